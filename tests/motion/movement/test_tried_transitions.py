"""Transitions that are told from one that is solved lead a hand nearly where each does by itself."""

from dataclasses import replace

import numpy as np
import pytest

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import GlobalOrientation, Lead, SpacePoint, Transition
from signer.motion.movement.intervals import lead_transition
from signer.motion.movement.score import score_of
from signer.motion.movement.tried_transitions import Tried, TriedHand, way_of
from signer.motion.operations.leads import LeadEnd
from signer.motion.posing import poses
from signer.motion.posture.surroundings import arm_bones
from tests.helpers.characters import REFERENCE

TRANSITIONS = (
    Transition(),
    Transition(path="arc", height_m=0.09, plane_rad=0.7),
    Transition(path="circle", height_m=0.05, turns=0.6, easing="tense", orientation_lead=-0.3),
    Transition(handles=(0.2, 0.4, 0.4, 1.0), handshape_lead=0.3, orientation_lead=0.1),
)


def going(transition: Transition) -> Sign:
    first = Key("k1", 0.3, "5", SpacePoint("palm.centre", (-0.1, 0.0, 0.25)),
                orientation=GlobalOrientation((0.0, 0.0, -1.0), (0.0, 1.0, 0.0)), transition=transition)  # fmt: skip
    last = Key("k2", 0.6, "s", SpacePoint("index.tip", (0.05, -0.1, 0.3)),
               orientation=GlobalOrientation((0.7, 0.0, -0.7), (0.0, 1.0, 0.3)))  # fmt: skip
    return Sign(tracks=(HandTrack("dominant", (first, last)),))


def tried(sign: Sign, times: Array) -> TriedHand:
    """Return the dominant hand of a sign that is solved at times on its way."""
    track = score_of(REFERENCE, sign).at(times).tracks["dominant"]
    sampled = way_of(track)
    assert sampled is not None
    return TriedHand(track, sampled, poses(sign, times, REFERENCE).matrices, times, np.arange(len(times)))


def off_m(found: Tried, row: int, sign: Sign, times: Array) -> tuple[float, float]:
    """Return by how much wrists and the joints of the hand are off where a way is solved, m."""
    frames, bones = poses(sign, times, REFERENCE), arm_bones(REFERENCE, "right")
    wrists = np.array([hand.wrist for hand in frames.hands["dominant"]])
    heads = REFERENCE.body.heads[bones][7:, :, None]
    told, solved = (
        (arms[:, 7:, :, :3] @ heads)[..., 0] + arms[:, 7:, :, 3]
        for arms in (found.arms[row], frames.matrices[:, bones])
    )
    return float(np.abs(found.wrists[row] - wrists).max()), float(np.abs(told - solved).max())


def test_a_way_is_told_as_it_is_solved_and_others_nearly_so() -> None:
    times = np.linspace(0.3, 0.6, 73)[1:-1]
    found = tried(going(TRANSITIONS[0]), times).on(TRANSITIONS)
    assert not found.shares.any()
    for row, (transition, most_m) in enumerate(zip(TRANSITIONS, (5e-5, 6e-3, 20e-3, 3e-3), strict=True)):
        assert max(off_m(found, row, going(transition), times)) < most_m


@pytest.mark.parametrize("end", ["lead_in", "lead_out"])
def test_hands_on_arcs_from_rest_and_to_it_are_roughly_where_they_are_solved(end: LeadEnd) -> None:
    leads, sign = (None, Lead(0.05), Lead(0.2, 0.1)), going(TRANSITIONS[0])
    times = np.linspace(0.0, 0.3, 73)[1:-1] if end == "lead_in" else np.linspace(0.6, 1.0, 97)[1:-1]
    found = tried(sign, times).on([lead_transition(one) for one in leads])
    for row, (one, most_m) in enumerate(zip(leads, (5e-5, 0.035, 0.05), strict=True)):
        hand = sign.hand("dominant")
        track = replace(hand, lead_in=one) if end == "lead_in" else replace(hand, lead_out=one)
        assert max(off_m(found, row, sign.with_tracks(track), times)) < most_m


def test_a_hand_that_goes_from_no_key_to_another_is_on_no_way() -> None:
    sign = going(TRANSITIONS[0])
    held = replace(sign, tracks=(HandTrack("dominant", sign.hand("dominant").keys[:1]),))
    assert way_of(score_of(REFERENCE, held).at(np.array([0.3])).tracks["dominant"]) is None
