"""Ways as a problem: numbers tell them, and slopes say how residuals change."""

from dataclasses import replace

import numpy as np

from signer.document.values import Transition
from signer.motion.posing import poses
from signer.sequencing import perform, say
from signer.sequencing.joining import Joint, alone, usual_way
from signer.sequencing.rough_ways import RoughWays
from signer.sequencing.tried_ways import STEPS, simple_numbers, way_of
from signer.sequencing.way_problem import MEASURED, ROUGH, Descent, Looked, WayProblem
from signer.sequencing.ways import KnownWays
from tests.helpers.characters import REFERENCE
from tests.sequencing.test_transitions import shelf


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
    descent = Descent(np.array([np.zeros(5), np.full(5, 2.0)]), ROUGH)
    for _ in range(40):
        rows = (descent.numbers - wished) @ bends
        descent.step(Looked(rows, np.broadcast_to(bends, (2, 5, 5)), np.zeros(2, np.bool_)))
    assert np.abs(descent.numbers - wished).max() < 1e-3
    assert MEASURED.step < ROUGH.step


def test_slopes_of_a_way_tell_how_haste_and_numbers_change() -> None:
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
    begun = problem.begun(2)
    clear = np.full((1, len(problem.roles), 12), -1.0)
    here = problem.look(begun[:1], clear)
    step = np.zeros(problem.size)
    step[0] = 0.1
    there = problem.look(begun[:1] + step, clear)
    told = here.residuals[0] + here.slopes[0] @ step
    assert there.residuals.shape == here.residuals.shape
    assert np.abs(there.residuals[0] - told).max() < 0.1 * np.abs(here.residuals).max()
