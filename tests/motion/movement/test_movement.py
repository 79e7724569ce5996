"""The laws of movement: contact is held in every frame, nothing pops, and a frame depends on its time
alone."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import ROLES, Contact, Orientation, Transition
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.operations.both_hands import mirror_role
from signer.motion.pose import Clip
from signer.motion.posing import clip, pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import count, part, seeds
from tests.helpers.movement import (
    SHOWN_FPS,
    assert_smooth,
    dense,
    moving_pair,
    moving_sign,
    pinched,
    sign_with,
)
from tests.helpers.moving_hands import moving_hands
from tests.soak.movement import HELD_M, Looked, look_at

BODY = load_body()
LIBRARY = sign_files()


def assert_held(solved: Clip) -> None:
    for role in ROLES:
        for hand in solved.hands[role]:
            if hand.touching and not hand.short_by_m:
                assert hand.contact_error_m <= HELD_M


def assert_frames_agree(one: Sign) -> None:
    solved = {fps: clip(one, fps) for fps in (30, 60, 120)}
    for fps in (60, 120):
        shared = solved[fps].matrices[:: fps // 30]
        count = min(len(shared), len(solved[30]))
        np.testing.assert_allclose(shared[:count], solved[30].matrices[:count], rtol=0, atol=1e-11)
    ends = poses(one, (0.0, span_s(one)[1]), REFERENCE)
    np.testing.assert_array_equal(solved[30].matrices[0], ends.matrices[0])
    np.testing.assert_allclose(solved[30].matrices[-1], ends.matrices[1], rtol=0, atol=1e-11)


def assert_held_and_smooth(one: Sign) -> None:
    """In one clip, which is most of what it costs."""
    fine = dense(one)
    assert_held(fine)
    assert_smooth(one, fine)


@pytest.mark.parametrize("path", part(LIBRARY, every=140), ids=lambda path: path.stem)
def test_signs_of_the_library_hold_their_contacts_and_move_smoothly(path: Path) -> None:
    assert_held_and_smooth(load_sign(path))


@pytest.mark.parametrize("path", part(LIBRARY[10:], every=70), ids=lambda path: path.stem)
def test_signs_of_the_library_hold_their_contacts(path: Path) -> None:
    assert_held(clip(load_sign(path), SHOWN_FPS))


@pytest.mark.parametrize("seed", seeds(1, whole=100))
def test_any_movement_of_one_hand_obeys_the_laws(seed: int) -> None:
    assert_held_and_smooth(moving_sign(seed))


@pytest.mark.parametrize("seed", seeds(2, whole=30))
def test_any_movement_of_two_hands_holds_its_contacts_and_is_smooth(seed: int) -> None:
    assert_held_and_smooth(moving_pair(seed))


@pytest.mark.parametrize("seed", seeds(4, whole=120)[count(2, whole=30) :])
def test_any_movement_of_two_hands_holds_its_contacts(seed: int) -> None:
    assert_held(clip(moving_pair(seed), SHOWN_FPS))


@pytest.mark.parametrize("seed", seeds(1, whole=8))
def test_two_hands_that_move_in_any_way_obey_all_laws(seed: int) -> None:
    """Some kinds of `moving_hands`, one of each; `dev.py soak movement` looks at 200 and at the whole
    library."""
    kind, one = moving_hands(seed)
    found = Looked()
    look_at(found, kind, one)
    assert found.broken == []
    assert found.held_frames > 0
    assert found.short_frames == 0


@pytest.mark.parametrize("seed", seeds(1, whole=8))
def test_frame_rates_agree_where_frames_coincide(seed: int) -> None:
    assert_frames_agree(moving_sign(seed))
    assert_frames_agree(moving_pair(seed))


@pytest.mark.parametrize("seed", seeds(3, whole=6))
def test_a_pose_is_a_function_of_sign_and_time(seed: int) -> None:
    for one in (moving_sign(seed), moving_pair(seed)):
        times = np.random.default_rng(seed).uniform(0.0, span_s(one)[1], 6)
        solved = poses(one, times, REFERENCE)
        for index, time_s in enumerate(times):
            np.testing.assert_allclose(
                pose_at(one, float(time_s)).matrices, solved.matrices[index], rtol=0, atol=1e-11
            )


@pytest.mark.parametrize("seed", seeds(1, whole=100))
def test_what_the_other_hand_does_in_the_mirror_is_the_mirror_image(seed: int) -> None:
    one = moving_sign(seed)
    times = np.linspace(0.0, span_s(one)[1], 41)
    here, there = (
        poses(one, times, REFERENCE),
        poses(mirror_role("dominant")(one).with_tracks(HandTrack("dominant")), times, REFERENCE),
    )
    np.testing.assert_allclose(
        there.bone_positions[:, BODY.mirror_bone] * (-1.0, 1.0, 1.0), here.bone_positions, atol=1e-12
    )


def test_fingers_that_lead_are_there_before_the_hand() -> None:
    first, last = (
        pinched("temple.R", hold_s=0.1, transition=Transition(handshape_lead=0.5, orientation_lead=-0.5)),
        pinched("chin", 1.6),
    )
    last = replace(
        last, handshape="5", placement=Contact("palm.centre", "chin"), orientation=Orientation(-0.2, 0.3, 0.0)
    )
    middle = pose_at(sign_with(first, last), 1.1).hands["dominant"]
    there, here = (pose_at(sign_with(first, last), time_s).hands["dominant"] for time_s in (1.6, 0.5))
    np.testing.assert_allclose(middle.handshape_angles, there.handshape_angles, atol=1e-12)
    assert middle.orientation.flexion_rad == pytest.approx(here.orientation.flexion_rad, abs=1e-9)


def test_a_hand_that_shares_its_movement_with_none_is_as_it_was() -> None:
    plain = sign_with(pinched("temple.R", hold_s=0.1), pinched("chin", 1.4))
    told = sign_with(
        *(
            replace(one, transition=Transition(turns=3.0, plane_rad=1.0))
            for one in plain.hand("dominant").keys
        )
    )
    assert np.array_equal(clip(plain).matrices, clip(told).matrices)
