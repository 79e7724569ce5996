"""Pictures of signs: shipped, from the disk where they were kept, or drawn by another process."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QPixmap

from signer.characters.load import reference
from signer.studio.drawing import picture_store
from signer.studio.files import locations
from signer.studio.library.drawing import question

if TYPE_CHECKING:
    from pathlib import Path

    from signer.library.shelf import Entry


_FIRST: Final = 24
"""Pictures that are taken at once: more than the window shows before it is scrolled."""
_EACH_TURN: Final = 6
"""Pictures that are taken in a turn of the event loop: some 10 ms."""


class SignPictures(QObject):
    """A shelf of pictures by file. What is shipped or on disk is there at once, the rest is put in hand.

    Signals:
        ready(path): the picture of that file can be had now.
        progressed(done, all): so many of those that had to be drawn are there.
    """

    ready = Signal(object)
    progressed = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures: dict[Path, QPixmap] = {}
        self._questions: dict[Path, str] = {}
        self._asked: set[Path] = set()
        self._waiting: deque[Entry] = deque()
        self._done = self._all = 0
        self._process: QProcess | None = None
        self._running: list[QProcess] = []
        self.destroyed.connect(partial(_end, self._running))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    def picture(self, path: Path) -> QPixmap | None:
        """The picture of a file's sign, or None for now."""
        return self._pictures.get(path)

    def prepare(self, entries: Iterable[Entry]) -> None:
        """Get the pictures of these signs, first things first; one that was changed gets another.

        The first ones are there on return where they are shipped or lie on disk, the rest soon, a few in each
        turn of the event loop.
        """
        self._waiting = deque(entries)
        self._prepare_some(_FIRST)

    def _prepare_some(self, count: int = _EACH_TURN) -> None:
        while self._waiting and count:
            entry = self._waiting.popleft()
            asked = question(entry.facts.picture)
            if self._questions.get(entry.path) == asked:
                continue
            count -= 1
            self._questions[entry.path] = asked
            if not self._take(entry.path):
                self._put_in_hand(entry.path)
        self.progressed.emit(self._done, self._all)
        if self._waiting:
            QTimer.singleShot(0, self, self._prepare_some)

    def stop(self) -> None:
        """Draw nothing more; what is missing is drawn when it is asked for again."""
        self._waiting.clear()
        for path in self._asked:
            del self._questions[path]
        self._all -= len(self._asked)
        self._asked.clear()
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect()
            process.finished.disconnect()
            _end(self._running)
            process.deleteLater()

    def _take(self, path: Path) -> bool:
        image = picture_store.found(reference(), self._questions[path])
        if image.isNull():
            return False
        self._pictures[path] = QPixmap.fromImage(image)
        self.ready.emit(path)
        return True

    def _put_in_hand(self, path: Path) -> None:
        self._asked.add(path)
        self._all += 1
        if self._process is None:
            self._process = QProcess(self)
            self._running.append(self._process)
            self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            self._process.readyReadStandardOutput.connect(self._on_told)
            self._process.finished.connect(self._on_finished)
            app = QCoreApplication
            names = [app.applicationName(), app.organizationName()]
            self._process.start(sys.executable, ["-m", "signer.studio.library.drawing", *names])
        self._process.write(f"{locations.as_text(path)}\n".encode("ascii"))

    def _on_told(self) -> None:
        while self._process is not None and self._process.canReadLine():
            path = locations.of_text(bytes(self._process.readLine().data()).decode("ascii").rstrip("\r\n"))
            self._asked.discard(path)
            self._done += 1
            if path in self._questions:
                self._take(path)
            self.progressed.emit(self._done, self._all)
            if not self._asked:
                self._process.closeWriteChannel()

    def _on_finished(self) -> None:
        """All is drawn, or the process ended: what is missing stays empty."""
        process, self._process = self._process, None
        self._running.clear()
        if process is not None:
            process.deleteLater()
        self._done += len(self._asked)
        self._asked.clear()
        self.progressed.emit(self._done, self._all)


def _end(running: list[QProcess], *_object: QObject) -> None:
    """End processes at once, also those whose owner is being destroyed; the list is empty then."""
    for process in running:
        process.kill()
        process.waitForFinished()
    running.clear()
