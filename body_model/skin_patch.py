"""The drawn skin about a place, as seen from straight above it: points on a square grid that stay on the skin in every pose."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from body_model.model import Array, Body, Indices
from body_model.surface_point import Attachment

SPACING_M: Final = 0.00125
"""Between two points of the grid: between them skin is within 0.03 mm of flat, also on a finger."""
FREE_M: Final = 0.012
"""Skin this near to the place counts as it is."""
GIVES: Final = (0.030, 0.005)
"""So far from the place, m, flesh gives by so much, m: skin counts as that much lower, and less the nearer it is."""
REACH_M: Final = 0.040
"""Skin that is farther away does not count: it counts as so much lower there that a hand hardly ever stands out that far."""
STEEPEST: Final = 1.5
"""How steeply skin falls off at most: where it ends or folds under it goes on so, or a hand beside it would fall off at once."""
_HALF: Final = round(REACH_M / SPACING_M)
_SIDE: Final = 2 * _HALF + 1
_BLOCK: Final = 2
"""Points of the grid to a side of a block, whose highest and lowest point say early what cannot touch."""
_BLOCKS: Final = 2 * _HALF // _BLOCK
_WIDE: Final = 4
"""The same of a block of skin that bends; it reaches into its neighbours, as what is looked for in it may be a little beside it."""
_WIDES: Final = 2 * _HALF // _WIDE
_DEFORMS: Final = 1.5
_DEFORMS_M: Final = 0.002
"""How much more than as it was looked at the height may differ within a block of skin that bends."""
_ROUGHLY_M: Final = 0.003
"""How far off the height of skin that bends is at most while only the middle of its block is looked at."""
_SLANTED_M: Final = 0.040
"""How much a point may gain, by the sine of the angle between the direction it goes in and the patch's own."""
_LEAST_SHARE: Final = 1e-3
"""A bone that carries no more of any point is taken to stand still: that is less than 0.05 mm."""
_INSIDE: Final = -1e-9
_AIMED: Final = 1
_AS_ONE: Final = 1e-9
"""So far apart, m and rad, bones may have moved that still move as one."""


@dataclass(frozen=True, slots=True, eq=False)
class SkinPatch:
    """Skin about a place: N points of a square grid seen along the place's normal, each carried as the skin there is.

    Attributes:
        bones: (b,) that move it; whatever else carries it stands still at all times.
        shares: (b,) how much of the place they carry.
        back: (b, 3, 4) from the pose in which it was looked at to rest.
        origin, axes: (3,) m and (3, 3), the place in that pose, and unit rows: two along the skin, and outward.
        heights: (N,) m over the plane of the place in that pose, as they count.
        points: (N, 4 + 4b) of each point what stands still of it, (3,) m, how much lower than it is it counts, m, and for each bone
            its share of the rest position and, last, of the point.
        blocks: (blocks, 2) m, the greatest and the least height of each block.
        wide: (wide blocks, 2) m, how far the heights of each go at most over and under that of its middle, when the skin bends.
        is_afloat: nothing of it stands still.
        is_stiff: it does not bend, but goes as one piece with what carries the place.
    """

    bones: Indices
    shares: Array
    back: Array
    origin: Array
    axes: Array
    heights: Array
    points: Array
    blocks: Array
    wide: Array
    is_afloat: bool
    is_stiff: bool

    def posed(self, matrices: Array | None) -> "PosedPatch":
        """The patch on bodies posed by (n, B, 3, 4), or on one by (B, 3, 4); what stands still needs none."""
        if matrices is None or not len(self.bones):
            return PosedPatch(self, self.origin[None], self.axes[None], self.blocks[None, :, 0], self.blocks[None, :, 1])
        carried = matrices.reshape(-1, *matrices.shape[-3:])[:, self.bones]
        moved = carried[..., :3] @ self.back
        moved[..., 3] += carried[..., 3]
        held = self.shares[:, None, None]
        mean = (held * moved).sum(axis=-3) + (1.0 - self.shares.sum()) * np.eye(3, 4)
        origin, frame = (mean[..., :3] @ self.origin) + mean[..., 3], _upright(self.axes @ np.swapaxes(mean[..., :3], -1, -2))
        if self.is_stiff or np.abs(moved - (moved[:, :1] if self.is_afloat else np.eye(3, 4))).max() < _AS_ONE:
            return PosedPatch(self, origin, frame, self.blocks[None, :, 0], self.blocks[None, :, 1])
        stacked = np.ascontiguousarray(np.moveaxis(carried, -1, -2)).reshape(len(carried), 4 * len(self.bones), 3)
        middles = self.points[_MIDDLES]
        heights = ((middles[:, :3] + middles[:, 4:] @ stacked - origin[:, None]) @ frame[:, 2, :, None])[..., 0] - middles[:, 3]
        return PosedPatch(
            self, origin, frame, heights + self.wide[:, 0], heights - self.wide[:, 1], stacked, heights - self.heights[_MIDDLES]
        )


class PosedPatch(NamedTuple):
    """A patch on n posed bodies, or on one for all.

    Attributes:
        patch: as it was looked at.
        origin: (n, 3) m, the place.
        frame: (n, 3, 3) unit rows: two along the skin, and outward.
        top, bottom: (n or 1, blocks) m over the plane of the place, between which the skin of each block lies.
        stacked: (n, 4b, 3) the matrices of the bones, turned over; None for skin that is moved as one piece.
        raised: (n, blocks) m, how much higher than it was looked at the middle of each block is; None for skin that is moved as one piece.
    """

    patch: SkinPatch
    origin: Array
    frame: Array
    top: Array
    bottom: Array
    stacked: Array | None = None
    raised: Array | None = None

    def rows(self, rows: Indices) -> "PosedPatch":
        """The patch on some of the bodies."""
        if len(self.origin) == 1:
            return self
        bounds = (self.top, self.bottom) if len(self.top) == 1 else (self.top[rows], self.bottom[rows])
        bent = (None if each is None else each[rows] for each in (self.stacked, self.raised))
        return PosedPatch(self.patch, self.origin[rows], self.frame[rows], *bounds, *bent)

    def most_along(self, points: Array, gives: Array, turns: Array, shifts: Array, outward: Array) -> Array:
        """How far (n,) m bodies of points must go along a direction until they just touch the skin from outside.

        Args:
            points: (m, 3) m of the body that goes, or (n, m, 3).
            gives: (m,) m, how deep each of them may lie in the skin.
            turns: (n, 3, 3) how it is turned.
            shifts: (n, 3) m, where its own origin is.
            outward: (n, 3) unit, the direction; not far from the patch's own.
        """
        local = points @ np.swapaxes(self.frame @ turns, -1, -2)
        local += (self.frame @ (shifts - self.origin)[..., None])[..., 0][:, None]
        local[..., 2] += gives
        slant = np.linalg.norm(outward - self.frame[:, 2], axis=-1)
        row, which = self._may_touch(local, _SLANTED_M * slant[:, None])
        body = np.zeros(len(row), np.intp) if len(self.origin) == 1 else row
        if self.stacked is None and slant.max() < _AS_ONE:
            near = local[row, which]
            found = self._corners(self.patch.heights, near[:, :2]) - near[:, 2]
        else:
            chosen = points[which] if points.ndim == 2 else points[row, which]
            world = (turns[row] @ chosen[..., None])[..., 0] + shifts[row]
            found = self._above(world, outward[row], body) - gives[which]
        return np.asarray(np.maximum.reduceat(found, np.flatnonzero(np.diff(row, prepend=-1))))

    def _may_touch(self, local: Array, slack: Array) -> tuple[Indices, Indices]:
        """Which bodies and which of their points, (n, m, 3) m in the patch's frame, may be the first to touch, sorted by body.

        `slack` (n, 1) m is how much may be made up for by a direction that is not quite the patch's own.
        """
        size, count = (_BLOCK, _BLOCKS) if self.stacked is None else (_WIDE, _WIDES)
        place = np.clip((local[..., :2] + REACH_M) * (1.0 / (size * SPACING_M)), 0.0, count - 1).astype(np.intp)
        block, height = place[..., 0] * count + place[..., 1], local[..., 2]
        if len(self.top) == 1:
            most, least = self.top[0][block] - height, self.bottom[0][block] - height
        else:
            most, least = np.take_along_axis(self.top, block, axis=1) - height, np.take_along_axis(self.bottom, block, axis=1) - height
        row, which = np.nonzero(most >= least.max(axis=-1, keepdims=True) - slack)
        if self.raised is None:
            return row, which
        near = local[row, which]
        raised = self.raised[0 if len(self.raised) == 1 else row, block[row, which]]
        rough = self._corners(self.patch.heights, near[:, :2]) + raised - near[:, 2]
        starts = np.flatnonzero(np.diff(row, prepend=-1))
        kept = rough >= np.repeat(np.maximum.reduceat(rough, starts), np.diff(starts, append=len(row))) - _ROUGHLY_M
        return row[kept], which[kept]

    def _above(self, points: Array, outward: Array, body: Indices) -> Array:
        """How far (k,) m the skin is from points (k, 3) along directions (k, 3), each on the body of that number."""
        along, origin = self.frame[body, :2], self.origin[body]
        place = ((points - origin)[:, None] * along).sum(axis=-1)
        skin, lower = self._at(place, body)
        for _ in range(_AIMED):
            # skin that bends, and directions beside the normal: the point of the skin that is truly above
            apart = points - skin
            apart -= (apart * outward).sum(axis=-1, keepdims=True) * outward
            place = place + (apart[:, None] * along).sum(axis=-1)
            skin, lower = self._at(place, body)
        return np.asarray(((skin - points) * outward).sum(axis=-1) - lower)

    def _at(self, place: Array, body: Indices) -> tuple[Array, Array]:
        """(k, 3) m, points of the skin at places (k, 2) m of the grid, and how much lower (k,) m they count."""
        if self.stacked is None:
            # as it was looked at, but moved as one piece
            lower = self._corners(self.patch.points[:, 3], place)
            height = self._corners(self.patch.heights, place) + lower
            local = np.concatenate([place, height[:, None]], axis=1)
            return self.origin[body] + (local[:, None] @ self.frame[body])[:, 0], lower
        mixed = self._corners(self.patch.points, place)
        if len(self.stacked) == 1:
            return mixed[:, :3] + mixed[:, 4:] @ self.stacked[0], mixed[:, 3]
        return mixed[:, :3] + (mixed[:, None, 4:] @ self.stacked[body])[:, 0], mixed[:, 3]

    @staticmethod
    def _corners(values: Array, place: Array) -> Array:
        """(k, ...) what values (N, ...) of the points of the grid are at places (k, 2) m between them."""
        at = np.clip((place + REACH_M) * (1.0 / SPACING_M), 0.0, _SIDE - 1 - 1e-9)
        corner = at.astype(np.intp)
        (u, v), row = (at - corner).T.reshape(2, -1, *(1,) * (values.ndim - 1)), corner[:, 0] * _SIDE + corner[:, 1]
        first, second = values[row], values[row + _SIDE]
        first = first + v * (values[row + 1] - first)
        return np.asarray(first + u * (second + v * (values[row + _SIDE + 1] - second) - first))


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
    near = np.linalg.norm(positions[corners] - place, axis=-1).min(axis=-1) < REACH_M + SPACING_M
    corners = corners[near]
    local = (positions[corners] - place) @ axes.T
    node, triangle, barycentric = _seen(local)
    vertices, inverse = np.unique(corners[triangle], return_inverse=True)
    weights = np.zeros(len(body.bone_names))
    weights[site.bones] = site.q[..., 3].reshape(-1)
    carried = _carried(body, vertices, movable)
    if is_stiff:
        carried[:] = 0.0
    bones = np.flatnonzero(np.maximum(carried[..., 3].max(axis=0, initial=0.0), weights[list(movable)]) > _LEAST_SHARE)
    carried, chosen = _left_over(carried, bones), np.array(movable, np.intp)[bones]
    on_node = np.einsum("nk,nkbc->nbc", barycentric, carried[inverse.reshape(len(node), 3)])
    rest = np.einsum("nk,nkc->nc", barycentric, (body.subdivision[vertices] @ body.cage)[inverse.reshape(len(node), 3)])
    # of a place in the bend of a joint little enough is left out to count for nothing
    shares, grid, back = (
        weights[chosen] * (weights[list(movable)].sum() / max(weights[chosen].sum(), _LEAST_SHARE)),
        _grid(place, axes),
        _inverse(matrices[chosen]),
    )
    points = _rigid(grid - REACH_M * axes[2], shares, back)
    points[node, :3], points[node, 4:] = rest - on_node[..., :3].sum(axis=1), on_node.reshape(len(node), -1)
    heights = np.full(_SIDE * _SIDE, -REACH_M)
    heights[node] = (local[triangle, :, 2] * barycentric).sum(axis=-1)
    heights, source, dropped = _eased(heights)
    points = _shifted(points[source], grid - grid[source] - dropped[:, None] * axes[2], back)
    away = np.linalg.norm(grid - place + heights[:, None] * axes[2], axis=-1)
    points[:, 3] = GIVES[1] * np.square(np.maximum(away - FREE_M, 0.0) / (GIVES[0] - FREE_M))
    heights -= points[:, 3]
    is_afloat = bool(len(chosen)) and bool(np.abs(on_node[..., 3].sum(axis=1) - 1.0).max() < _AS_ONE)
    blocks, (high, low) = _extremes(heights, _BLOCK, 0), _extremes(heights, _WIDE, 1).T
    wide = np.stack([high - heights[_MIDDLES], heights[_MIDDLES] - low], axis=1) * _DEFORMS + _DEFORMS_M
    return SkinPatch(chosen, shares, back, place, axes, heights, points, blocks, wide, is_afloat, is_stiff)


def _tangents(normal: Array) -> Array:
    """(3, 3) unit rows: two along the skin, and the normal."""
    first = np.cross(normal, np.eye(3)[int(np.argmin(np.abs(normal)))])
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(normal, first), normal])


def _upright(axes: Array) -> Array:
    """(n, 3, 3) unit rows at right angles, the last as it is, for nearly upright ones."""
    outward = axes[..., 2, :] / np.linalg.norm(axes[..., 2, :], axis=-1, keepdims=True)
    first = axes[..., 0, :] - (axes[..., 0, :] * outward).sum(axis=-1, keepdims=True) * outward
    first /= np.linalg.norm(first, axis=-1, keepdims=True)
    return np.stack([first, np.cross(outward, first), outward], axis=-2)


def _grid(place: Array, axes: Array) -> Array:
    """(N, 3) m, the points of the grid on the plane of the place."""
    steps = SPACING_M * (np.arange(_SIDE) - _HALF)
    return np.asarray((place + steps[:, None, None] * axes[0] + steps[None, :, None] * axes[1]).reshape(-1, 3))


def _seen(local: Array) -> tuple[Indices, Indices, Array]:
    """The highest skin over each point of the grid: (k,) points, (k,) triangles and (k, 3) barycentric coordinates.

    `local` (t, 3, 3) m are corners in the patch's frame; skin farther away than the reach is not seen.
    """
    at = local[..., :2] / SPACING_M + _HALF
    low = np.maximum(np.ceil(at.min(axis=1) + _INSIDE).astype(np.intp), 0)
    high = np.minimum(np.floor(at.max(axis=1) - _INSIDE).astype(np.intp), _SIDE - 1)
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
    away = SPACING_M**2 * np.square(over - _HALF).sum(axis=1) + np.square(height)
    kept = np.flatnonzero((barycentric.min(axis=1) >= _INSIDE) & (area != 0.0) & (away <= REACH_M**2))
    node = over[kept] @ (_SIDE, 1)
    kept = kept[np.lexsort((height[kept], node))]
    node = over[kept] @ (_SIDE, 1)
    last = np.flatnonzero(np.diff(node, append=-1))
    return node[last], triangle[kept[last]], barycentric[kept[last]]


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def _carried(body: Body, vertices: Indices, bones: Sequence[int]) -> Array:
    """(v, b, 4) of each level-1 vertex the share of its rest position that each bone carries, and its share."""
    drawn, weights = body.subdivision[vertices], body.weights[:, list(bones)]
    moments = [(drawn.multiply(body.cage[:, axis]) @ weights).toarray() for axis in range(3)]
    return np.stack([*moments, (drawn @ weights).toarray()], axis=-1)


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
    return np.concatenate([still, np.zeros((len(points), 1)), held.reshape(len(points), 4 * len(shares))], axis=1)


def _shifted(points: Array, by: Array, back: Array) -> Array:
    """The rows of points (N, 4 + 4b) that are (N, 3) m elsewhere in the pose in which they are looked at, carried by the same bones."""
    held = points[:, 4:].reshape(len(points), len(back), 4).copy()
    held[..., :3] += held[..., 3:] * np.einsum("bij,nj->nbi", back[:, :, :3], by)
    still = points[:, :3] + (1.0 - held[..., 3].sum(axis=1))[:, None] * by
    return np.concatenate([still, points[:, 3:4], held.reshape(len(points), -1)], axis=1)


def _eased(heights: Array) -> tuple[Array, Indices, Array]:
    """Heights (N,) that nowhere rise faster than they may, from which point (N,) each comes, and how far (N,) m below that it is."""
    best, source = heights.reshape(_SIDE, _SIDE).copy(), np.arange(_SIDE * _SIDE).reshape(_SIDE, _SIDE)
    for _ in range(_SIDE):
        before = best.copy()
        for way in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            to, of = (tuple(slice(max(k * step, 0), _SIDE + min(k * step, 0)) for step in way) for k in (1, -1))
            tried = best[of] - STEEPEST * SPACING_M * float(np.hypot(*way))
            higher = tried > best[to]
            best[to] = np.where(higher, tried, best[to])
            source[to] = np.where(higher, source[of], source[to])
        if np.array_equal(before, best):
            break
    origins = source.ravel()
    return best.ravel(), origins, heights[origins] - best.ravel()


def _extremes(heights: Array, size: int, beside: int) -> Array:
    """(blocks, 2) the greatest and the least of the heights of each block of so many points to a side, with what is so far beside it."""
    padded = np.pad(heights.reshape(_SIDE, _SIDE), beside, mode="edge")
    wide = size + 2 * beside + 1
    views = np.lib.stride_tricks.sliding_window_view(padded, (wide, wide))[::size, ::size]
    return np.stack([views.max(axis=(-1, -2)).ravel(), views.min(axis=(-1, -2)).ravel()], axis=1)


_FIRST: Final = np.arange(_WIDES) * _WIDE + _WIDE // 2
_MIDDLES: Final = (_FIRST[:, None] * _SIDE + _FIRST).ravel()
"""The points of the grid in the middles of the wide blocks."""
