"""Hands rise from rest and go back to it joint by joint, palms in below the waist, and meet both ends."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest
from scipy.special import betaincinv

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, GlobalOrientation, HandRole, Lead, SpacePoint
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.orientation import directions_of
from signer.kinematics.rotations import rotation_angle, rotation_log
from signer.motion.movement.easing import progress
from signer.motion.movement.flow import RISE
from signer.motion.movement.intervals import LEAD
from signer.motion.movement.rest_ways import REST_WAY
from signer.motion.movement.score import score_of
from signer.motion.operations.leads import LONGER_BACK, own_s
from signer.motion.pose import Clip
from signer.motion.posing import poses
from tests.helpers.characters import BOTH, REFERENCE
from tests.strategies.motion import moving_sign

SEEDS = range(0, 48, 6)
SHARES = np.linspace(0.0, 1.0, 17)
DONE = progress(LEAD, SHARES, swings=RISE.swings)
"""Shares of its rise that a hand has done at `SHARES` of its time."""
MOST_ROLL_RAD_S = np.radians(400.0)
"""Roll of an upper arm beyond which it is thrown."""
JUST_S = 1e-5
"""So near to an end of a way of a second a hand is there within a nanometre."""


@lru_cache
def raised(seed: int, role: HandRole) -> Sign:
    """Return a sign of one held key that is drawn by a seed, a second from rest and from it back."""
    keys = moving_sign(seed).hand(role).keys or (
        Key("k1", 1.0, "5", SpacePoint("palm.centre", (0.1, 0.0, 0.3))),
    )
    held = replace(keys[0], time_s=1.0, hold_s=0.2, act=None, local=())
    return Sign(tracks=(HandTrack(role, (held,)),), lead_in_s=1.0, lead_out_s=1.0)


@lru_cache
def frames_of(seed: int, role: HandRole) -> Clip:
    """Return the frames of such a sign at shares of the rise, and where it is as far backwards at its fall."""
    times = np.concatenate([SHARES, 2.2 - betaincinv(3, 3, DONE)])  # least jerk is a beta distribution
    return poses(raised(seed, role), times, REFERENCE)


def upper_arms(frames: Clip, role: HandRole) -> Array:
    arms = np.array([hand.elbow - hand.shoulder for hand in frames.hands[role]])
    return np.asarray(arms / np.linalg.norm(arms, axis=-1, keepdims=True))


def angle(one: Array, other: Array) -> Array:
    return 2.0 * np.arcsin(np.clip(0.5 * np.linalg.norm(one - other, axis=-1), 0.0, 1.0))


@pytest.mark.parametrize("role", ROLES)
def test_the_elbow_bends_evenly_and_upper_arm_and_wrist_turn_late(role: HandRole) -> None:
    """So no elbow swings aside, forward or up further than on the shortest way."""
    for seed in SEEDS:
        frames, done = frames_of(seed, role).rows(np.arange(len(SHARES))), DONE
        arms = upper_arms(frames, role)
        assert angle(arms[0], arms) == pytest.approx(done**1.6 * angle(arms[0], arms[-1]), abs=1e-6)
        hands = frames.hands[role]
        flexion = np.array([float(hand.posture.flexion_rad) for hand in hands])
        assert flexion == pytest.approx(flexion[0] + done * (flexion[-1] - flexion[0]), abs=1e-9)
        wrists = np.array(
            [
                [one.pronation_rad, one.flexion_rad, one.deviation_rad]
                for one in (hand.orientation for hand in hands)
            ]
        )
        late = done[:, None] ** (1.0 + 2.0 * np.cos(flexion[0]))
        late = wrists[0] + late * (wrists[-1] - wrists[0])
        assert wrists[1:-1] == pytest.approx(late[1:-1], abs=1e-9)


@pytest.mark.parametrize("role", ROLES)
def test_a_hand_falls_as_it_rises(role: HandRole) -> None:
    for seed in SEEDS:
        frames, count = frames_of(seed, role), len(SHARES)
        rises, falls = frames.bone_positions[:count], frames.bone_positions[count:]
        assert falls == pytest.approx(rises, abs=1e-9)


@pytest.mark.parametrize("character", BOTH)
def test_rest_and_key_are_met_as_they_are(character: Character) -> None:
    for seed in SEEDS:
        sign = raised(seed, "dominant")
        times = np.array([0.0, JUST_S, 1.0 - JUST_S, 1.0, 1.2, 1.2 + JUST_S, 2.2 - JUST_S, 2.2])
        placed = poses(sign, times, character).bone_positions
        assert placed[1::2] == pytest.approx(placed[0::2], abs=1e-8)


@pytest.mark.parametrize("role", ROLES)
def test_in_its_own_time_no_wrist_nor_turn_is_quicker_than_peoples(role: HandRole) -> None:
    for seed in SEEDS:
        sign = raised(seed, role)
        lasts_s = own_s(REFERENCE, sign, role, "lead_in")
        assert own_s(REFERENCE, sign, role, "lead_out") == LONGER_BACK * lasts_s
        for from_s, least in ((0.0, 0.85), (1.2, 0.99)):  # on the rise, and on the fall
            frames = poses(sign, np.linspace(from_s, from_s + 1.0, 121), REFERENCE)
            wrists = np.array([hand.wrist for hand in frames.hands[role]])
            quickest_m_s = np.linalg.norm(np.diff(wrists, axis=0), axis=-1).max() * 120 / lasts_s
            hands = hands_of(frames, role)
            turned_rad = rotation_angle(np.swapaxes(hands[:-1], 1, 2) @ hands[1:])
            shares = quickest_m_s / REST_WAY.most_m_s, turned_rad.max() * 120 / lasts_s / REST_WAY.most_rad_s
            assert least < max(shares) < 1.04  # late turns are quicker where a hand arrives
            assert rolls_rad(frames, role).max() * 120 / lasts_s < MOST_ROLL_RAD_S


def hands_of(frames: Clip, role: HandRole) -> Array:
    """(n, 3, 3) rotations of a hand."""
    arm = REFERENCE.rigs[SIDE_OF[role]].arm
    arms = [hand.posture for hand in frames.hands[role]]
    return np.array(
        [one.shoulder_rotation @ elbow_rotation(arm, one.flexion_rad) @ one.wrist_rotation for one in arms]
    )


def rolls_rad(frames: Clip, role: HandRole) -> Array:
    """(n - 1,) how far an upper arm rolls about itself from one frame to the next."""
    arm = REFERENCE.rigs[SIDE_OF[role]].arm
    turns = np.array([hand.posture.shoulder_rotation for hand in frames.hands[role]])
    steps = rotation_log(np.swapaxes(turns[:-1], 1, 2) @ turns[1:])
    return np.abs(steps @ (arm.upper_arm / arm.upper_arm_m))


def test_palms_that_were_held_up_face_the_thigh_below_the_waist() -> None:
    """They showed to the front at the hip, as the forearm sank before it had turned."""
    up = GlobalOrientation((0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    placed = Key("k1", 1.0, "5", SpacePoint("palm.centre", (-0.2, 0.0, 0.3)), orientation=up, hold_s=0.2)
    sign = Sign(tracks=(HandTrack("dominant", (placed,)),), lead_in_s=1.0, lead_out_s=1.0)
    for start_s in (0.0, 1.2):
        frames = poses(sign, np.linspace(start_s, start_s + 1.0, 41), REFERENCE)
        palms, _ = directions_of("right", hands_of(frames, "dominant"))
        heights = np.array([hand.wrist[1] for hand in frames.hands["dominant"]])
        low = heights < 0.5 * (heights.min() + frames.hands["dominant"][0 if start_s == 0.0 else -1].elbow[1])
        assert palms[low, 2].max() < 0.05
        assert np.degrees(np.arccos(palms[low, 0])).max() < 45.0
        assert np.degrees(np.arccos(palms[:, 0])).max() > 80.0


def test_what_somebody_set_stays_an_arc_of_the_hand() -> None:
    sign = raised(0, "dominant")
    led = sign.with_tracks(replace(sign.hand("dominant"), lead_in=Lead(0.0)))
    times = np.linspace(0.1, 0.9, 5)
    targets = score_of(REFERENCE, led).at(times).tracks["dominant"].frames.target
    along = targets - targets[0]
    assert np.linalg.norm(np.cross(along, along[-1]), axis=-1) == pytest.approx(0.0, abs=1e-9)
