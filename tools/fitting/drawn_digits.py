"""Depths of the drawn hand's digits in each other, and how they change with its joints.

The nearest vertex speaks for the skin around it, so depths are within a millimetre of those of `Overlaps`,
mostly within a fifth of one, at a tenth of their time; `Overlaps.deepest` has the last word.
"""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from signer.kinematics.hand import ANGLE_COUNT
from tools.fitting.hand_model import HandModel, Skin
from tools.fitting.overlap import Overlaps, Pair, heights

_EVERY: Final = 4
"""Each so many of a digit's points is looked at; they are some millimetre and a half apart."""
_ASKED: Final = 12
"""So many of the deepest points are asked whether they are inside at all."""
_SURE_M: Final = 0.002
_STEP_RAD: Final = 1e-4
_ROOM_M: Final = 0.005
"""Digits that are farther apart than this do not concern each other."""


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


class _Digit(NamedTuple):
    """The skin of a digit in a pose: its vertices, the box around them, and a tree to find the nearest."""

    vertices: Indices
    low: Array
    high: Array
    tree: cKDTree


class DrawnDigits:
    """The five digits of the drawn hand; angles are (21,) rad as in `signer.kinematics.hand`."""

    def __init__(self, hand: HandModel, parts: Overlaps) -> None:
        self._hand = hand
        self._pairs = [
            pair._replace(points=pair.points[::_EVERY]) for pair in parts.pairs if "palm" not in pair[:2]
        ]

    def depth(self, angles: Array) -> float:
        """Return how deep the deepest digit lies in another one, m; negative where all are apart."""
        skin = self._hand.skin(angles)
        return max((found.depth_m for found in self._nearest(skin)), default=-_ROOM_M)

    def near(self, angles: Array, beyond_m: float) -> list[Near]:
        """Return where digits lie deeper than `beyond_m` in each other, for each two of them the deepest."""
        skin = self._hand.skin(angles)
        found = [one for one in self._nearest(skin) if one.depth_m > beyond_m]
        if not found:
            return []
        points = np.array([(one.vertex, one.nearest) for one in found])
        moved = self._hand.points(points.ravel(), angles + _STEP_RAD * np.eye(ANGLE_COUNT))
        steps = (moved.reshape(ANGLE_COUNT, *points.shape, 3) - skin.positions[points]) / _STEP_RAD
        normals = np.array([one.normal for one in found])
        slopes = ((steps[:, :, 1] - steps[:, :, 0]) * normals).sum(axis=2).T
        return [Near(one.depth_m, row) for one, row in zip(found, slopes, strict=True)]

    def _nearest(self, skin: Skin) -> list[_Deepest]:
        found, digits = [], dict[str, _Digit]()
        for pair in self._pairs:
            if pair.other not in digits:
                vertices = pair.patch.vertices
                box = skin.positions[vertices]
                digits[pair.other] = _Digit(vertices, box.min(axis=0), box.max(axis=0), cKDTree(box))
            if (one := _deepest(pair, skin, digits[pair.other])) is not None:
                found.append(one)
        return found


def _deepest(pair: Pair, skin: Skin, other: _Digit) -> _Deepest | None:
    """Return the deepest point of one digit in another; None where it is nowhere near."""
    points = skin.positions[pair.points]
    near = (points > other.low - _ROOM_M) & (points < other.high + _ROOM_M)
    close: Indices = np.flatnonzero(near.all(axis=1))
    if not len(close):
        return None
    points, normals = points[close], skin.normals[other.vertices]
    high = heights(points, skin.positions[other.vertices], normals, tree=other.tree)
    order = np.argsort(high)[:_ASKED]
    row = int(order[0])
    if high[row] < -_SURE_M:  # a plane of skin that looks elsewhere may say so of a point outside
        inside = pair.patch.contains(points[order], skin.positions)
        if not inside.any():
            return None
        row = int(order[inside.argmax()])
    nearest = int(other.tree.query(points[row])[1])
    return _Deepest(
        float(-high[row]), int(pair.points[close[row]]), int(other.vertices[nearest]), normals[nearest]
    )
