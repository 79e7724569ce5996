"""Adapter of analytic solvers for six joints to seven: it locks the third and picks among branches."""

from collections.abc import Iterable
from math import pi
from typing import Final

import numpy as np

from benchmarks.peers.arm_task import AXES, FLEXION_MOST, HAND, OFFSETS, SEED_POSTURE, Array

FIRST_LOCK: Final = float(SEED_POSTURE[2])
LOCKS: Final = (
    FIRST_LOCK,
    *(FIRST_LOCK + sign * 2.0 * pi * k / 12.0 for k in range(1, 6) for sign in (1.0, -1.0)),
    FIRST_LOCK + pi,
)
AXES_7: Final = np.array(AXES)
SEATS_8: Final = np.array([*OFFSETS, HAND])


def with_lock(joints: Iterable[float], lock: float) -> Array:
    """Seven joints from six or seven."""
    q = np.asarray(joints, np.float64)
    return q if len(q) == 7 else np.concatenate([q[:2], (lock,), q[2:]])


def nearest_sound(answers: Iterable[Array], seed: Array) -> Array | None:
    """The answer with the elbow in its range whose largest turn from the seed is least."""
    best, least = None, float("inf")
    for q in answers:
        bend = (q[3] + pi) % (2.0 * pi) - pi
        turned = float(np.abs((q - seed + pi) % (2.0 * pi) - pi).max())
        if -1e-9 <= bend <= FLEXION_MOST and turned < least:
            best, least = q, turned
    return best
