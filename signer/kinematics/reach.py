"""Reach of an arm with its wrist as it is.

Least and greatest distance of shoulder to articulator.
"""

from math import hypot, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.arm_terms import Elbow


class Shell(NamedTuple):
    """Distances from the shoulder, m.

    The least and the greatest that bending the elbow gives, and the present one.
    """

    least_m: float
    most_m: float
    now_m: float

    @property
    def spare_m(self) -> float:
        """Smaller of the distances that the target may still go out or in, m; never below zero."""
        return max(0.0, min(self.most_m - self.now_m, self.now_m - self.least_m))


class Attainable(NamedTuple):
    """Least and greatest distance (...) m from shoulder to articulator over the elbow's range."""

    least_m: Array
    most_m: Array


def attainable(arm: Arm, *, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Attainable:
    """Return the least and greatest distance that an arm attains, wherever the target is.

    The wrist is (..., 3, 3), the articulator (..., 3) m in the hand's frame.
    """
    a = np.asarray(articulator, np.float64)
    return _attained(arm, arm.forearm + (np.asarray(wrist_rotation, np.float64) @ a[..., None])[..., 0])


def _attained(arm: Arm, from_elbow: Array) -> Attainable:
    """Return the distances an arm attains with an articulator (..., 3) m from the elbow.

    The articulator is in the forearm's frame.

    The squared distance is a sine of the flexion, so its extremes lie at the sine's own or at the ends of the
    range.
    """
    e = arm.elbow
    if from_elbow.size == 3:
        lead = from_elbow.shape[:-1]
        return Attainable(
            *(np.full(lead, distance) for distance in _attained_one(e, *_in_hinge(arm, from_elbow)))
        )
    x, y, z = np.moveaxis(from_elbow @ arm.basis, -1, 0)
    across = np.hypot(y, z)
    along = (e.offset + x) ** 2
    toward = y * e.cos_mid + z * e.sin_mid
    span = e.reach2 + across**2
    low, high = (
        span - 2.0 * e.reach * (y * c + z * s) for c, s in ((e.cos_low, e.sin_low), (e.cos_high, e.sin_high))
    )
    nearest = np.where(toward >= e.cos_half * across, (e.reach - across) ** 2, np.minimum(low, high))
    farthest = np.where(-toward >= e.cos_half * across, (e.reach + across) ** 2, np.maximum(low, high))
    return Attainable(np.sqrt(np.maximum(nearest, 0.0) + along), np.sqrt(farthest + along))


def _in_hinge(arm: Arm, from_elbow: Array) -> tuple[float, float, float]:
    """One point from the elbow, m, in the elbow's own frame."""
    x, y, z = (
        from_elbow.reshape(3).tolist() if arm.is_standard else (from_elbow.reshape(3) @ arm.basis).tolist()
    )
    return x, y, z


def _attained_one(e: Elbow, x: float, y: float, z: float) -> tuple[float, float]:
    """Return the same as `_attained` for one articulator in plain floats: hands alone ask for it often."""
    across, along = hypot(y, z), (e.offset + x) * (e.offset + x)
    toward, span = y * e.cos_mid + z * e.sin_mid, e.reach2 + across * across
    low = span - 2.0 * e.reach * (y * e.cos_low + z * e.sin_low)
    high = span - 2.0 * e.reach * (y * e.cos_high + z * e.sin_high)
    free = e.cos_half * across
    nearest = (e.reach - across) ** 2 if toward >= free else min(low, high)
    farthest = (e.reach + across) ** 2 if -toward >= free else max(low, high)
    return sqrt(max(nearest, 0.0) + along), sqrt(farthest + along)


def shell(arm: Arm, posture: ArmPosture) -> Shell:
    """The shell that the articulator of one solved arm can reach while the wrist stays as it is."""
    onward = posture.articulator - posture.elbow
    forearm = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)
    found = _attained(arm, forearm.T @ onward)
    now = posture.shoulder_rotation @ arm.upper_arm + onward
    return Shell(float(found.least_m), float(found.most_m), float(np.linalg.norm(now)))
