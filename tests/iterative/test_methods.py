"""Laws of the five methods, in the plane and in space."""

import numpy as np
import pytest

from signer.iterative.chain import LONGEST, SHORTEST, Chain, State
from signer.iterative.methods import (
    METHODS,
    Options,
    ccd,
    damped_least_squares,
    iterate,
    pseudo_inverse,
    selectively_damped_least_squares,
)

every_method = pytest.mark.parametrize("method", METHODS.values(), ids=METHODS.keys())
every_jacobian_method = pytest.mark.parametrize("method", list(METHODS.values())[1:], ids=list(METHODS)[1:])
FREE = Chain(np.ones(5), joint_limit_rad=None)
LIGHT = Options(damping=0.3)


def bent(chain, seed=0, lead=()):
    rng = np.random.default_rng(seed)
    angles = rng.uniform(-0.5, 0.9, (*lead, len(chain.lengths)))
    return State(angles, np.array(np.broadcast_to(chain.lengths, angles.shape)))


def in_space(seed=3):
    """A chain of six hinges about axes of their own."""
    rng = np.random.default_rng(seed)
    axes = rng.normal(size=(6, 3))
    return Chain(
        rng.normal(size=(6, 3)), rng.uniform(0.5, 2.0, (6, 1)) * (-1, 1), axes=axes / np.linalg.norm(axes, axis=1)[:, None]
    )  # fmt: skip


def reachable(n, far=4.5, seed=1):
    rng = np.random.default_rng(seed)
    angle, distance = rng.uniform(-np.pi, np.pi, n), rng.uniform(0.5, far, n)
    return np.stack([distance * np.cos(angle), distance * np.sin(angle)], -1)


def tip(chain, state):
    return chain.points(state)[..., -1, :]


@every_method
def test_every_method_comes_to_a_reachable_target(method):
    trace = iterate(FREE, bent(FREE), reachable(40), method, steps=1000, options=LIGHT)
    assert trace.reached.mean() >= 0.9
    assert np.abs(trace.last.lengths - 1.0).max() == 0.0


@every_method
def test_in_space_it_comes_to_where_a_posture_within_the_limits_is_and_keeps_them(method):
    chain = in_space()
    rng = np.random.default_rng(0)
    states = State(
        rng.uniform(0.3, 0.6, (30, 6)) * chain.ranges[:, 1], np.broadcast_to(chain.lengths, (30, 6))
    )
    trace = iterate(
        chain, chain.rest(), tip(chain, states), method, steps=400, tolerance_m=1e-3, options=LIGHT
    )
    assert trace.reached.mean() >= 0.6  # others rest at a limit
    assert (trace.angles >= chain.ranges[:, 0]).all()
    assert (trace.angles <= chain.ranges[:, 1]).all()


@every_method
def test_a_chain_on_its_target_stays_and_what_was_given_is_left_alone(method):
    state = bent(FREE)
    kept = State(state.angles.copy(), state.lengths.copy())
    assert np.abs(method(FREE, state, tip(FREE, state), LIGHT).angles - state.angles).max() < 1e-12
    method(FREE, state, (1.0, 1.0), LIGHT)
    assert (state.angles == kept.angles).all()
    assert (state.lengths == kept.lengths).all()


@every_method
def test_elastic_links_give_within_bounds_reach_farther_and_creep_back(method):
    stiff, soft = Chain(np.ones(3), elastic=False), Chain(np.ones(3), elastic=True)
    a = iterate(stiff, bent(stiff), (2.4, 2.4), method, steps=100, options=LIGHT)
    b = iterate(soft, bent(soft), (2.4, 2.4), method, steps=100, options=LIGHT)
    assert b.errors[-1] < a.errors[-1] - 0.1
    assert b.lengths.min() >= SHORTEST
    assert b.lengths.max() <= LONGEST
    back = iterate(soft, b.last, (1.5, 1.2), method, steps=300, tolerance_m=-1.0, options=LIGHT)
    assert np.abs(back.last.lengths - 1.0).max() < 0.02


@every_jacobian_method
def test_a_straight_chain_with_an_inward_target_holds_every_jacobian_method_fast(method):
    assert np.abs(method(FREE, FREE.rest(), (2.0, 0.0), LIGHT).angles).max() < 1e-12


def test_and_only_coordinate_descent_moves():
    chain = Chain(np.ones(5))  # free joints would fold back into the line, and stay there
    assert iterate(chain, chain.rest(), (2.0, 0.0), ccd, steps=200).reached


@every_jacobian_method
@pytest.mark.parametrize("chain", [FREE, in_space()], ids=["plane", "space"])
def test_a_small_step_goes_down(method, chain):
    state, target = bent(chain), np.array((1.0, 1.5, 0.0))
    after = method(chain, state, target, Options(gain=1e-3, damping=0.3))
    assert np.linalg.norm(target - tip(chain, after)) < np.linalg.norm(target - tip(chain, state))


@pytest.mark.parametrize("elastic", [False, True])
def test_the_jacobian_is_the_derivative_of_the_tip(elastic):
    rng = np.random.default_rng(0)
    chain = Chain(in_space().lengths[:, None] * rng.normal(size=(6, 3)), None, elastic, in_space().axes)
    state, move = bent(chain), 1e-7 * rng.normal(size=12 if elastic else 6)
    lengths = state.lengths + (chain.mean_m * move[6:] if elastic else 0.0)
    moved = tip(chain, State(state.angles + move[:6], lengths)) - tip(chain, state)
    assert moved == pytest.approx(chain.jacobian(chain.posture(state)) @ move, abs=1e-12)


def test_damping_bounds_the_step_where_the_pseudo_inverse_runs_wild():
    nearly, beyond = State(np.full(5, 1e-4), np.ones(5)), (6.0, 0.0)
    assert np.abs(pseudo_inverse(FREE, nearly, beyond).angles).max() > 10.0
    assert np.abs(damped_least_squares(FREE, nearly, beyond).angles).max() < 0.1
    selective = selectively_damped_least_squares(FREE, nearly, beyond).angles
    assert np.abs(selective - nearly.angles).max() <= np.pi / 4 + 1e-12


def test_selective_damping_is_quicker_than_damping_for_all():
    targets = reachable(40)
    slow = iterate(FREE, bent(FREE), targets, damped_least_squares, steps=50)
    quick = iterate(FREE, bent(FREE), targets, selectively_damped_least_squares, steps=50)
    assert np.median(quick.errors[-1]) < 1e-2 * np.median(slow.errors[-1])


@every_method
@pytest.mark.parametrize(
    "chain", [Chain(np.array((1.0, 0.7, 0.5)), elastic=True), in_space()], ids=["plane", "space"]
)
def test_many_chains_at_once_are_the_single_ones(method, chain):
    states, targets = bent(chain, lead=(6,)), reachable(6, far=2.0)
    many = method(chain, states, targets, LIGHT)
    for i in range(6):
        one = method(chain, State(states.angles[i], states.lengths[i]), targets[i], LIGHT)
        assert np.abs(many.angles[i] - one.angles).max() < 1e-12
        assert np.abs(many.lengths[i] - one.lengths).max() < 1e-12


def test_the_trace_begins_with_the_start_and_ends_where_it_reports():
    trace = iterate(FREE, bent(FREE), (1.0, 3.0), "ccd", steps=20)
    assert (trace.angles[0] == bent(FREE).angles).all()
    assert len(trace.angles) == len(trace.errors) <= 21
    assert np.linalg.norm(tip(FREE, trace.last) - (1.0, 3.0, 0.0)) == pytest.approx(trace.errors[-1])


def test_joints_are_places_along_the_links():
    state = State(np.array((np.pi / 2, -np.pi / 2)), np.array((1.0, 2.0)))
    assert np.abs(Chain(np.ones(2)).points(state) - [(0, 0, 0), (0, 1, 0), (2, 1, 0)]).max() < 1e-12


@pytest.mark.parametrize(
    "wrong",
    [{"lengths": np.zeros(2)}, {"lengths": np.zeros(0)}, {"lengths": np.ones(2), "joint_limit_rad": 0.0}],
)
def test_an_impossible_chain_is_refused(wrong):
    with pytest.raises(ValueError, match=r"lengths|limit"):
        Chain(**wrong)


def test_nonsense_is_refused():
    with pytest.raises(ValueError, match="target"):
        ccd(FREE, FREE.rest(), (1.0, np.nan))
    with pytest.raises(ValueError, match="links"):
        ccd(FREE, State(np.zeros(3), np.ones(3)), (1.0, 1.0))
    with pytest.raises(LookupError, match="ccd"):
        iterate(FREE, FREE.rest(), (1.0, 1.0), "guess")
