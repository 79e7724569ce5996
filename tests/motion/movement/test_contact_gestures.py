"""Taps, rubs and brushes keep their contact about its site, or are off it between two taps."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.values import Act, Contact, Manner
from signer.motion.movement.contact_gestures import retreat, slid_of
from signer.motion.places.contact_target import contact_target_of
from signer.motion.posing import pose_at, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.movement import pinched, sign_with
from tests.helpers.moving_hands import moving_hands


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("manner", ["tap", "double"])
def test_a_tap_touches_at_its_moments_and_is_off_between(manner: Manner, times: int) -> None:
    one = sign_with(pinched("forehead.centre", manner=manner, act=Act(0.02, times)))
    shares = np.linspace(0.0, 1.0, times + 1)
    touches = poses(one, 0.5 + shares, REFERENCE).hands["dominant"]
    assert all(hand.touching and hand.contact_error_m < 1e-8 for hand in touches)
    between = poses(one, 0.5 + (shares[1:] + shares[:-1]) / 2.0, REFERENCE)
    for pose, hand in zip(between, between.hands["dominant"], strict=True):
        site = contact_target_of(REFERENCE, Contact("pinch", "forehead.centre")).aim(pose.matrices)
        assert not hand.touching
        assert hand.contact_error_m < 1e-8
        assert np.linalg.norm(hand.target - site) > 0.02
    assert retreat(times, shares) == pytest.approx(np.zeros(times + 1), abs=1e-30)


@pytest.mark.parametrize(
    "act", [Act(0.015, 2, "clockwise"), Act(0.015, 1, "counterclockwise", 1.0), Act(0.02, 3, "line", 0.7)]
)
def test_a_rub_keeps_its_contact_about_the_site(act: Act) -> None:
    one = sign_with(pinched("forehead.centre", manner="rub", act=act))
    solved = poses(one, np.linspace(0.5, 1.5, 31), REFERENCE)
    away = []
    for pose, hand in zip(solved, solved.hands["dominant"], strict=True):
        assert hand.touching
        assert hand.contact_error_m < 1e-8
        away.append(np.linalg.norm(hand.target - solved_site(pose.matrices, "forehead.centre")))
    if act.shape == "line":
        assert max(away) > 0.9 * act.size_m
    else:
        assert np.ptp(away) < 0.5 * act.size_m


@pytest.mark.parametrize("seed", [21, 37, 45])
def test_a_hand_comes_to_a_rub_and_leaves_it_with_the_posture_that_it_has_in_it(seed: int) -> None:
    """Wrists of hands told in the world leapt where a hold began and ended; a flat palm (45) lost its touch."""
    _, sign = moving_hands(seed)
    key = sign.hand("dominant").keys[0]
    for edge_s in (key.time_s, key.end_s):
        hands = poses(sign, edge_s + np.array((-1e-5, 1e-5)), REFERENCE).hands["dominant"]
        before, after = (hand.posture.shoulder_rotation for hand in hands)
        assert before == pytest.approx(after, abs=1e-3)


def solved_site(matrices: np.ndarray, site: str) -> np.ndarray:
    place = contact_target_of(REFERENCE, Contact("index.tip", site)).attachment
    assert place is not None
    return place.position(matrices)


def test_a_brush_goes_through_its_site() -> None:
    one = pinched("forehead.centre", manner="brush", act=Act(0.02, direction_rad=np.pi / 2))
    slid = slid_of(REFERENCE, one, "right")
    assert slid is not None
    assert slid.begins != slid.ends
    middle, first, last = (pose_at(sign_with(one), time_s) for time_s in (1.0, 0.5, 1.5))
    assert all(pose.hands["dominant"].contact_error_m < 1e-8 for pose in (first, middle, last))
    finger = replace(one, handshape="1", placement=replace(one.placement, articulator="index.tip"))
    pose = pose_at(sign_with(finger), 1.0)
    assert (
        np.linalg.norm(pose.hands["dominant"].articulator - solved_site(pose.matrices, "forehead.centre"))
        < 1e-4
    )


def test_without_an_act_a_held_contact_stays() -> None:
    held = poses(sign_with(pinched("forehead.centre", manner="rub")), np.linspace(0.5, 1.5, 5), REFERENCE)
    assert np.ptp(held.matrices, axis=0).max() == 0.0
