"""Signs that can be typed: those of shelves and of the program, read beside the window, with pictures."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from signer.document.utterance import SignContent, Utterance
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.files.shelves import Shelves
from signer.studio.pictures.queue import Pictures, SignFile

with lazily():
    from signer.library import shelf
    from signer.sequencing import glosses


class KnownSigns(QObject):
    """The signs by name; empty until they are read for the first time, when a sentence is opened.

    Signals:
        came(): the signs were read.
        pictured(): another picture is there.
    """

    came = Signal()
    pictured = Signal()

    def __init__(self, parent: QObject, pictures: Pictures, shelves: Shelves) -> None:
        super().__init__(parent)
        self.shelves, self._pictures = shelves, pictures
        pictures.ready.connect(self._on_picture)
        shelves.changed.connect(self._on_changed)
        self.entries: tuple[shelf.Entry, ...] = ()
        """Every sign, shelf by shelf."""
        self._by_name: dict[str, list[shelf.Entry]] = {}
        self._job: OneJob[tuple[tuple[shelf.Entry, ...], tuple[str, ...]]] = OneJob(self)
        self._is_stale = False

    @property
    def is_read(self) -> bool:
        """Return whether the signs have been read."""
        return bool(self.entries) and not self._job.is_busy

    def read(self) -> None:
        """Read the signs, or read them again, beside the window."""
        if self._job.is_busy:
            self._is_stale = True  # what is being read may have been read before it changed
            return
        self._is_stale, shelves = False, self.shelves.every
        work = partial(shelf.read_shelf, shelves)
        self._job.start(work, self._on_read, lambda _error: self._on_read(((), ())), reads=True)

    def wait(self) -> None:
        """Stand still until the signs are read."""
        if not self.entries:
            self.read()
        self._job.wait()

    def newer(self, content: object) -> shelf.Entry | None:
        """Return the library's sign of a content that came from there, where it is another one now."""
        if not isinstance(content, SignContent) or not content.digest:
            return None
        found = self.entry_of(content)
        return found if found is not None and found.digest != content.digest else None

    def entry_of(self, content: SignContent) -> shelf.Entry | None:
        """Return the library's sign of a name: the very same one, or the first shelf's where none is."""
        named = self._by_name.get(content.name, [])
        same = (one for one in named if one.digest == content.digest)
        return next(same, named[0] if named else None)

    def search(self, text: str) -> tuple[shelf.Entry, ...]:
        """Return the signs that answer a text, best first."""
        return shelf.search(self.entries, text) if text.strip() else ()

    def read_line(self, text: str, onto: Utterance) -> Utterance:
        """Return a line of glosses as an utterance among the places of another one."""
        self.wait()
        return glosses.say(text, (*self.entries, *shelf.examples()), places=onto.places)

    def picture(self, content: SignContent) -> QPixmap | None:
        """Return the picture of a sign of the library; None for now, and where there is none."""
        found = self.entry_of(content)
        return None if found is None else self._pictures.picture(SignFile(found.path, found.facts.picture))

    def _on_picture(self, wanted: object) -> None:
        if isinstance(wanted, SignFile):
            self.pictured.emit()

    def _on_read(self, found: tuple[tuple[shelf.Entry, ...], tuple[str, ...]]) -> None:
        self.entries = found[0]
        self._by_name = {}
        for entry in (*self.entries, *shelf.examples()):
            self._by_name.setdefault(entry.name, []).append(entry)
        self.came.emit()
        if self._is_stale:
            self.read()

    def _on_changed(self, kinds: frozenset[str]) -> None:
        if "signs" in kinds and (self.entries or self._job.is_busy):
            self.read()
