"""Base of dials and bars: a number that is dragged, wheeled or stepped, possible in part.

Mostly in degrees. A run of small steps is one gesture.
"""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from signer.studio.language import tr
from signer.studio.widgets.painted import Painted

Intervals: TypeAlias = tuple[tuple[float, float], ...]
_RUN_ENDS_MS = 700
_STEPS = {
    Qt.Key.Key_Left: -1.0,
    Qt.Key.Key_Down: -1.0,
    Qt.Key.Key_Right: 1.0,
    Qt.Key.Key_Up: 1.0,
    Qt.Key.Key_PageUp: 10.0,
    Qt.Key.Key_PageDown: -10.0,
}


class Adjustable(Painted):
    """A value, mostly in degrees, that the user wishes.

    The owner answers with what became of it by `show_value`.

    Signals:
        gesture_began(), wished(degrees), gesture_ended(), gesture_cancelled(): in this order. A run of arrow
        keys or wheel steps is one gesture, over when the hand rests.
    """

    gesture_began = Signal()
    wished = Signal(float)
    gesture_ended = Signal()
    gesture_cancelled = Signal()
    unit = tr("degrees")
    """Unit of the value, for a screen reader."""

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__(name, spoken)
        self.value = 0.0
        self.asked: float | None = None
        self.is_dragged = False
        """True while the pointer drags the value."""
        self._run = QTimer(self)
        self._run.setSingleShot(True)
        self._run.setInterval(_RUN_ENDS_MS)
        self._run.timeout.connect(self.gesture_ended)
        self._tell_value()

    def show_value(self, value: float, asked: float | None = None) -> None:
        """Show where it stands, and a ghost where it was asked to be when that is not possible."""
        if (value, asked) != (self.value, self.asked):
            self.value, self.asked = value, asked
            self._tell_value()
            self.update()

    def _tell_value(self) -> None:
        self.setAccessibleDescription(f"{self.value:.0f} {self.unit}")

    def value_at(self, position: QPointF) -> float:
        """The degrees under the pointer."""
        raise TypeError("each dial and bar has its own")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._end_run()
            self.is_dragged = True
            self.gesture_began.emit()
            self.wished.emit(self.value_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.is_dragged:
            self.wished.emit(self.value_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.is_dragged and event.button() == Qt.MouseButton.LeftButton:
            self.is_dragged = False
            self.gesture_ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and (self.is_dragged or self._run.isActive()):
            self.is_dragged = False
            self._run.stop()
            self.gesture_cancelled.emit()
        elif step is not None and not self.is_dragged:
            self._nudge(step * self._fineness(event.modifiers()))
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Only with the keyboard here, since the panel may scroll under the pointer.
        notches = event.angleDelta().y() or event.angleDelta().x()
        if not self.hasFocus() or not notches or self.is_dragged:
            event.ignore()
            return
        self._nudge((1.0 if notches > 0 else -1.0) * self._fineness(event.modifiers()))
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end_run()
        super().focusOutEvent(event)

    @staticmethod
    def _fineness(modifiers: Qt.KeyboardModifier) -> float:
        return 0.1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1.0

    def _nudge(self, step: float) -> None:
        if not self._run.isActive():
            self.gesture_began.emit()
        self._run.start()
        self.wished.emit(self.value + step)

    def let_go(self) -> None:
        """Somebody ended the gesture from elsewhere.

        The drag and the run are over, and there is nothing to tell.
        """
        self.is_dragged = False
        self._run.stop()

    def _end_run(self) -> None:
        if self._run.isActive():
            self._run.stop()
            self.gesture_ended.emit()


class Ranged(Adjustable):
    """An adjustable value between `limits`, with what is possible and what the body bars.

    Stretches go from low to high.
    """

    def __init__(
        self, name: str, spoken: str, limits: tuple[float, float], possible: Intervals | None = None
    ) -> None:
        super().__init__(name, spoken)
        self.limits = limits
        self.possible: Intervals = (limits,) if possible is None else possible
        self.in_body: Intervals = ()

    def show_possible(self, intervals: Sequence[tuple[float, float]]) -> None:
        """Draw these values solid, and the others hatched."""
        if tuple(intervals) != self.possible:
            self.possible = tuple(intervals)
            self.update()

    def show_in_body(self, intervals: Sequence[tuple[float, float]]) -> None:
        """Draw these of the others as what the body bars."""
        if tuple(intervals) != self.in_body:
            self.in_body = tuple(intervals)
            self.update()
