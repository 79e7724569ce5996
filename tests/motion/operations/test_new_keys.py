"""New keys: nothing changes where one is captured, and the first has usable defaults."""

from dataclasses import replace

import numpy as np
import pytest

import handshapes.catalogue as shapes
from signer.document import edits
from signer.document.queries import FIRST_S
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole, SpacePoint
from signer.motion.operations import new_keys, placing
from signer.motion.posing import pose_at
from signer.motion.solving.hand_moment import HandMoment
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import example, hand_at, sign_of, touching_key


@pytest.mark.parametrize("role", ROLES)
def test_the_first_key_is_an_open_hand_in_front_of_its_own_shoulder(role: HandRole) -> None:
    key = new_keys.key_at(REFERENCE, Sign(), role, 0.0)
    assert (key.id, key.time_s, key.handshape) == ("k1", FIRST_S, "5")
    hand = pose_at(edits.add_key(role, key).change(Sign()), key.time_s).hands[role]
    assert hand.short_by_m == 0.0
    assert hand.articulator[0] * (1 if role == "base" else -1) > 0.05
    assert hand.articulator[2] > 0.2


@pytest.mark.parametrize("time_s", [0.53, 0.6, 0.7, 0.84])
def test_a_key_captured_on_the_way_changes_nothing_there(time_s: float) -> None:
    sign = example("DEAF")
    key = new_keys.key_at(REFERENCE, sign, "dominant", time_s)
    assert isinstance(key.placement, SpacePoint)
    before, after = pose_at(sign, time_s), pose_at(edits.add_key("dominant", key).change(sign), time_s)
    np.testing.assert_allclose(after.bone_positions, before.bone_positions, rtol=0, atol=2e-6)


@pytest.mark.parametrize(
    "later",
    [
        touching_key("chest.mid.centre", "5", "thumb.tip"),
        replace(touching_key("chest.mid.centre", "b", "fingertips"), points_of="v"),
    ],
)
def test_a_key_captured_between_two_handshapes_takes_the_nearer_one_and_keeps_the_arm(later: Key) -> None:
    first, second = touching_key("chin"), replace(later, id="k2", time_s=1.0)
    for time_s, near in ((0.7, first), (0.9, second)):
        key = new_keys.key_at(REFERENCE, sign_of(first, second), "dominant", time_s)
        assert key.form == near.form
        wrist = pose_at(sign_of(first, second), time_s).hands["dominant"].wrist
        np.testing.assert_allclose(hand_at(key).wrist, wrist, rtol=0, atol=2e-4)


@pytest.mark.parametrize(("time_s", "like"), [(0.05, 0), (0.35, 0), (1.2, -1), (9.0, -1)])
def test_a_key_set_before_or_after_all_keys_copies_the_nearest(time_s: float, like: int) -> None:
    sign = example("DEAF")
    key, near = new_keys.key_at(REFERENCE, sign, "dominant", time_s), sign.hand("dominant").keys[like]
    assert key == replace(near, id="k3", time_s=time_s, hold_s=0.0)


def test_a_captured_key_on_an_arc_leaves_a_lower_arc_to_go() -> None:
    sign = example("DEAF")
    key = new_keys.key_at(REFERENCE, sign, "dominant", 0.7)
    assert key.transition.path == "arc"
    assert 0.0 < key.transition.height_m < sign.hand("dominant").keys[0].transition.height_m


@pytest.mark.parametrize("role", ROLES)
def test_the_articulator_of_a_first_key_that_nobody_chose_is_the_handshapes_own(role: HandRole) -> None:
    fresh = new_keys.key_at(REFERENCE, Sign(), role, 0.0)
    shaped = placing.with_handshape(HandMoment(REFERENCE, Sign(), role, fresh), "closed_b")
    assert shaped.articulator == shapes.default(shapes.find("closed_b")).id
    assert (
        placing.with_handshape(HandMoment(REFERENCE, Sign(), role, shaped), "i").articulator
        == shapes.default(shapes.find("i")).id
    )
