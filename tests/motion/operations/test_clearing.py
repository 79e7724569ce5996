"""Out of what a hand is in: the contact is kept, nothing is left inside, and what was changed is said."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.fitting import with_key
from signer.document.queries import every_key
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Contact, Elbow, GlobalOrientation, HandRole, Orientation
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.movement.score import context_for
from signer.motion.operations.clearing import cleared, is_clear
from signer.motion.operations.dials import BARRED_FROM, Depths, blocked, parted_by_depth
from signer.motion.operations.ranges import elbow_range, wrist_ranges
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.surroundings import at_rest, resting
from signer.motion.solving.candidates import REASONS
from signer.motion.solving.hand_moment import HandMoment, hold_of
from signer.motion.solving.hold import Obstacle, obstacle_for
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, sign_of
from tests.helpers.short_sign import UPRIGHT, short_sign

# Across the chest with the elbow down: the forearm lies in the breast.
ACROSS = Key(
    "k1",
    0.4,
    "b",
    Contact("index.tip", "shoulder.L"),
    0.2,
    orientation=Orientation(-1.0, 0.2, 0.0),
    elbow=Elbow(-0.5),
)


def test_what_is_clear_stays_as_it_is() -> None:
    sign = example("IDEA")
    key = sign.hand("dominant").keys[0]
    found = cleared(HandMoment(REFERENCE, sign, "dominant", key))
    assert found is not None
    assert found.key is key
    assert found.words == ""


def test_a_forearm_in_the_chest_is_brought_out_with_its_contact_kept() -> None:
    sign = sign_of(ACROSS)
    assert not is_clear(HandMoment(REFERENCE, sign, "dominant", ACROSS))
    found = cleared(HandMoment(REFERENCE, sign, "dominant", ACROSS))
    assert found is not None
    assert found.words
    after = sign_of(found.key)
    assert is_clear(HandMoment(REFERENCE, after, "dominant", found.key))
    assert pose_at(after, 0.4).hands["dominant"].contact_error_m < 1e-4


def test_a_bar_counts_the_body_as_a_reason() -> None:
    without = elbow_range(hold_of(ACROSS, "dominant", at_rest(REFERENCE))).possible
    within = elbow_range(
        hold_of(ACROSS, "dominant", at_rest(REFERENCE)), obstacle=Obstacle(resting(REFERENCE))
    ).possible
    assert any("would be in" in blocked.words for blocked in within.blocked)
    assert not any("would be in" in blocked.words for blocked in without.blocked)
    assert sum(high - low for low, high in within.allowed) < sum(high - low for low, high in without.allowed)


def test_dials_count_the_body_as_a_reason() -> None:
    ranges = wrist_ranges(
        hold_of(ACROSS, "dominant", at_rest(REFERENCE)), obstacle=Obstacle(resting(REFERENCE))
    )
    assert any("would be in" in blocked.words for dial in ranges for blocked in dial.blocked)


def test_every_code_has_words() -> None:
    assert [blocked(0.0, 1.0, code).words for code in range(BARRED_FROM)] == list(REASONS)
    found = [blocked(0.0, 1.0, code) for code in range(BARRED_FROM, BARRED_FROM + 40)]
    words = [each.words for each in found if each.by_body]
    assert len(set(words)) == 40
    assert all(each.startswith("The ") and each.endswith(".") for each in words)


@pytest.mark.parametrize(
    ("gloss", "role", "swivel_rad"), [("HELLO", "dominant", 1.297), ("WEEK", "base", 1.206)]
)
def test_past_a_limit_of_the_wrist_a_key_is_judged_as_its_pose_is(
    gloss: str, role: HandRole, swivel_rad: float
) -> None:
    sign = load_sign(FOLDER / f"{gloss}.sign")
    key = replace(sign.hand(role).keys[0], elbow=Elbow(swivel_rad))
    after = with_key(sign, role, key)
    assert pose_at(after, key.time_s).hands[role].limits
    assert (
        is_clear(HandMoment(REFERENCE, after, role, key))
        == inside_of(pose_at(after, key.time_s))[role].is_clear
    )


@pytest.mark.parametrize("gloss", ["GOOD", "HEAR"])
def test_a_key_is_clear_where_nothing_of_its_pose_is_too_deep(gloss: str) -> None:
    sign = load_sign(FOLDER / f"{gloss}.sign")
    for role, key in every_key(sign):
        for swivel_rad in (key.elbow.swivel_rad, key.elbow.swivel_rad + 0.5, key.elbow.swivel_rad - 0.7):
            turned = replace(key, elbow=replace(key.elbow, swivel_rad=swivel_rad), act=None)
            after = with_key(sign, role, turned)
            assert (
                is_clear(HandMoment(REFERENCE, after, role, turned))
                == inside_of(pose_at(after, key.time_s))[role].is_clear
            )


@pytest.mark.parametrize("role", ROLES)
def test_of_no_hand_a_reason_names_a_side_that_may_be_drawn_on_the_other(role: HandRole) -> None:
    sign = load_sign(FOLDER / "GOOD.sign")
    key = sign.hand(role).keys[0]
    within = elbow_range(
        hold_of(key, role, context_for(REFERENCE, sign, role, key)),
        obstacle_for(HandMoment(REFERENCE, sign, role, key)),
    ).possible
    assert within.in_body
    words = [blocked(0.0, 1.0, code).words for code in range(BARRED_FROM + 40)]
    assert not any(side in each for each in words for side in ("right", "left"))


def test_a_forearm_in_its_own_shoulder_is_told_so_on_either_side() -> None:
    key = short_sign().hand("dominant").keys[0]
    turned = GlobalOrientation(*((-x, y, z) for x, y, z in (UPRIGHT.palm, UPRIGHT.fingers)))
    mirrored = replace(key, placement=Contact("index.tip", "ear.L"), orientation=turned)
    told = {
        blocked.words
        for blocked in elbow_range(
            hold_of(key, "dominant", at_rest(REFERENCE)), obstacle=Obstacle(resting(REFERENCE))
        ).possible.in_body
    }
    assert told == {
        blocked.words
        for blocked in elbow_range(
            hold_of(mirrored, "base", at_rest(REFERENCE)), obstacle=Obstacle(resting(REFERENCE))
        ).possible.in_body
    }
    assert any("its own" in words for words in told)


def test_between_known_angles_a_depth_changes_evenly() -> None:
    over_m, codes = np.array([-0.002, 0.010, 0.004, 0.008]), np.array([0, 12, 13, 13])
    parts = parted_by_depth(np.array([0.0, 1.2, 2.0, 3.0]), Depths(over_m, codes))
    assert [part.code for part in parts] == [0, 12, 13]
    assert np.array([part[:2] for part in parts]).ravel() == pytest.approx([0.0, 0.2, 0.2, 2.0, 2.0, 3.0])
