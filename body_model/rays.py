"""Intersections of rays with a triangle mesh, and the point of it nearest to another."""

from typing import NamedTuple

import numpy as np

from body_model.arrays import NOTHING, TRACE, Array, Indices


class Hit(NamedTuple):
    """A point of a triangle mesh.

    Row of the triangle, (3,) barycentric coordinates that sum to 1, distance in metres.
    """

    triangle: int
    barycentric: Array
    distance_m: float


def first_hit(positions: Array, triangles: Indices, origin: Array, direction: Array) -> Hit | None:
    """The first triangle a ray meets, whichever way it faces; None when it meets none.

    Source: Möller & Trumbore 1997.
    """
    towards = np.asarray(direction, np.float64) / np.linalg.norm(direction)
    start = np.asarray(origin, np.float64)
    about = _about_ray(positions, triangles, start, towards)
    a, b, c = (positions[triangles[about, corner]] for corner in range(3))
    ab, ac, from_a = b - a, c - a, start - a
    across = np.cross(towards, ac)
    size = np.einsum("ni,ni->n", ab, across)
    safe = np.where(
        np.abs(size) < 1e-300, np.inf, size
    )  # a ray in the triangle's plane never counts as a hit
    v = np.einsum("ni,ni->n", from_a, across) / safe
    turned = np.cross(from_a, ab)
    w = (turned @ towards) / safe
    distance = np.einsum("ni,ni->n", ac, turned) / safe
    inside = (v >= -TRACE) & (w >= -TRACE) & (v + w <= 1.0 + TRACE) & (distance > 0.0) & np.isfinite(safe)
    hits = np.flatnonzero(inside)
    if not len(hits):
        return None
    best = int(hits[np.argmin(distance[hits])])
    barycentric = _on_triangle(np.array([1.0 - v[best] - w[best], v[best], w[best]]))
    return Hit(int(about[best]), barycentric, float(distance[best]))


def _about_ray(positions: Array, triangles: Indices, origin: Array, towards: Array) -> Indices:
    """Return the rows of the triangles that the whole line of a ray may meet: few of many thousands.

    Seen along the line, all corners of any other lie on one side of it: left, right, above or below.
    """
    are_many = triangles.size > len(positions)
    points = positions if are_many else positions[triangles.ravel()]
    sides = np.zeros(len(points), np.uint8)
    for across in np.linalg.svd(towards[None])[2][1:]:  # at right angles to the line and to each other
        away = points @ across - origin @ across
        slack = 10.0 * TRACE * np.abs(away).max(initial=0.0)
        sides = 4 * sides + 2 * (away > slack).view(np.uint8) + (away < -slack).view(np.uint8)
    corners = sides[triangles] if are_many else sides.reshape(-1, 3)
    return np.flatnonzero((corners[:, 0] & corners[:, 1] & corners[:, 2]) == 0)


def nearest_point(positions: Array, triangles: Indices, point: Array) -> Hit:
    """The point of the mesh nearest to another point."""
    away = np.linalg.norm(positions - point, axis=1)
    corners = away[triangles]
    longest = float(
        np.linalg.norm(positions[triangles] - positions[np.roll(triangles, 1, axis=1)], axis=2).max()
    )
    near = np.flatnonzero(corners.min(axis=1) <= corners.min() + longest)
    corner_points = positions[triangles[near]]
    barycentric = nearest_in_triangles(corner_points, point)
    found = np.einsum("nk,nki->ni", barycentric, corner_points)
    distance = np.linalg.norm(found - point, axis=1)
    best = int(np.argmin(distance))
    return Hit(int(near[best]), _on_triangle(barycentric[best]), float(distance[best]))


def nearest_in_triangles(corners: Array, point: Array) -> Array:
    """The point of each triangle that is nearest to another point: inside, or the best of the three edges.

    Args:
        corners: (n, 3, 3) of the triangles.
        point: (3,) the same for all, or (n, 3).

    Returns:
        (n, 3) barycentric coordinates, not rounded into 0 to 1.
    """
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    ab, ac, ap = b - a, c - a, point - a
    aa, bb, cc = (np.einsum("ni,ni->n", x, y) for x, y in ((ab, ab), (ab, ac), (ac, ac)))
    pa, pc = (np.einsum("ni,ni->n", x, ap) for x in (ab, ac))
    size = aa * cc - bb * bb
    size = np.where(size > NOTHING * aa * cc, size, np.inf)  # then the corner stands for its inside
    v, w = (cc * pa - bb * pc) / size, (aa * pc - bb * pa) / size
    candidates = [np.stack([1.0 - v - w, v, w], axis=1)]
    outside = (candidates[0] < 0.0).any(axis=1)
    for start, end, first, second in ((a, b, 0, 1), (b, c, 1, 2), (c, a, 2, 0)):
        along = end - start
        t = np.clip(
            np.einsum("ni,ni->n", along, point - start)
            / np.maximum(np.einsum("ni,ni->n", along, along), 1e-300),
            0.0,
            1.0,
        )
        edge = np.zeros((len(a), 3))
        edge[:, first], edge[:, second] = 1.0 - t, t
        candidates.append(edge)
    stacked = np.stack(candidates)
    distance = np.linalg.norm(np.einsum("mnk,nki->mni", stacked, corners) - point, axis=2)
    distance[0, outside] = np.inf
    return np.asarray(stacked[np.argmin(distance, axis=0), np.arange(len(a))])


def _on_triangle(barycentric: Array) -> Array:
    clipped = np.clip(barycentric, 0.0, 1.0)
    return np.asarray(clipped / clipped.sum())
