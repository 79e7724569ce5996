"""A run: the same job for many signs, by any engine, with the same rows."""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import median
from typing import Final, Protocol, TypeAlias

from signer.corpus.executors import Executor
from signer.corpus.inputs import paths_of
from signer.corpus.work import Item, Job, Row

GRACE_S: Final = 2.0
"""Seconds in which running signs may end after Ctrl+C."""
_LOOK_S: Final = 0.5
"""Seconds between two looks at the time: how often progress is told while nothing ends."""
_RECENT: Final = 101
"""Signs whose median time says how long the rest will take."""


class Results(Protocol):
    """Place where the rows of a run go."""

    def took_s(self, path: str) -> float | None:
        """Return how long a sign took in a former run; None for one that is new."""

    def is_done(self, item: Item) -> bool:
        """Return whether a sign need not be done again."""

    def add(self, row: Row) -> None:
        """Keep a row."""


class Kept:
    """Rows of a run in memory, each told to `hear` in the order of the items.

    Args:
        items: the signs of the run.
        hear: called with each row.
        remember: keep the rows in `rows`.
    """

    def __init__(
        self,
        items: Iterable[Item],
        hear: Callable[[Row], None] = lambda _row: None,
        *,
        remember: bool = True,
    ) -> None:
        self._remember = remember
        self._waiting, self._hear = deque(item.path for item in items), hear
        self._early: dict[str, Row] = {}
        self.rows: list[Row] = []

    def took_s(self, path: str) -> float | None:  # noqa: ARG002  nothing was done before
        """Return None: nothing was done before."""
        return None

    def is_done(self, item: Item) -> bool:  # noqa: ARG002
        """Return False: nothing was done before."""
        return False

    def add(self, row: Row) -> None:
        """Keep a row, and tell those whose turn has come."""
        self._early[row.path] = row
        while self._waiting and self._waiting[0] in self._early:
            told = self._early.pop(self._waiting.popleft())
            if self._remember:
                self.rows.append(told)
            self._hear(told)


@dataclass(frozen=True, slots=True)
class Plan:
    """Signs of a run, in order of their paths, and what is done with each."""

    items: tuple[Item, ...]
    job: Job


@dataclass(frozen=True, slots=True)
class State:
    """State of a run while it goes on.

    Attributes:
        total: all its signs.
        before: done in a former run.
        done: done now.
        failed: of these, what is not ok.
        elapsed_s: since it began.
        left_s: about how long the rest takes; None while nothing says so.
    """

    total: int
    before: int
    done: int
    failed: int
    elapsed_s: float
    left_s: float | None = None

    @property
    def signs_a_s(self) -> float:
        """Return how many signs were done a second."""
        return self.done / self.elapsed_s if self.elapsed_s > 0.0 else 0.0


Tell: TypeAlias = Callable[[State], None]


def plan(inputs: Iterable[str], job: Job) -> Plan:
    """Plan a run: find its signs, each once, in order of their paths.

    Args:
        inputs: files, folders, patterns, @lists and tables of paths.
        job: what is done with each.

    Raises:
        SignFileError: an input names no file.
    """
    return planned((Item.of(path) for path in paths_of(inputs)), job)


def planned(items: Iterable[Item], job: Job) -> Plan:
    """Plan a run over items, in order of their paths."""
    return Plan(tuple(sorted(items, key=lambda item: item.path)), job)


def run(plan: Plan, executor: Executor, results: Results, tell: Tell = lambda _state: None) -> State:
    """Do a plan; the rows are the same whatever the engine, and come in any order.

    What is done already is left out, what took long before is begun first. A sign whose process ends is tried
    once more, alone, after all others. The engine is closed at the end.

    Args:
        plan: the signs and the job.
        executor: the engine.
        results: takes the rows.
        tell: told the state again and again.

    Raises:
        KeyboardInterrupt: Ctrl+C; signs that end within `GRACE_S` are kept.
        SignerError: the results could not be kept, or nobody is left who could do the rest.
    """
    start, total = time.monotonic(), len(plan.items)
    left = [(number, item) for number, item in enumerate(plan.items) if not results.is_done(item)]
    state = State(total, total - len(left), 0, 0, 0.0)
    waiting, alone = deque(sorted(left, key=lambda each: _order(results, *each))), deque[int]()
    running, tried, recent = set[int](), set[int](), deque[float](maxlen=_RECENT)

    def take(timeout_s: float) -> None:
        nonlocal state
        for number, row in executor.wait(timeout_s):
            running.discard(number)
            if row.state == "crashed" and number not in tried:
                alone.append(number)
                continue
            results.add(row)
            recent.append(row.took_s)
            state = replace(state, done=state.done + 1, failed=state.failed + (not row.ok))
        elapsed_s, rest = time.monotonic() - start, len(left) - state.done
        usual_s = median(recent) if recent else 0.0
        at_once = max(1.0, state.done * usual_s / max(elapsed_s, 1e-9))
        state = replace(state, elapsed_s=elapsed_s, left_s=rest * usual_s / at_once if recent else None)
        tell(state)

    def begin(number: int) -> None:
        executor.submit(number, plan.items[number], plan.job)
        running.add(number)

    tell(state)
    try:
        while waiting or running or alone:
            while waiting and executor.has_room:
                begin(waiting.popleft()[0])
            if alone and not waiting and not running:
                tried.add(alone[0])
                begin(alone.popleft())
            take(_LOOK_S)
    except KeyboardInterrupt:
        until = time.monotonic() + GRACE_S
        while running and (rest_s := until - time.monotonic()) > 0.0:
            take(rest_s)
        raise
    finally:
        executor.close()
    return state


def _order(results: Results, number: int, item: Item) -> tuple[float, int]:
    """Return what sorts signs: those that took long first, then heavy ones, then as planned."""
    took_s = results.took_s(item.path)
    return -(item.weight if took_s is None else took_s), number
