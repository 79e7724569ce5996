"""The shoulder girdle in aid of the arm.

Far targets draw the shoulder towards them, and shrugs set by hand.
"""

from math import radians
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.rig import ArmRig, Girdle, soft_distance
from signer.kinematics.rotations import axis_rotation, rotation_angle, rotation_exp
from signer.kinematics.vectors import Y, Z, cross, length, turned

KNEE: Final = 0.9
"""Share of the arm's reach from which the shoulder begins to help."""
HELP_RAD: Final = radians(15.0)
"""Most that the girdle turns to help."""
LOWERED_RAD: Final = radians(6.0)
"""Most that it is lowered to help: less than the 10 degrees to which it goes; source: Neumann 2010."""
SLACK_LEVER_M: Final = 0.04
"""Lever below which turning the girdle gains too little to be worth it."""
RISE_RAD: Final = (radians(-10.0), radians(40.0))
"""Depression and elevation of the clavicle by hand; source: 10 and 35-45, Neumann 2010."""
FORWARD_RAD: Final = (radians(-20.0), radians(25.0))
"""Retraction and protraction by hand; source: 15-30 each, Neumann 2010."""


class Assist(NamedTuple):
    """A rotation (..., 3, 3) of the whole girdle about the inner end of the clavicle.

    With it come its angle (...) rad and the shoulder (..., 3) m.
    """

    rotation: Array
    angle_rad: Array
    shoulder: Array


def reach_assist(rig: ArmRig, *, target: ArrayLike, most_m: ArrayLike, amount: ArrayLike = 1.0) -> Assist:
    """Turn the girdle towards a far target, in one closed step, before the arm is solved.

    Nothing happens below the knee, the turn begins without a jump or a jerk, and it never passes HELP_RAD. It
    is the first-order turn that brings the true distance to the soft one; the exact one (an arccosine) has
    infinite speed where clavicle and target come into line.

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
    turn = (distance - soft_distance(distance, most_m, KNEE)) * lever / (lever * lever + SLACK_LEVER_M**2)
    turn = HELP_RAD * np.tanh(turn / HELP_RAD)
    straight = across < 1e-12
    vector = moment * np.where(straight, 0.0, turn / np.where(straight, 1.0, across))[..., None]
    rise = rig.arm.side * vector[..., 2]
    vector[..., 2] = rig.arm.side * np.where(rise < 0.0, LOWERED_RAD * np.tanh(rise / LOWERED_RAD), rise)
    vector = vector * np.asarray(amount, np.float64)[..., None]
    return _assist(rig, rotation_exp(vector), length(vector))


def set_by_hand(rig: ArmRig, *, rise_rad: ArrayLike = 0.0, forward_rad: ArrayLike = 0.0) -> Assist:
    """Rotate the girdle by hand: raised (shrug) or lowered (slump), forward or back.

    The angles (...) rad are kept within their ranges.
    """
    s = rig.arm.side
    rise, forward = np.clip(rise_rad, *RISE_RAD), np.clip(forward_rad, *FORWARD_RAD)
    rotation = axis_rotation(Y, -s * forward) @ axis_rotation(Z, s * rise)
    return _assist(rig, rotation, rotation_angle(rotation))


def rise_and_forward(rig: ArmRig, shoulder: ArrayLike) -> tuple[Array, Array]:
    """Measure how far a shoulder joint (..., 3) m is above and in front of its rest.

    The result is the two angles (...) rad of `set_by_hand`.
    """
    outward = (rig.arm.side, 1.0, 1.0)
    own_x, own_y, own_z = (rig.shoulder - rig.heads[0]) * outward
    x, y, z = np.moveaxis((np.asarray(shoulder, np.float64) - rig.heads[0]) * outward, -1, 0)
    across = np.hypot(own_x, own_y)
    height = np.clip(y, -across, across)
    rise = np.arcsin(height / across) - np.arctan2(own_y, own_x)
    return rise, np.arctan2(z, x) - np.arctan2(own_z, np.sqrt(across * across - height * height))


def assisted(rig: ArmRig, girdle: Girdle, assist: Assist) -> Girdle:
    """The girdle of an arm's direction, turned on by an assist; solve the arm from its shoulder."""
    A, centre = assist.rotation, rig.heads[0]
    shoulder = centre + turned(A, girdle.shoulder - centre)
    return Girdle(A @ girdle.clavicle, A @ girdle.shoulder01, shoulder)


def _assist(rig: ArmRig, rotation: Array, angle: Array) -> Assist:
    return Assist(rotation, angle, rig.heads[0] + turned(rotation, rig.shoulder - rig.heads[0]))
