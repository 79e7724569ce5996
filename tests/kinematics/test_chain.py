import numpy as np
import pytest

from signer.kinematics.chain import (
    LONGEST,
    METHODS,
    SHORTEST,
    Chain,
    Options,
    State,
    ccd,
    damped_least_squares,
    end_position,
    iterate,
    jacobian_transpose,
    joint_positions,
    pseudo_inverse,
    selectively_damped_least_squares,
)
from signer.kinematics.two_bone import solve_planar

every_method = pytest.mark.parametrize("method", METHODS.values(), ids=METHODS.keys())
JACOBIAN_METHODS = (
    jacobian_transpose,
    pseudo_inverse,
    damped_least_squares,
    selectively_damped_least_squares,
)
FREE = Chain(np.ones(5), joint_limit_rad=None)
LIGHT = Options(damping=0.3)


def bent(chain, seed=0, lead=()):
    rng = np.random.default_rng(seed)
    return State(
        rng.uniform(-0.5, 0.9, (*lead, len(chain.lengths))),
        np.array(np.broadcast_to(chain.lengths, (*lead, len(chain.lengths)))),
    )


def reachable(n, far=4.5, seed=1):
    rng = np.random.default_rng(seed)
    angle, distance = rng.uniform(-np.pi, np.pi, n), rng.uniform(0.5, far, n)
    return np.stack([distance * np.cos(angle), distance * np.sin(angle)], -1)


@every_method
def test_every_method_comes_to_a_reachable_target(method):
    trace = iterate(FREE, bent(FREE), reachable(40), method, steps=3000, options=LIGHT)
    assert trace.reached.mean() >= 0.95
    assert np.abs(trace.last.lengths - 1.0).max() == 0.0


@every_method
def test_a_chain_on_its_target_stays(method):
    state = bent(FREE)
    after = method(FREE, state, end_position(state), LIGHT)
    assert np.abs(after.angles - state.angles).max() < 1e-12


@every_method
def test_joints_stay_within_their_clamp(method):
    chain = Chain(np.ones(4))
    trace = iterate(chain, chain.rest(), reachable(30), method, steps=200, options=LIGHT)
    assert np.abs(trace.angles).max() <= np.pi / 2


@every_method
def test_elastic_links_give_within_bounds_and_reach_farther(method):
    stiff, soft = Chain(np.ones(3), elastic=False), Chain(np.ones(3), elastic=True)
    target = (2.4, 2.4)
    a = iterate(stiff, bent(stiff), target, method, steps=400, options=LIGHT)
    b = iterate(soft, bent(soft), target, method, steps=400, options=LIGHT)
    assert b.errors[-1] < a.errors[-1] - 0.1
    assert b.lengths.min() >= SHORTEST
    assert b.lengths.max() <= LONGEST


def test_elastic_links_creep_back_to_their_own_length():
    chain = Chain(np.ones(3), elastic=True)
    stretched = State(np.array((0.2, 0.4, 0.3)), np.full(3, 1.4))
    trace = iterate(
        chain, stretched, (1.5, 1.2), damped_least_squares, steps=300, tolerance_m=-1.0, options=LIGHT
    )
    assert np.abs(trace.last.lengths - 1.0).max() < 1e-3
    assert trace.errors[-1] < 1e-3


@pytest.mark.parametrize("method", JACOBIAN_METHODS)
def test_a_straight_chain_with_an_inward_target_holds_every_jacobian_method_fast(method):
    rest = FREE.rest()
    after = method(FREE, rest, (2.0, 0.0), LIGHT)
    assert np.abs(after.angles).max() < 1e-12


def test_and_only_coordinate_descent_moves():
    trace = iterate(FREE, FREE.rest(), (2.0, 0.0), ccd, steps=200)
    assert trace.reached


@pytest.mark.parametrize("method", JACOBIAN_METHODS)
def test_a_small_step_goes_down(method):
    state, target = bent(FREE), np.array((1.0, 3.0))
    before = np.linalg.norm(target - end_position(state))
    after = method(FREE, state, target, Options(gain=1e-3, damping=0.3))
    assert np.linalg.norm(target - end_position(after)) < before


def test_the_jacobian_is_the_derivative_of_the_end():
    """The pseudo-inverse step, made tiny, moves the end by just that share of the error."""
    state, target, share = bent(FREE), np.array((1.0, 3.0)), 1e-6
    after = pseudo_inverse(FREE, state, target, Options(gain=share))
    moved = end_position(after) - end_position(state)
    assert np.abs(moved - share * (target - end_position(state))).max() < 1e-10


def test_damping_bounds_the_step_where_the_pseudo_inverse_runs_wild():
    nearly = State(np.full(5, 1e-4), np.ones(5))
    beyond = (6.0, 0.0)
    wild = pseudo_inverse(FREE, nearly, beyond).angles
    calm = damped_least_squares(FREE, nearly, beyond).angles
    selective = selectively_damped_least_squares(FREE, nearly, beyond).angles
    assert np.abs(wild).max() > 10.0
    assert np.abs(calm).max() < 0.1
    assert np.abs(selective - nearly.angles).max() <= np.pi / 4 + 1e-12


def test_selective_damping_is_quicker_than_damping_for_all():
    targets = reachable(40)
    slow = iterate(FREE, bent(FREE), targets, damped_least_squares, steps=50)
    quick = iterate(FREE, bent(FREE), targets, selectively_damped_least_squares, steps=50)
    assert np.median(quick.errors[-1]) < 1e-2 * np.median(slow.errors[-1])


@every_method
def test_two_links_agree_with_the_closed_form(method):
    chain = Chain(np.array((1.0, 0.8)), joint_limit_rad=None)
    targets = reachable(20, far=1.7)
    start = State(np.array((0.3, 0.7)), chain.lengths)
    trace = iterate(chain, start, targets, method, steps=2500, tolerance_m=1e-10, options=LIGHT)
    met = trace.reached
    assert met.mean() >= 0.85  # near full reach some creep, and the pseudo-inverse spins
    bends = trace.last.angles[..., 1]
    exact = solve_planar(1.0, 0.8, targets[:, 0], targets[:, 1], positive_bend=np.sin(bends) >= 0.0)
    assert np.abs(np.exp(1j * bends) - np.exp(1j * exact.theta2_rad))[met].max() < 1e-7
    assert np.abs(np.exp(1j * trace.last.angles[..., 0]) - np.exp(1j * exact.theta1_rad))[met].max() < 1e-7


@every_method
def test_many_chains_at_once_are_the_single_ones(method):
    chain = Chain(np.array((1.0, 0.7, 0.5)), elastic=True)
    states, targets = bent(chain, lead=(6,)), reachable(6, far=2.0)
    many = method(chain, states, targets, LIGHT)
    for i in range(6):
        one = method(chain, State(states.angles[i], states.lengths[i]), targets[i], LIGHT)
        assert np.abs(many.angles[i] - one.angles).max() < 1e-12
        assert np.abs(many.lengths[i] - one.lengths).max() < 1e-12


@every_method
def test_a_step_leaves_what_it_was_given_alone(method):
    chain = Chain(np.ones(3), elastic=True)
    state = bent(chain)
    kept = State(state.angles.copy(), state.lengths.copy())
    method(chain, state, (1.0, 1.0))
    assert (state.angles == kept.angles).all()
    assert (state.lengths == kept.lengths).all()


def test_the_trace_begins_with_the_start_and_ends_where_it_reports():
    trace = iterate(FREE, bent(FREE), (1.0, 3.0), "ccd", steps=20)
    assert (trace.angles[0] == bent(FREE).angles).all()
    assert len(trace.angles) == len(trace.errors) <= 21
    assert np.linalg.norm(end_position(trace.last) - (1.0, 3.0)) == pytest.approx(trace.errors[-1])
    assert trace.last.angles.shape == (5,)


def test_joints_are_places_along_the_links():
    state = State(np.array((np.pi / 2, -np.pi / 2)), np.array((1.0, 2.0)))
    assert np.abs(joint_positions(state) - [(0, 0), (0, 1), (2, 1)]).max() < 1e-12


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
