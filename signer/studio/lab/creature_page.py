"""The lab's second page: the creature of document 003, which chases the pointer."""

from dataclasses import replace
from math import atan2, cos, degrees, exp, hypot, pi, sin
from time import perf_counter
from typing import Final, cast

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from body_model.arrays import Array
from signer.studio.lab import scene_paint
from signer.studio.lab.creature import Creature, Habits, hatched, lived, wandering
from signer.studio.lab.methods import ITERATIVE, MethodId, find
from signer.studio.lab.problem import LEAST_DAMPING
from signer.studio.look import theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import CheckBox, button, hint, label, panel, row
from signer.studio.widgets.segments import Segment, Segments

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


FRAME_MS: Final = 16
LONGEST_S: Final = 0.05
"""A frame that took longer counts as this much, so that nothing leaps after a pause."""
KEY_LINKS: Final = 0.25
ABOUT: Final = (
    "Hold the pointer over the meadow. Damped least squares with a damping of 4 follows smoothly and lags "
    "behind, as its authors found; "
    "lead it round its root in a spiral and it curls up."
)
CURLED: Final = "Curled up: every joint is at its clamp, and the way out is the way it came. Or press Unfurl."
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class Meadow(Painted):
    """Canvas of the creature; the pointer is the morsel, which flies by itself when there is none."""

    def __init__(self) -> None:
        super().__init__("lab.meadow", "The creature; arrow keys move the morsel")
        self.creature = hatched(Habits())
        self.morsel = wandering(0.0, self.creature.habits.links)
        self.setMinimumSize(420, 320)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._led = False
        self._time_s = 0.0

    def live(self, passed_s: float) -> None:
        """Let some time pass."""
        self._time_s += passed_s
        if not self._led:
            self.morsel = wandering(self._time_s, self.creature.habits.links)
        self.creature = lived(self.creature, self.morsel, passed_s)
        self.update()

    @property
    def _root(self) -> QPointF:
        return QPointF(0.5 * self.width(), self.height() - 46.0)

    @property
    def _link_px(self) -> float:
        return min(0.47 * self.width(), self.height() - 78.0) / self.creature.habits.links

    def spot(self, place: tuple[float, float]) -> QPointF:
        """The pixel of a place in links."""
        return self._root + QPointF(place[0], -place[1]) * self._link_px

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._led = True
        way = event.position() - self._root
        self.morsel = (way.x() / self._link_px, -way.y() / self._link_px)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._led = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        arrow = _ARROWS.get(Qt.Key(event.key()))
        if arrow is None:
            super().keyPressEvent(event)
            return
        self._led = True
        self.morsel = (self.morsel[0] + KEY_LINKS * arrow[0], self.morsel[1] + KEY_LINKS * arrow[1])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        bounds, link_px = QRectF(self.rect()), self._link_px
        scene_paint.ground(painter, bounds)
        draw_ground(painter, self._root, self.creature.habits.task().shell[1] * link_px, bounds)
        at = np.array([(self._root.x(), self._root.y())]) + self.creature.joints * np.array(
            (link_px, -link_px)
        )
        morsel = self.spot(self.morsel)
        draw_creature(painter, self.creature, at, link_px, morsel)
        draw_morsel(painter, morsel, 12.0, eaten=self.creature.fed_at is not None)
        painter.setClipping(False)
        self.draw_ring(painter, theme.RADIUS_CARD)
        painter.end()


class CreaturePage(QWidget):
    """The meadow with what may be changed about its creature; time passes only while it is seen."""

    def __init__(self) -> None:
        super().__init__()
        self.meadow = Meadow()
        entries = [Segment(name, find(name).short, tip=find(name).about) for name in ("direct", *ITERATIVE)]
        self.method = Segments("lab.creature.method", "What moves it", entries, stretch=False)
        self.method.choose("damped")
        self.links = NumberField("lab.creature.links", "Links", limits=(3, 24), suffix="")
        self.damping = NumberField(
            "lab.creature.damping", "Damping in links", limits=(LEAST_DAMPING, 20.0), suffix=""
        )
        self.clamp = NumberField("lab.creature.clamp", "Joint clamp in degrees", limits=(5.0, 180.0))
        self.elastic = CheckBox("Elastic", "lab.creature.elastic")
        self.unfurl = button("Unfurl", name="lab.creature.unfurl", tip="Straighten it", kind="raised")
        self.state = label("", 1, theme.VALUE, 600)
        self.state.setObjectName("lab.creature.state")
        self.words = hint(ABOUT)
        self._last = perf_counter()
        self._clock = QTimer(self, interval=FRAME_MS)
        self._clock.timeout.connect(self._tick)
        self._show_habits()
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self.method.chosen.connect(
            lambda name: self._change(replace(self._habits, method=cast(MethodId, name)))
        )
        self.links.entered.connect(lambda value: self._change(replace(self._habits, links=round(value))))
        self.damping.entered.connect(lambda value: self._change(replace(self._habits, damping=value)))
        self.clamp.entered.connect(lambda value: self._change(replace(self._habits, clamp_deg=value)))
        self.elastic.toggled.connect(lambda on: self._change(replace(self._habits, elastic=on)))
        self.unfurl.clicked.connect(self._unfurl)

    def _lay_out(self) -> None:
        fields = [
            label("Links", 2),
            self.links,
            label("Clamp", 2),
            self.clamp,
            label("Damping", 2),
            self.damping,
        ]
        ground = panel()
        box = QVBoxLayout(ground)
        box.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        box.setSpacing(theme.GAP)
        box.addWidget(self.meadow, 1)
        box.addWidget(row(self.method, None, self.state, gap=theme.MARGIN))
        box.addWidget(row(*fields, self.elastic, self.unfurl, None, gap=theme.GAP))
        box.addWidget(self.words)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ground)

    @property
    def _habits(self) -> Habits:
        return self.meadow.creature.habits

    def _change(self, habits: Habits) -> None:
        self.meadow.creature = self.meadow.creature.changed(habits)

    def _show_habits(self) -> None:
        self.links.show_value(self._habits.links)
        self.damping.show_value(self._habits.damping)
        self.clamp.show_value(self._habits.clamp_deg)

    def _unfurl(self) -> None:
        self.meadow.creature = replace(self.meadow.creature, unfurling=True)

    def _tick(self) -> None:
        now = perf_counter()
        self.meadow.live(min(now - self._last, LONGEST_S))
        self._last = now
        creature = self.meadow.creature
        away = float(np.hypot(*(creature.joints[-1] - np.array(self.meadow.morsel))))
        self.state.setText(f"{creature.eaten} eaten   {away:.2f} links away")
        words = CURLED if creature.is_curled else ABOUT
        if self.words.text() != words:
            self.words.setText(words)

    def showEvent(self, event: QShowEvent) -> None:
        self._last = perf_counter()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
