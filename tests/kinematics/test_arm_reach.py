from math import radians

import numpy as np
import pytest
from numpy.typing import NDArray

from signer.kinematics.arm import attainable, forward_arm, shell, solve_arm
from signer.kinematics.arm_shape import Arm
from signer.kinematics.wrist import wrist_rotation
from tests.helpers.arms import ARMS, anywhere, nearest_distances

ARTICULATOR = np.array((0.02, -0.17, 0.03))


def solved(arm: Arm, target: NDArray[np.float64], wrist: NDArray[np.float64]):
    return solve_arm(
        arm, shoulder=np.zeros(3), target=target, articulator=ARTICULATOR, wrist_rotation=wrist, swivel=0.3
    )


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("seed", range(6))
def test_the_shell_is_what_every_flexion_of_the_range_spans(side: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    arm = Arm.straight(0.247, 0.245, side)
    wrist = wrist_rotation(arm, *random.uniform(-0.6, 0.6, 3))
    posture = solved(arm, random.uniform(-0.3, 0.3, 3), wrist)
    flexions = np.linspace(*arm.flexion_range, 4001)
    tips = forward_arm(
        arm,
        shoulder=np.zeros(3),
        shoulder_rotation=np.eye(3),
        flexion=flexions,
        wrist_rotation=wrist,
        articulator=ARTICULATOR,
    ).articulator
    lengths = np.linalg.norm(tips, axis=-1)
    found = shell(arm, posture)
    assert found.least_m == pytest.approx(lengths.min(), abs=1e-6)
    assert found.most_m == pytest.approx(lengths.max(), abs=1e-6)


@pytest.mark.parametrize("arm", ARMS.values())
def test_many_arms_attain_what_each_attains_alone(arm: Arm) -> None:
    random = np.random.default_rng(1)
    wrists = wrist_rotation(arm, *random.uniform(-1.0, 1.0, (3, 20)))
    points = ARTICULATOR + random.normal(0.0, 0.1, (20, 3))
    together = attainable(arm, wrist_rotation=wrists, articulator=points)
    for row in range(20):
        alone = attainable(arm, wrist_rotation=wrists[row], articulator=points[row])
        for many, one in zip(together, alone, strict=True):
            assert one == pytest.approx(many[row], abs=1e-14)


def test_a_target_out_of_reach_leaves_nothing_to_spare() -> None:
    arm = Arm.straight(0.247, 0.245, 1)
    posture = solved(arm, np.array((0.0, 0.0, 2.0)), np.eye(3))
    assert shell(arm, posture).spare_m == pytest.approx(0.0, abs=1e-9)


def test_moving_out_by_what_is_to_spare_still_reaches_and_a_little_more_does_not() -> None:
    arm = Arm.straight(0.247, 0.245, -1, (0.0, radians(150)))
    target = np.array((-0.1, 0.1, 0.45))
    spare = shell(arm, solved(arm, target, np.eye(3))).spare_m
    out = target / np.linalg.norm(target)
    assert spare > 0.01
    assert solved(arm, target + out * (spare - 1e-6), np.eye(3)).short_by_m == 0.0
    assert solved(arm, target + out * (spare + 1e-4), np.eye(3)).short_by_m == pytest.approx(1e-4, rel=0.01)


@pytest.mark.parametrize("arm", ARMS.values(), ids=ARMS.keys())
def test_what_is_attainable_is_what_a_sweep_of_the_elbow_attains(arm: Arm) -> None:
    draw = anywhere(arm, 200)
    found = attainable(arm, wrist_rotation=draw.wrist_rotation, articulator=draw.articulator)
    least, most = nearest_distances(arm, draw)
    assert np.abs(found.least_m - least).max() < 1e-6
    assert np.abs(found.most_m - most).max() < 1e-6
    assert (found.least_m <= least + 1e-12).all()
    assert (found.most_m >= most - 1e-12).all()
