"""The grids beside the triangles they were made from: distances, sides by solid angle, and what a point in no
box reads."""

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.penetration import compared
from body_model.distance.lattices import Grids, bend_of, is_bent
from body_model.distance.obstacles import load_obstacles, read_grids
from body_model.distance.parts import FAR, moving_bones
from body_model.load import distances_of, load_body, read_arrays
from body_model.model import EYE, SKIN, Body
from body_model.rays import nearest_in_triangles
from body_model.regions import points_of_parts, triangles_of_parts
from body_model.skin import surface
from body_model.surface_point import rest_surface
from signer.characters.load import load_character
from signer.motion.carriers.parts import PARTS
from signer.motion.posture.figure import BoneTurns, compose
from tests.helpers.extent import count, seeds
from tests.helpers.poses import rest_matrices

ARRAYS = read_arrays(distances_of(load_body().name), "tools/bake_distance.py")
GRIDS = {grid.name: grid for grid in read_grids(load_body(), ARRAYS)}


def read(name: str, points: np.ndarray, body: Body | None = None) -> np.ndarray:
    """Distances at points (k, 3) m of the rest frame, of the reference body unless another is given."""
    body = body or load_body()
    bones = np.broadcast_to(np.eye(3, 4), (1, len(body.bone_names), 3, 4))
    return Grids(body, [GRIDS[name]]).posed(bones).read(np.zeros(len(points), np.intp), points.T).distance


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
    body, points = load_body(), random_points("head", count(30, whole=600))
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


@pytest.mark.parametrize("name", ["head", "trunk"])
def test_both_sides_read_alike_on_a_body_that_is_its_own_mirror_image(name: str) -> None:
    body, points = load_body(), random_points(name, 1000)
    points[:, 0] = -np.abs(points[:, 0])
    across = points * np.array((-1.0, 1.0, 1.0), np.float32)
    assert np.array_equal(read(name, points), read(name, across))
    cage = body.cage.copy()
    cage[0, 0] += 0.001
    other = replace(body, cage=cage)
    assert np.array_equal(read(name, points), read(name, points, other))
    assert not np.array_equal(read(name, points, other), read(name, across, other))


BODY = load_body()
LEANS = ((0.5, 0.6, 0.3), (0.6, 0.7, 0.4, 0.02))
"""Lean, turn and tilt of the torso; nod, turn, tilt and thrust of the head: as far as signers go, and
farther."""


def bent() -> np.ndarray:
    character = load_character()
    turns = [
        BoneTurns(BODY.bones(*part.bones), part.turns(character, np.array([values])))
        for part, values in zip(PARTS, LEANS, strict=True)
    ]
    return compose(character, turns, {}, (1,)).matrices


def still_skin() -> np.ndarray:
    """Drawn vertices of trunk and neck that no arm moves."""
    shares = BODY.subdivision @ BODY.weights
    arms = np.asarray(shares[:, moving_bones(BODY)].sum(axis=1)).ravel()
    head = np.asarray(shares[:, BODY.bones("head", "eye.L", "eye.R")].sum(axis=1)).ravel()
    is_skin = points_of_parts(BODY, SKIN)
    return np.flatnonzero((arms < 0.003) & (head < 0.5) & is_skin)


def test_skin_goes_back_to_where_it_rests() -> None:
    rows, matrices = still_skin(), bent()
    drawn, rest = (surface(BODY, each).positions[rows] for each in (matrices[0], rest_matrices(BODY)))
    found = bend_of(BODY).unbent(matrices, np.zeros(len(rows), np.intp), np.ascontiguousarray(drawn.T))
    off = np.linalg.norm(found.T - rest, axis=1)
    assert np.median(off) < 0.002
    assert np.percentile(off, 95) < 0.008


def test_bent_skin_lies_in_the_skin_of_the_lattices() -> None:
    rows, matrices = still_skin(), bent()
    drawn = np.ascontiguousarray(surface(BODY, matrices[0]).positions[rows].T)
    height = np.abs(
        load_obstacles(BODY).lattices.posed(matrices).read(np.zeros(len(rows), np.intp), drawn).distance
    )
    assert np.median(height) < 0.0005
    assert np.percentile(height, 95) < 0.003


def test_what_moves_as_one_is_not_bent() -> None:
    rest = rest_matrices(BODY)[None]
    turned = compose(
        load_character(),
        [BoneTurns(BODY.bones("root"), PARTS[0].turns(load_character(), np.array([LEANS[0]]))[:, :1])],
        {},
        (1,),
    )
    assert not is_bent(BODY, rest)
    assert not is_bent(BODY, turned.matrices)
    assert is_bent(BODY, bent())
    points = (
        np.random.default_rng(1).uniform((-0.2, 0.9, -0.1), (0.2, 1.6, 0.2), (50, 3)).T.astype(np.float32)
    )
    assert bend_of(BODY).unbent(rest, np.zeros(50, np.intp), points) == pytest.approx(points, abs=1e-6)


def test_each_pose_of_a_batch_is_unbent_by_itself() -> None:
    matrices, points = np.concatenate([bent(), rest_matrices(BODY)[None]]), np.ones((3, 6), np.float32)
    pose = np.array([0, 1, 0, 1, 1, 0])
    found = bend_of(BODY).unbent(matrices, pose, points)
    for number in (0, 1):
        alone = bend_of(BODY).unbent(matrices[[number]], np.zeros(3, np.intp), points[:, :3])
        assert found[:, pose == number] == pytest.approx(alone, abs=1e-7)


def test_hands_lie_as_deep_as_they_are_drawn() -> None:
    """Held against every triangle of the drawn body: lattices that did not bend missed one limb in thirty of
    these."""
    limbs = [limb for seed in seeds(2, whole=300) for limb in compared(seed, "leaning")]
    assert sum(limb.true_m > 0.002 for limb in limbs) >= len(limbs) / 4
    assert sum(limb.is_missed for limb in limbs) <= 0.01 * len(limbs)
    assert sum(limb.is_made_up for limb in limbs) <= 0.01 * len(limbs)
