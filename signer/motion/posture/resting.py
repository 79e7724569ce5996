"""The signer at rest: arms as the character holds them while they do nothing."""

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.kinematics.arm import forward_arm
from signer.kinematics.rig import girdle_for
from signer.kinematics.sides import SIDES
from signer.motion.places.hands import resting_hand
from signer.motion.posture.figure import Limb, compose, limb_of
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, by_hand


@per_character(maxsize=64)
def resting_reach(character: Character, side: Side, shoulder: Shoulder = AUTOMATIC) -> ArmSolution:
    """Return girdle and arm of a hand at rest, which wants no help; its articulator is the wrist."""
    rig, held = character.rigs[side], character.resting.arms[side]
    moved = by_hand(rig, girdle_for(rig, held, held.articulator), shoulder)
    points = forward_arm(
        rig.arm,
        shoulder=moved.shoulder,
        shoulder_rotation=held.shoulder_rotation,
        flexion=held.flexion_rad,
        wrist_rotation=held.wrist_rotation,
        articulator=np.zeros(3),
    )
    return ArmSolution(
        moved, held._replace(elbow=points.elbow, wrist=points.wrist, articulator=points.articulator)
    )


@per_character(maxsize=2)
def resting_limb(character: Character, side: Side) -> Limb:
    """The limb of a hand that is not used."""
    return limb_of(character, side, resting_reach(character, side), resting_hand(character, side).fingers)


@per_character(maxsize=1)
def resting_body(character: Character) -> Array:
    """Skinning matrices (B, 3, 4) of the signer with both arms at rest."""
    return compose(character, (), {side: resting_limb(character, side) for side in SIDES}, ()).matrices
