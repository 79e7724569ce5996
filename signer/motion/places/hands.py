"""Hands in their shapes, made once."""

from dataclasses import dataclass
from functools import lru_cache

import handshapes.catalogue as shapes
from body_model.arrays import Array
from body_model.plain_types import Side
from handshapes.handshape import Handshape
from handshapes.joints import with_joints
from signer.characters.character import Character, per_character
from signer.characters.fingers import finger_angles
from signer.document.values import HandForm
from signer.kinematics.hand import finger_rotations
from signer.kinematics.rig import hand_matrices
from signer.motion.many import Many


@dataclass(frozen=True, slots=True, eq=False)
class Hand(Many, angles=1, fingers=3, matrices=3):
    """Hand postures of one side: joint angles, bone rotations, and matrices with the wrist at rest.

    Joint angles are (..., 21) rad, the bones' turns (..., 19, 3, 3). The matrices are of these bones
    while the wrist is at rest.
    """

    angles: Array
    fingers: Array
    matrices: Array


def hand_of(character: Character, angles: Array, side: Side) -> Hand:
    """Hands with the finger angles (..., 21) rad."""
    fingers = finger_rotations(character.body, side, angles)
    return Hand(angles, fingers, hand_matrices(character.body, side, fingers))


@lru_cache(maxsize=256)
def shape_of(form: HandForm) -> Handshape:
    """The handshape of a form with its own joints; LookupError when the inventory knows it or a joint not."""
    return with_joints(shapes.find(form.handshape), form.joints)


@lru_cache(maxsize=256)
def points_shape(form: HandForm) -> Handshape:
    """The handshape of whose fingers the articulators of a form are made."""
    return shapes.find(form.points_of) if form.points_of else shape_of(form)


@per_character(maxsize=256)
def shaped_hand(character: Character, form: HandForm, side: Side) -> Hand:
    """The hand in a form."""
    return hand_of(character, finger_angles(character, shape_of(form)), side)


@per_character(maxsize=2)
def resting_hand(character: Character, side: Side) -> Hand:
    """The hand of an arm at rest."""
    return hand_of(character, character.resting.fingers_rad[side], side)
