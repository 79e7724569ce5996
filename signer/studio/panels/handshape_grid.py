"""The cards of the handshape browser: a picture above each name, the key's own framed and ticked."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from handshapes import catalogue
from handshapes.handshape import Handshape
from signer.studio import icons, theme
from signer.studio.hand_pictures import HandPictures
from signer.studio.widgets.found_list import ID_ROLE, FoundList

COLUMNS: Final = 4
NAME_PX: Final = 20
SCROLL_BAR_PX: Final = 11
_SURE: Final = {"H": "high", "M": "medium", "L": "low"}


def tip(shape: Handshape) -> str:
    """What a card says when the pointer rests on it."""
    return f"{shape.title}: {shape.words}\nConfidence {_SURE[shape.confidence]}; not yet reviewed by a signer."


class HandshapeGrid(FoundList):
    """The cards of all handshapes, or of those found; arrows move."""

    def __init__(self, pictures: HandPictures) -> None:
        super().__init__("handshape", f"Esc shows all {len(catalogue.every())} again.")
        self.setObjectName("handshape.grid")
        self.setAccessibleName("Handshapes")
        self._pictures = pictures
        self._marked = ""
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cards(self, pictures))
        self.setMinimumHeight(96)
        pictures.ready.connect(self._on_picture)
        self.show_shapes(catalogue.every(), "")

    @property
    def marked(self) -> str:
        """The handshape that is shown as chosen."""
        return self._marked

    def show_shapes(self, shapes: tuple[Handshape, ...], query: str) -> None:
        """Show these cards, best first; the first one is what Enter takes while something is searched."""
        self._query = query
        self.clear()
        for shape in shapes:
            item = QListWidgetItem(shape.title)
            item.setData(ID_ROLE, shape.name)
            item.setToolTip(tip(shape))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{shape.title}. {shape.words}")
            self.addItem(item)
        if query and shapes:
            self.setCurrentRow(0)
        elif not query:
            self.reveal(self._marked)

    def mark(self, name: str) -> None:
        """Show a handshape as chosen."""
        if name != self._marked:
            self._marked = name
            if not self._query:
                self.reveal(name)
            self.viewport().update()

    def reveal(self, name: str) -> None:
        """Scroll to a card and put the keyboard's place on it."""
        row = self._row(name)
        if row is not None:
            self.setCurrentRow(row)
            self.scrollToItem(self.item(row))

    def _row(self, name: str) -> int | None:
        return next((row for row in range(self.count()) if self.item(row).data(ID_ROLE) == name), None)

    def _on_picture(self, name: str) -> None:
        row = self._row(name)
        if row is not None:
            self.viewport().update(self.visualItemRect(self.item(row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = (self.width() - SCROLL_BAR_PX) // COLUMNS  # the cards keep their size whether or not there is something to scroll
        self.setGridSize(QSize(width, width + NAME_PX))
        super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().viewportEvent(event)


class _Cards(QStyledItemDelegate):
    """A picture above its name; the chosen one has a frame, a tick and a heavier name."""

    def __init__(self, grid: HandshapeGrid, pictures: HandPictures) -> None:
        super().__init__(grid)
        self._grid, self._pictures = grid, pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._grid.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        name: str = index.data(ID_ROLE)
        chosen, over = name == self._grid.marked, bool(state & QStyle.StateFlag.State_MouseOver)
        here = index == self._grid.currentIndex() and (self._grid.hasFocus() or self._grid.is_searching)
        card = QRectF(area).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("hover" if chosen or over else "raised"))
        painter.drawRoundedRect(card, 6, 6)
        self._draw_picture(painter, card, name)
        painter.setFont(theme.font(theme.SMALL, 600 if chosen else 500))
        painter.setPen(theme.colour("text" if chosen or over else "text2"))
        title = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(card.width()) - 4)
        painter.drawText(QRectF(card.left(), card.bottom() - NAME_PX, card.width(), 18), Qt.AlignmentFlag.AlignCenter, title)
        if chosen or here:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen("accent", 2))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        if chosen:
            _draw_tick(painter, card)
        painter.restore()

    def _draw_picture(self, painter: QPainter, card: QRectF, name: str) -> None:
        picture = self._pictures.picture(name)
        if picture is not None and not picture.isNull():
            side = min(card.width(), card.height() - NAME_PX)
            painter.drawPixmap(QRectF(card.center().x() - side / 2, card.top() + 1, side, side), picture, QRectF(picture.rect()))


def _draw_tick(painter: QPainter, card: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(QPointF(card.right() - 10, card.top() + 10), 7.5, 7.5)
    painter.drawPixmap(QPointF(card.right() - 16, card.top() + 4), icons.pixmap("check", "on_accent", 12))
