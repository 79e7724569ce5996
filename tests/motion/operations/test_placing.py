"""Places and handshapes that are asked for: the contact is met, and the rest changes as little as it can."""

from dataclasses import replace

import numpy as np
import pytest

import handshapes.catalogue as shapes
from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Contact, Orientation, SpacePoint
from signer.motion.operations import elbows, new_keys, placing
from signer.motion.operations.hand_edits import MoveTarget
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key

TEMPLE = touching_key("temple.R", "i", "pinky.tip", Orientation(-0.5, -0.2, 0.1))


def dragged(sign: Sign, point: Array) -> Key:
    return MoveTarget(tuple(point.tolist())).held(HandMoment(REFERENCE, sign, "dominant", TEMPLE)).key


def test_another_handshape_keeps_a_legal_articulator_and_else_takes_the_default() -> None:
    key = touching_key("chin", "1", "index.tip")
    assert (
        placing.with_handshape(HandMoment(REFERENCE, sign_of(key), "dominant", key), "l").articulator
        == "index.tip"
    )
    other = placing.with_handshape(HandMoment(REFERENCE, sign_of(key), "dominant", key), "i")
    assert other.articulator == "pinky.tip"
    assert hand_at(other).contact_error_m < 1e-9


def test_another_articulator_goes_to_the_same_place_with_the_elbow_as_high() -> None:
    key = touching_key("chin", "5", "thumb.tip")
    other = placing.with_articulator(HandMoment(REFERENCE, sign_of(key), "dominant", key), "index.tip")
    assert other.contact == Contact("index.tip", "chin")
    assert hand_at(other).elbow_height_rad == pytest.approx(hand_at(key).elbow_height_rad, abs=1e-11)


def test_another_site_is_touched_with_a_natural_elbow() -> None:
    other = placing.with_site(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), "chin")
    assert other.contact == Contact("pinky.tip", "chin", "touch")
    assert hand_at(other).elbow_height_rad == pytest.approx(
        elbows.relaxed_height(HandMoment(REFERENCE, sign_of(other), "dominant", other)), abs=1e-11
    )


def test_a_site_in_space_is_not_touched() -> None:
    other = placing.with_site(HandMoment(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE), "head.beside.R")
    assert other.contact == Contact("pinky.tip", "head.beside.R", "none")
    assert not hand_at(other).touching


def test_a_near_contact_stays_near_at_another_site_of_the_skin() -> None:
    near = replace(TEMPLE, placement=Contact("pinky.tip", "temple.R", "near", 0.03))
    assert placing.with_site(
        HandMoment(REFERENCE, sign_of(near), "dominant", near), "chin"
    ).contact == Contact("pinky.tip", "chin", "near", 0.03)


def test_a_stand_off_is_kept_along_the_outward_normal() -> None:
    near, touching = (
        replace(TEMPLE, placement=Contact("pinky.tip", "temple.R", "near", 0.03)),
        hand_at(TEMPLE),
    )
    away = hand_at(near).articulator - touching.articulator
    np.testing.assert_allclose(away, 0.03 * touching.target_normal, atol=1e-9)
    assert touching.target_normal[0] < -0.5


def test_a_dragged_target_becomes_a_free_point() -> None:
    point = np.array((-0.3, 1.4, 0.35))
    moved = dragged(sign_of(TEMPLE), point)
    assert isinstance(moved.placement, SpacePoint)
    np.testing.assert_allclose(hand_at(moved).articulator, point, atol=1e-6)


@pytest.mark.parametrize("handshape", ["5", "y", "3", "10", "1", "i", "a"])
def test_a_thumb_is_placed_in_space_by_nobody_but_the_user(handshape: str) -> None:
    fresh = new_keys.key_at(REFERENCE, Sign(), "dominant", 0.0)
    shaped = placing.with_handshape(HandMoment(REFERENCE, Sign(), "dominant", fresh), handshape)
    own = shapes.default(shapes.find(handshape)).id
    assert shaped.articulator == ("palm.centre" if own.startswith("thumb.") else own)
    sign = sign_of(shaped)
    assert placing.with_site(HandMoment(REFERENCE, sign, "dominant", shaped), "chin").articulator == own
    chosen = replace(shaped, placement=replace(shaped.placement, articulator="thumb.tip"))
    placed = placing.with_site(
        HandMoment(REFERENCE, sign_of(chosen), "dominant", chosen), "space.centre.mid.mid"
    )
    assert placed.articulator == "thumb.tip"


def test_a_point_shown_on_a_left_handed_signer_is_taken_in_the_mirror() -> None:
    left, point, flip = (
        replace(sign_of(TEMPLE), dominant_side="left"),
        np.array((-0.35, 1.3, 0.3)),
        (-1, 1, 1),
    )
    moved = dragged(left, point * flip)
    assert moved == dragged(sign_of(TEMPLE), point)
