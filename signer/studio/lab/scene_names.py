"""The names beside the postures of the scene.

One for all that coincide, outside their bend, none over another.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from body_model.arrays import Array
from signer.studio.lab import methods
from signer.studio.lab.methods import MethodId
from signer.studio.look import theme

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
