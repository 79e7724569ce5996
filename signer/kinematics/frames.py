"""Frames that carry points, such as that of the chest: into the world and back."""

from typing import Final

import numpy as np

from body_model.arrays import STILL, Array
from signer.kinematics import vectors

WORLD: Final = STILL
"""The frame of the world, which is the chest's while the signer is upright."""


def carried(frame: Array, points: Array) -> Array:
    """Points (..., 3) m of a frame (..., 3, 4), such as the chest's, in the world."""
    return turned(frame, points) + frame[..., 3]


def turned(frame: Array, directions: Array) -> Array:
    """Directions (..., 3) of a frame (..., 3, 4) in the world."""
    return vectors.turned(frame[..., :3], directions)


def brought_back(frame: Array, points: Array) -> Array:
    """Points (..., 3) m of the world in a frame (..., 3, 4)."""
    return vectors.turned(np.swapaxes(frame[..., :3], -1, -2), points - frame[..., 3])


def mirrored_frames(frames: Array) -> Array:
    """Frames (..., 3, 4) of mirrored bodies in the mirrored world."""
    flip = np.array((-1.0, 1.0, 1.0))
    return np.asarray(frames * flip[:, None] * np.append(flip, 1.0))
