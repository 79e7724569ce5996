"""The drawn skin about a place, seen from above.

Points of a square grid that stay on it in every pose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import scipy

from body_model.arrays import AS_ONE, TRACE, Array, Indices
from body_model.model import Body
from body_model.posed_patch import HALF, REACH_M, SIDE, SPACING_M, STEEPEST, PatchFace, SkinPatch
from body_model.regions import STILL_SHARE
from body_model.skin import carried, face_basis
from body_model.surface_point import Attachment

_GRID: Final = SPACING_M * (np.stack(np.divmod(np.arange(SIDE * SIDE), SIDE), axis=1) - HALF)
"""(N, 2) m, the points of the grid from the place along the skin."""


def _moved(way: tuple[int, int], sign: int) -> tuple[slice, slice]:
    """Return the points of the grid that have a neighbour on this way, or that are one."""
    first, second = (slice(max(sign * step, 0), SIDE + min(sign * step, 0)) for step in way)
    return first, second


_WAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


def _beside(stride: int) -> tuple[tuple[tuple[slice, slice], tuple[slice, slice], float], ...]:
    ways = [(stride * down, stride * across) for down, across in _WAYS]
    return tuple(
        (_moved(way, 1), _moved(way, -1), STEEPEST * SPACING_M * float(np.hypot(*way))) for way in ways
    )


_BESIDE: Final = (*(_beside(HALF >> by) for by in range(1, HALF.bit_length())), *[_beside(1)] * SIDE)
"""For each sweep points of the grid, those beside them, and by how much, m, skin falls from those to these at
most. So many points are gone at once at first that what falls far gets there soon."""


@dataclass(frozen=True, slots=True, eq=False)
class SeenSkin:
    """Skin about a place seen along its normal: which triangles lie over which points of a grid.

    Attributes:
        site: the place.
        origin, axes: (3,) m and (3, 3), as of `SkinPatch`.
        node: (k,) the points of the grid over which there is skin.
        of_drawn: (k, v) of which of the vertices the skin over each consists.
        heights: (k,) m over the plane of the place.
        drawn: (v, N) of which vertices of the cage the drawn ones of these triangles consist.
        weights: (B,) how much of the place each bone carries.
        carriers: (c,) bones that carry some of the skin.
        shapes: (s,) face shapes that move some of it, as places among the face weights.
        on_drawn: (s, v, 3) m, what they do to its vertices.
        is_stiff: it all goes as one piece with what carries the place.
    """

    site: Attachment
    origin: Array
    axes: Array
    node: Indices
    of_drawn: scipy.sparse.csr_matrix
    heights: Array
    drawn: scipy.sparse.csr_matrix
    weights: Array
    carriers: Indices
    shapes: Indices
    on_drawn: Array
    is_stiff: bool


def see_skin(
    body: Body,
    positions: Array,
    matrices: Array,
    triangles: Indices,
    site: Attachment,
    *,
    is_stiff: bool = False,
) -> SeenSkin:
    """Look at the skin about a place of a posed body.

    Args:
        body: the body at rest.
        positions: (M, 3) m, the drawn surface in that pose.
        matrices: (B, 3, 4) skinning matrices of the pose.
        triangles: (t, 3) corners of those of the drawn surface that may be touched.
        site: the place.
        is_stiff: as of `SeenSkin`.
    """
    place, normal = (np.asarray(each).reshape(3) for each in (site.position(matrices), site.normal(matrices)))
    axes = _tangents(normal)
    x, y, z = (positions[:, axis] - place[axis] for axis in range(3))
    near = x * x + y * y + z * z < (REACH_M + SPACING_M) ** 2
    corners = triangles[near[triangles[:, 0]] | near[triangles[:, 1]] | near[triangles[:, 2]]]
    local = (positions[corners] - place) @ axes.T
    node, triangle, barycentric = _seen(local)
    vertices, inverse = np.unique(corners[triangle], return_inverse=True)
    weights = np.zeros(len(body.bone_names))
    weights[site.bones] = site.q[..., 3].reshape(-1)
    carries, drawn = weights > STILL_SHARE, body.subdivision[vertices]
    shapes, on_drawn = np.zeros(0, np.intp), np.zeros((0, len(vertices), 3))
    if not is_stiff:
        carries |= (drawn @ body.weights).max(axis=0).toarray().ravel() > STILL_SHARE
        cage = np.unique(drawn.indices).astype(np.intp)
        shapes, moved = face_basis(body).of(cage)
        if len(shapes):
            mixed = drawn[:, cage] @ np.swapaxes(moved, 0, 1).reshape(len(cage), -1)
            on_drawn = np.swapaxes(mixed.reshape(len(vertices), -1, 3), 0, 1)
    return SeenSkin(
        site=site,
        origin=place,
        axes=axes,
        node=node,
        of_drawn=scipy.sparse.csr_matrix(
            (barycentric.ravel(), inverse.ravel(), 3 * np.arange(len(node) + 1)),
            shape=(len(node), len(vertices)),
        ),
        heights=(local[triangle, :, 2] * barycentric).sum(axis=-1),
        drawn=drawn,
        weights=weights,
        carriers=np.flatnonzero(carries),
        shapes=shapes,
        on_drawn=on_drawn,
        is_stiff=is_stiff,
    )


def skin_patch(body: Body, seen: SeenSkin, matrices: Array, movable: Sequence[int]) -> SkinPatch:
    """The skin about a place of a posed body.

    Args:
        body: the body at rest.
        seen: the skin in that pose.
        matrices: (B, 3, 4) skinning matrices of the pose; those of bones that are not movable are still.
        movable: the bones that may be elsewhere in other poses.
    """
    place, axes, node, weights = seen.origin, seen.axes, seen.node, seen.weights
    on_drawn = carried(body, seen.drawn)[:, list(movable)]
    if seen.is_stiff:
        on_drawn[:] = 0.0
    bones = np.flatnonzero(
        np.maximum(on_drawn[..., 3].max(axis=0, initial=0.0), weights[list(movable)]) > STILL_SHARE
    )
    on_drawn, chosen = _left_over(on_drawn, bones), np.array(movable, np.intp)[bones]
    on_node = (seen.of_drawn @ on_drawn.reshape(len(on_drawn), -1)).reshape(len(node), -1, 4)
    rest = seen.of_drawn @ (seen.drawn @ body.cage)
    # of a place in the bend of a joint little enough is left out to count for nothing
    shares = weights[chosen] * (weights[list(movable)].sum() / max(weights[chosen].sum(), STILL_SHARE))
    back = _inverse(matrices[chosen])
    heights, points = np.full(SIDE * SIDE, -REACH_M), np.zeros((SIDE * SIDE, 3 + 4 * len(chosen)))
    heights[node] = seen.heights
    points[node, :3], points[node, 3:] = rest - on_node[..., :3].sum(axis=1), on_node.reshape(len(node), -1)
    unseen = np.setdiff1d(np.arange(SIDE * SIDE), node, assume_unique=True)
    deepest = np.insert(_GRID[unseen], 2, -REACH_M, axis=1)
    points[unseen] = _rigid(place + deepest @ axes, shares, back)
    eased_heights, source = _eased(heights)
    points, eased = points[source], np.flatnonzero(source != np.arange(SIDE * SIDE))
    local = np.insert(_GRID, 2, eased_heights, axis=1)
    by = local[eased] - np.insert(_GRID[source[eased]], 2, heights[source[eased]], axis=1)
    points[eased] = _shifted(points[eased], by @ axes, back)
    is_afloat = bool(len(chosen)) and bool(np.abs(on_node[..., 3].sum(axis=1) - 1.0).max() < AS_ONE)
    return SkinPatch(
        chosen,
        shares,
        back,
        place,
        axes,
        local,
        points,
        is_afloat,
        seen.is_stiff,
        _face(body, seen, source, chosen) if len(seen.shapes) else None,
    )


def _face(body: Body, seen: SeenSkin, source: Indices, bones: Indices) -> PatchFace:
    """Return what the face shapes do to a patch.

    Args:
        body: the body at rest.
        seen: its skin.
        source: (N,) the point from which each point of the grid has its skin.
        bones: (b,) that move the patch.
    """
    row = np.full(SIDE * SIDE, -1)
    row[seen.node] = np.arange(len(seen.node))
    row = row[source]
    spread = scipy.sparse.csr_matrix(
        (np.ones(SIDE * SIDE)[row >= 0], row[row >= 0], np.cumsum(np.r_[0, row >= 0])),
        shape=(SIDE * SIDE, len(seen.node)),
    )
    shares = (seen.drawn @ body.weights[:, bones]).toarray()
    return PatchFace(seen.site, seen.shapes, seen.on_drawn, shares, spread @ seen.of_drawn, row >= 0)


def _tangents(normal: Array) -> Array:
    """(3, 3) unit rows: two along the skin, and the normal."""
    first = np.cross(normal, np.eye(3)[int(np.argmin(np.abs(normal)))])
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(normal, first), normal])


def _seen(local: Array) -> tuple[Indices, Indices, Array]:
    """Find the highest skin over the grid: (k,) points, (k,) triangles and (k, 3) barycentric coordinates.

    `local` (t, 3, 3) m are corners in the patch's frame; skin farther away than the reach is not seen.
    """
    at = local[..., :2] / SPACING_M + HALF
    low = np.maximum(np.ceil(np.minimum(np.minimum(at[:, 0], at[:, 1]), at[:, 2]) - TRACE), 0.0)
    high = np.minimum(np.floor(np.maximum(np.maximum(at[:, 0], at[:, 1]), at[:, 2]) + TRACE), SIDE - 1.0)
    (first, second), (deep, wide) = low.T, np.maximum(high - low + 1.0, 0.0).astype(np.intp).T
    count = deep * wide
    triangle = np.repeat(np.arange(len(local)), count)
    number = np.arange(len(triangle)) - np.repeat(np.cumsum(count) - count, count)
    down, across = np.divmod(number, np.repeat(wide, count))
    u, v = down + np.repeat(first, count), across + np.repeat(second, count)
    (au, bu, cu), (av, bv, cv) = (at[:, :, axis].T[:, triangle] - over for axis, over in enumerate((u, v)))
    area = (bu - au) * (cv - av) - (bv - av) * (cu - au)
    area[area == 0.0] = np.inf
    parts = np.stack([bu * cv - bv * cu, cu * av - cv * au, au * bv - av * bu]) / area
    within = np.flatnonzero((parts.min(axis=0) >= -TRACE) & np.isfinite(area))
    barycentric, u, v, triangle = parts[:, within].T, u[within], v[within], triangle[within]
    height = (barycentric * local[triangle, :, 2]).sum(axis=1)
    away = SPACING_M**2 * (np.square(u - HALF) + np.square(v - HALF)) + np.square(height)
    order = np.argsort(height, kind="stable")
    order = order[away[order] <= REACH_M**2]
    highest = np.full(SIDE * SIDE, -1)
    highest[(SIDE * u + v).astype(np.intp)[order]] = order  # of those over one point the last one stays
    node = np.flatnonzero(highest >= 0)
    return node, triangle[highest[node]], barycentric[highest[node]]


def _left_over(carried: Array, bones: Indices) -> Array:
    """(v, b, 4) what some of the bones carry, those that are left out included."""
    kept = carried[:, bones]
    share = kept[..., 3].sum(axis=1)
    return np.asarray(kept * (carried[..., 3].sum(axis=1) / np.where(share > 0.0, share, 1.0))[:, None, None])


def _inverse(matrices: Array) -> Array:
    """(b, 3, 4) that undo rigid (b, 3, 4)."""
    back = np.swapaxes(matrices[:, :, :3], -1, -2)
    return np.concatenate([back, -(back @ matrices[:, :, 3:])], axis=-1)


def _rigid(points: Array, shares: Array, back: Array) -> Array:
    """(k, 3 + 4b) rows of points (k, 3) m that are carried as the place is."""
    still = (1.0 - shares.sum()) * points
    at_rest = (back @ np.append(points, np.ones((len(points), 1)), axis=1).T).transpose(2, 0, 1)  # (k, b, 3)
    held = shares[:, None] * np.insert(at_rest, 3, 1.0, axis=2)
    return np.concatenate([still, held.reshape(len(points), -1)], axis=1)


def _shifted(points: Array, by: Array, back: Array) -> Array:
    """Shift rows of points (N, 3 + 4b) by (N, 3) m, on the same bones.

    The shift is in the pose in which the points are looked at.
    """
    held = points[:, 3:].reshape(len(points), len(back), 4).copy()
    held[..., :3] += held[..., 3:] * np.einsum("bij,nj->nbi", back[:, :, :3], by)
    still = points[:, :3] + (1.0 - held[..., 3].sum(axis=1))[:, None] * by
    return np.concatenate([still, held.reshape(len(points), -1)], axis=1)


def _eased(heights: Array) -> tuple[Array, Indices]:
    """Limit how fast heights (N,) rise from point to point; also return where (N,) each height comes from."""
    best, source = heights.reshape(SIDE, SIDE).copy(), np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    for sweep in _BESIDE:
        before = best.copy()
        for to, of, fall in sweep:
            tried = best[of] - fall
            np.copyto(source[to], source[of], where=tried > best[to])
            np.maximum(best[to], tried, out=best[to])
        if sweep is _BESIDE[-1] and np.array_equal(before, best):
            break
    return best.ravel(), source.ravel()
