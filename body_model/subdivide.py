"""One step of Catmull-Clark subdivision as a constant sparse matrix."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import scipy

from body_model.arrays import Indices


class Subdivision(NamedTuple):
    """Refined positions are `matrix @ coarse`.

    First the vertices, then one for each edge, then one for each quad.

    Attributes:
        matrix: (M, N).
        triangles: (8 Q, 3); quad q has rows 8 q to 8 q + 7, a fan about its centre in which triangles 2 k and
            2 k + 1 lie at corner k, before and after the line from that corner to the centre.
    """

    matrix: scipy.sparse.csr_matrix
    triangles: Indices


def subdivide(quads: Indices, count: int) -> Subdivision:
    """Subdivide a quad mesh of `count` vertices once; open borders become smooth curves of their own.

    Source: Catmull & Clark 1978, with the usual cubic spline rule on borders.
    """
    faces = len(quads)
    edges, edge_of = _edges(quads, count)
    in_faces = np.bincount(edge_of.ravel(), minlength=len(edges))
    border = in_faces == 1

    face_points = _rows(np.repeat(np.arange(faces), 4), quads.ravel(), 0.25, (faces, count))
    middles = _rows(np.repeat(np.arange(len(edges)), 2), edges.ravel(), 0.5, (len(edges), count))
    face_sums = _rows(edge_of.ravel(), np.repeat(np.arange(faces), 4), 1.0, (len(edges), faces))
    inner = (~border).astype(float)
    edge_points = scipy.sparse.diags(np.where(border, 1.0, 0.5)) @ middles + scipy.sparse.diags(
        0.25 * inner
    ) @ (face_sums @ face_points)

    vertex_points = _inner_vertices(quads, edges, face_points, middles) + _border_correction(
        quads, edges, border, face_points, middles
    )
    matrix = scipy.sparse.csr_matrix(scipy.sparse.vstack([vertex_points, edge_points, face_points]))
    matrix.eliminate_zeros()
    matrix.sort_indices()
    return Subdivision(matrix, _triangles(quads, count, edge_of, len(edges)))


def _edges(quads: Indices, count: int) -> tuple[Indices, Indices]:
    """The (E, 2) edges, and for each corner of each quad the edge that starts there."""
    ahead = np.roll(quads, -1, axis=1)
    keys = np.minimum(quads, ahead) * count + np.maximum(quads, ahead)
    unique, edge_of = np.unique(keys.ravel(), return_inverse=True)
    return np.stack([unique // count, unique % count], axis=1), edge_of.reshape(quads.shape)


def _rows(rows: Indices, columns: Indices, value: float, shape: tuple[int, int]) -> scipy.sparse.csr_matrix:
    return scipy.sparse.csr_matrix((np.full(len(rows), value), (rows, columns)), shape=shape)


def _inner_vertices(
    quads: Indices, edges: Indices, face_points: scipy.sparse.csr_matrix, middles: scipy.sparse.csr_matrix
) -> scipy.sparse.csr_matrix:
    """(mean of face points + 2 x mean of edge middles + (k - 3) x vertex) / k for a vertex with k quads."""
    count = face_points.shape[1]
    quads_of = np.maximum(np.bincount(quads.ravel(), minlength=count), 1)
    edges_of = np.maximum(np.bincount(edges.ravel(), minlength=count), 1)
    around = _rows(quads.ravel(), np.repeat(np.arange(len(quads)), 4), 1.0, (count, len(quads)))
    beside = _rows(edges.ravel(), np.repeat(np.arange(len(edges)), 2), 1.0, (count, len(edges)))
    k = quads_of.astype(float)
    return scipy.sparse.csr_matrix(
        scipy.sparse.diags(1.0 / k**2) @ (around @ face_points)
        + scipy.sparse.diags(2.0 / (k * edges_of)) @ (beside @ middles)
        + scipy.sparse.diags((k - 3.0) / k)
    )


def _border_correction(
    quads: Indices,
    edges: Indices,
    border: np.ndarray[tuple[int, ...], np.dtype[np.bool_]],
    face_points: scipy.sparse.csr_matrix,
    middles: scipy.sparse.csr_matrix,
) -> scipy.sparse.csr_matrix:
    """Return what to add to the inner rule so that border vertices follow the border's.

    The border's rule is (vertex + mean of border middles) / 2.
    """
    count = face_points.shape[1]
    on_border = np.zeros(count)
    on_border[edges[border].ravel()] = 1.0
    rims = edges[border]
    beside = _rows(rims.ravel(), np.repeat(np.flatnonzero(border), 2), 1.0, (count, len(edges)))
    rims_of = np.maximum(np.bincount(rims.ravel(), minlength=count), 1)
    wanted = 0.5 * scipy.sparse.diags(on_border) + scipy.sparse.diags(0.5 / rims_of) @ (beside @ middles)
    return scipy.sparse.csr_matrix(
        wanted - scipy.sparse.diags(on_border) @ _inner_vertices(quads, edges, face_points, middles)
    )


def _triangles(quads: Indices, count: int, edge_of: Indices, edges: int) -> Indices:
    centre = count + edges + np.arange(len(quads))
    after = count + edge_of
    before = np.roll(after, 1, axis=1)
    fan = [
        corner
        for k in range(4)
        for corner in ((quads[:, k], after[:, k], centre), (quads[:, k], centre, before[:, k]))
    ]
    return np.stack([np.stack(triangle, axis=1) for triangle in fan], axis=1).reshape(-1, 3)
