"""Cameras that see a signer, pixels of points, and which of them the drawn skin hides."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask

NEAR_M: Final = 0.05
"""Distance from the camera below which nothing is seen."""


@dataclass(frozen=True, eq=False)
class Camera:
    """A pinhole camera: right, down and ahead are x, y and z of its frame.

    Attributes:
        turn: (3, 3) from the world to the camera.
        place_m: (3,) where it is.
        focal_px: focal length in pixels, both ways.
        size: width and height of its pictures, px; the axis meets their middle.
    """

    turn: Array
    place_m: Array
    focal_px: float
    size: tuple[int, int]

    @property
    def matrix(self) -> Array:
        """Matrix (3, 4) from points of the world, m, to pixels times distance."""
        inside = np.array(
            [
                [self.focal_px, 0.0, 0.5 * self.size[0]],
                [0.0, self.focal_px, 0.5 * self.size[1]],
                [0.0, 0.0, 1.0],
            ]
        )
        return np.asarray(inside @ np.concatenate([self.turn, -(self.turn @ self.place_m)[:, None]], axis=1))

    def seen(self, points: Array) -> Array:
        """Return pixels and distance along the axis, m, (..., 3) of points of the world (..., 3)."""
        matrix = self.matrix
        found = points @ matrix[:, :3].T + matrix[:, 3]
        ahead = np.where(np.abs(found[..., 2:]) > 1e-9, found[..., 2:], 1e-9)
        return np.concatenate([found[..., :2] / ahead, found[..., 2:]], axis=-1)

    def box(self, points: Array) -> Array:
        """Return left, top, right and bottom (4,) px about points (N, 3) of the world, cut to the picture."""
        at = self.seen(points)
        ahead = at[at[:, 2] > NEAR_M, :2]
        if not len(ahead):
            return np.zeros(4)
        return np.concatenate(
            [np.clip(end, 0.0, self.size) for end in (ahead.min(axis=0), ahead.max(axis=0))]
        )


def looking_at(
    target: Array,
    distance_m: float,
    azimuth: float,
    elevation: float,
    roll: float,
    focal_px: float,
    size: tuple[int, int],
) -> Camera:
    """Return the camera that looks at a point from a distance.

    Args:
        target: (3,) m, what is in the middle of the picture.
        distance_m: from there.
        azimuth: rad, how far round to the signer's left it stands.
        elevation: rad, how far up.
        roll: rad, by how much it is tilted about its axis.
        focal_px: focal length, px.
        size: of the picture, px.
    """
    back = np.array(
        (np.sin(azimuth) * np.cos(elevation), np.sin(elevation), np.cos(azimuth) * np.cos(elevation))
    )
    right = np.cross((0.0, 1.0, 0.0), back)
    right /= np.linalg.norm(right)
    up = np.cross(back, right)
    c, s = np.cos(roll), np.sin(roll)
    turn = np.array((c * right - s * up, -(s * right + c * up), -back))
    return Camera(turn, target + distance_m * back, focal_px, size)


def visible(camera: Camera, points: Array, tolerance_m: Array, positions: Array, triangles: Indices) -> Mask:
    """Return which points (N,) a camera sees: in the picture, and with no skin before them.

    A ray goes from the camera to each point; skin that it meets hides the point when it lies more than the
    tolerance before it.

    Args:
        camera: looks.
        points: (N, 3) m.
        tolerance_m: (N,) m, along the ray.
        positions: (M, 3) m, of the skin.
        triangles: (T, 3) rows of the skin, counter-clockwise as seen from outside.
    """
    at, skin = camera.seen(points), camera.seen(positions)
    inside = (
        (at[:, :2] >= 0.0).all(axis=1)
        & (at[:, :2] <= np.array(camera.size)).all(axis=1)
        & (at[:, 2] > NEAR_M)
    )
    corners = skin[triangles]
    (ax, ay), (bx, by), (cx, cy) = (corners[:, corner, :2].T for corner in range(3))
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    front = np.flatnonzero(
        (area < 0.0) & (corners[:, :, 2] > NEAR_M).all(axis=1)
    )  # y is down: outsides turn left
    corners, area = corners[front], area[front]
    low, high = corners[:, :, :2].min(axis=1), corners[:, :, :2].max(axis=1)
    rows = np.flatnonzero(inside)
    x, y = at[rows, :1], at[rows, 1:2]
    over = (low[:, 0] <= x) & (high[:, 0] >= x) & (low[:, 1] <= y) & (high[:, 1] >= y)
    point, triangle = np.nonzero(over)
    a, b, c = (corners[triangle, corner] for corner in range(3))
    p = at[rows[point]]
    shares = np.stack([_doubled(p, b, c), _doubled(a, p, c), _doubled(a, b, p)]) / area[triangle]
    depths = np.stack([a[:, 2], b[:, 2], c[:, 2]])
    with np.errstate(divide="ignore"):
        met_m = 1.0 / (shares / depths).sum(axis=0)  # what is straight in space is so in one over the depth
    slant = np.linalg.norm(points[rows] - camera.place_m, axis=1) / at[rows, 2]
    before_m = (p[:, 2] - met_m) * slant[point]
    hides = (shares >= 0.0).all(axis=0) & (before_m > tolerance_m[rows[point]])
    seen: Mask = inside.copy()
    seen[rows[point[hides]]] = False
    return seen


def _doubled(a: Array, b: Array, c: Array) -> Array:
    """Return twice the signed area of triangles in the picture."""
    return np.asarray((b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0]))
