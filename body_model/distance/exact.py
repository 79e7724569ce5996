"""Penetration of hands and forearms into the rest of the posed body: each point, how deep, in what.

One search over a batch of poses. Bundles of points far from everything are left out by their bounding balls,
then patches, then those that are outside as the skin nearest to their middles tells. What is left is read
from the grids of head and trunk, or held against the nearest point of other moving skin and the normal there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import STILL, Array, Array32, Indices, Mask
from body_model.distance.nearest import (
    NONE,
    SHOULDERS,
    Over,
    Question,
    bundles_near_bundles,
    nearest,
    patches_near_patches,
    question,
    segments,
)
from body_model.distance.obstacles import Obstacles
from body_model.distance.parts import BUNDLE, FAR, POINTS, SIDES, Part, code_of, side_of_code
from body_model.distance.skin import posed_skin
from body_model.kept import per_owner

_AT_ONCE: Final = 32
"""Poses of a batch that are searched together: of half as many each takes 5 % longer, of twice as many 20 %,
as they no longer fit the processor's memory."""
_LATERAL: Final = 1.4
"""Most distance to the side of a point, in spacings, of the point of skin that it is held against: beyond
lies a rim. Of 400 seeded hands half changes the deepest place of 13 by up to 11 mm, double of none."""
_ENDED_M: Final = np.float32(0.001)
"""By how much skin of another part of the same arm must be nearer to count instead: rounding
is less. Half changes no seeded hand, double two of 400, by 1.6 mm. Without it one of 400 is told 4 mm less
deep."""

__all__ = ["SIDES", "Sunk", "sunk", "sunk_and_near", "sunk_in_own_hand"]


class Sunk(NamedTuple):
    """Points of skin that lie in something else, ascending by pose.

    Attributes:
        pose: (k,) row of the batch.
        vertex: (k,) of the level-1 surface.
        limb: (k,) code of the part the point belongs to.
        into: (k,) code of what it is in.
        depth_m: (k,) to the nearest skin of that, positive.
        place: (k, 3) m, where the point is.
    """

    pose: Indices
    vertex: Indices
    limb: Indices
    into: Indices
    depth_m: Array32
    place: Array32


def sunk(
    obstacles: Obstacles,
    matrices: Array,
    sides: Iterable[str] = SIDES,
    into: str | None = None,
    face: Array | None = None,
) -> Sunk:
    """All chosen points of forearms and hands that lie in the body or in the other arm.

    Args:
        obstacles: of the body that is posed.
        matrices: (n, B, 3, 4) skinning matrices.
        sides: whose points are looked at.
        into: the side of the only arm that they may be in; everything unless it is given.
        face: (S,) or (n, S) weights of the face shapes; None for a face at rest.
    """
    return _answered(obstacles, matrices, _question(obstacles, tuple(sides), into), face)[0]


def sunk_and_near(
    obstacles: Obstacles, matrices: Array, side: str, face: Array | None = None
) -> tuple[Sunk, Mask]:
    """Find all chosen points of one forearm and hand that are in penetration.

    Also return in which poses (n,) these are near the other arm. Only where they are can points of the
    other one lie in them. `face` is as in `sunk`.
    """
    return _answered(obstacles, matrices, _question(obstacles, (side,), None), face)


def sunk_in_own_hand(obstacles: Obstacles, matrices: Array, sides: Iterable[str] = SIDES) -> Sunk:
    """All chosen points of hands that lie in another part of the same hand.

    A matter of the handshape alone.

    Args:
        obstacles: of the body that is posed.
        matrices: (n, B, 3, 4) skinning matrices.
        sides: which hands.
    """
    return _answered(obstacles, matrices, _question(obstacles, tuple(sides), None, True))[0]


_NOTHING: Final = Sunk(NONE, NONE, NONE, NONE, np.zeros(0, np.float32), STILL[:0, :3].astype(np.float32))
"""No points at all."""


@per_owner
def _question(
    obstacles: Obstacles, sides: tuple[str, ...], into: str | None, of_hand: bool = False
) -> Question:
    """Ask what of some sides lies in all or the arm of one side, or in the same hand."""
    skin = obstacles.skin
    is_of = {side: skin.side == number for number, side in enumerate(SIDES)}
    may_sink = (skin.own_hand if of_hand else skin.others) & np.any([is_of[one] for one in sides], axis=0)[
        :, None
    ]
    if into is not None:
        may_sink &= is_of[into] & (skin.part != Part.SHOULDER)
    return question(skin, may_sink, with_still=into is None and not of_hand)


def _answered(
    obstacles: Obstacles, matrices: Array, asks: Question, face: Array | None = None
) -> tuple[Sunk, Mask]:
    near, found = np.zeros(len(matrices), np.bool_), [_NOTHING]
    for first in range(0, len(matrices), _AT_ONCE):
        rows = slice(first, first + _AT_ONCE)
        own = face[rows] if face is not None and face.ndim > 1 else face
        search = _Search(obstacles, matrices[rows], asks, own)
        found += [part._replace(pose=part.pose + first) for part in search.found()]
        near[first + search.close_to_arm()] = True
    joined = Sunk(*(np.concatenate(column) for column in zip(*found, strict=True)))
    # in the order of the skin's points: where several are as deep, one and the same is named
    order = np.lexsort((joined.vertex, joined.pose))
    joined = Sunk(*(column[order] for column in joined))  # type: ignore[arg-type]  # each column keeps its own type
    return joined._replace(vertex=obstacles.skin.vertices.reshape(-1)[joined.vertex]), near


class _Search:
    """One batch: what is near something, posed."""

    def __init__(
        self, obstacles: Obstacles, matrices: Array, asks: Question, face: Array | None = None
    ) -> None:
        """Look at skinning matrices (n, B, 3, 4), faces of weights (S,) or (n, S)."""
        skin = self._skin = obstacles.skin
        single: Array32 = np.ascontiguousarray(matrices, np.float32)
        count, bones = single.shape[:2]
        self._still = obstacles.lattices.posed(single, face)
        centres: Array32 = skin.centre_rows @ np.swapaxes(single, -1, -2).reshape(
            count, bones * 4, 3
        )  # (n, K, 3)
        pose, first, second, piece = bundles_near_bundles(centres, asks)
        still_pose, still_bundle = (
            self._bundles_near_grids(centres, asks) if asks.with_still else (pose[:0], pose[:0])
        )
        # each bundle that matters is posed once in each pose
        wanted = np.zeros(len(skin.part) * count, bool)
        rows = first * count + pose, second * count + pose, still_bundle * count + still_pose
        wanted[np.concatenate(rows)] = True
        chosen, place = np.flatnonzero(wanted), np.cumsum(wanted) - 1
        self._posed = posed_skin(skin, single, chosen % count, chosen // count)
        of, against, at_grid = (place[each] for each in rows)
        self._by_grid = self._patches_near_grids(at_grid)
        self._near, self._close = patches_near_patches(skin, self._posed, piece, of, against, self._by_grid)

    def _bundles_near_grids(self, centres: Array32, asks: Question) -> tuple[Indices, Indices]:
        points = centres[:, asks.asked].reshape(-1, 3).T
        pose, place = np.divmod(np.arange(points.shape[1]), len(asks.asked))
        radii = self._skin.radius_m[asks.asked[place]]
        near = np.flatnonzero(self._still.read(pose, points, radii).distance < radii)
        return pose[near], asks.asked[place[near]]

    def _patches_near_grids(self, place: Indices) -> Mask:
        """(Q,) which patches may be in head or trunk, of some of the posed bundles."""
        posed, flags = self._posed, np.zeros(self._posed.radii.size, bool)
        patches = (place[:, None] * BUNDLE + np.arange(BUNDLE)).ravel()
        pose = np.repeat(posed.pose[place], BUNDLE)
        radii = posed.radii[patches]
        distance = self._still.read(pose, posed.middles.take(patches, axis=1), radii).distance
        flags[patches[distance < radii]] = True
        return flags

    def found(self) -> list[Sunk]:
        """All points that lie in something."""
        near, found = self._near, list[Sunk]()
        over = nearest(self._skin, self._posed, near, self._posed.points, near.within_m)
        shoulders, limbs = (np.flatnonzero((near.piece == SHOULDERS) == each) for each in (True, False))
        if len(shoulders) or self._by_grid.any():
            found.append(self._in_still_or_shoulders(near.patch[shoulders], over.of(slice(None), shoulders)))
        if len(limbs):
            found.append(self._in_limbs(near.patch[limbs], near.piece[limbs], over.of(slice(None), limbs)))
        return found

    def close_to_arm(self) -> Indices:
        """Rows of the batch in which a patch is close to an arm, some of them repeated."""
        rows: Indices = self._posed.pose[self._close // BUNDLE]
        return rows

    def _in_still_or_shoulders(self, of_shoulders: Indices, over: Over) -> Sunk:
        """Find the points in head, trunk and shoulders, which are one piece.

        The nearest skin decides. `over` (s, k) is about the shoulders.
        """
        skin, posed, flags = self._skin, self._posed, self._by_grid.copy()
        flags[of_shoulders] = True
        patch, place = np.flatnonzero(flags), np.cumsum(flags) - 1
        points = posed.points.take(patch, axis=2).reshape(3, -1)
        pose = np.tile(posed.pose[patch // BUNDLE], POINTS)
        reading = self._still.read(pose, points)
        distance, which, still = (np.reshape(each, (POINTS, -1)) for each in reading)
        away, height = np.full((2, *distance.shape), FAR)
        side = np.zeros(distance.shape, np.intp)
        rows = place[of_shoulders]
        # for its own forearm a shoulder ends where the upper arm begins
        own = posed.bundle[of_shoulders // BUNDLE]
        ends = (
            (skin.part[own] == Part.FOREARM)
            & (skin.side[own] == skin.side[over.bundle])
            & self._is_beyond_rim(over)
        )
        away[:, rows], height[:, rows] = np.where(ends, FAR, over.away), over.height
        side[:, rows] = skin.side[over.bundle]
        margin = skin.margin_m[np.flatnonzero(skin.part == Part.SHOULDER)[0]]
        by_grid = still & (np.abs(distance) <= away)
        # skin that has moved on, or is farther away than it is looked for: inside when that is so at rest by
        # a margin
        deep = (away == FAR) & (distance < -0.5 * margin)
        value = np.where(
            by_grid,
            distance,
            np.where(away < FAR, height, np.where(deep, np.minimum(distance, -margin), FAR)),
        )
        return self._below(
            patch, value, np.where(by_grid | (away == FAR), which, code_of(side, Part.SHOULDER))
        )

    def _in_limbs(self, patch: Indices, piece: Indices, over: Over) -> Sunk:
        """Points in upper arms, forearms and hands, each part on its own."""
        aside = self._is_beyond_rim(over)
        # skin of the same arm that is nearer tells that the part has ended on the way: it is open where
        # others begin
        arm = patch * len(SIDES) + side_of_code(piece)
        order = np.argsort(arm, kind="stable")
        starts = segments(arm[order])
        least = np.minimum.reduceat(np.where(aside, FAR, over.away).take(order, axis=1), starts, axis=1)
        nearest = np.empty(over.away.shape, np.float32)
        nearest[:, order] = np.repeat(least, np.diff(np.append(starts, len(order))), axis=1)
        ended = over.away - _ENDED_M > nearest
        value = np.where(aside | ended, FAR, over.height)
        return self._below(patch, value, np.broadcast_to(piece, value.shape))

    def _is_beyond_rim(self, over: Over) -> Mask:
        """(s, k) whether the nearest point of skin is so far to the side that the skin ends there."""
        return np.asarray(over.aside > _LATERAL * self._skin.spacing_m[over.bundle])

    def _below(self, patch: Indices, value: Array32, into: Indices) -> Sunk:
        """The points of posed patches (k,) of which the value (s, k) says that they lie inside.

        They are told by their place among all of the skin, not yet by their vertex.
        """
        posed = self._posed
        slot, row = np.nonzero(value < 0.0)
        place, number = patch[row] // BUNDLE, patch[row] % BUNDLE
        bundle = posed.bundle[place]
        flat = (bundle * BUNDLE + number) * POINTS + slot
        limb = code_of(self._skin.side[bundle], self._skin.part[bundle])
        points = posed.points[:, slot, patch[row]].T
        found = Sunk(posed.pose[place], flat, limb, into[slot, row], -value[slot, row], points)
        real = self._skin.vertices.take(flat) >= 0
        return Sunk(*(column[real] for column in found))  # type: ignore[arg-type]  # as above
