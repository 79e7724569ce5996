import numpy as np
import pytest

from body_model.load import load_body
from signer.kinematics.arm import attainable, solve_arm
from signer.kinematics.clavicle import (
    GIRDLE,
    HELP,
    reach_assist,
    rise_and_forward,
    set_by_hand,
    turn_girdle,
)
from signer.kinematics.rig import arm_rig, bone_rotations, girdle, girdle_at_rest, soft_distance
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.skeleton import world_pose
from tests.helpers.arms import MIRROR

BODY = load_body()
SIDES = pytest.mark.parametrize("side", ["right", "left"])
HAND = {"articulator": np.array((0.0, -0.15, 0.02)), "wrist_rotation": np.eye(3)}
FLIP = np.diag(MIRROR)


def reach_of(rig):
    return float(attainable(rig.arm, **HAND).most_m)


def outward(rig, direction=(0.5, 0.3, 0.8)):
    d = np.array(direction) * (rig.arm.side, 1.0, 1.0)
    return d / np.linalg.norm(d)


def test_soft_distance_is_true_at_first_and_never_the_whole():
    d = np.linspace(0.0, 3.0, 3001)
    soft = soft_distance(d, 1.0, HELP.knee)
    assert (soft[d <= HELP.knee] == d[d <= HELP.knee]).all()
    assert (soft < 1.0).all()
    assert (np.diff(soft)[:1500] > 0.0).all()
    slope = np.diff(soft) / np.diff(d)
    assert np.abs(np.diff(slope)).max() < 0.011
    assert 1.0 - soft_distance(1.0, 1.0, HELP.knee) == pytest.approx(np.exp(-1.0) * (1.0 - HELP.knee))


def test_soft_reach_without_the_shoulder_keeps_the_elbow_calm_at_full_reach():
    rig = arm_rig(BODY, "right")
    most, line = reach_of(rig), outward(rig)
    distance = np.linspace(0.85, 1.15, 3001) * most
    given = HAND | {"shoulder": rig.shoulder, "swivel": 0.3, "reference": "smooth"}
    plain = solve_arm(rig.arm, target=rig.shoulder + distance[:, None] * line, **given)
    soft = solve_arm(
        rig.arm, target=rig.shoulder + soft_distance(distance, most, HELP.knee)[:, None] * line, **given
    )
    assert np.abs(np.diff(soft.flexion_rad)).max() < 0.25 * np.abs(np.diff(plain.flexion_rad)).max()
    assert np.linalg.norm(soft.articulator - plain.articulator, axis=-1).max() < 0.04


def shoulder_of(rig, rotation):
    """The shoulder of a girdle at rest that is turned so."""
    return turn_girdle(rig, girdle_at_rest(rig), rotation).shoulder


@SIDES
def test_near_targets_leave_the_shoulder_where_it_is(side):
    rig = arm_rig(BODY, side)
    target = rig.shoulder + 0.85 * reach_of(rig) * outward(rig)
    found = reach_assist(rig, target=target, most_m=reach_of(rig))
    assert rotation_angle(found) == 0.0


@SIDES
def test_far_targets_draw_the_shoulder_to_them_and_the_hand_comes_nearer(side):
    rig = arm_rig(BODY, side)
    target = rig.shoulder + 1.08 * reach_of(rig) * outward(rig, (0.1, 0.5, 0.8))
    found = reach_assist(rig, target=target, most_m=reach_of(rig))
    given = HAND | {"target": target, "swivel": 0.3, "reference": "smooth"}
    plain = solve_arm(rig.arm, shoulder=rig.shoulder, **given)
    shoulder = shoulder_of(rig, found)
    helped = solve_arm(rig.arm, shoulder=shoulder, **given)
    assert helped.short_by_m < plain.short_by_m - 0.01
    assert shoulder[1] > rig.shoulder[1]
    assert np.linalg.norm(shoulder - rig.heads[0]) == pytest.approx(
        np.linalg.norm(rig.shoulder - rig.heads[0])
    )


@SIDES
def test_help_begins_without_a_jump_and_stays_within_its_bound(side):
    rig = arm_rig(BODY, side)
    rng = np.random.default_rng(0)
    for line in rng.normal(size=(20, 3)):
        distance = np.linspace(0.8, 1.6, 2001) * reach_of(rig)
        target = rig.shoulder + distance[:, None] * line / np.linalg.norm(line)
        angle = rotation_angle(reach_assist(rig, target=target, most_m=reach_of(rig)))
        assert angle.max() < HELP.most_rad
        assert np.abs(np.diff(angle)).max() < 0.01
        assert np.abs(np.diff(angle, 2)).max() < 1e-3


@SIDES
def test_the_amount_scales_the_help(side):
    rig = arm_rig(BODY, side)
    target = rig.shoulder + 1.05 * reach_of(rig) * outward(rig, (0.2, 0.2, 0.9))
    full, half, none = (
        rotation_angle(reach_assist(rig, target=target, most_m=reach_of(rig), amount=a))
        for a in (1.0, 0.5, 0.0)
    )
    assert half == pytest.approx(0.5 * full)
    assert none == 0.0


def test_both_shoulders_help_alike():
    right, left = arm_rig(BODY, "right"), arm_rig(BODY, "left")
    target = right.shoulder + np.array((-0.2, 0.5, 0.4))
    a = reach_assist(right, target=target, most_m=0.5)
    b = reach_assist(left, target=target * FLIP, most_m=0.5)
    assert np.abs(shoulder_of(right, a) * FLIP - shoulder_of(left, b)).max() < 1e-15


def test_a_target_in_line_with_the_clavicle_or_on_its_end_is_no_trouble():
    rig = arm_rig(BODY, "right")
    line = rig.shoulder - rig.heads[0]
    for target in (rig.heads[0] + 5.0 * line, rig.heads[0], rig.heads[0] - 5.0 * line):
        found = reach_assist(rig, target=target, most_m=0.5)
        assert np.isfinite(found).all()


@SIDES
def test_by_hand_the_shoulder_shrugs_slumps_and_comes_forward(side):
    rig = arm_rig(BODY, side)
    shrug, slump = (shoulder_of(rig, set_by_hand(rig, rise_rad=angle)) for angle in (0.3, -0.1))
    ahead, back = (shoulder_of(rig, set_by_hand(rig, forward_rad=angle)) for angle in (0.3, -0.3))
    assert shrug[1] > rig.shoulder[1] > slump[1]
    assert ahead[2] > rig.shoulder[2] > back[2]
    assert (set_by_hand(rig, rise_rad=3.0) == set_by_hand(rig, rise_rad=GIRDLE.rise_rad[1])).all()
    assert (set_by_hand(rig, forward_rad=-3.0) == set_by_hand(rig, forward_rad=GIRDLE.forward_rad[0])).all()


@SIDES
def test_the_drawn_joints_follow_an_turn_girdle_shoulder_exactly(side):
    rig = arm_rig(BODY, side)
    target = rig.shoulder + 1.02 * reach_of(rig) * outward(rig)
    help_ = reach_assist(rig, target=target, most_m=reach_of(rig))
    given = HAND | {"target": target, "swivel": 0.3, "reference": "smooth"}
    shoulder = shoulder_of(rig, help_)
    first = solve_arm(rig.arm, shoulder=shoulder, **given)
    held = turn_girdle(rig, girdle(rig, (first.elbow - shoulder) / np.linalg.norm(rig.arm.upper_arm)), help_)
    posture = solve_arm(rig.arm, shoulder=held.shoulder, **given)
    pose = world_pose(BODY, bone_rotations(BODY, posture, side=side, girdle=held))
    for place, point in ((2, held.shoulder), (4, posture.elbow), (6, posture.wrist)):
        assert np.abs(pose.positions[rig.bones[place]] - point).max() < 1e-12
    same = turn_girdle(rig, girdle_at_rest(rig), set_by_hand(rig))
    assert np.abs(same.shoulder - rig.shoulder).max() < 1e-15


@SIDES
def test_how_far_a_shoulder_is_raised_and_forward_is_read_off_where_it_stands(side):
    rig, draw = arm_rig(BODY, side), np.random.default_rng(3)
    wished = np.stack([draw.uniform(*GIRDLE.rise_rad, 200), draw.uniform(*GIRDLE.forward_rad, 200)])
    by_hand = set_by_hand(rig, rise_rad=wished[0], forward_rad=wished[1])
    assert np.abs(np.stack(rise_and_forward(rig, shoulder_of(rig, by_hand))) - wished).max() < 1e-12
    assert np.abs(rise_and_forward(rig, rig.shoulder)).max() < 1e-12
