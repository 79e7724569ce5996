"""Rough depth of a hand or forearm in shoulders or the other arm: points of these in one posture.

The rest of the rough look, for searches in which what moves with the arms stays about where it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance import SIDES
from body_model.distance_grid import FAR_M
from body_model.distance_load import Obstacles
from body_model.distance_parts import BUNDLE, DIGITS, LIMB, POINTS, Part

_LOOKED_M: Final = 0.03
"""Most distance at which the nearest skin is looked for, m: nothing is deeper under the skin of an arm."""


@dataclass(frozen=True, slots=True, eq=False)
class RoughSkin:
    """Points of skin in one posture.

    Attributes:
        tree: of the points.
        normals: (k, 3) outward.
        on_palm: (k,) which are of a palm.
        boxes: (b, 2, 3) m, low and high corners of what each part of them takes up: outside of all of them
            nothing is in any.
    """

    tree: scipy.spatial.cKDTree
    normals: Array32
    on_palm: Mask
    boxes: Array32

    def heights(self, places: Array32) -> tuple[Array32, Mask]:
        """(n, m) m, how high places (n, m, 3) are over the nearest point, far where that is far.

        And whether it is of a palm.
        """
        points = places.transpose(2, 0, 1).reshape(3, -1)
        rows = np.flatnonzero(_in_any(self.boxes, points))
        heights, on_palm = np.full(points.shape[1], FAR_M), np.zeros(points.shape[1], np.bool_)
        if len(rows):
            near = points[:, rows].T
            away, nearest = self.tree.query(near, distance_upper_bound=_LOOKED_M)
            is_near = np.isfinite(away)
            rows, nearest = rows[is_near], np.asarray(nearest)[is_near]
            way = near[is_near] - self.tree.data[nearest]
            heights[rows], on_palm[rows] = (way * self.normals[nearest]).sum(axis=1), self.on_palm[nearest]
        return heights.reshape(places.shape[:2]), on_palm.reshape(places.shape[:2])


def skin_of_shoulder(obstacles: Obstacles, matrices: Array, side: str) -> RoughSkin:
    """The shoulder of a side, posed by matrices (B, 3, 4)."""
    skin = obstacles.skin
    return _skin_of(
        obstacles,
        matrices,
        np.flatnonzero((skin.side == SIDES.index(side)) & (skin.part == Part.SHOULDER)),
    )


def skin_of_other(obstacles: Obstacles, matrices: Array, side: str, *, with_arm: bool = True) -> RoughSkin:
    """The shoulder and the arm of the side that is not the given one, posed by matrices (B, 3, 4).

    Args:
        obstacles: of the body that is posed.
        matrices: of the posture.
        side: whose forearm and hand may be in it.
        with_arm: whether the arm counts; the shoulder always does.
    """
    skin, across = obstacles.skin, 1 - SIDES.index(side)
    parts = (Part.SHOULDER, Part.UPPER_ARM, *LIMB) if with_arm else (Part.SHOULDER,)
    return _skin_of(obstacles, matrices, np.flatnonzero((skin.side == across) & np.isin(skin.part, parts)))


def skin_of_hand(obstacles: Obstacles, matrices: Array, side: str) -> RoughSkin:
    """The hand of a side."""
    skin = obstacles.skin
    return _skin_of(
        obstacles,
        matrices,
        np.flatnonzero((skin.side == SIDES.index(side)) & np.isin(skin.part, (Part.PALM, *DIGITS))),
    )


def _skin_of(obstacles: Obstacles, matrices: Array, chosen: Indices) -> RoughSkin:
    """The points of some bundles."""
    skin = obstacles.skin
    columns = np.swapaxes(matrices[skin.bones[chosen]], 1, 2).reshape(len(chosen), 3, -1).astype(np.float32)
    posed = (
        (columns @ skin.rows[chosen]).reshape(len(chosen), 3, POINTS, BUNDLE).transpose(0, 3, 2, 1)
    )  # (K, p, s, 3)
    real = skin.vertices[chosen] >= 0
    tangents = np.einsum("kpsur,kcr->kpsuc", skin.tangent_rows[chosen], columns, optimize=True)[real]
    points, outward = posed[real], np.cross(tangents[:, 0], tangents[:, 1])
    piece = np.broadcast_to((skin.side * len(Part) + skin.part)[chosen, None, None], real.shape)[real]
    length = np.maximum(np.linalg.norm(outward, axis=1, keepdims=True), np.float32(1e-12))
    return RoughSkin(
        scipy.spatial.cKDTree(points, balanced_tree=False),
        outward / length,
        piece % len(Part) == Part.PALM,
        _boxes(points, piece),
    )


def _boxes(points: Array32, piece: Indices) -> Array32:
    """(b, 2, 3) m, about the points (k, 3) of each piece."""
    own = (points[piece == each] for each in np.flatnonzero(np.bincount(piece)))
    return np.array([(some.min(axis=0), some.max(axis=0)) for some in own])


def _in_any(boxes: Array32, points: Array32) -> Mask:
    """(k,) whether points (3, k) are within any box."""
    within = np.zeros(points.shape[1], np.bool_)
    rows = np.flatnonzero(_in_box(boxes[:, 0].min(axis=0), boxes[:, 1].max(axis=0), points))
    if len(rows):
        near = points[:, rows]
        for low, high in boxes:
            within[rows] |= _in_box(low, high, near)
    return within


def _in_box(low: Array32, high: Array32, points: Array32) -> Mask:
    """(k,) whether points (3, k) are within a box from one corner (3,) to the other."""
    inside: Mask = (points[0] >= low[0]) & (points[0] <= high[0])
    for axis in (1, 2):
        inside &= (points[axis] >= low[axis]) & (points[axis] <= high[axis])
    return inside
