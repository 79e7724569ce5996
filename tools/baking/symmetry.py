"""Exact mirror symmetry: vertices, quads and bones paired, and rounding between halves removed."""

from collections.abc import Sequence

import numpy as np
from scipy.spatial import cKDTree

from baking.source import Array
from body_model.arrays import Indices

MIRROR = np.array([-1.0, 1.0, 1.0])
TOLERANCE_M = 1e-7


def mirror_vertices(positions: Array) -> Indices:
    """For each vertex the one on the other side; a vertex of the middle plane is its own."""
    distance, other = cKDTree(positions).query(positions * MIRROR)
    if distance.max() > TOLERANCE_M or not np.array_equal(other[other], np.arange(len(other))):
        raise ValueError("the source mesh is not mirror symmetric")
    return np.asarray(other, np.intp)


def mirror_bones(names: Sequence[str]) -> Indices:
    """For each bone the one on the other side."""
    swap = {".L": ".R", ".R": ".L"}
    return np.array(
        [names.index(name[:-2] + swap[name[-2:]] if name[-2:] in swap else name) for name in names]
    )


def order_quads(quads: Indices, positions: Array, mirror: Indices) -> tuple[Indices, Indices]:
    """Order the corners so that mirroring a surface point only swaps u and v.

    Also the quad on the other side of each.

    Corner 0 of a quad mirrors to corner 0 of its partner and corner 1 to corner 3, since a mirror reverses
    the turn.
    """
    where = {tuple(sorted(quad)): index for index, quad in enumerate(quads.tolist())}
    partner = np.array([where[tuple(sorted(quad))] for quad in mirror[quads].tolist()])
    if (partner == np.arange(len(quads))).any():
        raise ValueError("a quad of the source mesh straddles the middle plane")
    left = positions[quads, 0].mean(axis=1) > 0.0
    ordered = quads.copy()
    ordered[left] = mirror[quads[partner[left]]][:, [0, 3, 2, 1]]
    return ordered, partner


def symmetric_points(points: Array, mirror: Indices) -> Array:
    """Points in which every left one is the exact mirror of its right one, and middle ones have x = 0."""
    result = points.copy()
    own = mirror == np.arange(len(points))
    left = (points[:, 0] > 0.0) & ~own
    result[left] = points[mirror[left]] * MIRROR
    result[own, 0] = 0.0
    return result


def symmetric_values(values: Array, mirror: Indices) -> Array:
    """The mean of each value and its mirror's: one field for both sides."""
    return 0.5 * (values + values[mirror])
