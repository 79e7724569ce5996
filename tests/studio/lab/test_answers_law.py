"""Whatever is asked in the lab is answered: nothing throws, nothing is not a number."""

from dataclasses import replace

import numpy as np

from signer.studio.lab.answer import answered
from signer.studio.lab.problem import (
    FREE_DEG,
    LEAST_DAMPING,
    MOST_LINKS,
    Kind,
    Problem,
    first_problem,
    preset,
)
from signer.studio.lab.runs import TOLERANCE
from tests.helpers.extent import each

KINDS: tuple[Kind, ...] = ("plane", "space", "links")


def drawn(seed: int) -> Problem:
    """A question from all that the controls allow, now and then with a target on the root or far away."""
    rng = np.random.default_rng(seed)
    problem = first_problem().of_kind(KINDS[seed % 3])
    if rng.random() < 0.3:
        problem = preset(str(rng.choice(["worksheet", "juggler", "inward"])), problem)
    away = float(rng.choice([0.0, 1e-9, 0.02, 0.3, 0.8, 1.0, 1.000001, 1.5, 30.0]))
    x, y, z = (
        rng.normal(size=3) * (1.0, 1.0, problem.kind != "links") * (problem.kind != "plane", 1.0, 1.0)
    ).tolist()
    size = float(np.sqrt(x * x + y * y + z * z))
    return replace(
        problem, target=(away * x / size, away * y / size, away * z / size), links=int(rng.integers(2, MOST_LINKS + 1)),
        clamp_deg=float(rng.choice([5.0, 60.0, 150.0, FREE_DEG])), damping=float(rng.choice([LEAST_DAMPING, 1.0, 20.0])),
        elastic=bool(rng.random() < 0.5), iterations=int(rng.integers(1, 30)), swivel_deg=float(rng.uniform(-180, 180)),
    )  # fmt: skip


@each(range(90))
def test_every_question_has_an_answer(seed: int) -> None:
    answer = answered(drawn(seed))
    for run in answer.runs:
        assert np.isfinite(run.points).all()
        assert np.isfinite(run.excess).all()
        assert (np.diff(run.turned_rad) >= 0.0).all()
    assert answer.summary().endswith(".")
    assert answer.target_words().startswith("Target ")


@each(range(90))
def test_no_method_is_nearer_than_the_direct_one_can_be(seed: int) -> None:
    problem = replace(drawn(seed), elastic=False)
    answer = answered(problem)
    assert answer.runs[0].excess[-1] <= TOLERANCE * answer.reach
    within_limits = [run for run in answer.runs if run.method not in ("heading", "axis_angle", "juggler")]
    assert min(run.errors[-1] for run in within_limits) >= answer.least - 1e-9
