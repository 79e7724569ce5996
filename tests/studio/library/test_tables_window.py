"""Tables of signs in the window, by real typing and clicks: read, looked up, drafted from, forgotten."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.studio.background.problems import ProblemFinder
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.file_menu import Files
from signer.studio.files.own_tables import OwnTables
from signer.studio.files.settings import Settings
from signer.studio.library.tables_window import ColumnsDialog, TablesWindow
from signer.studio.look import theme
from signer.studio.side_windows.details_dialog import DetailsDialog
from signer.tables import kept, read_table
from tests.helpers.characters import REFERENCE
from tests.helpers.sign_tables import ROWS, csv_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


@pytest.fixture
def tables(tmp_path: Path) -> OwnTables:
    return OwnTables(lambda: tmp_path / "tables")


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, idea: Sign, tables: OwnTables) -> Iterator[TablesWindow]:
    theme.use_theme(qapp, "dark")
    parent, session = QWidget(), Session(idea)
    session.undo_stack.setClean()
    qtbot.addWidget(parent)
    made = TablesWindow(parent, session, Files(parent, session, Settings()), tables)
    made.show()
    qtbot.waitUntil(lambda: tables.is_read and not made._looking.is_busy, timeout=20_000)
    yield made
    made.close()


def glosses(window: TablesWindow) -> list[str]:
    shown = window.findChild(QTreeWidget, "tables.rows")
    assert shown is not None
    return [shown.topLevelItem(row).text(0) for row in range(shown.topLevelItemCount())]  # type: ignore[union-attr]


def words(window: TablesWindow, name: str) -> str:
    found = window.findChild(QLabel, f"tables.{name}")
    assert found is not None
    return found.text()


def click(window: QWidget, name: str) -> None:
    found = window.findChild(QToolButton, name)
    assert found is not None
    QTest.mouseClick(found, LEFT)


def test_a_table_is_read_looked_up_and_drafted_from(
    window: TablesWindow, tables: OwnTables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    assert "No table has been read yet" in words(window, "says")
    path = tmp_path / "lex.csv"
    path.write_text(csv_of(*ROWS))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(lambda *_: (str(path), "")))

    def take(dialog: QDialog) -> int:
        assert isinstance(dialog, ColumnsDialog)
        dialog.show()
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", take)
    click(window, "tables.read")
    qtbot.waitUntil(lambda: glosses(window) == ["BLICK", "ZORP", "FATHER"], timeout=10_000)
    assert kept.read_file(tmp_path / "tables" / "lex.csv") == read_table(path.read_bytes(), "lex.csv")
    click(window, "tables.which.unwritten")
    assert glosses(window) == ["BLICK", "ZORP"]
    search = window.findChild(QLineEdit, "tables.search")
    assert search is not None
    QTest.keyClicks(search, "cheek")
    assert glosses(window) == ["ZORP"]
    assert "place Head CheekNose" in words(window, "says")
    QTest.keyClick(search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    draft = window._session.sign
    assert (draft.gloss, draft.tags, len(draft.guesses)) == ("ZORP", ("asllex:zorp",), 4)


def test_columns_are_chosen_by_the_keyboard(qtbot: QtBot) -> None:
    dialog = ColumnsDialog(None, "own.csv", ("word", "HS"))
    qtbot.addWidget(dialog)
    dialog.show()
    ready = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)  # type: ignore[union-attr]
    assert not ready.isEnabled()
    box = dialog.findChild(QComboBox, "columns.gloss")
    assert box is not None
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert ready.isEnabled()
    assert {field: head for field, head in dialog.columns.items() if head} == {"gloss": "word"}


def test_a_table_that_cannot_be_read_changes_nothing_and_one_is_forgotten_when_asked_twice(
    window: TablesWindow, tables: OwnTables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    tables.keep(read_table(csv_of(*ROWS).encode(), "lex.csv"))
    qtbot.waitUntil(lambda: len(glosses(window)) == 3, timeout=10_000)
    told = list[str]()
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, what, error: told.append(f"{what} {error}"))
    (tmp_path / "bad.csv").write_bytes(b"\0")
    window.read_path(tmp_path / "bad.csv")
    assert "it is no text" in told[0]
    assert len(glosses(window)) == 3
    monkeypatch.setattr(dialogs, "ask_delete", lambda *_: True)
    click(window, "tables.forget")
    qtbot.waitUntil(lambda: glosses(window) == [], timeout=10_000)
    assert list((tmp_path / "tables").iterdir()) == []


def test_a_sign_is_held_against_its_row_among_the_problems(
    tables: OwnTables, idea: Sign, qtbot: QtBot
) -> None:
    kept.keep(read_table(csv_of(*ROWS).encode(), "lex.csv"), tables._where())
    session = Session(replace(idea, tags=("asllex:zorp",)))
    finder = ProblemFinder(session, Player(session))
    finder.hold_against(tables.differences)
    finder.begin()
    finder.hurry()
    qtbot.waitUntil(lambda: finder.is_settled, timeout=20_000)
    assert "lex has the handshape 'flat_o' here" in [
        one.words for one in finder.problems if one.code == "table"
    ]
    assert tables.differences(idea) == ()


def test_a_gloss_is_completed_with_its_id(tables: OwnTables, idea: Sign, qtbot: QtBot) -> None:
    tables.keep(read_table(csv_of(*ROWS).encode(), "lex.csv"))
    dialog = DetailsDialog(None, idea, tables)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: tables.is_read, timeout=10_000)
    gloss = dialog.findChild(QLineEdit, "details.gloss")
    assert gloss is not None
    gloss.setFocus()
    gloss.selectAll()
    QTest.keyClicks(gloss, "zo")
    popup = gloss.completer().popup()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    after = dialog.edit(REFERENCE)(idea)
    assert (after.gloss, after.tags) == ("ZORP", ("asllex:zorp",))
