"""The open document: the one door through which its sign changes, its undo steps and selection."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from body_model.bodies import REFERENCE
from signer.characters.character import Character
from signer.characters.load import character_names, is_character, load_character
from signer.document.edits import Edit, Moment, MomentEdit, Outcome, Prepared, SignEdit
from signer.document.items import find_item, item_under, items_on
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import TrackName
from signer.document.utterance import Document, Utterance, name_of
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.editing.open_sentence import ENTER_FIRST, OpenSentence
from signer.studio.editing.retiming import touches_other_arm
from signer.studio.editing.selection import Selection, time_for_item
from signer.studio.editing.step import State, Step
from signer.studio.language import tr, translated

with lazily():
    from signer.motion.operations import editing, liveliness

NO_KEY_HERE: Final = tr("No key here. Press K to set one, or switch Auto-key on.")

WENT_ALONG: Final = tr(
    "Torso and head go a little with this far reach: spans under Face and body, which can be deleted."
)
CHOOSE_SIGNAL: Final = tr("Choose a signal in Face (Ctrl+7): it is set here.")


def about_hand(edit: SignEdit) -> bool:
    """Return whether an edit is about what a hand does at a moment."""
    about = edit.edit if isinstance(edit, Prepared) else edit
    return isinstance(about, MomentEdit) and about.kind == "hand"


AnyEdit = TypeVar("AnyEdit", bound=SignEdit)


class Session(QObject):
    """The open sign, or the open sentence, and everything that changes it.

    Of a sentence `sign` is the performed sign, which cannot be changed, or the one of the item that is
    entered (decision 28). `sentence` is the sentence itself, and the door to its edits.

    Signals:
        sign_changed(before, after): the sign is another one now.
        edited(before, after): a step was taken; it comes after `sign_changed`, and neither for an undo nor
            for what completes a step.
        selection_changed(selection): another track or other keys.
        file_changed(): the path, the name or the modified mark.
        file_left(): the document belongs to another file, or to none yet, by a step or its undoing.
        auto_key_changed(on): whether changes between keys set a key by themselves.
        told(text): a reason in words for the status line; empty takes it away.
        playhead_wanted(time_s): the playhead belongs elsewhere: on the first key that was set, or of a sign
            that was opened.
        gesture_broken(): somebody undid, saved or opened another sign with a handle still held; whoever holds
            it lets go.
        sign_closing(): another sign is about to be opened; what is being written about this one is given up.
        sign_opened(): another sign is worked on, whose changes begin anew.
        signer_changed(): another character shows the sign.
        key_wanted(): the posture under the playhead is about to be changed, so what runs must stand still
            first.
    """

    sign_changed = Signal(object, object)
    edited = Signal(object, object)
    selection_changed = Signal(object)
    file_changed = Signal()
    file_left = Signal()
    auto_key_changed = Signal(bool)
    told = Signal(str)
    playhead_wanted = Signal(float)
    gesture_broken = Signal()
    key_wanted = Signal()
    signer_changed = Signal()
    sign_closing = Signal()
    sign_opened = Signal()

    def __init__(self, sign: Sign | None = None, path: Path | None = None) -> None:
        super().__init__()
        self._sign = sign if sign is not None else Sign()
        self._document: Document = self._sign
        self.path = path
        """File that the document was opened from or saved to; None for a new one."""
        self.selection = Selection()
        """The track and keys the user works on."""
        self.auto_key = True
        """True while a change between keys sets a key there by itself."""
        self._lively = False
        self.signer = REFERENCE
        """Name of the character that shows the sign; the sign itself says nothing of it."""
        self._character: Character | None = None
        self._gesture: State | None = None
        self._gesture_label = ""
        self._gesture_is_lively = False
        self.is_opening = False
        """True while another sign is about to be shown; what is said of the one before is not heard."""
        self.is_completing = False
        """True while the last step is being completed, while the user is at something else."""
        self.playhead_s = 0.0
        """Time of the playhead; the player alone writes it."""
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.file_changed)
        self.sentence: Final = OpenSentence(self)

    @property
    def sign(self) -> Sign:
        """The sign as it is now."""
        return self._sign

    @property
    def document(self) -> Document:
        """Content of the file that is worked on: a sign, or a sentence."""
        return self._document

    @property
    def character(self) -> Character:
        """The character that shows the sign, on which all edits are solved."""
        if self._character is None:
            self._character = load_character(self.signer)
        return self._character

    @property
    def is_modified(self) -> bool:
        """Return whether something would be lost by closing."""
        return not self.undo_stack.isClean() or (
            self._gesture is not None and self._gesture.document is not self._document
        )

    @property
    def in_gesture(self) -> bool:
        """Return whether a drag, or a run of small changes, is under way."""
        return self._gesture is not None

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

    def tell(self, text: str) -> None:
        """Show a reason in the status line; empty text clears it."""
        self.told.emit(translated(text))

    # Changing the sign

    def perform(self, edit: SignEdit, *, from_start: bool = False) -> Outcome:
        """Change the sign, in one step of its own or as part of the gesture; what became of it.

        An edit of what is at a moment that says of none is about the hand and the moment that are worked on:
        within a gesture it is made on the sign as it was when the gesture began, so that its amounts count
        from there. With auto-key off it changes nothing between keys, and the status line says what to do.

        Args:
            edit: what is to be done.
            from_start: within a gesture another edit, too, is made on the sign as it was when the gesture
                began, so that what is dragged back home is home exactly.
        """
        if isinstance(edit, MomentEdit) and edit.at is None:
            return self._perform_here(edit)
        before = self._sign
        if self.is_opening:
            return Outcome(before)
        start = before if self._gesture is None or not from_start else self._gesture.sign
        found = self.on_signer(edit).outcome(start)
        if self.sentence.is_performed:
            return self.sentence.perform_on_all(found, edit.label)
        is_lively = self._lively and found.changed and about_hand(edit)
        if self._gesture is None:
            found = self._enlivened(start, found) if is_lively else found
            self.change(found.sign, None, edit.label)
        else:
            self._gesture_label = edit.label
            self._gesture_is_lively |= is_lively
            if found.sign == self._gesture.sign:
                self.show(self._gesture.sign, self._gesture.document)
            else:
                self.show(found.sign)
        return replace(found, sign=self._sign, changed=self._sign is not before)

    def _enlivened(self, start: Sign, found: Outcome) -> Outcome:
        """Return the outcome of an edit with life in the keys that it made or placed."""
        after = liveliness.enlivened(self.character, start, found.sign)
        if after is found.sign:
            return found
        item = found.item
        return replace(found, sign=after, item=None if item is None else find_item(after, item.id)[1])

    def on_signer(self, edit: AnyEdit) -> AnyEdit:
        """Return an edit solved on the character that shows the sign, where it says of none.

        One of the document, too, lets a hand stay that is touched at a site of one's own.
        """
        if isinstance(edit, Edit):
            return replace(edit, touches=touches_other_arm)
        if self.signer != REFERENCE and isinstance(edit, editing.SolvedEdit) and edit.character is None:
            return replace(edit, character=self.character)
        return edit

    def _perform_here(self, edit: MomentEdit) -> Outcome:
        """Perform an edit about the hand and the moment that are worked on, and select its key."""
        track = replace(self.selection, kind=edit.kind).row
        is_new = item_under(self._sign, track, self.playhead_s) is None
        time_s = self.time_to_edit(track)
        if time_s is None:
            return Outcome(self._sign, words=ENTER_FIRST if self.sentence.is_performed else NO_KEY_HERE)
        spans = len(self._sign.spans("torso"))
        found = self.perform(replace(edit, at=Moment(self.selection.role, time_s)), from_start=True)
        if is_new or found.changed:
            self.go_to_key(track, time_s)
        if edit.kind == "hand" and len(self._sign.spans("torso")) > spans:
            self.tell(WENT_ALONG)
        return found

    def begin_gesture(self) -> None:
        """From now on everything is one undo step, until the gesture ends. A second begin ends the first."""
        self.end_gesture()
        self._gesture, self._gesture_is_lively = self._state, False

    def end_gesture(self) -> None:
        """Seal the step; a gesture that returned home leaves none. Keys that were placed come to life now."""
        if self._gesture is not None:
            before, self._gesture = self._gesture, None
            after = self._sign
            if self._gesture_is_lively and after is not before.sign:
                after = liveliness.enlivened(self.character, before.sign, after)
            if after is not self._sign:
                self.show(after)
            self._push(before, self._state, self._gesture_label)

    def cancel_gesture(self) -> None:
        """Give up what is being dragged: the sign is what it was when the gesture began."""
        if self._gesture is not None:
            before, self._gesture = self._gesture, None
            self.show(before.sign, before.document)

    def break_gesture(self) -> None:
        """Seal what is being dragged, and take the handle out of the hand.

        What the drag still asks for is not another step.
        """
        if self._gesture is not None:
            self.end_gesture()
            self.gesture_broken.emit()

    def undo(self) -> None:
        """Take back the last step."""
        self.break_gesture()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Make the step taken back again."""
        self.break_gesture()
        self.undo_stack.redo()

    def go_to_step(self, index: int) -> None:
        """Take back, or make again, as many steps as lie between; 0 is the sign as it was opened."""
        self.break_gesture()
        self.undo_stack.setIndex(min(max(index, 0), self.undo_stack.count()))

    @property
    def _state(self) -> State:
        return State(self._document, self._sign, self.sentence.entered)

    def change(self, sign: Sign, document: Document | None, label: str) -> None:
        """Show another sign, or document, as a step of its own or as part of the gesture.

        Args:
            sign: what is worked on from now on.
            document: to which it belongs; None for the open one with this sign in it.
            label: name of the step in the Undo menu.
        """
        document = self.sentence.document_with(sign) if document is None else document
        if self._gesture is None:
            self._push(self._state, State(document, sign, self.sentence.entered), label)
        else:
            self._gesture_label = label
            self.show(sign, document)

    def put_in_place(self, sign: Sign, document: Document, label: str) -> None:
        """Show another document in place of the open one, whose file is left as it is, as one step."""
        self.break_gesture()
        here = State(document, sign, self.sentence.entered)
        self.undo_stack.push(Step(self, self._state, here, label, leaves=self.path))

    def work_in(self, path: Path | None) -> None:
        """Let the document be that of a file, or of none yet."""
        self.path = path
        self.file_changed.emit()
        self.file_left.emit()

    def complete(self, sign: Sign, label: str) -> None:
        """Show the sign with what was still to come of the last step, as part of that.

        It is a step of its own, with a label, where the document has been saved meanwhile.
        """
        state = State(self.sentence.document_with(sign), sign, self.sentence.entered)
        self.is_completing = True
        self.undo_stack.push(Step(self, self._state, state, label, completes=True))
        self.is_completing = False

    def _push(self, before: State, after: State, label: str) -> None:
        if after.document is not before.document:
            self.undo_stack.push(Step(self, before, after, label))
            if after.sign is not before.sign and not self.sentence.is_performed:
                self.edited.emit(before.sign, after.sign)

    def show(self, after: Sign, document: Document | None = None) -> None:
        """Show a sign, and the document that it belongs to: the open one with it, unless told otherwise."""
        document = self.sentence.document_with(after) if document is None else document
        before, was = self._sign, self._document
        if after is before and document is was:
            return
        was_modified = self.is_modified
        self._sign, self._document = after, document
        if document is not was and isinstance(document, Utterance):
            self.sentence.on_changed(was, document)
        if after is not before:
            self._work_on_items(self.selection.kept_in(after))
            self.sign_changed.emit(before, after)
        renamed = before.gloss != after.gloss or name_of(was) != name_of(document)
        if self.is_modified != was_modified or renamed:
            self.file_changed.emit()

    def go_to(self, state: State) -> None:
        """Show a document as it was before or after a step; inside the item that was entered then."""
        if not isinstance(state.document, Utterance):
            self.show(state.sign)
            return
        self.sentence.leave_unless_changed_by(state.document)
        is_same = state.entered == self.sentence.entered and state.entered != ""
        self.show(state.sign if is_same else self.sentence.sign_in(state.document), state.document)

    # Keys and the selection

    def select(self, role: HandRole, *key_ids: str) -> None:
        """Work on a hand and some keys of its track."""
        self.select_on(TrackName("hand", role), *key_ids)

    def select_on(self, name: TrackName, *key_ids: str) -> None:
        """Work on some items of a track, and on the hand of its side."""
        self._work_on_items(self.selection.moved_to(name, *key_ids))

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

    def time_to_edit(self, row: TrackName) -> float | None:
        """The time at which a change now finds its key on a row, or sets it, s.

        None with auto-key off where there is no key; the status line says what to do.
        """
        self.key_wanted.emit()
        if self.sentence.is_performed:
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
        if self.sentence.is_performed:
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

    def _work_on_items(self, chosen: Selection) -> None:
        if chosen != self.selection:
            self.selection = chosen
            self.selection_changed.emit(chosen)

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
        self.sentence.on_changed(was, document)
        self.file_changed.emit()

    def work_on(self, sign: Sign, time_s: float | None = None, select: tuple[str, ...] | None = None) -> None:
        """Show another sign of the open document: all that was known of the one before is forgotten.

        Args:
            sign: the document's own, the performed one of a sentence, or that of an item.
            time_s: for the playhead, s; None for the first key.
            select: ids of keys; None for the first key.
        """
        before, self._sign = self._sign, sign
        self.is_opening = (
            True  # a field that gives up the keyboard now still speaks of the sign that was open
        )
        self.sign_opened.emit()
        self.is_opening = False
        first = sign.hand("dominant").keys[:1]
        self.selection = Selection("dominant", tuple(key.id for key in first) if select is None else select)
        self.playhead_wanted.emit((first[0].time_s if first else 0.0) if time_s is None else time_s)
        self.sign_changed.emit(before, sign)
        self.selection_changed.emit(self.selection)

    def open_recovered(self, document: Document, path: Path | None) -> None:
        """Work on a document that was never saved like this, so it counts as modified."""
        self.open_document(document, path)
        self.undo_stack.resetClean()
        self.file_changed.emit()

    def mark_saved(self, path: Path) -> None:
        """The document as it is now is the file's."""
        self.break_gesture()
        self.path = path
        self.undo_stack.setClean()
        self.file_changed.emit()
