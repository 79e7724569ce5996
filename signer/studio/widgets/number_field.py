"""Numbers to type: one with its unit and a true minus sign, and a rate of films that is chosen too."""

import re
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox

from signer.document.frame_rates import USUAL, FrameRate, Rate, read, spelled
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.pieces import DropDown, Heard, identify
from signer.studio.widgets.search_field import wants_undo
from signer.words.numbers import MINUS, signed

_BEGUN = re.compile(r"[-+]?\d*\.?\d*([eE][-+]?\d*)?")
_NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
ANY_NUMBER: Final = (-1e6, 1e6)
"""The limits of a field whose owner answers an impossible wish with the nearest possible one."""

HEIGHT_PX: Final = 28


class NumberField(QDoubleSpinBox):
    """A typed number. Either minus is read, the true one is shown; a click chooses all of it.

    Wheel only when focused.

    `entered` is emitted when the user changes the number, never by `show_value`. A number beyond the limits
    becomes the nearest one within; with `ANY_NUMBER` as limits the owner answers. Tenths are kept, and left
    out of the text when there are none (`trim`).
    """

    entered = Signal(float)

    def __init__(
        self,
        name: str,
        spoken: str,
        *,
        limits: tuple[float, float],
        suffix: str = "°",
        fine: float = 0.1,
        trim: bool = True,
        on: Heard | None = None,
    ) -> None:
        """`on` hears of what is entered."""
        super().__init__()
        identify(self, name, spoken, kind="inline")
        self._fine = fine
        self._trim = trim
        self.setDecimals(1)
        self.setRange(*limits)
        self.setSuffix(suffix)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(theme.font(theme.VALUE, 600))
        self.setFixedSize(74, HEIGHT_PX)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self._on_changed)
        self.editingFinished.connect(lambda: self.lineEdit().setModified(False))
        self._comes_by_mouse = False
        self.lineEdit().installEventFilter(self)
        if on is not None:
            self.entered.connect(on)

    def event(self, event: QEvent) -> bool:
        is_asked = (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and wants_undo(event)
        )
        if is_asked and not self.lineEdit().isModified():
            event.ignore()  # nothing is being typed: what is undone is the sign
            return False
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose the whole number by a click that comes here, or a double click: typing replaces it."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonDblClick:
            self.selectAll()
            return True
        if kind == QEvent.Type.MouseButtonRelease and self._comes_by_mouse:
            self._comes_by_mouse = False
            if not self.lineEdit().hasSelectedText():
                self.selectAll()
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._comes_by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def set_limits(self, limits: tuple[float, float]) -> None:
        """Take numbers within these from now on; one that is moved by them is not announced."""
        with QSignalBlocker(self):
            self.setRange(*limits)

    def show_value(self, value: float) -> None:
        """Show a number without announcing it; what is being typed stays."""
        if self.hasFocus() and self.lineEdit().isModified():
            return
        if (
            self.text() == self.textFromValue(value) + self.suffix()
            and round(value, self.decimals()) == self.value()
        ):
            return  # written anew it would be painted anew
        with QSignalBlocker(self):
            self.setValue(value)

    def _on_changed(self, value: float) -> None:
        self.lineEdit().setModified(False)  # it is no longer being typed: the owner's answer may be shown
        self.entered.emit(value)

    def textFromValue(self, value: float) -> str:
        is_whole = self._trim and round(value, 1) == round(value)
        return translated(signed(value, 0 if is_whole else 1))

    def valueFromText(self, text: str) -> float:
        plain = self._plain(text)
        return float(plain) if _NUMBER.fullmatch(plain) else self.value()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        # Not the base class: it takes a comma for a separator of thousands, and puts the hyphen back.
        plain = self._plain(text)
        if not _BEGUN.fullmatch(plain):
            state = QValidator.State.Invalid
        elif _NUMBER.fullmatch(plain) and self.minimum() <= float(plain) <= self.maximum():
            state = QValidator.State.Acceptable
        else:
            state = QValidator.State.Intermediate
        return (state, text, position)

    def fixup(self, text: str) -> str:
        plain = self._plain(text)
        wished = float(plain) if _NUMBER.fullmatch(plain) else self.value()
        return self.textFromValue(min(max(wished, self.minimum()), self.maximum())) + self.suffix()

    def _plain(self, text: str) -> str:
        return (
            text.replace(MINUS, "-")
            .replace(",", ".")
            .removesuffix(self.suffix())
            .removesuffix(self.suffix().strip())
            .strip()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {
            Qt.Key.Key_Up: 1.0,
            Qt.Key.Key_Down: -1.0,
            Qt.Key.Key_PageUp: 10.0,
            Qt.Key.Key_PageDown: -10.0,
        }.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.setValue(
            self.value()
            + step * (self._fine if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0)
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


WIDTH_PX: Final = 100
TIP: Final = tr("Choose frames a second, or type them: 30, 29.97 or 30000/1001")


class RateField(DropDown):
    """Frames a second. 29.97 is read as 30000/1001, and shown for it; what is no rate goes back.

    `entered` is emitted when the user changes the rate, never by `show_value`. A rate beyond the limits
    becomes the nearest one within.
    """

    entered = Signal()

    def __init__(self, name: str, *, limits: tuple[int, int], usual: tuple[Rate, ...] = USUAL) -> None:
        super().__init__()
        identify(self, name, tr("Frames a second"), tip=TIP)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setFont(theme.font(theme.VALUE, 600))
        self.setFixedWidth(WIDTH_PX)
        self._limits = limits
        self._rate: Rate = usual[0]
        for rate in usual:
            self.addItem(spelled(rate))
        if (line := self.lineEdit()) is not None:
            line.textEdited.connect(self._take)
            line.editingFinished.connect(self._settle)
        self.activated.connect(lambda index: self._take(self.itemText(index)))

    def rate(self) -> Rate:
        """Return the rate that it holds, exact."""
        return self._rate

    def show_value(self, rate: FrameRate) -> None:
        """Show a rate without announcing it."""
        self._rate = rate if isinstance(rate, (int, Fraction)) else read(spelled(rate)) or self._rate
        with QSignalBlocker(self):
            self.setEditText(spelled(self._rate))

    def _take(self, text: str) -> None:
        """Take what is typed as far as it is a rate; the text stays as it is typed."""
        wished = read(text)
        if wished is not None and text != spelled(self._rate):
            low, high = self._limits
            self._rate = min(max(wished, low), high)
            self.entered.emit()

    def _settle(self) -> None:
        self.show_value(self._rate)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
            self._take(self.currentText())
        else:
            event.ignore()
