"""A piece of skin closed at its borders.

What is inside it, how deep, and how far away what is outside.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices, Mask

NEAREST_TRIANGLES: Final = 32
"""Triangles of the nearest centres among which the nearest is looked for: the drawn ones are about as
large."""
CHUNK: Final = 200_000
"""Pairs of point and triangle that are measured at once: a few megabytes."""
FARTHEST: Final = 8
"""Points, the farthest from the skin first, that are asked at once whether they are inside: the first that is
ends the search."""


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """Triangles of a larger mesh, and fans over their borders, that make them a closed surface.

    Attributes:
        triangles: (T, 3) vertices of the larger mesh.
        vertices: (n,) those that occur.
        rims: (R, 3) the border's edges, reversed, and which border each belongs to.
    """

    triangles: Indices
    vertices: Indices
    rims: Indices

    @classmethod
    def of(cls, triangles: Indices) -> "Patch":
        """Close some triangles."""
        edges = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
        size = int(triangles.max()) + 1
        there = edges[:, 0] * size + edges[:, 1]
        back = edges[:, 1] * size + edges[:, 0]
        border = edges[~np.isin(back, there)]
        rims = np.zeros((0, 3), np.intp)
        if len(border):
            joined = csr_matrix((np.ones(len(border)), (border[:, 0], border[:, 1])), shape=(size, size))
            loops = connected_components(joined, directed=False)[1][border[:, 0]]
            rims = np.column_stack([border[:, 1], border[:, 0], np.unique(loops, return_inverse=True)[1]])
        return cls(triangles, np.unique(triangles), rims)

    def rim(self) -> Indices:
        """The vertices of the borders."""
        return np.unique(self.rims[:, :2])

    def closed(self, positions: Array) -> Array:
        """(T + R, 3, 3) corners of all triangles of the closed surface, at given positions of the mesh."""
        skin = positions[self.triangles]
        if not len(self.rims):
            return skin
        loops = self.rims[:, 2]
        count = np.bincount(loops)
        middles = np.stack(
            [np.bincount(loops, positions[self.rims[:, 0], axis]) / count for axis in range(3)], axis=1
        )
        lids = np.stack([positions[self.rims[:, 0]], positions[self.rims[:, 1]], middles[loops]], axis=1)
        return np.concatenate([skin, lids])

    def deepest(self, points: Array, positions: Array) -> float:
        """Return how deep the deepest of (n, 3) points lies inside, m; 0 when all are outside.

        Depth is to the nearest skin of the patch, not to its lids.
        """
        if not len(points):
            return 0.0
        far = self.distances(points, positions)
        order = np.argsort(-far)
        for start in range(0, len(order), FARTHEST):
            some = order[start : start + FARTHEST]
            inside = np.flatnonzero(self.contains(points[some], positions))
            if len(inside):
                return float(far[some[inside[0]]])
        return 0.0

    def contains(self, points: Array, positions: Array) -> Mask:
        """Return which of (n, 3) points are inside the closed surface: it winds once around those.

        It does not wind around the others at all.
        """
        corners = self.closed(positions)
        low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
        found = np.zeros(len(points), np.bool_)
        near = np.flatnonzero(((points >= low) & (points <= high)).all(axis=1))
        for some in _chunks(near, len(corners)):
            found[some] = winding(points[some], corners) > 0.5
        return found

    def distances(self, points: Array, positions: Array) -> Array:
        """Return the distance of each of (n, 3) points to the patch's nearest skin, inside or out, m."""
        corners = positions[self.triangles]
        tree = cKDTree(corners.mean(axis=1))
        _, nearest = tree.query(points, k=min(NEAREST_TRIANGLES, len(corners)))
        return np.asarray(to_triangles(points[:, None], corners[nearest]).min(axis=1))


def winding(points: Array, corners: Array) -> Array:
    """Compute the winding number of a surface of (T, 3, 3) triangles around each of (n, 3) points.

    Source: Van Oosterom & Strackee 1983, the solid angle of a plane triangle.
    """
    # All of it is sums over points and corners apart from each other: products of matrices, no (n, T, 3).
    middle = corners.mean(axis=(0, 1))
    points, (a, b, c) = points - middle, np.moveaxis(corners - middle, 1, 0)
    pp, pa, pb, pc = (points * points).sum(axis=1)[:, None], points @ a.T, points @ b.T, points @ c.T
    la, lb, lc = (
        np.sqrt(np.maximum(pp - 2.0 * pv + (v * v).sum(axis=1), 0.0)) for v, pv in ((a, pa), (b, pb), (c, pc))
    )
    ab, bc, ca = (
        pp - pu - pv + (u * v).sum(axis=1)
        for u, v, pu, pv in ((a, b, pa, pb), (b, c, pb, pc), (c, a, pc, pa))
    )
    b_c = np.cross(b, c)
    volume = (a * b_c).sum(axis=1) - points @ (np.cross(a, b) + b_c + np.cross(c, a)).T
    return np.asarray(
        2.0 * np.arctan2(volume, la * lb * lc + ab * lc + bc * la + ca * lb).sum(axis=1) / (4.0 * np.pi)
    )


def to_triangles(points: Array, corners: Array) -> Array:
    """Distances of (..., 3) points from (..., 3, 3) triangles.

    Of the plane's foot where that lies within, else of the edges.
    """
    a, b, c = (corners[..., k, :] for k in range(3))
    normal = np.cross(b - a, c - a)
    area = np.maximum((normal * normal).sum(-1), 1e-30)
    offset = points - a
    u = (np.cross(offset, c - a) * normal).sum(-1) / area
    v = (np.cross(b - a, offset) * normal).sum(-1) / area
    height = np.abs((offset * normal).sum(-1)) / np.sqrt(area)
    edges = np.minimum(
        np.minimum(_to_segment(points, a, b), _to_segment(points, b, c)), _to_segment(points, c, a)
    )
    return np.where((u >= 0.0) & (v >= 0.0) & (u + v <= 1.0), height, edges)


def _to_segment(points: Array, start: Array, end: Array) -> Array:
    way = end - start
    share = np.clip(((points - start) * way).sum(-1) / np.maximum((way * way).sum(-1), 1e-30), 0.0, 1.0)
    return np.asarray(np.linalg.norm(points - start - share[..., None] * way, axis=-1))


def _chunks(points: Indices, triangles: int) -> Iterator[Indices]:
    size = max(1, CHUNK // max(1, triangles))
    for start in range(0, len(points), size):
        yield points[start : start + size]
