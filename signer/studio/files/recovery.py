"""Copies of what is being edited, kept aside for the case that the program ends without a word."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Timer
from typing import Any, Final, NamedTuple, TypeGuard
from weakref import ref

from PySide6.QtCore import QLockFile, QObject, Qt, Signal

from signer import atomic
from signer.document.utterance import Document
from signer.errors import SignFileError
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files.state_folder import made, state_folder
from signer.studio.hearing import hear
from signer.studio.language import complaint, tr

with lazily():
    from signer.files import disk, document_file

WORD: Final = tr("recovery copy")
MOST_BYTES: Final = 40_000_000
"""A sign file of the greatest size (5 MB), were every character of it escaped."""
LATEST_S: Final = 253_402_300_799
"""The end of the year 9999, in seconds of the clock: calendars show no later time."""
_DAMAGED: Final = tr("the copy is damaged; it cannot be recovered")


@dataclass(frozen=True, slots=True)
class Copy:
    """Recovery copy that another run of the program left behind.

    `edited_s` is when it was last edited, in seconds of the clock.
    """

    file: Path
    document: Document
    path: Path | None
    edited_s: float


def copy_bytes(document: Document, path: Path | None, edited_s: float) -> bytes:
    """Write the content of a copy; ValueError for a document that no file can hold."""
    content = {
        "path": None if path is None else str(path.absolute()),
        "edited_s": edited_s,
        "sign": document_file.document_bytes(document).decode(),
    }
    return json.dumps(content).encode()


def read_copy(file: Path) -> Copy:
    """Read a copy; SignFileError when it is damaged in any way."""
    content = _object(file, disk.content_of(file, WORD, MOST_BYTES))
    path, edited_s, text = content.get("path"), content.get("edited_s"), content.get("sign")
    if not isinstance(text, str) or not _may_be_path(path) or not _may_be_time(edited_s):
        raise SignFileError(str(file), [_DAMAGED])
    document = document_file.read_document(text.encode(errors="surrogatepass"), str(file)).document
    return Copy(file, document, None if path is None else Path(path), float(edited_s))


def _object(file: Path, data: bytes) -> dict[str, Any]:
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise SignFileError(str(file), [_DAMAGED])
    return content


def _may_be_path(path: object) -> TypeGuard[str | None]:
    return path is None or (isinstance(path, str) and atomic.is_name(path))


def _may_be_time(time_s: object) -> TypeGuard[float]:
    return isinstance(time_s, (int, float)) and not isinstance(time_s, bool) and 0 <= time_s <= LATEST_S


AFTER_MS: Final = 2000
"""A copy is written that long after the first edit that it lacks: well below the five seconds that may be
lost."""


class _Wanted(NamedTuple):
    """The next copy: where it goes, and what it holds."""

    file: Path
    document: Document
    path: Path | None
    edited_s: float


class Recovery(QObject):
    """Keeps a copy of the session's sign while it has changes that no file has.

    The copy goes when they are saved or given up.

    Copies are written beside the window, not by its event loop: a window that hangs is the one that will be
        killed.
    """

    _failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.damaged: list[Path] = []
        """Copies that could not be read, where they are kept."""
        self._name = f"{os.getpid()}-{time.time_ns()}"
        self._lock: QLockFile | None = None
        self._told = False
        self._writing = Lock()  # only held by who writes and who forgets: an edit waits for no disk
        self._wanted: _Wanted | None = None
        self._timer: Timer | None = None
        self._failed.connect(self._complain, Qt.ConnectionType.QueuedConnection)
        hear(self._follow, session.sign_changed, session.sentence.changed, session.file_changed)

    def keep(self) -> None:
        """Write a copy now."""
        self._want()
        self._write()

    def forget(self) -> None:
        """There is nothing left that a file does not have."""
        with self._writing:
            self._wanted = None
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            with contextlib.suppress(OSError):
                (state_folder() / "recovery" / f"{self._name}.json").unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def abandoned(self) -> Iterator[Copy]:
        """List what runs of the program that are no more left behind, the latest first.

        Damaged copies are set aside.
        """
        folder = state_folder() / "recovery"
        files = sorted(folder.glob("*.json"), key=_modified, reverse=True) if folder.is_dir() else []
        for file in files:
            lock = QLockFile(str(file.with_suffix(".lock")))
            lock.setStaleLockTime(0)
            if file.stem == self._name or not lock.tryLock(0):
                continue  # somebody works on it
            lock.unlock()
            try:
                found = read_copy(file)
            except SignFileError:
                if file.exists():
                    self.damaged.append(_set_aside(file))
            else:
                yield found

    def discard(self, copy: Copy) -> None:
        """A copy is not wanted, or has been taken over."""
        with contextlib.suppress(OSError):
            copy.file.unlink(missing_ok=True)

    def _follow(self, *_changed: object) -> None:
        if not self._session.is_modified:
            self.forget()
        elif self._want() and self._timer is None:
            self._timer = Timer(AFTER_MS / 1000, _write_soon, (ref(self),))
            self._timer.daemon = True  # a program that ends waits for no copy
            self._timer.start()

    def _want(self) -> bool:
        """Let the next copy hold what is open now; whether there is a place for it."""
        folder = made(state_folder() / "recovery")
        if folder is None:
            self._complain(tr("the folder cannot be made"))
            return False
        if self._lock is None:
            self._lock = QLockFile(str(folder / f"{self._name}.lock"))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
        self._wanted = _Wanted(
            folder / f"{self._name}.json", self._session.document, self._session.path, time.time()
        )
        return True

    def _write(self) -> None:
        """Write the copy that is wanted, if one still is; called from any thread."""
        with self._writing:
            self._timer = None  # first: whoever wants a copy from now on starts another one
            wanted = self._wanted
            if wanted is None:
                return
            try:
                atomic.write(
                    wanted.file, copy_bytes(wanted.document, wanted.path, wanted.edited_s), keep_backup=False
                )
            except (OSError, ValueError) as error:
                self._failed.emit(complaint(error))

    def _complain(self, reason: str) -> None:
        """Once: whoever edits on has been told."""
        if not self._told:
            self._told = True
            self._session.tell(tr("No copy for recovery can be kept ({reason}): save often.", reason=reason))


def _write_soon(recovery: ref[Recovery]) -> None:
    """Write the copy, unless its window is gone."""
    alive = recovery()
    if alive is not None:
        with contextlib.suppress(RuntimeError):  # of Qt, about the half that it has taken down already
            alive._write()


def _modified(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _set_aside(file: Path) -> Path:
    """Put a damaged copy out of the way, and keep it; where it is then."""
    aside = file.with_suffix(".unreadable")
    try:
        return file.replace(aside)
    except OSError:
        return file
