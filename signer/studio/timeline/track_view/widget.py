"""The tracks of the timeline as a widget: draws the sign over time and turns gestures into edits."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from signer.document.lead_edits import End
from signer.document.sign import Sign
from signer.document.tracks.kinds import kind_of
from signer.document.values import HandRole
from signer.studio.background.measured import Span
from signer.studio.editing.marks import Marks
from signer.studio.editing.player import Player
from signer.studio.editing.retiming import Retiming
from signer.studio.editing.session import Session
from signer.studio.look import plain, theme
from signer.studio.pictures.queue import Pictures, Still
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.items import Items, Target, lay_out, lead_at, target_at
from signer.studio.timeline.scale import Scale, snapped
from signer.studio.timeline.shown_rows import Box, height_px
from signer.studio.timeline.track_view import keyboard, paint, told
from signer.studio.timeline.track_view.edge_scroll import EdgeScroll
from signer.studio.timeline.track_view.likeness import looks_alike, related
from signer.studio.timeline.track_view.marker_field import MarkerField, marker_at
from signer.studio.timeline.track_view.menus import Menus
from signer.studio.timeline.track_view.playhead import Playhead
from signer.studio.timeline.track_view.pointing import Pointing, pointer_of
from signer.studio.widgets.painted import Painted

WHEEL_ZOOM: Final = 1.2
CURSORS: Final = dict.fromkeys(
    ("ruler", "begin", "grip", "onset", "offset", "stretch", "pin"), Qt.CursorShape.SizeHorCursor
) | dict.fromkeys(("key", "hold", "transition", "marker", "strip"), Qt.CursorShape.PointingHandCursor)


class TrackView(Painted):
    """Ruler and tracks; all but the playhead is kept as one picture, drawn anew when it changed.

    Signals:
        zoom_changed(share): how far in, from 0 to 1.
        movement_wanted(page): the movement of the selected key is to be changed, at a page of its panel.
        signal_wanted(kind): a signal is to be chosen for a kind of track, at the playhead.
        hand_wanted(): a hand that rests was clicked, and is to be used.
        unfolding_wanted(): the tracks of face, head and torso are to be opened.
    """

    zoom_changed = Signal(float)
    movement_wanted = Signal(str)
    signal_wanted = Signal(str)
    hand_wanted = Signal()
    unfolding_wanted = Signal()

    def __init__(
        self,
        session: Session,
        player: Player,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__("timeline.tracks", "Timeline")
        self._session, self._player = session, player
        self._pictures = pictures or Pictures(waiting=True)
        self.snap = True
        self.axis = Axis(session, player)
        self._shows_every = False
        self._folded = True
        self._spans: tuple[Span, ...] = ()
        self._items: Items | None = None
        self._hovered = paint.NOTHING
        self._marks: Marks | None = None
        self._rubber: Box | None = None
        self.retiming = Retiming()
        self._pointing = Pointing(session, player, self.retiming, self._show_rubber, lambda: self.items)
        self._pan_x: float | None = None
        self._scroll = EdgeScroll(self, self.axis, self._pointing)
        self._field = MarkerField(self, session)
        self._menus = Menus(
            self, session, player, self.axis, self._field, lambda: self.items, self.movement_wanted.emit
        )
        self._still: QPixmap | None = None
        self._ringed = False
        self.setMinimumWidth(480)
        self._playhead = Playhead(self)
        self._lay_out()
        self.axis.changed.connect(self._on_axis)
        player.range_changed.connect(self._redraw)
        session.sign_changed.connect(self._on_sign_changed)
        session.sign_opened.connect(self._forget_spans)
        session.selection_changed.connect(self._redraw)
        player.playhead_moved.connect(self._on_playhead_moved)
        self._pictures.ready.connect(self._on_picture)
        theme.theme_changed.connect(self._redraw)
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
        self._redraw()

    def open_spans(self, on: bool) -> None:
        """Give tracks of face, head and torso rows of their own, or fold them into a strip."""
        self._folded = not on
        self._redraw()

    def _on_picture(self, wanted: object) -> None:
        signals = {getattr(item.key, "signal", "") for item in self.items.keys}
        if not isinstance(wanted, Still) or wanted.signal in signals:
            self._redraw()

    def _forget_spans(self) -> None:
        """Another sign was opened."""
        self.show_spans(())

    def show_marks(self, marks: Marks) -> None:
        """Show the marks that will be keys, whatever they become."""
        self._marks = marks
        marks.changed.connect(self._redraw)

    def show_spans(self, spans: tuple[Span, ...]) -> None:
        """Mark the runs of frames in which a hand is in something."""
        if spans != self._spans:
            self._spans = spans
            self._redraw()

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
            names_moments=not self._session.sentence.is_performed,  # the glosses stand over the tracks
        )

    def _lay_out(self) -> None:
        self._items = self._laid_out()
        height = int(height_px(self._items.rows))
        if height != self.maximumHeight():
            self.setFixedHeight(height)
            self._playhead.set_height(height)

    # The time axis

    @property
    def zoom(self) -> float:
        """Zoom as a share from 0 (most seconds in view) to 1 (fewest), on a logarithmic scale."""
        return self.axis.zoom

    def set_zoom(self, share: float) -> None:
        """Zoom about the playhead where it is in sight, else about the middle."""
        self.axis.set_zoom(share)

    def write_marker(self) -> None:
        """Write on the marker under the playhead, or set one there."""
        time_s = self._player.playhead_s
        self._player.pause()
        self._field.open(time_s, marker_at(self._session.sign, time_s), self.scale)

    def _on_axis(self) -> None:
        self._field.close_field()
        self._redraw()
        self.zoom_changed.emit(self.zoom)

    # What changed outside

    def _on_sign_changed(self, before: Sign, after: Sign) -> None:
        outgrown = self.scale.end_s < self._player.end_s
        if self.axis.fits and not self._session.in_gesture and (outgrown or not related(before, after)):
            self.axis.fit()
        if looks_alike(before, after):
            self._items = None  # a wrist that turns changes nothing that is drawn here
        else:
            self._redraw()

    def _on_playhead_moved(self, time_s: float) -> None:
        if self._player.playing:
            self.axis.follow(time_s)
        elif not self._pointing.is_active:
            self.axis.show(self.scale.showing(time_s))
        self._place_playhead()
        if not self._player.playing:
            self._tell_key()

    def _place_playhead(self) -> None:
        scale = self.scale
        self._playhead.stand_at(
            scale.x(self._player.playhead_s), scale.left_px, scale.left_px + scale.width_px
        )

    def _show_rubber(self, box: Box | None) -> None:
        self._rubber = box
        self._redraw()

    def _redraw(self, *_changed: object) -> None:
        self._still = None
        self._lay_out()
        self._place_playhead()
        self._tell_key()
        self.update()

    def _tell_key(self) -> None:
        self.setAccessibleDescription(
            told.description(self._session.sign, self._session.selection, self._player.playhead_s)
        )

    # Drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.axis.set_width(self.width())

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As on the stage: a frame helps whoever came by key; whoever clicked knows where they are.
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._still is None or self._still.devicePixelRatio() != self.devicePixelRatio():
            self._still = self._drawn()
        painter = QPainter(self)
        ratio, area = self._still.devicePixelRatio(), event.rect()
        source = (
            round(area.x() * ratio),
            round(area.y() * ratio),
            round(area.width() * ratio),
            round(area.height() * ratio),
        )
        painter.drawPixmap(area.topLeft(), self._still.copy(*source))
        if self._ringed:
            self.draw_ring(painter, 3)
        painter.end()

    def _drawn(self) -> QPixmap:
        selection = self._session.selection
        drawing = paint.Drawing(
            self._session.sign,
            self.scale,
            self.items,
            selection.key_ids,
            selection.row,
            self._hovered,
            self._rubber,
            self._pictures.picture,
            lambda signal: self._pictures.picture(Still(signal)),
            self._spans,
            self._player.range_s,
            self._marks.every if self._marks is not None else (),
            self._session.sentence.is_performed,
        )
        return paint.drawn(drawing, self.size(), self.devicePixelRatio())

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        target = self._target(event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = event.position().x()
        elif event.button() == Qt.MouseButton.LeftButton and target.part == "strip":
            self.unfolding_wanted.emit()
            if target.row is not None and target.key_id is not None:
                self._session.select_on(target.row, target.key_id)
        elif event.button() == Qt.MouseButton.LeftButton and target.part != "nothing":
            self._pointing.press(target, pointer_of(event), self.scale, snap=self.snap)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_x is not None:
            self.axis.pan_by(event.position().x() - self._pan_x)
            self._pan_x = event.position().x()
        elif self._pointing.is_active:
            self._pointing.drag(pointer_of(event))
            self._scroll.follow(event.position().x())
        else:
            self._hover(self._target(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._scroll.stop()
            if self._pointing.release():
                self.hand_wanted.emit()
            self._hover(self._target(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        target = self._target(event)
        if self._session.sentence.is_performed and target.key_id and target.part != "marker":
            self._pointing.give_up()
            self._session.sentence.enter_key(target.key_id)
        elif target.part == "marker" and target.key_id:
            self._field.open(
                self._session.sign.markers[int(target.key_id)].time_s, int(target.key_id), self.scale
            )
        elif target.part in ("track", "transition") and event.button() == Qt.MouseButton.LeftButton:
            at_s = self.scale.time_s(event.position().x())
            self._player.seek(snapped(at_s, self._session.sign.fps, self.snap))
            if target.row is not None and kind_of(target.row).channels:
                self._session.set_key()
            elif target.row is not None and kind_of(target.row).ramps:
                self.signal_wanted.emit(target.row.kind)
        else:
            self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(paint.NOTHING)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        down, across = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.axis.zoom_by(WHEEL_ZOOM ** (down / 120), event.position().x())
        else:
            self.axis.pan_by((across or down) / 2)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            x, y = event.pos().x(), event.pos().y()
            self._menus.open_on(target_at(self.items, self.scale, x, y), x, event.globalPos(), snap=self.snap)
        elif self._session.selection.key_ids:
            self.open_menu(self._session.selection.key_ids[0])

    def open_menu(self, key_id: str, at: QPoint | None = None) -> bool:
        """Open the menu of a key; False when there is no such key."""
        return self._menus.open_of_key(key_id, at)

    def open_lead_menu(self, role: HandRole, end: End, at: QPoint) -> None:
        """Open the menu of how a hand rises from rest, or goes back to it."""
        self._menus.open_of_lead(role, end, at)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            target = target_at(self.items, self.scale, event.pos().x(), event.pos().y())
            words = told.tip(self._session.sign, target, lead_at(self.items, target, event.pos().x()))
            QToolTip.showText(event.globalPos(), plain.tip(words), self)
            return True
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        return keyboard.is_ours(event) or (event.key() == Qt.Key.Key_Escape and self._pointing.is_active)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pointing.is_active:
            self._pointing.give_up()
            return
        if self._pointing.is_active and keyboard.is_ours(event):
            self._pointing.let_go()
        if not keyboard.press(event, self, self._session, self._player):
            super().keyPressEvent(event)

    # Under the pointer

    def _target(self, event: QMouseEvent) -> Target:
        return target_at(self.items, self.scale, event.position().x(), event.position().y())

    def _hover(self, target: Target) -> None:
        self.setCursor(CURSORS.get(target.part, Qt.CursorShape.ArrowCursor))
        if target != self._hovered:
            shown = (target, self._hovered)
            changed = any(one.key_id is not None or one.part == "strip" for one in shown)
            self._hovered = target
            if changed:
                self._redraw()
