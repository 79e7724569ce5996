"""List of what a search found, which says beside each name where it stands."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from signer.studio.look import plain, theme
from signer.studio.widgets.found_list import ID_ROLE, FoundList

ROW_PX: Final = 30
BESIDE_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class Row(NamedTuple):
    """One that was found: its id, its name, a word beside it, and what is said about it."""

    id: str
    name: str
    beside: str = ""
    tip: str = ""


class FoundRows(FoundList):
    """Names that answer a search, best first."""

    def __init__(self, name: str, thing: str) -> None:
        """`thing` is what is searched for: "place"."""
        super().__init__(thing, "Esc shows the picture again.")
        self.setObjectName(name)
        self.setAccessibleName(f"{thing.capitalize()}s found")
        self.setItemDelegate(_Rows(self))

    def show_rows(self, rows: Sequence[Row], query: str) -> None:
        """Show these; the first is what Enter takes."""
        self.search(query)
        for row in rows:
            item = QListWidgetItem(row.name)
            item.setData(ID_ROLE, row.id)
            item.setData(BESIDE_ROLE, row.beside)
            item.setToolTip(plain.tip(row.tip))
            self.addItem(item)
        if rows:
            self.setCurrentRow(0)


class _Rows(QStyledItemDelegate):
    def __init__(self, results: FoundRows) -> None:
        super().__init__(results)
        self._results = results

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, ROW_PX)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
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
        beside: str = index.data(BESIDE_ROLE)
        room = painter.fontMetrics().horizontalAdvance(beside) + 20
        painter.setPen(theme.colour("text2"))
        painter.drawText(
            line.adjusted(0, 0, -10, 0),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight),
            beside,
        )
        painter.setPen(theme.colour("text"))
        # What tells two places of one finger apart comes last.
        name = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideMiddle, int(line.width() - room - 10)
        )
        painter.drawText(
            line.adjusted(10, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name
        )
        painter.restore()
