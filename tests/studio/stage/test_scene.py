from dataclasses import replace

import pytest

from signer.document.sign import Key, Lane, Sign
from signer.document.values import Contact
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.studio.stage.scene import contact_state, contact_words


@pytest.fixture(scope="module")
def hand() -> HandPose:
    key = Key("k", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2)
    return pose_at(Sign(dominant=Lane((key,))), 0.5).hands["dominant"]


def test_a_touching_hand_says_where_and_how_exactly(hand: HandPose) -> None:
    assert contact_state(hand) == "touching"
    assert contact_words(hand, "Temple, right") == "Temple, right · 0.00 mm"


def test_a_missed_contact_says_how_far_it_falls_short(hand: HandPose) -> None:
    missed = replace(hand, contact_error_m=0.034, short_by_m=0.034)
    assert contact_state(missed) == "missed"
    assert contact_words(missed, "Temple, right") == "Temple, right · 34 mm short"


def test_a_hand_that_need_not_touch_is_free(hand: HandPose) -> None:
    free = replace(hand, touching=False)
    assert contact_state(free) == "free"
    assert contact_words(free, "Space") == "Space"


def test_a_hand_on_its_way_misses_nothing(hand: HandPose) -> None:
    assert contact_state(replace(hand, key_id=None, touching=False, contact_error_m=0.3)) == "free"
