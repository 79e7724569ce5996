"""A frame of a film as large as there is room, mirrored, zoomed and moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
    QWheelEvent,
)

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.painted import CLICK_PX, WHEEL_ZOOM, Painted

MOST_ZOOM: Final = 12.0
POINT_PX: Final = 6.0
LINE_PX: Final = 1.6
"""Width of a line over the film, within a dark edge that is 1 px on either side."""


@dataclass(frozen=True, slots=True)
class FilmView:
    """View of a film.

    Attributes:
        mirrored: left and right are exchanged.
        zoom: 1 shows all of the picture.
        shift: of its middle to the right and down, in shares of the room that there is.
    """

    mirrored: bool = False
    zoom: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)


class FilmPicture(Painted):
    """Shows one frame at a time; a drag moves it, the wheel zooms about the pointer.

    Signals:
        view_changed(view): it was moved or zoomed by hand.
        clicked(point): a place of the picture, in shares from its top left corner as it is in the film.
    """

    view_changed = Signal(object)
    clicked = Signal(QPointF)

    def __init__(self, name: str) -> None:
        super().__init__(name, tr("Film"))
        self.image = QImage()
        """The frame that is shown; null where there is none."""
        self.view = FilmView()
        """View in which it is shown."""
        self._opacity, self._words, self._ground = 1.0, "", True
        self._points: Sequence[QPointF] = ()
        self._lines: Sequence[tuple[Sequence[QPointF], bool]] = ()
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._moved = False

    def show_frame(self, image: QImage | None, words: str = "") -> None:
        """Show a frame, or instead words that say why there is none."""
        self.image, self._words = image or QImage(), words
        self.update()

    def look(self, view: FilmView) -> None:
        """Look at it in another way."""
        if view != self.view:
            self.view = view
            self.update()

    def set_opacity(self, share: float) -> None:
        """Let what lies beneath show through; the room beside the picture is no longer filled."""
        self._opacity, self._ground = share, False
        self.update()

    def mark_points(self, points: Sequence[QPointF]) -> None:
        """Mark places of the picture, in shares of it."""
        self._points = tuple(points)
        self.update()

    def draw_lines(self, lines: Sequence[tuple[Sequence[QPointF], bool]]) -> None:
        """Draw lines over the picture: places in shares of it, dotted where they are only supposed."""
        if lines or self._lines:
            self._lines = lines
            self.update()

    # between pixels and the picture

    def transform(self) -> QTransform:
        """Return what takes a place of the picture, in shares from its top left corner, to pixels."""
        size, room = self.image.size(), self.size()
        if size.isEmpty():
            return QTransform()
        scale = self.scale_for(self.image)
        wide, high = scale * size.width(), scale * size.height()
        middle_x = room.width() * (0.5 + self.view.shift[0])
        middle_y = room.height() * (0.5 + self.view.shift[1])
        sign = -1.0 if self.view.mirrored else 1.0
        return QTransform(sign * wide, 0.0, 0.0, high, middle_x - sign * wide / 2, middle_y - high / 2)

    def scale_for(self, image: QImage) -> float:
        """Return how many pixels of the widget one pixel of a frame takes in this view."""
        room, size = QSizeF(self.size()), QSizeF(image.size())
        return min(room.width() / size.width(), room.height() / size.height()) * self.view.zoom

    def place_at(self, pixel: QPointF) -> QPointF:
        """Return the place of the picture at a pixel, in shares of it."""
        back, can = self.transform().inverted()
        return back.map(pixel) if can else QPointF()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._ground:
            painter.fillRect(self.rect(), theme.colour("window"))
        if self.image.isNull():
            self._draw_words(painter)
        else:
            painter.setOpacity(self._opacity)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._pressed is None)
            painter.setTransform(self.transform())
            painter.drawImage(QRectF(0.0, 0.0, 1.0, 1.0), self.image)
            painter.resetTransform()
            painter.setOpacity(1.0)
            self._draw_lines(painter)
            self._draw_points(painter)
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        theme.write(painter, room, self._words, "text2", align=theme.CENTRE | Qt.TextFlag.TextWordWrap)

    def _draw_lines(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        take = self.transform()
        for places, is_sure in self._lines:
            line = QPolygonF([take.map(one) for one in places])
            for colour, width in ((QColor(20, 20, 20), LINE_PX + 2.0), (QColor("white"), LINE_PX)):
                pen = QPen(colour, width if is_sure else width / 2.0)
                pen.setStyle(Qt.PenStyle.SolidLine if is_sure else Qt.PenStyle.DotLine)
                painter.setPen(pen)
                painter.drawPolyline(line)

    def _draw_points(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for point in self._points:
            at = self.transform().map(point)
            for colour, width in ((QColor(20, 20, 20), 4.0), (QColor("white"), 2.0)):
                painter.setPen(theme.pen("text", width))
                pen = painter.pen()
                pen.setColor(colour)
                theme.ink(painter, pen, None)
                painter.drawEllipse(at, POINT_PX, POINT_PX)

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._last, self._moved = event.position(), event.position(), False
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        step, gone = event.position() - self._last, event.position() - self._pressed
        if not self._moved and gone.manhattanLength() < CLICK_PX:
            return
        self._moved, self._last = True, event.position()
        shift = self.view.shift
        moved = shift[0] + step.x() / max(self.width(), 1), shift[1] + step.y() / max(self.height(), 1)
        self._change(replace(self.view, shift=moved))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not self._moved and not self.image.isNull():
            self.clicked.emit(self.place_at(event.position()))
        self._pressed = None
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._change(replace(self.view, zoom=1.0, shift=(0.0, 0.0)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom(WHEEL_ZOOM ** (event.angleDelta().y() / 120.0), event.position())
        event.accept()

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Show it larger (above 1) or smaller; what is under a pixel stays there."""
        zoom = min(max(self.view.zoom * factor, 0.25), MOST_ZOOM)
        factor = zoom / self.view.zoom
        at = about if about is not None else QPointF(self.width() / 2, self.height() / 2)
        shares = at.x() / max(self.width(), 1) - 0.5, at.y() / max(self.height(), 1) - 0.5
        shift = tuple(
            share + (before - share) * factor for share, before in zip(shares, self.view.shift, strict=True)
        )
        self._change(replace(self.view, zoom=zoom, shift=(shift[0], shift[1])))

    def _change(self, view: FilmView) -> None:
        self.look(view)
        self.view_changed.emit(view)
