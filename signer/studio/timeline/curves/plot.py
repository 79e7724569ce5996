"""The plot of the curves, on the time axis of the timeline.

Drawn by pyqtgraph, the time cursor on a layer of its own.
"""

from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen

from signer.document.values import ROLES, HandRole
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.timeline.axis import Cursor
from signer.studio.timeline.curves.sampling import GROUPS, KINDS, NOTHING, CurveName, Grip, GroupName, Sampled
from signer.studio.timeline.scale import Scale
from signer.studio.widgets.pieces import identify

AXIS_PX: Final = 48
REACH_PX: Final = 12.0
GRIP_PX: Final = 10
AIR: Final = 0.12
LEAST_SPAN: Final = {"elbow": 20.0, "wrist": 20.0, "place": 10.0, "speed": 0.5}
# Each curve by tint and dash, so that neither alone must tell them apart.
LOOKS: Final[dict[CurveName, tuple[str, Qt.PenStyle]]] = {
    "elbow": ("dominant", Qt.PenStyle.SolidLine),
    "bend": ("curve2", Qt.PenStyle.SolidLine),
    "side": ("curve3", Qt.PenStyle.DashLine),
    "turn": ("curve4", Qt.PenStyle.DashDotLine),
    "across": ("curve2", Qt.PenStyle.DashLine),
    "up": ("dominant", Qt.PenStyle.SolidLine),
    "out": ("curve3", Qt.PenStyle.DashDotLine),
    "speed": ("dominant", Qt.PenStyle.SolidLine),
}


class CurvePlot(pg.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """The curves of one group for both hands.

    Those of the hand in question are strong and have the handles.
    """

    def __init__(self) -> None:
        axes = {"left": pg.AxisItem("left"), "bottom": pg.AxisItem("bottom")}
        super().__init__(axisItems=axes, enableMenu=False)
        identify(self, "curves.plot", tr("Curves of the hands over time"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hideButtons()
        self.setMouseEnabled(False, False)
        self.setFrameShape(self.Shape.NoFrame)
        self.item = self.getPlotItem()
        self.item.layout.setContentsMargins(0, 0, 0, 0)
        self.item.hideAxis("bottom")
        self.item.getAxis("left").setWidth(AXIS_PX)
        self.item.getViewBox().disableAutoRange()
        self.item.getViewBox().setDefaultPadding(0.0)
        self._curves: dict[tuple[HandRole, CurveName], Any] = {}
        for role in ROLES:
            for name in KINDS:
                curve = pg.PlotCurveItem(antialias=True)
                self.item.addItem(curve)
                self._curves[role, name] = curve
        self._dots = pg.ScatterPlotItem(symbol="d", size=GRIP_PX, pxMode=True)
        self._dots.setZValue(2.0)
        self.item.addItem(self._dots)
        self.cursor_line = Cursor(self.viewport(), "curves.cursor")
        self._sampled = NOTHING
        self._group: GroupName = "elbow"
        self._role: HandRole = "dominant"
        self._scale = Scale()
        self._selected: tuple[str, ...] = ()
        theme.theme_changed.connect(self._dress)
        self._dress()

    def show_curves(
        self,
        sampled: Sampled,
        group: GroupName,
        role: HandRole,
        selected: tuple[str, ...],
        *,
        steady: bool = False,
    ) -> None:
        """Draw one group of curves, those of `role` strong, the handles of chosen keys tinted.

        `steady` keeps the range of values.
        """
        self._sampled, self._group, self._role, self._selected = sampled, group, role, selected
        for (of, name), curve in self._curves.items():
            values = sampled.curves.get(of, {}).get(name) if name in GROUPS[group] else None
            curve.setVisible(values is not None)
            if values is not None:
                curve.setData(sampled.times_s, values)
        self._dress()
        if not steady:
            self._fit_values()
        self._draw_dots()

    def set_pale(self, on: bool) -> None:
        """Draw the curves pale while they are of an earlier state of the sign, or at full strength again."""
        for drawn in (*self._curves.values(), self._dots):
            drawn.setOpacity(theme.PALE if on else 1.0)

    def show_scale(self, scale: Scale) -> None:
        """Take the time axis of the tracks: the plot begins `AXIS_PX` left of it."""
        self._scale = scale
        self.item.setXRange(scale.start_s, scale.end_s, padding=0.0)

    def show_cursor(self, time_s: float) -> None:
        """Put the time cursor at a time."""
        x = AXIS_PX + (time_s - self._scale.start_s) * self._scale.px_per_s
        inside = AXIS_PX - 1 <= x <= self.width()
        self.cursor_line.setFixedHeight(self.height())
        if inside:
            self.cursor_line.move(round(x - 1.5), 0)
        self.cursor_line.setVisible(inside)

    def pixel(self, time_s: float, value: float) -> QPointF:
        """Return the pixel of the plot at which a value at a time is drawn."""
        scene = self.item.getViewBox().mapViewToScene(QPointF(time_s, value))
        return QPointF(self.mapFromScene(scene))

    def value_at(self, y: float) -> float:
        """The value of a pixel."""
        return float(self.item.getViewBox().mapSceneToView(self.mapToScene(0, round(y))).y())

    def grip_at(self, x: float, y: float) -> tuple[Grip, CurveName] | None:
        """The nearest handle within reach of a pixel."""
        found = [(abs(at.x() - x) + abs(at.y() - y), grip, name) for grip, name, at in self._handles()]
        near = [each for each in found if each[0] <= REACH_PX]
        if not near:
            return None
        _, grip, name = min(near, key=lambda each: each[0])
        return grip, name

    def _handles(self) -> list[tuple[Grip, CurveName, QPointF]]:
        names = GROUPS[self._group]
        grips = [grip for grip in self._sampled.grips if grip.role == self._role]
        return [
            (grip, name, self.pixel(grip.time_s, self._drawn(grip, name))) for grip in grips for name in names
        ]

    def _drawn(self, grip: Grip, name: CurveName) -> float:
        """The value of the curve there; an elbow's is unwrapped as the curve is."""
        value = self._sampled.value(grip.role, name, grip.time_s)
        return grip.values[name] if value is None else value

    def _draw_dots(self) -> None:
        spots = []
        for grip, name, _at in self._handles():
            chosen = grip.key_id in self._selected
            # Hollow: it is dragged in time alone.
            brush = theme.colour(("accent" if chosen else LOOKS[name][0]) if grip.pulls(name) else "panel")
            spots.append(
                {
                    "pos": (grip.time_s, self._drawn(grip, name)),
                    "brush": pg.mkBrush(brush),
                    "pen": pg.mkPen(theme.colour(_rim(grip, name, chosen=chosen)), width=1),
                }
            )
        self._dots.setData(spots)

    def _fit_values(self) -> None:
        shown = [
            self._sampled.curves[role][name] for role in self._sampled.curves for name in GROUPS[self._group]
        ]
        if not shown or not len(self._sampled.times_s):
            self.item.setYRange(0.0, 1.0, padding=0.0)
            return
        low, high = min(float(np.min(one)) for one in shown), max(float(np.max(one)) for one in shown)
        middle, span = (low + high) / 2.0, max(high - low, LEAST_SPAN[self._group]) * (1.0 + 2.0 * AIR)
        self.item.setYRange(middle - span / 2.0, middle + span / 2.0, padding=0.0)

    def _dress(self) -> None:
        self.setBackground(theme.colour("panel"))
        self.item.showGrid(x=False, y=True, alpha=0.14)
        axis = self.item.getAxis("left")
        axis.setPen(theme.pen("line"))
        axis.setTextPen(theme.pen("text2"))
        axis.setTickFont(theme.font(theme.SMALL))
        for (role, name), curve in self._curves.items():
            tint, dash = LOOKS[name]
            strong = role == self._role
            pen = QPen(
                theme.colour(tint if strong else "base" if role == "base" else tint, 1.0 if strong else 0.55),
                2.2 if strong else 1.4,
                dash,
            )
            pen.setCosmetic(True)
            curve.setPen(pen)
            curve.setZValue(
                1.0 if strong else 0.0
            )  # where both hands do the same, that of the hand in question is seen
        self._draw_dots()


def _rim(grip: Grip, name: CurveName, *, chosen: bool) -> str:
    if not grip.pulls(name):
        return "accent" if chosen else LOOKS[name][0]
    return "text" if chosen else "panel"
