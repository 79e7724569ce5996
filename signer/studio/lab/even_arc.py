"""A chain of equal links without iteration over joints.

Every joint bends alike, so the joints lie on a circle and one angle is sought.

Of all chains whose joints bend at most so far, the even arc brings its ends nearest together (Schur's theorem
on convex curves), so the arc misses exactly the targets that every chain must miss.
"""

from math import pi, sin
from typing import Final

_ROUNDS: Final = 60


def end_distance(count: int, bend: float) -> float:
    """Distance of the ends of `count` links of length one whose joints all bend by `bend` rad."""
    if abs(bend) < 1e-9:
        return float(count)
    return sin(0.5 * count * bend) / sin(0.5 * bend)


def widest_bend(count: int, limit: float) -> float:
    """The bend at which the arc is closed, or the joints' limit where that comes first."""
    return min(2.0 * pi / count, limit)


def bend_for(count: int, distance: float, limit: float) -> float:
    """The bend in [0, widest_bend] whose ends stand at a distance; the nearest one where none does.

    The distance falls all the way from the straight chain to the closed one, so halving and the secant find
    the one answer.
    """
    low, high = 0.0, widest_bend(count, limit)
    at_low, at_high = count - distance, end_distance(count, high) - distance
    if at_low <= 0.0:
        return 0.0
    if at_high >= 0.0:
        return high
    for _ in range(_ROUNDS):
        middle = 0.5 * (low + high)
        if middle in (low, high):
            break
        if end_distance(count, middle) > distance:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)
