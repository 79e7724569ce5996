"""What the lab says of each method, on the questions of its presets: the claims of the paper, run."""

import numpy as np
import pytest

from signer.studio.lab.answer import Answer, answered
from signer.studio.lab.problem import FREE_DEG, Kind, Problem, first_problem, preset

KINDS: tuple[Kind, ...] = ("plane", "space", "links")


def outcomes(answer: Answer) -> dict[str, str]:
    return {run.method: verdict.outcome for run, verdict in zip(answer.runs, answer.verdicts, strict=True)}


def asked(name: str, kind: Kind = "plane") -> Answer:
    return answered(preset(name, first_problem().of_kind(kind)))


@pytest.mark.parametrize("kind", KINDS)
def test_in_the_middle_every_method_arrives(kind: Kind) -> None:
    assert set(outcomes(answered(first_problem().of_kind(kind))).values()) == {"reached"}


@pytest.mark.parametrize("kind", KINDS)
def test_near_full_reach_three_methods_creep_and_the_direct_one_does_not(kind: Kind) -> None:
    found = outcomes(asked("near", kind))
    assert found["direct"] == "reached"
    assert [found[name] for name in ("ccd", "transpose", "damped")] == ["creeping"] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_beyond_reach_the_pseudo_inverse_spins_and_the_direct_one_is_exact(kind: Kind) -> None:
    answer = asked("beyond", kind)
    found = outcomes(answer)
    assert found["direct"] == "nearest"
    assert answer.verdicts[0].words == "exact nearest"
    assert answer.runs[0].excess[-1] < 1e-12
    assert found["pseudo_inverse"] == "spinning"
    assert found["transpose"] == "creeping"


def test_a_straight_chain_and_a_target_inward_leave_every_jacobian_method_stuck() -> None:
    answer = asked("inward")
    found = outcomes(answer)
    assert [found[name] for name in ("transpose", "pseudo_inverse", "damped", "selective")] == ["stuck"] * 4
    assert (found["direct"], found["ccd"]) == ("reached", "reached")
    assert max(run.turned_rad[-1] for run in answer.runs[2:]) == 0.0


def test_the_juggler_and_the_direct_solver_hold_the_elbow_where_they_are_told() -> None:
    answer = asked("juggler")
    elbows = {run.method: run.posture[1] for run in answer.runs}
    assert elbows["juggler"] == pytest.approx(elbows["direct"], abs=1e-9)
    assert np.linalg.norm(elbows["damped"] - elbows["direct"]) > 0.02


def test_strong_damping_is_slower() -> None:
    calm, quick = (answered(Problem(damping=damping, target=(0.0, 0.1, 0.62))) for damping in (4.0, 0.2))
    assert calm.runs[4].excess[-1] > 10 * quick.runs[4].excess[-1]


def test_time_counts_iterations_and_the_direct_solver_has_one_answer() -> None:
    answer = asked("near")
    assert all(run.elapsed_s > 0 for run in answer.runs)
    assert len(answer.runs[0].errors) == 2


def test_going_on_starts_where_the_last_question_ended() -> None:
    before = answered(first_problem())
    after = answered(first_problem(), before)
    assert all(
        run.errors[0] == pytest.approx(old.errors[-1])
        for run, old in zip(after.runs, before.runs, strict=True)
    )
    other = answered(first_problem().of_kind("links"), before)
    assert other.runs[1].errors[0] > 0.1


def test_a_target_is_described_by_where_it_is() -> None:
    assert asked("near").target_words() == "Target at 99.9 % of the reach"
    assert asked("beyond", "links").target_words() == "Target 0.6000 links beyond reach"
    folded = answered(Problem("links", (0.05, 0.0, 0.0), own_lengths=(3.0, 2.0), clamp_deg=FREE_DEG))
    assert folded.target_words() == "Target 0.7500 links too near"


def test_the_summary_names_those_that_did_not_arrive() -> None:
    assert answered(first_problem()).summary() == "All arrive."
    assert asked("inward").summary() == "Stuck: Transpose, Pseudo, Damped, Selective."
    assert asked("near").summary() == "Creeping: CCD, Transpose, Damped."
