"""The laws of the order of two hands: at most one follows strongly, the order is the keys' alone, and what
gives way is told."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, Contact
from signer.motion.checks.review import review
from signer.motion.face.track import face_score
from signer.motion.movement.compiling import hand_scores, strong_keys
from signer.motion.movement.intervals import intervals_of
from signer.motion.movement.segments import AT_ONCE, FOR_GOOD
from signer.motion.posing import poses
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import seeds
from tests.helpers.two_hands import both, key
from tests.strategies.motion import moving_sign

ON_PALM, ON_BACK = ("1", "index.tip"), ("b", "palm.centre")
DRAWN = seeds(15, whole=2000)


@cache
def drawn(first: int) -> list[Sign]:
    """Six of the signs that laws are held over."""
    return [moving_sign(seed) for seed in DRAWN[first : first + 6]]


def to_each_other(first_s: float, second_s: float, hold_s: float = 0.2) -> Sign:
    """The dominant index goes to the base palm, the base palm to the back of the dominant hand."""
    return both(
        (replace(key("d1", first_s, ON_PALM, "other.palm.centre"), hold_s=hold_s),),
        (replace(key("b1", second_s, ON_BACK, "other.hand.back"), hold_s=hold_s),),
    )


def shares(sign: Sign, times: np.ndarray) -> dict[str, np.ndarray]:
    """How much each hand follows the other arm strongly at the times (F,)."""
    found = {role: np.zeros(len(times)) for role in ROLES}
    for one in strong_keys(REFERENCE, sign).values():
        ways = [each for each in intervals_of(sign, one.role) if each.after == one.key]
        active = (times > ways[0].start_s) & (times <= one.key.end_s)
        found[one.role][active] = np.maximum(found[one.role][active], one.share(times[active]))
    return found


@pytest.mark.parametrize("first", DRAWN[::6])
def test_no_moment_has_both_hands_follow_strongly(first: int) -> None:
    for sign in drawn(first):
        times = np.linspace(0.0, 5.0, 1501)
        dominant, base = shares(sign, times).values()
        assert np.minimum(dominant, base).max() == 0.0


@pytest.mark.parametrize("first", DRAWN[::6])
def test_a_hand_that_gives_way_follows_by_neither_end_of_its_way(first: int) -> None:
    """Seed 89 slides from one place on the other hand to another while that hand comes to this one."""
    for sign in (*drawn(first), moving_sign(89)):
        hands = hand_scores(REFERENCE, sign, face_score(sign))
        for one in strong_keys(REFERENCE, sign).values():
            times = np.linspace(one.from_s, one.key.time_s, 50)[1:-1]
            waits = times[one.share(times) == 0.0]
            assert not hands[one.role].follows_at(waits).any()


@pytest.mark.parametrize("first", DRAWN[::6])
def test_the_order_is_that_of_the_keys_whatever_the_pace_and_the_side(first: int) -> None:
    for sign in drawn(first):
        assert strong_keys(REFERENCE, replace(sign, dominant_side="left")) == strong_keys(REFERENCE, sign)
        slower = replace(
            sign,
            lead_in_s=2.0 * sign.lead_in_s,
            tracks=tuple(
                replace(
                    track,
                    keys=tuple(
                        replace(one, time_s=2.0 * one.time_s, hold_s=2.0 * one.hold_s) for one in track.keys
                    ),
                )
                if isinstance(track, HandTrack)
                else track
                for track in sign.tracks
            ),
        )
        for name, one in strong_keys(REFERENCE, sign).items():
            until_s = strong_keys(REFERENCE, slower)[name].until_s
            assert until_s == 2.0 * one.until_s if np.isfinite(one.until_s) else until_s == one.until_s


def test_the_first_key_follows_and_a_later_one_takes_over_when_it_is_done() -> None:
    order = strong_keys(REFERENCE, to_each_other(0.5, 0.9))
    assert order["dominant", "d1"].until_s == AT_ONCE
    assert order["base", "b1"].until_s == pytest.approx(0.7)
    np.testing.assert_allclose(
        order["base", "b1"].share(np.array([0.6, 0.7, 0.8, 0.9])), [0.0, 0.0, 0.5, 1.0], atol=1e-12
    )


def test_one_that_comes_while_the_first_is_held_gives_way_for_good_and_is_told() -> None:
    sign = to_each_other(0.5, 0.6)
    given = strong_keys(REFERENCE, sign)["base", "b1"]
    assert given.until_s == FOR_GOOD
    assert given.pair == sign.hand("dominant").keys[0]
    (told,) = [problem for problem in review(sign).problems if "each hand is on the other" in problem.words]
    assert told.where == "tracks[1] (hand, base).keys[0]"
    assert "the other one by its key at 0.50 s" in told.words
    assert told.time_s == 0.6


def test_at_the_same_time_the_dominant_hand_follows() -> None:
    order = strong_keys(REFERENCE, to_each_other(0.5, 0.5))
    assert [order["dominant", "d1"].until_s, order["base", "b1"].until_s] == [AT_ONCE, FOR_GOOD]


def test_contacts_one_after_the_other_are_both_met() -> None:
    """The one that follows at once is met to the last digit, and so is the later one when it has taken
    over."""
    sign = to_each_other(0.5, 0.9)
    times = {role: [one.time_s, one.end_s] for role in ROLES for one in sign.hand(role).keys}
    for role in ROLES:
        for hand in poses(sign, times[role], REFERENCE).hands[role]:
            assert hand.contact_error_m - hand.short_by_m < 1e-9


def test_a_second_contact_that_the_other_arm_moves_counts_as_strong() -> None:
    on_face: Key = key("d1", 0.5, ON_PALM, "chin")
    assert not strong_keys(REFERENCE, both((on_face,), ()))
    assert strong_keys(
        REFERENCE, both((replace(on_face, second=Contact("thumb.tip", "other.palm.heel")),), ())
    )
