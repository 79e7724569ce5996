"""Let every method work on the same target, and keep what it did: postures, error, turning and time."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.studio.lab.methods import ITERATIVE, MethodId
from signer.studio.lab.tasks import Task

TOLERANCE: Final = 1e-4
"""Near enough, as a share of the reach: 0.06 mm for an arm."""

_TIMED: Final = 5


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """Record of one method's run: the joints, the error and the turning after each iteration.

    Attributes:
        points: (k + 1, j, 3) joints before the first iteration and after each.
        errors: (k + 1,) distance of the tip from the target.
        excess: (k + 1,) how much farther that is than it must be.
        turned_rad: (k + 1,) how far all joints together have turned.
        bends_rad: (k + 1,) of the elbow or the middle joint.
        iterations: until near enough; None when it never was.
        elapsed_s: time of these iterations, or of all when it never was near enough.
        state: the posture it ended in.
    """

    method: MethodId
    points: Array
    errors: Array
    excess: Array
    turned_rad: Array
    bends_rad: Array
    iterations: int | None
    elapsed_s: float
    state: Any

    @property
    def posture(self) -> Array:
        """The joints (j, 3) in the end."""
        return np.asarray(self.points[-1])


def least_error(task: Task[Any], target: Array) -> float:
    """Return the least possible distance of the tip from the target, whatever the method."""
    near, far = task.shell
    away = float(np.linalg.norm(target))
    return max(away - far, near - away, 0.0)


def run_all(
    task: Task[Any], target: Array, iterations: int, starts: Mapping[MethodId, Any] | None = None
) -> tuple[Run, ...]:
    """One run of every method; from the task's start, or each from a posture of its own."""
    return tuple(run(task, method, target, iterations, (starts or {}).get(method)) for method in task.methods)


def run(task: Task[Any], method: MethodId, target: Array, iterations: int, start: object = None) -> Run:
    """One run of one method."""
    first = task.start() if start is None else start
    if method in ITERATIVE:
        return _iterated(task, method, target, iterations, first)
    elapsed = min(_timed(task, method, target) for _ in range(_TIMED))
    return _recorded(task, method, target, [first, task.solved(method, target)], elapsed)


def _timed(task: Task[Any], method: MethodId, target: Array) -> float:
    began = perf_counter()
    task.solved(method, target)
    return perf_counter() - began


def _iterated(task: Task[Any], method: MethodId, target: Array, iterations: int, state: object) -> Run:
    states, clock = [state], [perf_counter()]
    for _ in range(iterations):
        state = task.step(method, state, target)
        states.append(state)
        clock.append(perf_counter())
    # The middle one: now and then the system takes the processor away for milliseconds.
    return _recorded(task, method, target, states, float(np.median(np.diff(clock))) if iterations else 0.0)


def _recorded(task: Task[Any], method: MethodId, target: Array, states: list[Any], step_s: float) -> Run:
    points = task.points(states)
    errors = np.linalg.norm(points[:, -1] - target, axis=-1)
    reach = task.shell[1]
    excess = np.maximum(errors - least_error(task, target), 0.0)
    near_enough = np.flatnonzero(excess <= TOLERANCE * reach)
    iterations = int(near_enough[0]) if len(near_enough) and excess[-1] <= TOLERANCE * reach else None
    turned = np.concatenate([[0.0], np.cumsum(task.turned(states))])
    made = len(states) - 1 if iterations is None else max(iterations, 1)
    return Run(
        method, points, errors, excess, turned, task.bends(states), iterations, made * step_s, states[-1]
    )
