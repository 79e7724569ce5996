"""A time that can be clicked and typed over; until then it looks like the words around it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit

from signer.studio.language import complaint, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import HEIGHT_PX
from signer.studio.widgets.search_field import claimed

FRAME_PX: Final = 9
"""Padding, border and Qt's own margin on both sides of the text, and the cursor at its end."""


class TimeField(QLineEdit):
    """A typed time: a click chooses all of it, Enter takes it, Esc gives it up.

    What cannot be read is said and stays to be mended.

    Signals:
        entered(time_s): a time was typed; never emitted by `show_time`.
        refused(words): what was typed is no time; the words say what to type.
        done(): Enter or Esc: the keyboard may go back to where it came from.
    """

    entered = Signal(float)
    refused = Signal(str)
    done = Signal()

    def __init__(
        self,
        name: str,
        spoken: str,
        tip: str,
        *,
        read: Callable[[str], float],
        say: Callable[[float], str],
        widest: str,
    ) -> None:
        """Make a field as wide as `widest`, its longest text; `read` raises ValueError in words."""
        super().__init__()
        self.setObjectName(name)
        self._spoken, self._read, self._say, self._widest = spoken, read, say, widest
        self._shown_s: float | None = None
        self._comes_by_mouse = False
        self.setToolTip(plain.tip(tip))
        self.setProperty("kind", "time")
        self.set_size(theme.BODY, 400)
        self.editingFinished.connect(self._take)

    def set_size(self, px: int, weight: int) -> None:
        """Write in another size; the width follows."""
        self.setFont(theme.font(px, weight))
        self.setFixedWidth(self.fontMetrics().horizontalAdvance(self._widest) + FRAME_PX)

    def stand_in_form(self, width_px: int, *, is_framed: bool = False) -> None:
        """Look as fields of numbers do, or with the frame of lines of text, so wide."""
        self.setProperty("kind", None if is_framed else "inline")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_size(theme.VALUE, 600)
        self.setFixedSize(width_px, HEIGHT_PX)

    def show_time(self, time_s: float) -> None:
        """Show a time without announcing it; what is being typed stays."""
        if time_s != self._shown_s and not (self.hasFocus() and self.isModified()):
            self._shown_s = time_s
            self._write()

    def event(self, event: QEvent) -> bool:
        answer = claimed(event, escapes=True, typed=self.isModified())
        return super().event(event) if answer is None else answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._write()
            self.done.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._take():
                self.done.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._comes_by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        self.selectAll()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._comes_by_mouse:
            self._comes_by_mouse = False
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)  # takes what was typed, as Enter does
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._write()

    def _take(self) -> bool:
        """Announce what was typed; False where it is no time."""
        if not self.isModified():
            return True
        try:
            time_s = self._read(self.text())
        except ValueError as error:
            self.refused.emit(complaint(error))
            self.selectAll()
            return False
        self.setModified(False)
        self.entered.emit(time_s)
        self._write()
        return True

    def _write(self) -> None:
        """Write the time that is true, whatever was typed."""
        words = "" if self._shown_s is None else translated(self._say(self._shown_s))
        self.setText(words)
        self.setCursorPosition(0)
        self.setAccessibleName(f"{self._spoken}: {words}")
