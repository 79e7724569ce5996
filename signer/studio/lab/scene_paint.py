"""Drawing of the lab's scene.

It shows the reachable shell, the signer, every method's posture with its dash and name, and the target.
"""

from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from body_model.arrays import Array
from signer.studio.lab import methods
from signer.studio.lab.answer import Answer
from signer.studio.lab.methods import MethodId
from signer.studio.lab.problem import Kind, length_words
from signer.studio.lab.projection import Projection, head_of, signer_lines
from signer.studio.look import icons, theme

FADED: Final = 0.22


def method_pen(name: MethodId, width: float, alpha: float = 1.0) -> QPen:
    """The line of a method: its tint and its dash."""
    method = methods.find(name)
    pen = QPen(
        theme.colour(method.token, alpha),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.FlatCap,
        Qt.PenJoinStyle.RoundJoin,
    )
    if method.dash:
        pen.setDashPattern(list(method.dash))
    return pen


def draw_shell(painter: QPainter, view: Projection, answer: Answer) -> None:
    """Solid where the tip can be; hatched where it cannot because it is too near."""
    middle = QPointF(*view.middle_px)
    near, far = (length * view.scale for length in answer.task.shell)
    painter.setPen(theme.pen("outline", 1.5))
    painter.setBrush(theme.colour("raised"))
    painter.drawEllipse(middle, far, far)
    if near > 1.0:
        painter.setBrush(theme.colour("panel"))
        painter.drawEllipse(middle, near, near)
        painter.setBrush(theme.hatch("text3", 0.45, 6))
        painter.drawEllipse(middle, near, near)
    painter.setPen(theme.colour("text2"))
    painter.setFont(theme.font())
    words = f"full reach {length_words(answer.reach, answer.task.unit)}"
    above = QRectF(middle.x() - 120, middle.y() - far - 22, 240, 20)
    painter.drawText(above, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, words)


def draw_signer(painter: QPainter, view: Projection, kind: Kind, reach: float) -> None:
    """A few strokes, so that one sees whose arm it is."""
    if kind == "links":
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(theme.pen("text3", 3, alpha=0.55))
    for line in signer_lines(reach, kind):
        painter.drawPolyline(_polygon(view.screen(line)))
    middle, radius = head_of(reach)
    painter.drawEllipse(_point(view.screen(middle)), radius * view.scale, radius * view.scale)


def draw_posture(
    painter: QPainter,
    view: Projection,
    name: MethodId,
    joints: Array,
    *,
    faded: bool = False,
    thick: bool = False,
) -> None:
    """One chain: thick and solid for the direct solver, a dash for each of the others."""
    alpha = FADED if faded else 1.0
    at = view.screen(joints)
    direct = name == "direct"
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(method_pen(name, 6.0 if direct else (4.0 if thick else 2.4), alpha))
    painter.drawPolyline(_polygon(at))
    radius = 5.0 if direct else 3.4
    painter.setPen(QPen(theme.colour("panel", alpha), 1.5))
    painter.setBrush(theme.colour(methods.find(name).token, alpha))
    for joint in at:
        painter.drawEllipse(_point(joint), radius, radius)


def draw_way(painter: QPainter, view: Projection, name: MethodId, points: Array) -> None:
    """Draw the iterations of a method: its postures faint, the path of its tip clear."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tint = methods.find(name).token
    painter.setPen(theme.pen(tint, 1.2, alpha=0.25))
    at = view.screen(points)
    for joints in at:
        painter.drawPolyline(_polygon(joints))
    painter.setPen(theme.pen(tint, 1.2, alpha=0.8))
    painter.drawPolyline(_polygon(at[:, -1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(tint))
    for tip in at[:, -1]:
        painter.drawEllipse(_point(tip), 2.0, 2.0)


def draw_circle(painter: QPainter, view: Projection, joints: Array) -> None:
    """Draw the circle on which the elbow of a posture can turn about the same tip.

    The direct solver is given the angle on it, the others are not.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(theme.pen("text3", 1.4, Qt.PenStyle.DashLine))
    painter.drawPolyline(_polygon(view.screen(elbow_circle(joints))))


def elbow_circle(joints: Array) -> Array:
    """The circle (k, 3) of the second joint about the line from the first to the last."""
    start, elbow, tip = joints[0], joints[1], joints[-1]
    length = float(np.linalg.norm(tip - start))
    axis = (tip - start) / max(length, 1e-12)
    middle = start + axis * float(axis @ (elbow - start))
    out = elbow - middle
    angle = np.linspace(0.0, 2.0 * np.pi, 73)[:, None]
    return np.asarray(middle + np.cos(angle) * out + np.sin(angle) * np.cross(axis, out))


def draw_target(painter: QPainter, at: QPointF, answer: Answer, bounds: QRectF, *, held: bool) -> None:
    """A white dot with a dark rim, ringed when it can be met, crossed when it cannot.

    What it is in words beside it.
    """
    token = "ok" if answer.is_reachable else "missed"
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(theme.pen("panel", 6))
    painter.drawEllipse(at, 13, 13)
    painter.setPen(theme.pen(token, 2.5))
    painter.drawEllipse(at, 13, 13)
    painter.setPen(QPen(theme.OVERLAY_RIM, 1.5))
    painter.setBrush(QBrush(theme.colour("accent") if held else theme.OVERLAY))
    painter.drawEllipse(at, 7, 7)
    if not answer.is_reachable:
        painter.setPen(QPen(theme.OVERLAY_RIM, 2))
        painter.drawLine(at + QPointF(-3, -3), at + QPointF(3, 3))
        painter.drawLine(at + QPointF(-3, 3), at + QPointF(3, -3))
    _draw_target_words(painter, target_words_box(at, answer, bounds), answer.target_words(), token)


def target_words_box(at: QPointF, answer: Answer, bounds: QRectF) -> QRectF:
    """Return the rectangle of the target's label: beside it and inside the picture."""
    width = QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(answer.target_words()) + 36
    where = QRectF(at.x() + 20, at.y() - 42, width, 26)
    where.moveLeft(min(max(where.left(), bounds.left() + 6), bounds.right() - 6 - width))
    where.moveTop(max(where.top(), bounds.top() + 6))
    return where


def _draw_target_words(painter: QPainter, where: QRectF, words: str, token: str) -> None:
    painter.setFont(theme.font(theme.BODY, 500))
    painter.setPen(theme.pen("outline"))
    painter.setBrush(theme.colour("panel", 0.96))
    painter.drawRoundedRect(where, 6, 6)
    painter.drawPixmap(
        where.topLeft() + QPointF(7, 5), icons.pixmap("check" if token == "ok" else "missed", token, 16)
    )
    painter.setPen(theme.colour("text"))
    painter.drawText(
        where.adjusted(27, 0, -9, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words
    )


def _point(at: Array) -> QPointF:
    return QPointF(float(at[0]), float(at[1]))


def _polygon(at: Array) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in at.tolist()])


def ground(painter: QPainter, bounds: QRectF) -> None:
    """The card that the scene stands on."""
    path = QPainterPath()
    path.addRoundedRect(bounds, theme.RADIUS_CARD, theme.RADIUS_CARD)
    painter.fillPath(path, theme.colour("panel"))
    painter.setClipPath(path)
