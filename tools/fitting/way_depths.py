"""Depths of digits in each other on measured ways between handshapes, and the table that keeps them."""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.fitting.shape_pairs import every_shape

ROUNDING_M: Final = 1e-7
"""Rounding of depths in a table, m."""
COLUMNS: Final = ("handshape", "other", "depth_mm", "bound_mm")


@dataclass(frozen=True, slots=True)
class WayDepth:
    """Depth of a digit in another one on the way between two shapes, and the greatest allowed, m."""

    one: str
    other: str
    depth_m: float
    bound_m: float

    @classmethod
    def of(cls, row: Mapping[str, str]) -> "WayDepth":
        """Read a row of a table."""
        one, other, *numbers = (row[name] for name in COLUMNS)
        return cls(one, other, *(1e-3 * float(number) for number in numbers))

    @property
    def pair(self) -> tuple[str, str]:
        """The names of both shapes."""
        return self.one, self.other

    @property
    def is_over(self) -> bool:
        """Return whether it is deeper than it may be."""
        return self.depth_m - self.bound_m > ROUNDING_M

    def row(self) -> list[str]:
        """Return a row of a table."""
        numbers = (self.depth_m, self.bound_m)
        return [self.one, self.other, *(f"{1e3 * number:.4f}" for number in numbers)]


def read(file: Path) -> dict[tuple[str, str], WayDepth]:
    """Return the rows of a table by their pairs; none where there is no file."""
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as opened:
        rows = (WayDepth.of(row) for row in csv.DictReader(opened))
        return {one.pair: one for one in rows}


def write(file: Path, found: Iterable[WayDepth]) -> None:
    """Write a table, in the order of the inventory."""
    rank = {name: row for row, name in enumerate(every_shape()[0])}
    ordered = sorted(found, key=lambda one: (rank[one.one], rank[one.other]))
    with file.open("w", encoding="utf-8", newline="") as opened:
        rows = csv.writer(opened, lineterminator="\n")
        rows.writerow(COLUMNS)
        rows.writerows(one.row() for one in ordered)
