"""Transitions that are tried all at once lead an arm where each of them does by itself."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import GlobalOrientation, Lead, SpacePoint, Transition
from signer.motion.movement.intervals import lead_transition
from signer.motion.movement.score import score_of
from signer.motion.movement.tried_transitions import try_transitions
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


def test_arms_on_all_transitions_are_nearly_those_of_each() -> None:
    times = np.linspace(0.3, 0.6, 7)[1:-1]
    track = score_of(REFERENCE, going(TRANSITIONS[0])).at(times).tracks["dominant"]
    tried = try_transitions(track, times, TRANSITIONS)
    assert tried is not None
    assert not tried.shares.any()
    for row, transition in enumerate(TRANSITIONS):
        frames = poses(going(transition), times, REFERENCE)
        assert np.abs(tried.wrists[row] - [hand.wrist for hand in frames.hands["dominant"]]).max() < 5e-3
        off = tried.arms[row] - frames.matrices[:, arm_bones(REFERENCE, "right")]
        assert np.abs(off[..., :3]).max() < 0.05


@pytest.mark.parametrize("end", ["lead_in", "lead_out"])
def test_arms_on_all_arcs_from_rest_and_to_it_are_nearly_those_of_each(end: LeadEnd) -> None:
    leads = (None, Lead(0.05), Lead(0.3, 0.1), Lead(0.12, -0.6))
    sign = going(TRANSITIONS[0])
    first_s, last_s = (0.0, 0.3) if end == "lead_in" else (0.6, 1.0)
    times = np.linspace(first_s, last_s, 9)[1:-1]
    track = score_of(REFERENCE, sign).at(times).tracks["dominant"]
    tried = try_transitions(track, times, [lead_transition(one) for one in leads])
    assert tried is not None
    for row, one in enumerate(leads):
        hand = sign.hand("dominant")
        track = replace(hand, lead_in=one) if end == "lead_in" else replace(hand, lead_out=one)
        frames = poses(sign.with_tracks(track), times, REFERENCE)
        assert np.abs(tried.wrists[row] - [hand.wrist for hand in frames.hands["dominant"]]).max() < 5e-3


def test_a_hand_that_goes_from_no_key_to_another_is_not_tried() -> None:
    sign = going(TRANSITIONS[0])
    held = replace(sign, tracks=(HandTrack("dominant", sign.hand("dominant").keys[:1]),))
    track = score_of(REFERENCE, held).at(np.array([0.3])).tracks["dominant"]
    assert try_transitions(track, np.array([0.3]), TRANSITIONS) is None
