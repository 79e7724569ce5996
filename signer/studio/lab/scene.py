"""The lab's scene: every method's posture on one target, which is dragged or moved by arrow keys."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)

from body_model.arrays import Array
from signer.studio.lab.answer import METHODS, Answer, length_words
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.painted import Painted, draw_pill, pill_place

ROOM: Final = 1.22
"""The picture's half width in reaches, so that targets beyond reach can be put somewhere."""
FIRST_TURN: Final = (radians(-58.0), radians(20.0))
"""From the signer's right and above, so that forward is to the right and nothing hides behind anything."""
MOST_PITCH_RAD: Final = radians(89.0)
GRAB_PX: Final = 18.0
KEY_SHARE: Final = 0.01
"""Share of the reach that an arrow key moves the target; a tenth of it with Shift."""
ALIKE_PX: Final = 7.0
"""Postures nearer to each other than this share one name."""
NAME_PX: Final = (34.0, 22.0)
"""Distance of a name from its joint, and its height."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
SEEN: Final = {
    "plane": tr("The signer's arm from the right. Drag the target."),
    "space": tr("Drag the target; drag the ground to turn the view."),
    "links": tr("Links in the plane. Drag the target."),
}


def method_pen(name: str, width: float, alpha: float = 1.0) -> QPen:
    """The line of a method: its tint and its dash."""
    made = QPen(theme.colour(METHODS[name].token, alpha), width, c=Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if METHODS[name].dash:
        made.setDashPattern(list(METHODS[name].dash))
    return made


def draw_ground(painter: QPainter, bounds: QRectF) -> None:
    """Fill the card that a picture stands on, and keep to it."""
    path = QPainterPath()
    path.addRoundedRect(bounds, theme.RADIUS_CARD, theme.RADIUS_CARD)
    painter.fillPath(path, theme.colour("panel"))
    painter.setClipPath(path)


def polygon(at: Array) -> QPolygonF:
    """Pixels (k, 2) as Qt draws them."""
    return QPolygonF([QPointF(x, y) for x, y in at.tolist()])


def grouped(postures: Sequence[tuple[str, Array]]) -> list[tuple[str, Array]]:
    """Names beside postures (j, 2) px: those that coincide share a line of names at the first one's place."""
    groups: list[tuple[list[str], Array]] = []
    for name, at in postures:
        near = (one for one in groups if one[1].shape == at.shape and np.abs(one[1] - at).max() < ALIKE_PX)
        found = next(near, None)
        if found is None:
            groups.append(([METHODS[name].short], at))
        else:
            found[0].append(METHODS[name].short)
    dot = " \N{MIDDLE DOT} "
    return [
        (
            dot.join(names)
            if len(names) < 5
            else tr("{names} and {count} others", names=names[0], count=len(names) - 1),
            at,
        )
        for names, at in groups
    ]


def placed(
    groups: Sequence[tuple[str, Array]], bounds: QRectF, taken: Sequence[QRectF]
) -> list[tuple[str, QRectF, QPointF]]:
    """Names, where they stand outside the bend of their posture, and the middle joint that they are about.

    They are moved down past what stands there already, and stay in the picture.
    """
    metrics, (away, height) = QFontMetricsF(theme.font(theme.BODY, 500)), NAME_PX
    boxes, names, inner = list(taken), [], bounds.adjusted(6, 6, -6, -6)
    for text, at in groups:
        joint, chord, width = at[(len(at) - 1) // 2], at[-1] - at[0], metrics.horizontalAdvance(text) + 14
        across = np.array((-chord[1], chord[0])) / max(float(np.hypot(*chord)), 1e-9)
        bulge = float(across @ (joint - at[0]))
        out = across * (np.sign(bulge) if abs(bulge) > 1.0 else np.sign(across[1]) or 1.0)
        x, y = joint + out * (away + 0.5 * width * abs(out[0]))
        left = min(max(x - 0.5 * width, inner.left()), inner.right() - width)
        box = QRectF(left, y - 0.5 * height, width, height)
        for other in sorted(boxes, key=QRectF.top):
            if box.intersects(other):
                box.moveTop(other.bottom() + 1)
        box.moveBottom(min(box.bottom(), inner.bottom()))
        boxes.append(box)
        names.append((text, box, QPointF(*joint.tolist())))
    return names


class Scene(Painted):
    """Shows an answer, seen from far away: the plane from its side, space from an angle that is dragged.

    Signals:
        target_moved(place): (3,) where the user wishes the target, in the chain's length.
    """

    target_moved = Signal(object)

    def __init__(self, answer: Answer) -> None:
        super().__init__("lab.scene", tr("Target and postures; arrow keys move the target"))
        self.setMinimumSize(420, 380)
        self.answer, self.turn = answer, FIRST_TURN
        self.shown: frozenset[str] = frozenset()
        self.lit: str | None = None
        self.iteration: int | None = None
        self._held: QPointF | None = None
        self._turning: QPointF | None = None
        self._from = answer.target

    def show_now(self, **changes: object) -> None:
        """Show another answer, methods, one of them lit with its way, or an iteration; None is the last."""
        for name, value in changes.items():
            setattr(self, name, value)
        self.setAccessibleDescription(self.answer.target_words())
        self.update()

    def axes(self) -> Array:
        """Right, up and towards the viewer (3, 3) of the picture, in the chain's space."""
        if self.answer.problem.kind == "links":
            return np.eye(3)
        if self.answer.problem.kind == "plane":  # the signer from the right: forward is to the right
            return np.array([(0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (-1.0, 0.0, 0.0)])
        yaw, pitch = self.turn
        right = np.array((cos(yaw), 0.0, -sin(yaw)))
        up = np.array((-sin(pitch) * sin(yaw), cos(pitch), -sin(pitch) * cos(yaw)))
        return np.array([right, up, np.cross(right, up)])

    @property
    def scale(self) -> float:
        """Pixels per length of the chain."""
        return 0.5 * min(self.width(), self.height()) / (ROOM * self.answer.reach)

    def seen_at(self, points: Array) -> Array:
        """Pixels (..., 2) of points (..., 3)."""
        middle = np.array((0.5 * self.width(), 0.5 * self.height()))
        return np.asarray(middle + (points @ self.axes()[:2].T) * (self.scale, -self.scale))

    def place(self, at: QPointF) -> Array:
        """The place (3,) under a pixel that is as deep in the picture as the target."""
        axes = self.axes()
        seen = ((at.x() - 0.5 * self.width()) / self.scale, (0.5 * self.height() - at.y()) / self.scale)
        return np.asarray(np.array((*seen, axes[2] @ self.answer.target)) @ axes)

    def target_spot(self) -> QPointF:
        """Return the pixel at which the target is drawn."""
        return QPointF(*self.seen_at(self.answer.target).tolist())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, bounds = self.painter(), QRectF(self.rect())
        draw_ground(painter, bounds)
        self._draw_shell(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.answer.problem.kind != "links" and not self.answer.problem.own_lengths:
            self._draw_signer(painter)
        runs = [run for run in self.answer.runs if run.method in self.shown]
        if self.answer.problem.kind == "space" and runs:
            painter.setPen(theme.pen("text3", 1.4, Qt.PenStyle.DashLine))
            painter.drawPolyline(polygon(self.seen_at(elbow_circle(self.answer.runs[0].points[-1]))))
        postures = []
        for run in reversed(runs):
            last = len(run.points) - 1
            at = self.seen_at(run.points)
            if run.method == self.lit:
                self._draw_way(painter, run.method, at)
            postures.append((run.method, at[last if self.iteration is None else min(self.iteration, last)]))
            self._draw_posture(painter, *postures[-1])
        named = [each for each in reversed(postures) if self.lit in (None, each[0])]
        self._draw_names(painter, grouped(named), bounds)
        self._draw_target(painter, bounds)
        foot = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        theme.write(
            painter, bounds.adjusted(12, 0, -12, -8), SEEN[self.answer.problem.kind], "text3", align=foot
        )
        painter.setClipping(False)
        self.draw_ring(painter, theme.RADIUS_CARD)
        painter.end()

    def _draw_shell(self, painter: QPainter) -> None:
        """Solid where the tip can be; hatched where it cannot because it is too near."""
        middle = QPointF(0.5 * self.width(), 0.5 * self.height())
        near, far = (length * self.scale for length in self.answer.task.shell)
        painter.setPen(theme.pen("outline", 1.5))
        hatch = theme.hatch("text3", 0.45, 6)
        for radius, ground in ((far, theme.colour("raised")), (near, theme.colour("panel")), (near, hatch)):
            painter.setBrush(ground)
            painter.drawEllipse(middle, radius, radius)
        reach = length_words(self.answer.reach, self.answer.task.unit)
        above = QRectF(middle.x() - 120, middle.y() - far - 22, 240, 20)
        foot = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        theme.write(painter, above, tr("full reach {length_words}", length_words=reach), "text2", align=foot)

    def _draw_signer(self, painter: QPainter) -> None:
        """Draw strokes of the signer whose right shoulder is the origin: one sees whose arm it is."""
        r = self.answer.reach / 0.67
        x = 0.181 * r
        painter.setPen(theme.pen("text3", 3, alpha=0.55))
        for line in (
            [(0, 0, 0), (2 * x, 0, 0)],
            [(x, 0.13 * r, 0.01 * r), (x, 0.02 * r, 0), (x, -0.5 * r, 0)],
            [(x - 0.1 * r, -0.5 * r, 0), (x + 0.1 * r, -0.5 * r, 0)],
        ):
            painter.drawPolyline(polygon(self.seen_at(np.array(line))))
        head = QPointF(*self.seen_at(np.array((x, 0.24 * r, 0.03 * r))).tolist())
        painter.drawEllipse(head, 0.115 * r * self.scale, 0.115 * r * self.scale)

    def _draw_posture(self, painter: QPainter, name: str, at: Array) -> None:
        """One chain: thick and solid for the direct solver, a dash for each of the others."""
        alpha = 1.0 if self.lit in (None, name) else 0.22
        width, radius = (6.0, 5.0) if name == "direct" else (4.0 if name == self.lit else 2.4, 3.4)
        theme.ink(painter, method_pen(name, width, alpha), None)
        painter.drawPolyline(polygon(at))
        theme.ink(painter, QPen(theme.colour("panel", alpha), 1.5), theme.colour(METHODS[name].token, alpha))
        for joint in at.tolist():
            painter.drawEllipse(QPointF(*joint), radius, radius)

    def _draw_way(self, painter: QPainter, name: str, at: Array) -> None:
        """Draw the iterations of a method: its postures faint, the path of its tip clear."""
        painter.setPen(theme.pen(METHODS[name].token, 1.2, alpha=0.25))
        for joints in at:
            painter.drawPolyline(polygon(joints))
        painter.setPen(theme.pen(METHODS[name].token, 1.2, alpha=0.8))
        painter.drawPolyline(polygon(at[:, -1]))
        painter.setBrush(theme.colour(METHODS[name].token))
        for tip in at[:, -1].tolist():
            painter.drawEllipse(QPointF(*tip), 2.0, 2.0)

    def _draw_names(self, painter: QPainter, groups: Sequence[tuple[str, Array]], bounds: QRectF) -> None:
        """The names, each with a thin line to its joint."""
        spot = self.target_spot()
        words = pill_place(self._label_at(bounds), self.answer.target_words(), bounds, "mark")
        names = placed(groups, bounds, [words, QRectF(spot.x() - 16, spot.y() - 16, 32, 32)])
        for text, box, joint in names:
            painter.setPen(theme.pen("text3", 1.0))
            painter.drawLine(joint, QPointF(
                min(max(joint.x(), box.left()), box.right()), min(max(joint.y(), box.top()), box.bottom())
            ))  # fmt: skip
            theme.ink(painter, None, theme.colour("panel", 0.9))
            painter.drawRoundedRect(box, 5, 5)
            theme.write(painter, box, text, align=theme.CENTRE, weight=500)
        painter.setFont(theme.font())

    def _label_at(self, bounds: QRectF) -> QPointF:
        """The pixel beside which the target's words stand: right of it and above, moved left at the edge."""
        at = self.target_spot() + QPointF(10, -29)
        width = pill_place(QPointF(), self.answer.target_words(), QRectF(0, 0, 1e6, 1e6), "mark").width()
        return QPointF(max(min(at.x(), bounds.right() - width - 18), 0.0), at.y())

    def _draw_target(self, painter: QPainter, bounds: QRectF) -> None:
        """A white dot with a dark rim, ringed when it can be met, crossed when it cannot; words beside it."""
        at, (mark, token) = (
            self.target_spot(),
            ("check", "ok") if self.answer.is_reachable else ("missed", "missed"),
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (theme.pen("panel", 6), theme.pen(token, 2.5)):
            painter.setPen(pen)
            painter.drawEllipse(at, 13, 13)
        painter.setPen(QPen(theme.OVERLAY_RIM, 1.5))
        painter.setBrush(theme.OVERLAY if self._held is None else theme.colour("accent"))
        painter.drawEllipse(at, 7, 7)
        if not self.answer.is_reachable:
            painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3))
            painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3))
        draw_pill(painter, self._label_at(bounds), self.answer.target_words(), bounds, mark, token)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        offset = self.target_spot() - event.position()
        if self.answer.problem.kind == "space" and offset.manhattanLength() > 2 * GRAB_PX:
            self._turning = event.position()
        else:
            # A flat target comes to the pointer wherever it is pressed; one in space is taken where it is.
            self._held = offset if offset.manhattanLength() <= GRAB_PX else QPointF()
            self._from = self.answer.target
            self.target_moved.emit(self.place(event.position() + self._held))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.target_moved.emit(self.place(event.position() + self._held))
        elif self._turning is not None:
            moved = event.position() - self._turning
            yaw, pitch = self.turn[0] - radians(0.5 * moved.x()), self.turn[1] + radians(0.5 * moved.y())
            self.turn = yaw, min(max(pitch, -MOST_PITCH_RAD), MOST_PITCH_RAD)
            self._turning = event.position()
            self.update()
        else:
            near = (self.target_spot() - event.position()).manhattanLength() <= GRAB_PX
            self.setCursor(Qt.CursorShape.OpenHandCursor if near else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = self._turning = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrow = ARROWS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self._held is not None:
            self._held = None
            self.target_moved.emit(self._from)
        elif arrow is not None:
            fine = 0.1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
            step = KEY_SHARE * fine * self.answer.reach
            self.target_moved.emit(self.answer.target + step * np.array((*arrow, 0)) @ self.axes())
        else:
            super().keyPressEvent(event)


def elbow_circle(joints: Array) -> Array:
    """The circle (k, 3) of the second joint about the line from the first to the last.

    The direct solver is given the angle on it, the others are not.
    """
    start, elbow, tip = joints[0], joints[1], joints[-1]
    axis = (tip - start) / max(float(np.linalg.norm(tip - start)), 1e-12)
    middle = start + axis * float(axis @ (elbow - start))
    out, angle = elbow - middle, np.linspace(0.0, 2.0 * np.pi, 73)[:, None]
    return np.asarray(middle + np.cos(angle) * out + np.sin(angle) * np.cross(axis, out))
