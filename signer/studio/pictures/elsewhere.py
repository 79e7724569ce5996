"""Draws signs in another process, a few at a time, and ends it with whoever asked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess

from signer.studio.files import locations

if TYPE_CHECKING:
    from pathlib import Path

AT_ONCE: Final = 2
"""Signs that the process has been asked for: one that it draws, and one so that it need not wait. What comes
later may be more wanted."""


class Elsewhere:
    """A process that is asked for pictures of files, and answers each when its picture lies on disk."""

    def __init__(self, parent: QObject, done: Callable[[Any], object]) -> None:
        """`done` is called with what a picture was asked for by."""
        self._parent, self._done = parent, done
        self._asked: dict[Path, Any] = {}
        self._running: list[QProcess] = []
        parent.destroyed.connect(partial(_end, self._running))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(partial(_end, self._running))

    @property
    def count(self) -> int:
        """Return how many pictures are being drawn."""
        return len(self._asked)

    @property
    def is_full(self) -> bool:
        """Return whether more would have to wait."""
        return self.count >= AT_ONCE

    def draw(self, path: Path, wanted: Any) -> None:
        """Draw the picture of a file."""
        if path in self._asked:
            return
        self._asked[path] = wanted
        if not self._running:
            process = QProcess(self._parent)
            self._running.append(process)
            process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
            process.readyReadStandardOutput.connect(self._on_told)
            process.finished.connect(self._on_finished)
            names = [QCoreApplication.applicationName(), QCoreApplication.organizationName()]
            process.start(sys.executable, ["-m", "signer.studio.pictures.sign_drawing", *names])
        self._running[0].write(f"{locations.as_text(path)}\n".encode("ascii"))

    def _on_told(self) -> None:
        while self._running and self._running[0].canReadLine():
            line = bytes(self._running[0].readLine().data()).decode("ascii").rstrip("\r\n")
            wanted = self._asked.pop(locations.of_text(line), None)
            if wanted is not None:
                self._done(wanted)
        if self._running and not self._asked:
            self._running[0].closeWriteChannel()

    def _on_finished(self) -> None:
        """All is drawn, or the process ended: what is missing stays empty."""
        left, self._asked = self._asked, {}
        for process in self._running:
            process.deleteLater()
        self._running.clear()
        for wanted in left.values():
            self._done(wanted)


def _end(running: list[QProcess], *_object: QObject) -> None:
    """End processes at once, also those whose owner is being destroyed; the list is empty then."""
    for process in running:
        process.blockSignals(True)  # nobody is told any more
        process.kill()
        process.waitForFinished()
    running.clear()
