"""The nearest of posed skin to points of other posed skin, found from the coarse to the fine.

By balls about bundles, by balls about patches, then by the side of the skin that the middle of a patch lies
on; what is left is measured point by point. The nearest point is found by whole numbers: a squared distance
as it is stored, its last bits replaced by the index of its point. The least of them gives both at once, and
to a few thousandths of itself is near enough to choose by.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array32, Indices, Mask
from body_model.distance.parts import BUNDLE, CODES, FAR, POINTS, Part, code_of
from body_model.distance.skin import MovingSkin, PosedSkin

_MOST: Final = 512
"""Patches that one group may be held against: so many are told apart by the bits taken."""
_TAKEN: Final = _MOST * POINTS
_POINT: Final = np.arange(POINTS, dtype=np.int32)
_AT_ONCE: Final = 8192
"""Points of patches that are held against others at once: of ten times as many the distances no longer fit
the processor's memory, half or twice as many take as long."""
_CLOSE_M: Final = np.float32(0.008)
"""Skin of an arm that is nearer to a patch than this, m, may lie in it, or the patch in the skin."""
NONE: Final = np.zeros(0, np.intp)
"""No row."""
SHOULDERS: Final = code_of(0, Part.SHOULDER)
"""The code of both shoulders as one piece."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """Bundles that are looked at, and what they are held against.

    Attributes:
        asked: (A,) bundles whose points are looked at.
        against: (K,) all bundles, those of a piece together; `piece` (K,) their codes.
        reach: (A, K) how near the middles of an asked bundle and of one of `against` must be, squared; below
            any square where they may touch.
        with_still: whether head and trunk count.
    """

    asked: Indices
    against: Indices
    piece: Indices
    reach: Array32
    with_still: bool


class Near(NamedTuple):
    """Patches held against pieces of skin, as groups of pairs of patches.

    Attributes:
        patch: (G,) row of all posed patches.
        piece: (G,) code of what it may be in.
        within_m: (G,) how far away skin of that piece is looked for.
        group: (k,) which of them a pair is of, ascending, every one at least once.
        other: (k,) row of the patch of the piece, of all posed ones.
    """

    patch: Indices
    piece: Indices
    within_m: Array32
    group: Indices
    other: Indices


class Over(NamedTuple):
    """Points over skin: their distances to it and their heights over it.

    The distance is to the nearest point, the height along its normal. With them comes how far aside of
    that normal the points are, all in m, and of the nearest point the bundle and its place among all points
    that are posed.
    """

    away: Array32
    height: Array32
    aside: Array32
    bundle: Indices
    nearest: Indices

    def of(self, rows: int | slice, groups: Indices | slice = slice(None)) -> "Over":
        """Return the columns of some points of some groups."""
        return Over(*(column[rows, groups] for column in self))  # type: ignore[arg-type]  # each column keeps its own type


def question(skin: MovingSkin, may_sink: Mask, *, with_still: bool) -> Question:
    """Prepare what of (K, K) bundles may sink into which."""
    piece = np.where(skin.part == Part.SHOULDER, SHOULDERS, code_of(skin.side, skin.part))
    if int(np.bincount(piece).max()) * BUNDLE > _MOST:
        raise ValueError(f"a piece of skin has more than {_MOST} patches")
    asked, against = np.flatnonzero(may_sink.any(axis=1)), np.argsort(piece, kind="stable")
    reach = np.square(skin.radius_m[asked][:, None] + (skin.radius_m + skin.margin_m)[against])
    reach[~may_sink[np.ix_(asked, against)]] = -np.inf
    return Question(asked, against, piece[against], reach, with_still)


def bundles_near_bundles(centres: Array32, asks: Question) -> tuple[Indices, Indices, Indices, Indices]:
    """Pose, both bundles and the second one's piece of all that may touch, those of a piece in a row.

    `centres` (n, K, 3) m.
    """
    here, there = centres.take(asks.asked, axis=1), centres.take(asks.against, axis=1)
    squared = (np.float32(-2.0) * here) @ np.swapaxes(there, -1, -2)
    squared += np.einsum("nki,nki->nk", here, here)[:, :, None]
    squared += np.einsum("nki,nki->nk", there, there)[:, None]
    row, second = np.divmod(np.flatnonzero(squared < asks.reach), len(asks.against))
    pose, first = np.divmod(row, len(asks.asked))
    return pose, asks.asked[first], asks.against[second], asks.piece[second]


def patches_near_patches(
    skin: MovingSkin, posed: PosedSkin, piece: Indices, of: Indices, against: Indices, spared: Mask
) -> tuple[Near, Indices]:
    """Find the patches of `against` to hold those of `of` against, and which are close to an arm's.

    Args:
        skin: the skin.
        posed: the posed bundles.
        piece: (S,) codes of what is held against; pairs of a bundle and a piece follow one another.
        of: (S,) rows of posed bundles.
        against: (S,) the same.
        spared: (Q,) posed patches that may be in head or trunk: these need the shoulders' skin wherever it is
            near.
    """
    if not len(of):
        return Near(NONE, NONE, np.zeros(0, np.float32), NONE, NONE), NONE
    starts = segments(of * CODES + piece)
    whole = np.repeat(
        np.arange(len(starts)), np.diff(np.append(starts, len(of)))
    )  # (S,) the bundle and piece, of W
    lower, upper = _bounds(posed, of, against)
    wide = posed.radii.reshape(-1, BUNDLE)[of[starts]].T  # (p, W)
    margin = skin.margin_m[posed.bundle[against[starts]]]
    near = np.minimum.reduceat(lower.min(axis=1), starts, axis=1) < margin + wide
    bound = np.where(near, np.minimum.reduceat(upper.min(axis=1), starts, axis=1), -np.inf).astype(np.float32)

    def held_within(bound: Array32) -> Near:
        """Collect the patches (p, W) with a bound and those of `against` that may be within it."""
        flat = np.flatnonzero(lower <= bound.take(whole, axis=1)[:, None])
        row, pair = np.divmod(flat, len(whole))
        group = row // BUNDLE * bound.shape[1] + whole[pair]
        # few groups sort more than twice as quickly by short numbers
        order = np.argsort(group.astype(np.uint16) if bound.size < 1 << 16 else group, kind="stable")
        group, other = group[order], (against[pair] * BUNDLE + row % BUNDLE)[order]
        begins = segments(group)
        number, which = np.divmod(group[begins], bound.shape[1])
        within = of[starts][which] * BUNDLE + number, piece[starts][which], margin[which]
        return Near(*within, np.repeat(np.arange(len(begins)), np.diff(begins, append=len(group))), other)

    held = held_within(bound)
    over = nearest(skin, posed, held, posed.middles[:, None], np.inf).of(0)
    radii = posed.radii[held.patch]
    close = held.patch[(over.away < radii + _CLOSE_M) & (held.piece != SHOULDERS)]
    # skin farther from a middle than its patch is wide, by a spacing to be sure, has all of it outside
    outside = (over.height > 0.0) & (over.away > radii + skin.spacing_m[over.bundle])
    within = over.away <= held.within_m + radii
    keeps = within & (~outside | (spared[held.patch] & (held.piece == SHOULDERS)))
    # where one part counts all of its arm do: the nearest of them decides
    counts = np.zeros(len(posed.radii), bool)
    counts[held.patch[keeps]] = True
    keeps = within & (keeps | counts[held.patch])
    # what is nearest to the middle is that far at most from each point of the patch, and so is the nearest
    there = posed.points.reshape(3, -1).take(over.nearest, axis=1)
    apart = np.square(posed.points.take(held.patch, axis=2) - there[:, None]).sum(axis=0).max(axis=0)
    bound[bound > -np.inf] = np.where(keeps, np.sqrt(apart) + radii, -np.inf)
    return held_within(bound), close


def _bounds(posed: PosedSkin, of: Indices, against: Indices) -> tuple[Array32, Array32]:
    """Bound the distances from the first bundle's patch middles to the skin of the second's patches.

    Return (p, p, S) the nearest and the farthest that this skin can be.
    """
    middles = np.ascontiguousarray(posed.middles.reshape(3, -1, BUNDLE).transpose(0, 2, 1))  # (3, p, U)
    radii, inner = (np.ascontiguousarray(each.reshape(-1, BUNDLE).T) for each in (posed.radii, posed.inner))
    lower = _squared(middles.take(of, axis=2)[:, :, None], middles.take(against, axis=2)[:, None])
    np.sqrt(lower, out=lower)
    upper = lower + inner.take(against, axis=1)
    lower -= radii.take(against, axis=1)
    return lower, upper


def segments(group: Indices) -> Indices:
    """Return the first row of each group, of rows that are sorted by group."""
    begins = np.empty(len(group), np.bool_)
    begins[:1] = True
    np.not_equal(group[1:], group[:-1], out=begins[1:])
    return begins.nonzero()[0]


def nearest(
    skin: MovingSkin, posed: PosedSkin, near: Near, points: Array32, within_m: Array32 | float
) -> Over:
    """Measure points of the groups' patches over the patches that they are held against.

    Args:
        skin: the skin.
        posed: the posed bundles.
        near: the groups (G,).
        points: (3, s, Q) m, of all posed patches.
        within_m: (G,) how far away skin is looked for.

    Returns:
        (s, G); points are far where skin is farther than it is looked for.
    """
    shape = (points.shape[1], len(near.patch))
    away, height, aside = np.full((3, *shape), FAR)
    bundle, place = np.zeros((2, *shape), np.intp)
    over = Over(away, height, aside, bundle, place)
    if not len(near.patch):
        return over
    mine, starts = points.take(near.patch, axis=2), segments(near.group)
    keys = np.empty((shape[0], len(near.group)), np.int32)
    # few pairs at a time: what 64 distances of each come to stays in the processor
    at_once = _AT_ONCE // shape[0]
    for first in range(0, len(near.group), at_once):
        some = slice(first, first + at_once)
        here, there = mine.take(near.group[some], axis=2), posed.points.take(near.other[some], axis=2)
        squared = _squared(here[:, :, None], there[:, None]).view(np.int32)
        squared &= -_TAKEN
        squared |= _POINT[:, None]
        squared.min(axis=1, out=keys[:, some])
    keys |= (np.arange(len(near.group), dtype=np.int32) - starts.astype(np.int32)[near.group]) * POINTS
    best: NDArray[np.int32] = np.minimum.reduceat(keys, starts, axis=1)
    flat = np.flatnonzero((best & -_TAKEN).view(np.float32) < np.square(within_m))
    code = best.take(flat) & (_TAKEN - 1)
    other, point = near.other[starts[flat % shape[1]] + code // POINTS], code % POINTS
    at = point * np.intp(posed.points.shape[2]) + other
    way = mine.reshape(3, -1).take(flat, axis=1) - posed.points.reshape(3, -1).take(at, axis=1)
    for column, own in zip(over, (*_over(skin, posed, other, point, way), at), strict=True):
        np.put(np.asarray(column), flat, np.asarray(own))
    return over


def _squared(mine: Array32, there: Array32) -> Array32:
    """The squared distances between points (3, ...)."""
    squared = mine[0] - there[0]
    squared *= squared
    for axis in (1, 2):
        along = mine[axis] - there[axis]
        along *= along
        squared += along
    return np.asarray(squared)


def _over(
    skin: MovingSkin, posed: PosedSkin, patch: Indices, point: NDArray[np.int32], way: Array32
) -> tuple[Array32, Array32, Array32, Indices]:
    """Ways (3, k) from points of posed patches (k,), as `Over` has them."""
    bundle = posed.bundle[patch // BUNDLE]
    flat, normals = normals_of(skin, posed, patch, point)
    up = way[0] * normals[0] + way[1] * normals[1] + way[2] * normals[2]
    squared = way[0] * way[0] + way[1] * way[1] + way[2] * way[2]
    aside = np.maximum(squared - up * up, 0.0)
    # where skin is folded sharply a parabola runs far off: no surface is farther than its nearest point
    away = np.sqrt(squared)
    height = np.clip(up + 0.5 * skin.curvature.take(flat) * aside, -away, away)
    return away, height, np.sqrt(aside), bundle


def normals_of(
    skin: MovingSkin, posed: PosedSkin, patch: Indices, point: Indices | NDArray[np.int32]
) -> tuple[Indices, Array32]:
    """Return the places of points of posed patches (k,) among all of the skin, and their normals (3, k)."""
    place = patch // BUNDLE
    flat = (posed.bundle[place] * BUNDLE + patch % BUNDLE) * POINTS + point
    width = skin.tangent_rows.shape[-1]
    tangents = skin.tangent_rows.reshape(-1, 2 * width).take(flat, axis=0).reshape(-1, 2, width)
    columns = posed.columns.reshape(-1, 3 * width).take(place, axis=0).reshape(-1, 3, width)
    (a, b, c), (u, v, w) = (tangents @ np.swapaxes(columns, 1, 2)).transpose(1, 2, 0)
    normals = np.stack([b * w - c * v, c * u - a * w, a * v - b * u])
    normals /= np.sqrt(np.maximum(np.einsum("ik,ik->k", normals, normals), np.float32(1e-30)))
    return flat, normals
