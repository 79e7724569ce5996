"""Profiles from rest to rest: the share of a way done after a share of the time."""

import numpy as np

from body_model.arrays import Array


def least_jerk(share: Array | float) -> Array:
    """Return the share of the way done after a share (...) of the time, both from 0 to 1.

    It begins and ends with neither speed nor acceleration.

    Source: Flash & Hogan 1985, the minimum-jerk polynomial.
    """
    return np.asarray(share * share * share * (10.0 + share * (6.0 * share - 15.0)))


def smooth_step(share: Array) -> Array:
    """Return the same of shares (...) that may lie outside 0 to 1: these count as its ends."""
    return least_jerk(np.clip(share, 0.0, 1.0))


def cubic_step(share: Array) -> Array:
    """Return the cubic of shares (...) that begins and ends without speed; beyond 0 to 1 they are ends."""
    x = np.minimum(np.maximum(share, 0.0), 1.0)
    return x * x * (3.0 - 2.0 * x)
