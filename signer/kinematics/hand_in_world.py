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
from signer.kinematics.swivel import reference_direction
from signer.kinematics.vectors import cross, dot, unit_or_ahead

_NOTHING: Final = 1e-12


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
