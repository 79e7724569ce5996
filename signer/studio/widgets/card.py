"""A card that opens over the window, beside what it is about."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QWidget

from signer.studio.widgets.pieces import identify


class Card(QFrame):
    """A click beside it or Esc closes it, and it is gone then.

    Signals:
        closed(): it is hidden.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, name: str, spoken: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        identify(self, name, spoken, kind="popup")

    def open_at(self, at: QPoint, *, above: bool = True) -> None:
        """Open with its middle above a point of the screen, or its corner below it, where there is room."""
        area = self.screen().availableGeometry()
        x, y = (at.x() - self.width() // 2, at.y() - self.height()) if above else (at.x(), at.y())
        left = max(min(x, area.right() - self.width()), area.left())
        self.move(left, max(min(y, area.bottom() - self.height()), area.top()))
        self.show()

    def hideEvent(self, event: QHideEvent) -> None:
        self.closed.emit()
        super().hideEvent(event)
