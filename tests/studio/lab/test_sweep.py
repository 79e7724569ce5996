"""The target out and back: what an animation would see."""

from math import radians

import numpy as np
import pytest

from signer.studio.lab.problem import Kind, first_problem
from signer.studio.lab.sweep import STEPS_OUT, home_words, sweep

KINDS: tuple[Kind, ...] = ("plane", "space", "links")


@pytest.mark.parametrize("kind", KINDS)
def test_the_direct_solver_is_exact_all_the_way_and_comes_back_where_it_began(kind: Kind) -> None:
    problem = first_problem().of_kind(kind)
    found = sweep(problem.task(), "direct", problem.place())
    assert found.excess.max() < 1e-9
    assert found.returned_rad == pytest.approx(0.0, abs=1e-9)
    assert found.shares[0] == found.shares[-1] == pytest.approx(0.75)
    assert len(found.shares) == 2 * STEPS_OUT + 1


@pytest.mark.parametrize("kind", KINDS)
def test_beyond_reach_the_pseudo_inverse_throws_the_joints_about(kind: Kind) -> None:
    problem = first_problem().of_kind(kind)
    beyond = slice(STEPS_OUT - 10, STEPS_OUT + 10)
    direct, wild = (
        sweep(problem.task(), method, problem.place()).turned_rad[beyond]
        for method in ("direct", "pseudo_inverse")
    )
    assert direct.max() < radians(0.1)
    assert wild.max() > radians(60)


def test_a_target_on_the_shoulder_still_gives_a_line() -> None:
    problem = first_problem()
    assert np.isfinite(sweep(problem.task(), "direct", np.zeros(3)).excess).all()


def test_it_says_whose_posture_is_another_at_home() -> None:
    problem = first_problem()
    found = [sweep(problem.task(), method, problem.place()) for method in ("direct", "transpose")]
    assert home_words(found[:1]) == "All are back where they began."
    assert home_words(found).startswith("Not back where they began: Transpose ")
