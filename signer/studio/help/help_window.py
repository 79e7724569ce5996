"""Help: contents and search at the left, the page at the right, without a network."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QSplitter, QTextBrowser, QWidget

from signer.studio.help import pages
from signer.studio.language import named, roomy, tr
from signer.studio.look import theme
from signer.studio.widgets.inventory_items import Group, Item
from signer.studio.widgets.inventory_list import ItemList
from signer.studio.widgets.pieces import beneath, button, hint, identify, row
from signer.studio.widgets.search_field import SearchField

LINE_PERCENT: Final = 135
"""Height of a line of running text in that of its letters."""
HEADING_PX: Final = {1: 24, 2: 18, 3: 15, 4: 13}
"""Height of the letters of each level of heading; running text has 13."""
PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a picture in Qt's text."""
SPARE_PX: Final = 40
"""Left of the page's width at the side of a picture: margins and the scroll bar."""


class PageView(QTextBrowser):
    """Shows pages by their addresses, as the links in them say: `name.md#heading`.

    Signals:
        shown(name): a page is shown.
        refused(words): a link leads to what does not come along with the program.
    """

    shown = Signal(str)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._own: QTextDocument | None = None
        identify(self, "help.page", tr("Page of help"))
        self.setOpenLinks(False)
        self.anchorClicked.connect(self.follow)
        theme.theme_changed.connect(self._show_anew)

    @property
    def name(self) -> str:
        """Name of the page that is shown; empty before the first."""
        path = Path(self.source().toLocalFile())
        return pages.name_of(path) if path.suffix else ""

    def open(self, address: str) -> None:
        """Show a page, from one of its headings on where the address names one."""
        self._open_file(pages.folder() / address.partition("#")[0], address.partition("#")[2])

    def _open_file(self, path: Path, fragment: str) -> None:
        url = QUrl.fromLocalFile(str(pages.in_language(path) or path))
        url.setFragment(fragment)
        self.setSource(url, QTextDocument.ResourceType.MarkdownResource)

    def follow(self, link: QUrl) -> None:
        """Go where a link of the page leads; addresses of the network are left to the system's browser."""
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
            return
        whole = self.source().resolved(link)
        path = Path(whole.toLocalFile())
        if path.suffix == ".md" and path.is_file() and path.is_relative_to(pages.folder()):
            self._open_file(path, whole.fragment())
        else:
            self.refused.emit(
                tr(
                    "{name} is a file of the project, and does not come along with the program.",
                    name=path.name,
                )
            )

    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.MarkdownResource
    ) -> None:
        self._begin_anew()
        super().doSetSource(name, type)
        self._dress()
        self._go_to(QUrl(name).fragment())
        self.shown.emit(self.name)

    def loadResource(self, type: int, name: QUrl | str) -> object:
        path = Path(self.source().resolved(QUrl(name)).toLocalFile())
        if type == QTextDocument.ResourceType.MarkdownResource.value:
            return pages.readable(path.read_text(encoding="utf-8"))
        if type == QTextDocument.ResourceType.ImageResource.value and path.is_relative_to(pages.folder()):
            picture, room = QImage(str(path)), max(200, self.viewport().width() - SPARE_PX)
            return (
                picture
                if picture.width() <= room
                else picture.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
            )
        return None  # nothing is fetched

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._show_anew()

    def _show_anew(self) -> None:
        """Show the page in the colours and the width of now, from where it is read on."""
        if self.source().isValid():
            at = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(at)

    def _begin_anew(self) -> None:
        """Take a new document: Qt begins a page in formats of the one that its document held before."""
        before, self._own = self._own, QTextDocument(self)
        self._own.setDocumentMargin(theme.MARGIN)
        self.setDocument(self._own)
        if before is not None:  # the first one is the view's, which deletes it
            before.deleteLater()

    def _go_to(self, fragment: str) -> None:
        block = self.document().begin()
        while fragment and block.isValid():
            if block.blockFormat().headingLevel() and pages.anchor(block.text()) == fragment:
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top))
                return
            block = block.next()

    def _dress(self) -> None:
        """Give the page the letters, colours and spaces of the window."""
        document = self.document()
        document.setDefaultFont(theme.font())
        cursor, block = QTextCursor(document), document.begin()
        cursor.beginEditBlock()  # else the page is laid out anew for each of its lines
        while block.isValid():
            cursor.setPosition(block.position())
            spaces = QTextBlockFormat()
            if PICTURE not in block.text():  # its height would grow by the same share
                spaces.setLineHeight(LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            level = block.blockFormat().headingLevel()
            if level:
                spaces.setTopMargin(theme.MARGIN * (1 if level == 1 else 1.5))
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                letters = QTextCharFormat()
                letters.setFont(theme.font(HEADING_PX[min(level, max(HEADING_PX))], 600))
                cursor.setCharFormat(letters)  # merged with Qt's own, it would be enlarged again
            if cursor.currentTable() is None:
                spaces.setBottomMargin(theme.GAP)
            cursor.mergeBlockFormat(spaces)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setBorderBrush(theme.colour("line"))
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setBottomMargin(theme.MARGIN)
                frame.setFormat(form)
        cursor.endEditBlock()


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
        split.setSizes([roomy(CONTENTS_PX), SIZE[0] - roomy(CONTENTS_PX)])
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
