"""Open document: a sign or a sentence, the file that it belongs to, and the steps that were taken."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from signer.document.sign import Sign
from signer.document.utterance import Document, Utterance, name_of
from signer.document.utterance_item_edits import edit_sign
from signer.studio.editing.selection import Selection
from signer.studio.language import translated


class State(NamedTuple):
    """A document with the sign that was worked on: its own, or that of an item of a sentence, by its id."""

    document: Document
    sign: Sign
    entered: str = ""


class OpenDocument(QObject):
    """The open sign or sentence; whoever changes it, by edits of either kind, does so as a step of it.

    Of a sentence `sign` is the performed sign, or the one of the item that is entered (decision 28).

    Signals:
        sign_changed(before, after): the sign that is shown is another one now.
        document_changed(before, after): the document is another one; it comes before `sign_changed`, but for
            a document that was opened.
        edited(before, after): a step was taken; it comes after `sign_changed`, and neither for an undo nor
            for what completes a step.
        file_changed(): the path, the name or the modified mark.
        file_left(): the document belongs to another file, or to none yet, by a step or its undoing.
        told(text): a reason in words for the status line; empty takes it away.
        gesture_broken(): somebody undid, saved or opened another sign with a handle still held; whoever holds
            it lets go.
        selection_changed(selection): another track or other keys.
        playhead_wanted(time_s): the playhead belongs elsewhere: on the first key that was set, or of a sign
            that was opened.
        sign_opened(): another sign is worked on, whose changes begin anew.
    """

    sign_changed = Signal(object, object)
    document_changed = Signal(object, object)
    edited = Signal(object, object)
    file_changed = Signal()
    file_left = Signal()
    told = Signal(str)
    gesture_broken = Signal()
    selection_changed = Signal(object)
    playhead_wanted = Signal(float)
    sign_opened = Signal()

    def __init__(self, sign: Sign, path: Path | None) -> None:
        super().__init__()
        self._sign = sign
        self._document: Document = sign
        self.path = path
        """File that the document was opened from or saved to; None for a new one."""
        self.entered = ""
        """Id of the item whose sign is worked on; empty for the whole document."""
        self.is_completing = False
        """True while the last step is being completed, while the user is at something else."""
        self.is_opening = False
        """True while another sign is about to be shown; what is said of the one before is not heard."""
        self.playhead_s = 0.0
        """Time of the playhead; the player alone writes it."""
        self.selection = Selection()
        """The track and keys the user works on."""
        self._gesture: State | None = None
        self._gesture_label = ""
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.file_changed)

    @property
    def sign(self) -> Sign:
        """The sign as it is now."""
        return self._sign

    @property
    def document(self) -> Document:
        """Content of the file that is worked on: a sign, or a sentence."""
        return self._document

    @property
    def is_performed(self) -> bool:
        """Return whether the sign that is shown is a whole sentence performed, whose keys are made."""
        return isinstance(self._document, Utterance) and not self.entered

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

    def tell(self, text: str) -> None:
        """Show a reason in the status line; empty text clears it."""
        self.told.emit(translated(text))

    # Steps

    def change(self, sign: Sign, document: Document | None, label: str) -> None:
        """Show another sign, or document, as a step of its own or as part of the gesture.

        Args:
            sign: what is worked on from now on.
            document: to which it belongs; None for the open one with this sign in it.
            label: name of the step in the Undo menu.
        """
        if self._gesture is None:
            document = self.document_with(sign) if document is None else document
            self._push(self._state, State(document, sign, self.entered), label)
            return
        self._gesture_label = label
        if document is None and sign == self._gesture.sign:  # home again
            sign, document = self._gesture.sign, self._gesture.document
        self.show(sign, document)

    def put_in_place(self, sign: Sign, document: Document, label: str) -> None:
        """Show another document in place of the open one, whose file is left as it is, as one step."""
        self.break_gesture()
        here = State(document, sign, self.entered)
        self.undo_stack.push(Step(self, self._state, here, label, leaves=self.path))

    def complete(self, sign: Sign, label: str) -> None:
        """Show the sign with what was still to come of the last step, as part of that.

        It is a step of its own, with a label, where the document has been saved meanwhile.
        """
        state = State(self.document_with(sign), sign, self.entered)
        self.is_completing = True
        self.undo_stack.push(Step(self, self._state, state, label, completes=True))
        self.is_completing = False

    def begin_gesture(self) -> None:
        """From now on everything is one undo step, until the gesture ends. A second begin ends the first."""
        self.end_gesture()
        self._gesture = self._state

    def end_gesture(self) -> None:
        """Seal the step; a gesture that returned home leaves none."""
        if self._gesture is not None:
            before, self._gesture = self._gesture, None
            self.show(self.sealed(before.sign, self._sign))
            self._push(before, self._state, self._gesture_label)

    def sealed(self, before: Sign, after: Sign) -> Sign:
        """Return a sign that was changed as it stays when the step is over."""
        return after

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
        """Take back, or make again, as many steps as lie between; 0 is the document as it was opened."""
        self.break_gesture()
        self.undo_stack.setIndex(min(max(index, 0), self.undo_stack.count()))

    def _push(self, before: State, after: State, label: str) -> None:
        if after.document is not before.document:
            self.undo_stack.push(Step(self, before, after, label))
            if after.sign is not before.sign and not self.is_performed:
                self.edited.emit(before.sign, after.sign)

    # What is shown

    @property
    def _state(self) -> State:
        return State(self._document, self._sign, self.entered)

    def document_with(self, sign: Sign) -> Document:
        """Return the open document with this sign: of the item that is entered, else the sign itself."""
        if not isinstance(self._document, Utterance):
            return sign
        if not self.entered:
            return self._document
        found = edit_sign(self.entered, sign).outcome(self._document)
        if found.words:
            self.tell(found.words)
        return found.after

    def show(self, after: Sign, document: Document | None = None) -> None:
        """Show a sign, and the document that it belongs to: the open one with it, unless told otherwise."""
        document = self.document_with(after) if document is None else document
        before, was = self._sign, self._document
        if after is before and document is was:
            return
        was_modified = self.is_modified
        self._sign, self._document = after, document
        if document is not was:
            self.document_changed.emit(was, document)
        if after is not before:
            self.select_items(self.selection.kept_in(after))
            self.sign_changed.emit(before, after)
        renamed = before.gloss != after.gloss or name_of(was) != name_of(document)
        if self.is_modified != was_modified or renamed:
            self.file_changed.emit()

    def work_on(self, sign: Sign, time_s: float | None = None, select: tuple[str, ...] | None = None) -> None:
        """Show another sign of the open document: all that was known of the one before is forgotten.

        Args:
            sign: the document's own, the performed one of a sentence, or that of an item.
            time_s: for the playhead, s; None for the first key.
            select: ids of keys; None for the first key.
        """
        before, self._sign = self._sign, sign
        self.is_opening = True  # a field that gives up the keyboard now still speaks of what was open
        self.sign_opened.emit()
        self.is_opening = False
        first = sign.hand("dominant").keys[:1]
        self.selection = Selection("dominant", tuple(key.id for key in first) if select is None else select)
        self.playhead_wanted.emit((first[0].time_s if first else 0.0) if time_s is None else time_s)
        self.sign_changed.emit(before, sign)
        self.selection_changed.emit(self.selection)

    def select_items(self, chosen: Selection) -> None:
        """Work on other items of a track."""
        if chosen != self.selection:
            self.selection = chosen
            self.selection_changed.emit(chosen)

    def go_to(self, state: State) -> None:
        """Show a document as it was before or after a step."""
        self.show(state.sign, state.document)

    def work_in(self, path: Path | None) -> None:
        """Let the document be that of a file, or of none yet."""
        self.path = path
        self.file_changed.emit()
        self.file_left.emit()

    def mark_saved(self, path: Path) -> None:
        """The document as it is now is the file's."""
        self.break_gesture()
        self.path = path
        self.undo_stack.setClean()
        self.file_changed.emit()


class Step(QUndoCommand):
    """One change: the document before and after, nothing in between; made when it is put on the stack.

    One that completes the step before it becomes part of that, unless the document was saved between them.
    One that leaves a file puts another document in the place of the one that is in it.
    """

    def __init__(
        self, of: OpenDocument, before: State, after: State, label: str, *,
        completes: bool = False, leaves: Path | None = None,
    ) -> None:  # fmt: skip
        super().__init__(translated(label))
        self._of, self._before, self._after = of, before, after
        self._completes, self._leaves, self._is_made = completes, leaves, False

    def id(self) -> int:
        return 1  # only steps of one id are ever merged

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Step) or not other._completes:
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._of.go_to(self._before)
        if self._leaves is not None:
            self._of.work_in(self._leaves)

    def redo(self) -> None:
        if self._is_made:
            self._of.go_to(self._after)
        else:  # where the user is
            self._is_made = True
            self._of.show(self._after.sign, self._after.document)
        if self._leaves is not None:
            self._of.work_in(None)
