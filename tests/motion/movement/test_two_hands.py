"""The laws of two hands: what the other arm carries is met on it, whichever hand leads, while both move and
when they meet."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    OTHER_ROLE,
    ROLES,
    BothMeet,
    Contact,
    GlobalOrientation,
    HandRole,
    SpacePoint,
)
from signer.motion.checks.review import Review, review
from signer.motion.places.contact_target import contact_target_of
from signer.motion.pose import Clip
from signer.motion.posing import clip, pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part, seeds
from tests.helpers.two_hands import crossed_fists, key, lifted, meeting, random_pair, swapped

BODY = load_body()
FLIP = np.array((-1.0, 1.0, 1.0))
MADE = {
    "crossed": crossed_fists(),
    "swapped": swapped(),
    "meeting": meeting(),
    "lifted": lifted(),
    "slides": lifted("slides"),
}
EXACT_M = 1e-9


@cache
def reviewed(name: str) -> Review:
    """The review of a sign of two hands, made once."""
    return review(MADE[name])


def held(sign: Sign, role: HandRole, one: Key, count: int = 7) -> Clip:
    return poses(sign, np.linspace(one.time_s, one.end_s, count), REFERENCE)


def assert_met(sign: Sign) -> None:
    for role in ROLES:
        for one in sign.hand(role).keys:
            for hand in held(sign, role, one).hands[role]:
                assert hand.short_by_m == 0.0
                assert hand.contact_error_m < EXACT_M


@pytest.mark.parametrize("follower", ROLES)
@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize("seed", seeds(3, whole=12))
def test_a_place_on_the_other_arm_is_met_in_every_frame(seed: int, moves: bool, follower: HandRole) -> None:
    assert_met(random_pair(seed, follower, moves))


@pytest.mark.parametrize("name", part(tuple(MADE), every=2))
def test_signs_of_two_hands_are_met(name: str) -> None:
    assert_met(MADE[name])
    assert reviewed(name).is_good


@pytest.mark.parametrize("seed", range(4))
def test_what_is_met_is_the_skin_of_the_other_hand_as_drawn(seed: int) -> None:
    sign = random_pair(seed, carrier_moves=True)
    (one,) = sign.hand("dominant").keys
    site = contact_target_of(REFERENCE, one.placement, "right", sign.hand("base").keys[0].form).attachment
    assert site is not None
    solved = held(sign, "dominant", one)
    moved = np.ptp(site.position(solved.matrices), axis=0).max()
    assert moved > 0.02  # the carrier carries it along
    for pose in solved:
        hand = pose.hands["dominant"]
        if one.articulator in ("index.tip", "thumb.tip", "palm.centre"):  # points of the skin themselves
            np.testing.assert_allclose(hand.articulator, site.position(pose.matrices), atol=EXACT_M)
        np.testing.assert_allclose(hand.target_normal, site.normal(pose.matrices), atol=1e-9)


@pytest.mark.parametrize("follower", ROLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_pose_depends_on_sign_and_time_alone(seed: int, follower: HandRole) -> None:
    sign = random_pair(seed, follower, carrier_moves=True)
    assert_rows_alone(sign)


@pytest.mark.parametrize("name", MADE)
def test_so_it_is_where_each_hand_follows_the_other(name: str) -> None:
    assert_rows_alone(MADE[name])


def assert_rows_alone(sign: Sign) -> None:
    times = np.random.default_rng(1).uniform(0.0, 1.6, 15)
    solved = poses(sign, times, REFERENCE)
    for index, time_s in enumerate(times):
        np.testing.assert_allclose(
            pose_at(sign, float(time_s)).matrices, solved[index].matrices, rtol=0, atol=1e-10
        )


@pytest.mark.parametrize("name", part(tuple(MADE)[1:], every=2))
def test_nothing_jumps(name: str) -> None:
    """A thousand frames a second. An elbow that comes out of a straight arm is as fast as that of one hand
    alone, and left out."""
    solved = clip(MADE[name], 1000)
    bent = np.array([min(pose.hands[role].posture.flexion_rad for role in ROLES) > 0.4 for pose in solved])
    steps = np.linalg.norm(np.diff(solved.bone_positions, axis=0), axis=-1).max(axis=1)[bent[1:] & bent[:-1]]
    assert len(steps) > 800
    assert steps.max() < 0.005
    turned = np.einsum("fbij,fbij->fb", solved.bone_rotations[1:], solved.bone_rotations[:-1])[
        bent[1:] & bent[:-1]
    ]
    assert np.degrees(np.arccos(np.clip((turned - 1.0) / 2.0, -1.0, 1.0))).max() < 2.0


@pytest.mark.parametrize("name", MADE)
def test_a_left_handed_signer_is_the_mirror_image(name: str) -> None:
    assert_mirrored(MADE[name])


@pytest.mark.parametrize("follower", ROLES)
@pytest.mark.parametrize("seed", range(3))
def test_and_so_with_either_hand_on_the_other(seed: int, follower: HandRole) -> None:
    assert_mirrored(random_pair(seed, follower))


def assert_mirrored(sign: Sign) -> None:
    times = np.linspace(0.1, 1.3, 9)
    right, left = poses(sign, times, REFERENCE), poses(replace(sign, dominant_side="left"), times, REFERENCE)
    np.testing.assert_allclose(
        left.bone_positions, right.bone_positions[:, BODY.mirror_bone] * FLIP, atol=1e-12
    )
    for role in ROLES:
        for one, other in zip(right.hands[role], left.hands[role], strict=True):
            np.testing.assert_allclose(other.target, one.target * FLIP, atol=1e-12)
            assert other.contact_error_m == one.contact_error_m


@pytest.mark.parametrize("seed", range(4))
def test_hands_that_change_roles_are_mirror_images(seed: int) -> None:
    """What the base hand does on the dominant one is, in the mirror, what the dominant hand does on the base
    one."""
    sign = random_pair(seed)
    turned = sign.with_tracks(
        replace(flipped(sign.hand("base")), side="dominant"),
        replace(flipped(sign.hand("dominant")), side="base"),
    )
    times = np.linspace(0.2, 1.2, 6)
    here, there = poses(sign, times, REFERENCE), poses(turned, times, REFERENCE)
    np.testing.assert_allclose(
        there.bone_positions, here.bone_positions[:, BODY.mirror_bone] * FLIP, atol=1e-9
    )


def flipped(track: HandTrack) -> HandTrack:
    keys = []
    for one in track.keys:
        place = one.placement
        if isinstance(place, SpacePoint):
            x, y, z = place.point_m
            keys.append(replace(one, placement=replace(place, point_m=(-x, y, z))))
        else:
            assert isinstance(place, Contact)
            assert isinstance(place.site, str)
            side = {".L": ".R", ".R": ".L"}.get(place.site[-2:], "")
            keys.append(
                replace(one, placement=replace(place, site=place.site[:-2] + side if side else place.site))
            )
    return HandTrack("dominant", tuple(keys))


@pytest.mark.parametrize(
    "places", [("other.palm.centre", "other.palm.centre"), ("other.palm.heel", "other.index.pad")]
)
def test_between_two_keys_on_the_other_hand_the_way_goes_with_it(places: tuple[str, str]) -> None:
    """Seen from the carrier, a finger stays where it is or slides straight on, however the carrier moves."""
    first, last = (
        key(f"d{time_s}", time_s, ("1", "index.tip"), place)
        for time_s, place in zip((0.4, 1.0), places, strict=True)
    )
    sign = lifted().with_tracks(HandTrack("dominant", (first, last)))
    solved = poses(sign, np.linspace(0.6, 1.0, 9), REFERENCE)
    wrist = BODY.bone_index["wrist.L"]
    from_wrist = (
        np.array([hand.articulator for hand in solved.hands["dominant"]]) - solved.bone_positions[:, wrist]
    )
    seen = np.einsum("fji,fj->fi", solved.bone_rotations[:, wrist], from_wrist)
    straight = seen[-1] - seen[0]
    across = np.cross(seen - seen[0], straight / max(float(np.linalg.norm(straight)), 1e-12))
    assert np.linalg.norm(across, axis=-1).max() < EXACT_M
    assert np.ptp(solved.bone_positions[:, wrist, 1]) > 0.1
    assert max(hand.contact_error_m for hand in solved.hands["dominant"]) < EXACT_M


def test_a_hand_rises_straight_to_where_the_other_will_be() -> None:
    """While both rise from rest the dominant hand does not chase the base one."""
    sign = lifted()
    way = np.array(
        [hand.articulator for hand in poses(sign, np.linspace(0.05, 0.4, 30), REFERENCE).hands["dominant"]]
    )
    goal, gap = way[-1], np.linalg.norm(way - way[-1], axis=-1)
    assert (np.diff(gap) < 1e-6).all()
    assert np.linalg.norm(goal - sign_goal(sign)) < EXACT_M


def sign_goal(sign: Sign) -> np.ndarray:
    return pose_at(sign, sign.hand("dominant").keys[0].time_s).hands["dominant"].target


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_told_by_directions_keeps_them_on_a_hand_that_moves(seed: int) -> None:
    sign = random_pair(seed, carrier_moves=True)
    (one,) = sign.hand("dominant").keys
    told = replace(one, orientation=GlobalOrientation((0.1, -1.0, 0.1), (0.5, 0.1, 0.9)))
    sign = sign.with_tracks(HandTrack("dominant", (told,)))
    solved = held(sign, "dominant", told)
    wrist = BODY.bone_index["wrist.R"]
    free = [index for index, hand in enumerate(solved.hands["dominant"]) if not hand.limits]
    assert all(hand.contact_error_m - hand.short_by_m < 1e-8 for hand in solved.hands["dominant"])
    if len(free) > 1:
        np.testing.assert_allclose(
            solved.bone_rotations[free, wrist],
            solved.bone_rotations[free[:1], wrist].repeat(len(free), 0),
            atol=1e-7,
        )


# Both meet


@pytest.mark.parametrize(
    "hand", [("flat_o", "pinch"), ("s", "fist.front"), ("open_b", "fingertips"), ("1", "index.tip")]
)
def test_hands_that_meet_touch_with_what_stands_out(hand: tuple[str, str]) -> None:
    sign = meeting(hand)
    for pose in held(sign, "dominant", sign.hand("dominant").keys[0]):
        dominant, base = pose.hands["dominant"], pose.hands["base"]
        assert dominant.contact_error_m == base.contact_error_m < EXACT_M
        assert dominant.touching
        assert base.touching
        np.testing.assert_allclose(
            base.articulator, dominant.articulator * FLIP, atol=1e-9
        )  # a sign that is its own mirror image


def test_hands_that_meet_off_the_skin_stay_apart_by_what_stands_out() -> None:
    pose = pose_at(meeting(), 0.5)
    apart = pose.hands["base"].articulator - pose.hands["dominant"].articulator
    assert 0.001 < np.linalg.norm(apart) < 0.03
    assert apart[0] > 0.0  # the base hand stays on its own side


def test_hands_that_cannot_get_there_are_told_apart() -> None:
    far = meeting(point=(0.75, 0.0, 0.2))
    hands = pose_at(far, 0.5).hands
    assert hands["dominant"].contact_error_m == hands["base"].contact_error_m > 0.05
    assert not review(far).is_good


# What stays as it was


def test_a_hand_that_goes_nowhere_near_the_other_is_solved_as_if_alone() -> None:
    sign = both_apart()
    times = np.linspace(0.0, 1.2, 13)
    together, alone = (
        poses(sign, times, REFERENCE),
        poses(sign.with_tracks(HandTrack("base")), times, REFERENCE),
    )
    right = [bone for bone, title in enumerate(BODY.bone_names) if title.endswith(".R")]
    assert np.array_equal(together.matrices[:, right], alone.matrices[:, right])


def both_apart() -> Sign:
    return Sign(
        tracks=(
            HandTrack("dominant", (key("d1", 0.4, ("1", "index.tip"), "chin"),)),
            HandTrack("base", (key("b1", 0.4, ("5", "index.tip"), "nose.tip"),)),
        )
    )


# Review


@pytest.mark.parametrize("first", ROLES)
def test_each_hand_on_the_other_at_once_is_wrong(first: HandRole) -> None:
    edge, palm = ("10", "hand.edge.ulnar"), ("5", "palm.centre")
    tracks = {
        first: HandTrack("dominant", (key("k1", 0.4, edge, "other.palm.centre"),)),
        OTHER_ROLE[first]: HandTrack("dominant", (key("k2", 0.5, palm, "other.hand.back"),)),
    }
    found = review(
        Sign(tracks=(replace(tracks["dominant"], side="dominant"), replace(tracks["base"], side="base")))
    )
    assert any(
        "each hand is on the other at 0.50 s" in problem.words
        for problem in found.problems
        if problem.severity == "error"
    )


def test_each_hand_on_the_other_one_after_the_other_is_right() -> None:
    assert reviewed("swapped").is_good


def test_meeting_and_crossed_fists_are_no_such_thing() -> None:
    for name in ("meeting", "crossed"):
        assert not [problem for problem in reviewed(name).problems if "each hand" in problem.words]
    assert isinstance(meeting().hand("dominant").keys[0].placement, BothMeet)
