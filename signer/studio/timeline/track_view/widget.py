"""The tracks of the timeline as a widget: draws the sign over time and turns gestures into edits."""

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from signer.document.lead_edits import End
from signer.document.sign import Sign
from signer.document.tracks.kinds import kind_of
from signer.document.values import HandRole
from signer.studio.background.whole_sign import Span
from signer.studio.editing.marks import Marks
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.pictures.queue import Pictures, Still
from signer.studio.timeline.axis import Axis, Cursor
from signer.studio.timeline.boxes import Box
from signer.studio.timeline.items import KEY_PX, Items, Target, lay_out, lead_at, target_at
from signer.studio.timeline.row_canvas import RowCanvas, press_of
from signer.studio.timeline.scale import Scale, snapped
from signer.studio.timeline.shown_rows import height_px
from signer.studio.timeline.track_view import paint, told
from signer.studio.timeline.track_view.edge_scroll import EdgeScroll
from signer.studio.timeline.track_view.keyboard import keys_of, playing_keys
from signer.studio.timeline.track_view.likeness import looks_alike, related
from signer.studio.timeline.track_view.marker_field import MarkerField, marker_at
from signer.studio.timeline.track_view.menus import Menus
from signer.studio.timeline.track_view.pointing import Pointing, pointer_of
from signer.studio.widgets.roles import Part
from signer.words import wording
from signer.words.tracks import item_words

_SIZES = Qt.CursorShape.SizeHorCursor
_POINTS = Qt.CursorShape.PointingHandCursor


class TrackView(RowCanvas[Target, Pointing]):
    """Ruler and tracks of keys and spans.

    Signals:
        movement_wanted(page): the movement of the selected key is to be changed, at a page of its panel.
        signal_wanted(kind): a signal is to be chosen for a kind of track, at the playhead.
        hand_wanted(): a hand that rests was clicked, and is to be used.
        unfolding_wanted(): the tracks of face, head and torso are to be opened.
        height_changed(): other rows are shown.
    """

    movement_wanted = Signal(str)
    signal_wanted = Signal(str)
    hand_wanted = Signal()
    unfolding_wanted = Signal()
    height_changed = Signal()
    CURSORS: ClassVar[Mapping[str, Qt.CursorShape]] = {
        **dict.fromkeys(("ruler", "begin", "grip", "onset", "offset", "stretch", "pin"), _SIZES),
        **dict.fromkeys(("key", "hold", "transition", "marker", "strip"), _POINTS),
    }

    def __init__(self, session: Session, player: Player, pictures: Pictures | None = None) -> None:
        super().__init__("timeline.tracks", tr("Timeline"), Axis(session, player), paint.NOTHING)
        self._session, self._player = session, player
        self._pictures = pictures or Pictures(waiting=True)
        self.snap = True
        self._shows_every = False
        self._folded = True
        self._spans: tuple[Span, ...] = ()
        self._items: Items | None = None
        self._marks: Marks | None = None
        self._rubber: Box | None = None
        self.retiming = Retiming()
        self.drag = Pointing(session, player, self.retiming, self._show_rubber, lambda: self.items)
        self._scroll = EdgeScroll(self, self.axis, self.drag)
        self._field = MarkerField(self, session)
        self._menus = Menus(
            self, session, player, self.axis, self._field, lambda: self.items, self.movement_wanted.emit
        )
        self.keys = keys_of(session, player, self.axis, self.retiming, self.open_menu)
        self._playing_keys = playing_keys(player)
        self._playhead = Cursor(self, "timeline.playhead", has_head=True)
        self.lay_out()
        self.axis.changed.connect(self._on_axis)
        hear(self.redraw, player.range_changed, session.selection_changed)
        session.sign_changed.connect(self._on_sign_changed)
        session.sign_opened.connect(self._forget_spans)
        hear(self.draw_anew, session.sentence.changed, session.sentence.performed_changed)
        player.playhead_moved.connect(self._on_playhead_moved)
        self._pictures.ready.connect(self._on_picture)
        self._tell_key()

    @property
    def scale(self) -> Scale:
        """The time axis as it is drawn now."""
        return self.axis.scale

    @property
    def items(self) -> Items:
        """Layout of everything that is drawn."""
        if self._items is None:
            self._items = self._laid_out()
        return self._items

    def show_every_track(self, on: bool) -> None:
        """Show the rows of all tracks, or of those alone that hold something."""
        self._shows_every = on
        self.redraw()

    def open_spans(self, on: bool) -> None:
        """Give tracks of face, head and torso rows of their own, or fold them into a strip."""
        self._folded = not on
        self.redraw()

    def _on_picture(self, wanted: object) -> None:
        signals = {getattr(item.key, "signal", "") for item in self.items.keys}
        if not isinstance(wanted, Still) or wanted.signal in signals:
            self.draw_anew()

    def _forget_spans(self) -> None:
        """Another sign was opened."""
        self.show_spans(())

    def show_marks(self, marks: Marks) -> None:
        """Show the marks that will be keys, whatever they become."""
        self._marks = marks
        marks.changed.connect(self.redraw)

    def show_spans(self, spans: tuple[Span, ...]) -> None:
        """Mark the runs of frames in which a hand is in something."""
        if spans != self._spans:
            self._spans = spans
            self.redraw()

    def _laid_out(self) -> Items:
        selection = self._session.selection
        worked_on = None if selection.row.side else selection.row  # a hand's shoulder is worked on beside it
        return lay_out(
            self._session.sign,
            self.scale,
            every=self._shows_every,
            worked_on=worked_on,
            selected=selection.key_ids,
            folded=self._folded,
            names_moments=not self._session.is_performed,  # the glosses stand over the tracks
        )

    def lay_out(self) -> None:
        self._items = self._laid_out()
        height = int(height_px(self._items.rows))
        if height != self.maximumHeight():
            self.setFixedHeight(height)
            self._playhead.setFixedHeight(height)
            self.height_changed.emit()
        self._place_playhead()
        self._tell_key()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.position().x() < self.scale.left_px:  # over the names it moves the rows, where they scroll
            event.ignore()
        else:
            super().wheelEvent(event)

    # The time axis

    def write_marker(self) -> None:
        """Write on the marker under the playhead, or set one there."""
        time_s = self._player.playhead_s
        self._player.pause()
        self._field.open(time_s, marker_at(self._session.sign, time_s), self.scale)

    def _on_axis(self) -> None:
        self._field.close_field()
        self.redraw()

    # What changed outside

    def _on_sign_changed(self, before: Sign, after: Sign) -> None:
        outgrown = self.scale.end_s < self._player.end_s
        if self.axis.fits and not self._session.in_gesture and (outgrown or not related(before, after)):
            self.axis.fit()
        if looks_alike(before, after):
            self._items = None  # a wrist that turns changes nothing that is drawn here
        else:
            self.redraw()

    def _on_playhead_moved(self, time_s: float) -> None:
        if self._player.playing:
            self.axis.follow(time_s)
        elif not self.drag.is_active:
            self.axis.show(self.scale.showing(time_s))
        self._place_playhead()
        if not self._player.playing:
            self._tell_key()

    def _place_playhead(self) -> None:
        self._playhead.place(self.scale, self._player.playhead_s)

    def _show_rubber(self, box: Box | None) -> None:
        self._rubber = box
        self.redraw()

    def _tell_key(self) -> None:
        self.setAccessibleDescription(
            told.description(self._session.sign, self._session.selection, self._player.playhead_s)
        )

    # Drawing

    def draw(self, painter: QPainter) -> None:
        selection = self._session.selection
        drawing = paint.Drawing(
            self._session.sign,
            self.scale,
            self.items,
            selection.key_ids,
            selection.row,
            self.hovered,
            self._rubber,
            self._pictures.picture,
            lambda signal: self._pictures.picture(Still(signal)),
            self._spans,
            self._player.range_s,
            self._marks.every if self._marks is not None else (),
            self._session.is_performed,
            self._session.is_performed and not self._session.sentence.is_current,
        )
        paint.draw(painter, drawing)

    # The mouse

    def part_at(self, x: float, y: float) -> Target:
        return target_at(self.items, self.scale, x, y)

    def press(self, part: Target, event: QMouseEvent) -> None:
        if part.part == "strip":
            self.unfolding_wanted.emit()
            if part.row is not None and part.key_id is not None:
                self._session.select_on(part.row, part.key_id)
        elif part.part != "nothing":
            self.drag.press(part, pointer_of(event), self.scale, snap=self.snap)

    def pull(self, event: QMouseEvent) -> None:
        self.drag.drag(pointer_of(event))
        self._scroll.follow(event.position().x())

    def let_go(self, event: QMouseEvent) -> None:
        self._scroll.stop()
        if self.drag.release():
            self.hand_wanted.emit()

    def open_part(self, part: Target, event: QMouseEvent) -> bool:
        if self._session.is_performed and part.key_id and part.part != "marker":
            self.drag.give_up()
            self._session.sentence.enter_key(part.key_id)
        elif part.part == "marker" and part.key_id:
            marker = self._session.sign.markers[int(part.key_id)]
            self._field.open(marker.time_s, int(part.key_id), self.scale)
        elif part.part in ("track", "transition"):
            at_s = self.scale.time_s(event.position().x())
            self._player.seek(snapped(at_s, self._session.sign.fps, self.snap))
            if part.row is not None and kind_of(part.row).channels:
                self._session.set_key()
            elif part.row is not None and kind_of(part.row).ramps:
                self.signal_wanted.emit(part.row.kind)
        else:
            return False
        return True

    def open_menu_on(self, part: Target, x: float, at: QPoint) -> None:
        self._menus.open_on(part, x, at, snap=self.snap)

    def open_menu_of_chosen(self) -> None:
        if self._session.selection.key_ids:
            self.open_menu(self._session.selection.key_ids[0])

    def open_menu(self, key_id: str, at: QPoint | None = None) -> bool:
        """Open the menu of a key; False when there is no such key."""
        return self._menus.open_of_key(key_id, at)

    def open_lead_menu(self, role: HandRole, end: End, at: QPoint) -> None:
        """Open the menu of how a hand rises from rest, or goes back to it."""
        self._menus.open_of_lead(role, end, at)

    def spoken_parts(self) -> list[Part]:
        """Return the keys and spans of all rows that are shown, for screen readers."""
        chosen, side = self._session.selection.key_ids, self._session.sign.dominant_side
        return [
            Part(
                translated(item_words(item.row, item.key, side)),
                translated(wording.span_words(item.key)),
                QRectF(*item.around(KEY_PX).joined(item.hold)),
                item.key.id in chosen,
            )
            for item in self.items.keys
        ]

    def tip_at(self, part: Target, x: float) -> str:
        return told.tip(self._session.sign, part, lead_at(self.items, part, x))

    def press_key(self, event: QKeyEvent) -> bool:
        if self.drag.is_active and self.wants(event):
            self.drag.let_go()
        do = self._playing_keys.get(press_of(event))
        return super().press_key(event) if do is None else do() is not False
