"""Ways as a problem: numbers tell them, and what counts against them grows less as they are changed."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from signer.document.values import Transition
from signer.motion.movement.score import score_of
from signer.motion.posing import composed
from signer.sequencing import perform, say
from signer.sequencing.joining import Joint, alone, usual_way
from signer.sequencing.rough_ways import RoughWays
from signer.sequencing.way_problem import MEASURED, ROUGH, SIMPLE, STEPS, WayProblem, way_of
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
    return WayProblem(rough, usual, dict.fromkeys(usual, over_m))


def test_ways_that_are_changed_cost_a_tenth_at_most_and_a_second_change_makes_none_worse() -> None:
    problem = rough_problem(deeper_m=0.004)

    def cost(numbers: Array) -> float:
        rows = problem.seen(MEASURED, numbers[None]).residuals(MEASURED)
        return float((rows**2).sum())

    for start in SIMPLE[0][:3]:
        begun = np.tile(start, len(problem.roles)) * 0.1
        found = problem.changed(MEASURED, begun)
        assert cost(found) < 0.1 * cost(begun)
        assert cost(problem.changed(MEASURED, found)) <= cost(found)
        assert (problem.changed(MEASURED, begun) == found).all()


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
