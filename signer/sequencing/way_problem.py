"""A way between two items as a problem: the numbers of each hand, and what counts against them.

What counts are depth in each frame, haste, and the numbers themselves: the least change of the usual way that
is free. Depths are told by those that were measured on a way beside, and by lattices and balls.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.values import HandRole, Transition
from signer.motion.movement.intervals import LEAD
from signer.motion.posture.fixed_point import Damping
from signer.motion.solving.descent import Tell, quietly
from signer.sequencing.rough_ways import CLEAR_M, SEEN_M, RoughWays, Ways
from signer.sequencing.tried_ways import SIMPLE, STEPS, way_of

HASTE_M: Final = 0.03
"""Depth, m, that counts as much as a wrist at twice its speed."""
_SLOPE: Final = 0.15
"""Part of a step by which each number is changed for slopes: 7 mm of a bulge."""
_NEAR_END: Final = 4.0
"""Looks from either end on within which hands are kept from depth less and less: they come to touch."""
HASTY: Final = 0.1
"""Share by which hands may be too quick, or on measured ways uneven, on a way that is taken: it is prolonged
for it, and rough arms are off by as much."""
_TOLD_M: Final = 0.003
"""Depth, m, from which on by how much deeper a hand is than it seems tells less of ways that are freer."""
BEGUN: Final = 4
"""So many ways are changed at once where no simple one seems free, from those that cost least. So many simple
ways are measured at most before the best of them is changed: of ten that were nearly free changes healed two,
the next simple ways seven. With three one of 300 pairs of signs lay deeper."""
_ROUGH_STEPS: Final = 9
"""Steps of these until the best of them is measured."""
_STEPS: Final = 4
"""Steps from one measured way to the next."""
_FARTHEST: Final = 5.0
"""Numbers stay within so many steps."""
_DAMPING: Final = Damping(first=0.1, easier=0.3, harder=6.0)
"""Of the steps of a way."""


class Weights(NamedTuple):
    """Weights of what counts against a way, and how far it is changed at once.

    Attributes:
        depth_m: depth in one frame that counts as 1, m.
        margin_m: depth that hands are kept from beyond what flesh gives, m.
        changed: how much a number counts that differs by a step from the usual way.
        step: by how much a number changes at once, in steps.
    """

    depth_m: float
    margin_m: float
    changed: float
    step: float


ROUGH: Final = Weights(depth_m=0.002, margin_m=0.0008, changed=0.15, step=0.8)
"""On rough arms, which are off by about a millimetre."""
MEASURED: Final = Weights(depth_m=0.0005, margin_m=0.0004, changed=0.04, step=0.3)
"""On measured depths: what is left is less than a millimetre or two, and the way is about right."""


class Seen(NamedTuple):
    """Ways as they are seen.

    Attributes:
        numbers: (k, p) that tell them.
        over_m: (k, h, n) m, how much deeper than flesh gives hands lie in the frames that are looked at.
        haste: (k, h, n + 1) share of the speed that it may have by which each wrist is quicker.
    """

    numbers: Array
    over_m: Array
    haste: Array

    @property
    def seems_free(self) -> Mask:
        """(k,) which of them seem free, and slow enough."""
        return np.asarray((self.over_m.max(axis=(1, 2)) <= 0.0) & (self.haste.max(axis=(1, 2)) < HASTY))


class Looked(NamedTuple):
    """Looked up at k ways: (k, r) residuals, (k, r, p) their slopes, and of which only the numbers count."""

    residuals: Array
    slopes: Array
    is_clear: Mask


class WayProblem:
    """The problem of a transition beside a way that was measured: residuals of others, and their slopes."""

    def __init__(
        self,
        rough: RoughWays,
        usual: Mapping[HandRole, Transition],
        over_m: Mapping[HandRole, Array],
        bulges_m: Mapping[HandRole, complex | None],
        tell: Tell = quietly,
    ) -> None:
        """Set the problem beside ways on which hands lie `over_m` (F,) m too deep, measured.

        On any other one hands lie as much deeper than lattices and balls tell as on these. Of what is clear,
        measured, these tell no more than that. `bulges_m` is how far usual ways from rest and to it are off
        the straight line. `tell` is called whenever ways are seen; what it raises ends that.
        """
        self._rough, self._usual, self._bulges_m, self.roles = rough, dict(usual), bulges_m, rough.roles
        self._tell = tell
        if not self.roles:
            return
        roughly_m = rough.looks([rough.ways]).over_m[0]
        # what is deepest between two looks counts at the nearer one
        middles = (rough.rows[1:] + rough.rows[:-1] + 1) // 2
        each = [np.maximum.reduceat(over_m[role], np.append(0, middles)) for role in self.roles]
        measured_m = np.array(each)
        self._deep = np.flatnonzero(measured_m.max(axis=1) > -CLEAR_M).tolist()
        off_m = np.where(measured_m > -CLEAR_M, measured_m - roughly_m, np.minimum(-roughly_m, 0.0))
        self._off_m = off_m * _TOLD_M / np.maximum(np.maximum(measured_m, roughly_m), _TOLD_M)

    @property
    def size(self) -> int:
        """Count of numbers that tell a way."""
        return len(STEPS) * len(self.roles)

    @property
    def goes_by_itself(self) -> bool:
        """Return whether a hand rises from rest or sinks to it as nobody leads it."""
        return any(way == LEAD for way in self._rough.ways.values())

    def ways(self, numbers: Array) -> Ways:
        """Return the ways that numbers (p,) tell."""
        each = numbers.reshape(-1, len(STEPS))
        changed = {
            role: way_of(own, self._usual[role], self._bulges_m[role])
            for role, own in zip(self.roles, each, strict=True)
        }
        return {role: changed.get(role, usual) for role, usual in self._usual.items()}

    def simple(self) -> Iterator[Array]:
        """Yield simple ways (p,) of hands that lie too deep, of one or both, the least changes first.

        They are those that seem free; where none does, those that cost least, changed until one does.
        """
        hands, looked = len(self.roles), list[Seen]()
        deep, is_any_free = self._deep or list(range(hands)), False
        for simple in SIMPLE:
            each = np.zeros((hands + 1, len(simple), hands, len(STEPS)))
            for hand in deep:
                each[hand, :, hand] = each[hands, :, hand] = simple
            starts = each[[*deep, *[hands] * (len(deep) > 1)]].reshape(-1, self.size)
            looked.append(self.seen(ROUGH, starts))
            best = self._best(looked[-1])
            free = best[looked[-1].seems_free[best]]
            is_any_free |= len(free) > 0
            yield from starts[free]
        if not is_any_free:
            every = Seen(*(np.concatenate(values) for values in zip(*looked, strict=True)))
            found = self.descend(ROUGH, every.numbers[self._best(every)[:BEGUN]], _ROUGH_STEPS)
            yield from found[self._best(self.seen(ROUGH, found))]

    def _best(self, seen: Seen) -> Indices:
        """(k,) the rows of ways, those that cost least first."""
        return np.argsort(self.costs(ROUGH, seen), kind="stable")

    def seen(self, weights: Weights, numbers: Array) -> Seen:
        """See ways (k, p)."""
        self._tell()
        looks = self._rough.looks([self.ways(one) for one in numbers])
        off_m = self._off_m if weights is MEASURED else np.minimum(self._off_m, SEEN_M)
        return Seen(numbers, looks.over_m + off_m, looks.haste)

    def descend(self, weights: Weights, numbers: Array, steps: int = _STEPS) -> Array:
        """Return ways (k, p) as they are changed by damped steps, each as far as it should get free."""
        descent = Descent(numbers, weights.step)
        for _ in range(steps):
            looked = self.look(weights, descent.numbers)
            descent.step(looked.residuals, looked.slopes)
            if looked.is_clear.any():
                break
        return descent.best

    def look(self, weights: Weights, numbers: Array) -> Looked:
        """Look at ways (k, p), and beside them for slopes."""
        count, size = numbers.shape
        beside = np.concatenate([np.zeros((1, size)), _SLOPE * np.eye(size)])
        every = self.seen(weights, (numbers[:, None] + beside).reshape(-1, size))
        over_m, haste = (
            values.reshape(count, size + 1, *values.shape[1:]) for values in (every.over_m, every.haste)
        )
        seen = Seen(numbers, over_m[:, 0], haste[:, 0])
        slopes = self._rows(
            weights,
            _slopes(over_m) * (_kept_off_m(weights, seen.over_m) > 0.0)[:, None],
            _slopes(haste) * (seen.haste > 0.0)[:, None],
            np.broadcast_to(np.eye(size), (count, size, size)),
        )
        return Looked(self.residuals(weights, seen), slopes.swapaxes(1, 2), self._is_clear(weights, seen))

    def costs(self, weights: Weights, seen: Seen) -> Array:
        """(k,) what ways cost: the sums of the squares of their residuals."""
        return np.asarray((self.residuals(weights, seen) ** 2).sum(axis=1))

    def residuals(self, weights: Weights, seen: Seen) -> Array:
        """(k, r) the residuals of ways: depths, haste, and their numbers."""
        off_m = np.maximum(_kept_off_m(weights, seen.over_m), 0.0)
        return self._rows(weights, off_m, np.maximum(seen.haste, 0.0), seen.numbers)

    def _is_clear(self, weights: Weights, seen: Seen) -> Mask:
        """(k,) whether of ways nothing but their numbers counts."""
        deepest_m = _kept_off_m(weights, seen.over_m).max(axis=(1, 2))
        return np.asarray((deepest_m <= 0.0) & (seen.haste.max(axis=(1, 2)) <= HASTY))

    @staticmethod
    def _rows(weights: Weights, depths_m: Array, haste: Array, numbers: Array) -> Array:
        """(..., r) the residuals of ways, or their slopes: depths and haste (..., h, n), numbers (..., p)."""
        shape = numbers.shape[:-1]
        return np.concatenate(
            [
                depths_m.reshape(*shape, -1) / weights.depth_m,
                haste.reshape(*shape, -1) * (HASTE_M / weights.depth_m),
                weights.changed * numbers,
            ],
            axis=-1,
        )


def _kept_off_m(weights: Weights, over_m: Array) -> Array:
    """(k, h, m) m, how deep hands lie that are kept off by a margin, less so near both ends."""
    count = over_m.shape[-1]
    ends = np.minimum(np.arange(count), np.arange(count)[::-1]) / _NEAR_END
    return np.asarray(over_m + weights.margin_m * np.minimum(ends, 1.0))


def _slopes(values: Array) -> Array:
    """(k, p, ...) how values (k, p + 1, ...) change by each number, the first of them in its place."""
    return np.asarray((values[:, 1:] - values[:, :1]) / _SLOPE)


class Descent:
    """Damped steps of several sets of numbers at once, each from where it was best."""

    def __init__(self, numbers: Array, most: float) -> None:
        """Begin at numbers (k, p); a step changes none of them by more than `most`."""
        self.numbers, self._most = numbers, most
        self._costs, self._damping = np.full(len(numbers), np.inf), np.full(len(numbers), _DAMPING.first)
        self._from: list[tuple[Array, Array, Array]] = [(one, np.zeros(0), np.zeros(0)) for one in numbers]

    @property
    def best(self) -> Array:
        """(k, p) the numbers that cost least so far."""
        return np.array([numbers for numbers, _, _ in self._from])

    def step(self, residuals: Array, slopes: Array) -> None:
        """Change the numbers by their residuals (k, r), and the slopes (k, r, p) of these."""
        numbers = np.empty_like(self.numbers)
        for row, cost in enumerate((residuals**2).sum(axis=1).tolist()):
            if cost <= self._costs[row]:
                self._costs[row] = cost
                self._damping[row] *= _DAMPING.easier
                self._from[row] = (self.numbers[row], residuals[row], slopes[row])
            else:
                self._damping[row] *= _DAMPING.harder
            begun, off, slope = self._from[row]
            square = slope.T @ slope
            damped = square + self._damping[row] * (
                np.diag(np.diag(square)) + _DAMPING.first * np.eye(len(begun))
            )
            step = -np.linalg.solve(damped, slope.T @ off)
            farthest = float(np.abs(step).max(initial=0.0))
            numbers[row] = np.clip(
                begun + step * min(1.0, self._most / max(farthest, 1e-12)), -_FARTHEST, _FARTHEST
            )
        self.numbers = numbers
