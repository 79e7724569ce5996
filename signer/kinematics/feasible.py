"""Elbow swivels that an arm's joints allow for one target, in closed form, and what binds the rest.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm are of that kind; so is a twist, in twice
its half angle.
"""

from math import cos, pi, sin

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import BranchRequest, Reference, solve_arm
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.limits import CONE_AXIS, CONE_RAD, HUMERAL_TWIST, INWARD_MOST
from signer.kinematics.rotations import quaternion_from_matrix
from signer.kinematics.vectors import X, Y, unit_or_ahead


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
