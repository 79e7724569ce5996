"""Elbow swivels that an arm's joints allow for one target, in closed form, and what binds the rest.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm, spheres and half spaces kept clear, and
all three wrist angles of a hand held in the world are of that kind; so is a twist, in twice its half angle.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs
from signer.kinematics.arm import BranchRequest, Reference, elbow_rotation, solve_arm, solve_arm_global
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.limits import CONE_AXIS, CONE_RAD, HUMERAL_TWIST, INWARD_MOST, WRIST, Range
from signer.kinematics.rotations import quaternion_from_matrix
from signer.kinematics.vectors import unit_or_ahead

DOWN: Final = np.array((0.0, -1.0, 0.0))
SAME_END_RAD: Final = 1e-9


class Condition(NamedTuple):
    """One limit on the swivel: its name, the reason in words, and the swivels at which it holds."""

    name: str
    words: str
    arcs: Arcs


class HalfSpace(NamedTuple):
    """Points p with normal . p >= offset, which elbow and wrist must not leave."""

    normal: Array
    offset: float
    words: str


class Sphere(NamedTuple):
    """A ball that elbow and wrist must not enter."""

    centre: Array
    radius: float
    words: str


class NearestSwivel(NamedTuple):
    """The allowed swivel nearest to a wish, rad, and the condition that bound it.

    None when the wish is allowed.
    """

    swivel: float
    bound_by: Condition | None


class SwivelRange(NamedTuple):
    """The allowed swivels of one posture, and each condition on its own."""

    arcs: Arcs
    conditions: tuple[Condition, ...]

    def nearest(self, swivel: float) -> NearestSwivel | None:
        """The nearest allowed swivel and what bound it; None when no swivel is allowed."""
        found = arcs.nearest(self.arcs, swivel)
        if found is None:
            return None
        if arcs.contains(self.arcs, swivel):
            return NearestSwivel(swivel, None)
        ends_there = [c for c in self.conditions if arcs.boundary_distance(c.arcs, found) < SAME_END_RAD]
        # of several limits that end at the same angle, the one that is broken by the wish itself
        ends_there.sort(key=lambda c: arcs.contains(c.arcs, swivel))
        return NearestSwivel(found, ends_there[0] if ends_there else None)


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
    keep_clear: Sequence[Sphere | HalfSpace] = (),
) -> Arcs:
    """Swivels, as (low, high) rad within [-pi, pi], at which the shoulder is within its limits.

    For one target.
    """
    return swivel_range(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        wrist_rotation=wrist_rotation,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
        keep_clear=keep_clear,
    ).arcs


def swivel_range(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
    keep_clear: Sequence[Sphere | HalfSpace] = (),
) -> SwivelRange:
    """The allowed swivels of `arm.solve_arm`, each limit with its words.

    Elbow and wrist do not depend on the swivel.
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
    S = np.asarray(shoulder, np.float64)
    t = unit_or_ahead(np.asarray(target, np.float64) - S)
    return _range(arm, (*_shoulder_conditions(arm, t, posture), *_clearances(t, S, posture, keep_clear)))


def swivel_range_global(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    hand_rotation: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
    keep_clear: Sequence[Sphere | HalfSpace] = (),
) -> SwivelRange:
    """The allowed swivels about shoulder-wrist of `arm.solve_arm_global`.

    The wrist's limits bind here too.
    """
    G = np.asarray(hand_rotation, np.float64)
    posture = solve_arm_global(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        hand_rotation=G,
        swivel_about_wrist=0.0,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
    )
    S = np.asarray(shoulder, np.float64)
    t = unit_or_ahead(np.asarray(target, np.float64) - G @ np.asarray(articulator, np.float64) - S)
    wrist = _wrist_conditions(arm, t, posture, G)
    return _range(
        arm, (*_shoulder_conditions(arm, t, posture), *wrist, *_clearances(t, S, posture, keep_clear))
    )


def linear_condition(t: Array, start: Array, normal: Array, least: float) -> Arcs:
    """Find the angles at which a vector turned about the unit axis `t` has normal . vector >= least.

    They are world angles; the vector is `start` at zero.
    """
    along = (start @ t) * t
    return arcs.linear_arcs(
        float(normal @ along), float(normal @ (start - along)), float(normal @ np.cross(t, start)), least
    )


def twist_condition(t: Array, rotation: Array, low: float, high: float) -> Arcs:
    """Find the angles about `t` at which a rotation's twist about `DOWN` is between two limits, rad.

    They are world angles by which the rotation is turned on about `t`.
    """
    q = quaternion_from_matrix(rotation)
    w0, v0 = float(q[3]), q[:3]
    a, p0 = float(t @ v0), float(DOWN @ v0)
    p1 = w0 * float(t @ DOWN) + float(np.cross(t, v0) @ DOWN)
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
    below = arcs.linear_arcs(*(across * sin(high) - along * cos(high)).tolist())
    above = arcs.linear_arcs(*(along * cos(low) - across * sin(low)).tolist())
    return arcs.intersection((below, above)) if high - low <= pi else arcs.union((below, above))


def _range(arm: Arm, conditions: tuple[tuple[str, str, Arcs], ...]) -> SwivelRange:
    """Conditions on the world's angle as conditions on psi, and what they leave."""
    own = tuple(
        Condition(name, words, found if arm.side > 0 else arcs.mirrored(found))
        for name, words, found in conditions
    )
    return SwivelRange(arcs.intersection(c.arcs for c in own), own)


def _shoulder_conditions(arm: Arm, t: Array, posture: ArmPosture) -> tuple[tuple[str, str, Arcs], ...]:
    R = posture.shoulder_rotation
    upper = R @ arm.upper_arm / np.linalg.norm(arm.upper_arm)
    flip = np.array((arm.side, 1.0, 1.0))
    low, high = sorted((arm.side * HUMERAL_TWIST.low_rad, arm.side * HUMERAL_TWIST.high_rad))
    return (
        (
            "backward",
            "The upper arm cannot go further back.",
            linear_condition(t, upper, CONE_AXIS * flip, cos(CONE_RAD)),
        ),
        (
            "across",
            "The upper arm cannot cross further.",
            linear_condition(t, upper, np.array((arm.side, 0.0, 0.0)), INWARD_MOST),
        ),
        ("twist", "The shoulder cannot turn further.", twist_condition(t, R, low, high)),
    )


def _wrist_conditions(arm: Arm, t: Array, posture: ArmPosture, G: Array) -> tuple[tuple[str, str, Arcs], ...]:
    """The wrist's three angles while the hand stays as it is in the world.

    Each is a wedge between two half planes.
    """
    forearm = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)
    x, y, z = forearm.T
    s = arm.side
    (_, turn), (_, bend), (_, tilt) = WRIST
    bent = arcs.intersection(
        (
            linear_condition(t, -s * y, G[:, 0], sin(bend.low_rad)),
            linear_condition(t, s * y, G[:, 0], -sin(bend.high_rad)),
        )
    )
    turned = arcs.intersection(
        (
            linear_condition(t, x * sin(turn.high_rad) - s * z * cos(turn.high_rad), G[:, 0], 0.0),
            linear_condition(t, s * z * cos(turn.low_rad) - x * sin(turn.low_rad), G[:, 0], 0.0),
        )
    )
    tilted = arcs.intersection(
        (
            linear_condition(t, y, G[:, 1] * sin(tilt.high_rad) - G[:, 2] * cos(tilt.high_rad), 0.0),
            linear_condition(t, y, G[:, 2] * cos(tilt.low_rad) - G[:, 1] * sin(tilt.low_rad), 0.0),
        )
    )
    found = zip(WRIST, (turned, bent, tilted), strict=True)
    return tuple((name, _wrist_words(name, reach), each) for (name, reach), each in found)


def _wrist_words(name: str, reach: Range) -> str:
    low, high = (abs(round(np.degrees(end))) for end in (reach.low_rad, reach.high_rad))
    return f"{name.capitalize()} stops at {low}° {reach.low_words} and {high}° {reach.high_words}."


def _clearances(
    t: Array, S: Array, posture: ArmPosture, keep_clear: Sequence[Sphere | HalfSpace]
) -> tuple[tuple[str, str, Arcs], ...]:
    found: list[tuple[str, str, Arcs]] = []
    for obstacle in keep_clear:
        for name, point in (("elbow", posture.elbow - S), ("wrist", posture.wrist - S)):
            if isinstance(obstacle, Sphere):
                centre = np.asarray(obstacle.centre, np.float64) - S
                least = obstacle.radius**2 - float(point @ point) - float(centre @ centre)
                held = linear_condition(t, point, -2.0 * centre, least)
            else:
                normal = np.asarray(obstacle.normal, np.float64)
                held = linear_condition(t, point, normal, obstacle.offset - float(normal @ S))
            found.append((name, obstacle.words, held))
    return tuple(found)
