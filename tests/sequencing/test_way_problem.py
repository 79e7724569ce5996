"""Ways as a problem: numbers tell them, and what counts against them grows less as they are changed."""

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from body_model.arrays import Array
from signer.document.values import Transition
from signer.motion.movement.score import score_of
from signer.motion.posing import composed
from signer.sequencing import perform, say
from signer.sequencing.joining import Joint, alone, usual_way
from signer.sequencing.rough_ways import RoughWays
from signer.sequencing.way_problem import MEASURED, ROUGH, SIMPLE, STEPS, WayProblem, way_of
from signer.sequencing.way_search import steps_m
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


def rough_problem(deeper_m: float = -1.0, words: str = "MY NAME") -> WayProblem:
    """Return a transition's problem, whose hands lie so much deeper half way than they seem to."""
    two = replace(say(words, shelf()), style="natural")
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


def test_two_hands_go_on_an_arc_each_or_straight_the_cheapest_first() -> None:
    assert not [*rough_problem().paired()]
    problem = rough_problem(words="NAME MORE")
    assert len(problem.roles) == 2
    pairs = np.array([*problem.paired()])
    costs = (problem.seen(ROUGH, pairs).residuals(ROUGH) ** 2).sum(axis=1)
    assert (np.diff(costs) >= 0.0).all()
    each = pairs.reshape(-1, 2, len(STEPS))
    heights_m = np.linalg.norm(STEPS[:2] * each[..., :2], axis=-1)
    np.testing.assert_allclose(heights_m, np.where(heights_m > 0.0, heights_m.max(), 0.0))
    assert not each[..., 2:].any()
    apart = np.linalg.norm(np.diff(each, axis=1)[:, 0], axis=-1)
    assert len(np.unique(pairs.round(9), axis=0)) == len(pairs)
    assert (apart > 0.0).sum() > 0.8 * len(pairs), "simple ways already turn both hands alike"


hand_joints = hnp.arrays(np.float64, (2, 3, 5, 3), elements=st.floats(-0.01, 0.01))
"""Three joints of two hands in five frames, m, all within 0.035 m of one another."""


@given(hand_joints, st.floats(0.2, 1.0))
def test_hands_that_are_near_each_other_may_both_go_towards_the_other(joints: Array, apart_m: float) -> None:
    each = np.linalg.norm(np.diff(joints, axis=2), axis=-1).max(axis=1)
    far = joints + np.array((0.0, apart_m))[:, None, None, None] * (1.0, 0.0, 0.0)
    np.testing.assert_allclose(steps_m(joints), each.sum(axis=0))
    np.testing.assert_allclose(steps_m(far), each.max(axis=0), atol=1e-12)
    np.testing.assert_allclose(steps_m(joints[:1]), each[0])
