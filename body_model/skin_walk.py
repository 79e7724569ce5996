"""Walks over the triangles of a surface, from edge to edge.

Along the cut of a plane, and along a curve seen from above.
"""

from collections.abc import Iterator
from dataclasses import dataclass
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
    # by columns: so a plane looks for what it cuts in half the time
    return Mesh(positions, np.asfortranarray(chosen), rows, across.reshape(chosen.shape))


def section(mesh: Mesh, start: Array, end: Array, normal: Array) -> Corners | None:
    """The shorter way round the cut of a plane from one point of it to another, without these.

    None where it does not lead there.
    """
    heights = (mesh.positions - start) @ normal
    above = heights >= 0.0
    first_above, second_above, third_above = above[mesh.triangles.T]
    cut = np.flatnonzero((first_above != second_above) | (second_above != third_above))
    # the two edges through which the plane cuts each triangle, where, and which such triangle is beyond
    pairs = np.sort(
        np.stack([mesh.triangles[cut], np.roll(mesh.triangles[cut], -1, axis=1)], axis=-1), axis=-1
    )
    is_cut = above[pairs[..., 0]] != above[pairs[..., 1]]
    edges = pairs[is_cut].reshape(-1, 2, 2)
    place = np.full(len(mesh.triangles) + 1, -1)
    place[cut] = np.arange(len(cut))
    beyond = place[mesh.across[cut][is_cut]].reshape(-1, 2).tolist()
    share = _shares(heights, edges)[..., None]
    points = (1.0 - share) * mesh.positions[edges[..., 0]] + share * mesh.positions[edges[..., 1]]
    first, last = (int(np.argmin(_away(points, point))) for point in (start, end))
    if first == last:
        return _corners(np.zeros((0, 2), np.intp), heights)
    lengths = np.linalg.norm(points[:, 1] - points[:, 0], axis=-1).tolist()
    found = list[tuple[float, list[Indices]]]()
    for side in (0, 1):
        at, out, walked = first, side, [edges[first, side]]
        length = float(np.linalg.norm(points[first, side] - start))
        while len(walked) <= len(cut) and (following := beyond[at][out]) >= 0:
            if following == last:
                found.append((length, walked))
                break
            at, out = following, 1 if beyond[following][0] == at else 0
            length += lengths[at]
            walked.append(edges[at, out])
    return _corners(np.array(min(found, key=lambda one: one[0])[1]), heights) if found else None


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
    found = list[tuple[list[int], Array, float]]()
    before, count = np.zeros(2), max(len(curve) - 1, 1)
    for index, goal in enumerate(curve):
        part, came_from = 0.0, -1
        for _ in range(len(mesh.triangles)):
            inside = _seen_in(mesh.triangles[at], flat, goal)
            if inside is None:
                return None
            if (inside >= -1e-12).all():
                break
            crossings = _crossings(mesh, at, flat, before, goal, inside)
            crossed = min(
                (one for one in crossings if one[0] != came_from),
                key=lambda one: abs(one[2] - 0.5),
                default=None,
            )
            if crossed is None:
                return None
            following, (first, second), share, along = crossed
            share, part = min(max(share, 0.0), 1.0), min(max(along, part), 1.0)
            if index:
                found.append(([first, second, second], np.array((1.0 - share, share, 0.0)), index - 1 + part))
            came_from, at = at, following
        else:
            return None
        weights = np.clip(inside, 0.0, 1.0)
        found.append((mesh.triangles[at].tolist(), weights / weights.sum(), index))
        before = goal
    vertices, shares, knots = zip(*found, strict=True)
    return Corners(np.array(vertices, np.intp), np.array(shares), np.array(knots) / count)


def _crossings(
    mesh: Mesh, at: int, flat: Array, before: Array, goal: Array, inside: Array
) -> Iterator[tuple[int, tuple[int, int], float, float]]:
    """Yield through which edges a straight line may leave a triangle beyond which the surface goes on.

    Each with the triangle beyond, its vertices, where on it, and how far along the line that is.
    """
    way = goal - before
    for opposite in np.flatnonzero(inside < 0.0).tolist():
        corner = (opposite + 1) % 3
        following = int(mesh.across[at, corner])
        first, second = mesh.triangles[at, [corner, (corner + 1) % 3]].tolist()
        edge, off = flat[second] - flat[first], flat[first] - before
        size = way[0] * edge[1] - way[1] * edge[0]
        if following >= 0 and abs(size) >= 1e-300:
            along = (off[0] * edge[1] - off[1] * edge[0]) / size
            yield following, (first, second), (off[0] * way[1] - off[1] * way[0]) / size, along


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


def _shares(heights: Array, pairs: Indices) -> Array:
    low, high = heights[pairs[..., 0]], heights[pairs[..., 1]]
    return np.asarray(np.clip(low / np.where(low == high, 1.0, low - high), 0.0, 1.0))


def _away(pieces: Array, point: Array) -> Array:
    """(n,) m, how far a point is from straight pieces (n, 2, 3)."""
    along = pieces[:, 1] - pieces[:, 0]
    size = np.maximum((along * along).sum(-1), 1e-24)
    share = np.clip(((point - pieces[:, 0]) * along).sum(-1) / size, 0.0, 1.0)
    return np.asarray(np.linalg.norm(pieces[:, 0] + share[:, None] * along - point, axis=-1))


def _corners(pairs: Indices, heights: Array) -> Corners:
    """Return the corners where a plane cuts edges (K, 2)."""
    share = _shares(heights, pairs)
    return Corners(
        np.concatenate([pairs, pairs[:, 1:]], axis=1),
        np.stack([1.0 - share, share, np.zeros(len(share))], axis=1),
        None,
    )
