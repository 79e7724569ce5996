"""Rolls of an avatar's digits: how far they are turned about their own length, by their skin.

Joints in one line do not tell it: bones of a hand in a T-pose were off by 13 degrees in the thumb, which took
its places 2 mm around it, and its joints bent about wrong axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Indices
from body_model.model import Body
from body_model.regions import carried_share
from body_model.surface_point import rest_surface
from signer.avatars.carrying import on_limbs_of
from signer.avatars.skin_search import sampled
from signer.avatars.standing import Standing
from signer.kinematics.rotations import axis_rotation

_TRIED_DEG: Final = (range(-25, 26, 5), range(-4, 5))
"""Rolls that are tried: over all, then about the best of them."""
_DOUBT: Final = 0.0015
"""Price of a roll, per square degree, beside the logarithm of the mean square distance: 95 of 100 places of a
test woman's thumb lie within 1.4 mm, with half within 1.3; without a price digits that lie aside from their
joints roll by up to 24 degrees, where their file's own axes tell 5."""
_FLOOR_M: Final = 1e-4
"""Distance below which skins lie on each other as well as they can."""
_SPACING_M: Final = 0.001
"""Between samples of the avatar's skin."""
_EVERY: Final = 2
"""Of how many points of our skin one is asked."""
_OWN: Final = 0.98
"""Share from which a digit carries a point of our skin; of the avatar's triangles most is enough."""


def rolls_of(ours: Body, avatar: Standing) -> tuple[float, ...]:
    """Find the rolls of the right hand's digits, thumb first, in whole degrees; the left is its mirror.

    Each is the one with which our skin on the digit's bones lies nearest to the avatar's, on both hands.
    """
    return tuple(float(_roll_of(ours, avatar, digit)) for digit in range(1, 6))


def rolled(ours: Body, avatar: Standing, rolls: Sequence[float]) -> Standing:
    """Turn the bones of the digits about their length, by degrees as `rolls_of` finds them."""
    turns = avatar.turns.copy()
    for digit, roll in enumerate(rolls, 1):
        for side, sign in (("R", 1.0), ("L", -1.0)):
            rows = _bones(ours, digit, side)
            along = avatar.tails[rows] - avatar.heads[rows]
            along /= np.linalg.norm(along, axis=1, keepdims=True)
            turns[rows] = axis_rotation(along, np.full(3, sign * np.radians(roll))) @ turns[rows]
    return replace(avatar, turns=turns, frames=turns @ ours.frames)


def _bones(ours: Body, digit: int, side: str) -> Indices:
    return ours.bones(*(f"finger{digit}-{joint}.{side}" for joint in (1, 2, 3)))


def _roll_of(ours: Body, avatar: Standing, digit: int) -> int:
    hands = [_Digit(ours, avatar, digit, side) for side in "RL"]
    best = 0
    for tried in _TRIED_DEG:
        costs = {
            roll: np.log(sum(hand.square_m2(roll) for hand in hands) / 2.0 + _FLOOR_M**2) + _DOUBT * roll**2
            for roll in (best + step for step in tried)
        }
        best = min(costs, key=lambda roll: (costs[roll], abs(roll)))
    return best


class _Digit:
    """Our skin on a digit of the avatar, and the avatar's."""

    def __init__(self, ours: Body, avatar: Standing, digit: int, side: str) -> None:
        rows = _bones(ours, digit, side)
        own = np.flatnonzero(carried_share(ours, rows) > _OWN)[::_EVERY]
        shares = (ours.subdivision[own] @ ours.weights)[:, rows].toarray()
        shares /= shares.sum(axis=1, keepdims=True)
        self._points = on_limbs_of(ours, avatar, rows, shares, rest_surface(ours).positions[own])
        self._sign = 1.0 if side == "R" else -1.0
        self._at = avatar.heads[rows[0]]
        along = avatar.heads[rows[2]] - self._at
        self._along = along / np.linalg.norm(along)
        carried = avatar.weights[:, rows].sum(axis=1)[avatar.triangles].mean(axis=1) > 0.5
        corners = avatar.points[avatar.triangles[carried]]
        places, _ = sampled(corners, np.full(len(corners), _SPACING_M * avatar.size))
        self._tree = cKDTree(places, balanced_tree=False) if len(places) else None

    def square_m2(self, roll_deg: float) -> float:
        """Return the mean square distance of the skins with a roll."""
        if self._tree is None:
            return 0.0
        turn = axis_rotation(self._along, self._sign * np.radians(roll_deg))
        away, _ = self._tree.query((self._points - self._at) @ turn.T + self._at)
        return float(np.mean(away * away))
