"""Times the calls of a solver beside the yardstick and judges its answers by the arm they make."""

import os
import statistics
import time
from collections.abc import Callable, Sequence
from math import cos, degrees, sin
from typing import Any

import numpy as np

from benchmarks.peers.arm_task import (
    BEYOND,
    FLEXION_MOST,
    LOCKED_WRIST,
    SEED_POSTURE,
    Array,
    Parts,
    Targets,
    angle_between,
    most_m,
    poses_of,
)
from benchmarks.peers.solver import Many, One, Solver
from benchmarks.yardstick import yardstick

CHUNK = 40
BATCH = 20_000
LONG_NS = 100_000

Figures = dict[str, float | None]


def judged(solver: Solver, given: Targets, patience_s: float) -> dict[str, Figures]:
    """Every figure of every task that the solver offers; each phase stops after `patience_s`."""
    found: dict[str, Figures] = {}
    if solver.place is not None:
        found["place"] = _accuracy(
            solver, *_timed(solver.place, given.place, patience_s, True), given.place, True
        )
        found["near"] = _accuracy(
            solver, *_timed(solver.place, given.near, patience_s, True), given.near, True
        )
        found["beyond"] = _beyond(solver, *_timed(solver.place, given.beyond, patience_s, True), given.beyond)
        found["line"] = _line(solver, given.line[:, :3, 3], patience_s)
    if solver.grasp is not None:
        found["grasp"] = _accuracy(
            solver, *_timed(solver.grasp, given.grasp, patience_s, False), given.grasp, False
        )
        found["near_grasp"] = _accuracy(
            solver, *_timed(solver.grasp, given.near_grasp, patience_s, False), given.near_grasp, False
        )
    if solver.place_many is not None:
        found["place_many"] = _batch(solver.place_many, given.place[:, :3, 3])
    if solver.grasp_many is not None:
        found["grasp_many"] = _batch(solver.grasp_many, given.grasp)
    return found


def yardstick_us() -> float:
    """Median microseconds of one call of the yardstick, now."""
    rng = np.random.default_rng(1)
    entries, swing, taken = tuple(LOCKED_WRIST.ravel().tolist()), (cos(0.3), sin(0.3)), []
    for target in rng.normal(size=(200, 3)) * 0.3:
        start = time.perf_counter_ns()
        yardstick(*target.tolist(), entries, *swing)
        taken.append(time.perf_counter_ns() - start)
    return statistics.median(taken) / 1e3


def _clock(call: One, targets: Array, seed: Array) -> Callable[[], int]:
    """The clock, after a few calls to warm up.

    For long calls the processor's, as others' work would count in them but not in short ones.
    """
    taken = []
    for target in targets[:5]:
        start = time.perf_counter_ns()
        call(target, seed)
        taken.append(time.perf_counter_ns() - start)
    is_long = statistics.median(taken) > LONG_NS and os.name != "nt"
    return time.process_time_ns if is_long else time.perf_counter_ns


def _timed(call: One, poses: Array, patience_s: float, is_point: bool) -> tuple[float, float, list[Any]]:
    """Median microseconds a call and of the yardstick beside it, and the answers.

    Each from the same cold start.
    """
    targets = np.ascontiguousarray(poses[:, :3, 3]) if is_point else poses
    clock = _clock(call, targets, SEED_POSTURE)
    taken: list[int] = []
    beside: list[float] = []
    answers: list[Any] = []
    started = time.perf_counter()
    for first in range(0, len(targets), CHUNK):
        beside.append(yardstick_us())
        for target in targets[first : first + CHUNK]:
            start = clock()
            answer = call(target, SEED_POSTURE)
            taken.append(clock() - start)
            answers.append(answer)
        if time.perf_counter() - started > patience_s:
            break
    return statistics.median(taken) / 1e3, statistics.median(beside), answers


def _parts(solver: Solver, answers: Sequence[Any]) -> tuple[Array, Parts | None]:
    """Return which targets were answered with numbers, and those answers."""
    answered = np.array([answer is not None for answer in answers])
    if not answered.any():
        return answered, None
    parts = solver.read([answer for answer in answers if answer is not None])
    sound = (
        np.isfinite(parts.shoulder).all((1, 2))
        & np.isfinite(parts.flexion)
        & np.isfinite(parts.wrist).all((1, 2))
    )
    answered[answered] = sound
    return answered, Parts(*(part[sound] for part in parts)) if sound.any() else None


def _accuracy(
    solver: Solver, us: float, ref_us: float, answers: list[Any], wanted: Array, is_point: bool
) -> Figures:
    answered, parts = _parts(solver, answers)
    count = len(answers)
    figures: Figures = {
        "us": us,
        "ratio": us / ref_us,
        "count": count,
        "unanswered": 1.0 - float(answered.mean()),
    }
    if parts is None:
        return figures | {
            "within_nm": 0.0,
            "within_tenth_mm": 0.0,
            "median_m": None,
            "worst_m": None,
            "bent_wrong": None,
        }
    made, asked = poses_of(parts), wanted[:count][answered]
    miss = np.linalg.norm(made[:, :3, 3] - asked[:, :3, 3], axis=1)
    off = np.zeros(len(miss)) if is_point else angle_between(made[:, :3, :3], asked[:, :3, :3])
    bend = (parts.flexion + np.pi) % (2.0 * np.pi) - np.pi
    held = (bend > -1e-6) & (bend < FLEXION_MOST + 1e-6)
    return figures | {
        "within_nm": float(((miss < 1e-9) & (off < 1e-8) & held).sum() / count),
        "within_tenth_mm": float(((miss < 1e-4) & (off < 1e-3) & held).sum() / count),
        "median_m": float(np.median(miss)),
        "worst_m": float(miss.max()),
        "bent_wrong": float(1.0 - held.mean()),
    }


def _beyond(solver: Solver, us: float, ref_us: float, answers: list[Any], wanted: Array) -> Figures:
    """Measure how much farther the answers are from the targets than the shell's nearest points."""
    figures = _accuracy(solver, us, ref_us, answers, wanted, True)
    answered, parts = _parts(solver, answers)
    figures |= {"closest_um": 0.0, "closest_mm": 0.0, "excess_median_m": None}
    if parts is None:
        return figures
    asked = wanted[: len(answers)][answered][:, :3, 3]
    excess = np.linalg.norm(poses_of(parts)[:, :3, 3] - asked, axis=1) - (BEYOND - 1.0) * most_m()
    bend = (parts.flexion + np.pi) % (2.0 * np.pi) - np.pi
    held = (bend > -1e-6) & (bend < FLEXION_MOST + 1e-6)
    return figures | {
        "closest_um": float(((excess < 1e-6) & held).sum() / len(answers)),
        "closest_mm": float(((excess < 1e-3) & held).sum() / len(answers)),
        "excess_median_m": float(np.median(excess)),
    }


def _line(solver: Solver, line: Array, patience_s: float) -> Figures:
    """There and back in 1 mm steps, each call from the last answer where the library takes a start."""
    assert solver.place is not None
    seed, answers, taken, beside = SEED_POSTURE, [], [], []
    clock = _clock(solver.place, line, seed)
    started = time.perf_counter()
    for i, point in enumerate(np.concatenate([line, line[-2::-1]])):
        if i % 100 == 0:
            beside.append(yardstick_us())
        start = clock()
        answer = solver.place(point, seed)
        taken.append(clock() - start)
        answers.append(answer)
        if answer is not None and solver.is_seeded:
            seed = np.concatenate([np.asarray(answer, np.float64).ravel()[:4], SEED_POSTURE[4:]])
        if time.perf_counter() - started > 3.0 * patience_s:
            break
    answered, parts = _parts(solver, answers)
    us = statistics.median(taken) / 1e3
    figures: Figures = {
        "us": us,
        "ratio": us / statistics.median(beside),
        "count": len(answers),
        "jump_deg": None,
        "drift_deg": None,
    }
    if parts is None:
        return figures
    adjoining = np.diff(np.flatnonzero(answered)) == 1
    jumps = np.maximum(
        angle_between(parts.shoulder[:-1], parts.shoulder[1:]),
        np.abs((np.diff(parts.flexion) + np.pi) % (2.0 * np.pi) - np.pi),
    )[adjoining]
    figures["jump_deg"] = degrees(float(jumps.max())) if len(jumps) else None
    if len(answers) == 2 * len(line) - 1 and answered[0] and answered[-1]:
        turned = angle_between(parts.shoulder[:1], parts.shoulder[-1:])[0]
        figures["drift_deg"] = degrees(max(float(turned), abs(float(parts.flexion[0] - parts.flexion[-1]))))
    return figures


def _batch(call: Many, targets: Array) -> Figures:
    """Microseconds of the processor a solve with many targets in one call, best of five after a warm-up."""
    many = np.ascontiguousarray(np.concatenate([targets] * (BATCH // len(targets) + 1))[:BATCH])
    call(many[:1000])
    best, beside = float("inf"), yardstick_us()
    for _ in range(5):
        start = time.process_time()
        call(many)
        best = min(best, (time.process_time() - start) / len(many) * 1e6)
        beside = min(beside, yardstick_us())
    return {"us": best, "ratio": best / beside, "count": len(many)}
