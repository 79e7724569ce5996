"""Pictures made in turn, a few at a time, while nobody drags and nothing plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject
from PySide6.QtGui import QGuiApplication

from signer.studio.editing.soon import later

PATIENCE_MS: Final = 120
"""Wait while somebody drags, or the sign plays."""
BUSY_MS: Final = 8
"""Pictures that lie ready on disk are taken together, up to a fraction of a frame."""


class PictureQueue(QObject):
    """Makes what is wanted at turns of the event loop; a subclass says what that is, and makes it."""

    def __init__(self, *, waiting: bool = False) -> None:
        """With `waiting` nothing is made before `begin`, so that the window and the figure come first."""
        super().__init__()
        self._waiting = waiting
        self._busy: Callable[[], bool] = lambda: False
        self._timer = later(self, self._on_turn)

    def begin(self) -> None:
        """Make pictures from now on."""
        self._waiting = False
        self._schedule()

    def wait_while(self, busy: Callable[[], bool]) -> None:
        """Hold back while the given question is answered yes: while the sign plays, say."""
        self._busy = busy

    def _is_wanted(self) -> bool:
        """Return whether any picture is still to be made."""
        raise TypeError("each queue has its own")

    def _make_next(self) -> None:
        """Make one of the pictures that are wanted, and tell that it is there."""
        raise TypeError("each queue has its own")

    def _schedule(self) -> None:
        if self._is_wanted() and not self._waiting and not self._timer.isActive():
            self._timer.start(0)

    def _on_turn(self) -> None:
        if self._busy() or QGuiApplication.mouseButtons():
            self._timer.start(PATIENCE_MS)
            return
        clock = QElapsedTimer()
        clock.start()
        while self._is_wanted() and clock.elapsed() < BUSY_MS:
            self._make_next()
        self._schedule()
