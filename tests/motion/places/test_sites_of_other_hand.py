"""Sites on the other hand lie on its skin, follow its shape where they are means of points, and mirror
exactly."""

import numpy as np
import pytest

from body_model.load import load_body
from body_model.plain_types import Side
from body_model.skin import posed_cage
from body_model.surface_point import attach, mirrored, on_surface
from handshapes import catalogue as shapes
from signer.document.values import Contact, HandForm
from signer.kinematics.rig import arm_rig
from signer.motion.places.contact_target import contact_target_of, surface_point_of
from signer.motion.places.hands import is_shaped, point_on_hand, shaped_hand
from signer.motion.posture.figure import resting_body
from sites import catalogue
from tests.helpers.characters import REFERENCE


def skin_in(form: HandForm) -> np.ndarray:
    """The drawn surface with the right hand in that form."""
    body = load_body()
    matrices = np.tile(np.eye(3, 4), (len(body.bone_names), 1, 1))
    matrices[arm_rig(body, "right").hand_bones] = shaped_hand(REFERENCE, form, "right").matrices
    return np.asarray(body.subdivision @ posed_cage(body, matrices))


ON_HAND = [site for site in catalogue.every() if site.articulator is not None]
SHAPED = [site for site in ON_HAND if is_shaped(site)]
FORMS = [
    HandForm("b"),
    HandForm("s"),
    HandForm("c"),
    HandForm("curved_h"),
    HandForm("5", (("index_pip_flex", 1.0),)),
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.handshape)
def test_the_left_hand_has_every_site_where_the_right_hand_has_it_mirrored(form: HandForm) -> None:
    body = load_body()
    for site in ON_HAND:
        right, left = (
            point_on_hand(REFERENCE, site, "right", form),
            point_on_hand(REFERENCE, site, "left", form),
        )
        assert mirrored(body, right) == pytest.approx(left)
        rest = attach(body, [(right, 1.0)]).rest, attach(body, [(left, 1.0)]).rest
        assert rest[0] * (-1, 1, 1) == pytest.approx(rest[1], abs=1e-9)


@pytest.mark.parametrize(("side", "other"), [("right", "left"), ("left", "right")])
def test_a_site_on_the_other_hand_is_carried_by_the_hand_across(side: Side, other: Side) -> None:
    across = arm_rig(load_body(), other)
    for site in ON_HAND:
        contact_target = contact_target_of(REFERENCE, Contact("index.tip", site.id), side, HandForm("c"))
        assert contact_target.weight_on([*across.bones, *across.hand_bones]) == pytest.approx(1.0)


def test_twelve_sites_follow_the_shape_of_the_hand() -> None:
    assert len(SHAPED) == 12
    moved = [
        site.id
        for site in SHAPED
        if len({point_on_hand(REFERENCE, site, "right", form) for form in FORMS}) > 1
    ]
    assert set(moved) >= {
        "other.fingertips",
        "other.pinch",
        "other.fist.front",
        "other.fingers.back",
        "other.fist.palm_side",
    }


def test_where_it_is_usual_a_mean_site_is_skin_near_its_points() -> None:
    # Spread fingers leave a gap between their tips: half of it away is the nearest skin there is.
    for shape in shapes.every()[::3]:
        skin = skin_in(HandForm(shape.name))
        for site in (site for site in SHAPED if site.articulator in shape.articulators):
            parts = shapes.articulator_points(site.articulator, "right", shape)
            places = on_surface(load_body(), [part for part, _ in parts], skin)
            mean = np.array([share for _, share in parts]) @ places
            point = on_surface(
                load_body(), [point_on_hand(REFERENCE, site, "right", HandForm(shape.name))], skin
            )[0]
            assert np.linalg.norm(point - mean) < np.linalg.norm(places - mean, axis=1).max() + 0.012, (
                shape.name,
                site.id,
            )


def test_a_place_near_the_other_hand_stands_off_its_palm_and_touches_nothing() -> None:
    near = contact_target_of(REFERENCE, Contact("index.tip", "other.near", "touch"))
    palm = contact_target_of(REFERENCE, Contact("index.tip", "other.palm.centre", "touch"))
    assert not near.touching
    assert palm.touching
    off = near.aim(resting_body(REFERENCE)) - palm.aim(resting_body(REFERENCE))
    assert off == pytest.approx(0.09 * palm.outward(resting_body(REFERENCE)))


def test_a_place_near_the_arm_stands_farther_off_by_what_the_key_asks() -> None:
    near, farther = (
        contact_target_of(REFERENCE, Contact("index.tip", "arm.near.L", "near", gap)) for gap in (0.0, 0.02)
    )
    assert np.linalg.norm(
        farther.aim(resting_body(REFERENCE)) - near.aim(resting_body(REFERENCE))
    ) == pytest.approx(0.02)


def test_the_point_of_a_site_is_where_it_lands() -> None:
    assert surface_point_of(REFERENCE, "chin") == catalogue.find("chin").point
    assert surface_point_of(REFERENCE, "space.ipsi.mid.mid") is None
    assert (
        surface_point_of(REFERENCE, "other.index.tip", "right")
        == shapes.articulator_points("index.tip", "left")[0][0]
    )


def test_only_sites_of_a_hand_have_a_point_on_it() -> None:
    with pytest.raises(LookupError, match="lies on no hand"):
        point_on_hand(REFERENCE, catalogue.find("chin"), "left")
