"""Wishes about a key: what is asked comes true, the contact stays, and the rest changes as little as it
can."""

from dataclasses import replace
from math import radians

import numpy as np
import pytest

import handshapes.catalogue as shapes
from body_model.load import load_body
from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, Contact, HandRole, Orientation, SpacePoint, Transition
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.limits import DEVIATION, FLEXION, PRONATION
from signer.kinematics.orientation import DIRECTIONS, DirectionName, directions_of
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import axis_rotation
from signer.motion.operations import reposing
from signer.motion.posing import pose_at
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, hand_at, sign_of, touching_key

BODY = load_body()
TEMPLE = touching_key("temple.R", "i", "pinky.tip", Orientation(-0.5, -0.2, 0.1))


def hand_rotation(key: Key) -> np.ndarray:
    posture = hand_at(key).posture
    return (
        posture.shoulder_rotation
        @ elbow_rotation(arm_rig(BODY, "right").arm, posture.flexion_rad)
        @ posture.wrist_rotation
    )


def off(direction: np.ndarray, wish: np.ndarray) -> float:
    return float(np.arccos(np.clip(direction @ wish / np.linalg.norm(wish), -1.0, 1.0)))


@pytest.mark.parametrize("role", ROLES)
def test_the_first_key_is_an_open_hand_in_front_of_its_own_shoulder(role: HandRole) -> None:
    key = reposing.key_at(REFERENCE, Sign(), role, 0.0)
    assert (key.id, key.time_s, key.handshape) == ("k1", Sign().lead_in_s, "5")
    hand = pose_at(edits.add_key(role, key).change(Sign()), key.time_s).hands[role]
    assert hand.short_by_m == 0.0
    assert hand.articulator[0] * (1 if role == "base" else -1) > 0.05
    assert hand.articulator[2] > 0.2


@pytest.mark.parametrize("time_s", [0.53, 0.6, 0.7, 0.84])
def test_a_key_captured_on_the_way_changes_nothing_there(time_s: float) -> None:
    sign = example("DEAF")
    key = reposing.key_at(REFERENCE, sign, "dominant", time_s)
    assert isinstance(key.placement, SpacePoint)
    before, after = pose_at(sign, time_s), pose_at(edits.add_key("dominant", key).change(sign), time_s)
    np.testing.assert_allclose(after.bone_positions, before.bone_positions, rtol=0, atol=2e-6)


def test_a_key_captured_between_two_handshapes_takes_the_nearer_one_and_keeps_the_arm() -> None:
    first, second = (
        touching_key("chin"),
        replace(touching_key("chest.mid.centre", "5", "thumb.tip"), id="k2", time_s=1.0),
    )
    for time_s, shape in ((0.7, "1"), (0.9, "5")):
        key = reposing.key_at(REFERENCE, sign_of(first, second), "dominant", time_s)
        assert key.handshape == shape
        wrist = pose_at(sign_of(first, second), time_s).hands["dominant"].wrist
        np.testing.assert_allclose(hand_at(key).wrist, wrist, rtol=0, atol=2e-4)


@pytest.mark.parametrize(("time_s", "like"), [(0.05, 0), (0.35, 0), (1.2, -1), (9.0, -1)])
def test_a_key_set_before_or_after_all_keys_copies_the_nearest(time_s: float, like: int) -> None:
    sign = example("DEAF")
    key, near = reposing.key_at(REFERENCE, sign, "dominant", time_s), sign.hand("dominant").keys[like]
    assert key == replace(near, id="k3", time_s=time_s, hold_s=0.0)


def test_a_captured_key_on_an_arc_leaves_a_lower_arc_to_go() -> None:
    sign = example("DEAF")
    key = reposing.key_at(REFERENCE, sign, "dominant", 0.7)
    assert key.transition.path == "arc"
    assert 0.0 < key.transition.height_m < sign.hand("dominant").keys[0].transition.height_m


def test_another_handshape_keeps_a_legal_articulator_and_else_takes_the_default() -> None:
    key = touching_key("chin", "1", "index.tip")
    assert reposing.with_handshape(REFERENCE, sign_of(key), "dominant", key, "l").articulator == "index.tip"
    other = reposing.with_handshape(REFERENCE, sign_of(key), "dominant", key, "i")
    assert other.articulator == "pinky.tip"
    assert hand_at(other).contact_error_m < 1e-9


def test_another_articulator_goes_to_the_same_place_with_the_elbow_as_high() -> None:
    key = touching_key("chin", "5", "thumb.tip")
    other = reposing.with_articulator(REFERENCE, sign_of(key), "dominant", key, "index.tip")
    assert other.contact == Contact("index.tip", "chin")
    assert hand_at(other).elbow_height_rad == pytest.approx(hand_at(key).elbow_height_rad, abs=1e-11)


def test_another_site_is_touched_with_a_natural_elbow() -> None:
    other = reposing.with_site(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, "chin")
    assert other.contact == Contact("pinky.tip", "chin", "touch")
    assert hand_at(other).elbow_height_rad == pytest.approx(
        reposing.relaxed_height(REFERENCE, sign_of(other), "dominant", other), abs=1e-11
    )


def test_a_site_in_space_is_not_touched() -> None:
    other = reposing.with_site(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, "head.beside.R")
    assert other.contact == Contact("pinky.tip", "head.beside.R", "none")
    assert not hand_at(other).touching


def test_a_near_contact_stays_near_at_another_site_of_the_skin() -> None:
    near = replace(TEMPLE, placement=Contact("pinky.tip", "temple.R", "near", 0.03))
    assert reposing.with_site(REFERENCE, sign_of(near), "dominant", near, "chin").contact == Contact(
        "pinky.tip", "chin", "near", 0.03
    )


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
    moved = reposing.with_space_point(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, point)
    assert isinstance(moved.placement, SpacePoint)
    np.testing.assert_allclose(hand_at(moved).articulator, point, atol=1e-6)


def test_a_wrist_turned_past_its_limits_stops_there() -> None:
    turned = reposing.turned_wrist(
        REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, Orientation(9.0, -9.0, 9.0)
    )
    assert turned.orientation == Orientation(PRONATION.high_rad, FLEXION.low_rad, DEVIATION.high_rad)


def test_a_key_with_a_wrist_past_its_limits_is_clamped_and_says_so() -> None:
    hand = hand_at(replace(TEMPLE, orientation=Orientation(9.0, 0.0, 0.0)))
    assert hand.orientation.pronation_rad == PRONATION.high_rad
    assert [report.joint for report in hand.limits] == ["forearm turn"]
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9


@pytest.mark.parametrize("keep", [True, False])
def test_the_elbow_stays_as_high_while_the_wrist_turns_unless_asked_not_to(keep: bool) -> None:
    turned = reposing.turned_wrist(
        REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, Orientation(-0.5, 0.7, 0.1), keep_elbow=keep
    )
    stays = abs(hand_at(turned).elbow_height_rad - hand_at(TEMPLE).elbow_height_rad) < 1e-11
    assert stays == keep
    assert (turned.elbow == TEMPLE.elbow) != keep


def test_the_elbow_follows_the_hand_that_drags_it() -> None:
    wished = hand_at(reposing.raised_elbow(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, radians(75))).elbow
    dragged = reposing.elbow_dragged(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, wished)
    np.testing.assert_allclose(hand_at(dragged).elbow, wished, atol=1e-9)
    assert dragged == replace(TEMPLE, elbow=dragged.elbow)


def test_drags_on_a_left_handed_signer_are_taken_in_the_mirror() -> None:
    flip = np.array((-1.0, 1.0, 1.0))
    left = replace(sign_of(TEMPLE), dominant_side="left")
    point = np.array((-0.35, 1.3, 0.3))
    assert reposing.elbow_dragged(
        REFERENCE, left, "dominant", TEMPLE, point * flip
    ) == reposing.elbow_dragged(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, point)
    assert reposing.with_space_point(
        REFERENCE, left, "dominant", TEMPLE, point * flip
    ) == reposing.with_space_point(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, point)


@pytest.mark.parametrize("palm", ["in", "out"])
def test_the_palm_faces_where_it_is_told_and_the_contact_stays(palm: DirectionName) -> None:
    faced = reposing.faced(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, palm=palm)
    assert off(directions_of("right", hand_rotation(faced)).palm, DIRECTIONS[palm]) < 1e-6
    assert hand_at(faced).contact_error_m < 1e-9
    assert not hand_at(faced).limits


def test_palm_and_fingers_are_met_together_where_the_arm_allows_it() -> None:
    key = touching_key("chin", "5", "thumb.tip")
    faced = reposing.faced(REFERENCE, sign_of(key), "dominant", key, palm="left", fingers="up")
    found = directions_of("right", hand_rotation(faced))
    assert off(found.palm, DIRECTIONS["left"]) < 1e-6
    assert off(found.fingers, DIRECTIONS["up"]) < 1e-6


@pytest.mark.parametrize("fingers", ["up", "left", "out", "in", "down", "right"])
@pytest.mark.parametrize("palm", [None, "up", "left"])
def test_a_direction_that_cannot_be_met_gives_the_nearest_within_limits(
    palm: DirectionName | None, fingers: DirectionName
) -> None:
    if palm == fingers:
        palm = "in"
    faced = reposing.faced(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, palm=palm, fingers=fingers)
    hand = hand_at(faced)
    assert not any(report.joint in ("forearm turn", "wrist bend", "wrist side") for report in hand.limits)
    assert abs(hand.contact_error_m - hand.short_by_m) < 1e-9
    assert hand.short_by_m < 0.02


def test_facing_nowhere_changes_nothing() -> None:
    assert reposing.faced(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE) == TEMPLE


def test_facing_a_second_time_changes_next_to_nothing() -> None:
    once = reposing.faced(REFERENCE, sign_of(TEMPLE), "dominant", TEMPLE, palm="in")
    twice = reposing.faced(REFERENCE, sign_of(once), "dominant", once, palm="in")
    assert np.linalg.norm(hand_at(twice).wrist - hand_at(once).wrist) < 0.02


def test_a_direction_turns_a_hand_with_two_contacts_whose_skin_moves_along() -> None:
    key = replace(
        touching_key("chin", "3", "fingerpads", Orientation(0.7, 0.2, 0.1), 0.6),
        second=Contact("index.tip", "cheekbone.R"),
    )
    before = hand_at(key)
    palm = axis_rotation((0.0, 0.6, 0.8), 0.4) @ directions_of("right", hand_rotation(key)).palm
    found = reposing.facing_answer(REFERENCE, sign_of(key), "dominant", key, palm=palm)
    after = hand_at(found.key)
    assert found.key is not key
    assert found.is_clean
    assert found.off_rad < 0.4
    assert found.off_rad == pytest.approx(off(directions_of("right", hand_rotation(found.key)).palm, palm))
    assert after.contact_error_m < 1e-9
    assert before.second_error_m is not None
    assert after.second_error_m is not None
    assert after.second_error_m < before.second_error_m + 1e-3


def test_a_transition_outlives_every_wish() -> None:
    key = replace(TEMPLE, transition=Transition("arc", 0.03, "even"), hold_s=0.3)
    for wish in (
        reposing.relaxed_elbow,
        lambda who, s, la, k: reposing.faced(who, s, la, k, palm="in"),
        lambda who, s, la, k: reposing.with_site(who, s, la, k, "chin"),
    ):
        changed = wish(REFERENCE, sign_of(key), "dominant", key)
        assert (changed.transition, changed.hold_s, changed.id, changed.time_s) == (
            key.transition,
            key.hold_s,
            key.id,
            key.time_s,
        )


@pytest.mark.parametrize("role", ROLES)
def test_the_articulator_of_a_first_key_that_nobody_chose_is_the_handshapes_own(role: HandRole) -> None:
    fresh = reposing.key_at(REFERENCE, Sign(), role, 0.0)
    shaped = reposing.with_handshape(REFERENCE, Sign(), role, fresh, "closed_b")
    assert shaped.articulator == shapes.default(shapes.find("closed_b")).id
    assert (
        reposing.with_handshape(REFERENCE, Sign(), role, shaped, "i").articulator
        == shapes.default(shapes.find("i")).id
    )


@pytest.mark.parametrize("handshape", ["5", "y", "3", "10", "1", "i", "a"])
def test_a_thumb_is_placed_in_space_by_nobody_but_the_user(handshape: str) -> None:
    fresh = reposing.key_at(REFERENCE, Sign(), "dominant", 0.0)
    shaped = reposing.with_handshape(REFERENCE, Sign(), "dominant", fresh, handshape)
    own = shapes.default(shapes.find(handshape)).id
    assert shaped.articulator == ("palm.centre" if own.startswith("thumb.") else own)
    sign = sign_of(shaped)
    assert reposing.with_site(REFERENCE, sign, "dominant", shaped, "chin").articulator == own
    chosen = replace(shaped, placement=replace(shaped.placement, articulator="thumb.tip"))
    placed = reposing.with_site(REFERENCE, sign_of(chosen), "dominant", chosen, "space.centre.mid.mid")
    assert placed.articulator == "thumb.tip"
