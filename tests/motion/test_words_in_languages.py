"""Phrases are kept in what is told of a sign, so that a window in another language leaves no English in it."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from body_model.face_shapes import FACE_SHAPES
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Contact, Marker, Orientation, SpacePoint
from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.motion.checks.pace import step_problems
from signer.motion.checks.review import review
from signer.motion.face.rules import within_rules
from signer.motion.operations.evenness import JOINTS
from signer.motion.operations.hand_edits import Face
from signer.motion.operations.searches import FaceFartherOut
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.languages import left_in_english
from tests.helpers.two_hands import both, key

AT = Moment("dominant", 1.0)
IN_SPACE = SpacePoint("palm.centre", (-0.15, -0.15, 0.3))


def test_problems_of_a_sentence_name_its_sign_and_are_told_in_the_language() -> None:
    places = ((-0.15, -0.15, 0.3), (-0.4, -0.15, 0.35))
    hands = tuple(
        HandTrack(
            role,  # type: ignore[arg-type]
            tuple(
                Key(f"{role}{row}", 0.4 + 0.6 * row, shape, SpacePoint("palm.centre", (way * x, y, z)))
                for row, (x, y, z) in enumerate(places)
            ),
        )
        for role, shape, way in (("dominant", "v", 1.0), ("base", "5", -1.0))
    )
    markers = (Marker(0.3, "X", 1.0), Marker(1.5, "Y", 0.4))
    found = [one for one in review(Sign(tracks=hands, markers=markers)).problems if one.code == "two_hands"]
    assert [one.words[:3] for one in found] == ["X: "]
    assert [left_in_english(one.words) for one in found] == [[]]


def test_limits_of_a_key_are_told_in_the_language() -> None:
    bent = Key(
        "k1", 1.0, "5", IN_SPACE, hold_s=0.3, orientation=Orientation(flexion_rad=2.5, pronation_rad=3.0)
    )
    found = [
        one for one in review(Sign(tracks=(HandTrack("dominant", (bent,)),))).problems if one.code == "limit"
    ]
    assert any(one.words.count("stops at") > 1 for one in found)
    assert [left_in_english(one.words) for one in found] == [[] for _ in found]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_what_bars_a_direction_is_told_in_the_language(direction: DirectionName) -> None:
    key = Key("k1", 1.0, "5", Contact("palm.centre", "chest.mid.R"), hold_s=0.3)
    sign = Sign(tracks=(HandTrack("dominant", (key,)),))
    words = [edit("palm", direction, at=AT).outcome(sign).words for edit in (Face, FaceFartherOut)]
    assert [left_in_english(each) for each in words] == [[], []]
    assert all(words)


@pytest.mark.parametrize("angle_rad", [-1.0, 1.0])
def test_a_shoulder_out_of_its_range_is_told_in_the_language(angle_rad: float) -> None:
    key = ShoulderKey("s1", 0.4, elevation_rad=angle_rad, protraction_rad=angle_rad)
    found = review(Sign(tracks=(ShoulderTrack("base", (key,)),))).problems
    ways = ("raised", "drawn forward") if angle_rad > 0.0 else ("lowered", "drawn back")
    assert [f"cannot be {way} by 57°; it stops at " in one.words for way, one in zip(ways, found, strict=True)] == [
        True, True
    ]  # fmt: skip
    assert [left_in_english(one.words) for one in found] == [[], []]


def test_a_part_that_a_handshape_does_not_use_is_told_by_its_name() -> None:
    found = review(sign_of(touching_key("chin", "curved_l", "index.nail"))).problems
    (told,) = [one.words for one in found if one.code == "articulator"]
    assert told == ("Index nail / back of tip is not among the articulators of the handshape Curved L")
    assert left_in_english(told) == []


def test_hands_on_each_other_are_told_by_the_time_of_the_other_hand_s_key() -> None:
    sign = both(
        (key("d1", 0.5, ("1", "index.tip"), "other.palm.centre"),),
        (key("b1", 0.6, ("b", "palm.centre"), "other.hand.back"),),
    )
    (told,) = [one.words for one in review(sign).problems if one.code == "circular"]
    assert "(the other one by its key at 0.50 s)" in told
    assert left_in_english(told) == []


@pytest.mark.parametrize("joint", range(len(JOINTS) + 1))
def test_a_joint_that_jerks_is_told_in_the_language(joint: int) -> None:
    changes = {"dominant": (np.array([0.5]), 9.0 * np.eye(7)[[joint]])}
    moments: Any = SimpleNamespace(
        sign=sign_of(touching_key("chin")), solved=SimpleNamespace(changes=changes)
    )
    (told,) = [one.words for one in step_problems(moments)]
    assert (*JOINTS, "finger")[joint] in told
    assert left_in_english(told) == []


def test_rules_of_the_face_are_told_in_the_language() -> None:
    found = within_rules(np.ones((1, len(FACE_SHAPES)))).reasons
    assert len(found) > 2
    assert {word for each in found for word in left_in_english(each)} <= set(FACE_SHAPES)
