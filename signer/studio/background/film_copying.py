"""The scrub copy of a film for the window: read from the cache, where a process of its own makes it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal

from signer.lazy import lazily
from signer.studio.editing.soon import later
from signer.studio.language import tr

with lazily():
    from signer.films import scrub

SILENT_MS: Final = 60_000
"""A copying process that says nothing for so long is ended: its film hangs the decoder."""
END_MS: Final = 3000


def cache_folder() -> Path:
    """Return the folder of scrub copies; deleting it costs the time to decode films again."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)) / "films"


class FilmCopy(QObject):
    """The copy of one film at a time; what is there of it is read while the rest is made.

    Attributes:
        key: name of the copy in the cache.
        frames: the frames that are there.
        share: so much of the copy is made.

    Signals:
        grew(): more of it is there.
        made(): all of it is.
        failed(words): it will not be made, and why.
    """

    grew = Signal()
    made = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.key, self.share = "", 0.0
        self.frames: scrub.ScrubCopy | None = None
        self._name = tr("The film")
        self._part: Path | None = None
        self._process: QProcess | None = None
        self._silence = later(self, self._on_silence, SILENT_MS)

    def take(self, key: str) -> bool:
        """Read the copy of that name in the cache; False where there is none."""
        self.key = key
        scrub.keep_within(cache_folder(), needed=key)
        if self._read(cache_folder() / key):
            scrub.mark_used(cache_folder() / key)
            self.share = 1.0
            return True
        return False

    def make(self, film: Path) -> None:
        """Make the copy of a film, under the name that was looked for."""
        self._name = film.name
        self._part = cache_folder() / f"{self.key}.part{os.getpid()}-{id(self):x}"
        shutil.rmtree(self._part, ignore_errors=True)
        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._on_progress)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start(sys.executable, ["-m", "signer.films.copying", str(film), str(self._part)])
        self._silence.start()

    def close(self) -> None:
        """Let go of it, and end its making."""
        process = self._process
        self._forget()
        if process is not None and process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(END_MS)
        self._let_go()
        if self._part is not None:
            shutil.rmtree(self._part, ignore_errors=True)
        self._part, self.share = None, 0.0

    def throw_away(self) -> None:
        """Take it out of the cache."""
        self._let_go()
        shutil.rmtree(cache_folder() / self.key, ignore_errors=True)

    def _let_go(self) -> None:
        if self.frames is not None:
            self.frames.close()
        self.frames = None

    def _read(self, folder: Path) -> bool:
        """Read a copy from now on; False where there is none, or not all of one."""
        try:
            copy = scrub.ScrubCopy(folder)
        except OSError:
            return False
        if copy.facts is None and folder != self._part:
            copy.close()
            return False
        self._let_go()
        self.frames = copy
        return True

    def _on_progress(self) -> None:
        if self._process is None:
            return
        self._silence.start()
        lines = bytes(self._process.readAllStandardOutput().data()).split()
        with contextlib.suppress(ValueError, IndexError):
            self.share = float(lines[-1])
        if self.frames is None:
            self._read(self._part or Path())
        else:
            self.frames.refresh()
        self.grew.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(tr("The film cannot be read: no other process can be started here"))

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        process = self._process
        if process is None:
            return
        complaint = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        if code != 0 or status != QProcess.ExitStatus.NormalExit:
            told = complaint.splitlines()[-1:] if code == 1 and "Traceback" not in complaint else []
            self.failed.emit(
                told[0] if told else tr("{name}: its decoder ended over it; it is damaged", name=self._name)
            )
        else:
            self._forget()
            self._put_away()

    def _put_away(self) -> None:
        """Put what was made where the cache has it, and read it from there."""
        part, target = self._part, cache_folder() / self.key
        if part is None:
            return
        self._let_go()
        if not self._read(target):  # else another window was quicker
            shutil.rmtree(target, ignore_errors=True)
            with contextlib.suppress(OSError):
                os.replace(part, target)
            if not self._read(target):
                self.failed.emit(tr("The copy of the film is gone; open the film again"))
                return
        shutil.rmtree(part, ignore_errors=True)
        scrub.keep_within(cache_folder(), needed=self.key)
        self.share = 1.0
        self.made.emit()

    def _on_silence(self) -> None:
        self.failed.emit(tr("{name}: reading it does not come to an end; it is damaged", name=self._name))

    def _forget(self) -> None:
        self._silence.stop()
        if self._process is not None:
            self._process.blockSignals(True)
            self._process.deleteLater()
        self._process = None
