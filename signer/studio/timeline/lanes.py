"""The lanes of the timeline as a widget: draws the sign over time and turns gestures into edits."""

import math
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

from signer.document.queries import span_s
from signer.document.rows import find_row_key
from signer.document.sign import Sign
from signer.studio import theme
from signer.studio.hand_pictures import HandPictures, shelf
from signer.studio.insides import Span
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.timeline import keyboard, paint, told
from signer.studio.timeline.gestures import Pointer
from signer.studio.timeline.items import HEAD_PX, Items, Target, key_and_next, lay_out, target_at
from signer.studio.timeline.likeness import looks_alike, related
from signer.studio.timeline.playhead import Playhead
from signer.studio.timeline.pointing import Pointing
from signer.studio.timeline.scale import LEAST_PX_PER_S, MOST_PX_PER_S, Scale, snapped
from signer.studio.timeline.shown_rows import Box, height_px
from signer.studio.timeline.ways import key_menu
from signer.studio.widgets.painted import Painted

WHEEL_ZOOM: Final = 1.2
NEARLY: Final = 1.3  # a sign that overflows the lanes by less than this much is shown whole while it plays
_ZOOM_RANGE: Final = math.log(MOST_PX_PER_S / LEAST_PX_PER_S)


class Lanes(Painted):
    """Ruler and lanes. Everything but the playhead is kept as one picture and drawn anew only when it changed.

    Signals:
        zoom_changed(share): how far in, from 0 to 1.
    """

    zoom_changed = Signal(float)

    def __init__(self, session: Session, player: Player, pictures: HandPictures | None = None) -> None:
        super().__init__("timeline.lanes", "Timeline")
        self._session, self._player = session, player
        self._pictures = pictures or shelf()
        self.snap = True
        self._scale = Scale(left_px=HEAD_PX)
        self._fits = True  # until the user zooms, the whole sign is kept in sight
        self._shoulders = False
        self._spans: tuple[Span, ...] = ()
        self._items: Items = lay_out(session.sign, self._scale)
        self._hovered = paint.NOTHING
        self._rubber: Box | None = None
        self._pointing = Pointing(session, player, self._show_rubber, lambda: self._items)
        self._pan_x: float | None = None
        self._still: QPixmap | None = None
        self._ringed = False
        self.setMinimumWidth(480)
        self._playhead = Playhead(self)
        self._lay_out()
        session.sign_changed.connect(self._on_sign_changed)
        session.selection_changed.connect(self._redraw)
        player.playhead_moved.connect(self._on_playhead_moved)
        self._pictures.ready.connect(self._redraw)
        theme.theme_changed.connect(self._redraw)
        self._tell_key()

    @property
    def scale(self) -> Scale:
        """The time axis as it is drawn now."""
        return self._scale

    @property
    def items(self) -> Items:
        """What is drawn where."""
        return self._items

    def show_shoulders(self, on: bool) -> None:
        """Show the rows of shoulders without keys too; those with keys are always shown."""
        if on != self._shoulders:
            self._shoulders = on
            self._redraw()

    def show_spans(self, spans: tuple[Span, ...]) -> None:
        """Mark the runs of frames in which a hand is in something."""
        if spans != self._spans:
            self._spans = spans
            self._redraw()

    def _lay_out(self) -> None:
        self._items = lay_out(self._session.sign, self._scale, shoulders=self._shoulders)
        height = int(height_px(self._items.rows))
        if height != self.maximumHeight():
            self.setFixedHeight(height)
            self._playhead.set_height(height)

    # The time axis

    @property
    def zoom(self) -> float:
        """How far in, from 0 to 1."""
        return math.log(self._scale.px_per_s / LEAST_PX_PER_S) / _ZOOM_RANGE

    def set_zoom(self, share: float) -> None:
        """Zoom about the playhead where it is in sight, else about the middle."""
        x = self._scale.x(self._player.playhead_s)
        if not self._scale.left_px <= x <= self._scale.left_px + self._scale.width_px:
            x = self._scale.left_px + self._scale.width_px / 2
        self._zoom_by(LEAST_PX_PER_S * math.exp(share * _ZOOM_RANGE) / self._scale.px_per_s, x)

    def fit(self) -> None:
        """Show the whole sign, and keep showing it while it grows."""
        self._fits = True
        self._show_scale(self._scale.fitted(span_s(self._session.sign)[1]))

    def _zoom_by(self, factor: float, x: float) -> None:
        self._fits = False
        self._show_scale(self._scale.zoomed(factor, x).kept_within(self._span_s()))

    def _pan_by(self, dx: float) -> None:
        self._fits = False
        self._show_scale(self._scale.panned(dx).kept_within(self._span_s()))

    def _span_s(self) -> float:
        return max(span_s(self._session.sign)[1], self._player.playhead_s)

    def _show_scale(self, scale: Scale) -> None:
        if scale != self._scale:
            self._scale = scale
            self._redraw()
            self.zoom_changed.emit(self.zoom)

    # What changed outside

    def _on_sign_changed(self, before: Sign, after: Sign) -> None:
        outgrown = self._scale.end_s < span_s(after)[1]
        if self._fits and not self._session.in_gesture and (outgrown or not related(before, after)):
            self.fit()
        if looks_alike(before, after):
            self._lay_out()  # a wrist that turns changes nothing that is drawn here
        else:
            self._redraw()

    def _on_playhead_moved(self, time_s: float) -> None:
        if self._player.playing and not self._scale.start_s <= time_s <= self._scale.end_s:
            self._turn_page(time_s)
        elif not self._pointing.is_active and not self._player.playing:
            self._show_scale(self._scale.showing(time_s))
        self._place_playhead()
        if not self._player.playing:
            self._tell_key()

    def _turn_page(self, time_s: float) -> None:
        """Follow the playhead out of sight; a sign that nearly fits is fitted, rather than paged to and fro in a loop."""
        nearly = span_s(self._session.sign)[1] * self._scale.px_per_s <= NEARLY * self._scale.width_px
        if self._fits or nearly:
            self.fit()
        if not self._scale.start_s <= time_s <= self._scale.end_s:
            self._show_scale(self._scale.panned(self._scale.left_px + 24 - self._scale.x(time_s)))

    def _place_playhead(self) -> None:
        scale = self._scale
        self._playhead.stand_at(scale.x(self._player.playhead_s), scale.left_px, scale.left_px + scale.width_px)

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
        self.setAccessibleDescription(told.description(self._session.sign, self._session.selection, self._player.playhead_s))

    # Drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = Scale(HEAD_PX, max(64.0, self.width() - HEAD_PX), self._scale.start_s, self._scale.px_per_s)
        self._show_scale(scale.fitted(span_s(self._session.sign)[1]) if self._fits else scale)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As on the stage: a frame helps whoever came by key; whoever clicked knows where they are.
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._still is None or self._still.devicePixelRatio() != self.devicePixelRatio():
            self._still = self._drawn()
        painter = QPainter(self)
        ratio, area = self._still.devicePixelRatio(), event.rect()
        source = (round(area.x() * ratio), round(area.y() * ratio), round(area.width() * ratio), round(area.height() * ratio))
        painter.drawPixmap(area.topLeft(), self._still.copy(*source))
        if self._ringed:
            self.draw_ring(painter, 3)
        painter.end()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatio()
        still = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        still.setDevicePixelRatio(ratio)
        still.fill(theme.colour("panel"))
        painter = QPainter(still)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        sign, selection = self._session.sign, self._session.selection
        paint.draw(
            painter,
            paint.Drawing(
                sign,
                self._scale,
                self._items,
                selection.key_ids,
                selection.row,
                self._hovered,
                self._rubber,
                self._pictures.picture,
                self._spans,
            ),
        )
        painter.end()
        return still

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        target = self._target(event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = event.position().x()
        elif event.button() == Qt.MouseButton.LeftButton and target.part != "nothing":
            self._pointing.press(target, _pointer(event), self._scale, snap=self.snap)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_x is not None:
            self._pan_by(event.position().x() - self._pan_x)
            self._pan_x = event.position().x()
        elif self._pointing.is_active:
            self._pointing.drag(_pointer(event))
        else:
            self._hover(self._target(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pointing.release()
            self._hover(self._target(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._target(event).part in ("lane", "transition") and event.button() == Qt.MouseButton.LeftButton:
            self._player.seek(snapped(self._scale.time_s(event.position().x()), self._session.sign.fps, self.snap))
        else:
            self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(paint.NOTHING)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        down, across = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom_by(WHEEL_ZOOM ** (down / 120), event.position().x())
        else:
            self._pan_by((across or down) / 2)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        position = event.pos()
        target = target_at(self._items, self._scale, position.x(), position.y()) if by_mouse else None
        key_id = target.key_id if target is not None else next(iter(self._session.selection.key_ids), None)
        if key_id is not None:
            row, key = find_row_key(self._session.sign, key_id)
            if key_id not in self._session.selection.key_ids:
                self._session.select(row.lane, key_id, part=row.part)
                self._player.seek(key.time_s)
            self.open_menu(key_id, event.globalPos() if by_mouse else None)

    def open_menu(self, key_id: str, at: QPoint | None = None) -> bool:
        """Open the menu of a key, with the ways to the next one; False when there is no such key."""
        found = key_and_next(self._session.sign, key_id)
        if found is None:
            return False
        item = next(item for item in self._items.keys if item.key.id == key_id)
        below = QPoint(int(item.x), int(item.hold.y + item.hold.height))
        menu = key_menu(self, self._session, found.key, has_next=found.following is not None)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at if at is not None else self.mapToGlobal(below))
        return True

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = told.tip(self._session.sign, target_at(self._items, self._scale, event.pos().x(), event.pos().y()))
            QToolTip.showText(event.globalPos(), words, self)
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
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
        return target_at(self._items, self._scale, event.position().x(), event.position().y())

    def _hover(self, target: Target) -> None:
        shapes = {"ruler": Qt.CursorShape.SizeHorCursor, "grip": Qt.CursorShape.SizeHorCursor, "key": Qt.CursorShape.PointingHandCursor,
                  "hold": Qt.CursorShape.PointingHandCursor, "transition": Qt.CursorShape.PointingHandCursor}  # fmt: skip
        self.setCursor(shapes.get(target.part, Qt.CursorShape.ArrowCursor))
        if target != self._hovered:
            changed = target.key_id is not None or self._hovered.key_id is not None
            self._hovered = target
            if changed:
                self._redraw()


def _pointer(event: QMouseEvent) -> Pointer:
    modifiers = event.modifiers()
    return Pointer(
        event.position().x(),
        event.position().y(),
        ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
    )
