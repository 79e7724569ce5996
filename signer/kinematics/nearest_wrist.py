"""Nearest wrist within the limits to a rotation of the hand.

How near a hand is, is told by the trace of the turn that is left from it to the rotation: 1 + 2 cos(angle).
In each of the wrist's angles by itself that is one sinusoid, so that the best of one angle is known at once
while the others stay, and slope and curvature in all three are exact.
"""

from math import acos, atan2, copysign, cos, pi, sin, sqrt
from operator import add
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import NOTHING, Array
from signer.kinematics.arm_shape import Arm
from signer.kinematics.limits import HIGH, LOW, WRIST, ClampedWrist
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation

_SWEEPS: Final = 3
"""Times that each start's angles are brought to their best, one after the other, before the nearest goes on.
Of 3,000 hands turned anywhere 94 end at a wrist that is not the nearest after 1, 3 after 3, none after 6."""
_ROUNDS: Final = 10
"""Most steps from there on; of 6,000 hands turned anywhere none needs more than 5."""
_LIMITS: Final = tuple((reach.low_rad, reach.high_rad) for _, reach in WRIST)
_MIDDLES: Final = tuple(
    (middle, cos(middle), sin(middle)) for middle in ((low + high) / 2 for low, high in _LIMITS)
)
"""Middles of the ranges of turn, bend and tilt, rad, with their cosines and sines."""

_Three: TypeAlias = tuple[float, float, float]
"""Turn, bend and tilt of one hand."""


def nearest_wrist(arm: Arm, rotation: ArrayLike) -> ClampedWrist:
    """Find the wrist angles (...) within the limits that come nearest to a rotation (..., 3, 3).

    Also return how far past the limits the rotation is, rad. Nearest is by the angle between the two
    hands: clipping every angle by itself would turn the forearm wildly where a hand is asked to bend by
    about 90 degrees, where turn and side bend become one.
    """
    R = np.asarray(rotation, np.float64)
    plain = np.stack(wrist_angles(arm, R), axis=-1)
    angles, over = np.minimum(np.maximum(plain, LOW), HIGH), np.zeros(plain.shape)
    is_past = angles != plain
    if is_past.any():
        side = arm.side
        of_left = (R * ((1, side, side), (side, 1, 1), (side, 1, 1))).reshape(-1, 9)
        found, pulls, wished = (each.reshape(-1, 3) for each in (angles, over, plain))
        for row in np.flatnonzero(is_past.any(axis=-1)).tolist():
            hand = of_left[row].tolist()
            found[row], pulls[row] = _nearest(hand, _begun(hand, wished[row].tolist()))
    return ClampedWrist(
        WristAngles(angles[..., 0], angles[..., 1], angles[..., 2]),
        WristAngles(over[..., 0], over[..., 1], over[..., 2]),
    )


def angle_off(arm: Arm, angles: WristAngles, rotation: ArrayLike) -> Array:
    """Return the angle (...) rad between the hand of some wrist angles and one of a given rotation.

    The wrist angles are (...), the rotation is (..., 3, 3); both hands have the same forearm.
    """
    chord = wrist_rotation(arm, *angles) - np.asarray(rotation, np.float64)
    return np.asarray(2.0 * np.arcsin(np.minimum(np.sqrt((chord * chord).sum((-2, -1)) / 8.0), 1.0)))


class _Trace(NamedTuple):
    """The trace at some wrist angles, and how it goes on from there.

    `bends` are its second derivatives with the sign changed: of turn, bend and tilt, then of turn and bend,
    turn and tilt, bend and tilt.
    """

    angles: _Three
    value: float
    slope: _Three
    bends: tuple[float, float, float, float, float, float]


def _begun(hand: list[float], wished: list[float]) -> _Trace:
    """Return the nearest angles that sweeps find from some starts, to a left hand's rotation by rows.

    `wished` are the angles that make the rotation. Far off there are several nearest ones, beside a fold of
    the wrist one at either end of the tilt.
    """
    turn, bend, tilt = wished
    first = _within((turn, bend, tilt))
    folded = _within((turn - copysign(pi, turn), copysign(pi, bend) - bend, tilt - copysign(pi, tilt)))
    starts = first, folded, *((0.0, first[1], end) for end in _LIMITS[2])
    return max((_trace(hand, _swept(hand, start, _SWEEPS)) for start in starts), key=lambda each: each.value)


def _nearest(hand: list[float], best: _Trace) -> tuple[_Three, _Three]:
    """Return the nearest angles to a left hand's rotation, by rows, and what pulls past their limits."""
    for _ in range(_ROUNDS):  # Newton's rule squares what is off
        before, best = best.angles, _onward(hand, best)
        if max(abs(a - b) for a, b in zip(best.angles, before, strict=True)) < NOTHING:
            break
    cosine = (best.value - 1.0) / 2.0
    gone = 1.0 - cosine
    # half an angle over its sine: the slope goes with this, the turn that is left with that
    more = acos(cosine) / (2.0 * sqrt(gone * (2.0 - gone))) if gone > 0.0 else 0.5
    turn, bend, tilt = (
        more * pull if held else 0.0 for pull, held in zip(best.slope, _held(best), strict=True)
    )
    return best.angles, (turn, bend, tilt)


def _onward(hand: list[float], here: _Trace) -> _Trace:
    """Step on by Newton's rule where that gains, else by a sweep."""
    if step := _newton(here):
        turn, bend, tilt = map(add, here.angles, step)
        tried = _trace(hand, _within((turn, bend, tilt)))
        if tried.value >= here.value - NOTHING:  # rounding may lose so much
            return tried
    return _trace(hand, _swept(hand, here.angles, 1))


def _held(here: _Trace) -> tuple[bool, ...]:
    """Tell of each angle whether it is at an end of its range and pulled past it."""
    each = zip(here.angles, here.slope, _LIMITS, strict=True)
    return tuple(angle >= high if pull > 0.0 else angle <= low for angle, pull, (low, high) in each)


def _newton(here: _Trace) -> _Three | None:
    """Return the step to the top of the parabola in the angles that no limit holds; None if it has no top."""
    (a, b, c), (aa, bb, cc, ab, ac, bc) = here.slope, here.bends
    turn_held, bend_held, tilt_held = _held(here)
    if turn_held:
        a, aa, ab, ac = 0.0, 1.0, 0.0, 0.0
    if bend_held:
        b, bb, ab, bc = 0.0, 1.0, 0.0, 0.0
    if tilt_held:
        c, cc, ac, bc = 0.0, 1.0, 0.0, 0.0
    if aa <= 0.0:
        return None
    # each row without the angles before it
    k, m = ab / aa, ac / aa
    b, c = b - k * a, c - m * a
    bb, bc, cc = bb - k * ab, bc - k * ac, cc - m * ac
    if bb <= 0.0 or bb * cc <= bc * bc:
        return None
    tilt = (bb * c - bc * b) / (bb * cc - bc * bc)
    bend = (b - bc * tilt) / bb
    return a / aa - k * bend - m * tilt, bend, tilt


def _swept(hand: list[float], angles: _Three, times: int) -> _Three:
    """Bring each angle to its best within its limits while the others stay, in turn, several times over."""
    xx, xy, xz, yx, yy, yz, zx, zy, zz = hand
    turn, bend, tilt = angles
    for _ in range(times):
        c, s, cb, sb = cos(tilt), sin(tilt), cos(bend), sin(bend)
        x, y, z = xy * c + xz * s, yy * c + yz * s, zy * c + zz * s
        turn = _best(0, xx * cb + x * sb - zy * s + zz * c, zx * cb + z * sb + xy * s - xz * c)
        c, s = cos(turn), sin(turn)
        bend = _best(1, c * xx + s * zx + y, c * x + s * z - yx)
        cb, sb = cos(bend), sin(bend)
        tilt = _best(
            2,
            sb * (c * xy + s * zy) + cb * yy + c * zz - s * xz,
            sb * (c * xz + s * zz) + cb * yz - c * zy + s * xy,
        )
    return turn, bend, tilt


def _best(which: int, cosine: float, sine: float) -> float:
    """Return the angle within its limits at which cosine cos + sine sin is greatest."""
    (low, high), (middle, c, s) = _LIMITS[which], _MIDDLES[which]
    return min(max(middle + atan2(c * sine - s * cosine, c * cosine + s * sine), low), high)


def _trace(hand: list[float], angles: _Three) -> _Trace:
    """Measure how near the hand of some wrist angles comes to a rotation, given by rows, of a left hand."""
    xx, xy, xz, yx, yy, yz, zx, zy, zz = hand
    turn, bend, tilt = angles
    ct, st, cb, sb, c, s = cos(turn), sin(turn), cos(bend), sin(bend), cos(tilt), sin(tilt)
    # the rows with the tilt taken back: what goes with the bend's cosine or sine, and what is square to it
    x, y, z = xy * c + xz * s, yy * c + yz * s, zy * c + zz * s
    u, v, w = xy * s - xz * c, yy * s - yz * c, zy * s - zz * c
    # the rows with the bend taken back as well, and their change with it
    p, q = xx * cb + x * sb, zx * cb + z * sb
    dp, dq = x * cb - xx * sb, z * cb - zx * sb
    turned, level = ct * (p - w) + st * (q + u), y * cb - yx * sb
    return _Trace(
        angles,
        turned + level,
        (
            ct * (q + u) - st * (p - w),
            ct * dp + st * dq - y * sb - yx * cb,
            st * (x - w * sb) - ct * (z + u * sb) - v * cb,
        ),
        (
            turned,
            ct * p + st * q + level,
            ct * (x * sb - w) + st * (z * sb + u) + y * cb,
            st * dp - ct * dq,
            -st * (z + u * sb) - ct * (x - w * sb),
            cb * (ct * u + st * w) - v * sb,
        ),
    )


def _within(angles: _Three) -> _Three:
    """Return angles brought into their limits, each by itself."""
    turn, bend, tilt = (
        min(max(angle, low), high) for angle, (low, high) in zip(angles, _LIMITS, strict=True)
    )
    return turn, bend, tilt
