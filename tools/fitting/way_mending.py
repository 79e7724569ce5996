"""Mend ways between handshapes on the drawn hand, in steps that part the digits and add little.

A step takes how deep digits lie in each other for linear in the joints, and is kept when it is better.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.joints import RANGES
from handshapes.ways import Way
from tools.fitting.drawn_digits import DrawnDigits

MOMENTS: Final = 24
MARGINS_M: Final = (0.0004, 0.0008)
"""Digits are parted by so much more than is asked, since moments between are deeper; tried in order."""
_JOINTS: Final = 21
_NEAR_M: Final = 0.0025
"""Digits that are farther than this from what is allowed do not shape a step."""
_STEPS: Final = 30
_ORDERED_BY: Final = 10
"""So many moments of ways are looked at to begin with the least deep."""
_ENOUGH_M: Final = 0.0001
"""Depth that may be left: margins allow for it, and the search ends."""
_PATIENCE, _HOPEFUL = 6, 0.9
"""So many steps that leave more than this share of the cost end it, too."""
_FIRST_REACH_RAD, _LEAST_REACH_RAD, _MOST_REACH_RAD = 0.3, 0.02, 0.6
_ADDED: Final = 0.02
"""Weight of what is added to joints, mm per rad, beside depths in mm."""
_CHANGED: Final = 0.05
_H_RAD: Final = 1e-5


def moments(count: int = MOMENTS) -> Array:
    """(count,) shares of a change, denser at its ends, where digits that touch part."""
    even = np.linspace(0.0, 1.0, count + 2)[1:-1]
    return np.asarray(0.5 * even + 0.25 * (1.0 - np.cos(np.pi * even)))


def mended(digits: DrawnDigits, start: Array, end: Array, begun: Way, goal_m: float) -> tuple[Way, float]:
    """Return the best way that steps from `begun` come to, and by how much it is too deep, m.

    That is next to zero by this quick measure where no digit lies deeper than `goal_m` in another one.
    """
    share = moments()
    straight = (1.0 - share[:, None]) * start + share[:, None] * end
    begun = within_room(begun, start, end)
    kept, reach = np.concatenate(begun), _FIRST_REACH_RAD
    slopes, over = _linear(digits, begun, straight, share, goal_m)
    costs = [_cost(over, kept)]
    for _ in range(_STEPS):
        if over.max(initial=-1.0) <= _ENOUGH_M or reach < _LEAST_REACH_RAD:
            break
        if len(costs) > _PATIENCE and costs[-1] > _HOPEFUL * costs[-1 - _PATIENCE]:
            break
        stepped = kept + _step(slopes, over, kept, reach)
        way = within_room(Way(stepped[:_JOINTS], stepped[_JOINTS:]), start, end)
        tried = np.concatenate(way)
        new_slopes, new_over = _linear(digits, way, straight, share, goal_m)
        if _cost(new_over, tried) < _cost(over, kept):
            kept, slopes, over = tried, new_slopes, new_over
            reach = min(1.5 * reach, _MOST_REACH_RAD)
        else:
            reach *= 0.5
        costs.append(_cost(over, kept))
    return Way(kept[:_JOINTS], kept[_JOINTS:]), float(over.max(initial=0.0))


def within_room(way: Way, start: Array, end: Array) -> Way:
    """Return a way that adds to no joint more than its room in the shape in which it has more, rad.

    A joint that is at the end of its range in both shapes would else come back to it and stop at once.
    """
    low, high = np.array(list(RANGES.values())).T
    least = np.minimum(low - np.maximum(start, end), 0.0)
    most = np.maximum(high - np.minimum(start, end), 0.0)
    return Way(*(np.clip(part, least, most) for part in way))


def ordered(digits: DrawnDigits, start: Array, end: Array, ways: Sequence[Way], goal_m: float) -> list[Way]:
    """Return ways, the one that is least too deep first."""
    share = moments(_ORDERED_BY)
    straight = (1.0 - share[:, None]) * start + share[:, None] * end
    costs = []
    for way in ways:
        each = digits.deeper(way.led(straight, share), goal_m)
        over = np.array([depth_m - goal_m for found in each for depth_m in found.values()])
        costs.append(_cost(over, np.concatenate(way)))
    return [ways[row] for row in np.argsort(costs)]


def _linear(
    digits: DrawnDigits, way: Way, straight: Array, share: Array, goal_m: float
) -> tuple[Array, Array]:
    """Return how depths change with what a way adds, (n, 42) m/rad, and how much they are over, (n,) m."""
    slopes, over = [], []
    weights = 4.0 * share * (1.0 - share)
    freedom = _freedom(way, straight, share)
    each = digits.near_each(way.led(straight, share), goal_m - _NEAR_M)
    for w, weight, free, found in zip(share, weights, freedom, each, strict=True):
        for near in found:
            turned = near.slopes * free * weight
            slopes.append(np.concatenate([(1.0 - w) * turned, w * turned]))
            over.append(near.depth_m - goal_m)
    return np.array(slopes).reshape(-1, 2 * _JOINTS), np.array(over)


def _freedom(way: Way, straight: Array, share: Array) -> Array:
    """(n, 21), how much joints go along with what is added: less where their range ends."""
    by = (_H_RAD / (4.0 * share * (1.0 - share)))[:, None]
    more = Way(way.first + by, way.last + by).led(straight, share)
    less = Way(way.first - by, way.last - by).led(straight, share)
    return np.asarray((more - less) / (2.0 * _H_RAD))


def _step(slopes: Array, over: Array, added: Array, reach: float) -> Array:
    """(42,) rad, the step that parts digits by linear depths, adds little, and is at most `reach` long."""
    step = np.zeros(len(added))
    weights = np.concatenate([np.full(len(added), _ADDED), np.full(len(added), _CHANGED)])
    beside = np.concatenate([np.eye(len(added))] * 2) * weights[:, None]
    wanted = np.concatenate([-_ADDED * added, np.zeros(len(added))])
    for _ in range(10):
        active = over + slopes @ step > 0.0
        rows = np.concatenate([1e3 * slopes[active], beside])
        best = np.linalg.lstsq(rows, np.concatenate([-1e3 * over[active], wanted]), rcond=None)[0]
        best *= min(1.0, reach / max(float(np.abs(best).max()), 1e-12))
        if np.abs(best - step).max() < 1e-4:
            break
        step = 0.5 * (step + best)
    return step


def _cost(over: Array, added: Array) -> float:
    return float(np.square(1e3 * np.maximum(over, 0.0)).sum() + np.square(_ADDED * added).sum())
