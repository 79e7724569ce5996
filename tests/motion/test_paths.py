import numpy as np
import pytest

from signer.document.values import PATH_SHAPES, PathShape
from signer.motion.paths import bulge_direction, path_points

START, END = np.array([0.0, 1.0, 0.1]), np.array([0.3, 1.2, 0.2])
SIDEWAYS, NONE = np.array([-1.0, 0.0, 0.0]), np.zeros(3)


@pytest.mark.parametrize("shape", PATH_SHAPES)
def test_every_path_meets_both_ends_exactly(shape: PathShape) -> None:
    points = path_points(shape, 0.1, START, END, SIDEWAYS, np.array([0.0, 1.0]))
    assert (points[0] == START).all()
    assert (points[1] == END).all()


def test_an_arc_stands_its_height_off_the_line_at_half_way() -> None:
    bulge = bulge_direction(START, END, SIDEWAYS, SIDEWAYS)
    middle = path_points("arc", 0.1, START, END, bulge, np.array([0.5]))[0]
    np.testing.assert_allclose(middle, (START + END) / 2 + 0.1 * bulge, atol=1e-15)


def test_an_arc_bulges_away_from_the_body() -> None:
    bulge = bulge_direction(START, END, SIDEWAYS, SIDEWAYS)
    assert bulge @ SIDEWAYS > 0.0
    assert abs(bulge @ (END - START)) < 1e-12


def test_between_free_points_an_arc_goes_forward_and_up() -> None:
    bulge = bulge_direction(START, START + SIDEWAYS, NONE, NONE)
    assert bulge[1] > 0.0
    assert bulge[2] > 0.0


@pytest.mark.parametrize("end", [START, START + SIDEWAYS, START + np.array([0.0, 0.6, 0.8])])
def test_a_bulge_is_always_a_unit_direction(end: np.ndarray) -> None:
    assert np.linalg.norm(bulge_direction(START, end, SIDEWAYS, SIDEWAYS)) == pytest.approx(1.0)
