"""Cards in a grid: a picture above each name, the chosen ones framed and ticked, found by typing."""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from signer.studio.look import icons, plain, theme
from signer.studio.widgets.found_list import ID_ROLE, FoundList
from signer.studio.widgets.two_lines import in_two_lines

COLUMNS: Final = 4
NAME_PX: Final = 20
LINE_PX: Final = 14
"""Height that a second line of a name takes from the picture."""
SCROLL_BAR_PX: Final = 11
HEADING_PX: Final = 26
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class Shown(Protocol):
    """Facts of a card that a grid needs."""

    @property
    def id(self) -> str:
        """Its own among all cards."""

    @property
    def title(self) -> str:
        """The words under its picture."""

    @property
    def tip(self) -> str:
        """The words about it under the pointer."""

    @property
    def spoken(self) -> str:
        """The words of a screen reader."""


C = TypeVar("C", bound=Shown)


class Group(NamedTuple, Generic[C]):
    """Cards that stand together under a heading, which may be empty."""

    heading: str
    cards: tuple[C, ...]


class CardGrid(FoundList, Generic[C]):
    """All cards, or those found; arrows move, a click or Enter takes one.

    Subclasses draw the pictures.
    """

    def __init__(self, name: str, spoken: str, thing: str, columns: int = COLUMNS) -> None:
        super().__init__(thing, "Esc shows all again.")
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self._columns = columns
        self._marked: frozenset[str] = frozenset()
        self._cards: dict[str, C] = {}
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setUniformItemSizes(False)  # a heading is as wide as a row of cards
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Cards(self))
        self.setMinimumHeight(96)

    def draw_picture(self, painter: QPainter, place: QRectF, card: C) -> None:
        """Draw the picture of a card into a rectangle; nothing by itself: its name stands alone."""

    def draw_mark(self, painter: QPainter, card: QRectF, shown: C) -> None:
        """Draw what tells a card from others, over its corner; nothing by itself."""

    def show_groups(self, shown: Sequence[Group[C]], query: str) -> None:
        """Show these, each under its heading; Enter takes the first card while something is searched."""
        self._query = query
        self._cards = {card.id: card for group in shown for card in group.cards}
        self.clear()
        for group in shown:
            if group.heading:
                self._add_heading(group.heading)
            for card in group.cards:
                item = QListWidgetItem(card.title)
                item.setData(ID_ROLE, card.id)
                item.setToolTip(plain.tip(card.tip))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, card.spoken)
                self.addItem(item)
        if query and self._cards:
            self.setCurrentRow(0)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(HEADING_ROLE, True)
        self.addItem(item)

    def card(self, card_id: str) -> C | None:
        """The card of that id, when it is shown."""
        return self._cards.get(card_id)

    def is_marked(self, card_id: str) -> bool:
        """Return whether a card is shown as chosen."""
        return card_id in self._marked

    def mark_all(self, card_ids: frozenset[str]) -> bool:
        """Show these cards as chosen, and no others; whether that changed anything."""
        changed, self._marked = card_ids != self._marked, card_ids
        if changed:
            self.viewport().update()
        return changed

    def reveal(self, name: str) -> None:
        """Scroll to a card and put the keyboard's place on it."""
        row = self._row(name)
        if row is not None:
            self.setCurrentRow(row)
            self.scrollToItem(self.item(row))

    def _row(self, name: str) -> int | None:
        """Return the row of a card, the last one where it stands twice; None for no card."""
        rows = [row for row in range(self.count()) if self.item(row).data(ID_ROLE) == name]
        return rows[-1] if rows and name else None

    def update_card(self, row: int) -> None:
        """Draw a card anew."""
        self.viewport().update(self.visualItemRect(self.item(row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the delegate's sizes follow the width

    def card_size(self) -> QSize:
        """Of one card; it keeps its size whether or not there is something to scroll."""
        width = (self.width() - SCROLL_BAR_PX) // self._columns
        return QSize(width, width + NAME_PX)

    @property
    def row_width(self) -> int:
        """Width of a row of cards, px."""
        return self._columns * self.card_size().width()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().viewportEvent(event)


class _Cards(QStyledItemDelegate):
    """A picture above its name; the chosen one has a frame, a tick and a heavier name."""

    def __init__(self, grid: CardGrid[C]) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self._grid.row_width, HEADING_PX) if index.data(HEADING_ROLE) else self._grid.card_size()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        state: QStyle.StateFlag = option.state
        area: QRect = option.rect
        if index.data(HEADING_ROLE):
            _draw_heading(painter, area, index.data())
            return
        name: str = index.data(ID_ROLE)
        chosen, over = self._grid.is_marked(name), bool(state & QStyle.StateFlag.State_MouseOver)
        here = index == self._grid.currentIndex() and (self._grid.hasFocus() or self._grid.is_searching)
        card = QRectF(area).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("hover" if chosen or over else "raised"))
        painter.drawRoundedRect(card, 6, 6)
        painter.setFont(theme.font(theme.SMALL, 600 if chosen else 500))
        lines = in_two_lines(index.data(), painter.fontMetrics(), int(card.width()) - 4)
        shown = self._grid.card(name)
        if shown is not None:
            painter.save()
            room = card.height() - NAME_PX - LINE_PX * (len(lines) - 1)
            self._grid.draw_picture(painter, QRectF(card.left(), card.top() + 1, card.width(), room), shown)
            painter.restore()
        painter.setPen(theme.colour("text" if chosen or over else "text2"))
        for line, words in enumerate(reversed(lines)):
            place = QRectF(card.left(), card.bottom() - NAME_PX - LINE_PX * line, card.width(), 18)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
        if shown is not None:
            self._grid.draw_mark(painter, card, shown)
        if chosen or here:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen("accent", 2))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        if chosen:
            _draw_tick(painter, card)
        painter.restore()


def _draw_heading(painter: QPainter, area: QRect, text: str) -> None:
    painter.setFont(theme.font(theme.SMALL, 600))
    painter.setPen(theme.colour("text2"))
    painter.drawText(
        QRectF(area).adjusted(4, 4, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text
    )


def _draw_tick(painter: QPainter, card: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("accent"))
    painter.drawEllipse(QPointF(card.right() - 10, card.top() + 10), 7.5, 7.5)
    painter.drawPixmap(QPointF(card.right() - 16, card.top() + 4), icons.pixmap("check", "on_accent", 12))
