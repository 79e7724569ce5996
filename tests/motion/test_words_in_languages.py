"""Phrases are kept in what is told of a sign, so that a window in another language leaves no English in it."""

import re

import numpy as np
import pytest

from body_model.face_shapes import FACE_SHAPES
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Marker, Orientation, SpacePoint
from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.motion.checks.review import review
from signer.motion.face.rules import within_rules
from signer.motion.operations.hand_edits import Face
from signer.motion.operations.searches import FaceFartherOut
from signer.phrases import shown

AT = Moment("dominant", 1.0)
IN_SPACE = SpacePoint("palm.centre", (-0.15, -0.15, 0.3))

_FIELD = re.compile(r"(\{[^{}]*\})")


def left_in_english(words: str) -> list[str]:
    """Return the words of a text that a language without any letters would leave as they are."""

    def lookup(template: str, _number: int | None = None) -> str:
        parts = _FIELD.split(template)
        return "".join(part if _FIELD.fullmatch(part) else re.sub(r"\w", "·", part) for part in parts)

    return re.findall(r"[A-Za-z]{2,}", shown(words, lookup))


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


def test_rules_of_the_face_are_told_in_the_language() -> None:
    found = within_rules(np.ones((1, len(FACE_SHAPES)))).reasons
    assert len(found) > 2
    assert {word for each in found for word in left_in_english(each)} <= set(FACE_SHAPES)
