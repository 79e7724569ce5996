"""The ranges are those of the full solve: every single posture tried by the very wishes that the window makes
agrees."""

from dataclasses import replace
from math import degrees, radians, remainder, tau

import numpy as np
import pytest

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.load import load_body
from signer.document.fitting import with_key
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Act, Contact, Elbow, HandRole, Orientation
from signer.files import load_sign
from signer.kinematics import limits
from signer.kinematics.comfort import joint_terms
from signer.kinematics.limits import HUMERAL_TWIST, WRIST, shoulder_excess
from signer.kinematics.rig import arm_rig
from signer.library.shelf import FOLDER
from signer.motion.movement.score import context_for
from signer.motion.operations import ranges
from signer.motion.operations.elbows import raised_elbow, relaxed_height, to_directions, to_wrist_angles
from signer.motion.operations.possible import Possible
from signer.motion.operations.ranges import DIALS, elbow_range, wrist_ranges
from signer.motion.operations.turning import turned_wrist
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate, solve_posture
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of
from signer.motion.posture.surroundings import at_rest, resting
from signer.motion.solving.hand_moment import HandMoment, hold_of
from signer.motion.solving.hold import obstacle_for
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, touching_key
from tests.helpers.extent import count, part, seeds

SIGN = Sign()
AXES = ("pronation_rad", "flexion_rad", "deviation_rad")
ROLES: tuple[HandRole, HandRole] = ("dominant", "base")
NEAR_AN_END_RAD = radians(0.15)
HEIGHTS = np.radians(np.linspace(-178, 178, count(15, whole=25)))


def random_key(seed: int) -> tuple[Key, HandRole]:
    """Any hand at any place, the wrist away from its limits; every fifth told by directions of the world."""
    rng, role = np.random.default_rng(seed), ROLES[seed % 2]
    shape = shapes.every()[rng.integers(len(shapes.every()))]
    articulator, site = (
        rng.choice(np.array(shapes.legal(shape), object)),
        rng.choice(np.array(places.placed(), object)),
    )
    wrist = Orientation(
        *(float(rng.uniform(0.7 * reach.low_rad, 0.7 * reach.high_rad)) for _, reach in WRIST)
    )
    key = Key(
        "k",
        1.0,
        shape.name,
        Contact(articulator.id, site.id, "none" if site.kind == "space" else "touch"),
        orientation=wrist,
    )
    key = raised_elbow(
        HandMoment(REFERENCE, SIGN, role, key),
        relaxed_height(HandMoment(REFERENCE, SIGN, role, key)) + float(rng.uniform(-0.6, 0.6)),
    )
    is_bent = (
        float(solve_candidate(key, role, around=at_rest(REFERENCE)).reach.posture.flexion_rad) > 0.4
    )  # with a straight arm one height is several swivels
    return (to_directions(HandMoment(REFERENCE, SIGN, role, key)) if seed % 5 == 4 and is_bent else key), role


def is_possible(solved_posture: SolvedPosture) -> bool:
    posture, arm = solved_posture.reach.posture, arm_rig(load_body(), solved_posture.side).arm
    excess = max(abs(float(each)) for each in shoulder_excess(arm, posture.shoulder_rotation))
    return excess < 1e-6 and float(posture.short_by_m) < 1e-6 and not solved_posture.limits


def disagrees(possible: Possible, angle: float, solved_posture: SolvedPosture) -> bool:
    ends = [end for interval in possible.allowed for end in interval]
    is_close = min((abs(apart(end, angle)) for end in ends), default=9.0) < NEAR_AN_END_RAD
    return not is_close and possible.allows(angle) != is_possible(solved_posture)


def wrist_of(key: Key, role: HandRole) -> Orientation:
    return solve_candidate(key, role, around=at_rest(REFERENCE)).orientation


def apart(a: float, b: float) -> float:
    return float(np.arctan2(np.sin(a - b), np.cos(a - b)))


@pytest.mark.parametrize("seed", seeds(6, whole=12))
def test_the_elbow_may_be_just_where_a_full_solve_breaks_no_limit(seed: int) -> None:
    key, role = random_key(seed)
    possible = ranges.elbow_range(hold_of(key, role, at_rest(REFERENCE))).possible
    wrong = [
        h
        for h in HEIGHTS
        if disagrees(
            possible,
            h,
            solve_candidate(
                raised_elbow(HandMoment(REFERENCE, SIGN, role, key), h), role, around=at_rest(REFERENCE)
            ),
        )
    ]
    assert not np.degrees(wrong).tolist()


def test_what_is_out_of_reach_for_a_hand_told_by_directions_is_so_at_every_height() -> None:
    wrist = Orientation(0.924, 0.846, -0.315)
    far = Key("k", 1.0, "5", Contact("wrist.palmar", "thigh.L"), orientation=wrist, elbow=Elbow(-0.161))
    told = to_directions(HandMoment(REFERENCE, SIGN, "dominant", far))
    assert solve_candidate(told, "dominant", around=at_rest(REFERENCE)).reach.posture.short_by_m > 0.05
    assert not ranges.elbow_range(hold_of(told, "dominant", at_rest(REFERENCE))).possible.allowed


@pytest.mark.parametrize("seed", part((9, 19, 29), every=2))
def test_so_it_is_for_a_hand_told_by_directions(seed: int) -> None:
    key, role = random_key(seed)
    told = to_directions(HandMoment(REFERENCE, SIGN, role, key))
    possible = ranges.elbow_range(hold_of(told, role, at_rest(REFERENCE))).possible
    swung = (replace(told, elbow=replace(told.elbow, swivel_rad=float(swivel))) for swivel in HEIGHTS[::2])
    solved_postures = [solve_candidate(one, role, around=at_rest(REFERENCE)) for one in swung]
    assert not [
        np.degrees(elbow_height_of(one))
        for one in solved_postures
        if disagrees(possible, elbow_height_of(one), one)
    ]


@pytest.mark.parametrize("keep_elbow", [True, False])
@pytest.mark.parametrize("seed", seeds(3, whole=6))
def test_a_dial_may_be_just_where_a_full_solve_breaks_no_limit(seed: int, keep_elbow: bool) -> None:
    key, role = random_key(seed)
    local, found = (
        to_wrist_angles(HandMoment(REFERENCE, SIGN, role, key)),
        ranges.wrist_ranges(hold_of(key, role, at_rest(REFERENCE)), keep_elbow=keep_elbow),
    )
    for possible, axis, (_, reach) in zip(found, AXES, WRIST, strict=True):
        for angle in np.linspace(reach.low_rad, reach.high_rad, count(7, whole=11))[1:-1].tolist():
            wanted = replace(wrist_of(local, role), **{axis: angle})
            turned = turned_wrist(HandMoment(REFERENCE, SIGN, role, local), wanted, keep_elbow=keep_elbow)
            assert not disagrees(possible, angle, solve_candidate(turned, role, around=at_rest(REFERENCE))), (
                axis,
                degrees(angle),
            )


@pytest.mark.parametrize("seed", range(8))
def test_possible_and_blocked_angles_make_up_the_whole_circle(seed: int) -> None:
    possible = ranges.elbow_range(hold_of(*random_key(seed), at_rest(REFERENCE))).possible
    blocked = [(stretch.low_rad, stretch.high_rad) for stretch in possible.blocked]
    covered = sum(high - low for low, high in (*possible.allowed, *blocked))
    assert covered == pytest.approx(2.0 * np.pi, abs=0.02)
    assert all(stretch.words for stretch in possible.blocked)


@pytest.mark.parametrize(
    ("limit", "removed"),
    [
        ("CONE_RAD", np.inf),
        ("_INWARD_MOST_RAD", np.inf),
        ("HUMERAL_TWIST", replace(HUMERAL_TWIST, high_rad=np.inf)),
    ],
)
def test_a_limit_removed_never_shrinks_what_is_possible(
    limit: str, removed: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = [random_key(seed) for seed in range(5)]
    strict = [ranges.elbow_range(hold_of(*case, at_rest(REFERENCE))).possible for case in cases]
    ranges._elbow_range.cache_clear()
    monkeypatch.setattr(limits, limit, removed)
    wide = [ranges.elbow_range(hold_of(*case, at_rest(REFERENCE))).possible for case in cases]
    ranges._elbow_range.cache_clear()
    for before, after in zip(strict, wide, strict=True):
        samples = HEIGHTS[[before.allows(h) for h in HEIGHTS]]
        assert all(
            after.allows(h) or min(abs(apart(h, end)) for a in after.allowed for end in a) < NEAR_AN_END_RAD
            for h in samples
        )


@pytest.mark.parametrize("name", ["IDEA", "MOTHER", "FATHER"])
def test_the_other_hand_may_do_the_same_in_the_mirror(name: str) -> None:
    key = example(name).hand("dominant").keys[0]
    if isinstance(key.placement, Contact):
        other = replace(
            key, placement=replace(key.placement, site=places.mirrored(places.find(key.placement.site)).id)
        )
    here, there = (
        ranges.elbow_range(hold_of(key, "dominant", at_rest(REFERENCE))),
        ranges.elbow_range(hold_of(other, "base", at_rest(REFERENCE))),
    )
    np.testing.assert_allclose(there.possible.allowed, here.possible.allowed, atol=radians(0.1))
    np.testing.assert_allclose(there.relaxed_rad, here.relaxed_rad, atol=radians(0.1))


@pytest.mark.parametrize("seed", [0, 3])
def test_no_possible_elbow_is_more_at_ease_than_the_most_relaxed(seed: int) -> None:
    key, role = random_key(seed)
    found = ranges.elbow_range(hold_of(key, role, at_rest(REFERENCE)))

    def discomfort(height: float) -> float:
        solved_posture = solve_candidate(
            raised_elbow(HandMoment(REFERENCE, SIGN, role, key), height), role, around=at_rest(REFERENCE)
        )
        arm, reach = REFERENCE.rigs[solved_posture.side].arm, solved_posture.reach
        return float(joint_terms(arm, reach.posture, reach.girdle.shoulder).total())

    least = discomfort(found.relaxed_rad)
    assert all(
        discomfort(h) > least - 1e-4
        for h in HEIGHTS
        if found.possible.allows(h) or not found.possible.allowed
    )


def test_where_the_elbow_is_now_makes_no_difference() -> None:
    key = example("IDEA").hand("dominant").keys[0]
    moved = raised_elbow(
        HandMoment(REFERENCE, SIGN, "dominant", key),
        elbow_height_of(solve_candidate(key, "dominant", around=at_rest(REFERENCE))) + 0.4,
    )
    assert ranges.elbow_range(hold_of(moved, "dominant", at_rest(REFERENCE))) is ranges.elbow_range(
        hold_of(key, "dominant", at_rest(REFERENCE))
    )


def test_a_wrist_that_keeps_the_swivel_is_not_one_that_keeps_the_height() -> None:
    key = example("DEAF").hand("dominant").keys[0]
    kept, swung = (
        ranges.wrist_ranges(hold_of(key, "dominant", at_rest(REFERENCE)), keep_elbow=keep)
        for keep in (True, False)
    )
    assert kept.flexion != swung.flexion


BESIDE_AN_END_RAD = radians(1.0)
MARGIN_M = 0.001
"""Depths are read from grids that are within a millimetre: nearer to what flesh gives than this, either
verdict is right."""
# one hand and two, at the head, at the chest and on the other hand, which goes along in some
HELD = (
    ("IDEA", "dominant"),
    ("LOVE", "dominant"),
    ("SCHOOL", "dominant"),
    ("NICE", "base"),
    ("LEARN", "base"),
)


def first_key(name: str, role: HandRole) -> tuple[Sign, Key]:
    sign = load_sign(FOLDER / f"{name}.sign")
    return sign, sign.hand(role).keys[0]


def over_m(sign: Sign, role: HandRole, key: Key) -> float:
    """Depth, m, of a key's hand in anything beyond what flesh gives; negative where it is clear."""
    tried = with_key(sign, role, key)
    return inside_of(pose_at(tried, key.time_s))[role].over_m


def is_near_an_end(possible: Possible, angle_rad: float) -> bool:
    return any(
        abs(remainder(angle_rad - end, tau)) < BESIDE_AN_END_RAD
        for interval in possible.allowed
        for end in interval
    )


@pytest.mark.parametrize(("name", "role"), part(HELD, every=2))
def test_the_bar_and_the_dials_bar_just_what_the_read_out_tells_in_red(name: str, role: HandRole) -> None:
    (sign, key), rng = first_key(name, role), np.random.default_rng(7)
    around, obstacle = (
        context_for(REFERENCE, sign, role, key),
        obstacle_for(HandMoment(REFERENCE, sign, role, key)),
    )
    local = to_wrist_angles(HandMoment(REFERENCE, sign, role, key))
    wrist = solve_posture(local, role, around).orientation
    limits = (elbow_range(hold_of(key, role, around)).possible, *wrist_ranges(hold_of(key, role, around)))
    ranges = (
        elbow_range(hold_of(key, role, around), obstacle).possible,
        *wrist_ranges(hold_of(key, role, around), obstacle),
    )
    spans = ((-np.pi, np.pi), *((reach.low_rad, reach.high_rad) for _, reach in WRIST))
    for place, (by_joints, possible, span) in enumerate(zip(limits, ranges, spans, strict=True)):
        angles = [
            angle
            for angle in rng.uniform(*span, 12).tolist()
            if by_joints.allows(angle) and not is_near_an_end(possible, angle)
        ]
        for angle in angles[: count(3, whole=5)]:
            if place == 0:
                tried = raised_elbow(HandMoment(REFERENCE, sign, role, key), angle)
            else:
                tried = turned_wrist(
                    HandMoment(REFERENCE, sign, role, local), replace(wrist, **{DIALS[place - 1]: angle})
                )
            over = over_m(sign, role, tried)
            assert abs(over) < MARGIN_M or (over <= 0.0) == possible.allows(angle), (place, np.degrees(angle))


def test_what_is_rubbed_is_held_to_the_far_ends_of_its_way() -> None:
    still = touching_key("chest.mid.centre")
    assert still.contact is not None
    rubbed = replace(still, hold_s=0.6, placement=replace(still.contact, manner="rub"), act=Act(0.02, 2))
    sites = [
        solved_posture.reach.posture.articulator
        for solved_posture in hold_of(
            rubbed, "dominant", context_for(REFERENCE, Sign(), "dominant", rubbed)
        ).postures
    ]
    assert len(sites) == 3
    np.testing.assert_allclose(np.linalg.norm(sites[1] - sites[2]), 0.04, atol=0.005)
    before, after = (
        elbow_range(hold_of(key, "dominant", at_rest(REFERENCE))).possible for key in (still, rubbed)
    )
    heights = np.radians(np.arange(-179.0, 180.0, 2.0)).tolist()
    kept = [height for height in heights if after.allows(height)]
    assert 0 < len(kept) < sum(map(before.allows, heights))
    assert all(before.allows(height) or is_near_an_end(before, height) for height in kept)


def test_the_hand_that_goes_along_is_known() -> None:
    sign = load_sign(FOLDER / "NICE.sign")
    base, dominant = sign.hand("base").keys[0], sign.hand("dominant").keys[0]
    follower = obstacle_for(HandMoment(REFERENCE, sign, "base", base)).follower
    assert follower is not None
    assert follower.key == find_key(sign, follower.key.id)[1]
    assert obstacle_for(HandMoment(REFERENCE, sign, "dominant", dominant)).follower is None
    assert obstacle_for(
        HandMoment(REFERENCE, example("IDEA"), "dominant", example("IDEA").hand("dominant").keys[0])
    ).surroundings == resting(REFERENCE)
