"""The hand's rotation in the world from where the palm and the fingers point, and back."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from body_model.plain_types import Side
from signer.kinematics.sides import side_sign
from signer.kinematics.vectors import X, Y, Z, frozen

DirectionName: TypeAlias = Literal["up", "down", "left", "right", "out", "in"]


DIRECTIONS: Final[Mapping[DirectionName, Array]] = MappingProxyType(
    {"up": Y, "down": frozen(0.0 - Y), "left": X, "right": frozen(0.0 - X), "out": Z, "in": frozen(0.0 - Z)}
)
"""Directions by the signer's own words: left and right are the signer's, in is towards the signer."""


class Directions(NamedTuple):
    """Directions of the palm and of the fingers, unit vectors (..., 3) in the world.

    The fingers' direction is that from the wrist to the middle knuckle.
    """

    palm: Array
    fingers: Array


def hand_rotation(side: Side, palm_direction: ArrayLike, fingers_direction: ArrayLike) -> Array:
    """Compute a hand's world rotation (..., 3, 3) from the directions of palm and fingers.

    The hand is the solver's. The fingers point exactly as asked and the palm as nearly as possible.

    Args:
        side: "right" or "left".
        palm_direction: (..., 3), any length; its part across the fingers counts.
        fingers_direction: (..., 3), any length.

    Raises:
        ValueError: a direction without length, or a palm that would face along the fingers.
    """
    palm, fingers = np.asarray(palm_direction, np.float64), np.asarray(fingers_direction, np.float64)
    if palm.shape[-1:] != (3,) or fingers.shape[-1:] != (3,):
        raise ValueError(f"directions must be (..., 3), got {palm.shape} and {fingers.shape}")
    fingers = _unit(fingers, "the fingers' direction has no length")
    palm = _unit(palm, "the palm's direction has no length")
    palm = palm - (palm * fingers).sum(-1, keepdims=True) * fingers
    palm = _unit(palm, "the palm cannot face where the fingers point", 1e-6)
    palm, fingers = np.broadcast_arrays(palm, fingers)
    s = side_sign(side)
    return np.stack([-s * palm, -fingers, s * np.cross(palm, fingers)], -1)


def directions_of(side: Side, rotation: ArrayLike) -> Directions:
    """Return the directions of palm and fingers of a hand rotation (..., 3, 3)."""
    R = np.asarray(rotation, np.float64)
    return Directions(-side_sign(side) * R[..., 0], -R[..., 1])


def _unit(vector: Array, complaint: str, least: float = 1e-12) -> Array:
    length = np.sqrt((vector * vector).sum(-1, keepdims=True))
    if not (length > least).all() or not np.isfinite(length).all():
        raise ValueError(complaint)
    return np.asarray(vector / length)
