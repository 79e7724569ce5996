"""The process that makes the scrub copy of a film for the window."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from signer.studio.editing.soon import later
from signer.studio.language import tr

SILENT_MS: Final = 60_000
"""A copying process that says nothing for so long is ended: its film hangs the decoder."""
END_MS: Final = 3000


class Copying(QObject):
    """Runs one process at a time.

    Signals:
        progressed(share): so much of the copy is made.
        copied(): all of it is.
        failed(words): it will not be made, and why.
    """

    progressed = Signal(float)
    copied = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._name = tr("The film")
        self._share = 0.0
        self._silence = later(self, self._on_silence, SILENT_MS)

    def start(self, film: Path, folder: Path) -> None:
        """Copy a film into a folder that is not there yet."""
        self._name, self._share = film.name, 0.0
        self._process = process = QProcess(self)
        process.readyReadStandardOutput.connect(self._on_progress)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start(sys.executable, ["-m", "signer.films.copying", str(film), str(folder)])
        self._silence.start()

    def end(self) -> bool:
        """End the process; return whether there was one."""
        process = self._process
        self._forget()
        if process is not None and process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(END_MS)
        return process is not None

    def _on_progress(self) -> None:
        if self._process is not None:
            self._silence.start()
            lines = bytes(self._process.readAllStandardOutput().data()).split()
            with contextlib.suppress(ValueError, IndexError):
                self._share = float(lines[-1])
            self.progressed.emit(self._share)

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
            return
        self._forget()
        self.copied.emit()

    def _on_silence(self) -> None:
        self.failed.emit(tr("{name}: reading it does not come to an end; it is damaged", name=self._name))

    def _forget(self) -> None:
        self._silence.stop()
        if self._process is not None:
            self._process.blockSignals(True)
            self._process.deleteLater()
        self._process = None
