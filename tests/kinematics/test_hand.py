from dataclasses import replace

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from body_model.load import load_body
from handshapes import catalogue
from signer.kinematics.hand import ANGLE_COUNT, BONES, finger_rotations, hand_bones, handshape_angles
from signer.kinematics.skeleton import mirrored_rotations, rest_rotations, world_pose

BODY = load_body()
SIDES = pytest.mark.parametrize("side", ["right", "left"])


def joints(side, angles):
    """Knuckles, joints and the bones' far ends (15, 3), the wrist at rest; digits thumb to pinky."""
    local = rest_rotations(BODY)
    bones = hand_bones(BODY, side)
    local[bones] = finger_rotations(BODY, side, angles)
    pose = world_pose(BODY, local)
    length = BODY.tails - BODY.heads
    tips = pose.positions + (pose.rotations @ length[:, :, None])[..., 0]
    return pose, tips[bones[4:]]


def hand_axes(side):
    frame = BODY.frames[BODY.bone_index["wrist.R" if side == "right" else "wrist.L"]]
    radial = frame[:, 0] if side == "right" else -frame[:, 0]
    return np.column_stack([radial, frame[:, 1], frame[:, 2]])


def directions(side, angles):
    """Directions (5, 3, 3) of the digits' bones in (radial, distal, palmar), thumb first."""
    pose, _ = joints(side, angles)
    bones = hand_bones(BODY, side)[4:]
    return ((pose.rotations @ BODY.frames)[bones, :, 1] @ hand_axes(side)).reshape(5, 3, 3)


@SIDES
def test_zero_is_a_straight_hand_in_the_plane_of_the_palm(side):
    fingers = directions(side, np.zeros(ANGLE_COUNT))[1:]
    assert np.abs(fingers[:, 0] - (0.0, 1.0, 0.0)).max() < 1e-12
    assert np.abs(np.arccos(np.clip(fingers @ (0.0, 1.0, 0.0), -1, 1))).max() < np.radians(5.0)


@SIDES
@pytest.mark.parametrize("finger", range(4))
def test_the_base_goes_where_flexion_and_spread_say(side, finger):
    angles = np.zeros(ANGLE_COUNT)
    flexion, spread = 0.6, 0.25
    angles[4 * finger : 4 * finger + 2] = 0.0, spread
    base = directions(side, angles)[finger + 1, 0]
    assert np.abs(base - (np.sin(spread), np.cos(spread), 0.0)).max() < 1e-12
    angles[4 * finger] = flexion
    base = directions(side, angles)[finger + 1, 0]
    wanted = (np.sin(spread), np.cos(spread) * np.cos(flexion), np.cos(spread) * np.sin(flexion))
    assert np.arccos(min(base @ wanted, 1.0)) < 0.11 * flexion


@SIDES
def test_fingers_curl_to_the_palm_by_the_angles_given(side):
    angles = np.tile((0.0, 0.0, 0.9, 0.5), 4)
    fingers = directions(side, np.concatenate([angles, np.zeros(5)]))[1:]
    middle = np.arccos((fingers[:, 0] * fingers[:, 1]).sum(-1))
    end = np.arccos((fingers[:, 1] * fingers[:, 2]).sum(-1))
    assert np.abs(middle - 0.9).max() < 0.02
    assert np.abs(end - 0.5).max() < 0.02
    assert (fingers[:, 2, 2] > 0.9).all()


@SIDES
def test_the_thumb_lies_beside_the_fingers_at_zero_and_leaves_them_as_said(side):
    straight = np.zeros(ANGLE_COUNT)
    assert np.abs(directions(side, straight)[0, 0] - (0.0, 1.0, 0.0)).max() < 1e-12
    away, lifted = straight.copy(), straight.copy()
    away[16], lifted[17] = -0.7, 0.6
    assert np.abs(directions(side, away)[0, 0] - (np.sin(0.7), np.cos(0.7), 0.0)).max() < 1e-12
    assert np.abs(directions(side, lifted)[0, 0] - (0.0, np.cos(0.6), np.sin(0.6))).max() < 1e-12
    bent = straight.copy()
    bent[19:] = 0.5, 0.5
    assert directions(side, bent)[0, 2, 0] < -0.7


def test_the_two_hands_are_mirror_images_exactly():
    flip = np.array((-1.0, 1.0, 1.0))
    for shape in catalogue.every():
        angles = handshape_angles(shape)
        assert np.abs(joints("right", angles)[1] * flip - joints("left", angles)[1]).max() < 1e-15


def test_many_hands_at_once_are_the_single_ones():
    angles = np.random.default_rng(0).uniform(-0.3, 1.4, (4, 3, ANGLE_COUNT))
    many = finger_rotations(BODY, "left", angles)
    assert many.shape == (4, 3, len(BONES), 3, 3)
    assert np.abs(many[2, 1] - finger_rotations(BODY, "left", angles[2, 1])).max() < 1e-15
    assert np.abs(np.swapaxes(many, -1, -2) @ many - np.eye(3)).max() < 1e-14


def test_flexed_pinkies_cup_the_palm_a_little():
    angles = np.zeros(ANGLE_COUNT)
    angles[12] = 1.0
    turned = finger_rotations(BODY, "right", angles)
    assert np.trace(turned[3]) == pytest.approx(1.0 + 2.0 * np.cos(0.1))
    assert (turned[0] == np.eye(3)).all()


def test_a_hand_of_another_number_of_angles_is_refused():
    with pytest.raises(ValueError, match="21"):
        finger_rotations(BODY, "right", np.zeros(25))


def test_each_hand_bends_about_its_own_axes():
    """A left hand unlike the right one moves as a right hand that is its mirror image."""
    turns = Rotation.random(len(BODY.frames), rng=np.random.default_rng(2)).as_matrix()
    left_alone = np.array([name.endswith(".L") for name in BODY.bone_names])[:, None, None]
    odd = replace(BODY, frames=np.where(left_alone, turns @ BODY.frames, BODY.frames))
    mirror = replace(BODY, frames=mirrored_rotations(odd.frames[BODY.mirror_bone]))
    angles = np.random.default_rng(3).uniform(-0.2, 1.2, ANGLE_COUNT)
    left, seen = finger_rotations(odd, "left", angles), finger_rotations(mirror, "right", angles)
    assert np.abs(left - mirrored_rotations(seen)).max() < 1e-12
    assert np.abs(left - finger_rotations(BODY, "left", angles)).max() > 0.1


def test_metacarpals_turn_by_the_shares_of_their_body():
    angles = np.full(ANGLE_COUNT, 0.5)
    still = replace(BODY, turn_shares=BODY.turn_shares._replace(metacarpals=(0.0, 0.0, 0.0, 0.0)))
    assert np.abs(finger_rotations(still, "right", angles)[:4] - np.eye(3)).max() == 0.0
    assert np.abs(finger_rotations(BODY, "right", angles)[3] - np.eye(3)).max() > 0.03


@SIDES
def test_digits_made_straight_for_a_t_pose_bend_as_those_of_their_model(side):
    """Bones of an avatar: each in line with the one before, and their tilt lost; its model has it."""
    frames, bones = BODY.frames.copy(), hand_bones(BODY, side)[4:].reshape(5, 3)
    frames[bones[:, 1:]] = frames[bones[:, :1]]
    avatar = replace(BODY, frames=frames, straight_as=BODY)
    angles = np.random.default_rng(6).uniform(0.0, 1.2, (20, ANGLE_COUNT))
    stand = []
    for body in (BODY, avatar, replace(avatar, straight_as=None)):
        local = rest_rotations(body, (20,))
        local[:, hand_bones(body, side)] = finger_rotations(body, side, angles)
        stand.append((world_pose(body, local).rotations @ body.frames)[:, bones])
    assert np.abs(stand[0] - stand[1]).max() < 1e-12
    assert np.abs(stand[0] - stand[2]).max() > 0.05
