"""What a shoulder may do, and what elbow and wrist may do beside it, are those of the full solve: every
posture tried agrees."""

from dataclasses import replace
from math import radians

import numpy as np
import pytest

from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import DOINGS, ShoulderKey, ShoulderTrack
from signer.document.values import HandRole
from signer.kinematics.limits import WRIST
from signer.motion.movement.score import context_for
from signer.motion.operations import ranges
from signer.motion.operations.body_edits import Shrug
from signer.motion.operations.elbows import raised_elbow
from signer.motion.operations.ranges import RANGES, shoulder_ranges
from signer.motion.operations.turning import turned_wrist
from signer.motion.posing import pose_at
from signer.motion.posture.posture_solver import goal_on, solve_candidate
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.surroundings import Context, at_rest, resting
from signer.motion.solving.hand_moment import HandMoment, hold_of
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example
from tests.helpers.extent import count, seeds
from tests.motion.operations.test_ranges import AXES, HEIGHTS, disagrees, random_key, wrist_of

SEEDS = seeds(4, whole=12)


def shrugged_key(seed: int) -> tuple[Sign, Key, HandRole]:
    """Any key of a hand, local or told by directions, and a sign whose shoulder does something at its
    moment."""
    draw, (key, role) = np.random.default_rng(100 + seed), random_key(seed)
    does = ShoulderKey(
        "s1", key.time_s, 0.0, *(float(draw.uniform(0.6 * low, 0.6 * high)) for low, high in RANGES)
    )
    shoulders = ShoulderTrack("dominant", (does,))
    return (
        (
            Sign(tracks=(replace(shoulders, side="dominant"),))
            if role == "dominant"
            else Sign(tracks=(replace(shoulders, side="base"),))
        ),
        key,
        role,
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_the_elbow_beside_a_shoulder_that_does_something_may_be_where_a_full_solve_breaks_no_limit(
    seed: int,
) -> None:
    sign, key, role = shrugged_key(seed)
    around = context_for(REFERENCE, sign, role, key)
    assert around.shoulder.is_by_hand
    possible = ranges.elbow_range(hold_of(key, role, around)).possible
    wrong = [
        h
        for h in HEIGHTS
        if disagrees(
            possible,
            h,
            solve_candidate(raised_elbow(HandMoment(REFERENCE, sign, role, key), h), role, around),
        )
    ]
    assert not np.degrees(wrong).tolist()


@pytest.mark.parametrize("seed", [seed for seed in SEEDS if seed % 5 != 4][:6])
def test_a_dial_beside_a_shoulder_that_does_something_may_be_where_a_full_solve_breaks_no_limit(
    seed: int,
) -> None:
    sign, key, role = shrugged_key(seed)
    around = context_for(REFERENCE, sign, role, key)
    found = ranges.wrist_ranges(hold_of(key, role, around))
    for possible, axis, (_, reach) in zip(found, AXES, WRIST, strict=True):
        for angle in np.linspace(reach.low_rad, reach.high_rad, count(7, whole=11))[1:-1].tolist():
            turned = turned_wrist(
                HandMoment(REFERENCE, sign, role, key), replace(wrist_of(key, role), **{axis: angle})
            )
            assert not disagrees(possible, angle, solve_candidate(turned, role, around)), (
                axis,
                np.degrees(angle),
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shoulder_may_do_just_what_a_full_solve_breaks_no_limit_with(seed: int) -> None:
    sign, key, role = shrugged_key(seed)
    around = context_for(REFERENCE, sign, role, key)
    for doing, limits, possible in zip(
        DOINGS, RANGES, shoulder_ranges(goal_on(key, role, around)), strict=True
    ):
        for value in np.linspace(*limits, count(15, whole=41)).tolist():
            solved_posture = solve_candidate(
                key, role, replace(around, shoulder=replace(around.shoulder, **{doing: value}))
            )
            assert not disagrees(possible, value, solved_posture), (doing, value)


def test_the_ranges_follow_the_shoulder() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    shrugged = Context(Shoulder(elevation_rad=radians(8)), resting(REFERENCE))
    assert (
        ranges.elbow_range(hold_of(key, "dominant", shrugged)).possible
        != ranges.elbow_range(hold_of(key, "dominant", at_rest(REFERENCE))).possible
    )
    assert (
        ranges.wrist_ranges(hold_of(key, "dominant", shrugged)).flexion
        != ranges.wrist_ranges(hold_of(key, "dominant", at_rest(REFERENCE))).flexion
    )
    assert (
        shoulder_ranges(goal_on(key, "dominant", shrugged)).protraction
        != shoulder_ranges(goal_on(key, "dominant", at_rest(REFERENCE))).protraction
    )


def test_the_range_of_one_thing_does_not_depend_on_how_much_of_it_is_done_now() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    now = shoulder_ranges(
        goal_on(key, "dominant", Context(Shoulder(elevation_rad=radians(8)), resting(REFERENCE)))
    )
    assert now.elevation == shoulder_ranges(goal_on(key, "dominant", at_rest(REFERENCE))).elevation


@pytest.mark.parametrize("wish_deg", [-30.0, -4.0, 3.0, 35.0])
def test_a_wish_is_held_to_what_keeps_the_contact(wish_deg: float) -> None:
    sign = example("IDEA")
    hand = sign.hand("dominant").keys[0]
    edit = Shrug("elevation_rad", radians(wish_deg), at=Moment("dominant", hand.time_s))
    held = edit.held(sign, "dominant", ShoulderKey("s1", hand.time_s))
    assert held.key.elevation_rad == held.value
    assert (held.value == radians(wish_deg)) == (not held.words and abs(wish_deg) < 10)
    made = sign.with_tracks(ShoulderTrack("dominant", (held.key,)))
    assert pose_at(made, hand.time_s).hands["dominant"].contact_error_m < 1e-4


def test_without_a_hand_there_a_wish_is_held_to_the_limits_of_the_shoulder_alone() -> None:
    edit = Shrug("protraction_rad", 2.0, at=Moment("dominant", 1.0))
    held = edit.held(Sign(), "dominant", ShoulderKey("s1", 1.0))
    assert held.value == RANGES[2][1]
    assert not held.words
