"""A contact that somebody makes anew looks sane: the limb comes from outside, and it starts clear where there is
a clear posture, at all kinds of places."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from benchmarks.fresh_contacts import TIME_S, choice
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole, Orientation
from signer.motion.operations import new_keys, placing, turning
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.operations.hand_edits import ChooseArticulator, ChooseHandshape, PlaceAt
from signer.motion.pose import HandPose
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of
from tests.helpers.extent import part
from tests.helpers.penetration import depth_mm

# those of the first forty of each kind, a few, who in their natural posture would be in something, and have a
# clear one
SEEDS = {
    "body": (19, 22, 27, 34, 37),
    "head": (3, 12, 15, 25),
    "other arm": (12, 17, 38),
    "other hand": (9, 10, 14, 29),
    "both meet": (0, 8, 14, 20, 22),
}


@pytest.mark.parametrize(
    ("kind", "seed"), [(kind, seed) for kind, seeds in SEEDS.items() for seed in part(seeds, every=5)]
)
def test_a_fresh_contact_starts_clear_where_it_can(kind: str, seed: int) -> None:
    made = choice(kind, seed)
    assert starts_clear(made.chosen(made.before))


def starts_clear(sign: Sign) -> bool:
    """Return whether the dominant hand meets its place, within all limits and in nothing."""
    pose = pose_at(sign, TIME_S)
    hand: HandPose = pose.hands["dominant"]
    return inside_of(pose)["dominant"].is_clear and hand.contact_error_m < 1e-9 and hand.limits == ()


# drawn hands, sites and two parts of each hand: with the wrist of the first one the second lay 5 to 37 mm in
# the body, and the last one missed by 15 mm
PARTS = (
    ("f", "chest.upper.R", "pinky.tip", "middle.tip"),
    ("5", "cheek.near_ear.R", "index.side", "thumb.nail"),
    ("s", "chest.upper.L", "fist.front", "hand.radial"),
    ("y", "head.top", "index.pip.dorsal", "pinky.pad"),
    ("v", "nose.under", "wrist.palmar", "index.pip.dorsal"),
    ("l", "forehead.L", "palm.heel", "index.side"),
    ("v", "cheek.near_mouth.R", "middle.pip.dorsal", "middle.pad"),
)


@pytest.mark.parametrize(("handshape", "site", "first", "second"), part(PARTS, every=3))
def test_another_part_of_the_hand_settles_as_a_fresh_contact_does(
    handshape: str, site: str, first: str, second: str
) -> None:
    sign, at = Sign(), Moment("dominant", TIME_S)
    for edit in (
        ChooseHandshape(handshape, at=at),
        ChooseArticulator(first, at=at),
        PlaceAt(site, at=at),
        ChooseArticulator(second, at=at),
    ):
        sign = edit(sign)
    assert starts_clear(sign)


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


@cache
def newcomer(shape: str, site: str, role: HandRole = "dominant") -> Key:
    key = placing.with_handshape(
        HandMoment(REFERENCE, Sign(), role, new_keys.key_at(REFERENCE, Sign(), role, 0.0)), shape
    )
    return placing.with_site(HandMoment(REFERENCE, Sign(), role, key), site)


@pytest.mark.parametrize(("shape", "site"), part([*ACROSS, *NEAR], every=2))
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
    ("shape", "site"),
    [("1", "shoulder.L"), ("open_b", "shoulder.L"), ("b", "chest.mid.L"), ("a", "stomach"), ("5", "chin")],
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
