"""The film beside a sign: its moments and those of the sign belong together, both ways."""

import os
import random
from itertools import pairwise

import pytest

from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.video import Pin, Video, placed, with_pin
from tests.helpers.extent import each, seeds
from tests.strategies.signs import video

SIGN = Sign(video=Video("/films/a.mp4", offset_s=0.5))


@each(seeds(40, whole=2000))
def test_times_go_over_and_back_in_order_and_pins_are_met(seed: int) -> None:
    chosen = random.Random(seed)
    one = video(chosen)
    times = sorted(chosen.uniform(-2.0, 9.0) for _ in range(20))
    there = [one.film_time(time_s) for time_s in times]
    assert there == sorted(there)
    assert [one.sign_time(film_s) for film_s in there] == pytest.approx(times, abs=1e-9)
    for pin in one.pins:
        assert one.film_time(pin.sign_s) == pytest.approx(pin.film_s, abs=1e-9)


@each(seeds(40, whole=2000))
def test_pins_stay_in_order_of_both_times_whatever_is_pinned(seed: int) -> None:
    chosen, pins = random.Random(seed), tuple[Pin, ...]()
    for _ in range(12):
        pin = Pin(round(chosen.uniform(0.0, 2.0), 2), round(chosen.uniform(0.0, 2.0), 2))
        pins = with_pin(pins, pin)
        assert pin in pins
    for axis in (0, 1):
        assert all(b[axis] - a[axis] >= 0.001 for a, b in pairwise(pins))


def test_a_film_begins_where_a_pin_says_and_keeps_its_place_without_it() -> None:
    assert SIGN.video is not None
    pinned = video_edits.pin_video(1.0, 0.2)(SIGN)
    assert pinned.video is not None
    assert pinned.video.film_time(0.0) == pytest.approx(0.8)
    free = video_edits.unpin_video(0)(pinned)
    assert free.video is not None
    assert free.video.film_time(0.0) == pytest.approx(0.8)


def test_a_part_is_looked_at_and_the_whole_again() -> None:
    part = video_edits.trim_video(2.0, 0.5)(SIGN)
    assert part.video is not None
    assert part.video.trim_s == (0.5, 2.0)
    assert video_edits.trim_video(None)(part) == SIGN
    assert video_edits.set_video(None)(part).video is None
    with pytest.raises(LookupError, match="no film"):
        video_edits.trim_video(0.0, 1.0)(Sign())


def test_the_path_of_a_film_is_relative_in_files_and_absolute_in_the_window() -> None:
    film = Video(os.path.abspath(os.path.join("signs", "films", "a.mp4")))
    folder = os.path.abspath("signs")
    told = placed(film, folder, absolute=False)
    assert told.path == "films/a.mp4"
    assert placed(told, folder, absolute=True) == film
    assert placed(film, os.path.join(folder, "more"), absolute=False).path == "../films/a.mp4"
