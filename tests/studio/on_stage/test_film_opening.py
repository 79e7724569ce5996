"""Films that signs of other people name: nothing is opened but a plain file beside the sign, or below."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.document import video_edits
from signer.document.sign import Sign
from signer.document.video import Video
from signer.files import load_sign, save_sign
from signer.films import scrub
from signer.studio.background.film_copying import FilmCopy, cache_folder
from signer.studio.window import Window
from tests.helpers.numbered_films import constant, write_numbered
from tests.helpers.signs import small_sign
from tests.helpers.windows import child

CASES = Path(__file__).parents[2] / "films"


@pytest.fixture
def window(one_window: Window) -> Iterator[Window]:
    one_window.session.open_sign(Sign(), None)
    yield one_window
    one_window.session.perform(video_edits.set_video(None))
    one_window.session.open_sign(Sign(), None)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Files that a decoder is started for."""
    found: list[Path] = []
    monkeypatch.setattr(FilmCopy, "make", lambda _self, path: found.append(path))
    return found


def with_film(folder: Path, film: str) -> Path:
    save_sign(video_edits.set_video(Video(film))(small_sign()), folder / "a.sign")
    return folder / "a.sign"


def open_and_wait(window: Window, path: Path, qtbot: QtBot) -> str:
    assert window.files.open_path(path)
    film = window.workspace.film
    qtbot.waitUntil(lambda: film.state != "looking", timeout=5000)
    return film.state


def test_a_pipe_in_the_place_of_a_film_is_told_and_waits_for_nobody(
    window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    shutil.copy(CASES / "film_is_a_pipe.sign", tmp_path / "a.sign")
    os.mkfifo(tmp_path / "pipe.mp4")
    assert open_and_wait(window, tmp_path / "a.sign", qtbot) == "refused"
    assert window.workspace.film.words == "pipe.mp4: is a pipe; choose a film."
    window.commands.film.take(tmp_path / "pipe.mp4")
    qtbot.waitUntil(lambda: not window.workspace.film._trying.is_busy, timeout=5000)
    assert opened == []


@pytest.mark.parametrize(
    "name", ["film_is_etc_passwd.sign", "/etc/passwd", "link.mp4", "below/../../out.mp4", "a\0b.mp4"]
)
def test_a_film_elsewhere_is_asked_for_by_name_and_not_opened(
    name: str, window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    home = tmp_path / "a" / "b" / "c" / "d" / "e"
    home.mkdir(parents=True)
    write_numbered(home.parent / "out.mp4", constant(5))
    (home / "link.mp4").symlink_to(home.parent / "out.mp4")
    if name.endswith(".sign"):
        path = Path(shutil.copy(CASES / name, home / "a.sign"))
    else:
        path = with_film(home, name)
    assert open_and_wait(window, path, qtbot) == "elsewhere"
    assert Path(name).name.removesuffix(".sign")[-6:] in window.workspace.film.words
    assert child(window, "film.allow").isVisible()
    assert opened == []


@pytest.mark.parametrize("name", ["http://localhost/a.mp4", "\\\\host\\share\\a.mp4", "//host/share/a.mp4"])
def test_an_address_is_never_opened(
    name: str, window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    path = with_film(tmp_path, name)
    assert open_and_wait(window, path, qtbot) == "refused"
    assert "no file of this machine" in window.workspace.film.words
    assert window.files.save()
    kept = load_sign(path).video
    assert kept is not None
    assert kept.path == name
    assert opened == []


def test_what_was_allowed_is_remembered_for_the_sign_and_not_in_it(
    window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    (tmp_path / "signs").mkdir()
    film = write_numbered(tmp_path / "film.mp4", constant(5))
    path = with_film(tmp_path / "signs", "../film.mp4")
    before = path.read_bytes()
    assert open_and_wait(window, path, qtbot) == "elsewhere"
    QTest.mouseClick(child(window, "film.allow"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: opened == [film])
    assert path.read_bytes() == before
    settings = window.workspace.settings
    settings._films.clear()  # as in another run
    assert settings.may_open_film(path, str(film))
    assert not settings.may_open_film(tmp_path / "other.sign", str(film))


def test_a_film_beside_the_sign_or_below_is_opened_at_once(
    window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    (tmp_path / "films").mkdir()
    film = write_numbered(tmp_path / "films" / "film.mp4", constant(5))
    assert window.files.open_path(with_film(tmp_path, "films/film.mp4"))
    qtbot.waitUntil(lambda: opened == [film])


def test_a_file_that_is_no_film_is_told_and_the_sign_stays(
    window: Window, tmp_path: Path, opened: list[Path], qtbot: QtBot
) -> None:
    told: list[str] = []
    window.session.told.connect(told.append)
    (tmp_path / "text.mp4").write_text("Not a film.\n" * 300)
    before, steps = window.session.sign, window.session.undo_stack.count()
    for name, words in (("text.mp4", "is not a film that can be read"), ("none.mp4", "is not in")):
        window.commands.film.take(tmp_path / name)
        qtbot.waitUntil(lambda words=words: words in told[-1], timeout=20_000)
    assert window.session.sign is before
    assert window.session.undo_stack.count() == steps


def copy_at_once(self: FilmCopy, film: Path) -> None:
    self._part = cache_folder() / f"{self.key}.part"
    scrub.write_copy(film, self._part, lambda _share: None)
    self._put_away()


@pytest.mark.parametrize("damage", ["short", "times", "pictures", "facts"])
def test_a_damaged_copy_is_made_anew(
    damage: str, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(FilmCopy, "make", copy_at_once)
    write_numbered(tmp_path / "film.mp4", constant(12))
    film = window.workspace.film
    path = with_film(tmp_path, "film.mp4")
    assert window.files.open_path(path)
    qtbot.waitUntil(lambda: film.state == "ready", timeout=20_000)
    folder = cache_folder() / film._copy.key
    window.session.open_sign(Sign(), None)
    whole = {part.name: part.read_bytes() for part in folder.iterdir()}
    name = {"short": "frames", "pictures": "frames", "times": "times", "facts": "film.json"}[damage]
    content = whole[name]
    damaged = {
        "short": content[:-9],
        "pictures": bytes(len(content)),
        "times": bytes(len(content)),
        "facts": b"{}",
    }
    (folder / name).write_bytes(damaged[damage])
    assert window.files.open_path(path)
    qtbot.waitUntil(lambda: film.state == "ready" and (folder / name).read_bytes() == content, timeout=20_000)
    window.player.seek(0.2)
    assert film.shown(0.2) is not None
