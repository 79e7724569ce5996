"""A bar from a low to a high elbow.

Solid where the elbow can be, hatched where it cannot, tinted where the body is in the way.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.ranged import Bar
from signer.studio.widgets.track import draw_thumb

LOWEST: Final = -60.0
HIGHEST: Final = 180.0
_TURN: Final = 360.0
_TOP: Final = 14.0
_HEIGHT: Final = 16.0
_WORDS: Final = ((0.0, tr("low", "elbow")), (90.0, tr("out", "elbow")), (180.0, tr("high", "elbow")))


class ElbowBar(Bar):
    """Elbow height in degrees round the elbow's circle.

    Zero is the circle's lowest point, a pin marks the most relaxed one.

    A stretch that the body bars may run on past the top of the circle. Heights below the bar's end (the elbow
    drawn far across the body) stand at its end; the number beside the bar says them.
    """

    edge_px = 26.0

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__(name, spoken, (LOWEST, HIGHEST), possible=((-180.0, 180.0),))
        self.setFixedHeight(58)
        self.setMinimumWidth(160)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        self._draw_track(painter)
        self._draw_words(painter)
        self._draw_arms(painter)
        if self.asked is not None:
            self._draw_ghost(painter, self.track.x(self.asked))
        x = self.track.x(self.value)
        draw_thumb(painter, QRectF(x - 7, _TOP - 5, 14, _HEIGHT + 10), 5, grip_px=_HEIGHT - 6)
        self.draw_ring(painter)
        painter.end()

    def _draw_track(self, painter: QPainter) -> None:
        whole = QRectF(self.track.x(LOWEST), _TOP, self.track.x(HIGHEST) - self.track.x(LOWEST), _HEIGHT)
        outline = QPainterPath()
        outline.addRoundedRect(whole, 5, 5)
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.hatch())
        painter.drawPath(outline)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.save()
        painter.setClipPath(outline)
        painter.setBrush(theme.colour("near", 0.4))
        for low, high in self.in_body:
            for turn in (0.0, -_TURN):
                if high + turn > LOWEST and low + turn < HIGHEST:
                    painter.drawRect(
                        QRectF(
                            self.track.x(low + turn),
                            _TOP,
                            self.track.x(high + turn) - self.track.x(low + turn),
                            _HEIGHT,
                        )
                    )
        painter.setBrush(theme.colour("text3", 0.95))
        for low, high in self.possible:
            if high > LOWEST:
                painter.drawRect(
                    QRectF(self.track.x(low), _TOP, self.track.x(high) - self.track.x(low), _HEIGHT)
                )
        painter.restore()
        if self.pin is not None:
            x = self.track.x(self.pin)
            painter.setBrush(theme.colour("text2"))
            painter.drawPolygon(
                QPolygonF([QPointF(x - 5, _TOP - 10), QPointF(x + 5, _TOP - 10), QPointF(x, _TOP - 3)])
            )

    def _draw_words(self, painter: QPainter) -> None:
        painter.setFont(theme.font(theme.SMALL))
        for degrees, word in _WORDS:
            x = self.track.x(degrees)
            painter.setPen(theme.pen("outline"))
            painter.drawLine(QPointF(x, _TOP + _HEIGHT + 3), QPointF(x, _TOP + _HEIGHT + 7))
            painter.setPen(theme.colour("text3"))
            painter.drawText(QRectF(x - 40, _TOP + _HEIGHT + 7, 80, 18), Qt.AlignmentFlag.AlignCenter, word)

    def _draw_arms(self, painter: QPainter) -> None:
        """An arm with its elbow down, and one with its elbow up."""
        theme.ink(painter, theme.pen("text2", 2), None)
        for x, bend in ((11.0, 8.0), (self.width() - 11.0, -8.0)):
            painter.drawPolyline([QPointF(x - 8, 22), QPointF(x, 22 + bend), QPointF(x + 8, 20)])

    def _draw_ghost(self, painter: QPainter, x: float) -> None:
        theme.ink(painter, QPen(theme.colour("missed"), 2, Qt.PenStyle.DotLine), None)
        painter.drawLine(
            QPointF(self.track.x(self.value), _TOP + _HEIGHT / 2), QPointF(x, _TOP + _HEIGHT / 2)
        )
        painter.drawRoundedRect(QRectF(x - 6, _TOP - 4, 12, _HEIGHT + 8), 4, 4)
