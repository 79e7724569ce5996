"""Points of a body that goes until it touches skin, and which of them may be the first to touch."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices

Rows = TypeVar("Rows", bound=NDArray[Any])

STAYS_M: Final = 0.0002
"""Distance, m, that points may move against the skin and stay the candidates: late rounds of a solve do."""


@dataclass(frozen=True, eq=False)
class TouchingPoints:
    """Points (m, 3) m of a body that may touch skin, and how deep each of them may lie in it, (m,) m.

    `evenly`: the skin that they touch gives no more far from the site than anywhere.
    """

    points: Array
    gives: Array
    evenly: bool = False

    @cached_property
    def extent(self) -> tuple[Array, float]:
        """Their middle (3,) m, and how far, m, one of them is from it at most."""
        middle = self.points.mean(axis=0)
        return middle, float(np.sqrt(np.square(self.points - middle).sum(axis=1).max()))


class Candidates(NamedTuple):
    """Points that may be the first to touch, as long as nothing moves by more than `STAYS_M`.

    Attributes:
        places: (n, k, 3, 4) where body and bones were in the patch's frame, turns by the radius, m, at which
            they matter.
        row: (c,) of which body each candidate is, sorted.
        starts: (n,) where the candidates of each body begin.
        points: (c, 3) m, where they are told.
        gives: (c,) m, how deep each may lie in the skin.
    """

    places: Array
    row: Indices
    starts: Indices
    points: Array
    gives: Array

    def hold(self, places: Array) -> bool:
        """Tell whether body and bones, now at (n, k, 3, 4), have not moved too far.

        Each has at most by root two times what differs in all.
        """
        if self.places.shape != places.shape:
            return False
        moved = np.sqrt(np.square(places - self.places).sum(axis=(-1, -2)).max())
        return bool(2.0 * np.sqrt(2.0) * moved <= STAYS_M)


def starts_of(row: Indices) -> Indices:
    """(n,) where each body begins among the sorted numbers (k,) of bodies, of which none is left out."""
    return row.searchsorted(np.arange(row[-1] + 1))


def carried_points(points: Array, turns: Array, shifts: Array, row: Indices) -> Array:
    """(k, 3) m, points (k, 3) m of bodies of these numbers, where (n, 3, 3) and (n, 3) m carry them."""
    # each point by itself, as all at once would be otherwise for one body in the last bit
    return np.asarray((rows_of(turns, row) @ points[..., None])[..., 0] + rows_of(shifts, row))


def rows_of(values: Rows, row: Indices) -> Rows:
    """Return some rows of many; what is one for all, as it is."""
    return values if len(values) == 1 else values[row]  # type: ignore[return-value]
