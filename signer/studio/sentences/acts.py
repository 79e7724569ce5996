"""Acts on a sentence: items put in, moved and ended, each one undo step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtWidgets import QApplication

from signer.document import utterance_edits as edits
from signer.document import utterance_item_edits as item_edits
from signer.document import utterance_span_edits as span_edits
from signer.document.items import find_item
from signer.document.sign import Sign
from signer.document.tracks.track import TrackName
from signer.document.utterance import Content, Gap, Onward, SignContent, Spelling, Utterance, UtteranceSpan
from signer.document.utterance_spans import PREFIX
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.editing import sentence_spans
from signer.studio.editing.carried import line_of_glosses
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.language import complaint, tr, translated
from signer.studio.sentences.answers import Answer
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.timing_acts import TimingActs

with lazily():
    from signer.files import document_file, utterance_file
    from signer.library import shelf
    from signer.sequencing import contents, gaps, glosses, scopes


ITEMS: Final = "application/x-asl-utterance"
"""Type of copied items on the clipboard: the content of a sentence file."""
BEGUN: Final = tr("{} begins a marking: type its glosses, and ) behind the last.")
NOTHING_OPEN: Final = tr(
    "No marking is begun before the caret: type one as t( before its first gloss, or choose items and a card "
    "of the Face panel."
)
NOTHING_TO_END: Final = tr("There is nothing before the caret to end.")
UP_TO_DATE: Final = tr("Every sign is as it is in the library.")


class SentenceActs(TimingActs):
    """Acts on the open sentence, as the track, its menus and commands ask for them."""

    def __init__(self, session: Session, player: Player, known: KnownSigns) -> None:
        super().__init__(session, player)
        self._known = known

    # Putting in

    def put_in(self, answer: Answer) -> None:
        """Put an answer in at the caret, which stands behind it then."""
        self._put(answer.made)

    def put_line(self, text: str) -> None:
        """Put a line of glosses in at the caret: what is unknown becomes a gap."""
        made = self._known.read_line(text, self._session.sentence.content)
        if not made.items:
            return
        found = gaps.gaps_of(made)
        if not self._put(made):
            return
        begun = [one for one in found if scopes.opener_of(one.gloss) is not None]
        told = [_told(gap) for gap in found if gap.why != gaps.NO_SIGN and gap not in begun]
        told += [BEGUN.format(one.gloss) for one in begun]
        unknown = dict.fromkeys(gap.gloss for gap in found if gap.why == gaps.NO_SIGN)
        if unknown:
            told.append(
                tr(
                    "The library has no sign for {unknown}: the red items are gaps to fill. "
                    "Shift+Enter spells the one before the caret, a right click offers to choose a sign.",
                    unknown=", ".join(unknown),
                )
            )
        if told:
            self._session.tell(" ".join(told))

    def _put(self, made: Utterance, *, choose: bool = False) -> bool:
        """Put items in at the caret, and choose them or go behind them; False where there is no room."""
        sentence = self._session.sentence
        try:
            self._session.perform(edits.insert_utterance(made, sentence.after_caret), choose=True)
        except ValueError as error:
            self._session.tell(f"{begins(complaint(error))}.")
            return False
        if not choose:
            sentence.choose((), sentence.caret)
        return True

    def fill(self, item_id: str, answer: Answer) -> None:
        """Put an answer in the place of an item; its tempo, its end and its signals stay."""
        content = answer.item.content
        self._session.perform(item_edits.replace_item(item_id, content), choose=True)
        for gap in gaps.gaps_of(answer.made):
            if gap.why != gaps.NO_SIGN:
                self._session.tell(_told(gap))

    def spell(self) -> None:
        """Spell the glosses of the chosen items, else of the one before the caret."""
        for item_id in self._ids():
            self.spell_instead(item_id)

    def spell_instead(self, item_id: str) -> None:
        """Spell the gloss of an item in its place."""
        content = self._item(item_id).content
        gloss, spelling = contents.gloss_of(content), _spelling_of(content)
        if spelling is None:
            self._session.tell(f"{gloss}: {glosses.unspelled_words(gloss)}.")
        else:
            self._session.perform(item_edits.replace_item(item_id, spelling), choose=True)

    def why_not_spelled(self) -> str:
        """Say why none of the chosen items can be spelled instead; empty where one can."""
        found = [self._item(one).content for one in self.chosen]
        if all(isinstance(one, Spelling) for one in found):
            return tr("It is spelled already.")
        if not any(_spelling_of(one) for one in found):
            gloss = contents.gloss_of(found[0])
            return f"{gloss}: {glosses.unspelled_words(gloss)}."
        return ""

    # Ends and questions

    def end_with(self, mark: str) -> str:
        """End what comes before the caret with a mark; the id of the last item of a question, else empty."""
        item = self._session.sentence.before_caret
        if item is None:
            self._session.tell(NOTHING_TO_END)
            return ""
        if mark == "?":
            self.ask(item.id)
            return item.id
        if mark == scopes.CLOSER:
            self.close_marking(item.id)
            return ""
        self._session.perform(item_edits.set_item(item.id, end=glosses.ENDS[mark]))
        return ""

    def close_marking(self, last_id: str) -> None:
        """Lay the marking that was begun last over the items behind its bracket, up to one."""
        sentence = self._session.sentence
        caret = sentence.caret
        bracket = scopes.open_bracket(sentence.content, caret)
        if bracket is None:
            self._session.tell(NOTHING_OPEN)
        elif bracket.id == last_id or scopes.opener_of(contents.gloss_of(bracket.content)) is None:
            self._session.tell(f"{begins(translated(gaps.why_gap(bracket.content)))}.")
        else:
            self._session.perform(glosses.close_marking(bracket.id, last_id))
            sentence.choose((), caret - 1)

    def work_on_span(self, span_id: str) -> None:
        """Let the Face panel and the tracks show a signal over items as the chosen one; empty for none."""
        session = self._session
        in_sign = f"{PREFIX}{span_id}"
        if span_id and sentence_spans.is_laid(session, in_sign):
            session.select_on(find_item(session.sign, in_sign)[0], in_sign)
        elif any(one.startswith(PREFIX) for one in session.selection.key_ids):
            session.select_on(TrackName("hand", session.selection.role))

    def ask(self, item_id: str, signal: str = "") -> None:
        """End a question with an item: of this signal, else a wh-question where a wh-sign is in it."""
        usual, from_item = glosses.question_over(self._session.sentence.content, item_id)
        self._session.perform(span_edits.ask(item_id, signal or usual, from_item))

    def question_of(self, item_id: str) -> UtteranceSpan | None:
        """Return the question that ends with an item; None where none does."""
        spans = self._session.sentence.content.spans
        return next((one for one in spans if one.to_item == item_id and one.signal[:2] == "q."), None)

    # Chosen items

    def delete(self, *, backwards: bool = True) -> None:
        """Take the chosen items away, else the one beside the caret; what comes later closes up."""
        sentence = self._session.sentence
        ids, caret = sentence.chosen, sentence.caret
        if not ids:
            after = sentence.after_caret
            before = sentence.before_caret
            ids = ((before.id,) if before is not None else ()) if backwards else ((after,) if after else ())
            caret -= 1 if backwards else 0
        else:
            caret = min(index for index, item in enumerate(sentence.items) if item.id in ids)
        if ids:
            self._session.perform(edits.remove_items(ids))
            sentence.choose((), caret)

    def move(self, ids: Iterable[str], caret: int) -> None:
        """Put items where the caret would stand."""
        sentence = self._session.sentence
        moved = set(ids)
        before = next((item.id for item in sentence.items[caret:] if item.id not in moved), None)
        self._session.perform(edits.move_items(moved, before), choose=True)

    def change(self, **fields: Any) -> None:
        """Change fields of the chosen items."""
        if ids := self._ids():
            self._session.perform(item_edits.set_items(ids, **fields))

    def mirror(self) -> None:
        """Exchange the hands of the chosen items."""
        if ids := self._ids():
            self._session.perform(item_edits.mirror_items(ids))

    def toggle_one_hand(self) -> None:
        """Let the chosen items be done with one hand, or as they are written."""
        if ids := self._ids():
            on = not all(self._item(one).one_handed for one in ids)
            self._session.perform(item_edits.set_one_handed(ids, one_handed=on))

    def set_way(self, item_id: str, onward: Onward) -> None:
        """Set the transition that leaves an item."""
        self._session.perform(item_edits.set_transition(item_id, onward))

    def duplicate(self) -> None:
        """Put the chosen items in once more, behind themselves."""
        if made := self._copied():
            sentence = self._session.sentence
            last = max(index for index, item in enumerate(sentence.items) if item.id in self.chosen)
            sentence.choose((), last + 1)
            self._put(made, choose=True)

    # The clipboard

    def copy(self) -> bool:
        """Put the chosen items on the clipboard: as items for sentences, as a line of glosses for others."""
        made = self._copied()
        if made is None:
            return False
        data = QMimeData()
        data.setText(glosses.typed(made))
        data.setData(ITEMS, QByteArray(utterance_file.utterance_bytes(made)))
        QApplication.clipboard().setMimeData(data)
        return True

    def cut(self) -> None:
        """Put the chosen items on the clipboard, and take them away."""
        if self.copy():
            self._session.sentence.choose(self.chosen)
            self.delete()

    def paste(self) -> None:
        """Put what is on the clipboard in at the caret: items, or a line of glosses."""
        data = QApplication.clipboard().mimeData()
        try:
            if data.hasFormat(ITEMS):
                content = bytes(data.data(ITEMS).data())
                self._put(utterance_file.read_utterance(content, tr("the clipboard")).utterance, choose=True)
            else:
                self.put_line(line_of_glosses(data.text()))
        except (SignerError, ValueError) as error:
            self._session.tell(complaint(error).splitlines()[0])

    def _copied(self) -> Utterance | None:
        """Return the chosen items as a sentence, with the signals that lie over none but them."""
        utterance, ids = self._session.sentence.content, set(self._ids())
        if not ids:
            return None
        items = tuple(item for item in utterance.items if item.id in ids)
        spans = tuple(one for one in utterance.spans if {one.from_item, one.to_item} <= ids)
        return replace(utterance, items=items, spans=spans)

    # The library

    def update(self, ids: Iterable[str] | None = None) -> None:
        """Take the library's signs as they are now, of these items or of all; what was changed here stays."""
        utterance = self._session.sentence.content
        self._known.wait()
        wanted = {item.id for item in utterance.items} if ids is None else set(ids)
        told = list[str]()
        changes = list[Callable[[Utterance], Utterance]]()
        for item in utterance.items:
            found = self._known.newer(item.content) if item.id in wanted else None
            if found is not None:
                edit = item_edits.update_item(item.id, found.sign, found.digest)
                told += [words] if (words := edit.outcome(utterance).words) else []
                changes.append(edit)
        if not changes:
            self._session.tell(UP_TO_DATE)
            return

        def updated(utterance: Utterance) -> edits.Changed:
            for change in changes:
                utterance = change(utterance)
            return utterance, (), ""

        self._session.perform(edits.UtteranceEdit(tr("Update from library"), updated))
        count = tr("1 sign is") if len(changes) == 1 else tr("{count} signs are", count=len(changes))
        self._session.tell(
            ". ".join([tr("{count} as in the library now; changes made here are kept", count=count), *told])
        )

    def keep(self, item_id: str) -> None:
        """Save the sign of an item among the user's own, and let the item come from there."""
        content = self._item(item_id).content
        if not isinstance(content, SignContent):
            return
        sign, own = content.edited, self._known.shelves.own
        stem = dialogs.file_stem(content.name or sign.gloss)
        window = QApplication.activeWindow()
        if (own.place_of("signs") / f"{stem}{document_file.ENDINGS[Sign]}").exists() and (
            window is None
            or not dialogs.ask_replace(window, stem, tr("The sign of yours that bears this name goes."))
        ):
            return
        try:
            shelf.keep(sign, stem, own)
        except SignerError as error:
            self._session.tell(complaint(error))
            return
        self._session.perform(
            item_edits.replace_item(item_id, SignContent(stem, sign, utterance_file.digest_of(sign)))
        )
        self._session.tell(tr("{stem} is kept among your own signs.", stem=stem))
        self._known.read()

    # The playhead

    def seek_caret(self) -> None:
        """Bring the playhead to the item before the caret: from there it is played."""
        sentence = self._session.sentence
        item = sentence.before_caret or (sentence.items[0] if sentence.items else None)
        times = None if item is None or sentence.entered else sentence.times_of(item.id)
        if times is not None:
            self._player.pause()
            self._player.seek(times.start_s)

    def play(self) -> None:
        """Play from the item before the caret, or pause."""
        if not self._player.playing and not self._session.sentence.entered:
            self.seek_caret()
        self._player.toggle()


def _spelling_of(content: Content) -> Spelling | None:
    """Return what spells the gloss of an item, without the number of a variant; None where nothing does."""
    gloss = contents.gloss_of(content)
    return glosses.spelling_of(gloss if isinstance(content, Gap) else gloss.split("_")[0])


def _told(gap: gaps.FoundGap) -> str:
    """Say why there is nothing to sign in an item."""
    return f"{gap.why}." if gap.why.startswith(gap.gloss) else f"{gap.gloss}: {gap.why}."
