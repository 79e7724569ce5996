"""The ground of widgets that draw themselves: they take the keyboard and show a focus ring."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPaintDevice, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import identify

CLICK_PX: Final = 4.0
"""A press that moved by less is a click."""
WHEEL_ZOOM: Final = 1.12
"""One step of the wheel makes a picture so much larger."""


class Painted(QWidget):
    """A widget that draws itself from the tokens."""

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        identify(self, name, spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.theme_changed.connect(self.update)

    def painter(self, on: QPaintDevice | None = None) -> QPainter:
        """A smooth painter on this widget, or on a picture of it, with the interface's type.

        The caller ends it.
        """
        made = QPainter(self if on is None else on)
        made.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        made.setFont(theme.font())
        return made

    def draw_ring(self, painter: QPainter, radius: float = theme.RADIUS) -> None:
        """The focus ring, when the keyboard is here."""
        if self.hasFocus():
            theme.ink(painter, theme.pen("accent", 2), None)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def diamond(at: QPointF, size: float) -> QPolygonF:
    """Return a square on its corner, so far from its middle to each of them."""
    return QPolygonF([at + QPointF(x, y) for x, y in ((0, -size), (size, 0), (0, size), (-size, 0))])


def pill_place(at: QPointF, text: str, bounds: QRectF, mark: str = "") -> QRectF:
    """Return the rectangle of a pill: beside its dot, and inside the picture."""
    width = QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(text) + 18 + (18 if mark else 0)
    where = QRectF(at.x() + 12, at.y() - 13, width, 26)
    if where.right() > bounds.right() - 4:
        where.moveRight(at.x() - 12)
    if where.left() < bounds.left() + 4:
        where.moveLeft(bounds.left() + 4)
        where.moveTop(at.y() + 12)
    where.moveTop(min(max(where.top(), bounds.top() + 4), bounds.bottom() - 30))
    return where


def draw_pill(
    painter: QPainter, at: QPointF, text: str, bounds: QRectF, mark: str = "", token: str = "text"
) -> QRectF:
    """A name beside a dot or a value beside a handle, kept inside the picture; returns where it stands."""
    painter.save()
    where = pill_place(at, text, bounds, mark)
    theme.ink(painter, theme.pen("outline"), theme.colour("panel", 0.96))
    painter.drawRoundedRect(where, 6, 6)
    if mark:
        painter.drawPixmap(QPointF(where.left() + 7, where.top() + 5), icons.pixmap(mark, token, 16))
    theme.write(painter, where.adjusted(9 + (18 if mark else 0), 0, -9, 0), text, weight=500)
    painter.restore()
    return where
