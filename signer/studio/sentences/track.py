"""The track of glosses over the hands' tracks: items on the time axis, typed, chosen, moved and paced."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import ClassVar

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu
from shiboken6 import isValid

from signer.document.queries import every_key
from signer.document.utterance import Pause, SignContent, Utterance
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.pictures.queue import Pictures
from signer.studio.sentences import paint
from signer.studio.sentences.acts import SentenceActs
from signer.studio.sentences.answer_card import AnswerCard
from signer.studio.sentences.answers import ENDS, ItemPictures, title_of
from signer.studio.sentences.gloss_typing import GlossTyping
from signer.studio.sentences.keyboard import is_typed, keys_of
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.layout import (
    AIR_PX,
    Layout,
    Target,
    Times,
    around_item,
    lay_out,
    target_at,
    times_of_items,
)
from signer.studio.sentences.menus import SentenceMenus
from signer.studio.sentences.pointing import Pointing
from signer.studio.sentences.told import bad_ways, own_time_words, pinned_too_early, words_at
from signer.studio.timeline.axis import Axis, Cursor
from signer.studio.timeline.row_canvas import RowCanvas
from signer.studio.widgets.roles import Part

with lazily():
    from signer.sequencing import contents


class GlossTrack(RowCanvas[Target, Pointing]):
    """Items of the open sentence; hidden while a sign is open.

    Signals:
        places_wanted(): it is to be shown where items are, and who stands where.
        face_wanted(kind): the signals of a kind of track are to be shown, of all kinds where it is empty.
    """

    places_wanted = Signal()
    face_wanted = Signal(str)
    CURSORS: ClassVar[Mapping[str, Qt.CursorShape]] = {
        **dict.fromkeys(("way", "span start", "span end"), Qt.CursorShape.SizeHorCursor),
        **dict.fromkeys(("item", "end", "span"), Qt.CursorShape.PointingHandCursor),
        "empty": Qt.CursorShape.IBeamCursor,
    }

    def __init__(
        self, session: Session, player: Player, axis: Axis, known: KnownSigns, pictures: Pictures
    ) -> None:
        super().__init__("glosses", tr("Sentence"), axis, Target("nothing"))
        self._session, self._player = session, player
        self._known, self._shown = known, ItemPictures(known, pictures)
        self.acts = SentenceActs(session, player, known)
        self._typing = GlossTyping(self, self, session, known, self._shown.of_answer)
        self._menus = SentenceMenus(self, session, self.acts, known, self._typing.fill, self)
        self.drag = Pointing(session, self.acts, self.redraw)
        self.layout_ = Layout()
        """Places of everything on the axis as it is now."""
        self._asking: QMenu | None = None
        """Menu that asks which question ends before the caret, and goes along with it."""
        self.chosen_span = ""
        self.anchor: int | None = None
        """Caret from which items are chosen by Shift and the arrows; None while none are."""
        self.keys = keys_of(self, session)
        self._cursor = Cursor(self, "glosses.cursor")
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
        ):
            changed.connect(self.redraw)
        sentence.changed.connect(self._on_changed)
        sentence.selection_changed.connect(self._on_selection)
        player.playhead_moved.connect(self._place_cursor)
        known.came.connect(self._typing.search_again)
        self.setVisible(False)

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
        item = self._session.sentence.content.item(item_id)
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
            self._asking = self._menus.of_question(asked, self._below_caret())

    def fit_words(self) -> None:
        """Zoom in about the caret until the name of every item is seen whole."""
        items = self.layout_.items
        wanted = [
            (one.wanted_px + AIR_PX) / max(following.box.x - one.box.x, 1.0)
            for one, following in pairwise(items)
        ]
        if (factor := max(wanted, default=1.0)) > 1.0:
            self.axis.zoom_by(factor, self.layout_.carets[self._session.sentence.caret])

    def _below_caret(self) -> QPoint:
        """Return the place of the screen below the caret."""
        x = self.layout_.carets[self._session.sentence.caret]
        return self.mapToGlobal(QPoint(round(x), self.height()))

    def ask_tempo(self) -> None:
        """Ask for the tempo of the chosen items as a number."""
        self._menus.ask_tempo()

    def open_menu_of_chosen(self) -> None:
        """Open the menu of what is chosen, below it."""
        if self.acts.chosen:
            item_id = self.acts.chosen[-1]
            box = self.layout_.box_of(item_id)
            if box is not None:
                self._menus.of_item(item_id, self.mapToGlobal(QPoint(round(box.x), self.height())))

    # What changed outside

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
        where = (
            tr("behind {title_of}", title_of=title_of(before.content))
            if before is not None
            else tr("at the beginning")
        )
        told = tr("{chosen} chosen", chosen=", ".join(chosen)) if chosen else tr("Caret {where}", where=where)
        self.setAccessibleDescription(tr("{told}. {count} items.", told=told, count=len(sentence.items)))

    def times(self) -> list[Times]:
        """Return when each item is signed, on the axis as it is now."""
        sentence = self._session.sentence
        utterance = sentence.content
        found = times_of_items(utterance, sentence.performed, sentence.performed_of)
        if sentence.entered:
            keys = [key for _, key in every_key(self._session.sign)]
            first = min((key.time_s for key in keys), default=0.0)
            last = max((key.end_s for key in keys), default=first)
            found = around_item(found, utterance.index(sentence.entered), (first, last))
        return found

    def lay_out(self) -> None:
        utterance = self._session.sentence.content
        self.layout_ = lay_out(
            utterance, self.times(), self.axis.scale, lambda item: paint.name_px(utterance, item)
        )
        height = round(self.layout_.height_px)
        if height != self.height() or height != self.maximumHeight():
            self.setFixedHeight(height)
        self._cursor.resize(3, height)
        self._place_cursor()
        if self._asking is not None and isValid(self._asking) and self._asking.isVisible():
            room, at = self._asking.screen().availableGeometry(), self._below_caret()
            lowest = room.bottom() + 1 - self._asking.height()
            self._asking.move(min(at.x(), room.right() + 1 - self._asking.width()), min(at.y(), lowest))

    def redraw(self, *_changed: object) -> None:
        """Lay everything out anew, and draw it; nothing while a sign is open."""
        if self._session.sentence.is_open:
            super().redraw()

    def _place_cursor(self, *_moved: object) -> None:
        scale = self.axis.scale
        self._cursor.place(scale, self._player.playhead_s)
        if self._session.sentence.entered:  # its moment in the sentence is told
            self.update(0, 0, round(scale.left_px), self.height())

    # Drawing

    def draw(self, painter: QPainter) -> None:
        sentence = self._session.sentence
        outdated = (item.id for item in sentence.items if self._known.newer(item.content) is not None)
        drawing = paint.Drawing(
            sentence.content,
            self.layout_,
            self.axis.scale.left_px,
            self.axis.scale.width_px,
            sentence.chosen,
            sentence.caret,
            sentence.entered,
            self.hovered,
            bad_ways(sentence),
            frozenset(outdated),
            pinned_too_early(sentence),
            self.drag.drop,
            shows_caret=self.hasFocus() or self._typing.is_open,
            chosen_span=self.chosen_span,
            picture=self._shown.of_item,
        )
        paint.draw(painter, drawing)

    def draw_over(self, painter: QPainter) -> None:
        sentence, time_s = self._session.sentence, self._player.playhead_s
        own = own_time_words(sentence, self._session.sign, time_s) if sentence.entered else None
        is_over = self.hovered.id == "head"
        paint.draw_head(painter, sentence.content, self.layout_.top_px, over=is_over, own_time=own)

    # The mouse

    def part_at(self, x: float, y: float) -> Target:
        return target_at(self.layout_, x, y, self.axis.scale.left_px - 8)

    def press(self, part: Target, event: QMouseEvent) -> None:
        if part.part == "nothing":
            self._menus.of_sentence(self.mapToGlobal(QPoint(16, self.height())))
            return
        self.chosen_span = part.id if part.part.startswith("span") else ""
        if part.part in ("item", "end"):
            self._press_item(part, event)
        elif part.part == "empty":
            self._session.sentence.choose((), self.layout_.caret_at(event.position().x()))
            self.anchor = None
            self.acts.seek_caret()
        elif part.part != "span":
            self.drag.press(part, event.position().x(), self.layout_, self.axis.scale)
        self.acts.work_on_span(self.chosen_span)
        self.redraw()

    def _press_item(self, part: Target, event: QMouseEvent) -> None:
        sentence = self._session.sentence
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._choose_up_to(part.id)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            sentence.choose(set(sentence.chosen) ^ {part.id})
        else:
            if part.id not in sentence.chosen:
                sentence.choose((part.id,))
                self.anchor = None
                self.acts.seek_caret()
            held = Target("item", part.id)
            if self._is_grip(part, event.modifiers()):
                held = part if part.part == "end" else Target("begin", part.id)
            self.drag.press(held, event.position().x(), self.layout_, self.axis.scale)

    def _is_grip(self, part: Target, modifiers: Qt.KeyboardModifier) -> bool:
        """Return whether a drag changes a time: the end of a pause, with Alt end and beginning of a sign."""
        item = next((one for one in self._session.sentence.items if one.id == part.id), None)
        if item is None or part.part not in ("item", "end"):
            return False
        if contents.waits_s(item.content):
            return part.part == "end" and isinstance(item.content, Pause)
        return bool(modifiers & Qt.KeyboardModifier.AltModifier)

    def _choose_up_to(self, item_id: str) -> None:
        sentence = self._session.sentence
        ids = [item.id for item in sentence.items]
        here = ids.index(item_id)
        rows = [ids.index(one) for one in sentence.chosen] or [here]
        first, last = min(here, *rows), max(here, *rows)
        sentence.choose(ids[first : last + 1], last + 1)

    def pull(self, event: QMouseEvent) -> None:
        self.drag.drag(event.position().x(), self.layout_)

    def let_go(self, event: QMouseEvent) -> None:
        self.drag.release()

    def cursor_over(self, part: Target, modifiers: Qt.KeyboardModifier) -> Qt.CursorShape:
        return (
            Qt.CursorShape.SizeHorCursor
            if self._is_grip(part, modifiers)
            else super().cursor_over(part, modifiers)
        )

    def open_part(self, part: Target, event: QMouseEvent) -> bool:
        self.drag.give_up()
        if part.part in ("item", "end"):
            self.open_item(part.id)
        elif part.part in ("empty", "nothing"):
            return False
        else:
            self.open_menu_on(part, event.position().x(), event.globalPosition().toPoint())
        return True

    def open_menu_on(self, part: Target, x: float, at: QPoint) -> None:
        if part.part in ("item", "end"):
            if part.id not in self._session.sentence.chosen:
                self._session.sentence.choose((part.id,))
            self._menus.of_item(part.id, at)
        elif part.part == "way":
            self._menus.of_way(part.id, at)
        elif part.part.startswith("span"):
            self._menus.of_span(part.id, at)
        else:
            self._menus.of_sentence(at)

    # Words and keys

    def spoken_parts(self) -> list[Part]:
        """Return the items of the sentence, for screen readers."""
        sentence = self._session.sentence
        return [
            Part(title_of(one.item.content),
                 tr("{begin:.2f} to {end:.2f} s", begin=one.times_s[0], end=one.times_s[1]),
                 QRectF(*one.box), one.item.id in sentence.chosen)
            for one in self.layout_.items
        ]  # fmt: skip

    def tip_at(self, part: Target, x: float) -> str:
        return words_at(part, self._session.sentence, self._known)

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether the track takes a key: none while the tracks of an item's own sign do."""
        return not self._session.sentence.entered and (super().wants(event) or is_typed(event))

    def press_key(self, event: QKeyEvent) -> bool:
        if not self.wants(event):
            return False
        if super().wants(event):
            return super().press_key(event)
        if event.text() in ENDS:
            self.end_with(event.text())
        else:
            self.type_gloss(event.text())
        return True
