"""The keyboard on the track of glosses: typing begins a gloss, arrows move the caret."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from signer.document import utterance_span_edits as span_edits
from signer.studio.editing.session import Session
from signer.studio.sentences.acts import LESS, MORE, SentenceActs
from signer.studio.sentences.answers import ENDS

_KEY: Final = Qt.Key
_NONE: Final = Qt.KeyboardModifier.NoModifier
_ALT: Final = Qt.KeyboardModifier.AltModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_CTRL: Final = Qt.KeyboardModifier.ControlModifier
_COMMANDS: Final = _CTRL | _ALT | Qt.KeyboardModifier.MetaModifier
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
_OURS: Final = {
    *((key, modifiers) for key in (_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Home, _KEY.Key_End)
      for modifiers in (_NONE, _SHIFT)),
    *((key, _NONE) for key in (_KEY.Key_Delete, _KEY.Key_Backspace, _KEY.Key_Space, *_ENTER)),
    *((key, _SHIFT) for key in _ENTER),
    *((key, _CTRL) for key in (_KEY.Key_A, _KEY.Key_C, _KEY.Key_X, _KEY.Key_V, _KEY.Key_D)),
    *((key, _ALT) for key in (_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down, _KEY.Key_M,
                              _KEY.Key_O, _KEY.Key_T, _KEY.Key_B)),
}  # fmt: skip
STEPS: Final = {_KEY.Key_Left: -1, _KEY.Key_Right: 1}


class Track(Protocol):
    """Interface of the track that the keyboard uses."""

    anchor: int | None
    chosen_span: str
    acts: SentenceActs

    def type_gloss(self, text: str) -> None:
        """Begin a gloss."""

    def open_item(self, item_id: str) -> None:
        """Work on an item."""

    def end_with(self, mark: str) -> None:
        """End a phrase, clause or sentence."""

    def ask_tempo(self) -> None:
        """Ask for a tempo."""


def is_ours(event: QKeyEvent, *, entered: bool) -> bool:
    """Return whether the track takes this key before any shortcut of the window.

    While the sign of an item is worked on the keys are those of its tracks.
    """
    if entered:
        return False
    if (_KEY(event.key()), _modifiers(event)) in _OURS:
        return True
    return bool(event.text().strip()) and event.text().isprintable() and not event.modifiers() & _COMMANDS


def press(event: QKeyEvent, track: Track, session: Session) -> bool:
    """Do what the key means here; False when it means nothing."""
    if not is_ours(event, entered=bool(session.sentence.entered)):
        return False
    key, modifiers, acts = _KEY(event.key()), _modifiers(event), track.acts
    if modifiers == _CTRL:
        _with_control(key, acts, session)
    elif modifiers == _ALT:
        _with_alt(key, track, session)
    elif key in (*STEPS, _KEY.Key_Home, _KEY.Key_End):
        _move_caret(key, track, session, extends=modifiers == _SHIFT)
    elif key in (_KEY.Key_Delete, _KEY.Key_Backspace):
        if track.chosen_span:
            session.sentence.perform(span_edits.remove_span(track.chosen_span))
        else:
            acts.delete(backwards=key == _KEY.Key_Backspace)
    elif key == _KEY.Key_Space:
        acts.play()
    elif key in _ENTER and modifiers == _SHIFT:
        acts.spell()
    elif key in _ENTER:
        if session.sentence.chosen:
            track.open_item(session.sentence.chosen[-1])
        else:
            track.type_gloss("")
    elif event.text() in ENDS:
        track.end_with(event.text())
    else:
        track.type_gloss(event.text())
    return True


def _with_control(key: Qt.Key, acts: SentenceActs, session: Session) -> None:
    match key:
        case Qt.Key.Key_A:
            session.sentence.choose(item.id for item in session.sentence.items)
        case Qt.Key.Key_C:
            acts.copy()
        case Qt.Key.Key_X:
            acts.cut()
        case Qt.Key.Key_V:
            acts.paste()
        case Qt.Key.Key_D:
            acts.duplicate()


def _with_alt(key: Qt.Key, track: Track, session: Session) -> None:
    acts = track.acts
    match key:
        case Qt.Key.Key_M:
            acts.mirror()
        case Qt.Key.Key_O:
            acts.toggle_one_hand()
        case Qt.Key.Key_B:
            acts.pin_to_playhead()
        case Qt.Key.Key_T:
            track.ask_tempo()
        case Qt.Key.Key_Up | Qt.Key.Key_Down:
            acts.pace(MORE if key == Qt.Key.Key_Up else LESS)
        case Qt.Key.Key_Left | Qt.Key.Key_Right:
            _shift_items(STEPS[key], acts, session)


def _shift_items(by: int, acts: SentenceActs, session: Session) -> None:
    """Move the chosen items past the one beside them."""
    ids = [item.id for item in session.sentence.items]
    rows = [ids.index(one) for one in acts.chosen]
    if rows:
        caret = min(rows) - 1 if by < 0 else max(rows) + 2
        if 0 <= caret <= len(ids):
            acts.move(acts.chosen, caret)


def _move_caret(key: Qt.Key, track: Track, session: Session, *, extends: bool) -> None:
    sentence = session.sentence
    ids = [item.id for item in sentence.items]
    ends = {_KEY.Key_Home: 0, _KEY.Key_End: len(ids)}
    caret = ends[key] if key in ends else min(max(sentence.caret + STEPS[key], 0), len(ids))
    if extends:
        track.anchor = sentence.caret if track.anchor is None else track.anchor
        first, last = sorted((track.anchor, caret))
        sentence.choose(ids[first:last], caret)
    else:
        if sentence.chosen and key in STEPS:  # the choice falls to its end
            rows = [ids.index(one) for one in sentence.chosen]
            caret = min(rows) if key == _KEY.Key_Left else max(rows) + 1
        track.anchor = None
        sentence.choose((), caret)
    track.acts.seek_caret()


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
