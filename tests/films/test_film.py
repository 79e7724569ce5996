"""Films: the frame that is asked for is the one that is shown, and what is no film is refused in one line."""

import io
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from signer.errors import FilmError
from signer.films import copying, extra, scrub
from signer.films.film import Film, frame_index
from signer.films.scrub import ScrubCopy, digest_of, keep_within, key_of, write_copy
from tests.helpers.extent import count
from tests.helpers.numbered_films import constant, number_in, numbered, variable, write_numbered

FAST = {"deadline": "realtime", "cpu-used": "8"}
FILMS = {
    "constant.mp4": {"times": constant(120)},
    "ntsc.mp4": {"times": constant(120, Fraction(30000, 1001))},
    "constant.webm": {"times": constant(120), "codec": "libvpx-vp9", "options": FAST},
    "variable.mp4": {"times": variable(120)},
    "turned.mov": {"times": variable(120, 2), "turned_deg": 90},
    "turned back.mp4": {"times": constant(120, Fraction(60000, 1001)), "turned_deg": -90},
    "upside down.mp4": {"times": constant(90), "turned_deg": 180},
}


def opened(copy: ScrubCopy, time_s: float) -> int:
    """The number that the frame of a copy at a time carries."""

    shown = copy.at(time_s)
    assert shown is not None
    return number_in(np.asarray(Image.open(io.BytesIO(shown.jpeg))))


@pytest.mark.parametrize("name", FILMS)
def test_the_frame_that_is_asked_for_is_shown(name: str, tmp_path: Path) -> None:
    film = write_numbered(tmp_path / name, **FILMS[name])
    write_copy(film, tmp_path / "copy", lambda _share: None)
    starts = np.array([float(time_s) for time_s in FILMS[name]["times"]])
    rng = np.random.default_rng(18)
    asked = rng.uniform(-0.1, starts[-1] + 0.2, count(60, whole=1000))
    asked = [at_s for at_s in asked if np.abs(starts - at_s).min() > 2e-3]  # at the very edge it is either
    with ScrubCopy(tmp_path / "copy") as copy:
        assert copy.facts is not None
        assert copy.facts.frames == len(starts)
        assert np.abs(copy.times_s - starts).max() < 6e-4
        assert [opened(copy, at_s) for at_s in asked] == [frame_index(starts, at_s) for at_s in asked]
        stepped = rng.integers(0, len(starts), count(30, whole=200)).tolist()
        assert [opened(copy, float(copy.times_s[number])) for number in stepped] == stepped
    with Film(film) as reading:
        for at_s in asked[: count(10, whole=60)]:
            assert number_in(reading.at(at_s).pixels) == frame_index(starts, at_s)


def test_a_turned_film_stands_upright(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "turned.mp4", constant(2), turned_deg=90)
    with Film(film) as reading:
        assert reading.size == (192, 64)
        upright = numbered(0)
        assert np.abs(reading.at(0.0).pixels.astype(int) - upright).mean() < 12


def test_a_copy_is_no_higher_than_it_says(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "high.mp4", constant(2), size=(480, 1280))
    write_copy(film, tmp_path / "copy", lambda _share: None)
    with ScrubCopy(tmp_path / "copy") as copy:
        assert copy.facts is not None
        assert copy.facts.size == (480, 1280)
        assert Image.open(io.BytesIO(copy.at(0.0).jpeg)).size == (202, 540)


class _Stop(Exception):  # noqa: N818  nothing went wrong
    pass


def test_a_copy_is_read_while_it_grows(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "film.mp4", constant(40))
    seen = []

    def look(_share: float) -> None:
        copy = ScrubCopy(tmp_path / "copy")
        seen.append((len(copy.times_s), copy.facts, copy.is_exact(0.05), opened(copy, 9.0)))
        copy.close()
        if len(seen) == 20:
            raise _Stop

    with pytest.raises(_Stop):
        write_copy(film, tmp_path / "copy", look)
    assert [count for count, *_ in seen] == list(range(1, 21))
    assert [last for *_, last in seen] == list(range(20))
    assert not any(facts for _, facts, *_ in seen)
    assert [exact for _, _, exact, _ in seen] == [False, False, *[True] * 18]


def _mp4(tmp_path: Path) -> bytes:
    return write_numbered(tmp_path / "made.mp4", constant(60)).read_bytes()


def _sound(path: Path) -> None:
    import av

    with av.open(str(path), "w") as container:
        stream = container.add_stream("aac", rate=44100)
        frame = av.AudioFrame.from_ndarray(np.zeros((1, 4096), np.float32), format="fltp", layout="mono")
        frame.rate = 44100
        container.mux([*stream.encode(frame), *stream.encode()])


def broken_films(tmp_path: Path) -> dict[str, tuple[bytes | None, str]]:
    """Files that are no film, by name: the content, None for one that is made elsewhere, and the words."""
    film = _mp4(tmp_path)
    _sound(tmp_path / "sound.m4a")
    return {
        "empty.mp4": (b"", "empty"),
        "text.mp4": (b"Not a film at all.\n" * 400, "not a film"),
        "noise.webm": (np.random.default_rng(0).bytes(50_000), "not a film"),
        "cut off.mp4": (film[: len(film) // 2], "not a film"),
        "play list.mp4": (
            b"#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://localhost/a.ts\n",
            "not a film",
        ),
        "script.mp4": (b"ffconcat version 1.0\nfile made.mp4\n", "not a film"),
        "sound.m4a": (None, "no pictures"),
        "codec.mp4": (film.replace(b"avc1", b"zzz9"), "of a kind"),
        "missing.mp4": (None, "is not in"),
        "folder.mp4": (None, "is a folder"),
    }


def test_what_is_no_film_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "folder.mp4").mkdir()
    for name, (content, words) in broken_films(tmp_path).items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(FilmError, match=re.escape(words)) as refused:
            write_copy(path, tmp_path / f"copy of {name}", lambda _share: None)
        assert re.fullmatch(rf"{re.escape(name)}: [^\n]+", str(refused.value))


def test_frames_that_are_too_large_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    film = write_numbered(tmp_path / "film.mp4", constant(2))
    monkeypatch.setattr("signer.films.film.MOST_PIXELS", 1000)
    with pytest.raises(FilmError, match="192x64 are too large"):
        Film(film)


def test_a_film_that_ends_early_keeps_what_can_be_read(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "film.webm", constant(90), codec="libvpx-vp9", options=FAST, group=10)
    content = film.read_bytes()
    film.write_bytes(content[: 2 * len(content) // 3])
    write_copy(film, tmp_path / "copy", lambda _share: None)
    with ScrubCopy(tmp_path / "copy") as copy:
        assert copy.facts is not None
        assert 10 < copy.facts.frames < 90
        assert "missing" in copy.facts.warning or "early" in copy.facts.warning
        assert opened(copy, 99.0) == copy.facts.frames - 1


def test_a_long_film_has_smaller_frames_and_all_of_them(tmp_path: Path) -> None:
    film, limit = write_numbered(tmp_path / "long.mp4", constant(120), size=(384, 216)), 10**9
    for name in ("whole", "tight"):
        write_copy(film, tmp_path / name, lambda _share: None, limit=limit)
        size = (tmp_path / name / "frames").stat().st_size
        assert size <= limit
        limit = int(0.7 * size)
        with ScrubCopy(tmp_path / name) as copy:
            assert copy.facts is not None
            assert (copy.facts.frames, copy.facts.size) == (120, (384, 216))
            assert [opened(copy, number / 30) for number in range(0, 120, 7)] == list(range(0, 120, 7))
            heights = [Image.open(io.BytesIO(copy.at(number / 30).jpeg)).height for number in (0, 60, 119)]
        if name == "whole":
            assert heights == [216] * 3
    assert heights[0] == 216 > heights[1] >= heights[2] >= scrub.LEAST_HEIGHT_PX


def test_frames_are_answered_in_the_film_s_own_size(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "film.mp4", constant(40))
    out = io.BytesIO()
    copying.answer(film, ["0.5\n", "0.0", "1.2"], out)
    rest, numbers = out.getvalue(), []
    while rest:
        time_s, size = copying.HEAD.unpack_from(rest)
        picture = np.asarray(Image.open(io.BytesIO(rest[copying.HEAD.size : copying.HEAD.size + size])))
        assert picture.shape == (64, 192, 3)
        numbers.append((number_in(picture), round(30 * time_s)))
        rest = rest[copying.HEAD.size + size :]
    assert numbers == [(15, 15), (0, 0), (36, 36)]


def copying_process(*arguments: Path, asked: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "signer.films.copying", *map(str, arguments)]
    return subprocess.run(command, input=asked, capture_output=True, timeout=60, check=False)


def test_the_process_beside_the_window_copies_and_answers_and_complains_in_a_line(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "a.mp4", constant(40))
    copied = copying_process(film, tmp_path / "copy")
    shares = [float(line) for line in copied.stdout.splitlines()]
    assert (copied.returncode, copied.stderr) == (0, b"")
    assert shares == sorted(shares)
    assert all(0.0 <= share <= 1.0 for share in shares)
    with ScrubCopy(tmp_path / "copy") as copy:
        assert opened(copy, 0.5) == frame_index(copy.times_s, 0.5)
    answered, expected = copying_process(film, asked=b"0.5\n"), io.BytesIO()
    copying.answer(film, ["0.5"], expected)
    assert answered.stdout == expected.getvalue()
    (tmp_path / "b.mp4").write_bytes(b"no film")
    refused = copying_process(tmp_path / "b.mp4", tmp_path / "other")
    assert refused.returncode == 1
    assert refused.stderr.count(b"\n") == 1
    assert b"b.mp4" in refused.stderr


def test_a_film_that_is_too_long_or_changed_meanwhile_is_refused(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "film.mp4", constant(20))
    with pytest.raises(FilmError, match="too long"):
        write_copy(film, tmp_path / "long", lambda _share: None, limit=2000)
    with pytest.raises(FilmError, match="changed while it was read"):
        write_copy(film, tmp_path / "changed", lambda _share: os.utime(film, (1, 1)))
    assert scrub.read_facts(tmp_path / "changed") is None


def test_copies_are_kept_within_a_limit_the_oldest_out(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "old", "older", "x.part1", "y.part2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "frames").write_bytes(bytes(1000))
        (tmp_path / name / "times").write_bytes(b"")
        moment = (tmp_path / name / "times").stat().st_mtime - 2000 * age
        os.utime(tmp_path / name / "times", (moment, moment))
    keep_within(tmp_path, 2000, needed="older")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["new", "older"]


def test_a_film_is_known_by_its_content(tmp_path: Path) -> None:
    film = write_numbered(tmp_path / "film.mp4", constant(5))
    before = key_of(film), digest_of(film)
    film.rename(tmp_path / "moved.mp4")
    assert (key_of(tmp_path / "moved.mp4"), digest_of(tmp_path / "moved.mp4")) == before
    (tmp_path / "moved.mp4").write_bytes(film.name.encode())
    assert key_of(tmp_path / "moved.mp4") != before[0]


def test_without_the_extra_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda _name: None)
    with pytest.raises(FilmError, match='need the extra "video"'):
        Film(tmp_path / "film.mp4")
