"""Descent to the easiest posture: look at the cheapest of many, move a few downhill, measure these.

Every search for a posture is a `PostureSearch` and goes down this ladder: solved roughly, looked at closely,
measured. Which free values a candidate has, and what they cost, each search says itself. All budgets are
counts and all sorts are stable: one question has one answer on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.motion.comfort.body import BodyTerms
from signer.motion.posture.penetration import Worst
from signer.motion.solving.budgets import BUDGETS, PRICES, Budget
from signer.motion.solving.hold import HoldSamples, Tried

Tell = Callable[[], None]
"""Called between one part of a search and the next; what it raises ends the search."""


Move = Callable[[Array, Array], Array]
"""Moves free values (n, k) by a share (n,) of its step."""


class Evaluated(NamedTuple):
    """Candidates (n,) solved roughly.

    Attributes:
        tried: the postures.
        cost: (n,) without the body.
        bad: (n,) whether any breaks a limit.
        deeper_m: by how much deeper they count than a look finds them.
    """

    tried: Tried
    cost: Array
    bad: Mask
    deeper_m: float = 0.0

    def rows(self, rows: Indices) -> "Evaluated":
        """Some of them."""
        return Evaluated(self.tried.rows(rows), self.cost[rows], self.bad[rows], self.deeper_m)

    def look(self, rows: Indices, every: int = 1) -> BodyTerms:
        """Measure some rows roughly against the body, at one in so many patches of skin."""
        terms = self.tried.rows(rows).look(every)
        return terms._replace(over_m=terms.over_m + self.deeper_m)

    def looked(self, rows: Indices, every: int = 1) -> tuple[Array, Mask]:
        """Return the cost (m,) of some rows with the body, and whether they look clean."""
        terms = self.look(rows, every)
        return self.cost[rows] + of_body(terms), ~self.bad[rows] & (terms.over_m <= 0.0)

    def glance(self, rows: Indices) -> Array:
        """Return how much deeper some rows (m,) m lie in head or trunk than any flesh gives."""
        return self.tried.rows(rows).glance() + self.deeper_m

    def hides(self, rows: Indices) -> Array:
        """Cost (m,) of what some rows hide of the face."""
        return self.tried.rows(rows).hides() if len(rows) else np.zeros(0)


class Measured(NamedTuple):
    """Postures (n,) solved as their keys will be, and measured.

    Attributes:
        values: (n, k) free values.
        tried: the postures.
        cost: (n,) in the search, their depth apart.
        clean: (n,) whether they keep all limits, on and on, and lie in nothing.
        worst: their worst points.
        hides: (n,) of the cost, what those that are clean hide of the face.
    """

    values: Array
    tried: Tried
    cost: Array
    clean: Mask
    worst: Worst
    hides: Array

    def best(self) -> int | None:
        """The cheapest that is clean."""
        return int(np.argmin(np.where(self.clean, self.cost, np.inf))) if self.clean.any() else None


class Free(NamedTuple):
    """Free values (n, k) of a search.

    Attributes:
        within: brings them back into their ranges.
        moves: what is tried around each.
        circle: the column that is a full circle.
    """

    within: Callable[[Array], Array]
    moves: list[Move]
    circle: int


class Pool(NamedTuple):
    """Candidates that were looked at: free values (n, k), cost (n,), and whether they look clean (n,)."""

    values: Array
    cost: Array
    clean: Mask

    def take(self, rows: Indices) -> "Pool":
        """Some of them."""
        return Pool(self.values[rows], self.cost[rows], self.clean[rows])

    def in_order(self) -> "Pool":
        """The cheapest first."""
        return self.take(np.argsort(self.cost, kind="stable"))

    def is_dearer(self, too_dear: float) -> bool:
        """Return whether none looks clean and all are dearer than that."""
        return not self.clean.any() and not (self.cost <= too_dear).any()


class Descent(NamedTuple):
    """A few candidates (n,) as they began, and each moved downhill, the cheapest first."""

    begun: Pool
    low: Pool

    def ways_back(self, count: int) -> Array:
        """(4 count, k) of the cheapest few, there and on the way back to where each began."""
        low, begun = self.low.values[:count], self.begun.values[:count]
        back = low + BUDGETS.back[:, None, None] * (begun - low)
        return np.asarray(back.reshape(-1, low.shape[1]))


class PostureSearch(ABC):
    """A search for the easiest posture of a key that is clean; one question has one answer.

    Attributes:
        course: of the key.
    """

    course: HoldSamples

    @abstractmethod
    def solved(self, values: Array) -> Evaluated:
        """Solve free values (n, k) roughly, and say what they cost."""

    @abstractmethod
    def measured(self, values: Array) -> Measured:
        """Solve free values (n, k) as their keys will be, and measure them."""

    def descended(self, rough: Evaluated, values: Array, free: Free, budget: Budget) -> Measured | None:
        """Measure where descents from free values (n, k), solved roughly, end; None for a hopeless one."""
        low = self.descend(rough, values, free, budget)
        return None if low is None else self.measured(low.ways_back(budget.measured))

    def descend(self, rough: Evaluated, values: Array, free: Free, budget: Budget) -> Descent | None:
        """Go down from many free values (n, k); None where nothing clean is to be expected."""
        pool = apart(cheapest(rough, values, budget.looked, budget.glances), budget, free.circle)
        return None if pool.is_dearer(budget.too_dear) else self._polish(pool, free, budget)

    def _polish(self, begun: Pool, free: Free, budget: Budget) -> Descent | None:
        """Move each of a few downhill by itself, from what a close look finds it to cost.

        Steps are halved where none helps. None where it ends in nothing clean to be expected.
        """
        count = len(begun.cost)
        scale, rows = np.ones(count), np.arange(count)
        pool = Pool(begun.values, *self.solved(begun.values).looked(rows))
        for _ in range(budget.rounds):
            moved = np.stack([move(pool.values, scale) for move in free.moves], axis=1)
            near = free.within(moved.reshape(-1, moved.shape[-1]))
            tried = self.solved(near)
            cost = tried.cost.reshape(count, -1)
            # worth a look is what may be better, of each the few cheapest
            rank = np.argsort(np.argsort(cost, axis=1, kind="stable"), axis=1, kind="stable")
            worth = np.flatnonzero((cost < pool.cost[:, None]) & (rank < BUDGETS.moves))
            total, clean = np.full(cost.size, np.inf), np.zeros(cost.size, np.bool_)
            if len(worth):
                total[worth], clean[worth] = tried.looked(worth)
            best = np.argmin(total.reshape(cost.shape), axis=1) + rows * cost.shape[1]
            is_better = total[best] < pool.cost
            pool = Pool(
                np.where(is_better[:, None], near[best], pool.values),
                np.where(is_better, total[best], pool.cost),
                np.where(is_better, clean[best], pool.clean),
            )
            scale = np.where(is_better, scale, 0.5 * scale)
            if pool.is_dearer(budget.too_dear):
                return None
        order = np.argsort(pool.cost, kind="stable")
        return Descent(begun.take(order), pool.take(order))


def cheapest(
    tried: Evaluated, values: Array, most: int, glances: int = 0, every: int = BUDGETS.every
) -> Pool:
    """Look at the cheapest of many, at most so many, until those left cannot be among the best.

    Args:
        tried: solved roughly.
        values: (n, k) their free values.
        most: how many are looked at.
        glances: as of `Budget`.
        every: of how many patches of skin one is looked at.
    """
    cost = tried.cost
    if glances:
        order = np.argsort(cost, kind="stable")
        order = order[~tried.bad[order]][:glances]
        over = np.maximum(tried.glance(order), 0.0) if len(order) else np.zeros(0)
        cost = np.full(len(cost), np.inf)
        cost[order] = tried.cost[order] + PRICES.unclean * (over > 0.0) + PRICES.deeper_per_m * over
        most = min(most, len(order))
    order = np.argsort(cost, kind="stable")[:most]
    totals, clean, enough = np.zeros(0), np.zeros(0, np.bool_), BUDGETS.together
    for first in range(0, len(order), enough):
        some = order[first : first + enough]
        if len(totals) >= enough and np.partition(totals, enough - 1)[enough - 1] <= cost[some[0]]:
            break
        total, is_clean = tried.looked(some, every)
        totals, clean = np.concatenate([totals, total]), np.concatenate([clean, is_clean])
    return Pool(values[order[: len(totals)]], totals, clean)


def apart(pool: Pool, budget: Budget, circle: int) -> Pool:
    """The cheapest few that lie apart in any free value; that in the column `circle` is a full circle."""
    pool, chosen = pool.in_order(), list[int]()
    is_left = pool.cost <= pool.cost.min(initial=np.inf) + budget.hopeless
    while len(chosen) < budget.seeds and is_left.any():
        chosen.append(int(np.argmax(is_left)))
        off = np.abs(pool.values - pool.values[chosen[-1]])
        off[:, circle] = np.minimum(off[:, circle], 2.0 * np.pi - off[:, circle])
        is_left &= off.max(axis=1) > budget.apart_rad
    return pool.take(np.array(chosen, np.intp))


def of_body(terms: BodyTerms) -> Array:
    """Cost (n,) of body terms in a search."""
    deep = np.maximum(terms.over_m, 0.0)
    return np.asarray(terms.total() + PRICES.unclean * (deep > 0.0) + PRICES.deeper_per_m * deep)


def moves_by(steps_rad: Array) -> list[Move]:
    """Moves along each free value that has a step (k,), and along some diagonals of them."""
    free = np.flatnonzero(steps_rad)
    ways = [sign * np.eye(len(steps_rad))[each] * steps_rad for each in free for sign in (1.0, -1.0)]
    corners = [
        np.array(signs)
        for signs in product((1.0, -1.0), repeat=len(free))
        if len(free) == 2 or (len(free) > 2 and np.prod(signs) > 0.0)
    ]
    for corner in corners:
        across = np.zeros(len(steps_rad))
        across[free] = corner * steps_rad[free] * (1.0 if len(free) == 2 else 0.7)
        ways.append(across)
    return [lambda values, scale, way=way: values + scale[:, None] * way for way in ways]  # type: ignore[misc]


def quietly() -> None:
    """Tell nobody."""
