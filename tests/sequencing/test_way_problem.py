"""Ways as a problem: numbers tell them, and slopes say how residuals change."""

from dataclasses import replace

import numpy as np

from signer.document.values import Transition
from signer.motion.movement.score import score_of
from signer.motion.posing import composed
from signer.sequencing import perform, say
from signer.sequencing.joining import Joint, alone, usual_way
from signer.sequencing.rough_ways import RoughWays
from signer.sequencing.tried_ways import SIMPLE, STEPS, way_of
from signer.sequencing.way_problem import MEASURED, ROUGH, Descent, WayProblem
from signer.sequencing.ways import KnownWays
from tests.helpers.characters import REFERENCE
from tests.helpers.sentences import shelf


def test_numbers_tell_ways_and_none_of_them_the_usual_one() -> None:
    usual = Transition(handshape_lead=0.3, orientation_lead=0.1)
    none = way_of(np.zeros(len(STEPS)), usual)
    assert (none.height_m, none.handshape_lead, none.orientation_lead) == (0.0, 0.3, 0.1)
    heights = [way_of(numbers, usual).height_m for numbers in np.concatenate(SIMPLE)]
    assert heights == [*[0.04] * 8, 0.0, *[0.06] * 8, 0.0, *[0.09] * 8, *[0.12] * 8, *[0.16] * 8]
    assert way_of(np.full(len(STEPS), 9.0), usual).handles == (0.1, 0.0, 0.4, 1.0)


def test_damped_steps_come_to_the_least_squares_from_every_beginning() -> None:
    wished = np.array((0.6, -0.4, 0.2, 0.0, 0.3))
    bends = np.diag((3.0, 1.0, 0.5, 2.0, 1.0))
    descent = Descent(np.array([np.zeros(5), np.full(5, 2.0)]), ROUGH.step)
    for _ in range(40):
        rows = (descent.numbers - wished) @ bends
        descent.step(rows, np.broadcast_to(bends, (2, 5, 5)))
    assert np.abs(descent.best - wished).max() < 1e-3
    assert MEASURED.step < ROUGH.step


def rough_problem(deeper_m: float = -1.0) -> WayProblem:
    """Return a transition's problem, whose hands lie so much deeper half way than they seem to."""
    two = replace(say("MY NAME", shelf()), style="natural")
    (joint,) = perform(two, ways=KnownWays()).unchecked  # the paces of both are baked
    assert isinstance(joint, Joint)
    usual = {role: usual_way(joint.style) for role, _ in joint.before if role in dict(joint.after)}
    straight, times = alone(joint, usual), joint.times(240.0)
    score = score_of(REFERENCE, straight)
    solved = score.at(times)
    rough = RoughWays(composed(straight, score, times, solved), solved.tracks, usual, 0.5)
    over_m = np.full(len(times), -1.0)
    over_m[rough.rows[len(rough.rows) // 2]] = deeper_m
    return WayProblem(rough, usual, dict.fromkeys(usual, over_m), rough.bulges_m)


def test_slopes_of_a_way_tell_how_haste_and_numbers_change() -> None:
    problem = rough_problem()
    numbers, step = np.tile(SIMPLE[0][3], len(problem.roles))[None], np.zeros(problem.size)
    step[0] = 0.1
    here, there = (problem.look(MEASURED, each) for each in (numbers, numbers + step))
    told = here.residuals[0] + here.slopes[0] @ step
    assert there.residuals.shape == here.residuals.shape
    assert np.abs(there.residuals[0] - told).max() < 0.1 * np.abs(here.residuals).max()


def test_ways_that_are_changed_cost_less() -> None:
    problem = rough_problem(deeper_m=0.004)
    starts = np.tile(SIMPLE[0][:3], len(problem.roles)) * 0.1
    changed = problem.descend(MEASURED, starts)
    before, after = ((problem.look(MEASURED, each).residuals ** 2).sum(axis=1) for each in (starts, changed))
    assert (after <= before).all()
    assert (after < before).any()
    assert (problem.descend(MEASURED, starts) == changed).all()


def test_what_was_measured_is_told_of_the_way_itself() -> None:
    problem = rough_problem(deeper_m=0.002)
    usual = problem.seen(MEASURED, np.zeros((1, problem.size)))
    assert 0.0005 < usual.over_m.max() < 0.003  # its handles let hands go a little earlier or later
    assert not usual.seems_free.any()
    assert (rough_problem().seen(MEASURED, np.zeros((1, problem.size))).over_m <= 0.0).all()


def test_what_ways_share_is_told_of_each() -> None:
    problem = rough_problem()
    numbers = np.tile(SIMPLE[0][:4], len(problem.roles))
    both = problem.seen(ROUGH, np.concatenate([numbers, numbers[::-1]]))
    for found, each in zip(both, problem.seen(ROUGH, numbers), strict=True):
        assert (found == np.concatenate([each, each[::-1]])).all()
