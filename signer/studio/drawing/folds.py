"""Folds of the face: how deep its skin creases, told by how the surface is posed.

The shader draws the creases; what a shape does to a few points of the skin says how deep they are. So they
follow whatever moves the face, and no picture has to know its weights.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.face_shapes import FOLDED_BY, mirrored_shape
from body_model.model import MATERIALS, SKIN, Body


class Folds(NamedTuple):
    """The points of a face by which its folds are told, and what these are counted from.

    Attributes:
        vertices: (2, K) of the drawn surface, on the left side and on the right, one for each of FOLDED_BY:
            those that the shapes move most.
        ways: (2, K, 3) 1/m, which make 1 of what the shapes do to their vertices at full strength.
        rest: (2, K, 3) m, where the vertices are at rest.
    """

    vertices: Indices
    ways: Array
    rest: Array

    def shares(self, positions: Array32, to_head: Array) -> Array:
        """(K, 2) from 0 to 1, how deep the folds of the left and right side are on a posed surface (M, 3) m.

        `to_head` is that of the surface.
        """
        here = positions[self.vertices].astype(np.float64) @ to_head[:3, :3].T + to_head[:3, 3]
        moved = np.einsum("skx,skx->ks", here - self.rest, self.ways)
        return np.asarray(np.clip(moved, 0.0, 1.0))


def folds_of(body: Body) -> Folds:
    """Find the points by which the folds of a body of ours are told."""
    names = FOLDED_BY, tuple(mirrored_shape(name) for name in FOLDED_BY)
    points = [
        [_point(body, name, side) for name in each] for side, each in zip((1.0, -1.0), names, strict=True)
    ]
    vertices = np.array([[vertex for vertex, _ in side] for side in points])
    ways = np.array([[way for _, way in side] for side in points])
    return Folds(vertices, ways, np.array([body.subdivision[side] @ body.cage for side in vertices]))


def mouth_corner(body: Body) -> Array:
    """(3,) m, where the lips end on the left, on the face that patterns are painted on."""
    lips = body.materials[:, MATERIALS.index("lips")] > 0.5
    return np.asarray(body.rest[lips][body.rest[lips, 0].argmax()], np.float64)


def _point(body: Body, name: str, side: float) -> tuple[int, Array]:
    """Return the vertex of the skin of a side that a shape moves most, and its way, 1/m.

    What wrinkles the nose lowers the brow as well: it is told below the eyes.
    """
    shape = body.shapes[name]
    places = body.cage[shape.vertices]
    is_skin = (body.parts[shape.vertices] == SKIN) & (side * places[:, 0] > 0.0)
    if name.startswith("nose"):
        is_skin &= places[:, 1] < body.landmarks["nasion"][1]
    found = shape.vertices[is_skin]
    moved = np.asarray(body.subdivision[found][:, shape.vertices] @ shape.moved)
    most = np.linalg.norm(moved, axis=1).argmax()
    return int(found[most]), moved[most] / np.square(moved[most]).sum()
