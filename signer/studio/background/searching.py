"""One search at a time beside the window: what it looks for is said while it lasts, and Esc ends it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from signer.document.change import Change, Outcome
from signer.document.edits import Prepared
from signer.document.sign import Sign
from signer.studio.background.jobs import OneJob
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
        self._job: OneJob[Any] = OneJob(self)
        self._words = ""
        self.is_shown = False
        """True while the window shows that a search goes on."""
        self._timer = later(self, self._say)
        session.sign_opened.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Return whether a search runs."""
        return self._job.is_busy

    def look(self, words: str, search: Callable[[Callable[[], None]], T], found: Callable[[T], None]) -> None:
        """Search beside the window, and hand over what is found; a search that still runs is given up.

        Args:
            words: what is looked for, for the status line.
            search: given what it is to call again and again; that ends it when it has been stopped.
            found: called in the main thread.
        """
        self._give_up()

        def over(then: Callable[[Any], object], value: Any) -> None:
            self._over()
            then(value)

        self._words = words
        self._timer.start(SAID_MS)
        self._job.start(
            lambda progress: search(lambda: progress(0.0)),
            partial(over, found),
            partial(over, lambda error: self._session.tell(complaint(error))),
            self._over,
        )
        self.busy_changed.emit(True)

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
        if self.is_busy:
            self._give_up()
            self._session.tell(STOPPED)

    def _give_up(self) -> None:
        """Nobody waits for the search that runs any more, and it ends as soon as it can."""
        if self.is_busy:
            self._job.drop()
            self._over()

    def _over(self) -> None:
        self._timer.stop()
        if self.is_shown:
            self.is_shown = False
            QGuiApplication.restoreOverrideCursor()
            self.shown_changed.emit(False)
            self._session.tell("")
        self.busy_changed.emit(False)

    def _say(self) -> None:
        self.is_shown = True
        QGuiApplication.setOverrideCursor(Qt.CursorShape.BusyCursor)
        self.shown_changed.emit(True)
        self._session.tell(tr("{words} Esc stops.", words=self._words))
