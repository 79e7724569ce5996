"""A slim bar from the least to the most of one thing.

Solid where it can be, hatched where it cannot, a notch where nothing is done.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent, QPen

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.ranged import Bar
from signer.studio.widgets.track import draw_thumb

HEIGHT_PX: Final = 28
_TRACK_PX: Final = 10.0


class LevelBar(Bar):
    """One number between two limits; `unit` is what it is counted in, `rest` where nothing is done."""

    def __init__(
        self,
        name: str,
        spoken: str,
        *,
        limits: tuple[float, float],
        rest: float = 0.0,
        unit: str = tr("degrees"),
    ) -> None:
        super().__init__(name, spoken, limits)
        self.unit, self._rest = unit, rest
        self._tell_value()
        self.setFixedHeight(HEIGHT_PX)
        self.setMinimumWidth(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        top, middle = (HEIGHT_PX - _TRACK_PX) / 2, HEIGHT_PX / 2
        outline = QPainterPath()
        outline.addRoundedRect(
            QRectF(self.track.x(self.limits[0]), top, self.track.x(self.limits[1]) - self.edge_px, _TRACK_PX),
            4,
            4,
        )
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.hatch())
        painter.drawPath(outline)
        painter.save()
        painter.setClipPath(outline)
        theme.ink(painter, None, theme.colour("text3", 0.95))
        for low, high in self.possible:
            painter.drawRect(
                QRectF(self.track.x(low), top, self.track.x(high) - self.track.x(low), _TRACK_PX)
            )
        painter.restore()
        painter.setPen(theme.pen("text2", 1.5))
        for end in (top - 4, top + _TRACK_PX + 1):
            painter.drawLine(
                QPointF(self.track.x(self._rest), end), QPointF(self.track.x(self._rest), end + 3)
            )
        if self.asked is not None:
            theme.ink(painter, QPen(theme.colour("missed"), 2, Qt.PenStyle.DotLine), None)
            painter.drawRoundedRect(QRectF(self.track.x(self.asked) - 5, middle - 9, 10, 18), 4, 4)
        draw_thumb(painter, QRectF(self.track.x(self.value) - 6, middle - 10, 12, 20), 5)
        self.draw_ring(painter)
        painter.end()
