"""Elbow swivels that an arm's joints allow for one target, in closed form, and what binds the rest.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm and all three wrist angles of a hand held
in the world are of that kind; so is a twist, in twice its half angle.
"""

from math import cos, pi, sin
from typing import NamedTuple, Unpack

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import (
    BranchRequest,
    GlobalReach,
    Reach,
    Reference,
    elbow_rotation,
    solve_arm,
    solve_arm_global,
)
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
    given: Reach = {
        "shoulder": shoulder,
        "target": target,
        "articulator": articulator,
        "wrist_rotation": wrist_rotation,
        "branch": branch,
        "hint_flexion": hint_flexion,
        "reference": reference,
    }
    return swivel_range(arm, **given).arcs


def swivel_range(arm: Arm, **given: Unpack[Reach]) -> SwivelRange:
    """The allowed swivels of `arm.solve_arm`, whose arguments these are, and what each limit allows."""
    posture = solve_arm(arm, **given, swivel=0.0)
    t = unit_or_ahead(np.asarray(given["target"], np.float64) - np.asarray(given["shoulder"], np.float64))
    return _range(arm, _shoulder_conditions(arm, t, posture))


def swivel_range_global(arm: Arm, **given: Unpack[GlobalReach]) -> SwivelRange:
    """The allowed swivels about shoulder-wrist of `arm.solve_arm_global`, whose arguments these are.

    The wrist's limits bind here too.
    """
    posture = solve_arm_global(arm, **given, swivel_about_wrist=0.0)
    S, G, a = (np.asarray(given[name], np.float64) for name in ("shoulder", "hand_rotation", "articulator"))
    t = unit_or_ahead(np.asarray(given["target"], np.float64) - G @ a - S)
    return _range(arm, (*_shoulder_conditions(arm, t, posture), *_wrist_conditions(arm, t, posture, G)))


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


def _range(arm: Arm, conditions: tuple[Condition, ...]) -> SwivelRange:
    """Conditions on the world's angle as conditions on psi, and what they leave."""
    own = conditions if arm.side > 0 else tuple(Condition(n, arcs.mirrored(held)) for n, held in conditions)
    return SwivelRange(arcs.intersection(each.arcs for each in own), own)


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
