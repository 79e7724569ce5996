"""Whatever is asked in the lab is answered, and what is said of the methods are the claims of their papers."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from signer.iterative.arm import signer_lengths
from signer.iterative.chain import State
from signer.iterative.problem import DAMPING, LINKS, PRESETS, Problem, preset
from signer.iterative.runs import FRAMES_OUT, TOLERANCE, sweep
from signer.studio.lab.answer import angle_words, answered, home_words, length_words, told
from tests.helpers.extent import each, seeds

KINDS = ("plane", "space", "links")


def drawn(seed):
    """A question from all that the controls allow, now and then with a target on the root or far away."""
    rng = np.random.default_rng(seed)
    problem = Problem().of_kind(KINDS[seed % 3])
    if rng.random() < 0.3:
        problem = preset(str(rng.choice(["worksheet", "juggler", "inward"])), problem)
    away = float(rng.choice([0.0, 1e-9, 0.02, 0.3, 0.8, 1.0, 1.000001, 1.5, 30.0]))
    way = rng.normal(size=3) * (1.0, 1.0, problem.kind != "links") * (problem.kind != "plane", 1.0, 1.0)
    return replace(
        problem, target=tuple((away * way / np.linalg.norm(way)).tolist()), links=int(rng.integers(LINKS[0], LINKS[1] + 1)),
        clamp_deg=float(rng.choice([5.0, 60.0, 150.0, 180.0])), damping=float(rng.choice([DAMPING[0], 1.0, 20.0])),
        elastic=bool(rng.random() < 0.5), iterations=int(rng.integers(1, 12)), swivel_deg=float(rng.uniform(-180, 180)),
    )  # fmt: skip


@each(seeds(45, whole=900))
def test_every_question_has_an_answer_and_no_method_is_nearer_than_the_direct_one(seed):
    answer = answered(drawn(seed))
    for run in answer.runs:
        assert np.isfinite(run.points).all()
        assert (np.diff(run.turned_rad) >= 0.0).all()
    assert answer.runs[0].excess[-1] <= TOLERANCE * answer.reach
    within_limits = [run for run in answer.runs if run.method not in ("heading", "axis_angle", "juggler")]
    assert min(run.errors[-1] for run in within_limits) >= answer.task.least_error(answer.target) - 1e-9
    assert answer.summary().endswith(".")
    assert answer.target_words().startswith("Target ")


@each(range(24))
def test_on_the_arm_all_that_need_no_iteration_meet_a_reachable_target(seed):
    rng = np.random.default_rng(seed)
    problem = preset("juggler", Problem()) if seed % 2 else Problem().of_kind("space")
    task = replace(problem, swivel_deg=float(rng.uniform(-90, 90))).task()
    way = rng.normal(size=3)
    target = way / np.linalg.norm(way) * rng.uniform(task.shell[0] + 0.02, task.shell[1] - 0.02)
    found = {name: task.points(State(*(part[None] for part in task.solved(name, target))))[0]
             for name in ("direct", *task.further)}  # fmt: skip
    for points in found.values():
        assert points[-1] == pytest.approx(target, abs=1e-9)
    if seed % 2:
        assert found["juggler"] == pytest.approx(found["direct"], abs=1e-9)


def outcomes(answer):
    return {run.method: run.verdict for run in answer.runs}


@each([*product(KINDS, ("", "near", "beyond")), ("links", "inward")])
def test_each_method_fails_where_its_paper_says(case):
    kind, name = case
    problem = Problem().of_kind(kind)
    found = outcomes(answered(preset(name, problem) if name else problem))
    direct, coordinate, transpose, pseudo, damped, selective = list(found.values())[:6]
    if name == "":
        assert set(found.values()) == {"reached"}
    elif name == "near":
        assert (direct, coordinate, transpose, damped) == ("reached", "creeping", "creeping", "creeping")
    elif name == "beyond":
        assert (direct, pseudo, transpose) == ("exact nearest", "spinning", "creeping")
    else:
        assert (direct, coordinate) == ("reached", "reached")
        assert {transpose, pseudo, damped, selective} == {"stuck"}


@each(KINDS)
def test_out_and_back_the_direct_solver_comes_home_and_the_pseudo_inverse_throws_the_joints_about(kind):
    answer = answered(Problem().of_kind(kind))
    direct, wild = (sweep(answer.task, name, answer.target) for name in ("direct", "pseudo_inverse"))
    beyond = slice(FRAMES_OUT - 10, FRAMES_OUT + 10)
    assert direct.excess.max() < 1e-7
    assert direct.turned_rad[beyond].max() < np.radians(0.1)
    assert np.radians(60) < wild.turned_rad[beyond].max()
    assert home_words([direct]) == "All are back where they began."
    assert (
        home_words([direct, direct._replace(returned_rad=0.1)]) == "Not back where they began: Direct 5.7°."
    )
    assert np.isfinite(sweep(answer.task, "direct", np.zeros(3)).excess).all()


def test_strong_damping_is_slower():
    calm, quick = (answered(Problem(damping=damping)).runs[4].excess[-1] for damping in (4.0, 0.2))
    assert calm > 10 * quick


def test_led_in_a_spiral_the_creature_curls_up_for_good():
    answer = answered(preset("creature", Problem()))
    inward = zip(np.linspace(8, 0.3, 300), np.linspace(np.pi / 2, 11 * np.pi, 300), strict=True)
    places = [np.array((r * np.cos(t), r * np.sin(t), 0.0)) for r, t in inward]
    task, state = answer.task, answer.task.first
    for place in [place for place in places for _ in range(4)] + [np.array((0.0, 8.0, 0.0))] * 240:
        state = task.step("damped_least_squares", state, place)
    assert (np.abs(state.angles[1:]) >= np.pi / 2 - 1e-3).mean() >= 0.7
    assert np.linalg.norm(task.chain.points(state)[-1] - (0.0, 8.0, 0.0)) > 5.0


def test_going_on_starts_where_the_last_question_ended():
    before = answered(Problem())
    after = answered(replace(Problem(), goes_on=True), before)
    for run, old in zip(after.runs, before.runs, strict=True):
        assert run.errors[0] == pytest.approx(old.errors[-1])
    assert answered(replace(Problem(), goes_on=True).of_kind("links"), before).runs[1].errors[0] > 0.1


@each(KINDS)
def test_another_place_or_chain_keeps_the_rest_of_the_question(kind):
    problem = Problem().of_kind(kind)
    place = np.array(problem.task().flat) * (0.11, -0.21, 0.33)
    assert answered(problem.with_place(place)).target == pytest.approx(place, abs=1e-12)
    assert np.linalg.norm(preset("beyond", Problem()).of_kind(kind).target) == pytest.approx(1.12)
    assert problem.of_kind(kind) is problem


def test_the_words():
    folded = Problem("links", (0.05, 0.0, 0.0), own_lengths=(3.0, 2.0), clamp_deg=180.0)
    beyond = preset("beyond", Problem().of_kind("links"))
    assert answered(folded).target_words() == "Target 0.7500 links too near"
    assert answered(beyond).target_words() == "Target 0.6000 links beyond reach"
    assert answered(preset("near", Problem())).target_words() == "Target at 99.9 % of the reach"
    assert answered(preset("inward", Problem())).summary() == "Stuck: Transpose, Pseudo, Damped, Selective."
    assert all(told(name).endswith(".") for name in PRESETS)
    for number in ("1.8235", "\N{MINUS SIGN}1.3181", "0.50536", "3.1416", "0.72273", "2.9242"):
        assert number in told("worksheet")
    assert [length_words(*each) for each in ((0.0123, "m"), (1e-9, "m"), (0.0, "links"), (0.8, "m"))] == [
        "12.30 mm", "< 0.01 mm", "0.0000 links", "800 mm",
    ]  # fmt: skip
    assert (angle_words(np.pi), angle_words(40 * np.pi)) == ("180\N{DEGREE SIGN}", "20 turns")


def test_the_signers_arm_has_the_lengths_of_the_body():
    upper, forearm, hand = signer_lengths()
    assert (round(upper, 3), round(forearm, 3)) == (0.247, 0.245)
    assert 0.15 < hand < 0.21
