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
from typing import Final, NamedTuple
from weakref import ref

from PySide6.QtCore import QLockFile, QObject, Qt, Signal

from signer import atomic
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.studio.editing.session import Session
from signer.studio.files.state_folder import made, state_folder

AFTER_MS: Final = 2000
"""A copy is written that long after the first edit that it lacks: well below the five seconds that may be lost."""


@dataclass(frozen=True, slots=True)
class Copy:
    """What another run of the program left behind."""

    file: Path
    sign: Sign
    path: Path | None
    edited_s: float
    """When, in seconds of the clock."""


class _Wanted(NamedTuple):
    """The next copy: where it goes, and what it holds."""

    file: Path
    sign: Sign
    path: Path | None
    edited_s: float


class Recovery(QObject):
    """Keeps a copy of the session's sign while it has changes that no file has; the copy goes when they are saved or given up.

    Copies are written beside the window, not by its event loop: a window that hangs is the one that will be killed.
    """

    _failed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._name = f"{os.getpid()}-{time.time_ns()}"
        self._lock: QLockFile | None = None
        self._told = False
        self._writing = Lock()  # only held by who writes and who forgets: an edit waits for no disk
        self._wanted: _Wanted | None = None
        self._timer: Timer | None = None
        self._failed.connect(self._complain, Qt.ConnectionType.QueuedConnection)
        session.sign_changed.connect(self._follow)
        session.file_changed.connect(self._follow)

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
        """What runs of the program that are no more left behind, the latest first."""
        folder = state_folder() / "recovery"
        files = sorted(folder.glob("*.json"), key=_modified, reverse=True) if folder.is_dir() else []
        for file in files:
            lock = QLockFile(str(file.with_suffix(".lock")))
            lock.setStaleLockTime(0)
            if file.stem == self._name or not lock.tryLock(0):
                continue  # somebody works on it
            lock.unlock()
            found = _read(file)
            if found is not None:
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
            self._complain("the folder cannot be made")
            return False
        if self._lock is None:
            self._lock = QLockFile(str(folder / f"{self._name}.lock"))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)
        self._wanted = _Wanted(folder / f"{self._name}.json", self._session.sign, self._session.path, time.time())
        return True

    def _write(self) -> None:
        """Write the copy that is wanted, if one still is; called from any thread."""
        from signer.files.writing import sign_bytes

        with self._writing:
            self._timer = None  # first: whoever wants a copy from now on starts another one
            wanted = self._wanted
            if wanted is None:
                return
            try:
                content = {
                    "path": None if wanted.path is None else str(wanted.path.absolute()),
                    "edited_s": wanted.edited_s,
                    "sign": sign_bytes(wanted.sign).decode(),
                }
                atomic.write(wanted.file, json.dumps(content).encode(), keep_backup=False)
            except (OSError, ValueError) as error:
                self._failed.emit(str(error))

    def _complain(self, reason: str) -> None:
        """Once: whoever edits on has been told."""
        if not self._told:
            self._told = True
            self._session.tell(f"No copy for recovery can be kept ({reason}): save often.")


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


def _read(file: Path) -> Copy | None:
    """A copy; one that cannot be read is put out of the way, but kept."""
    from signer.files import read_sign

    try:
        content = json.loads(file.read_bytes())
        path, edited_s, text = content["path"], float(content["edited_s"]), content["sign"]
        return Copy(file, read_sign(text, file.name).sign, None if path is None else Path(path), edited_s)
    except (OSError, ValueError, KeyError, TypeError, SignFileError):
        with contextlib.suppress(OSError):
            file.replace(file.with_suffix(".unreadable"))
        return None
