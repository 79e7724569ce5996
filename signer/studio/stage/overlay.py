"""Handles, labels and dots drawn over the signer, in white and ivory with a dark rim so that they read on everything."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.motion.pose import HandPose
from signer.studio.look import theme
from signer.studio.stage import elbow_ring
from signer.studio.stage.handles import WRIST_AXES
from signer.studio.stage.picking import Circle
from signer.studio.stage.scene import Scene, contact_state, contact_words, degrees
from signer.studio.stage.tetrahedron import Tetrahedron, tetrahedron_of
from signer.studio.widgets.painted import draw_pill, pill_place

Array = NDArray[np.float64]

RIM = QColor(15, 17, 20)
IVORY = QColor("#EDE6D6")
WHITE = QColor(255, 255, 255)
# Dashes and gaps in pixels, the same for a line and its rim; none is a solid line.
Dashes: TypeAlias = tuple[float, ...]
SOLID: Dashes = ()
DASHED: Dashes = (6.0, 4.0)
DOTTED: Dashes = (2.0, 4.0)
RING_DASHES = {"bend": SOLID, "side": DASHED, "turn": DOTTED}
CARD_TOP_PX = 56
GRIP_PX = 12.0
ELBOW_WORDS_AT = QPointF(-8.0, 20.0)
LETTER_APART = 15.0
"""Pixels between letters of angles whose arcs lie on each other in this view."""
PILL_ABOVE_PX = 16.0
MARKS = {"touching": ("ok", "check"), "missed": ("missed", "missed"), "free": ("", "")}


class Overlay(QWidget):
    """A clear sheet over the picture; the pointer goes through it."""

    def __init__(self, parent: QWidget, scene: Scene) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene = scene
        self._painter = QPainter()
        self._covered = QRectF()

    def keep_clear_of(self, place: QRectF) -> None:
        """What lies over this sheet: words go to the other side of what they name rather than under it."""
        if place != self._covered:
            self._covered = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font())
        if self._scene.dots:
            self._draw_dots()
        else:
            self._draw_hand()
        self._draw_arrow()
        if self._scene.ringed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(theme.pen("accent", 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def taken(self) -> list[QRectF]:
        """Where the handles, and the words beside them, are: nothing else should cover them."""
        scene, bounds = self._scene, QRectF(self.rect())
        hand, handles = scene.hand, scene.handles
        if hand is None or handles is None or not scene.focus.editable:
            return []
        elbow, contact = self._pixel(hand.elbow), self._pixel(hand.articulator)
        reach = QPointF(GRIP_PX, GRIP_PX)
        found = [QRectF(at - reach, at + reach) for at in (elbow, self._pixel(hand.wrist), contact, self._pixel(hand.target))]
        found = [each for each in found if each.intersects(bounds)]
        if bounds.contains(elbow):
            found.append(pill_place(elbow + ELBOW_WORDS_AT, _elbow_words(hand), bounds))
        if bounds.contains(contact) and scene.focus.target_name and hand.key_id is not None:
            found.append(self._contact_words_place(hand))
        return found

    def _draw_hand(self) -> None:
        scene = self._scene
        hand, handles = scene.hand, scene.handles
        if hand is None:
            return
        if handles is not None and scene.focus.editable:
            if handles.elbow_circle is not None:
                self._draw_elbow_circle(handles.elbow_circle, hand)
            if scene.show_line:
                self._draw_line(hand.shoulder, hand.elbow, hand.wrist, hand.articulator)
            if scene.show_angles:
                self._draw_tetrahedron(tetrahedron_of(hand))
            for axis in WRIST_AXES:
                self._draw_ring(handles.rings[axis], RING_DASHES[axis], axis in (scene.hovered, scene.dragged))
            for joint, size in ((hand.shoulder, 4.5), (hand.wrist, 5.5)):
                self._draw_joint(self._pixel(joint), size, IVORY)
        self._draw_contact()
        if handles is not None and scene.focus.editable:
            self._draw_elbow(hand.elbow, _elbow_words(hand))
            if handles.target is not None:
                self._draw_target(handles.target)

    def _draw_elbow_circle(self, circle: Circle, hand: HandPose) -> None:
        """Solid where the elbow can be, dashed where it cannot."""
        bright = self._scene.hovered == "elbow" or self._scene.dragged == "elbow"
        for points, is_possible in elbow_ring.pieces(circle, hand.elbow_height_rad, hand.side, self._scene.elbow_possible):
            width = (3.0 if bright else 2.2) if is_possible else 1.5
            self._rimmed(self._polyline(points), width, WHITE, SOLID if is_possible else DASHED, 0.75 if is_possible else 0.45)

    def _draw_tetrahedron(self, shape: Tetrahedron) -> None:
        for edge in shape.edges:
            self._rimmed(self._polyline(edge), 1.5, IVORY, DASHED, 0.45)
        self._rimmed(self._polyline(shape.hanging), 1.2, WHITE, DOTTED, 0.45)
        taken = [self._pixel(edge[0]) for edge in shape.edges]
        for points, letter in shape.arcs:
            self._rimmed(self._polyline(points), 2.0, IVORY, SOLID, 0.6)
            at = self._pixel(points[len(points) // 2])
            while any((at - other).manhattanLength() < LETTER_APART for other in taken):
                at += QPointF(LETTER_APART, 0.0)
            taken.append(at)
            self._draw_letter(at, letter)
        self._draw_card(shape.lines)

    def _draw_letter(self, at: QPointF, letter: str) -> None:
        outline = QPainterPath()
        outline.addText(at + QPointF(5.0, 4.0), theme.font(theme.TITLE, 600), letter)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(QPen(RIM, 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self._painter.drawPath(outline)
        self._painter.fillPath(outline, IVORY)

    def _draw_card(self, lines: tuple[str, ...]) -> None:
        """The angles with their values, at the upper right, where the signer is not."""
        self._painter.setFont(theme.font())
        metrics = self._painter.fontMetrics()
        width, line = max(metrics.horizontalAdvance(each) for each in lines) + 20, metrics.height() + 3
        card = QRectF(self.width() - width - 12, CARD_TOP_PX, width, line * len(lines) + 12)
        self._painter.setPen(theme.pen("outline"))
        self._painter.setBrush(theme.colour("panel", 0.96))
        self._painter.drawRoundedRect(card, 6, 6)
        self._painter.setPen(theme.colour("text"))
        for place, each in enumerate(lines):
            self._painter.drawText(QPointF(card.left() + 10, card.top() + 6 + line * place + metrics.ascent()), each)

    def _draw_line(self, *points: Array) -> None:
        self._rimmed(self._polyline(np.array(points)), 2.0, IVORY, SOLID, 0.6)

    def _draw_ring(self, ring: Circle, dashes: Dashes, bright: bool) -> None:
        colour = theme.colour("accent") if bright else WHITE
        self._rimmed(self._polyline(ring.outline(64)), 3.0 if bright else 1.5, colour, dashes, 0.5 if dashes else 0.35)

    def _draw_joint(self, at: QPointF, size: float, colour: QColor) -> None:
        self._painter.setPen(QPen(RIM, 1.6))
        self._painter.setBrush(colour)
        self._painter.drawEllipse(at, size, size)

    def _draw_elbow(self, point: Array, words: str) -> None:
        at = self._pixel(point)
        bright = self._scene.hovered == "elbow" or self._scene.dragged == "elbow"
        self._draw_joint(at, 11.5 if bright else 10.0, theme.colour("accent"))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(WHITE)
        self._painter.drawEllipse(at, 3.5, 3.5)
        if self.rect().contains(at.toPoint()):
            draw_pill(self._painter, at + ELBOW_WORDS_AT, words, QRectF(self.rect()))

    def _draw_target(self, point: Array) -> None:
        at = self._pixel(point)
        bright = self._scene.hovered == "target" or self._scene.dragged == "target"
        size = 10.5 if bright else 9.0
        diamond = QPolygonF([at + QPointF(0, -size), at + QPointF(size, 0), at + QPointF(0, size), at + QPointF(-size, 0)])
        self._painter.setPen(QPen(RIM, 2.0))
        self._painter.setBrush(theme.colour("accent"))
        self._painter.drawPolygon(diamond)

    def _draw_contact(self) -> None:
        scene = self._scene
        hand = scene.hand
        if hand is None or hand.resting or hand.key_id is None:
            return
        at = self._pixel(hand.articulator)
        state = contact_state(hand)
        token, icon = MARKS[state]
        draw_contact_mark(self._painter, at, state)
        if state == "missed":
            self._rimmed(QPolygonF([at, self._pixel(hand.target)]), 2.0, _on_dark(token), DASHED, 0.6)
        if scene.focus.target_name and self.rect().contains(at.toPoint()):
            words = contact_words(hand, scene.focus.target_name)
            at = self._uncovered(self._contact_words_at(hand, words), self._pixel(hand.articulator), words, icon)
            draw_pill(self._painter, at, words, QRectF(self.rect()), icon, token or "text")

    def _contact_words_place(self, hand: HandPose) -> QRectF:
        words = contact_words(hand, self._scene.focus.target_name)
        return pill_place(self._contact_words_at(hand, words), words, QRectF(self.rect()), MARKS[contact_state(hand)][1])

    def _contact_words_at(self, hand: HandPose, words: str) -> QPointF:
        """Beside the place that the words name, on the side away from the body's middle, where they hide no face."""
        point = np.asarray(hand.articulator) - self._scene.focus.stand_off_m * np.asarray(hand.target_normal)
        at = self._pixel(point) + QPointF(2.0, -4.0)
        middle = self._pixel(np.array([0.0, float(point[1]), 0.05]))
        if at.x() - 2.0 < middle.x() - 6.0:
            mark = 18.0 if MARKS[contact_state(hand)][1] else 0.0
            at -= QPointF(QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(words) + 42.0 + mark, 0.0)
        place = pill_place(at, words, QRectF(self.rect()), MARKS[contact_state(hand)][1])
        elbow = self._elbow_place(hand)
        return QPointF(at.x(), elbow.top() - PILL_ABOVE_PX) if elbow.intersects(place) else at

    def _uncovered(self, at: QPointF, beside: QPointF, words: str, icon: str) -> QPointF:
        """These words where nothing lies over them: there, on the other side of the pixel they stand beside, or above what covers them."""
        bounds = QRectF(self.rect())
        place = pill_place(at, words, bounds, icon)
        if not place.intersects(self._covered):
            return at
        across = QPointF(2.0 * beside.x() - at.x() - place.width() - 20.0, at.y())
        higher = QPointF(at.x(), self._covered.top() - PILL_ABOVE_PX)
        return higher if pill_place(across, words, bounds, icon).intersects(self._covered) else across

    def _elbow_place(self, hand: HandPose) -> QRectF:
        """Where the handle of the elbow and its words are; empty while they are not drawn."""
        if self._scene.handles is None or not self._scene.focus.editable:
            return QRectF()
        at, reach = self._pixel(hand.elbow), QPointF(GRIP_PX, GRIP_PX)
        return QRectF(at - reach, at + reach) | pill_place(at + ELBOW_WORDS_AT, _elbow_words(hand), QRectF(self.rect()))

    def _draw_arrow(self) -> None:
        arrow = self._scene.arrow
        if arrow is None:
            return
        start, end = self._pixel(arrow.start), self._pixel(arrow.start + 0.17 * arrow.direction)
        accent = theme.colour("accent")
        along = end - start
        length = float(np.hypot(along.x(), along.y()))
        if length > 8.0:
            self._rimmed(QPolygonF([start, end]), 4.0, accent, SOLID, 0.8)
            step, across = along / length * 11.0, QPointF(-along.y(), along.x()) / length * 7.0
            head = QPolygonF([end + step, end - step * 0.4 + across, end - step * 0.4 - across])
            self._painter.setPen(QPen(RIM, 1.6))
            self._painter.setBrush(accent)
            self._painter.drawPolygon(head)
        else:  # toward the viewer or away: a dot or a cross in a ring
            self._draw_joint(start, 11.0, accent)
            toward = float(arrow.direction @ self._scene.camera.axes[:, 2]) > 0.0
            self._painter.setPen(QPen(RIM, 2.4))
            if toward:
                self._painter.setBrush(RIM)
                self._painter.drawEllipse(start, 3.0, 3.0)
            else:
                self._painter.drawLine(start + QPointF(-5, -5), start + QPointF(5, 5))
                self._painter.drawLine(start + QPointF(-5, 5), start + QPointF(5, -5))
        draw_pill(self._painter, end, arrow.words, QRectF(self.rect()))

    def _draw_dots(self) -> None:
        scene = self._scene
        named: tuple[QPointF, str] | None = None
        for dot in scene.dots:
            if dot.id not in scene.shown_dots:
                continue
            at = QPointF(dot.x * self.width(), dot.y * self.height())
            chosen, hovered = dot.id == scene.chosen_dot, dot.id == scene.hovered_dot
            draw_dot(self._painter, at, seen=dot.seen, chosen=chosen, hovered=hovered)
            if hovered or (chosen and not scene.hovered_dot):
                named = at, dot.name
        if named is not None:
            draw_pill(self._painter, named[0], named[1], QRectF(self.rect()))

    def _pixel(self, point: Array) -> QPointF:
        x, y, _ = self._scene.camera.project(point, self.width(), self.height())
        return QPointF(float(x), float(y))

    def _polyline(self, points: Array) -> QPolygonF:
        seen = self._scene.camera.project(points, self.width(), self.height())
        return QPolygonF([QPointF(x, y) for x, y, away in seen.tolist() if away > 0.0])

    def _rimmed(self, line: QPolygonF, width: float, colour: QColor, dashes: Dashes, rim: float) -> None:
        dark = QColor(RIM)
        dark.setAlphaF(rim)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for each, tint in ((width + 2.2, dark), (width, colour)):
            # Curves of many short pieces look the same with bevelled joins, and cost half as much.
            pen = QPen(tint, each, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin)
            if dashes:
                pen.setDashPattern([length / each for length in dashes])
            self._painter.setPen(pen)
            self._painter.drawPolyline(line)


def _elbow_words(hand: HandPose) -> str:
    return f"Elbow {degrees(hand.elbow_height_rad)}"


def draw_contact_mark(painter: QPainter, at: QPointF, state: str) -> None:
    """Contact: a closed double ring. Free: a single thin ring. Missed: a ring with a cross."""
    token, _ = MARKS[state]
    colour = _on_dark(token) if token else WHITE
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(15, 17, 20, 220), 5.0 if token else 3.6))
    painter.drawEllipse(at, 8.0, 8.0)
    painter.setPen(QPen(colour, 2.5 if token else 1.6))
    painter.drawEllipse(at, 8.0, 8.0)
    if state == "touching":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(at, 3.5, 3.5)
    elif state == "missed":
        painter.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4))
        painter.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4))


def draw_dot(painter: QPainter, at: QPointF, *, seen: bool, chosen: bool, hovered: bool) -> None:
    """A place to choose: white with a dark rim, hollow when hidden, ringed when chosen."""
    size = 6.5 if hovered or chosen else 5.0
    if chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(RIM, 4.5))
        painter.drawEllipse(at, 10.0, 10.0)
        painter.setPen(QPen(WHITE, 2.5))
        painter.drawEllipse(at, 10.0, 10.0)
    painter.setPen(QPen(RIM if seen else WHITE, 1.8))
    painter.setBrush((theme.colour("accent") if chosen else WHITE) if seen else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, size, size)


def _on_dark(token: str) -> QColor:
    """Marks on the figure keep the dark theme's brighter tints: they carry a dark rim in both themes."""
    return QColor(str(getattr(theme.DARK, token)))
