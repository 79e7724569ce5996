"""Speed profiles: the share of its path that a hand has covered at each share of the time.

A hand may also go there and back again.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.document.values import Easing, Handles, Transition
from signer.kinematics.least_jerk import least_jerk

_BRAKES: Final = 0.7  # share of the time at which a sharp stop begins; by eye
_ARRIVES: Final = 0.8  # share of the time at which it has stopped: within 0.1
_TENSE: Final = 0.15  # share of the time of each ramp: half of it is a jerk, with twice it looks smooth
HALVINGS: Final = 50  # of an interval: more than a float's 53 bits leave anything of
_HALVINGS, _NEWTON_STEPS = 16, 4
"""Halvings that find about where a Bezier curve is, and Newton steps from there: 1e-15 is off then, and
6e-6 where time stands still on the curve."""
_LEAST_SLOPE: Final = 1e-9
"""Slope by which a step divides at least: beside it floats tell nothing."""
SHARES: Final = np.linspace(0.0, 1.0, 101)
"""Shares of the time at which profiles are looked up: between them the way is off by 1e-4 of it at most."""

_SWING: Final = np.pi**2 / 2.0
"""Acceleration at the ends of a swing (half a cosine), in ways per square of the time that a leg takes."""
Swings: TypeAlias = tuple[float, float, float]
"""Shares of that acceleration with which a hand leaves, turns round where it repeats, and arrives."""


def _sharp_stop(x: Array) -> Array:
    """Ever faster until it is stopped within a tenth of the time, and stays."""
    rising, falling = np.minimum(x, _BRAKES), np.maximum(_ARRIVES - np.maximum(x, _BRAKES), 0.0)
    fastest = 2.0 / _ARRIVES
    return np.asarray(
        np.where(
            x < _BRAKES,
            fastest * rising * rising / (2.0 * _BRAKES),
            1.0 - fastest * falling * falling / (2.0 * (_ARRIVES - _BRAKES)),
        )
    )


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
    "soft start": lambda x: x * x,
    "soft stop": lambda x: x * (2.0 - x),
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
    """Return the share of the way done after a share of the time, along a cubic Bezier curve.

    It goes from (0, 0) to (1, 1) with these control points, each in the unit square, and so never turns back.
    """
    time_1, way_1, time_2, way_2 = handles
    x = np.clip(np.asarray(share, dtype=np.float64), 0.0, 1.0)
    low, high = np.zeros_like(x), np.ones_like(x)
    s = (low + high) / 2.0
    for number in range(_HALVINGS + _NEWTON_STEPS):
        off = _bezier(time_1, time_2, s) - x
        low, high = np.where(off < 0.0, s, low), np.where(off < 0.0, high, s)
        to = (low + high) / 2.0 if number < _HALVINGS else s - off / _slope(time_1, time_2, s)
        s = np.clip(to, low, high)
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
        done = done + 0.5 * _SWING * (y * (1.0 - y)) ** 2 * (leaves * (1.0 - y) - comes * y)
    return np.where(leg % 2 == 0, done, 1.0 - done)


@lru_cache(maxsize=256)
def profile_at_shares(easing: Easing, handles: Handles | None) -> Array:
    """Return the shares of a way that a profile has done at `SHARES` of its time."""
    return progress(Transition(easing=easing, handles=handles), SHARES)


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


def _slope(first: float, second: float, s: Array) -> Array:
    rest = 1.0 - s
    slope = first * rest * rest + 2.0 * (second - first) * rest * s + (1.0 - second) * s * s
    return np.asarray(3.0 * np.maximum(slope, _LEAST_SLOPE))
