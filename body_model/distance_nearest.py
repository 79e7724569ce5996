"""The nearest point of moving skin to points of other skin, and their height over it.

The height is along the skin's normal at the nearest point.

The nearest point is found by whole numbers: a squared distance as it is stored, its last bits
replaced by the index of its point. The least of them gives both at once, and to a few thousandths
of itself is near enough to choose by.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array32, Indices, Mask
from body_model.distance_parts import BUNDLE, POINTS
from body_model.distance_posed import PosedSkin
from body_model.distance_skin import MovingSkin

FAR: Final = np.float32(9.0)
MOST: Final = 512
"""Patches that one group may be held against: so many are told apart by the bits taken."""
_TAKEN: Final = MOST * POINTS
_POINT: Final = np.arange(POINTS, dtype=np.int32)
_AT_ONCE: Final = 2048
"""Pairs of patches that are held against each other at once: more no longer fit the processor's memory."""
_ROUNDING: Final = np.float32(1.001)
_ROUNDING_M: Final = np.float32(1e-5)
"""By how much farther, as a factor and in m, a pair may be that is still looked at: the bits taken from
squared distances are a few ten thousandths of these."""

Keys = NDArray[np.int32]


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
    """Points over skin: their distances to it, their heights over it, and the bundles.

    The distance is to the nearest point, the height along its normal. With them comes how far aside of
    that normal the points are. All are in m.
    """

    away: Array32
    height: Array32
    aside: Array32
    bundle: Indices

    def of(self, groups: Indices) -> "Over":
        """Return the columns of some groups."""
        return Over(*(column[:, groups] for column in self))  # type: ignore[arg-type]  # each column keeps its own type


def segments(group: Indices) -> Indices:
    """Return the first row of each group, of rows that are sorted by group."""
    begins = np.empty(len(group), np.bool_)
    begins[:1] = True
    np.not_equal(group[1:], group[:-1], out=begins[1:])
    return begins.nonzero()[0]


def nearest_to_middles(skin: MovingSkin, posed: PosedSkin, near: Near) -> Over:
    """For each group (G,), how the middle of its patch is over the patches that it is held against."""
    starts = segments(near.group)
    mine, there = posed.middles.take(near.patch, axis=1), posed.points.take(near.other, axis=2)
    keys = _keys(mine.take(near.group, axis=1)[:, None], there, near.group, starts).min(axis=0)
    pair, point = _told(np.minimum.reduceat(keys, starts), starts)
    return _over(skin, posed, near.other[pair], point, mine - there[:, point, pair])


def nearest_to_points(skin: MovingSkin, posed: PosedSkin, near: Near) -> Over:
    """Measure all points (s, G) of the groups' patches over the patches that they are held against.

    They are far where skin is farther than it is looked for.
    """
    shape = (POINTS, len(near.patch))
    over = Over(
        np.full(shape, FAR), np.full(shape, FAR), np.zeros(shape, np.float32), np.zeros(shape, np.intp)
    )
    if len(near.patch):
        mine = posed.points.take(near.patch, axis=2)
        pairs = np.flatnonzero(_may_be_nearest(posed, near, mine))
        group, other = near.group[pairs], near.other[pairs]
        starts = segments(group)
        held = group[starts]  # (H,) the groups that any skin may be near
        best = _best(posed, mine, group, other, starts)
        flat = np.flatnonzero((best & -_TAKEN).view(np.float32) < np.square(near.within_m[held]))
        slot, row = np.divmod(flat, max(len(held), 1))
        pair, point = _told(best.take(flat), starts[row])
        flat = slot * shape[1] + held[row]
        way = mine.reshape(3, -1).take(flat, axis=1) - posed.points.reshape(3, -1).take(
            point * posed.points.shape[2] + other[pair], axis=1
        )
        found = _over(skin, posed, other[pair], point, way)
        over.away.ravel()[flat], over.height.ravel()[flat] = found.away, found.height
        over.aside.ravel()[flat], over.bundle.ravel()[flat] = found.aside, found.bundle
    return over


def _may_be_nearest(posed: PosedSkin, near: Near, mine: Array32) -> Mask:
    """(k,) which pairs may have the nearest point of any point (3, s, G) of their groups' patches.

    By balls about the patches that are held against: no farther than the skin that is surely there.
    """
    nearest = np.empty((POINTS, len(near.group)), np.float32)
    farthest = np.empty_like(nearest)
    for some in _blocks(len(near.group)):
        other = near.other[some]
        here, there = mine.take(near.group[some], axis=2), posed.middles.take(other, axis=1)
        away = np.sqrt(_squared(here, there[:, None]))
        np.subtract(away, posed.radii.take(other), out=nearest[:, some])
        np.add(away, posed.inner.take(other), out=farthest[:, some])
    bound = np.minimum.reduceat(farthest, segments(near.group), axis=1)
    bound = np.minimum(bound, near.within_m) * _ROUNDING + _ROUNDING_M
    may_be = np.zeros(len(near.group), np.bool_)
    for row, most in zip(nearest, bound, strict=True):
        may_be |= row <= most.take(near.group)
    return may_be


def _best(posed: PosedSkin, mine: Array32, group: Indices, other: Indices, starts: Indices) -> Keys:
    """(s, H) the least key of each point of the groups that pairs (k,) of group and patch are of.

    Keys are as in `_keys`. Few pairs at a time: what 64 distances of each come to stays in the processor.
    """
    keys = np.empty((POINTS, len(group)), np.int32)
    for some in _blocks(len(group)):
        here, there = mine.take(group[some], axis=2), posed.points.take(other[some], axis=2)
        squared = _squared(here[:, :, None], there[:, None]).view(np.int32)
        squared &= -_TAKEN
        squared |= _POINT[:, None]
        squared.min(axis=1, out=keys[:, some])
    keys |= _ranks(group, starts)
    return np.asarray(np.minimum.reduceat(keys, starts, axis=1)) if len(starts) else keys


def _blocks(count: int) -> Iterator[slice]:
    return (slice(first, min(first + _AT_ONCE, count)) for first in range(0, count, _AT_ONCE))


def _keys(mine: Array32, there: Array32, group: Indices, starts: Indices) -> Keys:
    """Compute keys (s, k) that order the points of patches by distance.

    They are of the squared distances from points (3, 1, k) to the points (3, s, k) of patches.
    """
    keys = _squared(mine, there).view(np.int32)
    keys &= -_TAKEN
    keys |= _ranks(group, starts)[None, :] | _POINT[:, None]
    return np.asarray(keys)


def _squared(mine: Array32, there: Array32) -> Array32:
    """The squared distances between points (3, ...)."""
    squared = mine[0] - there[0]
    squared *= squared
    for axis in (1, 2):
        along = mine[axis] - there[axis]
        along *= along
        squared += along
    return np.asarray(squared)


def _ranks(group: Indices, starts: Indices) -> Keys:
    """(k,) what keys tell of pairs: the place of each in its group, which begins at one of `starts`."""
    lengths = np.diff(np.append(starts, len(group)))
    return ((np.arange(len(group)) - np.repeat(starts, lengths)) * POINTS).astype(np.int32)


def _told(best: Keys, starts: Indices) -> tuple[Indices, Indices]:
    """The pair and the point of its patch that keys (k,) of groups beginning there tell of."""
    code = best & (_TAKEN - 1)
    return starts + code // POINTS, (code % POINTS).astype(np.intp)


def _over(skin: MovingSkin, posed: PosedSkin, patch: Indices, point: Indices, way: Array32) -> Over:
    """Ways (3, k) from points of posed patches (k,), by distance and height."""
    place = patch // BUNDLE
    bundle = posed.bundle[place]
    flat = (bundle * BUNDLE + patch % BUNDLE) * POINTS + point
    width = skin.tangent_rows.shape[-1]
    tangents = skin.tangent_rows.reshape(-1, 2 * width).take(flat, axis=0).reshape(-1, 2, width)
    columns = posed.columns.reshape(-1, 3 * width).take(place, axis=0).reshape(-1, 3, width)
    (a, b, c), (u, v, w) = (tangents @ np.swapaxes(columns, 1, 2)).transpose(1, 2, 0)
    x, y, z = b * w - c * v, c * u - a * w, a * v - b * u
    long = np.sqrt(np.maximum(x * x + y * y + z * z, np.float32(1e-30)))
    up = (way[0] * x + way[1] * y + way[2] * z) / long
    squared = way[0] * way[0] + way[1] * way[1] + way[2] * way[2]
    aside = np.maximum(squared - up * up, 0.0)
    # where skin is folded sharply a parabola runs far off: no surface is farther than its nearest point
    away = np.sqrt(squared)
    return Over(
        away, np.clip(up + 0.5 * skin.curvature.take(flat) * aside, -away, away), np.sqrt(aside), bundle
    )
