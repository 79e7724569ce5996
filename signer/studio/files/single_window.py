"""Hands a file over to the editor that is open already: one window, not one for each file.

The first editor of a user on a screen holds a lock and listens; one that is started with a file later gives
it to the first, and ends. A lock outlives no process, so nothing that a crash leaves behind is in the way.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from signer.lazy import lazily
from signer.studio.files import locations
from signer.studio.files.state_folder import made, state_folder

with lazily():
    from PySide6 import QtNetwork


LONGEST_ADDRESS: Final = 100
"""Bytes of the name of a local socket that every Unix takes."""
CONNECT_MS: Final = 3000
"""Milliseconds for which one try waits for an editor that listens."""
ANSWER_S: Final = 10.0
"""Seconds in which an open editor answers, also while it draws its first pictures on a slow computer."""
SLICE_MS: Final = 50
"""Milliseconds for which one wait keeps this process's other threads from running."""
START_S: Final = 30.0
"""Seconds in which an editor that has just been started begins to listen, also on a slow computer."""
TAKEN: Final = b"taken\n"
"""Answer to a file that will be opened."""
MOST_BYTES: Final = 1 << 16
"""Bytes of a request that are read; a path has fewer."""


def address() -> str | None:
    """Return where the editor of this user on this screen listens; None where no such place can be made."""
    screen = [os.environ.get(name, "") for name in ("DISPLAY", "WAYLAND_DISPLAY")]
    told = json.dumps([str(state_folder()), *screen])
    name = f"asl-signer-{hashlib.sha256(told.encode('utf-8', 'surrogateescape')).hexdigest()[:12]}"
    if sys.platform == "win32":
        return name
    # Folders of this user alone: anybody may write into the one for temporary files.
    for folder in (os.environ.get("XDG_RUNTIME_DIR", ""), str(made(state_folder()) or "")):
        path = os.path.join(folder, name)
        if folder and os.path.isdir(folder) and len(os.fsencode(path)) <= LONGEST_ADDRESS:
            return path
    return None


class SingleWindow(QObject):
    """The editor's place among those of its user: the first, which takes files, or a later one.

    Signals:
        file_came(path): another start of the program asks for a file to be opened.
    """

    file_came = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._address = address()
        self._lock: QLockFile | None = None
        self._server: QtNetwork.QLocalServer | None = None
        self._try_lock()

    def _try_lock(self) -> None:
        """Become the first editor, where no other is."""
        folder = made(state_folder())
        if self._address is None or folder is None:
            return
        lock = QLockFile(str(folder / f"{Path(self._address).name}.lock"))
        lock.setStaleLockTime(0)  # one whose program has ended is taken all the same
        if lock.tryLock(0):
            self._lock = lock

    @property
    def is_first(self) -> bool:
        """Return whether no other editor is open, so that this one takes files."""
        return self._lock is not None

    def listen(self) -> None:
        """Take files from now on, where this is the first editor."""
        if self._lock is None or self._server is not None or self._address is None:
            return
        QtNetwork.QLocalServer.removeServer(self._address)  # who holds the lock knows that nobody listens
        self._server = QtNetwork.QLocalServer(self)
        self._server.setSocketOptions(QtNetwork.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(self._address):
            self.close()

    def close(self) -> None:
        """Take no more files; the next editor that is started is the first."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def hand_over(self, path: Path) -> bool:
        """Give a file to the editor that is open; False where none takes it.

        One that is only just starting is waited for: a file manager starts one program for each chosen file.
        """
        if self._address is None or self.is_first:
            return False
        line = QtNetwork.QLocalSocket()
        until = time.monotonic() + START_S
        line.connectToServer(self._address)
        while not line.waitForConnected(CONNECT_MS):
            time.sleep(0.1)  # nobody tells when a socket appears
            self._try_lock()  # the other may have ended meanwhile
            if self.is_first or time.monotonic() > until:
                return False
            line.connectToServer(self._address)
        line.write(json.dumps({"open": locations.as_text(path)}).encode("ascii") + b"\n")
        line.flush()
        until = time.monotonic() + ANSWER_S
        is_there = QtNetwork.QLocalSocket.LocalSocketState.ConnectedState
        while not line.canReadLine() and line.state() == is_there and time.monotonic() < until:
            line.waitForReadyRead(SLICE_MS)
        return bytes(line.readLine().data()) == TAKEN

    def _on_connection(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            line = self._server.nextPendingConnection()
            line.setReadBufferSize(MOST_BYTES)
            line.disconnected.connect(line.deleteLater)
            line.readyRead.connect(lambda line=line: self._read(line))
            self._read(line)

    def _read(self, line: QtNetwork.QLocalSocket) -> None:
        if not line.canReadLine():
            if line.bytesAvailable() >= MOST_BYTES:
                line.abort()
            return
        try:
            asked = json.loads(bytes(line.readLine().data()))
            path = locations.of_text(asked["open"])
        except (ValueError, TypeError, KeyError, AttributeError):
            line.abort()
            return
        line.write(TAKEN)
        line.flush()
        line.disconnectFromServer()
        # After the answer: what is open may have to be saved first, and that is a question to the user.
        QTimer.singleShot(0, self, lambda: self.file_came.emit(path))
