"""Keys of the track of glosses: typing begins a gloss, arrows move the caret."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from signer.document import utterance_span_edits as span_edits
from signer.studio.editing.session import Session
from signer.studio.sentences.acts import SentenceActs
from signer.studio.sentences.timing_acts import LESS, MORE
from signer.studio.timeline.row_canvas import NO_MODIFIERS, Press

_KEY: Final = Qt.Key
_ALT: Final = Qt.KeyboardModifier.AltModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_COMMANDS: Final = _CTRL | _ALT | Qt.KeyboardModifier.MetaModifier
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
_STEPS: Final = {_KEY.Key_Left: -1, _KEY.Key_Right: 1}
_CARET: Final = (*_STEPS, _KEY.Key_Home, _KEY.Key_End)


class Track(Protocol):
    """Interface of the track that the keyboard uses."""

    anchor: int | None
    chosen_span: str
    acts: SentenceActs

    def type_gloss(self, text: str) -> None:
        """Begin a gloss."""

    def open_item(self, item_id: str) -> None:
        """Work on an item."""

    def ask_tempo(self) -> None:
        """Ask for a tempo."""


def keys_of(track: Track, session: Session) -> dict[Press, Callable[[], object]]:
    """Return what each key does on the track before any shortcut of the window."""
    acts, sentence = track.acts, session.sentence

    def delete(*, backwards: bool) -> None:
        if track.chosen_span:
            session.perform(span_edits.remove_span(track.chosen_span))
        else:
            acts.delete(backwards=backwards)

    def enter() -> None:
        if sentence.chosen:
            track.open_item(sentence.chosen[-1])
        else:
            track.type_gloss("")

    with_control: dict[Qt.Key, Callable[[], object]] = {
        _KEY.Key_A: lambda: sentence.choose(item.id for item in sentence.items),
        _KEY.Key_C: acts.copy, _KEY.Key_X: acts.cut, _KEY.Key_V: acts.paste, _KEY.Key_D: acts.duplicate,
    }  # fmt: skip
    with_alt: dict[Qt.Key, Callable[[], object]] = {
        _KEY.Key_M: acts.mirror, _KEY.Key_O: acts.toggle_one_hand, _KEY.Key_B: acts.pin_to_playhead,
        _KEY.Key_T: track.ask_tempo, _KEY.Key_Up: partial(acts.pace, MORE),
        _KEY.Key_Down: partial(acts.pace, LESS),
        **{key: partial(_shift_items, by, acts, session) for key, by in _STEPS.items()},
    }  # fmt: skip
    return {
        **{(key, _CTRL): do for key, do in with_control.items()},
        **{(key, _ALT): do for key, do in with_alt.items()},
        **{(key, NO_MODIFIERS): partial(_move_caret, key, track, session) for key in _CARET},
        **{(key, _SHIFT): partial(_move_caret, key, track, session, extends=True) for key in _CARET},
        (_KEY.Key_Delete, NO_MODIFIERS): partial(delete, backwards=False),
        (_KEY.Key_Backspace, NO_MODIFIERS): partial(delete, backwards=True),
        (_KEY.Key_Space, NO_MODIFIERS): acts.play,
        **{(key, NO_MODIFIERS): enter for key in _ENTER},
        **{(key, _SHIFT): acts.spell for key in _ENTER},
    }


def is_typed(event: QKeyEvent) -> bool:
    """Return whether a key writes a letter or a mark."""
    return bool(event.text().strip()) and event.text().isprintable() and not event.modifiers() & _COMMANDS


def _shift_items(by: int, acts: SentenceActs, session: Session) -> None:
    """Move the chosen items past the one beside them."""
    ids = [item.id for item in session.sentence.items]
    rows = [ids.index(one) for one in acts.chosen]
    if rows:
        caret = min(rows) - 1 if by < 0 else max(rows) + 2
        if 0 <= caret <= len(ids):
            acts.move(acts.chosen, caret)


def _move_caret(key: Qt.Key, track: Track, session: Session, *, extends: bool = False) -> None:
    sentence = session.sentence
    ids = [item.id for item in sentence.items]
    ends = {_KEY.Key_Home: 0, _KEY.Key_End: len(ids)}
    caret = ends[key] if key in ends else min(max(sentence.caret + _STEPS[key], 0), len(ids))
    if extends:
        track.anchor = sentence.caret if track.anchor is None else track.anchor
        first, last = sorted((track.anchor, caret))
        sentence.choose(ids[first:last], caret)
    else:
        if sentence.chosen and key in _STEPS:  # the choice falls to its end
            rows = [ids.index(one) for one in sentence.chosen]
            caret = min(rows) if key == _KEY.Key_Left else max(rows) + 1
        track.anchor = None
        sentence.choose((), caret)
    track.acts.seek_caret()
