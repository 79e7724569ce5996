"""The symmetry and dominance conditions are warnings about what few signs do, and never errors."""

from dataclasses import replace

import pytest

from signer.document.sign import Key, Lane, Sign
from signer.document.values import SpacePoint
from signer.motion.checks.conditions import PLAIN, two_hand_problems
from signer.motion.checks.review import review
from signer.motion.wishes.both_hands import alternate, mirror_lane


def moving(shape: str = "5", *, to: tuple[float, float, float] = (-0.2, 0.1, 0.3)) -> Lane:
    """A hand that goes to and fro on its side."""
    there, back = SpacePoint("palm.centre", (-0.15, -0.15, 0.3)), SpacePoint("palm.centre", to)
    return Lane(tuple(Key(f"k{i}", 0.4 + 0.3 * i, shape, place) for i, place in enumerate((there, back, there, back, there))))


def still(shape: str) -> Lane:
    """A hand that stays before its shoulder, on the left."""
    place = SpacePoint("palm.centre", (0.15, -0.15, 0.3))
    return Lane((Key("b1", 0.4, shape, place, hold_s=1.2),))


def words(sign: Sign) -> str:
    return " ".join(problem.words for problem in two_hand_problems(sign))


@pytest.mark.parametrize("make", [mirror_lane("dominant"), alternate("dominant")], ids=["mirrored", "in turns"])
def test_hands_that_move_alike_are_nothing_to_look_at(make: object) -> None:
    assert not two_hand_problems(make(Sign(dominant=moving())))  # type: ignore[operator]


def test_hands_that_move_side_by_side_are_nothing_to_look_at() -> None:
    sign = Sign(dominant=moving())
    beside = [replace(key, id=f"b{key.id}", placement=_shifted(key.placement)) for key in sign.dominant.keys]
    assert not two_hand_problems(replace(sign, base=Lane(tuple(beside))))


def _shifted(placement: object) -> SpacePoint:
    assert isinstance(placement, SpacePoint)
    x, y, z = placement.point_m
    return replace(placement, point_m=(x + 0.3, y, z))


def test_two_moving_hands_with_different_handshapes_are_worth_a_look() -> None:
    other = mirror_lane("dominant")(Sign(dominant=moving("1"))).base
    assert "different handshapes" in words(Sign(dominant=moving("5"), base=other))


def test_two_hands_that_move_otherwise_are_worth_a_look() -> None:
    other = mirror_lane("dominant")(Sign(dominant=moving(to=(-0.4, -0.15, 0.35)))).base
    assert "neither alike" in words(Sign(dominant=moving(to=(-0.15, 0.25, 0.3)), base=other))


@pytest.mark.parametrize("shape", sorted(PLAIN))
def test_a_still_base_hand_may_have_a_plain_shape_of_its_own(shape: str) -> None:
    assert not two_hand_problems(Sign(dominant=moving("v"), base=still(shape)))


def test_a_still_base_hand_of_another_shape_is_worth_a_look_and_named() -> None:
    assert "another handshape than the dominant one, Y;" in words(Sign(dominant=moving("v"), base=still("y")))


def test_a_base_hand_that_moves_by_itself_is_worth_a_look() -> None:
    base = mirror_lane("dominant")(Sign(dominant=moving("s"))).base
    place = SpacePoint("palm.centre", (-0.15, -0.15, 0.3))
    sign = Sign(dominant=Lane((Key("d1", 0.4, "v", place, hold_s=1.2),)), base=base)
    assert "the base hand moves" in words(sign)


def test_one_hand_alone_keeps_every_condition() -> None:
    assert two_hand_problems(Sign(dominant=moving())) == ()
    assert two_hand_problems(Sign()) == ()


def test_a_review_warns_and_finds_nothing_wrong() -> None:
    found = review(Sign(dominant=moving("v"), base=still("y")))
    assert [problem.severity for problem in found.problems] == ["warning"]
    assert found.problems[0].where == "lanes.base"
    assert found.is_good


def test_a_left_handed_signer_keeps_them_as_well() -> None:
    sign = alternate("dominant")(Sign(dominant=moving(), dominant_side="left"))
    assert not two_hand_problems(sign)
