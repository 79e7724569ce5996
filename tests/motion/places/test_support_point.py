"""Articulators that are means of points touch with the skin around them, not with a point inside the hand."""

from dataclasses import replace

import numpy as np
import pytest

import handshapes.catalogue as shapes
from signer.document.sign import Sign
from signer.document.values import Contact, HandForm, Orientation, SpacePoint
from signer.motion.operations import new_keys, placing
from signer.motion.places.contact_target import contact_target_of
from signer.motion.places.support_point import support_point_of
from signer.motion.posing import pose_at, poses
from signer.motion.posture.contact_constraint import constraint_of
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key
from tests.helpers.extent import each
from tests.helpers.penetration import depth_mm

DERIVED = [
    ("f", "pinch"),
    ("flat_o", "fingertips"),
    ("s", "fist.palm_side"),
    ("b", "fingertips"),
    ("v", "fingertips"),
    ("a", "knuckles"),
]


def test_a_point_of_the_skin_touches_by_itself() -> None:
    assert support_point_of(REFERENCE, HandForm("1"), "index.tip", "right") is None


@pytest.mark.parametrize(("shape", "articulator"), DERIVED)
def test_near_a_site_the_foremost_skin_keeps_off_its_plane(shape: str, articulator: str) -> None:
    for wrist in (Orientation(), Orientation(-0.6, 0.5, 0.1)):
        touching = touching_key("chin", shape, articulator, wrist)
        key = replace(touching, placement=Contact(articulator, "chin", "near", 0.02))
        pose, support = (
            pose_at(sign_of(key), key.time_s),
            support_point_of(REFERENCE, HandForm(shape), articulator, "right"),
        )
        assert support is not None
        contact_target, hand = contact_target_of(REFERENCE, key.placement), pose.hands["dominant"]
        outward, carried = contact_target.outward(pose.matrices), pose.matrices[support.wrist]
        heights = (
            support.points @ carried[:, :3].T + carried[:, 3] - contact_target.site(pose.matrices)
        ) @ outward
        assert hand.short_by_m > 0.0 or heights.min() == pytest.approx(0.02, abs=1e-8)


@pytest.mark.parametrize(("shape", "articulator"), DERIVED)
def test_a_newcomers_hand_does_not_sink_into_the_chin(shape: str, articulator: str) -> None:
    key = placing.with_handshape(
        HandMoment(REFERENCE, Sign(), "dominant", new_keys.key_at(REFERENCE, Sign(), "dominant", 0.0)), shape
    )
    key = placing.with_site(
        HandMoment(
            REFERENCE,
            Sign(),
            "dominant",
            placing.with_articulator(HandMoment(REFERENCE, Sign(), "dominant", key), articulator),
        ),
        "chin",
    )
    assert depth_mm(pose_at(sign_of(key), key.time_s)) < 10.0


def test_at_a_free_point_the_mean_itself_is_placed() -> None:
    placement = SpacePoint("pinch", (-0.1, 0.0, 0.3))
    assert constraint_of(REFERENCE, HandForm("f"), placement, "right").support is None


def test_the_skin_is_that_of_the_very_handshape() -> None:
    flat, bent = (
        support_point_of(REFERENCE, HandForm(shape), "fingertips", "right") for shape in ("b", "flat_o")
    )
    assert flat is not None
    assert bent is not None
    assert np.ptp(flat.points, axis=0).max() > 1.1 * np.ptp(bent.points, axis=0).max()


def test_a_batch_measures_each_frame() -> None:
    key = touching_key("chin", "f", "pinch")
    held = poses(sign_of(key), np.linspace(key.time_s, key.end_s, 5), REFERENCE).hands["dominant"]
    assert max(hand.contact_error_m for hand in held) < 1e-8


@each([one.id for one in shapes.articulators() if one.kind == "derived"])
def test_every_derived_articulator_has_skin_around_it(articulator: str) -> None:
    shape = next(shape for shape in shapes.every() if articulator in shape.articulators)
    found = support_point_of(REFERENCE, HandForm(shape.name), articulator, "left")
    assert found is not None
    assert len(found.points) > 5


def test_a_dial_keeps_the_touching_skin_on_the_site() -> None:
    for pronation in np.linspace(-1.4, 1.3, 12):
        hand = hand_at(
            touching_key("cheek.near_mouth.R", "f", "pinch", Orientation(float(pronation), 0.1, 0.0))
        )
        assert abs(hand.contact_error_m - hand.short_by_m) < 1e-8
