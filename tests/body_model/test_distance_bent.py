"""Lattices about a trunk and a neck that bend: their skin is where it is drawn."""

import numpy as np
import pytest

from benchmarks.penetration import compared
from body_model.distance_bent import bend_of, is_bent
from body_model.distance_load import load_obstacles
from body_model.distance_parts import moving_bones
from body_model.load import load_body
from body_model.model import SKIN
from body_model.regions import points_of_parts
from body_model.skin import surface
from signer.characters.load import load_character
from signer.motion.carriers.parts import PARTS
from signer.motion.posture.figure import BoneTurns, compose
from tests.helpers.extent import seeds
from tests.helpers.poses import rest_matrices

BODY = load_body()
FAR = ((0.5, 0.6, 0.3), (0.6, 0.7, 0.4, 0.02))
"""Lean, turn and tilt of the torso; nod, turn, tilt and thrust of the head: as far as signers go, and
farther."""


def bent() -> np.ndarray:
    character = load_character()
    turns = [
        BoneTurns(BODY.bones(*part.bones), part.turns(character, np.array([values])))
        for part, values in zip(PARTS, FAR, strict=True)
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
        load_obstacles(BODY).lattices.posed(matrices).distances(np.zeros(len(rows), np.intp), drawn)
    )
    assert np.median(height) < 0.0005
    assert np.percentile(height, 95) < 0.003


def test_what_moves_as_one_is_not_bent() -> None:
    rest = rest_matrices(BODY)[None]
    turned = compose(
        load_character(),
        [BoneTurns(BODY.bones("root"), PARTS[0].turns(load_character(), np.array([FAR[0]]))[:, :1])],
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
