"""The grids beside the triangles they were made from: distances, sides by solid angle, and what a point in no
box reads."""

import numpy as np
import pytest

from body_model.distance_grid import Grids
from body_model.distance_load import read_grids
from body_model.distance_parts import FAR
from body_model.load import distances_of, load_body, read_arrays
from body_model.model import EYE, SKIN
from body_model.rays import nearest_in_triangles
from body_model.regions import triangles_of_parts
from body_model.surface_point import rest_surface
from tests.helpers.extent import count

ARRAYS = read_arrays(distances_of(load_body().name), "tools/bake_distance.py")
GRIDS = {grid.name: grid for grid in read_grids(load_body(), ARRAYS)}


def read(name: str, points: np.ndarray) -> np.ndarray:
    """Distances at points (k, 3) m of the rest frame."""
    bones = np.broadcast_to(np.eye(3, 4), (1, len(load_body().bone_names), 3, 4))
    return Grids(load_body(), [GRIDS[name]]).posed(bones).distances(np.zeros(len(points), np.intp), points.T)


def random_points(name: str, how_many: int) -> np.ndarray:
    """Points within a centimetre of skin in a grid's box."""
    grid, rng = GRIDS[name], np.random.default_rng(7)
    positions, normals = rest_surface(load_body())
    low = grid.origin + 0.015
    high = grid.origin + grid.step_m * (np.array(grid.shape) - 1) - 0.015
    body = load_body()
    skin = np.zeros(len(positions), bool)
    skin[body.triangles[triangles_of_parts(body, SKIN)]] = True
    within = np.flatnonzero(
        ((positions > low) & (positions < high)).all(axis=1) & (body.materials[:, 4] < 0.01) & skin
    )
    chosen = rng.choice(within, how_many)
    return (positions[chosen] + normals[chosen] * rng.uniform(-0.01, 0.01, (how_many, 1))).astype(np.float32)


def solid_angles(points: np.ndarray, corners: np.ndarray) -> np.ndarray:
    """The winding numbers of triangles round points, after Van Oosterom and Strackee 1983."""
    found = []
    for point in points:
        a, b, c = np.moveaxis(corners - point, 1, 0)
        la, lb, lc = (np.linalg.norm(each, axis=1) for each in (a, b, c))
        below = la * lb * lc + (a * b).sum(1) * lc + (b * c).sum(1) * la + (c * a).sum(1) * lb
        found.append(np.arctan2((a * np.cross(b, c)).sum(1), below).sum() / (2.0 * np.pi))
    return np.array(found)


@pytest.mark.parametrize("name", ["head", "trunk"])
def test_a_grid_is_within_a_millimetre_of_the_nearest_triangle(name: str) -> None:
    body, points = load_body(), random_points(name, count(30, whole=300))
    positions = rest_surface(body).positions
    corners = positions[body.triangles[triangles_of_parts(body, SKIN, EYE)]]
    for point, told in zip(points, read(name, points), strict=True):
        near = corners[np.linalg.norm(corners.mean(axis=1) - point, axis=1) < 0.03]
        on = np.einsum("nk,nki->ni", nearest_in_triangles(near, point), near)
        true = np.linalg.norm(on - point, axis=1).min()
        # an inner side of a socket or of the mouth may be nearer: that is no skin that a hand can be at
        assert abs(abs(told) - true) < 0.0015 or abs(told) > true


def test_the_side_of_the_head_is_that_of_the_winding_number() -> None:
    body, points = load_body(), random_points("head", count(80, whole=600))
    positions = rest_surface(body).positions
    skin = solid_angles(points, positions[body.triangles[triangles_of_parts(body, SKIN)]])
    eyes = solid_angles(points, positions[body.triangles[triangles_of_parts(body, EYE)]])
    told, within = read("head", points), (skin > 0.5) | (eyes > 0.5)
    assert (told[within] < 0.001).all()
    # what lies between an eye and its socket, or between the lips, counts as within
    assert (told[~within] > -0.001).mean() > 0.96


def test_mouth_and_eyes_are_no_holes() -> None:
    body = load_body()
    positions = rest_surface(body).positions
    mouth = positions[body.materials[:, 4] > 0.9].mean(axis=0)
    eye = body.heads[body.bone_index["eye.L"]]
    inner = read("head", np.array([mouth, eye], np.float32))
    assert (inner < -0.01).all()


def test_a_point_outside_the_box_is_far_away() -> None:
    assert read("trunk", np.array([[2.0, 0.0, 0.0]], np.float32))[0] == FAR
