"""Signed distances to the skin of a face as it is: points of it, drawn on any face.

Lattices are of the face at rest. Beside skin that face shapes move, this says how far a point is instead: its
height over the nearest point of that skin, along the normal there. The mouth is closed by a sheet from lip to
lip, behind which all is head; lips that are apart have their edges too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final, NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance.parts import CHAIN
from body_model.distance.skin import tangent_mixes
from body_model.face_shapes import FACE_SHAPES
from body_model.kept import Kept, kept_in
from body_model.model import Body
from body_model.skin import face_basis
from body_model.surface_point import rest_surface

REACH_M: Final = 0.055
"""Distance to which skin of the face is looked for, m: as far as the widest bundle reaches, and farther than
the jaw drops. Half changes single points by up to 7 mm, double changes nothing."""
_SEEN: Final = np.array([not name.startswith("eyeLook") for name in FACE_SHAPES])
"""(S,) which shapes count."""
_APART_M: Final = 0.003
"""Lips that are farther apart than this, m, have edges that a finger can meet. Half and double change single
points, no seeded hand's depth."""
_SHEET: Final = (0.3, 0.6, 0.85)
"""Shares of the way from the lips to the middle of the mouth at which the sheet that closes it has points.
Half and double change depths by 0.4 mm at most."""


class FacePoints(NamedTuple):
    """Points of a face that its shapes move, chosen when a body is baked.

    Attributes:
        points: (k,) vertices of the drawn surface.
        partners: (k,) for a point between the lips the place here of the one across it; -1 for all others.
        rim: vertices of the drawn surface at which the lips end and the inside of the mouth begins.
        stale: flat over all lattices, where the nearest skin at rest is moved by faces.
    """

    points: Indices
    partners: Indices
    rim: Indices
    stale: Mask


@dataclass(frozen=True, slots=True, eq=False)
class FaceSkin:
    """F points of the skin that face shapes move, as sums of C vertices of the cage.

    Attributes:
        body: whose face it is.
        cage: (C,) vertices of the cage, ascending.
        in_cage: (v,) where each vertex that any shape moves stands among them; `moved` (S, 3 v) m.
        most_m: (S,) how far each shape moves any of them at most, m.
        rows: (F, C) that give the points; `tangents` likewise two of each.
        curvature: (F,) 1/m, positive where the skin bulges.
        partner: (F,) for a point between the lips the one of the other lip across it; -1 for all others.
        bones: (b,) that carry them.
        weights: (C, b) shares of these.
        low, high: (3,) m, corners of what they take up at rest.
        stale: flat over all lattices, where the nearest skin at rest is of these points.
    """

    body: Body
    cage: Indices
    in_cage: Indices
    moved: Array
    most_m: Array
    rows: scipy.sparse.csr_matrix
    tangents: tuple[scipy.sparse.csr_matrix, scipy.sparse.csr_matrix]
    curvature: Array
    partner: Indices
    bones: Indices
    weights: Array
    low: Array
    high: Array
    stale: Mask
    kept: Kept = field(init=False, repr=False, default_factory=dict)

    def posed(self, matrices: Array | Array32, face: Array) -> PosedFace:
        """Pose the points by skinning matrices (B, 3, 4) on a face with weights (S,)."""
        own = np.ascontiguousarray(matrices[self.bones], np.float64)
        return _posed(self, own.tobytes(), np.ascontiguousarray(face, np.float64).tobytes())


class PosedFace(NamedTuple):
    """Points of the skin of one face in one pose.

    Attributes:
        tree: of the points (k, 3) m.
        of_skin: (k,) places of the points among those of the skin.
        skin: the skin.
        drawn: (C, 3) m, its vertices of the cage.
    """

    tree: scipy.spatial.cKDTree
    of_skin: Indices
    skin: FaceSkin
    drawn: Array

    def over(self, points: Array | Array32) -> tuple[Array, Array]:
        """Measure points (k, 3): (k,) m to the nearest skin, and height over it; infinite where it is far."""
        found = self.tree.query(points, distance_upper_bound=REACH_M)
        away, nearest = np.asarray(found[0]), np.asarray(found[1])
        height = np.full(len(points), np.inf)
        near = np.flatnonzero(np.isfinite(away))
        if len(near):
            row, of_row = np.unique(nearest[near], return_inverse=True)
            here = self.of_skin[row]
            along, across = (tangents[here] @ self.drawn for tangents in self.skin.tangents)
            normals = np.cross(along, across)
            normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-30)
            way = points[near] - self.tree.data[nearest[near]]
            up = (way * normals[of_row]).sum(axis=1)
            aside = np.maximum(away[near] ** 2 - up * up, 0.0)
            bulge = 0.5 * self.skin.curvature[here[of_row]] * aside
            height[near] = np.clip(up + bulge, -away[near], away[near])
        return away, height


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """The faces of n poses, for distances; (n, B, 3, 4) skinning matrices and (n, S) weights."""

    skin: FaceSkin
    matrices: Array | Array32
    weights: Array

    def corrected(
        self, pose: Indices, points: Array32, distance: Array32, stale: Mask, within_m: Array32 | float
    ) -> Array32:
        """Return distances (k,) m to skin as it is, given those to skin at rest.

        Args:
            pose: (k,) row of each point's pose.
            points: (3, k) m.
            distance: (k,) m, to the skin at rest.
            stale: (k,) whether the skin that is nearest at rest is moved by faces.
            within_m: (k,) where no skin can be so near, the distance stays.
        """
        found = distance.copy()
        own, bones = self.matrices[:, self.skin.body.bone_index["head"]], self.matrices[:, self.skin.bones]
        is_one = bool((bones == bones[0]).all() and (self.weights == self.weights[0]).all())
        which = np.zeros(len(pose), np.intp) if is_one else pose
        away = points.T - own[which, :, 3]
        at = np.einsum("ki,kij->kj", away, own[which, :, :3])
        low, high = self.skin.low - 2.0 * REACH_M, self.skin.high + 2.0 * REACH_M
        near = ((at > low) & (at < high)).all(axis=1)
        near &= np.asarray(self.weights.any(axis=1))[which]
        near &= distance < within_m + (np.abs(self.weights) @ self.skin.most_m)[which]
        beside = np.flatnonzero(near)
        for number in np.unique(which[beside]).tolist():
            rows = beside[which[beside] == number]
            posed = self.skin.posed(self.matrices[number], self.weights[number])
            found[rows] = _nearer(distance[rows], stale[rows], *posed.over(points[:, rows].T))
        return found


def _nearer(distance: Array32, stale: Mask, away: Array, height: Array) -> Array32:
    """(k,) m, to the nearest skin: that of the lattice where it does not move, else that of the face."""
    is_face = np.isfinite(away) & (stale | (np.abs(distance) > away))
    kept = np.where(stale & (distance >= 0.0), np.float32(REACH_M), distance)
    return np.where(is_face, height, kept).astype(np.float32)


def seen_weights(face: Array | None, count: int) -> Array | None:
    """Return the weights (count, S) of faces (S,) or (count, S) that count; None where all of them rest.

    Lids that follow the eyes glide over them, by less than their own thickness in depth: they are taken at
    rest.
    """
    if face is None or not face[..., _SEEN].any():
        return None
    return np.broadcast_to(np.where(_SEEN, face, 0.0), (count, face.shape[-1]))


def face_skin(body: Body, face: FacePoints) -> FaceSkin:
    """Prepare the points of a body's face."""
    basis, chosen = face_basis(body), face.points
    positions = rest_surface(body).positions
    first, second, curvature = tangent_mixes(body, chosen)
    mixes = [body.subdivision[chosen], *((mix @ body.subdivision)[chosen] for mix in (first, second))]
    sheet = _sheet(body, positions, face.rim)
    rows, first, second = (scipy.sparse.vstack(pair).tocsc() for pair in zip(mixes, sheet, strict=True))
    cage = np.flatnonzero(np.diff(rows.indptr) + np.diff(first.indptr) + np.diff(second.indptr))
    # arms carry a hair's breadth of it, and would make each posture of theirs another face
    bones = np.union1d(body.bones(*CHAIN), body.bones("eye.L", "eye.R"))
    weights = body.weights[cage][:, bones].toarray()
    place = basis.place[cage]
    moved = basis.moved.reshape(len(basis.moved), -1, 3)[:, place[place >= 0]]
    low, high = positions[chosen].min(axis=0), positions[chosen].max(axis=0)
    count = sheet[0].shape[0]
    return FaceSkin(
        body=body,
        cage=cage,
        in_cage=np.flatnonzero(place >= 0),
        moved=moved.reshape(len(moved), -1),
        most_m=np.linalg.norm(moved, axis=-1).max(axis=1, initial=0.0),
        rows=rows[:, cage].tocsr(),
        tangents=(first[:, cage].tocsr(), second[:, cage].tocsr()),
        curvature=np.concatenate([curvature[chosen], np.zeros(count)]),
        partner=np.concatenate([face.partners, np.full(count, -1)]),
        bones=bones,
        weights=weights / weights.sum(axis=1, keepdims=True),
        low=low,
        high=high,
        stale=face.stale,
    )


@kept_in(attrgetter("kept"), 32)
def _posed(skin: FaceSkin, own: bytes, face: bytes) -> PosedFace:
    """The points in one pose: searches ask for the same again and again."""
    cage, weights = skin.body.cage[skin.cage], np.frombuffer(face)
    shown = np.flatnonzero(weights)
    cage[skin.in_cage] += (weights[shown] @ skin.moved[shown]).reshape(-1, 3)
    blended = (skin.weights @ np.frombuffer(own).reshape(len(skin.bones), 12)).reshape(-1, 3, 4)
    drawn = (blended[:, :, :3] @ cage[:, :, None])[:, :, 0] + blended[:, :, 3]
    points = skin.rows @ drawn
    counts = np.ones(len(points), np.bool_)
    lips = np.flatnonzero(skin.partner >= 0)
    counts[lips] = np.linalg.norm(points[lips] - points[skin.partner[lips]], axis=1) > _APART_M
    kept = np.flatnonzero(counts)
    tree = scipy.spatial.cKDTree(points[kept], compact_nodes=False, balanced_tree=False)
    return PosedFace(tree, kept, skin, drawn)


def _sheet(body: Body, positions: Array, rim: Indices) -> list[scipy.sparse.csr_matrix]:
    """Rows (k, N) of points of the sheet that closes the mouth, and of two tangents of all of it.

    The tangents are from corner to corner of the mouth, and from the chin to below the nose.
    """
    every = body.subdivision[rim]
    middle = scipy.sparse.csr_matrix(np.full((len(rim), len(rim)), 1.0 / len(rim))) @ every
    points = [(1.0 - share) * every + share * middle for share in _SHEET]
    places = positions[rim]
    right, left = (rim[place] for place in (places[:, 0].argmin(), places[:, 0].argmax()))
    away = (np.linalg.norm(positions - body.landmarks[name], axis=1) for name in ("chin", "nose_tip"))
    low, high = (int(each.argmin()) for each in away)
    count = len(_SHEET) * len(rim)
    ones = scipy.sparse.csr_matrix(np.ones((count, 1)))
    across = ones @ (body.subdivision[left] - body.subdivision[right])
    up = ones @ (body.subdivision[high] - body.subdivision[low])
    whole = scipy.sparse.csr_matrix(scipy.sparse.vstack(points))
    return [whole, scipy.sparse.csr_matrix(across), scipy.sparse.csr_matrix(up)]
