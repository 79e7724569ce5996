"""The even arc: every joint bends alike."""

from math import cos, pi, radians

import numpy as np
import pytest

from signer.studio.lab.link_task import bend_for, end_distance, widest_bend


@pytest.mark.parametrize("count", [2, 3, 5, 9, 16])
@pytest.mark.parametrize("limit", [radians(40), pi / 2, pi])
def test_the_bend_for_a_distance_has_that_distance(count: int, limit: float) -> None:
    nearest = end_distance(count, widest_bend(count, limit))
    for distance in np.linspace(max(nearest, 0.0), count, 23):
        assert end_distance(count, bend_for(count, distance, limit)) == pytest.approx(distance, abs=1e-12)


def test_three_links_have_the_textbook_answer() -> None:
    assert bend_for(3, 2.0, pi) == pytest.approx(pi / 3, abs=1e-12)
    assert end_distance(3, pi / 3) == pytest.approx(1 + 2 * cos(pi / 3))


def test_beyond_both_ends_it_is_straight_or_as_closed_as_the_clamp_lets_it() -> None:
    assert bend_for(5, 7.0, pi) == 0.0
    assert bend_for(5, -1.0, pi) == pytest.approx(2 * pi / 5)
    assert bend_for(3, 0.2, radians(50)) == pytest.approx(radians(50))


@pytest.mark.parametrize("count", [3, 4, 7])
@pytest.mark.parametrize("limit_deg", [30, 45])
def test_no_other_chain_with_the_same_clamp_brings_its_ends_nearer(count: int, limit_deg: int) -> None:
    limit = radians(limit_deg)
    bends = np.random.default_rng(count).uniform(-limit, limit, (4000, count - 1))
    headings = np.concatenate([np.zeros((4000, 1)), np.cumsum(bends, 1)], 1)
    ends = np.hypot(np.cos(headings).sum(1), np.sin(headings).sum(1))
    assert ends.min() >= end_distance(count, widest_bend(count, limit)) - 1e-12
