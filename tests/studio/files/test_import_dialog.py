from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QListWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from signer import export
from signer.document.sign import Sign
from signer.document.utterance import Gap, Spelling, Utterance, UtteranceItem
from signer.files import load_sign
from signer.sequencing.glosses import typed
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import IN_PLACE, Files
from signer.studio.files.import_dialog import ImportDialog
from signer.studio.files.settings import Settings
from tests.helpers.annotations import TIERS, tier
from tests.helpers.signs import LIBRARY

SIGML = """<sigml>
 <hns_sign gloss="FIRST"><hamnosys_manual><hamflathand/><hamextfingeru/><hampalmd/><hamchest/></hamnosys_manual></hns_sign>
 <hns_sign gloss="SECOND"><hamnosys_manual><hamfinger2/><hamextfingeru/><hampalml/><hamchin/><hamtouch/></hamnosys_manual></hns_sign>
</sigml>"""
"""Two signs in symbols, written for this test."""
GLOSSES = tier("GlossR S1", (1, 2, "MY"), (3, 4, "NAME")), tier("GlossR S2", (6, 7, "XYZZY"))


@pytest.fixture
def opened(qtbot: QtBot) -> tuple[Session, Files]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    session = Session()
    return session, Files(parent, session, Settings())


@pytest.fixture
def annotated(tmp_path: Path) -> Path:
    path = tmp_path / "BL1.eaf"
    path.write_text(TIERS % "".join((*GLOSSES, tier("eye gaze", (1, 4, "left")))))
    return path


def answer(
    monkeypatch: pytest.MonkeyPatch, fill: Callable[[ImportDialog], None], *, takes: bool = True
) -> None:
    """Show the dialog, fill it, and press a button."""

    def run(dialog: ImportDialog) -> int:
        dialog.show()
        read(dialog)
        fill(dialog)
        buttons = dialog.findChild(QDialogButtonBox)
        kind = QDialogButtonBox.StandardButton.Ok if takes else QDialogButtonBox.StandardButton.Cancel
        QTest.mouseClick(buttons.button(kind), Qt.MouseButton.LeftButton)
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", run)


def read(dialog: ImportDialog) -> None:
    """Wait until the dialog shows what the file holds, and the draft of what is chosen."""
    while dialog._job.is_busy or dialog._drafting.is_busy:
        dialog._job.wait()
        dialog._drafting.wait()


def rows(dialog: ImportDialog, name: str) -> list[str]:
    shown = dialog.findChild(QListWidget, f"import.{name}")
    return [shown.item(row).text() for row in range(shown.count())]


def test_a_sentence_is_taken_from_the_menu_beside_its_film(
    opened: tuple[Session, Files], annotated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened
    annotated.with_name("BL1.mpg").write_bytes(b"film")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(annotated), "")))
    told, chosen = list[str](), list[str]()
    files.film_chosen.connect(chosen.append)
    answer(
        monkeypatch,
        lambda dialog: told.extend(
            row for name in ("sentences", "draft", "lost") for row in rows(dialog, name)
        ),
    )
    assert files.import_annotations()
    made = session.document
    assert isinstance(made, Utterance)
    assert typed(made) == "MY NAME"
    assert made.video is not None
    assert Path(made.video.path) == annotated.with_name("BL1.mpg")
    assert chosen == [made.video.path]  # the window opens it with them
    assert session.path is None
    assert told[0] == "1   MY NAME"
    assert "tier 'eye gaze'" in told[-1]
    assert told[1:3] == ["1.00 s   MY", "1.50 s   NAME"]


def test_another_tier_is_chosen_by_the_keyboard(
    opened: tuple[Session, Files], annotated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened

    def fill(dialog: ImportDialog) -> None:
        box = dialog.findChild(QComboBox, "import.glosses")
        assert box.currentText() == "GlossR S1"
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert rows(dialog, "sentences") == []
        read(dialog)
        assert rows(dialog, "sentences") == ["1   XYZZY   (1 without a sign)"]
        assert rows(dialog, "draft") == ["1.00 s   XYZZY   without a sign"]

    answer(monkeypatch, fill)
    assert files.import_path(annotated)
    made = session.document
    assert isinstance(made, Utterance)
    assert [item.content for item in made.items] == [Gap("XYZZY")]


def test_nothing_changes_where_nothing_is_taken_or_nothing_can_be_read(
    opened: tuple[Session, Files], annotated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened
    before = session.document
    answer(monkeypatch, lambda _: None, takes=False)
    assert not files.import_path(annotated)
    assert session.document is before
    told = list[str]()
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, error: told.append(f"{what} {error}"))
    annotated.write_text("<html/>")
    assert not files.import_path(annotated)
    assert session.document is before
    assert told[0].startswith("BL1.eaf could not be read.")


def test_a_sign_in_notation_is_taken_with_its_guesses_settled_one_by_one(
    opened: tuple[Session, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened
    path = tmp_path / "two.sigml"
    path.write_text(SIGML)
    told = list[str]()

    def fill(dialog: ImportDialog) -> None:
        assert rows(dialog, "sentences") == ["1   FIRST", "2   SECOND"]
        QTest.keyClick(dialog.findChild(QListWidget, "import.sentences"), Qt.Key.Key_Down)
        read(dialog)
        told.extend(rows(dialog, "draft"))
        before = dialog.document
        assert isinstance(before, Sign)
        told.append(str(len(before.guesses)))
        guesses = dialog.findChild(QListWidget, "import.guesses.list")
        QTest.keyClick(guesses, Qt.Key.Key_Tab)
        QTest.keyClick(guesses, Qt.Key.Key_Return)
        assert session.sign is opened_with

    opened_with = session.sign
    answer(monkeypatch, fill)
    assert files.import_path(path)
    made = session.sign
    assert made.gloss == "SECOND"
    assert len(made.guesses) == int(told[-1]) - 1
    assert "Right hand: " in told[0]
    assert session.undo_stack.count() == 1  # it went into the empty sign that was open
    session.undo()
    assert session.sign is opened_with


def test_the_keyboard_stays_with_the_guesses_and_takes_the_sign_after_the_last(
    opened: tuple[Session, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened
    path = tmp_path / "two.sigml"
    path.write_text(SIGML)
    left = list[int]()

    def fill(dialog: ImportDialog) -> None:
        QTest.keyClick(dialog.findChild(QListWidget, "import.sentences"), Qt.Key.Key_Down)
        read(dialog)
        guesses = dialog.findChild(QListWidget, "import.guesses.list")
        guesses.setFocus()
        while isinstance(dialog.document, Sign) and dialog.document.guesses:
            left.append(len(dialog.document.guesses))
            assert dialog.focusWidget() is guesses
            QTest.keyClick(guesses, Qt.Key.Key_Return)
        assert dialog.focusWidget() is dialog.take

    answer(monkeypatch, fill)
    assert files.import_path(path)
    assert left == [*range(left[0], 0, -1)]
    assert session.sign.guesses == ()


def test_what_is_taken_over_keys_is_one_step_and_leaves_their_file(
    opened: tuple[Session, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, idea: Sign
) -> None:
    session, files = opened
    path, own = tmp_path / "two.sigml", tmp_path / "IDEA.sign"
    path.write_text(SIGML)
    session.open_sign(idea, own)
    told = list[str]()
    session.told.connect(told.append)
    answer(monkeypatch, lambda _: None)
    assert files.import_path(path)
    assert (session.sign.gloss, session.path, session.undo_stack.count()) == ("FIRST", None, 1)
    assert told[-1] == IN_PLACE.format("IDEA")
    session.undo()
    assert (session.sign, session.path, session.is_modified) == (idea, own, False)
    session.redo()
    assert session.path is None


def test_a_sign_that_is_taken_goes_behind_the_items_of_a_sentence(
    opened: tuple[Session, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, files = opened
    path = tmp_path / "two.sigml"
    path.write_text(SIGML)
    before = Utterance(items=(UtteranceItem("i1", Spelling("JO")),))
    session.open_document(before, None)
    answer(monkeypatch, lambda _: None)
    assert files.import_path(path)
    assert typed(session.document) == "fs-JO FIRST"
    session.undo()
    assert session.document is before


def test_one_of_several_signs_is_taken_and_the_buttons_say_so(
    opened: tuple[Session, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, files = opened
    path = tmp_path / "two.sigml"
    path.write_text(SIGML)

    def fill(dialog: ImportDialog) -> None:
        assert dialog.take.text() == "Take this sign"
        assert dialog._about_draft.text() == "Sign 1 of 2"
        further = dialog.findChild(QToolButton, "import.guesses.next")
        sign = dialog.document
        assert isinstance(sign, Sign)
        assert further.isEnabled() == (len(sign.guesses) > 1)

    answer(monkeypatch, fill, takes=False)
    assert not files.import_path(path)


def test_landmarks_of_a_film_are_taken_as_a_draft(
    opened: tuple[Session, Files], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    session, files = opened
    film = tmp_path / "BORED.pose"
    export.export(load_sign(LIBRARY / "BORED.sign"), film, fps=30)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(film), "")))
    told = list[str]()
    answer(monkeypatch, lambda dialog: told.extend(rows(dialog, "sentences") + rows(dialog, "lost")))
    assert files.import_annotations()
    assert session.sign.gloss == "BORED"
    assert {one.field for one in session.sign.guesses} >= {"handshape", "placement", "timing"}
    assert told[0] == "1   BORED"
    assert any("face, head and trunk are not read" in words for words in told)
