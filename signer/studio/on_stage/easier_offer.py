"""The offer of an easier posture on the stage: a ghost of the arm, what is easier, and a button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFrame

from signer.studio.background.easier import EasierFinder, Offer
from signer.studio.editing.soon import later
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.on_stage.ghost import drawn_arm
from signer.studio.stage.stage import Stage
from signer.studio.stage.traces import outlined
from signer.studio.widgets.pieces import Elided, across, button, identify
from signer.words.facing import easier_words

TINT: Final = "ok"
"""Colour of the ghost: what is well."""
AFTER_MS: Final = 60
_EDGE_PX: Final = 12
_HIGH_PX: Final = 36
_ABOVE_PX: Final = 48
"""Above the foot of the stage, whose line of words stays free."""
TAKE_TIP: Final = tr(
    "Take this posture: the ghost on the stage (E). Place and handshape stay; one undo step."
)
REFUSE_TIP: Final = tr("Leave this key as it is")


class EasierOffer(QFrame):
    """A card over the foot of the stage, there only while an easier posture is offered."""

    def __init__(self, stage: Stage, finder: EasierFinder) -> None:
        super().__init__(stage)
        identify(self, "easier", kind="card")
        self._stage, self._finder = stage, finder
        self._foot = (0, stage.width())
        self._offer: Offer | None = None
        self._words = Elided("", 1, name="easier.words")
        self._words.setFont(theme.font(theme.SMALL))
        self._take = button(tr("Take it"), name="easier.take", tip=TAKE_TIP, kind="raised", on=finder.take)
        refuse = button(icon="x", name="easier.refuse", tip=REFUSE_TIP, on=finder.refuse)
        box = across(self, gap=8, margins=(_EDGE_PX, 2, 4, 2))
        for part in (self._words, self._take, refuse):
            box.addWidget(part, 1 if part is self._words else 0, Qt.AlignmentFlag.AlignVCenter)
        self._wait = later(self, self._draw, AFTER_MS)
        finder.offered.connect(self.show_offer)
        stage.camera_moved.connect(self._on_camera)
        stage.foot_changed.connect(self._on_foot)
        stage.installEventFilter(self)
        theme.theme_changed.connect(self._on_camera)
        self.hide()

    @property
    def text(self) -> str:
        """Words of the posture that is offered; empty without one."""
        return self.accessibleName() if self._offer is not None else ""

    def show_offer(self, offer: Offer | None) -> None:
        """Show an offer; None takes it away."""
        self._offer = offer
        self._stage.traces.show_offer(None)
        self.setVisible(offer is not None)
        if offer is None:
            self._wait.stop()
            return
        words = translated(easier_words(offer.found.rise_rad, offer.found.tilt_rad, bares=offer.found.bares))
        self._words.setText(words)
        self.setAccessibleName(words)
        self._place()
        self.raise_()
        self._wait.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
            self._on_camera()
        return False

    def _on_foot(self, left_px: int, right_px: int) -> None:
        self._foot = (left_px, right_px)
        self._place()

    def _on_camera(self, *_changed: object) -> None:
        if self._offer is not None:
            self._stage.traces.show_offer(None)
            self._wait.start()

    def _draw(self) -> None:
        if self._offer is not None:
            drawn = self._ghost(self._offer)
            self._stage.traces.show_offer(None if drawn.isNull() else drawn)

    def _ghost(self, offer: Offer) -> QImage:
        pose = offer.pose
        drawn = drawn_arm(self._stage, pose.character, offer.sign, offer.at.side, pose.matrices)
        return drawn if drawn.isNull() else outlined(drawn, TINT)

    def _place(self) -> None:
        left, right = self._foot
        room = max(right - left - 2 * _EDGE_PX, self.minimumSizeHint().width())
        wide = min(self.sizeHint().width(), room)
        self.setGeometry(left + _EDGE_PX, self._stage.height() - _ABOVE_PX - _HIGH_PX, wide, _HIGH_PX)
