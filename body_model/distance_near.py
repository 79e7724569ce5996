"""Broad phase of the distance between posed skins: find which patches to hold against which.

By balls about bundles, by balls about patches, and then by the side of the skin that the middle of a patch
lies on.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array32, Indices, Mask
from body_model.distance_nearest import MOST, Near, nearest_to_middles, segments
from body_model.distance_parts import BUNDLE, Part, code_of
from body_model.distance_posed import PosedSkin
from body_model.distance_skin import MovingSkin

_CODES: Final = 64
"""More than there are codes of parts, to hold a row and a code in one number."""
_SURE: Final = np.float32(0.75)
"""By how many spacings the nearest point must be farther from a middle than its patch is wide, to say that
all of it is outside."""
_CLOSE_M: Final = np.float32(0.008)
"""Skin of an arm that is nearer to a patch than this, m, may lie in it, or the patch in the skin."""
_NONE: Final = np.zeros(0, np.intp)
_NOTHING: Final = Near(_NONE, _NONE, np.zeros(0, np.float32), _NONE, _NONE)
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


def question(skin: MovingSkin, may_sink: Mask, *, with_still: bool) -> Question:
    """Prepare what of (K, K) bundles may sink into which."""
    piece = np.where(skin.part == Part.SHOULDER, SHOULDERS, code_of(skin.side, skin.part))
    if int(np.bincount(piece).max()) * BUNDLE > MOST:
        raise ValueError(f"a piece of skin has more than {MOST} patches")
    asked, against = np.flatnonzero(may_sink.any(axis=1)), np.argsort(piece, kind="stable")
    reach = np.square(skin.radius_m[asked][:, None] + (skin.radius_m + skin.margin_m)[against])
    return Question(
        asked,
        against,
        piece[against],
        np.where(may_sink[np.ix_(asked, against)], reach, np.float32(-np.inf)),
        with_still,
    )


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
        return _NOTHING, _NONE
    starts = segments(of * _CODES + piece)
    whole = np.repeat(
        np.arange(len(starts)), np.diff(np.append(starts, len(of)))
    )  # (S,) the bundle and piece, of W
    lower, upper = _bounds(posed, of, against)
    first = of[starts]
    wide = posed.radii.reshape(-1, BUNDLE)[first].T  # (p, W)
    margin = skin.margin_m[posed.bundle[against[starts]]]
    near = np.minimum.reduceat(lower.min(axis=1), starts, axis=1) < margin + wide
    bound = np.where(near, np.minimum.reduceat(upper.min(axis=1), starts, axis=1), -np.inf).astype(np.float32)
    patches = first * BUNDLE + np.arange(BUNDLE)[:, None]
    codes = piece[starts]

    held = _held(patches, codes, margin, against, lower, bound, whole)
    if not len(held.patch):
        return _NOTHING, _NONE
    over = nearest_to_middles(skin, posed, held)
    radii = posed.radii[held.patch]
    close = held.patch[(over.away < radii + _CLOSE_M) & (held.piece != SHOULDERS)]
    outside = (over.height > 0.0) & (over.away > radii + _SURE * skin.spacing_m[over.bundle])
    within = over.away <= held.within_m + radii
    keeps = within & (~outside | (spared[held.patch] & (held.piece == SHOULDERS)))
    # where one part counts all of its arm do: the nearest of them decides
    counts = np.zeros(len(posed.radii), bool)
    counts[held.patch[keeps]] = True
    if not counts.any():
        return _NOTHING, close
    keeps |= within & counts[held.patch]
    # a point of the patch is no farther from the skin than its middle and half the patch, and so is the patch
    # that has it
    bound[bound > -np.inf] = np.where(keeps, over.away + 2.0 * radii, -np.inf)
    return _held(patches, codes, margin, against, lower, bound, whole), close


def _bounds(posed: PosedSkin, of: Indices, against: Indices) -> tuple[Array32, Array32]:
    """Bound the distances from the first bundle's patch middles to the skin of the second's patches.

    Return (p, p, S) the nearest and the farthest that this skin can be.
    """
    middles = np.ascontiguousarray(posed.middles.reshape(3, -1, BUNDLE).transpose(0, 2, 1))  # (3, p, U)
    radii, inner = (np.ascontiguousarray(each.reshape(-1, BUNDLE).T) for each in (posed.radii, posed.inner))
    first, second = middles.take(of, axis=2)[:, :, None], middles.take(against, axis=2)[:, None]
    lower = np.square(first[0] - second[0])
    lower += np.square(first[1] - second[1])
    lower += np.square(first[2] - second[2])
    np.sqrt(lower, out=lower)
    upper = lower + inner.take(against, axis=1)
    lower -= radii.take(against, axis=1)
    return lower, upper


def _held(
    patches: Indices,
    codes: Indices,
    margin: Array32,
    against: Indices,
    lower: Array32,
    bound: Array32,
    whole: Indices,
) -> Near:
    """Collect the groups of patches with a bound, and the patches that are within it.

    Groups are patches (p, W), of W codes and margins. The patches within are of the bundles `against`.
    """
    flat = np.flatnonzero(lower <= bound.take(whole, axis=1)[:, None])
    row, pair = np.divmod(flat, len(whole))
    other = row % BUNDLE
    group = row // BUNDLE * bound.shape[1] + whole[pair]
    # few groups sort more than twice as quickly by short numbers
    order = np.argsort(group.astype(np.uint16) if bound.size < 1 << 16 else group, kind="stable")
    group, pair, other = group[order], pair[order], other[order]
    chosen = group[segments(group)]
    number = np.zeros(bound.size, np.intp)
    number[chosen] = np.arange(len(chosen))
    which = chosen % bound.shape[1]
    return Near(
        patches.ravel()[chosen], codes[which], margin[which], number[group], against[pair] * BUNDLE + other
    )
