"""Open the window and all that belongs to it in the language of trials, and print the texts that are in no brackets.

`python -m tests.studio.walk_texts`: one line a text, with where it stands. Each text of ours is in brackets then
(`language.PSEUDO`); what is in none came past the catalogue, unless it is the user's own.
"""

import os
import re
import sys
from collections.abc import Iterator

os.environ["SIGNER_LANGUAGE"] = "brackets"

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
ROWS = 40
"""Rows of a list that are read."""
WORD = re.compile(r"[A-Za-z]{3,}")
GLOSS = re.compile(r"[A-Z0-9#:+-]+[sx]?")
KEYS = re.compile(
    r"\b(Ctrl|Alt|Shift|Esc|Del|Enter|Tab|Space|Home|End|Page|Up|Down|Left|Right|PgUp|PgDown|Return|Backspace|F\d+|Ins)\b"
)


def bare(text: str) -> str:
    """Return what of a text is in no brackets, without numbers, units, glosses and names of keys."""
    while True:
        inner = re.sub(r"\u2308[^\u2308\u2309]*\u2309", " ", text)
        if inner == text:
            break
        text = inner
    text = KEYS.sub(" ", text)
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


class Seen:
    """Texts without brackets, each with where it was seen first."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.own: set[str] = set()

    def note(self, text: str, where: str) -> None:
        """Look at a text."""
        if bare(text):
            self.found.setdefault(text, where)

    def look(self) -> None:
        """Look at all widgets that there are, shown or not."""
        for widget in QApplication.allWidgets():
            where = f"{type(widget).__name__} {widget.objectName()}"
            for kind, text in texts_of(widget):
                self.note(text, f"{kind} of {where}")

    def watch_painters(self) -> None:
        """Look at whatever is drawn by letters, too."""
        draw = QPainter.drawText

        def drawn(painter: QPainter, *args: object) -> object:
            for one in args:
                if isinstance(one, str):
                    self.note(one, f"painted by {sys._getframe(1).f_code.co_qualname}")
            return draw(painter, *args)

        QPainter.drawText = drawn  # type: ignore[method-assign, assignment]


def settle(times: int = 3) -> None:
    """Let what is due be done."""
    for _ in range(times):
        QApplication.processEvents()


def walk(seen: Seen) -> None:
    """Open what there is, one after the other."""
    from signer.library import shelf
    from signer.studio import app, window, workspace
    from signer.studio.files.settings import Settings

    made = app.prepare()
    seen.watch_painters()
    editor = app.open_editor(made, Settings())
    settle()
    seen.look()
    from signer.studio.docks import registered

    IDEA = (
        next(entry for entry in shelf.entries() if entry.gloss == "IDEA")
        if hasattr(shelf, "entries")
        else None
    )
    _ = IDEA, window, workspace, registered
    for name in sys.argv[1:]:
        editor.actions_[name].trigger()
        settle()
        seen.look()


def main() -> None:
    """Print what is in no brackets."""
    seen = Seen()
    walk(seen)
    for text, where in seen.found.items():
        print(f"{where}: {text!r}")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
