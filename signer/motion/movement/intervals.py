"""Segments of a hand's time: resting, held at a key, or on its way between two keys."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.same import Same
from signer.document.sign import Sign
from signer.document.timing import STORED_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import HandRole, Lead, Transition

LEAD: Final = Transition(path="arc", easing="smooth")
"""Transition by which a hand rises from rest and returns to it; the height follows from the length of the
way."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A part of a track's time. None stands for rest; at a key, and at rest, `before` is `after`.

    `until_s` is when the key after the one that is held, or left, comes; the end of a hold that is the last.
    """

    start_s: float
    end_s: float
    before: Key | None
    after: Key | None
    transition: Transition = LEAD
    until_s: float = math.inf

    @property
    def is_still(self) -> bool:
        """Return whether the hand keeps one posture all along."""
        return self.before is self.after

    def share(self, times_s: Array) -> Array:
        """(F,) how much of the interval's time is over, within [0, 1]."""
        if self.is_still or self.end_s <= self.start_s:
            return np.zeros(len(times_s))
        return np.clip((times_s - self.start_s) / (self.end_s - self.start_s), 0.0, 1.0)


def intervals_of(sign: Sign, role: HandRole) -> tuple[Interval, ...]:
    """The intervals of one track without gaps from the beginning to the end of time; at least one."""
    return _intervals(Same(sign.hand(role)), sign.lead_in_s, sign.lead_out_s)


@lru_cache(maxsize=64)
def _intervals(same: Same[HandTrack], lead_in_s: float, lead_out_s: float) -> tuple[Interval, ...]:
    track = same.value
    if not track.keys:
        return (Interval(-math.inf, math.inf, None, None),)
    first, last = track.keys[0], track.keys[-1]
    leave_s, back_s = first.time_s - min(lead_in_s, first.time_s), last.end_s + lead_out_s
    found = [
        Interval(-math.inf, leave_s, None, None),
        Interval(leave_s, first.time_s, None, first, _led(track.lead_in)),
    ]
    for key, following in zip(track.keys, track.keys[1:], strict=False):
        until_s = following.time_s
        found.append(Interval(key.time_s, key.end_s, key, key, until_s=until_s))
        found.append(Interval(key.end_s, until_s, key, following, key.transition, until_s))
    found += [
        Interval(last.time_s, last.end_s, last, last, until_s=last.end_s),
        Interval(last.end_s, back_s, last, None, _led(track.lead_out)),
    ]
    return (*found, Interval(back_s, math.inf, None, None))


def _led(lead: Lead | None) -> Transition:
    return LEAD if lead is None else replace(LEAD, height_m=lead.height_m, plane_rad=lead.plane_rad)


def interval_at(stretches: tuple[Interval, ...], times_s: Array) -> Indices:
    """Return the segment (F,) in which each time falls, as `among` says."""
    return among(edges_of(stretches), times_s)


def edges_of(stretches: tuple[Interval, ...]) -> Array:
    """(n - 1,) s, rising: from when on each of n intervals but the first has a time.

    At the edges, key and rest win, as far as rounding goes: a hand that was held any longer would catch up
    with its way at once. If a transition from or to rest takes no time, both edges are one, at which the key
    wins.
    """
    starts = np.array(
        [interval.start_s + (-STORED_S if interval.is_still else STORED_S) for interval in stretches[1:]]
    )
    if len(starts) and starts[0] > starts[1]:
        starts[0] = starts[1]
    return np.maximum.accumulate(starts)


def among(edges: Array, times_s: Array) -> Indices:
    """Return between which edges (n - 1,) s each time (F,) falls, 0 before the first."""
    return np.searchsorted(edges, times_s, side="right").astype(np.intp)
