"""The user's own handshapes in the window: bent, kept, renamed, deleted and shared, with real dialogs
answered as a user would."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from handshapes.own import OwnHandshape
from signer.document.sign import Sign
from signer.document.values import HandForm
from signer.files import load_sign, save_sign
from signer.files.own_files import HANDSHAPES
from signer.folders import data_folder
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.panels.handshapes.browser import HandshapeBrowser
from signer.studio.panels.handshapes.cards import RECENT, families
from signer.studio.window import Window
from signer.words import wording

CLAW = OwnHandshape("my claw", "i", (("index_pip_flex", 1.0),))
RUN_DIALOG, RUN_BOX = QDialog.exec, QMessageBox.exec


@pytest.fixture
def window(one_window: Window, qtbot: QtBot, idea: Sign) -> Window:
    """The window on a sign of two keys, and one handshape of the user's own, in this test's folder."""
    made = one_window
    made.session.open_sign(idea, None)
    made.player.seek(0.4)
    made.hand.close_fingers()
    made.activateWindow()
    qtbot.waitUntil(lambda: made.isActiveWindow() and made.player.pose is not None, timeout=10_000)
    made.workspace.own.read()
    made.workspace.own.add(CLAW)
    return made


@pytest.fixture
def said(window: Window) -> list[str]:
    told: list[str] = []
    window.session.told.connect(told.append)
    return told


def answer(monkeypatch: pytest.MonkeyPatch, name: str) -> list[str]:
    """Press the named button of the next questions; what they asked."""
    asked: list[str] = []

    def run(box: QMessageBox) -> int:
        asked.append(box.text())
        QTimer.singleShot(0, lambda: next(b for b in box.buttons() if b.objectName().endswith(name)).click())
        return RUN_BOX(box)

    monkeypatch.setattr(QMessageBox, "exec", run)
    return asked


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, staticmethod(lambda *_asked: (str(path) if path else "", "")))


def test_ctrl_b_bends_fingers_in_the_place_of_the_posture_and_back(window: Window, qtbot: QtBot) -> None:
    window.stage.setFocus()
    QTest.keyClick(window.stage, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    fingers = window.hand.fingers
    assert fingers.isVisible()
    assert not window.hand.posture.isVisible()
    QTest.keyClick(fingers.joints.rows["index_pip_flex"].bar, Qt.Key.Key_PageDown)
    assert [name for name, _ in window.session.sign.hand("dominant").keys[0].joints] == ["index_pip_flex"]
    QTest.keyClick(fingers, Qt.Key.Key_Escape)
    assert window.hand.posture.isVisible()
    assert not fingers.isVisible()


def test_they_are_read_when_the_window_opens_and_a_bad_file_is_told(window: Window, said: list[str]) -> None:
    again = OwnHandshapes()
    assert again.read() == ()
    assert again.every == (CLAW,)
    (data_folder() / "handshapes" / "bad.handshape").write_text("{", encoding="utf-8")
    window._read_own()
    assert said[-1].startswith("Of your own handshapes 1 could not be read.")
    assert "bad.handshape" in said[-1]


def test_a_sign_with_ones_own_handshape_needs_no_handshape_file(window: Window, tmp_path: Path) -> None:
    window.handshapes.choose("own/my claw")
    save_sign(window.session.sign, tmp_path / "a.sign")
    window.workspace.own.remove("my claw")
    key = load_sign(tmp_path / "a.sign").hand("dominant").keys[0]
    assert (key.own_handshape, key.form) == ("my claw", HandForm("i", CLAW.joints))
    assert wording.key_title(key) == "my claw"


@pytest.mark.parametrize("new_name", ["My Claw", "spider hand"])
def test_renaming_says_at_once_what_is_wrong_with_a_name(
    window: Window, said: list[str], monkeypatch: pytest.MonkeyPatch, new_name: str
) -> None:
    seen: list[str] = []

    def run(dialog: QDialog) -> int:
        def type_names() -> None:
            (line,) = dialog.findChildren(QLineEdit, "rename.name")
            (words,) = dialog.findChildren(QLabel, "rename.words")
            ok = dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok)
            for name in ("Bent V", new_name):
                line.selectAll()
                QTest.keyClicks(line, name)
                seen.append(f"{words.text()} {ok.isEnabled()}")
            QTest.mouseClick(ok, Qt.MouseButton.LeftButton)

        QTimer.singleShot(0, type_names)
        return RUN_DIALOG(dialog)

    monkeypatch.setattr(QDialog, "exec", run)
    assert window.acts.rename("my claw")
    assert seen == ["Bent V is in the inventory; choose another name. False", " True"]
    assert [own.name for own in window.workspace.own.every] == [new_name]
    assert said[-1].startswith(f"my claw is called {new_name} now")


def test_deleting_asks_and_signs_keep_their_hands(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.handshapes.choose("own/my claw")
    before = window.session.sign
    asked = answer(monkeypatch, "cancel")
    assert not window.acts.delete("my claw")
    assert window.workspace.own.every == (CLAW,)
    answer(monkeypatch, "delete")
    assert window.acts.delete("my claw")
    assert window.workspace.own.every == ()
    assert asked == ["Delete my claw?"]
    assert window.session.sign is before


def test_one_is_exported_and_comes_in_from_the_file_elsewhere(
    window: Window, said: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose_file(monkeypatch, tmp_path / "claw")
    assert window.acts.export("my claw")
    assert HANDSHAPES.open(tmp_path / "claw.handshape").own == CLAW
    choose_file(monkeypatch, tmp_path / "claw.handshape")
    assert window.acts.import_file()
    assert said[-1] == "my claw is among your handshapes already."
    window.workspace.own.remove("my claw")
    assert window.acts.import_file()
    assert window.workspace.own.every == (CLAW,)


def test_another_one_of_the_same_name_replaces_none_unasked(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = OwnHandshape("My claw", "5", CLAW.joints)
    HANDSHAPES.save(other, tmp_path / "other.handshape")
    asked = answer(monkeypatch, "cancel")
    assert not window.acts.import_path(tmp_path / "other.handshape")
    assert window.workspace.own.every == (CLAW,)
    answer(monkeypatch, "replace")
    assert window.acts.import_path(tmp_path / "other.handshape")
    assert window.workspace.own.every == (other,)
    assert asked == ["Replace my claw?"]


def test_a_file_that_is_none_is_said_and_changes_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bad.handshape").write_text('{"format": "asl-handshape"}', encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(f"{box.text()} {box.informativeText()}"))
    assert not window.acts.import_path(tmp_path / "bad.handshape")
    assert "bad.handshape could not be opened. " in told[0]
    assert "version: must be two whole numbers such as [1, 0], not missing" in told[0]
    assert window.workspace.own.every == (CLAW,)


def test_a_file_dropped_on_the_window_comes_in(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    HANDSHAPES.save(OwnHandshape("from a friend", "5", CLAW.joints), tmp_path / "friend.handshape")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "friend.handshape"))])
    where, act, button = QPoint(400, 300), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    entering = QDragEnterEvent(where, act, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(
        window, QDropEvent(QPointF(where), act, data, button, Qt.KeyboardModifier.NoModifier)
    )
    qtbot.waitUntil(lambda: window.workspace.own.find("from a friend") is not None)
    assert window.session.sign.gloss == "IDEA"


@pytest.mark.parametrize("file", ["given.handshape", "GIVEN.HANDSHAPE"])
def test_the_editor_opened_on_a_handshape_takes_it_in_and_shows_it(
    file: str, window: Window, qtbot: QtBot, said: list[str], tmp_path: Path
) -> None:
    HANDSHAPES.save(OwnHandshape("given", "5", CLAW.joints), tmp_path / file)
    window.open_first(tmp_path / file)
    qtbot.waitUntil(lambda: window.workspace.own.find("given") is not None)
    assert said[-1] == "given stands among the handshapes now."
    assert window.handshapes.isVisible()
    assert window.session.sign.gloss == "IDEA"


def test_what_was_used_last_is_in_front_at_the_next_start(window: Window) -> None:
    window.handshapes.choose("v")
    window.sites.set_recent(("chin",))
    window._remember()
    kept = window.settings
    again = HandshapeBrowser(window.session, window.player, window.workspace.pictures, window.workspace.own)
    again.set_recent(kept.names("recent_handshapes"))
    assert again.recent[0] == "v"
    assert families(window.workspace.own.every, again.recent)[0].heading == RECENT
    assert kept.names("recent_sites") == ("chin",)
    again.deleteLater()
