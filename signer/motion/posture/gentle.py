"""A wrist that slows down before its limits: on ways between two keys told by directions, which it may leave a little."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from signer.kinematics.arm_shape import Arm
from signer.kinematics.hand_in_world import nearest_wrist
from signer.kinematics.limits import WRIST, ClampedWrist
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.posture.yielding import eased

Array = NDArray[np.float64]

GENTLE_RAD: Final = 0.1
"""From how far before a limit on a wrist slows down at most, rad."""
_NEAREST_RAD: Final = 0.17
"""From how far past its limits on a wish is met as nearly as can be, rad: less than what the bend's limit of 80 degrees leaves to 90,
where turn and side of a wrist become one and angles cut off by themselves would turn it wildly."""
_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])


def room_below(angles: Array) -> Array:
    """(..., 3) rad, how far wrist angles (..., 3) are above the least they may be."""
    return np.asarray(angles - _LOW)


def room_above(angles: Array) -> Array:
    """(..., 3) rad, how far wrist angles (..., 3) are below the most they may be."""
    return np.asarray(_HIGH - angles)


def gentle_wrist(arm: Arm, rotation: Array, below: Array, above: Array) -> ClampedWrist:
    """The angles within the wrist's limits for a wished rotation (n, 3, 3), without a corner where a limit is come to.

    Well within the limits they are those of the rotation, bit for bit; well past them the nearest ones; between these each angle goes
    softly to its limit by itself.

    Args:
        arm: of the wrist.
        rotation: wished, of the hand against the forearm.
        below: (n, 3) rad, from how far before the least that it may be on each angle slows down.
        above: (n, 3) rad, the same before the most.
    """
    nearest = nearest_wrist(arm, rotation)
    plain = np.stack(wrist_angles(arm, rotation), axis=-1)
    low, high = room_below(plain), room_above(plain)
    soft = np.where(high < above, _HIGH - eased(high, above), np.where(low < below, _LOW + eased(low, below), plain))
    past = np.clip(np.maximum(-low, -high), 0.0, None)
    share = np.clip(np.linalg.norm(past, axis=-1, keepdims=True) / _NEAREST_RAD, 0.0, 1.0)
    share = share**3 * (10.0 + share * (6.0 * share - 15.0))
    angles = (1.0 - share) * soft + share * np.stack(nearest.angles, axis=-1)
    return ClampedWrist(WristAngles(*np.moveaxis(angles, -1, 0)), nearest.over)
