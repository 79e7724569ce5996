"""Turn a drag of each handle on the stage into an operation on the key under the playhead."""

from __future__ import annotations

from math import degrees, radians
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import LaneName, Orientation, SkinSpot
from signer.kinematics import limits
from signer.kinematics.limits import Range
from signer.lazy import lazily
from signer.motion.places.spots import mirrored_spot, spot_at
from signer.studio.background.contacts import Contacts
from signer.studio.background.possibilities import PossibilityFinder
from signer.studio.editing.detent import Detent
from signer.studio.editing.session import Session

with lazily():
    from signer.motion import posing
    from signer.motion.wishes import holding, reposing


if TYPE_CHECKING:
    from body_model.arrays import Array
    from body_model.surface_point import SurfacePoint
    from signer.motion.wishes.holding import DialName
    from signer.studio.background.possibilities import Possibilities
    from signer.studio.stage.handles import WristAxis
    from signer.studio.stage.view import StageView


_RANGES: Final[dict[WristAxis, tuple[DialName, Range]]] = {
    "turn": ("pronation_rad", limits.PRONATION),
    "bend": ("flexion_rad", limits.FLEXION),
    "side": ("deviation_rad", limits.DEVIATION),
}


class StageWishes(QObject):
    """Carries the stage's drags to the session; angles of a drag count from its beginning, as the session does."""

    def __init__(self, stage: StageView, session: Session, contacts: Contacts, possibilities: PossibilityFinder) -> None:
        super().__init__(stage)
        self._session, self._contacts, self._possibilities = session, contacts, possibilities
        self._elbow = Detent()
        self._wrist: dict[WristAxis, Detent] = {axis: Detent() for axis in _RANGES}
        stage.drag_started.connect(self._begin)
        stage.drag_ended.connect(session.end_gesture)
        stage.drag_cancelled.connect(session.cancel_gesture)
        session.gesture_broken.connect(stage.give_up_drag)
        stage.elbow_dragged.connect(self._on_elbow)
        stage.wrist_dragged.connect(self._on_wrist)
        stage.target_dragged.connect(self._on_target)
        stage.place_dragged.connect(self._on_place)
        stage.site_clicked.connect(contacts.bring)
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

    def _on_elbow(self, point: Array) -> None:
        bound = ""

        def dragged(sign: Sign, lane: LaneName, key: Key) -> Key:
            nonlocal bound
            held = holding.dragged_within(load_character(), sign, lane, key, point)
            wish_deg = degrees(held.angle_rad)
            value_deg = self._elbow.answer(wish_deg)
            if value_deg != wish_deg:
                held = holding.raised_within(load_character(), sign, lane, key, radians(value_deg))
            bound = self._elbow.words or held.words
            return held.key

        self._session.edit_key(dragged, "Change elbow height", "elbow")
        self._say_bound(bound)

    def _on_wrist(self, axis: WristAxis, delta_rad: float) -> None:
        keep, bound = self._possibilities.keeps_elbow, ""

        def turned(sign: Sign, lane: LaneName, key: Key) -> Key:
            nonlocal bound
            name, reach = _RANGES[axis]
            wish = getattr(_angles(sign, lane, key), name) + delta_rad
            detent = self._wrist[axis]
            value_deg = detent.answer(degrees(min(max(wish, reach.low_rad), reach.high_rad)))
            held = holding.turned_within(load_character(), sign, lane, key, name, radians(value_deg), keep_elbow=keep)
            bound = detent.words or held.words
            return held.key

        self._session.edit_key(turned, "Turn wrist", "wrist")
        self._say_bound(bound)

    def _say_bound(self, words: str) -> None:
        """Say what keeps a drag from going further; a change that goes on takes it away by itself."""
        if words:
            self._session.tell(words)

    def _on_target(self, point: Array) -> None:
        def moved(sign: Sign, lane: LaneName, key: Key) -> Key:
            return reposing.with_space_point(load_character(), sign, lane, key, point)

        self._session.edit_key(moved, "Move target", "target")

    def _on_place(self, point: SurfacePoint) -> None:
        def slid(sign: Sign, lane: LaneName, key: Key) -> Key:
            own = key.contact.site if key.contact is not None else None
            spot = spot_at(point, own.name if isinstance(own, SkinSpot) else "")
            return reposing.slid_over_skin(
                load_character(), sign, lane, key, spot if sign.dominant_side == "right" else mirrored_spot(spot)
            )

        self._session.edit_key(slid, "Move place", "target")


def _angles(sign: Sign, lane: LaneName, key: Key) -> Orientation:
    """The wrist's angles that a drag goes on from: those of the key, or, where it tells directions, those its hand really has."""
    if isinstance(key.orientation, Orientation):
        return key.orientation
    return posing.pose_at(sign, key.time_s).hands[lane].orientation
