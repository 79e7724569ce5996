"""Signs that can be typed: of the library and the user's own, read beside the window, with pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from signer.document.utterance import SignContent, Utterance
from signer.lazy import lazily
from signer.studio.background.jobs import Job
from signer.studio.files import own_shelf
from signer.studio.pictures.queue import Pictures, SignFile

with lazily():
    from signer.library import shelf
    from signer.sequencing import glosses


if TYPE_CHECKING:
    from signer.library.shelf import Entry


class KnownSigns(QObject):
    """The signs by name; empty until they are read for the first time, when a sentence is opened.

    Signals:
        came(): the signs were read.
        pictured(): another picture is there.
    """

    came = Signal()
    pictured = Signal()

    def __init__(self, parent: QObject, pictures: Pictures, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._folder, self._pictures = folder, pictures
        pictures.ready.connect(self._on_picture)
        self._entries: tuple[Entry, ...] = ()
        self._by_name: dict[str, Entry] = {}
        self._job: Job[Any] | None = None

    @property
    def folder(self) -> Path:
        """Folder of the user's own signs."""
        return self._folder or own_shelf.data_folder("signs")

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every sign, the user's own first."""
        return self._entries

    @property
    def is_read(self) -> bool:
        """Return whether the signs have been read."""
        return bool(self._entries) and self._job is None

    def read(self) -> None:
        """Read the signs, or read them again, beside the window."""
        if self._job is not None:
            return
        folder = self.folder
        self._job = Job(lambda tell: shelf.read_shelf(folder, tell))
        self._job.start(self._on_read, lambda _error: self._on_read(((), ())))

    def wait(self) -> None:
        """Stand still until the signs are read."""
        if not self._entries:
            self.read()
        if self._job is not None:
            self._job.wait()

    def newer(self, content: object) -> Entry | None:
        """Return the library's sign of a content that came from there, where it is another one now."""
        if not isinstance(content, SignContent) or not content.digest:
            return None
        found = self._by_name.get(content.name)
        return found if found is not None and found.digest != content.digest else None

    def search(self, text: str) -> tuple[Entry, ...]:
        """Return the signs that answer a text, best first."""
        return shelf.search(self._entries, text) if text.strip() else ()

    def read_line(self, text: str, onto: Utterance) -> Utterance:
        """Return a line of glosses as an utterance among the places of another one."""
        self.wait()
        return glosses.say(text, (*self._entries, *shelf.examples()), places=onto.places)

    def picture(self, name: str) -> QPixmap | None:
        """Return the picture of a sign of the library; None for now, and where there is none."""
        found = self._by_name.get(name)
        return None if found is None else self._pictures.picture(SignFile(found.path, found.facts.picture))

    def _on_picture(self, wanted: object) -> None:
        if isinstance(wanted, SignFile):
            self.pictured.emit()

    def _on_read(self, found: tuple[tuple[Entry, ...], tuple[str, ...]]) -> None:
        self._job = None
        self._entries = found[0]
        by_name = (*self._entries, *shelf.examples())
        self._by_name = {entry.name: entry for entry in reversed(by_name)}  # the user's own win
        self.came.emit()
