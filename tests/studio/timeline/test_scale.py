"""The time axis: pixels and seconds agree, zoom keeps its place, marks never crowd."""

import random
from itertools import pairwise, product

import pytest

from signer.studio.timeline.scale import (
    LABEL_GAP_PX,
    MOST_PX_PER_S,
    Scale,
    label_step_s,
    seconds_in_words,
    snapped,
)
from tests.helpers.extent import each

DRAWS = [
    Scale(
        left_px=216,
        width_px=draw.uniform(200, 1500),
        start_s=draw.uniform(-0.1, 5),
        px_per_s=draw.uniform(45, 3500),
    )
    for draw in map(random.Random, range(20))
]


@each(DRAWS)
def test_a_time_and_its_pixel_are_each_others_inverse(scale: Scale) -> None:
    for time_s in (0.0, 0.123, 2.5):
        assert scale.time_s(scale.x(time_s)) == pytest.approx(time_s, abs=1e-9)


def test_no_pixel_is_a_time_before_zero() -> None:
    assert Scale(left_px=216, start_s=-0.1).time_s(216) == 0.0


@each(DRAWS)
def test_zooming_keeps_the_time_under_the_pointer(scale: Scale) -> None:
    x = scale.x(scale.start_s + 0.4)
    for factor in (0.3, 1.2, 7.0, 1000.0):
        assert scale.zoomed(factor, x).x(scale.start_s + 0.4) == pytest.approx(x, abs=1e-6)


def test_zoom_has_an_end() -> None:
    assert Scale().zoomed(1e9, 300).px_per_s == MOST_PX_PER_S


def test_panning_takes_the_times_along() -> None:
    scale = Scale(left_px=216)
    assert scale.panned(30).x(0.5) == pytest.approx(scale.x(0.5) + 30)


@pytest.mark.parametrize("span_s", [0.0, 0.9, 3.0, 12.0])
def test_a_fitted_scale_shows_the_whole_sign(span_s: float) -> None:
    scale = Scale(left_px=216, width_px=760).fitted(span_s)
    assert scale.start_s < 0.0
    assert scale.end_s > span_s


@each(DRAWS)
def test_some_of_the_sign_is_always_in_sight(scale: Scale) -> None:
    for dx in (-1e6, 1e6):
        kept = scale.panned(dx).kept_within(2.0)
        assert kept.start_s < 2.0
        assert kept.end_s > 0.0


@each(DRAWS)
def test_a_time_that_is_asked_for_comes_into_sight(scale: Scale) -> None:
    for time_s in (0.0, 1.0, 9.0):
        x = scale.showing(time_s).x(time_s)
        assert scale.left_px <= x <= scale.left_px + scale.width_px


def test_a_time_in_sight_moves_nothing() -> None:
    scale = Scale(left_px=216, width_px=760, px_per_s=400)
    assert scale.showing(1.0) is scale


@each([*product(DRAWS, (24, 25, 30, 60))])
def test_labels_do_not_crowd(scale: Scale, fps: int) -> None:
    labelled = [scale.x(tick.time_s) for tick in scale.ticks(fps) if tick.label]
    assert all(b - a >= LABEL_GAP_PX - 1e-6 for a, b in pairwise(labelled))


@each(DRAWS)
def test_marks_stand_within_the_track_view(scale: Scale) -> None:
    assert all(
        scale.left_px - 1 <= scale.x(tick.time_s) <= scale.left_px + scale.width_px
        for tick in scale.ticks(30)
    )


def test_every_frame_has_a_mark_when_there_is_room() -> None:
    ticks = Scale(width_px=600, px_per_s=600).ticks(30)
    assert len(ticks) == 31


def test_frames_have_no_mark_when_they_would_touch() -> None:
    assert all(tick.label for tick in Scale(px_per_s=60).ticks(30))


def test_the_step_grows_as_the_scale_shrinks() -> None:
    assert [label_step_s(px) for px in (1000, 400, 200, 70, 20)] == [0.1, 0.2, 0.5, 1.0, 5.0]


def test_a_label_has_no_needless_digit() -> None:
    assert [seconds_in_words(t) for t in (0.0, 0.1, 0.30000000000000004, 1.0, 12.5)] == [
        "0 s",
        "0.1 s",
        "0.3 s",
        "1 s",
        "12.5 s",
    ]


def test_snapping_lands_on_a_frame_and_can_be_switched_off() -> None:
    assert snapped(0.21, 30, True) == 0.2
    assert snapped(0.21, 30, False) == 0.21
    assert snapped(-0.4, 30, True) == 0.0
