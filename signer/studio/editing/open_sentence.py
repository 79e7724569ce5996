"""The open sentence: its edits, the items that are chosen, the caret, and the item that is entered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from signer.document.change import Outcome
from signer.document.items import find_item, has_id
from signer.document.sign import Sign
from signer.document.utterance import Document, SignContent, Utterance, UtteranceItem
from signer.document.utterance_edits import UtteranceEdit, set_places, set_utterance
from signer.document.utterance_spans import carried_back, is_of_signals
from signer.document.utterance_times import Moments, carried, moments_of
from signer.studio.editing.open_document import OpenDocument
from signer.studio.language import tr

if TYPE_CHECKING:
    from signer.sequencing.performed import Performed, PerformedItem

ENTER_FIRST: Final = tr(
    "This is the sentence as it is performed. Double-click one of its signs (or choose it and press Enter) "
    "to change its keys."
)
SIGNALS_GO: Final = tr(
    "Signals of the sentence begin and end with its items: drag the ends of their lines over the glosses."
)
LEFT_BY_STEP: Final = tr("That was outside of the sign: the whole sentence is shown again.")
NO_SIGN: Final = tr("{} is made by its letters or numbers; only signs have keys of their own to enter.")

NOTHING: Final = Utterance()
FIELDS: Final = {"gloss": "title", "translation": "translation", "author": "author", "licence": "licence",
                 "source": "source", "dominant_side": "dominant_side", "fps": "fps", "rest": "rest",
                 "video": "video", "addressee_m": "addressee_m", "life": "life"}  # fmt: skip
"""Fields of a performed sign that may be changed, and those of the sentence that they come from."""


class OpenSentence(QObject):
    """The sentence that a session has open: its edits, items, performance; empty for a sign.

    Times of items are those of the performance, which is computed beside the window: `performed` may be of
    the sentence as it was a moment ago, and `is_current` says so.

    Signals:
        changed(before, after): other utterances; None for a document that is a sign.
        performed_changed(): there is another performance.
        selection_changed(): other items are chosen, or the caret stands elsewhere.
        entered_changed(item_id): the sign of an item is worked on; empty for the whole sentence.
        performance_wanted(): somebody waits for the sentence performed as it is now.
    """

    changed = Signal(object, object)
    performed_changed = Signal()
    selection_changed = Signal()
    entered_changed = Signal(str)
    performance_wanted = Signal()

    def __init__(self, document: OpenDocument) -> None:
        super().__init__(document)
        self._open = document
        document.document_changed.connect(self._on_changed)
        self.performed: Performed | None = None
        """The latest performance; None until there is one."""
        self.performed_of: Utterance | None = None
        """The sentence as it was when it was last performed."""
        self.hurried = frozenset[str]()
        """Items whose transition to the next one was set shorter than hands can go."""
        self._left_at_s = 0.0
        self.chosen: tuple[str, ...] = ()
        """Ids of the chosen items, in order."""
        self._caret = 0

    # What is open

    @property
    def utterance(self) -> Utterance | None:
        """The open sentence; None while a sign is open."""
        document = self._open.document
        return document if isinstance(document, Utterance) else None

    @property
    def content(self) -> Utterance:
        """The open sentence; one of nothing while a sign is open."""
        return self.utterance or NOTHING

    @property
    def is_open(self) -> bool:
        """Return whether the document is a sentence."""
        return self.utterance is not None

    @property
    def entered(self) -> str:
        """Id of the item whose sign is worked on; empty for the whole sentence."""
        return self._open.entered

    @property
    def is_current(self) -> bool:
        """Return whether the performance is of the sentence as it is now."""
        return self.performed_of is self.utterance

    @property
    def is_being_made(self) -> bool:
        """Return whether what is shown is still of the sentence before, or its transitions are looked at."""
        performed = self.performed
        is_made = self.is_current and performed is not None and not performed.unchecked
        return self._open.is_performed and bool(self.items) and not is_made

    @property
    def items(self) -> tuple[UtteranceItem, ...]:
        """Items of the open sentence, in order."""
        return self.content.items

    def times_of(self, item_id: str) -> PerformedItem | None:
        """Return when an item was signed in the latest performance; None for one that took no time."""
        items = () if self.performed is None else self.performed.items
        return next((one for one in items if one.id == item_id), None)

    # Edits

    def changed_by(self, edit: UtteranceEdit, *, choose: bool = False) -> Outcome[Utterance]:
        """Change the sentence as `Session.perform` says, which is the door to this."""
        before = self.utterance
        if before is None:
            raise ValueError("no sentence is open; open one, or start one with a sign")
        if self._open.is_opening:
            return Outcome(before)
        found = edit.outcome(before)
        if found.changed:
            if self.entered not in {"", *(item.id for item in found.after.items)}:
                self.leave()
            self._open.change(self.sign_in(found.after), found.after, edit.label)
        if found.words:
            self._open.tell(found.words)
        if choose and found.ids:
            self.choose(found.ids)
        return found

    def perform_on_all(self, found: Outcome[Sign], label: str) -> Outcome[Sign]:
        """Let what was asked of the performed sign be asked of the sentence; told where that cannot be.

        Title, side, frame rate, film and places are the sentence's, and so are strength, word and place of
        its signals over items, which can be taken away too; keys and other spans belong to items.
        """
        sign, wanted, utterance = self._open.sign, found.after, self.utterance
        if utterance is None or wanted is sign or wanted == sign:
            return Outcome(sign)
        fields = {
            theirs: getattr(wanted, ours)
            for ours, theirs in FIELDS.items()
            if getattr(wanted, ours) != getattr(sign, ours)
        }
        if (
            wanted.tracks != sign.tracks
            or wanted.markers != sign.markers
            or not (fields or wanted.places != sign.places)
        ):
            meant = carried_back(utterance, sign, wanted)
            if meant is not None:
                changed = self.changed_by(replace(meant, label=label)).changed
                return Outcome(self._open.sign, changed=changed)
            if is_of_signals(utterance, sign, wanted):
                self._open.tell(SIGNALS_GO)
                return Outcome(sign, words=SIGNALS_GO)
            self.tell_to_enter()
            return Outcome(sign, words=ENTER_FIRST)
        after = set_utterance(**fields)(utterance) if fields else utterance
        if wanted.places != sign.places:
            after = set_places(wanted.places)(after)
        self._open.change(wanted, after, label)
        return Outcome(self._open.sign, changed=True)

    def tell_to_enter(self) -> None:
        """Say why keys of the performed sentence are not changed, and what to do."""
        self._open.tell(ENTER_FIRST)

    def sign_in(self, utterance: Utterance) -> Sign:
        """Return the sign to show of a sentence: of the item that is entered, else as it was performed."""
        if self.entered:
            content = utterance.item(self.entered).content
            if isinstance(content, SignContent):
                own = content.edited
                return self._open.sign if own == self._open.sign else own
        if self.performed is not None:
            return self.performed.sign
        return Sign(
            gloss=utterance.title,
            translation=utterance.translation,
            dominant_side=utterance.dominant_side,
            fps=utterance.fps,
            rest=utterance.rest,
            places=utterance.places,
            addressee_m=utterance.addressee_m,
            life=utterance.life,
            video=utterance.video,
        )

    # The performance

    def show_performed(
        self, utterance: Utterance, performed: Performed, hurried: frozenset[str] = frozenset()
    ) -> None:
        """Take a sentence as it was performed; it is shown unless an item is entered.

        Args:
            utterance: the sentence as it was then.
            performed: what became of it.
            hurried: items whose transition to the next was set shorter than hands can go.
        """
        if self.utterance is None:
            return
        self.performed, self.performed_of, self.hurried = performed, utterance, hurried
        if not self.entered:
            self._open.show(performed.sign, self._open.document)
        self.performed_changed.emit()

    def settle(self) -> Performed | None:
        """Return the sentence performed as it is now; the window waits for it. None where no sentence is."""
        if self.is_open:
            self.performance_wanted.emit()
        return self.performed

    # Entering an item

    def enter(self, item_id: str, key_id: str = "") -> bool:
        """Work on the sign of an item, at one of its keys; False for an item that has no keys of its own."""
        utterance = self.utterance
        if utterance is None:
            return False
        content = utterance.item(item_id).content
        if not isinstance(content, SignContent):
            self._open.tell(NO_SIGN.format(tr("This item")))
            return False
        self._open.break_gesture()
        times, now_s = self.times_of(item_id), self._open.playhead_s
        is_there = not self.entered and times is not None and times.start_s <= now_s <= times.end_s
        if not self.entered:
            self._left_at_s = now_s
        self._open.entered = item_id
        self.choose((item_id,))
        sign = content.edited
        key = find_item(sign, key_id)[1] if has_id(sign, key_id) else None
        at_s = None if key is None else key.time_s
        if key is None and is_there and (moments := self.moments_in(sign)):
            at_s = carried(moments, now_s, back=True)  # the same posture stays in view
        self._open.work_on(sign, at_s, None if key is None else (key_id,))
        self.entered_changed.emit(item_id)
        return True

    def enter_key(self, key_id: str) -> bool:
        """Work on a key of the performed sign where it was written: in the item that it comes from."""
        prefix, _, own = key_id.partition(".")
        item_id = prefix.split(" ")[0]  # of a repetition: "i2 3"
        return item_id in {item.id for item in self.items} and self.enter(item_id, own)

    def moments_in(self, sign: Sign) -> Moments:
        """Return when keys of the sign that is entered are signed in the latest performance."""
        if self.performed is None or not self.entered:
            return ()
        return moments_of(sign, self.performed.sign, self.entered)

    def leave(self) -> None:
        """Work on the whole sentence again."""
        if not self.entered:
            return
        self._open.break_gesture()
        times, moments = self.times_of(self.entered), self.moments_in(self._open.sign)
        at_s = self._left_at_s if times is None else times.start_s
        if times is not None and moments:
            at_s = min(max(carried(moments, self._open.playhead_s), times.start_s), times.end_s)
        self._open.entered = ""
        utterance = self.utterance
        if utterance is not None:
            self._open.work_on(self.sign_in(utterance), at_s, ())
        self.entered_changed.emit("")

    def leave_unless_changed_by(self, utterance: Utterance) -> None:
        """Leave the item that is entered when a step is about something else, which would not be seen."""
        now = self.utterance
        if not self.entered or now is None:
            return
        after = next((item for item in utterance.items if item.id == self.entered), None)
        if after is None or (after == now.item(self.entered) and utterance is not now):
            self.leave()
            self._open.tell(LEFT_BY_STEP)

    # Chosen items and the caret

    @property
    def caret(self) -> int:
        """Number of items before the caret."""
        return min(self._caret, len(self.items))

    @property
    def before_caret(self) -> UtteranceItem | None:
        """The item after which the caret stands."""
        return self.items[self.caret - 1] if self.caret > 0 else None

    @property
    def after_caret(self) -> str | None:
        """Id of the item before which the caret stands; None at the end."""
        return self.items[self.caret].id if self.caret < len(self.items) else None

    def choose(self, item_ids: Iterable[str], caret: int | None = None) -> None:
        """Choose items; the caret stands behind the last of them unless told otherwise."""
        wanted = set(item_ids)
        chosen = tuple(item.id for item in self.items if item.id in wanted)
        if caret is None:
            places = [index for index, item in enumerate(self.items) if item.id in wanted]
            caret = places[-1] + 1 if places else self.caret
        caret = min(max(caret, 0), len(self.items))
        if (chosen, caret) != (self.chosen, self._caret):
            self.chosen, self._caret = chosen, caret
            self.selection_changed.emit()

    # From the session

    def _on_changed(self, before: Document, after: Document) -> None:
        """Tell that the document is another one, where it was or is a sentence."""
        was = before if isinstance(before, Utterance) else None
        now = after if isinstance(after, Utterance) else None
        if was is None and now is None:
            return
        known = {item.id for item in self.items}
        chosen = tuple(one for one in self.chosen if one in known)
        if (chosen, self.caret) != (self.chosen, self._caret):
            self.chosen, self._caret = chosen, self.caret
            self.selection_changed.emit()
        self.changed.emit(was, now)

    def forget(self) -> None:
        """Another document is about to be opened."""
        was_entered, self._open.entered = self.entered, ""
        self.performed = self.performed_of = None
        self.hurried = frozenset()
        self.chosen, self._caret = (), 0
        if was_entered:
            self.entered_changed.emit("")
