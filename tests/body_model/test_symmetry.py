"""The body is exactly its own mirror image, so that a sign can change hands without changing."""

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.load import load_body
from body_model.skin import skin_matrices, surface
from body_model.surface_point import attach, mirrored
from tests.helpers.poses import random_matrices, random_points

BODY = load_body()
FLIP = np.diag([-1.0, 1.0, 1.0])


@pytest.mark.parametrize("points", [BODY.cage, BODY.bare_cage], ids=["dressed", "bare"])
def test_the_cage_is_its_own_mirror_image(points: Array) -> None:
    assert np.array_equal(points[BODY.mirror_vertex], points @ FLIP)


def test_weights_are_the_same_on_both_sides() -> None:
    weights = BODY.weights.toarray()
    assert np.array_equal(weights[BODY.mirror_vertex][:, BODY.mirror_bone], weights)


def test_joints_and_frames_are_the_same_on_both_sides() -> None:
    assert np.array_equal(BODY.heads[BODY.mirror_bone], BODY.heads @ FLIP)
    assert np.array_equal(BODY.tails[BODY.mirror_bone], BODY.tails @ FLIP)
    assert np.abs(BODY.frames[BODY.mirror_bone] - FLIP @ BODY.frames @ FLIP).max() < 1e-15


def test_parts_and_names_are_the_same_on_both_sides() -> None:
    swap = {"L": "R", "R": "L"}
    other = [name[:-1] + swap[name[-1]] if name[-2] == "." else name for name in BODY.bone_names]
    assert np.array_equal(BODY.parts[BODY.mirror_vertex], BODY.parts)
    assert [BODY.bone_names[bone] for bone in BODY.mirror_bone] == other


def test_quads_are_the_same_on_both_sides_with_their_turn_reversed() -> None:
    expected = BODY.mirror_vertex[BODY.quads][:, [0, 3, 2, 1]]
    assert np.array_equal(BODY.quads[BODY.mirror_quad], expected)


def test_materials_are_the_same_on_both_sides() -> None:
    count = len(BODY.cage)
    assert np.abs(BODY.materials[:count][BODY.mirror_vertex] - BODY.materials[:count]).max() < 1e-6


def test_landmarks_are_the_same_on_both_sides() -> None:
    for name, point in BODY.landmarks.items():
        other = {".R": name[:-2] + ".L", ".L": name[:-2] + ".R"}.get(name[-2:], name)
        assert np.array_equal(BODY.landmarks[other], FLIP @ point)


def test_mirroring_a_surface_point_twice_gives_it_back() -> None:
    assert all(mirrored(BODY, mirrored(BODY, point)) == point for point in random_points(BODY, 1, 100))


def test_a_mirrored_surface_point_lies_at_the_mirrored_place() -> None:
    for point in random_points(BODY, 2, 60):
        here, there = attach(BODY, [(point, 1.0)]), attach(BODY, [(mirrored(BODY, point), 1.0)])
        assert there.rest == pytest.approx(FLIP @ here.rest, abs=1e-15)
        assert there.rest_normal == pytest.approx(FLIP @ here.rest_normal, abs=1e-13)


def test_a_mirrored_pose_has_the_mirrored_surface() -> None:
    matrices = random_matrices(BODY, 3)
    rotations = matrices[:, :, :3]
    positions = matrices[:, :, 3] + np.einsum("bij,bj->bi", rotations, BODY.heads)
    other = skin_matrices(BODY, FLIP @ rotations[BODY.mirror_bone] @ FLIP, positions[BODY.mirror_bone] @ FLIP)
    here, there = surface(BODY, matrices), surface(BODY, other)
    count = len(BODY.cage)
    assert np.abs(there.positions[:count][BODY.mirror_vertex] - here.positions[:count] @ FLIP).max() < 1e-6
