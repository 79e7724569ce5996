"""The cards of the handshape browser: a picture above each name, the key's own framed and ticked."""

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from signer.document.values import HandForm
from signer.studio.handshapes.hand_pictures import HandPictures
from signer.studio.look import icons, plain, theme
from signer.studio.panels.handshapes.cards import OWN, Card, Family, families
from signer.studio.widgets.found_list import ID_ROLE, FoundList
from signer.studio.widgets.two_lines import in_two_lines

COLUMNS: Final = 4
NAME_PX: Final = 20
LINE_PX: Final = 14
"""What a second line of a name takes from the picture."""
SCROLL_BAR_PX: Final = 11
HEADING_PX: Final = 26
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class HandshapeGrid(FoundList):
    """The cards of all handshapes, or of those found; arrows move.

    Signals:
        acted_on(id, act): something is to be done with a card of the user's own: "rename" (F2) or "delete"
            (Del).
    """

    acted_on = Signal(str, str)

    def __init__(self, pictures: HandPictures) -> None:
        super().__init__("handshape", "Esc shows all again.")
        self.setObjectName("handshape.grid")
        self.setAccessibleName("Handshapes")
        self._pictures = pictures
        self._marked = ""
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(False)  # a heading is as wide as a row of cards
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cards(self, pictures))
        self.setMinimumHeight(96)
        pictures.ready.connect(self._on_picture)
        self._cards: dict[str, Card] = {}
        self.show_families(families((), ()), "")

    @property
    def marked(self) -> str:
        """The handshape that is shown as chosen."""
        return self._marked

    def show_families(self, shown: tuple[Family, ...], query: str) -> None:
        """Show these, each under its heading; Enter takes the first card while something is searched."""
        self._query = query
        self._cards = {card.id: card for family in shown for card in family.cards}
        self.clear()
        for family in shown:
            if family.heading:
                self._add_heading(family.heading)
            for card in family.cards:
                item = QListWidgetItem(card.title)
                item.setData(ID_ROLE, card.id)
                item.setToolTip(plain.tip(card.tip))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, card.spoken)
                self.addItem(item)
        if query and self._cards:
            self.setCurrentRow(0)
        elif not query:
            self.reveal(self._marked)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(HEADING_ROLE, True)
        self.addItem(item)

    def card(self, card_id: str) -> Card | None:
        """The card of that id, when it is shown."""
        return self._cards.get(card_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}.get(Qt.Key(event.key()))
        card = self.card(self.currentItem().data(ID_ROLE)) if act and self.currentItem() is not None else None
        if act and card is not None and card.is_own:
            self.acted_on.emit(card.id, act)
        else:
            super().keyPressEvent(event)

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
        """Return the row of a card among those of its family; None for no card.

        A card also stands among those used last, but there it moves about.
        """
        rows = [row for row in range(self.count()) if self.item(row).data(ID_ROLE) == name]
        return rows[-1] if rows and name else None

    def _on_picture(self, form: HandForm) -> None:
        for row in range(self.count()):
            card = self.card(self.item(row).data(ID_ROLE) or "")
            if card is not None and card.form == form:
                self.viewport().update(self.visualItemRect(self.item(row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the delegate's sizes follow the width

    def card_size(self) -> QSize:
        """Of one card; it keeps its size whether or not there is something to scroll."""
        width = (self.width() - SCROLL_BAR_PX) // COLUMNS
        return QSize(width, width + NAME_PX)

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
        size = self._grid.card_size()
        return QSize(COLUMNS * size.width(), HEADING_PX) if index.data(HEADING_ROLE) else size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        if index.data(HEADING_ROLE):
            _draw_heading(painter, area, index.data())
            return
        name: str = index.data(ID_ROLE)
        chosen, over = name == self._grid.marked, bool(state & QStyle.StateFlag.State_MouseOver)
        here = index == self._grid.currentIndex() and (self._grid.hasFocus() or self._grid.is_searching)
        card = QRectF(area).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("hover" if chosen or over else "raised"))
        painter.drawRoundedRect(card, 6, 6)
        painter.setFont(theme.font(theme.SMALL, 600 if chosen else 500))
        lines = in_two_lines(index.data(), painter.fontMetrics(), int(card.width()) - 4)
        self._draw_picture(painter, card, name, NAME_PX + LINE_PX * (len(lines) - 1))
        painter.setPen(theme.colour("text" if chosen or over else "text2"))
        for line, words in enumerate(reversed(lines)):
            place = QRectF(card.left(), card.bottom() - NAME_PX - LINE_PX * line, card.width(), 18)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
        if name.startswith(OWN):
            _draw_own_mark(painter, card)
        if chosen or here:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen("accent", 2))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        if chosen:
            _draw_tick(painter, card)
        painter.restore()

    def _draw_picture(self, painter: QPainter, card: QRectF, name: str, words_px: int) -> None:
        shown = self._grid.card(name)
        picture = self._pictures.picture(shown.form) if shown is not None else None
        if picture is not None and not picture.isNull():
            side = min(card.width(), card.height() - words_px)
            painter.drawPixmap(
                QRectF(card.center().x() - side / 2, card.top() + 1, side, side),
                picture,
                QRectF(picture.rect()),
            )


def _draw_heading(painter: QPainter, area: QRect, text: str) -> None:
    painter.setFont(theme.font(theme.SMALL, 600))
    painter.setPen(theme.colour("text2"))
    painter.drawText(
        QRectF(area).adjusted(4, 4, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text
    )


def _draw_own_mark(painter: QPainter, card: QRectF) -> None:
    """A small pin in the corner: this one is the user's own."""
    painter.drawPixmap(QPointF(card.left() + 4, card.top() + 4), icons.pixmap("own", "text2", 14))


def _draw_tick(painter: QPainter, card: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(QPointF(card.right() - 10, card.top() + 10), 7.5, 7.5)
    painter.drawPixmap(QPointF(card.right() - 16, card.top() + 4), icons.pixmap("check", "on_accent", 12))
