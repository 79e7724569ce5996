"""Rays and nearest points on plain triangles, where the answer is known by hand."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.rays import first_hit, nearest_in_triangles, nearest_point

CORNERS = np.array(
    [
        [0.0, 0.0, 0.0],
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [1.0, 1.0, 0.0],
        [0.0, 0.0, -1.0],
        [1.0, 0.0, -1.0],
        [0.0, 1.0, -1.0],
    ]
)
SHEETS = np.array([[0, 1, 2], [1, 3, 2], [4, 5, 6]])
DOWN = np.array([0.0, 0.0, -3.0])


def test_the_nearer_of_two_sheets_is_hit() -> None:
    hit = first_hit(CORNERS, SHEETS, np.array([0.2, 0.3, 2.0]), DOWN)
    assert hit is not None
    assert hit.triangle == 0
    assert hit.barycentric == pytest.approx([0.5, 0.2, 0.3])
    assert hit.distance_m == pytest.approx(2.0)


def test_what_lies_behind_is_not_hit() -> None:
    hit = first_hit(CORNERS, SHEETS, np.array([0.2, 0.3, -0.5]), DOWN)
    assert hit is not None
    assert hit.triangle == 2


def test_a_back_is_hit_as_well_as_a_front() -> None:
    assert first_hit(CORNERS, SHEETS, np.array([0.2, 0.3, -0.5]), -DOWN) is not None


@pytest.mark.parametrize("x", np.linspace(0.0, 1.0, 7))
def test_a_ray_through_a_shared_edge_does_not_slip_between(x: float) -> None:
    assert first_hit(CORNERS, SHEETS[:2], np.array([x, 1.0 - x, 1.0]), DOWN) is not None


def test_a_ray_along_a_sheet_or_past_it_meets_nothing() -> None:
    assert first_hit(CORNERS, SHEETS, np.array([-1.0, 0.2, 0.0]), np.array([1.0, 0.0, 0.0])) is None
    assert first_hit(CORNERS, SHEETS, np.array([2.0, 2.0, 1.0]), DOWN) is None


@pytest.mark.parametrize(
    ("point", "nearest", "distance"),
    [
        ((0.2, 0.2, 0.3), (0.2, 0.2, 0.0), 0.3),
        ((-1.0, 0.5, 0.0), (0.0, 0.5, 0.0), 1.0),
        ((2.0, 2.0, 0.0), (1.0, 1.0, 0.0), 2.0**0.5),
    ],
)
def test_the_nearest_point_is_inside_on_an_edge_or_a_corner(
    point: tuple[float, ...], nearest: tuple[float, ...], distance: float
) -> None:
    hit = nearest_point(CORNERS, SHEETS, np.array(point))
    assert hit.barycentric @ CORNERS[SHEETS[hit.triangle]] == pytest.approx(nearest)
    assert hit.distance_m == pytest.approx(distance)


def test_no_sampled_point_is_nearer() -> None:
    rng = np.random.default_rng(3)
    shares = rng.dirichlet(np.ones(3), 400)
    for point in rng.normal(size=(30, 3)):
        samples = np.einsum("sk,tki->tsi", shares, CORNERS[SHEETS])
        assert (
            nearest_point(CORNERS, SHEETS, point).distance_m
            <= np.linalg.norm(samples - point, axis=2).min() + 1e-12
        )


def test_a_ray_that_is_aimed_at_a_triangle_its_edge_or_corner_meets_it_among_all_and_alone() -> None:
    body, draw = load_body(), np.random.default_rng(0)
    positions = np.asarray(body.subdivision @ body.cage)
    for index, row in enumerate(draw.integers(len(body.triangles), size=60).tolist()):
        shares = (draw.dirichlet(np.ones(3)), np.array([0.0, 0.3, 0.7]), np.array([0.0, 1.0, 0.0]))[index % 3]
        way = draw.normal(size=3)
        origin = shares @ positions[body.triangles[row]] - draw.uniform(0.2, 2.0) * way
        alone = first_hit(positions, body.triangles[[row]], origin, way)
        found = first_hit(positions, body.triangles, origin, way)
        assert alone is not None
        assert found is not None
        assert found.distance_m <= alone.distance_m
        again = first_hit(positions, body.triangles[[found.triangle]], origin, way)
        assert again is not None
        assert again.distance_m == found.distance_m


def test_the_nearest_point_of_a_triangle_without_area_is_that_of_its_edges() -> None:
    """As they are where points of our surface lie in one place of somebody else's skin."""
    rng = np.random.default_rng(5)
    ends, points = rng.random((50, 2, 3)), rng.random((50, 3))
    between = ends[:, 0] + rng.random((50, 1)) * (ends[:, 1] - ends[:, 0])
    for corners in (
        np.stack([*ends.swapaxes(0, 1), between], axis=1),
        ends[:, [0, 1, 1]],
        ends[:, [0, 0, 0]],
    ):
        shares = nearest_in_triangles(corners, points)
        found = np.einsum("nk,nki->ni", shares, corners)
        along = np.linspace(0.0, 1.0, 2001)[:, None, None]
        line = corners[:, 0] + along * (corners[:, 1] - corners[:, 0])
        least = np.linalg.norm(line - points, axis=2).min(axis=0)
        assert np.abs(np.linalg.norm(found - points, axis=1) - least).max() < 1e-4
