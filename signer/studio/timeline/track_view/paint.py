"""Draws the tracks: ruler, names, keys as diamonds, holds as bars, transitions as the path they take."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QPolygonF

from signer.document import queries
from signer.document.items import items_on
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName, sided
from signer.document.values import HandForm, HandRole, PathShape
from signer.studio.background.whole_sign import Span as MeasuredSpan
from signer.studio.editing.marks import Mark
from signer.studio.language import initial, tr, translated
from signer.studio.look import theme
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import HEAD_PX, KEY_PX, Items, KeyItem, RestItem, Target, TransitionItem
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import RULER_PX, height_px, row_box
from signer.studio.timeline.track_view.paint_spans import (
    draw_life,
    draw_span_shape,
    draw_span_words,
    draw_strip,
    has_lines,
    look_of,
)
from signer.studio.widgets.painted import diamond
from signer.words.tracks import track_words, way_words
from signer.words.wording import SIDES

LONGEST_WORDS_PX: Final = 180.0
STRIP_PX: Final = 4.0


def _draw_played(painter: QPainter, scale: Scale, played: tuple[float, float], bottom_px: float) -> None:
    """Mark what is played; the rest is shaded."""
    start, end = scale.x(played[0]), scale.x(played[1])
    right = scale.left_px + scale.width_px
    for x, to_x in ((scale.left_px, start), (end, right)):
        if to_x > x:
            painter.fillRect(QRectF(x, 0, to_x - x, bottom_px), theme.colour("window", 0.45))
    theme.ink(painter, None, theme.colour("accent"))
    painter.drawRect(QRectF(start, 0, end - start, STRIP_PX))
    for x in (start, end - 2):
        painter.drawRect(QRectF(x, 0, 2, 11))


def _draw_marker(painter: QPainter, items: Items, index: int, *, over: bool, bottom_px: float) -> None:
    x, text = items.markers[index]
    painter.setFont(theme.font(theme.SMALL, 500))
    later = [item.x for item in items.markers if item.x > x]
    room = min([LONGEST_WORDS_PX, *(at - x - 14 for at in later)])
    words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(max(room - 12, 0)))
    painter.setPen(theme.pen("text2", 1, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(x, RULER_PX), QPointF(x, bottom_px))
    theme.ink(painter, theme.pen("text" if over else "outline"), theme.colour("hover" if over else "raised"))
    if words:
        width = painter.fontMetrics().horizontalAdvance(words) + 12
        flag = [(0, RULER_PX), (0, 3), (width, 3), (width, 21), (5, 21)]
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in flag]))
        theme.write(painter, QRectF(x + 6, 3, width, 18), words, weight=500)
    else:
        flag = [(0, RULER_PX), (0, 5), (11, 5), (7, 10), (11, 15), (0, 15)]
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in flag]))


def _draw_bracket(painter: QPainter, bracket: tuple[float, float], over: str | None) -> None:
    start, end = bracket
    painter.setPen(theme.pen("accent", 2))
    painter.drawLine(QPointF(start, RULER_PX - 5), QPointF(end, RULER_PX - 5))
    theme.ink(painter, None, theme.colour("accent"))
    for x, name in ((start, "start"), (end, "end")):
        half = 4.0 if over == name else 3.0
        painter.drawRoundedRect(QRectF(x - half, RULER_PX - 12, 2 * half, 12), 2, 2)


ARC_PX: Final = 16.0
LOOP_PX: Final = 6.0
WAVE_PX: Final = 4.0
_WAVES: Final = 4
_EDGE_PX: Final = 10
"""Between the part of a hand and the edge of the column of names."""
_APART_PX: Final = 3
"""Between the name of a hand and its part."""
_SLIDE_PX: Final = 3.0


def way_shape(shape: PathShape, start: QPointF, end: QPointF) -> QPainterPath:
    """The line of a path between two points of one height.

    A bow, a loop, waves, a double line for a slide, or straight.
    """
    path, width, y = QPainterPath(start), end.x() - start.x(), start.y()
    if shape == "arc":
        path.cubicTo(
            QPointF(start.x() + width * 0.3, y - ARC_PX), QPointF(start.x() + width * 0.7, y - ARC_PX), end
        )
        return path
    if shape == "zigzag":
        step = width / (2 * _WAVES)
        for turn in range(1, 2 * _WAVES):
            path.lineTo(QPointF(start.x() + turn * step, y + (-WAVE_PX if turn % 2 else WAVE_PX)))
    path.lineTo(end)
    if shape == "circle":
        path.addEllipse(QRectF(start.x() + width / 2 - LOOP_PX, y - 2 * LOOP_PX, 2 * LOOP_PX, 2 * LOOP_PX))
    if shape == "slide":
        path.moveTo(QPointF(start.x(), y - _SLIDE_PX))
        path.lineTo(QPointF(end.x(), y - _SLIDE_PX))
    return path


NAMED_PX: Final = 26.0  # a lower row has no room for words under its line
PICTURE_PX: Final = 26.0
LEAST_PICTURE_PX: Final = 16.0
ROOM_FOR_BOTH_PX: Final = 110.0  # a signal shows its face where there is room for its word too
SMALL_KEY_PX: Final = 7.5  # of all but hands: what they do is the lesser thing
PIN_PX: Final = 4.5
OPEN_MARK_PX: Final = 22.0
BEING_MADE: Final = tr("Hands are being made…")
NOTHING: Final = Target("nothing")


@dataclass(frozen=True, slots=True)
class Drawing:
    """Everything that the tracks show at one moment, but the playhead."""

    sign: Sign
    scale: Scale
    items: Items
    selected: tuple[str, ...] = ()
    row: TrackName = TRACK_NAMES[0]
    hovered: Target = NOTHING
    rubber: Box | None = None
    picture: Callable[[HandForm], QPixmap | None] = field(default=lambda _name: None)
    signal_picture: Callable[[str], QPixmap | None] = field(default=lambda _signal: None)
    spans: tuple[MeasuredSpan, ...] = ()
    played: tuple[float, float] | None = None
    marks: tuple[Mark, ...] = ()
    is_performed: bool = False
    is_outdated: bool = False

    def box(self, row: TrackName) -> Box:
        """Return the rectangle of one of the shown rows, without its name."""
        return row_box(row, self.items.rows, self.scale)

    def is_guessed(self, key_id: str) -> bool:
        """Return whether something of a key is guessed, and still to be settled."""
        return any(guess.key_id == key_id for guess in self.sign.guesses)


def _draw_pins(painter: QPainter, drawing: Drawing) -> None:
    """Draw where moments of the film are pinned: a pin's head on the ruler, a fine line through the rows."""
    y = RULER_PX - PIN_PX - 2
    for index, x in enumerate(drawing.items.pins):
        over = drawing.hovered == Target("pin", None, str(index))
        painter.setPen(theme.pen("curve2", 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, y), QPointF(x, height_px(drawing.items.rows)))
        theme.ink(painter, theme.pen("text"), theme.colour("curve2"))
        size = PIN_PX + (1.0 if over else 0.0)
        painter.drawEllipse(QPointF(x, y), size, size)


def _draw_mark(painter: QPainter, drawing: Drawing, mark: Mark) -> None:
    """Draw a mark on the rows of its hands: an empty hold, open at its end while it is not known."""
    start = drawing.scale.x(mark.start_s)
    end = start + OPEN_MARK_PX if mark.end_s is None else drawing.scale.x(mark.end_s)
    for role in mark.roles:
        row = TrackName("hand", role)
        if row not in drawing.items.rows:
            continue
        box = drawing.box(row)
        style = Qt.PenStyle.DotLine if mark.end_s is None else Qt.PenStyle.SolidLine
        theme.ink(painter, theme.pen("accent", 2, style), theme.colour("accent", 0.25))
        painter.drawRoundedRect(QRectF(start, box.y + 5, max(end - start, 3.0), box.height - 10), 4, 4)


def draw(painter: QPainter, drawing: Drawing) -> None:
    """Draw ruler and tracks from the painter's origin."""
    scale, rows = drawing.scale, drawing.items.rows
    for row in rows:
        box = drawing.box(row)
        painter.fillRect(QRectF(box.x, box.y + 1, box.width, box.height - 2), theme.colour("raised", 0.55))
        _draw_name(painter, drawing, row, box)
    draw_strip(painter, drawing.items, drawing.hovered)
    if drawing.is_outdated:
        theme.write(painter, QRectF(16, 0, HEAD_PX - 30, RULER_PX), BEING_MADE, "text2", align=theme.RIGHT)
    painter.save()
    painter.setClipRect(QRectF(scale.left_px - 1, 0, scale.width_px + 1, height_px(rows)))
    _draw_ruler(painter, drawing)
    painter.setOpacity(theme.PALE if drawing.is_outdated else 1.0)
    bottom_px, hovered = height_px(rows), drawing.hovered
    if drawing.played is not None:
        _draw_played(painter, scale, drawing.played, bottom_px)
    for index in range(len(drawing.items.markers)):
        over = hovered == Target("marker", None, str(index))
        _draw_marker(painter, drawing.items, index, over=over, bottom_px=bottom_px)
    if drawing.items.bracket is not None:
        _draw_bracket(painter, drawing.items.bracket, hovered.key_id if hovered.part == "stretch" else None)
    draw_life(painter, drawing.sign, scale, rows)
    for rest in drawing.items.rests:
        _draw_rest(painter, rest)
    for way in drawing.items.transitions:
        _draw_transition(painter, drawing, way)
    for item in drawing.items.keys:
        _draw_hold(painter, drawing, item)
    for item in drawing.items.keys:
        _draw_key(painter, drawing, item)
    for span in drawing.spans:
        _draw_span(painter, drawing, span)
    _draw_pins(painter, drawing)
    for mark in drawing.marks:
        _draw_mark(painter, drawing, mark)
    for row in rows:
        is_empty = not items_on(drawing.sign, row) and not has_lines(drawing.sign, row)
        if is_empty and not drawing.is_performed and not drawing.marks:
            _draw_empty(painter, drawing, row)
    if drawing.rubber is not None:
        theme.ink(painter, theme.pen("accent"), theme.colour("accent", 0.15))
        painter.drawRect(QRectF(*drawing.rubber))
    painter.restore()


def _draw_ruler(painter: QPainter, drawing: Drawing) -> None:
    scale = drawing.scale
    for tick in scale.ticks(drawing.sign.fps):
        x = scale.x(tick.time_s)
        painter.setPen(theme.pen("line"))
        painter.drawLine(
            QPointF(x, RULER_PX - (9 if tick.label else 5)),
            QPointF(x, height_px(drawing.items.rows) if tick.label else RULER_PX),
        )
        if tick.label and x + 56 < scale.left_px + scale.width_px:
            theme.write(painter, QRectF(x + 9, 0, 60, RULER_PX - 6), tick.label, "text3")


ROLES: Final = {"dominant": tr("dominant"), "base": tr("base")}


def _draw_name(painter: QPainter, drawing: Drawing, row: TrackName, box: Box) -> None:
    """Draw the hand's letter, its name and its part.

    The letter is filled for the dominant hand and hollow for the other. Other tracks only have a name.
    """
    weight, title = 600 if row == drawing.row else 500, translated(track_words(row).title(drawing.sign, row))
    if row.kind != "hand":
        theme.write(painter, QRectF(44, box.y, HEAD_PX - 58, box.height), title, "text2", weight=weight)
        return
    role = sided(row)
    filled, side = role == "dominant", queries.side_of(drawing.sign, role)
    token, middle = ("dominant" if filled else "base"), QPointF(26, box.y + box.height / 2)
    theme.ink(painter, theme.pen(token, 2), theme.colour(token) if filled else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, 10, 10)
    ring = QRectF(middle.x() - 10, middle.y() - 10, 20, 20)
    letter = "panel" if filled else token
    theme.write(painter, ring, initial(SIDES[side]), letter, weight=700, align=theme.CENTRE)
    room = QRectF(44, box.y, HEAD_PX - 44 - _EDGE_PX, box.height)
    theme.write(painter, room, title, px=theme.BODY, weight=weight)
    room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(title) + _APART_PX)
    theme.write(painter, room, ROLES[role], "text3", align=theme.RIGHT, elides=True)


def _draw_empty(painter: QPainter, drawing: Drawing, row: TrackName) -> None:
    box = drawing.box(row)
    words = translated(track_words(row).empty(drawing.sign, row))
    start = max(box.x, drawing.scale.x(0.0)) + 12  # beside the playhead, where it stands at first
    theme.write(painter, QRectF(start, box.y, box.right - start - 8, box.height), words, "text3")


def _draw_rest(painter: QPainter, rest: RestItem) -> None:
    """Dashed: a line where the hand goes of itself, a bow where it is led round something."""
    if rest.end_x > rest.start_x:
        led, token = rest.lead is not None, _token(rest.row.side)
        y = rest.y + (4 if led else 0)
        theme.ink(painter, theme.pen(token if led else "text3", 1.5, Qt.PenStyle.DashLine), None)
        painter.drawPath(
            way_shape("arc" if led else "straight", QPointF(rest.start_x, y), QPointF(rest.end_x, y))
        )


def _token(side: HandRole | None) -> str:
    return "base" if side == "base" else "dominant"


def _draw_transition(painter: QPainter, drawing: Drawing, way: TransitionItem) -> None:
    """The path as it is, with its name where there is room."""
    box, token = way.box, _token(way.row.side)
    middle, arc = box.y + box.height / 2, track_words(way.row).path(way.key) == "arc"
    over = drawing.hovered.part == "transition" and drawing.hovered.key_id == way.key.id
    if over:
        theme.ink(painter, None, theme.colour("hover"))
        painter.drawRoundedRect(QRectF(*box), theme.RADIUS, theme.RADIUS)
    painter.setFont(theme.font(theme.SMALL))
    full = translated(way_words(way.row, way.key)) if box.height > NAMED_PX else ""
    room = [
        words
        for words in (full, full.split(",")[0])
        if painter.fontMetrics().horizontalAdvance(words) + 8 <= box.width
    ]
    named = bool(full and room)
    start = QPointF(box.x, middle - 2 if arc else middle - (7 if named else 0))
    end = QPointF(box.right, start.y())
    path = way_shape(track_words(way.row).path(way.key), start, end)
    theme.ink(painter, theme.pen(token, 2), None)
    painter.drawPath(path)
    if named:
        under = QRectF(box.x, middle - 1, box.width, 20)
        theme.write(painter, under, room[0], "text" if over else "text2", align=theme.CENTRE)


def _draw_span(painter: QPainter, drawing: Drawing, span: MeasuredSpan) -> None:
    """A line along the foot of the track for as long as the hand is in something."""
    row = TrackName("hand", span.role)
    if row in drawing.items.rows:
        box = drawing.box(row)
        start, end = drawing.scale.x(span.from_s), drawing.scale.x(span.to_s)
        theme.ink(painter, None, theme.colour("missed"))
        painter.drawRoundedRect(QRectF(start, box.y + box.height - 5, max(end - start, 3.0), 3), 1.5, 1.5)


def _draw_hold(painter: QPainter, drawing: Drawing, item: KeyItem) -> None:
    """The bar of a hold with the hand, the words as far as they fit, and the grip at its end."""
    chosen, over = item.key.id in drawing.selected, drawing.hovered.key_id == item.key.id
    bar, token = QRectF(*item.hold), _token(item.row.side)
    if item.onset is not None:
        token = look_of(item.row).token
        draw_span_shape(painter, item, drawing.hovered, chosen=chosen)
        _draw_hold_words(painter, drawing, item)
    elif item.hold.width > 1:
        outline = theme.pen("accent", 2) if chosen else theme.pen(token, 1, alpha=0.7)
        painter.setPen(theme.pen("missed", 2) if drawing.is_guessed(item.key.id) else outline)
        painter.setBrush(theme.colour(token, 0.26 if over else 0.20))
        painter.drawRoundedRect(bar, 6, 6)
        _draw_hold_words(painter, drawing, item)
    if item.hold.width > 1 or over or chosen:
        held = over and drawing.hovered.part == "grip"
        x = bar.right() - 5 if item.grip.right <= item.hold.right + 1 else item.grip.x + 5
        _draw_handle(painter, QPointF(x, item.y), token, is_held=held)
    if item.begin is not None and over:
        is_held = drawing.hovered.part == "begin"
        _draw_handle(painter, QPointF(item.begin.middle, item.y), token, is_held=is_held)


def _draw_handle(painter: QPainter, middle: QPointF, token: str, *, is_held: bool) -> None:
    painter.setPen(theme.pen("accent" if is_held else token, 3 if is_held else 2))
    painter.drawLine(middle - QPointF(0, 6), middle + QPointF(0, 6))


def _draw_hold_words(painter: QPainter, drawing: Drawing, item: KeyItem) -> None:
    start, room = item.hold.x + KEY_PX + 4, item.hold.width - KEY_PX - 4 - 12
    told = track_words(item.row)
    form = told.form(item.key)
    signal = item.key.signal if isinstance(item.key, Span) else ""
    if form is not None or (signal and room >= ROOM_FOR_BOTH_PX):
        picture = drawing.picture(form) if form is not None else drawing.signal_picture(signal)
        size = min(PICTURE_PX, room, item.hold.height)
        if picture is not None and size >= LEAST_PICTURE_PX:
            painter.drawPixmap(QRectF(start, item.y - size / 2, size, size), picture, QRectF(picture.rect()))
        start, room = start + PICTURE_PX + 4, room - PICTURE_PX - 4
    words = translated(told.short(item.key, drawing.sign.dominant_side))
    if item.onset is not None:
        draw_span_words(painter, item, words, start, room)
    elif room >= 36:
        theme.write(
            painter, QRectF(start, item.hold.y, room, item.hold.height), words, weight=500, elides=True
        )


def _draw_key(painter: QPainter, drawing: Drawing, item: KeyItem) -> None:
    chosen, over = item.key.id in drawing.selected, drawing.hovered == Target("key", item.row, item.key.id)
    size = (KEY_PX if item.row.kind == "hand" else SMALL_KEY_PX) + (1.5 if over else 0.0)
    guessed = drawing.is_guessed(item.key.id)
    painter.setPen(theme.pen("missed" if guessed else "text" if chosen else "panel", 2))
    token = _token(item.row.side) if item.onset is None else look_of(item.row).token
    painter.setBrush(theme.colour("accent" if chosen else token))
    painter.drawPolygon(diamond(QPointF(item.x, item.y), size))
