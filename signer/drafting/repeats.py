"""Ways that are gone again and again between two holds, and hands that swing or go round within one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.drafting.hand_fit import KNUCKLES
from signer.drafting.holds import Hold, joined
from signer.drafting.landmarks import Landmarks

LEAST_ROUND: Final = 0.75
"""Rounds from which on a hand goes round: arcs there and back are half of one, and a whole round loses
some of its ends when it is smoothed. Chosen between the two; half and double of it were not measured."""
UNEVEN: Final = 0.35
"""Standard deviation of the distance from the middle, as a share of the radius, up to which a way is round: a
circle that is seen from 60 degrees aside has 0.24. Half and double of it were not measured."""
LEAST_M: Final = 0.008
"""Least radius, m, of exact points: rubs of the library have 22 mm and more."""
NOISE: Final = 1.5
"""Least radius in errors of a point."""


class Rounds(NamedTuple):
    """Rounds of a hand.

    Attributes:
        times: how many, not all whole.
        axis: (3,) unit, about which it goes by the right-hand rule.
        middle: (3,) m, from where the hand begins.
        radius_m: distance from the middle.
    """

    times: float
    axis: Array
    middle: Array
    radius_m: float


def rounds_of(path: Array, error_m: float) -> Rounds | None:
    """Return the rounds of a path; None where it is no circle that is gone round at least once, nearly.

    Args:
        path: (F, 3) m, places of a point of the hand; (F, 2) where only those in the picture are known.
        error_m: of a place.

    Source: I. Kasa, A circle fitting procedure and its error analysis, 1976.
    """
    known = path.shape[1]
    mean = path.mean(axis=0)
    axes = np.eye(3)
    if known == 3:
        axes = np.linalg.svd(path - mean, full_matrices=False)[2]
    flat = (path - mean) @ axes[:2, :known].T
    if np.ptp(flat, axis=0).min() < 2.0 * max(LEAST_M, NOISE * error_m):
        return None
    of_circle = np.column_stack([2.0 * flat, np.ones(len(flat))])
    x, y, _ = np.linalg.lstsq(of_circle, (flat**2).sum(axis=1), rcond=None)[0]
    away = np.hypot(*(flat - (x, y)).T)
    radius_m = float(away.mean())
    turned = np.unwrap(np.arctan2(flat[:, 1] - y, flat[:, 0] - x))
    times = float(turned[-1] - turned[0]) / (2.0 * np.pi)
    if abs(times) < LEAST_ROUND or away.std() > UNEVEN * radius_m:
        return None
    axis = np.cross(axes[0], axes[1]) * np.sign(times)
    middle = (np.array((x, y)) - flat[0]) @ axes[:2]
    return Rounds(abs(times), axis, middle, radius_m)


MOMENT_S: Final = 0.05
"""Longest hold, s, at a turn of a repeated way: the hand turns there and stays nowhere."""
BACK: Final = 0.35
"""Distance to an end of the way, as a share of its length, within which a hand is back there: that halfway
would be 0.5, and tired hands fall short of it."""
LEAST: Final = 4.0
"""Shortest way, in errors of the detector: shorter ones are the noise of a hand that stays."""
SWING_M: Final = 0.06
"""Longest way, m, of a hand that goes off and comes back within a hold: taps of the library retreat by 35 mm
at most, and a hand that goes twice as far has another place."""
MOST_PARTS: Final = 4
"""Holds, beside the first, of which rounds are made at most: a round that is seen from its edge has two."""
REVERSED: Final = -0.6
"""Cosine between two ways under which the second goes back on the first."""


class Stay(NamedTuple):
    """Hold of a hand, with what it does again in it and after it.

    Attributes:
        hold: all of it.
        repeats: of the way to the next one.
        swings: how often the hand turns back within it.
        still: the part of it before the first swing or round.
        last: the part after the last round; all of the hold where there is none.
        rounds: that it goes within it, back to where they begin.
    """

    hold: Hold
    repeats: int
    swings: int
    still: Hold
    last: Hold
    rounds: Rounds | None = None


def stays_of(found: Landmarks, side: Side, holds: Sequence[Hold]) -> list[Stay]:
    """Return the holds of a hand without turns.

    A B A B is A, to B once more, and B. A hand that goes off by little and comes back stays where it is.
    """
    path, palm = found.hands[side][..., : found.axes], found.hands[side][:, KNUCKLES].mean(axis=1)
    at = [np.median(path[one.start : one.end + 1], axis=0) for one in holds]
    least_m = LEAST * found.detector.plane_m

    def apart(one: int, other: int) -> float:
        return float(np.linalg.norm(at[one] - at[other], axis=1).mean())

    def is_turn(here: int) -> bool:
        """Return whether a hand goes back on its way at a hold in which it stays for a moment."""
        before, after = (at[here] - at[here - 1]).ravel(), (at[here + 1] - at[here]).ravel()
        back = float(before @ after) < REVERSED * float(np.linalg.norm(before) * np.linalg.norm(after))
        return back and found.lasts_s(*holds[here][:2]) < MOMENT_S

    def stays(first: int, last: int) -> bool:
        """Return whether a hand that is at both holds never goes far off between them."""
        between = path[holds[first].end : holds[last].start + 1] - at[first]
        off = float(np.linalg.norm(between, axis=2).mean(axis=1).max(initial=0.0))
        return off < SWING_M and apart(first, last) < max(BACK * off, least_m)

    def rounds(first: int) -> tuple[int, Rounds] | None:
        """Return up to which hold a hand goes round and comes back to where it was at a hold, and how."""
        for last in range(min(first + MOST_PARTS, len(holds) - 1), first - 1, -1):
            between = holds[first + 1 : last]
            if any(found.lasts_s(*one[:2]) >= MOMENT_S for one in between):
                continue
            way = palm[holds[first].start : holds[last].end + 1]
            gone = rounds_of(way[:, : found.axes], found.detector.plane_m)
            if gone and np.linalg.norm((way[-1] - way[0])[: found.axes]) < max(
                2.0 * BACK * gone.radius_m, least_m
            ):
                return last, gone
        return None

    def repeats(first: int, most: int) -> int:
        """Return how often the way from a hold is gone again, at most so often: the hand comes back to it."""
        for times in range(most, 0, -1):
            last = first + 2 * times + 1
            back = [apart(here, last if (here - first) % 2 else first) for here in range(first + 1, last)]
            if max(back) < BACK * apart(first, last):
                return times
        return 0

    made, first = list[Stay](), 0
    while first < len(holds):
        if gone := rounds(first):
            whole = joined(holds[first], holds[gone[0]])
            is_one = gone[0] == first
            still = Hold(whole.start, whole.start, whole.early) if is_one else holds[first]
            ends = Hold(whole.end, whole.end, 0.0, whole.late) if is_one else holds[gone[0]]
            made.append(Stay(whole, 0, 0, still, ends, gone[1]))
            first = gone[0] + 1
            continue
        last = min(first + 1, len(holds) - 1)
        while last + 1 < len(holds) and is_turn(last):
            last += 1
        turns = max(last - first - 1, 0)
        if last > first and stays(first, last):
            whole = joined(holds[first], holds[last])
            made.append(Stay(whole, 0, turns, holds[first], whole))
            first = last + 1
            continue
        again = repeats(first, turns // 2)
        made.append(Stay(holds[first], again, 0, holds[first], holds[first]))
        first += 2 * again + 1
    return made
