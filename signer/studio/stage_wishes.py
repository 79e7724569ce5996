"""What a drag on the stage means for the sign: each handle becomes a wish about the key under the playhead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from signer.document.sign import Key, Sign
from signer.document.values import LaneName, SkinSpot
from signer.kinematics import limits
from signer.kinematics.limits import Range
from signer.studio.local_wrist import local_orientation
from signer.studio.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from body_model.surface_point import SurfacePoint
    from signer.motion.wishes.holding import DialName
    from signer.studio.stage.handles import WristAxis
    from signer.studio.stage.view import StageView

    Array = NDArray[np.float64]

_RANGES: Final[dict[WristAxis, tuple[DialName, Range]]] = {
    "turn": ("pronation_rad", limits.PRONATION),
    "bend": ("flexion_rad", limits.FLEXION),
    "side": ("deviation_rad", limits.DEVIATION),
}


class StageWishes(QObject):
    """Carries the stage's drags to the session; angles of a drag count from its beginning, as the session does."""

    def __init__(self, stage: StageView, session: Session, keeps_elbow: Callable[[], bool]) -> None:
        super().__init__(stage)
        self._session, self._keeps_elbow = session, keeps_elbow
        stage.drag_started.connect(lambda _what: session.begin_gesture())
        stage.drag_ended.connect(session.end_gesture)
        stage.drag_cancelled.connect(session.cancel_gesture)
        session.gesture_broken.connect(stage.give_up_drag)
        stage.elbow_dragged.connect(self._on_elbow)
        stage.wrist_dragged.connect(self._on_wrist)
        stage.target_dragged.connect(self._on_target)
        stage.place_dragged.connect(self._on_place)
        stage.site_clicked.connect(self._on_site)

    def _on_elbow(self, point: Array) -> None:
        bound = ""

        def dragged(sign: Sign, lane: LaneName, key: Key) -> Key:
            nonlocal bound
            from signer.motion.wishes.holding import dragged_within

            held = dragged_within(sign, lane, key, point)
            bound = held.words
            return held.key

        self._session.edit_key(dragged, "Raise elbow", "elbow")
        self._say_bound(bound)

    def _on_wrist(self, axis: WristAxis, delta_rad: float) -> None:
        keep, bound = self._keeps_elbow(), ""

        def turned(sign: Sign, lane: LaneName, key: Key) -> Key:
            nonlocal bound
            from signer.motion.wishes.holding import turned_within

            name, reach = _RANGES[axis]
            wish = getattr(local_orientation(sign, lane, key), name) + delta_rad
            held = turned_within(sign, lane, key, name, min(max(wish, reach.low_rad), reach.high_rad), keep_elbow=keep)
            bound = held.words
            return held.key

        self._session.edit_key(turned, "Turn wrist", "wrist")
        self._say_bound(bound)

    def _say_bound(self, words: str) -> None:
        """Say what keeps a drag from going further; a change that goes on takes it away by itself."""
        if words:
            self._session.tell(words)

    def _on_target(self, point: Array) -> None:
        def moved(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.wishes.reposing import with_space_point

            return with_space_point(sign, lane, key, point)

        self._session.edit_key(moved, "Move target", "target")

    def _on_place(self, point: SurfacePoint) -> None:
        def slid(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.places.spots import mirrored_spot, spot_at
            from signer.motion.wishes.reposing import slid_over_skin

            own = key.contact.site if key.contact is not None else None
            spot = spot_at(point, own.name if isinstance(own, SkinSpot) else "")
            return slid_over_skin(sign, lane, key, spot if sign.dominant_side == "right" else mirrored_spot(spot))

        self._session.edit_key(slid, "Move place", "target")

    def _on_site(self, site_id: str) -> None:
        def placed(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.wishes.reposing import with_site

            return with_site(sign, lane, key, site_id)

        self._session.edit_key(placed, "Change site")
