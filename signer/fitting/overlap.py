"""Penetration depth of the hand's parts in each other, measured on the drawn skin."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from handshapes.handshape import DIGITS, FINGERS
from signer.fitting.hand_model import HandModel
from signer.fitting.patch import Patch

ROOT_M: Final = 0.010
"""Way along the straight hand, m, from a finger's root within which its skin is no overlap: it folds
there."""
BEND_M: Final = 0.018
"""Way from the middle joint likewise, m: skin folds over a longer way as it bends."""
WEB_M: Final = 0.020
"""Way from the thumb's border likewise, m, whose web folds farthest."""
SURE_M: Final = 0.0004
"""Height, m, over skin that looks at a point, under which it may lie inside and is measured exactly: over it
a point with skin of the other part looking at it is certainly outside."""
FOOT_M: Final = 0.0022
"""Way beside the foot of a height, m, within which that is trusted."""
BORDER: Final = 4.0
"""Metres of height for each metre beyond that, by which what lies behind a plane but beside the skin comes to
count as outside."""


class Pair(NamedTuple):
    """Vertices of one part that should not stand in a patch of the other; the names are for people."""

    one: str
    other: str
    points: Indices
    patch: Patch


class Overlap(NamedTuple):
    """The deepest point of a pair of parts."""

    one: str
    other: str
    depth_m: float


@dataclass(frozen=True, eq=False)
class Overlaps:
    """Every pair of parts of a hand that could cross."""

    hand: HandModel

    @cached_property
    def pairs(self) -> list[Pair]:
        """Digit and digit, and digit and trunk, each seen from either.

        The trunk is the palm with the first bones of the fingers.
        """
        hand, found = self.hand, []
        whole = {digit: hand.whole(digit) for digit in DIGITS}
        trunk = hand.trunk()
        free = {
            digit: self._away(patch, WEB_M if digit == "thumb" else ROOT_M) for digit, patch in whole.items()
        }
        for one, other in combinations(DIGITS, 2):
            found += [Pair(one, other, free[one], whole[other]), Pair(other, one, free[other], whole[one])]
        for finger in FINGERS:
            part = hand.beyond(finger)
            bend = part.vertices[
                (hand.bone[part.vertices] == 2) & (self._from_rim(part, part.vertices) < BEND_M)
            ]
            found.append(
                Pair(finger, "palm", np.setdiff1d(part.vertices, np.union1d(bend, part.rim())), trunk)
            )
            found.append(
                Pair(
                    "palm",
                    finger,
                    np.setdiff1d(trunk.vertices[hand.digit[trunk.vertices] == 0], trunk.rim()),
                    part,
                )
            )
        found.append(Pair("thumb", "palm", free["thumb"], trunk))
        away = self._from_rim(whole["thumb"], trunk.vertices) > WEB_M
        found.append(
            Pair("palm", "thumb", trunk.vertices[away & (hand.digit[trunk.vertices] == 0)], whole["thumb"])
        )
        return found

    def deepest(
        self, positions: Array, at_least_m: float = 0.0, *, digits_only: bool = False
    ) -> list[Overlap]:
        """The pairs of parts that stand in each other, deepest first; of digits, or with the palm."""
        normals = self.hand.skin_normals(positions)
        found: dict[frozenset[str], float] = {}
        for pair in self.pairs:
            if digits_only and "palm" in pair[:2]:
                continue
            depth = _deepest(pair, positions, normals)
            key = frozenset((pair.one, pair.other))
            found[key] = max(found.get(key, 0.0), depth)
        ordered = sorted(found.items(), key=lambda item: -item[1])
        deep = [(sorted(key, key=_order), depth) for key, depth in ordered if depth > at_least_m]
        return [Overlap(one, other, depth) for (one, other), depth in deep]

    def deepest_of(self, positions: Array, pairs: Iterable[Pair]) -> float:
        """The depth of the deepest of some pairs of parts, m; zero where none stand in each other."""
        normals = self.hand.skin_normals(positions)
        return max((_deepest(pair, positions, normals) for pair in pairs), default=0.0)

    def _from_rim(self, patch: Patch, vertices: Indices) -> Array:
        flat = self.hand.flat.positions
        return np.asarray(cKDTree(flat[patch.rim()]).query(flat[vertices])[0])

    def _away(self, patch: Patch, distance_m: float) -> Indices:
        return patch.vertices[self._from_rim(patch, patch.vertices) > distance_m]


def heights(
    points: Array, others: Array, normals: Array, within_m: float = 0.02, tree: cKDTree | None = None
) -> Array:
    """About how far each point stands above the nearest of other skin, m; negative inside.

    `within_m` where none is so near.

    The nearest vertex speaks for the plane around it.
    """
    told = (tree or cKDTree(others)).query(points, k=3, distance_upper_bound=within_m)
    away, nearest = (np.asarray(each) for each in told)
    found = np.full(len(points), within_m)
    near = np.flatnonzero(np.isfinite(away).all(axis=1))
    gaps = points[near, None] - others[nearest[near]]
    planes = (gaps * normals[nearest[near]]).sum(axis=2)
    # Weighed by nearness, so that nothing jumps where another vertex becomes the nearest.
    shares = 1.0 / (away[near] ** 2 + 1e-9)
    height = (planes * shares).sum(axis=1) / shares.sum(axis=1)
    beside = np.sqrt(np.maximum(away[near, 0] ** 2 - planes[:, 0] ** 2, 0.0))
    # Beyond the plane's own reach the way is longer, and what is beside a border is outside.
    excess = np.maximum(beside - FOOT_M, 0.0)
    way = np.hypot(height, excess)
    found[near] = np.where(height > 0.0, way, np.minimum(height + BORDER * excess, way))
    return found


def _deepest(pair: Pair, positions: Array, normals: Array) -> float:
    points = positions[pair.points]
    box = positions[pair.patch.vertices]
    near = ((points >= box.min(axis=0)) & (points <= box.max(axis=0))).all(axis=1)
    if not near.any():
        return 0.0
    points = points[near]
    points = points[heights(points, box, normals[pair.patch.vertices]) < SURE_M]
    return pair.patch.deepest(points, positions)


def _order(part: str) -> int:
    return DIGITS.index(part) if part in DIGITS else len(DIGITS)
