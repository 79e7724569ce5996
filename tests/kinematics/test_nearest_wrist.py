"""The wrist comes as near to a rotation as its limits allow."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from signer.kinematics.arm import Arm
from signer.kinematics.limits import WRIST
from signer.kinematics.nearest_wrist import angle_off, nearest_wrist
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.wrist import WristAngles, wrist_rotation

SIDES = pytest.mark.parametrize("side", [1, -1])


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
    assert (off > np.radians(60.0)).mean() > 0.3
    assert (off - best)[best < np.radians(60.0)].max() < 1e-9
    assert (off > best + 1e-9).mean() < 0.02
    assert np.abs(angle_off(arm, found.angles, wishes) - off).max() < 1e-12
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
