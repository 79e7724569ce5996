"""Hands told by directions of the world: they face as told, their contact stays, and a local key can take
their place."""

from dataclasses import replace
from math import radians

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.rig import arm_rig
from signer.motion.operations import elbows
from signer.motion.posing import poses
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key

RIG = arm_rig(load_body(), "right")
LEFT_UP = GlobalOrientation(palm=(1.0, 0.0, 0.0), fingers=(0.0, 1.0, 0.0))
CHIN = replace(touching_key("chin", "5", "thumb.tip"), orientation=LEFT_UP, elbow=Elbow(0.35))
FOREHEAD = replace(
    touching_key("forehead.centre", "5", "thumb.tip"),
    orientation=LEFT_UP,
    elbow=Elbow(0.45),
    id="k2",
    time_s=1.0,
)


def facing_as_told(key: Key) -> np.ndarray:
    told = key.orientation
    assert isinstance(told, GlobalOrientation)
    return hand_rotation("right", told.palm, told.fingers)


@pytest.mark.parametrize("key", [CHIN, FOREHEAD], ids=["chin", "forehead"])
def test_the_hand_faces_as_told_and_the_contact_is_met(key: Key) -> None:
    hand = hand_at(key)
    np.testing.assert_allclose(
        hand_in_world(solve_candidate(key, "dominant", around=at_rest(REFERENCE))),
        facing_as_told(key),
        atol=1e-9,
    )
    assert hand.contact_error_m < 1e-9
    assert hand.swivel_rad == key.elbow.swivel_rad
    assert not hand.limits


@pytest.mark.parametrize("key", [CHIN, FOREHEAD], ids=["chin", "forehead"])
def test_a_key_told_by_its_wrist_is_the_same_posture(key: Key) -> None:
    hand = hand_at(key)
    local = hand_at(replace(key, orientation=hand.orientation))
    np.testing.assert_allclose(local.elbow, hand.elbow, rtol=0, atol=1e-12)
    np.testing.assert_allclose(local.wrist, hand.wrist, rtol=0, atol=1e-12)


def test_between_two_keys_told_in_the_world_the_hand_keeps_facing_there() -> None:
    way = poses(sign_of(CHIN, FOREHEAD), np.linspace(CHIN.end_s, FOREHEAD.time_s, 20), REFERENCE)
    wrist = load_body().bone_index["wrist.R"]
    faced = way.bone_rotations[:, wrist] @ RIG.hand_frame
    np.testing.assert_allclose(faced, np.broadcast_to(facing_as_told(CHIN), faced.shape), atol=1e-9)
    assert max(hand.contact_error_m for hand in way.hands["dominant"]) < 1e-9


def test_between_a_key_of_each_kind_nothing_jumps() -> None:
    second = replace(FOREHEAD, orientation=hand_at(FOREHEAD).orientation)
    way = poses(sign_of(CHIN, second), np.linspace(CHIN.time_s, second.end_s, 800), REFERENCE)
    assert np.linalg.norm(np.diff(way.bone_positions, axis=0), axis=-1).max() < 0.005


def test_a_direction_beyond_the_wrist_is_met_as_nearly_as_it_can_be_and_told() -> None:
    key = replace(CHIN, orientation=GlobalOrientation(palm=(-1.0, 0.0, 0.0), fingers=(0.0, -1.0, 0.0)))
    hand = hand_at(key)
    assert {report.joint for report in hand.limits} & {"forearm turn", "wrist bend", "wrist side"}
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9


def test_a_raised_elbow_leaves_the_hand_as_it_faces() -> None:
    raised = elbows.raised_elbow(HandMoment(REFERENCE, sign_of(CHIN), "dominant", CHIN), radians(55))
    assert raised.orientation == CHIN.orientation
    assert hand_at(raised).elbow_height_rad == pytest.approx(radians(55), abs=1e-9)
    np.testing.assert_allclose(
        hand_in_world(solve_candidate(raised, "dominant", around=at_rest(REFERENCE))),
        facing_as_told(CHIN),
        atol=1e-9,
    )


def test_a_place_on_the_own_arm_is_met_with_the_hand_as_told() -> None:
    key = replace(
        touching_key("chest.mid.R", "b", "palm.centre"),
        orientation=GlobalOrientation((0.0, 0.0, -1.0), (1.0, 0.2, 0.0)),
    )
    hand = hand_at(key)
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-7


def test_each_frame_of_a_batch_is_the_frame_alone() -> None:
    times = np.linspace(CHIN.end_s, FOREHEAD.time_s, 9)
    together = poses(sign_of(CHIN, FOREHEAD), times, REFERENCE)
    for index, time_s in enumerate(times):
        alone = poses(sign_of(CHIN, FOREHEAD), [time_s], REFERENCE)[0]
        np.testing.assert_allclose(alone.matrices, together[index].matrices, rtol=0, atol=1e-12)
