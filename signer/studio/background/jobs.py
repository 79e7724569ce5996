"""Run a pure function off the main thread and hand its answer back in the event loop."""

import contextlib
import gc
import sys
from collections.abc import Callable
from threading import Event
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal, SignalInstance

from signer.errors import SignerError

T = TypeVar("T")

_USUAL_S: Final = sys.getswitchinterval()

SWITCH_S: Final = 0.0005
"""How soon a thread gives way to another while a job runs. Python's own ten times as long would be felt at every call by
which the window's thread lets go of the interpreter and wants it back: a drag would go by in jerks."""

_running: "set[Job[Any]]" = set()
"""Jobs whose function runs, kept alive until they are done, whether anybody still waits for them or not."""


def _begin(job: "Job[Any]") -> None:
    # Python collects garbage in whatever thread happens to allocate. Widgets among it would be destroyed outside the main
    # thread, which ends the program: so nothing is collected while a job runs.
    gc.disable()
    sys.setswitchinterval(SWITCH_S)
    _running.add(job)


def _end(job: "Job[Any]") -> None:
    _running.discard(job)
    if not _running:
        gc.enable()
        sys.setswitchinterval(_USUAL_S)


class _Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """Raised in the worker where it tells its progress, so that it ends there."""


class _Channel(QObject):
    """Carries words from the worker's thread to the main one."""

    done = Signal(object)
    failed = Signal(object)
    progressed = Signal(float)


class Job(QObject, Generic[T]):
    """One run of a function: `done(value)`, or `failed(error)` for a `SignerError`; `progressed(share)` on the way.

    Anything else the function raises is raised again in the main thread, where the crash dialog shows it.
    """

    def __init__(self, function: Callable[[Callable[[float], None]], T]) -> None:
        super().__init__()
        self._channel = _Channel()
        self.progressed = self._channel.progressed
        self._on_done: Callable[[T], None] = lambda _value: None
        self._on_failed: Callable[[SignerError], None] = lambda _error: None
        self._on_cancelled: Callable[[], None] = lambda: None
        self._dropped = False
        self._channel.done.connect(self._deliver)
        self._channel.failed.connect(self._fail)
        self._run = _Run(function, self._channel)

    def start(self, done: Callable[[T], None], failed: Callable[[SignerError], None], cancelled: Callable[[], None] = lambda: None) -> None:
        """Run in the thread pool; exactly one of the three is called in the main thread, unless the job is dropped."""
        self._on_done, self._on_failed, self._on_cancelled = done, failed, cancelled
        _begin(self)
        QThreadPool.globalInstance().start(self._run)

    def wait(self, most_s: float | None = None) -> bool:
        """Stand still until the function has returned, and hand its answer over; False when it takes longer than that."""
        if not self._run.over.wait(most_s):
            return False
        QCoreApplication.sendPostedEvents(self._channel)
        QCoreApplication.sendPostedEvents(self)
        return True

    def cancel(self) -> None:
        """Ask the function to end where it next tells its progress; what it then leaves undone is its own affair."""
        self._run.cancelled.set()

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        self._dropped = True

    def _deliver(self, value: T) -> None:
        _end(self)
        if not self._dropped:
            self._on_done(value)

    def _fail(self, error: Exception) -> None:
        _end(self)
        if not isinstance(error, (SignerError, _Cancelled)):
            raise error
        if self._dropped:
            return
        if isinstance(error, SignerError):
            self._on_failed(error)
        else:
            self._on_cancelled()


class _Run(QRunnable):
    def __init__(self, function: Callable[[Callable[[float], None]], object], channel: _Channel) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._function, self._channel = function, channel
        self.over, self.cancelled = Event(), Event()

    def _tell(self, share: float) -> None:
        if self.cancelled.is_set():
            raise _Cancelled
        self._channel.progressed.emit(share)

    def run(self) -> None:
        try:
            value = self._function(self._tell)
        except Exception as error:  # noqa: BLE001 - nothing may end a pool thread silently; the main thread raises it again
            self._answer(self._channel.failed, error)
        else:
            self._answer(self._channel.done, value)
        finally:
            self.over.set()

    @staticmethod
    def _answer(signal: SignalInstance, value: object) -> None:
        """Hand something to the main thread."""
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile, and nobody hears it
            signal.emit(value)
