"""The elbow's swivel about the line from shoulder to articulator, and what the joints allow of it.

Zero swivel is a choice of reference. `vertical` puts the hinge axis level; `smooth` agrees with it for level
targets and straight ahead, and hides its two singular directions behind the body instead of straight above
and below the shoulder. Both count the hinge axis; the elbow's own height on its circle (zero at the lowest
point for `vertical`) is `elbow_height`.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm are of that kind; so is a twist, in twice
its half angle.
"""

from math import cos, pi, radians, sin
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import TRACE, Array
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import (
    BranchRequest,
    Reference,
    articulator_frame,
    articulator_in_forearm,
    elbow_rotation,
    is_smooth,
    solve_arm,
    target_frame,
)
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.least_jerk import cubic_step
from signer.kinematics.limits import CONE_AXIS, CONE_RAD, HUMERAL_TWIST, INWARD_MOST
from signer.kinematics.rotations import quaternion_from_matrix
from signer.kinematics.vectors import X, Y, dot, turned, unit_or_ahead


class _NaturalHeight(NamedTuple):
    """Heights of the elbow that look natural, by eye all of them.

    Attributes:
        low_rad: for low targets on the arm's own side, rad.
        raised_rad: by how much higher at the face, rad.
        raised_between_rad: elevations of the target between which it is raised so, rad.
        across_rad: by how much higher for a target before the other shoulder, rad.
        across_between_m: distances of the target inward of the shoulder between which it is raised for being
            across, m.
    """

    low_rad: float
    raised_rad: float
    raised_between_rad: tuple[float, float]
    across_rad: float
    across_between_m: tuple[float, float]


_NATURAL: Final = _NaturalHeight(
    low_rad=radians(10.0),
    raised_rad=radians(40.0),
    raised_between_rad=(radians(-10.0), radians(50.0)),
    across_rad=radians(20.0),
    across_between_m=(0.200, 0.350),
)


def reference_direction(direction: ArrayLike, reference: Reference = "vertical") -> Array:
    """Unit vector (..., 3) that the hinge's side of the arm points to at zero swivel.

    Args:
        direction: (..., 3) from shoulder to target, any length; straight ahead is taken where it has none.
        reference: `vertical` or `smooth`.
    """
    smooth = is_smooth(reference)
    d = np.asarray(direction, np.float64)
    if d.shape[-1:] != (3,):
        raise ValueError(f"direction must be (..., 3), got {d.shape}")
    return np.asarray(target_frame(d, 0.0, smooth)[..., 1])


def change_reference(
    arm: Arm, direction: ArrayLike, swivel: ArrayLike, *, old: Reference, new: Reference
) -> Array:
    """The swivel (...) rad of the same posture in another reference, for a target in `direction` (..., 3)."""
    if old == new:
        return wrapped(np.asarray(swivel, np.float64))
    before, after = reference_direction(direction, old), reference_direction(direction, new)
    t = unit_or_ahead(np.asarray(direction, np.float64))
    between = np.arctan2(dot(t, np.cross(after, before)), dot(after, before))
    return wrapped(np.asarray(swivel, np.float64) + arm.side * between)


def elbow_offset(arm: Arm, *, flexion: ArrayLike, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Array:
    """Return the angle (...) rad to add to the swivel to get the elbow's height, whatever the target."""
    in_forearm = articulator_in_forearm(arm, wrist_rotation, articulator)
    v = arm.upper_arm + turned(elbow_rotation(arm, flexion), in_forearm)
    axes, e = articulator_frame(arm, v), arm.upper_arm @ arm.basis
    return np.asarray(arm.side * np.arctan2(-(e @ axes)[..., 1], (e @ axes)[..., 2]))


def elbow_height(
    arm: Arm, *, swivel: ArrayLike, flexion: ArrayLike, wrist_rotation: ArrayLike, articulator: ArrayLike
) -> Array:
    """Height (...) rad of the elbow on its circle, of an arm with this (hinge) swivel; same reference."""
    return wrapped(
        np.asarray(swivel, np.float64)
        + elbow_offset(arm, flexion=flexion, wrist_rotation=wrist_rotation, articulator=articulator)
    )


def hinge_swivel(
    arm: Arm,
    *,
    elbow_height: ArrayLike,
    flexion: ArrayLike,
    wrist_rotation: ArrayLike,
    articulator: ArrayLike,
) -> Array:
    """The (hinge) swivel (...) rad that puts the elbow at this height on its circle; same reference."""
    return wrapped(
        np.asarray(elbow_height, np.float64)
        - elbow_offset(arm, flexion=flexion, wrist_rotation=wrist_rotation, articulator=articulator)
    )


def swivel_for_elbow(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    elbow: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> Array:
    """Find the swivel (...) rad that brings the elbow nearest to a requested point.

    The point is `elbow` (..., 3) m; the elbow stays on its circle. The other arguments are those of
    `arm.solve_arm`. A point on the axis of the circle gives zero.
    """
    rest = solve_arm(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        wrist_rotation=wrist_rotation,
        swivel=0.0,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
    )
    S = np.asarray(shoulder, np.float64)
    t = unit_or_ahead(np.asarray(target, np.float64) - S)
    now = rest.elbow - S
    wish = np.asarray(elbow, np.float64) - S
    now, wish = now - dot(now, t)[..., None] * t, wish - dot(wish, t)[..., None] * t
    return np.asarray(arm.side * np.arctan2(dot(t, np.cross(now, wish)), dot(now, wish)))


def natural_height(arm: Arm, *, shoulder: ArrayLike, target: ArrayLike) -> Array:
    """Elbow height (...) rad that looks natural for a target: higher for the face and across the chest.

    Read as a height, not as a psi, so that a bent wrist does not lift the elbow; as a smooth psi it would
    stand far too high at the face.

    Source: rule fitted by eye over twelve targets between chest, face and the other shoulder; see
        docs/solver.md.
    """
    d = np.asarray(target, np.float64) - np.asarray(shoulder, np.float64)
    elevation = np.arctan2(d[..., 1], np.hypot(d[..., 0], d[..., 2]))
    inward = -arm.side * d[..., 0]
    raised, across = (
        cubic_step((reading - low) / (high - low))
        for reading, (low, high) in (
            (elevation, _NATURAL.raised_between_rad),
            (inward, _NATURAL.across_between_m),
        )
    )
    return _NATURAL.low_rad + _NATURAL.raised_rad * raised + _NATURAL.across_rad * across


def wrapped(angle: ArrayLike) -> Array:
    """Angles (...) rad brought into [-pi, pi]; those already there are not touched."""
    a = np.asarray(angle, np.float64)
    return np.where(np.abs(a) <= np.pi, a, np.arctan2(np.sin(a), np.cos(a)))


def feasible_swivel(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> Arcs:
    """Swivels, as (low, high) rad within [-pi, pi], at which the shoulder is within its limits.

    For one target; the arguments are those of `arm.solve_arm`.
    """
    posture = solve_arm(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        wrist_rotation=wrist_rotation,
        swivel=0.0,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
    )
    return arcs.intersection(shoulder_arcs(arm, posture, shoulder).values())


def shoulder_arcs(arm: Arm, posture: ArmPosture, shoulder: ArrayLike) -> dict[str, Arcs]:
    """Return the swivels that each limit of the shoulder allows one arm, given as it is at zero swivel."""
    t, R = unit_or_ahead(posture.articulator - np.asarray(shoulder)), posture.shoulder_rotation
    upper, flip = R @ arm.upper_arm / arm.upper_arm_m, np.array((arm.side, 1.0, 1.0))
    low, high = sorted((arm.side * HUMERAL_TWIST.low_rad, arm.side * HUMERAL_TWIST.high_rad))
    found = {
        "backward": arcs.linear_arcs(circling(t, upper, CONE_AXIS * flip), cos(CONE_RAD)),
        "across": arcs.linear_arcs(circling(t, upper, flip * X), INWARD_MOST),
        "twist": twist_condition(t, R, low, high),
    }
    # conditions on the world's angle as conditions on psi
    return found if arm.side > 0 else {name: arcs.mirrored(held) for name, held in found.items()}


def circling(t: Array, start: Array, normal: Array) -> Array:
    """Terms (3,) of normal . vector for a vector turned by x about the unit axis `t`.

    It is `start` at zero. They are a constant and what goes with cosine and sine of x, a world angle.
    """
    along = (start @ t) * t
    return np.array((normal @ along, normal @ (start - along), normal @ np.cross(t, start)))


def between(low: float, high: float, sine: Array, cosine: Array) -> Arcs:
    """Find where the angle of a circling sine and cosine, terms (3,) each, is between two limits, rad."""
    below = arcs.linear_arcs(cosine * sin(high) - sine * cos(high), 0.0)
    above = arcs.linear_arcs(sine * cos(low) - cosine * sin(low), 0.0)
    return arcs.intersection((below, above)) if high - low <= pi else arcs.union((below, above))


def twist_condition(t: Array, rotation: Array, low: float, high: float) -> Arcs:
    """Find the angles about `t` at which a rotation's twist about straight down is within limits, rad.

    They are world angles by which the rotation is turned on about `t`.
    """
    q = quaternion_from_matrix(rotation)
    w0, v0 = float(q[3]), q[:3]
    a, p0 = float(t @ v0), float(-Y @ v0)
    p1 = w0 * float(-Y @ t) + float(-Y @ np.cross(t, v0))
    # cosine and sine of the twist, times one positive factor, as constant + cos x + sin x
    across = (
        np.array(
            (
                w0 * w0 + a * a - p0 * p0 - p1 * p1,
                w0 * w0 - a * a - p0 * p0 + p1 * p1,
                -2.0 * (a * w0 + p0 * p1),
            )
        )
        / 2.0
    )
    along = np.array((w0 * p0 - a * p1, w0 * p0 + a * p1, w0 * p1 - a * p0))
    return between(low, high, along, across)


def elbow_heights(side_sign: int, shoulder: Array, elbow: Array, articulator: Array) -> Array:
    """Return the height (...) rad of the elbow on its circle about shoulder-articulator.

    +pi or -pi is its highest point. An articulator straight above or below the shoulder has no lowest
    point; it counts as if it were a little in front. The elbow of a straight arm has no circle; it counts as
    at the lowest point.

    Args:
        side_sign: +1 left, -1 right.
        shoulder: (..., 3) m.
        elbow: (..., 3) m.
        articulator: (..., 3) m.
    """
    axis, e = articulator - shoulder, elbow - shoulder
    x, y, z = axis[..., 0], axis[..., 1], axis[..., 2]
    level2 = x * x + z * z
    length2 = level2 + y * y
    is_steep = level2 < TRACE * TRACE * length2
    if np.any(is_steep):
        x, z = np.where(is_steep, 0.0, x), np.where(is_steep, TRACE * np.sqrt(length2), z)
        level2 = x * x + z * z
    # Along the downward direction square to the axis, (xy, -xx - zz, zy), and along the one a quarter turn
    # further about it, (z, 0, -x): both as long, but for the axis's length.
    down = x * y * e[..., 0] - level2 * e[..., 1] + z * y * e[..., 2]
    across = np.sqrt(length2) * (z * e[..., 0] - x * e[..., 2])
    is_straight = down * down + across * across <= TRACE * TRACE * level2 * length2 * length2
    return np.asarray(np.where(is_straight, 0.0, side_sign * np.arctan2(across, down)))
