"""Joints bent otherwise than the handshape has them: the hand, what is made of its fingers, and the contact
follow."""

import random
from dataclasses import replace

import numpy as np
import pytest

import handshapes.catalogue as shapes
from handshapes.joints import NAMES, RANGES, angles_of
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import HandForm
from signer.motion.checks.review import review
from signer.motion.operations import placing
from signer.motion.operations.hand_edits import BendFingers, KeepPoints
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.places.hands import shape_of, shaped_hand
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import hand_at, sign_of, touching_key
from tests.helpers.extent import each

FIST = (("index_mcp_flex", 1.5), ("index_pip_flex", 1.8), ("index_dip_flex", 1.2))


def drawn(seed: int) -> HandForm:
    draw = random.Random(seed)
    joints = sorted((name, draw.uniform(*RANGES[name])) for name in draw.sample(NAMES, 6))
    return HandForm(draw.choice(shapes.every()).name, tuple(joints))


@each(range(12))
def test_a_hand_has_the_joints_of_its_form_and_all_others_of_its_handshape(seed: int) -> None:
    form = drawn(seed)
    expected = angles_of(shapes.find(form.handshape)) | dict(form.joints)
    np.testing.assert_array_equal(shaped_hand(REFERENCE, form, "left").angles, list(expected.values()))


def test_bent_to_what_it_is_it_is_the_same_hand() -> None:
    shape = shapes.find("bent_v")
    same = HandForm("bent_v", tuple(sorted(angles_of(shape).items())))
    assert shape_of(same) == shape


def test_a_derived_articulator_is_made_of_the_fingers_as_they_are_bent() -> None:
    straight, bent = (
        articulator_attachment(REFERENCE, HandForm("s", joints), "fist.front", "right")
        for joints in ((), (("index_pip_flex", 0.0), ("index_mcp_flex", 0.0)))
    )
    assert set(straight.bones) - set(bent.bones)


@pytest.mark.parametrize("articulator", ["index.tip", "fingertips", "pinch"])
def test_the_contact_is_met_with_any_joints(articulator: str) -> None:
    for form in map(drawn, range(4)):
        key = replace(touching_key("chin", form.handshape, articulator), joints=form.joints)
        hand = hand_at(key)
        assert hand.contact_error_m == pytest.approx(hand.short_by_m, abs=1e-4)


def test_bending_keeps_the_place_and_the_height_of_the_elbow() -> None:
    key = touching_key("chin", "1", "index.tip")
    sign = sign_of(key)
    bent = BendFingers(FIST).held(HandMoment(REFERENCE, sign, "dominant", key)).key
    assert (bent.joints, bent.own_handshape, bent.placement) == (tuple(sorted(FIST)), "", key.placement)
    before, after = hand_at(key), hand_at(bent)
    assert after.contact_error_m < 1e-4
    assert after.elbow_height_rad == pytest.approx(before.elbow_height_rad, abs=1e-6)


def test_a_handshape_of_ones_own_is_taken_with_its_joints_and_its_name() -> None:
    key = touching_key("chin", "5", "index.tip")
    taken = placing.with_handshape(HandMoment(REFERENCE, sign_of(key), "dominant", key), "1", FIST, "crooked")
    assert (taken.form, taken.own_handshape) == (HandForm("1", FIST), "crooked")
    plain = placing.with_handshape(HandMoment(REFERENCE, sign_of(taken), "dominant", taken), "5")
    assert (plain.form, plain.own_handshape) == (HandForm("5"), "")


def test_a_left_handed_signers_bent_hand_is_the_mirror_image() -> None:
    key = replace(touching_key("chin", "5", "index.tip"), joints=FIST)
    right = sign_of(key)
    left = replace(right, dominant_side="left")
    one, other = (pose_at(sign, key.time_s).hands["dominant"] for sign in (right, left))
    np.testing.assert_allclose(one.handshape_angles, other.handshape_angles)
    np.testing.assert_allclose(one.articulator * (-1, 1, 1), other.articulator, atol=1e-12)


def test_between_two_keys_joints_go_from_the_one_to_the_other() -> None:
    first = touching_key("chin", "5", "index.tip")
    second = replace(first, id="k2", time_s=first.end_s + 0.5, joints=FIST)
    sign = Sign(tracks=(HandTrack("dominant", (first, second)),))
    midway = pose_at(sign, (first.end_s + second.time_s) / 2).hands["dominant"].handshape_angles[2]
    assert angles_of(shapes.find("5"))["index_pip_flex"] < midway < 1.8


def test_a_review_names_joints_that_are_none_and_angles_beyond_their_range() -> None:
    key = replace(
        touching_key("chin", "5", "index.tip"), joints=(("index_pip_flex", 3.0), ("indx_dip_flex", 0.1))
    )
    found = {problem.where.split("keys[0].")[1]: problem.words for problem in review(sign_of(key)).problems}
    assert found["joints_rad.index_pip_flex"].startswith("is 3.000; this joint goes from 0.000 to 1.920")
    assert found["joints_rad.indx_dip_flex"].startswith(
        "a hand has no joint 'indx_dip_flex'; did you mean 'index_dip_flex'?"
    )


def test_points_made_of_fingers_follow_the_handshape_or_stay_those_of_another() -> None:
    key = touching_key("chin", "v", "fingertips")
    follows = placing.with_handshape(HandMoment(REFERENCE, sign_of(key), "dominant", key), "b")
    stays = placing.with_handshape(
        HandMoment(REFERENCE, sign_of(key), "dominant", replace(key, points_of="v")), "b"
    )
    assert (follows.points_of, stays.points_of) == ("", "v")
    four, two = (
        articulator_attachment(REFERENCE, one.form, "fingertips", "right").rest for one in (follows, stays)
    )
    same = articulator_attachment(REFERENCE, HandForm("v"), "fingertips", "right").rest
    np.testing.assert_allclose(two, same)
    assert np.linalg.norm(four - two) > 0.01
    assert hand_at(stays).contact_error_m < 1e-4


def test_what_stays_stays_where_the_new_handshape_has_no_such_part() -> None:
    key = touching_key("chin", "v", "fingertips")
    assert (
        placing.with_handshape(HandMoment(REFERENCE, sign_of(key), "dominant", key), "10").articulator
        != "fingertips"
    )
    assert (
        placing.with_handshape(
            HandMoment(REFERENCE, sign_of(key), "dominant", replace(key, points_of="v")), "10"
        ).articulator
        == "fingertips"
    )
    tip = touching_key("chin", "v", "index.tip")
    assert (
        placing.with_handshape(
            HandMoment(REFERENCE, sign_of(tip), "dominant", replace(tip, points_of="v")), "10"
        ).articulator
        != "index.tip"
    )


def test_another_part_is_the_hands_own_again() -> None:
    key = replace(touching_key("chin", "b", "fingertips"), points_of="v")
    assert (
        placing.with_articulator(HandMoment(REFERENCE, sign_of(key), "dominant", key), "fingerpads").points_of
        == ""
    )
    following = KeepPoints(on=False).held(HandMoment(REFERENCE, sign_of(key), "dominant", key)).key
    assert following.form == HandForm("b")
