"""The sheet over the picture: handles, labels and dots drawn over the signer."""

from __future__ import annotations

from math import pi, tau
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from body_model.arrays import Array
from signer.motion.pose import HandPose
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.stage.handles import WRIST_AXES
from signer.studio.stage.pencil import (
    DASHED,
    DOTTED,
    IVORY,
    MARKS,
    RIM,
    SOLID,
    WHITE,
    Dashes,
    Pencil,
    Sight,
    draw_contact_mark,
    draw_dot,
    on_dark,
)
from signer.studio.stage.picking import Circle
from signer.studio.stage.rig import draw_marks, draw_rig
from signer.studio.stage.scene import Scene, contact_words
from signer.studio.stage.tetrahedron import Tetrahedron, tetrahedron_of
from signer.studio.widgets.painted import diamond, draw_pill, pill_place
from signer.words.numbers import as_degrees

if TYPE_CHECKING:
    from body_model.plain_types import Side
    from signer.motion.operations.possible import Possible

GRIP_PX = 12.0
ELBOW_WORDS_AT = QPointF(-8.0, 20.0)
PILL_ABOVE_PX = 16.0


def elbow_words(hand: HandPose) -> str:
    """Return the label of the elbow: its height as an angle in degrees."""
    return tr("Elbow {as_degrees}", as_degrees=as_degrees(float(hand.elbow_height_rad)))


class WordPlaces:
    """The places of a scene as it is seen now; `covered` lies over it."""

    def __init__(self, scene: Scene, sight: Sight, covered: QRectF) -> None:
        self._scene, self._sight, self._covered = scene, sight, covered

    def grips(self) -> list[QRectF]:
        """Return the rectangles of the handles and the contact, so far as they lie in the picture.

        Nothing else may cover them.
        """
        hand, sight = self._worked_on(), self._sight
        points = () if hand is None else (hand.elbow, hand.wrist, hand.articulator, hand.target)
        found = (_grip(sight.pixel(point)) for point in points)
        return [each for each in found if each.intersects(sight.bounds)]

    def words(self) -> list[QRectF]:
        """Return the rectangles of the labels beside the handles."""
        scene, sight, bounds, hand = self._scene, self._sight, self._sight.bounds, self._worked_on()
        if hand is None:
            return []
        elbow, contact = sight.pixel(hand.elbow), sight.pixel(hand.articulator)
        found = []
        if bounds.contains(elbow):
            found.append(pill_place(elbow + ELBOW_WORDS_AT, elbow_words(hand), bounds))
        if bounds.contains(contact) and scene.focus.target_name and hand.key_id is not None:
            words = contact_words(hand, scene.focus.target_name, scene.gap_m)
            found.append(pill_place(self._beside_contact(hand, words), words, bounds, MARKS[hand.state][1]))
        return found

    def _worked_on(self) -> HandPose | None:
        """Return the hand whose handles are drawn, None while there are none."""
        return None if self._scene.handles is None else self._scene.hand

    def of_contact(self, hand: HandPose, words: str) -> QPointF:
        """Return the point at which the contact's label begins, so that nothing lies over it."""
        at, icon, bounds = self._beside_contact(hand, words), MARKS[hand.state][1], self._sight.bounds
        place = pill_place(at, words, bounds, icon)
        if not place.intersects(self._covered):
            return at
        across = QPointF(
            2.0 * self._sight.pixel(hand.articulator).x() - at.x() - place.width() - 20.0, at.y()
        )
        higher = QPointF(at.x(), self._covered.top() - PILL_ABOVE_PX)
        return higher if pill_place(across, words, bounds, icon).intersects(self._covered) else across

    def _beside_contact(self, hand: HandPose, words: str) -> QPointF:
        """Beside the place that the words name, away from the body's middle, where they hide no face."""
        sight, icon = self._sight, MARKS[hand.state][1]
        point = np.asarray(hand.articulator) - self._scene.focus.stand_off_m * np.asarray(hand.target_normal)
        at = sight.pixel(point) + QPointF(2.0, -4.0)
        middle = sight.pixel(np.array([0.0, float(point[1]), 0.05]))
        if at.x() - 2.0 < middle.x() - 6.0:
            mark = 18.0 if icon else 0.0
            at -= QPointF(
                QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(words) + 42.0 + mark, 0.0
            )
        elbow = self._of_elbow(hand)
        return (
            QPointF(at.x(), elbow.top() - PILL_ABOVE_PX)
            if elbow.intersects(pill_place(at, words, sight.bounds, icon))
            else at
        )

    def _of_elbow(self, hand: HandPose) -> QRectF:
        """Return the rectangle of the elbow's handle and its label; empty while they are not drawn."""
        if self._scene.handles is None:
            return QRectF()
        at = self._sight.pixel(hand.elbow)
        return _grip(at) | pill_place(at + ELBOW_WORDS_AT, elbow_words(hand), self._sight.bounds)


def _grip(at: QPointF) -> QRectF:
    reach = QPointF(GRIP_PX, GRIP_PX)
    return QRectF(at - reach, at + reach)


_STEP_RAD: Final = tau / 96
_NOTHING_RAD: Final = 1e-6


class Piece(NamedTuple):
    """Points (n, 3) m of an arc of the circle, and whether the elbow can be there."""

    points: Array
    is_possible: bool


def pieces(circle: Circle, height_rad: float, side: Side, possible: Possible | None) -> list[Piece]:
    """The circle, whose zero is where the elbow stands now at a height, cut where what is possible ends.

    Args:
        circle: about the line from shoulder to articulator.
        height_rad: of the elbow now.
        side: on which the arm is drawn: heights grow outward, and so the other way round on the other side.
        possible: heights; everything where nothing is known.
    """
    if possible is None:
        return [Piece(circle.outline(), True)]
    growing = 1.0 if side == "left" else -1.0
    found: list[Piece] = []
    for low, high, is_possible in _stretches(possible.allowed):
        count = 2 + int((high - low) / _STEP_RAD)
        found.append(
            Piece(circle.points(growing * (np.linspace(low, high, count) - height_rad)), is_possible)
        )
    return found


def _stretches(allowed: tuple[tuple[float, float], ...]) -> list[tuple[float, float, bool]]:
    """All round from the first possible height, the possible and the others in turn."""
    if not allowed:
        return [(-pi, pi, False)]
    found: list[tuple[float, float, bool]] = []
    for (low, high), following in zip(
        allowed, [low for low, _ in allowed[1:]] + [allowed[0][0] + tau], strict=True
    ):
        found.append((low, high, True))
        if following - high > _NOTHING_RAD:
            found.append((high, following, False))
    return found


RING_DASHES = {"bend": SOLID, "side": DASHED, "turn": DOTTED}
CARD_TOP_PX = 56
LETTER_APART = 15.0
"""Pixels between letters of angles whose arcs lie on each other in this view."""


class Overlay(QWidget):
    """A clear sheet over the picture; the pointer goes through it."""

    def __init__(self, parent: QWidget, scene: Scene) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene = scene
        self._pencil = Pencil(QPainter(), self._sight())
        self._covered = QRectF()

    def keep_clear_of(self, place: QRectF) -> None:
        """Keep the labels out of a rectangle that lies over this sheet.

        They go to the other side of what they name rather than under it.
        """
        if place != self._covered:
            self._covered = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._pencil = Pencil(painter, self._sight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font())
        if self._scene.dots:
            self._draw_dots()
        else:
            self._draw_hand()
        draw_marks(self._pencil, self._scene, QRectF(self.rect()))
        draw_rig(self._pencil, self._scene, QRectF(self.rect()))
        self._draw_arrow()
        for line in self._scene.gaze:
            self._pencil.through(line, 1.6, IVORY, DASHED, 0.7)
            self._pencil.joint(self._pencil.sight.pixel(line[1]), 3.0, IVORY)
        if self._scene.ringed:
            theme.ink(painter, theme.pen("accent", 2), None)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()

    def grips(self) -> list[QRectF]:
        """Return the rectangles of the handles, which nothing may cover."""
        return WordPlaces(self._scene, self._sight(), self._covered).grips()

    def words(self) -> list[QRectF]:
        """Return the rectangles of the labels and of the card with the angles, which nothing should cover."""
        words = WordPlaces(self._scene, self._sight(), self._covered).words()
        hand = self._scene.hand if self._scene.show_angles else None
        return words if hand is None else [*words, self._card(tetrahedron_of(hand).lines)]

    def _sight(self) -> Sight:
        return Sight(self._scene.camera, self.width(), self.height())

    def _draw_hand(self) -> None:
        scene = self._scene
        hand, handles = scene.hand, scene.handles
        if hand is None:
            return
        if handles is not None:
            if handles.elbow_circle is not None:
                self._draw_elbow_circle(handles.elbow_circle, hand)
            if scene.show_line:
                self._draw_line(hand.shoulder, hand.elbow, hand.wrist, hand.articulator)
            if scene.show_angles:
                self._draw_tetrahedron(tetrahedron_of(hand))
            for axis in WRIST_AXES:
                self._draw_ring(
                    handles.rings[axis], RING_DASHES[axis], axis in (scene.hovered, scene.dragged)
                )
            for joint, size in ((hand.shoulder, 4.5), (hand.wrist, 5.5)):
                self._pencil.joint(self._pencil.sight.pixel(joint), size, IVORY)
        self._draw_contact()
        if handles is not None:
            self._draw_elbow(hand.elbow, elbow_words(hand))
            if handles.target is not None:
                self._draw_target(handles.target)

    def _draw_elbow_circle(self, circle: Circle, hand: HandPose) -> None:
        """Solid where the elbow can be, dashed where it cannot."""
        bright = self._scene.hovered == "elbow" or self._scene.dragged == "elbow"
        for points, is_possible in pieces(
            circle, hand.elbow_height_rad, hand.side, self._scene.elbow_possible
        ):
            width = (3.0 if bright else 2.2) if is_possible else 1.5
            self._pencil.through(
                points, width, WHITE, SOLID if is_possible else DASHED, 0.75 if is_possible else 0.45
            )

    def _draw_tetrahedron(self, shape: Tetrahedron) -> None:
        for edge in shape.edges:
            self._pencil.through(edge, 1.5, IVORY, DASHED, 0.45)
        self._pencil.through(shape.hanging, 1.2, WHITE, DOTTED, 0.45)
        taken = [self._pencil.sight.pixel(edge[0]) for edge in shape.edges]
        for points, letter in shape.arcs:
            self._pencil.through(points, 2.0, IVORY, SOLID, 0.6)
            at = self._pencil.sight.pixel(points[len(points) // 2])
            while any((at - other).manhattanLength() < LETTER_APART for other in taken):
                at += QPointF(LETTER_APART, 0.0)
            taken.append(at)
            self._pencil.letter(at, letter)
        self._draw_card(shape.lines)

    def _draw_card(self, lines: tuple[str, ...]) -> None:
        """The angles with their values, at the upper right, where the signer is not."""
        self._pencil.painter.setFont(theme.font())
        metrics = self._pencil.painter.fontMetrics()
        card, line = self._card(lines), metrics.height() + 3
        theme.ink(self._pencil.painter, theme.pen("outline"), theme.colour("panel", 0.96))
        self._pencil.painter.drawRoundedRect(card, 6, 6)
        self._pencil.painter.setPen(theme.colour("text"))
        for place, each in enumerate(lines):
            self._pencil.painter.drawText(
                QPointF(card.left() + 10, card.top() + 6 + line * place + metrics.ascent()), each
            )

    def _card(self, lines: tuple[str, ...]) -> QRectF:
        metrics = QFontMetrics(theme.font())
        width = max(metrics.horizontalAdvance(each) for each in lines) + 20
        return QRectF(self.width() - width - 12, CARD_TOP_PX, width, (metrics.height() + 3) * len(lines) + 12)

    def _draw_line(self, *points: Array) -> None:
        self._pencil.through(np.array(points), 2.0, IVORY, SOLID, 0.6)

    def _draw_ring(self, ring: Circle, dashes: Dashes, bright: bool) -> None:
        colour = theme.colour("accent") if bright else WHITE
        self._pencil.through(
            ring.outline(64), 3.0 if bright else 1.5, colour, dashes, 0.5 if dashes else 0.35
        )

    def _draw_elbow(self, point: Array, words: str) -> None:
        at = self._pencil.sight.pixel(point)
        bright = self._scene.hovered == "elbow" or self._scene.dragged == "elbow"
        self._pencil.joint(at, 11.5 if bright else 10.0, theme.colour("accent"))
        theme.ink(self._pencil.painter, None, WHITE)
        self._pencil.painter.drawEllipse(at, 3.5, 3.5)
        if self.rect().contains(at.toPoint()):
            draw_pill(self._pencil.painter, at + ELBOW_WORDS_AT, words, QRectF(self.rect()))

    def _draw_target(self, point: Array) -> None:
        at = self._pencil.sight.pixel(point)
        bright = self._scene.hovered == "target" or self._scene.dragged == "target"
        size = 10.5 if bright else 9.0
        theme.ink(self._pencil.painter, QPen(RIM, 2.0), theme.colour("accent"))
        self._pencil.painter.drawPolygon(diamond(at, size))

    def _draw_contact(self) -> None:
        scene = self._scene
        hand = scene.hand
        if hand is None or hand.resting or hand.key_id is None:
            return
        at = self._pencil.sight.pixel(hand.articulator)
        state = hand.state
        token, icon = MARKS[state]
        draw_contact_mark(self._pencil.painter, at, state)
        if state == "missed":
            self._pencil.line(
                QPolygonF([at, self._pencil.sight.pixel(hand.target)]), 2.0, on_dark(token), DASHED, 0.6
            )
        if scene.focus.target_name and self.rect().contains(at.toPoint()):
            words = contact_words(hand, scene.focus.target_name, scene.gap_m)
            at = WordPlaces(scene, self._pencil.sight, self._covered).of_contact(hand, words)
            draw_pill(self._pencil.painter, at, words, QRectF(self.rect()), icon, token or "text")

    def _draw_arrow(self) -> None:
        arrow = self._scene.arrow
        if arrow is None:
            return
        start, end = (
            self._pencil.sight.pixel(arrow.start),
            self._pencil.sight.pixel(arrow.start + 0.17 * arrow.direction),
        )
        accent = theme.colour("accent")
        along = end - start
        length = float(np.hypot(along.x(), along.y()))
        if length > 8.0:
            self._pencil.line(QPolygonF([start, end]), 4.0, accent, SOLID, 0.8)
            step, across = along / length * 11.0, QPointF(-along.y(), along.x()) / length * 7.0
            head = QPolygonF([end + step, end - step * 0.4 + across, end - step * 0.4 - across])
            theme.ink(self._pencil.painter, QPen(RIM, 1.6), accent)
            self._pencil.painter.drawPolygon(head)
        else:  # toward the viewer or away: a dot or a cross in a ring
            self._pencil.joint(start, 11.0, accent)
            toward = float(arrow.direction @ self._scene.camera.axes[:, 2]) > 0.0
            self._pencil.painter.setPen(QPen(RIM, 2.4))
            if toward:
                self._pencil.painter.setBrush(RIM)
                self._pencil.painter.drawEllipse(start, 3.0, 3.0)
            else:
                self._pencil.painter.drawLine(start + QPointF(-5, -5), start + QPointF(5, 5))
                self._pencil.painter.drawLine(start + QPointF(-5, 5), start + QPointF(5, -5))
        draw_pill(self._pencil.painter, end, arrow.words, QRectF(self.rect()))

    def _draw_dots(self) -> None:
        scene = self._scene
        named: tuple[QPointF, str] | None = None
        for dot in scene.dots:
            if dot.id not in scene.shown_dots:
                continue
            at = QPointF(dot.x * self.width(), dot.y * self.height())
            chosen, hovered = dot.id == scene.chosen_dot, dot.id == scene.hovered_dot
            draw_dot(self._pencil.painter, at, seen=dot.seen, chosen=chosen, hovered=hovered)
            if hovered or (chosen and not scene.hovered_dot):
                named = at, dot.name
        if named is not None:
            draw_pill(self._pencil.painter, named[0], named[1], QRectF(self.rect()))
