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
"""Spacing of the points that are looked at where the skins are nearest, m."""
_AT_ONCE: Final = 20_000


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

    Corners first, and then what may be nearer.
    """
    tree, corners = cKDTree(around.mean(axis=1)), near.reshape(-1, 3)
    away = np.full(len(corners), np.inf)
    inside = np.linalg.norm(corners - at, axis=-1) < reach_m
    if not inside.any():
        return Gap(np.inf, at)
    away[inside] = _signed(corners[inside], around, tree)
    best = int(np.argmin(away))
    longest = np.linalg.norm(near - np.roll(near, 1, axis=1), axis=-1).max(axis=1)
    rows = np.flatnonzero(away.reshape(-1, 3).min(axis=1) - longest < away[best])
    fine = np.concatenate([_spread(near[row], longest[row]) for row in rows])
    fine = fine[np.linalg.norm(fine - at, axis=-1) < reach_m]
    found = (
        np.concatenate(
            [_signed(part, around, tree) for part in np.array_split(fine, 1 + len(fine) // _AT_ONCE)]
        )
        if len(fine)
        else fine
    )
    if len(fine) and found.min() < away[best]:
        return Gap(float(found.min()), fine[int(np.argmin(found))])
    return Gap(float(away[best]), corners[best])


def _spread(corners: Array, longest_m: float) -> Array:
    """(p, 3) m, points of a triangle, evenly apart."""
    count = 1 + int(np.ceil(longest_m / _FINE_M))
    u, v = (part.ravel() for part in np.meshgrid(*(np.linspace(0.0, 1.0, count),) * 2))
    kept = u + v <= 1.0 + 1e-9
    return np.asarray(np.stack([1.0 - u[kept] - v[kept], u[kept], v[kept]], axis=1) @ corners)


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
