"""All face shapes of a body as one matrix: a face is one product, whatever shapes it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.kept import per_owner
from body_model.model import Body


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
