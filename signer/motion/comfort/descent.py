"""Descent to the easiest posture: look at the cheapest of many candidates, then move a few downhill.

Every search of comfort goes this way. What a candidate is, its free values, and what they cost, each
search says itself. All budgets are counts and all sorts are stable: one question has one answer on every
machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.motion.comfort.body import BodyTerms

UNCLEAN: Final = 10.0
"""Cost of breaking a limit, the ellipse of the wrist or the height of the shoulder, or of lying too deep:
more than any ease is worth."""
_DEEPER_PER_M: Final = 1500.0
"""Cost of a metre too deep beyond what the measure counts: the slope out must be steeper than that of a
tilt."""
_ROUGH_GIVES_M: Final = 0.004
"""By how much a coarse look may find a candidate too deep that is still worth polishing."""
_AT_ONCE: Final = 32
_ENOUGH: Final = 24
"""So many looked at that are cheaper than all that are left end the looking."""
LOOKS_EACH: Final = 6
"""Of the moves of one candidate in a round, so many that may be better are looked at."""
HOPELESS: Final = 12.0
"""Cost above the best from which a posture is not polished."""

Move = Callable[[Array, Array], Array]
"""Moves free values (n, k) by a share (n,) of its step."""


@dataclass(frozen=True, slots=True)
class Evaluated:
    """Candidates (n,) solved roughly.

    Attributes:
        cost: (n,) without the body.
        bad: (n,) whether any breaks a limit.
        look: roughly measures some rows against the body, at one in so many patches of skin.
        glance: how much deeper some rows (m,) m lie in head or trunk than any flesh gives, by few patches;
            it takes a tenth of a look.
    """

    cost: Array
    bad: Mask
    look: Callable[[Indices, int], BodyTerms]
    glance: Callable[[Indices], Array]


Evaluate = Callable[[Array, bool], Evaluated]
"""Solves free values (n, k), closely where that is asked for."""


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


def cheapest(values: Array, evaluate: Evaluate, most: int, every: int, glances: int = 0) -> Pool:
    """Look at the cheapest of many, at most so many, until those left cannot be among the best.

    Args:
        values: (n, k) free values.
        evaluate: solves them.
        most: how many are looked at.
        every: of how many patches of skin one is looked at.
        glances: how many of the cheapest that break no limit are glanced at before; what is deep in head or
            trunk then comes last.
    """
    tried = evaluate(values, False)
    cost = tried.cost
    if glances:
        order = np.argsort(cost, kind="stable")
        order = order[~tried.bad[order]][:glances]
        over = np.maximum(tried.glance(order), 0.0)
        cost = np.full(len(cost), np.inf)
        cost[order] = tried.cost[order] + UNCLEAN * (over > 0.0) + _DEEPER_PER_M * over
        most = min(most, len(order))
    order = np.argsort(cost, kind="stable")[:most]
    totals, clean = np.zeros(0), np.zeros(0, np.bool_)
    for first in range(0, len(order), _AT_ONCE):
        some = order[first : first + _AT_ONCE]
        if len(totals) >= _ENOUGH and np.partition(totals, _ENOUGH - 1)[_ENOUGH - 1] <= cost[some[0]]:
            break
        terms = tried.look(some, every)
        totals = np.concatenate([totals, tried.cost[some] + of_body(terms)])
        clean = np.concatenate([clean, ~tried.bad[some] & (terms.over_m <= _ROUGH_GIVES_M)])
    return Pool(values[order[: len(totals)]], totals, clean)


def apart(pool: Pool, count: int, by_rad: float, rounded: int, hopeless: float = HOPELESS) -> Pool:
    """The cheapest few that lie apart in any free value; that in the column `rounded` is a full circle."""
    pool, chosen = pool.in_order(), list[int]()
    is_left = pool.cost <= pool.cost[0] + hopeless
    while len(chosen) < count and is_left.any():
        chosen.append(int(np.argmax(is_left)))
        off = np.abs(pool.values - pool.values[chosen[-1]])
        off[:, rounded] = np.minimum(off[:, rounded], 2.0 * np.pi - off[:, rounded])
        is_left &= off.max(axis=1) > by_rad
    return pool.take(np.array(chosen, np.intp))


def polished(
    pool: Pool,
    evaluate: Evaluate,
    moves: list[Move],
    rounds: int,
    within: Callable[[Array], Array],
    looks_each: int = LOOKS_EACH,
    too_dear: Sequence[float] = (),
) -> Pool:
    """Each of a few moved downhill by itself, by steps that are halved where none helps.

    Args:
        pool: to begin with.
        evaluate: solves free values.
        moves: what is tried around each.
        rounds: of moves.
        within: brings free values (n, k) back into their ranges.
        looks_each: how many of the moves of one that may be better are looked at in a round.
        too_dear: cost after each round above which it ends where none looks clean; never unless given.
    """
    count = len(pool.cost)
    scale, rows = np.ones(count), np.arange(count)
    for round_ in range(rounds):
        near = within(
            np.stack([move(pool.values, scale) for move in moves], axis=1).reshape(-1, pool.values.shape[1])
        )
        tried = evaluate(near, True)
        cost = tried.cost.reshape(count, -1)
        # worth a look is what may be better, of each the few cheapest
        rank = np.argsort(np.argsort(cost, axis=1, kind="stable"), axis=1, kind="stable")
        worth = np.flatnonzero((cost < pool.cost[:, None]) & (rank < looks_each))
        total, clean = np.full(cost.size, np.inf), np.zeros(cost.size, np.bool_)
        if len(worth):
            terms = tried.look(worth, 1)
            total[worth] = tried.cost[worth] + of_body(terms)
            clean[worth] = ~tried.bad[worth] & (terms.over_m <= 0.0)
        best = np.argmin(total.reshape(cost.shape), axis=1) + rows * cost.shape[1]
        is_better = total[best] < pool.cost
        pool = Pool(
            np.where(is_better[:, None], near[best], pool.values),
            np.where(is_better, total[best], pool.cost),
            np.where(is_better, clean[best], pool.clean),
        )
        scale = np.where(is_better, scale, 0.5 * scale)
        if too_dear and is_hopeless(pool, too_dear[round_]):
            break
    return pool


def is_hopeless(pool: Pool, too_dear: float) -> bool:
    """Return whether none of a pool looks clean and all are dearer than that."""
    return not pool.clean.any() and bool(pool.cost.min() > too_dear)


def of_body(terms: BodyTerms) -> Array:
    """Cost (n,) of body terms in a search."""
    deep = np.maximum(terms.over_m, 0.0)
    return np.asarray(terms.total() + UNCLEAN * (deep > 0.0) + _DEEPER_PER_M * deep)


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
    return moves_along(np.array(ways))


def moves_along(ways: Array) -> list[Move]:
    """Moves by ways (m, k)."""
    return [lambda values, scale, way=way: values + scale[:, None] * way for way in ways]  # type: ignore[misc]
