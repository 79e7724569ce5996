"""What is possible for the key under the playhead, found when the hand has a moment: at once when that is quick, else at rest."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from signer.document.sign import Key
from signer.document.values import LaneName
from signer.studio.background import Job
from signer.studio.player import Player
from signer.studio.session import Session

if TYPE_CHECKING:
    from signer.motion.ranges import ElbowRange, WristRanges
    from signer.motion.shoulders import Shoulder

AT_REST_MS: Final = 60
BUDGET_S: Final = 0.010
"""What finding them may take within a frame; when the last time took longer, the next waits until the hand rests."""


class Wanted(NamedTuple):
    """What the possibilities depend on."""

    key: Key
    lane: LaneName
    shoulder: Shoulder
    keeps_elbow: bool


@dataclass(frozen=True, slots=True, eq=False)
class Possibilities:
    """What elbow and wrist of a key may do while its contact is kept."""

    elbow: ElbowRange
    wrist: WristRanges


class Finder(QObject):
    """Keeps the possibilities of the key under the playhead current, at most one search in each turn of the event loop.

    Signals:
        found(possibilities): or None where there is no key to change.
    """

    found = Signal(object)

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self._keeps_elbow = True
        self._asked: Wanted | None = None
        self._took_s = 0.0
        self._job: Job[tuple[Possibilities, float]] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        player.pose_changed.connect(self._schedule)
        session.selection_changed.connect(self._schedule)

    @property
    def is_settled(self) -> bool:
        """Whether what was announced last is true now."""
        return not self._timer.isActive() and self._job is None and self._wanted() == self._asked

    def set_keeps_elbow(self, on: bool) -> None:
        """Whether turning the wrist keeps the elbow's height."""
        self._keeps_elbow = on
        self._schedule()

    def _schedule(self, *_changed: object) -> None:
        if self._player.playing or self._player.pose is None:
            return
        self._timer.start(AT_REST_MS if self._took_s > BUDGET_S else 0)

    def _wanted(self) -> Wanted | None:
        # Loaded with the first pose, which needed them anyway; the first paint does not wait for them.
        from signer.motion.shoulders import shoulder_for

        key, lane = self._session.current_key(), self._session.selection.lane
        return None if key is None else Wanted(key, lane, shoulder_for(self._session.sign, lane, key), self._keeps_elbow)

    def _on_time(self) -> None:
        wanted = self._wanted()
        if wanted == self._asked:
            return
        self._asked = wanted
        if self._job is not None:
            self._job.drop()
            self._job = None
        if wanted is None:
            self.found.emit(None)
        elif self._took_s > BUDGET_S:
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
    from signer.motion.ranges import elbow_range, wrist_ranges

    start = perf_counter()
    given = (wanted.key, wanted.lane, wanted.shoulder)
    possibilities = Possibilities(elbow_range(*given), wrist_ranges(*given, keep_elbow=wanted.keeps_elbow))
    return possibilities, perf_counter() - start
