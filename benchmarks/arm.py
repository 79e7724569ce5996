"""Times of the arm solver, one target and many, as ratios to a scalar yardstick timed in the same run.

    python -m benchmarks.arm          table of figures beside their targets
    python -m benchmarks.arm --json   the same for other programs

Ratios hold where microseconds move: the yardstick is the bare closed form of the same task in plain Python,
    without
limits, flags or checks.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from math import cos, radians, sin
from typing import Any

import numpy as np

from benchmarks.figure import Figure, show
from benchmarks.yardstick import FOREARM_M, HAND_M, UPPER_ARM_M, WRIST_DEG, yardstick
from body_model.arrays import Array
from signer.kinematics import arm_one
from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.wrist import wrist_rotation

TARGETS = 400
ROUNDS = 15
YARDSTICK_US = 1.6
"""Time the yardstick took where the batch target, in microseconds, was set: batches are shown as on that
machine."""
BATCH_US = 0.3
MANY = (30, 1_000, 10_000, 100_000, 1_000_000)


def measure(many: Iterable[int] = MANY) -> list[Figure]:
    """Time everything once; a busy machine slows the yardstick as much."""
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1)
    rng = np.random.default_rng(20020911)
    targets = directions(rng, TARGETS) * rng.uniform(0.30, 0.66, (TARGETS, 1))
    turn = wrist_rotation(arm, *(radians(angle) for angle in WRIST_DEG))
    entries = tuple(turn.ravel().tolist())
    x, y, z = (turn @ HAND_M + arm.forearm).tolist()
    articulator, shoulder = np.array(HAND_M), np.zeros(3)
    swing = cos(0.3), sin(0.3)
    given = {"shoulder": shoulder, "articulator": articulator, "wrist_rotation": turn, "swivel": 0.3}
    ref, floats, one, smooth, far = interleaved(
        (lambda p: yardstick(*p.tolist(), entries, *swing), targets),
        (lambda p: arm_one.solve(arm.elbow, *p, x, y, z, *swing), targets.tolist()),
        (lambda p: solve_arm(arm, target=p, **given), targets),
        (lambda p: solve_arm(arm, target=p, **given, reference="smooth"), targets),
        (lambda p: solve_arm(arm, target=p, **given), targets * 3.0),
    )
    figures = [
        Figure("yardstick: bare closed form", ref, "us", None),
        Figure("one solve on plain floats", floats / ref, "x ref", 2.5),
        Figure("one solve, arrays in, posture out, checked", one / ref, "x ref", 5.0),
        Figure("the same in the smooth reference", smooth / ref, "x ref", 5.0),
        Figure("the same beyond reach", far / ref, "x ref", 5.5),
    ]
    for count in many:
        each = batch_us(arm, rng, count)
        limit = BATCH_US if count >= 1000 else None
        figures.append(
            Figure(
                f"one of {count:,}, own wrist and swivel",
                each / ref * YARDSTICK_US,
                f"us ({each:.3f} here)",
                limit,
            )
        )
    figures.append(
        Figure("import signer.kinematics.arm", import_ratio("signer.kinematics.arm"), "x import numpy", 1.3)
    )
    return figures


def directions(rng: np.random.Generator, count: int) -> Array:
    """Unit vectors in all directions."""
    d = rng.normal(size=(count, 3))
    return np.asarray(d / np.linalg.norm(d, axis=1, keepdims=True))


def interleaved(*tasks: tuple[Callable[[Any], object], Iterable[Any]]) -> list[float]:
    """Median microseconds a call of each task: the best of several rounds in which all take their turn."""
    best = [float("inf")] * len(tasks)
    for _ in range(ROUNDS):
        for i, (task, items) in enumerate(tasks):
            taken = []
            for item in items:
                start = time.perf_counter_ns()
                task(item)
                taken.append(time.perf_counter_ns() - start)
            best[i] = min(best[i], statistics.median(taken) / 1e3)
    return best


def batch_us(arm: Arm, rng: np.random.Generator, count: int) -> float:
    """Microseconds of the processor a solve when `count` targets are solved in one call.

    A tenth of them is out of reach.

    The clock would count what other programs do meanwhile: a long call is interrupted where the yardstick
        slips through.
    """
    target = directions(rng, count) * rng.uniform(0.25, 0.77, (count, 1))
    turn = wrist_rotation(arm, *rng.uniform(-0.5, 0.5, (3, count)))
    hand = np.array(HAND_M) + rng.normal(size=(count, 3)) * 0.02
    swivel = rng.uniform(-1.0, 1.0, count)
    best = float("inf")
    for _ in range(200 if count <= 1000 else 20 if count <= 10_000 else 5):
        start = time.process_time()
        solve_arm(
            arm, shoulder=np.zeros(3), target=target, articulator=hand, wrist_rotation=turn, swivel=swivel
        )
        best = min(best, time.process_time() - start)
    return best / count * 1e6


def children_s() -> float:
    """Seconds that the processor spent on ended child processes; the clock's where a system does not tell."""
    return time.perf_counter() if os.name == "nt" else os.times().children_user + os.times().children_system


def import_ratio(module: str) -> float:
    """Return how many times as long as numpy a module takes to import, in fresh interpreters."""

    def seconds(code: str) -> float:
        taken = []
        for _ in range(7):
            start = children_s()
            subprocess.run([sys.executable, "-c", code], check=True)
            taken.append(children_s() - start)
        return min(taken)

    bare = seconds("pass")
    return (seconds(f"import {module}") - bare) / (seconds("import numpy") - bare)


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
