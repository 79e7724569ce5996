"""Strain of an arm: each joint's way from comfort to its limit."""

from dataclasses import dataclass
from math import pi, radians
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.limits import DEVIATION, ELBOW, FLEXION, HUMERAL_TWIST, PRONATION
from signer.kinematics.rotations import twist_about
from signer.kinematics.wrist import wrist_angles


@dataclass(frozen=True, slots=True)
class Comfort:
    """Angles, rad, between which a joint is at ease, its limits, and where the numbers come from."""

    low_rad: float
    high_rad: float
    least_rad: float
    most_rad: float
    source: str

    def strain(self, angle: ArrayLike) -> Array:
        """Strain (...): 0 at ease, 1 at the limit, more beyond."""
        a = np.asarray(angle, np.float64)
        below = (
            (self.low_rad - a) / (self.low_rad - self.least_rad)
            if self.low_rad > self.least_rad
            else np.zeros_like(a)
        )
        above = (a - self.high_rad) / (self.most_rad - self.high_rad)
        return np.maximum(np.maximum(below, above), 0.0)


def _comfort(low_deg: float, high_deg: float, least_rad: float, most_rad: float, source: str) -> Comfort:
    return Comfort(radians(low_deg), radians(high_deg), least_rad, most_rad, source)


_RULA: Final = "RULA, McAtamney & Corlett 1993"
RAISE: Final = _comfort(0, 20, 0.0, pi, f"upper arm within 20 degrees of hanging: {_RULA}")
TWIST: Final = _comfort(
    -15,
    15,
    HUMERAL_TWIST.low_rad,
    HUMERAL_TWIST.high_rad,
    "middle of the range of limits.py; no band published",
)
BEND: Final = _comfort(60, 100, ELBOW.low_rad, ELBOW.high_rad, f"elbow 60-100: {_RULA}")
TURN: Final = _comfort(
    -40, 40, PRONATION.low_rad, PRONATION.high_rad, f"forearm in the middle half of its turn: {_RULA}"
)
WRIST_BEND: Final = _comfort(-15, 15, FLEXION.low_rad, FLEXION.high_rad, f"wrist within 15 degrees: {_RULA}")
WRIST_SIDE: Final = _comfort(
    -10, 10, DEVIATION.low_rad, DEVIATION.high_rad, f"wrist not bent from the midline: {_RULA}"
)


class Strain(NamedTuple):
    """Strain (...) of each joint: 0 at ease, 1 at its limit."""

    raised: Array
    twisted: Array
    bent: Array
    turned: Array
    wrist_bent: Array
    wrist_tilted: Array

    def total(self) -> Array:
        """All joints together (...): the root of the mean square."""
        return np.asarray(np.sqrt(sum(each * each for each in self) / len(self)))

    def worst(self) -> Array:
        """The most strained joint's strain (...)."""
        return np.asarray(np.maximum.reduce(np.broadcast_arrays(*self)))


def strain(arm: Arm, posture: ArmPosture) -> Strain:
    """Measure solved arms (...), joint by joint."""
    R = np.asarray(posture.shoulder_rotation)
    raised = np.arccos(np.clip(-(R @ arm.upper_arm)[..., 1] / np.linalg.norm(arm.upper_arm), -1.0, 1.0))
    twist = arm.side * twist_about(R, (0.0, -1.0, 0.0))
    pronation, flexion, deviation = wrist_angles(arm, posture.wrist_rotation)
    return Strain(
        RAISE.strain(raised),
        TWIST.strain(twist),
        BEND.strain(posture.flexion_rad),
        TURN.strain(pronation),
        WRIST_BEND.strain(flexion),
        WRIST_SIDE.strain(deviation),
    )
