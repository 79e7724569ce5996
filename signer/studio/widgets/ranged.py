"""An angle of an arm of which only a part is possible.

What its dial or bar draws solid, hatched, and tinted for the body.
"""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF

from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.track import Track

Intervals: TypeAlias = tuple[tuple[float, float], ...]


class Ranged(Adjustable):
    """An adjustable value between `limits`, with what is possible and what the body bars.

    Stretches go from low to high.
    """

    def __init__(
        self, name: str, spoken: str, limits: tuple[float, float], possible: Intervals | None = None
    ) -> None:
        super().__init__(name, spoken)
        self.limits = limits
        self.possible: Intervals = (limits,) if possible is None else possible
        self.in_body: Intervals = ()

    def show_possible(self, intervals: Sequence[tuple[float, float]]) -> None:
        """Draw these values solid, and the others hatched."""
        if tuple(intervals) != self.possible:
            self.possible = tuple(intervals)
            self.update()

    def show_in_body(self, intervals: Sequence[tuple[float, float]]) -> None:
        """Draw these of the others as what the body bars."""
        if tuple(intervals) != self.in_body:
            self.in_body = tuple(intervals)
            self.update()


class Bar(Ranged):
    """A ranged value along a line from left to right, with a pin that may mark one place of it."""

    edge_px = 9.0
    """Room beside the line at both ends, px."""
    pin: float | None = None

    def show_pin(self, value: float | None) -> None:
        """Move the pin, or take it away."""
        if value != self.pin:
            self.pin = value
            self.update()

    def value_at(self, position: QPointF) -> float:
        return self.track.value(position.x())

    @property
    def track(self) -> Track:
        """Track that maps values to positions on the bar at its present width."""
        return Track(self.limits, self.width(), self.edge_px)
