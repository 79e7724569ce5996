"""Span tracks through time: rise, full strength, release, and transitions between spans.

A transition leads directly from one span to the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.kind import Channel
from signer.document.tracks.span import Span

QUICKEST_S: Final = 0.1
"""Spans that are nearer to each other are changed in this time, s, or in the onset of the later one if that
is shorter: about the quickest nod that signers make. The change then begins within the earlier span's hold;
else it takes just the time between both holds."""
YIELDS: Final = 0.05
"""How far past its limits a sum of spans may get, as a share of the range between them: it comes nearer to
this ever more slowly."""


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


def least_jerk(share: Array) -> Array:
    """Return the share of the way done after a share (...) of the time, with the least jerk.

    The movement is from rest to rest.
    """
    return np.asarray(share**3 * (10.0 + share * (6.0 * share - 15.0)))


@lru_cache(maxsize=64)
def span_curve(spans: tuple[Span, ...], channels: tuple[str, ...]) -> SpanCurve:
    """Compile the spans of a track, in order of time, to the ramps that its channels go through.

    A rise that would begin before 0 s begins there. Where a span begins before the one before it has let go,
    the channels go from one to the other directly, without a dip.
    """
    ramps: list[tuple[float, float, Array, Array]] = []
    rest, last, values = np.zeros(len(channels)), None, np.zeros(len(channels))
    for span in spans:
        wanted = np.array([span.value(name) for name in channels])
        if last is not None and span.from_s < last.until_s:
            latest_s = span.time_s - min(QUICKEST_S, span.onset_s)
            ramps.append((max(min(last.end_s, latest_s), last.time_s), span.time_s, values, wanted))
        else:
            if last is not None:
                ramps.append((last.end_s, last.until_s, values, rest))
            ramps.append((span.from_s, span.time_s, rest, wanted))
        last, values = span, wanted
    if last is not None:
        ramps.append((last.end_s, last.until_s, values, rest))
    starts, ends, before, after = (
        (np.array(column) for column in zip(*ramps, strict=True)) if ramps else _nothing(len(channels))
    )
    return SpanCurve(starts, ends - starts, before, after)


def _nothing(channels: int) -> tuple[Array, Array, Array, Array]:
    return np.zeros(1), np.zeros(1), np.zeros((1, channels)), np.zeros((1, channels))


def values_at(spans: tuple[Span, ...], channels: tuple[str, ...], time_s: float) -> dict[str, float]:
    """Return the values of a track's channels at one time, by their names."""
    return dict(zip(channels, span_curve(spans, channels).at(np.array([time_s]))[0].tolist(), strict=True))


def within_limits(values: Array, channels: Sequence[Channel]) -> Array:
    """Limit values (..., C) softly to their channels' ranges.

    Sums of spans may ask for too much. Within the limits values are unchanged. Beyond them they grow
    ever more slowly, without a corner.
    """
    low, high = (np.array([getattr(channel, end) for channel in channels]) for end in ("low", "high"))
    gives = YIELDS * (high - low)
    over, under = (np.maximum(past, 0.0) for past in (values - high, low - values))
    return np.asarray(np.clip(values, low, high) + gives * (np.tanh(over / gives) - np.tanh(under / gives)))
