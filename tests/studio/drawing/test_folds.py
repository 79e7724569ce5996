"""Laws of the folds of the face: none at rest, each by its own shape, on its own side, wherever the head is."""

import numpy as np
import pytest

from body_model.face_shapes import FOLDED_BY
from body_model.load import load_body
from body_model.model import Body
from body_model.skin import skin_matrices, surface
from signer.studio.drawing.folds import folds_of

NAMES = ("signer-hm08", "child")


def shares(body: Body, **weights: float) -> np.ndarray:
    face = np.zeros(len(body.shape_names))
    for name, weight in weights.items():
        face[body.shape_names.index(name)] = weight
    still = np.broadcast_to(np.eye(3), (len(body.bone_names), 3, 3))
    positions = surface(body, skin_matrices(body, still, body.heads), face).positions
    return folds_of(body).shares(positions, np.eye(4))


@pytest.mark.parametrize("name", NAMES)
def test_a_face_at_rest_has_no_folds(name: str) -> None:
    assert shares(load_body(name)).max() < 1e-3


@pytest.mark.parametrize("shape", FOLDED_BY)
@pytest.mark.parametrize("name", NAMES)
def test_a_shape_makes_its_fold_in_proportion_on_its_side(name: str, shape: str) -> None:
    body, row = load_body(name), FOLDED_BY.index(shape)
    assert shares(body, **{shape: 1.0})[row, 0] == pytest.approx(1.0, abs=1e-3)
    half = shares(body, **{shape: 0.5})[row]
    assert half[0] == pytest.approx(0.5, abs=1e-3)
    assert half[1] < 0.1 or shape == "browInnerUp"


def test_lips_that_open_and_lids_that_shut_make_no_fold() -> None:
    assert shares(load_body(), jawOpen=0.5, mouthPucker=0.5).max() < 0.05
    assert shares(load_body(), eyeBlinkLeft=1.0, eyeBlinkRight=1.0).max() < 0.1
