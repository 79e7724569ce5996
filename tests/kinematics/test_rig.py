"""The body takes the solver's arm exactly: joints, articulators, mirror, and nothing turned at rest."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.load import load_body
from body_model.skin import skin_matrices
from body_model.surface_point import attach, nearest
from signer.characters.making import hanging_posture
from signer.kinematics.arm import ArmPosture, forward_arm, solve_arm
from signer.kinematics.hand import ANGLE_COUNT, finger_rotations
from signer.kinematics.rig import (
    Girdle,
    arm_bone_rotations,
    arm_of,
    arm_rig,
    articulator_in_hand,
    bone_rotations,
    girdle,
    girdle_at_rest,
    girdle_for,
    hand_matrices,
)
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.skeleton import mirrored_rotations, world_pose
from signer.kinematics.wrist import wrist_rotation
from tests.helpers.arms import MIRROR, within_reach

BODY = load_body()
SIDES = pytest.mark.parametrize("side", ["right", "left"])
FLIP = np.diag(MIRROR)


def posed_arms(side, n=2000, seed=0):
    """Random postures solved twice, girdle and all, with random fingers."""
    rig = arm_rig(BODY, side)
    rng = np.random.default_rng(seed)
    draw, _ = within_reach(rig.arm, n, seed, wrist=True)
    given = {
        "target": rig.shoulder + draw.target - draw.shoulder,
        "articulator": draw.articulator,
        "wrist_rotation": draw.wrist_rotation,
        "swivel": draw.swivel,
        "reference": "smooth",
    }
    first = solve_arm(rig.arm, shoulder=rig.shoulder, **given)
    held = girdle(rig, (first.elbow - rig.shoulder) / np.linalg.norm(rig.arm.upper_arm))
    fingers = finger_rotations(BODY, side, rng.uniform(-0.2, 1.5, (n, ANGLE_COUNT)))
    return rig, given, held, fingers


@SIDES
def test_drawn_joints_are_the_solvers(side):
    rig, given, held, fingers = posed_arms(side)
    posture = solve_arm(rig.arm, shoulder=held.shoulder, **given)
    pose = world_pose(BODY, bone_rotations(BODY, posture, side=side, girdle=held, fingers=fingers))
    for place, point in ((2, held.shoulder), (4, posture.elbow), (6, posture.wrist)):
        assert np.abs(pose.positions[:, rig.bones[place]] - point).max() < 1e-12


@SIDES
@pytest.mark.parametrize("where", ["wrist", "palm", "fingertip", "lower forearm"])
def test_a_point_of_the_drawn_hand_is_where_the_solver_puts_it(side, where):
    rig, given, held, fingers = posed_arms(side)
    bone = {"wrist": 6, "palm": 6, "fingertip": 13, "lower forearm": 5}[where]
    carrier = rig.hand_bones[bone - 4] if where == "fingertip" else rig.bones[bone]
    near = {
        "wrist": rig.wrist,
        "palm": BODY.tails[carrier],
        "fingertip": BODY.tails[carrier],
        "lower forearm": 0.3 * rig.elbow + 0.7 * rig.wrist,
    }
    point = attach(BODY, [(nearest(BODY, near[where], [carrier]), 1.0)])
    articulator = articulator_in_hand(rig, point, hand_matrices(BODY, side, fingers), given["wrist_rotation"])
    posture = solve_arm(rig.arm, shoulder=held.shoulder, **(given | {"articulator": articulator}))
    pose = world_pose(BODY, bone_rotations(BODY, posture, side=side, girdle=held, fingers=fingers))
    drawn = point.position(skin_matrices(BODY, pose.rotations, pose.positions))
    assert np.abs(drawn - posture.articulator).max() < 1e-12
    assert np.abs(np.linalg.norm(drawn - given["target"], axis=-1) - posture.short_by_m).max() < 1e-12


def test_a_point_on_the_upper_arm_is_no_articulator():
    rig = arm_rig(BODY, "right")
    point = attach(BODY, [(nearest(BODY, 0.5 * (rig.shoulder + rig.elbow), [rig.bones[2]]), 1.0)])
    hand = hand_matrices(BODY, "right", finger_rotations(BODY, "right", np.zeros(ANGLE_COUNT)))
    with pytest.raises(ValueError, match="forearm"):
        articulator_in_hand(rig, point, hand, np.eye(3))


@SIDES
def test_the_models_own_rest_turns_no_bone(side):
    rig = arm_rig(BODY, side)
    Rw = wrist_rotation(rig.arm, *rig.rest_wrist)
    points = forward_arm(
        rig.arm,
        shoulder=rig.shoulder,
        shoulder_rotation=rig.upper_arm_frame,
        flexion=rig.rest_flexion_rad,
        wrist_rotation=Rw,
        articulator=np.zeros(3),
    )
    zero = np.zeros(())
    posture = ArmPosture(
        rig.upper_arm_frame,
        np.asarray(rig.rest_flexion_rad),
        Rw,
        *points,
        zero,
        zero.astype(int),
        zero.astype(int),
    )
    assert np.abs(arm_bone_rotations(rig, girdle_at_rest(rig), posture) - np.eye(3)).max() < 1e-14
    assert np.abs(points.elbow - rig.elbow).max() < 1e-14
    assert np.abs(points.wrist - rig.wrist).max() < 1e-14


def test_the_measures_are_those_of_the_body():
    rig = arm_rig(BODY, "right")
    assert -rig.arm.elbow.reach == pytest.approx(-0.246954, abs=1e-6)
    assert np.linalg.norm(rig.arm.forearm) == pytest.approx(0.245296, abs=1e-6)
    assert np.degrees(rig.rest_flexion_rad) == pytest.approx(43.062, abs=1e-3)
    assert np.degrees(np.array(rig.rest_wrist)) == pytest.approx((1.98, 2.66, 5.33), abs=0.01)
    assert arm_of(BODY, "left").side == 1
    assert arm_rig(BODY, "left") is arm_rig(BODY, "left")


def test_the_left_arm_is_the_right_one_in_a_mirror():
    right, given, held, _ = posed_arms("right", 500)
    left = arm_rig(BODY, "left")
    mirrored = {
        "target": given["target"] * FLIP,
        "articulator": given["articulator"] * FLIP,
        "wrist_rotation": mirrored_rotations(given["wrist_rotation"]),
        "swivel": given["swivel"],
        "reference": "smooth",
    }
    other = Girdle(
        mirrored_rotations(held.clavicle), mirrored_rotations(held.shoulder01), held.shoulder * FLIP
    )
    a = arm_bone_rotations(right, held, solve_arm(right.arm, shoulder=held.shoulder, **given))
    b = arm_bone_rotations(left, other, solve_arm(left.arm, shoulder=other.shoulder, **mirrored))
    assert np.abs(mirrored_rotations(a) - b).max() < 1e-12
    first = solve_arm(left.arm, shoulder=left.shoulder, **mirrored)
    set_left = girdle(left, (first.elbow - left.shoulder) / np.linalg.norm(left.arm.upper_arm))
    assert np.abs(set_left.shoulder - other.shoulder).max() < 1e-13


@SIDES
def test_one_arm_equals_a_member_of_many(side):
    rig, given, held, fingers = posed_arms(side, 40)
    many = solve_arm(rig.arm, shoulder=held.shoulder, **given)
    turned = arm_bone_rotations(rig, held, many)
    one = arm_bone_rotations(
        rig, Girdle(*(field[7] for field in held)), ArmPosture(*(field[7] for field in many))
    )
    assert np.abs(turned[7] - one).max() < 1e-14
    assert np.abs(hand_matrices(BODY, side, fingers)[7] - hand_matrices(BODY, side, fingers[7])).max() < 1e-14


@SIDES
def test_the_girdle_rests_under_a_hanging_arm_and_moves_smoothly_within_its_range(side):
    rig = arm_rig(BODY, side)
    hanging = girdle(rig, (0.0, -1.0, 0.0))
    assert np.abs(hanging.shoulder - rig.shoulder).max() < 1e-15
    raised = np.linspace(0.0, np.pi, 721)
    s = rig.arm.side
    up = girdle(rig, np.stack([s * np.sin(raised), -np.cos(raised), 0 * raised], -1))
    height = up.shoulder[:, 1] - rig.shoulder[1]
    assert (np.diff(height) > -1e-12).all()
    assert 0.02 < height[-1] < 0.06
    assert np.degrees(rotation_angle(up.clavicle)).max() < 15.0
    assert np.abs(np.diff(height, 2)).max() < 2e-6
    ahead, across = girdle(rig, (0.0, 0.0, 1.0)), girdle(rig, (-s * 0.7071, 0.0, 0.7071))
    assert ahead.shoulder[2] > rig.shoulder[2] + 0.01
    assert across.shoulder[2] > ahead.shoulder[2]


@SIDES
def test_the_hanging_arm_is_relaxed_and_clear_of_the_body(side):
    rig = arm_rig(BODY, side)
    posture = hanging_posture(rig)
    assert np.abs(posture.wrist - posture.articulator).max() < 1e-15
    assert posture.wrist[1] < posture.elbow[1] < rig.shoulder[1] - 0.2
    hips = BODY.cage[np.abs(BODY.cage[:, 1] - posture.wrist[1]) < 0.02]
    widest = np.abs(hips[:, 0]).max()
    assert rig.arm.side * posture.wrist[0] > widest + 0.04


@SIDES
def test_a_gain_moves_the_girdle_and_leaves_what_an_arm_meets(side):
    rig, given, _, _ = posed_arms(side)
    gained = replace(rig, girdle_gain=1.6)
    first = solve_arm(rig.arm, shoulder=rig.shoulder, **given)
    usual, more = (girdle_for(each, first, given["target"]) for each in (rig, gained))
    short = [solve_arm(rig.arm, shoulder=each.shoulder, **given).short_by_m for each in (usual, more)]
    met = (short[0] == 0.0) & (first.short_by_m == 0.0)
    assert met.sum() > 1000
    assert short[1][met].max() < 1e-9
    assert (
        np.linalg.norm(more.shoulder - rig.shoulder, axis=-1).mean()
        > 1.1 * np.linalg.norm(usual.shoulder - rig.shoulder, axis=-1).mean()
    )


@pytest.mark.parametrize("bend_deg", [0.0, 3.0, -3.0])
@SIDES
def test_a_straight_arm_takes_its_hinge_from_the_forearms_frame_and_moves_no_joint(side, bend_deg):
    """As of a T-pose: elbow and wrist of the drawn bones are the solver's, whatever way the arm is bent."""
    straight = straight_armed(side, np.radians(bend_deg))
    rig = arm_rig(straight, side)
    _, given, _, fingers = posed_arms(side, n=200)
    given["target"] = given["target"] - arm_rig(BODY, side).shoulder + rig.shoulder
    girdle_of_it = girdle(rig, np.tile((0.0, 0.0, 1.0), (200, 1)))
    posture = solve_arm(rig.arm, shoulder=girdle_of_it.shoulder, **given)
    pose = world_pose(
        straight, bone_rotations(straight, posture, side=side, girdle=girdle_of_it, fingers=fingers)
    )
    for place, point in ((4, posture.elbow), (6, posture.wrist)):
        assert np.abs(pose.positions[:, rig.bones[place]] - point).max() < 1e-12
    assert abs(rig.forearm_frame[:, 0] @ straight.frames[rig.bones[4]][:, 0]) > np.cos(np.radians(5.0))


def straight_armed(side, bend_rad):
    """The body with an arm straight out, bent a little forwards about an axis that leans by 30 degrees."""
    rig, heads, frames = arm_rig(BODY, side), BODY.heads.copy(), BODY.frames.copy()
    out = np.array((-1.0 if side == "right" else 1.0, 0.0, 0.0))
    lean = np.array((0.0, np.cos(0.5), np.sin(0.5))) * out[0]
    forearm = np.cos(bend_rad) * out + np.sin(bend_rad) * np.cross(lean, out)
    u, f = (float(np.linalg.norm(bone)) for bone in (rig.elbow - rig.shoulder, rig.wrist - rig.elbow))
    elbow = rig.shoulder + u * out
    heads[rig.bones[3:]] = [
        rig.shoulder + 0.3 * u * out,
        elbow,
        elbow + 0.5 * f * forearm,
        elbow + f * forearm,
    ]
    heads[rig.hand_bones] += heads[rig.bones[6]] - BODY.heads[rig.bones[6]]
    frames[rig.bones[4]] = np.column_stack([np.cross(out, (0.0, 0.0, 1.0)), out, (0.0, 0.0, 1.0)])
    return replace(BODY, heads=heads, frames=frames)
