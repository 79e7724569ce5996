"""Places of the open sentence: a half circle seen from above, with dots to drag.

Left and right are as on the stage: the signer faces the reader of the picture.
"""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from signer.document.utterance import (
    ADDRESSEE,
    SIGNER,
    Classifier,
    Point,
    SignContent,
    Utterance,
    UtteranceItem,
)
from signer.document.utterance_edits import UtteranceEdit, replace_item, set_item, set_place, set_places
from signer.document.values import Place
from signer.studio.editing.session import Session
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import button, hint, row

LEAST_M, MOST_M = 0.2, 0.9
"""Distances at which a place may be put by hand, m: as far as arms reach, and a little more."""
MOST_ASIDE_RAD: Final = radians(100.0)
STEP_M, STEP_RAD = 0.05, radians(5.0)
NEW_M: Final = 0.45
DOT_PX, REACH_PX = 9.0, 16.0
SIZE: Final = QSize(420, 360)
NO_SENTENCE: Final = "Places belong to a sentence: open one, or start one with this sign (Sign menu)."
HELP: Final = "Double-click adds somebody, a drag moves them, Del takes them away."
NO_ITEM: Final = "Choose a sign or a point of the sentence to say whom it is about."
NOBODY: Final = "nobody"


class HalfCircle(QWidget):
    """The room before the signer, seen from above: the signer above, the addressee below.

    Signals:
        dot_clicked(id): a dot was pressed, a place's or one of `PEOPLE`.
        moved(place): a place is being dragged, and is there now.
        begun(), ended(): a drag begins and ends; Esc ends it by `given_up`.
        add_wanted(angle, distance): somebody is to be added there, rad and m.
    """

    dot_clicked = Signal(str)
    moved = Signal(object)
    begun = Signal()
    ended = Signal()
    given_up = Signal()
    add_wanted = Signal(float, float)
    delete_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("places.half_circle")
        self.setAccessibleName("Who stands where, seen from above")
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
        return [*(place.id for place in places), SIGNER, ADDRESSEE]

    def _dot_at(self, point: QPointF) -> str:
        near = [(hypot((way := self.point_of(name) - point).x(), way.y()), name) for name in self._names()]
        away, name = min(near)
        return name if away <= REACH_PX else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        name = self._dot_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or not name:
            self.select("")
            return
        self.select("" if name in (SIGNER, ADDRESSEE) else name)
        self.dot_clicked.emit(name)
        if self.place is not None:
            self._held = name
            self.begun.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.place
        if self._held and place is not None:
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
            names = self._names()[:-2]
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
        start, end = _about(item)
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
        point, is_fixed = self.point_of(name), name in (SIGNER, ADDRESSEE)
        painter.setPen(theme.pen("accent" if name == self.selected else "text2", 2))
        painter.setBrush(theme.colour("raised" if is_fixed else "accent"))
        painter.drawEllipse(point, DOT_PX, DOT_PX)
        if name == self.selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(point, DOT_PX + 4.0, DOT_PX + 4.0)
        painter.setPen(theme.colour("text" if name == self.selected else "text2"))
        painter.setFont(theme.font(theme.SMALL, 600 if name == self.selected else 500))
        words = painter.fontMetrics().elidedText(self._words(name), Qt.TextElideMode.ElideRight, 120)
        box = QRectF(point.x() - 70, point.y() + DOT_PX + 5, 140, 18)
        if name == SIGNER:
            box.moveTop(point.y() - DOT_PX - 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _words(self, name: str) -> str:
        if name == SIGNER:
            return "Signer"
        if name == ADDRESSEE:
            return "Addressee"
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


def _about(item: UtteranceItem) -> tuple[str, str]:
    """Return from whom and to whom an item goes; empty for nobody."""
    match item.content:
        case Point(to):
            return SIGNER, to
        case Classifier(_, start, end):
            return start, end
    return item.subject, item.object


def _going(item: UtteranceItem, end: str, name: str) -> UtteranceEdit:
    """Let an item go from ("from") or to ("to") somebody; empty for nobody."""
    content = item.content
    if isinstance(content, Point):
        return replace_item(item.id, Point(name))
    if isinstance(content, Classifier):
        moved = replace(content, start=name) if end == "from" else replace(content, end=name)
        return replace_item(item.id, moved)
    return set_item(item.id, **{"subject" if end == "from" else "object": name})


class PlacesWindow(QWidget):
    """The half circle, the name of the chosen place, and whom the chosen item is about; no more."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName("places")
        self.setWindowTitle("Who stands where")
        self.setAutoFillBackground(True)
        self._session = session
        self.circle = HalfCircle()
        self.name = QLineEdit()
        self.name.setObjectName("places.name")
        self.name.setAccessibleName("Name of the place")
        self.name.setPlaceholderText("Who or what stands there")
        self.name.setMaxLength(60)
        self.name.editingFinished.connect(self._rename)
        self.delete_button = button("Take away", name="places.delete", tip="Take the chosen place away (Del)")
        self.delete_button.clicked.connect(lambda _checked=False: self._delete())
        self.told = hint()
        self.about = hint()
        self.about.setObjectName("places.about")
        self.from_button = button(
            "From…", name="places.from", checkable=True, tip="Then click whom it goes from"
        )
        self.to_button = button("To…", name="places.to", checkable=True, tip="Then click whom it goes to")
        for one, other in ((self.from_button, self.to_button), (self.to_button, self.from_button)):
            one.toggled.connect(lambda on, other=other: other.setChecked(False) if on else None)
        self.nobody_button = button("Nobody", name="places.nobody", tip="The sign as it is, bent to nobody")
        self.nobody_button.clicked.connect(lambda _checked=False: self._clear())
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        box.setSpacing(theme.GAP)
        box.addWidget(self.circle, 1)
        box.addWidget(row(self.name, self.delete_button))
        box.addWidget(row(self.about, self.from_button, self.to_button, self.nobody_button))
        box.addWidget(self.told)
        self.circle.dot_clicked.connect(self._on_dot)
        self.circle.moved.connect(lambda place: self._perform(set_place(place)))
        self.circle.begun.connect(session.begin_gesture)
        self.circle.ended.connect(session.end_gesture)
        self.circle.given_up.connect(session.cancel_gesture)
        self.circle.add_wanted.connect(self._add)
        self.circle.delete_wanted.connect(self._delete)
        session.sentence.changed.connect(lambda _before, _after: self._show())
        session.sentence.selection_changed.connect(self._show)
        self._show()

    @property
    def item(self) -> UtteranceItem | None:
        """The chosen item, if it can be about somebody."""
        sentence = self._session.sentence
        chosen = [item for item in sentence.items if item.id in sentence.chosen]
        about = [item for item in chosen if isinstance(item.content, SignContent | Point | Classifier)]
        return about[0] if about else None

    def _show(self) -> None:
        utterance, item = self._session.sentence.utterance, self.item
        self.circle.show_places(utterance, item)
        place = self.circle.place
        self.name.setEnabled(place is not None)
        self.delete_button.setEnabled(place is not None)
        if not self.name.hasFocus() or place is None:
            self.name.setText("" if place is None else place.name)
        for each in (self.to_button, self.nobody_button):
            each.setEnabled(item is not None)
        self.from_button.setEnabled(item is not None and not isinstance(item.content, Point))
        told = NO_ITEM if item is None else self._told_of(item)
        self.about.setText("" if utterance is None else told)
        self.told.setText(NO_SENTENCE if utterance is None else HELP)

    def _told_of(self, item: UtteranceItem) -> str:
        start, end = (self._name_of(one) for one in _about(item))
        return f"points at {end}" if isinstance(item.content, Point) else f"from {start} to {end}"

    def _name_of(self, name: str) -> str:
        utterance = self._session.sentence.utterance
        places = () if utterance is None else utterance.places
        named = {place.id: plain.lines(place.name) or place.id for place in places}
        return named.get(name, name or NOBODY)

    def _perform(self, edit: UtteranceEdit) -> None:
        if self._session.sentence.is_open:
            self._session.sentence.perform(edit)

    def _on_dot(self, name: str) -> None:
        item = self.item
        for end, asked in (("from", self.from_button), ("to", self.to_button)):
            if item is not None and asked.isChecked():
                asked.setChecked(False)
                self._perform(_going(item, end, name))
        self._show()

    def _clear(self) -> None:
        item = self.item
        if item is None:
            return
        if isinstance(item.content, Point | Classifier):
            self._perform(_going(item, "to", ""))
        else:
            self._perform(set_item(item.id, subject="", object=""))

    def _add(self, angle_rad: float, distance_m: float) -> None:
        utterance = self._session.sentence.utterance
        if utterance is None:
            return
        taken = {place.id for place in utterance.places}
        letters = (chr(ord("a") + number) for number in range(26))
        free = next((one for one in letters if one not in taken), f"p{len(taken) + 1}")
        self._perform(set_place(Place(free, "", angle_rad, distance_m)))
        self.circle.select(free)
        self._show()
        self.name.setFocus()

    def _delete(self) -> None:
        utterance, place = self._session.sentence.utterance, self.circle.place
        if utterance is not None and place is not None:
            self._perform(set_places(one for one in utterance.places if one.id != place.id))

    def _rename(self) -> None:
        place, name = self.circle.place, " ".join(self.name.text().split())
        if place is not None and name != place.name:
            self._perform(set_place(replace(place, name=name)))
