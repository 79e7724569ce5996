"""How near to the shoulder and how far from it one arm brings its articulator, with the wrist as it is."""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from signer.kinematics.arm import elbow_rotation
from signer.kinematics.arm_shape import Arm, ArmPosture

Array: TypeAlias = NDArray[np.float64]


class Shell(NamedTuple):
    """Distances from the shoulder, m: the least and the greatest that bending the elbow gives, and the present one."""

    least_m: float
    most_m: float
    now_m: float

    @property
    def spare_m(self) -> float:
        """How much farther out or nearer in the target may still go; never below zero."""
        return max(0.0, min(self.most_m - self.now_m, self.now_m - self.least_m))


class Attainable(NamedTuple):
    """Least and greatest distance (...) m from shoulder to articulator over the elbow's range."""

    least_m: Array
    most_m: Array


def attainable(arm: Arm, *, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Attainable:
    """What an arm attains with a wrist (..., 3, 3) and an articulator (..., 3) m in the hand's frame, wherever the target is."""
    e = arm.elbow
    a = np.asarray(articulator, np.float64)
    in_forearm = (arm.forearm + (np.asarray(wrist_rotation, np.float64) @ a[..., None])[..., 0]) @ arm.basis
    x, y, z = np.moveaxis(in_forearm, -1, 0)
    across = np.hypot(y, z)
    along = (e.offset + x) ** 2
    toward = y * e.cos_mid + z * e.sin_mid
    span = e.reach2 + across**2
    low, high = (span - 2.0 * e.reach * (y * c + z * s) for c, s in ((e.cos_low, e.sin_low), (e.cos_high, e.sin_high)))
    nearest = np.where(toward >= e.cos_half * across, (e.reach - across) ** 2, np.minimum(low, high))
    farthest = np.where(-toward >= e.cos_half * across, (e.reach + across) ** 2, np.maximum(low, high))
    return Attainable(np.sqrt(np.maximum(nearest, 0.0) + along), np.sqrt(farthest + along))


def shell(arm: Arm, posture: ArmPosture) -> Shell:
    """The shell that the articulator of one solved arm can reach while the wrist stays as it is.

    The squared distance is a sine of the flexion, so its extremes lie at the sine's own or at the ends of the range.
    """
    to_elbow = posture.shoulder_rotation @ arm.upper_arm
    onward = posture.articulator - posture.elbow
    now = to_elbow + onward
    # The arm from the elbow on, as it would hang at zero flexion, in the frame of the upper arm.
    straight = elbow_rotation(arm, posture.flexion_rad).T @ (posture.shoulder_rotation.T @ onward)
    axis = arm.hinge / np.linalg.norm(arm.hinge)
    along = (arm.upper_arm @ axis) * (straight @ axis)
    cosine = arm.upper_arm @ straight - along
    sine = arm.upper_arm @ np.cross(axis, straight)
    low, high = arm.flexion_range
    top = float(np.arctan2(sine, cosine))
    flexions = np.array([low, high, *(turn for turn in (top, top + np.pi, top - np.pi) if low < turn < high)])
    inner = along + cosine * np.cos(flexions) + sine * np.sin(flexions)
    squares = arm.upper_arm @ arm.upper_arm + straight @ straight + 2.0 * inner
    lengths = np.sqrt(np.maximum(squares, 0.0))
    return Shell(float(lengths.min()), float(lengths.max()), float(np.linalg.norm(now)))
