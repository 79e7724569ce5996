"""An angle of an arm of which only a part is possible.

What its dial or bar draws solid, hatched, and tinted for the body.
"""

from collections.abc import Sequence
from typing import TypeAlias

from signer.studio.widgets.adjustable import Adjustable

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
