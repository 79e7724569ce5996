"""Rounds of a hand: how often, about what and how wide it goes round."""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array

LEAST_ROUND: Final = 0.75
"""Rounds from which on a hand goes round: arcs there and back are half of one, and a whole round loses
some of its ends when it is smoothed. Chosen between the two; half and double of it were not measured."""
UNEVEN: Final = 0.35
"""Standard deviation of the distance from the middle, as a share of the radius, up to which a way is round: a
circle that is seen from 60 degrees aside has 0.24. Half and double of it were not measured."""
LEAST_M: Final = 0.008
"""Least radius, m, of exact points: rubs of the library have 22 mm and more."""
NOISE: Final = 1.5
"""Least radius in errors of a point."""


class Rounds(NamedTuple):
    """Rounds of a hand.

    Attributes:
        times: how many, not all whole.
        axis: (3,) unit, about which it goes by the right-hand rule.
        middle: (3,) m, from where the hand begins.
        radius_m: distance from the middle.
    """

    times: float
    axis: Array
    middle: Array
    radius_m: float


def rounds_of(path: Array, error_m: float) -> Rounds | None:
    """Return the rounds of a path; None where it is no circle that is gone round at least once, nearly.

    Args:
        path: (F, 3) m, places of a point of the hand; (F, 2) where only those in the picture are known.
        error_m: of a place.

    Source: I. Kasa, A circle fitting procedure and its error analysis, 1976.
    """
    known = path.shape[1]
    mean = path.mean(axis=0)
    axes = np.eye(3)
    if known == 3:
        axes = np.linalg.svd(path - mean, full_matrices=False)[2]
    flat = (path - mean) @ axes[:2, :known].T
    if np.ptp(flat, axis=0).min() < 2.0 * max(LEAST_M, NOISE * error_m):
        return None
    of_circle = np.column_stack([2.0 * flat, np.ones(len(flat))])
    x, y, _ = np.linalg.lstsq(of_circle, (flat**2).sum(axis=1), rcond=None)[0]
    away = np.hypot(*(flat - (x, y)).T)
    radius_m = float(away.mean())
    turned = np.unwrap(np.arctan2(flat[:, 1] - y, flat[:, 0] - x))
    times = float(turned[-1] - turned[0]) / (2.0 * np.pi)
    if abs(times) < LEAST_ROUND or away.std() > UNEVEN * radius_m:
        return None
    axis = np.cross(axes[0], axes[1]) * np.sign(times)
    middle = (np.array((x, y)) - flat[0]) @ axes[:2]
    return Rounds(abs(times), axis, middle, radius_m)
