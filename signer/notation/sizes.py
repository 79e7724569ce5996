"""Lengths that the sizes of a notation stand for, both ways.

Notation tells sizes by three words, and distances as near, before and an arm's length. The lengths are ours:
public notations say that small movements are about a hand's breadth, and big ones as wide as the shoulders.
"""

from collections.abc import Mapping
from math import log
from typing import Final

STEP_M: Final[Mapping[str, float]] = {"small": 0.08, "": 0.16, "big": 0.30}
"""Length of a straight way, m, by the word for its size: a hand's breadth, twice and four times that. With
half of them small ways are not seen from a few metres, with double big ones leave the reach of the arm."""
RADIUS_M: Final[Mapping[str, float]] = {"small": 0.03, "": 0.06, "big": 0.12}
"""Radius of a circle, m: a small one is turned by the forearm alone, a big one as wide as the head."""
CURVE: Final[Mapping[str, float]] = {"small": 0.15, "": 0.3, "big": 0.5}
"""Height of an arc over its straight line, as a share of that; 0.5 is half a circle."""
CLOSE_M: Final = 0.06
"""Distance of what is close, m: nearer than a hand's breadth, further than what looks like a touch."""


def word_for(value: float, sizes: Mapping[str, float]) -> str:
    """Return the word whose size is nearest to a value above 0, by the ratio of both."""
    return min(sizes, key=lambda word: abs(log(value / sizes[word])))
