"""The lab's plots: error or turning by iteration, or while the target goes out and back."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from body_model.arrays import Array
from signer.iterative.runs import OUT, Sweep
from signer.studio.lab.answer import METHODS, Answer, home_words
from signer.studio.lab.scene import method_pen
from signer.studio.language import decimals, tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import beneath, identify, label

LEAST_SHARE: Final = 1e-5
"""Errors below this share of the reach lie on the floor of the plot."""
LEAST_DEG: Final = 0.01
"""Turning in a frame below this does."""
ROOM: Final = 1.015
"""A little past the last iteration, so that the line that stands there is seen."""


class Axis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph is untyped
    """An axis in the interface's type; the left one is logarithmic and marks whole decades."""

    def __init__(self, side: str) -> None:
        super().__init__(side)
        self.setStyle(tickFont=theme.font(), tickLength=-4, tickTextOffset=4, maxTickLevel=0)

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        if self.orientation != "left":
            return list(super().tickValues(low, high, size))
        step = max(1, round((high - low) * 22 / max(size, 1)))
        return [(step, [v for v in range(int(np.ceil(low)), int(np.floor(high)) + 1) if v % step == 0])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if self.orientation != "left":
            return list(super().tickStrings(values, scale, spacing))
        return [decimals(f"{10.0**value:.{max(0, -value)}f}") for value in values]


class Plot(QWidget):
    """A titled plot with one curve a method, over whole decades."""

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        self.title, self.foot = label("", 1, theme.BODY, 600), label("", 2)
        self.plot = pg.PlotWidget(
            axisItems={side: Axis(side) for side in ("left", "bottom")}, enableMenu=False
        )
        identify(self.plot, name, spoken)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(False, False)
        self.plot.setMinimumHeight(100)
        self.plot.getAxis("left").setWidth(48)
        self.plot.getViewBox().disableAutoRange()
        self.line = pg.InfiniteLine(angle=90)
        self.plot.addItem(self.line)
        self.curves: dict[str, Any] = {}
        for method in reversed(METHODS):
            self.curves[method] = pg.PlotCurveItem(antialias=True)
            self.plot.addItem(self.curves[method])
        beneath(self, self.title, (self.plot, 1), self.foot, gap=2)
        theme.theme_changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Take the colours of the theme in use."""
        self.plot.setBackground(theme.colour("raised"))
        self.plot.showGrid(x=True, y=True, alpha=0.14)
        for side in ("left", "bottom"):
            self.plot.getAxis(side).setPen(theme.pen("line"))
            self.plot.getAxis(side).setTextPen(theme.pen("text2"))
        line = theme.pen("accent", 1.5)
        line.setCosmetic(True)
        self.line.setPen(line)
        for name, curve in self.curves.items():
            pen = method_pen(name, 2.6 if name == "direct" else 1.6)
            pen.setCosmetic(True)
            curve.setPen(pen)

    def show_only(self, names: frozenset[str]) -> None:
        """Hide the curves of all others."""
        for name, curve in self.curves.items():
            curve.setVisible(name in names)

    def show_error(self, answer: Answer) -> None:
        """Draw how much farther from the target each tip is than it must be, by iteration."""
        scale, unit, floor = _lengths(answer)
        self._by_iteration(answer, lambda run: run.excess * scale, floor, 3.0 * answer.reach * scale)
        self._say(tr("Error above the least possible, {unit}, by iteration", unit=unit))

    def show_turning(self, answer: Answer) -> None:
        """Draw how far all joints together have turned after each iteration, degrees."""
        most = max(float(np.degrees(run.turned_rad[-1])) for run in answer.runs)
        top = max(1e3, 10.0 ** np.ceil(np.log10(max(most, 1.0))))
        self._by_iteration(answer, lambda run: np.degrees(run.turned_rad), 1.0, float(top))
        self._say(tr("Turned by all joints, degrees, by iteration"))

    def show_sweeps(self, found: Sequence[Sweep], answer: Answer, *, error: bool) -> None:
        """Draw, out and back along the line through the target, the error left or the joints' turning."""
        scale, unit, floor = _lengths(answer)
        for each in found:
            y = each.excess * scale if error else np.degrees(each.turned_rad)
            self._draw(each.method, 100.0 * each.shares[1:], y[1:], floor if error else LEAST_DEG)
        what = (
            tr("Error above the least possible, {unit}", unit=unit)
            if error
            else tr("Turned by all joints in one frame, degrees")
        )
        self._say(tr("{what}, by the target's distance in % of the reach", what=what), home_words(found))
        self._frame(
            (100 * OUT[0], 100 * OUT[1]),
            *((floor, 3.0 * answer.reach * scale) if error else (LEAST_DEG, 1e3)),
        )

    def clear(self) -> None:
        """Draw nothing until there is something to draw."""
        self._say("\N{HORIZONTAL ELLIPSIS}")
        for curve in self.curves.values():
            curve.setData([], [])

    def _by_iteration(self, answer: Answer, of: Callable[[Any], Array], low: float, high: float) -> None:
        """Draw a curve a run; one that is done early stays where it is."""
        count = answer.problem.iterations
        for run in answer.runs:
            y = of(run)
            y = np.append(y, y[-1:] if len(y) <= count else [])
            x = np.arange(len(y), dtype=np.float64)
            x[-1] = count
            self._draw(run.method, x, y, low)
        self._frame((0.0, count * ROOM), low, high)

    def _draw(self, name: str, x: Array, y: Array, floor: float) -> None:
        self.curves[name].setData(x, np.log10(np.maximum(y, floor)))

    def _frame(self, x: tuple[float, float], low: float, high: float) -> None:
        self.plot.setRange(xRange=x, yRange=(np.log10(low), np.log10(high)), padding=0.0)

    def _say(self, title: str, foot: str = "") -> None:
        self.title.setText(title)
        self.foot.setText(foot)
        self.foot.setVisible(bool(foot))


def _lengths(answer: Answer) -> tuple[float, str, float]:
    """Return the scale of a length, the name of its unit, and the least that is drawn in it."""
    scale, unit = (1e3, "mm") if answer.task.unit == "m" else (1.0, "links")
    return scale, unit, LEAST_SHARE * answer.reach * scale
