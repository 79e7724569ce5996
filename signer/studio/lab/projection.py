"""From the chain's space to pixels and back, seen from far away.

The plane from its side, space from an angle that is dragged.
"""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.studio.lab.problem import Kind

ROOM: Final = 1.22
"""The picture's half width in reaches, so that targets beyond reach can be put somewhere."""
FIRST_TURN: Final = (radians(-58.0), radians(20.0))
"""From the signer's right and above, so that forward is to the right and nothing hides behind anything."""
MOST_PITCH_RAD: Final = radians(89.0)


@dataclass(frozen=True, slots=True)
class Projection:
    """A picture's right and up in the chain's space, where the origin is drawn, and pixels per length."""

    right: Vector
    up: Vector
    middle_px: tuple[float, float]
    scale: float

    def screen(self, points: Array) -> Array:
        """Pixels (..., 2) of points (..., 3)."""
        x = self.middle_px[0] + self.scale * (points @ np.array(self.right))
        y = self.middle_px[1] - self.scale * (points @ np.array(self.up))
        return np.stack([x, y], -1)

    def place(self, x_px: float, y_px: float, depth_of: Array) -> Array:
        """The place (3,) under a pixel that is as deep in the picture as another."""
        right, up = np.array(self.right), np.array(self.up)
        across, above = (x_px - self.middle_px[0]) / self.scale, (self.middle_px[1] - y_px) / self.scale
        toward = np.cross(right, up)
        return right * across + up * above + toward * float(toward @ depth_of)


def projection(
    kind: Kind, reach: float, size_px: tuple[float, float], turn: tuple[float, float] = FIRST_TURN
) -> Projection:
    """The picture of a kind of chain; `turn` is yaw and pitch, rad, of a chain in space."""
    width, height = size_px
    scale = 0.5 * min(width, height) / (ROOM * reach)
    right, up = _axes(kind, turn)
    return Projection(right, up, (0.5 * width, 0.5 * height), scale)


def _axes(kind: Kind, turn: tuple[float, float]) -> tuple[Vector, Vector]:
    if kind == "links":
        return (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
    if kind == "plane":  # the signer from the right: forward is to the right
        return (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)
    yaw, pitch = turn
    return (cos(yaw), 0.0, -sin(yaw)), (-sin(pitch) * sin(yaw), cos(pitch), -sin(pitch) * cos(yaw))


def turned(turn: tuple[float, float], right_px: float, down_px: float) -> tuple[float, float]:
    """The turn after a drag over the bare ground; a pixel is half a degree."""
    yaw, pitch = turn
    return yaw - radians(0.5 * right_px), min(
        max(pitch + radians(0.5 * down_px), -MOST_PITCH_RAD), MOST_PITCH_RAD
    )


def signer_lines(reach: float, kind: Kind) -> tuple[Array, ...]:
    """A few strokes (k, 3) of the signer whose right shoulder is the origin: shoulders, neck and trunk.

    None for links.
    """
    if kind == "links":
        return ()
    r = reach / 0.67
    middle = 0.181 * r
    shoulders = np.array([(0.0, 0.0, 0.0), (2 * middle, 0.0, 0.0)])
    neck = np.array([(middle, 0.02 * r, 0.0), (middle, 0.13 * r, 0.01 * r)])
    trunk = np.array([(middle, 0.02 * r, 0.0), (middle, -0.5 * r, 0.0)])
    hips = np.array([(middle - 0.1 * r, -0.5 * r, 0.0), (middle + 0.1 * r, -0.5 * r, 0.0)])
    return (shoulders, neck, trunk, hips)


def head_of(reach: float) -> tuple[Array, float]:
    """Middle (3,) and radius of the signer's head."""
    r = reach / 0.67
    return np.array((0.181 * r, 0.24 * r, 0.03 * r)), 0.115 * r
