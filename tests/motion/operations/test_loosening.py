"""Laws of loosened holds: one warp for both hands, keys as they were, what means something keeps its time."""

from dataclasses import replace
from itertools import pairwise

import pytest

from signer.document.items import every_item
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, Marker
from signer.motion.operations.loosening import LOOSENING, loosen, loosened
from tests.helpers.characters import REFERENCE
from tests.helpers.signs import contact_key, random_sign, space_key
from tests.strategies.utterances import library

SIGNS = [*library(), *(random_sign(seed) for seed in range(40))]
ROUNDING_S = 2e-6
NO_HOLD_S = 1.0 / MOMENTS_HZ


def pairs(sign: Sign, life: float) -> list[tuple[Key, Key]]:
    made = loosened(sign, life)
    return [pair for role in ROLES for pair in zip(sign.hand(role).keys, made.hand(role).keys, strict=True)]


def edges(sign: Sign) -> list[float]:
    keys = [key for role in ROLES for key in sign.hand(role).keys]
    return [time_s for key in keys for time_s in (key.time_s, key.end_s)]


@pytest.mark.parametrize("life", [0.3, 1.0])
def test_keys_stay_as_they_are_at_other_times_in_the_same_order(life: float) -> None:
    for sign in SIGNS:
        for before, after in pairs(sign, life):
            assert replace(after, time_s=before.time_s, hold_s=before.hold_s) == before
        made = loosened(sign, life)
        assert [name for name, _ in every_item(made)] == [name for name, _ in every_item(sign)]
        old, new = edges(sign), edges(made)
        order = sorted(range(len(old)), key=lambda row: old[row])
        assert all(new[a] <= new[b] + NO_HOLD_S for a, b in pairwise(order))


def test_what_means_something_keeps_its_time() -> None:
    seen = set[str]()
    for sign in SIGNS:
        for before, after in pairs(sign, 1.0):
            assert (
                after.hold_s <= before.hold_s * (1.0 + LOOSENING.longer + LOOSENING.most_given) + ROUNDING_S
            )
            if before.act is not None or any(one.during != "way" for one in before.local):
                seen.add("act")
                assert after.hold_s == pytest.approx(before.hold_s, abs=ROUNDING_S)
            elif before.contact is not None and before.contact.manner == "touch":
                seen.add("touch")
                assert after.hold_s >= min(before.hold_s, LOOSENING.touched_s) - ROUNDING_S
    assert seen == {"act", "touch"}


def test_the_end_stays_and_ways_that_somebody_set_keep_their_time() -> None:
    for sign in SIGNS:
        made = loosened(sign, 1.0)
        ends = [
            max(each.hand(role).keys[-1].time_s for role in ROLES if each.hand(role).keys)
            for each in (sign, made)
        ]
        until = [max(edges(each)) for each in (sign, made)]
        assert until[1] - ends[1] == pytest.approx(until[0] - ends[0], abs=NO_HOLD_S)
        for role in ROLES:
            ways = [
                [other.time_s - one.end_s for one, other in pairwise(each.hand(role).keys)]
                for each in (sign, made)
            ]
            for key, before, after in zip(sign.hand(role).keys, *ways, strict=False):
                assert after >= before - ROUNDING_S
                if key.transition.repeats or key.transition.path == "slide":
                    assert after <= before + NO_HOLD_S


def test_a_hand_that_stands_in_space_for_nothing_goes_on_at_whole_life_and_touches_stand_a_little() -> None:
    keys = (
        space_key("a", 0.5, 0.2),
        space_key("b", 1.0, 0.3),
        contact_key("c", 1.6, 0.3),
        space_key("d", 2.2, 0.2),
    )
    sign = Sign(tracks=(HandTrack("dominant", keys),), life=1.0)
    made = loosen(REFERENCE)(sign)
    assert [key.hold_s for key in made.hand("dominant").keys] == pytest.approx([0.0, 0.0, 0.156, 0.2])
    half = loosened(sign, 0.5).hand("dominant").keys
    assert [key.hold_s for key in half] == pytest.approx([0.1, 0.15, 0.228, 0.2])


def test_more_life_loosens_more_without_a_jump_and_none_changes_nothing() -> None:
    for sign in SIGNS:
        assert loosened(sign, 0.0) is sign
        lives = [edges(loosened(sign, life)) for life in (0.5, 0.5 + 1e-5)]
        assert max(abs(a - b) for a, b in zip(*lives, strict=True)) < 1e-4


def test_a_mark_stays_beside_what_it_marks() -> None:
    keys = (space_key("a", 0.5, 0.2), space_key("b", 1.0, 0.3), space_key("c", 1.6, 0.3))
    sign = Sign(tracks=(HandTrack("dominant", keys),), markers=(Marker(1.6, "c", 0.3),))
    made = loosened(sign, 1.0)
    assert (made.markers[0].time_s, made.markers[0].hold_s) == (made.hand("dominant").keys[2].time_s, 0.3)
