"""The drawn surface as game engines have it, and face shapes as its morph targets.

Every vertex hangs on at most four joints, with weights in whole steps. Face shapes are linear on the cage,
and so is its refinement: the sum of the targets at rest is the editor's face exactly. Normals are not linear;
each target has what it does to them at full strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Indices
from body_model.face_shapes import ARKIT_SHAPES
from body_model.model import Body
from body_model.skin import skin_matrices, surface

LEAST_M: Final = 1e-6
"""A vertex that a shape at full strength moves by less is not written; correction shapes know."""
LEAST_TURN: Final = 5e-3
"""A normal that it turns by less, rad, is left."""


class FaceTarget(NamedTuple):
    """Change of the surface at rest by one face shape at full strength.

    Attributes:
        name: that of ARKit, else of Unified Expressions.
        vertices: (V,) ascending, those whose place or normal it changes.
        moved: (V, 3) m.
        turned: (V, 3) what is added to the unit normals.
    """

    name: str
    vertices: Indices
    moved: Array32
    turned: Array32


class FaceTargets(NamedTuple):
    """The K face shapes that a clip shows, and the weight of each in every frame, (F, K) from 0 to 1."""

    targets: tuple[FaceTarget, ...]
    weights: Array

    @property
    def not_arkit(self) -> list[str]:
        """Names that ARKit does not know."""
        return [target.name for target in self.targets if target.name not in ARKIT_SHAPES]


def face_targets(skin: Skin, weights: Array) -> FaceTargets:
    """List the face shapes that are not at zero in all frames.

    Args:
        skin: the surface at rest.
        weights: (F, S) of all face shapes of its body.
    """
    shown = np.flatnonzero(weights.any(axis=0))
    return FaceTargets(tuple(_target(skin, int(shape)) for shape in shown), weights[:, shown])


def _target(skin: Skin, shape: int) -> FaceTarget:
    body = skin.body
    name, face = body.shape_names[shape], np.zeros(len(body.shapes))
    face[shape] = 1.0
    moves = body.shapes[name]
    moved = (body.subdivision[:, moves.vertices] @ moves.moved).astype(np.float32)
    still = np.broadcast_to(np.eye(3), (len(body.bone_names), 3, 3))
    turned = surface(body, skin_matrices(body, still, body.heads), face).normals - skin.normals
    is_moved = np.linalg.norm(moved, axis=1) > LEAST_M
    is_turned = np.linalg.norm(turned, axis=1) > LEAST_TURN
    moved[~is_moved], turned[~is_turned] = 0.0, 0.0
    vertices = np.flatnonzero(is_moved | is_turned)
    return FaceTarget(name, vertices, moved[vertices], turned[vertices])


BONES: Final = 4
TOTAL: Final = 65535
"""The weights of a vertex sum to this exactly: readers take them as shares of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Skin:
    """The level-1 surface at rest and what carries it.

    Attributes:
        body: whose surface it is.
        rest, normals: (M, 3) m and unit.
        joints: (M, 4) bones, zero where fewer carry the vertex.
        weights: (M, 4) shares of TOTAL, the largest first.
        matrix: (M, B) the same weights as shares of one.
    """

    body: Body
    rest: Array32
    normals: Array32
    joints: NDArray[np.uint8]
    weights: NDArray[np.uint16]
    matrix: scipy.sparse.csr_matrix

    def turns(self, matrices: Array) -> Array:
        """(M, 3, 4): what linear blend skinning does to each vertex in a pose of (B, 3, 4) matrices."""
        return np.asarray(self.matrix @ matrices.reshape(len(matrices), 12)).reshape(-1, 3, 4)


@lru_cache(maxsize=2)
def four_bone_skin(body: Body) -> Skin:
    """The skin of a body."""
    bones = len(body.bone_names)
    shares = np.asarray((body.subdivision @ body.weights).todense())
    joints = np.argsort(-shares, axis=1, kind="stable")[:, :BONES]
    kept = np.take_along_axis(shares, joints, axis=1)
    weights = whole_weights(kept / kept.sum(axis=1, keepdims=True))
    joints = np.where(weights > 0, joints, 0)
    rows = np.repeat(np.arange(len(joints)), BONES)
    matrix = scipy.sparse.csr_matrix(
        (weights.ravel() / TOTAL, (rows, joints.ravel())), shape=(len(joints), bones)
    )
    drawn = surface(body, skin_matrices(body, np.broadcast_to(np.eye(3), (bones, 3, 3)), body.heads))
    return Skin(
        body, drawn.positions, drawn.normals, joints.astype(np.uint8), weights.astype(np.uint16), matrix
    )


def whole_weights(shares: Array) -> NDArray[np.int64]:
    """Shares of one (M, 4) in whole steps that sum to TOTAL.

    The largest, which stands first, takes what rounding left over.
    """
    steps = np.floor(shares * TOTAL + 0.5).astype(np.int64)
    steps[:, 0] += TOTAL - steps.sum(axis=1)
    return steps
