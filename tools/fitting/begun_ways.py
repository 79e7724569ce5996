"""Ways between handshapes that a search begins with: fingers lift, the thumb swings out, or both."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.ways import Way
from tools.fitting.shape_pairs import angles_of

_OPEN_FINGER_RAD: Final = (0.15, 0.25, 0.15)
"""Flexions of a finger that is lifted out of the way: base, middle, end."""
_THUMBS_OUT: Final = ("c", "5")
"""Shapes whose thumbs are out of the way."""
_LIFTS: Final = (0.0, 0.35, 0.7, 1.0)
_SWINGS: Final = (0.0, 0.5, 1.0)
_SIDES: Final = ((1.0, 1.0), (1.0, 0.0), (0.0, 1.0))
_MENDING_LIFTS: Final = ((0.0, 0.6), (0.6, 0.0), (0.0, 0.0), (0.6, 0.6))
"""Shares by which fingers open as they leave one shape and as they come to the other."""
_OUT: Final = 0.7
"""Share by which the thumb is led out."""


def graded_ways(start: Array, end: Array) -> list[Way]:
    """Return ways that lift the fingers and swing the thumb out by some shares, the least change first."""
    found = []
    for lift, swing, thumb, sides in product(_LIFTS, _SWINGS, _thumbs(), _SIDES):
        if lift or swing:
            ends = zip(sides, (start, end), strict=True)
            found.append(Way(*(side * _opened(shape, lift, swing, thumb) for side, shape in ends)))
    return sorted(found, key=lambda way: float(np.abs(way.first).sum() + np.abs(way.last).sum()))


def ways_to_mend_from(start: Array, end: Array) -> Iterator[Way]:
    """Yield ways that lead the thumb out at both ends, and open the fingers at one, at both, or at none."""
    for thumb, lifts in product(_thumbs(), _MENDING_LIFTS):
        ends = zip((start, end), lifts, strict=True)
        yield Way(*(_opened(shape, lift, _OUT, thumb) for shape, lift in ends))


def _thumbs() -> list[Array]:
    return [angles_of(name)[16:] for name in _THUMBS_OUT]


def _opened(shape: Array, lift: float, swing: float, thumb: Array) -> Array:
    """(21,) rad, what opens a shape: its fingers lifted, its thumb swung out, by shares."""
    goal = shape.copy()
    for finger in range(4):
        base = 4 * finger
        for joint, angle in zip((base, base + 2, base + 3), _OPEN_FINGER_RAD, strict=True):
            goal[joint] = min(shape[joint], angle)
    change = lift * (goal - shape)
    change[16:] = swing * (thumb - shape[16:])
    return np.asarray(change)
