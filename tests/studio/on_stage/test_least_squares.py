"""The fit of a few unknowns ends where a library's does, and where nothing is missed."""

import numpy as np
import pytest
from scipy import optimize

from body_model.arrays import Array
from signer.studio.on_stage.least_squares import least_squares


@pytest.mark.parametrize("seed", range(8))
def test_it_ends_where_a_library_does(seed: int) -> None:
    rng = np.random.default_rng(seed)
    mixed, wanted = rng.normal(size=(9, 4)), rng.normal(size=9)

    def misses(x: Array) -> Array:
        return np.sin(mixed @ x) + 0.3 * (mixed @ x) - wanted

    begin, scale = rng.normal(size=4), np.array([0.1, 1.0, 0.3, 2.0])
    found = least_squares(misses, begin, scale)
    assert found.cost == pytest.approx(0.5 * np.sum(misses(found.x) ** 2))
    # From where it ended the library finds nothing lower nearby.
    after = optimize.least_squares(misses, found.x, x_scale=scale)
    assert found.cost <= after.cost * (1.0 + 1e-6) + 1e-12


def test_an_exact_answer_is_found_and_an_unknown_that_does_nothing_stays() -> None:
    wanted = np.array([1.0, -2.0])
    found = least_squares(lambda x: np.exp(x[:2]) - np.exp(wanted), np.array([0.0, 0.0, 7.0]), np.ones(3))
    np.testing.assert_allclose(found.x[:2], wanted, atol=1e-7)
    assert found.x[2] == pytest.approx(7.0)
    assert found.cost < 1e-18


def test_what_is_met_already_is_left_alone() -> None:
    begin = np.array([0.5])
    assert least_squares(lambda x: x - begin, begin, np.ones(1)).x == begin
