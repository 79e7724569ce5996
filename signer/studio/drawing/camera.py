"""Orbiting camera in the signer's frame.

It is plain numpy, so that picking and tests need no window.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from body_model.plain_types import Vector

NEAR_M: Final = 0.05
FAR_M: Final = 20.0
MIN_DISTANCE_M: Final = 0.12
MAX_DISTANCE_M: Final = 8.0
LEAST_DEPTH_M: Final = 1e-9
"""Depth that is divided by in place of a smaller one."""


class Ray(NamedTuple):
    """A half line: where it starts and its unit direction, (3,) each."""

    origin: Array
    direction: Array


@dataclass(frozen=True, slots=True)
class Camera:
    """A camera that looks at `target_m` from `distance_m` away.

    Azimuth 0 looks the signer in the face and grows toward the signer's left; elevation grows upward.
    `fov_rad` is the opening angle along the shorter side of the picture, so that a narrow window cuts nothing
    off.
    """

    target_m: Vector
    distance_m: float
    azimuth_rad: float = 0.0
    elevation_rad: float = 0.0
    fov_rad: float = math.radians(24.0)

    @property
    def axes(self) -> Array:
        """(3, 3) whose columns are the picture's right, its up, and the way back to the viewer.

        Never degenerate.
        """
        return _axes(self.azimuth_rad, self.elevation_rad)

    @property
    def eye(self) -> Array:
        """(3,) m, where the viewer stands."""
        return np.array(self.target_m) + self.distance_m * self.axes[:, 2]

    def view(self) -> Array:
        """(4, 4) world to camera; the camera looks along -z."""
        matrix = np.eye(4)
        rotation = self.axes.T
        matrix[:3, :3] = rotation
        matrix[:3, 3] = -rotation @ self.eye
        return matrix

    def near_m(self) -> float:
        """The near plane, close enough to never cut what is looked at."""
        return min(NEAR_M, 0.3 * self.distance_m)

    def projection(self, width: float, height: float) -> Array:
        """(4, 4) camera to clip space for a picture of this size."""
        across = math.tan(self.fov_rad / 2.0) / min(width, height)
        near, far = self.near_m(), FAR_M
        matrix = np.zeros((4, 4))
        matrix[0, 0] = 1.0 / (across * width)
        matrix[1, 1] = 1.0 / (across * height)
        matrix[2, 2] = (far + near) / (near - far)
        matrix[2, 3] = 2.0 * far * near / (near - far)
        matrix[3, 2] = -1.0
        return matrix

    def project(self, points: ArrayLike, width: float, height: float) -> Array:
        """(..., 3) m to (..., 3): pixels from the top left, and the distance along the line of sight.

        The distance is negative behind the camera.
        """
        sight = _sight(self, width, height)
        seen = (np.asarray(points, np.float64) - sight.stand) @ sight.axes
        depth = seen[..., 2:].copy()
        seen /= np.where(np.abs(depth) < LEAST_DEPTH_M, LEAST_DEPTH_M, depth)
        seen += sight.middle
        seen[..., 2:] = depth
        return np.asarray(seen)

    def pixel(self, point: Array, width: float, height: float) -> tuple[float, float, float]:
        """`project` of a single point (3,) m, without arrays: many times as quick."""
        sight = _sight(self, width, height)
        (x, y, z), (from_x, from_y, from_z) = point.tolist(), sight.eye
        x, y, z = x - from_x, y - from_y, z - from_z
        across, down, depth = (a * x + b * y + c * z for a, b, c in sight.rows)
        safe = depth if abs(depth) >= LEAST_DEPTH_M else LEAST_DEPTH_M
        return 0.5 * width + across / safe, 0.5 * height + down / safe, depth

    def ray(self, x: float, y: float, width: float, height: float) -> Ray:
        """The line of sight through a pixel."""
        slope = 2.0 * math.tan(self.fov_rad / 2.0) / min(width, height)
        direction = self.axes @ np.array([(x - 0.5 * width) * slope, (0.5 * height - y) * slope, -1.0])
        return Ray(self.eye, direction / np.linalg.norm(direction))

    def pixel_m(self, point: ArrayLike, width: float, height: float) -> float:
        """Return the size of one pixel at that point, in metres across the line of sight."""
        depth = float((self.eye - np.asarray(point, np.float64)) @ self.axes[:, 2])
        return 2.0 * max(depth, NEAR_M) * math.tan(self.fov_rad / 2.0) / min(width, height)

    def orbited(self, right_rad: float, up_rad: float) -> Camera:
        """Turned about what it looks at; it never tips over the top."""
        elevation = min(max(self.elevation_rad + up_rad, -0.5 * math.pi), 0.5 * math.pi)
        azimuth = math.remainder(self.azimuth_rad + right_rad, 2.0 * math.pi)
        return replace(self, azimuth_rad=azimuth, elevation_rad=elevation)

    def panned(self, right_px: float, down_px: float, width: float, height: float) -> Camera:
        """Moved so that what is looked at follows the pointer."""
        scale = self.pixel_m(self.target_m, width, height)
        axes = self.axes
        target = np.array(self.target_m) - scale * right_px * axes[:, 0] + scale * down_px * axes[:, 1]
        return replace(self, target_m=as_point(target))

    def zoomed(self, factor: float) -> Camera:
        """Brought nearer (factor above 1) or farther."""
        return replace(self, distance_m=min(max(self.distance_m / factor, MIN_DISTANCE_M), MAX_DISTANCE_M))

    def toward(self, other: Camera, share: float) -> Camera:
        """Part of the way to another camera, turning the short way round."""
        turn = math.remainder(other.azimuth_rad - self.azimuth_rad, 2.0 * math.pi)
        mix = np.array(self.target_m) * (1.0 - share) + np.array(other.target_m) * share
        return Camera(
            target_m=as_point(mix),
            distance_m=self.distance_m ** (1.0 - share) * other.distance_m**share,
            azimuth_rad=math.remainder(self.azimuth_rad + share * turn, 2.0 * math.pi),
            elevation_rad=self.elevation_rad + share * (other.elevation_rad - self.elevation_rad),
            fov_rad=self.fov_rad + share * (other.fov_rad - self.fov_rad),
        )


class _Sight(NamedTuple):
    """A camera and a picture's size, ready to find pixels: in arrays for many points, plainly for one.

    Attributes:
        stand: (3,) m, where the viewer stands, and the same as `eye`.
        axes: (3, 3) whose columns are right and down in the picture, as long as pixels are, and away from the
            viewer, and the same as `rows`.
        middle: (3,) px, of the picture.
    """

    stand: Array
    axes: Array
    middle: Array
    eye: list[float]
    rows: list[list[float]]


@lru_cache(maxsize=16)
def _sight(camera: Camera, width: float, height: float) -> _Sight:
    pixels_per_slope = min(width, height) / (2.0 * math.tan(camera.fov_rad / 2.0))
    axes = camera.axes * (pixels_per_slope, -pixels_per_slope, -1.0)
    return _Sight(
        camera.eye, axes, np.array([0.5 * width, 0.5 * height, 0.0]), camera.eye.tolist(), axes.T.tolist()
    )


@lru_cache(maxsize=4)
def _axes(azimuth_rad: float, elevation_rad: float) -> Array:
    """Asked for with every point that is drawn; nobody may write on it."""
    sin_a, cos_a = math.sin(azimuth_rad), math.cos(azimuth_rad)
    sin_e, cos_e = math.sin(elevation_rad), math.cos(elevation_rad)
    made = np.array(
        [
            [cos_a, -sin_a * sin_e, sin_a * cos_e],
            [0.0, cos_e, sin_e],
            [-sin_a, -cos_a * sin_e, cos_a * cos_e],
        ]
    )
    made.flags.writeable = False
    return made


def as_point(values: Array) -> Vector:
    """Three plain floats, so that cameras compare and hash."""
    return float(values[0]), float(values[1]), float(values[2])


def looking_along(
    direction: ArrayLike, target_m: ArrayLike, distance_m: float, fov_rad: float = math.radians(24.0)
) -> Camera:
    """A camera that stands from `target_m` in that direction."""
    x, y, z = np.asarray(direction, np.float64) / np.linalg.norm(direction)
    azimuth = math.atan2(x, z)
    elevation = math.asin(max(-1.0, min(1.0, float(y))))
    return Camera(as_point(np.asarray(target_m, np.float64)), distance_m, azimuth, elevation, fov_rad)
