"""Hands turned in the world: the swivel about the articulator is kept."""

import numpy as np
import pytest

from signer.kinematics.arm import Arm, elbow_rotation, solve_arm, solve_arm_turned
from signer.kinematics.wrist import wrist_rotation

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
    assert np.abs(again.elbow - found.elbow)[reached].max() < 1e-11
    assert np.abs(again.wrist_rotation - turn)[reached].max() < 1e-10
    assert (again.branch == found.branch)[reached].all()
    for row in range(40):
        alone = solve_arm_turned(
            arm,
            **{name: value[row] for name, value in given.items()},
            hand_rotation=hand[row],
            reference=reference,
        )
        assert np.abs(alone.elbow - again.elbow[row]).max() < 1e-12
        assert np.abs(alone.wrist_rotation - again.wrist_rotation[row]).max() < 1e-11
        assert alone.branch == again.branch[row]
