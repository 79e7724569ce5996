"""Out of what a hand is in: the contact is kept, nothing is left inside, and what was changed is said."""

import numpy as np

from signer.document.sign import Key
from signer.document.values import Contact, Elbow, Orientation
from signer.motion.posing import pose_at
from signer.motion.wishes.clearance import BARRED_FROM, Clearance, reason
from signer.motion.wishes.clearing import cleared, is_clear
from signer.motion.wishes.many import REASONS
from signer.motion.wishes.obstacles import Obstacle
from signer.motion.wishes.ranges import elbow_range, wrist_ranges
from tests.helpers.examples import example, sign_of

# Across the chest with the elbow down: the forearm lies in the breast.
ACROSS = Key("k1", 0.4, "b", Contact("index.tip", "shoulder.L"), 0.2, orientation=Orientation(-1.0, 0.2, 0.0), elbow=Elbow(-0.5))


def test_what_is_clear_stays_as_it_is() -> None:
    sign = example("IDEA")
    key = sign.dominant.keys[0]
    found = cleared(sign, "dominant", key)
    assert found is not None
    assert found.key is key
    assert found.words == ""


def test_a_forearm_in_the_chest_is_brought_out_with_its_contact_kept() -> None:
    sign = sign_of(ACROSS)
    assert not is_clear(sign, "dominant", ACROSS)
    found = cleared(sign, "dominant", ACROSS)
    assert found is not None
    assert found.words
    after = sign_of(found.key)
    assert is_clear(after, "dominant", found.key)
    assert pose_at(after, 0.4).hands["dominant"].contact_error_m < 1e-4


def test_a_bar_counts_the_body_as_a_reason() -> None:
    without = elbow_range(ACROSS, "dominant").possible
    within = elbow_range(ACROSS, "dominant", obstacle=Obstacle()).possible
    assert any("would be in the" in blocked.words for blocked in within.blocked)
    assert not any("would be in the" in blocked.words for blocked in without.blocked)
    assert sum(high - low for low, high in within.allowed) < sum(high - low for low, high in without.allowed)


def test_dials_count_the_body_as_a_reason() -> None:
    ranges = wrist_ranges(ACROSS, "dominant", obstacle=Obstacle())
    assert any("would be in the" in blocked.words for dial in ranges for blocked in dial.blocked)


def test_every_code_has_words() -> None:
    assert [reason(code) for code in range(BARRED_FROM)] == list(REASONS)
    words = [reason(code) for code in range(BARRED_FROM, BARRED_FROM + 40)]
    assert len(set(words)) == 40
    assert all(each.startswith("The ") and each.endswith(".") for each in words)


def test_between_known_angles_a_depth_changes_evenly() -> None:
    known = Clearance(np.array([0.0, 1.0]), np.array([-0.002, 0.010]), np.array([0, 12]))
    assert known.codes_at(np.array([0.0, 0.1, 0.2, 1.0])).tolist() == [0, 0, 12, 12]
    assert Clearance(np.zeros(0), np.zeros(0), np.zeros(0, np.intp)).codes_at(np.zeros(2)).tolist() == [0, 0]
