"""What a drag on the stage means for the sign: each handle becomes a wish about the key under the playhead."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from signer.document.sign import Key, Sign
from signer.document.values import LaneName, Orientation
from signer.kinematics import limits
from signer.studio.local_wrist import local_orientation
from signer.studio.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from signer.studio.stage.handles import WristAxis
    from signer.studio.stage.view import StageView

    Array = NDArray[np.float64]

_RANGES: Final = {"turn": limits.PRONATION, "bend": limits.FLEXION, "side": limits.DEVIATION}


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
        stage.site_clicked.connect(self._on_site)

    def _on_elbow(self, point: Array) -> None:
        def dragged(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import elbow_dragged

            return elbow_dragged(sign, lane, key, point)

        self._session.edit_key(dragged, "Raise elbow", "elbow")

    def _on_wrist(self, axis: WristAxis, delta_rad: float) -> None:
        keep = self._keeps_elbow()

        def turned(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import turned_wrist

            return turned_wrist(sign, lane, key, _turned(local_orientation(sign, lane, key), axis, delta_rad), keep_elbow=keep)

        self._session.edit_key(turned, "Turn wrist", "wrist")

    def _on_target(self, point: Array) -> None:
        def moved(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import with_space_point

            return with_space_point(sign, lane, key, point)

        self._session.edit_key(moved, "Move target", "target")

    def _on_site(self, site_id: str) -> None:
        def placed(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import with_site

            return with_site(sign, lane, key, site_id)

        self._session.edit_key(placed, "Change site")


def _turned(orientation: Orientation, axis: WristAxis, delta_rad: float) -> Orientation:
    reach = _RANGES[axis]

    def within(angle_rad: float) -> float:
        return min(max(angle_rad + delta_rad, reach.low_rad), reach.high_rad)

    if axis == "turn":
        return replace(orientation, pronation_rad=within(orientation.pronation_rad))
    if axis == "bend":
        return replace(orientation, flexion_rad=within(orientation.flexion_rad))
    return replace(orientation, deviation_rad=within(orientation.deviation_rad))
