import numpy as np
import pytest

from signer.document.values import PATH_SHAPES, PathShape
from signer.motion.movement.paths import bulge_direction, path_points
from tests.helpers.extent import each

START, END = np.array([0.0, 1.0, 0.1]), np.array([0.3, 1.2, 0.2])
SIDEWAYS, NONE = np.array([-1.0, 0.0, 0.0]), np.zeros(3)
SHARES = np.linspace(0.0, 1.0, 401)
BULGE = bulge_direction(START, END, SIDEWAYS, SIDEWAYS)


WAYS = [
    (shape, turns, end)
    for shape in PATH_SHAPES
    for turns in (1.0, 3.0, -2.0, 0.5, -0.25, 1.5)
    for end in (END, START)
]


@each(WAYS)
def test_every_path_meets_both_ends_exactly(way: tuple[PathShape, float, np.ndarray]) -> None:
    shape, turns, end = way
    bulge = bulge_direction(START, end, SIDEWAYS, SIDEWAYS)
    points = path_points(shape, 0.1, START, end, bulge, np.array([0.0, 1.0]), turns)
    np.testing.assert_allclose(points[0], START, rtol=0, atol=1e-15)
    assert (points[1] == end).all()


@each(WAYS)
def test_no_path_jumps(way: tuple[PathShape, float, np.ndarray]) -> None:
    shape, turns, end = way
    bulge = bulge_direction(START, end, SIDEWAYS, SIDEWAYS)
    points = path_points(shape, 0.05, START, end, bulge, SHARES, turns)
    assert np.linalg.norm(np.diff(points, axis=0), axis=1).max() < 0.012


def test_an_arc_stands_its_height_off_the_line_at_half_way() -> None:
    middle = path_points("arc", 0.1, START, END, BULGE, np.array([0.5]))[0]
    np.testing.assert_allclose(middle, (START + END) / 2 + 0.1 * BULGE, atol=1e-15)


def test_an_arc_bulges_away_from_the_body() -> None:
    assert BULGE @ SIDEWAYS > 0.0
    assert abs(BULGE @ (END - START)) < 1e-12


def test_between_free_points_an_arc_goes_forward_and_up() -> None:
    bulge = bulge_direction(START, START + SIDEWAYS, NONE, NONE)
    assert bulge[1] > 0.0
    assert bulge[2] > 0.0


@pytest.mark.parametrize("plane", [0.0, 0.7, -3.0])
@pytest.mark.parametrize("end", [START, START + SIDEWAYS, START + np.array([0.0, 0.6, 0.8])])
def test_a_bulge_is_always_a_unit_direction(end: np.ndarray, plane: float) -> None:
    assert np.linalg.norm(bulge_direction(START, end, SIDEWAYS, SIDEWAYS, plane)) == pytest.approx(1.0)


def test_a_plane_turns_the_bulge_about_the_line() -> None:
    turned = bulge_direction(START, END, SIDEWAYS, SIDEWAYS, np.radians(40.0))
    assert abs(turned @ (END - START)) < 1e-12
    assert np.degrees(np.arccos(turned @ BULGE)) == pytest.approx(40.0)


@pytest.mark.parametrize("turns", [0.25, 0.5, 0.75, 1.5, -0.5, -1.25])
def test_a_broken_number_of_turns_is_one_circle_through_both_ends(turns: float) -> None:
    points = path_points("circle", 0.0, START, END, BULGE, SHARES, turns)
    radius = np.linalg.norm(END - START) / (2.0 * abs(np.sin(np.pi * turns)))
    speed = np.linalg.norm(np.diff(points, axis=0), axis=1)
    assert speed.sum() == pytest.approx(2.0 * np.pi * radius * abs(turns), rel=1e-3)
    assert np.ptp(speed) < 1e-9
    middle = points[200] - (START + END) / 2
    if abs(turns) < 1.0:
        assert np.sign(middle @ BULGE) == np.sign(turns)


@pytest.mark.parametrize("turns", [1, 2, -3])
def test_whole_turns_at_one_place_are_rounds_of_the_radius(turns: int) -> None:
    bulge = bulge_direction(START, START, SIDEWAYS, SIDEWAYS)
    points = path_points("circle", 0.05, START, START, bulge, SHARES, turns)
    np.testing.assert_allclose(np.linalg.norm(points - (START + 0.05 * bulge), axis=1), 0.05, atol=1e-12)
    assert np.sign(points[5, 1] - START[1]) == np.sign(turns)  # off upwards, or downwards the other way round


def test_a_zigzag_goes_to_both_sides_of_the_line_and_comes_back_to_it() -> None:
    points = path_points("zigzag", 0.03, START, END, BULGE, SHARES, 3)
    off = (points - START - SHARES[:, None] * (END - START)) @ BULGE
    assert off.max() == pytest.approx(0.03, rel=1e-3)
    assert off.min() == pytest.approx(-0.03, rel=1e-3)
    assert len(np.flatnonzero(np.diff(np.sign(off[1:-1])))) == 5


def test_a_path_is_its_own_mirror_image() -> None:
    """What the other hand does in the mirror is the mirrored path, its plane turned the other way."""
    flip = np.array((-1.0, 1.0, 1.0))
    for end in (END, START):
        here = path_points(
            "circle", 0.05, START, end, bulge_direction(START, end, SIDEWAYS, NONE, 0.6), SHARES, 2
        )
        there_bulge = bulge_direction(START * flip, end * flip, SIDEWAYS * flip, NONE, -0.6)
        np.testing.assert_allclose(
            path_points("circle", 0.05, START * flip, end * flip, there_bulge, SHARES, 2),
            here * flip,
            atol=1e-12,
        )
