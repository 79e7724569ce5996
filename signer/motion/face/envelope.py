"""Values held over stretches of time: rise, full strength, release, and transitions between stretches.

A transition leads directly from one stretch to the next. What changes within a stretch, as the phases of a
signal do, is a transition too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.kind import Channel
from signer.kinematics.least_jerk import least_jerk

QUICKEST_S: Final = 0.1
"""Spans that are nearer to each other are changed in this time, s, or in the onset of the later one if that
is shorter: about the quickest nod that signers make. The change then begins within the earlier span's hold;
else it takes just the time between both holds."""
YIELDS: Final = 0.05
"""Overshoot that a sum of spans comes ever more slowly nearer to, as a share of the range between its
limits."""


@dataclass(frozen=True, slots=True, eq=False)
class SpanCurve:
    """Values of n ramps one after the other, each kept until the next one begins.

    Attributes:
        starts: (n,) s, rising.
        durations: (n,) s, zero for a step.
        before: (n, C) values from which a ramp leads.
        after: (n, C) values to which it leads.
    """

    starts: Array
    durations: Array
    before: Array
    after: Array

    def at(self, times_s: Array) -> Array:
        """(F, C) the values at times (F,), each channel between those of its ramp's ends."""
        place = np.searchsorted(self.starts, times_s, side="right") - 1
        if len(place) and (kept := self._kept(times_s, int(place.min()), int(place.max()))) is not None:
            return np.repeat(kept[None], len(place), axis=0)
        ramp = np.maximum(place, 0)
        since, lasts = times_s - self.starts[ramp], self.durations[ramp]
        share = np.clip(np.where(lasts > 0.0, since / np.where(lasts > 0.0, lasts, 1.0), 1.0), 0.0, 1.0)
        share = np.where(place < 0, 0.0, least_jerk(share))[:, None]
        return np.asarray(
            np.where(
                share == 1.0,
                self.after[ramp],
                self.before[ramp] + share * (self.after[ramp] - self.before[ramp]),
            )
        )

    def _kept(self, times_s: Array, first: int, last: int) -> Array | None:
        """Return the values (C,) kept at all of the times, which fall in ramps first to last, or None."""
        if first != last:
            return None
        if first < 0:
            return np.asarray(self.before[0])
        is_over = times_s.min() - self.starts[first] >= self.durations[first]
        return np.asarray(self.after[first]) if is_over else None


class Step(NamedTuple):
    """A change to other values within a stretch: from when to when, and to which values (C,)."""

    start_s: float
    end_s: float
    values: Array


class Stretch(NamedTuple):
    """Values held over a stretch of time.

    Attributes:
        time_s, hold_s: the stretch at full strength.
        onset_s, offset_s: how long it rises before and lets go after it.
        values: (C,) at its beginning.
        steps: changes within it, one after the other, none before `time_s`.
    """

    time_s: float
    hold_s: float
    onset_s: float
    offset_s: float
    values: Array
    steps: tuple[Step, ...] = ()

    @property
    def end_s(self) -> float:
        """Time at which the release begins, s: after the last step."""
        return max(self.time_s + self.hold_s, self.steps[-1].end_s if self.steps else 0.0)

    @property
    def from_s(self) -> float:
        """Time at which the rise begins, s: never before zero."""
        return max(self.time_s - self.onset_s, 0.0)

    @property
    def until_s(self) -> float:
        """Time at which the release has ended, s."""
        return self.end_s + self.offset_s


def curve_of(stretches: Sequence[Stretch], channels: int) -> SpanCurve:
    """Compile stretches, in order of time, to the ramps that so many channels go through.

    A rise that would begin before 0 s begins there. Where a stretch begins before the one before it has let
    go, the channels go from one to the other directly, without a dip.
    """
    ramps: list[tuple[float, float, Array, Array]] = []
    rest = np.zeros(channels)
    comes: float | None = None
    before = rest
    for place, one in enumerate(stretches):
        later = stretches[place + 1] if place + 1 < len(stretches) else None
        ramps.append((one.from_s if comes is None else comes, one.time_s, before, one.values))
        is_met = later is not None and later.from_s < one.until_s
        leaves_s = one.end_s
        if later is not None and is_met:
            latest_s = later.time_s - min(QUICKEST_S, later.onset_s)
            leaves_s = max(min(one.end_s, latest_s), one.time_s)
        values = one.values
        for step in one.steps:
            if step.end_s <= leaves_s:  # what the next stretch leaves no time for is left out
                ramps.append((step.start_s, step.end_s, values, step.values))
                values = step.values
        if is_met:
            comes, before = leaves_s, values
        else:
            ramps.append((leaves_s, one.until_s, values, rest))
            comes, before = None, rest
    if not ramps:
        return SpanCurve(np.zeros(1), np.zeros(1), np.zeros((1, channels)), np.zeros((1, channels)))
    starts, ends, befores, afters = (np.array(column) for column in zip(*ramps, strict=True))
    return SpanCurve(starts, ends - starts, befores, afters)


@lru_cache(maxsize=16)
def _ranges(channels: tuple[Channel, ...]) -> tuple[Array, Array]:
    return np.array([one.low for one in channels]), np.array([one.high for one in channels])


def within_limits(values: Array, channels: Sequence[Channel]) -> Array:
    """Limit values (..., C) softly to their channels' ranges.

    Sums of spans may ask for too much. Within the limits values are unchanged. Beyond them they grow
    ever more slowly, without a corner.
    """
    low, high = _ranges(tuple(channels))
    if not ((values < low) | (values > high)).any():
        return values
    gives = YIELDS * (high - low)
    over, under = (np.maximum(past, 0.0) for past in (values - high, low - values))
    return np.asarray(np.clip(values, low, high) + gives * (np.tanh(over / gives) - np.tanh(under / gives)))
