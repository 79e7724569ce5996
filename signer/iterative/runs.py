"""Runs of methods on a problem: what each iteration did, a word on it, and a target out and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.iterative.chain import State
from signer.iterative.methods import METHODS
from signer.iterative.tasks import Task

TOLERANCE: Final = 1e-4
"""Near enough, as a share of the reach: 0.06 mm for an arm."""
STILL_RAD: Final = radians(0.05)
"""Joints that turn less than this in the last third of a run stand still; on a way out and back, they are
back where they began."""
RESTLESS_RAD: Final = radians(60.0)
"""Joints that turn more than this in the last third without getting anywhere are spinning; six times this,
whatever they gain."""
GAINING: Final = 0.5
"""The last third must leave less than this share of the excess, or its turning led nowhere."""
_TIMED: Final = 5
OUT: Final = (0.75, 1.15)
"""Shares of the reach between which the target is drawn out and back: the last quarter, and as far beyond as
a target is put in haste."""
FRAMES_OUT: Final = 60
FRAME_ITERATIONS: Final = 4
"""Iterations a frame: what an animation can spend."""


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """Record of one method's run.

    Attributes:
        points: (k + 1, j, 3) joints before the first iteration and after each.
        errors: (k + 1,) distance of the tip from the target.
        excess: (k + 1,) how much farther that is than it must be.
        turned_rad: (k + 1,) how far all joints together have turned.
        iterations: until near enough; None when it never was.
        elapsed_s: time of these iterations, or of all when it never was near enough.
        state: the state it ended in.
        verdict: reached, nearest, exact nearest, creeping, stuck or spinning.
    """

    method: str
    points: Array
    errors: Array
    excess: Array
    turned_rad: Array
    iterations: int | None
    elapsed_s: float
    state: State
    verdict: str


def run(task: Task, method: str, target: Array, iterations: int, first: State) -> Run:
    """Let one method work on a target."""
    states, clock = [first], [perf_counter()]
    for _ in range(iterations if method in METHODS else 1):
        states.append(task.step(method, states[-1], target))
        clock.append(perf_counter())
    # The middle one: now and then the system takes the processor away for milliseconds.
    step_s = float(np.median(np.diff(clock)))
    if method not in METHODS:
        step_s = min(_seconds(task, method, target) for _ in range(_TIMED))
    record = _stacked(states)
    points, near_enough = task.points(record), TOLERANCE * task.shell[1]
    errors = np.linalg.norm(points[:, -1] - target, axis=-1)
    excess = np.maximum(errors - task.least_error(target), 0.0)
    turned = np.concatenate([[0.0], np.cumsum(task.turned(record))])
    met = np.flatnonzero(excess <= near_enough)
    needed = int(met[0]) if len(met) and excess[-1] <= near_enough else None
    made = len(states) - 1 if needed is None else max(needed, 1)
    verdict = _failure(excess, turned) if needed is None else "reached"
    if needed is not None and task.least_error(target) > near_enough:
        verdict = "nearest" if method in METHODS else "exact nearest"
    return Run(method, points, errors, excess, turned, needed, made * step_s, states[-1], verdict)


def _seconds(task: Task, method: str, target: Array) -> float:
    began = perf_counter()
    task.solved(method, target)
    return perf_counter() - began


def _stacked(states: Sequence[State]) -> State:
    return State(*(np.stack(part) for part in zip(*states, strict=True)))


def _failure(excess: Array, turned: Array) -> str:
    third = max(len(excess) // 3, 1)
    turning = float(turned[-1] - turned[-1 - third])
    left = float(excess[-1] / max(excess[-1 - third : -1].max(initial=0.0), 1e-300))
    if turning < STILL_RAD:
        return "stuck"
    return "spinning" if turning > RESTLESS_RAD * (1.0 if left > GAINING else 6.0) else "creeping"


class Sweep(NamedTuple):
    """Record of one method's run while the target went out and back.

    Shares (k,) of the reach, excess (k,), turning (k,) rad from the frame before, and how far (rad) the last
    posture is from the first, with the same target.
    """

    method: str
    shares: Array
    excess: Array
    turned_rad: Array
    returned_rad: float


def sweep(task: Task, method: str, target: Array) -> Sweep:
    """Draw the target out along its line from the origin and back; each frame goes on from the one before.

    Every method begins with the direct one's posture.
    """
    away = float(np.linalg.norm(target))
    line = target / away if away > 1e-9 else np.array((0.0, -1.0, 0.0))
    out = np.linspace(*OUT, FRAMES_OUT + 1)
    shares = np.concatenate([out, out[-2::-1]])
    places = line * (shares[:, None] * task.shell[1])
    state, states = task.solved("direct", places[0]), []
    for place in places:
        for _ in range(FRAME_ITERATIONS if method in METHODS else 1):
            state = task.step(method, state, place)
        states.append(state)
    record = _stacked(states)
    least = np.array([task.least_error(place) for place in places])
    excess = np.maximum(np.linalg.norm(task.points(record)[:, -1] - places, axis=-1) - least, 0.0)
    turned = np.concatenate([[0.0], task.turned(record)])
    home = float(task.turned(_stacked([states[0], states[-1]]))[0])
    return Sweep(method, shares, excess, turned, home)
