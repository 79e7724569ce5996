"""Pictures of signs are drawn by another process, once, and told as they come."""

import os
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QProcess, QStandardPaths
from pytestqt.qtbot import QtBot

from signer.characters.load import character_names, reference
from signer.files import load_sign, save_sign
from signer.library.facts import Facts, shipped
from signer.library.shelf import FOLDER, Entry
from signer.studio.drawing import picture_store
from signer.studio.pictures.queue import Pictures, SignFile
from signer.studio.pictures.sign_drawing import PICTURE_PX, question


@pytest.fixture
def entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Entry:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    ).is_relative_to(tmp_path)
    path = tmp_path / os.fsdecode(b"M\xc8RE of\ntwo lines.sign")  # no less than any other name
    sign = replace(load_sign(FOLDER / "IDEA.sign"), notes="Not as it is shipped.")
    save_sign(sign, path)
    return Entry(path, sign)


def test_the_shipped_pictures_are_those_of_the_shipped_signs() -> None:
    """Every one fits: sign, body, handshapes and shaders as now. `dev.py bake` draws what does not."""
    with zipfile.ZipFile(picture_store.SHIPPED) as archive:
        shown = {entry.comment.decode(): entry.filename for entry in archive.infolist()}
    signs = [Facts.from_json(fields) for fields in shipped().values()]
    wanted = {
        sign.stem: f"{picture_store.name_of(reference(), question(sign.picture))}.webp" for sign in signs
    }
    cards = {f"the signer {name}": f"{picture_store.card_of(name)}.webp" for name in character_names()}
    assert shown == wanted | cards


def asked(entry: Entry) -> SignFile:
    return SignFile(entry.path, entry.facts.picture)


def test_a_shipped_sign_has_its_picture_and_nothing_is_drawn(qtbot: QtBot, entry: Entry) -> None:
    shelf, wanted = Pictures(), asked(Entry(FOLDER / "IDEA.sign"))
    with qtbot.waitSignal(shelf.ready):
        shelf.picture(wanted)
    picture = shelf.picture(wanted)
    assert picture is not None
    assert picture.width() == PICTURE_PX
    assert picture.hasAlpha()
    assert not picture_store.folder().exists()


def test_another_sign_is_drawn_once_by_a_process_and_kept(qtbot: QtBot, entry: Entry) -> None:
    first, told = Pictures(), list[int]()
    first.drawing.connect(told.append)
    with qtbot.waitSignal(first.ready, timeout=60_000):
        assert first.picture(asked(entry)) is None
    picture = first.picture(asked(entry))
    assert picture is not None
    assert not picture.isNull()
    assert told == [1, 0]
    assert list(picture_store.folder().iterdir())
    second = Pictures()
    with qtbot.waitSignal(second.ready):
        second.picture(asked(entry))
    assert second.findChild(QProcess) is None


def test_the_process_ends_with_what_asked_for_it(qtbot: QtBot, entry: Entry) -> None:
    shelf = Pictures()
    with qtbot.waitSignal(shelf.drawing):
        shelf.picture(asked(entry))
    process = shelf.findChild(QProcess)
    assert process is not None
    assert process.waitForStarted()
    number = process.processId()
    shiboken6.delete(shelf)  # a process that still ran would be told as a warning, which fails the test
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
