"""Help: contents and search at the left, the page at the right, without a network."""

from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QWidget

from signer.studio.help import pages
from signer.studio.help.page_view import PageView
from signer.studio.language import named, tr
from signer.studio.look import theme
from signer.studio.widgets.inventory_items import Group, Item
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.widgets.pieces import beneath, button, hint, row
from signer.studio.widgets.search_field import SearchField

SIZE: Final = (1060, 760)
CONTENTS_PX: Final = 270
NO_PAGES: Final = tr("The pages did not come along with this installation.")
NOT_FOUND: Final = tr("No section is called\n“{}”.\n\nSearch for less, or clear the search (Esc).")
ENGLISH_ALONE: Final = tr("This page is in English alone.")
SEARCH: Final = tr("Search in all pages")


class HelpWindow(QWidget):
    """The pages of the documentation, to read beside the editor."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("help")
        self.setWindowTitle(tr("Help"))
        self.setAutoFillBackground(True)
        self.search = SearchField("help.search", SEARCH, SEARCH)
        self.list = ItemList("help.list", tr("Pages"))
        self.page = PageView()
        self._back = button(icon="undo", name="help.back", tip=tr("Back (Alt+Left)"))
        self._on = button(icon="redo", name="help.on", tip=tr("On again (Alt+Right)"))
        self._told = hint()
        self._lay_out()
        self.search.textChanged.connect(self._fill)
        self.search.accepted.connect(self._take_best)
        self.search.left_downwards.connect(self.list.setFocus)
        self.list.taken.connect(self.page.open)
        self.list.chose.connect(self._look)
        self.list.typed.connect(self.search.type_on)
        self.list.escaped.connect(self.search.clear)
        self.page.shown.connect(self._on_shown)
        self.page.refused.connect(self._told.setText)
        for shown, able, go, keys in (
            (self._back, self.page.backwardAvailable, self.page.backward, "Alt+Left"),
            (self._on, self.page.forwardAvailable, self.page.forward, "Alt+Right"),
        ):
            able.connect(shown.setEnabled)
            shown.clicked.connect(go)
            shown.setEnabled(False)
            QShortcut(QKeySequence(keys), self, go)
        for keys in ("Ctrl+F", "F1"):
            QShortcut(QKeySequence(keys), self, self.search.setFocus)
        self._fill("")

    def _lay_out(self) -> None:
        split, head = QSplitter(), row(self._back, self._on, self.search, gap=4)
        beneath(left := QWidget(), head, (self.list, 1), self._told, gap=6)
        split.addWidget(left)
        split.addWidget(self.page)
        split.setSizes([CONTENTS_PX, SIZE[0] - CONTENTS_PX])
        split.setStretchFactor(1, 1)
        beneath(self, split, margins=theme.MARGIN)
        self.resize(*SIZE)

    def open(self, address: str) -> None:
        """Show a page by its address, such as `films.md` or `tour.md#the-timeline`."""
        if pages.pages():
            self.page.open(address)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _fill(self, query: str) -> None:
        """List the contents, or what answers a search."""
        with QSignalBlocker(self.list):
            self.list.nothing = NOT_FOUND.format(query.strip()) if query.strip() else NO_PAGES
            self.list.show_items(
                _found(query) if query.strip() else _contents(), is_searching=bool(query.strip())
            )
        self._on_shown(self.page.name)

    def _take_best(self) -> None:
        self.list.setCurrentIndex(QModelIndex())
        self.list.go_to_first()

    def _look(self, address: str) -> None:
        """Show what the keyboard is on."""
        if address:
            self.page.open(address)

    def _on_shown(self, name: str) -> None:
        told = {page.name: page.speaks_the_language for page in pages.pages()}
        self._told.setText("" if told.get(name, True) else ENGLISH_ALONE)
        if self.list.is_searching:
            return
        with QSignalBlocker(self.list):
            self.list.reveal(f"{name}.md")


def _contents() -> list[Group]:
    """Return the pages by group."""
    groups: dict[str, list[Item]] = {}
    for page in pages.pages():
        beside = "" if page.speaks_the_language else tr("English")
        groups.setdefault(page.group, []).append(
            Item(f"{page.name}.md", page.title, page.title, beside=beside)
        )
    return [Group(named(name) if name else "", tuple(items)) for name, items in groups.items()]


def _found(query: str) -> list[Group]:
    """Return the sections that answer a search, each with its page beside it."""
    found = (
        Item(
            one.address,
            one.heading,
            one.heading,
            beside="" if one.page.title == one.heading else one.page.title,
        )
        for one in pages.search(query)
    )
    return [Group("", tuple(found))]
