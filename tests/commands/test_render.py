"""`signer render`: pictures and films, with or without a screen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from signer.commands import arguments as taken
from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.video import Pin, Video
from signer.files import load_sign, save_sign
from signer.films.film import Film
from signer.studio.drawing import film
from signer.studio.drawing.framing import VIEW_NAMES
from tests.helpers.command_line import run
from tests.helpers.numbered_films import SIZE as FILM_PX
from tests.helpers.numbered_films import constant, number_in, write_numbered


def test_the_views_and_the_limit_of_a_gif_are_those_of_the_stage() -> None:
    assert taken.VIEWS == VIEW_NAMES
    assert taken.GIF_FPS == film.GIF_FPS


def test_render_draws_a_sign_that_comes_through_a_pipe_on_the_screen_that_is_there(
    sign_file: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "a.png"
    command = [sys.executable, "-m", "signer", "render", "-", "-o", str(picture), "--size", "64x64"]
    ended = subprocess.run(
        command, input=sign_file.read_text(encoding="utf-8"), capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    with Image.open(picture) as image:
        assert image.size == (64, 64)


def test_a_diagram_is_a_page_within_the_size_with_views_of_its_own(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, empty = tmp_path / "a.png", tmp_path / "EMPTY.sign"
    save_sign(Sign(), empty)  # a page of one picture, and so drawn quickly
    assert run("render", empty, "-o", page, "--diagram", "--size", "300x500") == 0
    with Image.open(page) as image:
        assert image.size[0] <= 300
        assert image.size[1] <= 500
        assert image.size[0] == 300 or image.size[1] == 500
    assert run("render", sign_file, "-o", tmp_path / "b.png", "--diagram", "--view", "side") == 2
    assert "leave --view out" in capsys.readouterr().err
    assert run("render", sign_file, "-o", tmp_path / "b.gif", "--diagram") == 2
    assert "leave --diagram out" in capsys.readouterr().err


def test_render_says_when_the_picture_cannot_be_written(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert run("render", sign_file, "-o", tmp_path / "no" / "a.png", "--size", "64x64") == 1
    told = capsys.readouterr().err
    assert told.startswith(f"signer: {tmp_path / 'no' / 'a.png'}: not drawn: there is no folder")
    assert told.count("\n") == 1


def test_render_says_when_there_is_neither_screen_nor_xvfb(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    assert run("render", sign_file, "-o", tmp_path / "a.png") == 1
    assert "install xvfb" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "form"), [("a.gif", "GIF"), ("a.webp", "WEBP")])
def test_a_film_moves_and_lasts_as_long_as_what_it_shows(
    name: str, form: str, sign_file: Path, tmp_path: Path
) -> None:
    options = ("--size", "64x48", "--view", "40,15", "--fps", "8", "--from", "0.1", "--to", "0.6")
    assert run("render", sign_file, "-o", tmp_path / name, *options) == 0
    with Image.open(tmp_path / name) as shown:
        assert (shown.format, shown.size, shown.info["loop"]) == (form, (64, 48), 0)
        frames, lasts = [], 0.0
        for index in range(shown.n_frames):
            shown.seek(index)
            shown.load()
            lasts += shown.info["duration"]
            frames.append(shown.convert("RGB").tobytes())
    assert lasts == pytest.approx(5 * 125, abs=10)
    assert len(set(frames)) > 3
    if (
        form == "GIF"
        # a gradient of few colours is rings: what is behind the signer has one, from the corners to the
        # middle of the sides
    ):
        behind = Image.frombytes("RGB", (64, 48), frames[0])
        reds = [behind.getpixel((x, y))[0] for x in (0, 3, 60, 63) for y in (0, 12, 24)]
        assert max(reds) - min(reds) <= 1


def test_a_film_is_drawn_on_a_virtual_screen_of_its_own(
    sign_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert (
        run("render", sign_file, "-o", tmp_path / "a.webp", "--size", "48x48", "--fps", "4", "--to", "0.5")
        == 0
    )
    with Image.open(tmp_path / "a.webp") as shown:
        assert shown.n_frames == 3
        assert shown.size == (48, 48)
        assert len(shown.convert("RGB").getcolors(maxcolors=48 * 48)) > 50
    told = capsys.readouterr().err
    assert "drawing a.webp: 100%" in told  # the other process tells how far it is
    assert told.endswith(f"wrote {tmp_path / 'a.webp'}\n")


@pytest.mark.parametrize(("fps", "ending"), [(30, ".gif"), (50, ".gif"), (24, ".webp"), (7.3, ".gif")])
def test_frames_of_a_film_never_drift_from_their_times(fps: float, ending: str) -> None:
    shown = film.durations_ms(100, fps, ending)
    step = 10 if ending == ".gif" else 1
    assert all(each % step == 0 and each > 0 for each in shown)
    assert all(abs(sum(shown[:index]) - 1000 * index / fps) <= step / 2 + 1e-9 for index in range(101))


def test_a_film_is_exported_with_its_words_and_what_does_not_fit_is_told(
    sign_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    small = ("--size", "64x48", "--fps", "8", "--from", "0.1", "--to", "0.6")
    captions = ("--captions", "vtt", "--caption-words")
    assert run("export", sign_file, "-o", tmp_path / "a.webm", *small, *captions, "gloss") == 0
    with Film(tmp_path / "a.webm") as film:
        assert (film.size, len(list(film.frames()))) == ((64, 48), 5)
    assert "-->" in (tmp_path / "a.vtt").read_text()
    capsys.readouterr()
    for options, words in (
        (("a.glb", "--background", "none"), "--background is for films"),
        (("a.mp4", "--background", "none"), "cannot be transparent"),
        (("a.mp4", "--size", "65x48"), "even sides"),
    ):
        assert run("export", sign_file, "-o", tmp_path / options[0], *options[1:]) == 2
        assert words in capsys.readouterr().err
    assert run("export", sign_file, "-o", tmp_path / "a.webm", "--caption-words", "both") == 2
    assert "needs --captions" in capsys.readouterr().err
    assert run("export", sign_file, "-o", tmp_path / "a.webm", *small, *captions, "both") == 1
    assert "no translation" in capsys.readouterr().err
    assert run("export", sign_file, "-o", tmp_path / "a.webm", *small, "--beside") == 1
    assert "not written from a film" in capsys.readouterr().err
    film = write_numbered(tmp_path / "film.mp4", constant(60))
    sign = video_edits.set_video(Video("film.mp4", pins=(Pin(0.5, 0.1),)))(load_sign(sign_file))
    save_sign(sign, tmp_path / "b.sign")
    small = ("--size", f"{FILM_PX[0]}x{FILM_PX[1]}", *small[2:])
    assert (
        run("export", tmp_path / "b.sign", "-o", tmp_path / "b.mp4", *small, "--beside", "--captions", "srt")
        == 0
    )
    with Film(tmp_path / "b.mp4") as made:
        frames = list(made.frames())
    assert (tmp_path / "b.srt").read_text().startswith("1\n00:00:")
    assert made.size == (2 * FILM_PX[0], FILM_PX[1])
    assert [number_in(each.pixels[:, : FILM_PX[0]]) for each in frames] == [15, 18, 22, 26, 30]
    assert film.is_file()
    capsys.readouterr()
    monkeypatch.setattr("signer.films.extra.find_spec", lambda _name: None)
    assert run("export", sign_file, "-o", tmp_path / "b.webm") != 0
    assert (
        capsys.readouterr().err == 'signer: films need the extra "video": pip install "asl-signer[video]"\n'
    )


@pytest.mark.parametrize("name", ["film_is_a_pipe", "film_is_etc_passwd"])
def test_a_film_that_is_none_or_elsewhere_is_refused_and_never_opened(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe.mp4")
    case = shutil.copy(Path(__file__).parents[1] / "films" / f"{name}.sign", tmp_path / "a.sign")
    asked = ("--size", "64x48", "--fps", "4", "--to", "0.2", "--beside")
    assert run("export", case, "-o", tmp_path / "a.webm", *asked) == 1
    told = capsys.readouterr().err
    if name == "film_is_a_pipe":
        assert "pipe.mp4: is a pipe; choose a film" in told
        return
    assert "passwd: is not beside the sign or below it" in told
    assert "--film-anywhere opens it all the same" in told
    assert run("export", case, "-o", tmp_path / "a.webm", *asked[:-1], "--film-anywhere") == 2
    assert "--film-anywhere needs --beside" in capsys.readouterr().err
    film = write_numbered(tmp_path / "film.mp4", constant(30))
    (tmp_path / "signs").mkdir()
    elsewhere = video_edits.set_video(Video("../film.mp4"))(load_sign(tmp_path / "a.sign"))
    save_sign(elsewhere, tmp_path / "signs" / "b.sign")
    assert run("export", tmp_path / "signs" / "b.sign", "-o", tmp_path / "b.webm", *asked) == 1
    assert (
        run("export", tmp_path / "signs" / "b.sign", "-o", tmp_path / "b.webm", *asked, "--film-anywhere")
        == 0
    )
    assert film.is_file()
