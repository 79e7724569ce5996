"""Typing of glosses: the card of answers over the caret or an item, and what an answer is used for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.sentences import keyboard
from signer.studio.sentences.answer_card import AnswerCard
from signer.studio.sentences.answers import Answer, answers
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.layout import Layout

with lazily():
    from signer.sequencing import contents


class Track(keyboard.Track, Protocol):
    """Interface of the track that typing uses."""

    @property
    def layout_(self) -> Layout:
        """Places of everything on the axis."""
        ...

    def redraw(self) -> None:
        """Lay everything out anew, and draw it."""

    def end_with(self, mark: str) -> None:
        """End a phrase, clause or sentence."""

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the track."""
        ...


class GlossTyping:
    """The card over a track of glosses; an answer goes to the caret, or in the place of an item."""

    def __init__(
        self,
        parent: QWidget,
        track: Track,
        session: Session,
        known: KnownSigns,
        picture: Callable[[Answer], QPixmap | None],
    ) -> None:
        self._parent = parent
        self._track, self._session, self._known, self._picture = track, session, known, picture
        self._filled = ""
        """Id of the item in whose place an answer goes; empty at the caret."""
        self._card: AnswerCard | None = None

    @property
    def card(self) -> AnswerCard:
        """The card of answers over the caret, made when it is first asked for."""
        if self._card is None:
            self._card = AnswerCard(self._parent.window(), self._search, self._picture)
            self._card.took.connect(self._on_took)
            self._card.read.connect(self._on_read)
            self._card.passed.connect(self._on_passed)
            self._card.closed.connect(self._on_closed)
        return self._card

    @property
    def is_open(self) -> bool:
        """Return whether the card is seen."""
        return self._card is not None and self._card.isVisible()

    def begin(self, text: str) -> None:
        """Open the card over the caret with what was typed first."""
        self._filled = ""
        foot = self._foot(self._track.layout_.carets[self._session.sentence.caret])
        self.card.open_at(foot, self._right_px(), text)

    def fill(self, item_id: str) -> None:
        """Open the card over an item, to choose something else for its place."""
        box = self._track.layout_.box_of(item_id)
        item = next((one for one in self._session.sentence.items if one.id == item_id), None)
        if box is not None and item is not None:
            self._filled = item_id
            text = contents.gloss_of(item.content)
            self.card.open_at(self._foot(box.x + box.width / 2), self._right_px(), text, whole=True)

    def search_again(self) -> None:
        """Show what is found by now for what is typed."""
        if self._card is not None:
            self._card.search_again()

    def _search(self, text: str) -> tuple[Answer, ...]:
        return answers(text, self._known, self._session.sentence.content) if self._known.is_read else ()

    def _on_took(self, answer: Answer) -> None:
        if self._filled:
            self._track.acts.fill(self._filled, answer)
        else:
            self._track.acts.put_in(answer)

    def _on_read(self, text: str, mark: str) -> None:
        if self._filled and text:
            made = self._known.read_line(text, self._session.sentence.content)
            if made.items:
                self._track.acts.fill(self._filled, Answer(text, "", made.items[0], made))
        elif text:
            self._track.acts.put_line(text)
        is_filled = bool(self._filled)
        self._track.redraw()
        if is_filled:
            self.card.close_card()
        elif mark:
            self._track.end_with(mark)
        else:
            self.begin("")

    def _on_passed(self, event: QKeyEvent) -> None:
        self._track.press_key(event)

    def _on_closed(self) -> None:
        self._filled = ""
        self._parent.setFocus()

    def _right_px(self) -> int:
        return self._parent.mapTo(self._parent.window(), QPoint(self._parent.width(), 0)).x()

    def _foot(self, x: float) -> QPoint:
        """Return the place in the window below a place on the axis, px."""
        return self._parent.mapTo(self._parent.window(), QPoint(round(x), round(self._track.layout_.top_px)))
