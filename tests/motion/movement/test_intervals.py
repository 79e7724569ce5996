import itertools
from dataclasses import replace

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Transition
from signer.motion.movement.intervals import interval_at, intervals_of

ARC = Transition(path="arc", height_m=0.05)
FIRST = Key("k1", 0.5, "i", Contact("pinky.tip", "temple.R"), hold_s=0.2, transition=ARC)
SECOND = Key("k2", 1.0, "i", Contact("pinky.tip", "chin"))
SIGN = Sign(lead_in_s=0.4, lead_out_s=0.3, tracks=(HandTrack("dominant", (FIRST, SECOND)),))


def doing(sign: Sign, time_s: float) -> tuple[str | None, str | None]:
    stretches = intervals_of(sign, "dominant")
    interval = stretches[interval_at(stretches, np.array([time_s]))[0]]
    return interval.before and interval.before.id, interval.after and interval.after.id


def test_an_empty_track_rests_for_ever() -> None:
    assert doing(Sign(), 0.0) == (None, None)
    assert len(intervals_of(Sign(), "base")) == 1


def test_stretches_leave_no_gap() -> None:
    stretches = intervals_of(SIGN, "dominant")
    assert all(one.end_s == following.start_s for one, following in itertools.pairwise(stretches))


def test_a_hand_rests_rises_holds_travels_and_returns() -> None:
    seen = [doing(SIGN, time) for time in (0.05, 0.3, 0.5, 0.6, 0.7, 0.8, 1.0, 1.1, 1.4)]
    assert seen == [
        (None, None), (None, "k1"), ("k1", "k1"), ("k1", "k1"), ("k1", "k1"), ("k1", "k2"), ("k2", "k2"), ("k2", None), (None, None),
    ]  # fmt: skip


def test_a_key_without_hold_is_met_at_its_very_time_and_at_a_frame_rounded_off_it() -> None:
    assert doing(SIGN, 1.0) == doing(SIGN, 1.0 + 1e-9) == doing(SIGN, 1.0 - 1e-9) == ("k2", "k2")


def test_a_sign_that_begins_with_its_key_has_no_lead_in() -> None:
    sign = Sign(tracks=(HandTrack("dominant", (Key("k1", 0.0, "i", FIRST.placement),)),))
    assert doing(sign, 0.0) == ("k1", "k1")


def test_a_transition_is_that_of_the_key_before_it() -> None:
    stretches = intervals_of(SIGN, "dominant")
    assert stretches[interval_at(stretches, np.array([0.8]))[0]].transition is ARC


def test_the_share_runs_from_nothing_to_all() -> None:
    stretches = intervals_of(SIGN, "dominant")
    way = stretches[interval_at(stretches, np.array([0.8]))[0]]
    np.testing.assert_allclose(way.share(np.array([0.7, 0.85, 1.0])), [0.0, 0.5, 1.0])


@pytest.mark.parametrize("leads_s", [(0.0, 0.0), (0.0, 0.3), (0.3, 0.0), (1e-4, 1e-4)])
@pytest.mark.parametrize("time_s", [0.0, 0.4])
def test_where_a_time_falls_depends_on_no_other_time(leads_s: tuple[float, float], time_s: float) -> None:
    """A lead that takes no time has both its edges at the key, and the tolerance about them must not put one
    before the other."""
    track = HandTrack("dominant", (replace(FIRST, time_s=time_s),))
    stretches = intervals_of(Sign(lead_in_s=leads_s[0], lead_out_s=leads_s[1], tracks=(track,)), "dominant")
    edges = np.array([edge for one in stretches for edge in (one.start_s, one.end_s) if np.isfinite(edge)])
    times = np.concatenate(
        [
            np.linspace(-0.1, 1.2, 53),
            *(edges + shift for shift in (-2e-3, -6e-4, -4e-4, 0.0, 4e-4, 6e-4, 2e-3)),
        ]
    )
    alone = [int(interval_at(stretches, np.array([one]))[0]) for one in times]
    assert interval_at(stretches, times).tolist() == alone
    assert (np.diff(np.array(alone)[np.argsort(times, kind="stable")]) >= 0).all()
    assert all(
        stretches[row].before is track.keys[0]
        for row in interval_at(stretches, np.array([time_s, track.keys[0].end_s]))
    )


@pytest.mark.parametrize("late_s", [-2e-6, -4e-7, 0.0, 4e-7, 2e-6, 4e-4])
def test_a_hand_is_held_no_longer_than_its_key(late_s: float) -> None:
    """But for the rounding of stored times: else it would have to catch up with its way at once."""
    track = HandTrack("dominant", (replace(FIRST, time_s=0.4, hold_s=0.2),))
    stretches = intervals_of(Sign(lead_in_s=0.3, lead_out_s=0.3, tracks=(track,)), "dominant")
    end_s = track.keys[0].end_s
    (row,) = interval_at(stretches, np.array([end_s + late_s]))
    assert stretches[row].is_still == (late_s < 1e-6)
