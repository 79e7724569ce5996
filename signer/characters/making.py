"""Make a character from a shipped body: its arms, its bones by role, and its scale."""

from types import MappingProxyType

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
