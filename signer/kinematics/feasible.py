"""Elbow swivels that an arm's joints allow for one target, in closed form, and what binds the rest.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm and all three wrist angles of a hand held
in the world are of that kind; so is a twist, in twice its half angle.
"""

from math import cos, pi, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import BranchRequest, Reference, elbow_rotation, solve_arm
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.limits import CONE_AXIS, CONE_RAD, HUMERAL_TWIST, INWARD_MOST, WRIST
from signer.kinematics.rotations import quaternion_from_matrix
from signer.kinematics.vectors import X, Y, unit_or_ahead


class Condition(NamedTuple):
    """One limit on the swivel, and the swivels at which it holds."""

    name: str
    arcs: Arcs


class SwivelRange(NamedTuple):
    """The allowed swivels of one posture, and each condition on its own."""

    arcs: Arcs
    conditions: tuple[Condition, ...]


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
    return swivel_range(arm, posture, shoulder).arcs


def swivel_range(
    arm: Arm, posture: ArmPosture, shoulder: ArrayLike, hand_rotation: ArrayLike | None = None
) -> SwivelRange:
    """Return the allowed swivels of one arm, and what each limit allows.

    Args:
        arm: the arm.
        posture: its posture at zero swivel, of `arm.solve_arm` or, with the hand's rotation, of
            `arm.solve_arm_global`: there the wrist's limits bind too.
        shoulder: (3,) m, from where it was solved.
        hand_rotation: (3, 3) of a hand that is held in the world.
    """
    t = unit_or_ahead(
        (posture.articulator if hand_rotation is None else posture.wrist) - np.asarray(shoulder)
    )
    conditions = _shoulder_conditions(arm, t, posture)
    if hand_rotation is not None:
        conditions += _wrist_conditions(arm, t, posture, np.asarray(hand_rotation, np.float64))
    if arm.side < 0:  # conditions on the world's angle as conditions on psi
        conditions = tuple(Condition(name, arcs.mirrored(held)) for name, held in conditions)
    return SwivelRange(arcs.intersection(each.arcs for each in conditions), conditions)


def _circling(t: Array, start: Array, normal: Array) -> Array:
    """Terms (3,) of normal . vector for a vector turned by x about the unit axis `t`.

    It is `start` at zero. They are a constant and what goes with cosine and sine of x, a world angle.
    """
    along = (start @ t) * t
    return np.array((normal @ along, normal @ (start - along), normal @ np.cross(t, start)))


def _at_least(terms: Array, least: float) -> Arcs:
    """Find the angles at which terms (3,), as of `_circling`, come to at least that."""
    constant, cosine, sine = terms.tolist()
    return arcs.linear_arcs(constant, cosine, sine, least)


def _between(low: float, high: float, sine: Array, cosine: Array) -> Arcs:
    """Find where the angle of a circling sine and cosine, terms (3,) each, is between two limits, rad."""
    below = _at_least(cosine * sin(high) - sine * cos(high), 0.0)
    above = _at_least(sine * cos(low) - cosine * sin(low), 0.0)
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
    return _between(low, high, along, across)


def _shoulder_conditions(arm: Arm, t: Array, posture: ArmPosture) -> tuple[Condition, ...]:
    R = posture.shoulder_rotation
    upper = R @ arm.upper_arm / np.linalg.norm(arm.upper_arm)
    flip = np.array((arm.side, 1.0, 1.0))
    low, high = sorted((arm.side * HUMERAL_TWIST.low_rad, arm.side * HUMERAL_TWIST.high_rad))
    return (
        Condition("backward", _at_least(_circling(t, upper, CONE_AXIS * flip), cos(CONE_RAD))),
        Condition("across", _at_least(_circling(t, upper, flip * X), INWARD_MOST)),
        Condition("twist", twist_condition(t, R, low, high)),
    )


def _wrist_conditions(arm: Arm, t: Array, posture: ArmPosture, G: Array) -> tuple[Condition, ...]:
    """The wrist's three angles while the hand stays as it is in the world, each between two half planes."""
    x, y, z = (posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)).T
    s = arm.side
    (_, turn), (_, bend), (_, tilt) = WRIST
    bent = _circling(t, -s * y, G[:, 0])
    held = (
        _between(turn.low_rad, turn.high_rad, _circling(t, s * z, G[:, 0]), _circling(t, x, G[:, 0])),
        arcs.intersection((_at_least(bent, sin(bend.low_rad)), _at_least(-bent, -sin(bend.high_rad)))),
        _between(tilt.low_rad, tilt.high_rad, _circling(t, y, G[:, 2]), _circling(t, y, G[:, 1])),
    )
    return tuple(Condition(name, each) for (name, _), each in zip(WRIST, held, strict=True))
