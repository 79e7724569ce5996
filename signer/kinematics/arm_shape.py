"""The arm as the solver sees it: two bones, a hinge and a range; and what a solve is told and returns."""

from dataclasses import dataclass, field
from enum import IntFlag, auto
from math import cos, isfinite, pi, radians, sin, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import TRACE, Array, Indices
from body_model.plain_types import Vector
from signer.kinematics.vectors import IDENTITY, frozen


class ArmFlags(IntFlag):
    """Flags of a solve for what was out of the ordinary; several may hold at once."""

    TOO_FAR = auto()
    TOO_NEAR = auto()
    AT_SHOULDER = auto()
    ELBOW_FREE = auto()
    NO_REFERENCE = auto()
    ON_HINGE_AXIS = auto()


TOO_FAR, TOO_NEAR, AT_SHOULDER, ELBOW_FREE, NO_REFERENCE, ON_HINGE_AXIS = map(int, ArmFlags)

PRIMARY, SECONDARY, NEAREST = 0, 1, 2
FIRM: Final = 2 * NEAREST
"""Branches of the elbow that may be asked for. FIRM is added to one of the first two: where that is past the
elbow's range the nearer end of the range is taken, not the other branch."""

SMOOTH_TILT: Final = sqrt(0.75)
"""Sine of 60 degrees: where the smooth reference hides its two zeros, behind straight up and straight
down."""

NO_REFERENCE_2: Final = TRACE * TRACE
"""Squared length below which the reference of the swivel has no direction."""


class Elbow(NamedTuple):
    """Constants of an arm that the solver needs, in the elbow's own frame.

    There the hinge axis is -x and the upper arm, from shoulder to elbow, is (`offset`, -`reach`, 0); `reach2`
    is the square of `reach`. The range of the flexion is told by its ends, `low` and `high`, and as
    everything within `half` of `mid`: an angle is within it when its cosine and sine, times those of `mid`,
    add up to `cos_half` at least, which carries a hair of tolerance.
    """

    reach: float
    offset: float
    reach2: float
    cos_mid: float
    sin_mid: float
    cos_half: float
    low: float
    high: float
    cos_low: float
    sin_low: float
    cos_high: float
    sin_high: float


@dataclass(frozen=True, slots=True, eq=False)
class Arm:
    """Two bones and a hinge.

    At rest (all rotations identity) the arm hangs along -y with the palm to the body and the thumb forward.

    Args:
        upper_arm: (3,) m, shoulder to elbow, in the shoulder's frame.
        forearm: (3,) m, elbow to wrist, in the forearm's frame.
        hinge: (3,) axis of the elbow in the shoulder's frame; any length.
        flexion_range: least and greatest flexion, rad; zero is a straight arm.
        side: +1 for the left arm, -1 for the right.

    Raises:
        ValueError: a bone without length, a hinge along the upper arm, a range that is empty or wider than
            half a turn.
    """

    upper_arm: Array
    forearm: Array
    hinge: Array
    flexion_range: tuple[float, float]
    side: int
    basis: Array = field(init=False, repr=False)
    upper_arm_m: float = field(init=False, repr=False)
    elbow: Elbow = field(init=False, repr=False)
    forearm_xyz: Vector = field(init=False, repr=False)
    is_standard: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        upper = _vector(self.upper_arm, "upper_arm")
        forearm = _vector(self.forearm, "forearm")
        hinge = _vector(self.hinge, "hinge")
        hinge = frozen(hinge / np.linalg.norm(hinge))
        low, high = (float(v) for v in self.flexion_range)
        if not (
            isfinite(low)
            and isfinite(high)
            and low <= high <= low + pi + 1e-12
            and abs(low) <= 2 * pi
            and abs(high) <= 2 * pi
        ):
            raise ValueError(
                f"flexion_range must be two angles in order, at most pi apart, got {self.flexion_range}"
            )
        if self.side not in (1, -1):
            raise ValueError(f"side is +1 for left and -1 for right, got {self.side!r}")
        across = upper - (upper @ hinge) * hinge
        reach = float(np.linalg.norm(across))
        if reach < 1e-9 * np.linalg.norm(upper):
            raise ValueError("the hinge axis must not lie along the upper arm")
        x, y = -hinge, -across / reach
        basis = frozen(np.column_stack([x, y, np.cross(x, y)]) + 0.0)
        middle, half = 0.5 * (low + high), 0.5 * (high - low)
        elbow = Elbow(
            reach,
            float(basis[:, 0] @ upper),
            reach * reach,
            cos(middle),
            sin(middle),
            cos(half) - 4e-16,
            low,
            high,
            cos(low),
            sin(low),
            cos(high),
            sin(high),
        )
        for name, value in (
            ("upper_arm", upper),
            ("forearm", forearm),
            ("hinge", hinge),
            ("flexion_range", (low, high)),
            ("side", int(self.side)),
            ("basis", basis),
            ("upper_arm_m", float(np.linalg.norm(upper))),
            ("elbow", elbow),
            ("forearm_xyz", tuple((basis.T @ forearm).tolist())),
            ("is_standard", bool((basis == IDENTITY).all())),
        ):
            object.__setattr__(self, name, value)

    @classmethod
    def straight(
        cls,
        upper_arm_m: float,
        forearm_m: float,
        side: int,
        flexion_range: tuple[float, float] = (0.0, radians(150.0)),
    ) -> "Arm":
        """Make an arm in line at zero flexion, its hinge across. ValueError: a length not positive."""
        for name, length_m in (("upper_arm_m", upper_arm_m), ("forearm_m", forearm_m)):
            if not (isfinite(length_m) and length_m > 0.0):
                raise ValueError(f"{name} must be a positive length, got {length_m!r}")
        down = np.array((0.0, -1.0, 0.0))
        return cls(upper_arm_m * down, forearm_m * down, np.array((-1.0, 0.0, 0.0)), flexion_range, side)


class ArmPosture(NamedTuple):
    """A solved arm; points are in the frame of the target, lengths in metres, angles in radians.

    `short_by_m` is zero where the articulator is on its target, and otherwise exactly its distance from it,
    the least possible. `flags` are ArmFlags, `branch` is 0 for primary and 1 for secondary. The fields of a
    batch are views of one structure of arrays, members
    last in memory: `np.ascontiguousarray` makes of one what a C library may ask for.
    """

    shoulder_rotation: Array
    flexion_rad: Array
    wrist_rotation: Array
    elbow: Array
    wrist: Array
    articulator: Array
    short_by_m: Array
    flags: Indices | ArmFlags
    branch: Indices | int


def _vector(value: ArrayLike, name: str) -> Array:
    vector = np.array(value, np.float64)
    if vector.shape != (3,) or not np.isfinite(vector).all() or not vector.any():
        raise ValueError(f"{name} must be three finite numbers, not all zero, got {value!r}")
    return frozen(vector)
