"""What is possible for the hand under the playhead, found when the hand has a moment: at once when that is quick, else at rest."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from signer.document.sign import Key, Sign
from signer.document.values import LaneName
from signer.studio.background import Job
from signer.studio.player import Player
from signer.studio.session import Session

if TYPE_CHECKING:
    from signer.motion.posture.around import Around
    from signer.motion.wishes.ranges import ElbowRange, Obstacle, WristRanges
    from signer.motion.wishes.shrugging import ShoulderRanges

AT_REST_MS: Final = 60
LATE_MS: Final = 90
"""A timer that comes as late as this was held up by drawing: the hand has not rested yet."""
BUDGET_S: Final = 0.035
"""What finding them may take of the processor within a frame; when the last time took longer, the next waits for rest."""


class Wanted(NamedTuple):
    """What the possibilities depend on."""

    key: Key
    lane: LaneName
    around: Around
    obstacle: Obstacle | None
    keeps_elbow: bool
    with_shoulder: bool


@dataclass(frozen=True, slots=True, eq=False)
class Possibilities:
    """What elbow, wrist and, if asked for, the shoulder of a key may do while its contact is kept."""

    elbow: ElbowRange
    wrist: WristRanges
    shoulder: ShoulderRanges | None = None


class Finder(QObject):
    """Keeps the possibilities of the key under the playhead current, at most one search in each turn of the event loop.

    Signals:
        found(possibilities): or None where there is no key, nor one before and one after.
    """

    found = Signal(object)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._lane = session.selection.lane
        self._keeps_elbow, self._with_shoulder = True, False
        self._measures = False
        self._asked: Wanted | None = None
        self._passed: tuple[Sign, float, LaneName, Key] | None = None
        self._took_s = 0.0
        self._job: Job[tuple[Possibilities, float]] | None = None
        self._waited = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        player.pose_changed.connect(self._schedule)
        session.selection_changed.connect(self._on_selection)

    @property
    def is_settled(self) -> bool:
        """Whether what was announced last is true now."""
        return not self._timer.isActive() and self._job is None and self._wanted() == self._asked

    def set_keeps_elbow(self, on: bool) -> None:
        """Whether turning the wrist keeps the elbow's height."""
        self._keeps_elbow = on
        self._schedule()

    def set_with_shoulder(self, on: bool) -> None:
        """Whether somebody sees what the shoulder may do; it takes time while something is dragged."""
        self._with_shoulder = on
        self._schedule()

    def set_measures(self) -> None:
        """Distances to the body can be measured from now on, and count."""
        if not self._measures:
            self._measures = True
            self._schedule()

    def _on_selection(self, *_changed: object) -> None:
        """What is possible for one hand is not said of the other meanwhile."""
        lane = self._session.selection.lane
        if lane != self._lane:
            self._lane, self._asked = lane, None
            if self._job is not None:
                self._job.drop()
                self._job = None
            self.found.emit(None)
        self._schedule()

    def _schedule(self, *_changed: object) -> None:
        if self._player.playing or self._player.pose is None:
            return
        self._wait()

    def _wait(self) -> None:
        self._waited.start()
        self._timer.start(AT_REST_MS if self._is_long else 0)

    @property
    def _is_long(self) -> bool:
        return self._took_s > BUDGET_S

    def _wanted(self) -> Wanted | None:
        # Loaded with the first pose, which needed them anyway; the first paint does not wait for them.
        from signer.motion.movement.together import around_for

        key, lane = self._key(), self._session.selection.lane
        if key is None:
            return None
        around, obstacle = around_for(self._session.sign, lane, key), self._obstacle(lane, key)
        return Wanted(key, lane, around, obstacle, self._keeps_elbow, self._with_shoulder)

    def _obstacle(self, lane: LaneName, key: Key) -> Obstacle | None:
        """The body and the other arm, once what measures the distance to them is there."""
        if not self._measures:
            return None
        from signer.motion.movement.together import other_arm_beside
        from signer.motion.wishes.ranges import Obstacle

        return Obstacle(other_arm_beside(self._session.sign, lane, key))

    def _key(self) -> Key | None:
        """The key under the playhead, or the one that a change between two keys would set there."""
        sign, time_s, lane = self._session.sign, self._session.playhead_s, self._session.selection.lane
        key, keys = self._session.current_key(), sign.lane(lane).keys
        if key is not None or not keys or not keys[0].time_s < time_s < keys[-1].time_s:
            return key
        moment = (sign, time_s, lane)
        if self._passed is None or self._passed[:3] != moment:
            from signer.motion.wishes.reposing import key_at

            self._passed = (*moment, key_at(sign, lane, time_s))
        return self._passed[3]

    def _on_time(self) -> None:
        wanted = self._wanted()
        if wanted == self._asked:
            return
        if self._is_long and self._waited.elapsed() > LATE_MS:
            self._wait()
            return
        self._asked = wanted
        if self._job is not None:
            self._job.drop()
            self._job = None
        if wanted is None:
            self.found.emit(None)
        elif self._is_long:
            # a search this long would be felt as a hitch, so the window goes on meanwhile
            self._job = Job(lambda _progress: _timed(wanted))
            self._job.start(self._on_found, lambda _error: None)
        else:
            self._on_found(_timed(wanted))

    def _on_found(self, answer: tuple[Possibilities, float]) -> None:
        self._job = None
        possibilities, self._took_s = answer
        self.found.emit(possibilities)


def _timed(wanted: Wanted) -> tuple[Possibilities, float]:
    from signer.motion.wishes.ranges import elbow_range, wrist_ranges
    from signer.motion.wishes.shrugging import shoulder_ranges

    start = thread_time()
    given = (wanted.key, wanted.lane, wanted.around)
    shoulder = shoulder_ranges(*given) if wanted.with_shoulder else None
    elbow, wrist = elbow_range(*given, wanted.obstacle), wrist_ranges(*given, wanted.obstacle, keep_elbow=wanted.keeps_elbow)
    possibilities = Possibilities(elbow, wrist, shoulder)
    return possibilities, thread_time() - start
