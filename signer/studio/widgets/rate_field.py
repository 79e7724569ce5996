"""A rate to choose or to type: the usual ones of films, whole ones, and fractions."""

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox

from signer.document.frame_rates import USUAL, FrameRate, Rate, read, spelled
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import DropDown, identify

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
