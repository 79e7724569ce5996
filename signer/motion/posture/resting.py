"""The signer at rest: arms that hang at the sides, told by no sign."""

from functools import lru_cache

import numpy as np

from body_model.arrays import Array
from body_model.load import load_body
from signer.characters.load import load_character
from signer.document.sign import Side
from signer.kinematics.arm import forward_arm
from signer.kinematics.rig import arm_rig, girdle, rest_posture
from signer.kinematics.sides import SIDES
from signer.motion.places.hands import resting_hand
from signer.motion.posture.figure import Limb, compose, limb_of
from signer.motion.posture.reaching import Reach
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, by_hand


@lru_cache(maxsize=64)
def hanging_reach(side: Side, shoulder: Shoulder = AUTOMATIC) -> Reach:
    """Girdle and arm of a hanging hand; its articulator is the wrist. A hand at rest wants no help, it only goes along."""
    rig, hanging = arm_rig(load_body(), side), rest_posture(arm_rig(load_body(), side))
    upper_arm = hanging.elbow - rig.shoulder
    moved = by_hand(rig, girdle(rig, upper_arm / np.linalg.norm(upper_arm)), shoulder)
    points = forward_arm(
        rig.arm,
        shoulder=moved.shoulder,
        shoulder_rotation=hanging.shoulder_rotation,
        flexion=hanging.flexion_rad,
        wrist_rotation=hanging.wrist_rotation,
        articulator=np.zeros(3),
    )
    return Reach(moved, hanging._replace(elbow=points.elbow, wrist=points.wrist, articulator=points.articulator))


@lru_cache(maxsize=2)
def hanging_limb(side: Side) -> Limb:
    """The limb of a hand that is not used."""
    return limb_of(side, hanging_reach(side), resting_hand(load_character(), side).fingers)


@lru_cache(maxsize=1)
def resting_body() -> Array:
    """Skinning matrices (B, 3, 4) of the signer with both arms hanging."""
    return compose((), {side: hanging_limb(side) for side in SIDES}, ()).matrices
