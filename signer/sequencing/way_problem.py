"""A way between two items as a problem: the numbers of each hand, and what counts against them.

Five numbers tell how far the way of a hand bulges across and along, how early it goes, and the leads of
fingers and wrist, each in steps of `STEPS`; zero is the usual way, on an arc of no height. Against a way
count depth in each frame, haste, and the numbers themselves: the least change of the usual way that is free.
Depths are told by those that were measured on a way beside, and by lattices and balls.
"""

import cmath
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import product, zip_longest
from math import radians
from typing import Final, NamedTuple

import numpy as np
from scipy.optimize import least_squares

from body_model.arrays import Array, Mask
from signer.document.values import HandRole, Transition
from signer.motion.solving.descent import Tell, quietly
from signer.sequencing.rough_ways import CLEAR_M, SEEN_M, RoughWays, Ways

STEPS: Final = np.array((0.05, 0.05, 0.5, 0.4, 0.3))
"""Distance of a way from another one that counts as much as each of the others: of the bulge, m, across and
along; how early the hand goes, as a share of what can be; leads of fingers and wrist. Chosen by eye, so that
a way is no odder than it must be."""
_MOST_LEAD: Final = 0.6
"""Lead of fingers or wrist, ahead or behind, up to which they still move for a good part of the way."""
_MIDDLE: Final = 0.35
"""First handle of the speed profile that neither hurries nor waits; it sets out and arrives at rest."""
_EARLY: Final = 0.25
"""Handles of a speed profile stand so much earlier or later than in the middle, at most."""
_ARCS_M: Final = (0.04, 0.06, 0.09, 0.12, 0.16)
"""Heights of arcs round the body from which a search may begin, m. With half of them hands go round by up to
twice as much as they must, and hop."""
_PAIRED: Final = 2
"""Place of the one among them that two hands take which go on an arc each: two of them lead as far, in three
times the time."""
_PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_LATE: Final = ((0.0, 0.0, 0.0, -0.5, 0.0), (0.0, 0.0, 0.0, -1.0, -1.0))
"""Straight ways from which it may begin: fingers that wait a little, and all that waits until the hand is
under way."""
HASTE_M: Final = 0.03
"""Depth, m, that counts as much as a wrist at twice its speed: a tenth of it lasts a tenth longer."""
_SLOPE: Final = 0.15
"""Part of a step by which each number is changed for slopes: 7 mm of a bulge."""
HASTY: Final = 0.1
"""Share by which hands may be too quick, or on measured ways uneven, on a way that is taken: it is prolonged
for it, and rough arms are off by as much."""
BEGUN: Final = 4
"""So many simple ways are measured at most before the best of them is changed, and so many are changed where
none seems free, from those that cost least: of ten that were nearly free changes healed two, the next simple
ways seven. With three one of 300 pairs of signs lay deeper."""
_LOOKS: Final = 9
"""Looks at most at a way that is changed."""
_FARTHEST: Final = 5.0
"""Numbers stay within so many steps: a bulge of 0.25 m is half of what a hand can go round by."""


class Weights(NamedTuple):
    """Weights of what counts against a way.

    Attributes:
        depth_m: depth in one frame that counts as 1, m.
        margin_m: depth that hands are kept from beyond what flesh gives, m.
        changed: how much a number counts that differs by a step from the usual way.
    """

    depth_m: float
    margin_m: float
    changed: float


ROUGH: Final = Weights(depth_m=0.002, margin_m=0.0008, changed=0.15)
"""On rough arms, which are off by about a millimetre."""
MEASURED: Final = Weights(depth_m=0.0005, margin_m=0.0004, changed=0.04)
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

    def residuals(self, weights: Weights) -> Array:
        """(k, r) what counts against ways: depths, haste, and their numbers."""
        counted = self.over_m + weights.margin_m, HASTE_M * self.haste
        rows = [np.maximum(each, 0.0).reshape(len(each), -1) / weights.depth_m for each in counted]
        return np.concatenate([*rows, weights.changed * self.numbers], axis=1)


class WayProblem:
    """The problem of a transition beside a way that was measured: residuals of others, and their slopes."""

    def __init__(
        self,
        rough: RoughWays,
        usual: Mapping[HandRole, Transition],
        over_m: Mapping[HandRole, Array],
        tell: Tell = quietly,
    ) -> None:
        """Set the problem beside ways on which hands lie `over_m` (F,) m too deep, measured.

        On any other one hands lie as much deeper than lattices and balls tell as on these. Of what is clear,
        measured, these tell no more than that. `tell` is called whenever ways are seen; what it raises ends
        that.
        """
        self._rough, self._usual, self.roles = rough, dict(usual), rough.roles
        self._tell = tell
        if not self.roles:
            return
        roughly_m = rough.looks([rough.ways]).over_m[0]
        # what is deepest between two looks counts at the nearer one
        middles = (rough.rows[1:] + rough.rows[:-1] + 1) // 2
        each = [np.maximum.reduceat(over_m[role], np.append(0, middles)) for role in self.roles]
        measured_m = np.array(each)
        is_told = measured_m > -CLEAR_M
        self._deep = np.flatnonzero(is_told.any(axis=1)).tolist()
        self._off_m = np.where(is_told, measured_m - roughly_m, np.minimum(-roughly_m, 0.0))

    @property
    def size(self) -> int:
        """Count of numbers that tell a way."""
        return len(STEPS) * len(self.roles)

    def ways(self, numbers: Array) -> Ways:
        """Return the ways that numbers (p,) tell."""
        each = numbers.reshape(-1, len(STEPS))
        changed = {role: way_of(own, self._usual[role]) for role, own in zip(self.roles, each, strict=True)}
        return {role: changed.get(role, usual) for role, usual in self._usual.items()}

    def simple(self) -> Iterator[Array]:
        """Yield simple ways (p,) of hands that lie too deep, of one or both, the least changes first.

        They are those that seem free; where none does, those that cost least, changed until they cost no
        less.
        """
        hands, every, costs = len(self.roles), list[Array](), list[Array]()
        deep, is_any_free = self._deep or list(range(hands)), False
        for simple in SIMPLE:
            each = np.zeros((hands + 1, len(simple), hands, len(STEPS)))
            for hand in deep:
                each[hand, :, hand] = each[hands, :, hand] = simple
            starts = each[[*deep, *[hands] * (len(deep) > 1)]].reshape(-1, self.size)
            seen = self.seen(ROUGH, starts)
            every.append(starts)
            costs.append((seen.residuals(ROUGH) ** 2).sum(axis=1))
            best = np.argsort(costs[-1], kind="stable")
            free = best[seen.seems_free[best]]
            is_any_free |= len(free) > 0
            yield from starts[free]
        if not is_any_free:
            cheapest = np.argsort(np.concatenate(costs), kind="stable")[:BEGUN]
            yield from (self.changed(ROUGH, one) for one in np.concatenate(every)[cheapest])

    def paired(self) -> Iterator[Array]:
        """Yield ways (p,) of two hands that go straight or on an arc each, those that cost least first."""
        if len(self.roles) > 1:
            costs = (self.seen(ROUGH, _PAIRS).residuals(ROUGH) ** 2).sum(axis=1)
            yield from _PAIRS[np.argsort(costs, kind="stable")]

    def seen(self, weights: Weights, numbers: Array) -> Seen:
        """See ways (k, p)."""
        self._tell()
        looks = self._rough.looks([self.ways(one) for one in numbers])
        off_m = self._off_m if weights is MEASURED else np.minimum(self._off_m, SEEN_M)
        return Seen(numbers, looks.over_m + off_m, looks.haste)

    def changed(self, weights: Weights, numbers: Array) -> Array:
        """Return a way (p,) that costs least near to another one."""

        @lru_cache(maxsize=1)
        def beside(*one: float) -> Array:
            rows = np.concatenate([np.zeros((1, self.size)), _SLOPE * np.eye(self.size)])
            return self.seen(weights, one + rows).residuals(weights)

        def residuals(one: Array) -> Array:
            return np.asarray(beside(*one.tolist())[0])

        def slopes(one: Array) -> Array:
            rows = beside(*one.tolist())
            return np.asarray((rows[1:] - rows[0]).T / _SLOPE)

        bounds = (-_FARTHEST, _FARTHEST)
        found = least_squares(residuals, numbers, slopes, bounds, ftol=HASTY, max_nfev=_LOOKS)
        return np.asarray(found.x)


def within(numbers: Array) -> Array:
    """Return numbers (p,) of a way within their bounds."""
    return np.clip(numbers, -_FARTHEST, _FARTHEST)


def way_of(numbers: Array, usual: Transition) -> Transition:
    """Return the way of a hand that differs from the usual one by numbers (5,), as it would be stored."""
    right, up, early, fingers, wrist = (STEPS * numbers).tolist()
    bulge, shift = complex(right, up), min(max(_EARLY * early, -_EARLY), _EARLY)
    leads = [
        round(min(max(lead, -_MOST_LEAD), _MOST_LEAD), 3)
        for lead in (usual.handshape_lead + fingers, usual.orientation_lead + wrist)
    ]
    return replace(
        usual,
        path="arc",
        height_m=round(abs(bulge), 4),
        plane_rad=round(cmath.phase(bulge), 3),
        handles=(round(_MIDDLE - shift, 3), 0.0, round(1.0 - _MIDDLE - shift, 3), 1.0),
        handshape_lead=leads[0],
        orientation_lead=leads[1],
    )


def _simple() -> Iterator[Array]:
    """Yield the numbers (k, 5) of ways from which a search may begin, those that change less first."""
    for height_m, late in zip_longest(_ARCS_M, _LATE):
        bulges = [cmath.rect(height_m, radians(plane_deg)) for plane_deg in _PLANES_DEG]
        arcs = [np.array((bulge.real, bulge.imag, 0.0, 0.0, 0.0)) / STEPS for bulge in bulges]
        yield np.array(arcs if late is None else [*arcs, late])


SIMPLE: Final = tuple(_simple())
"""Numbers (k, 5) of ways from which a search may begin, those that change less first."""
_ON_ARCS: Final = [np.zeros(len(STEPS)), *SIMPLE[_PAIRED][: len(_PLANES_DEG)]]
_PAIRS: Final = np.array([np.concatenate(both) for both in product(_ON_ARCS, repeat=2)])
"""Numbers (k, 10) of two hands each of which goes straight or on an arc of its own."""
