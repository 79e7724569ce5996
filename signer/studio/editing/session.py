"""Session of the open document: the one door through which it changes, and what is worked on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar, overload

from PySide6.QtCore import Signal

from body_model.bodies import REFERENCE
from signer.characters.character import Character
from signer.characters.load import character_names, is_character, load_character
from signer.document.change import Change, Outcome
from signer.document.edits import Edit, Moment, MomentEdit, Prepared
from signer.document.items import item_under, items_on
from signer.document.queries import key_after, key_before, key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import TrackName
from signer.document.utterance import Document, Utterance
from signer.document.utterance_edits import UtteranceEdit
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.editing.open_document import OpenDocument, State
from signer.studio.editing.open_sentence import ENTER_FIRST, OpenSentence
from signer.studio.editing.retiming import touches_other_arm
from signer.studio.editing.selection import time_for_item
from signer.studio.language import tr

with lazily():
    from signer.motion.operations import editing, liveliness

NO_KEY_HERE: Final = tr("No key here. Press K to set one, or switch Auto-key on.")

WENT_ALONG: Final = tr(
    "Torso and head go a little with this far reach: spans under Face and body, which can be deleted."
)
CHOOSE_SIGNAL: Final = tr("Choose a signal in Face (Ctrl+7): it is set here.")


def about_hand(edit: Change[Sign]) -> bool:
    """Return whether an edit is about what a hand does at a moment."""
    about = edit.edit if isinstance(edit, Prepared) else edit
    return isinstance(about, MomentEdit) and about.kind == "hand"


AnyEdit = TypeVar("AnyEdit", bound=Change[Sign])


class Session(OpenDocument):
    """The open document, what of it is worked on, and the one door through which it changes.

    `sentence` is what a sentence has beside the sign that is shown: its items, and which of them is entered.

    Signals:
        auto_key_changed(on): whether changes between keys set a key by themselves.
        sign_closing(): another sign is about to be opened; what is being written about this one is given up.
        signer_changed(): another character shows the sign.
        key_wanted(): the posture under the playhead is about to be changed, so what runs must stand still
            first.
    """

    auto_key_changed = Signal(bool)
    key_wanted = Signal()
    signer_changed = Signal()
    sign_closing = Signal()

    def __init__(self, sign: Sign | None = None, path: Path | None = None) -> None:
        super().__init__(sign if sign is not None else Sign(), path)
        self.auto_key = True
        """True while a change between keys sets a key there by itself."""
        self.signer = REFERENCE
        """Name of the character that shows the sign; the sign itself says nothing of it."""
        self._character: Character | None = None
        self._lively = False
        self._places = False  # True while the step that is under way places a hand with life
        self.sentence: Final = OpenSentence(self)

    @property
    def character(self) -> Character:
        """The character that shows the sign, on which all edits are solved."""
        if self._character is None:
            self._character = load_character(self.signer)
        return self._character

    def set_auto_key(self, on: bool) -> None:
        """Switch auto-key."""
        if on != self.auto_key:
            self.auto_key = on
            self.auto_key_changed.emit(on)

    def set_lively(self, on: bool) -> None:
        """Let keys that are made or placed from now on move as people do, or as plainly as can be."""
        self._lively = on

    def show_signer(self, name: str) -> None:
        """Let another character show the sign, or one anew that is another now; LookupError for none."""
        if not is_character(name):
            raise LookupError(f"there is no signer {name!r}; there are {', '.join(character_names())}")
        renewed = self._character is not None and self._character is not load_character(name)
        if name != self.signer or renewed:
            self.gesture_broken.emit()
            self.signer, self._character = name, None
            self.signer_changed.emit()

    # Changing the document

    @overload
    def perform(self, edit: UtteranceEdit, *, choose: bool = ...) -> Outcome[Utterance]: ...
    @overload
    def perform(self, edit: Change[Sign], *, from_start: bool = ...) -> Outcome[Sign]: ...
    def perform(
        self, edit: UtteranceEdit | Change[Sign], *, from_start: bool = False, choose: bool = False
    ) -> Outcome[Utterance] | Outcome[Sign]:
        """Change the document, in one step of its own or as part of the gesture; what became of it.

        An edit of what is at a moment that says of none is about the hand and the moment that are worked on:
        within a gesture it is made on the sign as it was when the gesture began, so that its amounts count
        from there. With auto-key off it changes nothing between keys, and the status line says what to do.

        Args:
            edit: what is to be done, to a sign (`signer.document.edits`) or a sentence (`utterance_edits`).
            from_start: within a gesture another edit of a sign, too, is made on it as it was when the gesture
                began, so that what is dragged back home is home exactly.
            choose: choose the items that an edit of a sentence is about, and put the caret behind them.

        Raises:
            ValueError: the edit is of a sentence, and none is open.
        """
        if isinstance(edit, UtteranceEdit):
            return self.sentence.changed_by(edit, choose=choose)
        if isinstance(edit, MomentEdit) and edit.at is None:
            return self._perform_here(edit)
        before = self._sign
        if self.is_opening:
            return Outcome(before)
        start = before if self._gesture is None or not from_start else self._gesture.sign
        found = self.on_signer(edit).outcome(start)
        if self.is_performed:
            return self.sentence.perform_on_all(found, edit.label)
        places = self._lively and found.changed and about_hand(edit)
        self._places = places or (self.in_gesture and self._places)
        after = found.after if self.in_gesture else self.sealed(start, found.after)
        self.change(after, None, edit.label)
        return replace(found, after=self._sign, changed=self._sign is not before)

    def on_signer(self, edit: AnyEdit) -> AnyEdit:
        """Return an edit solved on the character that shows the sign, where it says of none.

        One of the document, too, lets a hand stay that is touched at a site of one's own.
        """
        if isinstance(edit, Edit):
            return replace(edit, touches=touches_other_arm)
        if self.signer != REFERENCE and isinstance(edit, editing.SolvedEdit) and edit.character is None:
            return replace(edit, character=self.character)
        return edit

    def _perform_here(self, edit: MomentEdit) -> Outcome[Sign]:
        """Perform an edit about the hand and the moment that are worked on, and select its key."""
        track = replace(self.selection, kind=edit.kind).row
        is_new = item_under(self._sign, track, self.playhead_s) is None
        time_s = self.time_to_edit(track)
        if time_s is None:
            return Outcome(self._sign, words=ENTER_FIRST if self.is_performed else NO_KEY_HERE)
        spans = len(self._sign.spans("torso"))
        found = self.perform(replace(edit, at=Moment(self.selection.role, time_s)), from_start=True)
        if is_new or found.changed:
            self.go_to_key(track, time_s)
        if edit.kind == "hand" and len(self._sign.spans("torso")) > spans:
            self.tell(WENT_ALONG)
        return found

    def begin_gesture(self) -> None:
        """From now on everything is one undo step, until the gesture ends. A second begin ends the first."""
        super().begin_gesture()
        self._places = False

    def sealed(self, before: Sign, after: Sign) -> Sign:
        """Return a sign that was changed as it stays: keys that were placed come to life."""
        is_lively, self._places = self._places and after is not before, False
        return liveliness.enlivened(self.character, before, after) if is_lively else after

    def go_to(self, state: State) -> None:
        """Show a document as it was before or after a step; inside the item that was entered then."""
        if not isinstance(state.document, Utterance):
            self.show(state.sign)
            return
        self.sentence.leave_unless_changed_by(state.document)
        is_same = state.entered == self.entered and state.entered != ""
        self.show(state.sign if is_same else self.sentence.sign_in(state.document), state.document)

    # Keys and the selection

    def select(self, role: HandRole, *key_ids: str) -> None:
        """Work on a hand and some keys of its track."""
        self.select_on(TrackName("hand", role), *key_ids)

    def select_on(self, name: TrackName, *key_ids: str) -> None:
        """Work on some items of a track, and on the hand of its side."""
        self.select_items(self.selection.moved_to(name, *key_ids))

    def select_under_playhead(self) -> None:
        """Select the key under the playhead, which is edited: alone unless it is among the selected ones."""
        row = self.selection.row
        key = item_under(self._sign, row, self.playhead_s)
        if key is None and row.kind != "hand" and row.side is not None:
            row, key = TrackName("hand", self.selection.role), self.current_key()
        if key is not None and key.id not in self.selection.key_ids:
            self.select_on(row, key.id)

    def current_key(self) -> Key | None:
        """The hand's key under the playhead on the selected track."""
        return key_under(self._sign.hand(self.selection.role), self.playhead_s)

    def working_key(self) -> Key | None:
        """The key under the playhead, else the one before it, else the one after; None on an empty track."""
        hand = self._sign.hand(self.selection.role)
        return self.current_key() or key_before(hand, self.playhead_s) or key_after(hand, self.playhead_s)

    def time_to_edit(self, row: TrackName) -> float | None:
        """The time at which a change now finds its key on a row, or sets it, s.

        None with auto-key off where there is no key; the status line says what to do.
        """
        self.key_wanted.emit()
        if self.is_performed:
            self.sentence.tell_to_enter()
            return None
        if (
            item_under(self._sign, row, self.playhead_s) is None
            and items_on(self._sign, row)
            and not self.auto_key
        ):
            self.tell(NO_KEY_HERE)
            return None
        return time_for_item(self._sign, row, self.playhead_s)

    def set_key(self) -> bool:
        """Set a key at the playhead of the selected track, with the posture that is there."""
        self.key_wanted.emit()
        row = self.selection.row
        if self.is_performed:
            self.sentence.tell_to_enter()
            return False
        if kind_of(row).ramps and not kind_of(row).channels:
            self.tell(CHOOSE_SIGNAL)
            return False
        if item_under(self._sign, row, self.playhead_s) is not None:
            self.tell(tr("There is a key here already; change it, or move the playhead."))
            return False
        time_s = time_for_item(self._sign, row, self.playhead_s)
        found = self.perform(editing.SetKey(row.kind, at=Moment(self.selection.role, time_s)))
        self.go_to_key(row, time_s)
        return found.changed

    def go_to_key(self, row: TrackName, time_s: float) -> None:
        """Select the edited item at a time of a track, and bring the playhead there."""
        key = item_under(self._sign, row, time_s)
        if key is not None:
            if time_s != self.playhead_s:
                self.playhead_wanted.emit(time_s)
            if key.id not in self.selection.key_ids:
                self.select_on(row, key.id)

    def open_sign(self, sign: Sign, path: Path | None) -> None:
        """Work on another sign; what was open is gone, so ask first."""
        self.open_document(sign, path)

    def open_document(self, document: Document, path: Path | None) -> None:
        """Work on another sign or sentence; what was open is gone, so ask first."""
        self.break_gesture()
        self.sign_closing.emit()
        self.sentence.forget()
        was, self._document, self.path = self._document, document, path
        self.undo_stack.clear()
        self.work_on(self.sentence.sign_in(document) if isinstance(document, Utterance) else document)
        self.document_changed.emit(was, document)
        self.file_changed.emit()

    def open_recovered(self, document: Document, path: Path | None) -> None:
        """Work on a document that was never saved like this, so it counts as modified."""
        self.open_document(document, path)
        self.undo_stack.resetClean()
        self.file_changed.emit()
