"""A line of text that gives way.

It ends in an ellipsis where there is no room, and its tooltip has all of it.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from signer.studio.language import translated
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import Tone


class Elided(QLabel):
    """A label as wide as its text where there is room, and never wider than its place."""

    def __init__(self, text: str = "", tone: Tone = 1, weight: int = 400, *, name: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(translated(text))
        self.setFont(theme.font(theme.BODY, weight))
        self.setProperty("tone", str(tone))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        if (told := translated(text)) != self.text():
            super().setText(told)
            self._tell()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), self.alignment(), words)
        painter.end()

    def _tell(self) -> None:
        self.setToolTip(
            plain.tip(self.text() if self.fontMetrics().horizontalAdvance(self.text()) > self.width() else "")
        )
