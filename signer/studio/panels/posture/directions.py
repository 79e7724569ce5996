"""The directions of the posture panel: where the palm and the fingers point, as the signer sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import Signal

from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.panels.posture.world_switch import KeepDirections
from signer.studio.widgets.direction_pad import DirectionPad
from signer.studio.widgets.fold import Fold
from signer.studio.widgets.pieces import row
from signer.words import facing, went_along

with lazily():
    from signer.motion.operations import hand_edits


if TYPE_CHECKING:
    from signer.kinematics.orientation import DirectionName
    from signer.motion.pose import Pose

ANYWAY: Final = "Again for it anyway."
"""What a second press of the same direction does where the first one was not met."""
What: TypeAlias = Literal["palm", "fingers"]


class DirectionsGroup(Fold):
    """One click points the palm or the fingers along a direction of the world; the contact is kept.

    Signals:
        hovered(what, name): "palm" or "fingers" and the direction under the pointer; empty when it left.
        refused(): a direction was asked for that leaves the hand as it is; `refusal` says so.
    """

    hovered = Signal(str, str)
    refused = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("posture.directions", "Directions")
        self._session = session
        self._asked: tuple[What, str] | None = None
        self._shown: Pose | None = None
        self._before: tuple[What, Pose] | None = None
        """What was pointed last and the pose before, until the pose after it has come."""
        self.refusal = ""
        """By how much what was pointed last is off and why, or why it was not possible; empty when it was
        met."""
        self.palm = self._pad("palm", "Palm")
        self.fingers = self._pad("fingers", "Fingers")
        self.keep = KeepDirections(session)
        self.fill(row(self.palm, self.fingers, gap=4), self.keep)
        self._faces = ""
        self.opened.connect(lambda _on: self._answer())
        self._answer()

    def show_pose(self, pose: Pose, role: HandRole) -> None:
        """Show where palm and fingers point."""
        if self._before is not None and self._before[1] is not pose:
            words = went_along.after_pointing(self._before[0], role, self._before[1], pose)
            self._before = None
            if words:
                self._session.tell(words)
        self._shown = pose
        turned = facing.facing(pose, role)
        self.keep.show_key(self._session.current_key())
        self.palm.show_direction(turned.palm)
        self.fingers.show_direction(turned.fingers)
        palm, fingers = (facing.nearest(each)[0] for each in turned)
        self._faces = f"palm {palm}, fingers {fingers}"
        self._answer()

    def _answer(self) -> None:
        """Say whose left and right they are, or folded away: which way the hand faces."""
        self.say("the signer's own" if self.is_open else self._faces)

    def forget_wish(self) -> None:
        """Something else changed."""
        self._asked = self._before = None
        self.refusal = ""

    def _pad(self, what: What, title: str) -> DirectionPad:
        pad = DirectionPad(f"posture.{what}", title)
        pad.chosen.connect(lambda name: self._face(what, name))
        pad.hovered.connect(lambda name: self.hovered.emit(what, name))
        return pad

    def _face(self, what: What, name: DirectionName) -> None:
        before, anyway = self._shown, self._asked == (what, name) and bool(self.refusal)
        done = self._session.perform(hand_edits.Face(what, name, anyway))
        self._asked = (what, name)
        self._before = (what, before) if done.changed and before is not None else None
        self.refusal = f"{done.words} {ANYWAY}" if done.words and not anyway else done.words
        if not done.changed and done.words:
            self.refused.emit()
