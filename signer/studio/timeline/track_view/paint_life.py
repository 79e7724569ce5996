"""Draws what life does to head and torso as faint lines in their rows."""

from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from signer.document.sign import Sign
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.studio.look import theme
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import row_box

with lazily():
    from signer.motion.face import speed, track

TOKENS: Final = {"turn_rad": "curve2", "tilt_rad": "curve3", "pitch_rad": "curve4"}
"""Colours of the channels that are drawn, as those of the curves of a key are."""
STEP_PX: Final = 3.0
"""Distance between two points of a line, px."""
LEAST_RAD: Final = 0.03
"""Angle at the edge of a row where no channel goes further: two degrees. Else the lines fill their row."""
ALPHA: Final = 0.55
"""Opacity of the lines: spans that are written stand out beside them."""


def has_lines(sign: Sign, row: TrackName) -> bool:
    """Return whether life is drawn in a row."""
    return bool(sign.life) and row.kind in ("head", "torso")


def draw_life(painter: QPainter, sign: Sign, scale: Scale, rows: tuple[TrackName, ...]) -> None:
    """Draw turn, tilt and pitch of head and torso as life moves them, in the rows that are shown."""
    shown = [row for row in rows if has_lines(sign, row)]
    curve = track.face_score(sign).life if shown else None
    if curve is None:
        return
    xs = np.arange(scale.left_px, scale.left_px + scale.width_px, STEP_PX)
    values = curve.at(np.array([scale.time_s(x) for x in xs]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in shown:
        box = row_box(row, rows, scale)
        middle, half = box.y + box.height / 2, box.height / 2 - 2
        mine = values[:, speed.PART_COLUMNS[row.kind]]
        most = max(float(np.abs(mine).max()), LEAST_RAD)
        for channel, angles in zip(KINDS[row.kind].channels, mine.T, strict=True):
            if channel.name in TOKENS:
                ys = middle - half * angles / most
                painter.setPen(theme.pen(TOKENS[channel.name], 1, alpha=ALPHA))
                painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in zip(xs, ys, strict=True)]))
