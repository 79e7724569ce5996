"""Engines of a run on this computer: here and now, or in processes that may die or hang."""

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, Protocol

from signer.corpus.work import Item, Job, Row, one

SIGNS_A_WORKER: Final = 500
"""Signs after which a process is replaced by a new one, so that no memory piles up."""
TIMEOUT_S: Final = 120.0
"""Seconds that a sign may take in a process; the slowest of the library takes a twentieth of it."""
START_S: Final = 60.0
"""Seconds that a process may take to start, beside those of its first sign."""
ENDED: Final = "its process ended before it was done"
_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")


class Executor(Protocol):
    """Engine that does a job for signs; items are told apart by number."""

    @property
    def has_room(self) -> bool:
        """Return whether another sign can be submitted now."""

    def submit(self, number: int, item: Item, job: Job) -> None:
        """Begin with a sign."""

    def wait(self, timeout_s: float) -> list[tuple[int, Row]]:
        """Return the signs that are done, waiting at most so long, s, for the first one."""

    def close(self) -> None:
        """End at once; what still runs is dropped."""


class Inline:
    """Engine that does one sign after the other in this process; nothing ends a sign that hangs."""

    def __init__(self) -> None:
        self._done: list[tuple[int, Row]] = []

    @property
    def has_room(self) -> bool:
        """Return whether another sign can be submitted now."""
        return not self._done

    def submit(self, number: int, item: Item, job: Job) -> None:
        """Do a sign."""
        self._done.append((number, one(item, job)))

    def wait(self, timeout_s: float) -> list[tuple[int, Row]]:  # noqa: ARG002  all is done already
        """Return the sign that is done."""
        done, self._done = self._done, []
        return done

    def close(self) -> None:
        """End; nothing runs."""


@dataclass
class _Worker:
    """A process, its pipe, how many signs it was given, and the one that it does now."""

    process: SpawnProcess
    pipe: Connection
    given: int = 0
    number: int | None = None
    item: Item | None = None
    until: float = 0.0
    is_ready: bool = False


class Processes:
    """Engine of so many processes, each with one thread; one that dies or hangs costs its sign alone.

    Args:
        count: how many.
        timeout_s: seconds that a sign may take.
        signs_a_worker: a process that has done so many is replaced.
    """

    def __init__(
        self, count: int, timeout_s: float = TIMEOUT_S, signs_a_worker: int = SIGNS_A_WORKER
    ) -> None:
        self._count, self._timeout_s, self._most = count, timeout_s, signs_a_worker
        self._workers: list[_Worker] = []

    @property
    def has_room(self) -> bool:
        """Return whether another sign can be submitted now."""
        return len(self._workers) < self._count or any(each.number is None for each in self._workers)

    def submit(self, number: int, item: Item, job: Job) -> None:
        """Give a sign to a process that waits, or to a new one."""
        for idle in [each for each in self._workers if each.number is None]:
            if idle.given >= self._most or not idle.process.is_alive():
                self._end(idle)
        worker = next((each for each in self._workers if each.number is None), None) or self._started()
        start_s = 0.0 if worker.is_ready else START_S
        worker.number, worker.item = number, item
        worker.until = time.monotonic() + start_s + self._timeout_s
        worker.given += 1
        with contextlib.suppress(OSError):  # it has just died: its sentinel tells
            worker.pipe.send((item, job))

    def wait(self, timeout_s: float) -> list[tuple[int, Row]]:
        """Return the signs that are done, waiting at most so long, s, for the first one."""
        busy = [each for each in self._workers if each.number is not None]
        if not busy:
            return []
        first = min(each.until for each in busy) - time.monotonic()
        handles = [handle for each in busy for handle in (each.pipe, each.process.sentinel)]
        connection.wait(handles, max(0.0, min(timeout_s, first)))
        return [each for each in map(self._taken, busy) if each is not None]

    def _taken(self, worker: _Worker) -> tuple[int, Row] | None:
        """Return the sign of a worker if it is done, dead or late; None while it goes on."""
        number, item = worker.number, worker.item
        assert number is not None
        assert item is not None
        try:
            if worker.pipe.poll():
                row: Row | None = worker.pipe.recv()
                if row is None:  # its modules are loaded, and the sign begins now
                    worker.is_ready, worker.until = True, time.monotonic() + self._timeout_s
                    return None
                worker.number = worker.item = None
                return number, row
            is_dead = not worker.process.is_alive()
        except (EOFError, OSError):
            is_dead = True
        if is_dead:
            self._end(worker)
            return number, Row(item.path, "crashed").failing("crashed", ENDED)
        if time.monotonic() >= worker.until:
            self._end(worker)
            words = f"it took more than {self._timeout_s:g} s; give it longer with --timeout"
            return number, Row(item.path, "timed out").failing("timed out", words)
        return None

    def close(self) -> None:
        """End all processes at once; what they still do is dropped."""
        for worker in tuple(self._workers):
            self._end(worker)

    def _started(self) -> _Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True)
        with one_thread():
            process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours))
        return self._workers[-1]

    def _end(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.kill()  # it keeps nothing of its own: outputs are whole at every moment
        worker.process.join()
        worker.process.close()


def serve(pipe: Connection) -> None:
    """Do signs that come through a pipe until it is closed: what a process of a run does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that started this one
    parent = parent_process()
    ends: list[Connection | int] = [pipe, *(() if parent is None else (int(parent.sentinel),))]
    with contextlib.suppress(EOFError, OSError):  # that one has ended, or wants no more
        pipe.send(None)
        while pipe in connection.wait(ends):
            item, job = pipe.recv()
            pipe.send(one(item, job))


@contextmanager
def one_thread() -> Iterator[None]:
    """Let processes that are started now do their arithmetic in one thread each."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ |= dict.fromkeys(_THREADS, "1")
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
