"""The track of glosses over the hands' tracks: items on the time axis, typed, chosen, moved and paced."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from signer.document.queries import every_key
from signer.document.utterance import Pause, SignContent, Utterance
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import plain, theme
from signer.studio.pictures.queue import Pictures
from signer.studio.sentences import keyboard
from signer.studio.sentences.acts import SentenceActs
from signer.studio.sentences.answer_card import AnswerCard
from signer.studio.sentences.answers import title_of
from signer.studio.sentences.gloss_typing import GlossTyping
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.layout import (
    Layout,
    Target,
    Times,
    around_item,
    lay_out,
    target_at,
    times_of_items,
)
from signer.studio.sentences.menus import SentenceMenus
from signer.studio.sentences.paint import Drawing, draw_head, drawn
from signer.studio.sentences.pictures import ItemPictures
from signer.studio.sentences.pointing import Pointing
from signer.studio.sentences.told import bad_ways, own_time_words, pinned_too_early, words_at
from signer.studio.timeline.axis import Axis
from signer.studio.timeline.cursor import Cursor
from signer.studio.widgets.painted import Painted

with lazily():
    from signer.sequencing import contents


WHEEL_ZOOM: Final = 1.2
_SIZE_CURSORS: Final = {"way", "span start", "span end"}


class GlossTrack(Painted):
    """Items of the open sentence; hidden while a sign is open.

    All but the playhead is kept as one picture, drawn anew when it changed.

    Signals:
        places_wanted(): it is to be shown where items are, and who stands where.
        face_wanted(kind): the signals of a kind of track are to be shown, of all kinds where it is empty.
    """

    places_wanted = Signal()
    face_wanted = Signal(str)

    def __init__(
        self, session: Session, player: Player, axis: Axis, known: KnownSigns, pictures: Pictures
    ) -> None:
        super().__init__("glosses", "Sentence")
        self._session, self._player, self._axis = session, player, axis
        self._known, self._shown = known, ItemPictures(known, pictures)
        self.acts = SentenceActs(session, player, known)
        self._typing = GlossTyping(self, self, session, known, self._shown.of_answer)
        self._menus = SentenceMenus(self, session, self.acts, known, self._typing.fill, self)
        self._pointing = Pointing(session, self.acts, self.redraw)
        self._layout = Layout()
        self._still: QPixmap | None = None
        self._hovered = Target("nothing")
        self._ringed = False
        self._pan_x: float | None = None
        self.chosen_span = ""
        self.anchor: int | None = None
        """Caret from which items are chosen by Shift and the arrows; None while none are."""
        self._cursor = Cursor(self, "glosses.cursor")
        self.setAcceptDrops(False)
        self.setMinimumWidth(480)
        sentence = session.sentence
        for changed in (
            sentence.changed,
            sentence.performed_changed,
            sentence.entered_changed,
            session.sign_changed,
            axis.changed,
            known.came,
            known.pictured,
            pictures.ready,
            theme.theme_changed,
        ):
            changed.connect(self.redraw)
        sentence.changed.connect(self._on_changed)
        sentence.selection_changed.connect(self._on_selection)
        player.playhead_moved.connect(self._place_cursor)
        known.came.connect(self._on_known)
        self.setVisible(False)

    @property
    def layout_(self) -> Layout:
        """Places of everything on the axis as it is now."""
        return self._layout

    @property
    def card(self) -> AnswerCard:
        """The card of answers over the caret."""
        return self._typing.card

    # Typing

    def type_gloss(self, text: str) -> None:
        """Open the card over the caret with what was typed first."""
        self._typing.begin(text)

    def open_item(self, item_id: str) -> None:
        """Work on the keys of a sign, on the length of a pause; of anything else, choose what it is."""
        item = next(one for one in self._session.sentence.items if one.id == item_id)
        if isinstance(item.content, SignContent):
            self._session.sentence.enter(item_id)
        elif isinstance(item.content, Pause):
            self._menus.ask_pause(item_id)
        else:
            self._typing.fill(item_id)

    def end_with(self, mark: str) -> None:
        """End a phrase, clause or sentence before the caret, and type on; a question asks which one it is."""
        asked = self.acts.end_with(mark)
        if not asked:
            self.type_gloss("")
        else:
            self.card.close_card()
            x = self._layout.carets[self._session.sentence.caret]
            self._menus.of_question(asked, self.mapToGlobal(QPoint(round(x), self.height())))

    def ask_tempo(self) -> None:
        """Ask for the tempo of the chosen items as a number."""
        self._menus.ask_tempo()

    def open_menu(self) -> None:
        """Open the menu of what is chosen, below it."""
        if self.acts.chosen:
            item_id = self.acts.chosen[-1]
            box = self._layout.box_of(item_id)
            if box is not None:
                self._menus.of_item(item_id, self.mapToGlobal(QPoint(round(box.x), self.height())))

    # What changed outside

    def _on_known(self) -> None:
        self._typing.search_again()

    def _on_changed(self, before: object, after: object) -> None:
        if (before is None) != (after is None):
            self.setVisible(after is not None)
            self.anchor, self.chosen_span = None, ""
        utterance = self._session.sentence.utterance
        if utterance is not None and self.chosen_span not in {one.id for one in utterance.spans}:
            self.chosen_span = ""
        was_written = isinstance(before, Utterance) and bool(before.items)
        is_begun = utterance is not None and not utterance.items and was_written
        if (before is None and after is not None) or is_begun:  # what is typed next are glosses
            if not self._known.is_read:
                self._known.read()
            self.setFocus()

    def _on_selection(self) -> None:
        self.redraw()
        sentence = self._session.sentence
        chosen = [title_of(item.content) for item in sentence.items if item.id in sentence.chosen]
        before = sentence.before_caret
        where = f"behind {title_of(before.content)}" if before is not None else "at the beginning"
        told = f"{', '.join(chosen)} chosen" if chosen else f"Caret {where}"
        self.setAccessibleDescription(f"{told}. {len(sentence.items)} items.")

    def times(self) -> list[Times]:
        """Return when each item is signed, on the axis as it is now."""
        sentence = self._session.sentence
        utterance = sentence.utterance
        if utterance is None:
            return []
        found = times_of_items(utterance, sentence.performed, sentence.performed_of)
        if sentence.entered:
            keys = [key for _, key in every_key(self._session.sign)]
            first = min((key.time_s for key in keys), default=0.0)
            last = max((key.end_s for key in keys), default=first)
            found = around_item(found, utterance.index(sentence.entered), (first, last))
        return found

    def _relay(self) -> None:
        utterance = self._session.sentence.utterance
        if utterance is None:
            self._layout = Layout()
            return
        self._layout = lay_out(utterance, self.times(), self._axis.scale)
        height = round(self._layout.height_px)
        if height != self.height() or height != self.maximumHeight():
            self.setFixedHeight(height)
        self._cursor.resize(3, height)
        self._place_cursor()

    def redraw(self, *_changed: object) -> None:
        """Lay everything out anew, and draw it."""
        if self._session.sentence.is_open:
            self._still = None
            self._relay()
            self.update()

    def _place_cursor(self, *_moved: object) -> None:
        scale = self._axis.scale
        self._cursor.place(scale, self._player.playhead_s)
        if self._session.sentence.entered:  # its moment in the sentence is told
            self.update(0, 0, round(scale.left_px), self.height())

    # Drawing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._still = None
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._still = None
        super().focusOutEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._still is None or self._still.devicePixelRatio() != self.devicePixelRatio():
            self._still = self._drawn()
        painter = self.painter()
        if self._still is not None:
            painter.drawPixmap(0, 0, self._still)
        utterance = self._session.sentence.utterance
        if utterance is not None:
            sentence, time_s = self._session.sentence, self._player.playhead_s
            own = own_time_words(sentence, self._session.sign, time_s) if sentence.entered else None
            draw_head(painter, utterance, self._layout.top_px, over=self._hovered.id == "head", own_time=own)
        if self._ringed:
            self.draw_ring(painter, 3)
        painter.end()

    def _drawn(self) -> QPixmap | None:
        sentence = self._session.sentence
        if sentence.utterance is None:
            return None
        outdated = (item.id for item in sentence.items if self._known.newer(item.content) is not None)
        drawing = Drawing(
            sentence.utterance,
            self._layout,
            self._axis.scale.left_px,
            self._axis.scale.width_px,
            sentence.chosen,
            sentence.caret,
            sentence.entered,
            self._hovered,
            bad_ways(sentence),
            frozenset(outdated),
            pinned_too_early(sentence),
            self._pointing.drop,
            shows_caret=self.hasFocus() or self._typing.is_open,
            chosen_span=self.chosen_span,
            picture=self._shown.of_item,
        )
        return drawn(drawing, self.size(), self.devicePixelRatio())

    # The mouse

    def _target(self, event: QMouseEvent) -> Target:
        x, y = event.position().x(), event.position().y()
        if x < self._axis.scale.left_px - 8:
            return Target("nothing", "head")
        return target_at(self._layout, x, y, self._axis.scale.left_px - 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        target = self._target(event)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = event.position().x()
        elif event.button() == Qt.MouseButton.LeftButton and target.id == "head" and target.part == "nothing":
            self._menus.of_sentence(self.mapToGlobal(QPoint(16, self.height())))
        elif event.button() == Qt.MouseButton.LeftButton:
            self.chosen_span = target.id if target.part.startswith("span") else ""
            self._press(target, event)
            self.acts.work_on_span(self.chosen_span)
            self.redraw()

    def _press(self, target: Target, event: QMouseEvent) -> None:
        sentence = self._session.sentence
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        is_item = target.part in ("item", "end")
        if is_item and shift:
            self._choose_up_to(target.id)
        elif is_item and control:
            others = set(sentence.chosen) ^ {target.id}
            sentence.choose(others)
        elif is_item:
            if target.id not in sentence.chosen:
                sentence.choose((target.id,))
                self.anchor = None
                self.acts.seek_caret()
            part = Target("item", target.id)
            if self._is_grip(target, event.modifiers()):
                part = target if target.part == "end" else Target("begin", target.id)
            self._pointing.press(part, event.position().x(), self._layout, self._axis.scale)
        elif target.part in ("way", "span start", "span end"):
            self._pointing.press(target, event.position().x(), self._layout, self._axis.scale)
        elif target.part == "empty":
            sentence.choose((), self._layout.caret_at(event.position().x()))
            self.anchor = None
            self.acts.seek_caret()

    def _is_grip(self, target: Target, modifiers: Qt.KeyboardModifier) -> bool:
        """Return whether a drag changes a time: the end of a pause, with Alt end and beginning of a sign."""
        item = next((one for one in self._session.sentence.items if one.id == target.id), None)
        if item is None or target.part not in ("item", "end"):
            return False
        if contents.waits_s(item.content):
            return target.part == "end" and isinstance(item.content, Pause)
        return bool(modifiers & Qt.KeyboardModifier.AltModifier)

    def _choose_up_to(self, item_id: str) -> None:
        sentence = self._session.sentence
        ids = [item.id for item in sentence.items]
        here = ids.index(item_id)
        rows = [ids.index(one) for one in sentence.chosen] or [here]
        first, last = min(here, *rows), max(here, *rows)
        sentence.choose(ids[first : last + 1], last + 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_x is not None:
            self._axis.pan_by(event.position().x() - self._pan_x)
            self._pan_x = event.position().x()
        elif self._pointing.is_active:
            self._pointing.drag(event.position().x(), self._layout)
        else:
            self._hover(self._target(event), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pointing.release()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        target = self._target(event)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pointing.give_up()
        if target.part in ("item", "end"):
            self.open_item(target.id)
        elif target.part == "way":
            self._menus.of_way(target.id, event.globalPosition().toPoint())
        elif target.part.startswith("span"):
            self._menus.of_span(target.id, event.globalPosition().toPoint())
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            self.open_menu()
            return
        position, sentence = event.pos(), self._session.sentence
        target = target_at(self._layout, position.x(), position.y(), self._axis.scale.left_px - 8)
        if target.part in ("item", "end"):
            if target.id not in sentence.chosen:
                sentence.choose((target.id,))
            self._menus.of_item(target.id, event.globalPos())
        elif target.part == "way":
            self._menus.of_way(target.id, event.globalPos())
        elif target.part.startswith("span"):
            self._menus.of_span(target.id, event.globalPos())
        else:
            self._menus.of_sentence(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        down, across = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._axis.zoom_by(WHEEL_ZOOM ** (down / 120), event.position().x())
        else:
            self._axis.pan_by((across or down) / 2)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(Target("nothing"), Qt.KeyboardModifier.NoModifier)
        super().leaveEvent(event)

    def _hover(self, target: Target, modifiers: Qt.KeyboardModifier) -> None:
        sized = target.part in _SIZE_CURSORS or self._is_grip(target, modifiers)
        shape = Qt.CursorShape.SizeHorCursor if sized else Qt.CursorShape.ArrowCursor
        if target.part in ("item", "end", "span") and not sized:
            shape = Qt.CursorShape.PointingHandCursor
        if target.part == "empty":
            shape = Qt.CursorShape.IBeamCursor
        self.setCursor(shape)
        if target != self._hovered:
            self._hovered = target
            self._still = None
            self.update()

    # Words and keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            x, y = event.pos().x(), event.pos().y()
            left = self._axis.scale.left_px - 8
            target = Target("nothing", "head") if x < left else target_at(self._layout, x, y, left)
            QToolTip.showText(
                event.globalPos(), plain.tip(words_at(target, self._session.sentence, self._known)), self
            )
            return True
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            return self._pointing.is_active
        return keyboard.is_ours(event, entered=bool(self._session.sentence.entered))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pointing.is_active:
            self._pointing.give_up()
        elif not keyboard.press(event, self, self._session):
            super().keyPressEvent(event)
