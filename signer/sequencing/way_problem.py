"""A way between two items as a problem: the numbers of each hand, and what counts against them.

What counts are depth in each frame, haste, and the numbers themselves: the least change of the usual way that
is free. Depths are measured, their slopes are those of the rough ones.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.values import HandRole, Transition
from signer.sequencing.rough_ways import CLEAR_M, Looks, RoughWays, Ways
from signer.sequencing.tried_ways import STEPS, simple_numbers, way_of

HASTE_M: Final = 0.03
"""Depth, m, that counts as much as a wrist at twice its speed."""
_SLOPE: Final = 0.15
"""Part of a step by which each number is changed for slopes: 7 mm of a bulge."""
_NEAR_END: Final = 6.0
"""Measures from either end on within which hands are kept from depth less and less: they come to touch."""
_HASTY: Final = 0.1
"""Share of the speed up to which a way is worth measuring: rough arms are off by as much."""
_STEPS: Final = 3
"""Looks of a descent from one measured way to the next. With twice as many, ten hard transitions come to the
same ways and take a tenth longer."""
_FARTHEST: Final = 5.0
"""Numbers stay within so many steps."""
_DAMPING: Final = 0.1
_EASED: Final = 0.3
_FIRMER: Final = 6.0
"""By which factors damping falls after a step that helps, and grows after another one."""


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
    """Ways (k, p) as they are seen.

    Attributes:
        numbers: that tell them.
        over_m: (k, h, m) m, how much deeper than flesh gives hands lie at even times.
        roughly_m: (k, h, m) m, the same as lattices and balls tell it, negative where clear.
        haste: (k, h, n + 1) share of the speed that it may have by which each wrist is quicker.
    """

    numbers: Array
    over_m: Array
    roughly_m: Array
    haste: Array

    @property
    def seems_free(self) -> Mask:
        """(k,) which of them seem free, and slow enough."""
        return np.asarray((self.over_m.max(axis=(1, 2)) <= 0.0) & (self.haste.max(axis=(1, 2)) < _HASTY))


class Looked(NamedTuple):
    """Looked up at k ways: (k, r) residuals, (k, r, p) their slopes, and whether only their numbers count."""

    residuals: Array
    slopes: Array
    is_clear: bool


class WayProblem:
    """The problem of a transition: residuals of its ways, and their slopes."""

    def __init__(self, rough: RoughWays, usual: dict[HandRole, Transition]) -> None:
        """Set the problem of ways beside the usual ones."""
        self._rough, self._usual = rough, usual
        self.roles = rough.roles

    @property
    def size(self) -> int:
        """Count of numbers that tell a way."""
        return len(STEPS) * len(self._rough.roles)

    def ways(self, numbers: Array) -> Ways:
        """Return the ways that numbers (p,) tell."""
        each = numbers.reshape(-1, len(STEPS))
        changed = {
            role: way_of(own, self._usual[role], self._rough.bulge_m(role))
            for role, own in zip(self._rough.roles, each, strict=True)
        }
        return {role: changed.get(role, usual) for role, usual in self._usual.items()}

    def begun(self, count: int) -> Seen:
        """See the simple ways of one hand or both that cost least, up to `count`."""
        simple, hands = np.array(list(simple_numbers())), len(self._rough.roles)
        each = np.zeros((hands + 1, len(simple), hands, len(STEPS)))
        for hand in range(hands):
            each[hand, :, hand] = each[hands, :, hand] = simple
        starts = each[: hands + (hands > 1)].reshape(-1, self.size)
        looks = self._looks(starts)
        costs = self.costs(ROUGH, Seen(starts, looks.over_m, looks.over_m, looks.haste))
        return self._measured(starts, looks, np.argsort(costs, kind="stable")[:count])

    def seen(self, numbers: Array, over_m: Array | None = None) -> Seen:
        """See ways (k, p), measured on rough arms unless depths (k, h, m) are given."""
        looks = self._looks(numbers)
        if over_m is None:
            return self._measured(numbers, looks, np.arange(len(numbers)))
        return Seen(numbers, over_m, _at_times(looks.over_m, over_m), looks.haste)

    def descend(self, seen: Seen, weights: Weights) -> Array:
        """Return ways (k, p) as they are changed by damped steps, each as far as it should get free.

        How deep a way leads that was not measured is told by the one that was, from which it is changed, and
        by how much deeper it is as lattices and balls tell it.
        """
        descent = Descent(seen.numbers, weights.step)
        off_m = np.where(
            seen.over_m > -CLEAR_M, seen.over_m - seen.roughly_m, np.minimum(-seen.roughly_m, 0.0)
        )
        for _ in range(_STEPS):
            looked = self.look(weights, descent.numbers, off_m)
            descent.step(looked.residuals, looked.slopes)
            if looked.is_clear:
                break
        return descent.best

    def look(self, weights: Weights, numbers: Array, off_m: Array) -> Looked:
        """Look at ways (k, p), and beside them for slopes.

        Hands lie deeper than lattices and balls tell by `off_m` (k, h, m).
        """
        count, size = numbers.shape
        beside = np.concatenate([np.zeros((1, size)), _SLOPE * np.eye(size)])
        looks = self._looks((numbers[:, None] + beside).reshape(-1, size))
        roughly_m, haste = (
            values.reshape(count, size + 1, *values.shape[1:])
            for values in (_at_times(looks.over_m, off_m), looks.haste)
        )
        seen = Seen(numbers, roughly_m[:, 0] + off_m, roughly_m[:, 0], haste[:, 0])
        kept_off_m = _kept_off_m(weights, seen.over_m)
        slopes = self._rows(
            weights,
            _slopes(roughly_m) * (kept_off_m > 0.0)[:, None],
            _slopes(haste) * (seen.haste > 0.0)[:, None],
            np.broadcast_to(np.eye(size), (count, size, size)),
        )
        is_clear = bool(kept_off_m.max() <= 0.0 and seen.haste.max() <= 0.0)
        return Looked(self.residuals(weights, seen), slopes.swapaxes(1, 2), is_clear)

    def costs(self, weights: Weights, seen: Seen) -> Array:
        """(k,) what ways cost: the sums of the squares of their residuals."""
        return np.asarray((self.residuals(weights, seen) ** 2).sum(axis=1))

    def residuals(self, weights: Weights, seen: Seen) -> Array:
        """(k, r) the residuals of ways: depths, haste, and their numbers."""
        off_m = np.maximum(_kept_off_m(weights, seen.over_m), 0.0)
        return self._rows(weights, off_m, np.maximum(seen.haste, 0.0), seen.numbers)

    def _looks(self, numbers: Array) -> Looks:
        return self._rough.looks([self.ways(one) for one in numbers])

    def _measured(self, numbers: Array, looks: Looks, rows: Indices) -> Seen:
        """See some of the ways that were looked at, measured on rough arms."""
        over_m = self._rough.depths_m(looks, rows)
        return Seen(numbers[rows], over_m, _at_times(looks.over_m[rows], over_m), looks.haste[rows])

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


def _at_times(roughly_m: Array, over_m: Array) -> Array:
    """(c, h, m) m, depths (c, h, n) at as many times as there are in depths (..., m)."""
    nearest = np.rint(np.linspace(0.0, roughly_m.shape[-1] - 1, over_m.shape[-1])).astype(np.intp)
    return np.asarray(roughly_m[..., nearest])


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
        self._costs, self._damping = np.full(len(numbers), np.inf), np.full(len(numbers), _DAMPING)
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
                self._damping[row] *= _EASED
                self._from[row] = (self.numbers[row], residuals[row], slopes[row])
            else:
                self._damping[row] *= _FIRMER
            begun, off, slope = self._from[row]
            square = slope.T @ slope
            damped = square + self._damping[row] * (np.diag(np.diag(square)) + _DAMPING * np.eye(len(begun)))
            step = -np.linalg.solve(damped, slope.T @ off)
            farthest = float(np.abs(step).max(initial=0.0))
            numbers[row] = np.clip(
                begun + step * min(1.0, self._most / max(farthest, 1e-12)), -_FARTHEST, _FARTHEST
            )
        self.numbers = numbers
