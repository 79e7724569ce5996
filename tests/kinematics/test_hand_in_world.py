"""Hands turned in the world: the swivel about the articulator is kept, and the wrist comes as near as it
can."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from signer.kinematics.arm import Arm, elbow_rotation, solve_arm
from signer.kinematics.hand_in_world import solve_arm_turned
from signer.kinematics.limits import WRIST
from signer.kinematics.nearest_wrist import angle_off, nearest_wrist
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.wrist import WristAngles, wrist_rotation

SIDES = pytest.mark.parametrize("side", [1, -1])


@SIDES
@pytest.mark.parametrize("reference", ["smooth", "vertical"])
def test_the_hand_of_any_solved_arm_gives_that_arm_back(side, reference):
    arm, draw, n = Arm.straight(0.247, 0.245, side), np.random.default_rng(3), 2000
    given = {
        "shoulder": draw.normal(size=(n, 3)) * 0.1,
        "articulator": draw.normal(size=(n, 3)) * (0.03, 0.05, 0.03) + (0.0, -0.12, 0.0),
        "swivel": draw.uniform(-3.1, 3.1, n),
    }
    given["target"] = given["shoulder"] + draw.normal(size=(n, 3)) * 0.25
    turn = wrist_rotation(
        arm, draw.uniform(-1.4, 1.4, n), draw.uniform(-1.2, 1.4, n), draw.uniform(-0.6, 0.38, n)
    )
    found = solve_arm(arm, **given, wrist_rotation=turn, reference=reference)
    reached = found.short_by_m == 0.0
    hand = found.shoulder_rotation @ elbow_rotation(arm, found.flexion_rad) @ turn
    again = solve_arm_turned(arm, **given, hand_rotation=hand, reference=reference)
    assert reached.mean() > 0.5
    assert np.abs(again.posture.elbow - found.elbow)[reached].max() < 1e-11
    assert np.abs(again.posture.wrist_rotation - turn)[reached].max() < 1e-10
    assert (again.branch == found.branch)[reached].all()
    for row in range(40):
        alone = solve_arm_turned(
            arm,
            **{name: value[row] for name, value in given.items()},
            hand_rotation=hand[row],
            reference=reference,
        )
        assert np.abs(alone.posture.elbow - again.posture.elbow[row]).max() < 1e-12
        assert np.abs(alone.posture.wrist_rotation - again.posture.wrist_rotation[row]).max() < 1e-11
        assert alone.branch == again.branch[row]


@SIDES
def test_a_wrist_within_its_limits_is_itself(side):
    arm, draw = Arm.straight(0.247, 0.245, side), np.random.default_rng(4)
    angles = [draw.uniform(reach.low_rad + 1e-6, reach.high_rad - 1e-6, 200) for _, reach in WRIST]
    found = nearest_wrist(arm, wrist_rotation(arm, *angles))
    assert np.abs(np.stack(found.angles) - angles).max() < 1e-12
    assert not np.any(found.over)


@SIDES
def test_beyond_its_limits_no_wrist_on_a_grid_is_nearer(side):
    arm = Arm.straight(0.247, 0.245, side)
    grid = np.stack(
        np.meshgrid(*(np.linspace(reach.low_rad, reach.high_rad, 9) for _, reach in WRIST)), -1
    ).reshape(-1, 3)
    hands = wrist_rotation(arm, *grid.T)
    wishes = Rotation.random(150, random_state=5).as_matrix()
    found = nearest_wrist(arm, wishes)
    off = rotation_angle(np.swapaxes(wrist_rotation(arm, *found.angles), -1, -2) @ wishes)
    best = np.array([rotation_angle(np.swapaxes(hands, -1, -2) @ wish).min() for wish in wishes])
    near = best < np.radians(60.0)
    assert near.mean() > 0.4
    assert (off - best)[near].max() < np.radians(1.0)
    for angle, past, (_, reach) in zip(found.angles, found.over, WRIST, strict=True):
        assert ((angle >= reach.low_rad) & (angle <= reach.high_rad)).all()
        assert (past[angle < reach.high_rad] <= 0.0).all()
        assert (past[angle > reach.low_rad] >= 0.0).all()


def test_many_wrists_are_limited_as_one_by_one():
    arm, wishes = Arm.straight(0.247, 0.245, -1), Rotation.random(40, random_state=6).as_matrix()
    together = np.stack(nearest_wrist(arm, wishes).angles, -1)
    alone = np.array([nearest_wrist(arm, wish).angles for wish in wishes])
    assert np.abs(together - alone).max() < 1e-11
    off = angle_off(arm, WristAngles(*together.T), wishes)
    off_alone = [
        angle_off(arm, WristAngles(*each), wish) for each, wish in zip(together, wishes, strict=True)
    ]
    assert np.abs(off - off_alone).max() < 1e-12
