"""The cards of the library: the signer in the middle of a sign above its gloss."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from signer.studio.library.pictures import SignPictures
from signer.studio.look import icons, plain, theme
from signer.studio.widgets.found_list import ID_ROLE, FoundList

if TYPE_CHECKING:
    from signer.library.shelf import Entry

WIDTH_PX: Final = 124
NAME_PX: Final = 22
SCROLL_BAR_PX: Final = 11


class SignCards(FoundList):
    """The signs found; one is chosen by a click or the arrows.

    Signals:
        chose(): another card is the chosen one.
        taken(path): a card was double-clicked, or Enter pressed on it.
        delete_wanted(): Del.
    """

    chose = Signal()
    delete_wanted = Signal()

    def __init__(self, pictures: SignPictures) -> None:
        super().__init__("sign", "Esc shows all again.")
        self.setObjectName("library.cards")
        self.setAccessibleName("Signs")
        self._pictures = pictures
        self._entries: dict[str, Entry] = {}
        # a click only chooses: what a card does to the open sign is asked for by name
        self.itemClicked.disconnect()
        self.itemDoubleClicked.connect(lambda item: self.taken.emit(item.data(ID_ROLE)))
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cards(self, pictures))
        self.currentRowChanged.connect(lambda _row: self.chose.emit())
        pictures.ready.connect(self._on_picture)

    @property
    def entry(self) -> "Entry | None":
        """The chosen sign."""
        item = self.currentItem()
        return None if item is None else self._entries.get(item.data(ID_ROLE))

    def show_entries(self, entries: "tuple[Entry, ...]", query: str) -> None:
        """Show these, best first; the one that was chosen stays it unless something else is searched.

        Of those that are searched one is chosen at once only where it is called exactly so.
        """
        kept = str(self.entry.path) if self.entry is not None and not query.strip() else ""
        self._query = query.strip()
        self._entries = {str(entry.path): entry for entry in entries}
        self.clear()
        for entry in entries:
            item = QListWidgetItem(entry.title)
            item.setData(ID_ROLE, str(entry.path))
            item.setToolTip(plain.tip(entry.title))
            self.addItem(item)
        is_sure = not self._query or (bool(entries) and entries[0].facts.is_called(self._query))
        row = list(self._entries).index(kept) if kept in self._entries else 0 if is_sure else -1
        self.setCurrentRow(row)
        self.chose.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

    def is_own(self, path: str) -> bool:
        """Return whether the card is one of the user's."""
        return path in self._entries and self._entries[path].is_own

    def _on_picture(self, path: Path) -> None:
        for row in range(self.count()):
            if self.item(row).data(ID_ROLE) == str(path):
                self.viewport().update(self.visualItemRect(self.item(row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        room = self.width() - SCROLL_BAR_PX
        width = room // max(room // WIDTH_PX, 1)
        self.setGridSize(QSize(width, width + NAME_PX))
        super().resizeEvent(event)


class _Cards(QStyledItemDelegate):
    def __init__(self, cards: SignCards, pictures: SignPictures) -> None:
        super().__init__(cards)
        self._cards, self._pictures = cards, pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._cards.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        path: str = index.data(ID_ROLE)
        here = index == self._cards.currentIndex()
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        card = QRectF(area).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("hover" if here or over else "raised"))
        painter.drawRoundedRect(card, 8, 8)
        picture = self._pictures.picture(Path(path))
        if picture is not None:
            side = min(card.width() - 4, card.height() - NAME_PX)
            painter.drawPixmap(
                QRectF(card.center().x() - side / 2, card.top() + 2, side, side),
                picture,
                QRectF(picture.rect()),
            )
        painter.setFont(theme.font(theme.SMALL, 600 if here else 500))
        painter.setPen(theme.colour("text" if here or over else "text2"))
        title = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(card.width()) - 8
        )
        painter.drawText(
            QRectF(card.left(), card.bottom() - NAME_PX, card.width(), NAME_PX - 2),
            Qt.AlignmentFlag.AlignCenter,
            title,
        )
        if self._cards.is_own(path):
            painter.drawPixmap(QPointF(card.left() + 5, card.top() + 5), icons.pixmap("own", "text2", 14))
        if here:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen("accent", 2))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 7, 7)
        painter.restore()
