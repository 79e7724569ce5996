from math import pi

import pytest

from signer.motion.operations.possible import Blocked, Possible

DIAL = Possible(
    ((-0.5, 0.2), (0.6, 0.8)),
    (Blocked(-1.0, -0.5, "low"), Blocked(0.2, 0.6, "between"), Blocked(0.8, 1.0, "high")),
)
CIRCLE = Possible(
    ((-0.5, 2.0),), (Blocked(2.0, 3.0, "out"), Blocked(3.0, 2.0 * pi - 0.5, "back")), is_round=True
)


@pytest.mark.parametrize(
    ("wish", "nearest", "words"),
    [(0.0, 0.0, ""), (-0.9, -0.5, "low"), (0.3, 0.2, "between"), (0.5, 0.6, "between"), (5.0, 0.8, "high")],
)
def test_the_nearest_angle_of_a_dial_and_what_kept_it(wish: float, nearest: float, words: str) -> None:
    assert DIAL.nearest(wish) == (nearest, words)


@pytest.mark.parametrize(
    ("wish", "nearest", "words"),
    [(2.5, 2.0, "out"), (-1.0, -0.5, "back"), (-pi, 2.0, "out"), (1.0 + 2.0 * pi, 7.28, "")],
)
def test_the_nearest_angle_of_a_circle_goes_the_shorter_way_round(
    wish: float, nearest: float, words: str
) -> None:
    found = CIRCLE.nearest(wish)
    assert found.angle_rad == pytest.approx(nearest, abs=0.01)
    assert found.words == words


def test_where_nothing_is_possible_a_wish_is_left_as_it_is() -> None:
    assert Possible((), (Blocked(-1.0, 1.0, "Out of reach."),)).nearest(0.4) == (0.4, "")
