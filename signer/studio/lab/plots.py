"""The lab's two plots: error against iteration, and what the joints do.

The joints over iterations, or while the target goes out and back.
"""

from collections.abc import Sequence
from math import degrees, log10
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from body_model.arrays import Array
from signer.studio.lab.answer import Answer
from signer.studio.lab.methods import METHODS, MethodId
from signer.studio.lab.scene_paint import method_pen
from signer.studio.lab.sweep import FROM_SHARE, TO_SHARE, Sweep, home_words
from signer.studio.look import theme
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import button, label

STRIP_PX: Final = 130
PLAYED_MS: Final = 3000
QUICKEST_MS: Final = 30
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


class IterationMarker(Painted):
    """Lies over a widget; clicked, dragged or stepped with the arrows.

    Signals:
        moved(iteration): the user chose another.
    """

    moved = Signal(int)

    def __init__(self, over: QWidget) -> None:
        super().__init__("lab.marker", "Iteration shown; arrow keys change it")
        self.setParent(over)
        self.iteration, self._count = 0, 0
        self._frame, self._span = QRectF(), 1.0
        self._held = False
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._advance)
        over.installEventFilter(self)
        self.resize(over.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def show_range(self, frame: QRectF, count: int, span: float) -> None:
        """Stand over the curves: their frame in pixels, which is `span` iterations wide.

        A new count puts it at the end.
        """
        self._frame, self._span = frame, span
        if count != self._count:
            self._count = self.iteration = count
            self._tell()
        self.update()

    def x_of(self, iteration: int) -> float:
        """The pixel of an iteration."""
        return self._frame.left() + self._frame.width() * iteration / self._span

    def play(self) -> None:
        """Go through the iterations from the first, in a few seconds; any touch stops it."""
        self._go(0)
        self._clock.start(max(round(PLAYED_MS / max(self._count, 1)), QUICKEST_MS))

    def _advance(self) -> None:
        self._go(self.iteration + 1)
        if self.iteration >= self._count:
            self._clock.stop()

    def _go(self, iteration: int) -> None:
        iteration = min(max(iteration, 0), self._count)
        if iteration != self.iteration:
            for each in (self.iteration, iteration):
                self.update(round(self.x_of(each)) - STRIP_PX, 0, 2 * STRIP_PX, self.height())
            self.iteration = iteration
            self._tell()
            self.moved.emit(iteration)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._words)

    @property
    def _words(self) -> str:
        return f"after {self.iteration}" if self.iteration < self._count else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._clock.stop()
        self._held = event.button() == Qt.MouseButton.LeftButton
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held and self._frame.width() > 0:
            self._go(round((event.position().x() - self._frame.left()) / self._frame.width() * self._span))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._clock.stop()
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if event.key() == Qt.Key.Key_Home else self._count)
        elif step is not None:
            self._go(self.iteration + step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._count:
            return
        painter = self.painter()
        x = round(self.x_of(self.iteration)) + 0.5
        painter.setPen(theme.pen("accent", 3 if self._held else 1.5))
        painter.drawLine(QPointF(x, self._frame.top()), QPointF(x, self._frame.bottom()))
        if self._words:
            width = QFontMetricsF(theme.font()).horizontalAdvance(self._words) + 12
            left = x + 5 if x + width + 8 < self.width() else x - width - 5
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("panel", 0.92))
            painter.drawRoundedRect(QRectF(left, self._frame.top() + 2, width, 20), 5, 5)
            painter.setPen(theme.colour("text"))
            painter.drawText(
                QRectF(left, self._frame.top() + 2, width, 20), Qt.AlignmentFlag.AlignCenter, self._words
            )
        self.draw_ring(painter)
        painter.end()


SweepOf: TypeAlias = Literal["turned", "error"]

LEAST_SHARE: Final = 1e-5
"""Errors below this share of the reach lie on the floor of the plot."""
LEAST_TURN_DEG: Final = 0.01
ROOM: Final = 1.015
"""A little past the last iteration, so that the line that stands there is seen."""


class Axis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph is untyped
    """An axis in the interface's type; a logarithmic one marks whole decades."""

    def __init__(self, side: str, decades: bool = False) -> None:
        super().__init__(side)
        self._decades = decades
        self.setStyle(tickFont=theme.font(), tickLength=-4, tickTextOffset=4, maxTickLevel=0)

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        if not self._decades:
            return list(super().tickValues(low, high, size))
        step = max(1, round((high - low) * 22 / max(size, 1)))
        first = int(np.ceil(low / step)) * step
        return [(float(step), [float(value) for value in range(first, int(np.floor(high)) + 1, step)])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if not self._decades:
            return list(super().tickStrings(values, scale, spacing))
        return [f"{10**value:.{max(0, round(-value))}f}" for value in values]

    def dress(self) -> None:
        """Take the colours of the theme in use."""
        self.setPen(theme.pen("line"))
        self.setTextPen(theme.pen("text2"))


class Plot(QWidget):
    """A titled plot with one curve a method."""

    def __init__(self, name: str, spoken: str, *, decades: bool) -> None:
        super().__init__()
        self.title = label("", 1, theme.BODY, 600)
        axes = {"left": Axis("left", decades), "bottom": Axis("bottom")}
        self.plot = pg.PlotWidget(axisItems=axes, enableMenu=False)
        self.plot.setObjectName(name)
        self.plot.setAccessibleName(spoken)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(False, False)
        self.plot.setMinimumHeight(110)
        self.plot.getAxis("left").setWidth(48)
        self.item = self.plot.getPlotItem()
        self.item.getViewBox().disableAutoRange()
        self.curves: dict[MethodId, Any] = {}
        for method in reversed(METHODS):
            curve = pg.PlotCurveItem(antialias=True)
            self.item.addItem(curve)
            self.curves[method.id] = curve
        self.box = box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        box.addLayout(self.head)
        box.addWidget(self.plot, 1)
        self._ranges: tuple[float, ...] = ()
        theme.theme_changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Take the colours of the theme in use."""
        self.plot.setBackground(theme.colour("raised"))
        self.item.showGrid(x=True, y=True, alpha=0.14)
        for side in ("left", "bottom"):
            self.item.getAxis(side).dress()
        for name, curve in self.curves.items():
            pen = method_pen(name, 2.6 if name == "direct" else 1.6)
            pen.setCosmetic(True)
            curve.setPen(pen)

    def set_range(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        """Show exactly this much; the same again costs nothing."""
        if (*x, *y) != self._ranges:
            self._ranges = (*x, *y)
            self.item.setRange(xRange=x, yRange=y, padding=0.0)

    def draw(self, name: MethodId, x: Array, y: Array) -> None:
        """The curve of a method."""
        self.curves[name].setData(x, y)

    def draw_run(self, name: MethodId, y: Array, count: int) -> None:
        """The curve of a method by iteration; one that is done early stays where it is."""
        x = np.arange(len(y), dtype=np.float64)
        if len(y) <= count:
            x, y = np.append(x, float(count)), np.append(y, y[-1])
        self.draw(name, x, y)

    def show_only(self, names: frozenset[MethodId]) -> None:
        """Hide the curves of all others."""
        for name, curve in self.curves.items():
            curve.setVisible(name in names)


class ErrorPlot(Plot):
    """Plot of the error above the least possible, by iteration.

    A line across marks the iteration that the scene shows.

    Signals:
        iteration_chosen(iteration): the user moved the line; -1 is the last.
    """

    iteration_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__("lab.error_plot", "Error against iterations", decades=True)
        self._count = 0
        self.marker = IterationMarker(self.plot.viewport())
        self.marker.moved.connect(self._on_moved)
        self.play = button(icon="play", name="lab.play", tip="Play the iterations")
        self.play.clicked.connect(self.marker.play)
        self.head.addWidget(self.play)
        self.item.getViewBox().sigResized.connect(lambda _box: self._place_marker())

    def show_answer(self, answer: Answer) -> None:
        """Draw every run."""
        scale, unit = (1e3, "mm") if answer.task.unit == "m" else (1.0, "links")
        floor, count = LEAST_SHARE * answer.reach * scale, answer.problem.iterations
        for run in answer.runs:
            errors = np.log10(np.maximum(run.excess * scale, floor))
            if run.method == "direct":
                self.draw_run(run.method, errors, count)
            else:
                fallen = _until(log10(floor), errors)
                self.draw(run.method, np.arange(len(fallen), dtype=np.float64), fallen)
        self.title.setText(f"Error above the least possible, {unit}, by iteration")
        self.set_range((0.0, count * ROOM), (log10(floor), log10(3.0 * answer.reach * scale)))
        if count != self._count:
            self._count = count
            self._place_marker()
            self.iteration_chosen.emit(-1)

    def _place_marker(self) -> None:
        if self._count:
            self.marker.show_range(
                self.item.getViewBox().sceneBoundingRect(), self._count, self._count * ROOM
            )

    def _on_moved(self, iteration: int) -> None:
        self.iteration_chosen.emit(-1 if iteration >= self._count else iteration)


def _until(floor: float, y: Array) -> Array:
    """A curve until it lies on the floor for good: several dashes along it say nothing."""
    above = np.flatnonzero(y > floor)
    return y[: above[-1] + 2] if len(above) else y[:1]


class JointPlot(Plot):
    """Plot of the joints' turning by iteration, or of a sweep of the target out and back."""

    def __init__(self) -> None:
        super().__init__("lab.joint_plot", "What the joints do", decades=True)
        self.foot = label("", 2)
        self.foot.setObjectName("lab.home")
        self.box.addWidget(self.foot)

    def show_turning(self, answer: Answer) -> None:
        """Draw how far all joints together have turned after each iteration, degrees."""
        self.foot.hide()
        for run in answer.runs:
            self.draw_run(
                run.method, np.log10(np.maximum(np.degrees(run.turned_rad), 1.0)), answer.problem.iterations
            )
        self.title.setText("Turned by all joints, degrees, by iteration")
        most = max(float(run.turned_rad[-1]) for run in answer.runs)
        self.set_range(
            (0.0, answer.problem.iterations * ROOM),
            (0.0, max(3.0, float(np.ceil(log10(max(degrees(most), 1.0)))))),
        )

    def show_sweep(self, found: Sequence[Sweep], of: SweepOf, reach: float, unit: str) -> None:
        """Plot, out and back along the line through the target, the joints' turning or the error left."""
        scale, name = (1e3, "mm") if unit == "m" else (1.0, "links")
        floor = LEAST_SHARE * reach * scale
        for each in found:
            x = 100.0 * each.shares
            if of == "turned":
                self.draw(
                    each.method, x[1:], np.log10(np.maximum(np.degrees(each.turned_rad[1:]), LEAST_TURN_DEG))
                )
            else:
                self.draw(each.method, x, np.log10(np.maximum(each.excess * scale, floor)))
        self.foot.setText(home_words(found))
        self.foot.show()
        out = (100.0 * FROM_SHARE, 100.0 * TO_SHARE)
        if of == "turned":
            self.title.setText(
                "Turned by all joints in one frame, degrees, by the target's distance in % of the reach"
            )
            self.set_range(out, (log10(LEAST_TURN_DEG), 3.0))
        else:
            self.title.setText(
                f"Error above the least possible, {name}, by the target's distance in % of the reach"
            )
            self.set_range(out, (log10(floor), log10(3.0 * reach * scale)))

    def clear(self) -> None:
        """Draw nothing until there is something to draw."""
        self.title.setText("\N{HORIZONTAL ELLIPSIS}")
        for curve in self.curves.values():
            curve.setData([], [])
