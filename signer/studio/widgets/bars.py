"""Bars along which one value is dragged: solid where it can be, hatched where it cannot.

The height of an elbow, the angle of a joint, and the least to the most of anything, with its number.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.studio.language import tr
from signer.studio.look import plain, theme
from signer.studio.widgets.adjustable import Ranged
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import Heard, across, beneath, label
from signer.words.numbers import in_degrees

LOWEST: Final = -60.0
HIGHEST: Final = 180.0
TURN_DEG: Final = 360.0
LEVEL_PX: Final = 28
"""Height of a slim bar."""
_WORDS: Final = ((0.0, tr("low", "elbow")), (90.0, tr("out", "elbow")), (180.0, tr("high", "elbow")))


class Bar(Ranged):
    """A ranged value along a line from left to right, with a pin that may mark one place of it."""

    edge_px = 9.0
    """Room beside the line at both ends, px."""
    top_px, thick_px, radius_px = 9.0, 10.0, 4.0
    """Upper edge of the line, its thickness, and the radius of its corners."""
    turns: tuple[float, ...] = (0.0,)
    """Angles by which a stretch that the body bars is turned, each time that it is drawn."""
    pin: float | None = None

    def show_pin(self, value: float | None) -> None:
        """Move the pin, or take it away."""
        if value != self.pin:
            self.pin = value
            self.update()

    def x_of(self, value: float) -> float:
        """Return the pixel of a value; one past a limit stands at the end."""
        low, high = self.limits
        share = (min(max(value, low), high) - low) / (high - low)
        return self.edge_px + share * (self.width() - 2 * self.edge_px)

    def value_at(self, position: QPointF) -> float:
        low, high = self.limits
        share = (position.x() - self.edge_px) / max(self.width() - 2 * self.edge_px, 1)
        return low + min(max(share, 0.0), 1.0) * (high - low)

    def stretch(self, low: float, high: float) -> QRectF:
        """Return the part of the line between two values, px."""
        return QRectF(self.x_of(low), self.top_px, self.x_of(high) - self.x_of(low), self.thick_px)

    def draw_track(self, painter: QPainter) -> None:
        """Draw the line: hatched, tinted where the body bars it, solid where it is possible."""
        outline = QPainterPath()
        outline.addRoundedRect(self.stretch(*self.limits), self.radius_px, self.radius_px)
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.hatch())
        painter.drawPath(outline)
        painter.save()
        painter.setClipPath(outline)
        theme.ink(painter, None, theme.colour("near", 0.4))
        for low, high in self.in_body:
            for turn in self.turns:
                if high + turn > self.limits[0] and low + turn < self.limits[1]:
                    painter.drawRect(self.stretch(low + turn, high + turn))
        painter.setBrush(theme.colour("text3", 0.95))
        for low, high in self.possible:
            if high > self.limits[0]:
                painter.drawRect(self.stretch(low, high))
        painter.restore()

    def draw_pin(self, painter: QPainter, half: float, top: float, foot: float) -> None:
        """Draw the pin above the line, so wide to either side."""
        if self.pin is not None:
            x = self.x_of(self.pin)
            theme.ink(painter, None, theme.colour("text2"))
            corners = QPointF(x - half, top), QPointF(x + half, top), QPointF(x, foot)
            painter.drawPolygon(QPolygonF(corners))

    def draw_ghost(self, painter: QPainter, half: float, *, is_led: bool = False) -> None:
        """Draw where the value was asked to be and cannot, and a line that leads there from the thumb."""
        if self.asked is not None:
            theme.ink(painter, QPen(theme.colour("missed"), 2, Qt.PenStyle.DotLine), None)
            if is_led:
                middle = self.top_px + self.thick_px / 2
                ends = QPointF(self.x_of(self.value), middle), QPointF(self.x_of(self.asked), middle)
                painter.drawLine(*ends)
            painter.drawRoundedRect(self._across(self.asked, half, 4), 4, 4)

    def draw_thumb(self, painter: QPainter, half: float, beyond: float, radius: float, grip: float) -> None:
        """Draw the thumb, which stands so far over the line, with a line to grip it by."""
        thumb = self._across(self.value, half, beyond)
        theme.ink(painter, QPen(theme.colour("panel"), 2), theme.colour("accent"))
        painter.drawRoundedRect(thumb, radius, radius)
        if grip:
            painter.setPen(QPen(theme.colour("on_accent"), 1.5))
            painter.drawLine(thumb.center() - QPointF(0, grip / 2), thumb.center() + QPointF(0, grip / 2))

    def _across(self, value: float, half: float, beyond: float) -> QRectF:
        high = self.thick_px + 2 * beyond
        return QRectF(self.x_of(value) - half, self.top_px - beyond, 2 * half, high)


class ElbowBar(Bar):
    """Elbow height in degrees round the elbow's circle, from a low to a high elbow.

    Zero is the circle's lowest point, a pin marks the most relaxed one.

    A stretch that the body bars may run on past the top of the circle. Heights below the bar's end (the elbow
    drawn far across the body) stand at its end; the number beside the bar says them.
    """

    edge_px = 26.0
    top_px, thick_px, radius_px = 14.0, 16.0, 5.0
    turns = (0.0, -TURN_DEG)

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__(name, spoken, (LOWEST, HIGHEST), possible=((-180.0, 180.0),))
        self.setFixedHeight(58)
        self.setMinimumWidth(160)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, foot = self.painter(), self.top_px + self.thick_px
        self.draw_track(painter)
        self.draw_pin(painter, 5, self.top_px - 10, self.top_px - 3)
        for degrees, word in _WORDS:
            x = self.x_of(degrees)
            painter.setPen(theme.pen("outline"))
            painter.drawLine(QPointF(x, foot + 3), QPointF(x, foot + 7))
            theme.write(painter, QRectF(x - 40, foot + 7, 80, 18), word, "text3", align=theme.CENTRE)
        self._draw_arms(painter)
        self.draw_ghost(painter, 6, is_led=True)
        self.draw_thumb(painter, 7, 5, 5, self.thick_px - 6)
        self.draw_ring(painter)
        painter.end()

    def _draw_arms(self, painter: QPainter) -> None:
        """Draw an arm with its elbow down, and one with its elbow up."""
        theme.ink(painter, theme.pen("text2", 2), None)
        for x, bend in ((11.0, 8.0), (self.width() - 11.0, -8.0)):
            painter.drawPolyline([QPointF(x - 8, 22), QPointF(x, 22 + bend), QPointF(x + 8, 20)])


class LevelBar(Bar):
    """A slim bar for one number between two limits.

    `unit` is what it is counted in, `rest` where nothing is done and a notch stands.
    """

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
        self.setFixedHeight(LEVEL_PX)
        self.setMinimumWidth(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, x = self.painter(), self.x_of(self._rest)
        self.draw_track(painter)
        painter.setPen(theme.pen("text2", 1.5))
        for end in (self.top_px - 4, self.top_px + self.thick_px + 1):
            painter.drawLine(QPointF(x, end), QPointF(x, end + 3))
        self.draw_ghost(painter, 5)
        self.draw_thumb(painter, 6, 5, 5, 0)
        self.draw_ring(painter)
        painter.end()


class JointBar(Bar):
    """Degrees from one end of a joint's range to the other. A pin marks where the handshape has the joint."""

    thick_px = 9.0

    def __init__(self, name: str, spoken: str, limits: tuple[float, float]) -> None:
        super().__init__(name, spoken, limits)
        self.setFixedHeight(26)
        self.setMinimumWidth(120)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, (low, high) = self.painter(), self.limits
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.colour("text3", 0.95))
        painter.drawRoundedRect(self.stretch(low, high), self.radius_px, self.radius_px)
        if low < 0.0 < high:
            painter.setPen(theme.pen("panel", 1.5))
            zero = self.stretch(0.0, 0.0)
            painter.drawLine(zero.topLeft(), zero.bottomLeft())
        self.draw_pin(painter, 4.5, 1.0, 7.5)
        self.draw_thumb(painter, 6, 4, 4.5, self.thick_px - 2)
        self.draw_ring(painter)
        painter.end()


class JointRow(QWidget):
    """A joint's name and what its ends mean, its number to type into, and its bar below."""

    def __init__(self, name: str, title: str, *, limits: tuple[float, float], ends: tuple[str, str]) -> None:
        super().__init__()
        low, high = (in_degrees(end) for end in limits)
        words = tr(
            "{title}: {low} ({ends}) to {high} ({ends2}). Drag, or arrows 1°, with Shift 0.1°, Page 10°.",
            title=title,
            low=low,
            ends=ends[0],
            high=high,
            ends2=ends[1],
        )
        self.bar = JointBar(name, title, limits)
        self.bar.setToolTip(plain.tip(words))
        self.number = NumberField(f"{name}.number", tr("{title} in degrees", title=title), limits=ANY_NUMBER)
        self.number.setFixedHeight(24)
        names = label(title, 2, theme.SMALL, 500), (label(f"{ends[0]} → {ends[1]}", 3, theme.SMALL), 1)
        beneath(self, across(None, *names, self.number, gap=6), self.bar)

    def show_value(self, degrees: float, usual: float | None) -> None:
        """Show where the joint stands, and where its handshape has it."""
        self.bar.show_value(degrees)
        self.bar.show_pin(usual)
        self.number.show_value(degrees)


class LevelLine(QWidget):
    """A slim bar and a number that say the same, behind a title."""

    def __init__(
        self,
        name: str,
        title: str,
        spoken: str,
        on: Heard,
        *,
        limits: tuple[float, float],
        unit: str,
        suffix: str,
        rest: float = 0.0,
        title_px: int = 0,
        typed: tuple[float, float] | None = None,
        tip: str = "",
    ) -> None:
        """`on` hears what is wished for by either; `typed` are limits of the number that are not the bar's.

        `title_px` is the width of titles that stand beneath each other (0: as wide as this one is).
        """
        super().__init__()
        self.bar = LevelBar(name, spoken, limits=limits, rest=rest, unit=unit)
        self.bar.setToolTip(plain.tip(tip))
        self.bar.wished.connect(on)
        typed_words = tr("{spoken}, in {unit}", spoken=spoken, unit=unit)
        self.number = NumberField(f"{name}.number", typed_words, limits=typed or limits, suffix=suffix, on=on)
        words = label(title, 2, theme.SMALL)
        if title_px:
            words.setFixedWidth(title_px)
        across(self, words, self.bar, self.number, gap=6)

    def set_limits(self, limits: tuple[float, float]) -> None:
        """Let it go from here to there."""
        if limits != self.bar.limits:
            self.bar.limits = limits
            self.bar.show_possible((limits,))
            self.number.set_limits(limits)

    def show_value(self, value: float, asked: float | None = None) -> None:
        """Show where it stands, and a ghost where it was asked to be when that is not possible."""
        self.bar.show_value(value, asked)
        self.number.show_value(value)
