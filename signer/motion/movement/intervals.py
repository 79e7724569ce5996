"""Segments of a hand's time: resting, held at a key, or on its way between two keys."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.same import Same
from signer.document.sign import Sign
from signer.document.timing import STORED_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import HandRole, Lead, Transition
from signer.motion.movement.easing import led, moves_at_ends, ramped

LEAD: Final = Transition(path="arc", easing="smooth", height_m=math.inf)
"""Transition by which a hand rises from rest and returns to it by itself, joint by joint (`rest_ways.py`):
like no arc that can be set."""
RAMP_S: Final = 0.04
"""Within so long, s, a hand that stands is brought to the speed with which its profile begins, and from that
with which it ends to a stand: up to 2.9 m/s without a velocity step (`checks/pace.py`). With half of it STOP
still jerks; twice as much is a third of a quick way."""
MOST_RAMP: Final = 0.3
"""A ramp takes no more than this share of a way, so that a hand goes at its profile's speed for a while."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A part of a track's time. None stands for rest; at a key, and at rest, `before` is `after`.

    `until_s` is when the key after the one that is held, or left, comes; the end of a hold that is the last.
    `stands` is whether the hand stands where a way begins, and where it ends: it does unless it passes a key.
    """

    start_s: float
    end_s: float
    before: Key | None
    after: Key | None
    transition: Transition = LEAD
    until_s: float = math.inf
    stands: tuple[bool, bool] = (True, True)

    @property
    def is_still(self) -> bool:
        """Return whether the hand keeps one posture all along."""
        return self.before is self.after

    def share(self, times_s: Array) -> Array:
        """(F,) how much of the interval's time is over, within [0, 1]."""
        if self.is_still or self.end_s <= self.start_s:
            return np.zeros(len(times_s))
        return np.clip((times_s - self.start_s) / (self.end_s - self.start_s), 0.0, 1.0)

    def paced(self, share: Array, lead: float = 0.0) -> Array:
        """Return shares (F,) of its profile at shares of its time, ramped where hand or lead stands."""
        moves, repeats = moves_at_ends(self.transition), self.transition.repeats
        if self.is_still or not (lead or any(moves)) or self.end_s <= self.start_s:
            return share
        legs, (leaves, stops) = 2 * repeats + 1, self.stands
        ramp = min(legs * RAMP_S / ((1.0 - abs(lead)) * (self.end_s - self.start_s)), MOST_RAMP)
        leg = np.minimum(np.floor(share * legs), legs - 1)
        within = share * legs - leg
        within = np.clip(led(within, lead), 0.0, 1.0) if lead else within
        inner = ramp * moves[0], ramp * moves[1]
        start, end = inner[0] * (leaves or lead < 0.0), inner[1] * (stops or lead > 0.0)
        if not repeats:
            return ramped(within, start, end)
        ends = np.where(leg == 0, 0, np.where(leg == legs - 1, 2, 1))
        found = [ramped(within, *each) for each in ((start, inner[1]), inner, (inner[0], end))]
        return np.asarray((leg + np.choose(ends, found)) / legs)


def intervals_of(sign: Sign, role: HandRole) -> tuple[Interval, ...]:
    """The intervals of one track without gaps from the beginning to the end of time; at least one."""
    return _intervals(Same(sign.hand(role)), sign.rise_s(role), sign.lead_out_s)


@lru_cache(maxsize=64)
def _intervals(same: Same[HandTrack], lead_in_s: float, lead_out_s: float) -> tuple[Interval, ...]:
    track = same.value
    if not track.keys:
        return (Interval(-math.inf, math.inf, None, None),)
    first, last = track.keys[0], track.keys[-1]
    leave_s, back_s = first.time_s - min(lead_in_s, first.time_s), last.end_s + lead_out_s
    found = [
        Interval(-math.inf, leave_s, None, None),
        Interval(leave_s, first.time_s, None, first, lead_transition(track.lead_in)),
    ]
    passed = [False, *(_is_passed(*pair) for pair in pairwise(track.keys[:-1])), False]
    for key, following, at_start, at_end in zip(track.keys, track.keys[1:], passed, passed[1:], strict=False):
        until_s, stands = following.time_s, (not at_start, not at_end)
        found.append(Interval(key.time_s, key.end_s, key, key, until_s=until_s))
        found.append(Interval(key.end_s, until_s, key, following, key.transition, until_s, stands))
    found += [
        Interval(last.time_s, last.end_s, last, last, until_s=last.end_s),
        Interval(last.end_s, back_s, last, None, lead_transition(track.lead_out)),
    ]
    return (*found, Interval(back_s, math.inf, None, None))


def _is_passed(before: Key, key: Key) -> bool:
    """Return whether a hand comes to a key and leaves it without a stop."""
    return key.hold_s == 0.0 and moves_at_ends(before.transition)[1] and moves_at_ends(key.transition)[0]


def lead_transition(lead: Lead | None) -> Transition:
    """Return the transition of a hand that is led from rest or to it; `LEAD` unless it was set."""
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
