"""What stands still from one frame to the next, so that it need not be drawn again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float32]
Mask = NDArray[np.bool_]

STILL_M: Final = 1e-6
MOST_MOVING: Final = 0.6
"""Of the vertices: where more of them move, keeping the others saves nothing."""


class Standing:
    """Compares the frames of one view with each other."""

    def __init__(self, arms: tuple[Mask, ...]) -> None:
        """With the vertices of each arm, (M,): where a part that is its alone moves, the rest will. At the breastbone they share some."""
        self._arms = [(arm, arm & ~np.any([other for other in arms if other is not arm], axis=0)) for arm in arms]
        self._view: Hashable = None
        self._positions: Points | None = None
        self._stain: Points | None = None
        self._moving: Mask | None = None

    def rest(self, positions: Points, stain: Points | None) -> None:
        """Everything stands like this now; what moves from here on is found anew."""
        self._positions, self._stain, self._moving = positions, stain, None

    def moving(self, view: Hashable, positions: Points, stain: Points | None) -> Mask | None:
        """(M,) what moves: the same object as before as long as everything else stands as it stood when the mask was first given.

        None where the whole is to be drawn: at the first frame of a view, and where most of it moves.

        Args:
            view: all else that the picture depends on.
            positions: (M, 3) m.
            stain: (M,) how far the skin is coloured, or None for not at all.
        """
        if view != self._view or self._positions is None:
            self._view, self._moving = view, None
            self._positions, self._stain = positions, stain
            return None
        found = (np.abs(positions - self._positions) > STILL_M).any(axis=1) | _stained_otherwise(self._stain, stain, len(positions))
        if self._moving is not None and not (found & ~self._moving).any():
            return self._moving
        if self._moving is not None:
            found |= self._moving
        for arm, alone in self._arms:
            if (found & alone).any():
                found = found | arm
        self._positions, self._stain = positions, stain
        self._moving = found if found.mean() <= MOST_MOVING else None
        return self._moving


def _stained_otherwise(before: Points | None, after: Points | None, count: int) -> Mask:
    nothing = np.zeros(count, np.float32)
    return np.asarray((nothing if before is None else before) != (nothing if after is None else after))
