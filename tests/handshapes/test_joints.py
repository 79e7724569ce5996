"""The joints of a hand by name."""

import random

import pytest

from handshapes import catalogue
from handshapes.handshape import Handshape
from handshapes.joints import NAMES, RANGES, angles_of, differing, with_joints
from tests.helpers.extent import each


@each(catalogue.every(), lambda shape: shape.name)
def test_every_handshape_is_made_of_its_own_joints_within_their_ranges(shape: Handshape) -> None:
    angles = angles_of(shape)
    assert tuple(angles) == NAMES
    assert with_joints(shape, angles.items()) == shape
    assert differing(angles, shape) == ()
    assert all(RANGES[name][0] - 1e-9 <= angle <= RANGES[name][1] + 1e-9 for name, angle in angles.items())


@each(NAMES)
def test_one_joint_bends_and_all_else_stays(name: str) -> None:
    shape, angle = catalogue.find("5"), random.Random(name).uniform(*RANGES[name])
    bent = with_joints(shape, [(name, angle)])
    assert angles_of(bent) == angles_of(shape) | {name: angle}
    assert differing(angles_of(bent), shape) == ((name, angle),)
    assert (bent.articulators, bent.selected_fingers, bent.title) == (
        shape.articulators,
        shape.selected_fingers,
        shape.title,
    )


def test_the_order_is_that_of_the_solver() -> None:
    assert NAMES[:4] == ("index_mcp_flex", "index_mcp_spread", "index_pip_flex", "index_dip_flex")
    assert NAMES[16:] == (
        "thumb_cmc_flex",
        "thumb_cmc_palmar_abd",
        "thumb_cmc_axial_opp",
        "thumb_mcp_flex",
        "thumb_ip_flex",
    )


def test_a_joint_that_no_hand_has_is_refused() -> None:
    with pytest.raises(LookupError, match="no joint 'index_knuckle'"):
        with_joints(catalogue.find("5"), [("index_knuckle", 0.1)])
