"""Every step that was taken, as a list: a click goes back to any of them, or on again."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QListWidgetItem, QWidget
from shiboken6 import isValid

from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.forms import SideWindow, list_field
from signer.studio.widgets.pieces import beneath

SIZE: Final = (260, 320)
FIRST: Final = tr("As it was opened")


class HistoryWindow(SideWindow):
    """The steps in order, the present one chosen; what was taken back is pale."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, "history", tr("History"))
        self._session = session
        self.list = list_field("history.list", tr("Steps taken"))
        self.list.currentRowChanged.connect(self._go)
        beneath(self, self.list, margins=theme.MARGIN)
        self.resize(*SIZE)
        for signal in (session.undo_stack.indexChanged, session.undo_stack.cleanChanged, theme.theme_changed):
            signal.connect(self._show)
        self._show()

    def _show(self, *_changed: object) -> None:
        stack = self._session.undo_stack
        if not isValid(stack) or not isValid(self.list):
            return  # the editor is closed, and the stack says so while it is emptied
        with QSignalBlocker(self.list):
            self.list.clear()
            for index in range(stack.count() + 1):
                words = stack.text(index - 1) if index else FIRST
                saved = " (saved)" if index == stack.cleanIndex() and index else ""
                item = QListWidgetItem(words + saved)
                item.setForeground(theme.colour("text" if index <= stack.index() else "text3"))
                item.setSizeHint(QSize(0, theme.TARGET + 2))
                self.list.addItem(item)
            self.list.setCurrentRow(stack.index())
        self.list.scrollToItem(self.list.currentItem())

    def _go(self, row: int) -> None:
        if row >= 0 and row != self._session.undo_stack.index():
            self._session.go_to_step(row)
