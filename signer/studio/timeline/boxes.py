"""Rectangles of what stands on the time axis, and which of them takes the pointer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def middle(self) -> float:
        """The pixel halfway between the left and the right edge."""
        return self.x + self.width / 2

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies within."""
        return self.x <= x <= self.right and self.y <= y <= self.y + self.height

    def wider(self, by_px: float) -> Box:
        """Return the rectangle with so much more on the left and on the right."""
        return self._replace(x=self.x - by_px, width=self.width + 2 * by_px)

    def joined(self, other: Box) -> Box:
        """Return the least rectangle that holds both."""
        left, top = min(self.x, other.x), min(self.y, other.y)
        low = max(self.y + self.height, other.y + other.height)
        return Box(left, top, max(self.right, other.right) - left, low - top)

    def meets(self, other: Box) -> bool:
        """Return whether two rectangles share a point."""
        return (
            self.x <= other.right
            and other.x <= self.right
            and self.y <= other.y + other.height
            and other.y <= self.y + self.height
        )


def first_under(layers: Iterable[Iterable[tuple[T, Box]]], x: float, y: float) -> T | None:
    """Return what lies under a point in the first layer that has something there, the nearest of several."""
    for layer in layers:
        under = [(thing, box) for thing, box in layer if box.holds(x, y)]
        if under:
            return min(under, key=lambda one: abs(one[1].middle - x))[0]
    return None
