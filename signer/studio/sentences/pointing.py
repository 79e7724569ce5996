"""Drags on the track of glosses: items to another place, ends and transitions to another length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from signer.document import utterance_item_edits as item_edits
from signer.document import utterance_span_edits as span_edits
from signer.document.timing import stored
from signer.document.utterance import Pause
from signer.studio.editing.session import Session
from signer.studio.sentences.acts import SentenceActs
from signer.studio.sentences.layout import Layout, Target
from signer.studio.timeline.scale import Scale

BEGINS_PX: Final = 5.0
"""A press that moves less is a click."""
LEAST_S: Final = 0.05
LEAST_PX: Final = 8.0


class Pointing:
    """One drag at a time; each is one undo step.

    Attributes:
        drop: number of the place to which items are dragged; None for no such drag.
    """

    def __init__(self, session: Session, acts: SentenceActs, redraw: Callable[[], object]) -> None:
        self._session, self._acts, self._redraw = session, acts, redraw
        self.drop: int | None = None
        self._target: Target | None = None
        self._from_x = 0.0
        self._length_s = self._tempo = self._earliest_s = 0.0
        self._px_per_s = 1.0
        self._moves = self._is_pause = False
        session.gesture_broken.connect(self._let_go)

    @property
    def is_active(self) -> bool:
        """Return whether something is held."""
        return self._target is not None

    def press(self, target: Target, x: float, layout: Layout, scale: Scale) -> None:
        """Take hold of something."""
        self._target, self._from_x, self._moves = target, x, False
        self._px_per_s = scale.px_per_s
        if target.part == "end":
            one = next(each for each in layout.items if each.item.id == target.id)
            self._length_s = one.times_s[1] - one.times_s[0]
            self._tempo = one.item.tempo
            self._is_pause = isinstance(one.item.content, Pause)
        elif target.part == "begin":
            one = next(each for each in layout.items if each.item.id == target.id)
            self._length_s, self._earliest_s = one.times_s[0], self._acts.earliest_s(target.id)
        elif target.part == "way":
            way = next(each for each in layout.ways if each.before == target.id)
            row = next(row for row, each in enumerate(layout.items) if each.item.id == way.after)
            self._length_s = layout.items[row].times_s[0] - layout.items[row - 1].times_s[1]

    def drag(self, x: float, layout: Layout) -> None:
        """Follow the pointer."""
        target = self._target
        if target is None:
            return
        if not self._moves:
            if abs(x - self._from_x) < BEGINS_PX or self._session.sentence.entered:
                return
            self._moves = True
            if target.part != "item":
                self._session.begin_gesture()
        by_s = (x - self._from_x) / self._px_per_s
        match target.part:
            case "item":
                self.drop = layout.caret_at(x)
                self._redraw()
            case "begin":
                self._acts.pin(target.id, round(self._length_s + by_s, 2), self._earliest_s)
            case "end" if self._is_pause:
                self._acts.set_pause(target.id, max(self._length_s + by_s, LEAST_S))
            case "end":
                length_s = max(self._length_s + by_s, LEAST_S)
                tempo = round(self._tempo * self._length_s / length_s, 2)
                self._session.perform(item_edits.set_tempo(target.id, tempo))
            case "way":
                item = self._session.sentence.content.item(target.id)
                length_s = stored(round(max(self._length_s + by_s, LEAST_S), 2))
                onward = replace(item.onward, duration_s=length_s)
                self._session.perform(item_edits.set_transition(target.id, onward))
            case "span start" | "span end":
                over = min(layout.items, key=lambda one: abs(one.box.x + one.box.width / 2 - x)).item.id
                field = "from_item" if target.part == "span start" else "to_item"
                self._set_span(target.id, field, over)

    def release(self) -> None:
        """Let go where it is."""
        target, drop = self._target, self.drop
        moves = self._moves
        self._let_go()
        if target is None or not moves:
            return
        if target.part == "item" and drop is not None:
            self._acts.move(self._session.sentence.chosen or (target.id,), drop)
        else:
            self._session.end_gesture()
        self._redraw()

    def give_up(self) -> None:
        """Let go, and leave everything as it was."""
        is_gesture = self._moves and self._target is not None and self._target.part != "item"
        self._let_go()
        if is_gesture:
            self._session.cancel_gesture()
        self._redraw()

    def _let_go(self) -> None:
        self._target, self.drop, self._moves = None, None, False

    def _set_span(self, span_id: str, field: str, item_id: str) -> None:
        """Let a signal begin or end with an item, unless it would end before it begins."""
        utterance = self._session.sentence.content
        span = next(one for one in utterance.spans if one.id == span_id)
        first = utterance.index(item_id if field == "from_item" else span.from_item)
        last = utterance.index(item_id if field == "to_item" else span.to_item)
        if first <= last:
            self._session.perform(span_edits.set_span(span_id, **{field: item_id}))
