"""No handshape of the inventory stands in itself, nor does the hand that hangs; fingers bent into each other
are told."""

import math
from dataclasses import replace

import pytest

from handshapes import catalogue
from handshapes.joints import angles_of
from signer.document.values import HandForm
from signer.motion.places.hands import resting_hand
from signer.motion.posture.self_collision import FLESH, self_collision, self_collision_of
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import each

_LIFT = "thumb_cmc_palmar_abd"
THUMB_IN_PALM = HandForm(
    "flat_m", ((_LIFT, angles_of(catalogue.find("flat_m"))[_LIFT] - math.radians(30.0)),)
)


@each([shape.name for shape in catalogue.every()])
def test_no_handshape_stands_in_itself(name: str) -> None:
    assert self_collision_of(REFERENCE, HandForm(name)) is None


def test_the_hanging_hand_does_not_stand_in_itself() -> None:
    assert self_collision(REFERENCE, resting_hand(REFERENCE, "right")) is None


def test_a_thumb_bent_into_the_palm_is_told() -> None:
    found = self_collision_of(REFERENCE, THUMB_IN_PALM)
    assert found is not None
    assert found.depth_m > FLESH.gives_m
    assert "thumb" in (found.part, found.into)
    assert found.words.endswith("of the same hand")


def test_fingers_bent_across_each_other_are_told() -> None:
    found = self_collision_of(
        REFERENCE,
        HandForm("5", (("index_mcp_spread", math.radians(-20.0)), ("middle_mcp_spread", math.radians(20.0)))),
    )
    assert found is not None
    assert {found.part, found.into} == {"index finger", "middle finger"}


def test_where_the_articulators_are_is_of_no_matter() -> None:
    assert self_collision_of(REFERENCE, replace(THUMB_IN_PALM, points_of="o")) == self_collision_of(
        REFERENCE, THUMB_IN_PALM
    )


def test_an_unknown_handshape_is_refused() -> None:
    with pytest.raises(LookupError):
        self_collision_of(REFERENCE, HandForm("zzz"))
