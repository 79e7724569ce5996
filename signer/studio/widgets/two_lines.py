"""Words in one line where they fit, else in two: as even as they can be parted, and the rest cut off."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


def in_two_lines(words: str, metrics: QFontMetrics, room_px: int) -> tuple[str, ...]:
    """The lines, each no wider than there is room; they part at a space, or behind a hyphen."""
    ends = [found.start() for found in re.finditer(r"\s|(?<=\w-)(?=\w)", words)]
    if metrics.horizontalAdvance(words) <= room_px or not ends:
        return (_cut(words, metrics, room_px),)
    parted = [(words[:at], words[at:].lstrip()) for at in ends]
    best = min(parted, key=lambda lines: max(map(metrics.horizontalAdvance, lines)))
    return tuple(_cut(line, metrics, room_px) for line in best)


def _cut(words: str, metrics: QFontMetrics, room_px: int) -> str:
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room_px)
