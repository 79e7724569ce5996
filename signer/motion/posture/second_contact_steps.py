"""Steps of the search for the wrist of a second contact, from what was measured around a wrist."""

from itertools import product
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics.limits import WRIST

LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
TRIED_RAD: Final = 3e-4
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
_AXES: Final = np.eye(3)
PATTERN: Final = np.concatenate([np.zeros((1, 3)), _AXES, -_AXES, [_AXES[i] + _AXES[j] for i, j in PAIRS]])
"""(10, 3) the posture itself, each angle turned on and back a little, and each two turned on: what slope and
curvature are read from."""
_FLAT: Final = 1e-3
"""Of the curvature of a free turn: with less than this share a turn makes no difference, and is left as the
wish has it."""
_STIFF: Final = 3e-5
"""Of the slope of a free turn: a turn that changes less than this share is left as it is. Being as near as
can be to a given wrist costs a second contact less than 1e-9 of a radian."""
_LEAST_CURVED: Final = -0.75
"""Of how the way along the free turn bends: where it would be less, a round goes four times as far."""
_SETS: Final = np.array(list(product((-1, 0, 1), repeat=3)))
"""(27, 3) all ways in which angles can be at their least (-1), free (0) and at their most (1)."""


def newton_step(misses: Array, angles: Array, damping: Array) -> Array:
    """(n, 3) rad towards the least miss.

    An angle at a limit that would pass it is held.
    """
    miss, on, back, both = misses[0], misses[1:4], misses[4:7], misses[7:]
    slope = np.moveaxis(on - back, 0, -1) / (2.0 * TRIED_RAD)
    downhill = -(np.swapaxes(slope, -1, -2) @ miss[..., None])[..., 0]
    free = ~(((angles <= LOW) & (downhill < 0.0)) | ((angles >= HIGH) & (downhill > 0.0)))
    squared = np.swapaxes(slope, -1, -2) @ slope
    bent = np.empty_like(squared)
    for axis in range(3):
        bent[:, axis, axis] = ((on[axis] + back[axis] - 2.0 * miss) * miss).sum(-1)
    for (i, j), pair in zip(PAIRS, both, strict=True):
        bent[:, i, j] = bent[:, j, i] = ((pair - on[i] - on[j] + miss) * miss).sum(-1)
    size = np.trace(squared, axis1=-2, axis2=-1)
    held = np.where(free[:, :, None] & free[:, None, :], squared + bent / TRIED_RAD**2, 0.0)
    curves, turns = np.linalg.eigh(held)
    curves = np.maximum(np.abs(curves), (_FLAT * size + 1e-18)[:, None]) + (damping * size)[:, None]
    along = (np.swapaxes(turns, -1, -2) @ np.where(free, downhill, 0.0)[..., None])[..., 0]
    return np.asarray((turns @ (along / curves)[..., None])[..., 0])


def along_free_turn(slope: Array, bend: Array, angles: Array, near: Array) -> Array:
    """Return the wrists (m, 3) rad to be near to for a round to go as far along a free turn as it should.

    Along it nothing is off, but the way to it bends: what is gained by being nearer to `near` (m, 3) shrinks
    or grows as the slopes (m, 3, 3) do by `bend` (m, 3, 3, 3). Newton's rule for that one turn.
    """
    left, sizes, right = np.linalg.svd(slope)
    free, way = right[:, 2], near - angles
    pull = (right[:, :2] @ way[..., None]) / np.maximum(sizes[:, :2, None], _FLAT)
    forces = (left[..., :2] @ pull)[..., 0]
    curvature = np.einsum("mk,mkij,mi,mj->m", forces, bend, free, free)
    share = 1.0 / (1.0 + np.maximum(curvature, _LEAST_CURVED))
    return np.asarray(near - ((1.0 - share) * (free * way).sum(axis=-1))[:, None] * free)


def least_off(off: Array, slope: Array, angles: Array, wished: Array, limits: tuple[Array, Array]) -> Array:
    """Return the angles (m, 3) within limits at which least is off, and of these the nearest ones.

    Args:
        off: (m, 3) at `angles` (m, 3).
        slope: (m, 3, 3), how it changes with the angles.
        angles: (m, 3) rad.
        wished: (m, 3) rad, to which they are nearest.
        limits: (m, 3) rad each, least and most.
    """
    low, high = limits
    found = _free(off, slope, angles, wished, np.ones(3))
    outside = np.flatnonzero(((found < low) | (found > high)).any(axis=-1))
    if len(outside):
        chosen = (each[outside] for each in (off, slope, angles, wished, low, high))
        found[outside] = _bound(*(each[:, None] for each in chosen))
    return found


def _bound(off: Array, slope: Array, angles: Array, wished: Array, low: Array, high: Array) -> Array:
    """Return the same (m, 3) where limits bind, for arguments (m, 1, ...): the best of all active sets."""
    held = np.where(_SETS < 0, low, np.where(_SETS > 0, high, wished))
    found = _free(off, slope, angles, held, (_SETS == 0).astype(np.float64))
    is_within = ((found >= low) & (found <= high)).all(axis=-1)
    left = off + (slope @ (found - angles)[..., None])[..., 0]
    worth = np.square(left).sum(axis=-1) + np.square(_STIFF * (found - wished)).sum(axis=-1)
    best = np.argmin(np.where(is_within, worth, np.inf), axis=-1)
    return np.take_along_axis(found, best[:, None, None], axis=1)[:, 0]


def _free(off: Array, slope: Array, angles: Array, wished: Array, free: Array) -> Array:
    """Return the angles (..., 3) at which least is off where those that are `free` (..., 3) may change."""
    past = off + (slope @ (wished - angles)[..., None])[..., 0]
    left, sizes, right = np.linalg.svd(slope * free[..., None, :])
    gains = sizes / (np.square(sizes) + _STIFF**2)
    turn = np.swapaxes(right, -1, -2) @ (gains[..., None] * (np.swapaxes(left, -1, -2) @ past[..., None]))
    return np.asarray(wished - free * turn[..., 0])
