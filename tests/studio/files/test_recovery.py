"""Nothing is lost when the program ends without a word."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document import edits
from signer.document.sign import Sign
from signer.files import load_sign, save_sign
from signer.files.writing import sign_bytes
from signer.studio.editing.session import Session
from signer.studio.files import dialogs, recovery
from signer.studio.files.file_menu import Files
from signer.studio.files.recovery import Copy, Recovery, copy_bytes, read_copy
from signer.studio.files.settings import Settings
from signer.studio.files.state_folder import state_folder

ROOT = Path(__file__).parents[3]
MAY_BE_LOST_S = 5.0
EARLY_MS = 400
"""After which an editor that is killed keeps its copy: what it may lose is as much less."""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "AFTER_MS", 20)


def copies() -> list[Path]:
    return sorted((state_folder() / "recovery").glob("*.json"))


def test_a_copy_is_kept_while_there_are_changes_and_goes_when_they_are_saved(
    soon: None, idea: Sign, qtbot: QtBot
) -> None:
    session = Session(idea)
    kept = Recovery(session)
    session.perform(edits.set_details(notes="more"))
    qtbot.waitUntil(lambda: len(copies()) == 1)
    session.undo()
    assert copies() == []
    session.redo()
    qtbot.waitUntil(lambda: len(copies()) == 1)
    session.mark_saved(Path("IDEA.sign"))
    assert copies() == []
    kept.forget()


def test_a_long_drag_is_kept_too(soon: None, idea: Sign, qtbot: QtBot) -> None:
    session = Session(idea)
    kept = Recovery(session)
    session.begin_gesture()
    session.perform(edits.set_details(notes="still dragging"))
    qtbot.waitUntil(lambda: len(copies()) == 1)
    assert "still dragging" in copies()[0].read_text()
    kept.forget()


def test_a_window_that_hangs_keeps_its_copy_all_the_same(
    soon: None, idea: Sign, qapp: QCoreApplication
) -> None:
    session = Session(idea)
    kept = Recovery(session)
    session.perform(edits.set_details(notes="then it hung"))
    until = time.monotonic() + MAY_BE_LOST_S
    while not copies() and time.monotonic() < until:  # no event is handled meanwhile
        time.sleep(0.01)
    assert "then it hung" in copies()[0].read_text(encoding="utf-8")
    kept.forget()


def test_what_is_forgotten_is_not_written_later(soon: None, idea: Sign, qapp: QCoreApplication) -> None:
    session = Session(idea)
    kept = Recovery(session)
    session.perform(edits.set_details(notes="more"))
    kept.forget()
    time.sleep(3 * recovery.AFTER_MS / 1000)
    assert copies() == []


def test_what_another_run_works_on_is_not_offered(soon: None, idea: Sign, qtbot: QtBot) -> None:
    session = Session(idea)
    kept = Recovery(session)
    session.perform(edits.set_details(notes="more"))
    qtbot.waitUntil(lambda: len(copies()) == 1)
    assert list(Recovery(Session()).abandoned()) == []
    assert list(kept.abandoned()) == []
    kept.forget()


def test_a_copy_that_cannot_be_read_is_put_aside_and_kept() -> None:
    folder = state_folder() / "recovery"
    folder.mkdir(parents=True)
    (folder / "1-1.json").write_text('{"path": null, "edited_s": 0, "sign": "no sign"}')
    (folder / "1-2.json").write_text("[]")
    assert list(Recovery(Session()).abandoned()) == []
    assert sorted(each.name for each in folder.glob("1-*")) == ["1-1.unreadable", "1-2.unreadable"]


GOOD = {"path": None, "edited_s": 1.0, "sign": ""}


@pytest.mark.parametrize(
    "content",
    [
        *(
            json.dumps(GOOD | {"edited_s": time})
            for time in (float("nan"), float("inf"), -1, 1e30, 10**400, True, "1", None)
        ),
        *(json.dumps(GOOD | {"path": path}) for path in (3, "a\0b", "\ud800", ["a"])),
        *(json.dumps(GOOD | {"sign": sign}) for sign in (None, "\ud800", "[" * 100_000, "{}")),
        "[" * 100_000,
        '{"a":' * 100_000,
        json.dumps(GOOD)[:-1],
        "null",
        "",
        b"\xff\xfe",
    ],
    ids=lambda content: str(content)[:40].encode("ascii", "replace").decode(),
)
def test_a_damaged_copy_is_set_aside_with_a_word_and_the_start_goes_on(
    content: str | bytes, idea: Sign, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = sign_bytes(idea).decode()
    text = (
        content
        if isinstance(content, bytes)
        else content.replace('"sign": ""', f'"sign": {json.dumps(sign)}').encode()
    )
    folder = state_folder() / "recovery"
    folder.mkdir(parents=True)
    (folder / "1-1.json").write_bytes(text)
    parent, session, told = QWidget(), Session(), []
    qtbot.addWidget(parent)
    session.told.connect(told.append)
    Files(parent, session, Settings()).offer_recovered()
    assert told == [
        f"A recovery copy is damaged and cannot be read; it is kept as {folder / '1-1.unreadable'}."
    ]
    assert (folder / "1-1.unreadable").read_bytes() == text
    Files(parent, session, Settings()).offer_recovered()
    assert len(told) == 1


def test_a_pipe_among_the_copies_holds_nobody_up() -> None:
    folder = state_folder() / "recovery"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "1-1.json")
    kept = Recovery(Session())
    assert list(kept.abandoned()) == []
    assert kept.damaged == [folder / "1-1.unreadable"]


@pytest.mark.parametrize("path", [None, "IDEA.sign", os.fsdecode(b"M\xc8RE.sign")])
def test_a_copy_comes_back_as_it_was(path: str | None, idea: Sign, tmp_path: Path) -> None:
    file = tmp_path / "1-1.json"
    file.write_bytes(copy_bytes(idea, tmp_path / path if path else None, 12.5))
    assert read_copy(file) == Copy(file, idea, tmp_path / path if path else None, 12.5)


def test_where_no_copy_can_be_kept_it_is_said_once(
    soon: None, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    session = Session(idea)
    kept = Recovery(session)
    told: list[str] = []
    session.told.connect(told.append)
    session.perform(edits.set_details(notes="more"))
    qtbot.waitUntil(lambda: bool(told))
    kept.keep()
    assert told == ["No copy for recovery can be kept (the folder cannot be made): save often."]


EDITOR = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from signer.document import edits
from signer.studio import app
from signer.studio.files import recovery
from signer.studio.files.settings import Settings

recovery.AFTER_MS = int(sys.argv[2])
application = app.prepare()
from signer.studio.window import Window
from signer.studio.workspace import Workspace

window = Window(Workspace(Settings()))
window.open_first(Path(sys.argv[1]))
window.show()

def edit():
    now = time.time()
    window.session.perform(edits.set_details(notes=repr(now)))
    print(now, flush=True)

timer = QTimer(interval=150)
timer.timeout.connect(edit)
timer.start(150)
sys.exit(application.exec())
"""


NEXT_START = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from signer.studio import app
from signer.studio.files.settings import Settings

application = app.prepare()
from signer.studio.window import Window
from signer.studio.workspace import Workspace

window = Window(Workspace(Settings()))
window.open_first(None)
window.show()

def answer():
    box = application.activeModalWidget()
    if box is None:
        return
    timer.stop()
    print(box.text(), box.informativeText(), sep="\\n")
    QTimer.singleShot(0, tell)
    QTest.mouseClick(box.findChild(QAbstractButton, "dialog.recover.recover"), Qt.MouseButton.LeftButton)

def tell():
    if application.activeModalWidget() is not None:
        QTimer.singleShot(20, tell)
        return
    print(window.session.sign.notes, window.session.path, window.isWindowModified(), sep="\\n", flush=True)
    application.exit()

timer = QTimer(interval=20)
timer.timeout.connect(answer)
timer.start()
sys.exit(application.exec())
"""


def test_an_editor_that_is_killed_while_editing_loses_at_most_five_seconds_and_the_next_one_offers_the_rest(
    idea: Sign, tmp_path: Path
) -> None:
    path = tmp_path / "IDEA.sign"
    save_sign(idea, path)
    may_be_lost_s = MAY_BE_LOST_S - (recovery.AFTER_MS - EARLY_MS) / 1000
    with subprocess.Popen(
        [sys.executable, "-c", EDITOR, str(path), str(EARLY_MS)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as editor:
        assert editor.stdout is not None
        lines = [float(editor.stdout.readline())]
        until = lines[0] + 1.5 * EARLY_MS / 1000
        while time.time() < until or (
            not copies() and time.time() < lines[0] + may_be_lost_s
        ):  # a busy machine may take all of it
            lines.append(float(editor.stdout.readline()))
        os.kill(editor.pid, signal.SIGKILL)
        killed = time.time()
        edited = [*lines, *map(float, editor.stdout.read().split())]
    assert len(copies()) == 1
    started = subprocess.run(
        [sys.executable, "-c", NEXT_START], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert started.returncode == 0, started.stderr
    question, told, notes, opened, modified = started.stdout.splitlines()
    assert question == "Signer ended while IDEA was being edited. Recover it?"
    assert told.startswith("Last edited ")
    assert f"Its file is {path}." in told
    assert float(notes) in edited
    assert all(killed - lost_s < may_be_lost_s for lost_s in edited if lost_s > float(notes))
    assert (opened, modified) == (str(path), "True")
    assert load_sign(path) == idea  # recovered is not saved
    (copy,) = copies()  # its own took the place of the abandoned one
    assert notes in copy.read_text(encoding="utf-8")


@pytest.mark.parametrize(("answer", "left"), [("discard", 0), ("later", 1)])
def test_a_copy_that_is_not_wanted_now_goes_or_waits(
    answer: str, left: int, soon: None, idea: Sign, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    session = Session(idea)
    abandoned = Recovery(session)
    session.perform(edits.set_details(notes="more"))
    qtbot.waitUntil(lambda: len(copies()) == 1)
    assert abandoned._lock is not None
    abandoned._lock.unlock()  # as if its program were gone
    monkeypatch.setattr(dialogs, "ask_recover", lambda *_: answer)
    parent = QWidget()
    qtbot.addWidget(parent)
    fresh = Session()
    Files(parent, fresh, Settings()).offer_recovered()
    assert fresh.sign == Sign()
    assert len(copies()) == left


@pytest.mark.parametrize(
    ("saved", "words"),
    [
        ("same", None),
        ("older", "IDEA.sign."),
        ("later", "which was saved after that: recover only what you miss there."),
        ("damaged", "which cannot be read (the file is empty"),
        ("gone", "which is not there any more: this copy is all there is."),
    ],
)
def test_the_saved_file_is_looked_at_before_a_copy_is_offered(
    saved: str, words: str | None, idea: Sign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path, edited = tmp_path / "IDEA.sign", edits.set_details(notes="more")(idea)
    save_sign(edited if saved == "same" else idea, path)
    os.utime(path, (1000.0, 1000.0))
    if saved == "damaged":
        path.write_bytes(b"")
    elif saved == "gone":
        path.unlink()
    folder = state_folder() / "recovery"
    folder.mkdir(parents=True)
    (folder / "1-1.json").write_bytes(copy_bytes(edited, path, 500.0 if saved == "later" else 2000.0))
    asked = list[str]()
    monkeypatch.setattr(dialogs, "ask_recover", lambda _parent, _name, told: asked.append(told) or "later")
    parent = QWidget()
    qtbot.addWidget(parent)
    Files(parent, Session(), Settings()).offer_recovered()
    assert len(asked) == len(copies()) == (0 if words is None else 1)
    assert all(words in told for told in asked if words is not None)
