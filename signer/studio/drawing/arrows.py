"""Marks of a drawing that explains a sign: arrows of ways, squeezes, twists, counts, and touches.

All of them are painted over a picture of a posture, in pixels from its top left; sizes are those of a picture
`UNIT_PX` wide and go with it. What a mark covers of a hand tells nothing: short marks stand beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, sin
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from body_model.arrays import Array
from signer.document.values import HandRole
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.strokes import Stroke

UNIT_PX: Final = 440
TIMES: Final = "\N{MULTIPLICATION SIGN}"
INKS: Final[dict[HandRole, QColor]] = {"dominant": QColor("#d9480f"), "base": QColor("#1864ab")}
TOUCH_INK: Final = QColor("#c2255c")
HALO: Final = QColor(255, 255, 255, 235)
LINE_PX, HEAD_PX, HALO_PX = 5.0, 17.0, 2.5
SHORTEST_PX, BOTH_PX, ROUND_PX, OPEN = 38.0, 58.0, 26.0, 0.45
"""Arrows that are shorter (with two heads: than the second), and rings of a smaller radius, are drawn as
large as this, about their middle; rings seen on edge are opened to this share of their width."""
NEARER_PX_M: Final = 60.0
"""By how much an arrow's line is wider for each metre that it comes nearer to the viewer: half an arm's way
of 0.1 m makes it twice as wide. By half of this a reader took ways forward for ways aside."""
LEAST_M, MOST_M = -0.03, 0.14
"""Ways farther from and nearer to the viewer than an arrow's beginning by more change its line no more."""
BESIDE_PX, CLEAR_PX = 90.0, 16.0
"""An arrow that is shorter stands beside its hand, so far from its edge."""
SQUEEZE_PX: Final = (44.0, 8.0)
"""The two arrows of a squeeze begin and end so far from the hand."""
LABEL_PX: Final = 26.0
"""From an arrow to the middle of its label."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """The picture of a posture that marks are painted on.

    Attributes:
        painter: at work on it.
        camera: it was seen with.
        size_px: edge of the picture.
        hands: (N, 3) m by hand, fingers from knuckle to tip, and wrist; without one that rests.
    """

    painter: QPainter
    camera: Camera
    size_px: int
    hands: dict[HandRole, Array]

    @property
    def scale(self) -> float:
        """Size of marks."""
        return self.size_px / UNIT_PX

    def seen(self, points: Array) -> Array:
        """(N, 3) px, px and m from the camera."""
        return self.camera.project(points, self.size_px, self.size_px)

    def covered(self) -> Array:
        """(N, 2) px of all that hands cover."""
        shown = [self.seen(points)[:, :2] for points in self.hands.values()]
        return np.concatenate(shown) if shown else np.zeros((0, 2))


def touch(ground: Ground, point: Array) -> None:
    """Draw a ring with rays where skin meets skin, (3,) m."""
    (x, y, _), scale, painter = ground.seen(point[None])[0], ground.scale, ground.painter
    for ink, width in ((HALO, 4.4), (TOUCH_INK, 2.2)):
        painter.setPen(QPen(ink, width * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), 4.5 * scale, 4.5 * scale)
        for step in range(8):
            across, down = cos(step * np.pi / 4.0), sin(step * np.pi / 4.0)
            painter.drawLine(
                QPointF(x + 7.5 * scale * across, y + 7.5 * scale * down),
                QPointF(x + 12 * scale * across, y + 12 * scale * down),
            )


def arrow(ground: Ground, stroke: Stroke, number: int) -> None:
    """Draw one stroke: its line is wider where it is nearer; `number`, unless 0, stands at its beginning."""
    seen, scale, ink = ground.seen(stroke.points), ground.scale, INKS[stroke.role]
    if stroke.kind == "fingers":
        _wiggle(ground, seen[-1], ink)
        return
    if stroke.kind == "squeeze":
        at = _squeeze(ground, stroke, ink)
    else:
        widths = (LINE_PX + NEARER_PX_M * np.clip(seen[0, 2] - seen[:, 2], LEAST_M, MOST_M)) * scale
        if stroke.kind == "way":
            least_px = (BOTH_PX if stroke.is_double else SHORTEST_PX) * scale
            at = _lengthened(seen[:, :2], least_px + 5.0 * max(widths[-1] - LINE_PX * scale, 0.0))
            if stroke.times > 1 or stroke.is_double:
                at = _beside(ground, at, stroke.role)
        else:
            at = _opened(seen[:, :2], scale, is_closed=stroke.kind == "round")
        _line(ground, at, widths, ink, both=stroke.is_double)
    if stroke.times > 1 or stroke.is_double:
        _label(ground, _free(ground, at), f"{TIMES}{stroke.times}", ink)
    if number:
        _label(ground, at[0] - _ahead(at) * 6 * scale, str(number), ink)


def _line(ground: Ground, at: Array, widths: Array, ink: QColor, *, both: bool) -> None:
    """An arrow along (N, 2) px, with a head at its end or at both, and a width at each of its points."""
    painter, scale = ground.painter, ground.scale
    heads = [(at, widths[-1])] + ([(at[::-1], widths[0])] if both else [])
    cut_px = 0.7 * HEAD_PX * scale + 1.4 * (widths[-1] - LINE_PX * scale)
    line, shares = _without_ends(at, cut_px, both=both), np.linspace(0.0, 1.0, len(widths))
    for colour, more in ((HALO, 2.0 * HALO_PX * scale), (ink, 0.0)):
        for index in range(len(line) - 1):
            width = float(np.interp(index / max(len(line) - 1, 1), shares, widths)) + more
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(*line[index]), QPointF(*line[index + 1]))
        for way, width in heads:
            _head(painter, way, HEAD_PX * scale + 2.0 * (width - LINE_PX * scale), colour, more)


def _squeeze(ground: Ground, stroke: Stroke, ink: QColor) -> Array:
    """Two arrows towards each other from both sides of a hand that closes; the first's way, (N, 2) px."""
    hand = ground.seen(ground.hands.get(stroke.role, stroke.points))[:, :2]
    tips, middle = ground.seen(stroke.points)[:, :2], hand.mean(axis=0)
    along = (tips[0] - tips[-1]) / max(float(np.linalg.norm(tips[0] - tips[-1])), 1e-9)
    ways = []
    for side in (along, -along):
        edge_px = float(((hand - middle) @ side).max())
        far_px, near_px = (edge_px + size * ground.scale for size in SQUEEZE_PX)
        way = middle + side * np.linspace(far_px, near_px, 8)[:, None]
        ways.append(np.clip(way, CLEAR_PX / 2.0, ground.size_px - CLEAR_PX / 2.0))
        _line(ground, ways[-1], np.full(8, LINE_PX * ground.scale), ink, both=False)
    return np.asarray(ways[0])


def _beside(ground: Ground, at: Array, role: HandRole) -> Array:
    """A short arrow that covers hands, moved across its way to their edge, on the side of its own hand."""
    scale, covered = ground.scale, ground.covered()
    reach = float(np.linalg.norm(at - at[0], axis=1).max())
    if role not in ground.hands or reach > BESIDE_PX * scale:
        return at
    middle = at.mean(axis=0)
    step = (at[-1] - at[0]) / max(float(np.linalg.norm(at[-1] - at[0])), 1e-9)
    across, clear_px = np.array([-step[1], step[0]]), CLEAR_PX * scale
    off = (covered - middle) @ np.stack([step, across], axis=1)
    off = off[np.abs(off[:, 0]) < 0.5 * reach + clear_px, 1]
    if not len(off) or off.min() > clear_px or off.max() < -clear_px:
        return at
    own = float((ground.seen(ground.hands[role])[:, :2].mean(axis=0) - covered.mean(axis=0)) @ across)
    far_px, near_px = float(off.max()) + clear_px, float(off.min()) - clear_px
    nearer_px = min(far_px, near_px, key=abs)
    moved_px = nearer_px if abs(own) < clear_px else far_px if own > 0.0 else near_px
    return np.asarray(at + across * moved_px if abs(moved_px) < BESIDE_PX * scale else at)


def _room(point: Array, covered: Array) -> float:
    """Px from a point to what is covered."""
    return float(np.linalg.norm(covered - point, axis=1).min(initial=1e3))


def _free(ground: Ground, at: Array) -> Array:
    """(2,) px for a label beside an arrow, where most room is."""
    covered, far_px = ground.covered(), LABEL_PX * ground.scale
    places = []
    for row in (-1, len(at) // 2, 0):
        step = at[row] - at[max(row - 5, 0) if row else min(5, len(at) - 1)]
        along = step / max(float(np.linalg.norm(step)), 1e-9)
        across = np.array([-along[1], along[0]])
        places += [at[row] + across * far_px, at[row] - across * far_px]
        if row != len(at) // 2:
            places.append(at[row] + along * far_px)
    inside = [place for place in places if (np.abs(place / ground.size_px - 0.5) < 0.46).all()] or places
    return np.asarray(max(inside, key=lambda place: min(_room(place, covered), 2.0 * far_px)))


def _opened(at: Array, scale: float, *, is_closed: bool) -> Array:
    """A ring or arc that is seen on edge or is small, opened and enlarged; a ring's end stays open."""
    middle = at.mean(axis=0)
    off = at - middle
    _, sizes, axes = np.linalg.svd(off, full_matrices=False)
    sizes = np.maximum(sizes, 1e-9)
    along = off @ axes.T
    if sizes[1] < OPEN * sizes[0]:
        if sizes[1] < 0.06 * sizes[0]:
            angle = np.linspace(0.0, (2.0 if is_closed else 1.0) * np.pi, len(at))
            along[:, 1] = sizes[0] / np.sqrt(len(at) / 2.0) * OPEN * np.sin(angle)
        else:
            along[:, 1] *= OPEN * sizes[0] / sizes[1]
    radius = float(np.linalg.norm(along, axis=1).max())
    along *= max(1.0, ROUND_PX * scale / max(radius, 1e-9))
    drawn = middle + along @ axes
    if is_closed:
        return np.asarray(drawn[: len(at) - max(1, len(at) // 8)])
    return _sagging(drawn)


def _sagging(at: Array) -> Array:
    """The arc with its middle below its ends, as what passes before an upright arm is seen from above."""
    ends = 0.5 * (at[0] + at[-1])
    bow = at[len(at) // 2] - ends
    if bow[1] >= 0.0:
        return at
    across = bow / max(float(np.linalg.norm(bow)), 1e-9)
    return np.asarray(at - 2.0 * ((at - ends) @ across)[:, None] * across)


def _lengthened(at: Array, least_px: float) -> Array:
    """A way that is seen short, drawn longer about its middle."""
    reach = float(np.linalg.norm(at - at[0], axis=1).max())
    factor = max(1.0, least_px / max(reach, 1e-6))
    middle = 0.5 * (at.min(axis=0) + at.max(axis=0))
    return np.asarray(middle + (at - middle) * min(factor, 6.0))


def _without_ends(at: Array, cut_px: float, *, both: bool) -> Array:
    """The way up to the root of its head, in even steps."""
    steps = np.linalg.norm(np.diff(at, axis=0), axis=1)
    along = np.concatenate([[0.0], np.cumsum(steps)])
    last = max(along[-1] - cut_px, 0.3 * along[-1])
    first = min(cut_px, 0.35 * along[-1]) if both else 0.0
    wanted = np.linspace(first, last, 40)
    return np.stack([np.interp(wanted, along, at[:, axis]) for axis in range(2)], axis=1)


def _ahead(at: Array) -> Array:
    """(2,) unit, where the way leads at its beginning."""
    step = at[min(3, len(at) - 1)] - at[0]
    return np.asarray(step / max(float(np.linalg.norm(step)), 1e-9))


def _head(painter: QPainter, at: Array, size_px: float, colour: QColor, more: float) -> None:
    steps = np.linalg.norm(at[::-1] - at[-1], axis=1)
    back = at[::-1][int(np.argmax(steps > size_px * 0.8)) if (steps > size_px * 0.8).any() else -1]
    angle = atan2(at[-1][1] - back[1], at[-1][0] - back[0])
    if hypot(*(at[-1] - back)) < 1e-6:
        return
    tip = QPointF(*at[-1])
    wings = [
        tip - QPointF(size_px * cos(angle + turn), size_px * sin(angle + turn)) for turn in (0.46, -0.46)
    ]
    painter.setPen(
        QPen(colour, more, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, *wings]))


def _wiggle(ground: Ground, tip: Array, ink: QColor) -> None:
    """Three short waves beside the fingertips, for fingers that move one after the other."""
    painter, scale = ground.painter, ground.scale
    for colour, width in ((HALO, 6.0), (ink, 2.8)):
        painter.setPen(QPen(colour, width * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(3):
            wave = QPainterPath(QPointF(tip[0] + (number - 1) * 13 * scale - 8 * scale, tip[1] - 18 * scale))
            for step in range(1, 4):
                x = tip[0] + (number - 1) * 13 * scale
                y = tip[1] - (18 + 9 * step) * scale
                wave.lineTo(QPointF(x + (4 if step % 2 else -4) * scale, y))
            painter.drawPath(wave)


def _label(ground: Ground, at: Array, words: str, ink: QColor) -> None:
    """Words on a disc that reads over every ground."""
    painter, font = ground.painter, QFont("Inter")
    font.setPixelSize(round(17 * max(ground.scale, 0.8)))
    font.setBold(True)
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(words) + 9
    x = min(max(float(at[0]), wide / 2 + 2), ground.size_px - wide / 2 - 2)
    y = min(max(float(at[1]), 14), ground.size_px - 14)
    box = QRectF(x - wide / 2, y - 11, wide, 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(HALO)
    painter.drawRoundedRect(box, 9, 9)
    painter.setPen(ink)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
