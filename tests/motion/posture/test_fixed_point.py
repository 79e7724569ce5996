"""Iterations end: where they converge, where rounding is all that is left, and where nothing comes nearer."""

from collections.abc import Callable

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from body_model.arrays import Array, Mask
from signer.motion.posture.fixed_point import VAIN_ROUNDS, Iteration, Patience, extrapolated
from tests.strategies import over

ROUNDS = 40
MAPS = st.lists(st.floats(-0.6, 0.6), min_size=4, max_size=4)


def iterated(start: Array, follows: Callable[[Array], Array]) -> tuple[Array, Mask, int]:
    """Iterate rows (n, k) as hands are turned: where they end, whether they converged, and after how many rounds."""
    tried, patience, rounds = start, Patience((len(start),), 1e-12), list[Iteration]()
    moving = np.ones(len(start), np.bool_)
    while moving.any() and len(rounds) < ROUNDS:
        rounds.append(Iteration(tried, follows(tried)))
        moving = moving & patience.after(np.abs(rounds[-1].off).max(axis=-1))
        tried = np.where(moving[:, None], extrapolated(rounds), tried)
    return tried, patience.converged, len(rounds)


@over(60)
@given(MAPS, st.integers(1, 6))
def test_what_contracts_is_found_and_each_row_by_itself(slope: list[float], count: int) -> None:
    bend = np.array(slope).reshape(2, 2) / 1.3
    starts = np.random.default_rng(count).normal(size=(count, 2))

    def follows(tried: Array) -> Array:
        return np.asarray(tried @ bend.T + np.sin(tried) * 0.05 + 1.0)

    found, converged, _ = iterated(starts, follows)
    assert converged.all()
    np.testing.assert_allclose(follows(found), found, atol=1e-10)
    np.testing.assert_allclose(iterated(starts[:1], follows)[0][0], found[0], rtol=0, atol=1e-12)


def rounds_of(follows: Callable[[float], float], start: float) -> tuple[int, bool]:
    """In how many rounds an iteration of one number ends, and whether it converged."""
    _, converged, rounds = iterated(np.array([[start]]), lambda tried: np.array([[follows(tried[0, 0])]]))
    return rounds, bool(converged[0])


@over(40)
@given(st.floats(0.01, 1.0))
def test_what_leaps_to_and_fro_is_given_up(size: float) -> None:
    rounds, converged = rounds_of(lambda value: -size if value >= 0.0 else size, size)
    assert not converged
    assert rounds <= 2 * VAIN_ROUNDS


@over(40)
@given(st.floats(1e-12, 4e-11), st.integers(0, 9))
def test_rounding_ends_it(noise: float, seed: int) -> None:
    draw = np.random.default_rng(seed)
    rounds, _ = rounds_of(lambda value: 0.1 * value + noise * draw.choice((-1.0, 1.0)), 1.0)
    assert rounds <= 3 * VAIN_ROUNDS
