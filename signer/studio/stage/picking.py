"""Hit tests of the pointer: lines of sight against circles, planes and lines, in plain numpy."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.studio.drawing.camera import Ray

SAMPLES = 181
# A circle seen flatter than this is followed along its outline, because its plane is met too far away.
FLAT = 0.30


@dataclass(frozen=True, slots=True, eq=False)
class Circle:
    """A circle in space.

    Angles grow from `start` by the right-hand rule about `axis` (both unit, at right angles).
    """

    centre: Array
    axis: Array
    start: Array
    radius_m: float

    def points(self, angles_rad: ArrayLike) -> Array:
        """(..., 3) m, the points of the circle at these angles."""
        angles = np.asarray(angles_rad, np.float64)[..., None]
        return self.centre + self.radius_m * (np.cos(angles) * self.start + np.sin(angles) * self._across)

    def outline(self, count: int = 96) -> Array:
        """(count + 1, 3) m, once around and closed."""
        return self.points(np.linspace(0.0, 2.0 * math.pi, count + 1))

    def angle(self, point: ArrayLike) -> float:
        """The angle, from -pi to pi, of the point of the circle nearest to a point."""
        out = np.asarray(point, np.float64) - self.centre
        return math.atan2(float(out @ self._across), float(out @ self.start))

    @property
    def _across(self) -> Array:
        """(3,) unit, the point of the unit circle a quarter on from `start`."""
        (a, b, c), (x, y, z) = self.axis.tolist(), self.start.tolist()  # ten times as quick as `np.cross`
        return np.array([b * z - c * y, c * x - a * z, a * y - b * x])


def plane_hit(ray: Ray, point: ArrayLike, normal: ArrayLike) -> Array | None:
    """Return the point, (3,) m, where a line of sight meets a plane; None when parallel or leading away."""
    normal = np.asarray(normal, np.float64)
    slope = float(ray.direction @ normal)
    if abs(slope) < 1e-9:
        return None
    along = float((np.asarray(point, np.float64) - ray.origin) @ normal) / slope
    return ray.origin + along * ray.direction if along > 0.0 else None


def angle_nearest_to(
    circle: Circle, ray: Ray, last_rad: float, window_rad: float = math.radians(75.0)
) -> float:
    """The angle of the circle's point nearest to a line of sight, looked for around the last one.

    Seen from its edge a circle has two points under the pointer; staying near the last one keeps a drag from
    jumping to the far side.
    """
    angles = last_rad + np.linspace(-window_rad, window_rad, SAMPLES)
    for _ in range(3):
        away = _distance_to(ray, circle.points(angles))
        best = int(np.argmin(away))
        step = float(angles[1] - angles[0])
        angles = angles[best] + np.linspace(-step, step, 41)
    return float(angles[int(np.argmin(_distance_to(ray, circle.points(angles))))])


def turned_angle(circle: Circle, ray: Ray, last_rad: float) -> float:
    """The angle to which a ring is turned by the pointer.

    About its middle when it is seen from its face, else along its outline.
    """
    if abs(float(ray.direction @ circle.axis)) < FLAT:
        return angle_nearest_to(circle, ray, last_rad)
    hit = plane_hit(ray, circle.centre, circle.axis)
    if hit is None or np.linalg.norm(hit - circle.centre) < 1e-6:
        return last_rad
    return last_rad + math.remainder(circle.angle(hit) - last_rad, 2.0 * math.pi)


def distance_to_line(x: float, y: float, line: Array) -> float:
    """Return the distance of a point from a chain of (n, 2) points, in pixels."""
    start, step = line[:-1], np.diff(line, axis=0)
    length = np.maximum((step**2).sum(axis=1), 1e-12)
    along = np.clip(((np.array([x, y]) - start) * step).sum(axis=1) / length, 0.0, 1.0)
    return float(np.linalg.norm(start + along[:, None] * step - [x, y], axis=1).min())


def _distance_to(ray: Ray, points: Array) -> Array:
    out = points - ray.origin
    return np.asarray(np.linalg.norm(out - (out @ ray.direction)[:, None] * ray.direction, axis=1))
