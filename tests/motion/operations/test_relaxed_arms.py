"""Arms that are relaxed keep their contact with less strain, and are as clear as they were."""

from functools import cache
from typing import Final

import pytest

from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation
from signer.kinematics.comfort import joint_terms
from signer.motion.operations.elbows import to_directions
from signer.motion.operations.hand_edits import RelaxArm, RelaxElbow
from signer.motion.operations.ranges import elbow_range
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment, hold_of
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import NAMES, example, hand_at, sign_of

ROLE: Final = "dominant"


def total(key: Key) -> float:
    reach = solve_posture(key, ROLE, around=at_rest(REFERENCE)).reach
    return float(joint_terms(REFERENCE.rigs["right"].arm, reach.posture, reach.girdle.shoulder).total())


@cache
def relaxed_arm(key: Key) -> Key:
    """The relaxed arm of a key, looked for once for several laws."""
    return RelaxArm().held(HandMoment(REFERENCE, sign_of(key), ROLE, key)).key


@pytest.mark.parametrize("name", NAMES)
def test_relaxing_lessens_the_strain_and_keeps_the_contact(name: str) -> None:
    key = example(name).hand("dominant").keys[0]
    elbow, arm = RelaxElbow().held(HandMoment(REFERENCE, sign_of(key), ROLE, key)).key, relaxed_arm(key)
    assert total(arm) < total(elbow) <= total(key) + 1e-9
    assert max(hand_at(each).contact_error_m for each in (elbow, arm)) < 1e-9
    assert not [*hand_at(elbow).limits, *hand_at(arm).limits]


def test_the_elbow_goes_to_the_pin_and_the_wrist_stays() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    relaxed = RelaxElbow().held(HandMoment(REFERENCE, sign_of(key), ROLE, key)).key
    assert elbow_height_of(solve_posture(relaxed, ROLE, around=at_rest(REFERENCE))) == pytest.approx(
        elbow_range(hold_of(key, ROLE, at_rest(REFERENCE))).relaxed_rad, abs=1e-9
    )
    assert relaxed.orientation == key.orientation


@pytest.mark.parametrize("name", NAMES)
def test_a_relaxed_arm_is_clear_where_it_was(name: str) -> None:
    key = example(name).hand("dominant").keys[0]
    relaxed = relaxed_arm(key)
    before, after = (inside_of(pose_at(sign_of(each), each.time_s))["dominant"] for each in (key, relaxed))
    assert after.is_clear or after.over_m <= before.over_m + 1e-6


def test_relaxing_twice_changes_nothing_more() -> None:
    key = example("FATHER").hand("dominant").keys[0]
    once = relaxed_arm(key)
    assert total(RelaxArm().held(HandMoment(REFERENCE, sign_of(once), ROLE, once)).key) == pytest.approx(
        total(once), abs=0.01
    )


def test_a_hand_told_by_directions_stays_told_so() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    told = to_directions(HandMoment(REFERENCE, sign_of(key), ROLE, key))
    assert isinstance(
        RelaxArm().held(HandMoment(REFERENCE, sign_of(told), ROLE, told)).key.orientation, GlobalOrientation
    )
