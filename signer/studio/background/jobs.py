"""Run a pure function off the main thread and hand its answer back in the event loop.

Garbage is collected in the main thread alone: see `collect_here`.
"""

import atexit
import contextlib
import gc
import itertools
import sys
from collections.abc import Callable
from functools import cache
from threading import Event
from typing import Any, Final, Generic, TypeVar
from weakref import ref

from PySide6.QtCore import SIGNAL, QCoreApplication, QObject, QThreadPool, QTimer, Signal
from shiboken6 import isValid

from signer.errors import SignerError

T = TypeVar("T")

_USUAL_S: Final = sys.getswitchinterval()

SWITCH_S: Final = 0.0005
"""Time after which a thread gives way to another while a job runs. Python's own ten times as long would be
felt at every call by which the window's thread lets go of the interpreter and wants it back: a drag would go
by in jerks."""

COLLECT_MS: Final = 200
"""Time between two looks for garbage that is due: a drag makes a few megabytes of it meanwhile."""

_running: "dict[int, Job[Any]]" = {}
"""Jobs whose function runs, by number: kept until the main thread has handed their answer over, whether
anybody waits or not."""

_numbers = itertools.count()


def _begin(job: "Job[Any]", number: int) -> None:
    if gc.isenabled():
        collect_here()
    sys.setswitchinterval(SWITCH_S)
    _running[number] = job


def _end(number: int) -> "Job[Any] | None":
    """Take a job off the running ones; None when its answer has been handed over before."""
    job = _running.pop(number, None)
    if not _running:
        sys.setswitchinterval(_USUAL_S)
    return job


def is_idle() -> bool:
    """Return whether no job runs."""
    return not _running


@atexit.register
def _end_all() -> None:
    """End all jobs before Qt is taken down: one that told its progress to a half that is gone crashed.

    Registered when this module is imported, after Qt's modules, so it is called before what they registered.
    """
    for job in _running.values():
        job.cancel()
    for pool in (QThreadPool.globalInstance(), _readers()):
        pool.clear()
        pool.waitForDone()


def collect_here() -> None:
    """Collect garbage in the main thread alone from now on, between two events.

    Python collects it in whatever thread happens to allocate, and in the middle of anything. Widgets among it
    would be destroyed by a worker, also by one that has just told that it is over, or by the timer that
    writes a copy for recovery, or while another widget is painted: each ends the program.
    """
    gc.disable()
    _collector().start(COLLECT_MS)


def _collect() -> None:
    """Collect the oldest garbage that is due, by Python's own counts and limits."""
    limits = gc.get_threshold()
    due = [age for age, (count, most) in enumerate(zip(gc.get_count(), limits, strict=True)) if count > most]
    if limits[0] and 0 in due:
        gc.collect(due[-1])


@cache
def _collector() -> QTimer:
    made = QTimer(QCoreApplication.instance())
    made.timeout.connect(_collect)
    return made


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


def is_heard(owner: QObject, signal: str) -> bool:
    """Return whether anybody hears a signal of one object, so that work for it is not in vain.

    `QMetaMethod.fromSignal` of a bound signal would keep the owner for ever (PySide 6.11).
    """
    return owner.receivers(SIGNAL(f"{signal}(PyObject)")) > 0


class OneJob(Generic[T]):
    """The job of an owner, at most one at a time: another one takes its place.

    An owner that is gone hears nothing; one that hears has no job any more.
    """

    def __init__(self, owner: QObject | None = None) -> None:
        # weakly: an owner is gone as soon as nobody else holds it, and waits for no collection of garbage
        self._owner = None if owner is None else ref(owner)
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
        owner = None if self._owner is None else self._owner()
        if self._owner is None or (owner is not None and isValid(owner)):
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
