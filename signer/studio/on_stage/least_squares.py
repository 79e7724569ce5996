"""Find where a few smooth functions come nearest to zero, by the method of Levenberg and Marquardt."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array

STEPS: Final = 200
"""Steps after which what was found is taken as it is; smooth problems need some twenty."""
STEP_SHARE: Final = float(np.sqrt(np.finfo(float).eps))
"""Share of an unknown's scale by which it is moved to find the slopes there."""
CONVERGED: Final = 1e-12
"""Share of the cost by which a step must lower it to be worth another one."""
DAMPING: Final = (1e-3, 1e-12, 1e12)
"""Damping at the start, and the least and the most of it; beyond, no step leads down."""


class Fit(NamedTuple):
    """Unknowns at the end, and half the sum of the squares there."""

    x: Array
    cost: float


def least_squares(misses: Callable[[Array], Array], begin: Array, scale: Array) -> Fit:
    """Find the unknowns for which the sum of squared misses is least, near those to begin with.

    Args:
        misses: (n,) for unknowns (m,); smooth.
        begin: (m,) unknowns to begin with.
        scale: (m,) how much of each unknown is a large change.
    """
    x, (damping, least, most) = begin.astype(float), DAMPING
    missed = misses(x)
    cost = 0.5 * float(missed @ missed)
    for _ in range(STEPS):
        slopes = np.column_stack(
            [(misses(x + step) - missed) / STEP_SHARE for step in STEP_SHARE * np.diag(scale)]
        )
        normal, down = slopes.T @ slopes, -slopes.T @ missed
        before = cost
        while damping < most:
            # The diagonal keeps the step small in what hardly matters; a little of one, where nothing does.
            weights = damping * (np.diag(normal) + np.finfo(float).tiny)
            tried = x + scale * np.linalg.lstsq(normal + np.diag(weights), down)[0]
            missed_then = misses(tried)
            cost_then = 0.5 * float(missed_then @ missed_then)
            if cost_then < cost:
                x, missed, cost = tried, missed_then, cost_then
                damping = max(damping / 10.0, least)
                break
            damping *= 4.0
        if before - cost <= CONVERGED * before:
            break
    return Fit(x, cost)
