import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.files.sign_file import load_sign, save_sign
from signer.studio import dialogs
from signer.studio.files import Files
from signer.studio.session import Session
from signer.studio.settings import Settings


@pytest.fixture
def desk(idea: Sign, qtbot: QtBot) -> tuple[Session, Files, list[str]]:
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session(idea)
    told: list[str] = []
    session.told.connect(told.append)
    return session, Files(parent, session, Settings()), told


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(lambda *_: (str(path) if path else "", "")))


def test_saving_again_asks_no_second_time(desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, files, _ = desk
    choose(monkeypatch, tmp_path / "IDEA.sign")
    assert files.save()
    choose(monkeypatch, None)
    session.apply(edits.set_details(notes="more"))
    assert files.save()
    assert load_sign(tmp_path / "IDEA.sign").notes == "more"


def test_giving_up_the_file_dialog_saves_nothing(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.apply(edits.set_details(notes="more"))
    choose(monkeypatch, None)
    assert not files.save()
    assert session.is_modified
    assert list(tmp_path.glob("*.sign")) == []


def test_a_failed_save_keeps_the_sign_modified(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.apply(edits.set_details(notes="more"))
    shown: list[str] = []
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, _error: shown.append(what))
    choose(monkeypatch, tmp_path / "no such folder" / "IDEA.sign")
    assert not files.save()
    assert session.is_modified
    assert session.path is None
    assert shown == ["IDEA.sign could not be saved."]


@pytest.mark.parametrize(("answer", "leaves", "saved"), [("save", True, True), ("discard", True, False), ("cancel", False, False)])
def test_leaving_a_changed_sign_does_what_was_answered(
    answer: str, leaves: bool, saved: bool, desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.apply(edits.set_details(notes="more"))
    choose(monkeypatch, tmp_path / "IDEA.sign")
    monkeypatch.setattr(dialogs, "ask_unsaved", lambda *_: answer)
    assert files.may_leave("closing") is leaves
    assert (tmp_path / "IDEA.sign").exists() is saved


def test_reverting_goes_back_to_the_file(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    save_sign(idea, tmp_path / "IDEA.sign")
    assert files.open_path(tmp_path / "IDEA.sign")
    session.apply(edits.set_details(gloss="OTHER"))
    monkeypatch.setattr(dialogs, "ask_revert", lambda *_: True)
    assert files.revert()
    assert session.sign == idea
    assert not session.is_modified


def test_a_file_that_is_gone_leaves_the_recent_ones(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, files, _ = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    files.open_path(path)
    assert Settings().recent == (path,)
    path.unlink()
    monkeypatch.setattr(dialogs, "show_error", lambda *_: None)
    assert not files.open_path(path)
    assert Settings().recent == ()


def test_a_file_that_can_not_be_read_asks_nothing_about_the_open_sign(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.apply(edits.set_details(notes="more"))
    (tmp_path / "broken.sign").write_text("no sign")
    asked: list[str] = []
    monkeypatch.setattr(dialogs, "ask_unsaved", lambda _parent, _name, what_next: asked.append(what_next))
    monkeypatch.setattr(dialogs, "show_error", lambda *_: asked.append("error"))
    assert not files.open_path(tmp_path / "broken.sign")
    assert asked == ["error"]
    assert session.is_modified


def test_opening_the_file_that_was_saved_into_meanwhile_opens_what_was_saved(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    assert files.open_path(path)
    session.apply(edits.set_details(notes="more"))
    monkeypatch.setattr(dialogs, "ask_unsaved", lambda *_: "save")
    assert files.open_path(path)
    assert session.sign.notes == "more"


def test_exporting_writes_the_animation_in_the_background(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    _, files, told = desk
    choose(monkeypatch, tmp_path / "IDEA")
    assert files.export()
    qtbot.waitUntil(lambda: "Exported IDEA.json." in told, timeout=20000)
    written = json.loads((tmp_path / "IDEA.json").read_text())
    assert written["timing"]["fps"] == idea.fps


def test_what_is_being_exported_is_there_when_the_program_ends(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, files, told = desk
    choose(monkeypatch, tmp_path / "IDEA.json")
    assert files.export()
    files.finish()
    assert (tmp_path / "IDEA.json").is_file()
    assert told[-1] == "Exported IDEA.json."


def test_an_export_that_fails_says_so(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    _, files, _ = desk
    shown: list[str] = []
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, _error: shown.append(what))
    choose(monkeypatch, tmp_path / "no such folder" / "IDEA.json")
    assert files.export()
    qtbot.waitUntil(lambda: bool(shown), timeout=20000)
    assert shown == ["IDEA.json could not be exported."]


def test_an_empty_sign_is_not_exported(desk: tuple[Session, Files, list[str]]) -> None:
    session, files, told = desk
    session.open_sign(replace(session.sign, dominant=Sign().dominant), None)
    assert not files.export()
    assert told[-1] == "There is nothing to export yet: set a key first."
