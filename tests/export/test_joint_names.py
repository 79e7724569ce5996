"""Names of joints."""

import pytest

from body_model.load import load_body
from signer.export.skeleton import joint_name

# The names of VRM 1.0's humanoid bones that this body has.
VRM = {
    "hips", "spine", "chest", "upperChest", "neck", "head", "leftEye", "rightEye", "leftUpperLeg", "rightUpperLeg",
    *(f"{side}{part}" for side in ("left", "right") for part in ("Shoulder", "UpperArm", "LowerArm", "Hand")),
    *(f"{side}Thumb{part}" for side in ("left", "right") for part in ("Metacarpal", "Proximal", "Distal")),
    *(
        f"{side}{finger}{part}"
        for side in ("left", "right")
        for finger in ("Index", "Middle", "Ring", "Little")
        for part in ("Proximal", "Intermediate", "Distal")
    ),
}  # fmt: skip


def test_every_bone_has_a_name_of_its_own() -> None:
    names = [joint_name(bone) for bone in load_body().bone_names]
    assert len(set(names)) == len(names)


def test_the_names_of_vrm_are_used_where_it_has_one() -> None:
    assert {joint_name(bone) for bone in load_body().bone_names} >= VRM


@pytest.mark.parametrize(
    ("bone", "name"),
    [
        ("clavicle.R", "rightShoulder"),
        ("upperarm02.R", "rightUpperArmTwist"),
        ("wrist.L", "leftHand"),
        ("metacarpal1.R", "rightIndexMetacarpal"),
        ("metacarpal4.L", "leftLittleMetacarpal"),
        ("finger1-2.L", "leftThumbProximal"),
        ("finger5-3.R", "rightLittleDistal"),
    ],
)
def test_some_names(bone: str, name: str) -> None:
    assert joint_name(bone) == name


@pytest.mark.parametrize("bone", ["tail", "wrist.X", "wrist", "tail.R"])
def test_a_bone_without_a_name_is_an_error(bone: str) -> None:
    with pytest.raises(LookupError, match="no exported name"):
        joint_name(bone)
