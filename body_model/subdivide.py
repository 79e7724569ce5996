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
    border = np.bincount(edge_of.ravel(), minlength=len(edges)) == 1
    of_face, of_edge = np.repeat(np.arange(faces), 4), np.repeat(np.arange(len(edges)), 2)

    face_points = _rows(of_face, quads.ravel(), 0.25, (faces, count))
    middles = _rows(of_edge, edges.ravel(), 0.5, (len(edges), count))
    face_sums = _rows(edge_of.ravel(), of_face, 1.0, (len(edges), faces))
    edge_points = (
        scipy.sparse.diags(np.where(border, 1.0, 0.5)) @ middles
        + scipy.sparse.diags(np.where(border, 0.0, 0.25)) @ face_sums @ face_points
    )

    around = _rows(quads.ravel(), of_face, 1.0, (count, faces))
    beside = _rows(edges.ravel(), of_edge, 1.0, (count, len(edges)))
    rims = beside @ scipy.sparse.diags(border.astype(float))
    k, edges_of, rims_of = (
        np.maximum(np.asarray(each.sum(axis=1)).ravel(), 1.0) for each in (around, beside, rims)
    )
    on_border = (rims.sum(axis=1) > 0.0).A1.astype(float)
    # a vertex with k quads: (mean of face points + 2 x mean of edge middles + (k - 3) x vertex) / k,
    # on a border (vertex + mean of border middles) / 2
    inner = (
        scipy.sparse.diags(1.0 / k**2) @ (around @ face_points)
        + scipy.sparse.diags(2.0 / (k * edges_of)) @ (beside @ middles)
        + scipy.sparse.diags((k - 3.0) / k)
    )
    outer = scipy.sparse.diags(np.full(count, 0.5)) + scipy.sparse.diags(0.5 / rims_of) @ (rims @ middles)
    vertex_points = scipy.sparse.diags(1.0 - on_border) @ inner + scipy.sparse.diags(on_border) @ outer
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
