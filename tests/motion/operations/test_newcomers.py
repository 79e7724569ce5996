"""A first contact looks sane: the limb comes from outside, and a wrist that does is left alone."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole, Orientation
from signer.motion.operations import new_keys, placing, turning
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of
from tests.helpers.penetration import depth_mm

ACROSS = [
    ("i", "temple.R"),
    ("1", "temple.L"),
    ("1", "shoulder.L"),
    ("1", "ear.L"),
    ("b", "chest.mid.L"),
    ("b", "head.top"),
    ("a", "stomach"),
    ("5", "forehead.centre"),
]
NEAR = [("5", "chin"), ("v", "eye.R"), ("5", "temple.R"), ("1", "cheek.near_ear.R"), ("1", "nose.tip")]


def newcomer(shape: str, site: str, role: HandRole = "dominant") -> Key:
    key = placing.with_handshape(
        HandMoment(REFERENCE, Sign(), role, new_keys.key_at(REFERENCE, Sign(), role, 0.0)), shape
    )
    return placing.with_site(HandMoment(REFERENCE, Sign(), role, key), site)


@pytest.mark.parametrize(("shape", "site"), [*ACROSS, *NEAR])
def test_a_newcomers_hand_does_not_go_through_the_body(shape: str, site: str) -> None:
    key = newcomer(shape, site)
    assert depth_mm(pose_at(sign_of(key), key.time_s)) < 12.0
    assert abs(hand_at(key).contact_error_m - hand_at(key).short_by_m) < 1e-8
    assert hand_at(key).short_by_m < 0.005


@pytest.mark.parametrize(("shape", "site"), NEAR)
def test_a_wrist_that_comes_from_outside_is_left_alone(shape: str, site: str) -> None:
    assert newcomer(shape, site).orientation == Orientation()


@pytest.mark.parametrize(("shape", "site"), ACROSS)
def test_the_chosen_wrist_keeps_its_limits(shape: str, site: str) -> None:
    key = newcomer(shape, site)
    assert hand_at(key).orientation == key.orientation


def test_the_other_hand_comes_from_outside_too() -> None:
    right, left = newcomer("1", "temple.L"), newcomer("1", "temple.R", "base")
    assert ROLES == ("dominant", "base")
    np.testing.assert_allclose(
        [left.orientation.pronation_rad, left.orientation.flexion_rad, left.orientation.deviation_rad],
        [right.orientation.pronation_rad, right.orientation.flexion_rad, right.orientation.deviation_rad],
    )


@pytest.mark.parametrize(
    ("shape", "site"), [("1", "shoulder.L"), ("b", "chest.mid.L"), ("a", "stomach"), ("5", "chin")]
)
def test_a_newcomer_starts_clear_where_a_posture_near_by_is(shape: str, site: str) -> None:
    key = newcomer(shape, site)
    found = cleared_in_place(HandMoment(REFERENCE, sign_of(key), "dominant", key))
    assert found is not None
    assert found.words == ""


@pytest.mark.parametrize("site", ["head.beside.R", "head.beside.L", "eye.beside.L", "eye.beside.R"])
def test_a_place_that_this_wrist_cannot_be_brought_to_is_met_by_a_posture_near_by(site: str) -> None:
    first = newcomer("i", "temple.R")
    bent = turning.turned_wrist(
        HandMoment(REFERENCE, Sign(), "dominant", first),
        replace(first.orientation, flexion_rad=np.radians(-20.0)),
    )
    second = placing.with_site(HandMoment(REFERENCE, Sign(), "dominant", bent), site)
    assert hand_at(second).short_by_m == 0.0
    assert hand_at(second).limits == ()
