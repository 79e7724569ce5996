"""The drawn right hand alone: its skin for many sets of angles at once, and how deep its parts stand in each other."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from body_model.model import Body
from body_model.regions import below
from body_model.skin import skin_matrices
from body_model.surface_point import attach
from handshapes import catalogue
from handshapes.handshape import DIGITS
from signer.kinematics.hand import finger_rotations, hand_bones
from signer.kinematics.skeleton import rest_rotations, world_pose

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]
# A point farther than this from the nearest skin of the other part is not in it.
NEAR_M = 0.012


@dataclass(frozen=True, slots=True)
class Skin:
    """The hand's skin in one pose: (V, 3) positions and outward normals, at rest of the wrist."""

    positions: Array
    normals: Array
    matrices: Array


class HandModel:
    """The right hand of the body; angles are (21,) rad as in `signer.kinematics.hand`."""

    def __init__(self, body: Body) -> None:
        self.body = body
        chosen = below(body, "wrist.R")
        self._bones = np.append(chosen, body.bone_index["lowerarm02.R"])
        on_hand = np.asarray((body.subdivision @ body.weights[:, chosen]).sum(axis=1)).ravel()
        self._vertices = np.flatnonzero(on_hand > 0.9)
        weights = (body.subdivision @ body.weights[:, self._bones].toarray())[self._vertices]
        self.ruler = self._bones[weights.argmax(axis=1)]
        rows = body.subdivision[self._vertices]
        homogeneous = np.concatenate([body.cage, np.ones((len(body.cage), 1))], axis=1)
        dense = body.weights[:, self._bones].toarray()
        self._rows = np.concatenate([rows @ (dense[:, [k]] * homogeneous) for k in range(len(self._bones))], axis=1)
        inverse = np.full(len(body.rest), -1)
        inverse[self._vertices] = np.arange(len(self._vertices))
        inside = inverse[body.triangles]
        self._triangles = inside[(inside >= 0).all(axis=1)]

    def ruled_by(self, *bones: str) -> Mask:
        """Vertices whose greatest weight lies on one of the right hand's bones."""
        return np.isin(self.ruler, self.body.bones(*(f"{bone}.R" for bone in bones)))

    @cached_property
    def palm(self) -> Mask:
        """Vertices of the palm and the back of the hand."""
        return self.ruled_by("wrist", "metacarpal1", "metacarpal2", "metacarpal3", "metacarpal4")

    def digit(self, name: str, *joints: int) -> Mask:
        """Vertices of a digit's bones, counted 1 to 3 from its root."""
        return self.ruled_by(*(f"finger{DIGITS.index(name) + 1}-{joint}" for joint in joints or (1, 2, 3)))

    def matrices(self, angles: Array) -> Array:
        """(B, 3, 4) skinning matrices with the wrist at rest."""
        local = rest_rotations(self.body)
        local[hand_bones(self.body, "right")] = finger_rotations(self.body, "right", angles)
        return np.asarray(skin_matrices(self.body, *world_pose(self.body, local)))

    def skin(self, angles: Array) -> Skin:
        """The skin of a pose."""
        matrices = self.matrices(angles)
        positions = self._rows @ matrices[self._bones].transpose(0, 2, 1).reshape(-1, 3)
        a, b, c = (positions[self._triangles[:, k]] for k in range(3))
        face = np.cross(b - a, c - a)
        normals = np.zeros_like(positions)
        for k in range(3):
            for axis in range(3):
                normals[:, axis] += np.bincount(self._triangles[:, k], face[:, axis], len(positions))
        return Skin(positions, normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-15), matrices)

    def articulator(self, name: str, skin: Skin) -> tuple[Array, Array]:
        """Position and normal of an articulator that is a point, in a pose."""
        if name not in self._attached:
            self._attached[name] = attach(self.body, catalogue.articulator_points(name, "right"))
        found = self._attached[name]
        return found.position(skin.matrices), found.normal(skin.matrices)

    @cached_property
    def _attached(self) -> dict[str, object]:
        return {}


def depths(skin: Skin, part: Mask, others: Mask) -> Array:
    """How deep each vertex of a part stands inside the others, m; negative outside; minus NEAR_M where nothing is near."""
    tree = cKDTree(skin.positions[others])
    away, nearest = tree.query(skin.positions[part], distance_upper_bound=NEAR_M)
    found = np.full(len(away), -NEAR_M)
    near = np.isfinite(away)
    gap = skin.positions[part][near] - tree.data[nearest[near]]
    along = (gap * skin.normals[others][nearest[near]]).sum(axis=1)
    # Beside the border of a part the nearest skin looks elsewhere: only what stands straight behind it is inside.
    found[near] = np.where(-along > 0.6 * away[near], -along, -away[near])
    return found
