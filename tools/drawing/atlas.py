"""Plates of an atlas: a picture, and the names of its points left and right of it.

Each name has a line to its point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from body_model.arrays import Array
from signer.studio.drawing.recorder import Picture, Place
from signer.studio.look import theme

PICTURE_PX: Final = (460, 640)
MARGIN_PX: Final = 280
LINE_PX: Final = 15.0
WORDS_PX: Final = 12
PAPER: Final = QColor("#f4f5f6")
INK: Final = QColor("#16191c")
FAINT: Final = QColor("#9aa3ab")
DOT: Final = QColor("#ffffff")
QUALITY: Final = 80


class Point(NamedTuple):
    """A point to be named: its name, its place, (3,) m, and its way out, (3,); none for a place in space."""

    name: str
    place: Array
    normal: Array | None


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture and the points that are named on it."""

    file: str
    picture: Picture
    points: tuple[Point, ...]

    def draw(self) -> QImage:
        """The finished plate."""
        width, height = PICTURE_PX
        image = QImage(width + 2 * MARGIN_PX, height, QImage.Format.Format_RGB32)
        image.fill(PAPER)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(QPointF(MARGIN_PX, 0), self.picture.image)
        painter.setFont(theme.font(WORDS_PX, 500))
        seen = [(point, self.picture.place(point.place, point.normal)) for point in self.points]
        middle = float(np.median([place.x for _, place in seen])) if seen else 0.5
        for on_left in (True, False):
            # Evenly many names on both sides read best, wherever the figure stands.
            self._draw_column(
                painter, [each for each in seen if (each[1].x < middle) == on_left], on_left=on_left
            )
        painter.end()
        return image

    def _draw_column(self, painter: QPainter, points: list[tuple[Point, Place]], *, on_left: bool) -> None:
        width, height = PICTURE_PX
        points = sorted(points, key=lambda each: each[1].y)
        lines = spread([place.y * height for _, place in points], LINE_PX, 10.0, height - 10.0)
        metrics = QFontMetricsF(painter.font())
        for (point, place), y in zip(points, lines, strict=True):
            at = QPointF(MARGIN_PX + place.x * width, place.y * height)
            wide = metrics.horizontalAdvance(point.name)
            edge = MARGIN_PX - 8.0 if on_left else MARGIN_PX + width + 8.0
            room = (
                QRectF(edge - wide, y - 10.0, wide + 2.0, 20.0)
                if on_left
                else QRectF(edge, y - 10.0, wide + 2.0, 20.0)
            )
            painter.setPen(QPen(FAINT, 1.0))
            painter.drawLine(at, QPointF(edge + (4.0 if on_left else -4.0), y))
            painter.setPen(QPen(INK, 1.4))
            painter.setBrush(DOT if place.seen or point.normal is None else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 3.6, 3.6)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), point.name)


def spread(wishes: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Ascending heights as near to the wished ones as a gap between neighbours allows.

    They stay within low and high.
    """
    if len(wishes) > 1:
        gap = min(gap, (high - low) / (len(wishes) - 1))
    found = [min(max(wish, low), high) for wish in wishes]
    for index in range(1, len(found)):
        found[index] = max(found[index], found[index - 1] + gap)
    if found and found[-1] > high:
        found[-1] = high
        for index in range(len(found) - 2, -1, -1):
            found[index] = min(found[index], found[index + 1] - gap)
    return found


def shared_out(points: Sequence[Point], pictures: Sequence[Picture]) -> list[tuple[Point, ...]]:
    """Each point on the picture in which it is seen best."""

    def merit(point: Point, picture: Picture) -> tuple[bool, float]:
        place = picture.place(point.place, point.normal)
        if point.normal is None:
            return 0.0 <= place.x <= 1.0 and 0.0 <= place.y <= 1.0, 0.0
        return place.seen, picture.facing(point.place, point.normal)

    best = [max(range(len(pictures)), key=lambda index: merit(point, pictures[index])) for point in points]
    return [
        tuple(point for point, index in zip(points, best, strict=True) if index == number)
        for number in range(len(pictures))
    ]


def write(plates: Sequence[Plate], folder: Path) -> None:
    """Write every plate as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    for plate in plates:
        path = folder / plate.file
        if not plate.draw().save(str(path), quality=QUALITY):
            raise OSError(f"{path}: cannot write a picture there")
