"""A way between two items as a problem: the numbers of each hand, and what counts against them.

What counts are depth in each frame, haste, and the numbers themselves: the least change of the usual way that
is free. Depths are measured, their slopes are those of the rough ones.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.document.values import HandRole, Transition
from signer.sequencing.rough_ways import RoughWays, Ways
from signer.sequencing.tried_ways import STEPS, simple_numbers, way_of

HASTE_M: Final = 0.03
"""Depth, m, that counts as much as a wrist at twice its speed."""
_SLOPE: Final = 0.15
"""Part of a step by which each number is changed for slopes: 7 mm of a bulge."""
_NEAR_END: Final = 6.0
"""Measures from either end on within which hands are kept from depth less and less: they come to touch."""
_HASTY: Final = 0.1
"""Share of the speed up to which a way is worth measuring: rough arms are off by as much."""
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


class Looked(NamedTuple):
    """Looked up at k ways: (k, r) residuals, (k, r, p) their slopes, and which of them seem free."""

    residuals: Array
    slopes: Array
    seems_free: Mask

    @property
    def costs(self) -> Array:
        """(k,) sums of squares."""
        return np.asarray((self.residuals**2).sum(axis=1))


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
            role: way_of(own, self._usual[role], self._rough.rises_m(role))
            for role, own in zip(self._rough.roles, each, strict=True)
        }
        return {role: changed.get(role, usual) for role, usual in self._usual.items()}

    def begun(self, count: int) -> Array:
        """(k, p) the simple ways of one hand or both that cost least, up to `count`."""
        simple, hands = np.array(list(simple_numbers())), len(self._rough.roles)
        each = np.zeros((hands + 1, len(simple), hands, len(STEPS)))
        for hand in range(hands):
            each[hand, :, hand] = each[hands, :, hand] = simple
        starts = each[: hands + (hands > 1)].reshape(-1, self.size)
        looks = self._rough.looks([self.ways(one) for one in starts])
        depths = np.concatenate([looks.in_body, looks.in_other[:, None]], axis=1)
        rows = self._rows(ROUGH, np.maximum(depths, 0.0), np.maximum(looks.haste, 0.0), starts)
        return np.asarray(starts[np.argsort((rows**2).sum(axis=1), kind="stable")[:count]])

    def look(self, numbers: Array, over_m: Array | None = None) -> Looked:
        """Look at ways (k, p), and beside them for slopes.

        Depths (k, h, m) at even times are measured on rough arms unless they are given.
        """
        count, size = numbers.shape
        weights = ROUGH if over_m is None else MEASURED
        beside = numbers[:, None] + np.concatenate([np.zeros((1, size)), _SLOPE * np.eye(size)])
        looks = self._rough.looks([self.ways(one) for one in beside.reshape(-1, size)])
        if over_m is None:
            over_m = self._rough.depths_m(looks, np.arange(count) * (size + 1))
        in_body, in_other, haste = (
            values.reshape(count, size + 1, *values.shape[1:])
            for values in (looks.in_body, looks.in_other[:, None], looks.haste)
        )
        nearest = np.rint(np.linspace(0.0, in_body.shape[-1] - 1, over_m.shape[-1])).astype(np.intp)
        deeper = np.where(in_other[:, :1] > in_body[:, :1], _slopes(in_other), _slopes(in_body))
        ends = np.minimum(np.arange(len(nearest)), np.arange(len(nearest))[::-1]) / _NEAR_END
        seems_free = (over_m.max(axis=(1, 2)) <= 0.0) & (haste[:, 0].max(axis=(1, 2)) < _HASTY)
        over_m = over_m + weights.margin_m * np.minimum(ends, 1.0)
        steps = np.broadcast_to(np.eye(size), (count, size, size))
        slopes = self._rows(
            weights,
            deeper[..., nearest] * (over_m > 0.0)[:, None],
            _slopes(haste) * (haste[:, :1] > 0.0),
            steps,
        )
        return Looked(
            self._rows(weights, np.maximum(over_m, 0.0), np.maximum(haste[:, 0], 0.0), numbers),
            slopes.swapaxes(1, 2),
            seems_free,
        )

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


def _slopes(values: Array) -> Array:
    """(k, p, ...) how values (k, p + 1, ...) change by each number, the first of them in its place."""
    return np.asarray((values[:, 1:] - values[:, :1]) / _SLOPE)


class Descent:
    """Damped steps of several sets of numbers at once, each from where it was best."""

    def __init__(self, numbers: Array, weights: Weights) -> None:
        """Begin at numbers (k, p)."""
        self._step = weights.step
        self.numbers = numbers
        self._costs, self._damping = np.full(len(numbers), np.inf), np.full(len(numbers), _DAMPING)
        self.found: Array | None = None
        self._from: list[tuple[Array, Array, Array]] = [(one, np.zeros(0), np.zeros(0)) for one in numbers]

    @property
    def best(self) -> Array:
        """(p,) the numbers that seem free, or else those that cost least so far."""
        return self.found if self.found is not None else self._from[int(np.argmin(self._costs))][0]

    def step(self, looked: Looked) -> None:
        """Change the numbers by what was looked up at them."""
        free = np.flatnonzero(looked.seems_free)
        self.found = self.numbers[free[looked.costs[free].argmin()]] if len(free) else None
        numbers = np.empty_like(self.numbers)
        for row, cost in enumerate(looked.costs.tolist()):
            if cost <= self._costs[row]:
                self._costs[row] = cost
                self._damping[row] *= _EASED
                self._from[row] = (self.numbers[row], looked.residuals[row], looked.slopes[row])
            else:
                self._damping[row] *= _FIRMER
            begun, residuals, slopes = self._from[row]
            square = slopes.T @ slopes
            damped = square + self._damping[row] * (np.diag(np.diag(square)) + _DAMPING * np.eye(len(begun)))
            step = -np.linalg.solve(damped, slopes.T @ residuals)
            farthest = float(np.abs(step).max(initial=0.0))
            numbers[row] = np.clip(
                begun + step * min(1.0, self._step / max(farthest, 1e-12)), -_FARTHEST, _FARTHEST
            )
        self.numbers = numbers
