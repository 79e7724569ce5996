"""The open file on the disk: watched for changes by other programs, and locked against another Signer."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from signer import atomic
from signer.studio.files import locations
from signer.studio.files.state_folder import made, state_folder


class OnDisk(QObject):
    """Watches one file.

    Signals:
        changed(): another program changed, moved or removed the file.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._path: Path | None = None
        self.known: str | None = None
        """Digest of the file when it was last opened or saved here; None for none."""
        self._lock: QLockFile | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._look)
        self._watcher.directoryChanged.connect(self._look)
        self._told: str | None = None

    @property
    def is_changed(self) -> bool:
        """Return whether the file holds something else than when it was last opened or saved here."""
        return self._path is not None and atomic.digest_of(self._path) != self.known

    def follow(self, path: Path | None, known: str | None) -> bool:
        """From now on it is this file; False when another Signer has it open too.

        Args:
            path: of the file; None for none.
            known: digest of the content that is open, which somebody may have replaced already.
        """
        if self._watcher.files() or self._watcher.directories():
            self._watcher.removePaths([*self._watcher.files(), *self._watcher.directories()])
        if path != self._path:
            self.leave()
        self._path = path
        self.known = self._told = known
        if path is None:
            return True
        self._watcher.addPaths(
            [str(each) for each in (path, path.parent) if each.exists() and locations.fits_qt(each)]
        )
        return self._take(path)

    def leave(self) -> None:
        """The file is no longer open here."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _take(self, path: Path) -> bool:
        if self._lock is not None:
            return True
        folder = made(state_folder() / "open")
        if folder is None:
            return True
        lock = QLockFile(str(folder / f"{hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:24]}.lock"))
        lock.setStaleLockTime(0)  # one whose program has ended is taken all the same
        if not lock.tryLock(0):
            return lock.error() != QLockFile.LockError.LockFailedError
        self._lock = lock
        return True

    def _look(self, _where: str) -> None:
        if self._path is None:
            return
        now = atomic.digest_of(self._path)
        if now is not None and str(self._path) not in self._watcher.files() and locations.fits_qt(self._path):
            self._watcher.addPath(str(self._path))  # a file that was replaced is another one to the watcher
        if now != self._told:
            self._told = now
            if now != self.known:
                self.changed.emit()
