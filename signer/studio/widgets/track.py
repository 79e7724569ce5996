"""The straight track of a bar: which value stands where on it, and the thumb that is dragged along it."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from signer.studio.look import theme


class Track(NamedTuple):
    """From one limit to the other, `edge_px` inside a widget of `width_px`."""

    limits: tuple[float, float]
    width_px: float
    edge_px: float

    def x(self, value: float) -> float:
        """The pixel of a value; one past a limit stands at the end."""
        low, high = self.limits
        return self.edge_px + (min(max(value, low), high) - low) / (high - low) * (
            self.width_px - 2 * self.edge_px
        )

    def value(self, x: float) -> float:
        """The value at a pixel, within the limits."""
        low, high = self.limits
        share = (x - self.edge_px) / max(self.width_px - 2 * self.edge_px, 1)
        return low + min(max(share, 0.0), 1.0) * (high - low)


def draw_thumb(painter: QPainter, thumb: QRectF, radius_px: float, grip_px: float = 0.0) -> None:
    """Draw the thumb, with a line to grip it by as long as `grip_px` says."""
    theme.ink(painter, QPen(theme.colour("panel"), 2), theme.colour("accent"))
    painter.drawRoundedRect(thumb, radius_px, radius_px)
    if grip_px:
        painter.setPen(QPen(theme.colour("on_accent"), 1.5))
        middle = thumb.center()
        painter.drawLine(
            QPointF(middle.x(), middle.y() - grip_px / 2), QPointF(middle.x(), middle.y() + grip_px / 2)
        )
