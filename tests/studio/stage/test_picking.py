import math

import numpy as np
import pytest

from signer.studio.drawing.camera import Camera, Ray
from signer.studio.stage.picking import Circle, angle_nearest_to, distance_to_line, plane_hit, turned_angle
from tests.helpers.extent import each

ANGLES = np.linspace(-3.0, 3.0, 13)


def circles(count: int = 6) -> list[Circle]:
    rng = np.random.default_rng(11)
    found = []
    for _ in range(count):
        axis, start = rng.normal(size=(2, 3))
        axis /= np.linalg.norm(axis)
        start -= (start @ axis) * axis
        found.append(
            Circle(rng.normal(size=3), axis, start / np.linalg.norm(start), float(rng.uniform(0.05, 0.3)))
        )
    return found


def ray_at(eye: np.ndarray, point: np.ndarray) -> Ray:
    return Ray(eye, (point - eye) / np.linalg.norm(point - eye))


@each([(circle, angle) for circle in circles() for angle in ANGLES])
def test_the_angle_of_a_point_of_a_circle_is_its_own(place: tuple[Circle, float]) -> None:
    circle, angle = place
    assert circle.angle(circle.points(angle)) == pytest.approx(angle)


@each([(circle, angle) for circle in circles() for angle in ANGLES])
def test_a_line_of_sight_through_a_circle_finds_its_point(place: tuple[Circle, float]) -> None:
    circle, angle = place
    eye = circle.centre + 2.0 * circle.axis + [0.1, 0.2, 0.0]
    found = angle_nearest_to(circle, ray_at(eye, circle.points(angle)), angle + 0.4)
    assert math.remainder(found - angle, 2 * math.pi) == pytest.approx(0.0, abs=1e-4)


@each([(circle, angle) for circle in circles() for angle in ANGLES])
def test_a_ring_seen_from_its_face_turns_about_its_middle(place: tuple[Circle, float]) -> None:
    circle, angle = place
    far_out = circle.centre + 3.0 * (circle.points(angle) - circle.centre)
    found = turned_angle(circle, ray_at(circle.centre + 2.0 * circle.axis, far_out), angle - 0.2)
    assert found == pytest.approx(angle)


def test_a_ring_may_go_round_more_than_once() -> None:
    circle = circles(1)[0]
    eye, last = circle.centre + 2.0 * circle.axis, 0.0
    for angle in np.arange(0.0, 14.0, 0.3):
        last = turned_angle(circle, ray_at(eye, circle.points(angle)), last)
    assert last == pytest.approx(13.8)


@pytest.mark.parametrize("side", [1.0, -1.0])
def test_a_circle_seen_from_its_edge_stays_on_its_side(side: float) -> None:
    circle = Circle(np.zeros(3), np.array([0.0, 1.0, 0.0]), np.array([0.0, 0.0, 1.0]), 0.2)
    start = 0.0 if side > 0 else math.pi
    eye = np.array([0.0, 0.0, 3.0])
    found = angle_nearest_to(circle, ray_at(eye, np.array([0.05, 0.0, side * 0.2])), start)
    assert side * circle.points(found)[2] > 0.0


def test_a_plane_is_met_in_front_and_not_behind() -> None:
    ray = Camera((0.0, 1.0, 0.0), 2.0).ray(400, 300, 800, 600)
    hit = plane_hit(ray, (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    assert hit is not None
    assert np.allclose(hit, (0.0, 1.0, 0.0))
    assert plane_hit(ray, (0.0, 1.0, 5.0), (0.0, 0.0, 1.0)) is None
    assert plane_hit(ray, (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)) is None


def test_the_distance_to_a_line_is_to_its_nearest_piece() -> None:
    line = np.array([[0.0, 0.0], [10.0, 0.0], [10.0, 10.0]])
    assert distance_to_line(5.0, 3.0, line) == pytest.approx(3.0)
    assert distance_to_line(13.0, 14.0, line) == pytest.approx(5.0)
