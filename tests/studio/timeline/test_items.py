"""What stands where on the lanes, and what lies under a point."""

from dataclasses import replace

import pytest

from signer.document.sign import Key, Lane, Sign
from signer.document.values import Contact
from signer.studio.timeline.items import HEAD_PX, LANES_PX, RULER_PX, Box, Target, key_and_next, keys_in, lane_box, lay_out, target_at
from signer.studio.timeline.scale import Scale

SCALE = Scale(left_px=HEAD_PX, width_px=760, start_s=0, px_per_s=500)
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    dominant=Lane((Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),
    base=Lane((Key("b1", 0.5, "s", TOUCH, hold_s=0.3),)),
)
ITEMS = lay_out(SIGN, SCALE)
MIDDLE = lane_box("dominant", SCALE).y + lane_box("dominant", SCALE).height / 2


def under(time_s: float, dx: float = 0.0, y: float = MIDDLE) -> Target:
    return target_at(ITEMS, SCALE, SCALE.x(time_s) + dx, y)


@pytest.mark.parametrize(
    ("time_s", "dx", "target"),
    [
        (0.4, 0, Target("key", "dominant", "k1")),
        (0.4, 11, Target("key", "dominant", "k1")),
        (0.5, 0, Target("hold", "dominant", "k1")),
        (0.6, -4, Target("grip", "dominant", "k1")),
        (0.8, 0, Target("transition", "dominant", "k1")),
        (1.0, 0, Target("key", "dominant", "k2")),
        (1.3, 0, Target("lane", "dominant")),
        (0.1, 0, Target("lane", "dominant")),
    ],
)
def test_a_point_means_what_is_drawn_there(time_s: float, dx: float, target: Target) -> None:
    assert under(time_s, dx) == target


def test_a_key_without_a_hold_has_a_grip_beside_it() -> None:
    assert under(1.0, 16) == Target("grip", "dominant", "k2")


def test_the_ruler_is_above_the_lanes_and_nothing_is_below_them() -> None:
    assert under(0.4, y=RULER_PX - 5) == Target("ruler")
    assert under(0.4, y=LANES_PX + 5) == Target("nothing")


def test_the_names_of_the_lanes_are_no_target() -> None:
    assert target_at(ITEMS, SCALE, 40, MIDDLE) == Target("nothing")


def test_the_base_lane_has_its_own_keys() -> None:
    base = lane_box("base", SCALE)
    assert under(0.5, y=base.y + base.height / 2) == Target("key", "base", "b1")


def test_of_two_keys_the_nearer_takes_the_pointer() -> None:
    close = replace(SIGN, dominant=Lane((Key("k1", 0.4, "i", TOUCH), Key("k2", 0.42, "i", TOUCH))))
    items = lay_out(close, SCALE)
    assert target_at(items, SCALE, SCALE.x(0.412), MIDDLE).key_id == "k2"


def test_transitions_join_neighbours_of_one_lane() -> None:
    assert [(item.lane, item.key.id) for item in ITEMS.transitions] == [("dominant", "k1")]


def test_the_hand_leaves_rest_as_long_before_the_first_key_as_the_sign_says() -> None:
    rise, fall = (rest for rest in ITEMS.rests if rest.lane == "dominant")
    assert rise.start_x == pytest.approx(SCALE.x(0.0))
    assert fall.end_x == pytest.approx(SCALE.x(1.0 + SIGN.lead_out_s))


def test_an_early_first_key_shortens_the_way_up() -> None:
    early = lay_out(replace(SIGN, dominant=Lane((Key("k1", 0.1, "i", TOUCH),))), SCALE)
    assert early.rests[0].start_x == pytest.approx(SCALE.x(0.0))


def test_an_empty_lane_has_nothing_on_it() -> None:
    assert lay_out(Sign(), SCALE) == type(ITEMS)((), (), ())


def test_a_box_takes_the_keys_of_one_lane() -> None:
    everything = Box(HEAD_PX, RULER_PX, 760, LANES_PX)
    assert keys_in(ITEMS, everything) == ("dominant", ("k1", "k2"))
    assert keys_in(ITEMS, Box(SCALE.x(0.45), MIDDLE - 5, 20, 10)) == ("dominant", ("k1",))
    assert keys_in(ITEMS, Box(SCALE.x(1.2), MIDDLE - 5, 20, 10)) == (None, ())


def test_a_key_knows_the_next_one() -> None:
    assert key_and_next(SIGN, "k1") == ("dominant", *SIGN.dominant.keys)
    assert key_and_next(SIGN, "k2") == ("dominant", SIGN.dominant.keys[1], None)
    assert key_and_next(SIGN, "gone") is None
