"""The playhead: a thin line on a layer of its own, so that moving it draws nothing else anew."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.studio.look import theme

WIDTH_PX: Final = 17
HEAD_PX: Final = 7.0


class Playhead(QWidget):
    """A marker on the ruler and a line through the tracks; clicks fall through to what lies below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("timeline.playhead")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedWidth(WIDTH_PX)
        theme.theme_changed.connect(self.update)

    def set_height(self, height_px: int) -> None:
        """Reach from the ruler to the last row."""
        self.setFixedHeight(height_px)

    def stand_at(self, x: float, left_px: float, right_px: float) -> None:
        """Stand at a pixel of the tracks, or vanish outside them."""
        inside = left_px - 0.5 <= x <= right_px + 0.5
        if inside:
            self.move(round(x - WIDTH_PX / 2), 0)
        self.setVisible(inside)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = WIDTH_PX / 2
        painter.setPen(theme.pen("accent", 1.5))
        painter.drawLine(QPointF(x, 12), QPointF(x, self.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        outline = [(-HEAD_PX, 2), (HEAD_PX, 2), (HEAD_PX, 12), (0, 20), (-HEAD_PX, 12)]
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in outline]))
        painter.end()
