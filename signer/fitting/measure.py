"""Residuals of a handshape's touches on the drawn skin: gaps, overlaps, deepest crossing of two parts."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import ArrayLike
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.bodies import REFERENCE
from body_model.load import load_body
from signer.fitting.hand_model import HandModel
from signer.fitting.overlap import Overlap, Overlaps
from signer.fitting.patch import to_triangles
from signer.fitting.touches import Touch

BEHIND_M: Final = 0.006
"""Depth under an area, m, from which a point lies under the other side of the digit."""


@dataclass(frozen=True, slots=True)
class Residual:
    """One touch of a shape: how far its two areas are apart, zero when they meet or overlap."""

    touch: Touch
    gap_m: float


@dataclass(frozen=True, slots=True)
class Residuals:
    """All touches of a shape, and every two parts that stand in each other, deepest first.

    Ends of curled fingers that stand in the palm are `pressed`; all other pairs are `overlaps`.
    """

    touches: tuple[Residual, ...]
    overlaps: tuple[Overlap, ...]
    pressed: tuple[Overlap, ...] = ()

    @property
    def gap_m(self) -> float:
        """The widest gap of any touch."""
        return max((one.gap_m for one in self.touches), default=0.0)

    @property
    def overlap_m(self) -> float:
        """The deepest overlap."""
        return self.overlaps[0].depth_m if self.overlaps else 0.0

    @property
    def pressed_m(self) -> float:
        """The deepest curled finger in the palm."""
        return self.pressed[0].depth_m if self.pressed else 0.0


@lru_cache(maxsize=2)
def right_hand(signer: str = REFERENCE) -> tuple[HandModel, Overlaps]:
    """The drawn right hand of a signer and its parts, made once."""
    hand = HandModel(load_body(signer))
    return hand, Overlaps(hand)


def measured(
    hand: HandModel, parts: Overlaps, angles: ArrayLike, goals: list[Touch], curled: Collection[str] = ()
) -> Residuals:
    """The residuals of (21,) angles in radians; `curled` fingers may press into the palm."""
    positions = hand.skin(angles).positions
    found = parts.deepest(positions, 1e-5)
    pressed = tuple(one for one in found if one.one in curled and one.other == "palm")
    overlaps = tuple(one for one in found if one not in pressed)
    gaps = tuple(Residual(touch, _gap(hand, touch, positions)) for touch in goals)
    return Residuals(gaps, overlaps, pressed)


def _gap(hand: HandModel, touch: Touch, positions: Array) -> float:
    one, other = hand.union(touch.one), hand.union(touch.other)
    return min(_apart(hand, one, other, positions), _apart(hand, other, one, positions))


def _apart(hand: HandModel, points: Indices, skin: Indices, positions: Array) -> float:
    """The shortest way from points to the triangles around other vertices.

    Zero when a point is behind one of them.
    """
    triangles = hand.triangles[np.isin(hand.triangles, skin).any(axis=1)]
    corners = positions[triangles]
    middles = corners.mean(axis=1)
    told = cKDTree(middles).query(positions[points], k=min(24, len(corners)))
    away, nearest = (np.asarray(each) for each in told)
    # of the others none is the nearest, or behind
    reach = np.linalg.norm(corners - middles[:, None], axis=2).max()
    near = away[:, 0] - reach < max(away[:, 0].min(), BEHIND_M)
    points, found = points[near], corners[nearest[near]]
    distance = to_triangles(positions[points][:, None], found)
    best = distance.argmin(axis=1)
    row = np.arange(len(points))
    a, b, c = (found[row, best, k] for k in range(3))
    across = np.cross(b - a, c - a)
    height = ((positions[points] - a) * across).sum(axis=1)  # times twice the area, which may be none
    distance = distance[row, best]
    # Straight behind its nearest triangle, not beside the area's border.
    straight = distance * np.linalg.norm(across, axis=1) < 1.01 * np.abs(height)
    behind = (height < 0.0) & (distance < BEHIND_M) & straight
    return 0.0 if bool(behind.any()) else float(distance.min())
