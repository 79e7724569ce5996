"""Reach of an arm with its wrist as it is.

Least and greatest distance of shoulder to articulator.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm import articulator_in_forearm, elbow_rotation
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.arm_terms import Elbow
from signer.kinematics.vectors import ARRAYS, FLOATS, Functions, turned


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
    return _attained(arm, articulator_in_forearm(arm, wrist_rotation, articulator))


def _attained(arm: Arm, from_elbow: Array) -> Attainable:
    """Return the distances an arm attains with an articulator (..., 3) m from the elbow.

    The articulator is in the forearm's frame.
    """
    if from_elbow.size == 3:  # in plain floats: hands alone ask for it often
        own = from_elbow.reshape(3)
        one = _extremes(FLOATS, arm.elbow, *(own if arm.is_standard else own @ arm.basis).tolist())
        return Attainable(*(np.full(from_elbow.shape[:-1], distance) for distance in one))
    return Attainable(*_extremes(ARRAYS, arm.elbow, *np.moveaxis(from_elbow @ arm.basis, -1, 0)))


def _extremes(of: Functions, e: Elbow, x: Any, y: Any, z: Any) -> tuple[Any, Any]:
    """Return least and greatest distance from the shoulder of a point in the elbow's frame, m.

    The squared distance is a sine of the flexion, so its extremes lie at the sine's own or at the ends of the
    range.
    """
    across, along = of.hypot(y, z), (e.offset + x) * (e.offset + x)
    toward, span = y * e.cos_mid + z * e.sin_mid, e.reach2 + across * across
    low = span - 2.0 * e.reach * (y * e.cos_low + z * e.sin_low)
    high = span - 2.0 * e.reach * (y * e.cos_high + z * e.sin_high)
    free = e.cos_half * across
    nearest = of.where(toward >= free, (e.reach - across) ** 2, of.least(low, high))
    farthest = of.where(-toward >= free, (e.reach + across) ** 2, of.most(low, high))
    return of.sqrt(of.most(nearest, 0.0) + along), of.sqrt(farthest + along)


def attained(arm: Arm, posture: ArmPosture) -> Attainable:
    """Return the distances (...) m that solved arms attain with their wrists as they are."""
    forearm = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)
    return _attained(arm, turned(np.swapaxes(forearm, -1, -2), posture.articulator - posture.elbow))


def shell(arm: Arm, posture: ArmPosture) -> Shell:
    """The shell that the articulator of one solved arm can reach while the wrist stays as it is."""
    found = attained(arm, posture)
    now = posture.shoulder_rotation @ arm.upper_arm + posture.articulator - posture.elbow
    return Shell(float(found.least_m), float(found.most_m), float(np.linalg.norm(now)))
