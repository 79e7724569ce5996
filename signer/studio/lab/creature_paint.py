"""Drawing of the creature: a tapering body of rings, eyes that look at the morsel, an opening mouth."""

from math import atan2, cos, degrees, exp, hypot, pi, sin
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from body_model.arrays import Array
from signer.studio.lab.creature import Creature
from signer.studio.look import theme

SKIN: Final = "#DD7ABD"
"""In both themes: it is a picture, not a sign of anything."""
PER_LINK: Final = 8
"""Discs a link: the body is a row of them."""


def body_line(joints: Array) -> Array:
    """A smooth line (k, 2) through the joints."""
    before = np.vstack([2 * joints[:1] - joints[1:2], joints, 2 * joints[-1:] - joints[-2:-1]])
    share = np.linspace(0.0, 1.0, PER_LINK, endpoint=False)[None, :, None]
    a, b, c, d = (before[k : len(joints) - 1 + k, None] for k in range(4))
    curve = b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
    return np.vstack([np.asarray(curve).reshape(-1, 2), joints[-1:]])


def widths(count: int, link_px: float, gulps: tuple[float, ...]) -> Array:
    """Half the body's width (count,) px from tail to head, with what has been swallowed."""
    share = np.linspace(0.0, 1.0, count)
    width = link_px * (0.2 + 0.2 * np.sin(0.5 * pi * share))
    for gulp in gulps:
        width = width * (1.0 + 0.45 * np.exp(-(((share - (1.0 - gulp)) / 0.06) ** 2)))
    return np.asarray(width)


def draw_creature(painter: QPainter, creature: Creature, at: Array, link_px: float, morsel: QPointF) -> None:
    """The creature with its joints at pixels (links + 1, 2)."""
    size = 0.56 * link_px
    line = body_line(at)[: 1 - max(1, round(0.55 * size / link_px * PER_LINK))]  # the head takes the rest
    width = widths(len(line), link_px, creature.gulps)
    skin, ring = QColor(SKIN), QColor(SKIN).darker(132)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ring.darker(130))
    for (x, y), half in zip(line.tolist(), width.tolist(), strict=True):
        painter.drawEllipse(QPointF(x, y), half + 2.0, half + 2.0)
    for index, ((x, y), half) in enumerate(zip(line.tolist(), width.tolist(), strict=True)):
        painter.setBrush(ring if index % PER_LINK == 0 and 0 < index < len(line) - 1 else skin)
        painter.drawEllipse(QPointF(x, y), half, half)
    heading = atan2(*(at[-1] - line[-2])[::-1].tolist())
    _draw_head(painter, QPointF(*at[-1].tolist()), heading, size, creature.mouth, morsel, skin)


def _draw_head(
    painter: QPainter, at: QPointF, heading: float, size: float, mouth: float, morsel: QPointF, skin: QColor
) -> None:
    gape = 8.0 + 62.0 * mouth
    # The mouth is the tip of the chain, so the head sits behind it.
    middle = at - QPointF(cos(heading), sin(heading)) * (0.55 * size)
    box = QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)
    facing = -degrees(heading)
    painter.setPen(QPen(skin.darker(172), 2))
    painter.setBrush(theme.colour("missed").darker(150))
    painter.drawEllipse(box.adjusted(3, 3, -3, -3))
    painter.setBrush(skin)
    jaws = QPainterPath()
    jaws.moveTo(middle - QPointF(cos(heading), sin(heading)) * (0.15 * size))
    jaws.arcTo(box, facing + 0.5 * gape, 360.0 - gape)
    jaws.closeSubpath()
    painter.drawPath(jaws)
    for side in (-1.0, 1.0):
        angle = heading + side * 1.15
        _draw_eye(painter, middle + QPointF(cos(angle), sin(angle)) * (0.62 * size), 0.36 * size, morsel)


def _draw_eye(painter: QPainter, at: QPointF, radius: float, morsel: QPointF) -> None:
    painter.setPen(QPen(theme.OVERLAY_RIM, 1.5))
    painter.setBrush(theme.OVERLAY)
    painter.drawEllipse(at, radius, radius)
    look = morsel - at
    away = max(hypot(look.x(), look.y()), 1e-6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.OVERLAY_RIM)
    painter.drawEllipse(
        at + look * (0.45 * radius * (1.0 - exp(-away / radius)) / away), 0.48 * radius, 0.48 * radius
    )


def draw_morsel(painter: QPainter, at: QPointF, radius: float, *, eaten: bool) -> None:
    """An apple; where one was eaten, the place of the next."""
    if eaten:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.pen("text3", 1.5, Qt.PenStyle.DotLine))
        painter.drawEllipse(at, radius, radius)
        return
    painter.setPen(QPen(theme.OVERLAY_RIM, 1.5))
    painter.setBrush(theme.colour("missed"))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(theme.OVERLAY_RIM, 2.2))
    painter.drawLine(at + QPointF(0, -0.8 * radius), at + QPointF(0.25 * radius, -1.5 * radius))
    painter.setPen(QPen(theme.OVERLAY_RIM, 1.0))
    painter.setBrush(theme.colour("ok"))
    painter.drawEllipse(QRectF(at.x() + 0.15 * radius, at.y() - 1.55 * radius, 1.0 * radius, 0.55 * radius))


def draw_ground(painter: QPainter, root: QPointF, reach_px: float, bounds: QRectF) -> None:
    """Draw the circle that the creature reaches, the ground, and the hole that it comes from."""
    painter.setPen(theme.pen("outline", 1.2))
    painter.setBrush(theme.colour("raised"))
    painter.drawEllipse(root, reach_px, reach_px)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("hover"))
    painter.drawRect(QRectF(bounds.left(), root.y() + 6, bounds.width(), bounds.bottom() - root.y()))
    painter.setBrush(theme.colour("window"))
    painter.drawEllipse(root + QPointF(0, 8), 40.0, 12.0)
