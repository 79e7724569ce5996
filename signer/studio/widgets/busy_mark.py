"""A mark that moves while something is being worked on."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import identify

SIZE_PX: Final = 16
STEP_MS: Final = 60
STEPS: Final = 16
"""So many steps of the mark are one turn, of about a second."""
_LINE_PX: Final = 2.0
_SHARE: Final = 0.3
"""Of the ring that is drawn strongly."""
_SIXTEENTHS: Final = 16
"""Qt counts sixteenths of a degree."""


class BusyMark(QWidget):
    """A ring of which a part goes round for as long as it is shown; it takes no clicks."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        identify(self, name, tr("Working"))
        self.setFixedSize(SIZE_PX, SIZE_PX)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.step = 0
        """Position of the strong part round the mark, in steps."""
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._turn)
        self.hide()

    def _turn(self) -> None:
        self.step = (self.step + 1) % STEPS
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QRectF(self.rect()).adjusted(_LINE_PX, _LINE_PX, -_LINE_PX, -_LINE_PX)
        for token, share in (("line", 1.0), ("text", _SHARE)):
            pen = QPen(theme.colour(token), _LINE_PX)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(
                ring, -round(360 * _SIXTEENTHS * self.step / STEPS), -round(360 * _SIXTEENTHS * share)
            )
        painter.end()
