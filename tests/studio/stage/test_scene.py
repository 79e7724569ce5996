from dataclasses import replace

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.studio.stage.scene import contact_words


@pytest.fixture(scope="module")
def hand() -> HandPose:
    key = Key("k", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2)
    return pose_at(Sign(tracks=(HandTrack("dominant", (key,)),)), 0.5).hands["dominant"]


def test_a_touching_hand_says_where_and_how_exactly(hand: HandPose) -> None:
    assert hand.state == "touching"
    assert contact_words(hand, "Temple, right") == "Temple, right · 0.00 mm"


def test_a_hand_whose_skin_was_measured_says_how_far_skin_is_from_skin(hand: HandPose) -> None:
    assert contact_words(hand, "Cheek", 0.00055) == "Cheek · 0.55 mm"
    assert contact_words(hand, "Cheek", -0.00084) == "Cheek · \N{MINUS SIGN}0.84 mm"
    missed = replace(hand, contact_error_m=0.034, short_by_m=0.034)
    assert contact_words(missed, "Cheek", 0.03) == "Cheek · 34 mm short"


def test_a_missed_contact_says_how_far_it_falls_short(hand: HandPose) -> None:
    missed = replace(hand, contact_error_m=0.034, short_by_m=0.034)
    assert missed.state == "missed"
    assert contact_words(missed, "Temple, right") == "Temple, right · 34 mm short"


def test_a_hand_that_is_to_meet_one_that_is_elsewhere_says_how_far_away_that_is(hand: HandPose) -> None:
    alone = replace(hand, contact_error_m=0.143, alone=True)
    assert contact_words(alone, "The other hand") == "The other hand · 143 mm away"


def test_a_hand_that_need_not_touch_is_free(hand: HandPose) -> None:
    free = replace(hand, touching=False)
    assert free.state == "free"
    assert contact_words(free, "Space") == "Space"


def test_a_hand_on_its_way_misses_nothing(hand: HandPose) -> None:
    assert replace(hand, key_id=None, touching=False, contact_error_m=0.3).state == "free"
