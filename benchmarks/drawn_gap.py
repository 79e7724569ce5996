"""Brute-force distance of a hand to what it touches, on drawn triangles.

It shares nothing with what it is the measure of.
"""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.rays import nearest_in_triangles

_NEAREST: Final = 24
_FINE_M: Final = 0.0003
"""Longest edge of triangles that are not cut further, m."""


class Gap(NamedTuple):
    """The least distance between two skins, m, negative where they overlap, and where it was found.

    The place (3,) m is on the first of them.
    """

    gap_m: float
    place: Array


def skin_gap(positions: Array, first: Indices, second: Indices, at: Array, reach_m: float) -> Gap:
    """The least signed distance between two skins within reach of a point.

    Infinite where one of them is not.

    Points of either skin are looked at, so an edge of the one that cuts a face of the other counts by what
    the faces about it do.

    Args:
        positions: (M, 3) m.
        first: (t, 3) triangles of the one.
        second: (u, 3) those of the other.
        at: (3,) m.
        reach_m: how far from it points of a skin may be.
    """
    found = [Gap(np.inf, at)]
    for one, other in ((first, second), (second, first)):
        near = one[(np.linalg.norm(positions[one] - at, axis=-1) < reach_m).any(axis=-1)]
        around = other[(np.linalg.norm(positions[other] - at, axis=-1) < reach_m + 0.03).any(axis=-1)]
        if len(near) and len(around):
            found.append(_least(positions[near], positions[around], at, reach_m))
    return min(found, key=lambda gap: gap.gap_m)


def _least(near: Array, around: Array, at: Array, reach_m: float) -> Gap:
    """The least distance of points of triangles (n, 3, 3) m to triangles (k, 3, 3) m.

    Triangles of which a point may be nearer than the nearest corner are cut in four, until they are as fine
    as asked. No point of a triangle is farther from its nearest corner than its longest edge by root three.
    """
    tree, found = cKDTree(around.mean(axis=1)), Gap(np.inf, at)
    corners, rows = np.unique(near.reshape(-1, 3), axis=0, return_inverse=True)
    away = _signed(corners, around, tree)[rows].reshape(-1, 3)
    while len(near):
        from_place = np.linalg.norm(near - at, axis=-1)
        counted = np.where(from_place < reach_m, away, np.inf)
        best = np.unravel_index(int(np.argmin(counted)), counted.shape)
        if counted[best] < found.gap_m:
            found = Gap(float(counted[best]), near[best])
        longest = np.linalg.norm(near - np.roll(near, 1, axis=1), axis=-1).max(axis=1)
        within = longest / np.sqrt(3.0)
        kept = (away.min(axis=1) - within < found.gap_m) & (from_place.min(axis=1) - within < reach_m)
        near, away = _quartered(near, away, kept & (longest > _FINE_M), around, tree)
    return found


def _quartered(near: Array, away: Array, kept: Array, around: Array, tree: cKDTree) -> tuple[Array, Array]:
    """Cut the triangles that are kept in four; return theirs (4k, 3, 3) m, and how far each corner is."""
    near, away = near[kept], away[kept]
    middles = 0.5 * (near + np.roll(near, -1, axis=1))  # of the edges from each corner to the next
    theirs = _signed(middles.reshape(-1, 3), around, tree).reshape(-1, 3) if len(near) else away
    corners, distances = np.concatenate([near, middles], axis=1), np.concatenate([away, theirs], axis=1)
    parts = np.array([[0, 3, 5], [3, 1, 4], [5, 4, 2], [3, 4, 5]])
    return corners[:, parts].reshape(-1, 3, 3), distances[:, parts].reshape(-1, 3)


def _signed(points: Array, around: Array, tree: cKDTree) -> Array:
    """(p,) m from points to a skin, negative behind it.

    By the mean normal of the triangles that are nearest alike.
    """
    count = min(_NEAREST, len(around))
    _, near = tree.query(points, k=count)
    near = near.reshape(len(points), count)
    repeated, there = np.repeat(points, count, axis=0), around[near.ravel()]
    on = np.einsum("nk,nki->ni", nearest_in_triangles(there, repeated), there)
    normals = np.cross(there[:, 1] - there[:, 0], there[:, 2] - there[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-30)
    away = np.linalg.norm(on - repeated, axis=1).reshape(-1, count)
    least = away.min(axis=1)
    alike = (away <= least[:, None] + 1e-7)[..., None]
    normal = (normals.reshape(-1, count, 3) * alike).sum(axis=1)
    side = ((points - on.reshape(-1, count, 3)[np.arange(len(points)), away.argmin(axis=1)]) * normal).sum(
        axis=1
    )
    return np.asarray(np.where(side < 0.0, -least, least))
