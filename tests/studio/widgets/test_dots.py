"""Dots on a picture: room to hit each, the pointer takes the nearest, the arrows lead everywhere."""

import math
import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from signer.studio.widgets.dots import (
    GAP_PX,
    MOST_ZOOM,
    Dot,
    Spot,
    View,
    label_place,
    nearest,
    neighbour,
    shown,
    spots,
    turned_page,
)
from tests.helpers.extent import each

VIEW = View(1, 1).resized(276, 240)


def drawn(seed: int) -> list[Dot]:
    draw = random.Random(seed)
    return [
        Dot(f"d{index}", f"Dot {index}", draw.random(), draw.random(), draw.random() < 0.7)
        for index in range(draw.randint(3, 50))
    ]


@each(range(20))
def test_shown_dots_stand_far_enough_apart_to_be_hit(seed: int) -> None:
    dots = drawn(seed)
    places = spots(dots, VIEW)
    assert all(math.dist(places[a], places[b]) >= GAP_PX for a, b in combinations(shown(dots, VIEW), 2))


@each(range(20))
def test_a_dot_is_left_out_only_for_want_of_room(seed: int) -> None:
    dots = [dot._replace(x=0.1 + 0.8 * dot.x, y=0.1 + 0.8 * dot.y) for dot in drawn(seed)]
    places, kept = spots(dots, VIEW), shown(dots, VIEW)
    assert all(
        any(math.dist(places[dot.id], places[other]) < GAP_PX for other in kept)
        for dot in dots
        if dot.id not in kept
    )


@each(range(20))
def test_the_chosen_dot_is_always_shown(seed: int) -> None:
    dots = [dot._replace(x=0.1 + 0.8 * dot.x, y=0.1 + 0.8 * dot.y) for dot in drawn(seed)]
    assert all(shown(dots, VIEW, dot.id)[0] == dot.id for dot in dots)


def test_the_more_used_of_two_close_dots_is_shown() -> None:
    assert shown([Dot("often", "", 0.5, 0.5), Dot("seldom", "", 0.52, 0.5)], VIEW) == ("often",)


def test_a_dot_in_sight_comes_before_one_behind() -> None:
    assert shown([Dot("behind", "", 0.5, 0.5, seen=False), Dot("seen", "", 0.52, 0.5)], VIEW) == ("seen",)


def test_no_dot_stands_under_a_button() -> None:
    spot = VIEW.spot(0.5, 0.5)
    assert shown([Dot("d", "", 0.5, 0.5)], VIEW, taken=[(spot.x - 9, spot.y - 9, 18, 18)]) == ()


def test_zooming_brings_the_rest() -> None:
    dots = drawn(3)
    near = VIEW.zoomed(MOST_ZOOM, VIEW.spot(dots[0].x, dots[0].y))
    inside = [
        dot for dot in dots if 6 <= near.spot(dot.x, dot.y).x <= 270 and 6 <= near.spot(dot.x, dot.y).y <= 234
    ]
    assert len(shown(dots, near)) == len(inside) > 0


def test_the_nearest_dot_within_reach_takes_the_pointer() -> None:
    places = {"a": Spot(100, 100), "b": Spot(130, 100)}
    assert nearest(places, 112, 100) == "a"
    assert nearest(places, 120, 105) == "b"
    assert nearest(places, 115, 130) == ""
    assert nearest({}, 0, 0) == ""


@each(range(20))
def test_the_arrows_lead_from_any_dot_to_every_other(seed: int) -> None:
    places = spots(drawn(seed), VIEW)
    steps = {
        name: {neighbour(places, name, dx, dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {""}
        for name in places
    }
    assert all(reached_from(start, steps) == set(places) for start in places)


def reached_from(start: str, steps: dict[str, set[str]]) -> set[str]:
    seen, waiting = {start}, [start]
    while waiting:
        fresh = steps[waiting.pop()] - seen
        seen |= fresh
        waiting.extend(fresh)
    return seen


def test_an_arrow_goes_the_way_it_points() -> None:
    places = {"middle": Spot(50, 50), "right": Spot(90, 60), "up": Spot(45, 10)}
    assert neighbour(places, "middle", 1, 0) == "right"
    assert neighbour(places, "middle", 0, -1) == "up"
    assert neighbour(places, "middle", -1, 0) == ""


@each(range(20))
def test_a_name_stands_inside_the_picture(seed: int) -> None:
    dots = drawn(seed)
    places = spots(dots, VIEW)
    corner = label_place(places[dots[0].id], 110, 26, VIEW, places.values())
    assert 0 <= corner.x <= VIEW.width - 110
    assert 0 <= corner.y <= VIEW.height - 26


def test_a_name_stands_to_the_right_where_it_hides_nothing() -> None:
    assert label_place(Spot(50, 100), 80, 26, VIEW, []) == Spot(64, 87)


def test_a_name_gives_way_to_other_dots() -> None:
    others = [Spot(100, 100), Spot(120, 90)]
    corner = label_place(Spot(60, 100), 80, 26, VIEW, others)
    assert not any(corner.x <= x <= corner.x + 80 and corner.y <= y <= corner.y + 26 for x, y in others)


@pytest.mark.parametrize("width", [60, 110, 180])
def test_a_name_covers_neither_the_count_of_hidden_dots_nor_the_buttons(width: int) -> None:
    badge, buttons = (0.0, VIEW.height - 34, 90.0, 34.0), (VIEW.width - 64, VIEW.height - 32, 64.0, 32.0)
    for x in range(0, int(VIEW.width), 7):
        for y in range(0, int(VIEW.height), 7):
            corner = label_place(Spot(x, y), width, 26, VIEW, [], [badge, buttons])
            name = QRectF(corner.x, corner.y, width, 26)
            assert not any(name.intersects(QRectF(*box)) for box in (badge, buttons)), (x, y)


@pytest.mark.parametrize("seed", range(10))
def test_a_name_never_hides_its_own_dot_however_many_it_hides_instead(seed: int) -> None:
    low = View(1, 1).resized(254, 117)  # the hand in close-up of a window of 1600 by 1000
    places = spots(drawn(seed), low)
    for name, at in places.items():
        others = [spot for other, spot in places.items() if other != name]
        corner = label_place(at, 180, 26, low, others)
        assert not QRectF(corner.x, corner.y, 180, 26).contains(QPointF(*at)), name


def test_pages_turn_through_all_dots_and_round() -> None:
    assert [turned_page("abc", start, 1) for start in ("a", "b", "c", "unknown")] == ["b", "c", "a", "a"]
    assert turned_page((), "a", 1) == ""


def test_the_whole_picture_is_in_sight_at_first() -> None:
    for view in (
        View(1, 1).resized(300, 200),
        View(1, 1).resized(200, 300),
        View(1, 1, aspect=2).resized(300, 200),
    ):
        assert view.spot(0, 0).x >= -1e-9
        assert view.spot(1, 1).y <= view.height + 1e-9


def test_a_picture_stands_on_the_lower_edge_in_the_middle() -> None:
    tall, wide = View(1, 1).resized(200, 300), View(1, 1).resized(300, 200)
    assert tall.spot(0.5, 1.0) == pytest.approx((100, 300))
    assert wide.spot(0.5, 1.0) == pytest.approx((150, 200))


def test_zooming_keeps_what_lies_under_the_pointer() -> None:
    at = Spot(140, 130)
    wide = VIEW.zoomed(2, at)
    x, y = (at.x - wide.left) / wide.picture_width, (at.y - wide.top) / wide.picture_height
    again = wide.zoomed(2, at)
    assert again.spot(x, y) == pytest.approx(at)


def test_zoom_has_two_ends() -> None:
    assert VIEW.zoomed(1000, Spot(100, 100)).zoom == MOST_ZOOM
    assert VIEW.zoomed(4, Spot(10, 10)).zoomed(0.01, Spot(200, 90)) == VIEW


def test_a_picture_cannot_be_pushed_out_of_sight() -> None:
    near = VIEW.zoomed(4, Spot(138, 120)).panned(1e5, -1e5)
    assert near.left <= 1e-9
    assert near.top + near.picture_height >= near.height - 1e-9


def test_a_dot_out_of_sight_is_brought_in() -> None:
    near = VIEW.zoomed(6, Spot(20, 20))
    spot = near.showing(0.9, 0.9).spot(0.9, 0.9)
    assert 0 <= spot.x <= near.width
    assert 0 <= spot.y <= near.height
