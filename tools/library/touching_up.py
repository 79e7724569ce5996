"""The last touch to a written sign.

What still lies in something by a hair is brought out by a small change of elbow or wrist.
"""

from dataclasses import replace
from math import radians
from typing import Final

from body_model.plain_types import Vector
from signer.characters.load import load_character
from signer.document.key_edits import set_posture
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, GlobalOrientation, HandOrientation, HandRole, Orientation
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.swivel import wrapped
from signer.motion.movement.score import context_for
from signer.motion.operations.clearing import cleared_in_place, is_clear
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world, solve_candidate

MOST_ELBOW_RAD: Final = radians(20.0)
MOST_HAND_RAD: Final = radians(20.0)
"""Limits of what is no more than a touch: how far the elbow is swung and the hand turned."""


def touched_up(sign: Sign) -> Sign:
    """The sign with every key in nothing that a touch brings out; the others stay as they are."""
    for role in reversed(ROLES):
        for key in sign.hand(role).keys:
            found = (
                None
                if is_clear(load_character(), sign, role, key)
                else cleared_in_place(load_character(), sign, role, key)
            )
            if found is not None and _is_a_touch(sign, role, key, found.key):
                sign = set_posture(
                    key.id,
                    _rounded(found.key.orientation),
                    replace(found.key.elbow, swivel_rad=round(found.key.elbow.swivel_rad, 4)),
                )(sign)
    return sign


def _rounded(turned: HandOrientation) -> HandOrientation:
    if isinstance(turned, GlobalOrientation):
        return GlobalOrientation(_short(turned.palm), _short(turned.fingers))
    return Orientation(
        *(round(angle, 4) for angle in (turned.pronation_rad, turned.flexion_rad, turned.deviation_rad))
    )


def _short(direction: Vector) -> Vector:
    x, y, z = direction
    return round(x, 4), round(y, 4), round(z, 4)


def _is_a_touch(sign: Sign, role: HandRole, before: Key, after: Key) -> bool:
    around = context_for(load_character(), sign, role, before)
    one, other = solve_candidate(before, role, around), solve_candidate(after, role, around)
    swung = abs(float(wrapped(elbow_height_of(other) - elbow_height_of(one))))
    turned = float(rotation_angle(hand_in_world(one).T @ hand_in_world(other)))
    return swung <= MOST_ELBOW_RAD and turned <= MOST_HAND_RAD
