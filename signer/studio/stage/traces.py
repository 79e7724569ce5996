"""Motion trail and onion skin on the stage.

Ghosts show a hand at other keys, the trail shows the way of its articulator, coloured by speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from body_model.arrays import Array, Mask
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.framing import FRONT
from signer.studio.language import decimals
from signer.studio.look import theme

GHOST_OPACITY: Final = 0.5
OFFER_OPACITY: Final = 0.85
"""A posture that is offered is a line about the arm, so that the hand under it stays readable."""
TINT: Final = 0.6
LINE_PX: Final = 2.0
LINE_STEPS: Final = 12
"""Width of the line about an offered posture, and by how many shifted copies it is drawn."""
FILL: Final = 0.16
"""Opacity of its inside: skin, contact and nails under it are still seen."""
PALE: Final = 0.35
FAST_M_S: Final = 2.0
"""The speed at which the trail has its last colour."""
SLOW, MIDDLE, FAST = QColor("#7FC8F8"), QColor("#F2F2F2"), QColor("#FF9A5A")
LEGEND_PX, LEGEND_AIR_PX, LEGEND_HIGH_PX = 72, 8, 24
LEGEND_TOP_PX, LEGEND_EDGE_PX = 52, 12
"""Under the bar of views, at the right."""
RIM: Final = QColor(15, 17, 20, 150)
DOT_PX: Final = 1.6
KEYED_PX, REST_PX, RIM_PX = 3.0, 1.5, 1.0
"""Widths of the trail between keys and of its ways from and to rest, and what its rim adds on each side."""


@dataclass(frozen=True, slots=True, eq=False)
class Trail:
    """The way of an articulator through a sign.

    Attributes:
        points: (F, 3) m.
        speeds: (F,) m/s.
        is_keyed: (F,) from the first key to the end of the last; the rise from rest and the return are drawn
            thinner.
        frames: (N, 3) m, in each frame of the sign: where they crowd, the hand is slow.
    """

    points: Array
    speeds: Array
    is_keyed: Mask
    frames: Array


class Traces(QWidget):
    """A clear sheet between the picture and the handles; empty and without cost while nothing is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage.traces")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.camera: Camera = FRONT
        """From where the sheet is seen."""
        self.ghosts: tuple[QImage, ...] = ()
        """The ghosts that are drawn."""
        self.offer: QImage | None = None
        """The ghost of a posture that is offered."""
        self.trail: Trail | None = None
        """The trail that is drawn."""
        self.is_pale = False
        """True while the trail is stale: of an earlier state of the sign, and drawn pale."""
        self.hide()

    def look_from(self, camera: Camera) -> None:
        """Look from elsewhere; ghosts of the old place go."""
        if camera != self.camera:
            self.camera, self.ghosts, self.offer = camera, (), None
            self.update()

    def show_ghosts(self, ghosts: tuple[QImage, ...]) -> None:
        """Show pictures of the whole stage with nothing but a ghost in them."""
        self.ghosts = ghosts
        self._refresh()

    def show_offer(self, ghost: QImage | None) -> None:
        """Show the ghost of a posture that is offered; None takes it away."""
        if ghost is not self.offer:
            self.offer = ghost
            self._refresh()

    def show_trail(self, trail: Trail | None) -> None:
        """Show a way through space; None takes it away."""
        if trail is not self.trail:
            self.trail = trail
            self._refresh()

    def set_pale(self, on: bool) -> None:
        """Let the trail be that of the sign as it was, or of the sign as it is."""
        if on != self.is_pale:
            self.is_pale = on
            self.update()

    def _refresh(self) -> None:
        self.setVisible(bool(self.ghosts or self.offer is not None or self.trail is not None))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(GHOST_OPACITY)
        for ghost in self.ghosts:
            painter.drawImage(self.rect(), ghost)
        if self.offer is not None:
            painter.setOpacity(OFFER_OPACITY)
            painter.drawImage(self.rect(), self.offer)
        painter.setOpacity(PALE if self.is_pale else 1.0)
        if self.trail is not None:
            self._draw_trail(painter, self.trail)
            self._draw_legend(painter)
        painter.end()

    def _draw_legend(self, painter: QPainter) -> None:
        """Draw the legend of the trail's colours, from standing still to fast."""
        painter.setFont(theme.font(theme.SMALL))
        words = ("0", decimals(f"{FAST_M_S:g} m/s"))
        left, right = (painter.fontMetrics().horizontalAdvance(each) for each in words)
        width = left + LEGEND_PX + right + 4 * LEGEND_AIR_PX
        ground = QRectF(self.width() - width - LEGEND_EDGE_PX, LEGEND_TOP_PX, width, LEGEND_HIGH_PX)
        theme.ink(painter, None, theme.colour("panel", 0.85))
        painter.drawRoundedRect(ground, theme.RADIUS, theme.RADIUS)
        bar = QRectF(ground.left() + left + 2 * LEGEND_AIR_PX, ground.center().y() - 3, LEGEND_PX, 6)
        shades = QLinearGradient(bar.topLeft(), bar.topRight())
        for at, tint in ((0.0, SLOW), (0.5, MIDDLE), (1.0, FAST)):
            shades.setColorAt(at, tint)
        theme.ink(painter, QPen(RIM, 1), shades)
        painter.drawRoundedRect(bar, 3, 3)
        for text, x in ((words[0], ground.left() + LEGEND_AIR_PX), (words[1], bar.right() + LEGEND_AIR_PX)):
            theme.write(painter, QRectF(x, ground.top(), right + left, ground.height()), text, "text2")

    def _draw_trail(self, painter: QPainter, trail: Trail) -> None:
        seen = self.camera.project(trail.points, self.width(), self.height())
        at = [QPointF(float(x), float(y)) for x, y, _ in seen]
        for rim in (True, False):
            for index in range(len(at) - 1):
                if seen[index, 2] > 0.0 and seen[index + 1, 2] > 0.0:
                    is_keyed = bool(trail.is_keyed[index] and trail.is_keyed[index + 1])
                    width = (KEYED_PX if is_keyed else REST_PX) + (2.0 * RIM_PX if rim else 0.0)
                    tint = RIM if rim else colour_of(float(trail.speeds[index : index + 2].mean()))
                    painter.setPen(QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                    painter.drawLine(at[index], at[index + 1])
        theme.ink(painter, None, RIM)
        for x, y, depth in self.camera.project(trail.frames, self.width(), self.height()):
            if depth > 0.0:
                painter.drawEllipse(QPointF(float(x), float(y)), DOT_PX, DOT_PX)


def colour_of(speed_m_s: float) -> QColor:
    """From blue when it stands over white to orange at `FAST_M_S` and beyond."""
    share = min(max(speed_m_s / FAST_M_S, 0.0), 1.0) * 2.0
    first, second = (SLOW, MIDDLE) if share <= 1.0 else (MIDDLE, FAST)
    part = share if share <= 1.0 else share - 1.0
    pairs = (
        (first.redF(), second.redF()),
        (first.greenF(), second.greenF()),
        (first.blueF(), second.blueF()),
    )
    return QColor.fromRgbF(*(start + (end - start) * part for start, end in pairs))


def outlined(ghost: QImage, token: str) -> QImage:
    """A line about what is in the picture, with a breath of the colour inside: what is behind stays seen."""
    line, shape = QImage(ghost.size(), ghost.format()), ghost.copy()
    line.setDevicePixelRatio(ghost.devicePixelRatio())
    line.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), theme.colour(token))
    painter.end()
    painter = QPainter(line)
    for step in range(LINE_STEPS):
        angle = 2.0 * pi * step / LINE_STEPS
        painter.drawImage(QPointF(LINE_PX * cos(angle), LINE_PX * sin(angle)), shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawImage(QPointF(), shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setOpacity(FILL)
    painter.drawImage(QPointF(), shape)
    painter.end()
    return line


def tinted(ghost: QImage, token: str) -> QImage:
    """The picture with a colour laid over what is in it."""
    made = ghost.copy()
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(made.rect(), theme.colour(token, TINT))
    painter.end()
    return made
