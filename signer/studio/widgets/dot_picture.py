"""A picture with named points to choose from, by pointer, arrows or Enter.

It zooms, and where it can be turned a drag turns it.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.dots import (
    Dot,
    Spot,
    View,
    draw_dots,
    nearest,
    neighbour,
    shown,
    spots,
    turned_page,
)
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import button

LEAST_PX: Final = 75  # in a low window with curves the step of the sites has no more room
DRAG_PX: Final = 4.0
ZOOM_STEP: Final = 1.25
ASPECT_STEP: Final = 0.1
NARROWEST: Final = 0.6
BUTTON_PX: Final = 26
NOTE_PX: Final = (90.0, 34.0)  # the corner where "+12 zoom" stands
CORNER_PX: Final = 6.0
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class DotPicture(Painted):
    """Only as many dots are shown as can be hit, the most used first; zooming brings the rest.

    Signals:
        chosen(dot_id): a dot was clicked, or taken with Enter.
        clicked_beside(x, y): the picture was clicked where no dot is, at fractions from its top left corner.
        turned(dx, dy): the picture was dragged by pixels (only where it can be turned).
        grown(px): the picture is drawn with another number of pixels a side now.
    """

    chosen = Signal(str)
    clicked_beside = Signal(float, float)
    turned = Signal(float, float)
    grown = Signal(float)

    def __init__(self, name: str, spoken: str, *, can_turn: bool = False) -> None:
        super().__init__(name, spoken)
        self._can_turn = can_turn
        self._image: QImage | None = None
        self.dots: tuple[Dot, ...] = ()
        """All dots in order of use."""
        self.chosen_dot = self._over = self._wanted = ""
        """The dot that is chosen; empty when none is."""
        self._asked: tuple[object, ...] | None = None
        self._shown: tuple[str, ...] = ()
        self.message = ""
        """Words that stand where no picture is."""
        self.is_stale = False
        """True while the picture shows an earlier state, and is drawn pale."""
        self.view = View(1.0, 1.0)
        """Scale and position of the picture in the widget."""
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._dragging = False
        self._buttons = tuple(
            button(icon=icon, name=f"{name}.{word}", tip=tip, kind="overlay")
            for icon, word, tip in (
                ("minus", "zoom_out", tr("Smaller (\N{MINUS SIGN})")),
                ("plus", "zoom_in", tr("Larger (+)")),
            )
        )
        for made, factor in zip(self._buttons, (1 / ZOOM_STEP, ZOOM_STEP), strict=True):
            made.setParent(self)
            made.setStyleSheet(f"padding: 0; min-width: {BUTTON_PX - 4}px; min-height: {BUTTON_PX - 4}px;")
            made.setFixedSize(BUTTON_PX, BUTTON_PX)
            made.clicked.connect(lambda _on=False, factor=factor: self._zoom(factor))
        self.setMinimumHeight(LEAST_PX)

    # What is shown

    def shown_dots(self) -> tuple[str, ...]:
        """The dots that can be clicked now."""
        asked = self.dots, self.view, self.chosen_dot, self._taken()
        if asked != self._asked:
            self._asked, self._shown = asked, shown(*asked)
        return self._shown

    def spot(self, dot_id: str) -> QPointF:
        """Return the position of a dot in the widget, px."""
        dot = next(dot for dot in self.dots if dot.id == dot_id)
        return QPointF(*self.view.spot(dot.x, dot.y))

    def picture_px(self, most: int = 1024) -> int:
        """Return the width of a sharp picture at this size and zoom, px, from 64 to `most`."""
        return max(64, min(most, round(self.view.picture_width * self.devicePixelRatio())))

    def picture_aspect(self) -> float:
        """Return width over height of a picture that fills the widget, in steps; at most square."""
        return min(
            max(round(self.width() / max(self.height(), 1) / ASPECT_STEP) * ASPECT_STEP, NARROWEST), 1.0
        )

    def set_picture(self, image: QImage | None, message: str = "") -> None:
        """Show a picture; without one, say why in a message."""
        self._image, self.message, self.is_stale = image, message, False
        if image is not None and not image.isNull():
            self.view = self.view.of_picture(image.width() / image.height())
        self._show_buttons()
        self.update()

    def set_stale(self) -> None:
        """Draw the picture pale, or nothing for words, until it is set anew: it shows an earlier state."""
        if not self.is_stale:
            self.is_stale, self.message = True, ""
            self.update()

    def set_dots(self, dots: Sequence[Dot]) -> None:
        """Show these dots, given in order of use."""
        self.dots = tuple(dots)
        ids = {dot.id for dot in dots}
        self._over, self.chosen_dot = (name if name in ids else "" for name in (self._over, self._wanted))
        self._describe()
        self.update()

    def set_chosen(self, dot_id: str) -> None:
        """Show a dot as chosen, without announcing it; Enter takes it even before its picture has come."""
        self._wanted = dot_id
        chosen = dot_id if any(dot.id == dot_id for dot in self.dots) else ""
        if chosen != self.chosen_dot:
            self.chosen_dot = chosen
            self._describe()
            self.update()

    def set_turning(self, can_turn: bool) -> None:
        """Let a drag turn what is shown, or move the picture."""
        self._can_turn = can_turn

    def reset_view(self) -> None:
        """Show the whole picture."""
        self._set_view(View(1.0, 1.0, self.view.aspect).resized(self.width(), self.height()))

    # Looking closer

    def _set_view(self, view: View) -> None:
        grown = view.picture_width != self.view.picture_width
        self.view = view
        self._buttons[0].setEnabled(view.zoom > 1.0)
        if grown:
            self.grown.emit(view.picture_width)
        self.update()

    def _zoom(self, factor: float) -> None:
        name = self._over or self.chosen_dot
        dot = next((dot for dot in self.dots if dot.id == name), None)
        at = self.view.spot(dot.x, dot.y) if dot else Spot(self.width() / 2, self.height() / 2)
        self._set_view(self.view.zoomed(factor, at))

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        self._set_view(self.view.zoomed(ZOOM_STEP**steps, Spot(event.position().x(), event.position().y())))
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_view(self.view.resized(self.width(), self.height()))
        right, bottom = self.width() - 6, self.height() - 6 - BUTTON_PX
        self._buttons[1].move(right - BUTTON_PX, bottom)
        self._buttons[0].move(right - 2 * BUTTON_PX - 4, bottom)

    def sizeHint(self) -> QSize:
        return QSize(260, 240)

    def _show_buttons(self) -> None:
        for made in self._buttons:
            made.setVisible(self._image is not None)
        self._buttons[0].setEnabled(self.view.zoom > 1.0)

    def _taken(self) -> tuple[tuple[float, float, float, float], ...]:
        height, corner = 2 * 4 + BUTTON_PX, 2 * BUTTON_PX + 16
        note = (0.0, self.height() - NOTE_PX[1], *NOTE_PX)
        return (
            note,
            (float(self.width() - corner), float(self.height() - height), float(corner), float(height)),
        )

    # The pointer

    def _under(self, position: QPointF) -> str:
        places = spots(self.dots, self.view)
        return nearest({name: places[name] for name in self.shown_dots()}, position.x(), position.y())

    def _point_at(self, name: str) -> None:
        idle = (
            Qt.CursorShape.OpenHandCursor
            if self._can_turn or self.view.zoom > 1.0
            else Qt.CursorShape.ArrowCursor
        )
        self.setCursor(Qt.CursorShape.PointingHandCursor if name else idle)
        if name != self._over:
            self._over = name
            self._describe()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._image is not None:
            self._pressed, self._last, self._dragging = event.position(), event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        position = event.position()
        if self._pressed is None:
            self._point_at(self._under(position))
            return
        if not self._dragging and (position - self._pressed).manhattanLength() <= DRAG_PX:
            return
        self._dragging = True
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        way, self._last = position - self._last, position
        if self._can_turn and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.turned.emit(way.x(), way.y())
        else:
            self._set_view(self.view.panned(way.x(), way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._pressed is not None:
            name = self._under(event.position())
            if not self._dragging and name:
                self._choose(name)
            elif not self._dragging:
                self._click_beside(event.position())
            self._pressed = None
            self._point_at(name)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at("")
        super().leaveEvent(event)

    def _click_beside(self, position: QPointF) -> None:
        view = self.view
        x, y = (
            (position.x() - view.left) / view.picture_width,
            (position.y() - view.top) / view.picture_height,
        )
        if 0.0 <= x <= 1.0 and 0.0 <= y <= 1.0:
            self.clicked_beside.emit(x, y)

    def _choose(self, name: str) -> None:
        self.set_chosen(name)
        self.chosen.emit(name)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._walk(*_ARROWS[key])
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            step = 1 if key == Qt.Key.Key_PageDown else -1
            self._walk_to(turned_page([dot.id for dot in self.dots], self._over or self.chosen_dot, step))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (self._over or self._wanted):
            self._choose(self._over or self._wanted)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._zoom(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self._zoom(1 / ZOOM_STEP)
        elif key == Qt.Key.Key_Escape and self.view.zoom > 1.0:
            self.reset_view()
        else:
            super().keyPressEvent(event)

    def _walk(self, dx: int, dy: int) -> None:
        start = self._over or self.chosen_dot
        if not start:
            self._walk_to(next(iter(self.shown_dots()), ""))
        else:
            self._walk_to(neighbour(spots(self.dots, self.view), start, dx, dy))

    def _walk_to(self, name: str) -> None:
        if name:
            dot = next(dot for dot in self.dots if dot.id == name)
            self._set_view(self.view.showing(dot.x, dot.y))
            self._over = name
            self._describe()
            self.update()

    def _describe(self) -> None:
        names = {dot.id: dot.name for dot in self.dots}
        chosen = names.get(self.chosen_dot, tr("nothing"))
        at = (
            tr(" At {over}; Enter takes it.", over=names[self._over])
            if self._over in names and self._over != self.chosen_dot
            else ""
        )
        self.setAccessibleDescription(
            tr("{count} places. Chosen: {chosen}.{at}", count=len(names), chosen=chosen, at=at)
        )

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        bounds = QRectF(self.rect())
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(bounds, CORNER_PX, CORNER_PX)
        painter.setClipPath(clip)
        ground = QRadialGradient(bounds.center(), bounds.width() * 0.7)
        ground.setColorAt(0, theme.colour("stage"))
        ground.setColorAt(1, theme.colour("stage_edge"))
        painter.fillRect(bounds, ground)
        if self._image is None:
            room, wrapped = bounds.adjusted(24, 8, -24, -8), theme.CENTRE | Qt.TextFlag.TextWordWrap
            theme.write(painter, room, self.message, align=wrapped)
        else:
            view = self.view
            painter.setOpacity(theme.PALE if self.is_stale else 1.0)
            painter.drawImage(
                QRectF(view.left, view.top, view.picture_width, view.picture_height), self._image
            )
            painter.setOpacity(1.0)
            draw_dots(
                painter, self.dots, self.view, self.shown_dots(), self.chosen_dot, self._over, self._taken()
            )
        painter.restore()
        self.draw_ring(painter, CORNER_PX)
        painter.end()
