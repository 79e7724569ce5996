"""Pictures with words under them, set out on pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

GAP_PX: Final = 8
LINE_PX: Final = 17
WORDS_PX: Final = 13
PAGE_PX: Final = (1600, 1320)
"""Size that is still read well when the whole page is looked at on a screen."""
PAPER: Final = QColor("#f4f5f6")
INK: Final = QColor("#16191c")
FAINT: Final = QColor("#5b6570")


@dataclass(frozen=True, slots=True)
class Cell:
    """Square pictures side by side, and the lines under them; the first line is the heading."""

    pictures: tuple[QImage, ...]
    lines: tuple[str, ...]

    def size_px(self) -> tuple[int, int]:
        """Width and height."""
        edge = self.pictures[0].height()
        return edge * len(self.pictures), edge + LINE_PX * len(self.lines)


def write_pages(cells: Sequence[Cell], path_of: Callable[[int], Path]) -> list[Path]:
    """Set the cells out row by row and write as many pages as that takes; `path_of` names page 1, 2 ..."""
    written = []
    for number, rows in enumerate(_pages(_rows(cells)), 1):
        path = path_of(number)
        if not _drawn(rows).save(str(path)):
            raise OSError(f"{path}: cannot write a picture there")
        written.append(path)
    return written


def _rows(cells: Sequence[Cell]) -> list[list[Cell]]:
    rows: list[list[Cell]] = []
    for cell in cells:
        width = cell.size_px()[0]
        if rows and sum(one.size_px()[0] + GAP_PX for one in rows[-1]) + width <= PAGE_PX[0]:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


def _pages(rows: list[list[Cell]]) -> list[list[list[Cell]]]:
    pages: list[list[list[Cell]]] = []
    left = 0
    for row in rows:
        height = _height(row)
        if not pages or height > left:
            pages.append([])
            left = PAGE_PX[1]
        pages[-1].append(row)
        left -= height
    return pages


def _height(row: list[Cell]) -> int:
    return max(cell.size_px()[1] for cell in row) + GAP_PX


def _drawn(rows: list[list[Cell]]) -> QImage:
    width = max(sum(cell.size_px()[0] + GAP_PX for cell in row) for row in rows) + GAP_PX
    page = QImage(width, sum(_height(row) for row in rows) + GAP_PX, QImage.Format.Format_RGB32)
    page.fill(PAPER)
    painter = QPainter(page)
    y = GAP_PX
    for row in rows:
        x = GAP_PX
        for cell in row:
            _draw(painter, cell, x, y)
            x += cell.size_px()[0] + GAP_PX
        y += _height(row)
    painter.end()
    return page


def _draw(painter: QPainter, cell: Cell, left: int, top: int) -> None:
    x = left
    for picture in cell.pictures:
        painter.drawImage(x, top, picture)
        x += picture.width()
    font = QFont("Inter")
    font.setPixelSize(WORDS_PX)
    width, height = cell.size_px()
    y = top + height - LINE_PX * len(cell.lines)
    for number, line in enumerate(cell.lines):
        font.setBold(number == 0)
        painter.setFont(font)
        painter.setPen(FAINT if number else INK)
        words = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width)
        painter.drawText(
            QRect(left, y, width, LINE_PX), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words
        )
        y += LINE_PX
