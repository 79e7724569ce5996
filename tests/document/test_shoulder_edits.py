"""Laws of the shoulders' edits: pure, orderly, and the same object when nothing changes."""

import inspect
import random

import pytest

from signer.document import edits, shoulder_edits
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import find_item
from signer.document.problems import structure_problems
from signer.document.queries import is_empty, new_shoulder_key_id, shoulder_key_under, span_s
from signer.document.sign import Sign
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES
from tests.helpers.extent import each
from tests.helpers.signs import contact_key, shoulder_keys, shrugging_sign

SIGN = shrugging_sign()
CASES: dict[str, tuple[Edit, Edit | None]] = {
    "set_shoulder": (
        shoulder_edits.set_shoulder("s1", assist=0.5),
        shoulder_edits.set_shoulder("s1", easing="smooth"),
    ),
}
IN_TIME: dict[str, tuple[Edit, Edit | None]] = {
    "remove_keys": (edits.remove_keys(["s1"]), edits.remove_keys([])),
    "move_keys": (edits.move_keys(["s1"], 0.1), edits.move_keys(["s1"], 0.0)),
    "copy_keys": (edits.copy_keys(["s1"], 3.0), edits.copy_keys([], 3.0)),
    "set_hold": (edits.set_hold("s1", 0.1), edits.set_hold("s1", 0.2)),
    "set_span": (edits.set_span("s1", 0.3, 0.5), edits.set_span("s1", 0.4, 0.6)),
}
"""What is done to keys of hands and shoulders alike."""
ALL = CASES | IN_TIME
CHANGING = [pytest.param(changing, id=name) for name, (changing, _) in ALL.items()]


def test_every_edit_has_its_cases() -> None:
    members = inspect.getmembers(shoulder_edits, inspect.isfunction)
    assert {
        name for name, member in members if member.__module__ == shoulder_edits.__name__ and name[0] != "_"
    } == set(CASES)


@pytest.mark.parametrize("edit", CHANGING)
def test_an_edit_changes_the_sign_leaves_the_old_one_alone_and_the_hands_their_objects(edit: Edit) -> None:
    before = shrugging_sign()
    after = edit(before)
    assert after != before
    assert before == SIGN
    assert after.hand("dominant") is before.hand("dominant")
    assert after.hand("base") is before.hand("base")
    assert edit(shrugging_sign()) == after
    assert edit.label[0].isupper()


@each([idle for _, idle in ALL.values() if idle is not None])
def test_an_edit_that_changes_nothing_gives_the_same_object(edit: Edit) -> None:
    assert edit(SIGN) is SIGN


@each(range(10))
def test_after_any_edits_keys_are_in_order_apart_and_not_before_zero(seed: int) -> None:
    draw, sign = random.Random(seed), shrugging_sign()
    for _ in range(40):
        key_id = draw.choice([key.id for key in shoulder_keys(sign)] or ["none"])
        wish = draw.random()
        if wish < 0.4 or key_id == "none":
            key = ShoulderKey(new_shoulder_key_id(sign), draw.uniform(-1, 3), draw.uniform(0, 1))
            sign = with_new_item(sign, TrackName("shoulder", draw.choice(ROLES)), key)
        elif wish < 0.8:
            sign = edits.set_span(key_id, draw.uniform(-1, 4), draw.uniform(-1, 4))(sign)
        else:
            sign = edits.remove_keys([key_id])(sign)
        assert structure_problems(sign) == ()
        assert all(key.time_s >= 0 and key.hold_s >= 0 for key in shoulder_keys(sign))


def test_keys_of_hand_and_shoulder_move_together_as_far_as_both_have_room() -> None:
    sign = shrugging_sign()
    (row, shoulder), hand = find_item(sign, "s1"), sign.hand("dominant").keys[0]
    assert row == TrackName("shoulder", "dominant")
    moved = edits.move_keys([hand.id, "s1"], -9.0)(sign)
    step = moved.hand("dominant").keys[0].time_s - hand.time_s
    assert step == pytest.approx(-min(hand.time_s, shoulder.time_s))
    assert find_item(moved, "s1")[1].time_s - shoulder.time_s == pytest.approx(step)


def test_ids_are_unique_among_hands_and_shoulders() -> None:
    with pytest.raises(ValueError, match="taken"):
        edits.add_key("dominant", contact_key("s1", 2.0))(SIGN)
    with pytest.raises(ValueError, match="taken"):
        with_new_item(SIGN, TrackName("shoulder", "dominant"), ShoulderKey("k1", 2.0))
    assert new_shoulder_key_id(SIGN) == "s4"


def test_what_a_shoulder_cannot_do_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        shoulder_edits.set_shoulder("s1", assist=1.5)(SIGN)
    with pytest.raises(ValueError, match="no time_s to set"):
        shoulder_edits.set_shoulder("s1", time_s=1.5)
    with pytest.raises(LookupError, match="no shoulder's key"):
        shoulder_edits.set_shoulder("k1", assist=0.5)(SIGN)


def test_the_sign_lasts_as_long_as_its_shoulders() -> None:
    sign = Sign(tracks=(ShoulderTrack("base", (ShoulderKey("s1", 0.4, 0.6),)),))
    assert span_s(sign) == (0.0, 1.4)
    assert not is_empty(sign)
    found = shoulder_key_under(sign.shoulder("base"), 0.9)
    assert found is not None
    assert find_item(sign, found.id) == (TrackName("shoulder", "base"), found)
    assert shoulder_key_under(sign.shoulder("base"), 1.1) is None
