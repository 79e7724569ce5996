"""Turning the hand in the picker: a drag holds the skin, four buttons look straight at a side."""

import math

import pytest

from signer.studio.panels.hand_turn import SIDES_RAD, HandTurn, turn_that_shows, turn_to

PALM, BACK, UP = (0.0, 0.0, 1.0), (0.0, 0.0, -1.0), (0.0, 1.0, 0.0)


@pytest.mark.parametrize("name", list(SIDES_RAD))
def test_a_button_looks_straight_at_its_side(name: str) -> None:
    turn = turn_to(next(side for side in SIDES_RAD if side == name))
    assert turn.side == name


def test_between_two_sides_no_button_is_on() -> None:
    assert HandTurn(math.radians(45)).side is None
    assert HandTurn(0.0, math.radians(60)).side is None


def test_the_skin_follows_the_pointer() -> None:
    assert HandTurn().dragged(10, 0, "right").azimuth_rad < 0 < HandTurn().dragged(10, 0, "left").azimuth_rad
    assert HandTurn().dragged(0, 10, "right").elevation_rad > HandTurn().elevation_rad


def test_the_hand_turns_all_the_way_round_but_never_over() -> None:
    turn = HandTurn()
    for _ in range(200):
        turn = turn.dragged(9, 9, "right")
    assert abs(turn.azimuth_rad) <= math.pi
    assert turn.elevation_rad < math.pi / 2


def test_a_hidden_point_turns_the_hand_to_the_side_that_shows_it() -> None:
    assert turn_that_shows(BACK, "right", HandTurn()).side == "back"


@pytest.mark.parametrize(("side", "x"), [("right", 1.0), ("left", -1.0)])
def test_the_thumbs_side_is_the_thumbs_side_of_either_hand(side: str, x: float) -> None:
    hand = "right" if side == "right" else "left"
    assert turn_that_shows((x, 0.0, 0.0), hand, HandTurn()).side == "thumb"


@pytest.mark.parametrize("normal", [PALM, UP])
def test_a_point_in_sight_turns_nothing(normal: tuple[float, float, float]) -> None:
    turn = HandTurn(math.radians(30))
    assert turn_that_shows(normal, "right", turn) is turn
