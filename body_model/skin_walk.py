"""Walks over the triangles of a surface, from edge to edge.

Along the cut of a plane, and along a curve seen from above.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices


class Corners(NamedTuple):
    """Points of a surface one after the other.

    (K, 3) vertices and their shares, and which share of the way each is at, if that is set.
    """

    vertices: Indices
    shares: Array
    knots: Array | None


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """A triangle mesh that is part of a whole, with the two triangles of each edge.

    It has triangles (T, 3) of vertices (M, 3) m; `rows` (T,) are the triangles' numbers in the whole. Beyond
    the edge of a triangle from each corner to the next lie the triangles `across` (T, 3), or -1.
    """

    positions: Array
    triangles: Indices
    rows: Indices
    across: Indices

    def beyond(self, triangle: int, first: int, second: int) -> int | None:
        """The triangle on the other side of an edge; None at an open one."""
        corners = self.triangles[triangle].tolist()
        for corner, (one, other) in enumerate(pairwise((*corners, corners[0]))):
            if {one, other} == {first, second}:
                found = int(self.across[triangle, corner])
                return None if found < 0 else found
        raise ValueError(f"triangle {triangle} has no edge from {first} to {second}")


def mesh_of(positions: Array, triangles: Indices, rows: Indices) -> Mesh:
    """A mesh to walk on, of some triangles of a surface."""
    chosen = triangles[rows]
    ends = np.sort(np.stack([chosen, np.roll(chosen, -1, axis=1)], axis=-1).reshape(-1, 2), axis=1)
    edge = ends[:, 0] * len(positions) + ends[:, 1]
    order = np.argsort(edge, kind="stable")
    begins = np.flatnonzero(np.diff(edge[order], prepend=-1))
    count = np.diff(begins, append=len(order))
    # on the other side is the first other triangle of the edge
    other = np.repeat(begins, count)
    other[begins] += 1
    found = np.where(np.repeat(count, count) > 1, order[np.minimum(other, len(order) - 1)] // 3, -1)
    across = np.empty(len(edge), np.intp)
    across[order] = found
    return Mesh(positions, chosen, rows, across.reshape(chosen.shape))


def section(mesh: Mesh, start: Array, end: Array, normal: Array) -> Corners | None:
    """The shorter way round the cut of a plane from one point of it to another, without these.

    None where it does not lead there.
    """
    heights = (mesh.positions - start) @ normal
    above = heights >= 0.0
    corners = above[mesh.triangles]
    cut = np.flatnonzero(corners.any(axis=1) & ~corners.all(axis=1))
    edges, points = _cut_edges(mesh, cut, heights)
    first, last = (int(np.argmin(_away(points, point))) for point in (start, end))
    if first == last:
        return _corners([], heights)
    cut_triangles = cut.tolist()
    place = {triangle: index for index, triangle in enumerate(cut_triangles)}
    lengths = np.linalg.norm(points[:, 1] - points[:, 0], axis=-1).tolist()
    found = []
    for side in (0, 1):
        walked, at, edge = [edges[first][side]], first, edges[first][side]
        length = float(np.linalg.norm(points[first, side] - start))
        while len(walked) <= len(cut):
            following = mesh.beyond(cut_triangles[at], *edge)
            if following is None or following not in place:
                break
            at = place[following]
            if at == last:
                found.append((length, walked))
                break
            out = 1 if edges[at][0] == edge else 0
            length += lengths[at]
            edge = edges[at][out]
            walked.append(edge)
    return _corners(min(found)[1], heights) if found else None


def drape(mesh: Mesh, triangle: int, flat: Array, curve: Array) -> Corners | None:
    """A curve (M, 2) laid on the surface, whose vertices are seen at `flat` (V, 2).

    None where it comes to a fold or an end.

    The walk begins at the origin of what is seen, which lies in `triangle`, and goes straight to where the
    curve begins.
    """
    start = np.flatnonzero(mesh.rows == triangle)
    if not len(start):
        return None
    at = int(start[0])
    vertices: list[list[int]] = []
    shares: list[Array] = []
    knots: list[float] = []
    before = np.zeros(2)
    count = max(len(curve) - 1, 1)
    for index, goal in enumerate(curve):
        part = 0.0
        came_from = -1
        for _ in range(len(mesh.triangles)):
            inside = _seen_in(mesh.triangles[at], flat, goal)
            if inside is None:
                return None
            if (inside >= -1e-12).all():
                break
            crossed = _crossing(mesh.triangles[at], flat, before, goal, inside, part, came_from, mesh, at)
            if crossed is None:
                return None
            (first, second), share, part, following = crossed
            if index:
                vertices.append([first, second, second])
                shares.append(np.array((1.0 - share, share, 0.0)))
                knots.append((index - 1 + part) / count)
            came_from, at = at, following
        else:
            return None
        vertices.append(mesh.triangles[at].tolist())
        weights = np.clip(inside, 0.0, 1.0)
        shares.append(weights / weights.sum())
        knots.append(index / count)
        before = goal
    return Corners(np.array(vertices, np.intp), np.array(shares), np.array(knots))


def _crossing(
    corners: Indices,
    flat: Array,
    before: Array,
    goal: Array,
    inside: Array,
    part: float,
    came_from: int,
    mesh: Mesh,
    at: int,
) -> tuple[tuple[int, int], float, float, int] | None:
    """Through which edge a straight line leaves a triangle.

    Its vertices, where on it, how far along the line, and what lies beyond.
    """
    best: tuple[tuple[int, int], float, float, int] | None = None
    way = goal - before
    for opposite in range(3):
        if inside[opposite] >= 0.0:
            continue
        first, second = int(corners[(opposite + 1) % 3]), int(corners[(opposite + 2) % 3])
        following = mesh.beyond(at, first, second)
        if following is None or following == came_from:
            continue
        edge = flat[second] - flat[first]
        size = way[0] * edge[1] - way[1] * edge[0]
        if abs(size) < 1e-300:
            continue
        off = flat[first] - before
        along = (off[0] * edge[1] - off[1] * edge[0]) / size
        share = (off[0] * way[1] - off[1] * way[0]) / size
        if best is None or abs(share - 0.5) < abs(best[1] - 0.5):
            best = (
                (first, second),
                float(np.clip(share, 0.0, 1.0)),
                float(np.clip(along, part, 1.0)),
                following,
            )
    return best


def _seen_in(corners: Indices, flat: Array, point: Array) -> Array | None:
    """Barycentric coordinates (3,) of a point in a triangle as it is seen.

    None for one that is seen from behind or edge-on.
    """
    a, b, c = flat[corners]
    (x, y), (u, v), (p, q) = b - a, c - a, point - a
    size = x * v - y * u
    if size <= 1e-14:
        return None
    second, third = (p * v - q * u) / size, (x * q - y * p) / size
    return np.array((1.0 - second - third, second, third))


def _cut_edges(mesh: Mesh, cut: Indices, heights: Array) -> tuple[list[list[tuple[int, int]]], Array]:
    """The two edges through which the plane cuts each triangle, and where, (n, 2, 3) m."""
    corners = mesh.triangles[cut]
    pairs = np.sort(np.stack([corners, np.roll(corners, -1, axis=1)], axis=-1), axis=-1)
    above = heights[pairs] >= 0.0
    pairs_of = pairs[above[..., 0] != above[..., 1]].reshape(-1, 2, 2)
    share = _shares(heights, pairs_of)[..., None]
    edges = [[(a, b), (c, d)] for (a, b), (c, d) in pairs_of.tolist()]
    return edges, (1.0 - share) * mesh.positions[pairs_of[..., 0]] + share * mesh.positions[pairs_of[..., 1]]


def _shares(heights: Array, pairs: Indices) -> Array:
    low, high = heights[pairs[..., 0]], heights[pairs[..., 1]]
    return np.asarray(np.clip(low / np.where(low == high, 1.0, low - high), 0.0, 1.0))


def _away(pieces: Array, point: Array) -> Array:
    """(n,) m, how far a point is from straight pieces (n, 2, 3)."""
    along = pieces[:, 1] - pieces[:, 0]
    size = np.maximum((along * along).sum(-1), 1e-24)
    share = np.clip(((point - pieces[:, 0]) * along).sum(-1) / size, 0.0, 1.0)
    return np.asarray(np.linalg.norm(pieces[:, 0] + share[:, None] * along - point, axis=-1))


def _corners(edges: list[tuple[int, int]], heights: Array) -> Corners:
    pairs = np.array(edges, np.intp).reshape(-1, 2)
    share = _shares(heights, pairs)
    return Corners(
        np.concatenate([pairs, pairs[:, 1:]], axis=1),
        np.stack([1.0 - share, share, np.zeros(len(share))], axis=1),
        None,
    )
