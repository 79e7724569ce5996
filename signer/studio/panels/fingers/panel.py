"""Bending fingers: every joint of the hand under the playhead, on a live picture of it.

The hand can be kept as a handshape of one's own.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame

from body_model.plain_types import Side
from handshapes import catalogue
from handshapes.handshape import DIGITS, DigitName
from handshapes.joints import angles_of
from signer.document import queries
from signer.document.tracks.hand import Key
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.editing.gestures import follow
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.hearing import hear
from signer.studio.language import named, tr, translated
from signer.studio.look import plain, theme
from signer.studio.panels.fingers.joint_bars import DIGITS as JOINTS_OF
from signer.studio.panels.fingers.joint_bars import FingerJoints, joint_dots, joint_of
from signer.studio.panels.fingers.saving import SavingGroup
from signer.studio.panels.hand_turn import TurnedHand
from signer.studio.widgets.pieces import Elided, beneath, button, heading, identify, row, rule
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.workspace import Panel, Workspace
from signer.words import wording
from signer.words.wording import SIDES

with lazily():
    from signer.motion.operations import hand_edits
    from signer.motion.posture import self_collision


LEAST_PICTURE_PX: Final = 108  # so that all stands in the lowest window
TALLEST: Final = 1.4
"""Height of the picture, times the panel's width, at most: a hand is no taller, and stands at its foot."""
_FINGERS: Final = tuple(Segment(digit, named(digit.capitalize())) for digit in DIGITS)


class FingersPanel(QFrame):
    """Stands in the place of the posture while fingers are bent.

    Signals:
        closed(): the user is done.
    """

    closed = Signal()

    def __init__(self, session: Session, player: Player, own: OwnHandshapes) -> None:
        super().__init__()
        identify(self, "fingers", kind="panel")
        self._session, self._player = session, player
        self._form: HandForm | None = None
        self._side: Side = "right"
        self._digit: DigitName = "index"
        self._title = heading("")
        self._shape = Elided("", 2, name="fingers.shape")
        self._close = button(icon="x", name="fingers.close", tip=tr("Back to the posture (Esc)"))
        self._close.clicked.connect(self.closed)
        self.picture = TurnedHand("fingers", tr("The hand; its joints choose a finger"), self._render)
        self.picture.setMinimumHeight(LEAST_PICTURE_PX)
        self.picture.chosen.connect(self._on_joint)
        self._digits = Segments(
            "fingers.digit", tr("Finger"), _FINGERS, snug=True
        )  # five words in the width of the dock
        self._digits.chosen.connect(
            lambda name: self._show_digit(next(digit for digit in DIGITS if digit == name))
        )
        self.joints = FingerJoints()
        self.saving = SavingGroup(session, own)
        self.saving.name.left.connect(self.setFocus)
        self._undo_finger = button(tr("Finger as it was"), name="fingers.reset_finger")
        self._undo_finger.clicked.connect(lambda: self._reset(JOINTS_OF[self._digit]))
        self._undo_hand = button(tr("Hand as it was"), name="fingers.reset_hand")
        self._undo_hand.clicked.connect(
            lambda: self._reset(tuple(name for names in JOINTS_OF.values() for name in names))
        )
        self._lay_out()
        self._connect()
        self._show_digit("index")
        self._show_key()

    def _lay_out(self) -> None:
        head = row(self._title, self._shape, None, self._close, gap=6)
        undo = row(self._undo_finger, self._undo_hand, None, gap=6)
        joints = (rule(), self._digits, self.joints, undo, rule(), self.saving, None)
        margins = (theme.MARGIN, 6, theme.MARGIN, theme.MARGIN)
        beneath(self, head, (self.picture, 100), self.picture.sides, *joints, gap=6, margins=margins)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.setMaximumHeight(round(TALLEST * self.width()))

    def _connect(self) -> None:
        session = self._session
        follow(self.joints, session)
        self.joints.wished.connect(self._bend)
        self.joints.refused.connect(self.saving.say)
        hear(self._show_key, session.sign_changed, session.selection_changed)
        session.signer_changed.connect(lambda: self.picture.careful.start(0))
        hear(self._on_playhead_moved, self._player.playhead_moved, self._player.playing_changed)

    # Keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.joints.rows[JOINTS_OF[self._digit][0]].bar.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # What is shown

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:
            self._show_key()

    def _key(self) -> Key | None:
        """The key that bending changes.

        The one under the playhead, or the one that a new one would be made from.
        """
        return self._session.working_key() if self._session.auto_key else self._session.current_key()

    def _show_key(self, *_changed: object) -> None:
        if not self.isVisible():
            return
        key = self._key()
        side = queries.side_of(self._session.sign, self._session.selection.role)
        self._title.setText(begins(tr("{side} fingers", side=translated(SIDES[side]))))
        self._shape.setText(translated(wording.key_title(key)) if key is not None else "")
        usual = _usual(key)
        has_hand = key is not None and usual is not None
        for part in (self.joints, self._undo_finger, self._undo_hand):
            part.setEnabled(has_hand)
        self.saving.show_key(key if has_hand else None)
        if key is None or usual is None:
            self._form = None
            self._render()
            return
        made_from = translated(wording.handshape_title(key.handshape))
        for undo, what in ((self._undo_finger, tr("This finger")), (self._undo_hand, tr("The whole hand"))):
            undo.setToolTip(plain.tip(tr("{what} as {made_from} has it", what=what, made_from=made_from)))
        self.joints.show_angles(usual | dict(key.joints), usual)
        if (key.form, side) != (self._form, self._side):
            self._form, self._side = key.form, side
            self.picture.draw_twice()

    def _show_digit(self, digit: DigitName) -> None:
        self._digit = digit
        self._digits.choose(digit)
        self.joints.show_digit(digit)
        if not joint_is_of(self.picture.chosen_dot, digit):
            self.picture.set_chosen(f"{digit}.0")

    def _on_joint(self, dot_id: str) -> None:
        digit, first = joint_of(dot_id)
        self._show_digit(digit)
        self.picture.set_chosen(dot_id)
        self.joints.rows[JOINTS_OF[digit][first]].bar.setFocus()

    # Changing

    def _bend(self, joint: str, angle_rad: float) -> None:
        self._session.perform(hand_edits.BendFingers(((joint, angle_rad),)))
        self._show_key()

    def _reset(self, names: tuple[str, ...]) -> None:
        usual = _usual(self._key())
        if usual is not None:
            self._session.break_gesture()
            angles = tuple((name, usual[name]) for name in names)
            self._session.perform(hand_edits.BendFingers(angles, tr("Bend fingers back")))

    # Rendering

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_key()
        self.picture.careful.start(0)

    def _render(self, *, quick: bool = False) -> None:
        if self._form is None:
            self.saving.doubt("")
            self.picture.set_dots(())
            self.picture.set_picture(
                None,
                tr(
                    "No key here. Put the playhead on one, or choose a handshape: then its fingers are bent "
                    "here."
                ),
            )
        elif self.isVisible():
            character, form = self._session.character, self._form
            drawn = self.picture.closeup(character, form, self._side, quick=quick, fills=False)
            self.picture.set_picture(drawn.image)
            self.picture.set_dots(joint_dots(drawn, self._side))
            if not joint_is_of(self.picture.chosen_dot, self._digit):
                self.picture.set_chosen(f"{self._digit}.0")
            if not quick:
                self._look_for_crossings(self._form)

    def _look_for_crossings(self, form: HandForm) -> None:
        """Tell where fingers stand in each other.

        When the hand is left alone, for this takes longer than a picture's turn.
        """
        crossing = self_collision.self_collision_of(self._session.character, form) if form.joints else None
        self.saving.doubt(crossing.words if crossing is not None else "")


def joint_is_of(dot_id: str, digit: DigitName) -> bool:
    """Return whether a dot of the picture is a joint of this digit."""
    return dot_id.startswith(f"{digit}.")


def _usual(key: Key | None) -> dict[str, float] | None:
    """Return the joint angles of a key's handshape, rad; None without a key or for an unknown one."""
    try:
        return angles_of(catalogue.find(key.handshape)) if key is not None else None
    except LookupError:
        return None


def _make(workspace: Workspace) -> FingersPanel:
    return FingersPanel(workspace.session, workspace.player, workspace.own)


PANEL: Final = Panel(
    "fingers",
    tr("Bend fingers…"),
    "over tabs",
    _make,
    "Ctrl+B",
    tr("Bend every joint of the hand, and keep it as a handshape of your own"),
)
