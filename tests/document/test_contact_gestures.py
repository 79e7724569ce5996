"""What a contact does in one word: what is given to a key is read from it again, and what it is in space
stays so."""

from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from signer.document.contact_gestures import Gesture, gesture_of, with_gesture
from signer.document.fitting import with_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, SpacePoint
from tests.helpers.extent import each

KEY = Key("k1", 0.4, "i", Contact("pinky.tip", "temple.R"), hold_s=0.1)
GESTURES: tuple[Gesture, ...] = get_args(Gesture)


@each([*product(GESTURES, GESTURES)])
def test_what_is_given_is_read_again_whatever_was_there(before: Gesture, after: Gesture) -> None:
    key = with_gesture(with_gesture(KEY, before), after)
    assert gesture_of(key) == after
    sign = with_key(Sign(tracks=(HandTrack("dominant", (KEY,)),)), "dominant", key)
    assert gesture_of(sign.hand("dominant").keys[0]) == after


def test_a_gesture_takes_time_and_leaves_a_longer_hold() -> None:
    assert with_gesture(KEY, "tap").hold_s == pytest.approx(0.4)
    assert with_gesture(replace(KEY, hold_s=2.0), "tap").hold_s == 2.0


def test_a_distance_from_the_skin_is_kept_by_what_stays_near() -> None:
    far = replace(KEY, placement=Contact("pinky.tip", "temple.R", "near", 0.06))
    assert with_gesture(far, "near").placement == far.placement
    assert with_gesture(far, "touch").placement == KEY.placement


def test_a_hand_in_space_has_no_gesture() -> None:
    key = replace(KEY, placement=SpacePoint("pinky.tip", (0.0, 0.0, 0.3)))
    assert gesture_of(key) is None
    assert with_gesture(key, "tap") is key
