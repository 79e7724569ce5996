"""Points of the drawn surface, told by cage quad and place in it, and where they are in a pose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Indices
from body_model.kept import per_owner
from body_model.model import Body
from body_model.rays import nearest_point
from body_model.regions import touchable_triangles, triangles_of
from body_model.skin import cage_normals, carried, face_basis, faces_around


class SurfacePoint(NamedTuple):
    """A place on a quad of the cage, whose corners are (0, 0), (1, 0), (1, 1), (0, 1).

    It lies on the level-1 triangles, flat between their corners, so exactly on what is drawn.
    """

    quad: int
    u: float
    v: float


class TrianglePoint(NamedTuple):
    """Point of the level-1 triangles: row of the triangle and (3,) barycentric coordinates."""

    triangle: int
    barycentric: Array


def mirrored(body: Body, point: SurfacePoint) -> SurfacePoint:
    """The point on the other side of the body."""
    return SurfacePoint(int(body.mirror_quad[point.quad]), point.v, point.u)


def on_triangle(body: Body, point: SurfacePoint) -> TrianglePoint:
    """The level-1 triangle a point lies in.

    Raises:
        ValueError: no such quad, or u or v outside 0 to 1.
    """
    quad, u, v = point
    if not 0 <= quad < len(body.quads) or not (0.0 <= u <= 1.0 and 0.0 <= v <= 1.0):
        raise ValueError(f"{point}: quad must be below {len(body.quads)}, u and v from 0 to 1")
    # The quarter at corner k; `ahead` runs to the next corner, `back` to the one before, both 1 at the
    # quarter's end.
    corner = (1 if v <= 0.5 else 2) if u > 0.5 else (0 if v <= 0.5 else 3)
    ahead, back = ((2 * u, 2 * v), (2 * v, 2 - 2 * u), (2 - 2 * u, 2 - 2 * v), (2 - 2 * v, 2 * u))[corner]
    if ahead >= back:
        return TrianglePoint(8 * quad + 2 * corner, np.array([1 - ahead, ahead - back, back]))
    return TrianglePoint(8 * quad + 2 * corner + 1, np.array([1 - back, ahead, back - ahead]))


def point_of_triangle(body: Body, triangle: int, barycentric: Array) -> SurfacePoint:
    """The surface point at barycentric coordinates of a level-1 triangle.

    What a pick on the drawn surface has hit.
    """
    quad, part = divmod(int(triangle), 8)
    if not 0 <= quad < len(body.quads):
        raise ValueError(f"triangle {triangle}: there are {len(body.triangles)}")
    _, second, third = (float(share) for share in barycentric)
    ahead, back = (second + third, third) if part % 2 == 0 else (second, second + third)
    ahead, back = (min(max(way / 2, 0.0), 0.5) for way in (ahead, back))
    u, v = ((ahead, back), (1 - back, ahead), (1 - ahead, 1 - back), (back, 1 - ahead))[part // 2]
    return SurfacePoint(quad, u, v)


class MorphedNormals(NamedTuple):
    """Skin about points, from which the normal of a mean of them is found for any face.

    Attributes:
        corners: (Q, 4) of quads, as rows of the vertices.
        cage: (r, 3) m, the vertices at rest.
        moved: (s, r, 3) m, what the shapes do to them.
        around: (v, Q) how much each quad counts for the normal of each vertex of the drawn triangles.
        shares: (v,) of these.
    """

    corners: Indices
    cage: Array
    moved: Array
    around: Array
    shares: Array

    def of(self, weights: Array) -> Array:
        """(..., 3) unit, the normals of the faces with weights (..., s) at rest, as they are drawn."""
        cage = self.cage + np.tensordot(weights, self.moved, 1)
        a, b, c, d = (cage[..., self.corners[:, corner], :] for corner in range(4))
        normals = self.around @ np.cross(c - a, d - b)
        normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
        mean = self.shares @ normals
        return np.asarray(mean / np.linalg.norm(mean, axis=-1, keepdims=True))


class FaceMoves(NamedTuple):
    """Moves of an attached point by those face shapes that move it.

    Attributes:
        shapes: (s,) their places among the face weights.
        moved: (..., s, k, 3) what each adds to the point's 4-vectors at full strength, m.
        normals: None where the normal is kept as it rests.
    """

    shapes: Indices
    moved: Array
    normals: MorphedNormals | None

    def rows(self, rows: Indices) -> FaceMoves:
        """Some of many points."""
        return self if self.moved.ndim == 3 else self._replace(moved=self.moved[rows])


@dataclass(frozen=True, slots=True, eq=False)
class Attachment:
    """A point, or a mean of points, carried by the bones: with linear skinning one 4-vector for each bone.

    One attachment may stand for many points, whose arrays lead with n. It is the place on the resting face;
    `on_face` gives that on another.

    Attributes:
        bones: (k,) indices of the bones that carry it.
        q: (..., k, 4) for each bone the shares-weighted sum of rest points and, last, the bone's share;
            shares sum to 1.
        rest: (..., 3) m, where it is at rest.
        rest_normal: (..., 3) unit, the surface's normal at rest.
        moves: what the face shapes do to it; None for nothing, and where a face is on it already.
    """

    bones: Indices
    q: Array
    rest: Array
    rest_normal: Array
    moves: FaceMoves | None = None

    def on_face(self, face: Array | None) -> Attachment:
        """Return the same place of the skin on faces with weights (..., S), exactly as they are drawn.

        Of many points there is a face for each, or one for all. None for the resting face.
        """
        if face is None or self.moves is None:
            return self
        weights = face[..., self.moves.shapes]
        moved = np.einsum("...s,...skc->...kc", weights, self.moves.moved)
        q = np.array(np.broadcast_to(self.q, (*moved.shape[:-1], 4)))
        q[..., :3] += moved
        normal = self.rest_normal if self.moves.normals is None else self.moves.normals.of(weights)
        return Attachment(self.bones, q, q[..., :3].sum(axis=-2), normal)

    def position(self, matrices: Array) -> Array:
        """(..., 3) m, where the point is in poses given by (..., B, 3, 4) skinning matrices."""
        return np.asarray((matrices[..., self.bones, :, :] @ self.q[..., None])[..., 0].sum(axis=-2))

    def normal(self, matrices: Array) -> Array:
        """(..., 3) unit: the rest normal turned as the point's skin turns."""
        turned = (matrices[..., self.bones, :, :3] @ self.rest_normal[..., None, :, None])[..., 0]
        turned = (turned * self.q[..., 3:]).sum(axis=-2)
        return np.asarray(turned / np.sqrt(np.square(turned).sum(axis=-1, keepdims=True)))

    def weight_on(self, bones: Iterable[int]) -> float:
        """Return the share of the point that the given bones carry, 0 to 1; of many points the most."""
        asked = set(bones)  # a few bones carry a point: numpy's search costs ten times as much
        own = [place for place, bone in enumerate(self.bones.tolist()) if bone in asked]
        return float(self.q[..., own, 3].sum(axis=-1).max()) if own else 0.0

    def rows(self, rows: Indices) -> Attachment:
        """Some of many points; one point is itself."""
        if self.q.ndim == 2:
            return self
        normal = self.rest_normal if self.rest_normal.ndim == 1 else self.rest_normal[rows]
        moves = None if self.moves is None else self.moves.rows(rows)
        return Attachment(self.bones, self.q[rows], self.rest[rows], normal, moves)


def attach(body: Body, points: Sequence[tuple[SurfacePoint, float]]) -> Attachment:
    """Follow surface points through poses and faces: exactly the places on the surface that is drawn.

    Args:
        body: the body at rest.
        points: surface points with their shares, which sum to 1; several make a mean, which may lie inside
            the body.

    Raises:
        ValueError: no points, or shares that do not sum to 1.
    """
    total = sum(share for _, share in points)
    if not abs(total - 1.0) < 1e-9:
        raise ValueError(f"shares of surface points sum to {total}, not to 1")
    places = [(on_triangle(body, point), share / total) for point, share in points]
    vertices = np.concatenate([body.triangles[place.triangle] for place, _ in places])
    shares = np.concatenate([share * place.barycentric for place, share in places])
    normal = shares @ rest_surface(body).normals[vertices]
    mean = scipy.sparse.csr_matrix(
        (shares, vertices, (0, len(vertices))), shape=(1, body.subdivision.shape[0])
    )
    on_cage = mean @ body.subdivision
    on_bones = carried(body, on_cage)[0]
    bones = np.flatnonzero(on_bones[:, 3])
    q, moves = on_bones[bones], _face_moves(body, vertices, shares, on_cage, bones)
    return Attachment(bones, q, q[:, :3].sum(axis=0), normal / np.linalg.norm(normal), moves)


def _face_moves(
    body: Body,
    vertices: Indices,
    shares: Array,
    on_cage: scipy.sparse.csr_matrix,
    bones: Indices,
) -> FaceMoves | None:
    """Return what face shapes do to the mean, by shares (v,), of drawn vertices; None for nothing.

    `on_cage` (1, N) is of which vertices of the cage the mean consists; `bones` carry it.
    """
    basis, rows = face_basis(body), on_cage.indices.astype(np.intp)
    if (basis.place[rows] < 0).all():
        return None
    around = (body.subdivision[vertices] @ faces_around(body)).tocsc()
    faces = np.flatnonzero(np.diff(around.indptr))
    cage, corners = np.unique(body.faces[faces], return_inverse=True)
    shapes, moved = basis.of(cage)
    normals = MorphedNormals(
        corners.reshape(-1, 4), body.cage[cage], moved, around[:, faces].toarray().astype(np.float64), shares
    )
    on_bones = body.weights[rows].toarray()[:, bones].T * on_cage.data
    return FaceMoves(shapes, on_bones @ moved[:, np.searchsorted(cage, rows)], normals)


def on_surface(body: Body, points: Sequence[SurfacePoint], positions: NDArray[np.floating[Any]]) -> Array:
    """(n, 3) m, the places of points on an already computed level-1 surface (M, 3)."""
    places = [on_triangle(body, point) for point in points]
    corners = positions[body.triangles[[place.triangle for place in places]]]
    return np.asarray(
        np.einsum("nk,nki->ni", np.array([place.barycentric for place in places]).reshape(-1, 3), corners),
        np.float64,
    )


def nearest(body: Body, position: Array, bones: Iterable[int] | None = None) -> SurfacePoint:
    """The point of the dressed surface at rest that is nearest to a position.

    With `bones` only surface counts that these carry for the most part.
    """
    chosen = touchable_triangles(body)
    if bones is not None:
        chosen = np.intersect1d(chosen, triangles_of(body, bones), assume_unique=True)
    found = nearest_point(rest_surface(body).positions, body.triangles[chosen], position)
    return point_of_triangle(body, int(chosen[found.triangle]), found.barycentric)


class RestSurface(NamedTuple):
    """The dressed level-1 surface at rest in double precision.

    (M, 3) positions in metres and (M, 3) unit normals.
    """

    positions: Array
    normals: Array


@per_owner
def rest_surface(body: Body) -> RestSurface:
    """The dressed surface of the model's rest pose."""
    normals = body.subdivision @ cage_normals(body, body.cage)
    return RestSurface(body.subdivision @ body.cage, normals / np.linalg.norm(normals, axis=1, keepdims=True))
