"""Ways between handshapes on which no finger passes through another, as additions to straight ones.

Of a change from one shape to another the joints at share w are the straight mix of both, and
4 w (1 - w) ((1 - w) first + w last) beside. Both ends are met exactly. `tools/fit_ways.py` finds the ways.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from handshapes.joints import RANGES

FILE: Final = Path(__file__).parent / "data" / "ways.npz"
REST: Final = "rest"
"""Name of the hand at rest, which is no handshape."""


class Way(NamedTuple):
    """Additions to the 21 joints of a hand, rad: (21,) as it leaves one shape, and as it comes to another."""

    first: Array
    last: Array

    def led(self, straight: Array, share: Array) -> Array:
        """(n, 21) rad, joints on this way instead of the straight one (n, 21) at shares (n,) of the change.

        No joint is led beyond its range, and none stops there at once: what would use more than 0.7 of its
        room is led less and less. A joint that is beyond its range already stays.
        """
        w = share[:, None]
        beside = 4.0 * w * (1.0 - w) * ((1.0 - w) * self.first + w * self.last)
        low, high = _ranges()
        room = np.maximum(np.where(beside > 0.0, high - straight, straight - low), 0.0)
        return np.asarray(straight + np.sign(beside) * _within(np.abs(beside), room))


def way_between(one: str, other: str) -> Way | None:
    """Return the way from one handshape to another; None where the straight one is free.

    `REST` is the hand that hangs at the side.
    """
    return _ways().get((one, other))


def _within(length: Array, room: Array) -> Array:
    """Lengths as they are below 0.7 of their room, from 1.3 on all of it, and a parabola between."""
    soft = room * (
        1.0 - np.square(1.3 - np.divide(length, room, out=np.zeros_like(length), where=room > 0.0)) / 1.2
    )
    return np.asarray(np.where(length <= 0.7 * room, length, np.where(length >= 1.3 * room, room, soft)))


@cache
def _ranges() -> tuple[Array, Array]:
    low, high = np.array(list(RANGES.values())).T
    return low, high


@cache
def _ways() -> Mapping[tuple[str, str], Way]:
    found = dict[tuple[str, str], Way]()
    if not FILE.exists():
        return found
    with np.load(FILE) as stored:
        names = stored["names"].tolist()
        pairs, offsets = stored["pairs"].tolist(), stored["offsets"].astype(np.float64)
    for (one, other), (first, last) in zip(pairs, offsets, strict=True):
        found[names[one], names[other]] = Way(first, last)
        found[names[other], names[one]] = Way(last, first)
    return found
