"""Links in the plane as a problem of the lab."""

from math import cos, pi, radians

import numpy as np
import pytest

from signer.studio.lab.link_task import LinkTask, bend_for, end_distance, widest_bend
from signer.studio.lab.methods import ITERATIVE
from signer.studio.lab.runs import least_error


def links(
    count: int = 5, limit_deg: float = 90.0, *, elastic: bool = False, lengths: tuple[float, ...] = ()
) -> LinkTask:
    lengths = lengths or (1.0,) * count
    return LinkTask(lengths, radians(limit_deg), elastic, 1.0, (0.3, *[0.2] * (len(lengths) - 1)))


@pytest.mark.parametrize(
    "task",
    [links(2), links(2, 180), links(3), links(5), links(9, 30), links(lengths=(3.0, 2.0), limit_deg=180)],
    ids=str,
)
def test_the_direct_answer_misses_exactly_what_it_must(task: LinkTask) -> None:
    rng = np.random.default_rng(3)
    for _ in range(60):
        angle, away = rng.uniform(-pi, pi), rng.uniform(0.01, 1.3 * task.shell[1])
        target = away * np.array((np.cos(angle), np.sin(angle), 0.0))
        state = task.solved("direct", target)
        tip = task.points([state])[0, -1]
        assert np.linalg.norm(tip - target) == pytest.approx(least_error(task, target), abs=1e-9)
        assert np.abs(state.angles[1:]).max() <= task.joint_limit_rad + 1e-12


@pytest.mark.parametrize("method", ITERATIVE)
def test_the_first_link_turns_all_round_and_the_clamp_holds_the_others(method: str) -> None:
    task = links(4)
    state, target = task.start(), np.array((-2.0, -0.4, 0.0))
    for _ in range(150):
        state = task.step(method, state, target)
        assert np.abs(state.angles[1:]).max() <= radians(90) + 1e-12
    assert np.linalg.norm(task.points([state])[0, -1] - target) < 2e-3


def test_elastic_links_reach_farther() -> None:
    task = links(4, elastic=True)
    target = np.array((4.8, 0.0, 0.0))
    tip = task.points([task.solved("direct", target)])[0, -1]
    assert tip == pytest.approx(target, abs=1e-12)
    state = task.start()
    for _ in range(120):
        state = task.step("damped", state, target)
    assert task.points([state])[0, -1, 0] > 4.3


def test_turning_counts_the_short_way_round() -> None:
    task = links(2)
    first, second = task.start(), task.start()
    second.angles[0] = first.angles[0] + 2 * pi - 0.1
    assert task.turned([first, second]) == pytest.approx([0.1])


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
