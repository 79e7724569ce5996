"""Hands and holds of exact points: joints that are bent, moments between frames, and how a detector errs."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import handshapes.catalogue as shapes
from body_model.arrays import Array
from handshapes.joints import NAMES, angles_of
from signer.characters.fingers import LIMITS_RAD
from signer.characters.load import reference
from signer.document.values import HandForm
from signer.drafting import hand_fit
from signer.drafting.holds import holds_of
from signer.drafting.landmarks import Landmarks, detectors
from signer.drafting.points import BODY
from signer.export.keypoints import HAND_NAMES
from signer.kinematics.sides import SIDES
from signer.motion.places.hands import hand_of, shaped_hand

EXACT = detectors()["signer"]
HANDS = 24
BENT = 3
"""Joints of a hand that are bent otherwise than those of its handshape."""
TOLD = 0.95
"""Share of a joint's angle that points tell beside what the search is eased by, from which it is known."""
FPS = 30


def points_of(angles: Array, side: str) -> Array:
    """Return the points (..., 21, 3) m of hands with finger angles (..., 21) rad."""
    matrices = hand_of(reference(), angles, side).matrices
    return hand_fit._points_of(reference(), matrices, side)


def drawn_form(draw: np.random.Generator) -> HandForm:
    """Return a handshape with joints that are bent by themselves, within their ranges."""
    shape = draw.choice(np.array(shapes.every(), dtype=object))
    rows = draw.choice(len(NAMES), BENT, replace=False)
    usual = np.array(list(angles_of(shape).values()))
    usual[rows] += draw.choice((-1.0, 1.0), BENT) * draw.uniform(0.15, 0.45, BENT)
    bent = np.clip(usual, *LIMITS_RAD)
    return HandForm(shape.name, tuple(sorted((NAMES[row], float(bent[row])) for row in rows)))


def told_share(angles: Array, side: str) -> Array:
    """Return the share (21,) of each joint's angle that exact points tell."""
    small = 1e-4
    moved = points_of(angles + small * np.eye(len(angles)), side) - points_of(angles, side)
    slopes = moved.reshape(len(angles), -1) / small
    ease = (hand_fit.EASE * EXACT.hand_m[0]) ** 2 * np.eye(len(angles))
    return np.diag(np.linalg.solve(slopes @ slopes.T + ease, slopes @ slopes.T))


@pytest.mark.parametrize("side", SIDES)
def test_joints_that_are_bent_by_themselves_come_back_from_exact_points(side: str) -> None:
    draw = np.random.default_rng(39)
    for _ in range(HANDS):
        form = drawn_form(draw)
        own = shaped_hand(reference(), form, side).angles
        turn, shift = Rotation.random(rng=draw).as_matrix(), draw.uniform(-0.3, 0.3, 3)
        seen = points_of(own, side) @ turn.T + shift
        came, turned, shifted = hand_fit.bent(reference(), form.handshape, seen, side, EXACT)
        found = shaped_hand(reference(), came, side).angles
        written = points_of(found, side) @ turned.T + shifted
        assert np.linalg.norm(written - seen, axis=1).max() < hand_fit.ALIKE * EXACT.hand_m[1], form
        if came.joints:
            usual = shaped_hand(reference(), HandForm(form.handshape), side).angles
            by = np.abs(own - usual)
            is_told = (told_share(own, side) > TOLD) & ((by == 0.0) | (by > 2.0 * hand_fit.BENT_RAD))
            assert np.degrees(np.abs(found - own)[is_told]).max() < 1.0, form
        else:
            assert np.linalg.norm(written - seen, axis=1).max() > 0.0 or not form.joints


def held(begins: float, ends: float, lasts: float) -> Landmarks:
    """Return landmarks of a right hand that goes to a place, stays and comes back, in frames and parts."""
    frames = np.arange(60.0)

    def gone(start: float) -> Array:
        share = np.clip((frames - start) / lasts, 0.0, 1.0)
        return share**3 * (10.0 - 15.0 * share + 6.0 * share**2)  # with the least jerk

    hand, body = np.zeros((60, 21, 3)), np.zeros((60, 33, 3))
    hand[..., 0] = 0.3 * (gone(begins - lasts) - gone(ends))[:, None]
    for name, x in (("left_shoulder", 0.18), ("right_shoulder", -0.18)):
        body[:, BODY[name], 0] = x
    return Landmarks(frames / FPS, body, {"right": hand}, {"right": np.ones(60, bool)}, EXACT)


@pytest.mark.parametrize("lasts", [6.0, 9.0])
@pytest.mark.parametrize("stays", [3.0, 6.5, 12.0])
def test_a_hold_of_exact_points_is_told_to_a_tenth_of_a_frame(stays: float, lasts: float) -> None:
    offs = []
    for begins in 15.0 + np.random.default_rng(39).uniform(0.0, 1.0, 12):
        found = held(begins, begins + stays, lasts)
        (hold,) = holds_of(found, "right")
        offs.append(FPS * np.array(hold.span_s(found)) - (begins, begins + stays))
    usual = np.mean(offs, axis=0)  # speeds are smoothed, and ways end slowly
    assert np.abs(offs - usual).max() < 0.1
    assert np.abs(usual).max() < 0.5


def test_errors_of_the_detector_fit_the_points_of_a_hand() -> None:
    errors, count = hand_fit.errors_of_detector(), 3 * len(HAND_NAMES)
    assert errors.gaps.shape == (count,)
    assert errors.turning.shape == (3, count)
    assert errors.turn.shape == (3,)
    with np.load(hand_fit.ERRORS_FILE) as kept:
        mean, covariance = kept["mean"].astype(float), kept["covariance"].astype(float)
    assert mean.shape == (count + 3,)
    np.testing.assert_allclose(covariance, covariance.T, rtol=1e-5, atol=1e-12)
    assert np.linalg.eigvalsh(covariance).min() > 0.0
    told = covariance[-3:, -3:] - errors.turning @ covariance[:-3, -3:]
    assert np.linalg.eigvalsh(told).min() > 0.0
    assert np.trace(told) < np.trace(covariance[-3:, -3:])
