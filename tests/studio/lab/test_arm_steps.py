"""One step of the Jacobian methods, as laws over random Jacobians."""

import numpy as np
import pytest

from signer.kinematics import chain
from signer.studio.lab import arm_steps
from tests.helpers.extent import each

SEEDS = range(12)


def drawn(seed: int, rows: int = 3, columns: int = 4) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.normal(size=(rows, columns)), rng.normal(size=rows)


@each(SEEDS)
def test_the_pseudo_inverse_goes_the_whole_way_with_the_least_turn(seed: int) -> None:
    jacobian, way = drawn(seed)
    turn = arm_steps.pseudo_inverse(jacobian, way)
    assert jacobian @ turn == pytest.approx(way, abs=1e-9)
    assert turn == pytest.approx(np.linalg.pinv(jacobian) @ way, abs=1e-9)


@each(SEEDS)
def test_damping_makes_turns_smaller_and_none_is_the_pseudo_inverse(seed: int) -> None:
    jacobian, way = drawn(seed)
    sizes = [np.linalg.norm(arm_steps.damped(jacobian, way, damping)) for damping in (1e-6, 0.5, 2.0, 8.0)]
    assert sizes == sorted(sizes, reverse=True)
    assert arm_steps.damped(jacobian, way, 1e-6) == pytest.approx(
        arm_steps.pseudo_inverse(jacobian, way), rel=1e-4, abs=1e-6
    )


@each(SEEDS)
def test_the_transpose_never_leaves_more_than_there_was(seed: int) -> None:
    jacobian, way = drawn(seed)
    assert np.linalg.norm(way - jacobian @ arm_steps.transpose(jacobian, way)) <= np.linalg.norm(way)


@each(SEEDS)
def test_the_selectively_damped_turn_is_bounded_even_at_a_singularity(seed: int) -> None:
    jacobian, way = drawn(seed)
    jacobian[2] = jacobian[1] * (1 + 1e-9)
    turn = arm_steps.selectively_damped(jacobian, 1e3 * way)
    assert np.abs(turn).max() <= arm_steps.MOST_TURN_RAD + 1e-12


def test_no_method_turns_where_nothing_pulls() -> None:
    jacobian, way = np.array([[0.0, 0.0], [2.0, 1.0]]), np.array([-1.0, 0.0])
    for turn in (
        arm_steps.transpose(jacobian, way), arm_steps.pseudo_inverse(jacobian, way), arm_steps.damped(jacobian, way, 1.0),
        arm_steps.selectively_damped(jacobian, way),
    ):  # fmt: skip
        assert not turn.any()


@each(SEEDS)
def test_they_are_the_steps_of_the_planar_chain(seed: int) -> None:
    rng = np.random.default_rng(seed)
    links = chain.Chain(np.ones(4), None)
    state = chain.State(rng.uniform(-1, 1, 4), np.ones(4))
    places, target = chain.joint_positions(state), rng.uniform(-2, 2, 2)
    arm = places[-1] - places[:-1]
    jacobian, way = np.stack([-arm[:, 1], arm[:, 0]]), target - places[-1]
    for ours, theirs in (
        (arm_steps.transpose(jacobian, way), chain.jacobian_transpose),
        (arm_steps.pseudo_inverse(jacobian, way), chain.pseudo_inverse),
        (arm_steps.damped(jacobian, way, 4.0), chain.damped_least_squares),
        (arm_steps.selectively_damped(jacobian, way), chain.selectively_damped_least_squares),
    ):
        assert state.angles + ours == pytest.approx(theirs(links, state, target).angles, abs=1e-9)
