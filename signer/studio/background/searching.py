"""One search at a time beside the window: what it looks for is said while it lasts, and Esc ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from signer.document.change import Change, Outcome
from signer.document.edits import Prepared
from signer.document.sign import Sign
from signer.studio.background.jobs import Job
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.language import complaint, tr

T = TypeVar("T")

SAID_MS: Final = 80
"""A search quicker than this needs no words; whoever waits for a tenth of a second sees that something goes
on."""
STOPPED: Final = tr("Stopped. Nothing has changed.")
OVERTAKEN: Final = tr("The sign has changed meanwhile: ask again.")


class SearchedEdit(Change[Sign], Protocol):
    """An edit whose outcome may be long in coming.

    `tell` is called meanwhile, and what it raises ends the search.
    """

    def outcome(self, sign: Sign, tell: Callable[[], None] = ...) -> Outcome[Sign]:
        """Return what becomes of a sign."""
        ...


def _to_nobody(_value: Any) -> None:
    """No search runs."""


class Searching(QObject):
    """Runs what looks for a better posture or way.

    Signals:
        busy_changed(busy): a search has begun, or is over.
        shown_changed(shown): a search takes so long that it is shown that something goes on; or it is over.
    """

    busy_changed = Signal(bool)
    shown_changed = Signal(bool)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._job: Job[Any] | None = None
        self._found: Callable[[Any], None] = _to_nobody
        self._words, self._shown = "", False
        self._timer = later(self, self._say)
        session.sign_opened.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Return whether a search runs."""
        return self._job is not None

    @property
    def is_shown(self) -> bool:
        """Return whether the window shows that a search goes on."""
        return self._shown

    def look(self, words: str, search: Callable[[Callable[[], None]], T], found: Callable[[T], None]) -> None:
        """Search beside the window, and hand over what is found; a search that still runs is given up.

        Args:
            words: what is looked for, for the status line.
            search: given what it is to call again and again; that ends it when it has been stopped.
            found: called in the main thread.
        """
        self._give_up()
        self._job = Job(lambda progress: search(lambda: progress(0.0)))
        self._words, self._found = words, found
        self._timer.start(SAID_MS)
        self.busy_changed.emit(True)
        self._job.start(self._on_found, self._on_failed, self._over)

    def perform(self, words: str, edit: SearchedEdit, then: Callable[[Outcome[Sign]], object]) -> None:
        """Search beside the window for the outcome of an edit of the open sign, and perform it.

        Goes on with what became of it.

        Nothing is performed on a sign that has changed meanwhile.
        """
        sign = self._session.sign

        def perform(found: Outcome[Sign]) -> None:
            if self.is_about(sign):
                then(self._session.perform(Prepared(edit, sign, found)))

        solved = self._session.on_signer(edit)
        self.look(words, lambda tell: solved.outcome(sign, tell), perform)

    def is_about(self, sign: Sign) -> bool:
        """Return whether a search's sign is still the open one, ending the gesture; say so if it is not.

        Nothing that is being dragged becomes part of what was found.
        """
        self._session.break_gesture()
        if self._session.sign is not sign:
            self._session.tell(OVERTAKEN)
        return self._session.sign is sign

    def stop(self) -> None:
        """End the search; nothing is changed."""
        if self._job is not None:
            self._give_up()
            self._session.tell(STOPPED)

    def _give_up(self) -> None:
        """Nobody waits for the search that runs any more, and it ends as soon as it can."""
        if self._job is not None:
            self._job.cancel()
            self._job.drop()
            self._over()

    def _on_found(self, value: Any) -> None:
        found = self._found
        self._over()
        if isValid(self._session):  # else the window was closed meanwhile
            found(value)

    def _on_failed(self, error: Exception) -> None:
        self._over()
        if isValid(self._session):
            self._session.tell(complaint(error))

    def _over(self) -> None:
        self._job, self._found = None, _to_nobody
        if not isValid(self):
            return
        self._timer.stop()
        if self._shown:
            self._shown = False
            QGuiApplication.restoreOverrideCursor()
            self.shown_changed.emit(False)
            self._session.tell("")
        self.busy_changed.emit(False)

    def _say(self) -> None:
        self._shown = True
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        self.shown_changed.emit(True)
        self._session.tell(tr("{words} Esc stops.", words=self._words))
