"""Face shapes as morph targets of the exported surface.

Shapes are linear on the cage, and so is its refinement: the sum of the targets at rest is the editor's face
exactly. Normals are not linear; each target has what it does to them at full strength.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.face_shapes import ARKIT_SHAPES
from body_model.skin import skin_matrices, surface
from signer.export.four_bones import Skin

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
