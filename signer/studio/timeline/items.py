"""Layout of the tracks: keys, holds, transitions and rests as rectangles, and hit tests of a point."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Final, Literal, NamedTuple

from signer.document.items import find_item, has_id, items_on
from signer.document.lead_edits import End
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item, TrackName
from signer.document.values import Lead
from signer.studio.timeline.boxes import Box, first_under
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import (
    RULER_PX,
    height_px,
    is_folded,
    levels_of,
    row_at,
    row_box,
    shown_rows,
    span_px,
    strip_box,
)

HEAD_PX: Final = 216.0  # the column with the names of the tracks
KEY_PX: Final = 9.0  # half a diamond
REACH_PX: Final = 12.0  # a key takes the pointer within this distance: 24 px targets
CORE_PX: Final = 5.0  # within this distance it takes the pointer from a hold that it touches
GRIP_PX: Final = 12.0  # half the width that takes hold of the end of a hold
BRACKET_Y: Final = 13.0  # the lower half of the ruler
MARKER_REACH_PX: Final = 8.0
SHORT_HOLD_PX: Final = 2 * (REACH_PX + GRIP_PX)  # a shorter hold has its grip outside, right of its end

BEGIN_PX: Final = 10.0  # what takes hold of the beginning of a hold, right of the diamond
RAMP_PX: Final = 7.0  # half the width that takes hold of the foot of a ramp
STRIP_INSET_PX: Final = 3.0
LEAST_DASH_PX: Final = 4.0
Part = Literal[
    "ruler",
    "marker",
    "pin",
    "stretch",
    "key",
    "hold",
    "begin",
    "grip",
    "onset",
    "offset",
    "transition",
    "track",
    "strip",
    "nothing",
]


class Target(NamedTuple):
    """Part of the timeline under the pointer, with its track and key.

    On the strip both are those of a dash, where there is one. The `key_id` of a marker or a pin is its
    number, that of the bracket over several keys is the end of it.
    """

    part: Part
    row: TrackName | None = None
    key_id: str | None = None


@dataclass(frozen=True, slots=True)
class KeyItem:
    """A key: its diamond at `x`, its hold as a bar from there, the grip at its end.

    There is one at its beginning too where it is long enough.
    """

    row: TrackName
    key: Item
    x: float
    y: float
    hold: Box
    grip: Box
    begin: Box | None = None
    onset: "RampItem | None" = None
    offset: "RampItem | None" = None

    def around(self, reach_px: float) -> Box:
        """Return what lies so near the middle of the diamond, as high as its hold."""
        return self.hold._replace(width=0.0).wider(reach_px)

    @property
    def begun(self) -> Box:
        """The beginning of the hold, as far as the diamond reaches over it."""
        return self.hold._replace(width=min(REACH_PX, self.hold.width))

    @property
    def is_short(self) -> bool:
        """True where the hold has no room for its grip within."""
        return self.hold.width < SHORT_HOLD_PX


class RampItem(NamedTuple):
    """A span's rise or release.

    Its foot at `x`, and what takes hold of it there, a little aside where it is short.
    """

    x: float
    grip: Box


@dataclass(frozen=True, slots=True)
class TransitionItem:
    """The way from a key to the next one."""

    row: TrackName
    key: Item
    box: Box


class RestItem(NamedTuple):
    """The hand rising from rest or going back to it, of itself or led round something."""

    row: TrackName
    start_x: float
    end_x: float
    y: float
    end: End = "lead_in"
    lead: Lead | None = None


class DashItem(NamedTuple):
    """A span in the strip into which its track is folded."""

    row: TrackName
    key_id: str
    box: Box


class MarkerItem(NamedTuple):
    """A marker: where its flag stands, and its words."""

    x: float
    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """Everything on the shown rows, in the order in which it is drawn.

    `bracket` spans the chosen keys when they are several; `pins` are where moments of the film are pinned.
    """

    rows: tuple[TrackName, ...]
    rests: tuple[RestItem, ...]
    transitions: tuple[TransitionItem, ...]
    keys: tuple[KeyItem, ...]
    markers: tuple[MarkerItem, ...] = ()
    bracket: tuple[float, float] | None = None
    strip: Box | None = None
    dashes: tuple[DashItem, ...] = ()
    pins: tuple[float, ...] = ()


def span_of(sign: Sign, key_ids: tuple[str, ...]) -> tuple[float, float]:
    """From the first of these keys to the end of the last; (0, 0) without any."""
    keys = [find_item(sign, key_id)[1] for key_id in key_ids if has_id(sign, key_id)]
    return (min(key.time_s for key in keys), max(key.end_s for key in keys)) if keys else (0.0, 0.0)


def lay_out(
    sign: Sign,
    scale: Scale,
    *,
    every: bool = False,
    worked_on: TrackName | None = None,
    selected: tuple[str, ...] = (),
    folded: bool = False,
    names_moments: bool = True,
) -> Items:
    """Place everything of a sign on the time axis.

    With `every` all tracks have a row, and the one that is worked on has always; `folded` tracks of spans
    share a strip. Markers are left out where moments are named elsewhere.
    """
    rows = shown_rows(sign, every=every, worked_on=worked_on, folded=folded)
    rests: list[RestItem] = []
    transitions: list[TransitionItem] = []
    keys: list[KeyItem] = []
    for row in rows:
        box = row_box(row, rows, scale)
        found = items_on(sign, row)
        levels = levels_of(found) if kind_of(row).nests else (0,) * len(found)
        placed = [
            _key_item(row, key, scale, _level_box(box, level, span_px(rows)) if is_folded(row) else box)
            for key, level in zip(found, levels, strict=True)
        ]
        keys.extend(placed)
        if kind_of(row).ramps:  # a span comes and goes by its own ramps
            continue
        for item, following in pairwise(placed):
            start = item.hold.right + 4
            transitions.append(
                TransitionItem(
                    row,
                    item.key,
                    Box(start, box.y + 4, max(0.0, following.x - KEY_PX - 4 - start), box.height - 8),
                )
            )
        rests.extend(_rests(sign, row, scale, box))
    start_s, end_s = span_of(sign, selected)
    bracket = (scale.x(start_s), scale.x(end_s)) if len(selected) > 1 and end_s > start_s else None
    named = sign.markers if names_moments else ()
    markers = tuple(MarkerItem(scale.x(marker.time_s), marker.text) for marker in named)
    strip = strip_box(rows, scale)
    dashes = () if strip is None else tuple(_dashes(sign, scale, rows, strip))
    pins = tuple(scale.x(pin.sign_s) for pin in sign.video.pins) if sign.video is not None else ()
    return Items(rows, tuple(rests), tuple(transitions), tuple(keys), markers, bracket, strip, dashes, pins)


def _level_box(box: Box, level: int, height: float) -> Box:
    return Box(box.x, box.y + level * height, box.width, height)


def _dashes(sign: Sign, scale: Scale, rows: tuple[TrackName, ...], strip: Box) -> Iterator[DashItem]:
    """Yield the spans of the folded tracks, each track on a line of its own."""
    folded = [row for row in TRACK_NAMES if is_folded(row) and row not in rows and items_on(sign, row)]
    line_px = (strip.height - 2 * STRIP_INSET_PX) / max(len(folded), 1)
    for place, row in enumerate(folded):
        for span in items_on(sign, row):
            start, end = scale.x(span.time_s), scale.x(span.end_s)
            top = strip.y + STRIP_INSET_PX + place * line_px
            yield DashItem(row, span.id, Box(start, top, max(end - start, LEAST_DASH_PX), line_px))


def target_at(items: Items, scale: Scale, x: float, y: float) -> Target:
    """Return the part under a point; keys come before what lies behind them, the nearest first.

    A short hold takes the pointer before the handles of its neighbours, which lie over it.
    """
    if items.strip is not None and items.strip.y <= y <= height_px(items.rows):
        return _on_strip(items, x, y)  # its name too
    if x < scale.left_px - REACH_PX or y > height_px(items.rows):
        return Target("nothing")
    if y < RULER_PX:
        return _on_ruler(items, x, y)
    if (found := first_under(_layers(items), x, y)) is not None:
        return found
    row = None if x < scale.left_px else row_at(items.rows, scale, x, y)
    return Target("nothing") if row is None else Target("track", row)


def _layers(items: Items) -> Iterator[Iterable[tuple[Target, Box]]]:
    """Yield parts with their rectangles, those first that take the pointer from the others."""

    def part(kind: Part, item: KeyItem | TransitionItem, box: Box | None) -> Iterator[tuple[Target, Box]]:
        if box is not None:
            yield Target(kind, item.row, item.key.id), box

    def each(kind: Part, box_of: Callable[[KeyItem], Box | None]) -> Iterable[tuple[Target, Box]]:
        return chain.from_iterable(part(kind, item, box_of(item)) for item in items.keys)

    yield each("key", lambda item: item.around(CORE_PX))
    yield each("key", lambda item: item.begun if item.is_short else None)
    yield each("hold", lambda item: item.hold if item.is_short else None)
    yield each("key", lambda item: item.around(REACH_PX))
    yield each("grip", lambda item: item.grip)
    yield each("onset", lambda item: item.onset and item.onset.grip)
    yield each("offset", lambda item: item.offset and item.offset.grip)
    yield each("begin", lambda item: item.begin)
    yield each("hold", lambda item: item.hold)
    yield chain.from_iterable(part("transition", way, way.box) for way in items.transitions)


def _on_strip(items: Items, x: float, y: float) -> Target:
    """The dash under a point, or the nearest above or below it."""
    near = [dash for dash in items.dashes if dash.box.x - 2 <= x <= dash.box.right + 2]
    if not near:
        return Target("strip")
    dash = min(near, key=lambda dash: abs(dash.box.y + dash.box.height / 2 - y))
    return Target("strip", dash.row, dash.key_id)


def _on_ruler(items: Items, x: float, y: float) -> Target:
    pinned = [index for index, at in enumerate(items.pins) if abs(x - at) <= MARKER_REACH_PX]
    if pinned and y >= BRACKET_Y:
        return Target("pin", None, str(min(pinned, key=lambda index: abs(items.pins[index] - x))))
    if items.bracket is not None and y >= BRACKET_Y:
        for end, at in zip(("start", "end"), items.bracket, strict=True):
            if abs(x - at) <= MARKER_REACH_PX:
                return Target("stretch", None, end)
    near = [
        index
        for index, marker in enumerate(items.markers)
        if -MARKER_REACH_PX <= x - marker.x <= 2 * MARKER_REACH_PX
    ]
    if near:
        return Target("marker", None, str(min(near, key=lambda index: abs(items.markers[index].x - x))))
    return Target("ruler")


def lead_at(items: Items, target: Target, x: float) -> RestItem | None:
    """Return the way from or to rest at `x`, None unless the target is a hand's track beside all keys."""
    leads = (
        rest
        for rest in items.rests
        if target.part == "track" and rest.row == target.row and rest.row.kind == "hand"
    )
    return next((rest for rest in leads if rest.start_x <= x <= rest.end_x), None)


def keys_in(items: Items, box: Box) -> tuple[TrackName | None, tuple[str, ...]]:
    """The keys that a drawn box touches, on whatever rows, and the first of these rows."""
    touched = [item for item in items.keys if box.meets(_diamond_and_hold(item))]
    return (touched[0].row if touched else None), tuple(item.key.id for item in touched)


class Found(NamedTuple):
    """A key with its row, its number among the keys there, and the key after it."""

    row: TrackName
    key: Item
    number: int
    of: int
    following: Item | None


def key_and_next(sign: Sign, key_id: str | None) -> Found | None:
    """A key and the one after it, or None when the sign has no such key."""
    if key_id is None or not has_id(sign, key_id):
        return None
    row, key = find_item(sign, key_id)
    keys = items_on(sign, row)
    index = keys.index(key)
    return Found(row, key, index + 1, len(keys), keys[index + 1] if index + 1 < len(keys) else None)


def _key_item(row: TrackName, key: Item, scale: Scale, box: Box) -> KeyItem:
    x, end, y = scale.x(key.time_s), scale.x(key.end_s), box.y + box.height / 2
    half = min(15.0, box.height / 2 - 3)
    grip_x = end - GRIP_PX if end - x >= SHORT_HOLD_PX else max(end, x + REACH_PX)
    begin = Box(x + REACH_PX, y - half, BEGIN_PX, 2 * half) if end - x >= SHORT_HOLD_PX + BEGIN_PX else None
    onset, offset = (
        (None, None)
        if not isinstance(key, Span)
        else _ramps(key, scale, x, grip_x + GRIP_PX, Box(0.0, y - half, 0.0, 2 * half))
    )
    return KeyItem(
        row,
        key,
        x,
        y,
        Box(x, y - half, end - x, 2 * half),
        Box(grip_x, y - half, GRIP_PX, 2 * half),
        begin,
        onset,
        offset,
    )


def _ramps(span: Span, scale: Scale, x: float, grip_right: float, box: Box) -> tuple[RampItem, RampItem]:
    """Place the feet of both ramps.

    What takes hold of them keeps beside the diamond and the grip of the hold.
    """
    from_x, until_x = scale.x(span.from_s), scale.x(span.until_s)
    rise, release = min(from_x, x - REACH_PX - RAMP_PX), max(until_x, grip_right + RAMP_PX)
    grips = (Box(at - RAMP_PX, box.y, 2 * RAMP_PX, box.height) for at in (rise, release))
    return RampItem(from_x, next(grips)), RampItem(until_x, next(grips))


def _rests(sign: Sign, row: TrackName, scale: Scale, box: Box) -> list[RestItem]:
    keys = items_on(sign, row)
    if not keys:
        return []
    y, start, end = box.y + box.height / 2, keys[0].time_s, keys[-1].end_s
    after_x = max(scale.x(end), scale.x(keys[-1].time_s) + KEY_PX) + 4
    return [
        RestItem(
            row,
            scale.x(max(0.0, start - (sign.rise_s(row.side) if row.side else sign.lead_in_s))),
            scale.x(start) - KEY_PX,
            y,
            "lead_in",
            lead_of(sign, row, "lead_in"),
        ),
        RestItem(row, after_x, scale.x(end + sign.lead_out_s), y, "lead_out", lead_of(sign, row, "lead_out")),
    ]


def lead_of(sign: Sign, row: TrackName, end: End) -> Lead | None:
    """Return the arc by which a hand rises from rest or returns.

    None for the way it takes by itself, and for any other track.
    """
    return getattr(sign.track(row), end, None)


def _diamond_and_hold(item: KeyItem) -> Box:
    return Box(item.x - KEY_PX, item.y - KEY_PX, max(item.hold.width, KEY_PX) + KEY_PX, 2 * KEY_PX)
