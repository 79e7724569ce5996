"""Trunks that turn in a film: hands are where they would be of somebody who stands."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from signer.characters.load import reference
from signer.drafting.landmarks import Landmarks, detectors, landmarks_of
from signer.drafting.reading import read_points
from signer.drafting.trunk import LEGS, stood_upright
from signer.export.options import Options
from signer.export.pose_points import write
from signer.files import load_sign
from signer.kinematics.sides import SIDES
from signer.library.shelf import FOLDER
from signer.motion import clip

MOST_RAD = np.radians((3.0, 6.0, 3.0))
"""Sizes of the lean, turn and tilt of a trunk, as life has them."""


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Landmarks:
    """Return the landmarks of a sign without life."""
    path = tmp_path_factory.mktemp("films") / "HOUSE.pose"
    write([clip(replace(load_sign(FOLDER / "HOUSE.sign"), life=0.0), fps=30)], path, Options())
    return landmarks_of(reference(), read_points(path.read_bytes(), path.name), path.name)


def turned(found: Landmarks, seed: int) -> Landmarks:
    """Return landmarks whose trunk turns about the waist by slow waves."""
    draw = np.random.default_rng(seed)
    phases = 2.0 * np.pi * (draw.uniform(0.2, 0.4, 3) * found.times_s[:, None] + draw.uniform(size=3))
    turns = Rotation.from_rotvec(MOST_RAD * np.sin(phases)).as_matrix()
    waist = reference().body.heads[reference().bones["waist"]]

    def carried(points: np.ndarray) -> np.ndarray:
        return np.asarray(np.einsum("fij,fnj->fni", turns, points - waist) + waist)

    body = found.body.copy()
    body[:, :LEGS] = carried(body[:, :LEGS])
    return replace(found, body=body, hands={side: carried(found.hands[side]) for side in SIDES})


def off_m(found: Landmarks, other: Landmarks) -> float:
    """Return how far the hands of landmarks are from those of others, m, at most."""
    return max(float(np.linalg.norm(found.hands[side] - other.hands[side], axis=-1).max()) for side in SIDES)


@pytest.mark.parametrize("seed", range(4))
def test_hands_are_where_they_are_of_a_trunk_that_stands(seed: int, still: Landmarks) -> None:
    moving = turned(still, seed)
    assert off_m(moving, still) > 0.02
    assert off_m(stood_upright(reference(), moving), still) < 0.003


def test_a_trunk_that_stands_is_let_stand(still: Landmarks) -> None:
    upright = stood_upright(reference(), still)
    assert off_m(upright, still) < 0.0015
    np.testing.assert_array_equal(upright.body[:, LEGS:], still.body[:, LEGS:])


def test_what_errs_in_depth_is_believed_by_less_and_without_depth_not_at_all(still: Landmarks) -> None:
    moving = turned(still, 0)
    coarse = replace(moving, detector=replace(moving.detector, shoulder_depth_m=0.01))
    gone = [off_m(stood_upright(reference(), one), one) for one in (moving, coarse)]
    assert 0.0 < gone[1] < 0.7 * gone[0]
    film = replace(moving, detector=detectors()["mediapipe"])
    assert stood_upright(reference(), film) is film
