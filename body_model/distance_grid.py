"""Signed distance to skin that keeps its shape, read from a lattice in the frame of the bone that carries it."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.model import Array32, Indices

FAR_M: Final = np.float32(1.0)
"""What is read outside the lattice, where the skin is farther away than anything that is asked."""


class Reading(NamedTuple):
    """Distances (k,) m, positive outside, and whether the skin that is nearest at rest never moves."""

    distance: Array32
    still: NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """Signed distances on a lattice in rest coordinates.

    Attributes:
        name: of the part of the body.
        bone: index of the bone that carries it.
        origin: (3,) m, the first point.
        step_m: between points.
        shape: points along each axis.
        distance: flat, m, positive outside.
        still: flat; whether the nearest skin never moves.
    """

    name: str
    bone: int
    origin: Array32
    step_m: float
    shape: tuple[int, int, int]
    distance: Array32
    still: NDArray[np.bool_]

    def read(self, points: Array32) -> Reading:
        """Distances at points (k, 3) m of the rest frame, trilinear between the lattice's points."""
        x, y, z = self.shape
        place = (points - self.origin) / np.float32(self.step_m)
        within = ((place >= 0.0) & (place <= np.array((x - 1.001, y - 1.001, z - 1.001), np.float32))).all(axis=1)
        distance, still = np.full(len(points), FAR_M), np.ones(len(points), bool)
        rows = np.flatnonzero(within)
        if len(rows):
            place = place[rows]
            cell = place.astype(np.intp)
            fx, fy, fz = (place - cell).T
            first = (cell[:, 0] * y + cell[:, 1]) * z + cell[:, 2]
            corners = self.distance.take(first[:, None] + _corners(y, z))
            corners = corners[:, :4] + fx[:, None] * (corners[:, 4:] - corners[:, :4])
            corners = corners[:, :2] + fy[:, None] * (corners[:, 2:] - corners[:, :2])
            distance[rows] = corners[:, 0] + fz * (corners[:, 1] - corners[:, 0])
            nearest = (place + np.float32(0.5)).astype(np.intp)
            still[rows] = self.still.take((nearest[:, 0] * y + nearest[:, 1]) * z + nearest[:, 2])
        return Reading(distance, still)


def _corners(y: int, z: int) -> Indices:
    """Flat steps from the first corner of a cell to all eight."""
    return np.array([(i * y + j) * z + k for i in (0, 1) for j in (0, 1) for k in (0, 1)], np.intp)
