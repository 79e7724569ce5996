"""The characters that come with the program, by name.

Each is made from its shipped body when it is first asked for, and once.
"""

from functools import cache
from types import MappingProxyType
from typing import Final

from body_model.bodies import BODIES, REFERENCE
from body_model.load import load_body
from signer.characters.character import Character
from signer.characters.roles import BONE_OF_ROLE
from signer.characters.scale import scale_between
from signer.kinematics.rig import arm_rig, rest_posture
from signer.kinematics.sides import SIDES


def make_character(name: str) -> Character:
    """Make a character from the body of that name, anew.

    Raises:
        LookupError: there is no body of that name.
        ValueError: its data is missing or broken.
    """
    body = load_body(name)
    rigs = {side: arm_rig(body, side) for side in SIDES}
    return Character(
        name=name,
        body=body,
        rigs=MappingProxyType(rigs),
        hanging=MappingProxyType({side: rest_posture(rig) for side, rig in rigs.items()}),
        bones=MappingProxyType({role: body.bone_index[bone] for role, bone in BONE_OF_ROLE.items()}),
        scale=scale_between(load_body(), body),
    )


_TITLES: Final = {REFERENCE: "Reference signer", "woman": "Woman"}


def title_of(name: str) -> str:
    """Return what a character is called in the window."""
    return _TITLES.get(name, name)


def character_names() -> tuple[str, ...]:
    """Return the names of the characters that come with the program, the reference first."""
    return BODIES


def load_character(name: str = REFERENCE) -> Character:
    """A character that comes with the program, made once.

    Raises:
        LookupError: there is none of that name.
        ValueError: its data is missing or broken.
    """
    return _shipped(name)


@cache
def _shipped(name: str) -> Character:
    return make_character(name)


def reference() -> Character:
    """Return the character that signs are written on: what a file tells is judged on it, whoever shows it."""
    return load_character(REFERENCE)
