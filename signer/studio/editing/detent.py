"""Detent that holds a drag where the body begins: flesh gives, so one may pull on deliberately.

Joints and reach hold a drag for good. The body holds it at its edge until it is pulled on some way; then it
goes in, and what is in what is told in red.
"""

from __future__ import annotations

from math import degrees, remainder
from typing import TYPE_CHECKING, Final

from signer.studio.language import tr

if TYPE_CHECKING:
    from signer.motion.operations.possible import Blocked, Possible

PULL_DEG: Final = 8.0
"""Angle past the edge by which a drag is held: about as many pixels on the bar and on a dial."""
_TURN_DEG: Final = 360.0


class Detent:
    """One drag of an angle, in degrees, beside what is possible of it.

    Attributes:
        words: what holds the drag now; empty when nothing does.
    """

    def __init__(self) -> None:
        self.words = ""
        self._possible: Possible | None = None
        self._is_through = True

    def show_possible(self, possible: Possible | None) -> None:
        """Take what is possible from now on; None where nothing is known and nothing holds."""
        self._possible = possible

    def begin(self) -> None:
        """A drag begins; one that begins in the body is not held there."""
        self.words, self._is_through = "", True

    def answer(self, asked_deg: float) -> float:
        """The angle that a drag gets: what is asked for, or the edge that holds it."""
        self.words = ""
        stretch = self._stretch_at(asked_deg)
        if stretch is None:
            self._is_through = False
            return asked_deg
        if self._is_through or self._possible is None:
            return asked_deg
        edge = min(
            (end for end in self._edges(stretch)),
            key=lambda end: abs(self._apart(asked_deg, end)),
            default=None,
        )
        if edge is None or abs(self._apart(asked_deg, edge)) > PULL_DEG:
            self._is_through = True
            return asked_deg
        self.words = tr("{words} Pull on to go there all the same.", words=stretch.words)
        return edge

    def _stretch_at(self, angle_deg: float) -> Blocked | None:
        """The stretch of angles in which an angle would be in the body."""
        found = [] if self._possible is None else self._possible.in_body
        for stretch in found:
            low, high = degrees(stretch.low_rad), degrees(stretch.high_rad)
            past = angle_deg - low
            if 0.0 <= (past % _TURN_DEG if self._is_round else past) <= high - low:
                return stretch
        return None

    def _edges(self, stretch: Blocked) -> list[float]:
        """The ends of what is possible that lie beside a stretch."""
        assert self._possible is not None
        ends = [degrees(end) for interval in self._possible.allowed for end in interval]
        beside = [degrees(end) for end in (stretch.low_rad, stretch.high_rad)]
        return [end for end in ends if any(abs(self._apart(end, each)) < 1.0 for each in beside)]

    @property
    def _is_round(self) -> bool:
        return self._possible is not None and self._possible.is_round

    def _apart(self, a: float, b: float) -> float:
        return remainder(a - b, _TURN_DEG) if self._is_round else a - b
