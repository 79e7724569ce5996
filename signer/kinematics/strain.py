"""How strained an arm is: each joint's way from comfort to its limit, and the most relaxed elbow for a contact."""

from dataclasses import dataclass
from math import pi, radians
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from signer.kinematics import arcs
from signer.kinematics.arm import BranchRequest, Reference, solve_arm
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.feasible import feasible_swivel
from signer.kinematics.limits import DEVIATION, ELBOW, FLEXION, HUMERAL_TWIST, PRONATION
from signer.kinematics.rotations import twist_about
from signer.kinematics.wrist import wrist_angles

Array: TypeAlias = NDArray[np.float64]

NEAR_LIMIT: Final = 0.7
"""From this strain on a joint counts as strained."""
SAMPLES: Final = 181
GOLDEN: Final = (5.0**0.5 - 1.0) / 2.0
GOLDEN_STEPS: Final = 34


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
        below = (self.low_rad - a) / (self.low_rad - self.least_rad) if self.low_rad > self.least_rad else np.zeros_like(a)
        above = (a - self.high_rad) / (self.most_rad - self.high_rad)
        return np.maximum(np.maximum(below, above), 0.0)


def _comfort(low_deg: float, high_deg: float, least_rad: float, most_rad: float, source: str) -> Comfort:
    return Comfort(radians(low_deg), radians(high_deg), least_rad, most_rad, source)


_RULA: Final = "RULA, McAtamney & Corlett 1993"
RAISE: Final = _comfort(0, 20, 0.0, pi, f"upper arm within 20 degrees of hanging: {_RULA}")
TWIST: Final = _comfort(-15, 15, HUMERAL_TWIST.low_rad, HUMERAL_TWIST.high_rad, "middle of the range of limits.py; no band published")
BEND: Final = _comfort(60, 100, ELBOW.low_rad, ELBOW.high_rad, f"elbow 60-100: {_RULA}")
TURN: Final = _comfort(-40, 40, PRONATION.low_rad, PRONATION.high_rad, f"forearm in the middle half of its turn: {_RULA}")
WRIST_BEND: Final = _comfort(-15, 15, FLEXION.low_rad, FLEXION.high_rad, f"wrist within 15 degrees: {_RULA}")
WRIST_SIDE: Final = _comfort(-10, 10, DEVIATION.low_rad, DEVIATION.high_rad, f"wrist not bent from the midline: {_RULA}")


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


def relaxed_swivel(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> float:
    """The swivel, rad, of least strain that the shoulder allows for one target; where it allows none, of least strain at all.

    Arguments as for `arm.solve_arm`.
    """

    def total(swivel: ArrayLike) -> Array:
        posture = solve_arm(
            arm,
            shoulder=shoulder,
            target=target,
            articulator=articulator,
            wrist_rotation=wrist_rotation,
            swivel=swivel,
            branch=branch,
            hint_flexion=hint_flexion,
            reference=reference,
        )
        return strain(arm, posture).total()

    allowed = feasible_swivel(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        wrist_rotation=wrist_rotation,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
    )
    swivels = _samples(allowed or arcs.FULL)
    best = float(swivels[int(np.argmin(total(swivels)))])
    step = 2.0 * pi / (SAMPLES - 1)
    low, high = best - step, best + step
    inside = [(max(low, a), min(high, b)) for a, b in (allowed or ((low, high),)) if a <= best <= b]
    low, high = inside[0] if inside else (best, best)
    for _ in range(GOLDEN_STEPS):
        a, b = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        at_a, at_b = total(np.array((a, b)))
        low, high = (low, b) if at_a <= at_b else (a, high)
    middle = 0.5 * (low + high)
    return middle if float(total(middle)) <= float(total(best)) else best


def _samples(allowed: arcs.Arcs) -> Array:
    """Swivels within the arcs, about two degrees apart, the ends of the arcs among them."""
    parts = [np.linspace(low, high, 2 + int((high - low) / (2.0 * pi) * SAMPLES)) for low, high in allowed]
    return np.concatenate(parts)
