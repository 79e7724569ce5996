"""The time cursor: the playhead's line through what stands under the tracks."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from signer.studio.look import theme
from signer.studio.timeline.scale import Scale


class Cursor(QWidget):
    """A line through curves or strip at the playhead: moving it draws nothing else anew."""

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedWidth(3)
        theme.theme_changed.connect(self.update)

    def place(self, scale: Scale, time_s: float) -> None:
        """Stand at a time, s; out of sight where that is."""
        x = scale.x(time_s)
        self.setVisible(scale.left_px - 0.5 <= x <= scale.left_px + scale.width_px + 0.5)
        self.move(round(x - 1.5), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.pen("accent", 1.5))
        painter.drawLine(QPointF(1.5, 0), QPointF(1.5, self.height()))
        painter.end()
