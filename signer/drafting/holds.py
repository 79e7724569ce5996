"""Holds of a hand in a film: moments that are slow beside what is before and after them."""

from math import ceil
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.drafting.hand_fit import KNUCKLES
from signer.drafting.landmarks import Landmarks

SLOWER: Final = 1.9
"""Times by which a hold is slower than the lesser of the peaks beside it: that of the trial,
others were not measured. One speed for all signs found 60 % of the keys there."""
BEGINS: Final = 0.25
"""Share of the peak before, under which a hold begins, and of the peak after, over which it ends: what is
done within it is no way of its own."""
TOLD: Final = 0.05
"""Share of these at which a hold of exact points is told to begin and end. Keys of 40 signs of the half for
setting begin 7 ms off in the median so, with 0.03 and 0.07 9 and 10. Those of films, whose points are
smoothed, gain nothing: with whole frames as many are found."""
EDGE_M_S: Final = (0.03, 0.30)
"""Least and greatest speed, m/s, at which a hold begins and ends."""
SLOWEST: Final = 1.15
"""Times its least speed that a hold has at its ends at least."""
STILL_M_S: Final = 0.02
"""Speed, m/s, that counts as none: with 0.03 small ways of exact points are lost."""
PALM: Final = 0.6
"""Share of the palm in the speed of a hand; its finger ends have the rest."""
NORMAL: Final = 0.6745
"""Median of the size of normal noise, in its standard deviations."""
TIPS: Final = (4, 8, 12, 16, 20)
AWAY: Final = (0.30, 0.45)
"""Shares of the shoulders' distance by which a hand is away from where it rests: in a hold, and ever."""
AT_REST: Final = (0.08, 0.02, 0.4)
"""Share of the greatest speed, and m/s, under which a hand is at rest, after it was quicker than the last."""
EXACTLY: Final = 0.2
"""Part of these that holds for exact points: hands leave rest softly. Looked at on two signs, whose leads
came back shorter by a sixth without it; half and double of it were not measured."""
LEAST_S: Final = 0.15
"""Shortest lead, s."""


class Hold(NamedTuple):
    """First and last frame of a hold, and frames, also parts of one, by which it is told to last longer."""

    start: int
    end: int
    early: float = 0.0
    late: float = 0.0

    @property
    def core(self) -> slice:
        """Return the frames of it in which it is told to be held; all where it is told of none."""
        first, last = self.start + ceil(max(-self.early, 0.0)), self.end - ceil(max(-self.late, 0.0))
        return slice(first, last + 1) if first <= last else slice(self.start, self.end + 1)

    def span_s(self, found: Landmarks) -> tuple[float, float]:
        """Return when it begins and ends, s."""
        frames = np.arange(len(found.times_s))
        begins, ends = np.interp((self.start - self.early, self.end + self.late), frames, found.times_s)
        return float(begins), float(ends)


def speeds(found: Landmarks, side: Side) -> Array:
    """Return the speed (F,) m/s of a hand along the axes that are known, less what noise adds to it.

    Noise adds its own mean square to that of a speed. Of 261 keys of the half for setting, with errors of
    4 mm, 252 are seen so, and 234 by the wrist alone, smoothed over time and with nothing taken off.
    """
    path = found.hands[side][..., : found.axes]
    moved = np.gradient(path, found.times_s, axis=0)
    added = np.sum(0.5 * (frame_noise(path) / _step_s(found)) ** 2, axis=-1)  # to the square of a speed
    palm, tips = list(KNUCKLES), list(TIPS)  # all of a palm has less noise than the wrist
    slow = _less(moved[:, palm].mean(axis=1), added[palm].mean() / len(palm))
    return np.asarray(PALM * slow + (1.0 - PALM) * _less(moved[:, tips], added[tips]).mean(axis=1))


def frame_noise(values: Array) -> Array:
    """Return the noise (...) of a frame, standard deviation, that values (F, ...) which move evenly have.

    A third difference of it has 20 times its variance, and of what moves little.
    """
    return np.asarray(np.median(np.abs(np.diff(values, 3, axis=0)), axis=0) / (NORMAL * np.sqrt(20.0)))


def _less(moved: Array, added: Array | float) -> Array:
    """Return lengths (...) of velocities (..., axes) without the mean square that noise adds."""
    return np.asarray(np.sqrt(np.maximum(np.sum(moved**2, axis=-1) - added, 0.0)))


def _valleys(padded: list[float], deep: float) -> list[int]:
    """Return where values are lowest between rises and falls of at least a depth.

    The values have one more at each end, as high as the highest; places are counted without these.
    """
    found, falls, turn = list[int](), True, 0
    for number, value in enumerate(padded):
        gone = value - padded[turn] if falls else padded[turn] - value
        if gone < 0.0:
            turn = number
        elif gone >= deep:
            if falls:
                found.append(turn - 1)
            falls, turn = not falls, number
    return found


def holds_of(found: Landmarks, side: Side) -> list[Hold]:
    """Return the holds of a hand, in order; none of a hand that stays at rest."""
    is_away, is_ever = _away(found, side)
    if not is_ever:
        return []
    speed = speeds(found, side)
    noise = 0.25 * found.detector.plane_m / _step_s(found)
    level = np.log(speed + STILL_M_S + noise)
    padded = np.concatenate([[level.max()], level, [level.max()]])  # a film may begin and end in a hold
    lows = _valleys(padded.tolist(), float(np.log(SLOWER)))
    made = list[Hold]()
    for number, low in enumerate(lows):
        if not is_away[low]:
            continue
        first = lows[number - 1] if number else 0
        last = lows[number + 1] if number + 1 < len(lows) else len(speed) - 1
        ways = ((first, speed[first : low + 1].max()), (last, speed[low : last + 1].max()))
        (begins, ends), told = (
            [
                _edge(
                    speed,
                    low,
                    stop,
                    max(SLOWEST * speed[low], np.clip(share * peak, *EDGE_M_S) + 0.3 * noise),
                )
                for stop, peak in ways
            ]
            for share in (BEGINS, TOLD)
        )
        start, end = ceil(begins), int(ends)
        hold = Hold(start, end)
        if found.detector.has_depth:
            hold = Hold(start, end, start - told[0], told[1] - end)
        if made and start <= made[-1].end + 1:
            made[-1] = joined(made[-1], hold)
        else:
            made.append(hold)
    return made


def joined(one: Hold, other: Hold) -> Hold:
    """Return the hold from the beginning of one to the end of another, which ends later."""
    return Hold(one.start, other.end, one.early, other.late)


def _edge(speed: Array, low: int, stop: int, limit: float) -> float:
    """Return the frame, or part of one, at which a speed reaches a limit on the way from a low to a stop."""
    step = 1 if stop > low else -1
    frame = low
    while frame != stop and speed[frame + step] < limit:
        frame += step
    if frame == stop:
        return float(frame)
    slow, quick, reached = np.sqrt((speed[frame], speed[frame + step], limit))  # grow evenly out of a hold
    return frame + step * float((reached - slow) / (quick - slow))


def rest_frames(found: Landmarks, side: Side, first: int, last: int) -> tuple[int, int]:
    """Return the frames in which a hand leaves rest before its first hold, and is back after its last."""
    speed = speeds(found, side)
    low = (AT_REST[0] * speed.max() + AT_REST[1]) * (EXACTLY if found.axes == 3 else 1.0)
    quick = AT_REST[2] * speed.max()

    def until(frame: int, step: int) -> int:
        was_quick = False
        while 0 < frame < len(speed) - 1 and not (was_quick and speed[frame] < low):
            was_quick = was_quick or speed[frame] > quick
            frame += step
        return frame

    return until(first, -1), until(last, 1)


def _away(found: Landmarks, side: Side) -> tuple[Array, bool]:
    """Return in which frames (F,) a hand is away from where it rests, and whether it ever is."""
    wrist = np.where(found.seen[side][:, None], found.hands[side][:, 0], found.joint(side, "wrist"))
    shoulders = found.joint("left", "shoulder") - found.joint("right", "shoulder")
    wide = float(np.median(np.linalg.norm(shoulders[:, :2], axis=1)))
    rest = np.median(np.concatenate([wrist[:3], wrist[-3:]]), axis=0)
    # A film that is cut to its sign begins with hands up, which rest nowhere.
    hips = 0.5 * (found.body[:, 23, 1] + found.body[:, 24, 1])
    low = float(np.median(hips)) + 0.25 * wide
    if np.any(hips) and rest[1] > low:
        rest = np.array((rest[0], low - wide, rest[2]))
    far = np.linalg.norm((wrist - rest)[:, :2], axis=1)
    return np.asarray(far > AWAY[0] * wide), bool(far.max() > AWAY[1] * wide)


def _step_s(found: Landmarks) -> float:
    return float(np.median(np.diff(found.times_s)))
