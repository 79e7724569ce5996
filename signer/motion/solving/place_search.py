"""Search for the easiest posture of a hand that stays on its place: elbow alone, then wrist and elbow.

A fresh contact, Clear and Relax ask it. It is the descent of `signer.motion.solving.descent` with the measure
of comfort; what is told counts by how much it would change. Each posture is judged over the whole hold of its
key.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.comfort import ELBOW_HIGH_RAD
from signer.kinematics.limits import HIGH, LOW
from signer.kinematics.swivel import wrapped
from signer.motion.comfort.cover import THIRD, face_cost
from signer.motion.posture.fixed_point import MOST_ROUNDS
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.candidates import PLACE_CLOSELY, PLACE_ROUGHLY, SLACK
from signer.motion.solving.descent import (
    SURE_M,
    UNCLEAN,
    Budget,
    Evaluated,
    Free,
    Tell,
    cheapest,
    descend,
    moves_by,
    quietly,
)
from signer.motion.solving.directions import NEARLY, Asked
from signer.motion.solving.hold import HoldSamples, Tried

CHANGE_PER_RAD: Final = 1.5
"""Cost of a radian by which a wrist is turned away from what is told: 40 degrees count as much as one awkward
joint."""
ELBOW_COUNTS: Final = 0.5
"""Cost of a turn of the elbow beside one of the wrist: it changes less of what is said."""
AWKWARD: Final = 3.0
"""Discomfort that should not be chosen where there is anything else: what a told wrist may cost more by an
elbow that brings it out, and what a wrist past its ellipse and an elbow above its shoulder or behind the back
cost besides."""
_ELBOW_STEP_RAD: Final = np.radians(4.0)
_NEAR_DEG: Final = (
    (-60.0, -40.0, -25.0, -12.0, 0.0, 12.0, 25.0, 40.0, 60.0),
    (-50.0, -30.0, -15.0, 0.0, 15.0, 30.0, 50.0),
    (-15.0, 0.0, 15.0),
    (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
)
"""Changes of wrist (forearm turn, bend, side) and swivel that are tried together near by."""
_SECOND_DEG: Final = (
    (-80.0, -40.0, 0.0, 40.0, 80.0),
    (-30.0, 0.0, 30.0),
    (0.0,),
    (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
)
"""Likewise of a hand with two contacts: of its wrist only the turn about both is free."""
_FAR: Final = 3000
"""Number of postures tried all over the ranges."""
_MISS_PER_M: Final = 1000.0
"""Cost of a metre by which a second contact is missed: a millimetre counts as much as an awkward joint."""
_STEPS_RAD: Final = np.radians((10.0, 9.0, 5.0, 8.0))
"""First steps of polishing, of wrist and swivel."""
_ASKED_ROUNDS: Final = 12
"""Most rounds in which second contacts are found of postures that are measured for a direction."""
_BEST: Final = 4
"""So many of the least deep are tried about; half or double ends one of twelve contacts elsewhere."""
_SPREADS_RAD: Final = tuple(np.radians((14.0, 8.0, 8.0, 5.0, 4.0)))
"""Spread of each round about the least deep postures, where no posture is clear."""
_SWIVEL: Final = 3
"""Column of the swivel among free values."""


class FoundPosture(NamedTuple):
    """A posture in nothing: (3,) wrist and swivel, rad; None for a wrist that stays as it is told.

    `cost` is its discomfort with what its change counts; `is_bearable` whether no other wrist needs to be
    looked for.
    """

    wrist: Array | None
    swivel_rad: float
    cost: float
    is_bearable: bool = True


class SearchBudget(NamedTuple):
    """Budget of a search, in counts: one question has one answer on every machine.

    Attributes:
        descent: of each descent from many postures.
        measured: how many elbows are measured, and postures of each round about the least deep ones.
        about: how many are tried about each of these in a round.
        in_all: how many postures are measured for one key, those of later tries too; what is begun is ended.
    """

    descent: Budget
    measured: int
    about: int
    in_all: float = np.inf


THOROUGH: Final = SearchBudget(Budget(400, 12, 5, glances=3000), 48, 60)
AT_ONCE: Final = SearchBudget(Budget(160, 6, 2, glances=1000), 24, 40)
"""Budget where somebody waits for the search, and where it comes by the way."""
EASIEST: Final = SearchBudget(Budget(160, 6, 12, glances=1000), 24, 40)
"""Budget where the easiest of all is asked for: with half of its rounds relaxing twice goes on."""
FOR_TWO: Final = SearchBudget(Budget(96, 4, 2, glances=800), 16, 30, 112)
"""Budget where two hands are brought to each other: most are in each other then, and either of them may give
way."""


@dataclass
class Spent:
    """Number of postures that searches for one key have measured so far."""

    measured: int = 0


class _Measured(NamedTuple):
    """Postures (n, 4), and how much deeper than flesh gives each lies, m."""

    values: Array
    over_m: Array

    def rows(self, rows: Indices) -> "_Measured":
        return _Measured(self.values[rows], self.over_m[rows])


_NONE_MEASURED: Final = _Measured(np.zeros((0, 4)), np.zeros(0))  # nothing


@dataclass(frozen=True)
class Search:
    """A search for the easiest posture of one key that lies in nothing.

    Attributes:
        course: of the key.
        budget: how long it goes on.
        tell: called again and again; what it raises ends the search.
        sure_m: by how much less deep than flesh gives a posture is to be.
        change_per_rad: cost of a radian of change; zero where nothing that is told counts.
        bearable_m: how much deeper than flesh gives a posture may lie.
        asked: directions that a hand with two contacts is to have, as nearly as these let it.
        off_per_rad: cost of a radian by which the hand is off these.
        is_told: whether somebody chose the wrist: it is given up only where no bearable elbow helps.
        spent: what searches for the same key count together.
    """

    course: HoldSamples
    budget: SearchBudget = AT_ONCE
    tell: Tell = quietly
    sure_m: float = SURE_M
    change_per_rad: float = CHANGE_PER_RAD
    bearable_m: float = 0.0
    asked: Asked | None = None
    off_per_rad: float = NEARLY.per_rad
    is_told: bool = True
    spent: Spent = field(default_factory=Spent)

    @property
    def is_spent(self) -> bool:
        """Return whether nothing more is begun for this key."""
        return self.spent.measured >= self.budget.in_all

    def present_cost(self) -> float:
        """Discomfort of the posture as it is, its depth apart."""
        now = self._evaluated(self.course.as_it_is())
        return float(now.cost[0] + self._of_face(now, np.zeros(1, np.intp))[0])

    def hides_face(self) -> bool:
        """Return whether the posture as it is hides a third of the face."""
        return bool(self.course.as_it_is().look().face[0] >= THIRD)

    def easiest_elbow(self) -> FoundPosture | None:
        """The easiest clear elbow with the wrist as it is told; None where there is none."""
        steps = np.arange(1, int(np.pi / _ELBOW_STEP_RAD) + 1) * _ELBOW_STEP_RAD
        swivels = wrapped(self._now[_SWIVEL] + np.concatenate([[0.0], np.stack([steps, -steps], 1).ravel()]))
        tried = self.course.swivelled(swivels)
        found = self._evaluated(tried, counts_wrist=False)
        count = len(swivels)
        pool = cheapest(np.arange(float(count))[:, None], lambda _rows, _closely: found, count, every=1)
        # what a second contact is missed by says nothing of ease
        least = np.inf if self._has_second else float(found.cost.min()) if self.is_told else 0.0
        rows = pool.in_order()
        rows = rows.take(np.flatnonzero(rows.clean))
        likely = rows.values[:, 0].astype(np.intp)[: self.budget.measured]
        self.tell()
        self.spent.measured += len(likely)
        clear = likely[self._is_clear(tried.rows(likely))]
        if not len(clear):
            return None
        costs = found.cost[clear] + self._of_face(found, clear)
        swivel_rad, cost = float(swivels[clear[costs.argmin()]]), float(costs.min())
        is_clear = self._stays_clear(np.append(self._now[:3], swivel_rad))
        return FoundPosture(None, swivel_rad, cost, cost <= least + AWKWARD) if is_clear else None

    def easiest(self, *, far: bool = True) -> FoundPosture | None:
        """The easiest clear posture with wrist and elbow near by, or anywhere where none is clean near by.

        A wrist that nobody has told is looked for anywhere at once.

        Args:
            far: whether postures all over the ranges are tried too, and closer about the least deep ones.
        """
        best, least, beside = None, _NONE_MEASURED, self
        for values in self._stages(near=self.is_told or not far, far=far):
            found, measured, beside = self._descend(values)
            least = _least(least, measured)
            if found is not None and (best is None or found.cost < best.cost):
                best = found
            if best is not None and best.cost < UNCLEAN:
                return best
        return best or (beside._refined(least) if far and not self._has_second else None)

    def relaxed(self) -> FoundPosture | None:
        """The easiest posture that is clear, near by or all over the ranges."""
        stages = self._stages(near=True, far=True)
        found = [found for found, _, _ in map(self._descend, stages) if found is not None]
        return min(found, key=lambda one: one.cost) if found else None

    @property
    def _now(self) -> Array:
        return self.course.posture

    @property
    def _has_second(self) -> bool:
        constraint = self.course.solved.constraint
        return constraint is not None and constraint.second is not None

    @cached_property
    def _height_now(self) -> float:
        return elbow_height_of(self.course.solved)

    def _stages(self, *, near: bool, far: bool) -> list[Array]:
        """Postures (n, 4) to go down from, near by and all over the ranges; of two contacts about both."""
        if self._has_second:
            return [self._now + _grid(_SECOND_DEG)]
        return [_near(self._now)] * near + [_all_over()] * far

    def _descend(self, values: Array) -> "tuple[FoundPosture | None, _Measured, Search]":
        """The easiest clear posture that a descent from many finds, what was measured, and beside what."""
        self.tell()
        budget = self.budget.descent
        low = descend(values, self._solved, _FREE, budget._replace(rounds=1) if self._has_second else budget)
        self.tell()
        return (None, _NONE_MEASURED, self) if low is None else self._measured(low.ways_back(budget.seeds))

    def _refined(self, least: "_Measured") -> FoundPosture | None:
        """A clear posture about the least deep ones that were measured."""
        rng, search = np.random.default_rng(0), self  # the same question has the same answer
        for spread in _SPREADS_RAD:
            least = _Measured(*(column[:_BEST] for column in least))
            if not len(least.over_m) or self.is_spent:
                return None
            self.tell()
            about = np.repeat(np.arange(len(least.over_m)), self.budget.about)
            values = _within(least.values[about] + rng.normal(0.0, spread, (len(about), 4)))
            solved = search._solved(values, True)
            good = np.flatnonzero(~solved.bad)
            total, _ = solved.looked(good)
            found, measured, search = search._measured(
                values[good[np.argsort(total, kind="stable")[: self.budget.measured]]]
            )
            if found is not None:
                return found
            least = _least(least, measured)
        return None

    def _measured(self, values: Array) -> "tuple[FoundPosture | None, _Measured, Search]":
        """The easiest that is clear of postures (n, 4), how deep each lies, and beside what it was measured.

        Where each hand goes to the other, that one moves too. What looks clear of it as it is is measured
        again beside it as it goes along with the easiest of them.
        """
        # whoever asks for directions measures the one that is chosen once more, with its exact second contact
        rounds = MOST_ROUNDS if self.asked is None else _ASKED_ROUNDS
        self.spent.measured += len(values)
        tried = self.course.wristed(values, second_rounds=rounds)
        found, over = self._evaluated(tried), tried.over_m()
        cost = found.cost + self._of_face(found, np.arange(len(values)))
        is_clear = ~found.bad & (over <= self.bearable_m - self.sure_m)
        order = np.argsort(np.where(is_clear, cost, np.inf), kind="stable")[: int(is_clear.sum())]
        beside = self
        if len(order) and self.course.obstacle.partner is not None:
            beside = replace(self, course=self.course.gone_along(values[order[0]]))
            over[order] = beside.course.wristed(values[order], second_rounds=rounds).over_m()
            order = order[over[order] <= self.bearable_m - self.sure_m]
        measured = _Measured(values, over).rows(np.flatnonzero(~found.bad))
        if not len(order) or not beside._stays_clear(values[order[0]]):
            return None, measured, beside
        best = order[0]
        wrist, swivel_rad = values[best, :3], float(wrapped(values[best, 3]))
        return FoundPosture(wrist, swivel_rad, float(cost[best])), measured, beside

    def _stays_clear(self, posture: Array) -> bool:
        """Return whether a clear posture (4,) is clear of the other hand, too, as that goes along with it."""
        if self.course.obstacle.partner is None:
            return True
        over = self.course.gone_along(posture).wristed(posture[None]).over_m()
        return bool(over[0] <= self.bearable_m - self.sure_m)

    def _is_clear(self, tried: Tried) -> Mask:
        """(n,) whether postures keep every limit and lie in nothing."""
        return np.asarray((tried.broken() == 0) & (tried.over_m() <= self.bearable_m - self.sure_m))

    def _solved(self, values: Array, closely: bool) -> Evaluated:
        return self._evaluated(self.course.wristed(values, PLACE_CLOSELY if closely else PLACE_ROUGHLY))

    def _evaluated(self, tried: Tried, *, counts_wrist: bool = True) -> Evaluated:
        """The cost of postures without the body, and what looks at them."""
        first = tried.moments[0]
        joints = first.joints()
        past = (first.past(joints).array() > SLACK).sum(axis=0)
        bad = tried.broken() != 0
        cost = first.terms(joints).total() + UNCLEAN * bad + AWKWARD * past
        if not self.is_told:
            cost = cost + AWKWARD * (first.heights() > ELBOW_HIGH_RAD)
        if self.change_per_rad:
            risen = np.abs(wrapped(first.heights() - self._height_now))
            turned = (
                np.abs(np.stack(first.wrist, axis=-1) - self._now[:3]).sum(axis=1) if counts_wrist else 0.0
            )
            cost = cost + self.change_per_rad * (turned + ELBOW_COUNTS * risen)
        if self.asked is not None:
            cost = cost + self.off_per_rad * self.asked.off_rad(self.course.solved.side, first.hands())
        if self._has_second:
            cost = cost + _MISS_PER_M * tried.missed_m()
        return Evaluated(tried, np.asarray(cost), bad, -self.bearable_m)

    @staticmethod
    def _of_face(found: Evaluated, rows: Indices) -> Array:
        """Cost (m,) of what some of the postures hide of the face."""
        return face_cost(found.look(rows).face) if len(rows) else np.zeros(0)


def _least(one: _Measured, other: _Measured) -> _Measured:
    """The measured postures of both, the least deep first."""
    both = _Measured(*(np.concatenate(columns) for columns in zip(one, other, strict=True)))
    return both.rows(np.argsort(both.over_m, kind="stable"))


def _within(values: Array) -> Array:
    """Free values (n, 4) whose wrists are brought back into their ranges."""
    kept = values.copy()
    kept[:, :3] = np.clip(kept[:, :3], LOW, HIGH)
    return kept


_FREE: Final = Free(_within, moves_by(_STEPS_RAD), _SWIVEL)


def _near(now: Array) -> Array:
    """(n, 4) rad, wrists within their ranges and swivels about a posture."""
    return np.unique(_within(now + _grid(_NEAR_DEG)), axis=0)


def _grid(degrees: tuple[tuple[float, ...], ...]) -> Array:
    tried = np.stack(np.meshgrid(*degrees, indexing="ij"), axis=-1).reshape(-1, len(degrees))
    return np.asarray(np.radians(tried), np.float64)


@lru_cache(maxsize=1)
def _all_over() -> Array:
    """(n, 4) rad, wrists and swivels that fill their ranges evenly.

    A lattice of rank 1 with the generalised golden ratio.
    """
    ratio = 1.1673039782614187  # the root of x**5 = x + 1
    shares = (np.arange(1, _FAR + 1)[:, None] * ratio ** -np.arange(1.0, 5.0)) % 1.0
    low, high = np.append(LOW, -np.pi), np.append(HIGH, np.pi)
    return np.asarray(low + shares * (high - low))
