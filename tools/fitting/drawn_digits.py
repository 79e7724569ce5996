"""Depths of the drawn hand's digits in each other, and how they change with its joints.

The nearest vertex speaks for the skin around it, so depths are within a millimetre of those of `Overlaps`,
mostly within a fifth of one, at a tenth of their time; `Overlaps.deepest` has the last word. Digits that the
quick model of `digits` shows well apart are not looked at.
"""

from typing import Final, NamedTuple

import numpy as np
from scipy.sparse import csr_matrix
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from handshapes.handshape import DIGITS
from signer.fitting.hand_model import HandModel
from signer.fitting.overlap import Overlaps, Pair, heights
from signer.kinematics.hand import ANGLE_COUNT
from tools.fitting.digits import PAIRS, Digits

_EVERY: Final = 4
"""Each so many of a digit's points is looked at; they are some millimetre and a half apart."""
_ASKED: Final = 12
"""So many of the deepest points are asked whether they are inside at all."""
_SURE_M: Final = 0.002
_STEP_RAD: Final = 1e-4
_ROOM_M: Final = 0.005
"""Digits that are farther apart than this do not concern each other."""
_QUICK_POINTS: Final = 80


class Near(NamedTuple):
    """Nearest or deepest place of two digits: depth (m, negative apart), slopes (21,) m/rad."""

    depth_m: float
    slopes: Array


class _Deepest(NamedTuple):
    """The deepest point of a digit in another: depth, its vertex, the other's nearest, the normal there."""

    depth_m: float
    vertex: int
    nearest: int
    normal: Array
    digits: int
    """Row of the two digits among `PAIRS`."""


class _Digit(NamedTuple):
    """The skin of a digit in a pose: its places, the box around them, normals, a tree to find the nearest."""

    places: Array
    low: Array
    high: Array
    normals: Array
    tree: cKDTree


class DrawnDigits:
    """The five digits of the drawn hand; angles are (21,) rad as in `signer.kinematics.hand`."""

    def __init__(self, hand: HandModel, parts: Overlaps) -> None:
        self._hand = hand
        self._quick = Digits(hand, _QUICK_POINTS)
        self._pairs = [
            pair._replace(points=pair.points[::_EVERY]) for pair in parts.pairs if "palm" not in pair[:2]
        ]
        self._rows = [row_of(pair) for pair in self._pairs]
        self._around = {pair.other: _Around(hand.triangles, pair.patch.vertices) for pair in self._pairs}

    def depth(self, angles: Array) -> float:
        """Return how deep the deepest digit lies in another one, m; negative where all are apart."""
        (found,) = self._nearest(angles[None], -np.inf)[0]
        return max((one.depth_m for one in found), default=-_ROOM_M)

    def deeper(self, angles: Array, beyond_m: float) -> list[dict[int, float]]:
        """Return for each posture (n, 21) the depths of those `PAIRS`, by row, that lie deeper than that."""
        every = []
        for found in self._nearest(angles, beyond_m)[0]:
            depths = dict[int, float]()
            for one in found:
                if one.depth_m > beyond_m:
                    depths[one.digits] = max(one.depth_m, depths.get(one.digits, one.depth_m))
            every.append(depths)
        return every

    def near(self, angles: Array, beyond_m: float) -> list[Near]:
        """Return where digits lie deeper than `beyond_m` in each other, for each two of them the deepest."""
        return self.near_each(angles[None], beyond_m)[0]

    def near_each(self, angles: Array, beyond_m: float) -> list[list[Near]]:
        """Return for each posture (n, 21) where digits lie deeper than `beyond_m` in each other."""
        nearest, positions = self._nearest(angles, beyond_m)
        every = []
        for joints, skin, found in zip(angles, positions, nearest, strict=True):
            found = [one for one in found if one.depth_m > beyond_m]
            every.append(self._with_slopes(joints, skin, found) if found else [])
        return every

    def _with_slopes(self, angles: Array, positions: Array, found: list[_Deepest]) -> list[Near]:
        points = np.array([(one.vertex, one.nearest) for one in found])
        moved = self._hand.points(points.ravel(), angles + _STEP_RAD * np.eye(ANGLE_COUNT))
        steps = (moved.reshape(ANGLE_COUNT, *points.shape, 3) - positions[points]) / _STEP_RAD
        normals = np.array([one.normal for one in found])
        slopes = ((steps[:, :, 1] - steps[:, :, 0]) * normals).sum(axis=2).T
        return [Near(one.depth_m, row) for one, row in zip(found, slopes, strict=True)]

    def _nearest(self, angles: Array, beyond_m: float) -> tuple[list[list[_Deepest]], Array]:
        """Return the nearest or deepest place of digits that may be deeper than that, and the skin.

        Skin (n, V, 3) is only made of postures (n, 21) in which there are any.
        """
        asked = np.ones((len(angles), len(PAIRS)), np.bool_)
        if np.isfinite(beyond_m):
            asked = self._quick.signed_depths(angles) > beyond_m
        some = np.flatnonzero(asked.any(axis=1))
        positions = np.zeros((len(angles), len(self._hand.vertices), 3))
        positions[some] = self._hand.positions(angles[some])
        return [
            self._nearest_on(skin, row) if row.any() else []
            for skin, row in zip(positions, asked, strict=True)
        ], positions

    def _nearest_on(self, positions: Array, asked: Array) -> list[_Deepest]:
        found, digits = [], dict[str, _Digit]()
        for row, pair in zip(self._rows, self._pairs, strict=True):
            if not asked[row]:
                continue
            if pair.other not in digits:
                places = positions[pair.patch.vertices]
                normals = self._around[pair.other].normals(positions)
                columns = np.ascontiguousarray(places.T)
                low, high = columns.min(axis=1), columns.max(axis=1)
                digits[pair.other] = _Digit(places, low, high, normals, cKDTree(places, balanced_tree=False))
            if (one := _deepest(pair, row, positions, digits[pair.other])) is not None:
                found.append(one)
        return found


class _Around:
    """Normals of some vertices of a mesh, from the triangles that they belong to."""

    def __init__(self, triangles: Indices, vertices: Indices) -> None:
        self._triangles = triangles[np.isin(triangles, vertices).any(axis=1)]
        rows = np.full(int(triangles.max()) + 1, -1)
        rows[vertices] = np.arange(len(vertices))
        corner = rows[self._triangles]
        of, column = np.nonzero(corner >= 0)
        ones = np.ones(len(of))
        self._of = csr_matrix((ones, (corner[of, column], of)), shape=(len(vertices), len(self._triangles)))

    def normals(self, positions: Array) -> Array:
        """(v, 3) unit normals, each as the area around its vertex looks."""
        corners = positions[self._triangles]
        a, b = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
        face = a[:, [1, 2, 0]] * b[:, [2, 0, 1]] - a[:, [2, 0, 1]] * b[:, [1, 2, 0]]
        found = self._of @ face
        return np.asarray(found / np.sqrt(np.maximum((found * found).sum(axis=1), 1e-30))[:, None])


def row_of(pair: Pair) -> int:
    """Return the row among `PAIRS` of a pair of digits; -1 for a digit and the palm."""
    if "palm" in pair[:2]:
        return -1
    one, other = sorted((DIGITS.index(pair.one), DIGITS.index(pair.other)))
    return PAIRS.index((one, other))


def _deepest(pair: Pair, row: int, positions: Array, other: _Digit) -> _Deepest | None:
    """Return the deepest point of one digit in another; None where it is nowhere near."""
    points = positions[pair.points]
    near = (points > other.low - _ROOM_M) & (points < other.high + _ROOM_M)
    close: Indices = np.flatnonzero(near[:, 0] & near[:, 1] & near[:, 2])
    if not len(close):
        return None
    points = points[close]
    high = heights(points, other.places, other.normals, tree=other.tree)
    order = np.argsort(high)[:_ASKED]
    first = int(order[0])
    if high[first] < -_SURE_M:  # a plane of skin that looks elsewhere may say so of a point outside
        inside = pair.patch.contains(points[order[:1]], positions)
        if not inside.any():
            inside = pair.patch.contains(points[order], positions)
        if not inside.any():
            return None
        first = int(order[inside.argmax()])
    nearest = int(other.tree.query(points[first])[1])
    vertex, touched = int(pair.points[close[first]]), int(pair.patch.vertices[nearest])
    return _Deepest(float(-high[first]), vertex, touched, other.normals[nearest], row)
