"""Edits of elbow and wrist stop where the range that keeps the contact ends, and say why."""

from dataclasses import replace
from math import degrees, radians
from typing import Final

import numpy as np
import pytest

from signer.document.tracks.hand import Key
from signer.document.values import SpacePoint
from signer.motion.operations.elbows import to_directions
from signer.motion.operations.hand_edits import DragElbow, RaiseElbow, TurnWrist
from signer.motion.operations.ranges import DIALS, DialName, elbow_range, wrist_ranges
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment, hold_of
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, hand_at, sign_of

ROLE: Final = "dominant"


@pytest.fixture
def at_temple() -> Key:
    return example("IDEA").hand("dominant").keys[0]


@pytest.mark.parametrize("wish_deg", [-40.0, 3.0, 170.0, -175.0])
def test_an_impossible_height_is_answered_with_the_nearest_and_a_reason(
    wish_deg: float, at_temple: Key
) -> None:
    held = RaiseElbow(radians(wish_deg)).held(HandMoment(REFERENCE, sign_of(at_temple), ROLE, at_temple))
    ends = [
        end
        for interval in elbow_range(hold_of(at_temple, ROLE, at_rest(REFERENCE))).possible.allowed
        for end in interval
    ]
    assert min(abs(held.value - end) for end in ends) < 1e-9
    assert elbow_height_of(solve_posture(held.key, ROLE, around=at_rest(REFERENCE))) == pytest.approx(
        held.value, abs=1e-9
    )
    assert held.words.endswith("further.")
    assert not hand_at(held.key).limits
    assert hand_at(held.key).contact_error_m < 1e-9


def test_a_possible_height_is_taken_as_it_is(at_temple: Key) -> None:
    held = RaiseElbow(radians(70.0)).held(HandMoment(REFERENCE, sign_of(at_temple), ROLE, at_temple))
    assert held.words == ""
    assert degrees(
        elbow_height_of(solve_posture(held.key, ROLE, around=at_rest(REFERENCE)))
    ) == pytest.approx(70.0, abs=1e-6)


def test_an_elbow_dragged_past_its_range_stops_at_the_end(at_temple: Key) -> None:
    hand = hand_at(at_temple)
    straight_up = hand.shoulder + np.array((0.3, 0.4, 0.0))
    held = DragElbow(straight_up).held(HandMoment(REFERENCE, sign_of(at_temple), ROLE, at_temple))
    assert held.words
    assert elbow_range(hold_of(at_temple, ROLE, at_rest(REFERENCE))).possible.allows(
        elbow_height_of(solve_posture(held.key, ROLE, around=at_rest(REFERENCE)))
    )


def test_a_wrist_that_would_miss_the_place_is_not_turned_so_far() -> None:
    key = example("DEAF").hand("dominant").keys[0]
    held = TurnWrist("flexion_rad", radians(70.0)).held(HandMoment(REFERENCE, sign_of(key), ROLE, key))
    assert held.words == "Too near for the arm."
    assert held.value == wrist_ranges(hold_of(key, ROLE, at_rest(REFERENCE))).flexion.allowed[-1][1]
    assert hand_at(held.key).contact_error_m < 1e-9


@pytest.mark.parametrize("dial", DIALS)
def test_a_hand_told_by_directions_is_held_too(dial: DialName, at_temple: Key) -> None:
    told = to_directions(HandMoment(REFERENCE, sign_of(at_temple), ROLE, at_temple))
    before = solve_posture(told, ROLE, around=at_rest(REFERENCE)).orientation
    held = TurnWrist(dial, getattr(before, dial) + 0.1).held(HandMoment(REFERENCE, sign_of(told), ROLE, told))
    after = solve_posture(held.key, ROLE, around=at_rest(REFERENCE)).orientation
    wanted = replace(before, **{dial: held.value})
    np.testing.assert_allclose(
        [getattr(after, each) for each in DIALS], [getattr(wanted, each) for each in DIALS], atol=1e-6
    )


def test_where_nothing_is_possible_the_elbow_still_goes_where_it_is_asked() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    far = replace(key, placement=SpacePoint("pinky.tip", (0.9, 0.9, 0.9)))
    held = RaiseElbow(radians(30.0)).held(HandMoment(REFERENCE, sign_of(far), ROLE, far))
    assert held.words == ""
    assert degrees(
        elbow_height_of(solve_posture(held.key, ROLE, around=at_rest(REFERENCE)))
    ) == pytest.approx(30.0, abs=1e-6)
