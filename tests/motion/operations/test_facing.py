import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE

CHIN = Key("k1", 0.4, "5", Contact("thumb.tip", "chin"), elbow=Elbow(0.35))
SIGN = Sign(tracks=(HandTrack("dominant", (CHIN,)),))


@pytest.mark.parametrize("what", ["palm", "fingers"])
@pytest.mark.parametrize("name", DIRECTIONS)
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
