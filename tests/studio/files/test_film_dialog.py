"""New sign from a film: landmarks beside it are taken, the detector reads them where there are none."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from signer import export
from signer.characters.load import reference
from signer.drafting import detecting
from signer.files import load_sign
from signer.studio.drafts.skeleton import Skeleton
from signer.studio.files.film_dialog import FilmDialog
from tests.helpers.signs import LIBRARY


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A film without pictures, whose landmarks lie beside it."""
    path = tmp_path_factory.mktemp("film") / "BORED.mp4"
    export.export(load_sign(LIBRARY / "BORED.sign"), path.with_suffix(".pose"), fps=30)
    return path


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[FilmDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = FilmDialog(parent, tmp_path, reference())
    made.show()
    yield made
    made.done(0)


def put(dialog: FilmDialog, name: str, words: str) -> None:
    QTest.keyClicks(dialog.findChild(QLineEdit, f"film.{name}"), words)


def press(dialog: FilmDialog, name: str) -> None:
    QTest.mouseClick(dialog.findChild(QAbstractButton, f"film.{name}"), Qt.MouseButton.LeftButton)
    while dialog._job.is_busy:
        dialog._job.wait()


def test_a_film_alone_is_read_by_the_detector_once_that_is_set_up(
    dialog: FilmDialog, film: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_there, alone = [False], tmp_path / "ALONE.mp4"

    def set_up(progress: Callable[[float], None]) -> None:
        progress(0.5)
        is_there[0] = True

    def detect(_film: Path, out: Path, progress: Callable[[float], None]) -> None:
        progress(1.0)
        out.write_bytes(film.with_suffix(".pose").read_bytes())

    monkeypatch.setattr(detecting, "is_set_up", lambda: is_there[0])
    monkeypatch.setattr(detecting, "set_up", set_up)
    monkeypatch.setattr(detecting, "detect", detect)
    put(dialog, "film", str(alone))
    assert not dialog.findChild(QAbstractButton, "film.draft").isEnabled()
    press(dialog, "set_up")
    assert not dialog.findChild(QAbstractButton, "film.set_up").isVisible()
    press(dialog, "draft")
    assert dialog.sign is not None
    assert dialog.sign.guesses
    assert alone.with_suffix(".pose").is_file()


def test_landmarks_beside_a_film_become_a_draft_beside_it_with_whose_signing_it_is(
    dialog: FilmDialog, film: Path
) -> None:
    put(dialog, "film", str(film))
    put(dialog, "author", "Ada")
    put(dialog, "licence", "by permission")
    press(dialog, "draft")
    sign = dialog.sign
    assert sign is not None
    assert (sign.author, sign.licence, sign.source) == ("Ada", "by permission", "film BORED.mp4")
    assert sign.guesses
    assert sign.video is not None
    assert sign.video.path == str(film)


def test_landmarks_beside_a_film_go_with_it_and_those_that_were_chosen_stay(
    dialog: FilmDialog, film: Path
) -> None:
    field, landmarks = (dialog.findChild(QLineEdit, f"film.{name}") for name in ("film", "landmarks"))
    beside, other = str(film.with_suffix(".pose")), str(film.with_name("OTHER.mp4"))
    for chosen, left in (("", ""), ("mine.pose", "mine.pose")):
        field.setText(str(film))
        assert landmarks.text() == beside
        if chosen:
            landmarks.setText(chosen)
        field.setText(other)
        assert landmarks.text() == left


def test_a_file_that_gives_no_draft_is_told_in_a_sentence(dialog: FilmDialog, tmp_path: Path) -> None:
    (tmp_path / "empty.pose").write_bytes(b"no landmarks")
    put(dialog, "landmarks", str(tmp_path / "empty.pose"))
    press(dialog, "draft")
    assert dialog.sign is None
    assert "no draft: it is no .pose file" in dialog._told.text()
    assert dialog.focusWidget() is dialog.findChild(QLineEdit, "film.film")


def test_the_skeleton_of_a_film_is_that_of_the_landmarks_beside_it(film: Path, qtbot: QtBot) -> None:
    skeleton = Skeleton()
    with qtbot.waitSignals([skeleton.changed] * 2):
        skeleton.show_film(str(film))
    lines = skeleton.lines_at(0.9)
    assert len(lines) == 13
    assert all(0.0 < at.x() < 1.0 and 0.0 < at.y() < 1.0 for line in lines for at in line.at)
    skeleton.show_film("")
    assert not skeleton.lines_at(0.9)
