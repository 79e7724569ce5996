"""The drawn surface as game engines skin it.

Every vertex hangs on at most four joints, with weights in whole steps.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Array32
from body_model.model import Body
from body_model.skin import skin_matrices, surface

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
