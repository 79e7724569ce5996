"""Dialog before a file of another program is taken: its words at the left, the draft at the right.

What was guessed is settled below, and what is lost is told; nothing is begun before it is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from signer.document.edits import Edit
from signer.document.queries import every_key, side_of
from signer.document.sign import Sign
from signer.document.utterance import Document, Gap, Utterance
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import begins, joined
from signer.printable import MESSAGE, excerpt
from signer.studio.background.jobs import OneJob
from signer.studio.drafts.guess_list import GuessList
from signer.studio.files.import_sources import LONGEST, Found, ImportSource, found_words
from signer.studio.language import complaint, decimals, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import Dialog, list_field
from signer.studio.widgets.pieces import across, beneath, heading, hint
from signer.words import wording

with lazily():
    from signer.sequencing import contents

if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.importing.imported import Imported

_SIZE_PX: Final = (940, 600)
_DRAFTING: Final = tr("Drafting it …")
LOST: Final = tr("Changed or left out")
KEPT: Final = tr("Nothing is changed or left out")


class ImportDialog(Dialog):
    """Shows what a file holds as a source reads it; `document` is the draft that was taken.

    It is read beside the window, and a sign is drafted when it is chosen.
    """

    def __init__(self, parent: QWidget, source: ImportSource, character: Character) -> None:
        super().__init__(parent, "import", tr("Import"), tr("Take it"))
        self._source = source
        self._found: tuple[Found, ...] = ()
        self._job: OneJob[tuple[Found, ...]] = OneJob(self)
        self._drafting: OneJob[Imported[Utterance] | Imported[Sign]] = OneJob(self)
        self._has_changed = False
        self._drafts: dict[int, Imported[Utterance] | Imported[Sign]] = {}
        self._settled: dict[int, Document] = {}
        self._sentences = _list("import.sentences", tr("What the file holds"))
        self._draft, self._lost = _list("import.draft", tr("The draft")), _list("import.lost", LOST)
        self._about, self._about_lost, self._about_draft = hint(), hint(), hint()
        self._guesses = GuessList(lambda: character, "import.guesses")
        self._guesses.edit_wanted.connect(self._settle)
        self._lay_out()
        source.changed.connect(self._show)
        self._sentences.currentRowChanged.connect(self._choose)
        self._sentences.itemActivated.connect(lambda _item: self.take.click())
        self._show()

    @property
    def document(self) -> Document | None:
        """Return the draft of what is chosen, its guesses as far as they are settled; None for none yet."""
        row = self._sentences.currentRow()
        made = self._drafts.get(row)
        return None if made is None else self._settled.get(row, made.document)

    def _lay_out(self) -> None:
        gap = theme.GAP
        found = (heading(tr("In the file")), self._source, self._about, (self._sentences, 1))
        draft = (heading(tr("The draft")), self._about_draft, (self._draft, 1))
        left, right = beneath(None, *found, gap=gap), beneath(None, *draft, gap=gap)
        lost = beneath(None, self._about_lost, (self._lost, 1), gap=gap)
        both = across(None, (left, 1), (right, 1), gap=theme.MARGIN)
        under = across(None, (self._guesses, 1), (lost, 1), gap=theme.MARGIN)
        self.lay_out((both, 3), (under, 2))
        self.resize(*_SIZE_PX)

    # What the file holds

    def _show(self, *_changed: object) -> None:
        """Read the file anew as it is chosen; what was read already is shown no more."""
        self._fill((), self._source.waiting)
        self._has_changed = self._job.is_busy
        if not self._job.is_busy:
            self._job.start(self._source.reading(), self._end, self._fail)

    def _end(self, found: tuple[Found, ...]) -> None:
        if self._has_changed:
            self._show()
        else:
            self._fill(found, found_words(len(found), self._source.kind))

    def _fail(self, error: SignerError) -> None:
        if self._has_changed:
            self._show()
        else:
            self._fill((), complaint(error))

    def _fill(self, found: tuple[Found, ...], words: str) -> None:
        """Show what was found, the first of it chosen."""
        self._drafting.drop()
        self._found, self._drafts, self._settled = found, {}, {}
        self._about.setText(plain.tip(words))
        self._sentences.clear()
        for number, one in enumerate(found, 1):
            item = QListWidgetItem(f"{number}   {one.words}")
            item.setToolTip(plain.tip(one.about or one.words))
            self._sentences.addItem(item)
        kind, are_several = self._source.kind, len(found) > 1
        self.take.setText(kind.take if are_several else tr("Take it"))
        self.take.setToolTip(plain.tip(kind.others if are_several else ""))
        self._sentences.setCurrentRow(0 if found else -1)
        self._show_draft()

    # The draft of what is chosen

    def _choose(self, row: int) -> None:
        """Draft what is chosen, unless that was done."""
        self._drafting.drop()
        if 0 <= row < len(self._found) and row not in self._drafts:
            draft = self._found[row].draft
            self._drafting.start(lambda _told: draft(), lambda made: self._keep(row, made), self._tell)
        self._show_draft()

    def _keep(self, row: int, made: Imported[Utterance] | Imported[Sign]) -> None:
        self._drafts[row] = made
        self._show_draft()

    def _tell(self, error: SignerError) -> None:
        self._show_draft()
        self._about_draft.setText(plain.tip(complaint(error)))

    def _show_draft(self) -> None:
        document = self.document
        self.take.setEnabled(document is not None)
        self._draft.clear()
        self._draft.addItems(list(_rows(document)) if document is not None else [])
        row, count = self._sentences.currentRow(), len(self._found)
        which = (
            tr("{kind} {row} of {count}", kind=self._source.kind.name, row=row + 1, count=count)
            if count > 1 and row >= 0
            else ""
        )
        drafting = _DRAFTING if self._drafting.is_busy else ""
        self._about_draft.setText(". ".join(filter(None, (which, drafting))))
        made = self._drafts.get(row)
        self._about_draft.setVisible(bool(self._about_draft.text()))
        self._lost.clear()
        for one in () if made is None else made.losses:
            if one.severity != "guessed":  # those are settled beside
                self._lost.addItem(excerpt(translated(joined(": ", (one.where, one.words))), MESSAGE))
        self._about_lost.setText("" if made is None else LOST if self._lost.count() else KEPT)
        self._guesses.setVisible(isinstance(document, Sign))
        self._guesses.show_sign(document if isinstance(document, Sign) else Sign())

    def _settle(self, edit: Edit) -> None:
        """Settle a guess of the draft; the keyboard stays there, and goes to *Take it* after the last."""
        document = self.document
        if isinstance(document, Sign):
            self._settled[self._sentences.currentRow()] = edit(document)
            self._show_draft()
            (self.take if self._guesses.guess is None else self._guesses.list).setFocus()

    def done(self, result: int) -> None:
        """End what is still read, and close."""
        self._drafting.drop()
        self._job.drop()
        super().done(result)


def _list(name: str, spoken: str) -> QListWidget:
    return list_field(name, spoken, kind="framed", wraps=True)


def _rows(document: Document) -> Iterator[str]:
    """Yield what a draft holds in words, a line each: items of a sentence, keys of a sign."""
    if isinstance(document, Utterance):
        for item in document.items:
            when = "" if item.at_s is None else decimals(f"{item.at_s:.2f} s   ")
            gap = tr("   without a sign") if isinstance(item.content, Gap) else ""
            yield excerpt(f"{when}{contents.gloss_of(item.content)}{gap}", LONGEST)
        return
    for role, key in every_key(document):
        words = translated(wording.key_words(key, document.dominant_side))
        hand = translated(begins(wording.HANDS[side_of(document, role)]))
        yield excerpt(f"{decimals(f'{key.time_s:.2f}')} s   {hand}: {words}", LONGEST)
