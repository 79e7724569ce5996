"""Swings: movements to and fro of head, trunk and shoulders."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from nonmanuals.signal import Movement
from signer.document.timing import SAME_TIME_S
from signer.kinematics.least_jerk import least_jerk

FADING_HALVES: Final = 4
"""A movement of more half cycles than this fades: shakes of more than two cycles."""
_LOOKS: Final = 64
"""A swing is looked at so often in each half cycle for its peak speed."""


class Shake(NamedTuple):
    """Shake of the head that nobody counts.

    Attributes:
        halves: it swings so often at least, where there is time for it: to one side and the other it looked
            like a flick.
        quicker: by so many times its rate it is quicker for that at most: people shake by up to 3.7 Hz, and
            2.2 is usual (Hadar et al. 1983). With half of this more, shakes of half a second stay flicks;
            with double they tremble.
    """

    halves: int
    quicker: float


SHAKE: Final = Shake(halves=3, quicker=1.4)


class Swing(NamedTuple):
    """A movement to and fro.

    Attributes:
        channels: places among `CHANNELS` of what swings.
        amplitude: of the first swing, rad or m.
        time_s: when it begins.
        lasts_s: for how long it goes on.
        halves: how many swings there are, to the one side or the other.
    """

    channels: tuple[int, ...]
    amplitude: float
    time_s: float
    lasts_s: float
    halves: int

    def at(self, times_s: Array) -> Array:
        """Return how far it is out at times (F,), rad or m; of over four each is 0.9 of the one before."""
        share = np.clip((times_s - self.time_s) / self.lasts_s, 0.0, 1.0)
        phase = _phase(share, self.halves)
        fading = 0.9 ** np.maximum(phase / math.pi - 0.5, 0.0) if self.halves > FADING_HALVES else 1.0
        inside = (share > 0.0) & (share < 1.0)
        return np.asarray(np.where(inside, self.amplitude * fading * np.sin(phase), 0.0))

    @property
    def fastest(self) -> float:
        """Its peak speed from above, rad/s or m/s."""
        return abs(self.amplitude) * _peak(self.halves) / self.lasts_s


@lru_cache(maxsize=64)
def _peak(halves: int) -> float:
    """Return the peak speed of a swing of so many half cycles, of amplitude 1 that lasts 1 s, from above."""
    times = np.linspace(0.0, 1.0, _LOOKS * halves + 1)
    steps = np.abs(np.diff(Swing((), 1.0, 0.0, 1.0, halves).at(times))) * (len(times) - 1)
    return 1.01 * float(steps.max())


def _phase(share: Array, halves: int) -> Array:
    """Return the phase of a movement of so many half cycles at shares (F,) of its time, rad.

    Of one half cycle it has the least jerk from rest to rest; of more the first comes from rest to an even
    rate, and the last goes back to rest: 6u^3 - 8u^4 + 3u^5 is the least-jerk polynomial with these ends.
    """
    if halves == 1:
        return np.asarray(math.pi * least_jerk(share))
    place = halves * share
    first, last = np.clip(place, 0.0, 1.0), np.clip(halves - place, 0.0, 1.0)
    even = np.clip(place, 1.0, halves - 1.0) - 1.0
    return np.asarray(math.pi * (_from_rest(first) + even + 1.0 - _from_rest(last)))


def _from_rest(u: Array) -> Array:
    return np.asarray(u**3 * (6.0 - 8.0 * u + 3.0 * u * u))


def halves_in(hold_s: float, movement: Movement) -> int:
    """Return how many swings of a movement there are in a time, where nobody counts them."""
    usual = max(1, round(2.0 * movement.rate_hz * hold_s))
    is_shaken = _is_shake(movement) and hold_s >= whole_s(movement) - SAME_TIME_S
    return max(usual, SHAKE.halves) if is_shaken else usual


def whole_s(movement: Movement) -> float:
    """Return the least time, s, in which a movement goes both ways and back, and a shake is seen as one."""
    return (SHAKE.halves / (2.0 * SHAKE.quicker) if _is_shake(movement) else 1.0) / movement.rate_hz


def _is_shake(movement: Movement) -> bool:
    return "head.turn_rad" in movement.channels
