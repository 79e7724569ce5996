"""The laws of a second contact: the first stays exact, the elbow its swivel, and no other wrist brings the
second nearer."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.arrays import Array
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, GlobalOrientation, HandRole, Orientation
from signer.kinematics.limits import WRIST, clamp_wrist
from signer.kinematics.wrist import WristAngles
from signer.motion.checks.review import review
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at, poses
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.reaching import ArmGoal
from signer.motion.posture.second_contact import wrist_for_second
from signer.motion.posture.second_contact_points import TriedWrists
from signer.motion.posture.surroundings import at_rest, resting
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.two_hands import both, key, random_pair
from tests.strategies.motion import moving_sign

LOW, HIGH = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))
PAIRS = (
    ("bent_l", "index.tip", "brow.tail", "thumb.tip", "cheekbone"),
    ("y", "thumb.tip", "cheek.near_ear", "pinky.tip", "mouth.corner"),
    ("5", "thumb.tip", "cheek.near_ear", "index.tip", "temple"),
    ("3", "thumb.tip", "chin", "index.tip", "cheekbone"),
)


def with_second(seed: int, role: HandRole = "dominant") -> Key:
    draw = np.random.default_rng(seed)
    shape, articulator, site, second, place = PAIRS[seed % len(PAIRS)]
    own = ".R" if SIDE_OF[role] == "right" else ".L"
    first_site = site if site == "chin" else site + own
    wrist = Orientation(
        *(float(draw.uniform(low, high)) for low, high in ((-1.0, 1.0), (-0.5, 0.7), (-0.3, 0.3)))
    )
    return replace(
        touching_key(first_site, shape, articulator, wrist, float(draw.uniform(0.2, 1.3))),
        second=Contact(second, place + own),
    )


def hand_of(one: Key) -> HandPose:
    return pose_at(sign_of(one), one.time_s).hands["dominant"]


@pytest.mark.parametrize("seed", range(8))
def test_the_first_contact_is_exact_and_no_other_wrist_is_nearer_to_the_second(seed: int) -> None:
    one = with_second(seed)
    hand, draw = hand_of(one), np.random.default_rng(seed)
    assert hand.contact_error_m == pytest.approx(hand.short_by_m, abs=1e-9)
    assert hand.second_error_m is not None
    solved_posture = solve_posture(one, "dominant", around=at_rest(REFERENCE))
    assert solved_posture.constraint is not None
    assert solved_posture.constraint.second is not None
    for near in (0.02, 0.2, 1.0):
        for _ in range(25):
            angles = [
                np.clip(float(now) + near * draw.uniform(-1.0, 1.0), limits.low_rad, limits.high_rad)
                for now, (_, limits) in zip(solved_posture.wrist, WRIST, strict=True)
            ]
            other = solve_posture(
                replace(one, second=None, orientation=Orientation(*map(float, angles))),
                "dominant",
                around=at_rest(REFERENCE),
            )
            bodies = solved_posture.constraint.bodies(other.reach, resting(REFERENCE))
            miss = np.linalg.norm(
                solved_posture.constraint.second.attachment.position(bodies)
                - solved_posture.constraint.second.aim(bodies)
            )
            assert miss > hand.second_error_m - 2e-6


SUPPORTED = replace(
    touching_key("cheek.near_ear.R", "b", "fingerpads", Orientation(0.3, 0.2, 0.0), 0.6),
    second=Contact("thumb.tip", "chin"),
)
"""Its first contact moves with the hand: the skin about the articulator that stands out furthest touches."""


def drawn_off(one: Key, wrist: Array) -> Array:
    """(6,) what is off of the hand as drawn with another wrist (3,) rad: in direction, and m."""
    constraint = solve_posture(one, "dominant", around=at_rest(REFERENCE)).constraint
    assert constraint is not None
    assert constraint.second is not None
    key = replace(one, second=None, orientation=Orientation(*wrist.tolist()))
    there = solve_posture(key, "dominant", around=at_rest(REFERENCE))
    bodies = constraint.bodies(there.reach, resting(REFERENCE))
    first, second = (each.attachment.position(bodies) for each in (constraint, constraint.second))
    place = constraint.second.aim(bodies)
    own, way = (each / np.linalg.norm(each) for each in (second - first, place - first))
    return np.concatenate([own - way, second - place])


@pytest.mark.parametrize("one", [*map(with_second, range(4)), SUPPORTED])
def test_what_is_off_and_its_slope_are_measured_as_they_are_drawn(one: Key) -> None:
    solved_posture = solve_posture(one, "dominant", around=at_rest(REFERENCE))
    constraint = solved_posture.constraint
    assert constraint is not None
    target, turn, row = solved_posture.target[None], np.eye(3)[None], np.array([0])
    goal = ArmGoal(target, target, turn, solved_posture.swivel_rad)
    hands = TriedWrists(constraint, goal, resting(REFERENCE), 1)
    angles, near, turned_rad = np.stack(solved_posture.wrist)[None], None, 1e-3
    for step_rad in (0.0, 1e-3, 0.03):  # each begins from the one before
        tried = np.clip(angles + step_rad * np.array((1.0, -1.0, 0.5)), LOW + 1e-2, HIGH - 1e-2)
        near = hands.around(tried, row, near)
        np.testing.assert_allclose(near.off[0], drawn_off(one, tried[0]), atol=1e-9)
        aims = near.of(np.array([True])), near.of(np.array([False]))
        for axis, way in enumerate(np.eye(3)):
            on, back = (drawn_off(one, tried[0] + sign * turned_rad * way) for sign in (1.0, -1.0))
            slope = (on - back) / (2.0 * turned_rad)
            for aim, drawn in zip(aims, (slope[:3], slope[3:]), strict=True):
                np.testing.assert_allclose(
                    aim.off[0] @ aim.slope[0, :, axis], aim.off[0] @ drawn, rtol=1e-3, atol=1e-6
                )


@pytest.mark.parametrize("seed", range(4))
def test_the_elbow_keeps_its_swivel_and_the_wrist_its_limits(seed: int) -> None:
    one = with_second(seed)
    hand = hand_of(one)
    assert hand.swivel_rad == one.elbow.swivel_rad
    for angle, (_, limits) in zip(
        solve_posture(one, "dominant", around=at_rest(REFERENCE)).wrist, WRIST, strict=True
    ):
        assert limits.low_rad - 1e-12 <= float(angle) <= limits.high_rad + 1e-12


@pytest.mark.parametrize("seed", range(4))
def test_a_wish_that_is_already_so_is_no_nearer(seed: int) -> None:
    one = with_second(seed)
    settled = replace(one, orientation=solve_posture(one, "dominant", around=at_rest(REFERENCE)).orientation)
    assert hand_of(settled).second_error_m == pytest.approx(hand_of(one).second_error_m, abs=1e-5)


@pytest.mark.parametrize("seed", [1, 2, 3, 6])
def test_the_wrist_for_both_is_the_nearest_to_a_given_one_from_wherever_it_is_sought(seed: int) -> None:
    """Near a wrist that has been found, wrists that others lead to are as near to these as any that do as well."""
    found = solve_posture(with_second(seed), "dominant", around=at_rest(REFERENCE))
    assert found.constraint is not None
    goal = ArmGoal(found.target, found.articulator, found.wrist_rotation, found.swivel_rad, found.branch)

    def sought(angles: Array) -> Array:
        limited = clamp_wrist(WristAngles(*angles.T)).angles
        wrists = wrist_for_second(found.constraint, limited, goal, resting(REFERENCE), is_found=True)
        return np.stack(wrists, axis=-1)

    draw, there = np.random.default_rng(seed), np.stack(found.wrist)
    given = np.clip(there + draw.uniform(-0.1, 0.1, (6, 3)), LOW, HIGH)
    wrists = sought(given)
    np.testing.assert_allclose(sought(there[None]), there[None], atol=1e-9)
    np.testing.assert_allclose([sought(one[None])[0] for one in given], wrists, atol=1e-9)
    np.testing.assert_allclose(sought(wrists), wrists, atol=1e-9)
    apart = np.linalg.norm(given[:, None] - wrists, axis=-1)
    assert (np.diag(apart)[:, None] <= apart + 1e-9).all()


def test_a_carried_hand_that_cannot_point_near_its_second_place_keeps_its_wrist() -> None:
    """Between what comes as near from far off it would leap: seed 7 of the drawn signs did by 168 mm."""
    one = replace(with_second(0), second=Contact("thumb.tip", "head.top"))
    found = solve_posture(one, "dominant", around=at_rest(REFERENCE))
    assert found.constraint is not None
    goal = ArmGoal(found.target, found.articulator, found.wrist_rotation, found.swivel_rad, found.branch)
    given = WristAngles(np.array(0.1), np.array(-0.2), np.array(0.05))
    carried, sought = (
        wrist_for_second(
            found.constraint, given, goal, resting(REFERENCE), is_found=True, is_carried=is_carried
        )
        for is_carried in (True, False)
    )
    np.testing.assert_array_equal(np.stack(carried), np.stack(given))
    assert np.abs(np.stack(sought) - np.stack(given)).max() > 0.1


def test_two_points_as_far_apart_as_their_places_are_both_met() -> None:
    """The index tip and the thumb tip of one hand on two points of the other that are as far from each
    other."""
    tips, places = ("index.tip", "thumb.tip"), ("other.palm.centre", "other.palm.heel")
    sign = both(
        (
            replace(
                key(
                    "d1",
                    0.4,
                    ("bent_l", tips[0]),
                    places[0],
                    orientation=Orientation(0.3, 0.3, 0.0),
                    elbow=Elbow(0.8),
                ),
                second=Contact(tips[1], places[1]),
            ),
        ),
        (key("b1", 0.4, ("b", "palm.centre"), (0.03, -0.2, 0.3), orientation=Orientation(-1.2, 0.0, 0.0)),),
    )
    hand = pose_at(sign, 0.5).hands["dominant"]
    assert hand.second_articulator is not None
    assert hand.second_target is not None
    apart = np.linalg.norm(hand.articulator - hand.second_articulator) - np.linalg.norm(
        hand.target - hand.second_target
    )
    assert hand.second_error_m == pytest.approx(abs(apart), abs=1e-6)  # only what no turn can mend is left


def test_the_second_contact_is_held_on_a_hand_that_moves() -> None:
    sign = random_pair(3, carrier_moves=True)
    (one,) = sign.hand("dominant").keys
    told = replace(
        one,
        handshape="bent_l",
        placement=Contact("index.tip", "other.palm.centre"),
        second=Contact("thumb.tip", "other.palm.heel"),
    )
    sign = sign.with_tracks(HandTrack("dominant", (told,)))
    times = np.linspace(told.time_s, told.end_s, 6)
    solved = poses(sign, times, REFERENCE)
    for index, hand in enumerate(solved.hands["dominant"]):
        assert hand.contact_error_m < 1e-9
        alone = pose_at(sign, float(times[index])).hands["dominant"]
        assert alone.second_error_m == pytest.approx(hand.second_error_m, abs=1e-9)


def test_the_miss_of_the_second_is_told_and_fails_nothing() -> None:
    found = review(sign_of(with_second(0)))
    assert found.is_good
    (looked_at,) = found.keys
    assert looked_at.second_error_m is not None
    assert looked_at.second_error_m > 0.01
    assert any("the second contact is missed by" in problem.words for problem in found.problems)


def test_a_key_told_by_directions_begins_from_them() -> None:
    one = replace(with_second(0), orientation=GlobalOrientation((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)))
    assert hand_of(one).contact_error_m < 1e-9


def test_a_left_handed_signer_has_the_mirror_image_of_it() -> None:
    sign = sign_of(with_second(1))
    right, left = (
        pose_at(replace(sign, dominant_side=side), 0.5).hands["dominant"] for side in ("right", "left")
    )
    assert left.second_error_m == right.second_error_m
    for ours, theirs in (
        (right.second_articulator, left.second_articulator),
        (right.second_target, left.second_target),
    ):
        assert ours is not None
        assert theirs is not None
        np.testing.assert_allclose(theirs, ours * (-1.0, 1.0, 1.0), atol=1e-12)


def test_hands_without_a_second_contact_tell_of_none() -> None:
    hand = hand_of(touching_key("chin"))
    assert (hand.second_articulator, hand.second_target, hand.second_error_m) == (None, None, None)


def test_the_swivel_is_all_that_an_elbow_needs() -> None:
    """Swinging the elbow of a key with two contacts keeps both as near as can be."""
    one = with_second(0)
    misses = [hand_of(replace(one, elbow=Elbow(swivel))).second_error_m for swivel in (0.3, 0.8, 1.3)]
    assert misses[0] is not None
    assert misses[2] is not None
    assert misses[2] < misses[0]
    assert isinstance(sign_of(one), Sign)


def test_wrists_are_measured_alike_wherever_their_contact_was_before() -> None:
    solved_posture = solve_posture(with_second(1), "dominant", around=at_rest(REFERENCE))
    assert solved_posture.constraint is not None
    goal = ArmGoal(solved_posture.target[None], np.zeros((1, 3)), np.eye(3)[None], solved_posture.swivel_rad)
    angles, row = np.stack(solved_posture.wrist)[None], np.array([0])
    hands = TriedWrists(solved_posture.constraint, goal, resting(REFERENCE), 1)
    elsewhere = hands.around(np.clip(angles + 0.3, LOW, HIGH), row)
    known, unknown = hands.around(angles, row, elsewhere), hands.around(angles, row)
    np.testing.assert_allclose(known.off, unknown.off, rtol=0.0, atol=1e-9)
    np.testing.assert_allclose(known.slope, unknown.slope, rtol=0.0, atol=1e-5)


def test_a_wrist_that_was_found_does_not_go_down_the_free_turn_past_the_nearest_one() -> None:
    """The shoulder of drawn sign 277 moves under a hold; its wrist leapt between a limit and the nearest wrist."""
    sign, times = moving_sign(277), np.linspace(0.425, 0.434, 19)
    moved = np.diff(poses(sign, times, REFERENCE).bone_positions, axis=0)
    assert np.linalg.norm(moved, axis=-1).max() < 1e-3
