"""Search for the vertices that stand still from frame to frame, so that they are not drawn again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array32, Mask

STILL_M: Final = 1e-6
ROOM_M: Final = 0.05
MOST_MOVING: Final = 0.6
"""Of the vertices: where more of them move, keeping the others saves nothing."""


class Standing:
    """Compares the frames of one view with each other."""

    def __init__(self, arms: tuple[Mask, ...]) -> None:
        """Store the vertices of each arm, as masks (M,).

        When a part that belongs to one arm alone moves, the rest of that arm will move too. At the
        breastbone the arms share some vertices.
        """
        self._arms = [
            (arm, arm & ~np.any([other for other in arms if other is not arm], axis=0)) for arm in arms
        ]
        self._view: Hashable = None
        self._before: _Drawn | None = None
        self._kept: _Drawn | None = None
        self._moving: Mask | None = None
        self._begins = True

    def rest(self, view: Hashable, positions: Array32, stain: Array32 | None) -> None:
        """Record that the whole figure was drawn like this; moving vertices are found anew from here.

        Pictures of another view are ignored.
        """
        if view == self._view:
            self._before, self._begins = _Drawn(positions, stain), True

    def moving(self, view: Hashable, positions: Array32, stain: Array32 | None) -> Mask | None:
        """(M,) what moves, the same object as long as all else stands as when the mask was first given.

        None where the whole is to be drawn: at the first frame of a view, and where most of it moves, or
            nothing yet.

        Args:
            view: from where, and all else that the picture depends on but its quality.
            positions: (M, 3) m.
            stain: (M,) how far the skin is coloured, or None for not at all.
        """
        now = _Drawn(positions, stain)
        if view != self._view or self._before is None:
            self._view, self._moving = view, None
            self.rest(view, positions, stain)
            return None
        found = now.differs(self._before)
        if self._begins and not found.any():
            return None
        if not self._begins and self._moving is not None:
            if not (found & ~self._moving).any():
                return self._moving
            found |= self._moving
        for arm, alone in self._arms:
            if (found & alone).any():
                found = found | arm
        # Colour comes and goes at the rim of what lies in something: what is about it will have it next.
        found = found | self._about(positions, found)
        if self._begins and self._is_still_kept(now, found):
            self._begins = False
            return self._moving
        self._begins, self._before, self._kept = False, now, now
        self._moving = found if found.mean() <= MOST_MOVING else None
        return self._moving

    def _about(self, positions: Array32, found: Mask) -> Mask:
        """(M,) what lies in a box around all that is found beside the arms, with room for more."""
        beside = found.copy()
        for arm, _ in self._arms:
            beside &= ~arm
        if not beside.any():
            return beside
        low, high = positions[beside].min(axis=0) - ROOM_M, positions[beside].max(axis=0) + ROOM_M
        return np.asarray(((positions >= low) & (positions <= high)).all(axis=1))

    def _is_still_kept(self, now: _Drawn, found: Mask) -> bool:
        """Return whether the layer kept before the rest still serves: the same part moves once more."""
        if self._moving is None or self._kept is None or not np.array_equal(found, self._moving):
            return False
        return not (now.differs(self._kept) & ~found).any()


class _Drawn(NamedTuple):
    """One frame's surface and how its skin is coloured."""

    positions: Array32
    stain: Array32 | None

    def differs(self, other: _Drawn) -> Mask:
        """(M,) which vertices are elsewhere, or coloured otherwise."""
        # Column by column, which is five times as fast as row by row.
        x, y, z = np.abs(self.positions - other.positions).T > STILL_M
        moved = x | y | z
        if self.stain is not None or other.stain is not None:
            nothing = np.zeros(len(self.positions), np.float32)
            stains = [nothing if each.stain is None else each.stain for each in (self, other)]
            moved |= stains[0] != stains[1]
        return np.asarray(moved)
