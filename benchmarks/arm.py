"""Times of the arm solver, one target and many, as ratios to a scalar yardstick timed in the same run.

    python -m benchmarks.arm          table of figures beside their targets
    python -m benchmarks.arm --json   the same for other programs

Ratios hold where microseconds move: the yardstick is the bare closed form of the same task in plain Python, without
limits, flags or checks.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, radians, sin, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.figure import Figure, show
from signer.kinematics import arm_one
from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.wrist import wrist_rotation

Array = NDArray[np.float64]

UPPER_ARM_M, FOREARM_M = 0.30, 0.26
HAND_M = (0.02, -0.17, 0.01)
WRIST_DEG = (20.0, -25.0, 10.0)
TARGETS = 400
ROUNDS = 15
YARDSTICK_US = 1.6
"""What the yardstick took where the batch target, in microseconds, was set: batches are shown as on that machine."""
BATCH_US = 0.3
MANY = (30, 1_000, 10_000, 100_000, 1_000_000)


def yardstick(px: float, py: float, pz: float, wrist: Sequence[float], cos_swivel: float, sin_swivel: float) -> tuple[float, ...]:
    """The shoulder's rotation by rows and the flexion: the closed form and nothing else."""
    r00, r01, r02, r10, r11, r12, r20, r21, r22 = wrist
    a0, a1, a2 = HAND_M
    u = UPPER_ARM_M
    x = r00 * a0 + r01 * a1 + r02 * a2
    y = r10 * a0 + r11 * a1 + r12 * a2 - FOREARM_M
    z = r20 * a0 + r21 * a1 + r22 * a2
    length = sqrt(y * y + z * z)
    d2 = px * px + py * py + pz * pz
    k = (u * u + x * x + y * y + z * z - d2) / (2.0 * u * length)
    if k > 1.0:
        k = 1.0
    elif k < -1.0:
        k = -1.0
    q = sqrt(1.0 - k * k)
    c = (y * k + z * q) / length
    s = (z * k - y * q) / length
    v1 = y * c + z * s - u
    v2 = z * c - y * s
    n = 1.0 / sqrt(x * x + v1 * v1 + v2 * v2)
    b10 = x * n
    b11 = v1 * n
    b12 = v2 * n
    m = sqrt(b11 * b11 + b12 * b12)
    b31 = -b12 / m
    b32 = b11 / m
    b21 = b10 * b32
    b22 = -b10 * b31
    n = 1.0 / sqrt(d2)
    tx = px * n
    ty = py * n
    tz = pz * n
    n = 1.0 / sqrt(tx * tx + tz * tz)
    hx = -tz * n
    hz = tx * n
    gx = ty * hz
    gy = tz * hx - tx * hz
    gz = -ty * hx
    ux = cos_swivel * hx + sin_swivel * gx
    uy = sin_swivel * gy
    uz = cos_swivel * hz + sin_swivel * gz
    wx = cos_swivel * gx - sin_swivel * hx
    wy = cos_swivel * gy
    wz = cos_swivel * gz - sin_swivel * hz
    return (
        tx * b10 - ux * m, tx * b11 + ux * b21 + wx * b31, tx * b12 + ux * b22 + wx * b32,
        ty * b10 - uy * m, ty * b11 + uy * b21 + wy * b31, ty * b12 + uy * b22 + wy * b32,
        tz * b10 - uz * m, tz * b11 + uz * b21 + wz * b31, tz * b12 + uz * b22 + wz * b32,
        atan2(s, c),
    )  # fmt: skip


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
        figures.append(Figure(f"one of {count:,}, own wrist and swivel", each / ref * YARDSTICK_US, f"us ({each:.3f} here)", limit))
    figures.append(Figure("import signer.kinematics.arm", import_ratio("signer.kinematics.arm"), "x import numpy", 1.3))
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
    """Microseconds a solve when `count` targets are solved in one call, a tenth of them out of reach."""
    target = directions(rng, count) * rng.uniform(0.25, 0.72, (count, 1))
    turn = wrist_rotation(arm, *rng.uniform(-0.5, 0.5, (3, count)))
    hand = np.array(HAND_M) + rng.normal(size=(count, 3)) * 0.02
    swivel = rng.uniform(-1.0, 1.0, count)
    best = float("inf")
    for _ in range(200 if count <= 1000 else 20 if count <= 10_000 else 5):
        start = time.perf_counter()
        solve_arm(arm, shoulder=np.zeros(3), target=target, articulator=hand, wrist_rotation=turn, swivel=swivel)
        best = min(best, time.perf_counter() - start)
    return best / count * 1e6


def import_ratio(module: str) -> float:
    """How much longer than numpy alone a module takes to import, in fresh interpreters."""

    def seconds(code: str) -> float:
        taken = []
        for _ in range(7):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            taken.append(time.perf_counter() - start)
        return min(taken)

    bare = seconds("pass")
    return (seconds(f"import {module}") - bare) / (seconds("import numpy") - bare)


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
