"""The laws of motion: contact holds, nothing jumps, a clip is its poses, a left-handed signer is a mirror
image."""

from dataclasses import replace
from itertools import chain

import numpy as np
import pytest
from hypothesis import given

from body_model.load import load_body
from signer.document.queries import frame_count
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import ROLES
from signer.motion.posing import clip, pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import NAMES, example, hand_at, sign_of, touching_key
from tests.strategies import over
from tests.strategies.signs import signs

BODY = load_body()


@pytest.mark.parametrize("name", NAMES)
def test_each_pose_of_a_clip_is_the_pose_at_its_time(name: str) -> None:
    solved = clip(example(name), 10)
    for index, time_s in enumerate(solved.times_s):
        one = pose_at(example(name), float(time_s))
        np.testing.assert_allclose(one.matrices, solved[index].matrices, rtol=0, atol=1e-12)
        assert (
            abs(one.hands["dominant"].contact_error_m - solved[index].hands["dominant"].contact_error_m)
            < 1e-12
        )


def test_the_order_of_times_does_not_matter() -> None:
    times = np.random.default_rng(5).uniform(0.0, 1.4, 30)
    shuffled, one_by_one = (
        poses(example("DEAF"), times, REFERENCE),
        [pose_at(example("DEAF"), time) for time in times],
    )
    for solved, single in zip(shuffled, one_by_one, strict=True):
        np.testing.assert_allclose(solved.matrices, single.matrices, rtol=0, atol=1e-12)
        assert solved.hands["dominant"].key_id == single.hands["dominant"].key_id


@pytest.mark.parametrize("name", NAMES)
def test_a_clip_begins_and_ends_at_rest(name: str) -> None:
    solved, resting = clip(example(name)), pose_at(Sign(), 0.0)
    for pose in (solved[0], solved[-1]):
        assert pose.hands["dominant"].resting
        np.testing.assert_allclose(pose.matrices, resting.matrices, rtol=0, atol=1e-12)


@pytest.mark.parametrize("name", NAMES)
def test_the_other_hand_rests_at_the_side(name: str) -> None:
    solved, resting = clip(example(name), 5), pose_at(Sign(), 0.0)
    left = [bone for bone, title in enumerate(BODY.bone_names) if title.endswith(".L")]
    np.testing.assert_allclose(
        solved.matrices[:, left],
        np.broadcast_to(resting.matrices[left], solved.matrices[:, left].shape),
        atol=1e-12,
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_hold_keeps_the_contact_in_every_frame(name: str) -> None:
    for key in example(name).hand("dominant").keys:
        every = np.linspace(0.0, 1.0, 7)
        touches = (
            every if key.act is None else np.linspace(0.0, 1.0, key.act.times + 1)
        )  # a hand that taps is off the skin in between
        held, touched = (
            poses(example(name), key.time_s + shares * key.hold_s, REFERENCE).hands["dominant"]
            for shares in (every, touches)
        )
        assert {hand.key_id for hand in held} == {key.id}
        assert max(hand.contact_error_m for hand in held) < 1e-9
        assert {hand.touching for hand in touched} == {
            key.contact is not None and key.contact.manner in ("touch", "tap")
        }


@pytest.mark.parametrize("name", NAMES)
def test_nothing_jumps(name: str) -> None:
    """A thousand frames a second: no bone goes faster than 7.5 m/s, a fingertip that rises in 0.4 s while the
    upper arm swings late, none turns faster than a degree a frame and a bit."""
    solved = clip(example(name), 1000)
    assert np.linalg.norm(np.diff(solved.bone_positions, axis=0), axis=-1).max() < 0.0075
    turned = np.einsum("fbij,fbij->fb", solved.bone_rotations[1:], solved.bone_rotations[:-1])
    assert np.degrees(np.arccos(np.clip((turned - 1.0) / 2.0, -1.0, 1.0))).max() < 2.0


@pytest.mark.parametrize("name", NAMES)
def test_the_hand_never_runs_out_of_reach_between_keys(name: str) -> None:
    assert max(hand.short_by_m for hand in clip(example(name)).hands["dominant"]) == 0.0


@pytest.mark.parametrize("name", NAMES)
def test_a_left_handed_signer_is_the_mirror_image(name: str) -> None:
    times = np.linspace(0.0, 1.2, 9)
    right, left = (
        poses(example(name), times, REFERENCE),
        poses(replace(example(name), dominant_side="left"), times, REFERENCE),
    )
    flip = np.array((-1.0, 1.0, 1.0))
    np.testing.assert_allclose(
        left.bone_positions, right.bone_positions[:, BODY.mirror_bone] * flip, atol=1e-12
    )
    np.testing.assert_allclose(
        left.bone_rotations, right.bone_rotations[:, BODY.mirror_bone] * (flip[:, None] * flip), atol=1e-12
    )
    for one, other in zip(right.hands["dominant"], left.hands["dominant"], strict=True):
        assert (one.side, other.side) == ("right", "left")
        np.testing.assert_allclose(other.articulator, one.articulator * flip, atol=1e-12)
        assert other.contact_error_m == one.contact_error_m


def test_the_solved_joints_are_the_drawn_ones() -> None:
    solved = clip(example("DEAF"), 20)
    for pose in solved:
        hand = pose.hands["dominant"]
        for joint, bone in (("shoulder", "upperarm01.R"), ("elbow", "lowerarm01.R"), ("wrist", "wrist.R")):
            np.testing.assert_allclose(
                getattr(hand, joint), pose.bone_positions[BODY.bone_index[bone]], atol=1e-12
            )


def test_the_hands_of_an_empty_sign_rest_on_their_sides() -> None:
    pose = pose_at(Sign(), 3.0)
    assert {role: hand.side for role, hand in pose.hands.items()} == {"dominant": "right", "base": "left"}
    assert all(
        hand.resting and hand.contact_error_m < 1e-12 and not hand.limits for hand in pose.hands.values()
    )


def test_a_target_out_of_reach_is_missed_by_what_is_reported() -> None:
    hand = hand_at(touching_key("thigh.L", "b", "palm.centre", psi=0.0))
    assert hand.short_by_m > 0.01
    assert hand.contact_error_m == pytest.approx(hand.short_by_m, abs=1e-9)
    assert any("out of reach" in report.words for report in hand.limits)


def test_keys_of_different_branch_meet_both_postures() -> None:
    first = touching_key("chin")
    second = replace(first, id="k2", time_s=1.0, elbow=replace(first.elbow, branch="secondary"))
    way = poses(sign_of(first, second), np.linspace(0.6, 1.0, 50), REFERENCE).hands["dominant"]
    assert max(hand.contact_error_m - hand.short_by_m for hand in way) < 1e-9


def test_changing_handshape_and_articulator_on_the_way_leaves_no_gap() -> None:
    first = touching_key("chin")
    second = replace(touching_key("chest.mid.centre", "5", "thumb.tip"), id="k2", time_s=1.0)
    way = poses(sign_of(first, second), np.linspace(0.6, 1.0, 400), REFERENCE)
    assert max(hand.contact_error_m for hand in way.hands["dominant"]) < 1e-9
    assert np.linalg.norm(np.diff(way.bone_positions, axis=0), axis=-1).max() < 0.01


def test_a_hand_that_rests_at_once_hangs_while_the_other_is_held() -> None:
    held = touching_key("chin")
    base = replace(touching_key("chest.mid.centre"), time_s=held.time_s, hold_s=0.05)
    sign = Sign(
        lead_out_s=0.0,
        tracks=(
            HandTrack("dominant", (replace(held, hold_s=0.6),)),
            HandTrack("base", (replace(base, id="k2"),)),
        ),
    )
    hanging = pose_at(Sign(), 0.0).hands["base"]
    for time_s in (held.time_s + 0.06, held.time_s + 0.4):
        assert pose_at(sign, time_s).hands["base"].wrist == pytest.approx(hanging.wrist, abs=1e-9)


def test_a_clip_has_the_frames_of_its_sign() -> None:
    sign = example("IDEA")
    assert len(clip(sign)) == frame_count(sign)
    assert clip(sign).fps == sign.fps


def test_frames_are_evenly_spaced_from_zero() -> None:
    times = clip(example("IDEA"), 24).times_s
    assert times[0] == 0.0
    np.testing.assert_allclose(np.diff(times), 1 / 24)


def test_an_empty_sign_is_one_frame_at_rest() -> None:
    solved = clip(Sign())
    assert len(solved) == 1
    assert solved[0].hands["dominant"].resting


@pytest.mark.parametrize("fps", [0.0, -5.0, float("nan")])
def test_a_frame_rate_that_is_none_is_refused(fps: float) -> None:
    with pytest.raises(ValueError, match="frames per second"):
        clip(example("IDEA"), fps)


def test_a_clip_can_be_walked_through() -> None:
    assert [pose.time_s for pose in clip(example("IDEA"), 5)] == clip(example("IDEA"), 5).times_s.tolist()


MOMENTS = 4
"""So many are solved of a sign."""


@over(4)
@given(signs(most_keys=2))
def test_every_number_of_every_pose_is_finite(sign: Sign) -> None:
    keys = chain.from_iterable(sign.hand(name).keys for name in ROLES)
    moments = sorted({0.0} | {moment for key in keys for moment in (key.time_s, key.end_s + 0.01)})
    for pose in poses(sign, moments[:: max(1, len(moments) // MOMENTS)], REFERENCE):
        assert np.isfinite(pose.matrices).all()
