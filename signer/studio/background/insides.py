"""Penetration of the hands, kept current for the pose under the playhead."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.player import Player
from signer.studio.editing.soon import Soon, later
from signer.studio.language import tr
from signer.words.readings import UNMEASURED, Reading, inside_reading

with lazily():
    from signer.motion.checks import skin_gap
    from signer.motion.posture import penetration


if TYPE_CHECKING:
    from body_model.distance.exact import Sunk
    from body_model.model import Body
    from signer.motion.pose import Pose

LOADED_MS: Final = 900
"""Delay after the first pose before the measures are loaded: the first pictures come before."""
WAIT_MS: Final = 150
"""Longer than the steps of a slow drag, in each of which it would cost a second painting else."""
BUDGET_S: Final = 0.012
"""Processor time that a measurement of a pose may take within a frame; when the last one took longer, the
next waits until poses do."""


class Found(NamedTuple):
    """Measurements of one pose.

    Attributes:
        inside: the worst place of each hand.
        sunk: every point deeper in something than flesh gives.
        gaps_m: signed distance from the skin of a hand to what it touches, m, of the hands that `skin_gaps`
            measures; none of them before they are measured.
    """

    pose: Pose
    inside: Mapping[HandRole, penetration.Inside]
    sunk: Sunk
    gaps_m: Mapping[HandRole, float]


class InsideFinder(QObject):
    """Measures poses as they come, at most one in each turn of the event loop.

    Gaps that take long are measured when poses wait, penetration meanwhile goes on.

    Signals:
        found(found): of the pose that is shown; None while nothing is known of it.
        gaps_found(found): the same with its gaps, which took longer.
    """

    found = Signal(object)
    gaps_found = Signal(object)

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self._of: Body | None = None
        """Body whose obstacles are loaded."""
        self._load: OneJob[Body] = OneJob(self)
        self._took_s = self._gaps_took_s = 0.0
        self._found: Found | None = None
        self._soon = Soon(self._measure, self)
        self._timer = later(self, self._measure_rest, WAIT_MS)
        self._loading = later(self, self._start_loading, LOADED_MS)
        player.pose_changed.connect(self._on_pose)

    @property
    def is_settled(self) -> bool:
        """Return whether the last announced measurement is up to date and whole."""
        pose = self._player.pose
        is_loaded = not self._load.is_busy and pose is not None and pose.character.body is self._of
        return is_loaded and not (self._timer.isActive() or self._soon.is_due)

    @property
    def is_due(self) -> bool:
        """Return whether the pose that is shown will be measured in this turn."""
        return self._soon.is_due

    def reading(self, role: HandRole) -> Reading:
        """Return the penetration of a hand in the shown pose; unknown while, or where, it is not measured."""
        found = self._found
        if found is None or found.pose is not self._player.pose:
            return inside_reading(None)
        if found.pose.character.body.distances is None:
            return UNMEASURED
        return inside_reading(found.inside[role])

    def gap_m(self, role: HandRole) -> float | None:
        """Return the signed distance from a hand's skin to what it touches in the shown pose.

        None until measured.
        """
        found = self._found
        return found.gaps_m.get(role) if found is not None and found.pose is self._player.pose else None

    def _on_pose(self, pose: Pose) -> None:
        if pose.character.body is self._of:
            self._wait()
            return
        if self._found is not None:
            self._found = None
            self.found.emit(None)
        if self._of is not None:
            self._timer.stop()
            self._start_loading()
        elif not (self._load.is_busy or self._loading.isActive()):
            self._loading.start()

    def _wait(self) -> None:
        """Measure soon what is quick, and the rest when poses wait."""
        if self._took_s <= BUDGET_S:
            self._soon.ask()
        elif self._found is not None:
            self._found = None
            self.found.emit(None)
        if max(self._took_s, self._gaps_took_s) <= BUDGET_S:
            self._timer.stop()
        else:
            self._timer.start()

    def _start_loading(self) -> None:
        if (pose := self._player.pose) is not None and not self._load.is_busy:
            shown = pose

            def load(_progress: object) -> Body:
                # what it is measured by is found here, not in the window's thread
                penetration.inside_of(shown)
                return shown.character.body

            self._load.start(load, self._on_loaded)

    def _on_loaded(self, of: Body) -> None:
        self._of, pose = of, self._player.pose
        if pose is None or pose.character.body is of:
            self._soon.ask()
        else:  # another signer was chosen meanwhile
            self._start_loading()

    def _measure(self) -> None:
        """Measure penetration, and gaps if they are quick."""
        self._measure_inside()
        if self._gaps_took_s <= BUDGET_S:
            self._measure_gaps()
        self.found.emit(self._found)

    def _measure_rest(self) -> None:
        """Measure what had to wait."""
        is_new = self._found is None or self._found.pose is not self._player.pose
        if is_new:
            self._measure_inside()
        self._measure_gaps()
        (self.found if is_new else self.gaps_found).emit(self._found)

    def _measure_inside(self) -> None:
        pose, start = self._player.pose, thread_time()
        self._found = (
            None
            if pose is None or pose.character.body is not self._of
            else Found(pose, penetration.inside_of(pose), penetration.too_deep_in(pose), {})
        )
        self._took_s = thread_time() - start

    def _measure_gaps(self) -> None:
        if self._found is not None:
            start = thread_time()
            self._found = self._found._replace(gaps_m=skin_gap.skin_gaps(self._found.pose))
            self._gaps_took_s = thread_time() - start


def inside_words(inside: penetration.Inside) -> str:
    """Describe a penetration: how deep, and in what."""
    return tr("{depth_mm:.0f} mm in the {into}", depth_mm=1000.0 * inside.depth_m, into=inside.into)
