"""Another signer beside the stage, who shows the same sign at the same moment from the same side."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from signer.characters.load import is_character, load_character, title_of
from signer.lazy import lazily
from signer.studio.drawing import framing
from signer.studio.drawing.camera import Camera
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.stage.canvas import Canvas
from signer.studio.stage.lower_edge import BELOW_BAR_PX
from signer.studio.stage.stage import Stage
from signer.studio.widgets.pieces import Elided, across, beneath, button, identify
from signer.words.readings import contact_reading

with lazily():
    from signer.motion import posing

if TYPE_CHECKING:
    from signer.motion.pose import Pose

LEAST_PX: Final = 250
"""Width of the signer beside the stage, px: hands and face are still seen apart."""


class NameCard(QFrame):
    """Card over a picture: who is seen there, and how far the hand is from its place."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        identify(self, name, kind="card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = Elided("", 1)
        across(self, self._words, gap=-1, margins=(8, 3, 8, 3))
        self.move(theme.MARGIN, BELOW_BAR_PX)
        self.hide()

    def say(self, words: str, room_px: int) -> None:
        """Show words in at most so many pixels."""
        self._words.setText(plain.caption(words))
        self.setAccessibleName(words)
        self.resize(min(self.sizeHint().width(), room_px), self.sizeHint().height())
        self.show()
        self.raise_()


class Compared(QFrame):
    """The signer with whom the one on the stage is compared; hidden while there is none.

    Signals:
        changed(): somebody else is compared, or nobody.
    """

    changed = Signal()

    def __init__(self, stage: Stage, session: Session, player: Player) -> None:
        super().__init__()
        identify(self, "compared", tr("The signer to compare with"))
        self._stage, self._session, self._player = stage, session, player
        self.signer = ""
        """Name of who is compared; empty for nobody."""
        self.pose: Pose | None = None
        """The pose that is shown; None for nobody's."""
        self._own, self._told = NameCard("compared.own", stage), NameCard("compared.told", self)
        close = button("", "x", name="compared.close", tip=tr("Compare with nobody"))
        close.clicked.connect(lambda: self.show_signer(""))
        self._canvas = Canvas(self)
        self._canvas.lower()
        beneath(self, (close, 0, Qt.AlignmentFlag.AlignRight), None, margins=theme.MARGIN)
        self.setMinimumWidth(LEAST_PX)
        self.hide()
        player.pose_changed.connect(self._on_pose)
        stage.camera_moved.connect(self._look)

    @property
    def is_drawn(self) -> bool:
        """Return whether the picture of the latest pose is drawn at full quality."""
        return self._canvas.is_drawn

    def show_signer(self, name: str) -> None:
        """Compare with a character, by its name; with nobody for an empty one."""
        if name == self.signer:
            return
        self.signer, self.pose = name, None
        for part in (self, self._own):
            part.setVisible(bool(name))
        self._stage.edge.closeup.offer(not name)
        self._on_pose(self._player.pose)
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._canvas.setGeometry(self.rect())  # as high as the stage: both are seen alike

    def _on_pose(self, shown: Pose | None) -> None:
        if not self.signer or shown is None or not is_character(self.signer):
            return
        character = load_character(self.signer)
        self.pose = pose = posing.pose_at(self._session.sign, shown.time_s, character)
        words = contact_reading(pose.hands[self._session.selection.role]).words
        room = self.width() - 2 * theme.MARGIN
        self._own.say(translated(title_of(shown.character.name)), room)  # the stage has its own reading
        self._told.say(f"{translated(title_of(self.signer))}: {translated(words)}", room)
        self._look()
        self._canvas.show_pose(pose)

    def _look(self) -> None:
        if self.pose is not None and (shown := self._player.pose) is not None:
            self._canvas.look_from(self._camera(shown, self.pose))

    def _camera(self, shown: Pose, pose: Pose) -> Camera:
        """Return a camera that shows a pose as the stage shows the other: as large, its contact as close."""
        stage, ratio = self._stage, pose.character.scale.height / shown.character.scale.height
        near = framing.sized(stage.camera, ratio)
        if stage.view != "closeup" or stage.is_on_face:
            return near
        hand = pose.hands[self._session.selection.role]
        return replace(framing.contact_camera(hand, framing.CLOSEUP_M), distance_m=near.distance_m)
