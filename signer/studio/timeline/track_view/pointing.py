"""Carry out clicks and drags on tracks, and what they snap to: edits, and the playhead.

A click selects, a drag on a key moves it (Ctrl leaves a copy), a drag on the end or the beginning of a hold
changes it, a drag on an empty track draws a box, a drag on the foot of a span's slope changes its rise or
release, a drag on the ruler moves the playhead (Ctrl marks what is played), a drag on an end of the bracket
over several chosen keys stretches them, a drag on a marker or a pin of the film moves it. An end of a
span that is dragged snaps to the edges of keys and is bound there; elsewhere, or with Alt, it is free. Shift
makes a drag fine: a tenth of the way, and between frames.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from signer.document import edits, face_edits, marker_edits, span_edits, video_edits
from signer.document.edits import Edit
from signer.document.items import every_item, find_item, has_id, item_under, items_on
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.span import Span
from signer.document.tracks.track import Item
from signer.document.trimming import Interval
from signer.document.ways import way_after
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming, kept_words
from signer.studio.editing.selection import Selection
from signer.studio.editing.session import Session
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import Items, Target, keys_in, span_of
from signer.studio.timeline.scale import Scale, snapped

DRAG_PX: Final = 4.0  # a hand that clicks trembles less than this
FINE: Final = 0.1
SNAP_PX: Final = 8.0  # so near an edge of a key an end of a span snaps to it and is bound
KEY_PARTS: Final = ("key", "hold", "begin", "grip", "onset", "offset")
EDITED: Final = (*KEY_PARTS, "stretch", "marker", "pin")
"""Parts by which a drag changes the sign."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Position of the pointer, px, and the modifier keys that are down."""

    x: float
    y: float
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


@dataclass(slots=True)
class Held:
    """Keep what the button went down on, all as it was then, and the way of the pointer since.

    Attributes:
        travelled_px: what counts of the way so far: fine stretches count less.
        is_drag: whether it is more than the tremble of a click; on the ruler any move is.
    """

    target: Target
    pressed: Pointer
    last: Pointer
    scale: Scale
    snap: bool
    sign: Sign
    chosen: tuple[str, ...]
    travelled_px: float = 0.0
    is_drag: bool = False

    def follow(self, pointer: Pointer) -> None:
        """Go with the pointer."""
        self.travelled_px += (pointer.x - self.last.x) * (FINE if pointer.shift else 1.0)
        self.last = pointer
        away_px = max(abs(pointer.x - self.pressed.x), abs(pointer.y - self.pressed.y))
        self.is_drag = self.is_drag or away_px > DRAG_PX or self.target.part == "ruler"

    @property
    def key_id(self) -> str:
        """Id of what is held, the number of a marker or a pin; empty where it has none."""
        return self.target.key_id or ""

    @property
    def item(self) -> Any:
        """The key or span that is held, as it was."""
        return find_item(self.sign, self.key_id)[1]

    @property
    def adds(self) -> bool:
        """Return whether a click adds to what is chosen."""
        return self.pressed.ctrl or self.pressed.shift

    @property
    def at_s(self) -> float:
        """Time at which the button went down, s, between frames."""
        return self.scale.time_s(self.pressed.x)

    def snapped(self, time_s: float) -> float:
        """Return a time on a frame, unless keys may stand between them."""
        return snapped(time_s, self.sign.fps, self.snap and not self.last.shift)

    def to_s(self, start_s: float) -> float:
        """Return where a moment is dragged to, s."""
        return self.snapped(start_s + self.travelled_px / self.scale.px_per_s)

    def end_to(self, item: Item, end: Literal["start", "end"]) -> tuple[float, str]:
        """Return where an end of an item comes to, s, and the key to whose edge it snaps there, or none.

        Only ends of spans snap to keys, and none while Alt or Shift is held.
        """
        time_s = item.time_s if end == "start" else item.end_s
        wanted_s = time_s + self.travelled_px / self.scale.px_per_s
        if isinstance(item, Span) and not self.last.alt and not self.last.shift:
            edges = [
                (abs(edge_s - wanted_s), edge_s, key.id)
                for _, key in every_key(self.sign)
                for edge_s in (key.time_s if end == "start" else key.end_s,)
            ]
            if edges and min(edges)[0] * self.scale.px_per_s <= SNAP_PX:
                return min(edges)[1:]
        return self.to_s(time_s), ""


class Pointing:
    """One press with its drag and release at a time; a drag is one undo step, and giving up leaves none."""

    def __init__(
        self,
        session: Session,
        player: Player,
        retiming: Retiming,
        show_rubber: Callable[[Box | None], None],
        items_now: Callable[[], Items],
    ) -> None:
        self._session, self._player, self._retiming = session, player, retiming
        self._show_rubber, self._items_now = show_rubber, items_now
        self._held: Held | None = None
        self._before: tuple[Selection, float] = (session.selection, 0.0)
        """Selection and playhead, s, when the button went down last."""
        self._drags: dict[str, Callable[[Held], object]] = {
            "ruler": self._drag_ruler, "stretch": self._stretch, "marker": self._move_marker,
            "pin": self._move_pin, **dict.fromkeys(("key", "hold"), self._move), "grip": self._trim_end,
            "begin": self._trim_begin, **dict.fromkeys(("onset", "offset"), self._ramp),
            **dict.fromkeys(("track", "transition"), self._box),
        }  # fmt: skip
        session.gesture_broken.connect(self.let_go)

    @property
    def is_active(self) -> bool:
        """Return whether the button is down on something."""
        return self._held is not None

    def press(self, target: Target, pointer: Pointer, scale: Scale, *, snap: bool) -> None:
        """The button goes down on something."""
        self._player.pause()
        session = self._session
        self._before = (session.selection, self._player.playhead_s)
        self._held = held = Held(
            target, pointer, pointer, scale, snap, session.sign, session.selection.key_ids
        )
        if target.part == "ruler" and not pointer.ctrl:
            self._player.seek(held.snapped(held.at_s))
        elif target.part in KEY_PARTS and target.row and held.key_id not in held.chosen and not held.adds:
            session.select_on(target.row, held.key_id)

    def drag(self, pointer: Pointer) -> None:
        """The pointer moves with the button down."""
        held, session = self._held, self._session
        if held is None:
            return
        was_drag = held.is_drag
        held.follow(pointer)
        if not held.is_drag:
            return
        if held.target.part in EDITED:
            if not was_drag:
                session.begin_gesture()
            elif not session.in_gesture:  # somebody undid, or opened another sign, with the button down
                self._held = None
                return
        if (do := self._drags.get(held.target.part)) is not None:
            do(held)

    def scrolled(self, dx: float) -> None:
        """The tracks moved to the left, px, under a pointer that stands still with the button down."""
        held = self._held
        if held is not None and held.is_drag:
            held.travelled_px += dx
            held.pressed = replace(held.pressed, x=held.pressed.x - dx)
            self.drag(held.last)

    def release(self) -> bool:
        """The button comes up; return whether the lane of a hand that rests was clicked."""
        held, self._held = self._held, None
        if held is None:
            return False
        part, session = held.target.part, self._session
        if not held.is_drag:
            self._click(held)
        elif part in EDITED:
            self._select_copies(held)
            session.end_gesture()
        elif part in ("track", "transition"):
            self._show_rubber(None)
        if part not in ("ruler", "marker", "pin") and (part != "transition" or held.is_drag):
            self._show_selected(at_end=part == "grip")
        row = session.selection.row
        rests = row.kind == "hand" and not items_on(session.sign, row)
        return part == "track" and not held.is_drag and rests and not session.is_performed

    def give_up(self) -> None:
        """Forget the drag: sign, selection and playhead are what they were when the button went down."""
        self._held = None
        self._session.cancel_gesture()
        selection, time_s = self._before
        self._player.seek(time_s)
        self._session.select_on(selection.row, *selection.key_ids)
        self._show_rubber(None)

    def let_go(self) -> None:
        """End the drag where it is: something else happens to the sign now."""
        if self._held is not None:
            self._held = None
            self._session.end_gesture()
            self._show_rubber(None)

    # Clicks

    def _click(self, held: Held) -> None:
        """Choose what was clicked, and go there; within a hold to the place that was clicked."""
        (part, row, _), key_id, session, seek = held.target, held.key_id, self._session, self._player.seek
        if part == "ruler" and held.pressed.ctrl:
            self._player.clear_range()
        elif part == "marker":
            seek(held.sign.markers[int(key_id)].time_s)
        elif part == "pin" and held.sign.video is not None:
            seek(held.sign.video.pins[int(key_id)].sign_s)
        elif part in KEY_PARTS and row and held.adds:
            of_row = [one for one in held.chosen if find_item(held.sign, one)[0] == row]
            kept = [one for one in of_row if one != key_id]
            session.select_on(row, *(kept if key_id in of_row else (*of_row, key_id)))
        elif part in KEY_PARTS and row:
            session.select_on(row, key_id)
            item = held.item
            within_s = min(max(held.snapped(held.at_s), item.time_s), item.end_s)
            seek(item.time_s if part == "key" else within_s)
        elif part == "transition" and row:
            seek(self._on_way(held))
            session.select_on(row, key_id)
        elif part == "track" and row:
            session.select_on(row)

    def _on_way(self, held: Held) -> float:
        """Return the moment of the way that was clicked, s, and its middle where no frame lies inside it."""
        start_s, end_s = way_after(held.sign, held.key_id) or (held.at_s, held.at_s)
        clicked_s = held.snapped(held.at_s)
        is_within = start_s + SAME_TIME_S < clicked_s < end_s - SAME_TIME_S
        return clicked_s if is_within else stored((start_s + end_s) / 2)

    # Drags, each of which counts from the sign as it was

    def _perform(self, edit: Edit) -> None:
        self._session.perform(edit, from_start=True)

    def _drag_ruler(self, held: Held) -> None:
        to_s = held.to_s(held.at_s)
        if held.pressed.ctrl:
            self._player.set_range((held.snapped(held.at_s), to_s))
        else:
            self._player.seek(to_s)

    def _stretch(self, held: Held) -> None:
        """Let the end of the bracket that is dragged follow the pointer; the other end stays."""
        start_s, end_s = span_of(held.sign, held.chosen)
        about_s, dragged_s = (end_s, start_s) if held.key_id == "start" else (start_s, end_s)
        factor = (held.to_s(dragged_s) - about_s) / (dragged_s - about_s)
        self._perform(self._retiming.stretch(held.sign, held.chosen, about_s, factor))

    def _move_marker(self, held: Held) -> None:
        index = int(held.key_id)
        self._perform(marker_edits.move_marker(index, held.to_s(held.sign.markers[index].time_s)))

    def _move_pin(self, held: Held) -> None:
        """Move a pin; the playhead goes along, so that the pinned frame stays in sight."""
        index, video = int(held.key_id), held.sign.video
        if video is not None:
            self._perform(video_edits.move_pin(index, held.to_s(video.pins[index].sign_s)))
        if (moved := self._session.sign.video) is not None:
            self._player.seek(moved.pins[index].sign_s)

    def _move(self, held: Held) -> None:
        """Move what is chosen, or leave a copy there; the playhead rides along on what is moved."""
        ids = held.chosen if held.key_id in held.chosen else (held.key_id,)
        item, first = held.item, ids[0]
        if len(ids) == 1 and isinstance(item, Span):
            dt_s, bound = self._span_moved(held, item)
        else:
            dt_s, bound = held.to_s(item.time_s) - item.time_s, {}
        dt_s, copies = stored(dt_s), held.last.ctrl
        ids = self._retiming.together(held.sign, ids)
        if copies and abs(dt_s) > SAME_TIME_S:
            self._perform(edits.copy_keys(ids, dt_s))
        else:
            self._perform(_then_bound(self._retiming.move(ids, 0.0 if copies else dt_s), first, bound))
        selection, time_s = self._before
        under = item_under(held.sign, selection.row, time_s)
        if under is not None and under.id in ids and has_id(self._session.sign, under.id):
            self._player.seek(time_s + find_item(self._session.sign, under.id)[1].time_s - under.time_s)

    @staticmethod
    def _span_moved(held: Held, span: Span) -> tuple[float, dict[str, str]]:
        """Move a span alone: it snaps to keys by either end, and is bound where an end lies on one then."""
        (start_s, from_key), (end_s, to_key) = held.end_to(span, "start"), held.end_to(span, "end")
        dt_s = end_s - span.end_s if to_key and not from_key else start_s - span.time_s
        if from_key and abs(span.end_s + dt_s - end_s) > SAME_TIME_S:
            to_key = ""
        return dt_s, {"from_key": from_key, "to_key": to_key}

    def _trim_end(self, held: Held) -> None:
        """Trim the end of a hold."""
        item, (end_s, to_key) = held.item, held.end_to(held.item, "end")
        wished = Interval(item.time_s, item.time_s + stored(max(0.0, end_s - item.time_s)))
        edit = self._retiming.hold(item.id, stored(max(0.0, end_s - item.time_s)))
        self._trim(held, edit, wished, {"to_key": to_key})

    def _trim_begin(self, held: Held) -> None:
        """Trim the beginning of a hold, which ends when it did."""
        item, (start_s, from_key) = held.item, held.end_to(held.item, "start")
        wished = Interval(stored(min(start_s, item.end_s)), item.end_s)
        self._trim(held, self._retiming.span(item.id, *wished), wished, {"from_key": from_key})

    def _trim(self, held: Held, edit: Edit, wished: Interval, bound: dict[str, str]) -> None:
        """Trim a hold; say why it goes no further where the other hand touches this one."""
        self._perform(_then_bound(edit, held.key_id, bound if isinstance(held.item, Span) else {}))
        if words := kept_words(held.sign, held.key_id, wished):
            self._session.tell(words)

    def _ramp(self, held: Held) -> None:
        """Let the foot of a slope follow the pointer, from where it is drawn."""
        span = held.item
        if held.target.part == "onset":
            ramp = {"onset_s": stored(max(0.0, span.time_s - max(held.to_s(span.from_s), 0.0)))}
        else:
            ramp = {"offset_s": stored(max(0.0, held.to_s(span.until_s) - span.end_s))}
        self._perform(span_edits.set_ramps(span.id, **ramp))

    def _box(self, held: Held) -> None:
        """Draw a box, and choose what it touches."""
        a, b = held.pressed, held.last
        box = Box(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y))
        row, ids = keys_in(self._items_now(), box)
        self._session.select_on(row or self._session.selection.row, *ids)
        self._show_rubber(box)

    # After a release

    def _show_selected(self, *, at_end: bool) -> None:
        """Take the playhead to what was chosen or dropped, so that only a selected key is edited."""
        session = self._session
        under = item_under(session.sign, session.selection.row, session.playhead_s)
        ids = session.selection.key_ids
        if not ids or (under is not None and under.id in ids) or (under is None and len(ids) > 1):
            return
        key = find_item(session.sign, ids[0])[1]
        self._player.seek(key.end_s if at_end else key.time_s)

    def _select_copies(self, held: Held) -> None:
        known = {key.id for _, key in every_item(held.sign)}
        fresh = [(row, key.id) for row, key in every_item(self._session.sign) if key.id not in known]
        if fresh:
            self._session.select_on(fresh[0][0], *(key_id for _, key_id in fresh))


def _then_bound(edit: Edit, span_id: str, ends: dict[str, str]) -> Edit:
    """Return the edit with these ends of a span bound after it to keys, or free where they are empty."""
    if not ends:
        return edit
    binding = face_edits.bind(span_id, **ends)
    return replace(edit, change=lambda sign: binding(edit(sign)))


def pointer_of(event: QMouseEvent) -> Pointer:
    """Return the position of the mouse with the modifier keys that are down."""
    at, keys, held = event.position(), Qt.KeyboardModifier, event.modifiers()
    ctrl, shift, alt = (
        bool(held & each) for each in (keys.ControlModifier, keys.ShiftModifier, keys.AltModifier)
    )
    return Pointer(at.x(), at.y(), ctrl=ctrl, shift=shift, alt=alt)
