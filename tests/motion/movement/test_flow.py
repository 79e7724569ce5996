"""Laws of flow: keys are met, speeds go on through those that are passed, and without life nothing changes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    ROLES,
    BothMeet,
    Contact,
    HandRole,
    LocalMovement,
    PathShape,
    SpacePoint,
    Transition,
)
from signer.kinematics.frames import brought_back
from signer.motion.movement.easing import SHARES, progress
from signer.motion.movement.flow import Flow, Flows, Hands, Stop, stop_of
from signer.motion.posing import pose_at, poses
from tests.helpers.characters import OTHER, REFERENCE
from tests.helpers.extent import count, each
from tests.helpers.passing_hands import passing_hands

SIGNS = [passing_hands(seed) for seed in (3, 8)]
LOOKED_AT = SIGNS[: count(1, whole=2)]
STEP_S = 1e-4


def hands_of(sign: Sign) -> Hands:
    return {role: sign.hand(role).keys for role in ROLES}


def places(sign: Sign, times_s: Sequence[float] | Array, role: HandRole = "dominant") -> Array:
    """(F, 3) m, where a hand's articulator is in the chest's frame."""
    found = poses(sign, times_s, REFERENCE)
    return brought_back(found.chest, np.array([hand.articulator for hand in found.hands[role]]))


@cache
def passed(sign: Sign) -> list[tuple[HandRole, Key]]:
    hands = hands_of(sign)
    found = [
        (role, key)
        for role in ROLES
        for row, key in enumerate(hands[role])
        if stop_of(hands, role, row) is None
    ]
    assert found
    return found


def flows_of(sign: Sign, life: float) -> dict[str, Flow]:
    flows = Flows(hands_of(sign), life)
    found = {key.id: flows.after(key.id) for track in hands_of(sign).values() for key in track}
    return {key_id: flow for key_id, flow in found.items() if flow is not None}


def test_without_life_there_is_no_flow() -> None:
    for sign in SIGNS:
        assert not flows_of(sign, 0.0)
        assert passed(sign)


def test_every_key_is_met_at_its_time_at_any_life() -> None:
    notch = REFERENCE.body.landmarks["suprasternal_notch"]
    for sign, life in zip(SIGNS, (0.3, 1.0), strict=True):
        for role in ROLES:
            keys = sign.hand(role).keys
            asked = [key.placement.point_m for key in keys if isinstance(key.placement, SpacePoint)]
            found = places(replace(sign, life=life), [key.time_s for key in keys], role)
            assert np.abs(found - notch - asked).max() < 1e-9


def test_speed_and_acceleration_go_on_through_a_passed_key() -> None:
    for sign in LOOKED_AT:
        for role, key in passed(sign)[::2]:
            around = key.time_s + STEP_S * np.arange(-3, 4)
            speeds = np.diff(places(sign, around, role), axis=0) / STEP_S
            speed = np.linalg.norm(speeds, axis=1).max()
            assert np.linalg.norm(speeds[3] - speeds[2]) < max(0.01 * speed, 2e-3)
            pushes = np.diff(speeds, axis=0) / STEP_S
            assert np.linalg.norm(pushes[3] - pushes[1]) < 0.1 * np.linalg.norm(pushes[2]) + 0.5


def test_a_hand_does_not_stand_at_a_key_that_it_passes_and_does_at_others() -> None:
    sign = SIGNS[0]
    for role, key in passed(sign)[:1]:
        step = places(sign, [key.time_s - STEP_S, key.time_s + STEP_S], role)
        flow = flows_of(sign, 1.0)[key.id]
        speed = np.linalg.norm(np.diff(step, axis=0)) / (2.0 * STEP_S)
        assert speed == pytest.approx(np.linalg.norm(flow.speeds[0]), rel=0.01, abs=2e-3)
        stopped = replace_key(sign, replace(key, stops=True))
        step = places(stopped, [key.time_s - STEP_S, key.time_s + STEP_S], role)
        assert np.linalg.norm(np.diff(step, axis=0)) / (2.0 * STEP_S) < 2e-3


def replace_key(sign: Sign, key: Key) -> Sign:
    tracks = (sign.hand(role) for role in ROLES)
    return sign.with_tracks(
        *(
            replace(track, keys=tuple(key if one.id == key.id else one for one in track.keys))
            for track in tracks
        )
    )


@pytest.mark.parametrize("character", [OTHER, REFERENCE][: count(1, whole=2)])
def test_a_pose_is_of_sign_and_time_alone_and_left_hands_mirror_right_ones(character: Character) -> None:
    sign = SIGNS[1]
    times = np.linspace(0.7, sign.hand("dominant").keys[-1].time_s, 4)
    forth, back = poses(sign, times, character), poses(sign, times[::-1], character)
    alone = pose_at(sign, float(times[2]), character)
    assert np.abs(forth.matrices - back.matrices[::-1]).max() < 1e-9
    assert np.abs(forth.matrices[2] - alone.matrices).max() < 1e-9
    left = poses(replace(sign, dominant_side="left"), times, character)
    mirrored = forth.bone_positions[:, character.body.mirror_bone] * (-1.0, 1.0, 1.0)
    assert np.abs(mirrored - left.bone_positions).max() < 1e-9


def test_flow_grows_evenly_with_life() -> None:
    whole, half = flows_of(SIGNS[0], 1.0), flows_of(SIGNS[0], 0.5)
    assert whole.keys() == half.keys()
    for key_id, flow in whole.items():
        for one, other in zip(flow, half[key_id], strict=True):
            assert np.allclose(np.asarray(one), 2.0 * np.asarray(other), atol=1e-12)


def test_repeats_turn_round_without_a_stand_and_keep_their_ends() -> None:
    one, other = SIGNS[0].hand("dominant").keys[:2]
    keys = replace(one, transition=Transition(repeats=1)), replace(other, time_s=one.end_s + 1.2)
    sign = SIGNS[0].with_tracks(HandTrack("dominant", keys), HandTrack("base"))
    turns = one.end_s + np.array((0.4, 0.8))
    times = np.concatenate([turns, turns - 0.02, turns + 0.02])
    lively, without = (places(replace(sign, life=life), times).reshape(3, 2, 3) for life in (1.0, 0.0))
    assert np.abs(lively[0] - without[0]).max() < 1e-9
    far = [np.linalg.norm(found[1:] - found[0], axis=-1).min() for found in (lively, without)]
    assert far[0] > 4.0 * far[1]


TOUCH = Contact("palm.centre", "chin", "touch")


@each(
    [
        ({}, None),
        ({"stops": True}, "set"),
        ({"hold_s": 0.1}, "hold"),
        ({"placement": TOUCH}, "touch"),
        ({"placement": replace(TOUCH, manner="near")}, None),
        ({"placement": TOUCH, "second": TOUCH}, "second contact"),
        ({"placement": BothMeet("palm.centre", (0.0, -0.1, 0.3))}, "hands meet"),
        ({"placement": Contact("palm.centre", "other.palm.heel", "near")}, "other hand"),
        ({"transition": Transition(easing="even")}, "way"),
        ({"transition": Transition(repeats=1)}, "way"),
        ({"transition": Transition(path="circle", height_m=0.05)}, "way"),
        ({"transition": Transition(path="arc", height_m=0.05)}, None),
        ({"local": (LocalMovement("wiggle"),)}, None),
        ({"placement": SpacePoint("palm.centre", (0.2, -0.1, 0.3))}, "beside"),
    ],
)
def test_a_hand_passes_a_key_at_which_nothing_holds_it(change: dict[str, object], stop: Stop | None) -> None:
    way = [Key(f"k{row}", 0.5 + 0.4 * row, "open_b", SpacePoint("palm.centre", (-0.2, -0.2 + 0.1 * row, 0.3)))
           for row in range(3)]  # fmt: skip
    base = (Key("b0", 0.7, "open_b", SpacePoint("palm.centre", (0.25, -0.1, 0.3))),)
    hands: Hands = {"dominant": (way[0], replace(way[1], **change), way[2]), "base": base}  # type: ignore[arg-type]
    assert stop_of(hands, "dominant", 1) == stop
    assert stop_of(hands, "dominant", 0) == stop_of(hands, "dominant", 2) == "rest"


@pytest.mark.parametrize("path", ["circle", "zigzag"])
def test_a_hand_goes_round_at_nearly_one_speed_unless_somebody_had_it_stop(path: PathShape) -> None:
    hands = {role: list(keys) for role, keys in hands_of(SIGNS[0]).items()}
    way = Transition(path, 0.05, turns=2.0)
    first, second = (replace(key, transition=way) for key in hands["dominant"][:2])

    def fastest(*keys: Key, life: float) -> float:
        hands["dominant"][:2] = keys
        flow = Flows(hands, life).after(first.id)
        done = progress(way, SHARES, swings=None if flow is None else flow.swings)
        return float(np.gradient(done, SHARES).max())

    found = [fastest(first, second, life=life) for life in (0.0, 0.5, 1.0)]
    assert found == sorted(found, reverse=True)
    assert found[0] > 1.8
    assert found[-1] < 1.3
    stopped = (replace(key, stops=True) for key in (first, second))
    assert fastest(*stopped, life=1.0) == found[0]
