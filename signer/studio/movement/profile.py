"""The speed profile of a way as a curve.

Share of the way against share of the time, with two handles to drag.
"""

from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent

from signer.document.values import Easing, Handles, Transition
from signer.motion.movement.easing import progress
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.painted import Painted

HEIGHT_PX: Final = 104
"""High enough to drag by, and low enough for the dock of a window 800 pixels high."""
HANDLE_PX: Final = 6.0
GRASP_PX: Final = 14.0
EDGE_PX: Final = 14.0
_STEP: Final = 0.02
NEAREST: Final[dict[Easing, Handles]] = {
    "smooth": (0.42, 0.0, 0.58, 1.0),
    "even": (0.33, 0.33, 0.67, 0.67),
    "soft start": (0.4, 0.0, 0.8, 0.55),
    "soft stop": (0.2, 0.45, 0.6, 1.0),
    "sharp stop": (0.35, 0.0, 0.7, 1.0),
    "tense": (0.2, 0.06, 0.8, 0.94),
}
"""Handles of a named profile, before they are dragged."""
_KEYS: Final = {
    Qt.Key.Key_Left: (-_STEP, 0.0),
    Qt.Key.Key_Right: (_STEP, 0.0),
    Qt.Key.Key_Up: (0.0, _STEP),
    Qt.Key.Key_Down: (0.0, -_STEP),
}


class ProfileCurve(Painted):
    """The curve of a transition, all its repeats; dragging a handle makes a profile of one's own.

    Signals:
        begun(): a handle is taken hold of.
        shaped(handles): where both handles are wanted.
        ended(): it is let go.
    """

    begun = Signal()
    shaped = Signal(object)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__("movement.profile", tr("Speed on the way"))
        self._way = Transition()
        self._held: int | None = None
        self._last = 0
        self.setFixedHeight(HEIGHT_PX)
        self.setMinimumWidth(200)
        self.setToolTip(
            tr(
                "How far along its way the hand is, from left to right in time. Drag a handle, or move it "
                "with the arrow keys; Tab changes it."
            )
        )

    def show_way(self, way: Transition) -> None:
        """Show the profile of a transition."""
        if way != self._way:
            self._way = way
            self.setAccessibleDescription(
                tr("a profile of its own") if way.handles is not None else way.easing
            )
            self.update()

    @property
    def handles(self) -> Handles:
        """Positions of both easing handles."""
        return NEAREST[self._way.easing] if self._way.handles is None else self._way.handles

    def place(self, index: int) -> QPointF:
        """Return the position of a handle, 0 or 1, in the widget, px."""
        return self._at(self.handles[2 * index], self.handles[2 * index + 1])

    def _ground(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)

    def _at(self, time: float, way: float) -> QPointF:
        ground = self._ground()
        return QPointF(ground.left() + time * ground.width(), ground.bottom() - way * ground.height())

    def _shaped_at(self, position: QPointF, index: int) -> Handles:
        ground = self._ground()
        time = min(max((position.x() - ground.left()) / ground.width(), 0.0), 1.0)
        way = min(max((ground.bottom() - position.y()) / ground.height(), 0.0), 1.0)
        return self._with(index, round(time, 3), round(way, 3))

    def _with(self, index: int, time: float, way: float) -> Handles:
        first, last = self.handles[:2], self.handles[2:]
        return (time, way, *last) if index == 0 else (*first, time, way)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        away = [float((self.place(index) - event.position()).manhattanLength()) for index in (0, 1)]
        if event.button() == Qt.MouseButton.LeftButton and min(away) <= GRASP_PX:
            self._held = self._last = away.index(min(away))
            self.begun.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.shaped.emit(self._shaped_at(event.position(), self._held))
            return
        near = any((self.place(index) - event.position()).manhattanLength() <= GRASP_PX for index in (0, 1))
        self.setCursor(Qt.CursorShape.PointingHandCursor if near else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and event.button() == Qt.MouseButton.LeftButton:
            self._held = None
            self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._last = 0 if key == Qt.Key.Key_1 else 1
            self.update()
        elif key in _KEYS:
            step = _KEYS[key]
            time, way = (
                min(max(self.handles[2 * self._last + part] + step[part], 0.0), 1.0) for part in (0, 1)
            )
            self.shaped.emit(self._with(self._last, round(time, 3), round(way, 3)))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        ground = self._ground()
        theme.ink(painter, theme.pen("line"), theme.colour("window"))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.RADIUS, theme.RADIUS
        )
        painter.setPen(theme.pen("line", 1, Qt.PenStyle.DotLine))
        for share in (0.0, 0.5, 1.0):
            painter.drawLine(self._at(0.0, share), self._at(1.0, share))
        low, high = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        theme.write(painter, ground, tr("time"), "text3", align=low | Qt.AlignmentFlag.AlignRight)
        theme.write(painter, ground, tr("way"), "text3", align=high | Qt.AlignmentFlag.AlignLeft)
        self._draw_curve(painter)
        if not self._way.repeats:
            self._draw_handles(painter)
        self.draw_ring(painter)
        painter.end()

    def _draw_curve(self, painter: QPainter) -> None:
        for lead, token in (
            (self._way.orientation_lead, "curve3"),
            (self._way.handshape_lead, "curve4"),
            (0.0, "accent"),
        ):
            if token != "accent" and not lead:
                continue
            shares = np.linspace(0.0, 1.0, 161)
            path = QPainterPath()
            for index, (time, way) in enumerate(zip(shares, progress(self._way, shares, lead), strict=True)):
                point = self._at(float(time), float(way))
                path.moveTo(point) if index == 0 else path.lineTo(point)
            theme.ink(painter, theme.pen(token, 2 if token == "accent" else 1.5), None)
            painter.drawPath(path)

    def _draw_handles(self, painter: QPainter) -> None:
        for index, end in ((0, self._at(0.0, 0.0)), (1, self._at(1.0, 1.0))):
            painter.setPen(theme.pen("text3", 1))
            painter.drawLine(end, self.place(index))
            painter.setPen(theme.pen("accent", 2))
            chosen = index == self._last and self.hasFocus()
            painter.setBrush(theme.colour("accent" if chosen or self._way.handles is not None else "panel"))
            painter.drawEllipse(self.place(index), HANDLE_PX, HANDLE_PX)
