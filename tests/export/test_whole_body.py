"""The exported skeleton for other bodies: legs, lengths, and a T-pose that an independent reader finds
straight."""

import json
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from signer.export.animation_json import animation_bytes
from signer.export.animation_schema import schema
from signer.export.options import Options
from signer.export.skeleton import joints
from signer.kinematics.skeleton import rest_rotations
from tests.helpers.animation_reader import joint_positions
from tests.helpers.clips import clip_of_local
from tests.helpers.json_schemas import require_described

BODY = load_body()
ANIMATION: dict[str, Any] = json.loads(animation_bytes(clip_of_local(rest_rotations(BODY, (1,))), Options()))
CHAINS = {
    "arm": ["UpperArm", "UpperArmTwist", "LowerArm", "LowerArmTwist", "Hand"],
    "leg": ["UpperLeg", "LowerLeg", "Foot"],
    "foot": ["Foot", "Toes", "ToesTip"],
    "thumb": ["ThumbMetacarpal", "ThumbProximal", "ThumbDistal", "ThumbDistalTip"],
    **{
        name: [f"{name}Proximal", f"{name}Intermediate", f"{name}Distal", f"{name}DistalTip"]
        for name in ("Index", "Middle", "Ring", "Little")
    },
}
LEFT = dict.fromkeys(CHAINS, (1.0, 0.0, 0.0)) | {
    "leg": (0.0, -1.0, 0.0),
    "foot": (0.0, 0.0, 1.0),
    "thumb": (0.5**0.5, 0.0, 0.5**0.5),
}


def stood(field: str) -> Mapping[str, np.ndarray]:
    """Where the joints are when every one is turned as that field says."""
    skeleton = [joint | {"rest_rotation": joint[field]} for joint in ANIMATION["skeleton"]]
    still = {"rotation": {"joints": [], "frames": []}, "translation": {"joints": [], "frames_m": []}}
    return {
        name: np.array(place)
        for name, place in joint_positions({"skeleton": skeleton, "tracks": still}, 0).items()
    }


T_POSE, REST = stood("t_pose_rotation"), stood("rest_rotation")


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("chain", CHAINS)
def test_in_the_t_pose_every_limb_is_straight(chain: str, side: str) -> None:
    places = np.array([T_POSE[f"{side}{name}"] for name in CHAINS[chain]])
    steps = np.diff(places, axis=0)
    wanted = np.array(LEFT[chain]) * (1.0 if side == "left" else -1.0, 1.0, 1.0)
    np.testing.assert_allclose(
        steps / np.linalg.norm(steps, axis=-1, keepdims=True), np.tile(wanted, (len(steps), 1)), atol=1e-5
    )


@pytest.mark.parametrize("side", ["left", "right"])
def test_in_the_t_pose_palms_face_down_and_thumbs_stand_to_the_front(side: str) -> None:
    index, little, wrist = (T_POSE[f"{side}{name}"] for name in ("IndexProximal", "LittleProximal", "Hand"))
    across, along = index - little, index - wrist
    palm = np.cross(along, across) * (1.0 if side == "left" else -1.0)
    assert palm[1] / np.linalg.norm(palm) < -0.9
    assert across[2] > 0.03


def test_trunk_neck_and_shoulders_stay_as_they_rest_in_the_t_pose() -> None:
    for name in (
        "hips",
        "upperChest",
        "leftShoulder",
        "rightOuterShoulder",
        "rightUpperArm",
        "head",
        "leftEye",
    ):
        np.testing.assert_allclose(T_POSE[name], REST[name], atol=1e-7)


@pytest.mark.parametrize("places", [T_POSE, REST], ids=["t_pose", "rest"])
def test_the_two_sides_are_mirror_images(places: Mapping[str, np.ndarray]) -> None:
    for name, place in places.items():
        if name.startswith("left"):
            np.testing.assert_allclose(
                places[f"right{name.removeprefix('left')}"], place * (-1.0, 1.0, 1.0), atol=1e-6
            )


def test_the_legs_hang_on_the_drawn_body_and_reach_the_ground() -> None:
    names = [joint["name"] for joint in ANIMATION["skeleton"]]
    assert names[: len(BODY.bone_names)] == [joint.name for joint in joints(BODY)[: len(BODY.bone_names)]]
    for side, letter in (("left", "L"), ("right", "R")):
        np.testing.assert_allclose(REST[f"{side}LowerLeg"], BODY.landmarks[f"knee.{letter}"], atol=1e-6)
        np.testing.assert_allclose(REST[f"{side}ToesTip"], BODY.landmarks[f"toe_tips.{letter}"], atol=1e-6)
        assert 0.0 < REST[f"{side}ToesTip"][1] < 0.03 < REST[f"{side}Foot"][1] < 0.1
        assert f"{side}UpperLegTip" not in names


def test_every_bone_is_as_long_as_from_its_joint_to_the_next_one_of_its_limb() -> None:
    length = {joint["name"]: joint["length_m"] for joint in ANIMATION["skeleton"]}
    for chain in CHAINS.values():
        for name, following in pairwise(chain):
            for side in ("left", "right"):
                assert length[f"{side}{name}"] == pytest.approx(
                    np.linalg.norm(REST[side + name] - REST[side + following]), abs=1e-6
                )
    assert all(length[name] == 0 for name in length if name.endswith("Tip"))


def test_the_skeleton_is_described_by_the_schema() -> None:
    require_described(schema(), ANIMATION)
