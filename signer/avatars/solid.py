"""The body at rest as closed solids of triangles, and on which side of them lattice points lie.

The drawn skin is open where the figure is cut, and its mouth and eye sockets are pockets that no hand belongs
in: openings are capped, pockets filled.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices, Mask
from body_model.model import EYE, SKIN, Body
from body_model.regions import carried_share, triangles_of_parts
from body_model.surface_point import rest_surface

ARM_SHARE: Final = 0.05
SHOULDER_SHARE: Final = 0.20
"""Skin of which the arm, or the top of the shoulder, carries more than this is no part of the trunk's solid:
it moves too far."""
_MOUTH: Final = 0.5
"""Share of the inside of the mouth in a triangle over which it is left out: the lips are shut."""
_ASIDE_M: Final = (3.1e-7, 7.7e-7)
"""Shift of lattice lines, m: one that runs exactly through an edge would count it twice, and no coordinate
of a body has these decimals."""


class Solid(NamedTuple):
    """Closed triangles (T, 3) over (V, 3) m, facing outward; `caps` (T,) marks those that are no skin."""

    points: Array
    triangles: Indices
    caps: Mask


def trunk_solid(body: Body) -> Solid:
    """Trunk, neck, head and eyes at rest without the arms, the mouth shut."""
    suffixes = (".L", ".R")
    arms = [
        i
        for i, name in enumerate(body.bone_names)
        if name.startswith(("upperarm", "lowerarm", "wrist", "metacarpal", "finger"))
    ]
    tops = [body.bone_index["shoulder01" + suffix] for suffix in suffixes]
    inner = body.materials[:, 4].astype(np.float64)
    away = (carried_share(body, arms) > ARM_SHARE) | (carried_share(body, tops) > SHOULDER_SHARE)
    skin = body.triangles[triangles_of_parts(body, SKIN)]
    kept = ~away[skin].any(axis=1) & (inner[skin].mean(axis=1) <= _MOUTH)
    closed = capped(rest_surface(body).positions, skin[kept])
    eyes = body.triangles[triangles_of_parts(body, EYE)]
    return Solid(
        closed.points,
        np.concatenate([closed.triangles, eyes]),
        np.concatenate([closed.caps, np.zeros(len(eyes), bool)]),
    )


def capped(points: Array, triangles: Indices) -> Solid:
    """An open surface closed by a fan over each of its holes."""
    caps, middles = list[Array](), list[Array]()
    for loop in open_loops(triangles):
        middle = len(points) + len(middles)
        middles.append(points[loop].mean(axis=0))
        caps.append(np.stack([np.roll(loop, -1), loop, np.full(len(loop), middle)], axis=1))
    fans = np.concatenate(caps) if caps else np.zeros((0, 3), np.intp)
    flags = np.arange(len(triangles) + len(fans)) >= len(triangles)
    return Solid(
        np.concatenate([points, np.array(middles).reshape(-1, 3)]), np.concatenate([triangles, fans]), flags
    )


def open_loops(triangles: Indices) -> tuple[Indices, ...]:
    """Return the borders of a surface, each a ring of vertices in the order of its triangles."""
    edges = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    _, of_edge, count = np.unique(np.sort(edges, axis=1), axis=0, return_inverse=True, return_counts=True)
    after = dict(edges[count[of_edge.ravel()] == 1].tolist())
    loops = []
    while after:
        start, vertex = next(iter(after.items()))
        ring = [start]
        del after[start]
        while vertex != start:
            ring.append(vertex)
            vertex = after.pop(vertex)
        loops.append(np.array(ring))
    return tuple(loops)


def winding_numbers(solid: Solid, axes: tuple[Array, Array, Array]) -> NDArray[np.int16]:
    """Compute the winding number of the solid about each point of a lattice.

    They come from the crossings of the lines along its last axis.
    """
    xs, ys, zs = axes
    crossings = np.zeros((len(xs), len(ys), len(zs) + 1), np.int16)
    a, b, c = (solid.points[solid.triangles[:, corner]] - (*_ASIDE_M, 0.0) for corner in range(3))
    area = _cross(b - a, c - a)
    low, high = np.minimum(np.minimum(a, b), c), np.maximum(np.maximum(a, b), c)
    first = np.stack([np.searchsorted(xs, low[:, 0]), np.searchsorted(ys, low[:, 1])], axis=1)
    last = np.stack([np.searchsorted(xs, high[:, 0]), np.searchsorted(ys, high[:, 1])], axis=1)
    spans = last - first
    for across, along in np.argwhere(np.ones(spans.max(axis=0, initial=0), bool)).tolist():
        hit = np.flatnonzero((spans[:, 0] > across) & (spans[:, 1] > along) & (area != 0.0))
        i, j = first[hit, 0] + across, first[hit, 1] + along
        at = np.stack([xs[i], ys[j]], axis=1)
        u, v = (_cross(p[hit, :2] - at, q[hit, :2] - at) / area[hit] for p, q in ((b, c), (c, a)))
        within = (u >= 0.0) & (v >= 0.0) & (u + v <= 1.0)
        hit, i, j, u, v = hit[within], i[within], j[within], u[within], v[within]
        z = u * a[hit, 2] + v * b[hit, 2] + (1.0 - u - v) * c[hit, 2]
        np.add.at(
            crossings, (i, j, np.searchsorted(zs, z)), np.where(area[hit] > 0.0, -1, 1).astype(np.int16)
        )
    return np.asarray(np.cumsum(crossings, axis=2, dtype=np.int16)[:, :, :-1])


def inside(solid: Solid, axes: tuple[Array, Array, Array]) -> Mask:
    """Return which points of a lattice are within the solid.

    Pockets that nothing outside leads to count as within.
    """
    free = winding_numbers(solid, axes) <= 0
    reached = free.copy()
    reached[1:-1, 1:-1, 1:-1] = False
    known = 0
    while (count := int(reached.sum())) > known:  # from the rim on, to neighbours that are free too
        known = count
        for axis in range(3):
            for here, there in ((slice(1, None), slice(None, -1)), (slice(None, -1), slice(1, None))):
                before = (slice(None),) * axis
                reached[(*before, here)] |= reached[(*before, there)] & free[(*before, here)]
    return np.asarray(~reached)


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])
