"""Turn a drag of each handle on the stage into an operation on the key under the playhead."""

from __future__ import annotations

from math import degrees, radians
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from body_model.plain_types import Vector
from signer.document.values import Orientation
from signer.kinematics import limits
from signer.kinematics.limits import Range
from signer.lazy import lazily
from signer.studio.background.contacts import Contacts
from signer.studio.background.possibilities import PossibilityFinder
from signer.studio.editing.detent import Detent
from signer.studio.editing.session import Session

with lazily():
    from signer.motion.operations import editing, hand_edits


if TYPE_CHECKING:
    from body_model.arrays import Array
    from body_model.surface_point import SurfacePoint
    from signer.motion.operations.ranges import DialName
    from signer.studio.background.possibilities import Possibilities
    from signer.studio.stage.handles import WristAxis
    from signer.studio.stage.view import StageView


_RANGES: Final[dict[WristAxis, tuple[DialName, Range]]] = {
    "turn": ("pronation_rad", limits.PRONATION),
    "bend": ("flexion_rad", limits.FLEXION),
    "side": ("deviation_rad", limits.DEVIATION),
}


class StageEdits(QObject):
    """Carries the stage's drags to the session.

    Angles of a drag count from its beginning, as the session does.
    """

    def __init__(
        self, stage: StageView, session: Session, contacts: Contacts, possibilities: PossibilityFinder
    ) -> None:
        super().__init__(stage)
        self._session, self._contacts, self._possibilities = session, contacts, possibilities
        self._elbow = Detent()
        self._start = session.sign
        self._angles: Orientation | None = None
        """Those of the wrist at the beginning of the drag, from which it counts."""
        self._wrist: dict[WristAxis, Detent] = {axis: Detent() for axis in _RANGES}
        stage.pointer.drag_started.connect(self._begin)
        stage.pointer.drag_ended.connect(session.end_gesture)
        stage.pointer.drag_cancelled.connect(session.cancel_gesture)
        session.gesture_broken.connect(stage.pointer.give_up)
        stage.pointer.elbow_dragged.connect(self._on_elbow)
        stage.pointer.wrist_dragged.connect(self._on_wrist)
        stage.pointer.target_dragged.connect(self._on_target)
        stage.place_dragged.connect(self._on_place)
        stage.pointer.site_clicked.connect(contacts.bring)
        possibilities.found.connect(self._show_possible)

    def _show_possible(self, found: Possibilities | None) -> None:
        """Take what is possible for the hand; its edges at the body hold a drag."""
        self._elbow.show_possible(None if found is None else found.elbow.possible)
        for axis, detent in self._wrist.items():
            detent.show_possible(None if found is None else found.dial(_RANGES[axis][0]))

    def _begin(self, _what: object) -> None:
        for detent in (self._elbow, *self._wrist.values()):
            detent.begin()
        self._session.begin_gesture()
        self._start, self._angles = self._session.sign, None

    def _on_elbow(self, point: Array) -> None:
        found = self._session.perform(hand_edits.DragElbow(_vector(point)))
        if found.value is None:
            return
        asked_deg = degrees(found.value)
        value_deg = self._elbow.answer(asked_deg)
        if value_deg != asked_deg:
            found = self._session.perform(hand_edits.RaiseElbow(radians(value_deg)))
        self._say_bound(self._elbow.words or found.words)

    def _on_wrist(self, axis: WristAxis, delta_rad: float) -> None:
        if self._angles is None:
            self._angles = editing.wrist_at(
                self._session.character, self._start, self._session.selection.role, self._session.playhead_s
            )
        name, reach = _RANGES[axis]
        asked_rad = min(max(getattr(self._angles, name) + delta_rad, reach.low_rad), reach.high_rad)
        detent = self._wrist[axis]
        value_rad = radians(detent.answer(degrees(asked_rad)))
        found = self._session.perform(hand_edits.TurnWrist(name, value_rad, self._possibilities.keeps_elbow))
        self._say_bound(detent.words or found.words)

    def _say_bound(self, words: str) -> None:
        """Say what keeps a drag from going further; a change that goes on takes it away by itself."""
        if words:
            self._session.tell(words)

    def _on_target(self, point: Array) -> None:
        self._session.perform(hand_edits.MoveTarget(_vector(point)))

    def _on_place(self, point: SurfacePoint) -> None:
        self._session.perform(hand_edits.SlideOnSkin(point))


def _vector(point: Array) -> Vector:
    x, y, z = (float(value) for value in point)
    return x, y, z
