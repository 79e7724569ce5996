"""Six directions as the signer feels them, with an arrow for the direction there is now."""

import math
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from body_model.plain_types import Vector
from signer.studio.language import initial, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.painted import Painted
from signer.words import facing
from signer.words.wording import SIDES

# Left is the signer's left; out, away from the body, recedes to the upper right.
SPOTS: Final = {
    "up": (0, -1),
    "down": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
    "out": (1, -1),
    "in": (-1, 1),
}
STEP_PX: Final = 30
"""From a line of buttons to the next: 28 px each, and a gap."""
HEIGHT_PX: Final = 92
SPOT_PX: Final = 40.0
"""Width of a button, as long as its word is no longer."""
_GAP_PX: Final = 4
_SHORT: Final = {
    "up": tr("U"), "down": tr("D", "down"), "left": initial(SIDES["left"]),
    "right": initial(SIDES["right"]), "out": tr("Out"), "in": tr("In"),
}  # fmt: skip
_KEYS: Final = {
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_I: "in",
    Qt.Key.Key_O: "out",
}


class DirectionPad(Painted):
    """Pad of six buttons for the direction of the palm or the fingers.

    `chosen(name)` when one is clicked, `hovered(name or "")` under the pointer.
    """

    chosen = Signal(str)
    hovered = Signal(str)

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name, tr("{title} direction", title=title))
        self._title = title
        self._direction: Vector | None = None
        self._over = self._words = ""
        self.setFixedHeight(HEIGHT_PX)
        letters = QFontMetricsF(theme.font(theme.SMALL, 600))
        self._spot_px = max(SPOT_PX, *(letters.horizontalAdvance(each) + 4 for each in _SHORT.values()))
        self.setMinimumWidth(round(3 * self._spot_px + 2 * _GAP_PX) + 4)
        words = tr(
            "{title}: up, down, the signer's left and right, out from the body, in to it. "
            "Arrow keys, I and O.",
            title=title,
        )
        self.setToolTip(plain.tip(words))

    def show_direction(self, direction: Vector | None) -> None:
        """Show a unit direction in the signer's frame (x to the signer's left, y up, z forward), or none."""
        was = self._named()
        self._direction = direction
        name, off = self.nearest()
        said = translated(facing.NAMES.get(name, ""))
        words = (
            said if off <= facing.SAME_WITHIN_DEG else tr("{name}, {off:.0f} degrees off", name=said, off=off)
        )
        if words != self._words:
            self._words = words
            self.setAccessibleDescription(words)
            if self._named() == was:  # as at most steps of a drag
                self.update(self.off_place().toAlignedRect())
            else:
                self.update()

    def nearest(self) -> tuple[str, float]:
        """The named direction nearest to the one there is, and how many degrees it is off."""
        if self._direction is None:
            return "", 0.0
        return facing.nearest(self._direction)

    def off(self, name: str) -> float:
        """Return the angle between a named direction and the shown one, degrees; 0 where none is shown."""
        return 0.0 if self._direction is None else facing.off(self._direction, name)

    def spot(self, name: str) -> QRectF:
        """Return the rectangle of a direction's button, px."""
        x, y = SPOTS[name]
        wide = self._spot_px
        return QRectF(
            self._centre().x() + x * (wide + _GAP_PX) - wide / 2,
            self._centre().y() + y * STEP_PX - 14,
            wide,
            28,
        )

    def _named(self) -> tuple[str, bool]:
        """The nearest direction, and whether it counts as this one."""
        name, off = self.nearest()
        return name, off <= facing.SAME_WITHIN_DEG

    def off_place(self) -> QRectF:
        """Return the rectangle of the text that says how far off the nearest direction is, px."""
        beside = self._spot_px / 2 + 2
        return QRectF(
            self._centre().x() + beside, self._centre().y() + STEP_PX - 14, self.width() / 2 - beside, 28
        )

    def _centre(self) -> QPointF:
        return QPointF(self.width() / 2, HEIGHT_PX / 2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(next((name for name in SPOTS if self.spot(name).contains(event.position())), ""))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)
        if self._over and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self._over)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        name = _KEYS.get(Qt.Key(event.key()))
        if name and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.chosen.emit(name)
        else:
            super().keyPressEvent(event)

    def _hover(self, name: str) -> None:
        if name != self._over:
            self._over = name
            self.setCursor(Qt.CursorShape.PointingHandCursor if name else Qt.CursorShape.ArrowCursor)
            self.hovered.emit(name)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        self._draw_off(painter)
        if self.off_place().toAlignedRect().contains(event.rect()):
            painter.end()
            return
        for name in SPOTS:
            painter.setPen(theme.pen("line", 1.5))
            painter.drawLine(self._centre(), self.spot(name).center())
        self._draw_title(painter)
        for name in SPOTS:
            self._draw_button(painter, name)
        self._draw_arrow(painter)
        self.draw_ring(painter)
        painter.end()

    def _draw_title(self, painter: QPainter) -> None:
        place = QRectF(2, self._centre().y() - 48, self._centre().x() - 20, 28)  # clear of the ring
        theme.write(painter, place, self._title, "text2", weight=500)

    def _draw_off(self, painter: QPainter) -> None:
        name, is_it = self._named()
        if name and not is_it:
            words = tr("{nearest:.0f}° off", nearest=self.nearest()[1])
            theme.write(painter, self.off_place(), words, "text3", weight=500)

    def _draw_button(self, painter: QPainter, name: str) -> None:
        nearest, is_it = self._named()
        on = name == nearest and is_it
        painter.setBrush(theme.colour("accent" if on else "hover" if name == self._over else "raised"))
        painter.setPen(
            theme.pen("outline", 1.5, Qt.PenStyle.DotLine)
            if name == nearest and not on
            else Qt.PenStyle.NoPen
        )
        painter.drawRoundedRect(self.spot(name), 7, 7)
        token, weight = ("on_accent", 600) if on else ("text", 500)
        theme.write(painter, self.spot(name), _SHORT[name], token, align=theme.CENTRE, weight=weight)

    def _draw_arrow(self, painter: QPainter) -> None:
        """Draw from the middle to the nearest direction: accent when it is that one, grey beside it."""
        theme.ink(painter, None, theme.colour("panel"))
        painter.drawEllipse(self._centre(), 20, 20)
        name, off = self.nearest()
        if not name:
            return
        flat = self.spot(name).center() - self._centre()
        along = flat / math.hypot(flat.x(), flat.y())
        side = QPointF(-along.y(), along.x())
        tip, tail = self._centre() + along * 17, self._centre() - along * 15
        theme.ink(painter, theme.pen("accent" if off <= facing.SAME_WITHIN_DEG else "text3", 3), None)
        painter.drawLine(tail, tip)
        painter.drawPolyline([tip - along * 8 + side * 7, tip, tip - along * 8 - side * 7])
