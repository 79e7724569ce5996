"""One law over generated films: every frame is shown, in order, and a sought one is the one read through."""

from itertools import pairwise
from pathlib import Path
from random import Random

import av
import numpy as np
import pytest

from signer.films.film import Film
from signer.films.scrub import MENDED, ScrubCopy, write_copy
from tests.helpers.extent import count, seeds
from tests.helpers.numbered_films import number_in, numbered
from tests.helpers.odd_films import INTERLACED, ODD, Times

SENT_IN = sorted((Path(__file__).parent / "odd").iterdir())
"""Films that were read wrongly once; each has 48 frames."""


def look(path: Path, frames: int, expected: Times | None, draw: Random) -> str:
    """Assert the law of a film; return how it is read."""
    with Film(path) as reading:
        through = list(reading.frames())
        assert [number_in(one.pixels) for one in through] == list(range(frames))
        assert not reading.ended_early
        is_mended = reading.is_mended
        assert number_in(reading.at(0.0).pixels) == 0
    times = [one.time_s for one in through]
    assert all(after > before for before, after in pairwise(times))
    if expected is None:
        steps = np.diff(times)
        assert np.allclose(steps, 1 / 30, atol=2e-3)
        assert times[0] == 0.0
    else:
        assert np.abs(np.subtract(times, expected)).max() < 2e-3
    with Film(path) as reading:
        for _ in range(count(24, whole=60)):
            number = draw.randrange(frames)
            found = reading.at(times[number] + draw.choice((0.0, 0.001, 0.02)))
            assert (number_in(found.pixels), found.time_s) == (number, pytest.approx(times[number], abs=1e-6))
            assert (found.pixels == through[number].pixels).all()
        how = "by jumps" if reading._seekable else "from the start"
    return f"{how}{', mended' if is_mended else ''}"


@pytest.mark.parametrize("name", ODD)
def test_every_frame_is_shown_in_order_and_found_again(name: str, tmp_path: Path) -> None:
    for seed in seeds(1, whole=6):
        draw = Random(f"{name} {seed}")
        frames, path = draw.randrange(30, count(50, whole=120)), tmp_path / f"{seed} {name}"
        look(path, frames, ODD[name](path, frames, draw), draw)


@pytest.mark.parametrize("path", SENT_IN, ids=lambda path: path.name)
def test_films_that_were_read_wrongly_are_read_whole(path: Path, tmp_path: Path) -> None:
    look(path, 48, [number / 30 for number in range(48)], Random(1))
    write_copy(path, tmp_path / "copy", lambda _share: None)
    with ScrubCopy(tmp_path / "copy") as copy:
        assert copy.facts is not None
        assert (copy.facts.frames, copy.facts.duration_s) == (48, pytest.approx(1.6, abs=2e-3))
        assert copy.facts.warning == (MENDED if path.suffix == ".mkv" else "")


@pytest.mark.parametrize("codec", ["libx264", "mpeg2video"])
def test_of_two_interlaced_moments_the_first_is_shown_without_a_comb(codec: str, tmp_path: Path) -> None:
    path = tmp_path / "interlaced.mkv"
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=25)
        stream.width, stream.height, stream.pix_fmt = 192, 64, "yuv420p"
        stream.bit_rate, stream.options = 4_000_000, INTERLACED
        for number in range(6):
            both = numbered(8 * number)
            both[1::2] = numbered(8 * number + 7)[1::2]
            container.mux(stream.encode(av.VideoFrame.from_ndarray(both, format="rgb24")))
        container.mux(stream.encode())
    with Film(path) as reading:
        shown = [one.pixels.astype(int) for one in reading.frames()]
        assert reading.size == (192, 64)
    assert [number_in(one) for one in shown] == [8 * number for number in range(6)]
    assert max(np.abs(np.diff(one[4:40], axis=0)).mean() for one in shown) < 6


RED = (200, 30, 30)


@pytest.mark.parametrize(
    ("size", "coded", "told"),
    [
        ((1280, 720), 1, None),
        ((720, 1280), 1, None),
        ((320, 240), 5, None),
        ((320, 240), 1, 1),
        ((1280, 720), 6, 6),
    ],
)
def test_colours_are_those_that_were_meant(
    size: tuple[int, int], coded: int, told: int | None, tmp_path: Path
) -> None:
    path = tmp_path / "red.mp4"
    with av.open(str(path), "w") as container:
        stream = container.add_stream("libx264", rate=25)
        stream.width, stream.height, stream.pix_fmt = *size, "yuv420p"
        stream.options = {"preset": "ultrafast"}
        if told is not None:
            stream.codec_context.colorspace = told
        red = np.full((size[1], size[0], 3), RED, np.uint8)
        frame = av.VideoFrame.from_ndarray(red, format="rgb24")
        meant = "ITU709" if coded == 1 else "ITU601"
        container.mux(stream.encode(frame.reformat(format="yuv420p", dst_colorspace=meant)))
        container.mux(stream.encode())
    with Film(path) as reading:
        assert np.abs(reading.at(0.0).pixels[8:-8, 8:-8].astype(int) - RED).max() <= 5


def test_films_without_a_fault_are_found_by_jumps(tmp_path: Path) -> None:
    """Reading from the start is right and slow: it is for films alone whose clock is not to be trusted."""
    for name in ("transport stream.ts", "motion jpeg.avi", "open groups.mp4", "sound first.mkv"):
        path, draw = tmp_path / name, Random(name)
        assert look(path, 48, ODD[name](path, 48, draw), draw) == "by jumps"
