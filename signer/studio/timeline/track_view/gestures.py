"""Commands for a press, a drag and a release on the timeline, carried out by the caller.

A click selects, a drag on a key moves it (Ctrl leaves a copy), a drag on the end or the beginning of a hold
changes it, a drag on an empty track draws a box, a drag on the foot of a span's slope changes its rise or
release, a drag on the ruler moves the playhead (Ctrl marks what is played), a drag on an end of the bracket
over several chosen keys stretches them, a drag on a marker or a pin of the film moves it. An end of a
span that is dragged snaps to the edges of keys and is bound there; elsewhere, or with Alt, it is free. Shift
makes a drag fine: a tenth of the way, and between frames.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from signer.document.items import find_item
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item, TrackName
from signer.document.ways import way_after
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import Target, span_of
from signer.studio.timeline.scale import Scale, snapped

DRAG_PX: Final = 4.0  # a hand that clicks trembles less than this
FINE: Final = 0.1
SNAP_PX: Final = 8.0  # so near an edge of a key an end of a span snaps to it and is bound
KEY_PARTS: Final = ("key", "hold", "begin", "grip", "onset", "offset")


@dataclass(frozen=True, slots=True)
class Seek:
    """Take the playhead to a time."""

    time_s: float


@dataclass(frozen=True, slots=True)
class Select:
    """Choose keys of a row; none chooses the row alone."""

    row: TrackName
    key_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rubber:
    """Draw a box and choose what it touches; None takes it away."""

    box: Box | None


@dataclass(frozen=True, slots=True)
class Bound:
    """Keys that the ends of a span are bound to now; empty for a free end, None for one that stays."""

    from_key: str | None = None
    to_key: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """Move the keys by a time, counted from where they stood when the drag began, or leave copies there."""

    key_ids: tuple[str, ...]
    dt_s: float
    copy: bool
    bound: Bound | None = None


@dataclass(frozen=True, slots=True)
class Hold:
    """Let a key hold this long."""

    key_id: str
    hold_s: float
    bound: Bound | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """Let a hold begin at a time and end when it did."""

    key_id: str
    time_s: float
    bound: Bound | None = None


@dataclass(frozen=True, slots=True)
class Ramp:
    """Let a span rise, or let go, for so long."""

    key_id: str
    ramp: Literal["onset_s", "offset_s"]
    length_s: float


@dataclass(frozen=True, slots=True)
class Stretch:
    """Let the keys take a number of times as long, counted from a moment."""

    key_ids: tuple[str, ...]
    about_s: float
    factor: float


@dataclass(frozen=True, slots=True)
class Range:
    """Play from one time to another; the same time twice: the whole sign."""

    from_s: float
    to_s: float


@dataclass(frozen=True, slots=True)
class Mark:
    """Move a marker to a time."""

    index: int
    time_s: float


@dataclass(frozen=True, slots=True)
class MovePin:
    """Let a pinned moment of the film belong to a time."""

    index: int
    time_s: float


Wish: TypeAlias = Seek | Select | Rubber | Move | Hold | Begin | Ramp | Stretch | Range | Mark | MovePin


@dataclass(frozen=True, slots=True)
class Pointer:
    """Position of the pointer, px, and the modifier keys that are down."""

    x: float
    y: float
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """Context of a gesture, as it was when the button went down."""

    sign: Sign
    scale: Scale
    selected: tuple[str, ...]
    snap: bool = True


class Gesture:
    """One press with its drag and its release.

    Nothing here changes the sign: to give up a gesture is to drop the operations that it asks for.
    """

    def __init__(self, setting: Setting, target: Target, pointer: Pointer) -> None:
        self._setting = setting
        self._target = target
        self._pressed = self._last = pointer
        self._pressed_s = setting.scale.time_s(pointer.x)
        self._travelled_px = 0.0  # what counts of the way so far: fine stretches count less
        self.dragging = False

    @property
    def changes_the_sign(self) -> bool:
        """Return whether a drag from here edits the sign.

        Its keys, the ends of its holds and ramps, a marker, or a pin.
        """
        return self._target.part in (*KEY_PARTS, "stretch", "marker", "pin")

    @property
    def moves_the_playhead(self) -> bool:
        """Return whether it places the playhead itself: on ruler, marker, pin or a clicked transition."""
        return self._target.part in ("ruler", "marker", "pin") or (
            self._target.part == "transition" and not self.dragging
        )

    @property
    def acts_on_the_end(self) -> bool:
        """Return whether the gesture acts on the end of a key: on its grip."""
        return self._target.part == "grip"

    def press(self) -> tuple[Wish, ...]:
        """Return the commands to carry out at once when the button goes down."""
        part, row, key_id = self._target
        if part == "ruler" and not self._pressed.ctrl:
            return (Seek(self._snapped(self._pressed_s)),)
        if part in KEY_PARTS and row and key_id and key_id not in self._setting.selected and not self._adds:
            return (Select(row, (key_id,)),)
        return ()

    def drag(self, pointer: Pointer) -> tuple[Wish, ...]:
        """Return the commands for the drag so far; none for the tremble of a click, except on the ruler."""
        self._travelled_px += (pointer.x - self._last.x) * (FINE if pointer.shift else 1.0)
        self._last = pointer
        far = abs(pointer.x - self._pressed.x) > DRAG_PX or abs(pointer.y - self._pressed.y) > DRAG_PX
        if not self.dragging and not far and self._target.part != "ruler":
            return ()
        self.dragging = True
        part, _, key_id = self._target
        if part == "ruler" and self._pressed.ctrl:
            return (Range(self._snapped(self._pressed_s), self._dragged_to(self._pressed_s)),)
        if part == "ruler":
            return (Seek(self._dragged_to(self._pressed_s)),)
        if part == "stretch":
            return (self._stretch(),)
        if part == "marker" and key_id:
            return (Mark(int(key_id), self._dragged_to(self._setting.sign.markers[int(key_id)].time_s)),)
        if part == "pin" and key_id:
            time_s = self._dragged_to(self._pinned_s(int(key_id)))
            return (MovePin(int(key_id), time_s),)
        if part in ("key", "hold") and key_id:
            return (self._move(key_id),)
        if part == "grip" and key_id:
            key = find_item(self._setting.sign, key_id)[1]
            end_s, to_key = self._end_dragged_to(key, key.end_s, "end")
            bound = Bound(to_key=to_key) if isinstance(key, Span) else None
            return (Hold(key_id, stored(max(0.0, end_s - key.time_s)), bound),)
        if part == "begin" and key_id:
            key = find_item(self._setting.sign, key_id)[1]
            start_s, from_key = self._end_dragged_to(key, key.time_s, "start")
            bound = Bound(from_key=from_key) if isinstance(key, Span) else None
            return (Begin(key_id, stored(min(start_s, key.end_s)), bound),)
        if part in ("onset", "offset") and key_id:
            return (self._ramp(key_id),)
        return (Rubber(self._box()),) if part in ("track", "transition") else ()

    def scrolled(self, dx: float) -> tuple[Wish, ...]:
        """Return the commands for the resting pointer after the tracks have moved to the left by pixels."""
        self._travelled_px += dx
        self._pressed = replace(self._pressed, x=self._pressed.x - dx)
        return self.drag(self._last)

    def release(self) -> tuple[Wish, ...]:
        """Return the commands for a click, or for the end of a drag."""
        part, row, key_id = self._target
        if part == "ruler" and self._pressed.ctrl and not self.dragging:
            return (Range(0.0, 0.0),)
        if part == "marker" and key_id and not self.dragging:
            return (Seek(self._setting.sign.markers[int(key_id)].time_s),)
        if part == "pin" and key_id and not self.dragging:
            return (Seek(self._pinned_s(int(key_id))),)
        if self.dragging:
            return (Rubber(None),) if part in ("track", "transition") else ()
        if part in KEY_PARTS and row and key_id:
            if self._adds:
                return (Select(row, self._toggled(row, key_id)),)
            return (Select(row, (key_id,)), *self._to_the_key(key_id))
        if part == "transition" and row and key_id:
            return (Seek(self._on_way(key_id)), Select(row, (key_id,)))
        return (Select(row, ()),) if part == "track" and row else ()

    def _pinned_s(self, index: int) -> float:
        video = self._setting.sign.video
        return 0.0 if video is None else video.pins[index].sign_s

    @property
    def _adds(self) -> bool:
        return self._pressed.ctrl or self._pressed.shift

    def _move(self, key_id: str) -> Move:
        selected = self._setting.selected
        ids = selected if key_id in selected else (key_id,)
        item = find_item(self._setting.sign, key_id)[1]
        if ids == (key_id,) and isinstance(item, Span):
            return self._move_span(item)
        return Move(ids, stored(self._dragged_to(item.time_s) - item.time_s), copy=self._last.ctrl)

    def _move_span(self, span: Span) -> Move:
        """Move a span alone: it snaps to keys by either end, and is bound where an end lies on one then."""
        start_s, from_key = self._end_dragged_to(span, span.time_s, "start")
        end_s, to_key = self._end_dragged_to(span, span.end_s, "end")
        dt_s = end_s - span.end_s if to_key and not from_key else start_s - span.time_s
        if from_key and abs(span.end_s + dt_s - end_s) > SAME_TIME_S:
            to_key = ""
        return Move((span.id,), stored(dt_s), copy=self._last.ctrl, bound=Bound(from_key, to_key))

    def _end_dragged_to(self, item: Item, time_s: float, end: Literal["start", "end"]) -> tuple[float, str]:
        """Return where an end of an item comes to, s, and the key to whose edge it snaps there, or none.

        Only ends of spans snap to keys, and none while Alt or Shift is held.
        """
        wanted_s = time_s + self._travelled_px / self._setting.scale.px_per_s
        if isinstance(item, Span) and not self._last.alt and not self._last.shift:
            edges = [
                (abs(edge_s - wanted_s), edge_s, key.id)
                for _, key in every_key(self._setting.sign)
                for edge_s in (key.time_s if end == "start" else key.end_s,)
            ]
            if edges and min(edges)[0] * self._setting.scale.px_per_s <= SNAP_PX:
                return min(edges)[1:]
        return self._dragged_to(time_s), ""

    def _ramp(self, key_id: str) -> Ramp:
        """The foot of the slope follows the pointer, from where it is drawn."""
        span = find_item(self._setting.sign, key_id)[1]
        if self._target.part == "onset":
            return Ramp(
                key_id, "onset_s", stored(max(0.0, span.time_s - max(self._dragged_to(span.from_s), 0.0)))
            )
        return Ramp(key_id, "offset_s", stored(max(0.0, self._dragged_to(span.until_s) - span.end_s)))

    def _stretch(self) -> Stretch:
        """The dragged end follows the pointer, the other end stays."""
        start_s, end_s = span_of(self._setting.sign, self._setting.selected)
        about_s, dragged_s = (end_s, start_s) if self._target.key_id == "start" else (start_s, end_s)
        return Stretch(
            self._setting.selected, about_s, (self._dragged_to(dragged_s) - about_s) / (dragged_s - about_s)
        )

    def _toggled(self, row: TrackName, key_id: str) -> tuple[str, ...]:
        of_row = tuple(
            other for other in self._setting.selected if find_item(self._setting.sign, other)[0] == row
        )
        return tuple(other for other in of_row if other != key_id) if key_id in of_row else (*of_row, key_id)

    def _to_the_key(self, key_id: str) -> tuple[Wish, ...]:
        """A click on a key shows it.

        Within its hold the place that was clicked, to see the hold at that moment.
        """
        key = find_item(self._setting.sign, key_id)[1]
        if self._target.part == "key":
            return (Seek(key.time_s),)
        return (Seek(min(max(self._snapped(self._pressed_s), key.time_s), key.end_s)),)

    def _on_way(self, key_id: str) -> float:
        """Return the moment of the way that was clicked, s, and its middle where no frame lies inside it."""
        start_s, end_s = way_after(self._setting.sign, key_id) or (self._pressed_s, self._pressed_s)
        clicked_s = self._snapped(self._pressed_s)
        return (
            clicked_s
            if start_s + SAME_TIME_S < clicked_s < end_s - SAME_TIME_S
            else stored((start_s + end_s) / 2)
        )

    def _dragged_to(self, start_s: float) -> float:
        return self._snapped(start_s + self._travelled_px / self._setting.scale.px_per_s)

    def _snapped(self, time_s: float) -> float:
        return snapped(time_s, self._setting.sign.fps, self._setting.snap and not self._last.shift)

    def _box(self) -> Box:
        a, b = self._pressed, self._last
        return Box(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y))
