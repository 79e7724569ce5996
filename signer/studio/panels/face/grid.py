"""The cards of signals: faces, two where they change, a wave where they move; hovering plays one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QListWidgetItem

from signer.lazy import lazily
from signer.studio.background.signal_pictures import SignalPictures
from signer.studio.look import icons, theme
from signer.studio.panels.face.cards import Card
from signer.studio.widgets.card_grid import NAME_PX, SCROLL_BAR_PX, CardGrid
from signer.studio.widgets.found_list import ID_ROLE

with lazily():
    from signer.studio.drawing import signal_views


LEAST_CARD_PX: Final = 86
RESTS_MS: Final = 250
"""The pointer rests on a card for so long before it plays: whoever passes over the cards wants no movies."""
OWN_PX: Final = 14
FRAME_MS: Final = 40
WAVE_PX: Final = (20.0, 7.0)
"""Length of the wave that stands for a movement, and how far it swings."""


class SignalGrid(CardGrid[Card]):
    """The cards of a section, or of all signals that are found.

    Signals:
        pointed(card): the pointer or the keyboard is on a card; empty when it left.
    """

    pointed = Signal(str)

    def __init__(self, pictures: SignalPictures) -> None:
        super().__init__("face.grid", "Signals", "signal")
        self._pictures = pictures
        self._is_mirrored = False
        self._playing = ""
        self._frame: QPixmap | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_tick)
        self.itemEntered.connect(self._on_entered)
        self.currentItemChanged.connect(lambda item, _before: self._tell(item))
        pictures.ready.connect(self._on_picture)

    def card_size(self) -> QSize:
        room = self.width() - SCROLL_BAR_PX
        self._columns = max(room // LEAST_CARD_PX, 1)
        width = room // self._columns
        return QSize(width, width + NAME_PX)

    def mirror(self, on: bool) -> None:
        """Show pictures in a mirror: a left-handed signer does the signals on the other side."""
        if on != self._is_mirrored:
            self._is_mirrored = on
            self.viewport().update()

    @property
    def playing(self) -> str:
        """The signal that plays under the pointer; empty while none does."""
        return self._playing

    # Hovering

    def _on_entered(self, item: QListWidgetItem) -> None:
        self._stop()
        self._tell(item)
        card = self.card(item.data(ID_ROLE) or "")
        if card is not None and not card.is_own:
            self._playing = item.data(ID_ROLE)
            self._timer.start(RESTS_MS)

    def _tell(self, item: QListWidgetItem | None) -> None:
        self.pointed.emit((item.data(ID_ROLE) or "") if item is not None else "")

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self._stop()
            self._tell(self.currentItem() if self.hasFocus() or self.is_searching else None)
        return super().viewportEvent(event)

    def _on_tick(self) -> None:
        if not self._playing or not self.isVisible():
            return
        if not self._clock.isValid():
            self._clock.start()
        time_s = (self._clock.elapsed() / 1000.0) % signal_views.length_s(self._playing)
        self._frame = self._pictures.frame(self._playing, time_s)
        self._show(self._playing)
        self._timer.start(FRAME_MS)

    def _stop(self) -> None:
        was, self._playing, self._frame = self._playing, "", None
        self._timer.stop()
        self._clock.invalidate()
        if was:
            self._show(was)

    # Drawing

    def _on_picture(self, signal: str) -> None:
        own = next((one.id for one in self._cards.values() if one.picture == signal), signal)
        self._show(own)

    def _show(self, signal: str) -> None:
        row = self._row(signal)
        if row is not None:
            self.update_card(row)

    def draw_picture(self, painter: QPainter, place: QRectF, card: Card) -> None:
        if self._is_mirrored:
            painter.translate(2 * place.center().x(), 0.0)
            painter.scale(-1.0, 1.0)
        if card.id == self._playing and self._frame is not None:
            _draw_middle(painter, place, self._frame)
            return
        count = 1 if card.is_own else len(signal_views.moments(card.id))
        wide = place.width() / count
        for number in range(count):
            picture = self._pictures.picture(card.picture or card.id, number)
            column = count - 1 - number if self._is_mirrored else number
            part = QRectF(place.left() + column * wide, place.top(), wide, place.height())
            if picture is not None and not picture.isNull():
                _draw_middle(painter, part, picture)
        if count > 1:
            painter.setPen(theme.pen("outline", 1, alpha=0.7))
            middle = place.center().x()
            painter.drawLine(QPointF(middle, place.top() + 6), QPointF(middle, place.bottom() - 4))

    def draw_mark(self, painter: QPainter, card: QRectF, shown: Card) -> None:
        """A small wave where the signal moves: across or up and down; a bust where it is the user's own."""
        if shown.signal is None:
            painter.drawPixmap(QPointF(card.left() + 5, card.top() + 5), icons.pixmap("own", "text2", OWN_PX))
            return
        way = signal_views.swings(shown.signal)
        if way and shown.id != self._playing:
            middle = QPointF(card.left() + 16, card.top() + 13)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for token, width in (("panel", 4.5), ("text", 1.8)):
                painter.setPen(theme.pen(token, width))
                painter.drawPath(_wave(middle, upright=way != "across"))


def _wave(middle: QPointF, *, upright: bool) -> QPainterPath:
    """Two swings through a point, across or up and down."""
    length, far = WAVE_PX
    path = QPainterPath(QPointF(-length / 2, 0.0))
    for index in range(4):
        end = -length / 2 + (index + 1) * length / 4
        path.quadTo(QPointF(end - length / 8, far if index % 2 else -far), QPointF(end, 0.0))
    turned = QTransform().translate(middle.x(), middle.y())
    return (turned.rotate(90.0) if upright else turned).map(path)


def _draw_middle(painter: QPainter, place: QRectF, picture: QPixmap) -> None:
    """Draw the middle of a square picture as high as its place, as much of it as is wide."""
    side = picture.width()
    if place.width() >= place.height():
        left = place.center().x() - place.height() / 2
        painter.drawPixmap(
            QRectF(left, place.top(), place.height(), place.height()), picture, QRectF(picture.rect())
        )
        return
    wide = side * place.width() / place.height()
    painter.drawPixmap(place, picture, QRectF((side - wide) / 2, 0.0, wide, side))
