"""Seconds and frames."""

import random

from signer.document import timing
from signer.document.frame_rates import OF_FILMS, FrameRate
from tests.helpers.extent import each


@each([12, 24, 25, 29.97, 30, 60, 120, *OF_FILMS])
def test_a_frame_comes_back_from_its_stored_time(fps: FrameRate) -> None:
    for frame in range(0, 4000, 7):
        assert timing.frame(timing.stored(timing.seconds(frame, fps)), fps) == frame


def test_snapping_twice_is_snapping_once() -> None:
    draw = random.Random(1)
    for _ in range(200):
        snapped = timing.snapped(draw.uniform(0, 9), 30)
        assert timing.snapped(snapped, 30) == snapped


def test_half_way_goes_to_the_later_frame() -> None:
    assert timing.frame(0.5 / 30, 30) == 1


def test_the_frames_cover_the_whole_duration() -> None:
    for duration_s in (0.0, 0.01, 1.0, 1.2, 1.2000001, 2.345):
        times = timing.frame_times(duration_s, 30)
        assert times[0] == 0.0
        assert times[-1] >= duration_s - timing.SAME_TIME_S
        assert len(times) == 1 or times[-2] < duration_s


def test_a_whole_number_of_frames_gets_no_frame_too_many() -> None:
    assert timing.frame_count(1.0, 30) == 31


def test_stored_times_know_no_negative_zero() -> None:
    assert str(timing.stored(-1e-9)) == "0.0"
