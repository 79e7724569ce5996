"""The File menu with real clicks and keys, on a real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QMenuBar, QMessageBox
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.studio.editing.session import Session
from signer.studio.files import recovery
from signer.studio.files.recovery import Recovery
from signer.studio.files.settings import Settings
from signer.studio.look import theme
from signer.studio.pictures.queue import Pictures
from signer.studio.window import Window
from signer.studio.workspace import Workspace
from tests.helpers.windows import put_away


def blank_picture(*_: object) -> QImage:
    picture = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture


@pytest.fixture
def path(idea: Sign, tmp_path: Path) -> Path:
    save_sign(idea, tmp_path / "IDEA.sign")
    return tmp_path / "IDEA.sign"


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """One window for most tests: making one takes long."""
    folder = tmp_path_factory.mktemp("window")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder))
        theme.use_theme(qapp, "dark")
        made = Window(Workspace(Settings(), pictures=Pictures(blank_picture)))
        made.show()
        made.activateWindow()
        QTest.qWaitForWindowActive(made)
    yield made
    put_away(made)


@pytest.fixture
def window(one_window: Window, path: Path, qtbot: QtBot) -> Window:
    """The window, the file just opened in it."""
    one_window.session.undo_stack.setClean()
    assert one_window.files.read_first(path)
    one_window.activateWindow()
    qtbot.waitUntil(lambda: one_window.isActiveWindow() and one_window.player.pose is not None)
    return one_window


def click(menu: QMenu | QMenuBar, action: QAction) -> None:
    assert action.isEnabled()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def choose(window: Window, name: str) -> None:
    """Open the File menu and click a command in it."""
    bar = window.findChild(QMenuBar, "menu")
    assert bar is not None
    menu = window.header.menus["File"]
    click(bar, menu.menuAction())
    click(menu, window.actions_[name])


def answer(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Click a button of the next question."""
    asked: list[str] = []

    def press(box: QMessageBox) -> int:
        box.show()
        asked.append(box.text())
        button = box.findChild(QAbstractButton, name)
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    return asked


def test_save_writes_what_was_changed_and_keeps_the_file_before(
    window: Window, path: Path, idea: Sign
) -> None:
    window.session.perform(edits.set_details(notes="more"))
    choose(window, "save")
    assert load_sign(path).notes == "more"
    assert load_sign(path.with_name("IDEA.sign~")) == idea


def test_save_as_goes_on_with_the_new_file(
    window: Window, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / "second"), ""))
    )
    window.session.perform(edits.set_details(notes="more"))
    choose(window, "save_as")
    assert window.session.path == tmp_path / "second.sign"
    assert load_sign(tmp_path / "second.sign").notes == "more"
    assert load_sign(path).notes == ""
    assert window.windowTitle() == "IDEA[*] - Signer"


def test_revert_asks_and_goes_back(window: Window, idea: Sign, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not window.actions_["revert"].isEnabled()
    window.session.perform(edits.set_details(notes="more"))
    asked = answer(monkeypatch, "dialog.revert.revert")
    choose(window, "revert")
    assert asked == ["Go back to IDEA as it was saved?"]
    assert window.session.sign == idea
    assert not window.actions_["revert"].isEnabled()


def test_revert_opens_what_another_program_wrote(
    window: Window, path: Path, idea: Sign, qtbot: QtBot
) -> None:
    save_sign(edits.set_details(notes="theirs")(idea), path)
    qtbot.waitUntil(lambda: window.actions_["revert"].isEnabled())
    assert "was changed by another program" in window.status.text
    choose(window, "revert")
    assert window.session.sign.notes == "theirs"


def test_saving_over_what_another_program_wrote_is_asked(
    window: Window, path: Path, idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_sign(edits.set_details(notes="theirs")(idea), path)
    qtbot.waitUntil(lambda: window.actions_["revert"].isEnabled())
    window.session.perform(edits.set_details(notes="mine"))
    asked = answer(monkeypatch, "dialog.overwrite.cancel")
    choose(window, "save")
    assert asked == ["IDEA.sign was changed on disk since you opened it."]
    assert load_sign(path).notes == "theirs"
    answer(monkeypatch, "dialog.overwrite.overwrite")
    choose(window, "save")
    assert load_sign(path).notes == "mine"
    assert load_sign(path.with_name("IDEA.sign~")).notes == "theirs"


def test_a_recent_file_is_opened_by_a_click(
    window: Window, path: Path, idea: Sign, tmp_path: Path, qtbot: QtBot
) -> None:
    save_sign(edits.set_details(gloss="OTHER")(idea), tmp_path / "OTHER.sign")
    assert window.files.open_path(tmp_path / "OTHER.sign")
    bar, recent = window.findChild(QMenuBar, "menu"), window.findChild(QMenu, "menu.recent")
    assert bar is not None
    assert recent is not None
    menu = window.header.menus["File"]
    click(bar, menu.menuAction())
    click(menu, recent.menuAction())
    qtbot.waitUntil(recent.isVisible)
    click(
        recent, next(action for action in recent.actions() if action.text().replace("&", "") == "IDEA.sign")
    )
    assert window.session.path == path
    assert [action.text().replace("&", "") for action in recent.actions()][:2] == ["IDEA.sign", "OTHER.sign"]
    example = window.findChild(QMenu, "menu.example")
    assert example is not None
    example.aboutToShow.emit()
    (paper,) = example.actions()
    paper.trigger()
    assert (window.session.path, window.session.sign.source) == (None, "McDonald et al. 2002, section 2")


def test_what_was_being_edited_is_offered_at_the_next_start(
    path: Path, idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "AFTER_MS", 20)
    crashed = Recovery(lost := Session(idea, path))
    lost.perform(edits.set_details(notes="nearly lost"))
    qtbot.waitUntil(lambda: crashed._lock is not None)
    assert crashed._lock is not None
    crashed._lock.unlock()  # as if its program were gone
    asked = answer(monkeypatch, "dialog.recover.recover")
    second = Window(Workspace(Settings(), pictures=Pictures(blank_picture)))
    second.open_first(None)
    second.show()
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == ["Signer ended while IDEA was being edited. Recover it?"]
    assert second.session.sign.notes == "nearly lost"
    assert second.session.path == path
    assert second.isWindowModified()
    put_away(second)
