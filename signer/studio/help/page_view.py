"""A page of help as it is read: Markdown in the colours and letters of the window."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from signer.studio.help import pages
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import identify

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
