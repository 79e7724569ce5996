"""The example signs: they are what their glosses say and meet the face from outside."""

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.tracks.hand import Key
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.kinematics.rig import arm_rig
from signer.motion.posing import clip
from tests.helpers.examples import EXAMPLE_KEYS, NAMES, example, hand_at
from tests.helpers.extent import count
from tests.helpers.penetration import depth_mm

RIG = arm_rig(load_body(), "right")

# Which way palm and fingers face at each key: the inventory of signs, where absolute directions are a guide
# within a right angle's half.
FACING: dict[str, tuple[tuple[DirectionName, DirectionName], ...]] = {
    "IDEA": (("in", "up"), ("in", "up")),
    "IDEA_index": (("left", "up"), ("left", "up")),
    "MOTHER": (("left", "up"),) * 2,
    "FATHER": (("left", "up"),) * 2,
    "DEAF": (("out", "up"), ("in", "up")),
}
HALF_RIGHT_DEG = 52.0


def off_deg(vector: np.ndarray, name: DirectionName) -> float:
    return float(np.degrees(np.arccos(np.clip(vector @ DIRECTIONS[name], -1.0, 1.0))))


def key_of(name: str, index: int) -> Key:
    return example(name).hand("dominant").keys[index]


@pytest.mark.parametrize("name", NAMES)
def test_an_example_says_where_it_comes_from(name: str) -> None:
    sign = example(name)
    assert sign.gloss == name.split("_")[0]
    assert sign.author
    assert sign.licence == "CC BY 4.0"
    assert sign.source
    assert "No signer has reviewed this yet" in sign.notes


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_palm_and_fingers_face_as_the_inventory_says(name: str, index: int) -> None:
    posture = hand_at(key_of(name, index)).posture
    turned = posture.shoulder_rotation @ elbow_rotation(RIG.arm, posture.flexion_rad) @ posture.wrist_rotation
    (palm, fingers), found = FACING[name][index], directions_of("right", turned)
    assert off_deg(found.palm, palm) < HALF_RIGHT_DEG
    assert off_deg(found.fingers, fingers) < HALF_RIGHT_DEG


@pytest.mark.parametrize(("name", "index"), EXAMPLE_KEYS)
def test_arm_and_wrist_are_within_their_limits(name: str, index: int) -> None:
    assert not hand_at(key_of(name, index)).limits


@pytest.mark.parametrize(
    ("name", "index"), [(name, index) for name, index in EXAMPLE_KEYS if key_of(name, index).contact]
)
def test_the_hand_comes_from_outside(name: str, index: int) -> None:
    hand = hand_at(key_of(name, index))
    assert (hand.wrist - hand.target) @ hand.target_normal > 0.0


@pytest.mark.parametrize("name", NAMES)
def test_nothing_goes_through_the_skin_that_the_eye_would_catch(name: str) -> None:
    """Forearm and hand against the rest of the body, over the whole sign: the fingertip may press in as far
    as flesh gives way."""
    assert max(depth_mm(pose) for pose in clip(example(name), count(6, whole=15))) < 7.0
