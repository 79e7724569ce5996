"""Draws a span: a bar for its stretch at full strength between the slopes of its rise and its release."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from signer.studio.look import theme
from signer.studio.timeline.items import KeyItem, RampItem, Target

FOOT_PX = 3.5
"""Half the size of the dot by which a slope is dragged."""


def draw_span_shape(painter: QPainter, item: KeyItem, token: str, hovered: Target, *, chosen: bool) -> None:
    """Draw the slopes and the bar, and the dots at the feet while the span is chosen or under the pointer."""
    if item.onset is None or item.offset is None:
        return
    over = hovered.key_id == item.key.id
    top, bottom = item.hold.y, item.hold.y + item.hold.height
    corners = ((item.onset.x, bottom), (item.x, top), (item.hold.right, top), (item.offset.x, bottom))
    painter.setPen(theme.pen("accent", 2) if chosen else theme.pen(token, 1, alpha=0.7))
    painter.setBrush(theme.colour(token, 0.26 if over else 0.20))
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    if over or chosen:
        for part, ramp in (("onset", item.onset), ("offset", item.offset)):
            _draw_foot(painter, ramp, token, is_held=over and hovered.part == part)


def _draw_foot(painter: QPainter, ramp: RampItem, token: str, *, is_held: bool) -> None:
    size = FOOT_PX + (1.5 if is_held else 0.0)
    middle = QPointF(ramp.grip.x + ramp.grip.width / 2, ramp.grip.y + ramp.grip.height - FOOT_PX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("accent" if is_held else token))
    painter.drawEllipse(middle, size, size)
