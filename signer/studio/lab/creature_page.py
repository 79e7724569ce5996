"""The lab's second page: the creature of document 003, which chases the pointer."""

from dataclasses import replace
from time import perf_counter
from typing import Final, cast

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from signer.studio.lab import creature_paint, scene_paint
from signer.studio.lab.creature import Habits, hatched, lived, wandering
from signer.studio.lab.methods import ITERATIVE, MethodId, find
from signer.studio.lab.problem import LEAST_DAMPING
from signer.studio.look import theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import CheckBox, button, hint, label, panel, row
from signer.studio.widgets.segments import Segment, Segments

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
        creature_paint.draw_ground(
            painter, self._root, self.creature.habits.task().shell[1] * link_px, bounds
        )
        at = np.array([(self._root.x(), self._root.y())]) + self.creature.joints * np.array(
            (link_px, -link_px)
        )
        morsel = self.spot(self.morsel)
        creature_paint.draw_creature(painter, self.creature, at, link_px, morsel)
        creature_paint.draw_morsel(painter, morsel, 12.0, eaten=self.creature.fed_at is not None)
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
