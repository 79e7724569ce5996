"""The hand turned as given in the world while the elbow is told by its swivel about shoulder-articulator, in closed form.

`solve_arm_global` counts the elbow's swivel about the line to the wrist, as the wrist is what it solves for. Keys count it
about the line to the articulator, whichever way their hand is told: here the one becomes the other.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from signer.kinematics.arm import ArmPosture, Reference, arm_parameters, solve_arm_global
from signer.kinematics.arm_shape import Arm
from signer.kinematics.limits import ClampedWrist, clamp_wrist
from signer.kinematics.swivel import reference_direction
from signer.kinematics.wrist import WristAngles, wrist_angles

Array: TypeAlias = NDArray[np.float64]

_NOTHING = 1e-12


class TurnedArm(NamedTuple):
    """An arm with its hand turned as wished in the world, and which branch (...) of its elbow that is, 0 or 1."""

    posture: ArmPosture
    branch: NDArray[np.intp]


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
    """Put a point of the hand on a target with the hand turned as given, by the swivel (...) rad about shoulder-articulator.

    As `solve_arm_global`, over leading axes, for arms whose hinge stands across both bones, as that of `Arm.straight` does.
    The wrist's rotation is part of the answer; its limits are not applied.
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
    told = arm_parameters(
        arm,
        shoulder=S,
        shoulder_rotation=found.shoulder_rotation,
        flexion=found.flexion_rad,
        wrist_rotation=found.wrist_rotation,
        articulator=a,
        reference=reference,
    )
    return TurnedArm(found, told.branch)


def nearest_wrist(arm: Arm, rotation: ArrayLike) -> ClampedWrist:
    """The angles (...) of a wrist's rotation (..., 3, 3) brought within their limits, and how far past them the rotation is.

    Two triples of angles make every rotation; the one that is less far past the limits counts, so that a hand asked to
    bend by 100 degrees bends as far as it can instead of turning over.
    """
    plain = wrist_angles(arm, rotation)
    over = WristAngles(*(_half_turned(plain.pronation), np.copysign(np.pi, plain.flexion) - plain.flexion, _half_turned(plain.deviation)))
    first, second = clamp_wrist(plain), clamp_wrist(over)
    further = _excess(second.over) < _excess(first.over)
    return ClampedWrist(
        WristAngles(*(np.where(further, b, a) for a, b in zip(first.angles, second.angles, strict=True))),
        WristAngles(*(np.where(further, b, a) for a, b in zip(first.over, second.over, strict=True))),
    )


def _about_wrist(arm: Arm, S: Array, P: Array, wrist: Array, swivel: Array, reference: Reference) -> Array:
    """The swivel (...) rad about shoulder-wrist that stands for one about shoulder-articulator.

    The hinge axis circles about the line to the wrist; it must come to lie in the half plane through the line to the
    articulator that the swivel asks for. Where that line stands square to the other there is no answer, and zero is given.
    """
    t, w = _unit(P - S), _unit(wrist - S)
    wished = _turned(reference_direction(P - S, reference), t, arm.side * swivel)
    square = np.cross(t, wished)
    start = reference_direction(wrist - S, reference)  # of the hinge axis at zero swivel, square to w
    # Where the axis's part across w must point, so that the whole axis lies in the half plane: a hinge across its bones
    # has no part along w, and the half plane meets the plane across w in a line.
    line = np.cross(square, w)
    line = line * np.where(_dot(line, wished) < 0.0, -1.0, 1.0)[..., None]
    angle = np.arctan2(_dot(w, np.cross(start, line)), _dot(start, line))
    return np.asarray(arm.side * np.where(_dot(line, line) > _NOTHING, angle, 0.0))


def _turned(vector: Array, axis: Array, angle: Array) -> Array:
    """Vectors (..., 3) square to unit axes (..., 3), turned by angles (...)."""
    return np.asarray(np.cos(angle)[..., None] * vector + np.sin(angle)[..., None] * np.cross(axis, vector))


def _half_turned(angle: Array) -> Array:
    return np.asarray(np.where(angle > 0.0, angle - np.pi, angle + np.pi))


def _excess(over: WristAngles) -> Array:
    return np.asarray(np.abs(np.stack(over)).sum(axis=0))


def _unit(vector: Array) -> Array:
    length = np.sqrt(_dot(vector, vector))[..., None]
    return np.asarray(np.where(length > _NOTHING, vector, (0.0, 0.0, 1.0)) / np.where(length > _NOTHING, length, 1.0))


def _dot(a: Array, b: Array) -> Array:
    return np.asarray((a * b).sum(-1))
