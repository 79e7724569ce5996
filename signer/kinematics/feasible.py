"""Elbow swivels that an arm's joints allow for one target, in closed form, and what binds the rest.

Turning the arm by x about shoulder-target moves every vector of it on a circle, so that a condition linear in
the vector holds on one arc of x. Cone and midline of the upper arm, spheres and half spaces kept clear, and
all three wrist angles of a hand held in the world are of that kind; so is a twist, in twice its half angle.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, Unpack

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
from signer.kinematics.limits import CONE_AXIS, CONE_RAD, HUMERAL_TWIST, INWARD_MOST, WRIST, Range
from signer.kinematics.rotations import quaternion_from_matrix
from signer.kinematics.vectors import unit_or_ahead

DOWN: Final = np.array((0.0, -1.0, 0.0))
SAME_END_RAD: Final = 1e-9
"""Ends of two limits that are nearer, rad, are one: rounding is less."""


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
    keep_clear: Sequence[Sphere | HalfSpace] = (),
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> Arcs:
    """Swivels, as (low, high) rad within [-pi, pi], at which the shoulder is within its limits.

    For one target; the other arguments are those of `arm.solve_arm`.
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
    return swivel_range(arm, keep_clear=keep_clear, **given).arcs


def swivel_range(
    arm: Arm, *, keep_clear: Sequence[Sphere | HalfSpace] = (), **given: Unpack[Reach]
) -> SwivelRange:
    """The allowed swivels of `arm.solve_arm`, each limit with its words.

    Elbow and wrist do not depend on the swivel. The other arguments are those of `arm.solve_arm`.
    """
    posture = solve_arm(arm, **given, swivel=0.0)
    S = np.asarray(given["shoulder"], np.float64)
    t = unit_or_ahead(np.asarray(given["target"], np.float64) - S)
    return _range(arm, (*_shoulder_conditions(arm, t, posture), *_clearances(t, S, posture, keep_clear)))


def swivel_range_global(
    arm: Arm, *, keep_clear: Sequence[Sphere | HalfSpace] = (), **given: Unpack[GlobalReach]
) -> SwivelRange:
    """The allowed swivels about shoulder-wrist of `arm.solve_arm_global`.

    The wrist's limits bind here too. The other arguments are those of `arm.solve_arm_global`.
    """
    posture = solve_arm_global(arm, **given, swivel_about_wrist=0.0)
    S, G, a = (np.asarray(given[name], np.float64) for name in ("shoulder", "hand_rotation", "articulator"))
    t = unit_or_ahead(np.asarray(given["target"], np.float64) - G @ a - S)
    return _range(
        arm,
        (
            *_shoulder_conditions(arm, t, posture),
            *_wrist_conditions(arm, t, posture, G),
            *_clearances(t, S, posture, keep_clear),
        ),
    )


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
    return _between(low, high, along, across)


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
            _at_least(_circling(t, upper, CONE_AXIS * flip), cos(CONE_RAD)),
        ),
        (
            "across",
            "The upper arm cannot cross further.",
            _at_least(_circling(t, upper, np.array((arm.side, 0.0, 0.0))), INWARD_MOST),
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
    bent = _circling(t, -s * y, G[:, 0])
    held = (
        _between(turn.low_rad, turn.high_rad, _circling(t, s * z, G[:, 0]), _circling(t, x, G[:, 0])),
        arcs.intersection(
            (
                _at_least(bent, sin(bend.low_rad)),
                _at_least(-bent, -sin(bend.high_rad)),
            )
        ),
        _between(tilt.low_rad, tilt.high_rad, _circling(t, y, G[:, 2]), _circling(t, y, G[:, 1])),
    )
    found = zip(WRIST, held, strict=True)
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
                normal = -2.0 * centre
            else:
                normal = np.asarray(obstacle.normal, np.float64)
                least = obstacle.offset - float(normal @ S)
            held = _at_least(_circling(t, point, normal), least)
            found.append((name, obstacle.words, held))
    return tuple(found)
