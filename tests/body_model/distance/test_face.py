"""Depths in a face that moves: told as they are drawn, in read-outs, checks and searches alike."""

import numpy as np
import pytest
from scipy.spatial import cKDTree

from benchmarks.drawn_depth import deepest
from benchmarks.penetration import compared
from body_model.distance.exact import sunk
from body_model.distance.obstacles import load_obstacles
from body_model.load import load_body
from body_model.model import SKIN
from body_model.rays import nearest_in_triangles
from body_model.regions import triangles_of_parts
from body_model.skin import face_weights, surface
from signer.characters.load import load_character
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, Orientation
from signer.motion.operations.searches import BringClear
from signer.motion.posing import pose_at, poses
from signer.motion.posture.penetration import inside_of, insides
from tests.helpers.characters import SOME_BODIES
from tests.helpers.extent import seeds
from tests.helpers.faces import MIRRORED, with_held_face
from tests.helpers.poses import rest_matrices

HELD = Key(
    "k1",
    0.5,
    "b",
    Contact("index.tip", "cheekbone.R"),
    0.5,
    orientation=Orientation(0.4, 0.3, 0.0),
    elbow=Elbow(0.2),
)
"""A flat hand over the cheek, which it does not touch until the cheek is puffed."""
FACES = (
    {"cheekPuff": 1.0},
    {"jawOpen": 0.8},
    {"mouthSmileLeft": 1.0, "mouthSmileRight": 0.6, "browInnerUp": 1.0},
)


def test_hands_lie_as_deep_in_moved_faces_as_they_are_drawn() -> None:
    """Held against every triangle of the drawn body: on faces at rest one of these in four was off."""
    limbs = [limb for seed in seeds(1, whole=300) for limb in compared(seed, "faces")]
    assert sum(limb.true_m > 0.002 for limb in limbs) >= len(limbs) / 4
    assert not any(limb.true_m > 0.002 and limb.told_m == 0.0 for limb in limbs)
    assert not any(limb.true_m == 0.0 and limb.told_m > 0.002 for limb in limbs)
    assert sum(limb.is_missed for limb in limbs) <= 0.01 * len(limbs)
    assert sum(limb.is_made_up for limb in limbs) <= 0.01 * len(limbs)


@pytest.mark.parametrize("name", SOME_BODIES)
@pytest.mark.parametrize("strengths", FACES, ids=lambda one: next(iter(one)))
def test_points_before_and_behind_drawn_skin_are_as_far_from_it_as_they_are(
    name: str, strengths: dict[str, float]
) -> None:
    """By another road: points off the drawn triangles, and the nearest point of these."""
    body, lattices = load_body(name), load_obstacles(load_body(name)).lattices
    weights, matrices = face_weights(body, strengths), rest_matrices(body)[None]
    drawn = surface(body, matrices[0], weights)
    moved = np.linalg.norm(drawn.positions - surface(body, matrices[0]).positions, axis=1)
    every = body.triangles[triangles_of_parts(body, SKIN)]
    skin = every[body.materials[every, 4].max(axis=1) == 0.0]
    rows = np.flatnonzero(moved[skin].min(axis=1) > 0.003)
    rows = rows[:: max(1, len(rows) // 150)]
    corners = drawn.positions[every].astype(float)
    tree = cKDTree(corners.mean(axis=1))
    middles = drawn.positions[skin[rows]].astype(float).mean(axis=1)
    posed = lattices.posed(matrices, weights)
    for off_m in (-0.005, 0.004):
        points = middles + off_m * drawn.normals[skin[rows, 0]]
        near = tree.query(points, k=48)[1].ravel()
        there, again = corners[near], np.repeat(points, 48, axis=0)
        on = np.einsum("nk,nki->ni", nearest_in_triangles(there, again), there)
        true = np.linalg.norm(on - again, axis=1).reshape(-1, 48).min(axis=1)
        found = posed.read(
            np.zeros(len(rows), np.intp), np.ascontiguousarray(points.T.astype(np.float32))
        ).distance
        # in folds and lips what is before one skin lies behind another, or before that inside the mouth
        is_alone = true > 0.95 * abs(off_m)
        assert is_alone.sum() > 0.1 * len(rows)
        assert np.percentile(np.abs(found[is_alone] - off_m), 95) < 0.0006


def test_a_hand_under_a_cheek_that_is_puffed_is_told_and_brought_out() -> None:
    sign = Sign(tracks=(HandTrack("dominant", (HELD,)),))
    puffed = with_held_face(sign, cheekPuff=1.0)
    assert inside_of(pose_at(sign, 0.6))["dominant"].is_clear
    assert not inside_of(pose_at(puffed, 0.6))["dominant"].is_clear
    after = BringClear(at=Moment("dominant", 0.6)).outcome(puffed).after
    pose = pose_at(after, 0.6)
    told = inside_of(pose)["dominant"]
    assert told.is_clear
    assert pose.hands["dominant"].contact_error_m < 1e-4
    drawn = deepest(pose.matrices, pose.face_weights)["right", "hand"].depth_m
    assert drawn == pytest.approx(told.depth_m, abs=0.002)


def test_a_clip_is_told_frame_by_frame_and_left_handed_as_right_handed() -> None:
    sign = with_held_face(Sign(tracks=(HandTrack("dominant", (HELD,)),)), 0.55, cheekPuffRight=1.0)
    clip = poses(sign, [0.5, 0.6, 0.7], load_character())
    told = insides(clip)["dominant"]
    assert told[0].depth_m < told[-1].depth_m - 0.002
    for pose, one in zip(clip, told, strict=True):
        assert inside_of(pose)["dominant"].depth_m == pytest.approx(one.depth_m, abs=1e-6)
    pose = clip[2]
    body, flip = load_body(), np.array((-1.0, 1.0, 1.0))
    mirrored = pose.matrices[body.mirror_bone] * flip[:, None] * np.array((-1.0, 1.0, 1.0, 1.0))
    left = sunk(load_obstacles(body), mirrored[None], ("left",), face=pose.face_weights[MIRRORED])
    right = sunk(load_obstacles(body), pose.matrices[None], ("right",), face=pose.face_weights)
    assert left.depth_m.max() == pytest.approx(right.depth_m.max(), abs=2e-4)


def test_a_face_at_rest_and_eyes_that_look_change_nothing() -> None:
    matrices = pose_at(Sign(tracks=(HandTrack("dominant", (HELD,)),)), 0.6).matrices[None]
    obstacles = load_obstacles(load_body())
    plain = sunk(obstacles, matrices)
    for strengths in ({}, {"eyeLookDownLeft": 0.5}):
        again = sunk(obstacles, matrices, face=face_weights(load_body(), strengths))
        assert all(np.array_equal(one, two) for one, two in zip(plain, again, strict=True))
