"""Draws what stands on the ruler.

The stretch that is played, markers with their words, the bracket over several chosen keys.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from signer.studio.look import theme
from signer.studio.timeline.items import Items, Target
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import RULER_PX

LONGEST_WORDS_PX: Final = 180.0
STRIP_PX: Final = 4.0


def draw_on_ruler(
    painter: QPainter,
    items: Items,
    scale: Scale,
    played: tuple[float, float] | None,
    hovered: Target,
    bottom_px: float,
) -> None:
    """Draw over the marks of time; what is not played is shaded down to `bottom_px`."""
    if played is not None:
        _draw_played(painter, scale, played, bottom_px)
    for index in range(len(items.markers)):
        _draw_marker(
            painter, items, index, over=hovered == Target("marker", None, str(index)), bottom_px=bottom_px
        )
    if items.bracket is not None:
        _draw_bracket(painter, items.bracket, hovered.key_id if hovered.part == "stretch" else None)


def _draw_played(painter: QPainter, scale: Scale, played: tuple[float, float], bottom_px: float) -> None:
    start, end = scale.x(played[0]), scale.x(played[1])
    right = scale.left_px + scale.width_px
    for x, to_x in ((scale.left_px, start), (end, right)):
        if to_x > x:
            painter.fillRect(QRectF(x, 0, to_x - x, bottom_px), theme.colour("window", 0.45))
    theme.ink(painter, None, theme.colour("accent"))
    painter.drawRect(QRectF(start, 0, end - start, STRIP_PX))
    for x in (start, end - 2):
        painter.drawRect(QRectF(x, 0, 2, 11))


def _draw_marker(painter: QPainter, items: Items, index: int, *, over: bool, bottom_px: float) -> None:
    x, text = items.markers[index]
    painter.setFont(theme.font(theme.SMALL, 500))
    later = [item.x for item in items.markers if item.x > x]
    room = min([LONGEST_WORDS_PX, *(at - x - 14 for at in later)])
    words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(max(room - 12, 0)))
    painter.setPen(theme.pen("text2", 1, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(x, RULER_PX), QPointF(x, bottom_px))
    theme.ink(painter, theme.pen("text" if over else "outline"), theme.colour("hover" if over else "raised"))
    if words:
        width = painter.fontMetrics().horizontalAdvance(words) + 12
        flag = [(0, RULER_PX), (0, 3), (width, 3), (width, 21), (5, 21)]
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in flag]))
        theme.write(painter, QRectF(x + 6, 3, width, 18), words, weight=500)
    else:
        flag = [(0, RULER_PX), (0, 5), (11, 5), (7, 10), (11, 15), (0, 15)]
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in flag]))


def _draw_bracket(painter: QPainter, bracket: tuple[float, float], over: str | None) -> None:
    start, end = bracket
    painter.setPen(theme.pen("accent", 2))
    painter.drawLine(QPointF(start, RULER_PX - 5), QPointF(end, RULER_PX - 5))
    theme.ink(painter, None, theme.colour("accent"))
    for x, name in ((start, "start"), (end, "end")):
        half = 4.0 if over == name else 3.0
        painter.drawRoundedRect(QRectF(x - half, RULER_PX - 12, 2 * half, 12), 2, 2)
