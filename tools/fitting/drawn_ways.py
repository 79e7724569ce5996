"""Ways between handshapes on the drawn hand: measured there, and mended where digits are too deep."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.ways import Way
from signer.fitting.measure import right_hand
from tools.fitting.begun_ways import ways_to_mend_from
from tools.fitting.drawn_digits import DrawnDigits, row_of
from tools.fitting.way_mending import MARGINS_M, mended, moments, ordered
from tools.fitting.ways_file import as_stored

BOUND_M: Final = 0.003
"""No finger goes deeper into another one, unless an end shape does."""
MORE_M: Final = 0.0005
"""It may go so much deeper than the deeper one of its two end shapes."""
CLOSE_MOMENTS: Final = 48
"""So many moments of a change are looked at on the drawn hand."""
MOST_TRIES: Final = 9
"""Ways from which a pair is mended, one after the other."""
STRAIGHT: Final = Way(np.zeros(21), np.zeros(21))
"""Way that adds nothing."""
_UNSURE_M: Final = 0.0012
"""The quick measure of the drawn hand may be off by so much where it matters."""
_NEARLY_M: Final = 0.0015
"""A way that is so little too deep is mended where it is; others are begun anew."""


class DrawnWays:
    """Ways between handshapes on the drawn hand, which has the last word."""

    def __init__(self) -> None:
        self._hand, self._parts = right_hand()
        self._digits = DrawnDigits(self._hand, self._parts)

    def over_m(self, start: Array, end: Array, way: Way | None) -> float:
        """Return how much deeper than allowed digits lie in each other on a way, m; zero where none does."""
        share = moments(CLOSE_MOMENTS)
        straight = (1.0 - share[:, None]) * start + share[:, None] * end
        return self.over_in_m(straight if way is None else way.led(straight, share), allowed(start, end))

    def over_in_m(self, postures: Iterable[Array], allowed_m: float) -> float:
        """Return how much deeper than allowed digits lie in each other in any of some postures (21,), m."""
        over_m, every = 0.0, np.stack(list(postures))
        for joints, rows in zip(every, self._digits.deeper(every, allowed_m - _UNSURE_M), strict=True):
            if rows:
                pairs = [pair for pair in self._parts.pairs if row_of(pair) in rows]
                positions = self._hand.skin(joints).positions
                over_m = max(over_m, self._parts.deepest_of(positions, pairs) - allowed_m)
        return over_m

    def mended(
        self,
        start: Array,
        end: Array,
        known: Way | None,
        alike: Sequence[Way] = (),
        tries: int = MOST_TRIES,
    ) -> tuple[Way | None, float]:
        """Return a way that is free, or as free as was found, and how much deeper than allowed it is, m.

        A `known` way that is free, None for the straight one, is kept. At most so many `tries`
        are made, from ways `alike`, too.
        """
        best, least = known, self.over_m(start, end, known)
        if least <= 0.0 or not tries:
            return best, least
        allowed_m = allowed(start, end)
        first = STRAIGHT if known is None else known

        def beginning() -> Iterator[Way]:
            if least < _NEARLY_M:
                yield first
            begun = [*ways_to_mend_from(start, end), *alike, first]
            yield from ordered(self._digits, start, end, begun, allowed_m)

        for way in islice(beginning(), tries):
            for margin_m in MARGINS_M:
                way, left_m = mended(self._digits, start, end, way, allowed_m - margin_m)
                over_m = self.over_m(start, end, way := as_stored(way))
                if over_m < least:
                    best, least = way, over_m
                if least <= 0.0:
                    return best, 0.0
                if left_m > MARGINS_M[-1]:
                    break
        return best, least


def allowed(start: Array, end: Array) -> float:
    """Return how deep a digit may lie in another one between two shapes, m."""
    return max(BOUND_M, max(_end_depth(tuple(start)), _end_depth(tuple(end))) + MORE_M)


@cache
def _end_depth(angles: tuple[float, ...]) -> float:
    return drawn_depth(np.array(angles))[0]


def drawn_depth(angles: Array) -> tuple[float, str]:
    """Return how deep a digit of the drawn hand lies in another one, m, and which in which."""
    hand, parts = right_hand()
    found = parts.deepest(hand.skin(angles).positions, digits_only=True)
    return (found[0].depth_m, f"{found[0].one} in {found[0].other}") if found else (0.0, "")
