"""Small drawings of the path from key to key on a track: a picture of what the hand does."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from signer.document.values import PathShape

ARC_PX: Final = 16.0
LOOP_PX: Final = 6.0
WAVE_PX: Final = 4.0
_WAVES: Final = 4
_SLIDE_PX: Final = 3.0


def way_shape(shape: PathShape, start: QPointF, end: QPointF) -> QPainterPath:
    """The line of a path between two points of one height.

    A bow, a loop, waves, a double line for a slide, or straight.
    """
    path, width, y = QPainterPath(start), end.x() - start.x(), start.y()
    if shape == "arc":
        path.cubicTo(
            QPointF(start.x() + width * 0.3, y - ARC_PX), QPointF(start.x() + width * 0.7, y - ARC_PX), end
        )
        return path
    if shape == "zigzag":
        step = width / (2 * _WAVES)
        for turn in range(1, 2 * _WAVES):
            path.lineTo(QPointF(start.x() + turn * step, y + (-WAVE_PX if turn % 2 else WAVE_PX)))
    path.lineTo(end)
    if shape == "circle":
        path.addEllipse(QRectF(start.x() + width / 2 - LOOP_PX, y - 2 * LOOP_PX, 2 * LOOP_PX, 2 * LOOP_PX))
    if shape == "slide":
        path.moveTo(QPointF(start.x(), y - _SLIDE_PX))
        path.lineTo(QPointF(end.x(), y - _SLIDE_PX))
    return path
