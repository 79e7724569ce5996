"""Direction of the key light, and the matrix of its shadow map."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from body_model.arrays import Array, Array32
from signer.studio.drawing.camera import Camera

KEY_ELEVATION_RAD: Final = math.radians(37.0)
KEY_AHEAD_RAD: Final = math.radians(-34.0)
KEY_LAG_RAD: Final = math.radians(32.0)
_EDGE_M: Final = 0.01


def key_direction(camera: Camera) -> Array:
    """(3,) unit, toward the key light.

    From the signer's right front, turning along with a viewer who walks around.

    It lags behind near the front, where a still light shows the shape best, and catches up behind, where it
    would leave the back dark; the rule is periodic, so that nothing jumps at the back.
    """
    azimuth = camera.azimuth_rad + KEY_AHEAD_RAD - KEY_LAG_RAD * math.sin(camera.azimuth_rad)
    flat = math.cos(KEY_ELEVATION_RAD)
    return np.array([flat * math.sin(azimuth), math.sin(KEY_ELEVATION_RAD), flat * math.cos(azimuth)])


def light_matrix(key: Array, points: Array32, room_m: float = 0.0) -> Array:
    """(4, 4) world to the light's clip space, fitted around points (n, 3).

    No shadow pixel is wasted, and there is room beside the points.
    """
    across = np.cross((0.0, 1.0, 0.0), key)
    across /= np.linalg.norm(across)
    rotation = np.stack([across, np.cross(key, across), -key])
    in_light = points @ rotation.T.astype(np.float32)
    low, high = in_light.min(0) - _EDGE_M - room_m, in_light.max(0) + _EDGE_M + room_m
    matrix = np.eye(4)
    scale = 2.0 / np.maximum(high - low, 1e-3)
    matrix[:3, :3] = rotation * scale[:, None]
    matrix[:3, 3] = -(high + low) / 2.0 * scale
    return matrix


def is_lit_whole(matrix: Array, points: Array32) -> bool:
    """Return whether all points (n, 3) lie within the light's clip space."""
    seen = points @ matrix[:3, :3].T.astype(np.float32) + matrix[:3, 3].astype(np.float32)
    return bool((np.abs(seen) <= 1.0).all())
