"""Cut a speed profile in two at a key that the hand passes without a stop.

The hand is as fast when it leaves the key as when it comes to it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.values import Handles, Transition
from signer.motion.movement.easing import HALVINGS, ease_by_handles, progress

_NEAR: Final = 1e-5
_STANDS: Final = 1e-3
"""A speed, in ways a time, that counts as standing still."""
_ROUNDS: Final = 3
_TRIED: Final = 15
_SEEN: Final = np.linspace(0.0, 1.0, 33)
DIGITS: Final = 9
"""Digits of stored heights, turns and handles, and of what is told apart: nanometres."""
_SAME: Final = 0.01
"""A difference of two profiles, in ways, that counts as none: what one cubic curve in place of another
leaves."""


def cut(way: Transition, time_share: float, way_share: float) -> tuple[Handles, Handles] | None:
    """The profiles before and after a key at a share of the way, which is come to at a share of the time.

    Where the hand is there at that time anyhow, the movement stays what it was, as nearly as a cubic curve
    can say it. Elsewhere its time is stretched on one side of the key and drawn together on the other,
    without a jerk at the key. `repeats` do not count. None at the ends of the way, where there is nothing to
    be cut.
    """
    if not (_STANDS < time_share < 1.0 - _STANDS and _STANDS < way_share < 1.0 - _STANDS):
        return None
    whole = replace(way, repeats=0)
    warp = _Warp(time_share, _time_of(whole, way_share))
    before = _fitted(
        lambda x: progress(whole, warp(time_share * x)) / way_share,
        time_share / way_share * _speed(whole, 0.0) * warp.slopes[0],
        time_share / way_share * _speed(whole, warp.there) * warp.slopes[1],
    )
    rest_s, rest = 1.0 - time_share, 1.0 - way_share
    after = _fitted(
        lambda x: (progress(whole, warp(time_share + rest_s * x)) - way_share) / rest,
        rest_s / rest * _speed(whole, warp.there) * warp.slopes[1],
        rest_s / rest * _speed(whole, 1.0) * warp.slopes[2],
    )
    return before, after


def is_passed(first: Transition, second: Transition) -> bool:
    """Return whether the hand moves at the key between two transitions with profiles of their own."""
    return (
        first.handles is not None
        and second.handles is not None
        and min(_end_speed(first.handles), _start_speed(second.handles)) > _STANDS
    )


def rejoined(first: Transition, second: Transition, time_share: float) -> Handles | None:
    """The profile of which `cut` made these two, the key between them at a share of the time.

    None stands for the one by the name of the first: where it is that one that was cut, and where the key is
        not passed.
    """
    if first.handles is None or second.handles is None or not is_passed(first, second):
        return None
    comes, goes = _end_speed(first.handles), _start_speed(second.handles)
    # both parts are as fast at the key, counted in whole ways and times
    way_share = goes * time_share / (comes * (1.0 - time_share) + goes * time_share)
    parts, named = (first.handles, second.handles), cut(replace(first, handles=None), time_share, way_share)
    if named is None or all(_is_same(*pair) for pair in zip(parts, named, strict=True)):
        return None

    def whole(x: Array) -> Array:
        one = way_share * ease_by_handles(parts[0], x / time_share)
        other = way_share + (1.0 - way_share) * ease_by_handles(
            parts[1], (x - time_share) / (1.0 - time_share)
        )
        return np.where(x < time_share, one, other)

    starts = _start_speed(parts[0]) * way_share / time_share
    ends = _end_speed(parts[1]) * (1.0 - way_share) / (1.0 - time_share)
    return _fitted(whole, starts, ends)


class _Warp:
    """Time warp: a monotone cubic curve through (0, 0), (`here`, `there`) and (1, 1).

    It maps a share of the new time to the share of the old time at which the hand was at the same place.
    """

    def __init__(self, here: float, there: float) -> None:
        self.here, self.there = here, there
        low, high = there / here, (1.0 - there) / (1.0 - here)
        # the weighted harmonic mean of both slopes keeps the curve from turning back (Fritsch and Butland
        # 1984)
        middle = 3.0 / ((2.0 - here) / low + (1.0 + here) / high)
        self.slopes = (_end_slope(low, middle), middle, _end_slope(high, middle))

    def __call__(self, share: Array) -> Array:
        first = _hermite(
            share / self.here, self.there, self.slopes[0] * self.here, self.slopes[1] * self.here
        )
        rest = 1.0 - self.here
        second = _hermite(
            (share - self.here) / rest, 1.0 - self.there, self.slopes[1] * rest, self.slopes[2] * rest
        )
        return np.where(share <= self.here, first, self.there + second)


def _end_slope(mean: float, inner: float) -> float:
    return float(np.clip((3.0 * mean - inner) / 2.0, 0.2 * mean, 3.0 * mean))


def _hermite(x: Array, rise: float, start: float, end: float) -> Array:
    x = np.clip(x, 0.0, 1.0)
    return np.asarray(rise * x * x * (3.0 - 2.0 * x) + start * x * (1.0 - x) ** 2 - end * x * x * (1.0 - x))


def _time_of(way: Transition, way_share: float) -> float:
    """Return the share of the time at which the hand is first so far along its way."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2.0
        low, high = (middle, high) if float(progress(way, middle)) < way_share else (low, middle)
    return min(max(high, _NEAR), 1.0 - _NEAR)


def _speed(way: Transition, share: float) -> float:
    """Return the speed at a share of the time, in ways a time; at an end it is one-sided."""
    low, high = max(share - _NEAR, 0.0), min(share + _NEAR, 1.0)
    speed = float(progress(way, high) - progress(way, low)) / (high - low)
    return speed if speed > _STANDS else 0.0


def _is_same(one: Handles, other: Handles) -> bool:
    return bool(np.abs(ease_by_handles(one, _SEEN) - ease_by_handles(other, _SEEN)).max() < _SAME)


def _start_speed(handles: Handles) -> float:
    return handles[1] / max(handles[0], _NEAR)


def _end_speed(handles: Handles) -> float:
    return (1.0 - handles[3]) / max(1.0 - handles[2], _NEAR)


def _fitted(profile: Callable[[Array], Array], start: float, end: float) -> Handles:
    """The cubic curve with these speeds at its ends that comes nearest to a profile."""
    most = np.array([min(1.0, 1.0 / max(speed, _STANDS)) for speed in (start, end)])
    low, high = 0.02 * most, most
    best = (low + high) / 2.0
    for _ in range(_ROUNDS):
        lengths = np.stack(
            np.meshgrid(*(np.linspace(low[k], high[k], _TRIED) for k in (0, 1)), indexing="ij"), -1
        ).reshape(-1, 2)
        best = lengths[int(np.argmin(_errors(profile, start, end, lengths)))]
        reach = (high - low) / (_TRIED - 1)
        low, high = np.maximum(best - reach, 0.02 * most), np.minimum(best + reach, most)
    handles = (best[0], start * best[0], 1.0 - best[1], 1.0 - end * best[1])
    return tuple(round(float(np.clip(value, 0.0, 1.0)), DIGITS) for value in handles)  # type: ignore[return-value]


def _errors(profile: Callable[[Array], Array], start: float, end: float, lengths: Array) -> Array:
    """Return by how much of the way (N,) each candidate curve misses a profile.

    `lengths` (N, 2) are the lengths in time of each curve's handles.
    """
    first, last = lengths[:, :1], lengths[:, 1:]
    rest = 1.0 - _SEEN
    near, far, arrived = 3.0 * rest * rest * _SEEN, 3.0 * rest * _SEEN * _SEEN, _SEEN**3
    times = near * first + far * (1.0 - last) + arrived
    ways = near * start * first + far * (1.0 - end * last) + arrived
    return np.asarray(np.abs(ways - profile(times)).max(axis=1))
