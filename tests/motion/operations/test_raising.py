"""A place on a hand at rest: that hand is raised, and touched there."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import handshapes.catalogue as shapes
import sites.catalogue as places
from signer.document.change import Outcome
from signer.document.edits import Moment
from signer.document.queries import FIRST_S
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import OTHER_ROLE, ROLES, Contact, HandRole
from signer.kinematics.orientation import directions_of
from signer.motion.checks.review import review
from signer.motion.movement.score import context_for
from signer.motion.operations.editing import SetKey
from signer.motion.operations.hand_edits import ChooseArticulator, ChooseHandshape, PlaceAt
from signer.motion.operations.leads import close_to_body
from signer.motion.operations.raising import lies_on_other_hand, rests_beside, touched
from signer.motion.operations.searches import MeetBothHands
from signer.motion.places.contact_target import lies_along
from signer.motion.pose import MET_M
from signer.motion.posing import pose_at, poses
from signer.motion.posture.penetration import inside_of, insides
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import part
from tests.helpers.touching import gap_m
from tests.helpers.two_hands import FOLLOWERS, key

TOUCH = ("1", "index.tip")
WITHIN_PALM_M = 0.06
"""Skin of a flat hand that touches for a point of its palm is no farther from that."""


def alone(role: HandRole, hand: tuple[str, str] = TOUCH, **fields: object) -> tuple[Sign, Key]:
    """A hand before its own shoulder while the other one rests."""
    outward = -1.0 if SIDE_OF[role] == "right" else 1.0
    made = key("k1", 0.4, hand, (0.1 * outward, -0.1, 0.3), **fields)
    return Sign(tracks=(HandTrack(role, (made,)),)), made


def on_hand(role: HandRole) -> list[str]:
    return [
        site.id for site in places.placed(SIDE_OF[role]) if site.carrier == "hand" and site.kind == "surface"
    ]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", ["other.palm.centre", "other.hand.back", "forearm.outer"])
def test_the_hand_that_rests_is_raised_and_the_place_is_met_with_nothing_inside_anything(
    name: str, role: HandRole
) -> None:
    sign, made = alone(role)
    site = name if name.startswith("other") else f"{name}.{'L' if role == 'dominant' else 'R'}"
    after, words = touched(HandMoment(REFERENCE, sign, role, made), site)
    (raised,) = after.hand(OTHER_ROLE[role]).keys
    assert (raised.time_s, raised.end_s) == (made.time_s, made.end_s)
    assert words.startswith("palm ")
    assert words.split()[-1] in ("belly", "chest", "shoulder")
    pose = pose_at(after, made.time_s)
    assert pose.hands[role].contact_error_m <= MET_M
    assert {hand.state for hand in pose.hands.values()} == {"touching", "free"}
    assert all(one.is_clear for one in inside_of(pose).values())


def test_places_drawn_at_random_are_met_by_hands_drawn_at_random() -> None:
    draw = np.random.default_rng(21)
    for role in ROLES:
        for site in draw.choice(on_hand(role), 1).tolist():
            sign, made = alone(role, FOLLOWERS[draw.integers(len(FOLLOWERS))])
            after = touched(HandMoment(REFERENCE, sign, role, made), site).sign
            held = poses(after, np.linspace(made.time_s, made.end_s, 3), REFERENCE)
            assert max(hand.contact_error_m for hand in held.hands[role]) <= MET_M, (role, site)


FLAT = ("b", "open_b", "5", "closed_b")


def flat_pairs() -> list[tuple[str, str, str]]:
    """Flat handshapes, parts of their palms and places on the other palm and its fingers, in a drawn order."""
    pairs = [
        (shape, part.id, site)
        for shape in FLAT
        for part in shapes.legal(shapes.find(shape))
        for site in on_hand("dominant")
        if lies_along(Contact(part.id, site)) == -1
    ]
    return [pairs[row] for row in np.random.default_rng(3).permutation(len(pairs))]


def solved_key(sign: Sign, role: HandRole) -> SolvedPosture:
    (key,) = sign.hand(role).keys
    return solve_candidate(key, role, context_for(REFERENCE, sign, role, key))


@cache
def placed_at(shape: str, articulator: str, *sites: str) -> Outcome[Sign]:
    """A hand told to go to places one after the other, as a user tells it on an empty sign."""
    sign, at = Sign(), Moment("dominant", FIRST_S)
    for edit in (ChooseHandshape(shape, at=at), ChooseArticulator(articulator, at=at)):
        sign = edit(sign)
    for site in sites[:-1]:
        sign = PlaceAt(site, at=at)(sign)
    return PlaceAt(sites[-1], at=at).outcome(sign)


@pytest.mark.parametrize(
    ("shape", "articulator", "site"),
    [
        *part(flat_pairs(), every=480),
        *(("b", name, f"other.{name}") for name in ("palm.centre", "palm.distal")),
    ],
)
def test_a_flat_hand_told_to_lie_on_a_flat_hand_lies_on_it_clean_or_says_what_is_inside(
    shape: str, articulator: str, site: str
) -> None:
    made = placed_at(shape, articulator, site)
    pose = pose_at(made.after, FIRST_S)
    is_clean = all(one.is_clear for one in inside_of(pose).values())
    assert pose.hands["dominant"].contact_error_m < MET_M
    assert is_clean == ("inside" not in made.words)
    assert not is_clean or gap_m(pose, WITHIN_PALM_M) < 0.0005


def test_a_flat_hand_is_held_out_before_the_belly_and_the_other_lies_on_it_palm_to_palm() -> None:
    made = placed_at("b", "palm.centre", "other.palm.centre")
    assert made.words == "palm up before the belly"
    palms = [
        directions_of(each.side, hand_in_world(each)).palm
        for role in ROLES
        for each in [solved_key(made.after, role)]
    ]
    assert palms[0] @ palms[1] < np.cos(np.radians(150.0))
    assert not review(close_to_body(REFERENCE, made.after)).problems


def test_nice_is_finished_from_the_palm_to_the_fingers_with_nothing_inside() -> None:
    sign = placed_at("b", "palm.centre", "other.palm.centre").after
    at = Moment("dominant", sign.hand("dominant").keys[0].end_s + 0.3)
    for edit in (SetKey(at=at), PlaceAt("other.fingerpads", at=at)):
        sign = edit(sign)
    first, last = sign.hand("dominant").keys
    held = poses(sign, (first.time_s, first.end_s, last.time_s, last.end_s), REFERENCE)
    assert {hand.state for hand in held.hands["dominant"]} == {"touching"}
    assert all(one.is_clear for hand in insides(held).values() for one in hand)


def test_a_mirrored_wish_raises_the_mirrored_posture() -> None:
    first, second = (
        touched(HandMoment(REFERENCE, alone(role)[0], role, alone(role)[1]), "other.palm.centre")
        for role in ROLES
    )
    assert first.words == second.words
    points = [
        one.sign.hand(OTHER_ROLE[role]).keys[0].placement.point_m
        for one, role in zip((first, second), ROLES, strict=True)
    ]  # type: ignore[union-attr]
    assert points[0] == (-points[1][0], *points[1][1:])


def test_a_hand_that_has_keys_is_raised_in_its_own_shape_and_goes_on_to_them() -> None:
    sign, made = alone("dominant")
    later = key("k2", 1.0, ("s", "knuckles"), (0.1, -0.1, 0.3))
    after = touched(
        HandMoment(REFERENCE, sign.with_tracks(HandTrack("base", (later,))), "dominant", made),
        "other.hand.back",
    ).sign
    assert [one.handshape for one in after.hand("base").keys] == ["s", "s"]
    assert after.hand("base").keys[1] is later


def test_a_hand_at_work_is_touched_where_it_is() -> None:
    sign, made = alone("dominant")
    for keys in (
        (key("b1", 0.5, ("b", "palm.centre"), (0.02, -0.2, 0.3)),),
        tuple(key(f"b{at}", at, ("b", "palm.centre"), (0.02, -0.2, 0.3)) for at in (0.1, 0.9)),
    ):
        busy = sign.with_tracks(HandTrack("base", keys))
        assert not rests_beside(busy, "dominant", made)
        after, words = touched(HandMoment(REFERENCE, busy, "dominant", made), "other.palm.centre")
        assert words == ""
        assert after.hand("base") is busy.hand("base")


def test_only_what_hand_and_forearm_carry_makes_the_other_hand_rise() -> None:
    assert lies_on_other_hand(REFERENCE, "dominant", "other.thumb.tip")
    assert lies_on_other_hand(REFERENCE, "base", "forearm.inner.R")
    assert lies_on_other_hand(REFERENCE, "dominant", "elbow.inner.L")
    for site in ("chin", "shoulder.L", "upperarm.outer.L", "space.ipsi.mid.mid"):
        assert not lies_on_other_hand(REFERENCE, "dominant", site)
    sign, made = alone("dominant")
    assert touched(HandMoment(REFERENCE, sign, "dominant", made), "chin").sign.hand("base") is sign.hand(
        "base"
    )


@pytest.mark.parametrize("role", ROLES)
def test_a_key_set_later_finds_the_hand_that_it_touches_as_it_was(role: HandRole) -> None:
    sign, made = alone(role)
    sign = PlaceAt("other.palm.centre", at=Moment(role, made.time_s))(sign)
    (was,) = sign.hand(OTHER_ROLE[role]).keys
    for edit in (SetKey(at=Moment(role, 1.2)), PlaceAt("other.fingerpads", at=Moment(role, 1.2))):
        after = edit(sign)
        (base,) = after.hand(OTHER_ROLE[role]).keys
        assert base == replace(was, hold_s=base.hold_s)
        assert base.end_s == pytest.approx(after.hand(role).keys[-1].end_s)
        held = poses(after, (0.4, 1.2, base.end_s), REFERENCE)
        assert {hand.state for hand in held.hands[role]} == {"touching"}
        assert all(one.is_clear for hand in insides(held).values() for one in hand)


def test_a_key_set_for_one_of_two_hands_that_meet_sets_one_for_the_other() -> None:
    sign, made = alone("dominant")
    sign = MeetBothHands(at=Moment("dominant", made.time_s))(sign)
    after = SetKey(at=Moment("dominant", 1.2))(sign)
    dominant, base = (after.hand(role).keys for role in ROLES)
    assert [(key.time_s, key.hold_s, key.placement) for key in base[1:]] == [
        (key.time_s, key.hold_s, replace(key.placement, articulator=base[1].articulator))
        for key in dominant[1:]
    ]
    assert {hand.state for hand in pose_at(after, 1.2).hands.values()} == {"touching"}


@pytest.mark.parametrize("role", ROLES)
def test_both_hands_meet_before_a_first_key_could_be_reached(role: HandRole) -> None:
    sign = MeetBothHands(at=Moment(role, 0.2))(Sign())
    (dominant,), (base,) = (sign.hand(each).keys for each in ROLES)
    assert (dominant.time_s, dominant.hold_s) == (base.time_s, base.hold_s)
    assert {hand.state for hand in pose_at(sign, dominant.time_s).hands.values()} == {"touching"}
