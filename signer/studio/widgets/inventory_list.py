"""List of an inventory on Qt's model and view: cards with pictures in groups, or rows of names."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from shiboken6 import isValid

from signer.studio.look import icons, theme
from signer.studio.widgets.inventory_items import Group, Index, Item, ItemModel, Pictures
from signer.studio.widgets.pieces import identify
from signer.studio.widgets.search_field import wants_search

NAME_PX: Final = 20
"""Height of a line of a name below its picture."""
LINE_PX: Final = 14
"""Height that a second line of a name takes from the picture."""
SCROLL_BAR_PX: Final = 11
"""Room that is kept for the scroll bar: cards keep their size whether or not there is something to scroll."""
HEADING_PX: Final = 26
ROW_PX: Final = 30
ROW_LINE_PX: Final = 16
"""Height that a second line of a name adds to its row: that of a line of the small font."""
CORNER_PX: Final = 18
"""Size of the icon in the corner of a card; at half of it a wave is a smudge."""
LEAST_PX: Final = 96
"""Height below which a list is never pressed: a row of cards."""
_ACTS: Final = {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}


class ItemList(QListView):
    """Typing goes on with the search, arrows move, Enter or a click takes an item, Esc gives up a search.

    Signals:
        taken(id): an item was clicked, or Enter pressed on it.
        chose(id): the keyboard is on another item; empty for none.
        pointed(id): the pointer or the keyboard is on an item; empty when it left.
        typed(text): something to search for was typed here.
        escaped(): Esc while something is searched.
        acted_on(id, act): one of the user's own is to be renamed (F2) or deleted (Del): "rename", "delete".
    """

    taken = Signal(str)
    chose = Signal(str)
    pointed = Signal(str)
    typed = Signal(str)
    escaped = Signal()
    acted_on = Signal(str, str)

    def __init__(
        self,
        name: str,
        spoken: str,
        pictures: Pictures | None = None,
        *,
        card_px: int = 0,
        one_click: bool = True,
    ) -> None:
        """Without `card_px`, the least width of a card, items are rows.

        With `one_click` a click takes an item; else it chooses, as arrows do, and a double click takes.
        """
        super().__init__()
        identify(self, name, spoken)
        self.card_px, self.one_click, self.pictures = card_px, one_click, pictures
        self.items = ItemModel()
        self.setModel(self.items)
        self.is_searching = False
        """Tell whether the items are what a search found."""
        self.nothing = ""
        """Sentence that stands where there are no items."""
        self.marked: frozenset[str] = frozenset()
        """Ids of the items that are shown as chosen."""
        self.live: tuple[str, QPixmap] | None = None
        """Item that moves under the pointer, and its picture of this moment."""
        self._is_mirrored = False
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        if card_px:
            self.setViewMode(QListView.ViewMode.IconMode)
            self.setResizeMode(QListView.ResizeMode.Adjust)
            self.setMovement(QListView.Movement.Static)
            self.setMinimumHeight(LEAST_PX)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setItemDelegate(_Delegate(self))
        (self.clicked if one_click else self.doubleClicked).connect(self._take)
        self.entered.connect(self._tell)
        if pictures is not None:
            pictures.ready.connect(self._on_picture)
        theme.theme_changed.connect(self.viewport().update)

    # What is shown

    def show_items(
        self, groups: Sequence[Group], *, is_searching: bool = False, is_sure: bool = False
    ) -> None:
        """Show items; the keyboard is put on the first that a search is sure of, else on what is chosen."""
        here = self.current_id
        self.is_searching = is_searching
        self.items.show(groups)
        kept = next(iter(self.marked), here)
        if is_searching:
            self.setCurrentIndex(self._first() if is_sure else QModelIndex())
        elif self.items.row_of(kept) >= 0:
            self.reveal(kept)
        else:
            self.setCurrentIndex(QModelIndex() if self.one_click else self._first())
        if here and not self.current_id:  # the new items took it away before it could be left
            self.chose.emit("")

    def item(self, item_id: str) -> Item | None:
        """Return the item of an id, when it is shown."""
        return self.items.item(self.items.row_of(item_id))

    def item_at(self, at: QPoint) -> Item | None:
        """Return the item at a point of the viewport."""
        return self.items.item(self.indexAt(at).row())

    def ids(self) -> tuple[str, ...]:
        """Return the ids of the items as they stand."""
        return tuple(one.id for one in self.items.rows if isinstance(one, Item))

    def _first(self) -> QModelIndex:
        rows = range(len(self.items.rows))
        return self.items.index(next((row for row in rows if self.items.item(row)), -1))

    @property
    def current(self) -> Item | None:
        """The item that the keyboard is on."""
        return self.items.item(self.currentIndex().row())

    @property
    def current_id(self) -> str:
        """Its id; empty while it is on none."""
        return "" if self.current is None else self.current.id

    def go_to_first(self) -> None:
        """Put the keyboard on the first item, unless it is on one."""
        if self.current is None:
            self.setCurrentIndex(self._first())

    def mark(self, *item_ids: str) -> None:
        """Show these items as chosen, and no others."""
        marked = frozenset(filter(None, item_ids))
        if marked != self.marked:
            self.marked = marked
            self.viewport().update()

    def reveal(self, item_id: str) -> None:
        """Scroll to an item and put the keyboard's place on it."""
        index = self.items.index(self.items.row_of(item_id))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def area(self, item_id: str) -> QRectF:
        """Return where an item stands in the viewport."""
        return QRectF(self.visualRect(self.items.index(self.items.row_of(item_id))))

    def mirror(self, on: bool) -> None:
        """Show pictures in a mirror: a left-handed signer does everything on the other side."""
        if on != self._is_mirrored:
            self._is_mirrored = on
            self.viewport().update()

    def play(self, item_id: str, frame: QPixmap | None) -> None:
        """Show a moment of an item in the place of its pictures; without one, its pictures again."""
        self.live = None if frame is None else (item_id, frame)
        self.viewport().update(self.area(item_id).toRect())

    def _on_picture(self, wanted: Hashable) -> None:
        for index in self._showing(wanted):
            self.update(index)

    def _sees(self, wanted: Hashable) -> bool:
        """Return whether an item with that picture is in sight; a list that is gone shows none."""
        if not (isValid(self) and self.isVisible()):
            return False
        seen = self.viewport().rect()
        return any(seen.intersects(self.visualRect(one)) for one in self._showing(wanted))

    def _showing(self, wanted: Hashable) -> list[QModelIndex]:
        rows = enumerate(self.items.rows)
        return [
            self.items.index(row) for row, one in rows if isinstance(one, Item) and wanted in one.pictures
        ]

    # Sizes

    def item_size(self) -> QSize:
        """Return the size of one item."""
        room = self.width() - SCROLL_BAR_PX
        width = room // max(room // self.card_px, 1) if self.card_px else room
        return QSize(width, width + NAME_PX if self.card_px else ROW_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the delegate's sizes follow the width

    # Choosing

    def take_current(self) -> None:
        """Take the item the keyboard is on."""
        self._take(self.currentIndex())

    def _take(self, index: QModelIndex) -> None:
        item = self.items.item(index.row())
        if item is not None:  # a heading is clicked too
            self.taken.emit(item.id)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chose.emit(self.current_id)
        self._tell(current)

    def _tell(self, index: Index) -> None:
        item = self.items.item(index.row())
        self.pointed.emit("" if item is None else item.id)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            is_here = self.hasFocus() or self.is_searching
            self._tell(self.currentIndex() if is_here else QModelIndex())
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act, item = _ACTS.get(Qt.Key(event.key())), self.current
        if act is not None and item is not None and item.is_own:
            self.acted_on.emit(item.id, act)
        elif wants_search(event):
            self.typed.emit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take_current()
        elif event.key() == Qt.Key.Key_Escape and self.is_searching:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.items.rows:
            painter = QPainter(self.viewport())
            room = QRectF(self.viewport().rect())
            theme.write(painter, room, self.nothing, "text2", align=theme.CENTRE | Qt.TextFlag.TextWordWrap)
            painter.end()

    def draw_pictures(self, painter: QPainter, place: QRectF, item: Item) -> None:
        """Draw what there is of the pictures of an item, side by side."""
        painter.save()
        if self._is_mirrored:
            painter.translate(2 * place.center().x(), 0.0)
            painter.scale(-1.0, 1.0)
        if self.live is not None and self.live[0] == item.id:
            _draw_middle(painter, place, self.live[1])
        elif self.pictures is not None:
            count = len(item.pictures)
            wide = place.width() / max(count, 1)
            for number, wanted in enumerate(item.pictures):
                column = count - 1 - number if self._is_mirrored else number
                picture = self.pictures.picture(wanted, self._sees)
                if picture is not None and not picture.isNull():
                    part = QRectF(place.left() + column * wide, place.top(), wide, place.height())
                    painter.setOpacity(theme.PALE if self.pictures.is_stale(wanted) else 1.0)
                    _draw_middle(painter, part, picture)
            painter.setOpacity(1.0)
            if count > 1:
                painter.setPen(theme.pen("outline", 1, alpha=0.7))
                middle = place.center().x()
                painter.drawLine(QPointF(middle, place.top() + 6), QPointF(middle, place.bottom() - 4))
        painter.restore()


class _Delegate(QStyledItemDelegate):
    """Draws headings, cards and rows."""

    def __init__(self, view: ItemList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, item = self._view.item_size(), self._view.items.item(index.row())
        if item is not None:
            more = 0 if self._view.card_px else len(row_lines(item, size.width())) - 1
            return QSize(size.width(), size.height() + more * ROW_LINE_PX)
        return QSize(size.width() * max((self._view.width() - SCROLL_BAR_PX) // size.width(), 1), HEADING_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, item, area = self._view, self._view.items.item(index.row()), QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if item is None:
            theme.write(painter, area.adjusted(4, 4, 0, 0), index.data(), "text2", weight=600)
        else:
            over = bool(option.state & QStyle.StateFlag.State_MouseOver)
            draw = self._draw_card if view.card_px else self._draw_row
            draw(painter, area, item, index == view.currentIndex(), over)
        painter.restore()

    def _draw_card(self, painter: QPainter, area: QRectF, item: Item, current: bool, over: bool) -> None:
        """A picture above its name; the chosen one has a frame, a tick and a heavier name."""
        view = self._view
        marked = item.id in view.marked
        chosen = marked or (current and not view.one_click)
        card = area.adjusted(2, 2, -2, -2)
        theme.ink(painter, None, theme.colour("hover" if chosen or over else "raised"))
        painter.drawRoundedRect(card, 6, 6)
        painter.setFont(theme.font(theme.SMALL, 600 if chosen else 500))
        most = 2 if item.pictures else int((card.height() - NAME_PX) / LINE_PX)
        lines = in_lines(item.title, painter.fontMetrics(), int(card.width()) - 4, most)
        room = card.height() - NAME_PX - LINE_PX * (len(lines) - 1)
        view.draw_pictures(painter, QRectF(card.left(), card.top() + 1, card.width(), room), item)
        token, weight = "text" if chosen or over else "text2", 600 if chosen else 500
        for line, words in enumerate(reversed(lines)):
            place = QRectF(card.left(), card.bottom() - NAME_PX - LINE_PX * line, card.width(), 18)
            theme.write(painter, place, words, token, align=theme.CENTRE, weight=weight)
        if item.corner:
            painter.drawPixmap(card.topLeft() + QPointF(3, 3), icons.pixmap(item.corner, "text", CORNER_PX))
        if chosen or (current and (view.hasFocus() or view.is_searching)):
            theme.ink(painter, theme.pen("accent", 2), None)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        if marked:
            theme.ink(painter, None, theme.colour("accent"))
            painter.drawEllipse(card.topRight() + QPointF(-10, 10), 7.5, 7.5)
            painter.drawPixmap(card.topRight() + QPointF(-16, 4), icons.pixmap("check", "on_accent", 12))

    def _draw_row(self, painter: QPainter, area: QRectF, item: Item, current: bool, over: bool) -> None:
        """A name, and a word at the end of its row."""
        line = area.adjusted(1, 1, -1, -1)
        if current or over:
            ringed = current and self._view.hasFocus()
            painter.setPen(theme.pen("accent", 2) if ringed else Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover" if current else "raised"))
            painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        right = line.adjusted(0, 0, -10, 0)
        theme.write(painter, right, item.beside, "text2", align=theme.RIGHT, weight=500)
        lines = row_lines(item, int(area.width()))
        for number, words in enumerate(lines):
            below = (number - (len(lines) - 1) / 2) * ROW_LINE_PX
            theme.write(painter, line.adjusted(10, 0, 0, 0).translated(0, below), words, weight=500)


def row_lines(item: Item, width_px: int) -> tuple[str, ...]:
    """Return the lines of a name in a row, beside its last word: names differ at both ends and between."""
    metrics = QFontMetrics(theme.font(theme.SMALL, 500))
    return in_lines(item.title, metrics, width_px - metrics.horizontalAdvance(item.beside) - 32)


def _draw_middle(painter: QPainter, place: QRectF, picture: QPixmap) -> None:
    """Draw the middle of a square picture as high as its place, as much of it as is wide."""
    shown = min(place.width() / place.height(), 1.0)
    wide, side = shown * place.height(), picture.width()
    target = QRectF(place.center().x() - wide / 2, place.top(), wide, place.height())
    painter.drawPixmap(target, picture, QRectF((1 - shown) * side / 2, 0.0, shown * side, side))


def in_lines(words: str, metrics: QFontMetrics, room_px: int, most: int = 2) -> tuple[str, ...]:
    """Return words in one line where they fit, else in two, as even as can be, else in full ones.

    They part at a space, or behind a hyphen; of more than `most` lines the rest is cut off.
    """
    parted = [(words[:at], words[at:].lstrip()) for at in _ends(words)]
    if most < 2 or not parted or metrics.horizontalAdvance(words) <= room_px:
        return (_cut(words, metrics, room_px),)
    wide = metrics.horizontalAdvance
    even = min(parted, key=lambda lines: max(map(wide, lines)))
    if max(map(wide, even)) <= room_px:
        return even
    full, rest = ([lines for lines in parted if wide(lines[0]) <= room_px] or parted[:1])[-1]
    return _cut(full, metrics, room_px), *in_lines(rest, metrics, room_px, most - 1)


def _ends(words: str) -> list[int]:
    return [found.start() for found in re.finditer(r"\s|(?<=\w-)(?=\w)", words)]


def _cut(words: str, metrics: QFontMetrics, room_px: int) -> str:
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room_px)
