"""The lab's scene: every method's posture on one target, which is dragged or moved by arrow keys."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from body_model.arrays import Array
from signer.studio.lab import methods, scene_paint
from signer.studio.lab.answer import Answer
from signer.studio.lab.methods import MethodId
from signer.studio.lab.projection import FIRST_TURN, Projection, projection, turned
from signer.studio.look import theme
from signer.studio.widgets.painted import Painted

ALIKE_PX: Final = 7.0
"""Postures nearer to each other than this share one name."""
AWAY_PX: Final = 30.0
HEIGHT_PX: Final = 22.0
EDGE_PX: Final = 6.0


class Name(NamedTuple):
    """Words, where they stand, and the joint that they are about."""

    text: str
    box: QRectF
    joint: QPointF


def grouped(postures: Sequence[tuple[MethodId, Array]]) -> list[tuple[str, Array]]:
    """Names beside postures (j, 2) px: those that coincide share a line of names at the first one's place."""
    groups: list[tuple[list[str], Array]] = []
    for name, at in postures:
        for names, first in groups:
            if first.shape == at.shape and float(np.abs(first - at).max()) < ALIKE_PX:
                names.append(methods.find(name).short)
                break
        else:
            groups.append(([methods.find(name).short], at))
    return [(_listed(names), at) for names, at in groups]


def _listed(names: list[str]) -> str:
    return " \N{MIDDLE DOT} ".join(names) if len(names) < 5 else f"{names[0]} and {len(names) - 1} others"


def placed(groups: Sequence[tuple[str, Array]], bounds: QRectF, taken: Sequence[QRectF]) -> list[Name]:
    """Beside the elbow or middle joint of each posture, moved down past what stands there already."""
    metrics = QFontMetricsF(theme.font(theme.BODY, 500))
    boxes, names = list(taken), []
    inner = bounds.adjusted(EDGE_PX, EDGE_PX, -EDGE_PX, -EDGE_PX)
    for text, at in groups:
        joint, middle = _beside(at, metrics.horizontalAdvance(text) + 14)
        width = metrics.horizontalAdvance(text) + 14
        box = QRectF(middle.x() - 0.5 * width, middle.y() - 0.5 * HEIGHT_PX, width, HEIGHT_PX)
        box.moveLeft(min(max(box.left(), inner.left()), inner.right() - width))
        for other in sorted(boxes, key=QRectF.top):
            if box.intersects(other):
                box.moveTop(other.bottom() + 1)
        box.moveBottom(min(box.bottom(), inner.bottom()))
        boxes.append(box)
        names.append(Name(text, box, joint))
    return names


def _beside(at: Array, width: float) -> tuple[QPointF, QPointF]:
    """The middle joint of a posture (j, 2) px, and the middle of a name on the outside of the bend.

    The name has the given width.
    """
    joint, chord = at[(len(at) - 1) // 2], at[-1] - at[0]
    across = np.array((-chord[1], chord[0])) / max(float(np.hypot(*chord)), 1e-9)
    bulge = float(across @ (joint - at[0]))
    out = across * np.sign(bulge) if abs(bulge) > 1.0 else across * (1.0 if across[1] > 0 else -1.0)
    x, y = (joint + out * (AWAY_PX + 0.5 * width * abs(out[0]) + 0.5 * HEIGHT_PX * abs(out[1]))).tolist()
    return QPointF(*joint.tolist()), QPointF(x, y)


def draw_names(painter: QPainter, names: Sequence[Name]) -> None:
    """The names, each with a thin line to its joint."""
    painter.setFont(theme.font(theme.BODY, 500))
    painter.setPen(theme.pen("text3", 1.0))
    for _, box, joint in names:
        painter.drawLine(
            joint,
            QPointF(
                min(max(joint.x(), box.left()), box.right()), min(max(joint.y(), box.top()), box.bottom())
            ),
        )
    for text, box, _ in names:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", 0.9))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(theme.colour("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


GRAB_PX: Final = 18.0
KEY_SHARE: Final = 0.01
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, 1.0),
    Qt.Key.Key_Down: (0.0, -1.0),
}


class Scene(Painted):
    """Shows an answer.

    Signals:
        target_moved(place): (3,) where the user wishes the target, in the chain's length.
    """

    target_moved = Signal(object)

    def __init__(self) -> None:
        super().__init__("lab.scene", "Target and postures; arrow keys move the target")
        self.setMinimumSize(420, 380)
        self._answer: Answer | None = None
        self._shown: frozenset[MethodId] = frozenset()
        self._lit: MethodId | None = None
        self._iteration: int | None = None
        self._turn = FIRST_TURN
        self._held: QPointF | None = None
        self._turning: QPointF | None = None
        self._from: Array | None = None

    def show_answer(self, answer: Answer) -> None:
        """Show what the methods did."""
        self._answer = answer
        self.setAccessibleDescription(answer.target_words())
        self.update()

    def show_methods(self, shown: frozenset[MethodId]) -> None:
        """Draw only these."""
        self._shown = shown
        self.update()

    def light(self, method: MethodId | None) -> None:
        """Bring one method forward and show the way it took; None treats all alike."""
        self._lit = method
        self.update()

    def show_iteration(self, iteration: int | None) -> None:
        """Show the postures after so many iterations; None for the last."""
        self._iteration = iteration
        self.update()

    @property
    def view(self) -> Projection:
        """The projection in use."""
        kind, reach = (self._answer.problem.kind, self._answer.reach) if self._answer else ("plane", 1.0)
        return projection(kind, reach, (self.width(), self.height()), self._turn)

    def target_spot(self) -> QPointF:
        """Return the pixel at which the target is drawn."""
        if self._answer is None:
            return QPointF()
        x, y = self.view.screen(self._answer.target).tolist()
        return QPointF(x, y)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        bounds = QRectF(self.rect())
        scene_paint.ground(painter, bounds)
        if self._answer is not None:
            self._draw(painter, self._answer, bounds)
        painter.setClipping(False)
        self.draw_ring(painter, theme.RADIUS_CARD)
        painter.end()

    def _draw(self, painter: QPainter, answer: Answer, bounds: QRectF) -> None:
        view = self.view
        scene_paint.draw_shell(painter, view, answer)
        if not answer.problem.own_lengths:
            scene_paint.draw_signer(painter, view, answer.problem.kind, answer.reach)
        shown = [run for run in answer.runs if run.method in self._shown]
        if answer.problem.kind == "space" and shown:
            scene_paint.draw_circle(painter, view, answer.runs[0].posture)
        for run in shown:
            if run.method == self._lit:
                scene_paint.draw_way(painter, view, run.method, run.points)
        postures = [(run.method, run.points[self._index(len(run.points))]) for run in shown]
        for name, joints in reversed(postures):
            scene_paint.draw_posture(
                painter, view, name, joints, faded=self._lit not in (None, name), thick=name == self._lit
            )
        named = [(name, view.screen(joints)) for name, joints in postures if self._lit in (None, name)]
        spot = self.target_spot()
        taken = [
            scene_paint.target_words_box(spot, answer, bounds),
            QRectF(spot.x() - 16, spot.y() - 16, 32, 32),
        ]
        draw_names(painter, placed(grouped(named), bounds, taken))
        scene_paint.draw_target(painter, spot, answer, bounds, held=self._held is not None)
        painter.setPen(theme.colour("text3"))
        painter.setFont(theme.font())
        words = _SEEN[answer.problem.kind]
        painter.drawText(
            bounds.adjusted(12, 0, -12, -8), Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words
        )

    def _index(self, count: int) -> int:
        return count - 1 if self._iteration is None else min(self._iteration, count - 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._answer is None:
            return
        offset = self.target_spot() - event.position()
        in_space = self._answer.problem.kind == "space"
        if in_space and offset.manhattanLength() > 2 * GRAB_PX:
            self._turning = event.position()
        else:
            # A flat target comes to the pointer wherever it is pressed; one in space is taken where it is.
            self._held = offset if offset.manhattanLength() <= GRAB_PX else QPointF()
            self._from = self._answer.target
            self._move_to(event.position())
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._move_to(event.position())
        elif self._turning is not None:
            moved = event.position() - self._turning
            self._turn, self._turning = turned(self._turn, moved.x(), moved.y()), event.position()
            self.update()
        elif self._answer is not None:
            near = (self.target_spot() - event.position()).manhattanLength() <= GRAB_PX
            self.setCursor(Qt.CursorShape.OpenHandCursor if near else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = self._turning = self._from = None
            self.update()

    def _move_to(self, position: QPointF) -> None:
        if self._held is not None and self._answer is not None:
            at = position + self._held
            self.target_moved.emit(self.view.place(at.x(), at.y(), self._answer.target))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self._held is not None:
            self._held = None
            self.target_moved.emit(self._from)
        elif arrow is not None and self._answer is not None:
            fine = 0.1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1.0
            view, step = self.view, KEY_SHARE * fine * self._answer.reach
            move = np.array(view.right) * arrow[0] + np.array(view.up) * arrow[1]
            self.target_moved.emit(self._answer.target + move * step)
        else:
            super().keyPressEvent(event)


_SEEN: Final = {
    "plane": "The signer's arm from the right. Drag the target.",
    "space": "Drag the target; drag the ground to turn the view.",
    "links": "Links in the plane. Drag the target.",
}
