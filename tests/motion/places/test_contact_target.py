"""Contact on the drawn surface, for every site that is offered; places that are free give where the arm just
does not reach them."""

import numpy as np
import pytest

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.load import load_body
from body_model.skin import surface
from body_model.surface_point import on_triangle
from signer.characters.scale import NOTCH
from signer.document.tracks.hand import Key
from signer.document.values import Contact, HandForm, Orientation, SpacePoint
from signer.kinematics.rig import arm_rig
from signer.motion.places.contact_target import articulator_attachment, contact_target_of, is_free
from signer.motion.posing import pose_at
from signer.motion.readings import GIVES_M
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, hand_at, sign_of, touching_key
from tests.helpers.extent import count, each

BODY = load_body()
SITES = [site.id for site in places.placed("right")]


@each(SITES)
def test_every_site_is_met_or_missed_by_what_is_reported(site: str) -> None:
    random = np.random.default_rng(len(site))
    third = ("5", "thumb.tip") if len(site) % 2 else ("b", "forearm.ulnar")
    hands = (("1", "index.tip"), ("b", "palm.centre"), third)
    for shape, articulator in hands if count(0, whole=1) else hands[SITES.index(site) % 3 :][:1]:
        wrist = Orientation(*(float(angle) for angle in random.uniform((-1.4, -1.2, -0.6), (1.4, 1.4, 0.38))))
        hand = hand_at(touching_key(site, shape, articulator, wrist, float(random.uniform(-0.5, 1.5))))
        assert abs(hand.contact_error_m - hand.short_by_m) < 1e-8


@pytest.mark.parametrize("name", ["DEAF", "IDEA", "MOTHER"])
def test_the_contact_is_seen_on_the_surface_as_drawn(name: str) -> None:
    """Articulator and site read from the triangles that the stage draws, in single precision."""
    key = example(name).hand("dominant").keys[0]
    pose = pose_at(example(name), key.time_s)
    drawn = surface(BODY, pose.matrices).positions.astype(np.float64)
    site = places.find(key.placement.site).point if isinstance(key.placement, Contact) else None
    assert site is not None
    (articulator, _share), *_ = shapes.articulator_points(
        key.articulator, "right", shapes.find(key.handshape)
    )
    ends = []
    for point in (articulator, site):
        place = on_triangle(BODY, point)
        ends.append(place.barycentric @ drawn[BODY.triangles[place.triangle]])
    assert np.linalg.norm(ends[0] - ends[1]) < 1e-5


def test_a_place_that_the_own_arm_carries_is_met_where_the_arm_leaves_it() -> None:
    rig = arm_rig(BODY, "right")
    contact_target = contact_target_of(REFERENCE, Contact("thumb.tip", "clavicle.R"))
    assert contact_target.weight_on(rig.bones) > 0.1
    hand = hand_at(touching_key("clavicle.R", "5", "thumb.tip", Orientation(-0.5, 0.6, 0.0), 0.6))
    assert hand.short_by_m == 0.0
    assert hand.contact_error_m < 1e-8


def test_a_place_on_the_other_shoulder_is_met_where_the_hanging_arm_leaves_it() -> None:
    assert (
        contact_target_of(REFERENCE, Contact("index.tip", "shoulder.L")).weight_on(
            arm_rig(BODY, "left").bones
        )
        > 0.1
    )
    assert hand_at(touching_key("shoulder.L")).contact_error_m < 1e-9


def test_a_free_point_is_counted_from_the_notch() -> None:
    contact_target = contact_target_of(REFERENCE, SpacePoint("index.tip", (0.1, 0.2, 0.3)))
    np.testing.assert_allclose(
        contact_target.point - BODY.landmarks["suprasternal_notch"], (0.1, 0.2, 0.3), atol=1e-15
    )
    assert not contact_target.touching


def test_a_place_beside_the_head_has_its_stand_off_added_outward() -> None:
    beside, further = (
        contact_target_of(REFERENCE, Contact("index.tip", "head.beside.R", "near", off)).point
        for off in (0.0, 0.05)
    )
    assert (further - beside)[0] == pytest.approx(-0.05, abs=0.01)


def test_an_articulator_that_no_hand_is_placed_by_is_stood_in_for_by_the_default() -> None:
    missing = next(one.id for one in shapes.articulators() if not one.is_offered)
    assert articulator_attachment(REFERENCE, HandForm("1"), missing, "right").rest == pytest.approx(
        articulator_attachment(REFERENCE, HandForm("1"), "index.tip", "right").rest
    )


def test_a_site_without_a_place_sends_the_hand_in_front_of_the_chest() -> None:
    missing = next(site.id for site in places.every() if not site.is_placed)
    hand = pose_at(sign_of(touching_key(missing)), 0.4).hands["dominant"]
    assert not hand.touching
    assert hand.target[2] > 0.3


FORWARD_M = np.linspace(0.60, 0.90, 61)
"""From the notch, m: the arm reaches a little more than the first and far less than the last."""


def test_a_point_of_space_is_missed_only_where_the_hand_stays_farther_off_than_it_gives() -> None:
    states = list[str]()
    for forward_m in FORWARD_M:
        point = np.array((-0.17, -0.05, forward_m))
        hand = hand_at(Key("k1", 0.4, "1", SpacePoint("index.tip", tuple(point.tolist())), hold_s=0.2))
        off_m = np.linalg.norm(hand.articulator - REFERENCE.body.landmarks[NOTCH] - point)
        states.append("missed" if off_m > GIVES_M else "gave" if off_m > 1e-6 else "met")
        assert (hand.state == "missed") == (off_m > GIVES_M)
        assert (hand.short_by_m > 0.0) == (off_m > GIVES_M)
        assert any(one.joint == "elbow" for one in hand.limits) == (off_m > GIVES_M)
        assert hand.contact_error_m == pytest.approx(off_m if off_m > GIVES_M else 0.0, abs=1e-9)
    assert set(states) == {"met", "gave", "missed"}


def test_skin_never_gives() -> None:
    short = [hand_at(touching_key(site.id)) for site in places.placed("right") if site.kind == "surface"]
    just = [hand for hand in short if 1e-4 < hand.short_by_m <= GIVES_M]
    assert just
    assert {hand.state for hand in just} == {"missed"}


def test_no_free_place_gives_as_far_as_to_the_skin_before_which_it_is() -> None:
    free = [site for site in places.every() if is_free(Contact("index.tip", site.id))]
    assert min(site.stand_off_m for site in free if site.stand_off_m) >= 2 * GIVES_M
