"""Which rows the timeline shows, from the top, and where: each hand's, and under it its shoulder's when there is something on it."""

from typing import Final, NamedTuple

from signer.document.rows import ROWS, Row, keys_on
from signer.document.sign import Sign
from signer.studio.timeline.scale import Scale

RULER_PX: Final = 26.0
_HANDS_PX: Final = {"dominant": 48.0, "base": 38.0}
SHOULDER_PX: Final = 30.0


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
        """Whether a point lies within."""
        return self.x <= x <= self.right and self.y <= y <= self.y + self.height

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles share a point."""
        return self.x <= other.right and other.x <= self.right and self.y <= other.y + other.height and other.y <= self.y + self.height


def shown_rows(sign: Sign, *, shoulders: bool = False) -> tuple[Row, ...]:
    """The rows of the hands, and of the shoulders that have keys, or of both when they are asked for."""
    return tuple(row for row in ROWS if row.part == "hand" or shoulders or keys_on(sign, row))


def height_px(rows: tuple[Row, ...]) -> float:
    """How high ruler and rows are together."""
    return RULER_PX + sum(_row_px(row) for row in rows)


def row_box(row: Row, rows: tuple[Row, ...], scale: Scale) -> Box:
    """Where one of the shown rows is drawn, without its name."""
    top = height_px(rows[: rows.index(row)])
    return Box(scale.left_px, top, scale.width_px, _row_px(row))


def row_at(rows: tuple[Row, ...], scale: Scale, x: float, y: float) -> Row | None:
    """The row under a point."""
    return next((row for row in rows if row_box(row, rows, scale).holds(x, y)), None)


def _row_px(row: Row) -> float:
    return _HANDS_PX[row.lane] if row.part == "hand" else SHOULDER_PX
