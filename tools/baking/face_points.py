"""Points of the face that depths are measured to, and where lattices of a face at rest fail."""

from typing import Final

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.arrays import Mask as Flags
from body_model.distance.face import FacePoints
from body_model.distance.lattices import Grids
from body_model.model import EYE, SKIN, Body
from body_model.regions import points_of_parts, triangles_of_parts
from body_model.skin import face_basis
from body_model.surface_point import rest_surface

_MOVES_M: Final = 0.001
"""Skin that no shape moves farther than this at full strength, m, is left to the lattice."""
_SPACING_M: Final = 0.0035
"""Between neighbouring points of skin, m: a nostril's wing is twice as wide."""
_BEFORE_M: Final = 0.002
"""Distance before skin, m, at which there is open air where a hand can come to it."""
_LIDS_M: Final = 0.022
"""Reach of the folds of the lids from the middle of the eye, m."""
_BESIDE_M: Final = 0.025
"""Places of a lattice farther from skin at rest than this, m, are out of it, or deep in it, on any face."""
_RIM_M: Final = 0.012
"""Distance from the rim of the lips, m, to which what lies between them has points."""


def choose_face_points(grids: Grids) -> FacePoints:
    """Choose the points of a body's face, and tell where its lattices no longer hold when it moves."""
    body = grids.body
    positions, normals = rest_surface(body)
    is_mouth = np.asarray(body.materials[:, 4] > 0.5)
    is_skin = points_of_parts(body, SKIN) & ~is_mouth
    moving = np.flatnonzero(is_skin & (_farthest(body) > _MOVES_M))
    is_eye = np.asarray(body.subdivision @ (body.parts == EYE).astype(np.float64) > 0.5)
    stale = _stale(grids, positions, is_skin | is_eye, moving)

    outside = (positions[moving] + _BEFORE_M * normals[moving]).T.astype(np.float32)
    air = grids.posed(np.eye(3, 4)[None, None].repeat(len(body.bone_names), axis=1))
    is_open = air.read(np.zeros(len(moving), np.intp), outside).distance > 0.0
    is_open |= _on_lids(body, positions[moving], normals[moving])
    rim = _rim(body, is_mouth)
    inner = np.linalg.norm(positions[moving, None] - positions[None, rim], axis=2).min(axis=1) < _RIM_M
    chosen = _spread(positions, np.concatenate([moving[is_open], moving[~is_open & inner]]))
    partner = _partners(positions, normals, chosen, np.isin(chosen, moving[is_open]))
    kept = (partner >= 0) | np.isin(chosen, moving[is_open])
    partner = np.where(partner >= 0, np.cumsum(kept)[partner] - 1, -1)[kept]
    return FacePoints(chosen[kept], partner, rim, stale)


def _farthest(body: Body) -> Array:
    """(M,) m, the farthest that any shape moves each vertex of the drawn surface."""
    basis, found = face_basis(body), np.zeros(body.subdivision.shape[0])
    mix = body.subdivision[:, basis.vertices]
    for moved in basis.moved:
        found = np.maximum(found, np.linalg.norm(mix @ moved.reshape(-1, 3), axis=1))
    return found


def _stale(grids: Grids, positions: Array, is_skin: Flags, moving: Indices) -> Flags:
    """Return of all lattice points whether the nearest skin at rest is moved by faces."""
    near = np.zeros(len(positions), np.bool_)
    near[moving] = True
    skin = np.flatnonzero(is_skin)
    tree = cKDTree(positions[skin])
    low, high = positions[moving].min(axis=0) - _BESIDE_M, positions[moving].max(axis=0) + _BESIDE_M
    found = np.zeros(len(grids.distance), np.bool_)
    for which, step in enumerate(grids.steps.astype(np.float64)):
        size = np.round(grids.last[:, which, 0] + 1.001).astype(np.intp)
        axes = [grids.origins[which, axis] + step * np.arange(size[axis]) for axis in range(3)]
        picked = [np.flatnonzero((axis > low[i]) & (axis < high[i])) for i, axis in enumerate(axes)]
        nodes = np.stack(np.meshgrid(*picked, indexing="ij"), axis=-1).reshape(-1, 3)
        flat = grids.starts[which] + nodes @ np.array([*grids.strides[:, which], 1])
        beside = np.abs(grids.distance[flat]) < _BESIDE_M
        if beside.any():
            places = np.stack([axes[i][nodes[beside, i]] for i in range(3)], axis=1)
            found[flat[beside]] = near[skin[tree.query(places)[1]]]
    return found


def _on_lids(body: Body, places: Array, normals: Array) -> Flags:
    """Return which skin (k, 3) m is of the folds and edges of lids, and faces outward."""
    found = np.zeros(len(places), np.bool_)
    for eye in ("eye.R", "eye.L"):
        way = places - body.landmarks[eye]
        away = np.linalg.norm(way, axis=1)
        found |= (away < _LIDS_M) & ((way * normals).sum(axis=1) > 0.0)
    return found


def _rim(body: Body, is_mouth: Flags) -> Indices:
    """Vertices at which the lips end and the inside of the mouth begins."""
    skin = body.triangles[triangles_of_parts(body, SKIN)]
    within = is_mouth[skin].any(axis=1)
    edge = np.intersect1d(skin[within], skin[~within])
    return edge[~is_mouth[edge]]


def _spread(positions: Array, vertices: Indices) -> Indices:
    """One vertex of each cell of space, mirrored from the right half to the left."""
    tree = cKDTree(positions)
    right = vertices[positions[vertices, 0] <= 1e-9]
    cells = np.round(positions[right] / _SPACING_M)
    off = np.linalg.norm(positions[right] / _SPACING_M - cells, axis=1)
    order = np.lexsort((off, *cells.T))
    first = np.r_[True, (np.diff(cells[order], axis=0) != 0).any(axis=1)]
    chosen = right[order[first]]
    _, mirrored = tree.query(positions[chosen] * (-1.0, 1.0, 1.0))
    return np.unique(np.concatenate([chosen, mirrored]))


def _partners(positions: Array, normals: Array, chosen: Indices, is_open: Flags) -> Indices:
    """(k,) for points between the lips the nearest that faces them; -1 for open skin and without one."""
    found, between = np.full(len(chosen), -1), np.flatnonzero(~is_open)
    own, facing = positions[chosen[between]], normals[chosen[between]]
    away = np.linalg.norm(own[:, None] - own[None], axis=2)
    away[facing @ facing.T > -0.2] = np.inf
    if len(between):
        nearest = away.argmin(axis=1)
        meets = away.min(axis=1) < 2.0 * _SPACING_M
        found[between[meets]] = between[nearest[meets]]
    return found
