"""Places of one's own: what carries them, what they are near, and which hand may be brought to them."""

import pytest

from body_model.plain_types import Side
from handshapes import catalogue as shapes
from signer.characters.spots import may_be_reached, mirrored_spot, spot_at
from signer.motion.places.skin_spots import carrier_of, nearest_site
from sites import catalogue
from tests.helpers.extent import each

ON_BODY = [site for site in catalogue.every() if site.kind == "surface" and site.spot is not None]


@each(ON_BODY, lambda site: site.id)
def test_a_spot_at_a_site_is_near_that_site_and_mirrors_with_it(site: catalogue.Site) -> None:
    spot = spot_at(site.point)
    assert nearest_site(spot) is site
    assert nearest_site(mirrored_spot(spot)) is catalogue.mirrored(site)


@pytest.mark.parametrize("side", ["right", "left"])
@pytest.mark.parametrize("name", ["index.tip", "palm.centre", "pinky.pip.dorsal"])
def test_a_spot_on_a_hand_is_near_a_site_of_the_other_hand(name: str, side: Side) -> None:
    spot = spot_at(shapes.articulator_points(name, side)[0][0])
    assert carrier_of(spot) == "hand"
    assert nearest_site(spot).id == f"other.{name}"


@pytest.mark.parametrize(
    ("name", "carrier", "right", "left"),
    [("temple.R", "head", True, True), ("belly", "trunk", True, True), ("forearm.outer.R", "arm.R", False, True), ("wrist.inner.L", "arm.L", True, False), ("shoulder.top.R", "trunk", False, True)],
)  # fmt: skip
def test_a_hand_is_not_brought_to_its_own_arm(name: str, carrier: str, right: bool, left: bool) -> None:
    spot = spot_at(catalogue.find(name).point)
    assert (may_be_reached(spot, "right"), may_be_reached(spot, "left")) == (right, left)
    assert carrier_of(spot) == carrier
