"""The measure of overlap, on bodies whose depths are known."""

import numpy as np
import pytest

from signer.fitting.overlap import heights
from signer.fitting.patch import Patch, to_triangles, winding


def ball(rings: int = 24, around: int = 48, radius: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """Points and outward triangles of a sphere about the origin."""
    polar, turn = np.meshgrid(
        np.linspace(0, np.pi, rings + 1), np.linspace(0, 2 * np.pi, around, endpoint=False), indexing="ij"
    )
    points = radius * np.stack(
        [np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn), np.cos(polar)], axis=-1
    ).reshape(-1, 3)
    a = (np.arange(rings)[:, None] * around + np.arange(around)).ravel()
    b = (np.arange(rings)[:, None] * around + (np.arange(around) + 1) % around).ravel()
    faces = np.concatenate(
        [np.stack([a, a + around, b], axis=1), np.stack([b, a + around, b + around], axis=1)]
    )
    corners = points[faces]
    area = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    faces = faces[area > 1e-12]
    # The poles' many points are one.
    faces = np.where(faces < around, 0, np.where(faces >= rings * around, rings * around, faces))
    return points, faces


POINTS, FACES = ball()
RANDOM = np.random.default_rng(3).uniform(-1.3, 1.3, (400, 3))
RADII = np.linalg.norm(RANDOM, axis=1)
CLEAR = np.abs(RADII - 1.0) > 0.02


def test_a_closed_surface_winds_once_around_what_is_inside_and_never_around_what_is_outside() -> None:
    found = winding(RANDOM[CLEAR], POINTS[FACES])
    assert found == pytest.approx((RADII[CLEAR] < 1.0).astype(float), abs=1e-9)


def test_depth_in_a_ball_is_the_way_to_its_surface() -> None:
    ball_, points, depths = Patch.of(FACES), RANDOM[CLEAR], np.maximum(1.0 - RADII[CLEAR], 0.0)
    assert [ball_.deepest(points[row : row + 1], POINTS) for row in range(30)] == pytest.approx(
        depths[:30], abs=0.01
    )
    assert ball_.deepest(points, POINTS) == pytest.approx(depths.max(), abs=0.01)


def test_a_border_is_closed_so_that_half_a_ball_is_a_body() -> None:
    upper = FACES[(POINTS[FACES][..., 2] > -1e-9).all(axis=1)]
    half = Patch.of(upper)
    clear = CLEAR & (np.abs(RANDOM[:, 2]) > 0.02)
    assert len(half.rims) == 48
    assert (half.contains(RANDOM[clear], POINTS) == ((RADII[clear] < 1.0) & (RANDOM[clear, 2] > 0.0))).all()


def test_two_borders_get_a_lid_each() -> None:
    belt = FACES[(np.abs(POINTS[FACES][..., 2]) < 0.5).all(axis=1)]
    tube = Patch.of(belt)
    assert set(tube.rims[:, 2]) == {0, 1}
    assert tube.contains(np.array([[0.0, 0.0, 0.0], [0.0, 0.0, 0.9], [0.0, 0.95, 0.0]]), POINTS).tolist() == [
        True,
        False,
        True,
    ]


def test_the_way_to_a_triangle_ends_on_its_face_its_edge_or_its_corner() -> None:
    triangle = np.array([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    points = np.array([[0.2, 0.2, 0.5], [0.5, -0.3, 0.0], [-3.0, -4.0, 0.0], [1.0, 1.0, 0.0]])
    assert to_triangles(points, np.broadcast_to(triangle, (4, 3, 3))) == pytest.approx(
        [0.5, 0.3, 5.0, np.sqrt(0.5)]
    )


def test_the_quick_height_agrees_with_the_measure_near_the_surface() -> None:
    centimetre, used = 0.01, np.unique(FACES)
    near = RANDOM[np.abs(RADII - 1.0) < 0.2]
    found = heights(centimetre * near, centimetre * POINTS[used], POINTS[used])
    assert found / centimetre == pytest.approx(np.linalg.norm(near, axis=1) - 1.0, abs=0.03)
