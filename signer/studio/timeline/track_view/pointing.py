"""Carries out what gestures on the tracks wish for.

Edits through the session, the playhead through the player.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from signer.document import edits, face_edits, marker_edits, span_edits, video_edits
from signer.document.edits import Edit
from signer.document.items import every_item, find_item, has_id, item_under, items_on
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.track import TrackName
from signer.document.trimming import Interval
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming, kept_words
from signer.studio.editing.selection import Selection
from signer.studio.editing.session import Session
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import Items, Target, keys_in
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.track_view.gestures import (
    Begin,
    Bound,
    Gesture,
    Hold,
    Mark,
    Move,
    MovePin,
    Pointer,
    Ramp,
    Range,
    Rubber,
    Seek,
    Select,
    Setting,
    Stretch,
    Wish,
)


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
        self._gesture: Gesture | None = None
        self._scale = Scale()
        self._before: tuple[Sign, Selection, float] = (session.sign, session.selection, 0.0)
        session.gesture_broken.connect(self.let_go)

    @property
    def is_active(self) -> bool:
        """Return whether a gesture is under way: the button is down on something."""
        return self._gesture is not None

    def press(self, target: Target, pointer: Pointer, scale: Scale, *, snap: bool) -> None:
        """The button goes down on something."""
        self._player.pause()
        session = self._session
        self._before = (session.sign, session.selection, self._player.playhead_s)
        self._scale = scale
        self._gesture = Gesture(
            Setting(session.sign, scale, session.selection.key_ids, snap), target, pointer
        )
        self._carry_out(self._gesture.press())

    def drag(self, pointer: Pointer) -> None:
        """The pointer moves with the button down."""
        gesture = self._gesture
        if gesture is None:
            return
        was_dragging = gesture.dragging
        wishes = gesture.drag(pointer)
        if gesture.dragging and gesture.changes_the_sign:
            if not was_dragging:
                self._session.begin_gesture()
            elif not self._session.in_gesture:  # somebody undid, or opened another sign, with the button down
                self._gesture = None
                return
        self._carry_out(wishes)

    def scrolled(self, dx: float) -> None:
        """The tracks moved to the left under a pointer that stands still with the button down."""
        if self._gesture is not None and self._gesture.dragging:
            self._carry_out(self._gesture.scrolled(dx))

    def release(self) -> bool:
        """The button comes up; return whether the lane of a hand that rests was clicked."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return False
        if gesture.dragging and gesture.changes_the_sign:
            self._select_copies()
            self._session.end_gesture()
        wishes = gesture.release()
        self._carry_out(wishes)
        if not gesture.moves_the_playhead:
            self._show_selected(at_end=gesture.acts_on_the_end)
        row = self._session.selection.row
        is_click = any(isinstance(wish, Select) and not wish.key_ids for wish in wishes)
        rests = row.kind == "hand" and not items_on(self._session.sign, row)
        return is_click and rests and not self._session.sentence.is_performed

    def give_up(self) -> None:
        """Forget the drag: sign, selection and playhead are what they were when the button went down."""
        self._gesture = None
        self._session.cancel_gesture()
        _, selection, time_s = self._before
        self._player.seek(time_s)
        self._session.select_on(selection.row, *selection.key_ids)
        self._show_rubber(None)

    def let_go(self) -> None:
        """End the drag where it is: something else happens to the sign now."""
        if self._gesture is not None:
            self._gesture = None
            self._session.end_gesture()
            self._show_rubber(None)

    def _carry_out(self, wishes: tuple[Wish, ...]) -> None:
        for wish in wishes:
            if isinstance(wish, Seek):
                self._player.seek(wish.time_s)
            elif isinstance(wish, Select):
                self._select(wish.row, wish.key_ids)
            elif isinstance(wish, Rubber):
                self._stretch(wish.box)
            elif isinstance(wish, Hold):
                self._hold(wish)
            elif isinstance(wish, Begin):
                self._begin(wish)
            elif isinstance(wish, Ramp):
                self._session.perform(
                    span_edits.set_ramps(wish.key_id, **{wish.ramp: wish.length_s}), from_start=True
                )
            elif isinstance(wish, Stretch):
                edit = self._retiming.stretch(self._before[0], wish.key_ids, wish.about_s, wish.factor)
                self._session.perform(edit, from_start=True)
            elif isinstance(wish, Range):
                self._player.set_range((wish.from_s, wish.to_s))
            elif isinstance(wish, Mark):
                self._session.perform(marker_edits.move_marker(wish.index, wish.time_s), from_start=True)
            elif isinstance(wish, MovePin):
                self._move_pin(wish)
            elif isinstance(wish, Move):
                self._move(wish)

    def _select(self, row: TrackName, key_ids: tuple[str, ...]) -> None:
        self._session.select_on(row, *key_ids)

    def _stretch(self, box: Box | None) -> None:
        if box is not None:
            row, ids = keys_in(self._items_now(), box)
            self._select(row or self._session.selection.row, ids)
        self._show_rubber(box)

    def _move(self, wish: Move) -> None:
        before, selection, time_s = self._before
        copies = wish.copy and abs(wish.dt_s) > SAME_TIME_S
        ids, dt_s = self._retiming.together(before, wish.key_ids), 0.0 if wish.copy else wish.dt_s
        edit = edits.copy_keys(ids, wish.dt_s) if copies else self._retiming.move(ids, dt_s)
        self._session.perform(
            _then_bound(edit, wish.key_ids[0], None if copies else wish.bound), from_start=True
        )
        under = item_under(before, selection.row, time_s)
        if under is not None and under.id in ids and has_id(self._session.sign, under.id):
            # The playhead rides along, so that what is moved stays what is seen and edited.
            self._player.seek(time_s + find_item(self._session.sign, under.id)[1].time_s - under.time_s)

    def _move_pin(self, wish: MovePin) -> None:
        """Move a pin; the playhead goes along, so that the pinned frame stays in sight."""
        self._session.perform(video_edits.move_pin(wish.index, wish.time_s), from_start=True)
        video = self._session.sign.video
        if video is not None:
            self._player.seek(video.pins[wish.index].sign_s)

    def _hold(self, wish: Hold) -> None:
        """Trim the end of a hold."""
        start_s = find_item(self._before[0], wish.key_id)[1].time_s
        edit = self._retiming.hold(wish.key_id, wish.hold_s)
        self._session.perform(_then_bound(edit, wish.key_id, wish.bound), from_start=True)
        self._tell_touched(wish.key_id, Interval(start_s, start_s + wish.hold_s))

    def _begin(self, wish: Begin) -> None:
        """Trim the beginning of a hold, which ends when it did."""
        span = Interval(wish.time_s, find_item(self._before[0], wish.key_id)[1].end_s)
        edit = self._retiming.span(wish.key_id, *span)
        self._session.perform(_then_bound(edit, wish.key_id, wish.bound), from_start=True)
        self._tell_touched(wish.key_id, span)

    def _tell_touched(self, key_id: str, wished: Interval) -> None:
        """Say why a hold goes no further where the other hand touches this one."""
        if words := kept_words(self._before[0], key_id, wished):
            self._session.tell(words)

    def _show_selected(self, *, at_end: bool) -> None:
        """Take the playhead to what was chosen or dropped, so that only a selected key is edited."""
        session = self._session
        under = item_under(session.sign, session.selection.row, session.playhead_s)
        ids = session.selection.key_ids
        if not ids or (under is not None and under.id in ids) or (under is None and len(ids) > 1):
            return
        key = find_item(session.sign, ids[0])[1]
        self._player.seek(key.end_s if at_end else key.time_s)

    def _select_copies(self) -> None:
        known = {key.id for _, key in every_item(self._before[0])}
        fresh = [(row, key.id) for row, key in every_item(self._session.sign) if key.id not in known]
        if fresh:
            self._select(fresh[0][0], tuple(key_id for _, key_id in fresh))


def _then_bound(edit: Edit, span_id: str, bound: Bound | None) -> Edit:
    """Return the edit with the ends of a span bound after it, or free."""
    if bound is None:
        return edit
    binding = face_edits.bind(span_id, from_key=bound.from_key, to_key=bound.to_key)
    return replace(edit, change=lambda sign: binding(edit(sign)))


def pointer_of(event: QMouseEvent) -> Pointer:
    """Return the position of the mouse with the modifier keys that are down."""
    modifiers = event.modifiers()
    return Pointer(
        event.position().x(),
        event.position().y(),
        ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
    )
