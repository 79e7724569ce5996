"""Search for the easiest posture of a hand that stays on its place: elbow alone, then wrist and elbow.

A fresh contact, Clear and Relax ask it. It is the descent of `signer.motion.solving.descent` with the measure
of comfort; what is told counts by how much it would change. Each posture is judged over the whole hold of its
key.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array
from signer.kinematics.comfort import ELBOW_HIGH_RAD
from signer.kinematics.limits import HIGH, LOW
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import WristAngles
from signer.motion.comfort.body import HIDING
from signer.motion.posture.fixed_point import ROUGHLY
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.budgets import BUDGETS, PRICES, Budget
from signer.motion.solving.descent import (
    Evaluated,
    Free,
    Measured,
    PostureSearch,
    Tell,
    cheapest,
    moves_by,
    quietly,
)
from signer.motion.solving.directions import NEARLY, Asked
from signer.motion.solving.hold import HoldSamples, Tried


class _Tries(NamedTuple):
    """Postures that are tried.

    Attributes:
        elbow_rad: spacing of the swivels that are tried with the wrist as it is told.
        near_deg: changes of wrist (forearm turn, bend, side) and swivel that are tried together near by.
        second_deg: likewise of a hand with two contacts: of its wrist only the turn about both is free.
        far: number of postures all over the ranges.
        steps_rad: first steps of polishing, of wrist and swivel.
        best: so many of the least deep are tried about; half or double ends one of twelve contacts elsewhere.
        spreads_rad: spread of each round about the least deep postures, where no posture is clear.
        close_m: depth beyond what flesh gives, m; a round after which all lie deeper is the last one. With
            half or double 120 drawn contacts end the same, with double in a fifth more time.
    """

    elbow_rad: float
    near_deg: tuple[tuple[float, ...], ...]
    second_deg: tuple[tuple[float, ...], ...]
    far: int
    steps_rad: Array
    best: int
    spreads_rad: tuple[float, ...]
    close_m: float


_TRIES: Final = _Tries(
    elbow_rad=np.radians(4.0),
    near_deg=(
        (-60.0, -40.0, -25.0, -12.0, 0.0, 12.0, 25.0, 40.0, 60.0),
        (-50.0, -30.0, -15.0, 0.0, 15.0, 30.0, 50.0),
        (-15.0, 0.0, 15.0),
        (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
    ),
    second_deg=(
        (-80.0, -40.0, 0.0, 40.0, 80.0),
        (-30.0, 0.0, 30.0),
        (0.0,),
        (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
    ),
    far=3000,
    steps_rad=np.radians((10.0, 9.0, 5.0, 8.0)),
    best=4,
    spreads_rad=tuple(np.radians((14.0, 8.0, 8.0, 5.0, 4.0))),
    close_m=0.003,
)
_SWIVEL: Final = len(WristAngles._fields)
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


@dataclass(frozen=True)
class Search(PostureSearch):
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
    """

    course: HoldSamples
    budget: Budget = BUDGETS.at_once
    tell: Tell = quietly
    sure_m: float = ROUGHLY
    change_per_rad: float = PRICES.change_per_rad
    bearable_m: float = 0.0
    asked: Asked | None = None
    off_per_rad: float = NEARLY.per_rad
    is_told: bool = True

    def present_cost(self) -> float:
        """Discomfort of the posture as it is, its depth apart."""
        now = self._evaluated(self.course.as_it_is())
        return float(now.cost[0] + now.hides(np.zeros(1, np.intp))[0])

    def hides_face(self) -> bool:
        """Return whether the posture as it is hides a third of the face."""
        return bool(self.course.as_it_is().look().face[0] >= HIDING.third)

    def easiest_elbow(self) -> FoundPosture | None:
        """The easiest clear elbow with the wrist as it is told; None where there is none."""
        steps = np.arange(1, int(np.pi / _TRIES.elbow_rad) + 1) * _TRIES.elbow_rad
        turns = np.concatenate([[0.0], np.stack([steps, -steps], 1).ravel()])
        values = np.tile(self.course.posture, (len(turns), 1))
        values[:, _SWIVEL] = wrapped(values[:, _SWIVEL] + turns)
        rough = self._evaluated(self.course.swivelled(values[:, _SWIVEL]), counts_wrist=False)
        # past the dearest that keeps its limits there is nothing clean
        most = int((rough.cost <= rough.cost[~rough.bad].max(initial=-np.inf)).sum())
        pool = cheapest(rough, np.arange(float(len(turns)))[:, None], most, every=1).in_order()
        likely = pool.values[pool.clean, 0].astype(np.intp)[: self.budget.postures]
        self.tell()
        if not len(likely):
            return None
        found = self._measure(values[likely], rough.rows(likely))
        # what a second contact is missed by says nothing of ease
        least = np.inf if self._has_second else float(rough.cost.min()) if self.is_told else 0.0
        best = _cheaper(None, found)
        return best and best._replace(wrist=None, is_bearable=best.cost <= least + PRICES.awkward)

    def easiest(
        self, *, near: bool = True, far: bool = True, enough: float = PRICES.unclean
    ) -> FoundPosture | None:
        """The easiest clear posture with wrist and elbow near by, or anywhere; None where there is none.

        Args:
            near: whether postures near by are tried, first.
            far: whether postures all over the ranges are tried.
            enough: cost below which nothing more is tried.
        """
        values = self.course.posture
        if self._has_second:
            tried, budget = [values + _grid(_TRIES.second_deg)], self.budget._replace(rounds=1)
        else:
            tried, budget = [_near(values)] * near + [_all_over()] * far, self.budget
        measured, best = list[Measured](), None
        for values in tried:
            self.tell()
            found = self.descended(self.solved(values), values, _FREE, budget)
            measured += [found] if found is not None else []
            best = _cheaper(best, found)
            if best is not None and best.cost < enough:
                return best
        goes_on = best is None and measured and far and not self._has_second
        return self._refined(measured) if goes_on else best

    def _refined(self, measured: list[Measured]) -> FoundPosture | None:
        """A clear posture about the least deep ones that were measured, closer and closer to them."""
        rng = np.random.default_rng(0)  # the same question has the same answer
        for number, spread_rad in enumerate(_TRIES.spreads_rad):
            over_m = np.concatenate(
                [np.where(one.tried.broken() == 0, one.worst.over_m, np.inf) for one in measured]
            )
            least = np.argsort(over_m, kind="stable")[: min(_TRIES.best, int(np.isfinite(over_m).sum()))]
            if not len(least) or (number and over_m[least[0]] > _TRIES.close_m):
                return None
            values = np.concatenate([one.values for one in measured])[least].repeat(self.budget.about, axis=0)
            values = _within(values + rng.normal(0.0, spread_rad, values.shape))
            rough = self.solved(values)
            good = np.flatnonzero(~rough.bad)
            order = good[np.argsort(rough.looked(good)[0], kind="stable")]
            measured.append(self.measured(values[order[: self.budget.postures]]))
            if (best := _cheaper(None, measured[-1])) is not None:
                return best
        return None

    def solved(self, values: Array) -> Evaluated:
        """Solve wrists and swivels (n, 4) rad roughly, and say what they cost."""
        return self._evaluated(self.course.wristed(values, roughly=True))

    def measured(self, values: Array) -> Measured:
        """Solve wrists and swivels (n, 4) rad as their keys will be, and measure them."""
        self.tell()
        # whoever asks for directions measures the one that is chosen once more, with its exact second contact
        tried = self.course.wristed(values, nearly=self.asked is not None)
        return self._measure(values, self._evaluated(tried))

    def _measure(self, values: Array, found: Evaluated) -> Measured:
        """Measure postures that were solved exactly."""
        worst, hides = found.tried.worst(), np.zeros(len(values))
        clean = ~found.bad & (worst.over_m <= self.bearable_m - self.sure_m)
        rows = np.flatnonzero(clean)
        hides[rows] = found.hides(rows)
        return Measured(values, found.tried, found.cost + hides, clean, worst, hides)

    @property
    def _has_second(self) -> bool:
        constraint = self.course.solved.constraint
        return constraint is not None and constraint.second is not None

    def _evaluated(self, tried: Tried, *, counts_wrist: bool = True) -> Evaluated:
        """The cost of postures without the body, and what looks at them."""
        first = tried.site
        joints = first.joints()
        past = (first.past(joints).array() > AS_ONE).sum(axis=0)
        bad = tried.broken() != 0
        cost = first.terms(joints).total() + PRICES.unclean * bad + PRICES.awkward * past
        if not self.is_told:
            cost = cost + PRICES.awkward * (first.heights() > ELBOW_HIGH_RAD)
        if self.change_per_rad:
            cost = cost + self.change_per_rad * PRICES.elbow * np.abs(
                wrapped(first.heights() - elbow_height_of(self.course.solved))
            )
            if counts_wrist:
                turned = np.stack(first.wrist, axis=-1) - self.course.posture[:_SWIVEL]
                cost = cost + self.change_per_rad * np.abs(turned).sum(axis=1)
        if self.asked is not None:
            cost = cost + self.off_per_rad * self.asked.off_rad(self.course.solved.side, first.hands())
        if self._has_second:
            cost = cost + PRICES.missed_per_m * tried.missed_m()
        return Evaluated(tried, np.asarray(cost), bad, -self.bearable_m)


def _cheaper(best: FoundPosture | None, found: Measured | None) -> FoundPosture | None:
    """Return the best of what was found, if it is clear and cheaper than another one; else that."""
    row = None if found is None else found.best()
    if found is None or row is None or (best is not None and best.cost <= found.cost[row]):
        return best
    values = found.values[row]
    return FoundPosture(values[:_SWIVEL], float(wrapped(values[_SWIVEL])), float(found.cost[row]))


def _within(values: Array) -> Array:
    """Free values (n, 4) whose wrists are brought back into their ranges."""
    kept = values.copy()
    kept[:, :3] = np.clip(kept[:, :3], LOW, HIGH)
    return kept


_FREE: Final = Free(_within, moves_by(_TRIES.steps_rad), _SWIVEL)


def _near(now: Array) -> Array:
    """(n, 4) rad, wrists within their ranges and swivels about a posture."""
    return np.unique(_within(now + _grid(_TRIES.near_deg)), axis=0)


def _grid(degrees: tuple[tuple[float, ...], ...]) -> Array:
    tried = np.stack(np.meshgrid(*degrees, indexing="ij"), axis=-1).reshape(-1, len(degrees))
    return np.asarray(np.radians(tried), np.float64)


@lru_cache(maxsize=1)
def _all_over() -> Array:
    """(n, 4) rad, wrists and swivels that fill their ranges: a lattice by the generalised golden ratio."""
    ratio = 1.1673039782614187  # the root of x**5 = x + 1
    shares = (np.arange(1, _TRIES.far + 1)[:, None] * ratio ** -np.arange(1.0, 5.0)) % 1.0
    low, high = np.append(LOW, -np.pi), np.append(HIGH, np.pi)
    return np.asarray(low + shares * (high - low))
