"""The drawn skin about a place, seen from above.

Points of a square grid that stay on it in every pose.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import scipy

from body_model.arrays import Array, Indices
from body_model.face_basis import face_basis
from body_model.model import Body
from body_model.posed_patch import (
    AS_ONE,
    BLOCK,
    HALF,
    MIDDLES,
    REACH_M,
    SIDE,
    SPACING_M,
    STEEPEST,
    WIDE,
    PatchFace,
    SkinPatch,
)
from body_model.surface_point import Attachment

FREE_M: Final = 0.012
"""Skin this near to the place, m, counts as it is."""
GIVES: Final = (0.030, 0.005)
"""So far from the place, m, flesh gives so much, m: skin counts as that much lower, and less nearer by."""
ANYWHERE: Final = (0.016, 0.003)
"""From so far on, m, flesh gives so much, m, as it does anywhere."""
_DEFORMS: Final = 1.5
"""Factor by which heights within a block of skin that bends may differ more than they did when it was looked
at."""
_DEFORMS_M: Final = 0.002
"""Allowance besides, m, for folds that come only where a joint bends."""
_LEAST_SHARE: Final = 1e-3
"""A bone that carries no more of any point is taken to stand still: that is less than 0.05 mm."""
_INSIDE: Final = -1e-9
"""Least barycentric coordinate inside: a point on an edge is seen in one of its triangles."""


def _moved(way: tuple[int, int], sign: int) -> tuple[slice, slice]:
    """Return the points of the grid that have a neighbour on this way, or that are one."""
    first, second = (slice(max(sign * step, 0), SIDE + min(sign * step, 0)) for step in way)
    return first, second


_WAYS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
_BESIDE: Final = tuple(
    (_moved(way, 1), _moved(way, -1), STEEPEST * SPACING_M * float(np.hypot(*way))) for way in _WAYS
)
"""Points of the grid, those beside them, and by how much, m, skin falls from those to these at most."""


def skin_patch(
    body: Body,
    positions: Array,
    matrices: Array,
    triangles: Indices,
    site: Attachment,
    movable: Sequence[int],
    *,
    is_stiff: bool = False,
) -> SkinPatch:
    """The skin about a place of a posed body.

    Args:
        body: the body at rest.
        positions: (M, 3) m, the drawn surface in that pose.
        matrices: (B, 3, 4) skinning matrices of the pose; those of bones that are not movable are still.
        triangles: (t,) those of the drawn surface that may be touched.
        site: the place.
        movable: the bones that may be elsewhere in other poses.
        is_stiff: it all goes as one piece with what carries the place.
    """
    place, normal = (np.asarray(each).reshape(3) for each in (site.position(matrices), site.normal(matrices)))
    axes = _tangents(normal)
    corners = body.triangles[triangles]
    near = np.square(positions - place).sum(axis=-1) < (REACH_M + SPACING_M) ** 2
    corners = corners[near[corners].any(axis=-1)]
    local = (positions[corners] - place) @ axes.T
    node, triangle, barycentric = _seen(local)
    vertices, inverse = np.unique(corners[triangle], return_inverse=True)
    weights = np.zeros(len(body.bone_names))
    weights[site.bones] = site.q[..., 3].reshape(-1)
    carried, carriers = _carried(body, vertices, movable), weights > _LEAST_SHARE
    if is_stiff:
        carried[:] = 0.0
    else:
        carriers |= (body.subdivision[vertices] @ body.weights).max(axis=0).toarray().ravel() > _LEAST_SHARE
    bones = np.flatnonzero(
        np.maximum(carried[..., 3].max(axis=0, initial=0.0), weights[list(movable)]) > _LEAST_SHARE
    )
    carried, chosen = _left_over(carried, bones), np.array(movable, np.intp)[bones]
    on_node = np.einsum("nk,nkbc->nbc", barycentric, carried[inverse.reshape(len(node), 3)])
    rest = np.einsum(
        "nk,nkc->nc", barycentric, (body.subdivision[vertices] @ body.cage)[inverse.reshape(len(node), 3)]
    )
    # of a place in the bend of a joint little enough is left out to count for nothing
    shares, grid, back = (
        weights[chosen] * (weights[list(movable)].sum() / max(weights[chosen].sum(), _LEAST_SHARE)),
        _grid(place, axes),
        _inverse(matrices[chosen]),
    )
    points = _rigid(grid - REACH_M * axes[2], shares, back)
    points[node, :3], points[node, 4:] = rest - on_node[..., :3].sum(axis=1), on_node.reshape(len(node), -1)
    heights = np.full(SIDE * SIDE, -REACH_M)
    heights[node] = (local[triangle, :, 2] * barycentric).sum(axis=-1)
    heights, source, dropped = _eased(heights)
    points = _shifted(points[source], grid - grid[source] - dropped[:, None] * axes[2], back)
    away = np.linalg.norm(grid - place + heights[:, None] * axes[2], axis=-1)
    points[:, 3] = _given(away)
    heights -= points[:, 3]
    is_afloat = bool(len(chosen)) and bool(np.abs(on_node[..., 3].sum(axis=1) - 1.0).max() < AS_ONE)
    blocks, (high, low) = _extremes(heights, BLOCK, 0), _extremes(heights, WIDE, 1).T
    wide = np.stack([high - heights[MIDDLES], heights[MIDDLES] - low], axis=1) * _DEFORMS + _DEFORMS_M
    return SkinPatch(
        np.flatnonzero(carriers),
        chosen,
        shares,
        back,
        place,
        axes,
        heights,
        points,
        blocks,
        wide,
        is_afloat,
        is_stiff,
        None
        if is_stiff
        else _face(body, site, vertices, inverse.reshape(len(node), 3), node, barycentric, source, chosen),
    )


def _face(
    body: Body,
    site: Attachment,
    vertices: Indices,
    corners: Indices,
    node: Indices,
    barycentric: Array,
    source: Indices,
    bones: Indices,
) -> PatchFace | None:
    """Return what the face shapes do to a patch; None for nothing.

    Args:
        body: the body at rest.
        site: the place.
        vertices: (v,) drawn ones that the patch consists of.
        corners: (k, 3) rows of these for each point of the grid that is seen.
        node: (k,) which points these are.
        barycentric: (k, 3) their shares.
        source: (N,) the point from which each point of the grid has its skin.
        bones: (b,) that move the patch.
    """
    drawn = body.subdivision[vertices]
    cage = np.unique(drawn.indices).astype(np.intp)
    shapes, moved = face_basis(body).of(cage)
    if not len(shapes):
        return None
    on_drawn = np.stack([drawn[:, cage] @ each for each in moved])
    row = np.full(SIDE * SIDE, -1)
    row[node] = np.arange(len(node))
    row = row[source]
    seen = np.flatnonzero(row >= 0)
    nodes = scipy.sparse.csr_matrix(
        (barycentric[row[seen]].ravel(), (np.repeat(seen, 3), corners[row[seen]].ravel())),
        shape=(SIDE * SIDE, len(vertices)),
    )
    shares = (drawn @ body.weights[:, bones]).toarray()
    return PatchFace(site, shapes, on_drawn, shares, nodes, row >= 0)


def _given(away: Array) -> Array:
    """(N,) m, how much flesh gives at points that are so far (N,) m from the place."""
    beyond = np.maximum(away - FREE_M, 0.0)
    anywhere = ANYWHERE[1] * np.square(beyond / (ANYWHERE[0] - FREE_M))
    return np.asarray(
        np.maximum(np.minimum(anywhere, ANYWHERE[1]), GIVES[1] * np.square(beyond / (GIVES[0] - FREE_M)))
    )


def _tangents(normal: Array) -> Array:
    """(3, 3) unit rows: two along the skin, and the normal."""
    first = np.cross(normal, np.eye(3)[int(np.argmin(np.abs(normal)))])
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(normal, first), normal])


def _grid(place: Array, axes: Array) -> Array:
    """(N, 3) m, the points of the grid on the plane of the place."""
    steps = SPACING_M * (np.arange(SIDE) - HALF)
    return np.asarray(
        (place + steps[:, None, None] * axes[0] + steps[None, :, None] * axes[1]).reshape(-1, 3)
    )


def _seen(local: Array) -> tuple[Indices, Indices, Array]:
    """Find the highest skin over the grid: (k,) points, (k,) triangles and (k, 3) barycentric coordinates.

    `local` (t, 3, 3) m are corners in the patch's frame; skin farther away than the reach is not seen.
    """
    at = local[..., :2] / SPACING_M + HALF
    low = np.maximum(np.ceil(at.min(axis=1) + _INSIDE).astype(np.intp), 0)
    high = np.minimum(np.floor(at.max(axis=1) - _INSIDE).astype(np.intp), SIDE - 1)
    spans = np.maximum(high - low + 1, 0)
    count = spans.prod(axis=1)
    triangle = np.repeat(np.arange(len(local)), count)
    number = np.arange(len(triangle)) - np.repeat(np.cumsum(count) - count, count)
    wide = spans[triangle, 1]
    over = low[triangle] + np.stack([number // np.maximum(wide, 1), number % np.maximum(wide, 1)], axis=1)
    a, b, c = (at[triangle, corner] - over for corner in range(3))
    area = _cross(b - a, c - a)
    safe = np.where(area == 0.0, np.inf, area)
    barycentric = np.stack([_cross(b, c), _cross(c, a), _cross(a, b)], axis=1) / safe[:, None]
    height = (barycentric * local[triangle, :, 2]).sum(axis=1)
    away = SPACING_M**2 * np.square(over - HALF).sum(axis=1) + np.square(height)
    kept = np.flatnonzero((barycentric.min(axis=1) >= _INSIDE) & (area != 0.0) & (away <= REACH_M**2))
    node = over[kept] @ (SIDE, 1)
    kept = kept[np.lexsort((height[kept], node))]
    node = over[kept] @ (SIDE, 1)
    last = np.flatnonzero(np.diff(node, append=-1))
    return node[last], triangle[kept[last]], barycentric[kept[last]]


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def _carried(body: Body, vertices: Indices, bones: Sequence[int]) -> Array:
    """(v, b, 4) of each level-1 vertex the share of its rest position that a bone carries, and its share."""
    drawn, weights = body.subdivision[vertices], _weights(body, tuple(bones))
    moments = [(drawn.multiply(body.cage[:, axis]) @ weights).toarray() for axis in range(3)]
    return np.stack([*moments, (drawn @ weights).toarray()], axis=-1)


@lru_cache(maxsize=8)
def _weights(body: Body, bones: tuple[int, ...]) -> scipy.sparse.csr_matrix:
    """(N, b) the shares of some bones in each vertex of the cage."""
    return body.weights[:, list(bones)]


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
    """(k, 4 + 4b) rows of points (k, 3) m that are carried as the place is."""
    rest = np.einsum("bij,kj->kbi", back[:, :, :3], points) + back[:, :, 3]
    held = np.concatenate([rest, np.ones((*rest.shape[:2], 1))], axis=-1) * shares[:, None]
    still = (1.0 - shares.sum()) * points
    return np.concatenate(
        [still, np.zeros((len(points), 1)), held.reshape(len(points), 4 * len(shares))], axis=1
    )


def _shifted(points: Array, by: Array, back: Array) -> Array:
    """Shift rows of points (N, 4 + 4b) by (N, 3) m, on the same bones.

    The shift is in the pose in which the points are looked at.
    """
    held = points[:, 4:].reshape(len(points), len(back), 4).copy()
    held[..., :3] += held[..., 3:] * np.einsum("bij,nj->nbi", back[:, :, :3], by)
    still = points[:, :3] + (1.0 - held[..., 3].sum(axis=1))[:, None] * by
    return np.concatenate([still, points[:, 3:4], held.reshape(len(points), -1)], axis=1)


def _eased(heights: Array) -> tuple[Array, Indices, Array]:
    """Limit how fast heights (N,) rise from point to point.

    Also return the point (N,) that each height comes from, and (N,) m by which it is below that point.
    """
    best, source = heights.reshape(SIDE, SIDE).copy(), np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    for _ in range(SIDE):
        has_risen = False
        for to, of, fall in _BESIDE:
            tried = best[of] - fall
            higher = tried > best[to]
            if higher.any():
                np.copyto(best[to], tried, where=higher)
                np.copyto(source[to], source[of].copy(), where=higher)
                has_risen = True
        if not has_risen:
            break
    origins = source.ravel()
    return best.ravel(), origins, heights[origins] - best.ravel()


def _extremes(heights: Array, size: int, beside: int) -> Array:
    """Return (blocks, 2) the greatest and least height of each block of points.

    A block has `size` points to a side, and counts the points up to `beside` around it too.
    """
    padded = np.pad(heights.reshape(SIDE, SIDE), beside, mode="edge")
    wide = size + 2 * beside + 1
    views = np.lib.stride_tricks.sliding_window_view(padded, (wide, wide))[::size, ::size]
    return np.stack([views.max(axis=(-1, -2)).ravel(), views.min(axis=(-1, -2)).ravel()], axis=1)
