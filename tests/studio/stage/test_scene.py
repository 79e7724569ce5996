from dataclasses import replace

import numpy as np
import pytest

from nonmanuals.target import Point
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import Span
from signer.document.values import Contact
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.studio.stage.scene import contact_words, gaze_lines


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


def test_lines_of_gaze_lead_from_both_eyes_to_the_target() -> None:
    near = add_span("gaze", Span("l1", 0.5, 0.5, signal="gaze.locus", target=Point((0.1, 0.0, 0.4))))(Sign())
    pose = pose_at(near, 0.7)
    assert pose.gaze is not None
    for line in gaze_lines(pose):
        assert np.abs(line[1] - pose.gaze.target).max() < 1e-9
    far = pose_at(add_span("gaze", Span("l1", 0.5, 0.5, signal="gaze.far"))(Sign()), 0.7)
    (one, other) = gaze_lines(far)
    assert np.abs((one[1] - one[0]) - (other[1] - other[0])).max() < 1e-6
    assert gaze_lines(pose_at(Sign(), 0.7)) == ()
