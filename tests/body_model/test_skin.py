"""The drawn surface follows the bones: at rest it is the rest, moved as one it stays itself, and single
precision is enough."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from body_model.load import load_body
from body_model.skin import cage_normals, face_weights, morphed_cage, posed_cage, skin_matrices, surface
from tests.helpers.extent import each
from tests.helpers.poses import random_matrices, rest_matrices

BODY = load_body()
TURN = Rotation.from_rotvec([0.3, -0.8, 0.4]).as_matrix()
SHIFT = np.array([0.2, -0.1, 0.5])


def test_at_rest_the_surface_is_the_refined_rest_cage() -> None:
    assert surface(BODY, rest_matrices(BODY)).positions == pytest.approx(
        BODY.subdivision @ BODY.cage, abs=1e-6
    )


def test_a_body_moved_as_one_keeps_its_shape_and_turns_its_normals() -> None:
    rest = surface(BODY, rest_matrices(BODY))
    turns = np.tile(TURN, (len(BODY.bone_names), 1, 1))
    moved = surface(BODY, skin_matrices(BODY, turns, BODY.heads @ TURN.T + SHIFT))
    assert np.abs(moved.positions - (rest.positions @ TURN.T + SHIFT)).max() < 2e-6
    assert np.abs(moved.normals - rest.normals @ TURN.T).max() < 2e-3


@pytest.mark.parametrize("seed", range(3))
def test_the_drawn_surface_is_the_refined_posed_cage_within_a_micrometre(seed: int) -> None:
    matrices = random_matrices(BODY, seed)
    face = face_weights(BODY, {"jawOpen": 0.7, "mouthSmileLeft": 0.4})
    exact = BODY.subdivision @ posed_cage(BODY, matrices, face)
    assert np.abs(surface(BODY, matrices, face).positions - exact).max() < 1e-6


def test_normals_are_unit_and_single_precision() -> None:
    drawn = surface(BODY, random_matrices(BODY, 4))
    assert drawn.positions.dtype == drawn.normals.dtype == np.float32
    assert drawn.positions.flags.c_contiguous
    assert drawn.normals.flags.c_contiguous
    assert np.abs(np.linalg.norm(drawn.normals, axis=1) - 1.0).max() < 1e-5


def test_normals_point_outwards() -> None:
    normals = cage_normals(BODY, BODY.cage)
    nose = np.argmax(BODY.cage[:, 2] * (BODY.cage[:, 1] > 1.5))
    back = np.argmin(BODY.cage[:, 2] + 10.0 * (np.abs(BODY.cage[:, 1] - 1.3) > 0.05))
    assert normals[nose, 2] > 0.0
    assert normals[back, 2] < 0.0


def test_a_bone_turned_moves_only_what_it_carries() -> None:
    wrist = BODY.bone_index["wrist.R"]
    turns = np.tile(np.eye(3), (len(BODY.bone_names), 1, 1))
    turns[wrist] = TURN
    moved = np.abs(posed_cage(BODY, skin_matrices(BODY, turns, BODY.heads)) - BODY.cage).max(axis=1) > 1e-12
    carried = np.asarray(BODY.weights[:, [wrist]].todense()).ravel() > 0.0
    assert not (moved & ~carried).any()
    assert moved.any()


def test_matrices_of_many_poses_are_those_of_each() -> None:
    turns = Rotation.from_rotvec(
        np.random.default_rng(5).normal(size=(4 * len(BODY.bone_names), 3))
    ).as_matrix()
    turns = turns.reshape(4, -1, 3, 3)
    positions = np.random.default_rng(6).normal(size=(4, len(BODY.bone_names), 3))
    many = skin_matrices(BODY, turns, positions)
    assert all(np.array_equal(many[k], skin_matrices(BODY, turns[k], positions[k])) for k in range(4))


def test_a_bone_carries_its_head_to_the_given_place() -> None:
    matrices = random_matrices(BODY, 7)
    turns = matrices[:, :, :3]
    places = np.random.default_rng(8).normal(size=BODY.heads.shape)
    carried = (
        skin_matrices(BODY, turns, places)
        @ np.append(BODY.heads, np.ones((len(BODY.heads), 1)), axis=1)[:, :, None]
    )
    assert carried[:, :, 0] == pytest.approx(places, abs=1e-14)


@each(BODY.shape_names)
def test_a_face_shape_moves_the_face_alone(name: str) -> None:
    moved = np.abs(morphed_cage(BODY, face_weights(BODY, {name: 1.0})) - BODY.cage).max(axis=1) > 1e-9
    assert moved.any()
    assert BODY.cage[moved, 1].min() > 1.40


def test_face_shapes_add_up() -> None:
    open_, puffed = (
        face_weights(BODY, {name: share}) for name, share in (("jawOpen", 1.0), ("cheekPuff", 0.5))
    )
    both = morphed_cage(BODY, open_ + puffed) - BODY.cage
    single = morphed_cage(BODY, open_) + morphed_cage(BODY, puffed) - 2.0 * BODY.cage
    assert both == pytest.approx(single, abs=1e-9)


def test_gaze_shapes_leave_the_eyeballs_to_their_bones() -> None:
    moved = np.abs(morphed_cage(BODY, face_weights(BODY, {"eyeLookUpLeft": 1.0})) - BODY.cage).max(axis=1)
    assert moved[BODY.parts == 1].max() == 0.0


def test_nothing_given_stays_unchanged_by_a_face() -> None:
    before = BODY.cage.copy()
    surface(BODY, rest_matrices(BODY), face_weights(BODY, {"jawOpen": 1.0}))
    assert np.array_equal(BODY.cage, before)
    assert surface(BODY, rest_matrices(BODY)).positions == pytest.approx(BODY.subdivision @ before, abs=1e-6)


def test_the_faces_of_many_frames_are_those_of_each_and_the_sums_of_their_shapes() -> None:
    faces = np.random.default_rng(9).uniform(0.0, 1.0, (3, len(BODY.shapes)))
    many = morphed_cage(BODY, faces)
    for face, cage in zip(faces, many, strict=True):
        summed = BODY.cage.copy()
        for weight, shape in zip(face, BODY.shapes.values(), strict=True):
            summed[shape.vertices] += weight * shape.moved
        assert np.abs(cage - summed).max() < 1e-12
        assert np.abs(morphed_cage(BODY, face) - summed).max() < 1e-12


def test_an_unknown_face_shape_is_named_with_those_there_are() -> None:
    with pytest.raises(LookupError, match=r"no face shape 'jawOpened'; there are .*jawOpen"):
        face_weights(BODY, {"jawOpened": 1.0})


def test_a_quad_cut_in_two_triangles_turns_normals_by_little() -> None:
    first, second = BODY.quads[:, [0, 1, 2, 2]], BODY.quads[:, [0, 2, 3, 3]]
    cut = replace(BODY, faces=np.concatenate([first, second]))
    whole, halves = (cage_normals(body, BODY.cage) for body in (BODY, cut))
    along = (whole * halves).sum(axis=1) / np.linalg.norm(whole, axis=1) / np.linalg.norm(halves, axis=1)
    assert np.percentile(along, 1.0) > np.cos(np.radians(15.0))
    drawn = surface(cut, rest_matrices(BODY))
    assert np.abs(drawn.positions - surface(BODY, rest_matrices(BODY)).positions).max() == 0.0
