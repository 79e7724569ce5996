"""A snap: the middle finger is pressed on the thumb, slides off it onto the palm, and comes back open."""

import numpy as np
import pytest

from body_model.bodies import REFERENCE
from handshapes.joints import NAMES
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import LocalMovement, SpacePoint
from signer.fitting.measure import Residuals, measured, right_hand
from signer.fitting.touches import touches
from signer.motion.posing import pose_at

RATE_HZ, START_S = 2.5, 0.5
SNAPPING = Key(
    "k1",
    START_S,
    "flat_d",
    SpacePoint("pinch", (-0.2, -0.1, 0.3)),
    hold_s=1.2,
    local=(LocalMovement("snap", 0.1, RATE_HZ, "hold"),),
)
SIGN = Sign(gloss="DOG", tracks=(HandTrack("dominant", (SNAPPING,)),))


def hand_at(share: float) -> tuple[float, ...]:
    """The joints (21,) rad of the hand at a share of the second snap, when it is in full swing."""
    return tuple(pose_at(SIGN, START_S + (1.0 + share) / RATE_HZ).hands["dominant"].handshape_angles)


def residuals(share: float) -> Residuals:
    return measured(*right_hand(REFERENCE), np.array(hand_at(share)), touches("thumb.pad~middle.pad"), ())


@pytest.mark.parametrize("share", [0.0, 0.29])
def test_thumb_and_middle_finger_are_pressed_on_each_other(share: float) -> None:
    assert residuals(share).gap_m < 0.001


@pytest.mark.parametrize("share", [0.35, 0.4, 0.55, 0.9])
def test_the_finger_slides_off_without_going_through_thumb_or_palm(share: float) -> None:
    found = residuals(share)
    assert found.overlap_m < 0.003
    assert (found.gap_m > 0.015) == (share > 0.35)


def test_other_fingers_stay_and_the_finger_lands_within_a_fifth_of_the_time() -> None:
    pressed, landed = np.array(hand_at(0.3)), np.array(hand_at(0.48))
    still = [name.split("_")[0] in ("index", "ring", "pinky") for name in NAMES]
    assert np.array_equal(pressed[still], landed[still])
    assert landed[NAMES.index("middle_pip_flex")] - pressed[NAMES.index("middle_pip_flex")] > 0.7
