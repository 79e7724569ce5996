"""Draws spans: bars between the slopes of rise and release, the strip, and what life does beside them."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from nonmanuals import catalogue
from signer.document.sign import Sign
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.lazy import lazily
from signer.studio.language import tr
from signer.studio.look import icons, theme
from signer.studio.timeline.items import HEAD_PX, KEY_PX, Items, KeyItem, RampItem, Target
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import row_box
from signer.words.signals import tag

with lazily():
    from signer.motion.face import speed, track

FOOT_PX: Final = 3.5
"""Half the size of the dot by which a slope is dragged."""
LINK_PX: Final = 12
"""Size of the link at an end that is bound to a key."""
WAVE_PX: Final = 4.0
"""Amplitude of the wave of a movement."""
LEAST_WAVE_PX: Final = 24.0
LEAST_WORDS_PX: Final = 30
LINK_GAP_PX: Final = 3
LINE_PX: Final = 2.5
DASH_PX: Final = 3.0


@dataclass(frozen=True, slots=True)
class SpanLook:
    """Look of the row of a kind of span.

    Attributes:
        token: its colour, on its bars and in the strip.
        is_line: whether it is drawn as the line that linguists write over glosses.
    """

    token: str = "dominant"
    is_line: bool = False


LOOKS: Final[Mapping[str, SpanLook]] = {
    "grammar": SpanLook("text", is_line=True),
    "feeling": SpanLook("curve4"),
    "brows": SpanLook("curve2"),
    "eyes": SpanLook("curve2"),
    "gaze": SpanLook("curve4"),
    "nose": SpanLook("curve3"),
    "mouth": SpanLook("curve3"),
}
"""The looks of those that do not look as others do."""


def look_of(row: TrackName) -> SpanLook:
    """Return how a row of spans looks."""
    return LOOKS.get(row.kind, SpanLook())


def draw_span_shape(painter: QPainter, item: KeyItem, hovered: Target, *, chosen: bool) -> None:
    """Draw the slopes and the bar, and the dots at the feet while the span is chosen or under the pointer."""
    if item.onset is None or item.offset is None:
        return
    look, over = look_of(item.row), hovered.key_id == item.key.id
    top, bottom = item.hold.y, item.hold.y + item.hold.height
    corners = ((item.onset.x, bottom), (item.x, top), (item.hold.right, top), (item.offset.x, bottom))
    painter.setPen(theme.pen("accent", 2) if chosen else theme.pen(look.token, 1, alpha=0.7))
    painter.setBrush(theme.colour(look.token, (0.26 if over else 0.20) * (0.5 if look.is_line else 1.0)))
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    if over or chosen:
        for part, ramp in (("onset", item.onset), ("offset", item.offset)):
            _draw_foot(painter, ramp, look.token, is_held=over and hovered.part == part)


def draw_span_words(painter: QPainter, item: KeyItem, words: str, start: float, room: float) -> None:
    """Draw the word of a span, the links of its ends, and behind it a line or the wave of its movement."""
    span, look = item.key, look_of(item.row)
    if not isinstance(span, Span):
        return
    painter.setFont(theme.font(theme.SMALL, 600 if look.is_line else 500))
    metrics = painter.fontMetrics()
    words = tag(span) if look.is_line and span.signal else words
    needed = metrics.horizontalAdvance(words)
    for end, key_id in ((0, span.from_key), (1, span.to_key)):
        if key_id and room >= min(needed, LEAST_WORDS_PX) + LINK_PX + LINK_GAP_PX:
            at = QPointF(start + (room - LINK_PX) * end, item.y - LINK_PX / 2)
            painter.drawPixmap(at, icons.pixmap("link", "text2", LINK_PX))
            room -= LINK_PX + LINK_GAP_PX
            start += 0 if end else LINK_PX + LINK_GAP_PX
    shown, wide = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room)), 0
    if room >= min(LEAST_WORDS_PX, needed):
        wide = metrics.horizontalAdvance(shown)
        where = QRectF(start, item.hold.y, room, item.hold.height)
        theme.write(painter, where, shown, weight=600 if look.is_line else 500)
    rest = QRectF(start + wide + 6, item.hold.y, room - wide - 10, item.hold.height)
    if look.is_line:
        painter.setPen(theme.pen(look.token, LINE_PX))
        if rest.width() > 2:
            painter.drawLine(
                QPointF(rest.left(), item.y + KEY_PX / 2), QPointF(rest.right(), item.y + KEY_PX / 2)
            )
    elif rest.width() >= LEAST_WAVE_PX:
        _draw_wave(painter, rest, span, look.token)


def _draw_wave(painter: QPainter, place: QRectF, span: Span, token: str) -> None:
    """Draw as many swings as the movement of a span has."""
    movement = catalogue.find(span.signal).movement if catalogue.has(span.signal) else None
    if movement is None:
        return
    rate_hz = span.rate_hz or movement.rate_hz
    swings = span.cycles or movement.cycles or max(rate_hz * span.hold_s, 0.5)
    path = QPainterPath(QPointF(place.left(), place.center().y()))
    for step in range(1, int(place.width()) + 1):
        angle = 2.0 * math.pi * swings * step / place.width()
        path.lineTo(place.left() + step, place.center().y() - WAVE_PX * math.sin(angle))
    theme.ink(painter, theme.pen(token, 1.5), None)
    painter.drawPath(path)


def draw_strip(painter: QPainter, items: Items, hovered: Target) -> None:
    """Draw the strip into which tracks are folded: a dash for each span, in the colour of its row."""
    strip = items.strip
    if strip is None:
        return
    over = hovered.part == "strip"
    painter.fillRect(
        QRectF(strip.x, strip.y + 1, strip.width, strip.height - 2),
        theme.colour("hover" if over else "raised", 0.55),
    )
    painter.drawPixmap(QPointF(24, strip.y + 3), icons.pixmap("right", "text2", 12))
    name = QRectF(44, strip.y, HEAD_PX - 58, strip.height)
    theme.write(painter, name, tr("Face and body"), "text" if over else "text2")
    painter.save()
    painter.setClipRect(QRectF(strip.x - 1, strip.y, strip.width + 1, strip.height))
    painter.setPen(Qt.PenStyle.NoPen)
    for dash in items.dashes:
        held = hovered.key_id == dash.key_id
        painter.setBrush(theme.colour("accent" if held else look_of(dash.row).token))
        height = min(DASH_PX, max(dash.box.height - 0.5, 1.0))
        top = dash.box.y + (dash.box.height - height) / 2
        painter.drawRoundedRect(QRectF(dash.box.x, top, dash.box.width, height), height / 2, height / 2)
    painter.restore()


def _draw_foot(painter: QPainter, ramp: RampItem, token: str, *, is_held: bool) -> None:
    size = FOOT_PX + (1.5 if is_held else 0.0)
    middle = QPointF(ramp.grip.x + ramp.grip.width / 2, ramp.grip.y + ramp.grip.height - FOOT_PX)
    theme.ink(painter, None, theme.colour("accent" if is_held else token))
    painter.drawEllipse(middle, size, size)


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
