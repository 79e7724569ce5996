"""Draws over the picture in white and ivory, each with a dark rim so that it reads on everything.

Lines, joints, letters, marks.
"""

from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from body_model.arrays import Array
from signer.studio.drawing.camera import Camera
from signer.studio.look import theme

RIM: Final = QColor(15, 17, 20)
IVORY: Final = QColor("#EDE6D6")
WHITE: Final = QColor(255, 255, 255)
# Dashes and gaps in pixels, the same for a line and its rim; none is a solid line.
Dashes: TypeAlias = tuple[float, ...]
SOLID: Final[Dashes] = ()
DASHED: Final[Dashes] = (6.0, 4.0)
DOTTED: Final[Dashes] = (2.0, 4.0)
MARKS: Final = {"touching": ("ok", "check"), "missed": ("missed", "missed"), "free": ("", "")}
"""The colour and the icon of each state of a contact."""


class Sight(NamedTuple):
    """Projection of the signer's space onto a widget: a camera, and the widget's size in pixels."""

    camera: Camera
    width: int
    height: int

    @property
    def bounds(self) -> QRectF:
        """The whole widget."""
        return QRectF(0.0, 0.0, self.width, self.height)

    def pixel(self, point: Array) -> QPointF:
        """Return the pixel at which a point, (3,) m, is seen."""
        x, y, _ = self.camera.pixel(point, self.width, self.height)
        return QPointF(x, y)

    def polyline(self, points: Array) -> QPolygonF:
        """The line through points, (n, 3) m, without those behind the viewer."""
        seen = self.camera.project(points, self.width, self.height)
        return QPolygonF([QPointF(x, y) for x, y, away in seen.tolist() if away > 0.0])


class Pencil:
    """Draws with one painter what is seen from one place."""

    def __init__(self, painter: QPainter, sight: Sight) -> None:
        self.painter, self.sight = painter, sight

    def through(self, points: Array, width: float, colour: QColor, dashes: Dashes, rim: float) -> None:
        """A line through points of the signer's space, with a rim so opaque."""
        self.line(self.sight.polyline(points), width, colour, dashes, rim)

    def line(self, line: QPolygonF, width: float, colour: QColor, dashes: Dashes, rim: float) -> None:
        """A line of pixels, with a rim so opaque."""
        dark = QColor(RIM)
        dark.setAlphaF(rim)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for each, tint in ((width + 2.2, dark), (width, colour)):
            # Curves of many short pieces look the same with bevelled joins, and cost half as much.
            pen = QPen(tint, each, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin)
            if dashes:
                pen.setDashPattern([length / each for length in dashes])
            self.painter.setPen(pen)
            self.painter.drawPolyline(line)

    def joint(self, at: QPointF, size: float, colour: QColor) -> None:
        """A round joint."""
        self.painter.setPen(QPen(RIM, 1.6))
        self.painter.setBrush(colour)
        self.painter.drawEllipse(at, size, size)

    def letter(self, at: QPointF, letter: str) -> None:
        """A letter beside a pixel."""
        outline = QPainterPath()
        outline.addText(at + QPointF(5.0, 4.0), theme.font(theme.TITLE, 600), letter)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(
            QPen(RIM, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        self.painter.drawPath(outline)
        self.painter.fillPath(outline, IVORY)


def draw_contact_mark(painter: QPainter, at: QPointF, state: str) -> None:
    """Contact: a closed double ring. Free: a single thin ring. Missed: a ring with a cross."""
    token, _ = MARKS[state]
    colour = on_dark(token) if token else WHITE
    theme.ink(painter, QPen(QColor(15, 17, 20, 220), 5.0 if token else 3.6), None)
    painter.drawEllipse(at, 8.0, 8.0)
    painter.setPen(QPen(colour, 2.5 if token else 1.6))
    painter.drawEllipse(at, 8.0, 8.0)
    if state == "touching":
        theme.ink(painter, None, colour)
        painter.drawEllipse(at, 3.5, 3.5)
    elif state == "missed":
        painter.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4))
        painter.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4))


def draw_dot(painter: QPainter, at: QPointF, *, seen: bool, chosen: bool, hovered: bool) -> None:
    """A place to choose: white with a dark rim, hollow when hidden, ringed when chosen."""
    size = 6.5 if hovered or chosen else 5.0
    if chosen:
        theme.ink(painter, QPen(RIM, 4.5), None)
        painter.drawEllipse(at, 10.0, 10.0)
        painter.setPen(QPen(WHITE, 2.5))
        painter.drawEllipse(at, 10.0, 10.0)
    painter.setPen(QPen(RIM if seen else WHITE, 1.8))
    painter.setBrush((theme.colour("accent") if chosen else WHITE) if seen else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, size, size)


def on_dark(token: str) -> QColor:
    """A colour of the dark theme.

    Marks on the figure keep its brighter tints, as they carry a dark rim in both themes.
    """
    return QColor(str(getattr(theme.DARK, token)))
