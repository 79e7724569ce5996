"""Run a pure function off the main thread and hand its answer back in the event loop."""

import contextlib
import gc
import itertools
import sys
from collections.abc import Callable
from functools import cache
from threading import Event
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal
from shiboken6 import isValid

from signer.errors import SignerError

T = TypeVar("T")

_USUAL_S: Final = sys.getswitchinterval()

SWITCH_S: Final = 0.0005
"""Time after which a thread gives way to another while a job runs. Python's own ten times as long would be
felt at every call by which the window's thread lets go of the interpreter and wants it back: a drag would go
by in jerks."""

_running: "dict[int, Job[Any]]" = {}
"""Jobs whose function runs, by number: kept until the main thread has handed their answer over, whether
anybody waits or not."""

_numbers = itertools.count()


def _begin(job: "Job[Any]", number: int) -> None:
    # Python collects garbage in whatever thread happens to allocate. Widgets among it would be destroyed
    # outside the main thread, which ends the program: so nothing is collected while a job runs.
    gc.disable()
    sys.setswitchinterval(SWITCH_S)
    _running[number] = job


def _end(number: int) -> "Job[Any] | None":
    """Take a job off the running ones; None when its answer has been handed over before."""
    job = _running.pop(number, None)
    if not _running:
        sys.setswitchinterval(_USUAL_S)
    collect_when_idle()
    return job


def collect_when_idle() -> None:
    """Let Python collect garbage, unless a job runs; its end will."""
    if not _running:
        gc.enable()


class _Cancelled(Exception):  # noqa: N818 - nothing went wrong
    """Raised in the worker where it tells its progress, so that it ends there."""


class _Channel(QObject):
    """Carries the numbers of jobs from the workers to the main thread; there is one for all of them."""

    over = Signal(int)
    progressed = Signal(int, float)

    def __init__(self) -> None:
        super().__init__()
        self.over.connect(self._on_over)
        self.progressed.connect(self._on_progressed)

    def _on_over(self, number: int) -> None:
        if (job := _end(number)) is not None:
            job.answer()

    def _on_progressed(self, number: int, share: float) -> None:
        if number in _running:
            _running[number].progressed.emit(share)


@cache
def _channel() -> _Channel:
    return _Channel()


@cache
def _readers() -> QThreadPool:
    return QThreadPool()


class Job(QObject, Generic[T]):
    """One run of a function: `done(value)`, or `failed(error)` for a `SignerError`.

    `progressed(share)` on the way.

    Anything else the function raises is raised again in the main thread, where the crash dialog shows it.
    When the answer has been handed over nothing keeps the function, nor what it holds.
    """

    progressed = Signal(float)

    def __init__(self, function: Callable[[Callable[[float], None]], T], *, reads: bool = False) -> None:
        """`reads` lets one that reads files wait for none of those that compute for seconds."""
        super().__init__()
        self._function, self._reads = function, reads
        self._number = next(_numbers)
        self._on_done: Callable[[T], None] = lambda _value: None
        self._on_failed: Callable[[SignerError], None] = lambda _error: None
        self._on_cancelled: Callable[[], None] = lambda: None
        self._dropped = False
        self._over, self._cancelled = Event(), Event()
        self._value: T
        self._error: Exception | None = None

    def start(
        self,
        done: Callable[[T], None],
        failed: Callable[[SignerError], None],
        cancelled: Callable[[], None] = lambda: None,
    ) -> None:
        """Run in the thread pool; one of the three is called in the main thread unless it is dropped."""
        self._on_done, self._on_failed, self._on_cancelled = done, failed, cancelled
        _begin(self, self._number)
        channel, number, over = _channel(), self._number, self._over
        pool = _readers() if self._reads else QThreadPool.globalInstance()
        pool.start(lambda: _work(channel, number, over))

    def wait(self, most_s: float | None = None) -> bool:
        """Stand still until the function has returned, and hand its answer over.

        False when it takes longer than that.
        """
        if not self._over.wait(most_s):
            return False
        if _end(self._number) is not None:
            self.answer()
        return True

    def cancel(self) -> None:
        """Ask the function to end where it next tells its progress.

        What it then leaves undone is its own affair.
        """
        self._cancelled.set()

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        self._dropped = True

    def run(self) -> None:
        """Call the function, in the worker, and keep its answer."""
        try:
            self._value = self._function(self._tell)
        except Exception as error:  # noqa: BLE001 - nothing may end a pool thread silently; the main thread raises it again
            self._error = error

    def answer(self) -> None:
        """Hand the answer over, in the main thread."""
        error, self._error = self._error, None
        if error is not None and not isinstance(error, (SignerError, _Cancelled)):
            raise error
        if self._dropped:
            return
        if error is None:
            self._on_done(self._value)
        elif isinstance(error, SignerError):
            self._on_failed(error)
        else:
            self._on_cancelled()

    def _tell(self, share: float) -> None:
        if self._cancelled.is_set():
            raise _Cancelled
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile, and nobody hears it
            _channel().progressed.emit(self._number, share)


class OneJob(Generic[T]):
    """The job of an owner, at most one at a time: another one takes its place.

    An owner that is gone hears nothing; one that hears has no job any more.
    """

    def __init__(self, owner: QObject | None = None) -> None:
        self._owner = owner
        self._job: Job[T] | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether it runs."""
        return self._job is not None

    def start(
        self,
        function: Callable[[Callable[[float], None]], T],
        done: Callable[[T], object],
        failed: Callable[[SignerError], object] = lambda _error: None,
        cancelled: Callable[[], object] = lambda: None,
        *,
        reads: bool = False,
        told: Callable[[float], object] | None = None,
    ) -> None:
        """Run a function, as a job does; `told` hears how far it is."""
        self.drop()
        self._job = Job(function, reads=reads)
        if told is not None:
            self._job.progressed.connect(told)
        self._job.start(
            lambda value: self._end(lambda: done(value)),
            lambda error: self._end(lambda: failed(error)),
            lambda: self._end(cancelled),
        )

    def cancel(self) -> None:
        """Ask the function to end where it next tells its progress; it is heard that it was cancelled."""
        if self._job is not None:
            self._job.cancel()

    def drop(self) -> None:
        """Ask the function to end, and wait for nothing any more."""
        if self._job is not None:
            self._job.cancel()
            self._job.drop()
            self._job = None

    def wait(self, most_s: float | None = None) -> bool:
        """Stand still until nothing runs; False where it takes longer than that."""
        return self._job is None or self._job.wait(most_s)

    def _end(self, tell: Callable[[], object]) -> None:
        self._job = None
        if self._owner is None or isValid(self._owner):
            tell()


def _work(channel: _Channel, number: int, over: Event) -> None:
    """Run a job in the worker, which holds no more than its number when it says that it is over.

    So the main thread is the last to let go of the function and of what that holds: a widget must not be
    destroyed here.
    """
    _running[number].run()
    with contextlib.suppress(RuntimeError):  # the program has ended meanwhile, and nobody hears it
        channel.over.emit(number)
    over.set()
