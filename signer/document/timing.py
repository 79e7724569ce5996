"""Seconds and frames: how they turn into each other, and how fine a time is stored."""

import math
from typing import Final

from signer.document.frame_rates import FrameRate

SHORTEST_GAP_S: Final = 0.001
"""Two keys of a track are at least this far apart, so a hand never has to be in two places at one time."""

LONGEST_S: Final = 600.0
"""No key begins or ends later: a sign takes about a second, a story is many signs."""

STORED_S: Final = 1e-6
"""Times are stored to whole microseconds."""

MOMENTS_HZ: Final = 240.0
"""Moments a second at which movement and holds are looked at, twice as many as any film shows."""

SAME_TIME_S: Final = SHORTEST_GAP_S / 2
"""Times closer than this are one moment: frame times are quotients and key times are rounded, they rarely
agree to the last bit."""


def stored(time_s: float) -> float:
    """Round a time to whole microseconds, as a sign stores it.

    This keeps files short, and sums leave no rounding crumbs.
    """
    return round(time_s, 6) + 0.0  # adding zero turns -0.0 into 0.0


def seconds(frame: float, fps: FrameRate) -> float:
    """Return the time at which a frame is shown, s."""
    return float(frame / fps)


def frame(time_s: float, fps: FrameRate) -> int:
    """The frame nearest to a time; half-way goes to the later one."""
    return math.floor(time_s * fps + 0.5)


def snapped(time_s: float, fps: FrameRate) -> float:
    """The time of the nearest frame."""
    return stored(seconds(frame(time_s, fps), fps))


def frame_count(duration_s: float, fps: FrameRate) -> int:
    """Return the number of frames that show a time span from its start to its end, at least one."""
    return max(0, math.ceil((duration_s - SAME_TIME_S) * fps)) + 1


def frame_times(duration_s: float, fps: FrameRate) -> tuple[float, ...]:
    """The times of those frames, counted from zero."""
    return tuple(seconds(index, fps) for index in range(frame_count(duration_s, fps)))
