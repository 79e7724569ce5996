"""An arm told in the angles of the paper."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.rotations import FixedAxis, shortest_turn
from signer.kinematics.vectors import NOTHING, Y, dot, length


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
    aside = np.arctan2(arm.side * upper[..., 0], upper[..., 2])
    theta = np.where(level > NOTHING * np.abs(upper[..., 1]), aside, 0.0)
    at_rest = shortest_turn(-Y, arm.upper_arm / arm.upper_arm_m)
    tau = np.asarray(arm.side * FixedAxis.of(-Y).twist(posture.shoulder_rotation @ at_rest))
    forearm = posture.wrist - posture.elbow
    gamma = np.asarray(np.arctan2(length(np.cross(upper, forearm)), -dot(upper, forearm)))
    return PaperAngles(gamma, phi, theta, tau)
