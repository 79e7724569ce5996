"""The lab's picture of the chain's space."""

from math import radians

import numpy as np
import pytest

from signer.studio.lab.problem import Kind
from signer.studio.lab.projection import projection, turned

KINDS: tuple[Kind, ...] = ("plane", "space", "links")


@pytest.mark.parametrize("kind", KINDS)
def test_a_pixel_leads_back_to_its_place(kind: Kind) -> None:
    view = projection(kind, 0.67, (640, 500), (0.4, -0.3))
    place = np.array((0.1, -0.2, 0.3))
    x, y = view.screen(place)
    assert view.place(x, y, place) == pytest.approx(place, abs=1e-12)


def test_the_arm_in_a_plane_is_seen_from_the_right_with_forward_to_the_right() -> None:
    view = projection("plane", 1.0, (400, 400))
    x, y = view.screen(np.array((0.0, 0.5, 1.0)))
    assert x > 200 > y


def test_the_whole_reach_is_in_the_picture() -> None:
    view = projection("links", 5.0, (640, 500))
    assert 5.0 * view.scale < 250


def test_turning_stops_short_of_the_pole_and_keeps_the_axes_square() -> None:
    turn = (0.0, 0.0)
    for _ in range(50):
        turn = turned(turn, 31, 40)
    view = projection("space", 1.0, (400, 400), turn)
    assert turn[1] == pytest.approx(radians(89))
    assert np.dot(view.right, view.up) == pytest.approx(0.0, abs=1e-12)
    assert np.linalg.norm(view.up) == pytest.approx(1.0)
