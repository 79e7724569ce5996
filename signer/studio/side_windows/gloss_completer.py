"""Completion of a gloss from the tables of signs that a user has, each with its ID."""

from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView

from signer.printable import excerpt
from signer.studio.files.own_tables import OwnTables
from signer.studio.look import theme

TITLE: Final = Qt.ItemDataRole.UserRole
TAG: Final = Qt.ItemDataRole.UserRole + 1
SHOWN: Final = 10
"""Glosses that are seen at once."""
LONGEST: Final = 60
"""Letters of a gloss or an ID that are shown."""


class GlossCompleter(QCompleter):
    """Offers glosses that begin as what is typed, the most frequent first.

    Signals:
        taken(gloss, tag): one was chosen; the tag holds its ID.
    """

    taken = Signal(str, str)

    def __init__(self, field: QLineEdit, tables: OwnTables) -> None:
        super().__init__(field)
        self._tables, self._items = tables, QStandardItemModel(self)
        self.setModel(self._items)
        self.setCompletionRole(TITLE)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setMaxVisibleItems(SHOWN)
        shown = QListView()
        shown.setObjectName("details.glosses")
        shown.setFont(theme.font())
        self.setPopup(shown)
        self.activated[QModelIndex].connect(self._take)  # type: ignore[index]  # one of two signals
        field.setCompleter(self)
        tables.changed.connect(self._fill)
        if tables.is_read:
            self._fill()
        else:
            tables.read()

    def _fill(self) -> None:
        self._items.clear()
        for table in self._tables.every:
            for row in table.search(""):
                item = QStandardItem(f"{excerpt(row.title, LONGEST)}   {excerpt(table.tag(row), LONGEST)}")
                item.setData(row.title, TITLE)
                item.setData(table.tag(row), TAG)
                self._items.appendRow(item)

    def _take(self, index: QModelIndex) -> None:
        self.taken.emit(str(index.data(TITLE)), str(index.data(TAG)))
