"""Find values that stay as they are when what follows from them is found, each row by itself.

This is the one loop for all that is found in rounds: it begins where it is told to, foresees what will stay
from the last rounds (Anderson's rule), leaves rows alone that have converged, and gives up after so many
rounds. What comes of a row depends on no other row.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask

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


class FixedPoint(NamedTuple):
    """Values (n, k) that changed least when what follows from them was found, and by how much (n,).

    Where they `converged` (n,) that is less than the tolerance.
    """

    values: Array
    residual: Array
    converged: Mask


def fixed_point(
    start: Array,
    follows: Callable[[Array, Indices], Array],
    *,
    tolerance: Array | float,
    rounds: int,
    within: tuple[Array, Array] | None = None,
) -> FixedPoint:
    """Find values (n, k) that stay.

    Args:
        start: (n, k), where to begin.
        follows: what comes (m, k) of values (m, k) of some rows (m,).
        tolerance: most by which values may change that stay, one for all or (n,).
        rounds: most rounds of a row.
        within: least and greatest values (k,) that may be tried; None for any.
    """
    tried = np.array(start, np.float64)
    best, residual = tried.copy(), np.full(len(tried), np.inf)
    rows, enough = np.arange(len(tried)), np.broadcast_to(np.asarray(tolerance), len(tried))
    past: list[Iteration] = []
    for _ in range(rounds if len(tried) else 0):
        past.append(Iteration(tried, follows(tried, rows)))
        off = np.abs(past[-1].off).max(axis=-1)
        better = off < residual[rows]
        best[rows[better]], residual[rows[better]] = past[-1].came[better], off[better]
        goes_on = off > enough[rows]
        tried, rows = extrapolated(past)[goes_on], rows[goes_on]
        if not len(rows):
            break
        if within is not None:
            tried = np.clip(tried, *within)
        past = [Iteration(*(values[goes_on] for values in one)) for one in past[-_REMEMBERED:]]
    return FixedPoint(best, residual, residual <= enough)


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
