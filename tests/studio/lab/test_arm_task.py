"""The arm as a problem of the lab: same arm as the direct solver's, steps that go nearer, methods that
agree."""

import itertools
from math import radians

import numpy as np
import pytest

from signer.kinematics.rotations import rotation_exp
from signer.studio.lab import arm_steps
from signer.studio.lab.arm_task import ArmTask, signer_lengths
from signer.studio.lab.methods import ITERATIVE

LENGTHS = (0.25, 0.24, 0.18)
SEEDS = range(8)


def arm(
    in_space: bool, lengths: tuple[float, float, float] = LENGTHS, swivel_deg: float = 25.0, **changes: float
) -> ArmTask:
    bend = changes.pop("hand_bend_rad", radians(-12.0))
    return ArmTask(lengths, in_space, radians(150), 0.2, radians(swivel_deg), radians(70), radians(30), bend)


def reachable(task: ArmTask, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    direction = rng.normal(size=3)
    direction = task.shown_at(direction)
    low, high = task.shell
    return direction / np.linalg.norm(direction) * rng.uniform(low + 0.02, high - 0.02)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("in_space", [False, True])
def test_the_direct_solver_meets_every_reachable_target(seed: int, in_space: bool) -> None:
    task = arm(in_space)
    target = reachable(task, seed)
    points = task.points([task.solved("direct", target)])[0]
    assert points[-1] == pytest.approx(target, abs=1e-12)
    if not in_space:
        assert np.abs(points[:, 0]).max() < 1e-12


def test_the_shell_is_what_the_elbow_can_do() -> None:
    task = arm(False)
    states = [arm_steps.ArmState(np.eye(3), flexion) for flexion in np.linspace(0, radians(150), 2001)]
    away = np.linalg.norm(task.points(states)[:, -1], axis=-1)
    assert task.shell == pytest.approx((away.min(), away.max()), abs=1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_steps_know_the_same_arm(seed: int) -> None:
    task = arm(True)
    rng = np.random.default_rng(seed)
    state = arm_steps.ArmState(rotation_exp(rng.normal(size=3)), float(rng.uniform(0, 2)))
    elbow, tip = arm_steps.ends(task.bones, state)
    points = task.points([state])[0]
    assert elbow == pytest.approx(points[1], abs=1e-14)
    assert tip == pytest.approx(points[-1], abs=1e-14)


def test_the_rotation_of_a_vector_is_that_of_the_kinematics() -> None:
    for vector in (np.array((0.3, -1.2, 2.0)), np.array((1e-9, 0.0, 0.0)), np.zeros(3)):
        assert arm_steps.rotation(*vector) == pytest.approx(rotation_exp(vector), abs=1e-12)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("in_space", [False, True])
def test_coordinate_descent_never_leaves_the_target(seed: int, in_space: bool) -> None:
    task = arm(in_space)
    target, state = reachable(task, seed), task.start()
    errors = []
    for _ in range(12):
        errors.append(np.linalg.norm(task.points([state])[0, -1] - target))
        state = task.step("ccd", state, target)
    assert all(after <= before + 1e-12 for before, after in itertools.pairwise(errors))


@pytest.mark.parametrize("method", ITERATIVE)
@pytest.mark.parametrize("in_space", [False, True])
def test_every_iterative_method_comes_to_a_target_in_the_middle(method: str, in_space: bool) -> None:
    task = arm(in_space)
    target, state = task.shown_at(np.array((-0.1, -0.1, 0.38))), task.start()
    for _ in range(200):
        state = task.step(method, state, target)
    assert np.linalg.norm(task.points([state])[0, -1] - target) < 1e-4
    assert 0.0 <= state.flexion <= radians(150)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("method", ["heading", "axis_angle"])
def test_the_worksheets_ways_meet_the_target_too(seed: int, method: str) -> None:
    task = arm(True)
    target = reachable(task, seed)
    assert task.points([task.solved(method, target)])[0, -1] == pytest.approx(target, abs=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("swivel_deg", [-30.0, 0.0, 50.0, 90.0])
def test_the_jugglers_elbow_is_the_direct_solvers(seed: int, swivel_deg: float) -> None:
    task = arm(True, (0.28, 0.28, 0.0), swivel_deg, hand_bend_rad=0.0)
    target = reachable(task, seed)
    ours, juggler = (task.points([task.solved(method, target)])[0] for method in ("direct", "juggler"))
    assert juggler == pytest.approx(ours, abs=1e-9)


def test_beyond_reach_the_arm_in_a_plane_points_at_the_target() -> None:
    task = arm(False)
    target = np.array((0.0, 0.3, -0.8))
    tip = task.points([task.solved("direct", target)])[0, -1]
    assert tip == pytest.approx(target / np.linalg.norm(target) * task.shell[1], abs=1e-12)


def test_the_signers_arm_has_the_lengths_of_the_body() -> None:
    upper, forearm, hand = signer_lengths()
    assert (round(upper, 3), round(forearm, 3)) == (0.247, 0.245)
    assert 0.15 < hand < 0.21
