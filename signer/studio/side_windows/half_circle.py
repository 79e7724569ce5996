"""A half circle from above: who stands where in the sentence, and where the chosen item is signed.

Left and right are as on the stage: the signer faces the reader of the picture.
"""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.document.queries import every_key
from signer.document.utterance import (
    ADDRESSEE,
    SIGNER,
    Classifier,
    Point,
    SignContent,
    Utterance,
    UtteranceItem,
)
from signer.document.values import Contact, Place
from signer.lazy import lazily
from signer.studio.language import tr
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import identify

with lazily():
    from signer.sequencing import contents


LEAST_M, MOST_M = 0.2, 0.9
"""Distances at which a place may be put by hand, m: as far as arms reach, and a little more."""
MOST_ASIDE_RAD: Final = radians(100.0)
"""Angle from straight ahead up to which a place may be put."""
STEP_M, STEP_RAD = 0.05, radians(5.0)
"""Distance and angle by which an arrow key moves a place."""
NEW_M: Final = 0.45
"""Distance of a place that is added by the keyboard."""
DOT_PX, REACH_PX = 9.0, 16.0
"""Radius of a dot, and the distance from its middle at which a press takes hold of it."""
SIZE: Final = QSize(420, 320)
ITEM: Final = " item"
"""Name of the square among the dots: no place has it."""
BEFORE_M: Final = 0.3
"""Distance at which the square of an item stands that is not moved, m."""
MOST_MOVED_M: Final = 0.5
"""Distance by which an item can be moved along each axis."""
ROUND_M: Final = 0.005
"""A drag moves an item by whole multiples of this."""


class HalfCircle(QWidget):
    """The room before the signer, seen from above: the signer above, the addressee below.

    Signals:
        dot_clicked(id): a dot was pressed, a place's or one of `PEOPLE`.
        moved(place): a place is being dragged, and is there now.
        begun(), ended(): a drag begins and ends.
        given_up(): Esc was pressed in a drag: nothing is to be as it was dragged.
        delete_wanted(): the chosen place is to be taken away.
        add_wanted(angle, distance): somebody is to be added there, rad and m.
        item_moved(x, z): the chosen item is being dragged, and is so far to the left and ahead now, m.
    """

    dot_clicked = Signal(str)
    moved = Signal(object)
    begun = Signal()
    ended = Signal()
    given_up = Signal()
    add_wanted = Signal(float, float)
    item_moved = Signal(float, float)
    delete_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        identify(self, "places.half_circle", tr("Who stands where, seen from above"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SIZE)
        self._utterance: Utterance | None = None
        self._item: UtteranceItem | None = None
        self.selected = ""
        self._held = ""

    def show_places(self, utterance: Utterance | None, item: UtteranceItem | None) -> None:
        """Show the places of a sentence, and whom an item of it is about."""
        self._utterance, self._item = utterance, item
        if self.place is None:
            self.selected = ""
        self.update()

    def select(self, place_id: str) -> None:
        """Choose a place."""
        self.selected = place_id
        self.update()

    @property
    def place(self) -> Place | None:
        """The chosen place."""
        places = () if self._utterance is None else self._utterance.places
        return next((one for one in places if one.id == self.selected), None)

    def point_of(self, name: str) -> QPointF:
        """Return where the dot of a place, or of one of `PEOPLE`, is drawn."""
        if name == SIGNER or self._utterance is None:
            return self._middle()
        if name == ITEM and self._item is not None:
            x, _, z = self._item.moved_m
            return self._middle() + QPointF(self._left * x, z + BEFORE_M) * self._px()
        if name == ADDRESSEE:
            x, _, z = self._utterance.addressee_m
            return self._at(atan2(x, z), MOST_M * 1.12)
        place = next(one for one in self._utterance.places if one.id == name)
        return self._at(place.angle_rad, min(place.distance_m, MOST_M))

    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, 34.0)

    def _px(self) -> float:
        """Pixels for a metre."""
        return min((self.width() / 2 - 24.0) / MOST_M, (self.height() - 80.0) / (1.12 * MOST_M))

    @property
    def _left(self) -> float:
        """Sign of the picture's x for a written place: a left-handed signer is mirrored."""
        return -1.0 if self._utterance is not None and self._utterance.dominant_side == "left" else 1.0

    def _at(self, angle_rad: float, distance_m: float) -> QPointF:
        away = self._px() * distance_m
        return self._middle() + QPointF(self._left * away * sin(angle_rad), away * cos(angle_rad))

    def _polar(self, point: QPointF) -> tuple[float, float]:
        """Return angle, rad, and distance, m, of a point of the picture, within their limits."""
        way = point - self._middle()
        angle = atan2(self._left * way.x(), way.y())
        distance = hypot(way.x(), way.y()) / self._px()
        return min(max(angle, -MOST_ASIDE_RAD), MOST_ASIDE_RAD), min(max(distance, LEAST_M), MOST_M)

    def _names(self) -> list[str]:
        places = () if self._utterance is None else self._utterance.places
        moved = [ITEM] if self._item is not None and can_be_moved(self._item) else []
        return [*(place.id for place in places), *moved, SIGNER, ADDRESSEE]

    def _dot_at(self, point: QPointF) -> str:
        near = [(hypot((way := self.point_of(name) - point).x(), way.y()), name) for name in self._names()]
        away, name = min(near)
        return name if away <= REACH_PX else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        name = self._dot_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or not name:
            self.select("")
            return
        self.select("" if name in (SIGNER, ADDRESSEE, ITEM) else name)
        if name != ITEM:
            self.dot_clicked.emit(name)
        if self.place is not None or name == ITEM:
            self._held = name
            self.begun.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.place
        if self._held == ITEM:
            way = (event.position() - self._middle()) / self._px()
            self.item_moved.emit(_limited(self._left * way.x()), _limited(way.y() - BEFORE_M))
        elif self._held and place is not None:
            angle, distance = self._polar(event.position())
            self.moved.emit(replace(place, angle_rad=angle, distance_m=distance))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._held:
            self._held = ""
            self.ended.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self._dot_at(event.position()) and self._utterance is not None:
            self.add_wanted.emit(*self._polar(event.position()))

    def event(self, event: QEvent) -> bool:
        # Del and the arrows are this widget's while it has the keyboard, and not the timeline's
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and event.key() in _OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, place = event.key(), self.place
        if key == Qt.Key.Key_Escape and self._held:
            self._held = ""
            self.given_up.emit()
        elif key == Qt.Key.Key_Insert:
            self.add_wanted.emit(0.0, NEW_M)
        elif key == Qt.Key.Key_Space and self._utterance is not None and self._utterance.places:
            names = [place.id for place in self._utterance.places]
            self.select(names[(names.index(self.selected) + 1) % len(names) if self.selected else 0])
        elif place is not None and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        elif place is not None and key in _STEPS:
            aside, away = _STEPS[Qt.Key(key)]
            angle = min(max(place.angle_rad + self._left * aside, -MOST_ASIDE_RAD), MOST_ASIDE_RAD)
            distance = min(max(place.distance_m + away, LEAST_M), MOST_M)
            self.moved.emit(replace(place, angle_rad=angle, distance_m=distance))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("stage"))
        middle = self._middle()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share in (1 / 3, 2 / 3, 1.0):
            away = self._px() * MOST_M * share
            painter.setPen(theme.pen("text3", 1))
            box = QRectF(middle.x() - away, middle.y() - away, 2 * away, 2 * away)
            painter.drawArc(box, 180 * 16, 180 * 16)
        if self._utterance is not None:
            self._paint_item(painter)
            for name in self._names():
                self._paint_dot(painter, name)
        painter.end()

    def _paint_item(self, painter: QPainter) -> None:
        """Draw from whom and to whom the chosen item goes."""
        item = self._item
        if item is None:
            return
        start, end = about(item)
        known = self._names()
        if not end or end not in known:
            return
        first = self.point_of(start if start in known and start else SIGNER)
        last = self.point_of(end)
        way = last - first
        length = hypot(way.x(), way.y())
        if length < 3 * DOT_PX:
            return
        along = way / length
        across = QPointF(-along.y(), along.x())
        tip = last - along * (DOT_PX + 3.0)
        painter.setPen(theme.pen("accent", 2))
        painter.drawLine(first + along * (DOT_PX + 3.0), tip)
        painter.setBrush(theme.colour("accent"))
        painter.drawPolygon(QPolygonF([tip, tip - along * 9 + across * 4, tip - along * 9 - across * 4]))

    def _paint_dot(self, painter: QPainter, name: str) -> None:
        if name == ITEM:
            self._paint_square(painter)
            return
        point, is_fixed = self.point_of(name), name in (SIGNER, ADDRESSEE)
        painter.setPen(theme.pen("accent" if name == self.selected else "text2", 2))
        painter.setBrush(theme.colour("raised" if is_fixed else "accent"))
        painter.drawEllipse(point, DOT_PX, DOT_PX)
        if name == self.selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(point, DOT_PX + 4.0, DOT_PX + 4.0)
        token, weight = ("text", 600) if name == self.selected else ("text2", 500)
        box = QRectF(point.x() - 70, point.y() + DOT_PX + 5, 140, 18)
        if name == SIGNER:
            box.moveTop(point.y() - DOT_PX - 20)
        theme.write(painter, box, self._cut(name, 120, weight), token, align=theme.CENTRE, weight=weight)

    def _paint_square(self, painter: QPainter) -> None:
        """Draw where the chosen item is signed, and from where it was moved."""
        point, side = self.point_of(ITEM), DOT_PX
        written = self._middle() + QPointF(0.0, self._px() * BEFORE_M)
        painter.setPen(theme.pen("text3", 1.5, Qt.PenStyle.DotLine))
        painter.drawLine(written, point)
        theme.ink(painter, theme.pen("accent", 2), theme.colour("raised"))
        painter.drawRoundedRect(QRectF(point.x() - side, point.y() - side, 2 * side, 2 * side), 3, 3)
        box = QRectF(point.x() + side + 6, point.y() - 10, 120, 20)
        theme.write(painter, box, self._cut(ITEM, 110, 600), weight=600)

    def _cut(self, name: str, room_px: int, weight: int) -> str:
        metrics = QFontMetricsF(theme.font(theme.SMALL, weight))
        return metrics.elidedText(self._words(name), Qt.TextElideMode.ElideRight, room_px)

    def _words(self, name: str) -> str:
        if name == ITEM and self._item is not None:
            content = self._item.content
            places = () if self._utterance is None else self._utterance.places
            if isinstance(content, Point) and any(one.id == content.to for one in places):
                return f"IX:{self._words(content.to)}"
            return plain.lines(contents.gloss_of(content))
        if name == SIGNER:
            return "Signer"
        if name == ADDRESSEE:
            return tr("Addressee")
        assert self._utterance is not None
        place = next(one for one in self._utterance.places if one.id == name)
        return plain.lines(place.name) if place.name else place.id


_STEPS: Final = {
    Qt.Key.Key_Left: (-STEP_RAD, 0.0),
    Qt.Key.Key_Right: (STEP_RAD, 0.0),
    Qt.Key.Key_Up: (0.0, -STEP_M),
    Qt.Key.Key_Down: (0.0, STEP_M),
}
"""Keys that move the chosen place: by how much aside, rad, and away, m."""
_OWN_KEYS: Final = (*_STEPS, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Insert, Qt.Key.Key_Space)


def can_be_moved(item: UtteranceItem) -> bool:
    """Return whether an item has a key at a point of space: contacts go with what they touch."""
    content = item.content
    if not isinstance(content, SignContent):
        return not contents.waits_s(content)
    return any(not isinstance(key.placement, Contact) for _, key in every_key(content.edited))


def _limited(by_m: float) -> float:
    """Return how far an item is moved, m, in steps and within limits."""
    return round(min(max(round(by_m / ROUND_M) * ROUND_M, -MOST_MOVED_M), MOST_MOVED_M), 4)


def about(item: UtteranceItem) -> tuple[str, str]:
    """Return from whom and to whom an item goes; empty for nobody."""
    match item.content:
        case Point(to):
            return SIGNER, to
        case Classifier(_, start, end):
            return start, end
    return item.subject, item.object
