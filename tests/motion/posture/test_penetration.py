"""Which hand is in what: in words, with what flesh gives, mirrored with the signer, and the same in a clip as
alone."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.distance.exact import Sunk
from body_model.distance.parts import Part, code_of
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Elbow, SpacePoint
from signer.motion.posing import pose_at, poses
from signer.motion.posture.penetration import FLESH, gives_at, inside_of, insides
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import NAMES, example, sign_of

# The wrist behind the breastbone.
IN_CHEST = Key("k1", 0.4, "5", SpacePoint("palm.centre", (0.0, -0.1, -0.06)), hold_s=0.2, elbow=Elbow(0.3))


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_clear_when_they_touch(name: str) -> None:
    sign = example(name)
    for key in sign.hand("dominant").keys:
        assert inside_of(pose_at(sign, key.time_s))["dominant"].is_clear


def test_a_hand_in_the_chest_is_told_with_its_part() -> None:
    inside = inside_of(pose_at(sign_of(IN_CHEST), 0.4))["dominant"]
    assert inside.depth_m > 0.01
    assert not inside.is_clear
    assert inside.part.startswith("right ")
    assert inside.into


def test_a_hand_at_rest_is_in_nothing() -> None:
    inside = inside_of(pose_at(Sign(), 0.0))
    assert all(one.depth_m == 0.0 and one.into == "" and one.is_clear for one in inside.values())


def test_a_clip_tells_each_frame_as_its_pose_does() -> None:
    sign = sign_of(IN_CHEST)
    times = np.linspace(0.1, 0.8, 8)
    clip = poses(sign, times, REFERENCE)
    for row, one in enumerate(insides(clip)["dominant"]):
        alone = inside_of(clip[row])["dominant"]
        assert one.depth_m == pytest.approx(alone.depth_m, abs=1e-6)
        assert one.into == alone.into


def test_a_left_handed_signer_is_as_deep_on_the_other_side() -> None:
    right = inside_of(pose_at(sign_of(IN_CHEST), 0.4))["dominant"]
    left = inside_of(pose_at(replace(sign_of(IN_CHEST), dominant_side="left"), 0.4))["dominant"]
    assert left.depth_m == pytest.approx(right.depth_m, abs=2e-4)
    assert left.part.startswith("left ")


@pytest.mark.parametrize(
    ("at_mm", "in_what", "gives_m"),
    [
        (10.0, "chest", FLESH.contact_gives_m),
        (50.0, "chest", FLESH.gives_m),
        (50.0, "palm", FLESH.palm_gives_m),
    ],
)
def test_flesh_gives_more_about_the_articulator_and_most_under_palms(
    at_mm: float, in_what: str, gives_m: float
) -> None:
    into = code_of(1, Part.PALM) if in_what == "palm" else 1
    place = np.array([(at_mm / 1000.0, 0.0, 0.0)])
    found = Sunk(
        np.array([0]),
        np.array([7]),
        np.array([code_of(0, Part.INDEX)]),
        np.array([into]),
        np.array([0.01]),
        place,
    )
    assert gives_at(found, {"right": np.zeros((1, 3))}) == pytest.approx([gives_m])


def test_a_hand_in_the_other_hand_counts_for_both() -> None:
    here = SpacePoint("palm.centre", (0.0, -0.1, 0.3))
    sign = Sign(
        tracks=(
            HandTrack("dominant", (Key("k1", 0.4, "5", here),)),
            HandTrack("base", (Key("k2", 0.4, "5", here),)),
        )
    )
    inside = inside_of(pose_at(sign, 0.4))
    assert inside["dominant"].depth_m == pytest.approx(inside["base"].depth_m)
    assert inside["dominant"].into.startswith("left ")
    assert inside["base"].into.startswith("right ")
