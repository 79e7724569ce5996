"""Points that a detector read of the film beside a sign, as lines over its frame."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QObject, QPointF, Signal

from signer.lazy import lazily
from signer.studio.background.jobs import OneJob

with lazily():
    from signer.drafting import points, reading
    from signer.files import disk

if TYPE_CHECKING:
    from body_model.arrays import Array
    from signer.drafting.points import Points

ARM_ROWS: Final = ((15, 13, 11), (11, 12), (12, 14, 16))
"""Rows of the body from the left wrist over the elbow to the shoulder, across, and down the right arm."""
FINGERS: Final = tuple((0, *range(first, first + 4)) for first in (1, 5, 9, 13, 17))
ENDING: Final = ".pose"


class Line(NamedTuple):
    """Line of a skeleton: places of the picture in shares of it, and whether the detector saw them."""

    at: tuple[QPointF, ...]
    is_seen: bool


class Skeleton(QObject):
    """Points of the film that is shown: those of a file with the film's name beside it.

    Signals:
        changed(): other points are there, or none.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._film = ""
        self._points: Points | None = None
        self._job: OneJob[Points] = OneJob(self)

    def show_film(self, film: str) -> None:
        """Read the points of a film, beside the window; an empty path is no film."""
        if film == self._film:
            return
        self._film, self._points = film, None
        self._job.drop()
        path = Path(film).with_suffix(ENDING) if film else None
        if path is not None and path.is_file():
            # Where they cannot be read the film is there without them; drafting says what is wrong.
            self._job.start(lambda _told: _read(path), self._keep)
        self.changed.emit()

    def lines_at(self, film_s: float) -> tuple[Line, ...]:
        """Return the lines at a moment of the film; nothing where no points are known."""
        found = self._points
        if found is None:
            return ()
        frame = int(np.abs(found.times_s - film_s).argmin())
        made = [(found.body[frame, rows], True) for rows in map(list, ARM_ROWS)]
        for side, hand in found.hands.items():
            seen = np.flatnonzero(found.seen(side))
            if len(seen):
                nearest = int(seen[np.abs(seen - frame).argmin()])
                made += [(hand[nearest, rows], nearest == frame) for rows in map(list, FINGERS)]
        return tuple(
            Line(_in_shares(at, found.size), is_seen) for at, is_seen in made if np.isfinite(at[:, :2]).all()
        )

    def _keep(self, found: Points) -> None:
        self._points = found
        self.changed.emit()


def _read(path: Path) -> Points:
    return reading.read_points(disk.content_of(path, "file", points.MOST_BYTES), str(path))


def _in_shares(at: Array, size: tuple[int, int]) -> tuple[QPointF, ...]:
    return tuple(QPointF(float(x) / size[0], float(y) / size[1]) for x, y in at[:, :2])
