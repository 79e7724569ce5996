"""The size of a window: as large as is useful on the screen it opens on, and all of it on that screen."""

from typing import Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QStyle, QWidget

LARGEST: Final = QSize(1600, 1000)
"""A first window is no larger: beyond it only the stage grows, and hands move away from the controls."""
SMALLEST: Final = QSize(1120, 600)
"""Both docks and a stage beside each other, with everything in them within reach; 1280x720 less a task bar
and a frame has room for it."""


def first_size(available: QRect, frame: QMargins) -> QSize:
    """Return the size of a first window within its frame, px.

    Never below `SMALLEST`, which a smaller screen has to cut.
    """
    room = available.marginsRemoved(frame).size()
    return room.boundedTo(LARGEST).expandedTo(SMALLEST)


def usual_frame(window: QWidget) -> QMargins:
    """Guess the frame that a window will get, px: nobody knows it before the window is shown."""
    bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    edge = window.style().pixelMetric(QStyle.PixelMetric.PM_MdiSubWindowFrameWidth, None, window)
    return QMargins(edge, bar + edge, edge, edge)


def keep_on_screen(window: QWidget) -> None:
    """Shrink and move a window so that it and the frame that it has now are on the screen.

    One that fills the screen stays so.
    """
    if window.isMaximized() or window.isFullScreen():
        return
    available, outer, inner = window.screen().availableGeometry(), window.frameGeometry(), window.geometry()
    if available.contains(outer):
        return
    around = outer.size() - inner.size()
    window.resize(inner.size().boundedTo(available.size() - around))
    outer = window.frameGeometry()
    low, high = available.topLeft(), available.bottomRight() - QPoint(outer.width() - 1, outer.height() - 1)
    window.move(max(low.x(), min(outer.x(), high.x())), max(low.y(), min(outer.y(), high.y())))
