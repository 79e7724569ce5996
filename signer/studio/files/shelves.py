"""The user's shelves in the window: changed here, watched for others' changes, told to who shows them."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from signer.errors import SignFileError
from signer.lazy import lazily
from signer.phrases import begins
from signer.shelves import shelf
from signer.shelves.shelf import Shelf
from signer.studio.background.jobs import OneJob
from signer.studio.editing.soon import later
from signer.studio.language import complaint, tr, translated

with lazily():
    from signer.library import shelf as library
    from signer.shelves import listed as shelf_list
    from signer.shelves import watching


class Shelves(QObject):
    """The shelves of the user's list.

    Signals:
        listed(): there are others, or they stand in another order, or one has come or gone.
        changed(kinds): files of these kinds came, went or were written on them, here or by others.
        told(words): a shelf has gone away or come back, or the list cannot be read.
    """

    listed = Signal()
    changed = Signal(object)
    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._job: OneJob[tuple[tuple[Shelf, ...], watching.Stamps, float]] = OneJob(self)
        self._seen: tuple[tuple[Shelf, ...], watching.Stamps] | None = None
        self._problems: dict[str, str] = {}
        self._refusal = ""
        self._timer = later(self, self._look)

    @property
    def every(self) -> tuple[Shelf, ...]:
        """The shelves in the order of the list; the user's own one where that cannot be read."""
        try:
            found, refusal = shelf_list.read_shelves(), ""
        except SignFileError as error:
            found, refusal = (shelf.own_shelf(),), complaint(error)
        if refusal != self._refusal:
            self._refusal = refusal
            if refusal:
                self.told.emit(
                    tr(
                        "The list of shelves cannot be read, so there is your own alone. {refusal}",
                        refusal=refusal,
                    )
                )
        return found

    @property
    def own(self) -> Shelf:
        """The shelf in the user's data folder."""
        return shelf.own_shelf()

    def change(self, edit: shelf_list.Change) -> None:
        """Change the list; SignFileError where it cannot be done."""
        shelf_list.change(edit)
        self.listed.emit()
        self.changed.emit(frozenset(shelf.ENDINGS))

    # What others change

    def begin(self) -> None:
        """Look at the shelves from now on."""
        if not (self._timer.isActive() or self._job.is_busy):
            self._look()

    def _look(self) -> None:
        every, is_shared = self.every, self._seen is None and len(self.every) > 1

        def look(_told: object) -> tuple[tuple[Shelf, ...], watching.Stamps, float]:
            begun = time.monotonic()
            found = watching.stamps_of(every)
            took_s = time.monotonic() - begun
            if is_shared:
                library.load_reader()
            return every, found, took_s

        self._job.start(look, self._on_seen, reads=True)

    def _on_seen(self, seen: tuple[tuple[Shelf, ...], watching.Stamps, float]) -> None:
        every, stamps, took_s = seen
        before, self._seen = self._seen, (every, stamps)
        self._timer.start(int(1000 * max(watching.EVERY_S, watching.SHARE * took_s)))
        self._tell_of_gone(every)
        if before is None:
            return
        if before[0] != every:
            self.listed.emit()
        if kinds := watching.changed_kinds(before[1], stamps):
            self.changed.emit(kinds)

    def _tell_of_gone(self, every: tuple[Shelf, ...]) -> None:
        """Say once of each shelf that it has gone away, and once that it is back."""
        before = self._problems
        self._problems = {one.name: one.problem for one in every if one.problem}
        gone = (words for name, words in self._problems.items() if name not in before)
        told = [f"{begins(translated(words))}." for words in gone]
        here = {one.name for one in every} - set(self._problems)
        told += [tr("The shelf {name} is back.", name=name) for name in before if name in here]
        if told:
            self.told.emit(" ".join(told))
            self.listed.emit()
