"""By its wrist or by directions of the world: how a key tells its hand changes nothing that is seen."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import sites.catalogue as places
from body_model.plain_types import Vector
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, GlobalOrientation, HandRole, Orientation, SpacePoint
from signer.files import load_sign, save_sign
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.motion.operations import elbows, new_keys, turning
from signer.motion.pose import Pose
from signer.motion.posing import pose_at, poses
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import seeds

EMPTY = Sign()
HANDS = (("1", "index.tip"), ("5", "thumb.tip"), ("b", "palm.centre"), ("5", "wrist.palmar"))


def random_key(seed: int) -> Key:
    draw = np.random.default_rng(seed)
    shape, articulator = HANDS[draw.integers(len(HANDS))]
    wrist = Orientation(draw.uniform(-1.3, 1.3), draw.uniform(-1.1, 1.3), draw.uniform(-0.55, 0.35))
    sites = [site.id for site in places.placed("right") if not site.is_followed]
    return touching_key(sites[draw.integers(len(sites))], shape, articulator, wrist, draw.uniform(-0.3, 1.5))


def posed(key: Key, role: HandRole = "dominant") -> Pose:
    sign = (
        Sign(tracks=(HandTrack("dominant", (key,)),))
        if role == "dominant"
        else Sign(tracks=(HandTrack("base", (key,)),))
    )
    return pose_at(sign, key.time_s)


@pytest.mark.parametrize("seed", seeds(6, whole=120))
def test_told_by_directions_and_back_by_the_wrist_the_pose_stays(seed: int) -> None:
    key = random_key(seed)
    in_world = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", key))
    back = elbows.to_wrist_angles(HandMoment(REFERENCE, EMPTY, "dominant", in_world))
    assert isinstance(in_world.orientation, GlobalOrientation)
    assert isinstance(back.orientation, Orientation)
    for other in (in_world, back):
        np.testing.assert_allclose(posed(other).matrices, posed(key).matrices, rtol=0, atol=1e-9)
    assert (
        abs(posed(in_world).hands["dominant"].contact_error_m - posed(key).hands["dominant"].contact_error_m)
        < 1e-9
    )


def test_a_direction_that_rounding_made_longer_than_one_can_be_saved(tmp_path: Path) -> None:
    longer = np.array((0.0, np.nextafter(1.0, 2.0), -np.nextafter(1.0, 2.0)))
    turned = GlobalOrientation((1.0, 0.0, 0.0), elbows.as_vector(longer))
    sign = sign_of(replace(touching_key("temple.R"), orientation=turned))
    save_sign(sign, tmp_path / "LONGER.sign")
    assert load_sign(tmp_path / "LONGER.sign") == sign


def test_a_key_already_told_so_is_the_same_object() -> None:
    key = random_key(0)
    in_world = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", key))
    assert elbows.to_wrist_angles(HandMoment(REFERENCE, EMPTY, "dominant", key)) is key
    assert elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", in_world)) is in_world


def diagonals() -> list[tuple[Vector, Vector]]:
    """All pairs of palm and fingers square to each other among the six directions and the twelve between two
    of them."""
    six = [tuple(map(float, each)) for each in DIRECTIONS.values()]
    between = {tuple((np.array(a) + b) / np.sqrt(2.0)) for a in six for b in six if abs(np.dot(a, b)) < 0.5}
    every = [*six, *sorted(between)]
    return [(a, b) for a in every for b in every if abs(np.dot(a, b)) < 1e-9]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("role", "psi", "pairs"), [("dominant", 0.4, diagonals()[::2]), ("base", 1.2, diagonals()[1::4])]
)
def test_every_direction_and_diagonal_is_met_exactly_or_a_limit_of_the_wrist_is_told(
    role: HandRole, psi: float, pairs: list[tuple[Vector, Vector]]
) -> None:
    outward = -0.15 if role == "dominant" else 0.15
    place = SpacePoint("middle.tip", (outward, -0.05, 0.33))
    for palm, fingers in pairs:
        key = Key("k1", 0.4, "5", place, orientation=GlobalOrientation(palm, fingers), elbow=Elbow(psi))
        hand, solved_posture = (
            posed(key, role).hands[role],
            solve_candidate(key, role, around=at_rest(REFERENCE)),
        )
        facing = directions_of(solved_posture.side, hand_in_world(solved_posture))
        is_met = max(np.abs(facing.palm - palm).max(), np.abs(facing.fingers - fingers).max()) < 1e-9
        is_held_back = any(
            report.joint in ("forearm turn", "wrist bend", "wrist side") for report in hand.limits
        )
        assert is_met != is_held_back or hand.short_by_m > 0.0
        assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9


@pytest.mark.parametrize("palm", DIRECTIONS)
def test_a_wish_for_any_palm_comes_near_it_and_stays_a_wish_in_the_world(palm: DirectionName) -> None:
    key = elbows.to_directions(
        HandMoment(
            REFERENCE,
            EMPTY,
            "dominant",
            Key("k1", 0.4, "5", SpacePoint("middle.tip", (-0.15, -0.05, 0.33)), elbow=Elbow(0.4)),
        ),
    )
    faced = turning.facing_answer(HandMoment(REFERENCE, EMPTY, "dominant", key), palm=palm).key
    assert isinstance(faced.orientation, GlobalOrientation)
    assert DIRECTIONS[palm] @ faced.orientation.palm >= np.cos(np.radians(30.0)), (
        "tilted no further than the search may"
    )
    assert posed(faced).hands["dominant"].contact_error_m < 1e-9


def test_a_limited_wrist_is_as_near_as_its_limits_allow() -> None:
    """A hand asked to bend ever further stops at the limit and stays there; it does not turn over."""
    key = replace(
        random_key(1),
        orientation=Orientation(0.1, 1.2, 0.0),
        placement=SpacePoint("index.tip", (-0.15, 0.0, 0.33)),
    )
    start = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", key))
    assert isinstance(start.orientation, GlobalOrientation)
    palm, fingers = np.array(start.orientation.palm), np.array(start.orientation.fingers)
    bends = []
    for turned in np.linspace(0.0, 1.2, 60):
        more = np.cos(turned) * fingers + np.sin(turned) * palm
        wish = GlobalOrientation(tuple(np.cos(turned) * palm - np.sin(turned) * fingers), tuple(more))
        solved_posture = solve_candidate(
            replace(start, orientation=wish), "dominant", around=at_rest(REFERENCE)
        )
        bends.append((solved_posture.orientation.flexion_rad, solved_posture.reach.posture.wrist))
    assert bends[-1][0] == pytest.approx(np.radians(80.0))
    assert max(np.linalg.norm(b[1] - a[1]) for a, b in pairwise(bends)) < 0.01


@pytest.mark.parametrize("seed", seeds(4, whole=8))
def test_the_hand_turns_in_the_world_between_two_keys_told_so_and_contact_holds(seed: int) -> None:
    first = elbows.to_directions(
        HandMoment(REFERENCE, EMPTY, "dominant", replace(random_key(seed), hold_s=0.1))
    )
    second = replace(
        elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", random_key(seed + 100))),
        id="k2",
        time_s=1.1,
    )
    sign = sign_of(first, second)
    times = np.linspace(0.3, 1.3, 31)
    solved = poses(sign, times, REFERENCE)
    for index, time_s in enumerate(times):
        alone = pose_at(sign, time_s)
        np.testing.assert_allclose(alone.matrices, solved[index].matrices, rtol=0, atol=1e-9)
    for hand in solved.hands["dominant"]:
        assert abs(hand.contact_error_m - hand.short_by_m) < 1e-8


@pytest.mark.parametrize("seed", range(6))
def test_in_the_mirror_the_other_hand_does_the_same(seed: int) -> None:
    key = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", random_key(seed)))
    told = key.orientation
    assert isinstance(told, GlobalOrientation)
    site = places.find(key.placement.site) if isinstance(key.placement, Contact) else None
    assert site is not None
    flipped = GlobalOrientation((-told.palm[0], *told.palm[1:]), (-told.fingers[0], *told.fingers[1:]))
    other = replace(key, orientation=flipped, placement=replace(key.placement, site=places.mirrored(site).id))
    right, left = posed(key).hands["dominant"], posed(other, "base").hands["base"]
    np.testing.assert_allclose(left.elbow, right.elbow * (-1.0, 1.0, 1.0), rtol=0, atol=1e-9)
    np.testing.assert_allclose(left.wrist, right.wrist * (-1.0, 1.0, 1.0), rtol=0, atol=1e-9)


def test_a_left_handed_signer_is_the_mirror_image() -> None:
    key = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", random_key(2)))
    right = pose_at(sign_of(key), 0.4).hands["dominant"]
    left = pose_at(replace(sign_of(key), dominant_side="left"), 0.4).hands["dominant"]
    np.testing.assert_allclose(left.wrist, right.wrist * (-1.0, 1.0, 1.0), rtol=0, atol=1e-12)


# Wishes


def test_a_wish_for_a_direction_keeps_a_key_told_by_directions() -> None:
    key = elbows.to_directions(
        HandMoment(REFERENCE, EMPTY, "dominant", touching_key("chin", "5", "thumb.tip", psi=0.4))
    )
    faced = turning.facing_answer(HandMoment(REFERENCE, EMPTY, "dominant", key), palm="left").key
    assert isinstance(faced.orientation, GlobalOrientation)
    np.testing.assert_allclose(faced.orientation.palm, DIRECTIONS["left"], atol=1e-6)
    assert posed(faced).hands["dominant"].contact_error_m < 1e-9


def test_a_wrist_turned_by_hand_keeps_a_key_told_by_directions_and_its_elbow() -> None:
    key = elbows.to_directions(
        HandMoment(REFERENCE, EMPTY, "dominant", touching_key("chin", "5", "thumb.tip", psi=0.4))
    )
    turned = turning.turned_wrist(HandMoment(REFERENCE, EMPTY, "dominant", key), Orientation(0.3, 0.2, 0.1))
    before, after = posed(key).hands["dominant"], posed(turned).hands["dominant"]
    assert isinstance(turned.orientation, GlobalOrientation)
    assert after.elbow_height_rad == pytest.approx(before.elbow_height_rad, abs=1e-9)
    for axis, wanted in (("pronation_rad", 0.3), ("flexion_rad", 0.2), ("deviation_rad", 0.1)):
        assert getattr(after.orientation, axis) == pytest.approx(wanted, abs=1e-9)


def test_a_key_captured_between_two_told_by_directions_is_told_so_too() -> None:
    first = elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", random_key(3)))
    second = replace(
        elbows.to_directions(HandMoment(REFERENCE, EMPTY, "dominant", random_key(4))), id="k2", time_s=1.0
    )
    sign = sign_of(first, second)
    captured = new_keys.key_at(REFERENCE, sign, "dominant", 0.8)
    assert isinstance(captured.orientation, GlobalOrientation)
    passing = pose_at(sign, 0.8).hands["dominant"]
    assert np.linalg.norm(posed(captured).hands["dominant"].wrist - passing.wrist) < 1e-5
    local = sign.with_tracks(
        HandTrack(
            "dominant", (first, elbows.to_wrist_angles(HandMoment(REFERENCE, EMPTY, "dominant", second)))
        )
    )
    assert isinstance(new_keys.key_at(REFERENCE, local, "dominant", 0.8).orientation, Orientation)
