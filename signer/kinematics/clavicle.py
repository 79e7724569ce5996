"""The shoulder girdle in aid of the arm: far targets draw the shoulder, and shrugs by hand."""

from math import radians
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.rig import ArmRig, Girdle, soft_distance
from signer.kinematics.rotations import axis_rotation, rotation_exp
from signer.kinematics.vectors import Y, Z, cross, entries, length, turned


class _Help(NamedTuple):
    """Aid of the girdle to an arm that goes far.

    Attributes:
        knee: share of the arm's reach from which it begins.
        most_rad: most that the girdle turns, rad.
        lowered_rad: most that it is lowered, rad: less than the 10 degrees to which it goes; source: Neumann
            2010.
        slack_lever_m: lever below which turning it gains too little to be worth it, m.
    """

    knee: float
    most_rad: float
    lowered_rad: float
    slack_lever_m: float


class _ByHand(NamedTuple):
    """Ranges of the clavicle when it is set by hand.

    Attributes:
        rise_rad: depression and elevation, rad; source: 10 and 35-45, Neumann 2010.
        forward_rad: retraction and protraction, rad; source: 15-30 each, Neumann 2010.
    """

    rise_rad: tuple[float, float]
    forward_rad: tuple[float, float]


GIRDLE: Final = _ByHand(
    rise_rad=(radians(-10.0), radians(40.0)),
    forward_rad=(radians(-20.0), radians(25.0)),
)
HELP: Final = _Help(
    knee=0.9,
    most_rad=radians(15.0),
    lowered_rad=radians(6.0),
    slack_lever_m=0.04,
)


def reach_assist(rig: ArmRig, *, target: ArrayLike, most_m: ArrayLike, amount: ArrayLike = 1.0) -> Array:
    """Rotation (..., 3, 3) of the girdle towards a far target, in one closed step before the arm.

    Nothing happens below the knee, the turn begins without a jump or a jerk, and it never passes
    `HELP.most_rad`. It is the first-order turn that brings the true distance to the soft one; the exact one
    (an arccosine) has infinite speed where clavicle and target come into line.

    Args:
        rig: the arm.
        target: (..., 3) m, where the articulator should be.
        most_m: (...) greatest distance that the arm attains; see `reach.attainable`.
        amount: (...) share of the help, 0 to 1.
    """
    P = np.asarray(target, np.float64)
    centre, own = rig.heads[0], rig.shoulder - rig.heads[0]
    sight = P - centre
    distance = length(sight - own)
    # what a small turn towards the target gains; in line with the clavicle it gains nothing, and is not made
    moment = cross(own, sight)
    across = length(moment)
    lever = across / np.maximum(distance, 1e-12)
    past = distance - soft_distance(distance, most_m, HELP.knee)
    turn = past * lever / (lever * lever + HELP.slack_lever_m**2)
    turn = HELP.most_rad * np.tanh(turn / HELP.most_rad)
    straight = across < 1e-12
    vector = moment * np.where(straight, 0.0, turn / np.where(straight, 1.0, across))[..., None]
    rise = rig.arm.side * vector[..., 2]
    lowered = HELP.lowered_rad * np.tanh(rise / HELP.lowered_rad)
    vector[..., 2] = rig.arm.side * np.where(rise < 0.0, lowered, rise)
    vector = vector * np.asarray(amount, np.float64)[..., None]
    return rotation_exp(vector)


def set_by_hand(rig: ArmRig, *, rise_rad: ArrayLike = 0.0, forward_rad: ArrayLike = 0.0) -> Array:
    """Rotation (..., 3, 3) of the girdle by hand: raised (shrug) or lowered (slump), forward or back.

    The angles (...) rad are kept within their ranges.
    """
    s = rig.arm.side
    rise, forward = np.clip(rise_rad, *GIRDLE.rise_rad), np.clip(forward_rad, *GIRDLE.forward_rad)
    return axis_rotation(Y, -s * forward) @ axis_rotation(Z, s * rise)


def rise_and_forward(rig: ArmRig, shoulder: ArrayLike) -> tuple[Array, Array]:
    """Return the angles (...) rad of `set_by_hand` that bring a shoulder joint to (..., 3) m."""
    outward = (rig.arm.side, 1.0, 1.0)
    own_x, own_y, own_z = (rig.shoulder - rig.heads[0]) * outward
    x, y, z = entries((np.asarray(shoulder, np.float64) - rig.heads[0]) * outward)
    across = np.hypot(own_x, own_y)
    height = np.clip(y, -across, across)
    rise = np.arcsin(height / across) - np.arctan2(own_y, own_x)
    return rise, np.arctan2(z, x) - np.arctan2(own_z, np.sqrt(across * across - height * height))


def turn_girdle(rig: ArmRig, girdle: Girdle, rotation: Array) -> Girdle:
    """Turn a girdle on by (..., 3, 3) about the inner end of the clavicle; solve from its shoulder."""
    shoulder = rig.heads[0] + turned(rotation, girdle.shoulder - rig.heads[0])
    return Girdle(rotation @ girdle.clavicle, rotation @ girdle.shoulder01, shoulder)
