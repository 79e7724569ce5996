"""A reading's mark and its words come from one value, whatever the pose."""

from dataclasses import replace

import pytest

from signer.document.fitting import with_key
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, Contact, Elbow, Orientation, Transition
from signer.motion.checks.review import review
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import NOWHERE, inside_of
from signer.words.readings import Reading, contact_reading, inside_reading, reach_reading
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import seeds
from tests.helpers.two_hands import random_pair

WRONG = ("missed", "short", "apart")


def hands(sign: Sign) -> list[HandPose]:
    return [hand for _, key in every_key(sign) for hand in pose_at(sign, key.time_s).hands.values()]


def agrees(reading: Reading) -> bool:
    return (reading.mark == "missed") == any(word in reading.words for word in WRONG)


@pytest.mark.parametrize("seed", seeds(4, whole=60))
def test_what_a_tick_says_and_what_its_words_say_is_one_thing(seed: int) -> None:
    sign = random_pair(seed)
    for hand in hands(sign):
        contact = contact_reading(hand)
        assert agrees(contact)
        assert contact.mark == (
            "none" if hand.resting else {"touching": "met", "missed": "missed", "free": "none"}[hand.state]
        )
        assert agrees(reach_reading(hand, 0.01))


def test_a_path_that_ends_out_of_reach_gives_where_no_key_and_no_skin_asks_for_it() -> None:
    one = touching_key("chin", "b", "fingertips")
    other = replace(one, id="k2", time_s=one.end_s + 1.2)
    far = replace(one, transition=Transition(path="arc", height_m=0.9))
    sign = Sign(tracks=(HandTrack("dominant", (far, other)),))
    on_way = pose_at(sign, one.end_s + 0.6).hands["dominant"]
    assert on_way.short_by_m > 0.01
    assert reach_reading(on_way, 0.0) == Reading("none", f"path gives {1000 * on_way.short_by_m:.1f} mm")
    assert reach_reading(replace(on_way, key_id="k1"), 0.0).mark == "missed"
    assert reach_reading(replace(on_way, touching=True), 0.0).mark == "missed"
    assert not [one for one in review(sign).problems if " mm" in one.words]


@pytest.mark.parametrize(
    ("gap_m", "words"),
    [(None, "0.00 mm"), (-2.84e-4, "\u22120.28 mm"), (5.46e-4, "0.55 mm"), (-1e-9, "0.00 mm")],
)
def test_a_hand_that_touches_is_read_by_how_far_skin_is_from_skin(gap_m: float | None, words: str) -> None:
    hand = pose_at(sign_of(touching_key("chin", "b", "fingertips")), 0.45).hands["dominant"]
    assert contact_reading(hand, gap_m) == Reading("met", words)


@pytest.mark.parametrize("seed", seeds(3, whole=40))
def test_a_sentence_about_what_a_hand_is_in_stands_beside_a_cross_alone(seed: int) -> None:
    sign = random_pair(seed)
    for role in ROLES:
        for key in sign.hand(role).keys:
            for swivel_rad in (-1.0, 0.0, 1.0):
                inside = inside_of(
                    pose_at(with_key(sign, role, replace(key, elbow=Elbow(swivel_rad))), key.time_s)
                )[role]
                reading = inside_reading(inside)
                assert (reading.mark == "missed") is bool(reading.sentence) is (not inside.is_clear)


def test_a_sentence_names_the_side_on_which_the_arm_is_drawn() -> None:
    across = Key(
        "k1",
        0.4,
        "b",
        Contact("index.tip", "shoulder.L"),
        0.2,
        orientation=Orientation(-1.0, 0.2, 0.0),
        elbow=Elbow(-0.5),
    )
    for drawn in ("right", "left"):
        sign = Sign(dominant_side=drawn, tracks=(HandTrack("dominant", (across,)),))
        reading = inside_reading(inside_of(pose_at(sign, 0.4))["dominant"])
        assert reading.sentence.startswith(f"The {drawn} ")


def test_nothing_is_said_of_what_is_not_measured() -> None:
    assert inside_reading(None) == Reading("unknown", "")
    assert inside_reading(NOWHERE) == Reading("met", "nothing")
    in_head = NOWHERE._replace(depth_m=0.004, into="head", part="index finger")
    assert inside_reading(in_head).words == "4 mm, head"
