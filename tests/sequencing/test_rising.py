"""Hands of a sentence rise and fall in their own time, and a free one sinks while it waits, with life."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from signer.characters.load import reference
from signer.document.sign import Sign
from signer.document.utterance import Utterance
from signer.document.values import ROLES
from signer.files import open_sign, read_sign
from signer.files.writing import sign_bytes
from signer.library.shelf import Entry, sign_files
from signer.motion.movement.rest_ways import REST_WAY
from signer.motion.operations.leads import ENDS, LIVELY_S, lasting_s
from signer.motion.posing import poses
from signer.sequencing import KnownWays, Performed, perform, say
from tests.helpers.sentences import shelf

SAID = ("MY HELP", "MOTHER NAME MY", "fs-JO NAME", "FATHER MORE GO")
LOW = 0.22
"""Share of its way up that a hand has done when the sign before ends: what least jerk does in a third of it."""
QUICKEST = 1.03
"""Times as fast as allowed: leads are told from a few moments."""

TWO_PICTURES, MOST_AT_ONCE = 10, 0.42
"""Sixtieths of a second from a picture of a slow film to the one after the next, and the share of its way up
that a hand does in them at most."""


@cache
def performed(said: str, life: float) -> Performed:
    spoken: Utterance = say(said, shelf())
    return perform(replace(spoken, life=life), ways=KnownWays())


def written(said: str, life: float) -> Sign:
    return performed(said, life).sign


@pytest.mark.parametrize("life", [0.0, 1.0])
def test_a_hand_that_comes_up_in_the_midst_is_seen_on_its_way(life: float) -> None:
    """In BOOK and CHOCOLATE it did 0.58 of its way between two pictures of a slow film."""
    for said in SAID:
        sign = written(said, life)
        for role in ROLES:
            keys = sign.hand(role).keys
            if not keys or keys[0].time_s < sign.rise_s(role) + 0.1:
                continue
            times = keys[0].time_s - np.arange(0.0, sign.rise_s(role), 1.0 / 60.0)
            wrists = np.array([hand.wrist for hand in poses(sign, times, reference()).hands[role]])
            gone = np.append(0.0, np.cumsum(np.linalg.norm(np.diff(wrists, axis=0), axis=-1)))
            assert (gone[TWO_PICTURES:] - gone[:-TWO_PICTURES]).max() < MOST_AT_ONCE * gone[-1]


@pytest.mark.parametrize("said", SAID)
def test_no_wrist_is_quicker_than_peoples_from_rest_or_to_it(said: str) -> None:
    """A base hand of the second sign came up from the thigh at up to 3 m/s."""
    sign = written(said, 0.0)
    for role in ROLES:
        keys = sign.hand(role).keys
        if not keys:
            continue
        for start_s, end_s in (
            (max(keys[0].time_s - sign.rise_s(role), 0.0), keys[0].time_s),
            (keys[-1].end_s, keys[-1].end_s + sign.lead_out_s),
        ):
            times = np.linspace(start_s, end_s, 31)
            wrists = np.array([hand.wrist for hand in poses(sign, times, reference()).hands[role]])
            steps_m = np.linalg.norm(np.diff(wrists, axis=0), axis=-1)
            assert (steps_m / np.diff(times)).max() < QUICKEST * REST_WAY.most_m_s


def test_the_more_life_the_more_time_hands_take_up_to_what_people_do() -> None:
    for said in SAID:
        still, half, lively = (written(said, life) for life in (0.0, 0.5, 1.0))
        for end in ENDS:
            needs_s = lasting_s(still, end)
            most_s = max(needs_s, LIVELY_S[end])
            assert lasting_s(half, end) == pytest.approx(0.5 * (needs_s + most_s), abs=1e-6)
            assert lasting_s(lively, end) == pytest.approx(most_s, abs=1e-6)
        assert lively.lead_in_s == min(key.time_s for role in ROLES for key in lively.hand(role).keys)


@pytest.mark.parametrize("said", SAID)
def test_a_hand_is_low_until_the_sign_before_the_first_that_needs_it_has_ended(said: str) -> None:
    """RAIN's base hand came up all through IF, which looked like a sign of two hands."""
    for life in (0.0, 1.0):
        done = performed(said, life)
        assert read_sign(sign_bytes(done.sign)).sign == done.sign
        first = {role: done.sign.hand(role).keys[0] for role in ROLES}
        role = max(ROLES, key=lambda one: first[one].time_s)
        before = [item for item in done.items if item.end_s < first[role].time_s]
        start_s = first[role].time_s - done.sign.rise_s(role)
        times = [start_s, before[-1].end_s, first[role].time_s] if before else []
        heights = (
            [hand.wrist[1] for hand in poses(done.sign, times, reference()).hands[role]] if times else []
        )
        if before:
            assert heights[1] - heights[0] < LOW * (heights[2] - heights[0])


def test_a_hand_that_waits_sinks_only_where_there_is_time_to_come_up_again() -> None:
    """Between signs that need it 0.5 s apart it bobbed by 112 mm."""
    body = reference().body
    (knuckle,) = body.bones("finger3-1.L")
    for said, deepest_m in (("NAME MY NAME", 0.005), ("NAME MY MOTHER NAME", 0.13)):
        done = performed(said, 1.0)
        times = np.linspace(done.items[0].end_s, done.items[-1].start_s, 16)
        heights = poses(done.sign, times, reference()).bone_positions[:, knuckle, 1]
        assert min(heights[0], heights[-1]) - heights.min() < deepest_m


@pytest.mark.parametrize("gloss", ["LOVE", "WORK", "HOW"])
def test_a_base_hand_that_comes_up_on_an_arc_holds_a_sentence_up_no_longer_than_a_rise(gloss: str) -> None:
    """FATHER LOVE stood still for ten seconds: the arc was looked at before the beginning of the sign."""
    known = tuple(Entry(path, open_sign(path).sign) for path in sign_files() if path.stem == gloss)
    done = perform(say(f"FATHER {gloss}", (*shelf(), *known)), ways=KnownWays())
    assert done.sign.hand("base").lead_in is not None
    assert 0.2 < done.items[1].start_s - done.items[0].end_s < LIVELY_S["lead_in"]
