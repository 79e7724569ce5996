"""The time cursor: the playhead's line through what stands on the time axis, on a layer of its own."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.studio.look import theme
from signer.studio.timeline.scale import Scale

HEAD_PX: Final = 7.0
"""Half the width of the head by which a cursor on a ruler is known."""


class Cursor(QWidget):
    """A line at the playhead, on a ruler with a head: moving it draws nothing else anew."""

    def __init__(self, parent: QWidget, name: str, *, has_head: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._has_head = has_head
        self.setFixedWidth(round(2 * HEAD_PX) + 3 if has_head else 3)
        theme.theme_changed.connect(self.update)

    def place(self, scale: Scale, time_s: float) -> None:
        """Stand at a time, s; out of sight where that is."""
        x = scale.x(time_s)
        self.setVisible(scale.left_px - 0.5 <= x <= scale.left_px + scale.width_px + 0.5)
        self.move(round(x - self.width() / 2), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.width() / 2
        painter.setPen(theme.pen("accent", 1.5))
        painter.drawLine(QPointF(x, 12 if self._has_head else 0), QPointF(x, self.height()))
        if self._has_head:
            theme.ink(painter, None, theme.colour("accent"))
            outline = [(-HEAD_PX, 2), (HEAD_PX, 2), (HEAD_PX, 12), (0, 20), (-HEAD_PX, 12)]
            painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in outline]))
        painter.end()
