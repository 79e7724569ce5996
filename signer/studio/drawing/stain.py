"""Tint of skin that penetrates something.

The skin about each such point is coloured on both sides, as what is inside cannot be seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from body_model.arrays import Array32
from signer.lazy import lazily

with lazily():
    from scipy import spatial


if TYPE_CHECKING:
    from body_model.distance.exact import Sunk

FULL_M: Final = 0.008
"""Skin as deep as this is coloured fully."""
REACH_M: Final = 0.020
"""Radius about a point."""


def stain(found: Sunk, positions: Array32) -> Array32 | None:
    """(M,) shares from 0 to 1 for a drawn surface (M, 3) of one pose; None where no skin lies in anything."""
    if not len(found.depth_m):
        return None
    places = found.place
    near = np.flatnonzero(
        ((positions > places.min(axis=0) - REACH_M) & (positions < places.max(axis=0) + REACH_M)).all(axis=1)
    )
    found_near = spatial.cKDTree(places).query(positions[near], distance_upper_bound=REACH_M)
    away, nearest = np.asarray(found_near[0]), np.asarray(found_near[1])
    within = np.isfinite(away)
    depth = found.depth_m[nearest[within]]
    shares = np.zeros(len(positions), np.float32)
    shares[near[within]] = np.clip(depth / FULL_M, 0.5, 1.0) * np.clip(
        2.0 * (1.0 - away[within] / REACH_M), 0.0, 1.0
    )
    return shares
