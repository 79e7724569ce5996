"""A group of controls under a header that folds it away, with its present answer in the header."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import Elided, beneath, button, heading, row

HEADER_PX = 28


class Fold(QWidget):
    """Open or folded; the header stays.

    Signals:
        toggled(open): the user opened it or folded it.
        opened(open): it is open or folded now, whoever did it.
    """

    toggled = Signal(bool)
    opened = Signal(bool)

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._title = title
        self.body = QWidget()
        self._head = button(icon="down", name=f"{name}.fold", tip=title, kind="fold", on=self._toggle)
        self._head.setFixedWidth(18)
        self._head.setIconSize(QSize(12, 12))
        self.answer = Elided("", 3)
        self.answer.setFont(theme.font(theme.SMALL))
        self.answer.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say("")

    def fill(self, body: QWidget, *aside: QWidget) -> None:
        """Put the controls in, once; `aside` stands at the right end of the header, open or not."""
        self.body = body
        bar = row(self._head, heading(self._title), self.answer, *aside, gap=5)
        bar.setFixedHeight(HEADER_PX)
        lay_out = bar.layout()
        assert isinstance(lay_out, QHBoxLayout)
        lay_out.setStretchFactor(self.answer, 1)
        bar.setCursor(Qt.CursorShape.PointingHandCursor)
        beneath(self, bar, body)

    @property
    def is_open(self) -> bool:
        """Return whether the controls are shown."""
        return not self.body.isHidden()

    def set_open(self, on: bool) -> None:
        """Show the controls, or the header only."""
        self.body.setVisible(on)
        icons.set_icon(self._head, "down" if on else "right")
        self.opened.emit(on)

    def say(self, answer: str) -> None:
        """Write the present answer into the header."""
        self.answer.setText(answer)
        self._head.setAccessibleName(f"{self._title}: {answer}" if answer else self._title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().y() <= HEADER_PX:
            self._toggle()
        else:
            super().mousePressEvent(event)

    def _toggle(self) -> None:
        self.set_open(not self.is_open)
        self.toggled.emit(self.is_open)
