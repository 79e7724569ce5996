"""Tracks that the timeline shows, from the top, and their rectangles.

Each hand has a row, and under it stand its side's other tracks that hold something, then those that the
signer has once: face, head and torso. These are folded into one strip until they are opened. A track that is
worked on, or all of them when asked for, have a row without anything on it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from signer.document.items import items_on
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName, sided
from signer.document.values import ROLES
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.scale import Scale

RULER_PX: Final = 26.0
_HANDS_PX: Final = {"dominant": 48.0, "base": 38.0}
LOWER_PX: Final = 30.0
SPAN_PX: Final = 26.0
"""Height of a row of spans; where one lies within another, of each of both."""
DENSE_PX: Final = 20.0
"""Their height where many are open: the smallest window holds all of them."""
ROOMY: Final = 6
"""So many rows of spans are open at most before they stand closer."""
STRIP_PX: Final = 18.0
"""Height of the strip into which the rows of spans are folded."""
AS_DRAWN: Final = tuple(
    sorted(TRACK_NAMES, key=lambda name: ((*ROLES, None).index(name.side), bool(kind_of(name).channels)))
)
"""All tracks from the top.

Each hand with what belongs to its side beneath, then what the signer has once: the face before what turns
bones.
"""


class Rows(tuple[TrackName, ...]):
    """The shown tracks, from the top.

    Attributes:
        levels: how many spans stand over each other on a track, where they are more than one.
        has_strip: whether the other tracks of spans are folded into a strip beneath.
    """

    levels: Mapping[TrackName, int]
    has_strip: bool

    @classmethod
    def of(cls, rows: Iterable[TrackName], levels: Mapping[TrackName, int], *, has_strip: bool) -> Rows:
        """Make them."""
        made = cls(rows)
        made.levels, made.has_strip = levels, has_strip
        return made


def is_folded(row: TrackName) -> bool:
    """Return whether a track belongs to the strip: its spans are of what a signer has once."""
    return bool(kind_of(row).ramps)


def shown_rows(
    sign: Sign, *, every: bool = False, worked_on: TrackName | None = None, folded: bool = False
) -> Rows:
    """Return the tracks that have a row.

    Hands, what holds something, what is worked on, or all of them when asked for. Tracks of spans that are
    `folded` have none but the one that is worked on.
    """

    def is_shown(row: TrackName) -> bool:
        if row.kind == "hand" or row == worked_on:
            return True
        return every if is_folded(row) and folded else every or bool(items_on(sign, row))

    rows = tuple(row for row in AS_DRAWN if is_shown(row))
    hidden = (row for row in AS_DRAWN if is_folded(row) and row not in rows)
    nested = {row: 1 + max(levels_of(items_on(sign, row)), default=0) for row in rows if kind_of(row).nests}
    has_strip = any(items_on(sign, row) for row in hidden)
    return Rows.of(rows, {row: count for row, count in nested.items() if count > 1}, has_strip=has_strip)


def levels_of(spans: Sequence[Span]) -> tuple[int, ...]:
    """Return for each span, in order of time, on which level it stands: 0, or below what it lies within."""
    ends: list[float] = []
    levels = []
    for span in spans:
        level = next((place for place, end_s in enumerate(ends) if end_s <= span.time_s), len(ends))
        ends[level : level + 1] = [span.end_s]
        levels.append(level)
    return tuple(levels)


def height_px(rows: tuple[TrackName, ...]) -> float:
    """Return the height of the ruler, the rows and the strip together, px."""
    strip = STRIP_PX if isinstance(rows, Rows) and rows.has_strip else 0.0
    return RULER_PX + sum(_row_px(row, rows) for row in rows) + strip


def row_box(row: TrackName, rows: tuple[TrackName, ...], scale: Scale) -> Box:
    """Return the rectangle of one of the shown rows, without its name."""
    top = RULER_PX + sum(_row_px(one, rows) for one in rows[: rows.index(row)])
    return Box(scale.left_px, top, scale.width_px, _row_px(row, rows))


def strip_box(rows: tuple[TrackName, ...], scale: Scale) -> Box | None:
    """Return the rectangle of the strip, without its name; None where nothing is folded into it."""
    if not (isinstance(rows, Rows) and rows.has_strip):
        return None
    return Box(scale.left_px, height_px(rows) - STRIP_PX, scale.width_px, STRIP_PX)


def row_at(rows: tuple[TrackName, ...], scale: Scale, x: float, y: float) -> TrackName | None:
    """The row under a point."""
    return next((row for row in rows if row_box(row, rows, scale).holds(x, y)), None)


def _row_px(row: TrackName, rows: tuple[TrackName, ...]) -> float:
    if row.kind == "hand":
        return _HANDS_PX[sided(row)]
    if not is_folded(row):
        return LOWER_PX
    return span_px(rows) * _levels(row, rows)


def span_px(rows: tuple[TrackName, ...]) -> float:
    """Return the height of one span's row among the shown ones, px."""
    count = sum(_levels(row, rows) for row in rows if is_folded(row))
    return SPAN_PX if count <= ROOMY else DENSE_PX


def _levels(row: TrackName, rows: tuple[TrackName, ...]) -> int:
    return rows.levels.get(row, 1) if isinstance(rows, Rows) else 1
