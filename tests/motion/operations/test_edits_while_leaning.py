"""Edits of a hand of a signer who leans: points come from the world as it is drawn, all else is the chest's."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.plain_types import Side
from signer.document.fitting import with_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.motion.movement.score import context_for
from signer.motion.operations import elbows, turning
from signer.motion.operations.hand_edits import MoveTarget
from signer.motion.pose import Pose
from signer.motion.posing import pose_at
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.leaning import leaning
from tests.helpers.signs import small_sign

AT_S = 1.0
SIDES: tuple[Side, ...] = ("right", "left")


def sign_of(side: Side) -> Sign:
    return leaning(replace(small_sign(), dominant_side=side))


def key_of(sign: Sign) -> Key:
    return sign.hand("dominant").keys[1]


def posed(sign: Sign, key: Key) -> Pose:
    return pose_at(with_key(sign, "dominant", key), AT_S)


@pytest.mark.parametrize("side", SIDES)
def test_a_target_goes_where_it_is_dragged(side: Side) -> None:
    sign = sign_of(side)
    hand = pose_at(sign, AT_S).hands["dominant"]
    point = hand.articulator + np.array((0.02, -0.05, 0.06))
    found = posed(
        sign,
        MoveTarget(tuple(point.tolist())).held(HandMoment(REFERENCE, sign, "dominant", key_of(sign))).key,
    ).hands["dominant"]
    assert found.articulator == pytest.approx(point, abs=1e-6)
    assert found.elbow_height_rad == pytest.approx(hand.elbow_height_rad, abs=1e-6)


@pytest.mark.parametrize("side", SIDES)
def test_the_elbow_goes_where_it_is_dragged(side: Side) -> None:
    sign = sign_of(side)
    height = pose_at(sign, AT_S).hands["dominant"].elbow_height_rad
    raised = posed(
        sign, elbows.raised_elbow(HandMoment(REFERENCE, sign, "dominant", key_of(sign)), height + 0.3)
    ).hands["dominant"]
    dragged = posed(
        sign, elbows.elbow_dragged(HandMoment(REFERENCE, sign, "dominant", key_of(sign)), raised.elbow)
    ).hands["dominant"]
    assert np.linalg.norm(raised.elbow - pose_at(sign, AT_S).hands["dominant"].elbow) > 0.02
    assert dragged.elbow == pytest.approx(raised.elbow, abs=1e-4)


@pytest.mark.parametrize("palm", ["up", "down", "left"])  # to others the hand follows its forearm, and tilts
def test_a_palm_faces_a_direction_of_the_chest(palm: DirectionName) -> None:
    sign = sign_of("right")
    key = turning.facing_answer(HandMoment(REFERENCE, sign, "dominant", key_of(sign)), palm=palm).key
    found = directions_of(
        "right", hand_in_world(solve_posture(key, "dominant", context_for(REFERENCE, sign, "dominant", key)))
    ).palm
    assert found == pytest.approx(np.array(DIRECTIONS[palm]), abs=1e-5)
