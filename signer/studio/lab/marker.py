"""The line over the error plot that says which iteration the scene shows.

A layer of its own, so that moving it redraws no curve.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from signer.studio.look import theme
from signer.studio.widgets.painted import Painted

STRIP_PX: Final = 130
PLAYED_MS: Final = 3000
QUICKEST_MS: Final = 30
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


class IterationMarker(Painted):
    """Lies over a widget; clicked, dragged or stepped with the arrows.

    Signals:
        moved(iteration): the user chose another.
    """

    moved = Signal(int)

    def __init__(self, over: QWidget) -> None:
        super().__init__("lab.marker", "Iteration shown; arrow keys change it")
        self.setParent(over)
        self.iteration, self._count = 0, 0
        self._frame, self._span = QRectF(), 1.0
        self._held = False
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._advance)
        over.installEventFilter(self)
        self.resize(over.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def show_range(self, frame: QRectF, count: int, span: float) -> None:
        """Stand over the curves: their frame in pixels, which is `span` iterations wide.

        A new count puts it at the end.
        """
        self._frame, self._span = frame, span
        if count != self._count:
            self._count = self.iteration = count
            self._tell()
        self.update()

    def x_of(self, iteration: int) -> float:
        """The pixel of an iteration."""
        return self._frame.left() + self._frame.width() * iteration / self._span

    def play(self) -> None:
        """Go through the iterations from the first, in a few seconds; any touch stops it."""
        self._go(0)
        self._clock.start(max(round(PLAYED_MS / max(self._count, 1)), QUICKEST_MS))

    def _advance(self) -> None:
        self._go(self.iteration + 1)
        if self.iteration >= self._count:
            self._clock.stop()

    def _go(self, iteration: int) -> None:
        iteration = min(max(iteration, 0), self._count)
        if iteration != self.iteration:
            for each in (self.iteration, iteration):
                self.update(round(self.x_of(each)) - STRIP_PX, 0, 2 * STRIP_PX, self.height())
            self.iteration = iteration
            self._tell()
            self.moved.emit(iteration)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._words)

    @property
    def _words(self) -> str:
        return f"after {self.iteration}" if self.iteration < self._count else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clock.stop()
        self._held = event.button() == Qt.MouseButton.LeftButton
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held and self._frame.width() > 0:
            self._go(round((event.position().x() - self._frame.left()) / self._frame.width() * self._span))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._clock.stop()
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if event.key() == Qt.Key.Key_Home else self._count)
        elif step is not None:
            self._go(self.iteration + step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._count:
            return
        painter = self.painter()
        x = round(self.x_of(self.iteration)) + 0.5
        painter.setPen(theme.pen("accent", 3 if self._held else 1.5))
        painter.drawLine(QPointF(x, self._frame.top()), QPointF(x, self._frame.bottom()))
        if self._words:
            width = QFontMetricsF(theme.font()).horizontalAdvance(self._words) + 12
            left = x + 5 if x + width + 8 < self.width() else x - width - 5
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("panel", 0.92))
            painter.drawRoundedRect(QRectF(left, self._frame.top() + 2, width, 20), 5, 5)
            painter.setPen(theme.colour("text"))
            painter.drawText(
                QRectF(left, self._frame.top() + 2, width, 20), Qt.AlignmentFlag.AlignCenter, self._words
            )
        self.draw_ring(painter)
        painter.end()
