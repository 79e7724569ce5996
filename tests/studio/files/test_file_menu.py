from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.files.sign_file import load_sign, save_sign
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.settings import Settings


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


def test_saving_again_asks_no_second_time(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    choose(monkeypatch, tmp_path / "IDEA.sign")
    assert files.save()
    choose(monkeypatch, None)
    session.perform(edits.set_details(notes="more"))
    assert files.save()
    assert load_sign(tmp_path / "IDEA.sign").notes == "more"


def test_giving_up_the_file_dialog_saves_nothing(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.perform(edits.set_details(notes="more"))
    choose(monkeypatch, None)
    assert not files.save()
    assert session.is_modified
    assert list(tmp_path.glob("*.sign")) == []


def test_a_failed_save_keeps_the_sign_modified(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.perform(edits.set_details(notes="more"))
    shown: list[str] = []
    monkeypatch.setattr(dialogs, "ask_elsewhere", lambda _parent, what, _error: shown.append(what))
    choose(monkeypatch, tmp_path / "no such folder" / "IDEA.sign")
    assert not files.save()
    assert session.is_modified
    assert session.path is None
    assert shown == ["IDEA.sign could not be saved."]


@pytest.mark.parametrize(
    ("answer", "leaves", "saved"), [("save", True, True), ("discard", True, False), ("cancel", False, False)]
)
def test_leaving_a_changed_sign_does_what_was_answered(
    answer: str,
    leaves: bool,
    saved: bool,
    desk: tuple[Session, Files, list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, files, _ = desk
    session.perform(edits.set_details(notes="more"))
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
    session.perform(edits.set_details(gloss="OTHER"))
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
    session.perform(edits.set_details(notes="more"))
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
    session.perform(edits.set_details(notes="more"))
    monkeypatch.setattr(dialogs, "ask_unsaved", lambda *_: "save")
    assert files.open_path(path)
    assert session.sign.notes == "more"


# What others do to the file meanwhile


def test_a_save_that_cannot_be_done_there_may_go_elsewhere(
    desk: tuple[Session, Files, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files, _ = desk
    session.perform(edits.set_details(notes="more"))
    choose(monkeypatch, tmp_path / "no such folder" / "IDEA.sign")

    def elsewhere(*_: object) -> bool:
        choose(monkeypatch, tmp_path / "there.sign")
        return True

    monkeypatch.setattr(dialogs, "ask_elsewhere", elsewhere)
    assert files.save()
    assert session.path == tmp_path / "there.sign"
    assert not session.is_modified


@pytest.mark.parametrize(
    ("answer", "kept", "saved"),
    [("overwrite", "more", True), ("cancel", "theirs", False), ("elsewhere", "theirs", True)],
)
def test_a_file_that_was_changed_on_disk_is_not_replaced_without_asking(
    answer: str,
    kept: str,
    saved: bool,
    desk: tuple[Session, Files, list[str]],
    idea: Sign,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, files, _ = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    assert files.open_path(path)
    save_sign(edits.set_details(notes="theirs")(idea), path)
    session.perform(edits.set_details(notes="more"))
    monkeypatch.setattr(dialogs, "ask_overwrite", lambda *_: answer)
    choose(monkeypatch, tmp_path / "mine.sign")
    assert files.save() is saved
    assert load_sign(path).notes == kept
    assert (tmp_path / "mine.sign").exists() is (answer == "elsewhere")
    assert session.is_modified is not saved


def test_a_change_on_disk_is_told_and_can_be_opened(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    session, files, told = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    files.open_path(path)
    assert not files.can_revert
    with qtbot.waitSignal(files.disk_changed):
        save_sign(edits.set_details(notes="theirs")(idea), path)
    assert told[-1].startswith("IDEA.sign was changed by another program")
    assert files.can_revert
    assert files.revert()
    assert session.sign.notes == "theirs"
    with qtbot.waitSignal(files.disk_changed):  # the file that took its place is watched as well
        save_sign(idea, path)


def test_what_is_saved_here_is_no_change_of_others(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    session, files, told = desk
    save_sign(idea, tmp_path / "IDEA.sign")
    files.open_path(tmp_path / "IDEA.sign")
    session.perform(edits.set_details(notes="more"))
    assert files.save()
    qtbot.wait(100)
    assert told[-1] == "Saved IDEA.sign."
    assert not files.can_revert


def test_a_file_that_is_removed_is_told_and_saved_anew(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    _, files, told = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    files.open_path(path)
    with qtbot.waitSignal(files.disk_changed):
        path.unlink()
    assert told[-1] == "IDEA.sign was moved or removed by another program: saving writes it anew."
    assert files.save()
    assert load_sign(path) == idea


def test_a_second_editor_on_the_file_is_told(
    desk: tuple[Session, Files, list[str]], idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    _, files, told = desk
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    files.open_path(path)
    parent = QWidget()
    qtbot.addWidget(parent)
    session = Session()
    session.told.connect(told.append)
    second = Files(parent, session, Settings())
    second.open_path(path)
    assert told[-1] == "IDEA.sign is open in another Signer too: whoever saves last is asked."
    files.finish()
    second.new()
    told.clear()
    second.open_path(path)
    assert told == []
