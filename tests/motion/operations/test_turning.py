"""Hands that are turned or told where to face: that comes true within limits, and the contact stays."""

from dataclasses import replace
from itertools import cycle, product

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation, Transition
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import axis_rotation
from signer.motion.operations import elbows, placing, turning
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key
from tests.helpers.extent import count, part

BODY = load_body()
TEMPLE = touching_key("temple.R", "i", "pinky.tip", Orientation(-0.5, -0.2, 0.1))


def hand_rotation(key: Key) -> np.ndarray:
    posture = hand_at(key).posture
    return (
        posture.shoulder_rotation
        @ elbow_rotation(arm_rig(BODY, "right").arm, posture.flexion_rad)
        @ posture.wrist_rotation
    )


def off(direction: np.ndarray, wish: np.ndarray) -> float:
    return float(np.arccos(np.clip(direction @ wish / np.linalg.norm(wish), -1.0, 1.0)))


def test_a_wrist_turned_past_its_limits_stops_there() -> None:
    turned = turning.turned_wrist(
        HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), Orientation(9.0, -9.0, 9.0)
    )
    assert turned.orientation == Orientation(PRONATION.high_rad, FLEXION.low_rad, DEVIATION.high_rad)


def test_a_key_with_a_wrist_past_its_limits_is_clamped_and_says_so() -> None:
    hand = hand_at(replace(TEMPLE, orientation=Orientation(9.0, 0.0, 0.0)))
    assert hand.orientation.pronation_rad == PRONATION.high_rad
    assert [report.joint for report in hand.limits] == ["forearm turn"]
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9


@pytest.mark.parametrize("keep", [True, False])
def test_the_elbow_stays_as_high_while_the_wrist_turns_unless_asked_not_to(keep: bool) -> None:
    turned = turning.turned_wrist(
        HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE),
        Orientation(-0.5, 0.7, 0.1),
        keep_elbow=keep,
    )
    stays = abs(hand_at(turned).elbow_height_rad - hand_at(TEMPLE).elbow_height_rad) < 1e-11
    assert stays == keep
    assert (turned.elbow == TEMPLE.elbow) != keep


@pytest.mark.parametrize("palm", ["in", "out"])
def test_the_palm_faces_where_it_is_told_and_the_contact_stays(palm: DirectionName) -> None:
    faced = turning.facing_answer(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), palm=palm).key
    assert off(directions_of("right", hand_rotation(faced)).palm, DIRECTIONS[palm]) < 1e-6
    assert hand_at(faced).contact_error_m < 1e-9
    assert not hand_at(faced).limits


def test_palm_and_fingers_are_met_together_where_the_arm_allows_it() -> None:
    key = touching_key("chin", "5", "thumb.tip")
    faced = turning.facing_answer(
        HandMoment(REFERENCE, sign_of(key), "dominant", key), palm="left", fingers="up"
    ).key
    found = directions_of("right", hand_rotation(faced))
    assert off(found.palm, DIRECTIONS["left"]) < 1e-5
    assert off(found.fingers, DIRECTIONS["up"]) < 1e-5


@pytest.mark.parametrize(
    ("fingers", "palm"), part(list(product(sorted(DIRECTIONS), (None, "up", "left"))), every=2)
)
def test_a_direction_that_cannot_be_met_gives_the_nearest_within_limits(
    palm: DirectionName | None, fingers: DirectionName
) -> None:
    if palm == fingers:
        palm = "in"
    faced = turning.facing_answer(
        HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), palm=palm, fingers=fingers
    ).key
    hand = hand_at(faced)
    assert not any(report.joint in ("forearm turn", "wrist bend", "wrist side") for report in hand.limits)
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9
    assert hand.short_by_m < 0.02


def test_facing_a_second_time_changes_next_to_nothing() -> None:
    once = turning.facing_answer(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), palm="in").key
    twice = turning.facing_answer(HandMoment(REFERENCE, sign_of(once), "dominant", once), palm="in").key
    assert np.linalg.norm(hand_at(twice).wrist - hand_at(once).wrist) < 0.02


def test_a_direction_turns_a_hand_with_two_contacts_whose_skin_moves_along() -> None:
    key = replace(
        touching_key("chin", "3", "fingerpads", Orientation(0.7, 0.2, 0.1), 0.6),
        second=Contact("index.tip", "cheekbone.R"),
    )
    before = hand_at(key)
    palm = axis_rotation((0.0, 0.6, 0.8), 0.4) @ directions_of("right", hand_rotation(key)).palm
    found = turning.facing_answer(HandMoment(REFERENCE, sign_of(key), "dominant", key), palm=palm)
    after = hand_at(found.key)
    assert found.key is not key
    assert found.is_clean
    assert found.off_rad < 0.4
    assert found.off_rad == pytest.approx(off(directions_of("right", hand_rotation(found.key)).palm, palm))
    assert after.contact_error_m < 1e-9
    assert before.second_error_m is not None
    assert after.second_error_m is not None
    assert after.second_error_m < before.second_error_m + 1e-3


def test_a_transition_outlives_every_wish() -> None:
    key = replace(TEMPLE, transition=Transition("arc", 0.03, "even"), hold_s=0.3)
    for wish in (
        elbows.relaxed_elbow,
        lambda moment: turning.facing_answer(moment, palm="in").key,
        lambda moment: placing.with_site(moment, "chin"),
    ):
        changed = wish(HandMoment(REFERENCE, sign_of(key), "dominant", key))
        assert (changed.transition, changed.hold_s, changed.id, changed.time_s) == (
            key.transition,
            key.hold_s,
            key.id,
            key.time_s,
        )


CHIN = Key("k1", 0.4, "5", Contact("thumb.tip", "chin"), elbow=Elbow(0.35))
SIGN = Sign(tracks=(HandTrack("dominant", (CHIN,)),))


ASKED = [
    asked
    for words in (("palm", "fingers"), ("fingers", "palm"))
    for asked in zip(DIRECTIONS, cycle(words), strict=False)
]
"""Every direction of palm or fingers, by turns, and then those of the other."""


@pytest.mark.parametrize(("name", "what"), ASKED[: count(6, whole=12)])
def test_a_hand_at_the_chin_turns_without_going_through_the_chest(what: str, name: DirectionName) -> None:
    answer = facing_answer(HandMoment(REFERENCE, SIGN, "dominant", CHIN), **{what: name})
    pose = pose_at(SIGN.with_tracks(HandTrack("dominant", (answer.key,))), 0.4)
    assert answer.key is CHIN or (inside_of(pose)["dominant"].is_clear and not pose.hands["dominant"].limits)


def test_a_wish_that_no_arm_comes_near_to_changes_nothing() -> None:
    assert facing_answer(HandMoment(REFERENCE, SIGN, "dominant", CHIN), fingers="right").key is CHIN


def test_where_the_hand_faces_that_way_already_nothing_changes() -> None:
    start = facing_answer(HandMoment(REFERENCE, SIGN, "dominant", CHIN), palm="in").key
    assert start is not CHIN
    sign = SIGN.with_tracks(HandTrack("dominant", (start,)))
    now = directions_of("right", hand_in_world(solve_candidate(start, "dominant", at_rest(REFERENCE))))
    assert (
        facing_answer(HandMoment(REFERENCE, sign, "dominant", start), palm=now.palm, fingers=now.fingers).key
        is start
    )


def test_a_palm_along_the_fingers_counts_for_nothing() -> None:
    fingers = facing_answer(HandMoment(REFERENCE, SIGN, "dominant", CHIN), fingers="up").key
    assert (
        facing_answer(
            HandMoment(REFERENCE, SIGN, "dominant", CHIN), palm=np.array((0.0, -2.0, 0.0)), fingers="up"
        ).key
        == fingers
    )
