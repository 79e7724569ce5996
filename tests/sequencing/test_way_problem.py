"""Ways as a problem: numbers tell them, and slopes say how residuals change."""

from dataclasses import replace

import numpy as np

from signer.document.values import Transition
from signer.motion.posing import poses
from signer.sequencing import perform, say
from signer.sequencing.joining import Joint, alone, usual_way
from signer.sequencing.rough_ways import RoughWays
from signer.sequencing.tried_ways import STEPS, simple_numbers, way_of
from signer.sequencing.way_problem import MEASURED, ROUGH, Descent, Seen, WayProblem
from signer.sequencing.ways import KnownWays
from tests.helpers.characters import REFERENCE
from tests.helpers.sentences import shelf


def test_numbers_tell_ways_and_none_of_them_the_usual_one() -> None:
    usual = Transition(handshape_lead=0.3, orientation_lead=0.1)
    none = way_of(np.zeros(len(STEPS)), usual)
    assert (none.height_m, none.handshape_lead, none.orientation_lead) == (0.0, 0.3, 0.1)
    heights = [way_of(numbers, usual).height_m for numbers in simple_numbers()]
    assert heights[:24] == [0.04] * 8 + [0.09] * 8 + [0.16] * 8
    assert heights[24:] == [0.0, 0.0]
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


def rough_problem() -> tuple[WayProblem, Seen]:
    """A transition's problem, and two simple ways of it."""
    two = replace(say("MY NAME", shelf()), style="natural")
    known = KnownWays()
    for pace in perform(two, ways=known).unchecked:
        known.look(REFERENCE, pace)
    (joint,) = perform(two, ways=known).unchecked
    assert isinstance(joint, Joint)
    usual = {role: usual_way(joint.style) for role, _ in joint.before if role in dict(joint.after)}
    straight = alone(joint, usual)
    rough = RoughWays(REFERENCE, straight, poses(straight, joint.times(), REFERENCE), usual, 0.5)
    problem = WayProblem(rough, usual)
    return problem, problem.begun(2)


def test_slopes_of_a_way_tell_how_haste_and_numbers_change() -> None:
    problem, seen = rough_problem()
    clear = np.full((1, len(problem.roles), 12), -1.0)
    here = problem.look(MEASURED, seen.numbers[:1], clear)
    step = np.zeros(problem.size)
    step[0] = 0.1
    there = problem.look(MEASURED, seen.numbers[:1] + step, clear)
    told = here.residuals[0] + here.slopes[0] @ step
    assert there.residuals.shape == here.residuals.shape
    assert np.abs(there.residuals[0] - told).max() < 0.1 * np.abs(here.residuals).max()


def test_ways_that_are_changed_cost_less_as_they_are_told_by_those_that_were_measured() -> None:
    problem, seen = rough_problem()
    deeper = seen._replace(over_m=np.maximum(seen.over_m, 0.0) + 0.002)
    changed = problem.descend(deeper, ROUGH)
    off_m = deeper.over_m - deeper.roughly_m
    before, after = (
        (problem.look(ROUGH, numbers, off_m).residuals ** 2).sum(axis=1)
        for numbers in (deeper.numbers, changed)
    )
    assert (after <= before).all()
    assert (after < before).any()
    assert (problem.descend(deeper, ROUGH) == changed).all()


def test_what_ways_share_is_solved_once_and_told_of_each() -> None:
    problem, seen = rough_problem()
    twice = problem.seen(np.concatenate([seen.numbers, seen.numbers[::-1]]))
    for found, each in zip(twice[:-1], problem.seen(seen.numbers)[:-1], strict=True):
        assert (found == np.concatenate([each, each[::-1]])).all()
