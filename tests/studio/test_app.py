import gc
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from signer.errors import SignerError
from signer.studio import app
from signer.studio.app import CrashReporter
from signer.studio.files.settings import Settings


def raised(words: str) -> tuple[type[BaseException], BaseException, object]:
    try:
        raise RuntimeError(words)
    except RuntimeError:
        return sys.exc_info()  # type: ignore[return-value]


def test_what_nobody_caught_is_shown_once_with_its_details(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.detailedText()))
    report = CrashReporter(window)
    report(*raised("a paint went wrong"))
    report(*raised("and another\033[2J"))
    qtbot.waitUntil(lambda: bool(shown))
    qtbot.wait(10)
    assert len(shown) == 1
    assert "a paint went wrong" in shown[0]
    assert r"and another\x1b[2J" in capsys.readouterr().err


def test_after_it_was_read_the_next_one_is_shown_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.detailedText()))
    report = CrashReporter(window)
    for number in (1, 2):
        report(*raised(f"failure {number}"))
        qtbot.waitUntil(lambda number=number: len(shown) == number)


def test_the_application_is_made_once(qapp: QApplication) -> None:
    assert app.prepare() is qapp


def test_garbage_is_collected_again_when_the_window_stands(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Editor(QWidget):
        collected = True

        def open_first(self, _path: object) -> None:
            self.collected = gc.isenabled()

    monkeypatch.setattr(app, "window", SimpleNamespace(Window=lambda _workspace: Editor()))
    monkeypatch.setattr(app, "STARTED_MS", 1)
    editor = app.open_editor(qapp, Settings())
    qtbot.addWidget(editor)
    assert not editor.collected
    collecting: list[bool] = []
    monkeypatch.setattr(app.jobs, "collect_here", lambda: collecting.append(True))
    qtbot.waitUntil(lambda: collecting == [True])
    gc.unfreeze()  # what it froze, the tests among it, which nobody wants to walk
    gc.collect()
    gc.freeze()


def test_without_a_screen_the_editor_says_so_instead_of_dying(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(SignerError, match="no screen"):
        app.run(None)


def test_pyside_reads_no_source_of_modules_that_come_after_the_application() -> None:
    feature = sys.modules["shibokensupport.feature"]
    assert feature._mod_uses_pyside(app) is False
    assert "PySide6" in Path(app.__file__).read_text(encoding="utf-8")


def test_a_file_goes_to_the_editor_that_is_open_unless_this_one_stands_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given: list[Path] = []

    class Later:
        """A place behind an editor that is open."""

        def hand_over(self, path: Path) -> bool:
            given.append(path)
            return True

    class OpenedHere(Exception):  # noqa: N818
        """The editor of this process would be opened."""

    def open_here(*_: object) -> None:
        raise OpenedHere

    monkeypatch.setattr(app, "SingleWindow", Later)
    monkeypatch.setattr(app, "open_editor", open_here)
    assert app.run(tmp_path / "A.sign") == 0
    assert given == [tmp_path / "A.sign"]
    for path, alone in ((tmp_path / "A.sign", True), (None, False)):
        with pytest.raises(OpenedHere):
            app.run(path, alone=alone)
    assert len(given) == 1
