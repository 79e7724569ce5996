"""Moving the surface: face shapes and skin on the cage, normals, and one subdivision for both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices
from body_model.kept import per_owner
from body_model.model import Body


class Surface(NamedTuple):
    """The drawn surface of one pose.

    (M, 3) positions in metres and (M, 3) unit normals, single precision, contiguous.
    """

    positions: Array32
    normals: Array32


class FaceBasis(NamedTuple):
    """Moves of the V vertices of the cage that any of S face shapes moves, at full strength.

    Attributes:
        vertices: (V,) ascending.
        place: (N,) where each vertex of the cage stands among them, -1 for the others.
        moved: (S, 3 V) m.
        moved32: the same as it is drawn.
    """

    vertices: Indices
    place: Indices
    moved: Array
    moved32: Array32

    def moves32(self, face: Array) -> Array32:
        """(..., V, 3) m, the same in single precision, as it is drawn."""
        moved: Array32 = (face.astype(np.float32) @ self.moved32).reshape(*face.shape[:-1], -1, 3)
        return moved

    def of(self, vertices: Indices) -> tuple[Indices, Array]:
        """Return the shapes (s,) that move any of some vertices (r,), and their moves (s, r, 3) m."""
        place = self.place[vertices]
        own = self.moved.reshape(len(self.moved), -1, 3)[:, place[place >= 0]]
        shapes = np.flatnonzero(own.any(axis=(1, 2)))
        moved = np.zeros((len(shapes), len(vertices), 3))
        moved[:, place >= 0] = own[shapes]
        return shapes, moved


@per_owner
def face_basis(body: Body) -> FaceBasis:
    """The face shapes of a body as one matrix."""
    vertices = np.unique(np.concatenate([shape.vertices for shape in body.shapes.values()]))
    place = np.full(len(body.cage), -1)
    place[vertices] = np.arange(len(vertices))
    moved = np.zeros((len(body.shapes), len(vertices), 3))
    for row, shape in enumerate(body.shapes.values()):
        moved[row, place[shape.vertices]] = shape.moved
    flat = moved.reshape(len(moved), -1)
    return FaceBasis(vertices, place, flat, flat.astype(np.float32))


def face_weights(body: Body, strengths: Mapping[str, float]) -> Array:
    """Return the weights (S,) of a face that is told by names; shapes that are not told are at 0.

    Raises:
        LookupError: an unknown face shape.
    """
    weights, names = np.zeros(len(body.shapes)), body.shape_names
    for name, strength in strengths.items():
        if name not in body.shapes:
            raise LookupError(f"no face shape {name!r}; there are {', '.join(names)}")
        weights[names.index(name)] = strength
    return weights


def skin_matrices(body: Body, rotations: Array, positions: Array) -> Array:
    """Compute the matrices that carry rest points into the pose, bone by bone.

    Args:
        body: the body at rest.
        rotations: (..., B, 3, 3) turn of each bone from rest, in world axes.
        positions: (..., B, 3) where the bones' heads are.

    Returns:
        (..., B, 3, 4): rotation and shift.
    """
    shift = positions - (rotations @ body.heads[:, :, None])[..., 0]
    return np.concatenate([rotations, shift[..., None]], axis=-1)


def posed_cage(body: Body, matrices: Array, face: Array | None = None) -> Array:
    """The (N, 3) cage of a pose in double precision, with weights (S,) of the face shapes.

    The truth that `surface` and attachments are tested against.
    """
    rest = morphed_cage(body, face)
    blended = (body.weights @ matrices.reshape(len(matrices), 12)).reshape(-1, 3, 4)
    return np.asarray((blended[:, :, :3] @ rest[:, :, None])[:, :, 0] + blended[:, :, 3])


def morphed_cage(body: Body, face: Array | None = None) -> Array:
    """The (..., N, 3) rest cage with weights (..., S) of the face shapes; None for the resting face."""
    if face is None:
        return body.cage
    basis = face_basis(body)
    cage = np.array(np.broadcast_to(body.cage, (*face.shape[:-1], *body.cage.shape)))
    cage[..., basis.vertices, :] += (face @ basis.moved).reshape(*face.shape[:-1], -1, 3)
    return cage


def cage_normals(body: Body, cage: Array) -> Array:
    """The (N, 3) normals of a cage in double precision, as long as the area around.

    What `surface` refines.
    """
    a, b, c, d = (cage[body.faces[:, corner]] for corner in range(4))
    return np.asarray(faces_around(body) @ np.cross(c - a, d - b))


def faces_around(body: Body) -> scipy.sparse.csr_matrix:
    """(N, F) ones where a face has a vertex of the cage."""
    return _drawing(body).faces_around


def carried(body: Body, on_cage: scipy.sparse.csr_matrix) -> Array:
    """Tell what each bone carries of means (k, N) of vertices of the cage.

    Returns:
        (k, B, 4): the share of the rest position, m, and last the share of the mean. Linear skinning
        multiplies these by the bones' matrices.
    """
    summed = moments_of(body, on_cage).toarray()
    return np.asarray(np.swapaxes(summed.reshape(len(summed), 4, -1), 1, 2))


def moments_of(body: Body, on_cage: scipy.sparse.csr_matrix) -> scipy.sparse.csr_matrix:
    """(k, 4 B) what `carried` tells, x of each bone first, as few bones carry a mean."""
    return scipy.sparse.csr_matrix(on_cage @ _moments(body))


@per_owner
def _moments(body: Body) -> scipy.sparse.csr_matrix:
    """(N, 4 B) each bone's share of x of each vertex of the cage, then likewise of y, of z, and of all."""
    columns = (*body.cage.T, np.ones(len(body.cage)))
    moments = [scipy.sparse.diags(each) @ body.weights for each in columns]
    return scipy.sparse.csr_matrix(scipy.sparse.hstack(moments))


def surface(body: Body, matrices: Array, face: Array | None = None) -> Surface:
    """The surface of a pose that is drawn, picked and touched; its normals are those of the face it has.

    Args:
        body: the body at rest.
        matrices: (B, 3, 4) of `skin_matrices`.
        face: (S,) weights of the face shapes; None for the resting face.
    """
    drawing = _drawing(body)
    blended = drawing.weights @ matrices.reshape(len(matrices), 12).astype(np.float32)
    rest = drawing.cage
    if face is not None and face.any():
        basis, rest = face_basis(body), rest.copy()
        rest[basis.vertices] += basis.moves32(face)
    # rows of four, the last of them empty: they are gathered and refined several at a time
    cage = np.zeros((len(rest), 4), np.float32)
    x, y, z = rest.T
    for axis in range(3):
        turn_x, turn_y, turn_z, shift = blended[:, 4 * axis : 4 * axis + 4].T
        cage[:, axis] = turn_x * x + turn_y * y + turn_z * z + shift
    both = np.zeros((len(rest), 8), np.float32)
    both[:, :4] = cage
    both[:, 4:7] = drawing.faces_around @ _face_normals(cage, drawing.corners)
    refined = drawing.subdivision @ both
    return Surface(_packed(refined[:, :3]), _unit(refined[:, 4:7]))


class _Drawing(NamedTuple):
    """Single-precision copies of what every frame needs."""

    weights: scipy.sparse.csr_matrix
    subdivision: scipy.sparse.csr_matrix
    faces_around: scipy.sparse.csr_matrix
    corners: tuple[Indices, ...]
    cage: Array32


@per_owner
def _drawing(body: Body) -> _Drawing:
    # a triangle counts once at its last corner, which it has twice
    at_corner = np.ones(body.faces.shape, np.float32)
    at_corner[:, 3] = body.faces[:, 3] != body.faces[:, 2]
    of_face = np.repeat(np.arange(len(body.faces)), 4)
    around = scipy.sparse.csr_matrix(
        (at_corner.ravel(), (body.faces.ravel(), of_face)), shape=(len(body.cage), len(body.faces))
    )
    corners = tuple(np.ascontiguousarray(body.faces[:, corner]) for corner in range(4))
    return _Drawing(
        body.weights.astype(np.float32),
        body.subdivision.astype(np.float32),
        around,
        corners,
        body.cage.astype(np.float32),
    )


def _face_normals(cage: Array32, corners: tuple[Indices, ...]) -> Array32:
    """Normals (F, 3) of faces of a cage (N, 4), twice their area long: the cross product of the diagonals."""
    a, b, c, d = (cage.take(corner, axis=0) for corner in corners)
    x, y = c - a, d - b
    normals = np.empty((len(x), 3), np.float32)
    normals[:, 0] = x[:, 1] * y[:, 2] - x[:, 2] * y[:, 1]
    normals[:, 1] = x[:, 2] * y[:, 0] - x[:, 0] * y[:, 2]
    normals[:, 2] = x[:, 0] * y[:, 1] - x[:, 1] * y[:, 0]
    return normals


def _packed(points: Array32) -> Array32:
    """Points (M, 3) without gaps between them: column by column, four times as fast as row by row."""
    packed = np.empty(points.shape, np.float32)
    for axis in range(3):
        packed[:, axis] = points[:, axis]
    return packed


def _unit(vectors: Array32) -> Array32:
    """Vectors (M, 3) of length one: column by column, which is three times as fast as row by row."""
    columns = vectors.T
    length = columns[0] * columns[0]
    for column in columns[1:]:
        length += column * column
    np.maximum(np.sqrt(length, out=length), np.float32(1e-30), out=length)
    unit = np.empty(vectors.shape, np.float32)
    for axis, column in enumerate(columns):
        np.divide(column, length, out=unit[:, axis])
    return unit
