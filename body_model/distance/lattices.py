"""Signed distance to skin that keeps its shape: lattices of the body at rest, in the frames of bones.

About a trunk that bends and a neck that turns a point is first brought back to where it rests. Skin is
carried by shares of several bones there, which hardly change from side to side: told by height and depth
alone, they bring back a point beside the skin, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array, Array32, Indices, Mask
from body_model.distance.face import FacePoints, Faces, FaceSkin, face_skin, seen_weights
from body_model.distance.parts import CHAIN, FAR
from body_model.kept import per_owner
from body_model.model import SKIN, Body
from body_model.regions import STILL_SHARE, points_of_parts
from body_model.surface_point import rest_surface

_STEP_M: Final = 0.008
"""Between places of the table: from one to the next the shares differ by a few hundredths. Half and
double change the depths of leaning hands by 0.2 mm at most."""
_ROOM_M: Final = 0.12
"""Points farther beside the skin than this, m, are not brought back: such hands lie in nothing. Half changes
depths by 0.2 mm, double takes a fourth longer."""


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
    """Several grids laid out one after the other, so that one look-up reads them all.

    Attributes:
        is_mirrored: whether the body is its own mirror image, as each of ours is and an avatar seldom.
        firsts: (G, 3) the first points of the grids, in their steps.
    """

    def __init__(self, body: Body, grids: Sequence[Grid], face: FacePoints | None = None) -> None:
        """Lay out the grids of a body, with the points of its face where faces may move."""
        self.body, self.face = body, face
        chart = rest_surface(body).positions[: len(body.mirror_vertex)]
        off = chart[body.mirror_vertex] * (-1.0, 1.0, 1.0) - chart
        self.is_mirrored = bool(np.abs(off).max() < AS_ONE)
        shape = np.array([grid.shape for grid in grids], np.intp)
        self.bones = np.array([grid.bone for grid in grids], np.intp)
        self.steps = np.array([grid.step_m for grid in grids], np.float32)
        self.origins = np.stack([grid.origin for grid in grids])
        self.firsts = self.origins / self.steps[:, None]
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
        shift = (back @ own[..., 3:])[..., 0] + grids.firsts * np.array((0.0, 1.0, 1.0), np.float32)
        self._turn = np.ascontiguousarray(np.swapaxes(back, 1, 2)).reshape(len(own), -1, 3)  # (n, 3 * G, 3)
        self._shift = np.ascontiguousarray(np.swapaxes(shift, 1, 2)).reshape(len(own), -1, 1)
        self._grids = grids

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

    def read(self, pose: Indices, points: Array32, within_m: Array32 | float = np.inf) -> Reading:
        """Read distances (k,) m at points (3, k) m of poses (k,), between nodes, and what is nearest.

        Beyond `within_m` (k,) a distance may be that to a face at rest.
        """
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
            near_m = within_m + grids.steps.max()  # so well lattices tell what is far
            distance = self._faces.corrected(pose, points, distance, stale[own], near_m)
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
        # a mirrored body is read on its right side for both: points of a lattice do not lie alike on both
        leftward = np.abs(place[0]) if grids.is_mirrored else -place[0]
        np.subtract(-grids.firsts[:, :1], leftward, out=place[0])
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


@dataclass(frozen=True, slots=True, eq=False)
class Bend:
    """Shares of b bones in what is about a body at rest, told by height and depth.

    Attributes:
        bones: (b,) rows of them in the skeleton.
        middles: (b, 3) m, half way along each of them.
        low: (2,) m, the least height and depth that the table knows.
        shares: (heights, depths, b), each place of the table adding up to one.
    """

    bones: Indices
    middles: Array
    low: Array
    shares: Array

    def unbent(self, matrices: Array | Array32, pose: Indices, points: Array32) -> Array32:
        """Rest places (3, k) m of points (3, k) m about the bodies (n, B, 3, 4) of the poses named (k,)."""
        own, at = np.asarray(matrices[:, self.bones], np.float64), points.T.astype(np.float64)
        if bool((own == own[0]).all()):
            return np.ascontiguousarray(self._unbent_in(own[0], at).T, np.float32)
        rest = np.empty_like(points)
        for number in np.unique(pose):
            rows = np.flatnonzero(pose == number)
            rest[:, rows] = self._unbent_in(own[number], at[rows]).T
        return rest

    def _unbent_in(self, own: Array, at: Array) -> Array:
        """(k, 3) m, rest places of points (k, 3) m about one body, given its bones' matrices (b, 3, 4)."""
        middles = (own[:, :, :3] @ self.middles[:, :, None])[..., 0] + own[:, :, 3]
        nearest = (np.square(middles).sum(axis=1) - 2.0 * (at @ middles.T)).argmin(axis=1)
        rest = ((at - own[nearest, :, 3])[:, None] @ own[nearest, :, :3])[:, 0]
        flat = own.reshape(len(own), 12)
        for _ in range(2):  # a third changes depths by 0.03 mm
            rest = _back((self._shares_at(rest) @ flat).reshape(-1, 3, 4), at)
        return rest

    def _shares_at(self, rest: Array) -> Array:
        """(k, b) the shares at rest places (k, 3) m; beyond the table those of its edge."""
        heights, depths, count = self.shares.shape
        place = ((rest[:, 1:] - self.low) * (1.0 / _STEP_M) + 0.5).astype(np.intp)
        row, column = np.clip(place[:, 0], 0, heights - 1), np.clip(place[:, 1], 0, depths - 1)
        return np.asarray(self.shares.reshape(-1, count).take(row * depths + column, axis=0))


def is_bent(body: Body, matrices: Array | Array32) -> bool:
    """Return whether trunk, neck and head move otherwise than as one in any pose (n, B, 3, 4)."""
    own = np.asarray(matrices[:, body.bones(*CHAIN)], np.float64)
    chest = own[:, CHAIN.index("spine01"), None]
    if bool(np.abs(own - chest).max(initial=0.0) < AS_ONE):
        return False
    back = np.swapaxes(chest[..., :3], -1, -2)
    moved = np.concatenate([back @ own[..., :3], back @ (own[..., 3:] - chest[..., 3:])], axis=-1)
    return bool(np.abs(moved - np.eye(3, 4)).max(initial=0.0) > AS_ONE)


@per_owner
def bend_of(body: Body) -> Bend:
    """Tell how the bones of a body share its trunk, neck and head."""
    bones, goes_with = body.bones(*CHAIN), np.zeros((len(body.bone_names), len(CHAIN)))
    for bone, (name, parent) in enumerate(
        zip(body.bone_names, body.parents, strict=True)
    ):  # parents come before their children
        if name in CHAIN:
            goes_with[bone, CHAIN.index(name)] = 1.0
        elif not name.startswith("clavicle") and parent >= 0:
            goes_with[bone] = goes_with[parent]
    shares = body.subdivision @ (body.weights @ goes_with)
    is_skin = points_of_parts(body, SKIN)
    rows = np.flatnonzero(is_skin & (shares.sum(axis=1) > 1.0 - STILL_SHARE))
    places, own = (
        body.rest[rows][:, 1:].astype(np.float64),
        shares[rows] / shares[rows].sum(axis=1, keepdims=True),
    )
    low = places.min(axis=0) - _ROOM_M
    size = np.ceil((places.max(axis=0) + _ROOM_M - low) / _STEP_M).astype(np.intp) + 1
    table, count = np.zeros((*size, len(bones))), np.zeros(size)
    cells = tuple(np.round((places - low) / _STEP_M).astype(np.intp).T)
    np.add.at(table, cells, own)
    np.add.at(count, cells, 1.0)
    table[count > 0.0] /= count[count > 0.0][:, None]
    return Bend(bones, 0.5 * (body.heads[bones] + body.tails[bones]), low, _filled(table, count > 0.0))


def _back(carried: Array, at: Array) -> Array:
    """(k, 3) m, what affine maps (k, 3, 4) carry to points (k, 3) m."""
    # far quicker than a general solution of small systems
    (a, b, c, d), (e, f, g, h), (i, j, k, m) = np.ascontiguousarray(np.moveaxis(carried, 0, -1))
    x, y, z = at[:, 0] - d, at[:, 1] - h, at[:, 2] - m
    first, second, third = f * k - g * j, c * j - b * k, b * g - c * f
    found = np.stack([
        first * x + second * y + third * z,
        (g * i - e * k) * x + (a * k - c * i) * y + (c * e - a * g) * z,
        (e * j - f * i) * x + (b * i - a * j) * y + (a * f - b * e) * z,
    ])  # fmt: skip
    return np.asarray((found / (a * first + b * (g * i - e * k) + c * (e * j - f * i))).T)


def _filled(table: Array, known: Mask) -> Array:
    """The table with places that say nothing filled from those beside them, outwards and inwards."""
    table, known = np.pad(table, ((1, 1), (1, 1), (0, 0))), np.pad(known, 1)
    rim = np.pad(np.zeros_like(known[1:-1, 1:-1]), 1, constant_values=True)
    beside = [(up, on) for up in (1, 0, -1) for on in (1, 0, -1)]
    while not (known | rim).all():
        near = np.sum([np.roll(known, (-up, -on), (0, 1)) for up, on in beside], axis=0)
        rows, columns = np.nonzero(~(known | rim) & (near > 0))
        table[rows, columns] = (
            np.sum([table[rows + up, columns + on] for up, on in beside], axis=0) / near[rows, columns, None]
        )
        known[rows, columns] = True
    return table[1:-1, 1:-1]
