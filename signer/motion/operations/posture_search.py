"""The search for a posture in nothing about one contact.

Elbow and wrist tried in thousands, coarse to fine.

Each posture is solved with all others at once, those past a limit or surely deep in head or trunk are left
out, what is left is roughly looked at, the smallest change first, and only what looks hopeful is measured.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.distance_rough import DEEP_M, rough_depth
from signer.kinematics.limits import WRIST
from signer.kinematics.strain import strain
from signer.kinematics.swivel import natural_height, wrapped
from signer.motion.operations.broad_phase import HOPELESS_M, BroadPhase
from signer.motion.operations.candidates import Candidates
from signer.motion.operations.hold_samples import HoldSamples, Tried
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of

Tell = Callable[[], None]
"""Called between one part of a search and the next; what it raises ends the search."""

ELBOW_STEP_RAD: Final = np.radians(4.0)
_NEAR_DEG: Final = (
    (-60.0, -40.0, -25.0, -12.0, 0.0, 12.0, 25.0, 40.0, 60.0),
    (-50.0, -30.0, -15.0, 0.0, 15.0, 30.0, 50.0),
    (-15.0, 0.0, 15.0),
    (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
)
"""Changes of wrist (forearm turn, bend, side) and swivel that are tried together near by."""
_FAR: Final = 3000
"""How many postures are tried all over the ranges."""
_ELBOW_COUNTS: Final = 0.5
"""What a turn of the elbow counts beside one of the wrist: it changes less of what is said."""
_STRAIN_COUNTS: Final = 1.0
"""What strain counts beside a radian of change: of like changes the easier posture is taken."""
AT_EASE_RAD: Final = np.radians(50.0)
_BIT_FORCED_RAD: Final = np.radians(25.0)
_FORCED_COUNTS: Final = 2.0
"""How far from its natural height an elbow may stand before it looks forced, how much farther it is swung for
itself, and what a radian of that counts."""
_DEPTH_COUNTS: Final = 200.0
"""What a metre of rough depth counts: what looks clear is measured first."""
SURE_M: Final = 1e-4
"""By how much less deep than flesh gives is enough to be still clear when a posture is solved to the last
digit."""
_LOOKS_CLEAR_M: Final = -0.001
"""What is roughly no deeper than this is as good as any."""
_FIRST: Final = 8
_MOST: Final = 48
"""How many postures are measured at once: few while the first may do."""
_BEST: Final = 4
_ROUND: Final = 40
_SPREADS_RAD: Final = (np.radians(14.0), np.radians(8.0), np.radians(4.0))
"""About how many of the least deep postures, how many are tried in each round, and how far about."""
_HOPEFUL_M: Final = 0.012
_STEPS_BACK: Final = 12
LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])


def quietly() -> None:
    """Tell nobody."""


class FoundPosture(NamedTuple):
    """A posture in nothing: (3,) wrist and swivel, rad."""

    wrist: Array
    swivel_rad: float


class SearchBudget(NamedTuple):
    """Budget of a search, in counts: one question has one answer on every machine.

    Attributes:
        looked_at: how many postures of each stage are roughly looked at, half of them those of least change.
        measured: how many of these are measured.
        rounds: in how many rounds postures about the least deep ones are tried.
    """

    looked_at: int
    measured: int
    rounds: int


THOROUGH: Final = SearchBudget(1500, 192, 3)
AT_ONCE: Final = SearchBudget(200, 16, 3)
"""Where somebody waits for the search, and where it comes by the way."""
FOR_TWO: Final = SearchBudget(800, 48, 3)
"""Where two hands are brought to each other: for the one that was chosen. Most are in each other then, and to
try the other hand too takes longer than to look well."""


class _Measured(NamedTuple):
    """Postures (n, 4) of wrist and swivel, and how much deeper than flesh gives each lies (n,) m."""

    postures: Array
    over_m: Array


@dataclass(frozen=True)
class Search:
    """A search for postures of one key that lie in nothing.

    Attributes:
        course: of the key.
        patience: how long it goes on.
        tell: called again and again; what it raises ends the search.
        sure_m: by how much less deep than flesh gives a posture is to be.
    """

    course: HoldSamples
    patience: SearchBudget = THOROUGH
    tell: Tell = quietly
    sure_m: float = SURE_M

    @cached_property
    def _now(self) -> Array:
        return self.course.posture

    @cached_property
    def _glance(self) -> BroadPhase:
        return BroadPhase(self.course)

    def nearest_elbow(self, *, forced: bool) -> float | None:
        """The nearest swivel that brings the hand out while its wrist stays as the key tells it.

        Args:
            forced: whether it looks so: those that do and those that do not are asked for apart.
        """
        steps = np.arange(1, int(np.pi / ELBOW_STEP_RAD) + 1) * ELBOW_STEP_RAD
        swivels = wrapped(self.course.solved.swivel_rad + np.stack([steps, -steps], axis=1).ravel())
        tried = self.course.swivelled(swivels)
        rows = np.flatnonzero(tried.broken() == 0)
        bearable = max(
            float(forced_rad(self.course.swivelled(self._now[3:]).moments[0], self.course.solved)[0]),
            _BIT_FORCED_RAD,
        )
        rows = rows[(forced_rad(tried.moments[0], self.course.solved)[rows] > bearable) == forced]
        rows = rows[_hopeful(tried.rows(rows), len(swivels))]
        rows = rows[self._glance.over_m(tried.rows(rows)) < HOPELESS_M] if len(rows) else rows
        for some in _runs(rows[: self.patience.measured]):
            self.tell()
            is_clear = tried.rows(some).over_m() <= -self.sure_m
            if is_clear.any():
                return float(swivels[some[int(np.argmax(is_clear))]])
        return None

    def nearest_wrist(self, *, far: bool = True) -> FoundPosture | None:
        """A posture in nothing with wrist and elbow changed as little as is found to help.

        The wrist being told locally.

        Args:
            far: whether postures far off, and closer about the least deep ones, are tried when those near by
                do not help.
        """
        least = _Measured(np.zeros((0, 4)), np.zeros(0))
        for asked in (_near(self._now), _all_over()) if far else (_near(self._now),):
            found, measured = self._first_clear(asked)
            if found is not None:
                return self._drawn_back(found)
            least = _least(least, measured)
        found = self._refined(least) if far else None
        return None if found is None else self._drawn_back(found)

    def _first_clear(self, asked: Array) -> tuple[Array | None, _Measured]:
        """Return the clear one (4,) of postures (n, 4) that costs least, or None; and what was measured."""
        tried = self.course.wristed(asked)
        self.tell()
        rows = np.flatnonzero(tried.broken() == 0)
        cost = _cost(self.course.solved, tried.moments[0].rows(rows), self._now, asked[rows])
        order = self._mixed(np.argsort(cost, kind="stable"))
        order = order[_hopeful(tried.rows(rows[order]), self.patience.looked_at)]
        rows, cost = rows[order], cost[order]
        measured = []
        for some in _runs(self._most_hopeful(tried.rows(rows), cost)):
            self.tell()
            over = tried.rows(rows[some]).over_m()
            clear = some[over <= -self.sure_m]
            if len(clear):
                return asked[rows[clear[int(np.argmin(cost[clear]))]]], _Measured(asked[:0], np.zeros(0))
            measured.append(_Measured(asked[rows[some]], over))
        return None, _least(*measured) if measured else _Measured(asked[:0], np.zeros(0))

    def _mixed(self, order: Indices) -> Indices:
        """Rows in order, but behind those that may be half of what is looked at the others at random.

        What helps may be far off.
        """
        half = self.patience.looked_at // 2
        return np.concatenate([order[:half], np.random.default_rng(0).permutation(order[half:])])

    def _most_hopeful(self, tried: Tried, cost: Array) -> Indices:
        """The rows of postures that are worth to be measured.

        By turns what costs little, and what surely looks clear.
        """
        if not len(cost):
            return np.zeros(0, np.intp)
        over = self._glance.over_m(tried)
        cheap = np.argsort(cost + _DEPTH_COUNTS * np.maximum(over, 0.0), kind="stable")
        sure = np.lexsort((cost, np.maximum(over, _LOOKS_CLEAR_M)))
        by_turns = np.stack([cheap, sure], axis=1).ravel()
        _, first = np.unique(by_turns, return_index=True)
        rows = by_turns[np.sort(first)]
        return np.asarray(rows[over[rows] < HOPELESS_M][: self.patience.measured])

    def _refined(self, least: _Measured) -> Array | None:
        """A clear posture (4,) about the least deep ones that were measured."""
        rng = np.random.default_rng(0)  # the same question has the same answer
        for spread in _SPREADS_RAD[: self.patience.rounds]:
            if not len(least.over_m) or least.over_m[0] > _HOPEFUL_M:
                return None
            about = np.repeat(least.postures, _ROUND, axis=0)
            asked = about + rng.normal(0.0, spread, about.shape)
            asked[:, :3] = np.clip(asked[:, :3], LOW, HIGH)
            found, measured = self._first_clear(asked)
            if found is not None:
                return found
            least = _least(least, measured)
        return None

    def _drawn_back(self, found: Array) -> FoundPosture:
        """The last clear posture on the straight way back from a clear one to where the hand is."""
        shares = np.linspace(0.0, 1.0, _STEPS_BACK, endpoint=False)[1:]
        turn = np.concatenate([found[:3] - self._now[:3], wrapped(found[3:] - self._now[3])])
        between = self._now + shares[:, None] * turn
        tried = self.course.wristed(between)
        held_up = np.flatnonzero((tried.broken() != 0) | (tried.over_m() > -self.sure_m))
        first = int(held_up[-1]) + 1 if len(held_up) else 0
        best = between[first] if first < len(between) else found
        return FoundPosture(best[:3], float(wrapped(best[3])))


def _hopeful(tried: Tried, most: int) -> Indices:
    """The first rows of postures that are not surely deep in head or trunk."""
    solved, count = tried.course.solved, len(tried.moments[0].answer.posture.elbow)
    assert solved.constraint is not None
    found = np.zeros(0, np.intp)
    for first in range(0, count, most):
        if len(found) < most:
            rows = np.arange(first, min(first + most, count))
            depth = rough_depth(
                tried.course.solved.character.obstacles,
                solved.constraint.bodies(tried.moments[0].rows(rows).answer, solved.surroundings),
                solved.side,
            )
            found = np.concatenate([found, rows[depth < DEEP_M]])
    return found[:most]


def _cost(solved: SolvedPosture, tries: Candidates, now: Array, asked: Array) -> Array:
    """(n,) how much postures (n, 4) change, and how strained they are."""
    risen = wrapped(tries.heights() - elbow_height_of(solved))
    change = np.abs(asked[:, :3] - now[:3]).sum(axis=1) + _ELBOW_COUNTS * np.abs(risen)
    strained = _STRAIN_COUNTS * strain(tries.rig.arm, tries.answer.posture).total()
    return np.asarray(change + strained + _FORCED_COUNTS * forced_rad(tries, solved))


def forced_rad(tries: Candidates, solved: SolvedPosture) -> Array:
    """(n,) how much farther each elbow is from its natural height than looks at ease."""
    rig = tries.rig
    natural = natural_height(rig.arm, shoulder=rig.shoulder, target=solved.target)
    return np.asarray(np.maximum(np.abs(wrapped(tries.heights() - natural)) - AT_EASE_RAD, 0.0))


def _least(*measured: _Measured) -> _Measured:
    """The least deep of several."""
    postures, over = (np.concatenate(column) for column in zip(*measured, strict=True))
    order = np.argsort(over, kind="stable")[:_BEST]
    return _Measured(postures[order], over[order])


def _runs(rows: Indices) -> Iterator[Indices]:
    """The first few, then more at once."""
    first, count = 0, _FIRST
    while first < len(rows):
        yield rows[first : first + count]
        first, count = first + count, min(2 * count, _MOST)


def _near(now: Array) -> Array:
    """(n, 4) rad, wrists within their ranges and swivels about a posture."""
    tried = now + np.radians(np.stack(np.meshgrid(*_NEAR_DEG, indexing="ij"), axis=-1).reshape(-1, 4))
    tried[:, :3] = np.clip(tried[:, :3], LOW, HIGH)
    return np.unique(tried, axis=0)


@lru_cache(maxsize=1)
def _all_over() -> Array:
    """(n, 4) rad, wrists and swivels that fill their ranges evenly.

    A lattice of rank 1 with the generalised golden ratio.
    """
    ratio = 1.1673039782614187  # the root of x**5 = x + 1
    shares = (np.arange(1, _FAR + 1)[:, None] * ratio ** -np.arange(1.0, 5.0)) % 1.0
    low, high = np.append(LOW, -np.pi), np.append(HIGH, np.pi)
    return np.asarray(low + shares * (high - low))
