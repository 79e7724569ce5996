"""The sites found by a search, as a list that says on which page each one lies."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from body_model.plain_types import Side
from signer.studio.look import plain, theme
from signer.studio.panels.sites.pages import page_of, tab_of
from signer.studio.widgets.found_list import ID_ROLE, FoundList
from signer.words import wording
from sites.site import Site

ROW_PX: Final = 30
TAB_ROLE: Final = Qt.ItemDataRole.UserRole + 1


class SiteResults(FoundList):
    """Results of a search for sites, best first."""

    def __init__(self) -> None:
        super().__init__("place", "Esc shows the pictures again.")
        self.setObjectName("site.results")
        self.setAccessibleName("Places found")
        self.setItemDelegate(_Rows(self))

    def show_sites(self, sites: tuple[Site, ...], query: str, dominant_side: Side) -> None:
        """Show these sites; the first is what Enter takes."""
        self._query = query
        self.clear()
        for site in sites:
            item = QListWidgetItem(wording.site_name(site.id, dominant_side))
            item.setData(ID_ROLE, site.id)
            item.setData(TAB_ROLE, tab_of(page_of(site)).capitalize())
            item.setToolTip(plain.tip(site.description))
            self.addItem(item)
        if sites:
            self.setCurrentRow(0)


class _Rows(QStyledItemDelegate):
    def __init__(self, results: SiteResults) -> None:
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
        tab: str = index.data(TAB_ROLE)
        room = painter.fontMetrics().horizontalAdvance(tab) + 20
        painter.setPen(theme.colour("text2"))
        painter.drawText(
            line.adjusted(0, 0, -10, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), tab
        )
        painter.setPen(theme.colour("text"))
        # The tab says whose hand it is, and what tells two places of one finger apart comes last.
        name = painter.fontMetrics().elidedText(
            _without_owner(index.data()), Qt.TextElideMode.ElideMiddle, int(line.width() - room - 10)
        )
        painter.drawText(
            line.adjusted(10, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name
        )
        painter.restore()


def _without_owner(name: str) -> str:
    owner, _, place = name.rpartition(": ")
    return place if owner == "Other hand" else name
