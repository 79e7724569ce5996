"""The symmetry and dominance conditions are warnings about what few signs do, and never errors."""

from dataclasses import replace

import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import SpacePoint
from signer.motion.checks.conditions import PLAIN, two_hand_problems
from signer.motion.checks.moments import Moments
from signer.motion.checks.review import review
from signer.motion.operations.both_hands import alternate, mirror_role
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import each


def moving(shape: str = "5", *, to: tuple[float, float, float] = (-0.2, 0.1, 0.3)) -> HandTrack:
    """A hand that goes to and fro on its side."""
    there, back = SpacePoint("palm.centre", (-0.15, -0.15, 0.3)), SpacePoint("palm.centre", to)
    return HandTrack(
        "dominant",
        tuple(
            Key(f"k{i}", 0.4 + 0.3 * i, shape, place)
            for i, place in enumerate((there, back, there, back, there))
        ),
    )


def still(shape: str) -> HandTrack:
    """A hand that stays before its shoulder, on the left."""
    place = SpacePoint("palm.centre", (0.15, -0.15, 0.3))
    return HandTrack("base", (Key("b1", 0.4, shape, place, hold_s=1.2),))


def words(sign: Sign) -> str:
    return " ".join(problem.words for problem in two_hand_problems(Moments(sign, REFERENCE)))


@pytest.mark.parametrize(
    "make", [mirror_role("dominant"), alternate("dominant")], ids=["mirrored", "in turns"]
)
def test_hands_that_move_alike_are_nothing_to_look_at(make: object) -> None:
    assert not list(two_hand_problems(Moments(make(Sign(tracks=(moving(),))), REFERENCE)))  # type: ignore[operator]


def test_hands_that_move_side_by_side_are_nothing_to_look_at() -> None:
    sign = Sign(tracks=(moving(),))
    beside = [
        replace(key, id=f"b{key.id}", placement=_shifted(key.placement)) for key in sign.hand("dominant").keys
    ]
    assert not list(two_hand_problems(Moments(sign.with_tracks(HandTrack("base", tuple(beside))), REFERENCE)))


def _shifted(placement: object) -> SpacePoint:
    assert isinstance(placement, SpacePoint)
    x, y, z = placement.point_m
    return replace(placement, point_m=(x + 0.3, y, z))


def test_two_moving_hands_with_different_handshapes_are_worth_a_look() -> None:
    other = mirror_role("dominant")(Sign(tracks=(moving("1"),))).hand("base")
    assert "different handshapes" in words(Sign(tracks=(moving("5"), other)))


def test_two_hands_that_move_otherwise_are_worth_a_look() -> None:
    other = mirror_role("dominant")(Sign(tracks=(moving(to=(-0.4, -0.15, 0.35)),))).hand("base")
    assert "neither alike" in words(Sign(tracks=(moving(to=(-0.15, 0.25, 0.3)), other)))


@each(sorted(PLAIN))
def test_a_still_base_hand_may_have_a_plain_shape_of_its_own(shape: str) -> None:
    assert not list(two_hand_problems(Moments(Sign(tracks=(moving("v"), still(shape))), REFERENCE)))


def test_a_still_base_hand_of_another_shape_is_worth_a_look_and_named() -> None:
    assert "another handshape than the dominant one, Y;" in words(Sign(tracks=(moving("v"), still("y"))))


def test_a_base_hand_that_moves_by_itself_is_worth_a_look() -> None:
    base = mirror_role("dominant")(Sign(tracks=(moving("s"),))).hand("base")
    place = SpacePoint("palm.centre", (-0.15, -0.15, 0.3))
    sign = Sign(tracks=(HandTrack("dominant", (Key("d1", 0.4, "v", place, hold_s=1.2),)), base))
    assert "the base hand moves" in words(sign)


def test_one_hand_alone_keeps_every_condition() -> None:
    assert list(two_hand_problems(Moments(Sign(tracks=(moving(),)), REFERENCE))) == []
    assert list(two_hand_problems(Moments(Sign(), REFERENCE))) == []


def test_a_review_warns_and_finds_nothing_wrong() -> None:
    found = review(Sign(tracks=(moving("v"), still("y"))))
    (told,) = [problem for problem in found.problems if problem.code == "two_hands"]
    assert {problem.severity for problem in found.problems} == {"warning"}
    assert told.where == "tracks[1] (hand, base)"
    assert found.is_good


def test_a_left_handed_signer_keeps_them_as_well() -> None:
    sign = alternate("dominant")(Sign(dominant_side="left", tracks=(moving(),)))
    assert not list(two_hand_problems(Moments(sign, REFERENCE)))
