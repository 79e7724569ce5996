"""Signed distance to skin that keeps its shape, read from lattices.

The lattices are in the frames of the bones that carry them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance_bent import bend_of, is_bent
from body_model.distance_face import FacePoints, Faces, FaceSkin, face_skin, seen_weights
from body_model.distance_parts import FAR
from body_model.model import Body


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
    still: Mask


class Reading(NamedTuple):
    """Distances (k,) m to skin, positive outside, with their grids.

    `still` marks those where the skin that is nearest at rest never moves.
    """

    distance: Array32
    which: Indices
    still: Mask


class Grids:
    """Several grids laid out one after the other, so that one look-up reads them all."""

    def __init__(self, body: Body, grids: Sequence[Grid], face: FacePoints | None = None) -> None:
        """Lay out the grids of a body, with the points of its face where faces may move."""
        self.body, self.face = body, face
        shape = np.array([grid.shape for grid in grids], np.intp)
        self.bones = np.array([grid.bone for grid in grids], np.intp)
        self.steps = np.array([grid.step_m for grid in grids], np.float32)
        self.origins = np.stack([grid.origin for grid in grids])
        self.last = (shape - 1.001).astype(np.float32).T[:, :, None]  # (3, G, 1)
        self.starts = np.concatenate([[0], np.cumsum(shape.prod(axis=1))[:-1]])
        self.strides = np.stack([shape[:, 1] * shape[:, 2], shape[:, 2]])  # (2, G); 1 along the last axis
        self.corners = np.stack(
            [i * self.strides[0] + j * self.strides[1] + k for i in (0, 1) for j in (0, 1) for k in (0, 1)]
        )  # (8, G)
        self.distance = np.concatenate([grid.distance for grid in grids])
        self.still = np.concatenate([grid.still for grid in grids])

    @cached_property
    def face_skin(self) -> FaceSkin:
        """The points of the face, prepared when a face first moves."""
        if self.face is None:
            raise ValueError("lattices without points of the face tell no distances to one that moves")
        return face_skin(self.body, self.face)

    def posed(self, matrices: Array | Array32, face: Array | None = None) -> "GridsPosed":
        """The grids where skinning matrices (n, B, 3, 4) carry them.

        Beside skin that faces with weights (S,) or (n, S) move, distances are to that skin.
        """
        weights = seen_weights(face, len(matrices))
        faces = None if weights is None else Faces(self.face_skin, matrices, weights)
        return GridsPosed(self, matrices, faces)


class GridsPosed:
    """All distance grids in n poses; the least distance of any grid counts at a point.

    Points are (3, k): x, y and z apart.
    """

    def __init__(self, grids: Grids, matrices: Array | Array32, faces: Faces | None) -> None:
        self._faces = faces
        # where trunk and neck bend, points go back to rest one by one, and the grids stay
        self._bent = matrices if is_bent(grids.body, matrices) else None
        rest = np.tile(np.eye(3, 4), (1, len(grids.bones), 1, 1))
        own = (matrices[:, grids.bones] if self._bent is None else rest).astype(np.float32)  # (n, G, 3, 4)
        if len(own) > 1 and bool((own == own[0]).all()):
            own = own[:1]
        # from the world to steps of the lattice: a turn's way back is its transpose
        back = np.swapaxes(own[..., :3], -1, -2) / grids.steps[:, None, None]  # (n, G, 3, 3)
        shift = (back @ own[..., 3:])[..., 0] + grids.origins / grids.steps[:, None]
        self._turn = np.ascontiguousarray(np.swapaxes(back, 1, 2)).reshape(len(own), -1, 3)  # (n, 3 * G, 3)
        self._shift = np.ascontiguousarray(np.swapaxes(shift, 1, 2)).reshape(len(own), -1, 1)
        self._grids = grids

    def distances(self, pose: Indices, points: Array32) -> Array32:
        """Distances (k,) m at points (3, k) m of the poses named (k,), interpolated trilinearly."""
        return self.read(pose, points).distance

    def roughly(self, pose: Indices, points: Array32, moves_m: np.float32) -> Array32:
        """Distances (k,) m at points (3, k) m of the poses named (k,): those of the nearest lattice points.

        Skin that is not still counts as farther by `moves_m`. Beside faces that move they are read.
        """
        if self._faces is not None:
            found = self.read(pose, points)
            return found.distance + np.where(found.still, np.float32(0.0), moves_m)
        place, flat, which = self._within(pose, points, beyond=0.5)
        node = self._node((place + np.float32(0.5)).astype(np.intp), which)
        least = np.full((len(self._grids.bones), points.shape[1]), FAR)
        moves = np.where(self._grids.still.take(node), np.float32(0.0), moves_m)
        least.reshape(-1)[flat] = self._grids.distance.take(node) + moves
        return np.asarray(least.min(axis=0))

    def read(self, pose: Indices, points: Array32) -> Reading:
        """Read distances (k,) at points (3, k) m of the poses named (k,), and what is nearest."""
        grids, count = self._grids, points.shape[1]
        place, flat, which = self._within(pose, points)
        node = self._node((place + np.float32(0.5)).astype(np.intp), which)
        found = np.full((len(grids.bones), count), FAR)
        found.reshape(-1)[flat] = self._trilinear(place, which)
        still = np.ones(found.size, bool)
        still[flat] = grids.still.take(node)
        nearest: Indices = np.asarray(found.argmin(axis=0), np.intp)
        own = nearest * count + np.arange(count)
        distance: Array32 = found.take(own)
        if self._faces is not None:
            stale = np.zeros(found.size, bool)
            stale[flat] = self._faces.skin.stale.take(node)
            distance = self._faces.corrected(pose, points, distance, stale[own])
        return Reading(distance, nearest, still[own])

    def _within(
        self, pose: Indices, points: Array32, beyond: float = 0.0
    ) -> tuple[Array32, Indices, Indices]:
        """Select the points that lie in a lattice's box, or as many steps `beyond` it.

        Return their places (3, m) in steps of the lattice, their flat indices in (G, k), and their
        lattices.
        """
        grids, count = self._grids, points.shape[1]
        if self._bent is not None:
            points = bend_of(grids.body).unbent(self._bent, pose, points)
        if len(self._turn) == 1:
            place = self._turn[0] @ points - self._shift[0]
        else:
            place = np.einsum("kij,jk->ik", self._turn[pose], points) - self._shift[pose, :, 0].T
        place = place.reshape(3, len(grids.bones), count)
        flat = np.flatnonzero(((place >= -beyond) & (place <= grids.last + np.float32(beyond))).all(axis=0))
        return place.reshape(3, -1).take(flat, axis=1), flat, flat // max(count, 1)

    def _node(self, cell: Indices, which: Indices) -> Indices:
        """Return the flat indices of lattice points (3, m) in what all grids hold."""
        grids = self._grids
        return np.asarray(
            grids.starts[which]
            + cell[0] * grids.strides[0, which]
            + cell[1] * grids.strides[1, which]
            + cell[2]
        )

    def _trilinear(self, place: Array32, which: Indices) -> Array32:
        """(m,) m, distances at places (3, m) in steps of lattices (m,)."""
        grids, cell = self._grids, place.astype(np.intp)
        fx, fy, fz = (place - cell).astype(np.float32)
        corners = grids.distance.take(self._node(cell, which) + grids.corners.take(which, axis=1))
        corners = corners[:4] + fx * (corners[4:] - corners[:4])
        corners = corners[:2] + fy * (corners[2:] - corners[:2])
        return np.asarray(corners[0] + fz * (corners[1] - corners[0]))
