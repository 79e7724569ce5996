"""Extrapolate converged values from iterations that have not converged yet.

The values are fixed points: they have to stay as they are when what follows from them is found.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array

_TELLING: Final = 1e-6
_REMEMBERED: Final = 5


class Iteration(NamedTuple):
    """Values (..., k) that were tried, and as they came of it."""

    tried: Array
    came: Array

    @property
    def off(self) -> Array:
        """(..., k) by how much they did not stay."""
        return self.came - self.tried


def extrapolated(rounds: Sequence[Iteration]) -> Array:
    """(..., k), what would stay, foreseen from the last rounds: Anderson's rule, for each row by itself.

    A row that came worse in a round than in the one before forgets what it learnt until then, and goes half
    the way.
    """
    *earlier, last = rounds[-_REMEMBERED - 1 :]
    if not earlier or not last.came.size:
        return last.came
    off = last.off
    changes = np.stack([off - one.off for one in earlier], axis=-1)
    moved = np.stack([last.came - one.came for one in earlier], axis=-1)
    worse = np.stack([np.abs(one.off).max(axis=-1) for one in (*earlier, last)], axis=-1)
    forgets = np.logical_or.accumulate((worse[..., 1:] > worse[..., :-1])[..., ::-1], axis=-1)[..., ::-1]
    changes = np.where(forgets[..., None, :], 0.0, changes)
    shares = np.linalg.pinv(changes, rcond=_TELLING) @ off[..., None]
    half_way = np.where(forgets[..., -1:], 0.5 * off, 0.0)
    return np.asarray(last.came - half_way - (moved @ shares)[..., 0])
