"""Tracks that the timeline shows, from the top, and their rectangles.

Each hand has a row, and under it stand its side's other tracks that hold something, then those that the
signer has once. A track that is worked on, or all of them when asked for, have a row without anything on it
too.
"""

from typing import Final, NamedTuple

from signer.document.items import items_on
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.track import TrackName, sided
from signer.document.values import ROLES
from signer.studio.timeline.scale import Scale

RULER_PX: Final = 26.0
_HANDS_PX: Final = {"dominant": 48.0, "base": 38.0}
LOWER_PX: Final = 30.0
AS_DRAWN: Final = tuple(sorted(TRACK_NAMES, key=lambda name: (*ROLES, None).index(name.side)))
"""All tracks from the top: each hand with what belongs to its side beneath, then what the signer has once."""


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

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies within."""
        return self.x <= x <= self.right and self.y <= y <= self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Return whether two rectangles share a point."""
        return (
            self.x <= other.right
            and other.x <= self.right
            and self.y <= other.y + other.height
            and other.y <= self.y + self.height
        )


def shown_rows(
    sign: Sign, *, every: bool = False, worked_on: TrackName | None = None
) -> tuple[TrackName, ...]:
    """Return the tracks that have a row.

    Hands, what holds something, what is worked on, or all of them when asked for.
    """
    return tuple(
        row for row in AS_DRAWN if row.kind == "hand" or every or row == worked_on or items_on(sign, row)
    )


def height_px(rows: tuple[TrackName, ...]) -> float:
    """Return the height of the ruler and the rows together, px."""
    return RULER_PX + sum(_row_px(row) for row in rows)


def row_box(row: TrackName, rows: tuple[TrackName, ...], scale: Scale) -> Box:
    """Return the rectangle of one of the shown rows, without its name."""
    top = height_px(rows[: rows.index(row)])
    return Box(scale.left_px, top, scale.width_px, _row_px(row))


def row_at(rows: tuple[TrackName, ...], scale: Scale, x: float, y: float) -> TrackName | None:
    """The row under a point."""
    return next((row for row in rows if row_box(row, rows, scale).holds(x, y)), None)


def _row_px(row: TrackName) -> float:
    return _HANDS_PX[sided(row)] if row.kind == "hand" else LOWER_PX
