"""Laying our chart on an avatar's skin: a fit of our cage, then every point of the surface.

Source of the method: non-rigid registration by a Laplacian that keeps the carried shape and distances from
point to plane, stiff at first (Amberg, Romdhani & Vetter 2007).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
import scipy
from scipy.sparse.linalg import splu

from body_model.arrays import Array, Indices
from body_model.model import MATERIALS, SKIN, Body
from body_model.skin import cage_normals
from body_model.surface_point import SurfacePoint, on_triangle
from signer.avatars.carrying import carried
from signer.avatars.skin_search import SkinSearch
from signer.avatars.standing import Standing
from sites.catalogue import every, find

_ROUNDS: Final = 10
"""Rounds of the fit; with half fingers are off by 0.3 mm more, with double nothing is nearer by 0.1 mm."""
_STIFFEST: Final = 30.0
"""Weight of the shape against the distance at first."""
_SOFTER: Final = 0.45
"""By how many times it is less in each round."""
_SOFTEST: Final = 0.02
"""Weight that is always left."""
_SLIDES: Final = 0.15
"""Share of the way to the nearest point that is gone along the skin, too; the rest goes along its normal."""
_FACES: Final = 0.35
"""Cosine between normals within which skin is taken for the same, in the fit; `_FACES_LAST` of the points."""
_FACES_LAST: Final = 0.2
_FAR_M: Final = (0.06, 0.8, 0.008)
"""Distance within which skin is looked for, m: at first, how it goes down with each round, and the least."""
_HELD: Final = 300.0
"""Weight of a landmark against a point of skin; with a third, waists are off by 3 mm more."""
_FADES: Final = 4e-5
"""Weight of places that stay against the bending that landmarks bring, at first: the fourth power of 8 mm
between vertices as a share of the 10 cm within which skin goes along."""
_STEPS: Final = 3
"""Steps with one set of neighbours."""
_TRIED: Final = 24
"""Samples of skin looked at for a vertex; `_TRIED_LAST` for a point of the surface."""
_TRIED_LAST: Final = 40
_BEST: Final = 6
"""Triangles of the nearest samples of which the nearest is taken: a sample of the next one may be nearer."""


class Chart(NamedTuple):
    """Places of the points of our surface on an avatar's skin.

    Attributes:
        triangles: (M,) rows of its triangles.
        shares: (M, 3) of their corners.
        off_m: (M,) how far from the skin the fit had them.
    """

    triangles: Indices
    shares: Array
    off_m: Array


def lay_chart(ours: Body, avatar: Standing, landmarks: Mapping[str, Array]) -> Chart:
    """Lay our chart on an avatar's skin.

    ValueError where a part of the body has no skin at all, or a landmark is no site of the skin.

    Args:
        ours: the reference body.
        avatar: how it stands.
        landmarks: places (3,) m of sites that somebody showed; the chart goes through them.
    """
    marks = _rows_of(ours, list(landmarks)) @ ours.subdivision
    aims = np.array(list(landmarks.values())).reshape(-1, 3)
    search = SkinSearch(avatar, ours.bone_names)
    cage = _fitted(ours, avatar, search, marks, aims)
    points = ours.subdivision @ cage
    normals = _unit(ours.subdivision @ cage_normals(ours, cage))
    parts = search.parts[(ours.subdivision @ ours.weights).toarray().argmax(axis=1)]
    found, _ = search.nearest(points, normals, parts, cosine=_FACES_LAST, tried=_TRIED_LAST, best=_BEST)
    rest = np.flatnonzero(found[:, 0] < 0)
    if len(rest):  # whichever way it faces
        found[rest], _ = search.nearest(
            points[rest], normals[rest], parts[rest], cosine=-2.0, tried=_BEST, best=_BEST
        )
    if (found[:, 0] < 0).any():
        raise ValueError("a part of its body has no skin that can be touched")
    return Chart(*search.onto_best(found, points))


def _fitted(
    ours: Body, avatar: Standing, search: SkinSearch, marks: scipy.sparse.csr_matrix, aims: Array
) -> Array:
    """(C, 3) m, our cage on the avatar's skin, `marks` (n, C) of it at `aims` (n, 3)."""
    count, refined = len(ours.cage), ours.subdivision
    at_vertices = refined[:count]
    start = carried(ours, avatar)
    least = refined.T @ refined + 1e-6 * scipy.sparse.eye(count)
    cage = _solver(least)(refined.T @ start)
    bends = _laplacian(ours)
    keeps = bends.T @ bends
    held = _HELD * marks.T
    if len(aims):  # all about them goes along, ever less with the distance
        stays = scipy.sparse.diags(_FADES * np.ones(count))
        cage = cage + _solver(held @ marks + keeps + stays)(held @ (aims - marks @ cage))
    shape = bends.T @ (bends @ cage)
    parts = search.parts[ours.weights.toarray().argmax(axis=1)]
    inside = ours.materials[:count, MATERIALS.index("mouth")] > 0.5
    laid = np.flatnonzero((ours.parts == SKIN) & ~inside)
    widest, narrower, least_m = _FAR_M
    for number in range(_ROUNDS):
        stiff = _STIFFEST * _SOFTER**number + _SOFTEST
        points = at_vertices @ cage
        normals = _unit(cage_normals(ours, cage))
        given = points[laid], normals[laid], parts[laid]
        found, away_m = search.nearest(*given, cosine=_FACES, tried=_TRIED)
        near = (found[:, 0] >= 0) & (away_m[:, 0] < (widest * narrower**number + least_m) * avatar.size)
        rows = laid[near]
        places, across, _ = search.onto(found[near, 0], points[rows])
        chosen = at_vertices[rows]
        solve = _solver(chosen.T @ chosen + held @ marks + stiff * keeps + 1e-4 * scipy.sparse.eye(count))
        for _ in range(_STEPS):
            here = chosen @ cage
            miss = places - here
            along = across * np.einsum("ni,ni->n", across, miss)[:, None]
            aim = here + (1.0 - _SLIDES) * along + _SLIDES * miss
            cage = solve(chosen.T @ aim + held @ aims + stiff * shape + 1e-4 * cage)
    return np.asarray(cage)


def _rows_of(ours: Body, sites: Sequence[str]) -> scipy.sparse.csr_matrix:
    """(n, M) shares of the points of our surface in sites; ValueError where one is no point of the skin."""
    rows = scipy.sparse.lil_matrix((len(sites), len(ours.rest)))
    for row, name in enumerate(sites):
        spot = find(name).spot if name in _named() else None
        if spot is None:
            raise ValueError(f"{name[:60]!r} is no place of the skin")
        point = on_triangle(ours, SurfacePoint(spot.quad, spot.u, spot.v))
        rows[row, ours.triangles[point.triangle]] = point.barycentric
    return rows.tocsr()


@cache
def _named() -> frozenset[str]:
    return frozenset(site.id for site in every())


def _solver(matrix: scipy.sparse.spmatrix) -> Callable[[Array], Array]:
    """Return what solves with a symmetric matrix; half the work of a general one."""
    made = splu(
        scipy.sparse.csc_matrix(matrix),
        permc_spec="MMD_AT_PLUS_A",
        diag_pivot_thresh=0.0,
        options={"SymmetricMode": True},
    )
    solve: Callable[[Array], Array] = made.solve
    return solve


def _laplacian(ours: Body) -> scipy.sparse.csr_matrix:
    """(C, C) what a vertex of our cage is off the middle of its neighbours."""
    edges = np.concatenate([ours.quads[:, [corner, (corner + 1) % 4]] for corner in range(4)])
    ones = scipy.sparse.coo_matrix((np.ones(len(edges)), edges.T), shape=(len(ours.cage),) * 2).tocsr()
    beside = ((ones + ones.T) > 0).astype(np.float64)
    mean = scipy.sparse.diags(1.0 / np.maximum(np.asarray(beside.sum(axis=1)).ravel(), 1.0))
    return scipy.sparse.csr_matrix(scipy.sparse.eye(len(ours.cage)) - mean @ beside)


def _unit(vectors: Array) -> Array:
    return np.asarray(vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-30))
