"""Links in the plane as a problem of the lab."""

from math import pi, radians

import numpy as np
import pytest

from signer.studio.lab.link_task import LinkTask
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
