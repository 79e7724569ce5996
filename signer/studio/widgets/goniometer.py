"""A dial on which a little hand turns as the real one does, one degree for one degree."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from signer.studio.language import tr
from signer.studio.look import plain, theme
from signer.studio.widgets.adjustable import Ranged
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import beneath, label
from signer.words.numbers import in_degrees

Glyph = Callable[[], QPainterPath]
_BEYOND: Final = 16.0
_RADIUS: Final = 46.0


class Goniometer(Ranged):
    """A dial for one angle of a joint.

    The solid arc is the possible part of the joint's range. The arc is hatched elsewhere and beyond the
    range, and tinted for the body. Zero is up, positive to the right; the ends are named.
    """

    def __init__(
        self, name: str, spoken: str, *, glyph: Glyph, limits: tuple[float, float], ends: tuple[str, str]
    ) -> None:
        super().__init__(name, spoken, limits)
        self._ends, self._glyph = ends, glyph()
        self._swings = glyph is not fingertips
        self._shown: tuple[object, ...] = ()
        self._drawn = QPixmap()
        self.setFixedHeight(84)
        self.setMinimumWidth(80)

    def value_at(self, position: QPointF) -> float:
        across, up = position.x() - self._pivot().x(), self._pivot().y() - position.y()
        return math.degrees(math.atan2(across, up))

    def ghost_deg(self, asked_deg: float) -> float:
        """Return the angle at which the asked one is marked, degrees: no farther out than the hatching.

        The words stand below the hatching.
        """
        return min(max(asked_deg, self.limits[0] - _BEYOND), self.limits[1] + _BEYOND)

    def _pivot(self) -> QPointF:
        return QPointF(self.width() / 2, 60)

    def _radius(self) -> float:
        return min(_RADIUS, self.width() / 2 - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.drawPixmap(0, 0, self._ground())
        self._draw_hand(painter)
        self._draw_mark(painter, self.value, theme.pen("panel", 6), -5, 5)
        self._draw_mark(painter, self.value, theme.pen("accent", 3.5), -6, 6)
        if self.asked is not None:
            ghost = QPen(theme.colour("missed"), 2, Qt.PenStyle.DotLine)
            self._draw_mark(painter, self.ghost_deg(self.asked), ghost, -14, 8)
        for words, side in zip(self._ends, (theme.LEFT, theme.RIGHT), strict=True):
            theme.write(painter, QRectF(0, 66, self.width(), 18), words, "text2", align=side)
        self.draw_ring(painter)
        painter.end()

    def _ground(self) -> QPixmap:
        """The range, drawn once for as long as it stays: what turns in a drag is the hand before it."""
        ratio = self.devicePixelRatioF()
        shown = self.width(), ratio, self.limits, self.possible, self.in_body, theme.current()
        if self._shown != shown:
            self._shown, self._drawn = shown, QPixmap(self.size() * ratio)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(Qt.GlobalColor.transparent)
            painter = self.painter(self._drawn)
            self._draw_range(painter)
            painter.end()
        return self._drawn

    def _draw_range(self, painter: QPainter) -> None:
        low, high = self.limits
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.hatch())
        painter.drawPath(self._arc(low - _BEYOND, high + _BEYOND))
        theme.ink(painter, None, theme.colour("near", 0.4))
        for start, end in self.in_body:
            painter.drawPath(self._arc(start, end))
        painter.setBrush(theme.colour("text3", 0.95))
        for start, end in self.possible:
            painter.drawPath(self._arc(start, end))
        for end in self.limits:
            self._draw_mark(painter, end, theme.pen("text", 1.5), -6, 6)
        self._draw_mark(painter, 0.0, theme.pen("text3"), -12, -7)

    def _arc(self, start: float, stop: float) -> QPainterPath:
        centre, radius = self._pivot(), self._radius()
        outer = QRectF(centre.x() - radius - 4.5, centre.y() - radius - 4.5, 2 * radius + 9, 2 * radius + 9)
        inner = outer.adjusted(9, 9, -9, -9)
        path = QPainterPath()
        path.arcMoveTo(outer, 90 - start)
        path.arcTo(outer, 90 - start, start - stop)
        path.arcTo(inner, 90 - stop, stop - start)
        path.closeSubpath()
        return path

    def _draw_mark(self, painter: QPainter, degrees: float, pen: QPen, inner: float, outer: float) -> None:
        angle = math.radians(degrees)
        along = QPointF(math.sin(angle), -math.cos(angle))
        painter.setPen(pen)
        painter.drawLine(
            self._pivot() + along * (self._radius() + inner), self._pivot() + along * (self._radius() + outer)
        )

    def _draw_hand(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(self._pivot())
        scale = self._radius() / _RADIUS
        if self._swings:
            stub = QPainterPath()
            stub.addRoundedRect(QRectF(-6 * scale, 0, 12 * scale, 8), 3, 3)
            theme.ink(painter, None, theme.colour("dominant", 0.45))
            painter.drawPath(stub)
        else:
            painter.translate(0, -15 * scale)
        painter.rotate(self.value)
        painter.scale(scale, scale)
        theme.ink(painter, QPen(QColor(theme.colour("panel")), 1.5), theme.colour("dominant"))
        painter.drawPath(self._glyph)
        painter.restore()


def side_view() -> QPainterPath:
    """The hand from its side, palm to the right."""
    path = QPainterPath()
    path.moveTo(-5, 2)
    path.cubicTo(-7, -10, -5, -26, -2, -35)
    path.cubicTo(-1, -37, 2, -37, 3, -35)
    path.cubicTo(5, -26, 7, -10, 5, 2)
    path.closeSubpath()
    path.addRoundedRect(QRectF(3, -19, 6, 5), 2.5, 2.5)
    return _one_outline(path)


def palm_view() -> QPainterPath:
    """The hand from the palm, thumb to the right."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-9, -18, 18, 20), 6, 6)
    for left, length in ((-8.7, 12), (-4.2, 16), (0.3, 17.5), (4.8, 15)):
        path.addRoundedRect(QRectF(left, -16 - length, 3.9, length + 6), 1.95, 1.95)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-2.3, -14, 4.6, 16), 2.3, 2.3)
    path.addPath(QTransform().translate(8.5, -6).rotate(42).map(thumb))
    return _one_outline(path)


def fingertips() -> QPainterPath:
    """The right hand from its fingertips: a slab with the thumb on top and the palm to the right."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-5, -15, 10, 30), 5, 5)
    path.addEllipse(QPointF(5.5, -14), 4.5, 4.5)
    return _one_outline(path)


def _one_outline(path: QPainterPath) -> QPainterPath:
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


class Dial(QWidget):
    """A goniometer under its name, above its number to type into."""

    def __init__(
        self, name: str, title: str, *, glyph: Glyph, limits: tuple[float, float], ends: tuple[str, str]
    ) -> None:
        super().__init__()
        self.dial = Goniometer(name, title, glyph=glyph, limits=limits, ends=ends)
        low, high = map(in_degrees, limits)
        self._limits, self._tip = limits, tr(
            "{title}: {in_degrees} to {in_degrees2}. Drag, or arrows 1°, with Shift 0.1°, Page 10°.",
            title=title, in_degrees=low, in_degrees2=high,
        )  # fmt: skip
        self.dial.setToolTip(plain.tip(self._tip))
        self.number = NumberField(f"{name}.number", tr("{title} in degrees", title=title), limits=ANY_NUMBER)
        title_label = label(title, 2, theme.SMALL, 500)
        title_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        beneath(self, title_label, self.dial, (self.number, 0, Qt.AlignmentFlag.AlignHCenter))

    def show_possible(self, intervals: Sequence[tuple[float, float]] | None, why: str = "") -> None:
        """Show the range that is possible for the joint here; None where nothing is known.

        The tooltip says why the rest is not possible.
        """
        self.dial.show_possible((self._limits,) if intervals is None else intervals)
        self.dial.setToolTip(plain.tip(f"{self._tip}\n{why}" if why else self._tip))

    def show_value(self, degrees: float, asked: float | None = None) -> None:
        """Show where the joint stands, in the dial and as a number."""
        self.dial.show_value(degrees, asked)
        self.number.show_value(degrees)
