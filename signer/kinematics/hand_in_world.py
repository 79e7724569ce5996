"""Closed-form solution for a hand rotation given in the world and an elbow given by its swivel.

The swivel is about shoulder-articulator. `solve_arm_global` counts the elbow's swivel about the line to the
wrist, as the wrist is what it solves for. Keys count it about the line to the articulator, however their hand
rotation is given. Here the one becomes the other.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from signer.kinematics.arm import ArmPosture, Reference, solve_arm_global
from signer.kinematics.arm_shape import Arm
from signer.kinematics.limits import WRIST, ClampedWrist, clamp_wrist
from signer.kinematics.rotations import rotation_angle, rotation_log
from signer.kinematics.swivel import reference_direction
from signer.kinematics.vectors import cross, dot, unit_or_ahead
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation

_NOTHING: Final = 1e-12
_FIRST_APPROACHES: Final = 3
_ROUNDS: Final = 20
_SETTLED: Final = 1e-13
_STIFF: Final = 1e-6
_NEAR_RAD: Final = 0.1
"""So near Newton's rule is sure; an approach by the turn that is left needs hundreds far past the limits."""
_EVEN: Final = 1e-13
"""By so much less of a trace a hand may come nearer all the same: rounding is as large."""
_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])


class TurnedArm(NamedTuple):
    """An arm with its hand rotated as requested in the world, and its elbow's branch (...), 0 or 1."""

    posture: ArmPosture
    branch: Indices


def solve_arm_turned(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    hand_rotation: ArrayLike,
    swivel: ArrayLike,
    reference: Reference = "vertical",
) -> TurnedArm:
    """Put a point of the hand on a target with the hand's rotation in the world given.

    The elbow is given by the swivel (...) rad about shoulder-articulator.

    As in `solve_arm_global`, arguments broadcast over leading axes. The arm's hinge has to stand across
    both bones, as that of `Arm.straight` does. The wrist's rotation is part of the solution; its limits
    are not applied.
    """
    S, P, a, G = (np.asarray(each, np.float64) for each in (shoulder, target, articulator, hand_rotation))
    wrist = P - (G @ a[..., None])[..., 0]
    found = solve_arm_global(
        arm,
        shoulder=S,
        target=P,
        articulator=a,
        hand_rotation=G,
        swivel_about_wrist=_about_wrist(arm, S, P, wrist, np.asarray(swivel, np.float64), reference),
        reference=reference,
    )
    in_forearm = (arm.forearm + (found.wrist_rotation @ a[..., None])[..., 0]) @ arm.basis
    y, z, phi = in_forearm[..., 1], in_forearm[..., 2], found.flexion_rad
    branch = np.sin(phi) * y - np.cos(phi) * z > 1e-12 * np.hypot(y, z)  # as `arm_parameters` tells it
    return TurnedArm(found, np.asarray(branch, np.intp))


def nearest_wrist(arm: Arm, rotation: ArrayLike) -> ClampedWrist:
    """Find the wrist angles (...) within the limits that come nearest to a rotation (..., 3, 3).

    Also return how far past the limits the rotation is, rad. Nearest is by the angle between the two
    hands: clipping every angle by itself would turn the forearm wildly where a hand is asked to bend by
    about 90 degrees, where turn and side bend become one.
    """
    R = np.asarray(rotation, np.float64)
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
    angles = np.stack(
        [first, np.stack(other.angles, -1), np.zeros_like(first)]
    )  # far off there are several nearest ones
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
    return _off(arm, np.stack(angles, axis=-1), np.asarray(rotation, np.float64))


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


def _about_wrist(arm: Arm, S: Array, P: Array, wrist: Array, swivel: Array, reference: Reference) -> Array:
    """The swivel (...) rad about shoulder-wrist that stands for one about shoulder-articulator.

    The hinge axis circles about the line to the wrist; it must come to lie in the half plane through the line
    to the articulator that the swivel asks for. Where that line stands square to the other there is no
    answer, and zero is given.
    """
    t, w = unit_or_ahead(P - S), unit_or_ahead(wrist - S)
    wished = _turned(reference_direction(P - S, reference), t, arm.side * swivel)
    start = reference_direction(wrist - S, reference)  # of the hinge axis at zero swivel, square to w
    # Where the axis's part across w must point, so that the whole axis lies in the half plane: a hinge across
    # its bones has no part along w, and the half plane meets the plane across w in a line.
    line = dot(t, w)[..., None] * wished - dot(wished, w)[..., None] * t  # (t x wished) x w
    line = line * np.where(dot(line, wished) < 0.0, -1.0, 1.0)[..., None]
    angle = np.arctan2(dot(w, cross(start, line)), dot(start, line))
    return np.asarray(arm.side * np.where(dot(line, line) > _NOTHING, angle, 0.0))


def _turned(vector: Array, axis: Array, angle: Array) -> Array:
    """Vectors (..., 3) square to unit axes (..., 3), turned by angles (...)."""
    return np.asarray(np.cos(angle)[..., None] * vector + np.sin(angle)[..., None] * cross(axis, vector))


def _half_turned(angle: Array) -> Array:
    return np.asarray(np.where(angle > 0.0, angle - np.pi, angle + np.pi))
