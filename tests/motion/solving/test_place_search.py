"""A seeded sample of contacts in something, each with a clear posture that a dense search knows of: each is
brought out."""

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.clearing import contact
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Contact, GlobalOrientation
from signer.kinematics.limits import HIGH, LOW
from signer.motion.operations.clearing import cleared, cleared_in_place, is_clear
from signer.motion.operations.elbows import to_directions
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving import place_search
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of
from tests.helpers.extent import part


@pytest.mark.parametrize("seed", part((4, 6, 8, 9, 10, 19, 20, 22, 26, 32, 39, 49), every=3))
def test_a_contact_with_a_clear_posture_is_brought_to_one_and_stays_on_its_site(seed: int) -> None:
    sign = contact(seed)
    key = sign.hand("dominant").keys[0]
    assert not is_clear(HandMoment(REFERENCE, sign, "dominant", key))
    found = cleared_in_place(HandMoment(REFERENCE, sign, "dominant", key))
    assert found is not None
    assert found.words
    after = Sign(tracks=(HandTrack("dominant", (found.key,)),))
    assert is_clear(HandMoment(REFERENCE, after, "dominant", found.key))
    assert found.key.placement == key.placement
    hand = pose_at(after, key.time_s).hands["dominant"]
    assert hand.contact_error_m < 1e-9
    assert hand.limits == ()


def test_the_same_question_has_the_same_answer() -> None:
    sign = contact(39)
    assert cleared(HandMoment(REFERENCE, sign, "dominant", sign.hand("dominant").keys[0])) == cleared(
        HandMoment(REFERENCE, sign, "dominant", sign.hand("dominant").keys[0])
    )


def test_a_hand_told_by_directions_stays_told_so() -> None:
    sign = contact(20)
    key = to_directions(HandMoment(REFERENCE, Sign(), "dominant", sign.hand("dominant").keys[0]))
    found = cleared_in_place(HandMoment(REFERENCE, sign_of(key), "dominant", key))
    assert found is not None
    assert isinstance(found.key.orientation, GlobalOrientation)
    assert is_clear(HandMoment(REFERENCE, sign_of(found.key), "dominant", found.key))


@pytest.mark.parametrize(
    ("seed", "second"),
    part([(39, Contact("pinky.nail", "cheek.near_mouth.L")), (4, Contact("index.side", "brow.R"))], every=2),
)
def test_a_second_contact_turns_the_wrist_as_it_needs_while_the_elbow_brings_the_hand_out(
    seed: int, second: Contact
) -> None:
    key = replace(contact(seed).hand("dominant").keys[0], second=second)
    found = cleared_in_place(HandMoment(REFERENCE, sign_of(key), "dominant", key))
    assert found is not None
    assert found.words.startswith("elbow raised by ")
    assert found.key.orientation == key.orientation
    assert inside_of(pose_at(sign_of(found.key), key.time_s))["dominant"].is_clear


def test_where_nothing_helps_the_hand_is_brought_off_the_skin_or_left_alone() -> None:
    sign = contact(5)  # a bent hand flat on the belly
    found = cleared(HandMoment(REFERENCE, sign, "dominant", sign.hand("dominant").keys[0]))
    assert found is not None
    assert "off the skin" in found.words
    assert is_clear(HandMoment(REFERENCE, sign_of(found.key), "dominant", found.key))


def test_a_search_ends_where_it_is_told_to() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    sign = contact(20)
    with pytest.raises(KeyboardInterrupt):
        cleared(HandMoment(REFERENCE, sign, "dominant", sign.hand("dominant").keys[0]), stop)


def test_postures_all_over_fill_their_ranges() -> None:
    tried = place_search._all_over()
    assert (tried[:, :3] >= LOW).all()
    assert (tried[:, :3] <= HIGH).all()
    shares = (tried[:, :3] - LOW) / (HIGH - LOW)
    counts, _ = np.histogramdd(shares, bins=5, range=[(0.0, 1.0)] * 3)
    assert counts.min() > 0.6 * counts.mean()


def test_wrists_near_by_are_within_their_ranges() -> None:
    tried = place_search._near(np.array([*HIGH, 0.0]))
    assert (tried[:, :3] <= HIGH).all()
