"""One search for the points of skin that lie in something, over a batch of poses.

Bundles of points far from everything are left out by their bounding balls, then patches, then points; what is left is read
from the grids of head and trunk, or held against the nearest point of other moving skin and the normal there. All poses of
a batch go through each step together.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.distance_grid import Grid
from body_model.distance_load import Obstacles
from body_model.distance_parts import BUNDLE, POINTS, Part, code_of
from body_model.distance_skin import MovingSkin
from body_model.model import Array, Array32, Indices

_CODES: Final = 64
"""More than there are codes of parts, to hold code and patch in one number."""
_LATERAL: Final = 1.4
"""How far to the side of a point, in spacings, the nearest point of skin may be that it is held against: beyond lies a rim."""
_BESIDE_M: Final = np.float32(0.003)
"""How far from the middle of a patch its nearest point may be."""
_FAR: Final = np.float32(9.0)


class Found(NamedTuple):
    """Points that lie in something: (k,) row of the batch, row of the skin's points, code of what it is in, depth m; (k, 3) place."""

    pose: Indices
    point: Indices
    into: Indices
    depth_m: Array32
    place: Array32


class _Pairs(NamedTuple):
    """Patches held against patches: places in the search's posed bundles and patch numbers in them."""

    of: Indices
    patch: Indices
    against: Indices
    other: Indices


class _Nearest(NamedTuple):
    """By group, ascending: its number (g,), then (g, s) each, the distance to the nearest point of skin, the height above it, its side.

    Far where the skin is farther away than it is looked for.
    """

    rows: Indices
    away: Array32
    height: Array32
    side: Indices


class Search:
    """One batch: the bundles near something, posed."""

    def __init__(self, obstacles: Obstacles, matrices: Array, may_sink: NDArray[np.bool_]) -> None:
        self.skin: MovingSkin = obstacles.skin
        self.grids = obstacles.grids
        matrices = np.ascontiguousarray(matrices, np.float32)
        self._matrices = matrices
        count, bones = matrices.shape[:2]
        self._columns = np.swapaxes(matrices, -1, -2)  # (n, B, 4, 3)
        skin = self.skin
        asked = np.flatnonzero(may_sink.any(axis=1))
        centres = (skin.centre_rows @ self._columns.reshape(count, bones * 4, 3)).astype(np.float32)  # (n, K, 3)
        self._near_grid = self._bundles_near_grids(centres, asked)
        near = self._bundles_near_bundles(centres, asked, may_sink)
        pose, first, second = near
        # each (pose, bundle) that matters is posed once
        total = len(skin.part)
        ids = np.concatenate([pose * total + first, pose * total + second, self._near_grid[0] * total + self._near_grid[1]])
        unique, place = np.unique(ids, return_inverse=True)
        self._pose, self._bundle = unique // total, unique % total
        cut = len(pose)
        self._of, self._against, self._at_grid = place[:cut], place[cut : 2 * cut], place[2 * cut :]
        bones_of = skin.bones[self._bundle]
        self._posed = self._columns[self._pose[:, None], bones_of].reshape(len(unique), -1, 3)
        self._middles = skin.patch_rows[self._bundle] @ self._posed  # (U, p, 3)
        self._radii = skin.patch_radius_m[self._bundle]
        self._pairs = self._patches_near_patches()

    # ---------------------------------------------------------------------------------------------- which may be near

    def _in_frame(self, grid: Grid, pose: Indices, points: Array32) -> Array32:
        """World points (k, 3) in the rest frame of a grid's bone."""
        matrix = self._matrices[:, grid.bone]
        if (matrix == matrix[0]).all():
            return np.asarray((points - matrix[0, :, 3]) @ matrix[0, :, :3])
        own = matrix[pose]
        return np.asarray(np.einsum("ki,kij->kj", points - own[:, :, 3], own[:, :, :3]))

    def _read(self, pose: Indices, points: Array32) -> tuple[Array32, Indices, NDArray[np.bool_]]:
        """The least of the grids' distances at points (k, 3), which grid it is, and whether its skin is still."""
        readings = [grid.read(self._in_frame(grid, pose, points)) for grid in self.grids]
        distances, rows = np.stack([reading.distance for reading in readings]), np.arange(len(points))
        which: Indices = np.asarray(distances.argmin(axis=0), np.intp)
        return distances[which, rows], which, np.stack([reading.still for reading in readings])[which, rows]

    def _bundles_near_grids(self, centres: Array32, asked: Indices) -> tuple[Indices, Indices]:
        points = centres[:, asked]
        pose, place = np.divmod(np.arange(points.shape[0] * len(asked)), len(asked))
        distance, _, _ = self._read(pose, points.reshape(-1, 3))
        near = np.flatnonzero(distance < self.skin.radius_m[asked][place])
        return pose[near], asked[place[near]]

    def _bundles_near_bundles(self, centres: Array32, asked: Indices, may_sink: NDArray[np.bool_]) -> tuple[Indices, Indices, Indices]:
        skin = self.skin
        middle = centres.mean(axis=1, keepdims=True)
        here, there = centres[:, asked] - middle, centres - middle
        squared = (here * here).sum(-1)[:, :, None] + (there * there).sum(-1)[:, None, :] - 2.0 * here @ np.swapaxes(there, -1, -2)
        reach = skin.radius_m[asked][:, None] + (skin.radius_m + skin.margin_m)
        reach = np.where(may_sink[asked], reach, 0.0)
        pose, first, second = np.nonzero(squared < np.square(reach) * np.sign(reach))
        return pose, asked[first], second

    def _patches_near_patches(self) -> _Pairs:
        skin, against = self.skin, self._bundle[self._against]
        difference = self._middles[self._of][:, :, None] - self._middles[self._against][:, None, :]
        first, second = self._radii[self._of][:, :, None], self._radii[self._against][:, None, :]
        away = np.sqrt(np.einsum("kpqi,kpqi->kpq", difference, difference))
        away[np.broadcast_to(second < 0.0, away.shape)] = _FAR
        if not len(away):
            return _Pairs(self._of, self._of, self._of, self._of)
        # a part's bundles follow one another: what is farther than the nearest of them by more than the balls are wide is not needed
        whole = self._of * _CODES + code_of(skin.side[against], skin.part[against])
        starts = np.flatnonzero(np.diff(whole, prepend=-1))
        least = np.minimum.reduceat(away.min(axis=2), starts, axis=0)
        least = np.repeat(least, np.diff(np.append(starts, len(whole))), axis=0)[:, :, None]
        near = away < np.minimum(first + skin.margin_m[against][:, None, None], least + 2.0 * first + _BESIDE_M) + second
        pair, patch, other = np.nonzero(near & (first > 0.0))
        return _Pairs(self._of[pair], patch, self._against[pair], other)

    def _points(self, place: Indices, patch: Indices) -> Array32:
        """(k, s, 3) points of patches of posed bundles."""
        return np.asarray(self.skin.rows[self._bundle[place], patch] @ self._posed[place])

    # ------------------------------------------------------------------------------------------------ what is in what

    def in_still_or_shoulders(self) -> Found:
        """Points in head, trunk and shoulders, which are one piece: what is nearest decides."""
        skin = self.skin
        pairs = self._pairs
        is_shoulder = skin.part[self._bundle[pairs.against]] == Part.SHOULDER
        held = _Pairs(*(column[is_shoulder] for column in pairs))
        middles, radii = self._middles[self._at_grid].reshape(-1, 3), self._radii[self._at_grid].ravel()
        distance, _, _ = self._read(np.repeat(self._pose[self._at_grid], BUNDLE), middles)
        near = np.flatnonzero(distance < radii)
        grid_place, grid_patch = self._at_grid[near // BUNDLE], near % BUNDLE
        ids, back = np.unique(np.concatenate([grid_place * BUNDLE + grid_patch, held.of * BUNDLE + held.patch]), return_inverse=True)
        place, patch = ids // BUNDLE, ids % BUNDLE
        points = self._points(place, patch)
        distance, which, still = self._read(np.repeat(self._pose[place], POINTS), points.reshape(-1, 3))
        distance, which, still = distance.reshape(-1, POINTS), which.reshape(-1, POINTS), still.reshape(-1, POINTS)
        away, height = np.full(distance.shape, _FAR), np.full(distance.shape, _FAR)
        side: Indices = np.zeros(distance.shape, np.intp)
        if len(held.of):
            group = back[len(near) :]
            near_skin = self._nearest(held, points[group], group)
            rows = near_skin.rows
            away[rows], height[rows], side[rows] = near_skin.away, near_skin.height, near_skin.side
        margin = skin.margin_m[np.flatnonzero(skin.part == Part.SHOULDER)[0]]
        by_grid: NDArray[np.bool_] = still & (np.abs(distance) <= away)
        # skin that has moved on, or is farther away than it is looked for: inside when that is so at rest by a margin
        deep = (away == _FAR) & (distance < -0.5 * margin)
        value = np.where(by_grid, distance, np.where(away < _FAR, height, np.where(deep, np.minimum(distance, -margin), _FAR)))
        into = np.where(by_grid | (away == _FAR), which, code_of(side, Part.SHOULDER))
        return self._found(place, patch, points, value, into)

    def in_limbs(self) -> list[Found]:
        """Points in upper arms, forearms and hands, each part on its own."""
        skin, pairs = self.skin, self._pairs
        part = skin.part[self._bundle[pairs.against]]
        chosen = np.flatnonzero(part != Part.SHOULDER)
        if not len(chosen):
            return []
        code = code_of(skin.side[self._bundle[pairs.against[chosen]]], part[chosen])
        key = ((pairs.of[chosen] * BUNDLE) + pairs.patch[chosen]) * _CODES + code
        order = np.argsort(key, kind="stable")
        held = _Pairs(*(column[chosen[order]] for column in pairs))
        keys, group = np.unique(key[order], return_inverse=True)
        place, patch, into = keys // _CODES // BUNDLE, keys // _CODES % BUNDLE, keys % _CODES
        points = self._points(place, patch)
        away, height = self._nearest(held, points[group], group)[1:3]
        side_ways = np.sqrt(np.maximum(away * away - height * height, 0.0))
        first = self._bundle[held.against[np.flatnonzero(np.diff(group, prepend=-1))]]
        beside = side_ways > _LATERAL * skin.spacing_m[first][:, None]
        value = np.where(beside, _FAR, height)
        return [self._found(place, patch, points, value, np.repeat(into[:, None], POINTS, axis=1))]

    def _nearest(self, held: _Pairs, points: Array32, group: Indices) -> _Nearest:
        """For each group of pairs, the nearest point of skin to each of the points (k, s, 3) of the pairs' patches."""
        skin = self.skin
        if bool((np.diff(group) < 0).any()):
            order = np.argsort(group, kind="stable")
            held, points, group = _Pairs(*(column[order] for column in held)), points[order], group[order]
        ids, back = np.unique(held.against * BUNDLE + held.other, return_inverse=True)
        place, patch = ids // BUNDLE, ids % BUNDLE
        there = self._points(place, patch)
        middle = self._middles[place, patch][:, None]
        local = there - middle
        size = (local * local).sum(-1)
        size[skin.vertices[self._bundle[place], patch] < 0] = _FAR
        mine = points - middle[back]
        squared = (mine * mine).sum(-1)[:, :, None] + size[back][:, None, :] - 2.0 * mine @ np.swapaxes(local[back], -1, -2)
        nearest = squared.argmin(axis=2)
        least = np.take_along_axis(squared, nearest[:, :, None], axis=2)[:, :, 0]
        starts = np.flatnonzero(np.diff(group, prepend=-1))
        rows = group[starts]
        best = np.minimum.reduceat(least, starts, axis=0)
        # the pair that has it; where two have, the later one
        wins = least == np.repeat(best, np.diff(np.append(starts, len(group))), axis=0)
        winner = np.maximum.reduceat(np.where(wins, np.arange(len(group))[:, None], -1), starts, axis=0)
        margin = skin.margin_m[self._bundle[held.against[starts]]][:, None]
        row, slot = np.nonzero(best < margin * margin)
        winner = winner[row, slot]
        of_patch, point = back[winner], nearest[winner, slot]
        bundle, number = self._bundle[place[of_patch]], patch[of_patch]
        tangents = skin.tangent_rows[bundle, number, :, point] @ self._posed[place[of_patch]]
        normal = _cross(tangents[:, 0], tangents[:, 1])
        normal /= np.maximum(np.sqrt((normal * normal).sum(-1, keepdims=True)), np.float32(1e-20))
        way = points[winner, slot] - there[of_patch, point]
        up = (way * normal).sum(-1)
        squared = (way * way).sum(-1)
        away, height, side = np.full(best.shape, _FAR), np.full(best.shape, _FAR), np.zeros(best.shape, np.intp)
        away[row, slot], side[row, slot] = np.sqrt(squared), skin.side[bundle]
        height[row, slot] = up + 0.5 * skin.curvature[bundle, number, point] * np.maximum(squared - up * up, 0.0)
        return _Nearest(rows, away, height, side)

    def _found(self, place: Indices, patch: Indices, points: Array32, value: Array32, into: Indices) -> Found:
        """The points whose value says that they lie inside: pose, row of the point, into, depth, place."""
        bundle = self._bundle[place]
        real = self.skin.vertices[bundle, patch] >= 0
        row, slot = np.nonzero(real & (value < 0.0))
        flat = (bundle[row] * BUNDLE + patch[row]) * POINTS + slot
        return Found(self._pose[place[row]], flat, into[row, slot], -value[row, slot], points[row, slot])


def _cross(a: Array32, b: Array32) -> Array32:
    """The cross product of vectors (k, 3): numpy's own takes ten times as long."""
    x, y, z = a.T
    u, v, w = b.T
    return np.stack([y * w - z * v, z * u - x * w, x * v - y * u], axis=1)
