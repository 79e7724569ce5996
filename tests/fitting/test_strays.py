"""Fingers that curve as one lie in each other's sweep on the drawn hand."""

import numpy as np
import pytest

from handshapes import catalogue
from signer.fitting.measure import right_hand
from signer.fitting.solve import END_M, SWEEP_M, strays
from signer.kinematics.hand import handshape_angles

TRACK_NAMES = ("c", "flat_c", "o", "flat_o")


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_no_finger_of_a_row_hangs_apart(name: str) -> None:
    hand = right_hand()[0]
    found = strays(hand, hand.skin(handshape_angles(catalogue.find(name))), range(4)).reshape(3, 8)
    from_sweep_m = SWEEP_M * np.linalg.norm(found[:, :6].reshape(3, 3, 2), axis=2)
    assert from_sweep_m.max() < 0.008


def test_a_finger_that_leaves_its_neighbours_sweep_strays() -> None:
    hand = right_hand()[0]
    angles = handshape_angles(catalogue.find("c"))
    angles[12] += np.radians(40.0)
    found = strays(hand, hand.skin(angles), (2, 3))
    assert SWEEP_M * np.abs(found[:6]).max() > 0.01


def test_ends_count_by_how_far_they_are_apart() -> None:
    hand = right_hand()[0]
    found = strays(hand, hand.flat, (0, 1))
    bones = hand.body.bones("finger2-3.R", "finger3-3.R")
    tips = (
        np.einsum("bij,bj->bi", hand.flat.matrices[bones][..., :3], hand.body.tails[bones])
        + hand.flat.matrices[bones][..., 3]
    )
    assert found[6:] * END_M == pytest.approx(((tips[1] - tips[0]) @ hand.palms)[1:])
