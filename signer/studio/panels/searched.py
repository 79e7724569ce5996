"""Base of a panel whose choices stand in a picture, and are found by typing anywhere in it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from signer.studio.widgets.elided import Elided
from signer.studio.widgets.found_rows import FoundRows, Row
from signer.studio.widgets.search_field import SearchField, found_words


class Searched(QWidget):
    """A list takes the place of the picture while something is searched for.

    `search` is where typing goes while the keyboard is in the panel (`signer/studio/commands/keyboard.py`).
    """

    def __init__(self, name: str, thing: str, prompt: str) -> None:
        """`name` begins the names of all parts, `thing` is what is chosen, `prompt` stands in the search."""
        super().__init__()
        self.setObjectName(name)
        self.search = SearchField(f"{name}.search", f"Search {thing}s", prompt)
        self.results = FoundRows(f"{name}.results", thing)
        self._found = Elided("", 2)
        self._found.setObjectName(f"{name}.found")
        self._pages = QStackedLayout()
        self.search.textChanged.connect(self._on_searched)
        self.search.accepted.connect(self.results.take_current)
        self.search.left_downwards.connect(self._go_down)
        self.results.taken.connect(self.choose)
        self.results.typed.connect(self.search.type_on)
        self.results.escaped.connect(self.search.clear)

    @property
    def picture(self) -> QWidget:
        """The picture of the choices, which takes the keyboard."""
        raise TypeError("each panel has its own")

    def choose(self, name: str) -> None:
        """Take a choice by its id."""
        raise TypeError("each panel has its own")

    def find_rows(self, text: str) -> Sequence[Row]:
        """Return what answers a text, best first."""
        raise TypeError("each panel has its own")

    def count(self) -> int:
        """Return how many choices there are to search."""
        raise TypeError("each panel has its own")

    @property
    def is_searching(self) -> bool:
        """Return whether the list stands in the place of the picture."""
        return self._pages.currentIndex() == 1

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        asked = event.reason() == Qt.FocusReason.ShortcutFocusReason
        (self.search if asked else self.picture).setFocus(event.reason())

    def _lay_pages(self, picture: QWidget) -> QStackedLayout:
        """Lay the picture and the list of what was found on each other."""
        found = QWidget()
        box = QVBoxLayout(found)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._found)
        box.addWidget(self.results, 1)
        self._pages.addWidget(picture)
        self._pages.addWidget(found)
        return self._pages

    def _go_down(self) -> None:
        (self.results if self.is_searching else self.picture).setFocus()

    def _on_searched(self, text: str) -> None:
        if not text.strip():
            if self.results.hasFocus():  # hidden now, it would give the keyboard to anything
                self.picture.setFocus()
            self._pages.setCurrentIndex(0)
            return
        rows = self.find_rows(text)
        self.results.show_rows(rows, text)
        self._found.setText(found_words(len(rows), self.count(), rows[0].name if rows else ""))
        self._pages.setCurrentIndex(1)
