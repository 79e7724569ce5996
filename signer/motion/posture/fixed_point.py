"""Iterations towards values that stay, each row by itself: which go on, and what is foreseen of them.

Hands that are turned, hands on skin that goes along with them, elbows at a height and hands that follow each
other are found in these rounds, with Anderson's rule. What comes of a row depends on no other row.
"""

from collections.abc import Callable, Sequence
from types import EllipsisType
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array, Indices, Mask

MOST_ROUNDS: Final = 40
"""Most rounds of an iteration: what converges does so in a third of them, and half or double end nothing
elsewhere."""
EXACT: Final = 1e-12
"""Error, m or rad, of what is met exactly. With ten times as much for what is itself found in rounds hands of
the library end within 2e-11 m, in as much time."""
ROUGHLY: Final = 1e-4
"""Error, m or rad, of what is only looked at: angles are told to a twentieth of a degree. By so much less
deep than flesh gives a hand is still clear when its posture is solved to the last digit."""
CLOSELY: Final = 1e-5
"""Error, m or rad, of what is measured, or made exact from there. With a tenth of it ways between signs take
a fourth longer, and steps of velocity on them are told to 1 % with it."""
VAIN_ROUNDS: Final = 6
"""A row whose change is not halved within so many rounds is given up, and so many are remembered."""


class Damping(NamedTuple):
    """Damping of a search by slopes.

    Attributes:
        first: share of the squared slopes that damps the first step.
        easier, harder: what it is multiplied by after a step that came nearer, and one that did not.
    """

    first: float
    easier: float
    harder: float


class Iteration(NamedTuple):
    """Values (..., k) that were tried, and as they came of it."""

    tried: Array
    came: Array

    @property
    def off(self) -> Array:
        """(..., k) by how much they did not stay."""
        return self.came - self.tried


class Patience:
    """Tells which rows of an iteration go on: until they have converged, and as long as they come nearer.

    Attributes:
        least: (...), by how much each row has changed in the round that changed it least.
        converged: (...) rows that changed by no more than the tolerance.
    """

    def __init__(
        self, lead: tuple[int, ...], tolerance: Array | float, vain_rounds: int = VAIN_ROUNDS
    ) -> None:
        self.least, self.converged = np.full(lead, np.inf), np.zeros(lead, np.bool_)
        self._tolerance = np.broadcast_to(tolerance, lead)
        self._halved, self._vain = np.full(lead, np.inf), np.zeros(lead, np.intp)
        self._vain_rounds = vain_rounds

    def after(self, off: Array, rows: Indices | EllipsisType = ...) -> Mask:
        """Tell whether rows (m,) that a further round has changed by `off` (m,) go on; all unless given."""
        self.converged[rows] |= off <= self._tolerance[rows]
        is_halved = off < 0.5 * self._halved[rows]
        self._halved[rows] = np.where(is_halved, off, self._halved[rows])
        self._vain[rows] = np.where(is_halved, 0, self._vain[rows] + 1)
        self.least[rows] = np.minimum(self.least[rows], off)
        return ~self.converged[rows] & (self._vain[rows] < self._vain_rounds)


def extrapolated(rounds: Sequence[Iteration]) -> Array:
    """(..., k), what would stay, foreseen from the last rounds: Anderson's rule, for each row by itself."""
    *earlier, last = rounds[-VAIN_ROUNDS - 1 :]
    if not earlier or not last.came.size:
        return last.came
    off = last.off
    changes = np.stack([off - one.off for one in earlier], axis=-1)
    moved = np.stack([last.came - one.came for one in earlier], axis=-1)
    left, sizes, right = np.linalg.svd(changes, full_matrices=False)
    tells = sizes > AS_ONE * sizes[..., :1]
    along = (np.swapaxes(left, -1, -2) @ off[..., None])[..., 0] / np.where(tells, sizes, np.inf)
    shares = np.swapaxes(right, -1, -2) @ along[..., None]
    return np.asarray(last.came - (moved @ shares)[..., 0])


class Settled(NamedTuple):
    """Values (..., k) that stay, as nearly as was found, and which of them (...) do."""

    values: Array
    rounds: Patience


def settled(
    tried: Array,
    came_of: Callable[[Array, Any], Array],
    tolerance: Array | float,
    rounds: int = MOST_ROUNDS,
    vain_rounds: int = VAIN_ROUNDS,
) -> Settled:
    """Find values that stay, each row by itself; of one that does not, those that have changed least.

    Args:
        tried: (n, k) where to begin, or (k,) for one row.
        came_of: for values (m, k) of some rows (m,) what comes of them; of one row the rows are `...`.
        tolerance: (...) by how much what stays may change.
        rounds: most of them.
        vain_rounds: after so many that did not halve the change of a row it is given up.
    """
    lead, best, past = tried.shape[:-1], np.array(tried), list[Iteration]()
    rows: Any = np.arange(lead[0]) if lead else ...
    patience = Patience(lead, tolerance, vain_rounds)
    for _ in range(rounds):
        past.append(Iteration(tried, came_of(tried, rows)))
        off = np.abs(past[-1].off).max(axis=-1)
        better = off < patience.least[rows]
        best[rows] = np.where(better[..., None], tried, best[rows])
        goes_on = patience.after(off, rows)
        if not goes_on.any():
            break
        if lead:
            rows, past = rows[goes_on], [Iteration(*(each[goes_on] for each in one)) for one in past]
        tried = extrapolated(past)
    return Settled(best, patience)
