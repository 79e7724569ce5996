import math

import numpy as np
import pytest

from signer.studio.drawing.camera import Camera, looking_along
from tests.helpers.extent import each

SIZE = (800.0, 600.0)


def random_cameras(count: int = 30) -> list[Camera]:
    rng = np.random.default_rng(7)
    return [
        Camera(
            target_m=(float(x), float(y), float(z)),
            distance_m=float(rng.uniform(0.3, 3.0)),
            azimuth_rad=float(rng.uniform(-3.1, 3.1)),
            elevation_rad=float(rng.uniform(-math.pi / 2, math.pi / 2)),
        )
        for x, y, z in rng.uniform(-0.5, 1.5, (count, 3))
    ]


def test_the_front_view_has_the_signers_left_on_the_right() -> None:
    camera = Camera((0.0, 1.3, 0.0), 2.0)
    left, up, _ = camera.project([[0.2, 1.3, 0.0], [0.0, 1.5, 0.0], [0.0, 1.3, 0.0]], *SIZE)
    assert left[0] > 400
    assert left[1] == pytest.approx(300)
    assert up[1] < 300
    assert up[0] == pytest.approx(400)


@each(random_cameras())
def test_a_single_point_is_seen_where_it_is_among_many(camera: Camera) -> None:
    points = np.array(camera.target_m) + np.random.default_rng(3).uniform(-1.0, 1.0, (5, 3))
    many = camera.project(points, *SIZE)
    assert [camera.pixel(point, *SIZE) for point in points] == pytest.approx(many, rel=1e-9)


@each(random_cameras())
def test_a_ray_through_a_pixel_meets_what_is_shown_there(camera: Camera) -> None:
    point = np.array(camera.target_m) + camera.axes @ [0.05, -0.03, 0.02]
    x, y, depth = camera.project(point, *SIZE)
    ray = camera.ray(x, y, *SIZE)
    along = (point - ray.origin) @ ray.direction
    assert np.allclose(ray.origin + along * ray.direction, point, atol=1e-9)
    assert depth == pytest.approx(along * -(ray.direction @ camera.axes[:, 2]))


@each(random_cameras())
def test_projecting_agrees_with_the_matrices_of_the_graphics_card(camera: Camera) -> None:
    point = np.array([*(np.array(camera.target_m) + camera.axes @ [0.04, 0.06, -0.05]), 1.0])
    clip = camera.projection(*SIZE) @ camera.view() @ point
    x, y = (clip[:2] / clip[3] * [0.5, -0.5] + 0.5) * SIZE
    assert np.allclose(camera.project(point[:3], *SIZE)[:2], (x, y), atol=1e-6)


@pytest.mark.parametrize("camera", random_cameras(8))
def test_axes_are_a_rotation_even_straight_from_above(camera: Camera) -> None:
    for one in (camera, camera.orbited(0.0, 10.0)):
        assert np.allclose(one.axes.T @ one.axes, np.eye(3), atol=1e-12)
        assert np.linalg.det(one.axes) == pytest.approx(1.0)


def test_panning_keeps_the_point_under_the_pointer() -> None:
    camera = Camera((0.1, 1.2, 0.0), 1.5, 0.4, 0.2)
    before = camera.project(camera.target_m, *SIZE)[:2]
    after = camera.panned(30.0, -12.0, *SIZE).project(camera.target_m, *SIZE)[:2]
    assert np.allclose(after - before, (30.0, -12.0), atol=1e-6)


def test_orbiting_goes_round_and_never_over_the_top() -> None:
    camera = Camera((0.0, 1.0, 0.0), 1.0)
    assert camera.orbited(0.0, 9.0).elevation_rad == pytest.approx(math.pi / 2)
    assert camera.orbited(2 * math.pi + 0.3, 0.0).azimuth_rad == pytest.approx(0.3)


def test_zooming_there_and_back_changes_nothing() -> None:
    camera = Camera((0.0, 1.0, 0.0), 1.0)
    assert camera.zoomed(1.25).zoomed(0.8).distance_m == pytest.approx(1.0)
    assert camera.zoomed(1e9).distance_m > 0.0


def test_halfway_to_another_camera_turns_the_short_way() -> None:
    here, there = (
        Camera((0.0, 1.0, 0.0), 1.0, math.radians(170)),
        Camera((0.0, 1.0, 0.0), 1.0, math.radians(-170)),
    )
    assert abs(here.toward(there, 0.5).azimuth_rad) == pytest.approx(math.pi)
    assert here.toward(there, 1.0).azimuth_rad == pytest.approx(there.azimuth_rad)


def test_looking_along_stands_where_it_was_told() -> None:
    direction = np.array([0.6, 0.0, 0.8])
    assert np.allclose(looking_along(direction, (0, 1, 0), 2.0).eye, np.array([0, 1, 0]) + 2.0 * direction)


def test_a_pixel_is_as_long_as_it_looks() -> None:
    camera = Camera((0.0, 1.3, 0.0), 2.0, 0.3)
    length = camera.pixel_m(camera.target_m, *SIZE)
    a, b = camera.project([camera.target_m, np.array(camera.target_m) + length * camera.axes[:, 0]], *SIZE)
    assert b[0] - a[0] == pytest.approx(1.0)
