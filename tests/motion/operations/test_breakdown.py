"""A key between two others at a share of the way."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.fitting import with_new_item
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact, SpacePoint, Transition
from signer.motion.operations.breakdown import (
    breakdown_at,
    broken_down,
    divided,
    joined,
    rejoined_without,
    set_on_way,
    share_at,
)
from signer.motion.posing import pose_at, poses
from tests.helpers.characters import REFERENCE

START, END = (-0.1, 0.0, 0.4), (0.1, 0.0, 0.4)


def straight(easing: str = "smooth") -> Sign:
    first = Key("k1", 0.4, "i", SpacePoint("pinky.tip", START), transition=Transition(easing=easing))  # type: ignore[arg-type]
    return Sign(tracks=(HandTrack("dominant", (first, Key("k2", 1.0, "i", SpacePoint("pinky.tip", END)))),))


@pytest.mark.parametrize("easing", ["smooth", "even", "soft start"])
@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_the_hand_is_at_that_share_of_the_way_whatever_the_time(share: float, easing: str) -> None:
    sign = straight(easing)
    key = breakdown_at(REFERENCE, sign, "dominant", 0.6, share)
    assert key is not None
    assert key.time_s == 0.6
    after = with_new_item(sign, TrackName("hand", "dominant"), key)
    there = pose_at(after, 0.6).hands["dominant"].articulator
    ends = [pose_at(sign, time_s).hands["dominant"].articulator for time_s in (0.4, 1.0)]
    assert np.linalg.norm(there - (ends[0] + share * (ends[1] - ends[0]))) < 1e-3


def test_there_is_none_at_a_key_or_beside_all_keys() -> None:
    assert breakdown_at(REFERENCE, straight(), "dominant", 0.4, 0.5) is None
    assert breakdown_at(REFERENCE, straight(), "dominant", 0.1, 0.5) is None
    assert breakdown_at(REFERENCE, straight(), "base", 0.6, 0.5) is None


def test_a_slide_keeps_its_contact() -> None:
    first = Key("k1", 0.4, "i", Contact("pinky.tip", "forehead.R"), transition=Transition("slide"))
    sign = Sign(
        tracks=(HandTrack("dominant", (first, Key("k2", 1.0, "i", Contact("pinky.tip", "cheek.upper.R")))),)
    )
    key = breakdown_at(REFERENCE, sign, "dominant", 0.7, 0.5)
    assert key is not None
    after = with_new_item(sign, TrackName("hand", "dominant"), key)
    assert pose_at(after, 0.7).hands["dominant"].contact_error_m < 1e-4


@pytest.mark.parametrize("share", [0.1, 0.9])
def test_a_breakdown_set_anew_is_as_if_it_was_set_once(share: float) -> None:
    sign = straight()
    once, twice = (
        broken_down(REFERENCE, sign, "dominant", 0.6, share),
        broken_down(REFERENCE, sign, "dominant", 0.6, 0.5),
    )
    assert once is not None
    assert twice is not None
    assert broken_down(REFERENCE, twice, "dominant", 0.6, share) == once


def test_a_key_with_one_neighbour_lies_between_nothing() -> None:
    assert broken_down(REFERENCE, straight(), "dominant", 0.4, 0.5) is None
    assert broken_down(REFERENCE, straight(), "dominant", 0.1, 0.5) is None


def test_a_breakdown_at_the_share_that_is_there_changes_no_pose() -> None:
    sign = straight()
    share = share_at(sign, "dominant", 0.6)
    assert share is not None
    after = broken_down(REFERENCE, sign, "dominant", 0.6, share)
    assert after is not None
    here, there = (pose_at(one, 0.6).hands["dominant"].articulator for one in (sign, after))
    assert np.linalg.norm(here - there) < 1e-3
    assert share_at(sign, "dominant", 0.4) is None


LOOPS = Transition("circle", 0.05, turns=2.0)


@pytest.mark.parametrize(
    ("way", "share"), [*((Transition("arc", 0.04), share) for share in (0.2, 0.5, 0.7)), (LOOPS, 0.5)]
)
def test_a_path_with_a_breakdown_on_it_is_the_same_path(way: Transition, share: float) -> None:
    first, last = straight().hand("dominant").keys
    if way == LOOPS:
        last = replace(last, placement=first.placement)  # loops that move along are no circles
    sign = Sign(tracks=(HandTrack("dominant", (replace(first, transition=way), last)),))
    after = broken_down(REFERENCE, sign, "dominant", 0.7, share)
    assert after is not None
    path = np.array(
        [hand.articulator for hand in poses(sign, np.linspace(0.4, 1.0, 201), REFERENCE).hands["dominant"]]
    )
    for hand in poses(after, np.linspace(0.4, 1.0, 41), REFERENCE).hands["dominant"]:
        assert np.linalg.norm(path - hand.articulator, axis=1).min() < 3e-3


@pytest.mark.parametrize(
    "way", [Transition("arc", 0.08), Transition("zigzag", 0.02, turns=3.0, repeats=1), Transition()]
)
def test_what_is_divided_is_joined_again(way: Transition) -> None:
    for share in (0.1, 0.5, 0.8):
        assert joined(*divided(way, share)) == way


def speed_m_s(sign: Sign, time_s: float) -> float:
    near = poses(sign, np.array([time_s, time_s + 1e-3]), REFERENCE).hands["dominant"]
    return float(np.linalg.norm(near[1].articulator - near[0].articulator) / 1e-3)


@pytest.mark.parametrize("share", [0.3, 0.5, 0.7])
def test_the_hand_does_not_stop_at_a_breakdown(share: float) -> None:
    after = broken_down(REFERENCE, straight(), "dominant", 0.7, share)
    assert after is not None
    comes, goes = speed_m_s(after, 0.698), speed_m_s(after, 0.701)
    assert min(comes, goes) > 0.3
    assert comes == pytest.approx(goes, rel=0.05)


@pytest.mark.parametrize("way", [Transition(), Transition("arc", 0.04), Transition(easing="soft start")])
@pytest.mark.parametrize("time_s", [0.5, 0.75])
def test_a_key_set_on_the_way_changes_no_pose(way: Transition, time_s: float) -> None:
    first, last = straight().hand("dominant").keys
    sign = Sign(tracks=(HandTrack("dominant", (replace(first, transition=way), last)),))
    after = set_on_way(REFERENCE, sign, "dominant", time_s)
    assert after is not None
    times_s = np.linspace(0.4, 1.0, 31)
    was, is_now = (
        np.array([hand.articulator for hand in poses(one, times_s, REFERENCE).hands["dominant"]])
        for one in (sign, after)
    )
    assert np.linalg.norm(was - is_now, axis=1).max() < 5e-3  # of a way of 20 cm


def test_a_key_set_on_the_way_and_taken_away_leaves_the_way_as_it_was() -> None:
    sign = straight("tense")
    after = set_on_way(REFERENCE, sign, "dominant", 0.6)
    assert after is not None
    made = after.hand("dominant").keys[1]
    assert rejoined_without([made.id]).change(after) == sign


def test_a_key_that_is_held_is_stopped_at() -> None:
    once = broken_down(REFERENCE, straight(), "dominant", 0.7, 0.5)
    assert once is not None
    first, made, last = once.hand("dominant").keys
    held = Sign(tracks=(HandTrack("dominant", (first, replace(made, hold_s=0.1), last)),))
    again = broken_down(REFERENCE, held, "dominant", 0.7, 0.5)
    assert again is not None
    assert all(key.transition.handles is None for key in again.hand("dominant").keys)


def test_no_key_is_set_on_a_way_to_and_fro() -> None:
    first, last = straight().hand("dominant").keys
    sign = Sign(tracks=(HandTrack("dominant", (replace(first, transition=Transition(repeats=2)), last)),))
    assert set_on_way(REFERENCE, sign, "dominant", 0.7) is None
