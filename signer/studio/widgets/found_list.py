"""A list of what a search found: typing goes on with the search, Enter takes, Esc gives up."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from signer.studio.look import theme
from signer.studio.widgets.search_field import wants_search

ID_ROLE: Final = Qt.ItemDataRole.UserRole


class FoundList(QListWidget):
    """Items told apart by the id at `ID_ROLE`; says in words that nothing was found.

    Signals:
        taken(id): an item was clicked, or Enter pressed on it.
        typed(text): something to search for was typed here.
        escaped(): Esc while something is searched.
    """

    taken = Signal(str)
    typed = Signal(str)
    escaped = Signal()

    def __init__(self, thing: str, way_back: str) -> None:
        """`thing` is what is searched for, `way_back` how to be rid of a search that found nothing."""
        super().__init__()
        self._query, self._thing, self._way_back = "", thing, way_back
        self.without = ""
        """Sentence that is shown while there is nothing and nothing is searched."""
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._take)
        theme.theme_changed.connect(self.viewport().update)

    @property
    def is_searching(self) -> bool:
        """Return whether the items are results of a typed query."""
        return bool(self._query)

    def search(self, query: str) -> None:
        """Empty the list for what answers a query."""
        self._query = query
        self.clear()

    def take_current(self) -> None:
        """Take the item the keyboard is on."""
        if self.currentItem() is not None:
            self._take(self.currentItem())

    def _take(self, item: QListWidgetItem) -> None:
        if item.flags() & Qt.ItemFlag.ItemIsEnabled:  # a heading is clicked too
            self.taken.emit(item.data(ID_ROLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if wants_search(event):
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take_current()
        elif event.key() == Qt.Key.Key_Escape and self._query:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font())
            sought = f"No {self._thing} is called\n“{self._query.strip()}”.\n\n{self._way_back}"
            words = sought if self._query.strip() else self.without
            painter.drawText(
                self.viewport().rect(), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), words
            )
            painter.end()
