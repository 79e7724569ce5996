"""Frames of a film in its own size, read by a process of its own where the film is looked at closely."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QProcess, Signal
from PySide6.QtGui import QImage

from signer.lazy import lazily
from signer.studio.editing.soon import later

with lazily():
    from signer.films import copying

IDLE_MS: Final = 30_000
"""A process that is asked nothing, or answers nothing, for so long is ended."""
END_MS: Final = 3000


class OwnFrame(NamedTuple):
    """A frame in the film's own size: for which time it was asked, when it begins, s, and its picture."""

    asked_s: float
    time_s: float
    image: QImage


class OwnFrames(QObject):
    """Reads one frame at a time; while one is read, only the latest wish is kept.

    A film that cannot be read is asked no more: the frames of its copy stay.

    Signals:
        came(): `frame` is another one.
    """

    came = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._path: Path | None = None
        self._process: QProcess | None = None
        self._asked_s: float | None = None
        self._next_s: float | None = None
        self._received = b""
        self.frame: OwnFrame | None = None
        """The frame that was read last; None where there is none."""
        self._idle = later(self, self._end, IDLE_MS)

    def show(self, path: Path | None) -> None:
        """Read from another film from now on, or from none."""
        self._end()
        self._path, self.frame = path, None

    def ask(self, time_s: float) -> None:
        """Read the frame that is shown at a time of the film, s."""
        if self._path is None or time_s == self._asked_s:
            return
        if self._asked_s is not None:
            self._next_s = time_s
            return
        if self._process is None:
            self._process = process = QProcess(self)
            process.readyReadStandardOutput.connect(self._on_output)
            process.finished.connect(self._give_up)
            process.errorOccurred.connect(self._give_up)
            process.start(sys.executable, ["-m", "signer.films.copying", str(self._path)])
        self._asked_s = time_s
        self._process.write(f"{time_s!r}\n".encode())
        self._idle.start()

    def _on_output(self) -> None:
        if self._process is None or self._asked_s is None:
            return
        self._received += self._process.readAllStandardOutput().data()
        head = copying.HEAD
        if len(self._received) < head.size:
            return
        time_s, size = head.unpack_from(self._received)
        if len(self._received) < head.size + size:
            return
        jpeg, self._received = self._received[head.size : head.size + size], b""
        asked_s, self._asked_s = self._asked_s, None
        self.frame = OwnFrame(asked_s, time_s, QImage.fromData(jpeg))
        following, self._next_s = self._next_s, None
        if following is not None:
            self.ask(following)
        self.came.emit()

    def _give_up(self, *_why: object) -> None:
        self._end()
        self._path = None

    def _end(self) -> None:
        self._idle.stop()
        process, self._process = self._process, None
        self._asked_s = self._next_s = None
        self._received = b""
        if process is not None:
            process.blockSignals(True)
            if process.state() != QProcess.ProcessState.NotRunning:
                process.kill()
                process.waitForFinished(END_MS)
            process.deleteLater()
