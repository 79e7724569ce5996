"""Films written: each picture at its time in its colours, transparency kept, words with their times."""

import io
from pathlib import Path

import av
import numpy as np
import pytest

from signer.errors import FilmError
from signer.films.captions import Cue, shown_at, vtt
from signer.films.film import Film
from signer.films.look import FilmLook, misfit
from signer.films.writing import film_bytes
from tests.helpers.numbered_films import number_in, numbered


@pytest.mark.parametrize("ending", [".webm", ".mp4"])
def test_each_picture_is_in_the_film_at_its_time(ending: str, tmp_path: Path) -> None:
    content = film_bytes(ending, map(numbered, range(40)), 24.0)
    (tmp_path / "film").write_bytes(content)
    with Film(tmp_path / "film") as film:
        frames = list(film.frames())
    assert [number_in(frame.pixels) for frame in frames] == list(range(40))
    assert np.allclose([frame.time_s for frame in frames], np.arange(40) / 24.0, atol=6e-4)
    assert np.abs(frames[9].pixels[-4, 100].astype(int) - (200, 30, 30)).max() < 8


def test_transparency_is_kept() -> None:
    picture = np.zeros((48, 64, 4), np.uint8)
    picture[8:40, 16:48] = (40, 180, 90, 255)
    content = film_bytes(".webm", [picture] * 3, 30.0)
    with av.open(io.BytesIO(content)) as container:
        decoder = av.CodecContext.create("libvpx-vp9", "r")
        frame = next(each for packet in container.demux() for each in decoder.decode(packet))
        shown = frame.to_ndarray(format="rgba")
    assert shown[2, 2, 3] < 8
    assert shown[24, 32, 3] > 247
    assert np.abs(shown[24, 32, :3].astype(int) - (40, 180, 90)).max() < 8


def test_what_a_film_cannot_be_is_said_before() -> None:
    assert misfit(".mp4", (640, 480), FilmLook()) == ""
    assert "transparent" in misfit(".mp4", (640, 480), FilmLook("none"))
    assert "even" in misfit(".mp4", (641, 480), FilmLook())
    assert misfit(".webm", (641, 479), FilmLook("none")) == ""
    with pytest.raises(FilmError, match="no pictures"):
        film_bytes(".webm", [], 30.0)


def test_words_of_a_caption_file_are_data() -> None:
    cues = [Cue(0.4, 61.25, "IDEA <b>\n&--> x")]
    assert vtt(cues) == "WEBVTT\n\n00:00:00.400 --> 00:01:01.250\nIDEA &lt;b&gt; &amp;--&gt; x\n"
    assert [shown_at(cues, at_s) for at_s in (0.3, 0.4, 61.25)] == [(), (cues[0].text,), ()]
