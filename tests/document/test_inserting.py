"""Putting one sign into another: every key comes, as far apart as it was, and none of the sign's own is
lost."""

import random
from dataclasses import replace

import pytest

from signer.document.inserting import BETWEEN_S, insert_sign, insertion_s, span_of_keys
from signer.document.items import items_on
from signer.document.problems import structure_problems
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES
from tests.helpers.extent import each
from tests.helpers.signs import random_sign, small_sign


@each(range(60))
def test_all_keys_of_both_are_there_and_in_order(seed: int) -> None:
    rng = random.Random(seed)
    sign, other = random_sign(seed), random_sign(1000 + seed)
    time_s = rng.uniform(0.0, 3.0)
    after = insert_sign(other, time_s)(sign)
    assert not structure_problems(after)
    for row in TRACK_NAMES:
        assert len(items_on(after, row)) == len(items_on(sign, row)) + len(items_on(other, row))
    assert all(
        key in {one.id for _, one in every_key(after)} for key in {one.id for _, one in every_key(sign)}
    )


@each(range(60))
def test_what_comes_keeps_its_rhythm_and_what_was_there_its_own(seed: int) -> None:
    rng = random.Random(seed)
    sign, other = random_sign(seed), random_sign(1000 + seed)
    time_s = rng.uniform(0.0, 3.0)
    span = span_of_keys(other)
    after = insert_sign(other, time_s)(sign)
    if span is None:
        assert after == sign
        return
    shift = insertion_s(sign, time_s) - span[0]
    for row in TRACK_NAMES:
        old = {key.id for key in items_on(sign, row)}
        came = [
            number for key in items_on(after, row) if key.id not in old for number in (key.time_s, key.hold_s)
        ]
        assert came == pytest.approx(
            [number for key in items_on(other, row) for number in (key.time_s + shift, key.hold_s)]
        )
        kept = [replace(key, time_s=0.0) for key in items_on(after, row) if key.id in old]
        assert kept == [replace(key, time_s=0.0) for key in items_on(sign, row)]


def test_the_hand_has_time_to_get_there_and_on() -> None:
    sign = small_sign()
    first, last = items_on(sign, TRACK_NAMES[0])[0], items_on(sign, TRACK_NAMES[0])[-1]
    after = insert_sign(sign, first.time_s)(sign)
    old = {key.id for row in TRACK_NAMES for key in items_on(sign, row)}
    came = [key for row in TRACK_NAMES for key in items_on(after, row) if key.id not in old]
    assert min(key.time_s for key in came) == pytest.approx(first.end_s + BETWEEN_S)
    moved = next(key for key in items_on(after, TRACK_NAMES[0]) if key.id == last.id)
    assert moved.time_s >= max(key.end_s for key in came) + BETWEEN_S - 1e-6


def test_into_an_empty_sign_it_comes_as_early_as_a_hand_can() -> None:
    after = insert_sign(small_sign(), 0.0)(Sign())
    assert min(key.time_s for _, key in every_key(after)) == pytest.approx(Sign().lead_in_s)
    assert after.gloss == ""
