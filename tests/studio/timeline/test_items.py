"""What stands where on the tracks, and what lies under a point."""

import random
from dataclasses import replace

import pytest

from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item, TrackName
from signer.document.values import Contact
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import CORE_PX, HEAD_PX, Target, key_and_next, keys_in, lay_out, target_at
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import AS_DRAWN, RULER_PX, height_px, row_box, shown_rows

SCALE = Scale(left_px=HEAD_PX, width_px=760, start_s=0, px_per_s=500)
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(
        HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),
        HandTrack("base", (Key("b1", 0.5, "s", TOUCH, hold_s=0.3),)),
    )
)
ITEMS = lay_out(SIGN, SCALE)
HAND, BASE, SHOULDER = (
    TrackName("hand", "dominant"),
    TrackName("hand", "base"),
    TrackName("shoulder", "dominant"),
)
SHRUG = SIGN.with_tracks(ShoulderTrack("dominant", (ShoulderKey("s1", 0.4, 0.2), ShoulderKey("s2", 1.0))))


def middle(row: TrackName, rows: tuple[TrackName, ...] = ITEMS.rows) -> float:
    box = row_box(row, rows, SCALE)
    return box.y + box.height / 2


MIDDLE = middle(HAND)
LANES_PX = height_px(ITEMS.rows)


def under(time_s: float, dx: float = 0.0, y: float = MIDDLE) -> Target:
    return target_at(ITEMS, SCALE, SCALE.x(time_s) + dx, y)


@pytest.mark.parametrize(
    ("time_s", "dx", "target"),
    [
        (0.4, 0, Target("key", HAND, "k1")),
        (0.4, 11, Target("key", HAND, "k1")),
        (0.5, 0, Target("hold", HAND, "k1")),
        (0.6, -4, Target("grip", HAND, "k1")),
        (0.8, 0, Target("transition", HAND, "k1")),
        (1.0, 0, Target("key", HAND, "k2")),
        (1.3, 0, Target("track", HAND)),
        (0.1, 0, Target("track", HAND)),
    ],
)
def test_a_point_means_what_is_drawn_there(time_s: float, dx: float, target: Target) -> None:
    assert under(time_s, dx) == target


def test_a_key_without_a_hold_has_a_grip_beside_it() -> None:
    assert under(1.0, 16) == Target("grip", HAND, "k2")


def test_the_ruler_is_above_the_track_view_and_nothing_is_below_them() -> None:
    assert under(0.4, y=RULER_PX - 5) == Target("ruler")
    assert under(0.4, y=LANES_PX + 5) == Target("nothing")


def test_the_names_of_the_track_view_are_no_target() -> None:
    assert target_at(ITEMS, SCALE, 40, MIDDLE) == Target("nothing")


def test_the_base_track_has_its_own_keys() -> None:
    assert under(0.5, y=middle(BASE)) == Target("key", BASE, "b1")


def test_of_two_keys_the_nearer_takes_the_pointer() -> None:
    close = SIGN.with_tracks(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH), Key("k2", 0.42, "i", TOUCH))))
    items = lay_out(close, SCALE)
    assert target_at(items, SCALE, SCALE.x(0.412), MIDDLE).key_id == "k2"


@pytest.mark.parametrize("row", AS_DRAWN, ids=str)
def test_a_short_hold_takes_the_pointer_before_all_handles_that_lie_over_it(row: TrackName) -> None:
    rng, scale = random.Random(str(row)), replace(SCALE, px_per_s=80.0)
    start_s, made = 0.5, list[Item]()
    for index in range(8):
        hold_s = rng.uniform(8.0, 40.0) / scale.px_per_s
        name = f"t{index}"
        made.append(
            Key(name, start_s, "i", TOUCH, hold_s=hold_s)
            if row.kind == "hand"
            else ShoulderKey(name, start_s, hold_s)
            if row.kind == "shoulder"
            else Span(name, start_s, hold_s, 0.1, 0.1)
        )
        start_s += hold_s + rng.uniform(6.0, 30.0) / scale.px_per_s
    items = lay_out(with_items(Sign(), row, made), scale)
    for item in items.keys:
        for share in (0.05, 0.3, 0.5, 0.7, 0.95):
            x = item.x + share * item.hold.width
            if all(abs(other.x - x) > CORE_PX for other in items.keys if other is not item):
                assert target_at(items, scale, x, item.y).key_id == item.key.id


def test_transitions_join_neighbours_of_one_track() -> None:
    assert [(item.row, item.key.id) for item in ITEMS.transitions] == [(HAND, "k1")]


def test_the_hand_leaves_rest_as_long_before_the_first_key_as_the_sign_says() -> None:
    rise, fall = (rest for rest in ITEMS.rests if rest.row == HAND)
    assert rise.start_x == pytest.approx(SCALE.x(0.0))
    assert fall.end_x == pytest.approx(SCALE.x(1.0 + SIGN.lead_out_s))


def test_an_early_first_key_shortens_the_way_up() -> None:
    early = lay_out(SIGN.with_tracks(HandTrack("dominant", (Key("k1", 0.1, "i", TOUCH),))), SCALE)
    assert early.rests[0].start_x == pytest.approx(SCALE.x(0.0))


def test_an_empty_track_has_nothing_on_it() -> None:
    assert lay_out(Sign(), SCALE) == type(ITEMS)((HAND, BASE), (), (), ())


def test_a_box_takes_the_keys_of_every_row_it_touches() -> None:
    everything = Box(HEAD_PX, RULER_PX, 760, LANES_PX)
    assert keys_in(ITEMS, everything) == (HAND, ("k1", "k2", "b1"))
    assert keys_in(ITEMS, Box(SCALE.x(0.45), MIDDLE - 5, 20, 10)) == (HAND, ("k1",))
    assert keys_in(ITEMS, Box(SCALE.x(1.2), MIDDLE - 5, 20, 10)) == (None, ())


def test_a_key_knows_the_next_one() -> None:
    assert key_and_next(SIGN, "k1") == (
        HAND,
        SIGN.hand("dominant").keys[0],
        1,
        2,
        SIGN.hand("dominant").keys[1],
    )
    assert key_and_next(SIGN, "k2") == (HAND, SIGN.hand("dominant").keys[1], 2, 2, None)
    assert key_and_next(SIGN, "gone") is None


def test_a_shoulder_has_a_row_under_its_hand_when_it_has_keys_or_is_asked_for() -> None:
    assert shown_rows(SIGN) == (HAND, BASE)
    assert shown_rows(SHRUG) == (HAND, SHOULDER, BASE)
    assert shown_rows(SIGN, every=True) == AS_DRAWN
    assert shown_rows(SIGN, worked_on=AS_DRAWN[-1]) == (HAND, BASE, AS_DRAWN[-1])
    assert (
        middle(HAND, shown_rows(SHRUG))
        < middle(SHOULDER, shown_rows(SHRUG))
        < middle(BASE, shown_rows(SHRUG))
    )


def test_keys_of_a_shoulder_lie_on_its_row_with_holds_and_ways() -> None:
    items = lay_out(SHRUG, SCALE)
    y = middle(SHOULDER, items.rows)
    assert target_at(items, SCALE, SCALE.x(0.4), y) == Target("key", SHOULDER, "s1")
    assert target_at(items, SCALE, SCALE.x(0.6) - 4, y) == Target("grip", SHOULDER, "s1")
    assert target_at(items, SCALE, SCALE.x(0.8), y) == Target("transition", SHOULDER, "s1")
    assert keys_in(items, Box(SCALE.x(0.3), y - 4, 760, 8)) == (SHOULDER, ("s1", "s2"))
    assert key_and_next(SHRUG, "s1") == (
        SHOULDER,
        *SHRUG.shoulder("dominant").keys[:1],
        1,
        2,
        SHRUG.shoulder("dominant").keys[1],
    )
