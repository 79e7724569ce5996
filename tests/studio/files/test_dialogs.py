import os
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from signer import installed
from signer.document.frame_rates import Rate
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.utterance import Utterance
from signer.errors import SignerError, SignFileError
from signer.export import export
from signer.files import save_sign
from signer.motion.operations.leads import with_rest
from signer.studio.files import dialogs
from signer.studio.files.dialogs import what_is_there
from signer.studio.look import theme
from signer.studio.side_windows.details_dialog import LONGEST_LEAD_S, DetailsDialog, SentenceDialog
from signer.studio.side_windows.help_dialogs import POINTER_ROWS, AboutBox, ShortcutSheet
from signer.studio.widgets.number_field import NumberField, RateField
from signer.studio.widgets.time_field import TimeField
from tests.helpers.characters import REFERENCE


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def answer(what: Callable[[QWidget], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Do something with the dialog that opens next, shown for real."""

    def shown(dialog: QDialog) -> int:
        QTimer.singleShot(0, lambda: what(dialog))
        dialog.open()
        while dialog.isVisible():
            QTest.qWait(1)
        return dialog.result()

    monkeypatch.setattr(QMessageBox, "exec", shown)


def clicking(name: str) -> Callable[[QWidget], None]:
    def click(dialog: QWidget) -> None:
        button = dialog.findChild(QAbstractButton, name)
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    return click


@pytest.mark.parametrize("word", ["save", "discard", "cancel"])
def test_each_answer_about_unsaved_changes_is_heard(
    word: str, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(clicking(f"dialog.unsaved.{word}"), monkeypatch)
    assert dialogs.ask_unsaved(parent, "IDEA", "closing") == word


ASKING: list[Callable[[QWidget], object]] = [
    lambda parent: dialogs.ask_unsaved(parent, "I", "closing"),
    lambda parent: dialogs.ask_revert(parent, "I"),
    lambda parent: dialogs.ask_delete(parent, "I", "It goes."),
    lambda parent: dialogs.ask_replace(parent, "I", "It goes."),
    lambda parent: dialogs.ask_recover(parent, "I", "Last edited today."),
    lambda parent: dialogs.ask_overwrite(parent, "I.sign"),
    lambda parent: dialogs.ask_exporting(parent),
    lambda parent: dialogs.ask_elsewhere(parent, "Not saved.", SignFileError("I", ["full"])),
]


@pytest.mark.parametrize("ask", ASKING)
def test_no_word_of_an_answer_is_cut_off(
    ask: Callable[[QWidget], object], qapp: QApplication, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.use_theme(qapp, "dark")
    room: list[int] = []

    def measure(dialog: QWidget) -> None:
        buttons = dialog.findChildren(QPushButton)
        room.extend(button.width() - button.sizeHint().width() for button in buttons)
        dialog.close()

    answer(measure, monkeypatch)
    ask(parent)
    assert len(room) >= 2
    assert min(room) >= 0


def test_escape_means_cancel(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape), monkeypatch)
    assert dialogs.ask_unsaved(parent, "IDEA", "closing") == "cancel"


@pytest.mark.parametrize(("word", "expected"), [("revert", True), ("cancel", False)])
def test_reverting_is_asked(
    word: str, expected: bool, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(clicking(f"dialog.revert.{word}"), monkeypatch)
    assert dialogs.ask_revert(parent, "IDEA") is expected


def test_what_fails_for_the_users_reasons_is_said_and_gives_nothing(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(f"{dialog.text()} {dialog.informativeText()}")
        dialog.close()

    def fail() -> None:
        raise SignerError("the disk is full; free some space")

    answer(read, monkeypatch)
    assert dialogs.attempt(parent, "IDEA.sign could not be saved.", fail) is None
    assert said == ["IDEA.sign could not be saved. the disk is full; free some space"]


def test_a_hundred_problems_are_a_short_message_with_all_of_them_in_the_details(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append((len(dialog.informativeText().splitlines()), len(dialog.detailedText().splitlines())))
        dialog.close()

    answer(read, monkeypatch)
    dialogs.show_error(
        parent, "bad.sign could not be opened.", SignerError("\n".join(f"line {k}" for k in range(100)))
    )
    assert seen == [(11, 100)]


def test_a_save_that_fails_is_told_in_a_sentence(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        seen.append(dialog.informativeText())
        dialog.close()

    answer(read, monkeypatch)
    error = SignFileError("/a/IDEA.sign", ["not saved: the disk is full; free some space on it"])
    assert not dialogs.ask_elsewhere(parent, "IDEA.sign could not be saved.", error)
    assert seen == ["The disk is full; free some space on it.\nYour work is still open and unchanged."]


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ("/a/IDEA", "/a/IDEA.sign"),
        ("/a/IDEA.sign", "/a/IDEA.sign"),
        ("/a/IDEA 1.2", "/a/IDEA 1.2.sign"),
        ("/a/IDEA.SIGN", "/a/IDEA.SIGN"),
    ],
)
def test_the_ending_of_a_sign_is_added_when_it_is_left_out(
    chosen: str, expected: str, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (chosen, "")))
    assert dialogs.ask_save(parent, Path("/a/x.sign")) == Path(expected)


def test_giving_up_the_question_for_a_name_gives_none(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: ("", "")))
    assert dialogs.ask_save(parent, Path("/a/x.sign")) is None


def test_an_export_may_be_called_by_the_ending_of_another_format(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: ("/a/IDEA.json", "")))
    assert dialogs.ask_export(parent, Path("/a/IDEA.glb"), "GLB (*.glb)") == Path("/a/IDEA.json")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: ("/a/IDEA 2.0", "")))
    assert dialogs.ask_export(parent, Path("/a/IDEA.glb"), "GLB (*.glb)") == Path("/a/IDEA 2.0.glb")


@pytest.mark.parametrize("word", ["replace", "cancel"])
def test_a_file_that_only_the_added_ending_meets_is_not_replaced_unasked(
    word: str, parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "IDEA.sign"
    there.write_text("of yesterday")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / "IDEA"), "")))
    answer(clicking(f"dialog.replace.{word}"), monkeypatch)
    assert dialogs.ask_save(parent, tmp_path / "x.sign") == (there if word == "replace" else None)


@pytest.mark.parametrize(
    ("gloss", "stem"),
    [("IDEA", "IDEA"), ("A/B: C?", "A_B_ C_"), ("", "untitled"), ("..", "untitled"), ("ÄÖ 1", "ÄÖ 1")],
)
def test_a_gloss_becomes_a_file_name_that_no_system_minds(gloss: str, stem: str) -> None:
    assert dialogs.file_stem(gloss) == stem


def test_the_details_change_what_was_changed_and_nothing_else(parent: QWidget) -> None:
    sign = Sign(gloss="IDEA", tags=("face",), lead_in_s=0.123456)
    dialog = DetailsDialog(parent, sign)
    assert dialog.edit(REFERENCE)(sign) is sign
    gloss = dialog.findChild(QLineEdit, "details.gloss")
    notes = dialog.findChild(QPlainTextEdit, "details.notes")
    tags = dialog.findChild(QLineEdit, "details.tags")
    assert gloss is not None
    assert notes is not None
    assert tags is not None
    gloss.selectAll()
    QTest.keyClicks(gloss, "IDEA-2")
    QTest.keyClicks(notes, "a note")
    tags.selectAll()
    QTest.keyClicks(tags, "face, one hand, face")
    after = dialog.edit(REFERENCE)(sign)
    assert (after.gloss, after.notes, after.tags, after.lead_in_s) == (
        "IDEA-2",
        "a note",
        ("face", "one hand"),
        0.123456,
    )


@pytest.mark.parametrize("document", [Sign(life=0.12345), Utterance(life=0.12345)], ids=["sign", "sentence"])
def test_life_is_set_in_percent_and_stays_exact_where_it_is_not(
    parent: QWidget, document: Sign | Utterance
) -> None:
    if isinstance(document, Sign):
        dialog, name = DetailsDialog(parent, document), "details.life"
        edited = partial(dialog.edit, REFERENCE)
    else:
        dialog, name = SentenceDialog(parent, document), "sentence.life"
        edited = dialog.edit
    assert edited()(document) == document
    life = dialog.findChild(NumberField, name)
    assert life is not None
    life.setValue(50)
    assert edited()(document) == replace(document, life=0.5)


def test_another_rest_sets_the_times_of_its_ways_unless_these_are_set_too(
    parent: QWidget, idea: Sign
) -> None:
    dialog = DetailsDialog(parent, idea)
    rest = dialog.findChild(QComboBox, "details.rest")
    lead_out = dialog.findChild(TimeField, "details.lead_out")
    assert rest is not None
    assert lead_out is not None
    rest.setCurrentIndex(1)
    after = dialog.edit(REFERENCE)(idea)
    assert after == with_rest(REFERENCE, idea, "waist")
    said = dialog.words.text()
    for typed, lasts_s in (("0.7", 0.7), ("0,65", 0.65), ("12 f", 12 / idea.fps), ("100", LONGEST_LEAD_S)):
        enter(lead_out, typed)
        assert dialog.edit(REFERENCE)(idea) == replace(after, lead_out_s=stored(lasts_s))
        assert lead_out.text() == f"{lasts_s:.2f} s"
    enter(lead_out, "soon")
    assert "is not a time" in dialog.words.text()
    enter(lead_out, "0.5")
    assert dialog.words.text() == said


def enter(field: TimeField, text: str) -> None:
    """Type a time into a field."""
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


NTSC = Fraction(30000, 1001)


@pytest.mark.parametrize(
    ("typed", "rate", "shown"),
    [("24", 24, "24"), ("0", 1, "1"), ("900", 240, "240"), ("29.97", NTSC, "29.97"),
     ("30000/1001", NTSC, "29.97"), ("23,976", Fraction(24000, 1001), "23.976"), ("soon", 30, "30")],
)  # fmt: skip
def test_the_frame_rate_is_chosen_or_typed_and_held_exactly(
    parent: QWidget, typed: str, rate: Rate, shown: str
) -> None:
    dialog = DetailsDialog(parent, Sign())
    dialog.show()
    fps = dialog.findChild(RateField, "details.fps")
    assert fps is not None
    fps.setFocus()
    fps.lineEdit().selectAll()
    QTest.keyClicks(fps.lineEdit(), typed)
    assert dialog.edit(REFERENCE)(Sign()).fps == rate
    QTest.keyClick(fps.lineEdit(), Qt.Key.Key_Return)
    assert (dialog.edit(REFERENCE)(Sign()).fps, fps.currentText()) == (rate, shown)


def test_a_broken_frame_rate_is_offered_and_stays_as_it_is(parent: QWidget) -> None:
    odd = Sign(fps=Fraction(100, 7))
    dialog = DetailsDialog(parent, odd)
    dialog.show()
    fps = dialog.findChild(RateField, "details.fps")
    assert fps is not None
    assert (fps.currentText(), dialog.edit(REFERENCE)(odd).fps) == ("100/7", Fraction(100, 7))
    while fps.currentText() != "29.97":
        QTest.keyClick(fps, Qt.Key.Key_Down)
    assert dialog.edit(REFERENCE)(odd).fps == NTSC
    dialog.done(0)


def test_the_sheet_shows_every_shortcut(parent: QWidget) -> None:
    sheet = ShortcutSheet(parent, {"File": [("Save", "Ctrl+S")], "Playhead": [("Play or pause", "Space")]})
    words = {label.property("text") for label in sheet.findChildren(QWidget) if label.property("text")}
    assert {"Save", "S", "Play or pause", "Space"} <= words
    assert sheet.findChild(QDialogButtonBox) is not None


def test_the_sheet_leaves_out_nothing_that_is_written_of_mouse_and_keys(parent: QWidget) -> None:
    sheet = ShortcutSheet(parent, {})
    caps = [each for each in sheet.findChildren(QLabel) if each.property("kind") == "keycap"]
    shown = Counter(each.property("text") for each in caps)
    rows = [keys for group in POINTER_ROWS.values() for _, keys in group if not keys.startswith("Page")]
    assert Counter(part for keys in rows for part in keys.split("+")) <= shown


def test_no_key_of_the_sheet_is_cut_off(parent: QWidget, qtbot: QtBot) -> None:
    rows = [
        ("Three quarters of the way there", "Ctrl+Shift+B"),
        ("Onion skin: keys before and after", "Shift+G"),
    ]
    sheet = ShortcutSheet(parent, dict.fromkeys(("File", "Edit", "Sign", "View"), rows))
    sheet.show()
    qtbot.waitExposed(sheet)
    caps = [each for each in sheet.findChildren(QLabel) if each.property("kind") == "keycap"]
    assert len(caps) > 8
    assert all(each.width() >= each.sizeHint().width() for each in caps)


def test_no_word_of_the_about_box_is_cut_off(parent: QWidget, qtbot: QtBot) -> None:
    box = AboutBox(parent, "0.1.0", installed.needed())
    box.show()
    qtbot.waitExposed(box)
    words = box.findChildren(QLabel)
    assert len(words) > 4
    assert all(each.height() >= each.heightForWidth(each.width()) for each in words)


def test_the_about_box_says_what_is_missing_and_the_licence_of_qt(parent: QWidget) -> None:
    box = AboutBox(parent, "0.1.0", [installed.Distribution("<b>numbers</b>", "2.0", "MIT-0")])
    words = " ".join(str(label.property("text")) for label in box.findChildren(QWidget))
    assert "numbers" in words
    assert "2.0: MIT-0" in words
    assert "No signer has reviewed" in words
    assert "signals of face, gaze and head" in words
    assert "judged the rates and transitions of sentences" in words
    assert "GNU Lesser General Public Licence" in words


@pytest.mark.parametrize("letter", ["A", "母", "𠮷"])
def test_the_name_that_is_offered_for_a_long_gloss_is_one_that_a_disk_takes(
    letter: str, tmp_path: Path
) -> None:
    path = tmp_path / f"{dialogs.file_stem(letter * 5000)}.sign"
    for _ in range(2):
        save_sign(Sign(), path)


WRITTEN_S = 1_763_800_000


@pytest.fixture(autouse=True)
def utc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")


def told(path: Path) -> str:
    os.utime(path, (WRITTEN_S, WRITTEN_S))
    return what_is_there(path).partition(", written on ")[0]


def test_a_sign_and_its_exports_are_called_by_their_gloss(idea: Sign, tmp_path: Path) -> None:
    save_sign(idea, tmp_path / "a.sign")
    assert told(tmp_path / "a.sign") == "It holds the sign IDEA"
    for name in ("a.json", "a.glb"):
        export(idea, tmp_path / name, 4.0)
        assert told(tmp_path / name) == "It holds the animation of IDEA"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.gif", b"GIF89a"),
        ("a.json", b"{}"),
        ("a.json", b"[" * 100_000),
        ("a.json", b"\xff\xfe"),
        ("a.json", b'{"sign": {"gloss": 7}}'),
        ("a.glb", b""),
        ("a.glb", struct.pack("<4sIIII", b"glTF", 2, 20, 2**32 - 1, 0) + b"{"),
        ("a.sign", b"null"),
    ],
)
def test_what_cannot_be_read_is_something_else(name: str, content: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    assert told(tmp_path / name) == "It holds something else"


def test_a_folder_and_a_file_that_went_are_no_trouble(tmp_path: Path) -> None:
    assert what_is_there(tmp_path).startswith("It holds something else, written on ")
    assert what_is_there(tmp_path / "gone") == "There is something of that name in the folder already."


@pytest.mark.parametrize("ending", [".sign", ".json", ".glb"])
def test_a_pipe_is_not_waited_for(ending: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"a{ending}")
    assert told(tmp_path / f"a{ending}") == "It holds something else"
