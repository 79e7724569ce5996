"""Angles of a character's fingers in a handshape: ours, or those fitted to a hand that is not ours."""

from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.handshape import Handshape
from handshapes.joints import RANGES
from signer.characters.character import Character
from signer.kinematics.hand import handshape_angles

_LOW, _HIGH = np.array(list(RANGES.values())).T
LIMITS_RAD: Final = (_LOW, _HIGH)
"""(21,) least and greatest angles of the joints, in the order of `handshape_angles`."""


def finger_angles(character: Character, shape: Handshape) -> Array:
    """The 21 angles of a handshape on a character's hand, rad, as `handshape_angles` orders them.

    Joints that a key bends otherwise are turned as much from the fitted shape as from ours.
    """
    angles = handshape_angles(shape)
    apart = character.handshapes.get(shape.name)
    return angles if apart is None else np.clip(angles + apart, *LIMITS_RAD)
