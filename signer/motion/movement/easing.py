"""Speed profiles: the share of its path, or of going there and back, done at each share of the time."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import AS_ONE, TRACE, Array
from signer.document.values import Easing, Handles, Transition
from signer.kinematics.least_jerk import least_jerk
from signer.lazy import lazily

with lazily():
    from scipy import interpolate, optimize

_BRAKES: Final = 0.7  # share of the time at which a sharp stop begins; by eye
ARRIVES: Final = 0.8  # share of the time at which it has stopped: within 0.1
_TENSE: Final = 0.15  # share of the time of each ramp: half of it is a jerk, with twice it looks smooth
_LAGUERRE_STEPS: Final = 3
"""Steps by Laguerre's rule, for roots of cubics, from about where a Bezier curve is: 5e-15 is off then, and
3e-6 where time stands still on the curve. With two 2e-7 is off there, with more nothing is better."""
SHARES: Final = np.linspace(0.0, 1.0, 101)
"""Shares of the time at which profiles are looked up: between them the way is off by 1e-4 of it at most."""

Swings: TypeAlias = tuple[float, float, float]
"""Shares of the acceleration at the ends of a swing (half a cosine), pi^2 / 2 ways per square of the time
that a leg takes, with which a hand leaves, turns round where it repeats, and arrives."""


def _sharp_stop(x: Array) -> Array:
    """Ever faster until it is stopped within a tenth of the time, and stays."""
    rising, falling = np.minimum(x, _BRAKES), np.maximum(ARRIVES - np.maximum(x, _BRAKES), 0.0)
    fastest = 2.0 / ARRIVES
    return np.asarray(
        np.where(
            x < _BRAKES,
            fastest * rising * rising / (2.0 * _BRAKES),
            1.0 - fastest * falling * falling / (2.0 * (ARRIVES - _BRAKES)),
        )
    )


def _soft_stop(x: Array) -> Array:
    """Ever slower, as a soft start turned round."""
    return x * (2.0 - x)


def _tense(x: Array) -> Array:
    """One speed between two short ramps, as a hand held back by its own muscles."""
    rising, falling = np.minimum(x, _TENSE), np.maximum(x - (1.0 - _TENSE), 0.0)
    return np.asarray(
        (rising * rising / (2.0 * _TENSE) + np.maximum(x - _TENSE, 0.0) - falling * falling / (2.0 * _TENSE))
        / (1.0 - _TENSE)
    )


_CURVES: Final[dict[Easing, Callable[[Array], Array]]] = {
    "smooth": least_jerk,
    "even": lambda x: x,
    "soft start": np.square,
    "soft stop": _soft_stop,
    "sharp stop": _sharp_stop,
    "tense": _tense,
}


def ease(easing: Easing, share: ArrayLike) -> Array:
    """The share of the way done after a share of the time; 0 stays 0, 1 stays 1, and it never turns back.

    Args:
        easing: the profile's name.
        share: (...,) of the time; what lies outside [0, 1] counts as its end.
    """
    x = np.clip(np.asarray(share, dtype=np.float64), 0.0, 1.0)
    return np.where(x >= 1.0, 1.0, _CURVES[easing](x))


def ease_by_handles(handles: Handles, share: ArrayLike) -> Array:
    """Return the share of the way done along a cubic Bezier curve in the unit square; it never turns back."""
    time_1, way_1, time_2, way_2 = handles
    x = np.clip(np.asarray(share, dtype=np.float64), 0.0, 1.0)
    times = _bezier(time_1, time_2, SHARES)
    above = np.clip(np.searchsorted(times, x), 1, len(SHARES) - 1)
    low, high, from_, to = SHARES[above - 1], SHARES[above], times[above - 1], times[above]
    s = low + (high - low) * (x - from_) / np.maximum(to - from_, TRACE)
    for _ in range(_LAGUERRE_STEPS):
        off, slope, bend = _bezier(time_1, time_2, s) - x, *_slopes(time_1, time_2, s)
        root = np.sqrt(np.maximum(4.0 * slope * slope - 6.0 * off * bend, 0.0))
        s = np.clip(s - 3.0 * off / np.maximum(slope + root, TRACE), low, high)
    return np.where(x >= 1.0, 1.0, np.where(x <= 0.0, 0.0, _bezier(way_1, way_2, s)))


def progress(
    transition: Transition, share: ArrayLike, lead: float = 0.0, swings: Swings | None = None
) -> Array:
    """Return the share of a transition done after a share of its time, with its repeats.

    0 stays 0 and 1 stays 1. With a positive `lead`, each leg arrives earlier by that share of its time.
    With a negative one it leaves later. `swings` are for a profile that begins and ends with no acceleration.
    """
    legs = 2 * transition.repeats + 1
    run = np.clip(np.asarray(share, dtype=np.float64), 0.0, 1.0) * legs
    leg = np.minimum(np.floor(run), legs - 1)
    x = led(run - leg, lead)
    done = (
        ease(transition.easing, x) if transition.handles is None else ease_by_handles(transition.handles, x)
    )
    if swings is not None:
        start, turn, end = swings
        y = np.clip(x, 0.0, 1.0)
        leaves, comes = np.where(leg == 0, start, turn), np.where(leg == legs - 1, end, turn)
        done = done + (0.5 * np.pi) ** 2 * (y * (1.0 - y)) ** 2 * (leaves * (1.0 - y) - comes * y)
    return np.where(leg % 2 == 0, done, 1.0 - done)


def moves_at_ends(transition: Transition) -> tuple[bool, bool]:
    """Return whether a profile has the hand moving already when it leaves, and still when it arrives."""
    if transition.handles is None:
        return transition.easing in ("even", "soft stop"), transition.easing in ("even", "soft start")
    _, way_1, _, way_2 = transition.handles
    return way_1 > 0.0, way_2 < 1.0


def ramped(share: Array, start: float, end: float) -> Array:
    """Return shares of the time of a profile that begins and ends at a stand, whatever its speed there.

    Args:
        share: (...,) of the time, within [0, 1].
        start: in which share of the time it is brought to its speed, 0 for at once.
        end: the same of the stop.
    """
    if not (start or end):
        return share
    before, after = np.minimum(share, start), np.maximum(share - (1.0 - end), 0.0)
    gone = np.maximum(share - start, 0.0) + (0.5 * before * before / start if start else 0.0)
    return np.asarray((gone - (0.5 * after * after / end if end else 0.0)) / (1.0 - 0.5 * (start + end)))


def led(share: Array, lead: float) -> Array:
    """Return the shares of a leg's time after which one without a lead is as far; not all lie in [0, 1]."""
    return share / (1.0 - lead) if lead > 0.0 else (share + lead) / (1.0 + lead)


def _bezier(first: float, second: float, s: Array) -> Array:
    rest = 1.0 - s
    return np.asarray(3.0 * rest * rest * s * first + 3.0 * rest * s * s * second + s * s * s)


def _slopes(first: float, second: float, s: Array) -> tuple[Array, Array]:
    """Return the first and the second derivative of such a curve."""
    square, line = 3.0 * (1.0 + 3.0 * (first - second)), 6.0 * (second - 2.0 * first)
    return (square * s + line) * s + 3.0 * first, 2.0 * square * s + line


STANDS: Final = 1e-3
"""A speed, in ways a time, that counts as standing still, and the share of a way from either end within which
a key would stand on that of the end."""
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
    if not (STANDS < time_share < 1.0 - STANDS and STANDS < way_share < 1.0 - STANDS):
        return None
    whole = replace(way, repeats=0)
    # from shares of the new time to those of the old: monotone, with one speed on both sides of the key
    warp = interpolate.PchipInterpolator((0.0, time_share, 1.0), (0.0, _time_of(whole, way_share), 1.0))
    leaves, passes, comes = (
        _speed(whole, float(warp(at))) * float(warp(at, 1)) for at in (0.0, time_share, 1.0)
    )
    before = _fitted(
        lambda x: progress(whole, warp(time_share * x)) / way_share,
        time_share / way_share * leaves,
        time_share / way_share * passes,
    )
    rest_s, rest = 1.0 - time_share, 1.0 - way_share
    after = _fitted(
        lambda x: (progress(whole, warp(time_share + rest_s * x)) - way_share) / rest,
        rest_s / rest * passes,
        rest_s / rest * comes,
    )
    return before, after


def is_passed(first: Transition, second: Transition) -> bool:
    """Return whether the hand moves at the key between two transitions with profiles of their own."""
    return (
        first.handles is not None
        and second.handles is not None
        and min(_end_speed(first.handles), _start_speed(second.handles)) > STANDS
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


def _time_of(way: Transition, way_share: float) -> float:
    """Return the share of the time at which the hand is first so far along its way."""
    there = optimize.brentq(lambda share: float(progress(way, share)) - way_share, 0.0, 1.0)
    return min(max(float(there), AS_ONE), 1.0 - AS_ONE)


def _speed(way: Transition, share: float) -> float:
    """Return the speed at a share of the time, in ways a time; at an end it is one-sided."""
    low, high = max(share - AS_ONE, 0.0), min(share + AS_ONE, 1.0)
    speed = float(progress(way, high) - progress(way, low)) / (high - low)
    return speed if speed > STANDS else 0.0


def _is_same(one: Handles, other: Handles) -> bool:
    return bool(np.abs(ease_by_handles(one, SHARES) - ease_by_handles(other, SHARES)).max() < _SAME)


def _start_speed(handles: Handles) -> float:
    return handles[1] / max(handles[0], AS_ONE)


def _end_speed(handles: Handles) -> float:
    return (1.0 - handles[3]) / max(1.0 - handles[2], AS_ONE)


def _fitted(profile: Callable[[Array], Array], start: float, end: float) -> Handles:
    """The cubic curve with these speeds at its ends that comes nearest to a profile."""
    most = np.array([min(1.0, 1.0 / max(speed, STANDS)) for speed in (start, end)])
    rest = 1.0 - SHARES
    near, far, arrived = 3.0 * rest * rest * SHARES, 3.0 * rest * SHARES * SHARES, SHARES**3

    def missed(lengths: Array) -> Array:
        times = near * lengths[0] + far * (1.0 - lengths[1]) + arrived
        ways = near * start * lengths[0] + far * (1.0 - end * lengths[1]) + arrived
        return np.asarray(np.square((ways - profile(times)) / _SAME))  # nearly the largest alone counts

    best = optimize.least_squares(missed, most / 2.0, bounds=(0.02 * most, most)).x
    handles = (best[0], start * best[0], 1.0 - best[1], 1.0 - end * best[1])
    return tuple(round(float(np.clip(value, 0.0, 1.0)), DIGITS) for value in handles)  # type: ignore[return-value]
