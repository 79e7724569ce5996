"""What others wrote is shown letter by letter everywhere: no tooltip, label, menu, title or message box reads
it as HTML or as a mnemonic."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from handshapes.own import OwnHandshape
from signer.document import edits
from signer.document.sign import Sign
from signer.document.tracks.face import MouthTrack
from signer.document.tracks.span import Span
from signer.document.values import Contact, Marker
from signer.errors import SignFileError
from signer.files import save_sign
from signer.names import name_problem
from signer.studio.app import CrashReporter
from signer.studio.files import dialogs
from signer.studio.files.own_acts import NameDialog, NameWords
from signer.studio.look import plain
from signer.studio.window import Window
from tests.helpers.foreign_text import MARK, MARKUP, misread, seen
from tests.helpers.signs import SPOT
from tests.helpers.windows import child

STUDIO = Path(__file__).parents[2] / "signer" / "studio"
DOOR = STUDIO / "look" / "plain.py"
SHOWN = "QToolTip.showText"


@pytest.fixture
def hostile(idea: Sign) -> Sign:
    """A sign all of whose texts look like something else to Qt."""
    spot = replace(SPOT, name=MARKUP)
    first, second = idea.hand("dominant").keys
    first = replace(
        first, joints=(("index_pip_flex", 0.3),), own_handshape=MARKUP, second=Contact("thumb.tip", spot)
    )
    second = replace(second, placement=Contact("pinky.tip", spot))
    texts = dict.fromkeys(("gloss", "notes", "author", "licence", "source"), MARKUP)
    role = replace(idea.hand("dominant"), keys=(first, second))
    return (replace(idea, **texts, tags=(MARKUP,), markers=(Marker(0.4, MARKUP),))).with_tracks(
        replace(role, side="dominant"),
        MouthTrack((Span("m1", 0.4, 0.2, signal="mouthing.word", word=MARKUP, from_key="k1", to_key="k2"),)),
    )


@pytest.fixture
def hostile_window(window: Window, hostile: Sign, tmp_path: Path, qtbot: QtBot) -> Iterator[Window]:
    path = tmp_path / f"{MARKUP}.sign"
    save_sign(hostile, path)
    assert window.files.open_path(path)
    window.workspace.own.put(OwnHandshape(MARKUP, "bent_v", (("index_pip_flex", 0.5),)))
    yield window
    window.workspace.own.remove(MARKUP)
    window.session.undo_stack.setClean()


def test_the_whole_window_shows_foreign_texts_letter_by_letter(hostile_window: Window, qtbot: QtBot) -> None:
    window = hostile_window
    for key_id in ("k1", "k2"):
        window.session.select("dominant", [key_id])
        window.player.seek(window.session.sign.hand("dominant").keys[key_id == "k2"].time_s)
        for step in range(3):
            window.steps.open(step)
            QApplication.processEvents()
            assert list(misread(window)) == []
    window.player.seek(0.45)
    window.hand.open_tab("face", "mouth")
    window.timeline.track_view.open_spans(True)
    QApplication.processEvents()
    assert MARK in child(window, "sentence.face").property("text")
    assert list(misread(window)) == []
    window.session.perform(edits.set_details(gloss=f"{MARKUP} {MARKUP}"))
    window.session.tell(f"Saved {MARKUP}.")
    assert list(misread(window)) == []
    assert seen(window) > 10


def test_so_do_the_windows_beside_it(hostile_window: Window) -> None:
    for command in ("history", "problems", "library", "bend_fingers", "curves"):
        hostile_window.actions_[command].trigger()
    QApplication.processEvents()
    assert [words for top in QApplication.topLevelWidgets() for words in misread(top)] == []
    hostile_window.actions_["curves"].trigger()
    for beside in (top for top in QApplication.topLevelWidgets() if top is not hostile_window):
        beside.close()


def asked(name: str, parent: QWidget, path: Path) -> object:
    """Ask a question about foreign names."""
    questions = {
        "error": lambda: dialogs.show_error(
            parent, f"{path.name} could not be opened.", SignFileError(str(path), [MARKUP] * 20)
        ),
        "unsaved": lambda: dialogs.ask_unsaved(parent, MARKUP, "closing"),
        "revert": lambda: dialogs.ask_revert(parent, MARKUP),
        "delete": lambda: dialogs.ask_delete(parent, MARKUP, MARKUP),
        "replace": lambda: dialogs.ask_replace(parent, MARKUP, MARKUP),
        "recover": lambda: dialogs.ask_recover(parent, MARKUP, f"Its file is {path}."),
        "overwrite": lambda: dialogs.ask_overwrite(parent, path.name),
        "elsewhere": lambda: dialogs.ask_elsewhere(parent, MARKUP, SignFileError(str(path), [MARKUP])),
        "crash": lambda: CrashReporter(parent)._show(MARKUP),
    }
    return questions[name]()


@pytest.mark.parametrize(
    "name", ["error", "unsaved", "revert", "delete", "replace", "recover", "overwrite", "elsewhere", "crash"]
)
def test_every_question_and_message_shows_foreign_texts_letter_by_letter(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    parent, found = QWidget(), []
    qtbot.addWidget(parent)

    def look(box: QMessageBox) -> int:
        assert seen(box)
        found.extend(misread(box))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", look)
    asked(name, parent, tmp_path / MARKUP)
    assert found == []


def test_a_dialog_that_renames_shows_the_old_name_letter_by_letter(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NameDialog(parent, NameWords(MARKUP, MARKUP, MARKUP), MARKUP, [MARKUP], name_problem)
    assert seen(dialog)
    assert list(misread(dialog)) == []


def test_a_tooltip_on_the_screen_opens_no_file(qtbot: QtBot, tmp_path: Path) -> None:
    picture, widget = tmp_path / "picture.png", QWidget()
    qtbot.addWidget(widget)
    widget.setToolTip(plain.tip(f'<img src="{picture}">{MARK}\nsecond line'))
    widget.show()
    place = QPoint(2, 2)
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    shown = next(
        top for top in QApplication.topLevelWidgets() if isinstance(top, QLabel) and MARK in top.text()
    )
    assert "<img" not in shown.text()
    QToolTip.hideText()


@pytest.mark.parametrize("text", ["a < b", "A & B", "IDEA", "", "two\nlines"])
def test_what_nobody_could_misread_stays_as_it_is(text: str) -> None:
    assert plain.tip(text) == text


def test_every_tooltip_that_is_put_together_passes_the_door() -> None:
    assert [words for path in STUDIO.rglob("*.py") if path != DOOR for words in past_the_door(path)] == []


def is_our_own(words: ast.expr) -> bool:
    """Return whether a text has no part of others: a sentence of ours, in the language or not."""
    if isinstance(words, ast.Call) and ast.unparse(words.func) == "tr":
        return len(words.args) == 1 and not words.keywords and is_our_own(words.args[0])
    return isinstance(words, ast.Constant)


def past_the_door(path: Path) -> Iterator[str]:
    """Find the tooltips that a module sets without giving their text to the door; sentences of our own need
    none."""
    text = path.read_text(encoding="utf-8")
    for call in ast.walk(ast.parse(text)) if "Tip" in text else ():
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        tips = {"setToolTip", "setStatusTip", "setWhatsThis"}  # those of tables take a column first
        place = -1 if call.func.attr in tips else 1 if ast.unparse(call.func) == SHOWN else None
        if (
            place is not None
            and not is_our_own(call.args[place])
            and not ast.unparse(call.args[place]).startswith("plain.tip(")
        ):
            yield f"{path.name}, line {call.lineno}: {ast.unparse(call)}"
