"""Contents of the library: signs and sentences of shelves and of the program, read beside the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from handshapes.search import rank_matches
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.files.shelves import Shelves
from signer.studio.language import complaint, tr
from signer.studio.pictures.queue import SignFile
from signer.studio.widgets.inventory_browser import Answers
from signer.studio.widgets.inventory_items import Item

with lazily():
    from signer.library import shelf

if TYPE_CHECKING:
    from typing import TypeAlias

    from signer.library.facts import Hands
    from signer.shelves.shelf import Shelf

    _Read: TypeAlias = tuple[shelf.Library, tuple[str, ...], tuple[shelf.Sentence, ...]]


class Found(NamedTuple):
    """A sign or a sentence that the library shows.

    Attributes:
        path: its file.
        title: what it is called.
        on: the shelf on which it lies.
        entry: what is known of a sign; None of a sentence.
    """

    path: Path
    title: str
    on: Shelf
    entry: shelf.Entry | None = None

    @property
    def is_kept(self) -> bool:
        """Return whether somebody keeps it, and it does not come with the program."""
        return self.on != shelf.PROGRAM

    @property
    def item(self) -> Item:
        """Its card."""
        mark = "own" if self.on.is_own else "link" if self.is_kept else ""
        tip = tr("{title}: on {name}", title=self.title, name=self.on.name) if self.is_kept else self.title
        pictures = () if self.entry is None else (SignFile(self.path, self.entry.facts.picture),)
        return Item(str(self.path), self.title, tip, corner=mark, pictures=pictures, is_own=self.is_kept)


class Contents(QObject):
    """Signs and sentences of the shelves.

    Signals:
        came(refused): they are read, and what is wrong with files and shelves that could not be.
        failed(words): they cannot be read, and why.
    """

    came = Signal(object)
    failed = Signal(str)

    def __init__(self, shelves: Shelves) -> None:
        super().__init__()
        self._shelves = shelves
        self._signs: shelf.Library | None = None
        self._sentences: tuple[shelf.Sentence, ...] = ()
        self._found: dict[str, Found] = {}
        self._job: OneJob[_Read] = OneJob(self)
        self._is_stale = False

    @property
    def is_read(self) -> bool:
        """Return whether they were read, and no other shelves are being read in their place."""
        return self._signs is not None

    def count(self, which: str) -> int:
        """Number of signs, or of the `sentences`; none before they are read."""
        if self._signs is None:
            return 0
        return len(self._sentences) if which == "sentences" else len(self._signs)

    def read(self) -> None:
        """Read them again, off the main thread."""
        if self._job.is_busy:
            self._is_stale = True
            return
        every, known = self._shelves.every, self._signs
        places = [one.place_of("signs") for one in (*every, shelf.PROGRAM)]
        if known is not None and known.places != places:
            known.close()
            known = self._signs = None
        self._is_stale = False

        def read(tell: Callable[[float], None]) -> _Read:
            signs = known or shelf.Library(every)
            return signs, signs.refresh(tell), shelf.sentences_on(every)

        self._job.start(read, self._on_read, lambda error: self.failed.emit(complaint(error)), reads=True)

    def _on_read(self, found: _Read) -> None:
        self._signs, refused, self._sentences = found
        self.came.emit(refused)
        if self._is_stale:
            self.read()

    def find(self, text: str, which: str, only: Shelf | None, *, frequent_first: bool) -> Answers:
        """Return what answers a text: the signs with `one` hand, `two` or either, or the `sentences`."""
        if self._signs is None:
            return Answers(())
        is_sure, is_all = False, True
        if which == "sentences":
            kept = [one for one in self._sentences if only in (None, one.shelf)]
            rows = rank_matches(text, [one.searchable for one in kept])
            found = [Found(one.path, one.path.stem, one.shelf) for one in map(kept.__getitem__, rows)]
        else:
            hands: Hands | None = "one" if which == "one" else "two" if which == "two" else None
            entries, is_all = self._signs.search(text, hands, only=only, frequent_first=frequent_first)
            is_sure = bool(entries) and entries[0].facts.is_called(text)
            found = [Found(entry.path, entry.title, entry.shelf, entry) for entry in entries]
        self._found = {str(one.path): one for one in found}
        return Answers(tuple(one.item for one in found), is_sure, is_all)

    def at(self, item_id: str) -> Found | None:
        """Return what was found last under the id of a card."""
        return self._found.get(item_id)

    def others(self, entry: shelf.Entry | None) -> tuple[tuple[shelf.Entry, ...], shelf.Entry | None]:
        """Return the signs of its gloss on other shelves, the next first; and the one that is before it."""
        if self._signs is None or entry is None:
            return (), None
        found = shelf.also_of(self._signs.named([entry.gloss or entry.name]))
        every = next((each for each in found.values() if any(one.path == entry.path for one in each)), ())
        place = [one.path for one in every].index(entry.path) if every else 0
        return (*every[place + 1 :], *every[:place]), every[0] if place else None
