"""An arm told in the angles of the paper."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.rotations import FixedAxis, shortest_turn
from signer.kinematics.vectors import Y, dot, length


class PaperAngles(NamedTuple):
    """Rad (...): the elbow's inner angle, and the upper arm in a sphere about straight down.

    `phi` is counted from hanging, `theta` around the vertical from straight ahead to the outside, `tau` is
    the upper arm's turn about its length, to the inside. At phi of 0 or pi theta is zero.
    """

    gamma: Array
    phi: Array
    theta: Array
    tau: Array


def paper_angles(arm: Arm, posture: ArmPosture, shoulder: ArrayLike) -> PaperAngles:
    """Read the angles in which McDonald et al. 2002 tell a solved arm (...)."""
    S = np.asarray(shoulder, np.float64)
    upper = posture.elbow - S
    level = np.hypot(upper[..., 0], upper[..., 2])
    phi = np.arctan2(level, -upper[..., 1])
    theta = np.where(
        level > 1e-12 * np.abs(upper[..., 1]), np.arctan2(arm.side * upper[..., 0], upper[..., 2]), 0.0
    )
    tau = np.asarray(arm.side * FixedAxis.of(-Y).twist(posture.shoulder_rotation @ _own_axes(arm)))
    return PaperAngles(_angle(-upper, posture.wrist - posture.elbow), phi, theta, tau)


def _own_axes(arm: Arm) -> Array:
    """A rotation (3, 3) that takes straight down to the upper arm at rest.

    None for an arm that hangs at rest.
    """
    return shortest_turn(-Y, arm.upper_arm / np.linalg.norm(arm.upper_arm))


def _angle(a: Array, b: Array) -> Array:
    across = np.cross(a, b)
    return np.asarray(np.arctan2(length(across), dot(a, b)))
