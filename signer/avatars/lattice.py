"""Signed distances to a solid on a lattice: exact to the triangles, positive outside."""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.arrays import Mask as Flags
from body_model.rays import nearest_in_triangles
from signer.avatars.solid import Solid, inside

BAND_M: Final = 0.040
"""Distances are kept up to this; beyond it only the side counts."""
_SAMPLE_M: Final = 0.003
"""Between samples of the skin, m, by which the nearest triangles are found: half of the coarser lattice's
step."""
_NEAREST: Final = 8
"""Samples looked at for a point: their triangles are measured, and the nearest of these counts."""


class Lattice(NamedTuple):
    """Signed distances (X, Y, Z) m, and which of them are to skin that never moves.

    `origin` (3,) is the first point.
    """

    origin: Array
    step_m: float
    distance: Array
    still: Flags


def measure(solid: Solid, low: Array, high: Array, step_m: float, still: Flags) -> Lattice:
    """Distances from the points of a box to the skin of a solid.

    `still` (V,) marks its vertices that never move.
    """
    count = np.ceil((high - low) / step_m).astype(int) + 1
    axes = (
        low[0] + step_m * np.arange(count[0]),
        low[1] + step_m * np.arange(count[1]),
        low[2] + step_m * np.arange(count[2]),
    )
    within = inside(solid, axes)
    points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, 3)
    skin = solid.triangles[~solid.caps & _faces_outside(solid, low, step_m, within)]
    corners = solid.points[skin]
    samples, of_sample = _samples(corners)
    tree = cKDTree(samples)
    away, _ = tree.query(points, distance_upper_bound=BAND_M + _SAMPLE_M)
    near = np.flatnonzero(np.isfinite(away))
    distance, moves = np.full(len(points), BAND_M), np.ones(len(points), bool)
    for rows in np.array_split(near, max(1, len(near) // 20_000)):
        _, found = tree.query(points[rows], k=_NEAREST)
        triangles = of_sample[found]
        there = corners[triangles.ravel()]
        barycentric = nearest_in_triangles(there, np.repeat(points[rows], _NEAREST, axis=0))
        gap = np.linalg.norm(
            np.einsum("nk,nki->ni", barycentric, there) - np.repeat(points[rows], _NEAREST, axis=0), axis=1
        )
        gap = gap.reshape(-1, _NEAREST)
        best = np.argmin(gap, axis=1)
        distance[rows] = np.minimum(gap[np.arange(len(rows)), best], BAND_M)
        moves[rows] = ~still[skin[triangles[np.arange(len(rows)), best]]].all(axis=1)
    shape = tuple(count.tolist())
    signed = np.where(within.ravel(), -distance, distance)
    return Lattice(low, step_m, signed.reshape(shape), ~moves.reshape(shape))


def _faces_outside(solid: Solid, low: Array, step_m: float, within: Flags) -> Flags:
    """Return which triangles have open air before them: not the backs of eyeballs and sockets."""
    a, b, c = (solid.points[solid.triangles[:, corner]] for corner in range(3))
    normal = np.cross(b - a, c - a)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-30)
    at = ((a + b + c) / 3.0 + step_m * normal - low) / step_m
    faces = np.zeros(len(at), bool)
    for corner in np.ndindex(2, 2, 2):
        node = np.floor(at).astype(int) + corner
        known = ((node >= 0) & (node < within.shape)).all(axis=1)
        faces |= ~known
        faces[known] |= ~within[tuple(node[known].T)]
    return faces


def _samples(corners: Array) -> tuple[Array, Indices]:
    """Points all over the triangles, no farther apart than `_SAMPLE_M`, and the triangle of each."""
    longest = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1)
    parts = np.maximum(np.ceil(longest / _SAMPLE_M).astype(int), 1)
    points, owners = [], []
    for cut in np.unique(parts).tolist():
        chosen = np.flatnonzero(parts == cut)
        i, j = (index.ravel() for index in np.meshgrid(np.arange(cut + 1), np.arange(cut + 1), indexing="ij"))
        u, v = i[i + j <= cut] / cut, j[i + j <= cut] / cut
        shares = np.stack([1.0 - u - v, u, v], axis=1)
        points.append(np.einsum("sk,tki->tsi", shares, corners[chosen]).reshape(-1, 3))
        owners.append(np.repeat(chosen, len(shares)))
    return np.concatenate(points), np.concatenate(owners)
