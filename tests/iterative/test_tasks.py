"""Direct answers of links beside the iterative ones, and the lesson as it is run."""

from math import pi, radians

import numpy as np
import pytest

from signer.iterative.__main__ import main
from signer.iterative.runs import run
from signer.iterative.tasks import bend_for, end_distance, link_task
from tests.helpers.extent import each


def links(seed):
    """A task of two links of any lengths or of more, now and then elastic, and a target anywhere near."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 12))
    lengths = tuple(rng.uniform(0.5, 3.0, 2).tolist()) if count == 2 else (1.0,) * count
    task = link_task(
        lengths, clamp_rad=float(rng.choice([0.5, 1.5, pi])), elastic=seed % 4 == 0, damping=1.0, first=(0.3, 0.2)
    )  # fmt: skip
    angle, away = rng.uniform(-pi, pi), rng.uniform(0.01, 1.3) * task.shell[1]
    return task, away * np.array((np.cos(angle), np.sin(angle), 0.0))


@each(range(60))
def test_the_direct_answer_misses_exactly_what_it_must_and_none_comes_nearer(seed):
    task, target = links(seed)
    direct = run(task, "direct", target, 1, task.first)
    assert direct.excess[-1] < 1e-7
    assert (np.abs(direct.state.angles[1:]) <= task.chain.ranges[1:, 1] + 1e-12).all()
    method = task.methods[1 + seed % 5]
    other = run(task, method, target, 20, task.first)
    assert np.isfinite(other.points).all()
    assert (np.diff(other.turned_rad) >= 0.0).all()
    assert other.errors[-1] >= task.least_error(target) - 1e-9


@each([(count, limit) for count in (3, 4, 7) for limit in (radians(30), radians(45), pi)])
def test_the_bend_for_a_distance_has_it_and_no_chain_with_the_clamp_brings_its_ends_nearer(case):
    count, limit = case
    nearest = end_distance(count, bend_for(count, -1.0, limit))
    for distance in np.linspace(nearest, count, 9):
        assert end_distance(count, bend_for(count, distance, limit)) == pytest.approx(distance, abs=1e-12)
    bends = np.random.default_rng(count).uniform(-limit, limit, (2000, count - 1))
    headings = np.concatenate([np.zeros((2000, 1)), np.cumsum(bends, 1)], 1)
    assert np.hypot(np.cos(headings).sum(1), np.sin(headings).sum(1)).min() >= nearest - 1e-12


def test_turning_counts_the_short_way_round():
    task, _ = links(0)
    angles = np.stack([task.first.angles, task.first.angles])
    angles[1, 0] += 2 * pi - 0.1
    assert task.turned(task.first._replace(angles=angles)) == pytest.approx([0.1])


def test_the_lesson_says_how_each_method_fails(capsys):
    assert main(["40"]) == 0
    easy, near, beyond, inward, worksheet, creature, juggler = (
        capsys.readouterr().out.strip("\n").split("\n\n")
    )
    assert (easy.count("reached"), worksheet.count("reached"), worksheet.count("stuck")) == (6, 5, 1)
    assert near.count("creeping") == 3
    assert beyond.splitlines()[2].endswith("exact nearest")
    assert "spinning" in next(line for line in beyond.splitlines() if line.startswith("pseudo_inverse"))
    assert inward.count("stuck") == 4
    assert creature.startswith("Creature: Nine links")
    assert "juggler" in juggler.splitlines()[-1]
