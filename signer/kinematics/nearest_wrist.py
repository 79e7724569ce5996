"""Nearest wrist within the limits to a rotation of the hand, for one hand or for many.

`_nearest_one` does in plain floats what the rest does over arrays, in the same order: a hand that is solved
by itself, as while it is dragged, asks for it in every round.
"""

from math import atan2, copysign, cos, hypot, pi, sin, sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm
from signer.kinematics.limits import WRIST, ClampedWrist, clamp_wrist
from signer.kinematics.rotations import rotation_angle, rotation_log
from signer.kinematics.wrist import WristAngles, rotation_rows, wrist_angles, wrist_rotation

_FIRST_APPROACHES: Final = 3
_ROUNDS: Final = 30
_SETTLED: Final = 1e-11
"""A step that is shorter, rad, is the last: Newton's rule squares what is off. On a saddle, where one hand in
a thousand stops that is 90 degrees and more off, rounding would lead it away after some dozen rounds."""
_STIFF: Final = 1e-6
_NEAR_RAD: Final = 0.1
"""So near Newton's rule is sure; an approach by the turn that is left needs hundreds far past the limits."""
_EVEN: Final = 1e-13
"""By so much less of a trace a hand may come nearer all the same: rounding is as large."""
_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
_Three: TypeAlias = tuple[float, float, float]
_Rows: TypeAlias = tuple[_Three, _Three, _Three]
_LIMITS: Final = tuple((reach.low_rad, reach.high_rad) for _, reach in WRIST)


def nearest_wrist(arm: Arm, rotation: ArrayLike) -> ClampedWrist:
    """Find the wrist angles (...) within the limits that come nearest to a rotation (..., 3, 3).

    Also return how far past the limits the rotation is, rad. Nearest is by the angle between the two
    hands: clipping every angle by itself would turn the forearm wildly where a hand is asked to bend by
    about 90 degrees, where turn and side bend become one.
    """
    R = np.asarray(rotation, np.float64)
    if R.size == 9:
        lead = R.shape[:-2]
        return ClampedWrist(
            *(
                WristAngles(*(np.array(angle).reshape(lead) for angle in each))
                for each in _nearest_one(arm, R)
            )
        )
    plain = wrist_angles(arm, R)
    start = clamp_wrist(plain)
    if not np.any(np.stack(start.over)):
        return start
    other = clamp_wrist(
        WristAngles(
            _half_turned(plain.pronation),
            np.copysign(np.pi, plain.flexion) - plain.flexion,
            _half_turned(plain.deviation),
        )
    )
    first = np.stack(start.angles, -1)
    # far off there are several nearest ones
    angles = np.stack([first, np.stack(other.angles, -1), np.zeros_like(first)])
    for _ in range(_FIRST_APPROACHES):
        angles = np.clip(angles + _approach(arm, angles, R)[0], _LOW, _HIGH)
    nearest = np.argmin(_off(arm, angles, R), axis=0)
    angles = np.take_along_axis(angles, nearest[None, ..., None], axis=0)[0]
    angles = _settled(arm, angles.reshape(-1, 3), R.reshape(-1, 3, 3)).reshape(angles.shape)
    is_within = ~np.any(np.stack(start.over, -1), axis=-1, keepdims=True)
    pull = _approach(arm, angles, R)[1]
    over = np.where(is_within | (_bound(angles, pull) == 0), 0.0, pull)
    angles = np.where(is_within, first, angles)
    return ClampedWrist(WristAngles(*np.moveaxis(angles, -1, 0)), WristAngles(*np.moveaxis(over, -1, 0)))


def angle_off(arm: Arm, angles: WristAngles, rotation: ArrayLike) -> Array:
    """Return the angle (...) rad between the hand of some wrist angles and one of a given rotation.

    The wrist angles are (...), the rotation is (..., 3, 3); both hands have the same forearm.
    """
    R = np.asarray(rotation, np.float64)
    if R.size == 9 and all(np.size(angle) == 1 for angle in angles):
        p, f, d = (float(np.ravel(angle)[0]) for angle in angles)
        rows: _Rows = tuple(map(tuple, R.reshape(3, 3).tolist()))  # type: ignore[assignment]
        left = _log_one(_left_one(arm.side, (p, f, d), rows))
        return np.full(R.shape[:-2], sqrt(_dot(left, left)))
    return _off(arm, np.stack(angles, axis=-1), R)


def _approach(arm: Arm, angles: Array, rotation: Array) -> tuple[Array, Array]:
    """A step (..., 3) of the angles towards a rotation, those at a limit that would pass it held.

    And what still pulls at each.
    """
    axes, left = _axes(arm, angles), rotation_log(_left(arm, angles, rotation))
    pull = (axes @ left[..., None])[..., 0]
    free = _bound(angles, pull) == 0
    normal = np.where(free[..., :, None] & free[..., None, :], axes @ np.swapaxes(axes, -1, -2), 0.0)
    normal = normal + np.where(free, _STIFF, 1.0)[..., None] * np.eye(3)
    return np.linalg.solve(normal, np.where(free, pull, 0.0)[..., None])[..., 0], pull


def _settled(arm: Arm, angles: Array, rotation: Array) -> Array:
    """Return angles (n, 3) that have come as near to rotations (n, 3, 3) as can be, from a start near by.

    A hand that has settled is left alone, so that what comes of it depends on no other.
    """
    angles, rows = np.array(angles), np.arange(len(angles))
    for _ in range(_ROUNDS):
        here, there = angles[rows], rotation[rows]
        step = _step(arm, here, there)
        tried = np.clip(here + step, _LOW, _HIGH)
        better = np.abs(step).max(axis=-1, keepdims=True) < _NEAR_RAD
        better &= _nearness(arm, tried, there) >= _nearness(arm, here, there) - _EVEN
        others = np.flatnonzero(~better)
        if len(others):
            approach = _approach(arm, here[others], there[others])[0]
            tried[others] = np.clip(here[others] + approach, _LOW, _HIGH)
        angles[rows] = tried
        rows = rows[np.abs(tried - here).max(axis=-1) >= _SETTLED]
        if not len(rows):
            break
    return angles


def _nearness(arm: Arm, angles: Array, rotation: Array) -> Array:
    """Return the trace (..., 1) of the turn from the hand of some wrist angles to a given one."""
    return np.asarray(np.trace(_left(arm, angles, rotation), axis1=-2, axis2=-1)[..., None])


def _step(arm: Arm, angles: Array, rotation: Array) -> Array:
    """Return a step (..., 3) of Newton's rule towards the nearest hand, angles held that a limit holds.

    The trace of the turn that is left tells how near a hand is and is simple in each angle of the wrist: its
    slope and its curvature are exact.
    """
    axes, left = _axes(arm, angles), _left(arm, angles, rotation)
    along = np.stack([left[..., i, j] - left[..., j, i] for i, j in ((2, 1), (0, 2), (1, 0))], -1)
    slope = (axes @ along[..., None])[..., 0]
    across = np.swapaxes(axes, -1, -2)
    bent = np.trace(left, axis1=-2, axis2=-1)[..., None, None] * (axes @ across) - axes @ left @ across
    below = np.tril(bent, -1)  # of two angles the one that turns last comes first
    bent = np.tril(bent) + np.swapaxes(below, -1, -2)
    free = _bound(angles, slope) == 0
    curves, turns = np.linalg.eigh(np.where(free[..., :, None] & free[..., None, :], bent, np.eye(3)))
    pull = (np.swapaxes(turns, -1, -2) @ np.where(free, slope, 0.0)[..., None])[..., 0]
    return np.asarray((turns @ (pull / np.maximum(np.abs(curves), _STIFF))[..., None])[..., 0])


def _axes(arm: Arm, angles: Array) -> Array:
    """Return the axes (..., 3, 3) about which the three angles turn a hand, as rows, in its own frame."""
    p, f, d = np.moveaxis(angles, -1, 0)
    s = arm.side
    sf, cf, sd, cd = np.sin(f), s * np.cos(f), s * np.sin(d), np.cos(d)
    one, none = np.ones_like(p), np.zeros_like(p)
    return np.stack(
        [
            np.stack([sf, -cf * cd, -s * cf * sd], -1),
            np.stack([none, sd, -s * cd], -1),
            np.stack([-one, none, none], -1),
        ],
        -2,
    )


def _left(arm: Arm, angles: Array, rotation: Array) -> Array:
    """Return the turn (..., 3, 3) that is left from the hand of some wrist angles to a given one."""
    return np.asarray(np.swapaxes(wrist_rotation(arm, *np.moveaxis(angles, -1, 0)), -1, -2) @ rotation)


def _bound(angles: Array, pull: Array) -> Array:
    """+1 or -1 (..., 3) where an angle is at that end of its range and pulled past it, else 0."""
    return np.where((angles >= _HIGH) & (pull > 0.0), 1, np.where((angles <= _LOW) & (pull < 0.0), -1, 0))


def _off(arm: Arm, angles: Array, rotation: Array) -> Array:
    return np.asarray(
        rotation_angle(np.swapaxes(wrist_rotation(arm, *np.moveaxis(angles, -1, 0)), -1, -2) @ rotation)
    )


def _half_turned(angle: Array) -> Array:
    return np.asarray(np.where(angle > 0.0, angle - np.pi, angle + np.pi))


# ------------------------------------------------------------------------------------------------
# the same for one hand, in plain floats


def _nearest_one(arm: Arm, rotation: Array) -> tuple[_Three, _Three]:
    """Angles within the limits and how far past them a rotation of nine numbers is, rad each."""
    R: _Rows = tuple(map(tuple, rotation.reshape(3, 3).tolist()))  # type: ignore[assignment]
    plain = tuple(float(angle) for angle in wrist_angles(arm, rotation.reshape(3, 3)))
    p, f, d = plain
    first = _within((p, f, d))
    if first == plain:
        return first, (0.0, 0.0, 0.0)
    other = (p - copysign(pi, p), copysign(pi, f) - f, d - copysign(pi, d))
    angles, most = first, -np.inf
    for tried in (first, _within(other), (0.0, 0.0, 0.0)):
        for _ in range(_FIRST_APPROACHES):
            tried = _onward(tried, _approach_one(arm.side, tried, R)[0])
        if (nearness := _trace(_left_one(arm.side, tried, R))) > most:
            angles, most = tried, nearness
    angles = _settled_one(arm.side, angles, R)
    pull = _approach_one(arm.side, angles, R)[1]
    p, f, d = (
        pulled if is_held else 0.0 for pulled, is_held in zip(pull, _held_one(angles, pull), strict=True)
    )
    return angles, (p, f, d)


def _settled_one(side: int, angles: _Three, R: _Rows) -> _Three:
    for _ in range(_ROUNDS):
        step = _step_one(side, angles, R)
        tried = _onward(angles, step)
        is_better = max(map(abs, step)) < _NEAR_RAD
        if not is_better or _trace(_left_one(side, tried, R)) < _trace(_left_one(side, angles, R)) - _EVEN:
            tried = _onward(angles, _approach_one(side, angles, R)[0])
        before, angles = angles, tried
        if max(abs(a - b) for a, b in zip(angles, before, strict=True)) < _SETTLED:
            break
    return angles


def _approach_one(side: int, angles: _Three, R: _Rows) -> tuple[_Three, _Three]:
    """Return a step towards a rotation and the pull, as `_approach` does."""
    (a, b, c), left = _axes_one(side, angles), _log_one(_left_one(side, angles, R))
    pull = p, f, d = _dot(a, left), _dot(b, left), _dot(c, left)
    held_p, held_f, held_d = _held_one(angles, pull)
    matrix = (
        1.0 if held_p else _dot(a, a) + _STIFF,
        1.0 if held_f else _dot(b, b) + _STIFF,
        1.0 if held_d else _dot(c, c) + _STIFF,
        0.0 if held_p or held_f else _dot(a, b),
        0.0 if held_p or held_d else _dot(a, c),
        0.0 if held_f or held_d else _dot(b, c),
    )
    right = (0.0 if held_p else p, 0.0 if held_f else f, 0.0 if held_d else d)
    return _solved_one(matrix, right), pull


def _step_one(side: int, angles: _Three, R: _Rows) -> _Three:
    """Return a step of Newton's rule, as `_step` does."""
    axes, left = _axes_one(side, angles), _left_one(side, angles, R)
    along = (left[2][1] - left[1][2], left[0][2] - left[2][0], left[1][0] - left[0][1])
    p, f, d = (_dot(axis, along) for axis in axes)
    held = _held_one(angles, (p, f, d))
    trace, (a, b, c) = _trace(left), axes
    columns: tuple[_Three, ...] = tuple(zip(*left, strict=True))
    # of two angles the one that turns last comes first
    behind = [(_dot(one, columns[0]), _dot(one, columns[1]), _dot(one, columns[2])) for one in axes]
    bent = [
        trace * _dot(one, two) - _dot(there, two)
        for one, there, two in (
            (a, behind[0], a), (b, behind[1], b), (c, behind[2], c),
            (b, behind[1], a), (c, behind[2], a), (c, behind[2], b),
        )
    ]  # fmt: skip
    for at, is_held in enumerate(held):
        if is_held:
            bent[at] = 1.0
            for between, ends in zip((3, 4, 5), ((0, 1), (0, 2), (1, 2)), strict=True):
                bent[between] = 0.0 if at in ends else bent[between]
    xx, yy, zz, xy, xz, yz = bent
    slope = (0.0 if held[0] else p, 0.0 if held[1] else f, 0.0 if held[2] else d)
    second = xx * yy - xy * xy
    third = zz * second - xx * yz * yz - yy * xz * xz + 2.0 * xy * xz * yz
    # only where all curvatures are surely greater than `_STIFF` they count as they are
    size = xx + yy + zz
    if xx > 0.0 and second > 0.0 and third > _STIFF * size * size:
        return _solved_one((xx, yy, zz, xy, xz, yz), slope)
    curves, turns = np.linalg.eigh(np.array(((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))))
    p, f, d = (turns @ ((turns.T @ slope) / np.maximum(np.abs(curves), _STIFF))).tolist()
    return p, f, d


def _solved_one(matrix: tuple[float, ...], right: _Three) -> _Three:
    """Solve a symmetric matrix, given as xx, yy, zz, xy, xz, yz, for a right-hand side."""
    xx, yy, zz, xy, xz, yz = matrix
    a, b, c = right
    i, j, k = yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy
    unit = 1.0 / (xx * i + xy * j + xz * k)
    m, n, o = xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy
    return (i * a + j * b + k * c) * unit, (j * a + m * b + n * c) * unit, (k * a + n * b + o * c) * unit


def _axes_one(side: int, angles: _Three) -> _Rows:
    _, f, d = angles
    sf, cf, sd, cd = sin(f), side * cos(f), side * sin(d), cos(d)
    return (sf, -cf * cd, -side * cf * sd), (0.0, sd, -side * cd), (-1.0, 0.0, 0.0)


def _left_one(side: int, angles: _Three, R: _Rows) -> _Rows:
    p, f, d = angles
    W = rotation_rows(side, cos(p), sin(p), cos(f), sin(f), cos(d), sin(d))
    (a0, a1, a2), (b0, b1, b2), (c0, c1, c2) = R
    (i, t, o), (j, m, q), (k, n, r) = W
    return (
        (i * a0 + j * b0 + k * c0, i * a1 + j * b1 + k * c1, i * a2 + j * b2 + k * c2),
        (t * a0 + m * b0 + n * c0, t * a1 + m * b1 + n * c1, t * a2 + m * b2 + n * c2),
        (o * a0 + q * b0 + r * c0, o * a1 + q * b1 + r * c1, o * a2 + q * b2 + r * c2),
    )


def _log_one(rotation: _Rows) -> _Three:
    """Rotation vector, rad, as `rotation_log` gives it."""
    (xx, a01, a02), (a10, yy, a12), (a20, a21, zz) = rotation
    trace = xx + yy + zz
    squares = (1.0 + 2.0 * xx - trace, 1.0 + 2.0 * yy - trace, 1.0 + 2.0 * zz - trace, 1.0 + trace)
    best = squares.index(max(squares))
    x, y, z, w = (
        (squares[0], a01 + a10, a20 + a02, a21 - a12),
        (a01 + a10, squares[1], a12 + a21, a02 - a20),
        (a20 + a02, a12 + a21, squares[2], a10 - a01),
        (a21 - a12, a02 - a20, a10 - a01, squares[3]),
    )[best]
    if w < 0.0:
        x, y, z, w = -x, -y, -z, -w
    sine = sqrt(x * x + y * y + z * z)
    stretch = 2.0 * atan2(sine, w) / sine if sine > 1e-8 * hypot(sine, w) else 2.0 / hypot(sine, w)
    return x * stretch, y * stretch, z * stretch


def _held_one(angles: _Three, pull: _Three) -> tuple[bool, bool, bool]:
    (p, f, d), (a, b, c) = angles, pull
    (p_low, p_high), (f_low, f_high), (d_low, d_high) = _LIMITS
    return (
        (p >= p_high and a > 0.0) or (p <= p_low and a < 0.0),
        (f >= f_high and b > 0.0) or (f <= f_low and b < 0.0),
        (d >= d_high and c > 0.0) or (d <= d_low and c < 0.0),
    )


def _within(angles: _Three) -> _Three:
    (p, f, d), ((p_low, p_high), (f_low, f_high), (d_low, d_high)) = angles, _LIMITS
    return min(max(p, p_low), p_high), min(max(f, f_low), f_high), min(max(d, d_low), d_high)


def _onward(angles: _Three, step: _Three) -> _Three:
    return _within((angles[0] + step[0], angles[1] + step[1], angles[2] + step[2]))


def _dot(one: _Three, two: _Three) -> float:
    return one[0] * two[0] + one[1] * two[1] + one[2] * two[2]


def _trace(rotation: _Rows) -> float:
    return rotation[0][0] + rotation[1][1] + rotation[2][2]
