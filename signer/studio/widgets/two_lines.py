"""Words in one line where they fit, else in two: as even as they can be parted, and the rest cut off."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


def in_two_lines(words: str, metrics: QFontMetrics, room_px: int) -> tuple[str, ...]:
    """The lines, each no wider than there is room."""
    parts = words.split(" ")
    if metrics.horizontalAdvance(words) <= room_px or len(parts) < 2:
        return (_cut(words, metrics, room_px),)
    parted = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    best = min(parted, key=lambda lines: max(map(metrics.horizontalAdvance, lines)))
    return tuple(_cut(line, metrics, room_px) for line in best)


def _cut(words: str, metrics: QFontMetrics, room_px: int) -> str:
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room_px)
