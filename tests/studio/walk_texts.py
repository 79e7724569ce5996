"""Open the window and all that belongs to it in the language of trials, and print the texts that are in no brackets.

`python -m tests.studio.walk_texts`: one line a text, with where it stands. Each text of ours is in brackets then
(`language.PSEUDO`); what is in none came past the catalogue, unless it is the user's own.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SIGNER_LANGUAGE"] = "brackets"

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QInputDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
PANELS = ("handshape", "articulator", "site", "posture", "movement", "body", "face")
FIRST = ("export", "details")
"""Dialogs about the sign as it was opened: later commands change it."""
LEFT_OUT = ("action.quit",)
OF_BOTH = ("action.details", "action.guesses", "action.problems")
"""Windows that are looked at again with the sentence."""
SENTENCE = "NAME WHAT UNHEARD-OF ."
"""One that asks for grammar, with a sign that nobody has."""
ROWS = 40
"""Rows of a list that are read."""
WORD = re.compile(r"[A-Za-z]{3,}")
GLOSS = re.compile(r"[A-Z0-9#:+-]+[sx]?")
KEYS = re.compile(
    r"\b(Ctrl|Alt|Shift|Esc|Del|Enter|Tab|Space|Home|End|Page|Up|Down|Left|Right|PgUp|PgDown|Return|Backspace|F\d+|Ins)\b"
)


OF_QT = {"Cancel", "Close", "OK"}
"""Buttons whose words are Qt's own, which Qt translates."""
NAMES = {
    "IDEA.sign",
    "S.utterance",
    "idea",
    "There is nothing to notate: no hand has a key.",
    "Signer",
    "English",
    "Deutsch",
    "Español",
}
"""Names of files, shelves and languages are in no language."""


NOTES = re.compile(r"Over \u2309.*?Confidence|Source: \u2309[^\u2308]*|(\*\.\w+ ?)+|#[0-9a-f]{6}", re.DOTALL)
"""Parts that stay as they are: where a signal lies and who says so, endings of files, colours."""


def bare(text: str) -> str:
    """Return what of a text is in no brackets, without numbers, units, glosses and names of keys."""
    text = NOTES.sub(" ", text)
    while True:
        inner = re.sub(r"\u2308[^\u2308\u2309]*\u2309", " ", text)
        if inner == text:
            break
        text = inner
    text = KEYS.sub(" ", re.sub(r"\u2308[^\u2309]*$|^[^\u2308]*\u2309", " ", text))
    return " ".join(word for word in WORD.findall(re.sub(r"<[^>]*>", " ", text)) if not GLOSS.fullmatch(word))


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield what a widget shows and says, each with the kind of it."""
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if widget.isWindow():
        yield "title", widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    if isinstance(widget, QLineEdit):
        yield "prompt", widget.placeholderText()
    if isinstance(widget, QGroupBox | QMenu):
        yield "title", widget.title()
    if isinstance(widget, QComboBox):
        yield from (("item", widget.itemText(row)) for row in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from (("tab", widget.tabText(row)) for row in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (("item", text) for text in items_of(widget.model()))
    for action in widget.actions():
        yield from texts_of_action(action)


def texts_of_action(action: QAction) -> Iterator[tuple[str, str]]:
    """Yield what an action shows."""
    yield "action", action.text()
    yield "tip of an action", action.toolTip()


def items_of(model: QAbstractItemModel) -> Iterator[str]:
    """Yield the texts of a model's first rows, and of its heads."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(ROWS, model.rowCount(QModelIndex()))):
            index = model.index(row, column, QModelIndex())
            yield from (value for role in ROLES if isinstance(value := model.data(index, role), str))


ENGLISH_ALONE = (
    "help.",
    "library.says",
    "library.shelves",
    "_Delegate",
    "about",
    "rename.words",
    "licences",
    "QHeaderView",
)
"""Widgets in which pages of the documentation, notes of signs and messages about files stand; cards of lists are
read whole in their model."""


def is_of_plot(widget: QWidget) -> bool:
    """Return whether a widget belongs to the menus of pyqtgraph, which speak English: they have no names."""
    window = widget.window()
    return type(window) in (QWidget, QMenu) and not window.objectName()


class Seen:
    """Texts without brackets, each with where it was seen first."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.own: set[str] = set()

    def note(self, text: str, where: str) -> None:
        """Look at a text."""
        is_name = (
            text in NAMES | OF_QT
            or text.startswith("/")
            or "qt_dockwidget" in where
            or ": MIT" in text
            or "Annotations of ELAN" in text
        )
        if bare(text) and not is_name and not any(part in where for part in ENGLISH_ALONE):
            self.found.setdefault(text, where)

    def look(self) -> None:
        """Look at all widgets that there are, shown or not."""
        for widget in QApplication.allWidgets():
            if is_of_plot(widget):
                continue
            where = f"{type(widget).__name__} {widget.objectName()}"
            for kind, text in texts_of(widget):
                self.note(text, f"{kind} of {where}")

    def answer_questions(self) -> None:
        """Look at each dialog that waits for an answer, and give none."""

        def refuse(dialog: QDialog) -> int:
            dialog.show()
            settle(1)
            self.look()
            dialog.reject()
            return 0

        def ask(*words: object, **_more: object) -> tuple[str, str]:
            for one in words:
                if isinstance(one, str):
                    self.note(one, "asked for a file")
            return "", ""

        for kind in (QDialog, QMessageBox, QInputDialog):
            kind.exec = refuse  # type: ignore[method-assign, assignment]
        for name in ("getOpenFileName", "getSaveFileName"):
            setattr(QFileDialog, name, staticmethod(ask))
        QFileDialog.getExistingDirectory = staticmethod(lambda *words, **_: ask(*words)[0])  # type: ignore[method-assign]

    def watch_painters(self) -> None:
        """Look at whatever is drawn by letters, too."""
        from signer.studio.look import theme

        draw = QPainter.drawText

        def drawn(painter: QPainter, *args: object) -> object:
            for one in args:
                if isinstance(one, str):
                    who = sys._getframe(1)
                    who = who.f_back or who if who.f_code is theme.write.__code__ else who
                    self.note(one, f"painted by {who.f_code.co_qualname}")
            return draw(painter, *args)

        QPainter.drawText = drawn  # type: ignore[method-assign, assignment]


def settle(times: int = 3) -> None:
    """Let what is due be done."""
    for _ in range(times):
        QApplication.processEvents()


def walk(seen: Seen, folder: Path) -> None:
    """Open what there is, one after the other, on a sign, and on a sentence what its sign did not have."""
    from signer.files import document_file
    from signer.library import shelf
    from signer.sequencing import say
    from signer.studio import app
    from signer.studio.files.settings import Settings
    from signer.studio.side_windows.problems_window import in_words

    made = app.prepare()
    seen.watch_painters()
    seen.answer_questions()
    sentence, walked = folder / "S.utterance", set[str]()
    library = shelf.Library()
    document_file.save_document(say(SENTENCE, library.named(SENTENCE.split())), sentence)
    for entry in (shelf.FOLDER / "IDEA.sign", sentence):
        editor = app.open_editor(made, Settings(), entry)
        settle(30)
        seen.look()
        for panel in PANELS:
            editor.commands.view.open_panel(panel)
            settle()
        first = [editor.actions_[name] for name in FIRST]
        for action in (*first, *editor.actions_.every):
            name = action.objectName()
            if action.isEnabled() and name not in walked | {*LEFT_OUT}:
                walked |= {name} - {*OF_BOTH}
                action.trigger()
                settle(1)
        settle(20)
        seen.look()
    seen.note(in_words(2, 1), "head of the problems")


def main() -> None:
    """Print what is in no brackets."""
    seen = Seen()
    with TemporaryDirectory() as folder:
        walk(seen, Path(folder))
    for text, where in seen.found.items():
        sys.stdout.write(f"{where}: {text!r}\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
