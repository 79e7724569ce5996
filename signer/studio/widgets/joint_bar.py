"""A bar along which one joint bends.

Its whole range, the place where its handshape has it, and a thumb to drag.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QWidget

from signer.studio.language import tr
from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import beneath, label
from signer.studio.widgets.ranged import Bar
from signer.studio.widgets.track import draw_thumb
from signer.words.numbers import in_degrees

_TOP: Final = 9.0
_HEIGHT: Final = 9.0


class JointBar(Bar):
    """Degrees from one end of a joint's range to the other. A pin marks where the handshape has the joint."""

    def __init__(self, name: str, spoken: str, limits: tuple[float, float]) -> None:
        super().__init__(name, spoken, limits)
        self.setFixedHeight(26)
        self.setMinimumWidth(120)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        low, high = (self.track.x(end) for end in self.limits)
        theme.ink(painter, QPen(theme.colour("outline", 0.8), 1), theme.colour("text3", 0.95))
        painter.drawRoundedRect(QRectF(low, _TOP, high - low, _HEIGHT), 4, 4)
        if self.limits[0] < 0.0 < self.limits[1]:
            painter.setPen(theme.pen("panel", 1.5))
            painter.drawLine(QPointF(self.track.x(0.0), _TOP), QPointF(self.track.x(0.0), _TOP + _HEIGHT))
        if self.pin is not None:
            x = self.track.x(self.pin)
            theme.ink(painter, None, theme.colour("text2"))
            painter.drawPolygon(QPolygonF([QPointF(x - 4.5, 1.0), QPointF(x + 4.5, 1.0), QPointF(x, 7.5)]))
        x = self.track.x(self.value)
        draw_thumb(painter, QRectF(x - 6, _TOP - 4, 12, _HEIGHT + 8), 4.5, grip_px=_HEIGHT - 2)
        self.draw_ring(painter)
        painter.end()


class JointRow(QWidget):
    """A joint's name and what its ends mean, its number to type into, and its bar below."""

    def __init__(self, name: str, title: str, *, limits: tuple[float, float], ends: tuple[str, str]) -> None:
        super().__init__()
        low, high = (in_degrees(end) for end in limits)
        self.bar = JointBar(name, title, limits)
        self.bar.setToolTip(
            plain.tip(
                tr(
                    "{title}: {low} ({ends}) to {high} ({ends2}). Drag, or arrows 1°, with Shift 0.1°, "
                    "Page 10°.",
                    title=title,
                    low=low,
                    ends=ends[0],
                    high=high,
                    ends2=ends[1],
                )
            )
        )
        self.number = NumberField(f"{name}.number", tr("{title} in degrees", title=title), limits=ANY_NUMBER)
        self.number.setFixedHeight(24)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(6)
        head.addWidget(label(title, 2, theme.SMALL, 500))
        head.addWidget(label(f"{ends[0]} → {ends[1]}", 3, theme.SMALL), 1)
        head.addWidget(self.number)
        beneath(self, head, self.bar)

    def show_value(self, degrees: float, usual: float | None) -> None:
        """Show where the joint stands, and where its handshape has it."""
        self.bar.show_value(degrees)
        self.bar.show_pin(usual)
        self.number.show_value(degrees)
