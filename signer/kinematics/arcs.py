"""Sets of angles on a circle: sorted, disjoint, closed intervals within [-pi, pi].

A set that runs through the back of the circle has an interval ending at pi and one beginning at -pi.
"""

from collections.abc import Iterable
from math import acos, atan2, isfinite, pi, sqrt
from typing import Final, TypeAlias

Arcs: TypeAlias = tuple[tuple[float, float], ...]

FULL: Final[Arcs] = ((-pi, pi),)
EMPTY: Final[Arcs] = ()


def linear_arcs(terms: Iterable[float], least: float) -> Arcs:
    """Angles x at which a + b cos x + c sin x, of terms a, b, c, is at least `least`: one arc at most."""
    constant, cosine, sine = map(float, terms)
    radius = sqrt(cosine * cosine + sine * sine)
    need = least - constant
    if not isfinite(radius + need):
        raise ValueError("a condition on the swivel must be finite")
    if need <= -radius:
        return FULL
    if need > radius:
        return EMPTY
    middle, half = atan2(sine, cosine), acos(min(max(need / radius, -1.0), 1.0))
    return arc(middle - half, middle + half)


def arc(start: float, end: float) -> Arcs:
    """The angles from `start` up to `end`, which is not less; a whole turn or more is all."""
    if end - start >= 2.0 * pi:
        return FULL
    start, end = _wrapped(start), _wrapped(end)
    if start <= end:
        return ((start, end),)
    return ((-pi, end), (start, pi))


def intersection(sets: Iterable[Arcs]) -> Arcs:
    """The angles that are in all sets."""
    common = FULL
    for other in sets:
        overlaps = [(max(a, c), min(b, d)) for a, b in common for c, d in other]
        common = tuple(sorted((low, high) for low, high in overlaps if low <= high))
    return common


def union(sets: Iterable[Arcs]) -> Arcs:
    """The angles that are in any set."""
    joined: list[tuple[float, float]] = []
    for low, high in sorted(each for arcs in sets for each in arcs):
        if joined and low <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(high, joined[-1][1])
        else:
            joined.append((low, high))
    return tuple(joined)


def mirrored(arcs: Arcs) -> Arcs:
    """Return the set of angles with the opposite sign."""
    return tuple((-high, -low) for low, high in reversed(arcs))


def contains(arcs: Arcs, angle: float, slack: float = 0.0) -> bool:
    """Return whether an angle is in the set, or within `slack` of it."""
    x = _wrapped(angle)
    return any(low - slack <= x <= high + slack for low, high in arcs)


def nearest(arcs: Arcs, angle: float) -> float | None:
    """The angle of the set that is the shortest turn away, itself if it is in it; None for an empty set."""
    if contains(arcs, angle):
        return angle
    x = _wrapped(angle)
    ends = [end for low_high in arcs for end in low_high if abs(end) < pi or len(arcs) == 1]
    return min(ends, key=lambda end: abs(_wrapped(end - x)), default=None)


def _wrapped(angle: float) -> float:
    if -pi <= angle <= pi:
        return angle
    turned = (angle + pi) % (2.0 * pi) - pi
    return min(max(turned, -pi), pi)
