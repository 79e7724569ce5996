"""The sites found by a search, as a list that says on which page each one lies."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from signer.document.sign import Side
from signer.studio import theme, wording
from signer.studio.panels.site_pages import page_of, tab_of
from signer.studio.widgets.search_field import wants_search
from sites.site import Site

ROW_PX: Final = 30
SITE_ROLE: Final = Qt.ItemDataRole.UserRole
TAB_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class SiteResults(QListWidget):
    """What was found, best first.

    Signals:
        taken(site_id): a row was clicked, or Enter pressed on it.
        typed(text): something more to search for.
        escaped(): Esc.
    """

    taken = Signal(str)
    typed = Signal(str)
    escaped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("site.results")
        self.setAccessibleName("Places found")
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Rows(self))
        self._query = ""
        self.itemClicked.connect(lambda item: self.taken.emit(item.data(SITE_ROLE)))
        theme.theme_changed.connect(self.viewport().update)

    def show_sites(self, sites: tuple[Site, ...], query: str, dominant_side: Side) -> None:
        """Show these sites; the first is what Enter takes."""
        self._query = query
        self.clear()
        for site in sites:
            item = QListWidgetItem(wording.site_name(site.id, dominant_side))
            item.setData(SITE_ROLE, site.id)
            item.setData(TAB_ROLE, tab_of(page_of(site)).capitalize())
            item.setToolTip(site.description)
            self.addItem(item)
        if sites:
            self.setCurrentRow(0)

    def take_current(self) -> None:
        """Take the row the keyboard is on."""
        if self.currentItem() is not None:
            self.taken.emit(self.currentItem().data(SITE_ROLE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take_current()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif wants_search(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font())
            words = f"No place is called\n“{self._query.strip()}”.\n\nEsc shows the pictures again."
            painter.drawText(self.viewport().rect(), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), words)
            painter.end()


class _Rows(QStyledItemDelegate):
    def __init__(self, results: SiteResults) -> None:
        super().__init__(results)
        self._results = results

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        here, over = index == self._results.currentIndex(), bool(state & QStyle.StateFlag.State_MouseOver)
        line = QRectF(area).adjusted(1, 1, -1, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if here or over:
            painter.setPen(theme.pen("accent", 2) if here and self._results.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover" if here else "raised"))
            painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        painter.setFont(theme.font(theme.BODY, 500))
        tab: str = index.data(TAB_ROLE)
        room = painter.fontMetrics().horizontalAdvance(tab) + 20
        painter.setPen(theme.colour("text2"))
        painter.drawText(line.adjusted(0, 0, -10, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), tab)
        painter.setPen(theme.colour("text"))
        name = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(line.width() - room - 10))
        painter.drawText(line.adjusted(10, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
        painter.restore()
