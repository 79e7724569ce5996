"""The drawn right hand alone.

Its skin for sets of angles, cut into palm and digits, and the areas that are named by articulators.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import ArrayLike
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices, Mask
from body_model.model import Body
from body_model.regions import below
from body_model.skin import skin_matrices
from body_model.surface_point import Attachment, attach
from handshapes import catalogue
from handshapes.handshape import DIGITS
from signer.fitting.patch import Patch
from signer.kinematics.hand import finger_rotations, hand_bones
from signer.kinematics.skeleton import rest_rotations, world_pose

PALM: Final = 0
REACH_M: Final = {
    "tip": 0.0065,
    "pad": 0.008,
    "nail": 0.007,
    "radial": 0.010,
    "ulnar": 0.010,
    "dorsal": 0.010,
    "palmar": 0.010,
    "distal": 0.012,
}
"""Radius, m, of the skin that an articulator names, about its point, by the last word of its name: a tip is
smaller than a side."""
ROOT_M: Final = 0.010
"""Way from a digit's border, m, that belongs to its root, where neighbours always meet."""
OF_BONES: Final = {"beyond": 2, "last": 3}
"""First bone of the skin that these words name: all of a digit from it on."""
SAME_SIDE: Final = 0.2
"""Cosine from where an articulator looks under which skin is another side of the digit: 78 degrees."""


@dataclass(frozen=True, slots=True)
class Skin:
    """The hand's skin in one pose.

    (V, 3) m positions and outward unit normals, and the body's (B, 3, 4) skinning matrices.
    """

    positions: Array
    normals: Array
    matrices: Array


class HandModel:
    """The right hand of the body, its wrist at rest; angles are (21,) rad as in `signer.kinematics.hand`.

    Attributes:
        triangles: (T, 3) of the hand's own vertices.
        digit: (V,) 0 for the palm with the thumb's metacarpal, 1 for the thumb to 5 for the pinky.
        bone: (V,) which bone of its digit rules a vertex, 1 to 3 from the root; 0 in the palm.
    """

    def __init__(self, body: Body) -> None:
        self.body = body
        ours = body.straight_as or body  # digits are told apart as on the body whose chart it is
        chosen = below(body, "wrist.R")
        self._bones = np.append(chosen, body.bone_index["lowerarm02.R"])
        names = [body.bone_names[bone].removesuffix(".R") for bone in self._bones]
        of_ours, own = _hand_shares(ours, chosen), _hand_shares(body, chosen)
        # Quads, not triangles, go to a digit: so its border runs along lines of the cage.
        of_quad = of_ours[body.quads].sum(axis=1)
        on_hand = np.flatnonzero(of_quad[:, :-1].sum(axis=1) > 3.6)
        rows = (8 * on_hand[:, None] + np.arange(8)).ravel()
        used, corners = np.unique(body.triangles[rows], return_inverse=True)
        self.vertices: Indices = used
        self.triangles: Indices = corners.reshape(-1, 3)
        ruler = np.asarray(ours.subdivision[used] @ of_ours).argmax(axis=1)
        self.digit = np.array([_digit_of(name) for name in names])[ruler]
        self.bone = np.where(
            self.digit == PALM, 0, np.array([int(name[-1]) if "-" in name else 0 for name in names])[ruler]
        )
        self._triangle_digit = np.repeat(
            np.array([_digit_of(name) for name in names])[of_quad[on_hand].argmax(axis=1)], 8
        )
        homogeneous = np.concatenate([body.cage, np.ones((len(body.cage), 1))], axis=1)
        sub = body.subdivision[used]
        self._rows = np.concatenate(
            [np.asarray(sub @ (own[:, [k]] * homogeneous)) for k in range(len(names))], axis=1
        )
        self._attached: dict[str, Attachment] = {}
        self._areas: dict[str, Indices] = {}

    def matrices(self, angles: ArrayLike) -> Array:
        """(..., B, 3, 4) skinning matrices of poses (..., 21)."""
        turns = finger_rotations(self.body, "right", angles)
        local = rest_rotations(self.body, turns.shape[:-3])
        local[..., hand_bones(self.body, "right"), :, :] = turns
        return np.asarray(skin_matrices(self.body, *world_pose(self.body, local)))

    def skin(self, angles: ArrayLike) -> Skin:
        """The skin of a pose."""
        matrices = self.matrices(angles)
        positions = self._rows @ matrices[self._bones].transpose(0, 2, 1).reshape(-1, 3)
        return Skin(positions, normals_of(positions, self.triangles), matrices)

    def positions(self, angles: ArrayLike) -> Array:
        """(n, V, 3) m, the skin of poses (n, 21)."""
        matrices = self.matrices(angles)[:, self._bones].swapaxes(-1, -2)
        columns = matrices.reshape(len(matrices), self._rows.shape[1], 3).swapaxes(0, 1)
        found = self._rows @ columns.reshape(len(columns), 3 * len(matrices))
        return np.asarray(found.reshape(len(found), len(matrices), 3).swapaxes(0, 1))

    def points(self, vertices: Indices, angles: ArrayLike) -> Array:
        """(n, p, 3) m, where some vertices (p,) are in poses (n, 21)."""
        matrices = self.matrices(angles)[:, self._bones].swapaxes(-1, -2)
        return np.asarray(self._rows[vertices] @ matrices.reshape(len(matrices), -1, 3))

    def skin_normals(self, positions: Array) -> Array:
        """(V, 3) unit normals of posed skin."""
        return normals_of(positions, self.triangles)

    @cached_property
    def flat(self) -> Skin:
        """The skin of the straight hand."""
        return self.skin(np.zeros(21))

    @cached_property
    def palms(self) -> Array:
        """The hand's radial, distal and palmar directions as columns; the wrist never turns here."""
        return np.asarray(self.body.frames[self.body.bone_index["wrist.R"]])

    def articulator(self, name: str, skin: Skin) -> tuple[Array, Array]:
        """Position and normal of an articulator that is a point, in a pose."""
        if name not in self._attached:
            self._attached[name] = attach(self.body, catalogue.articulator_points(name, "right"))
        found = self._attached[name]
        return found.position(skin.matrices), found.normal(skin.matrices)

    def whole(self, digit: str) -> Patch:
        """The closed skin of a digit; the thumb's begins beyond its metacarpal."""
        return Patch.of(self.triangles[self._triangle_digit == number_of(digit)])

    def beyond(self, finger: str) -> Patch:
        """The closed skin of a finger from its middle joint on."""
        return Patch.of(self.triangles[(self._triangle_digit == number_of(finger)) & ~self._near])

    def trunk(self) -> Patch:
        """The closed skin of the palm, the thumb's metacarpal and the fingers up to their middle joints."""
        return Patch.of(
            self.triangles[(self._triangle_digit == PALM) | ((self._triangle_digit > 1) & self._near)]
        )

    @cached_property
    def _near(self) -> Mask:
        """Triangles before the middle joint of their finger."""
        return np.asarray((self.bone[self.triangles] <= 1).sum(axis=1) >= 2)

    def area(self, name: str) -> Indices:
        """The vertices of an articulator's skin.

        "palm" is the palm's inner side, "finger.inside" a finger's; "finger.beyond" is all beyond its middle
        joint, "finger.last" all beyond its end joint, "finger" all beyond its root.
        """
        if name not in self._areas:
            self._areas[name] = self._found(name)
            if not len(self._areas[name]):
                raise LookupError(f"{name}: no skin there")
        return self._areas[name]

    def union(self, names: Iterable[str]) -> Indices:
        """The vertices of several areas."""
        return np.unique(np.concatenate([self.area(name) for name in names]))

    def _found(self, name: str) -> Indices:
        inner = self.flat.normals @ self.palms[:, 2]
        digit, _, rest = name.partition(".")
        own = self.digit == number_of(digit)
        if name == "palm":
            return np.flatnonzero(own & (inner > 0.3))
        if not rest:
            rim = self.flat.positions[self.whole(digit).rim()]
            return np.flatnonzero(own & (cKDTree(rim).query(self.flat.positions)[0] > ROOT_M))
        if rest == "inside":
            return np.flatnonzero(own & (inner > 0.3))
        if rest in OF_BONES:
            return np.flatnonzero(own & (self.bone >= OF_BONES[rest]))
        place, normal = self.articulator(name, self.flat)
        near = np.linalg.norm(self.flat.positions - place, axis=1) < REACH_M[name.rsplit(".", 1)[-1]]
        return np.flatnonzero(own & near & (self.flat.normals @ normal > SAME_SIDE))


def number_of(digit: str) -> int:
    """0 for the palm, 1 for the thumb to 5 for the pinky."""
    return DIGITS.index(digit) + 1 if digit in DIGITS else PALM


def normals_of(positions: Array, triangles: Indices) -> Array:
    """(V, 3) unit normals of a mesh, each as the area around it looks."""
    a, b, c = (positions[triangles[:, k]] for k in range(3))
    face = np.cross(b - a, c - a)
    normals = np.stack(
        [np.bincount(triangles.ravel(), np.repeat(face[:, axis], 3), len(positions)) for axis in range(3)],
        axis=1,
    )
    return np.asarray(normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-15))


def _hand_shares(body: Body, hand: Indices) -> Array:
    """(C, n + 1) shares of a hand's bones in the cage, and last of all that stays at rest above it."""
    shares = np.asarray(body.weights[:, hand].todense())
    return np.column_stack([shares, 1.0 - shares.sum(axis=1)])


def _digit_of(bone: str) -> int:
    return int(bone[6]) if bone.startswith("finger") and bone != "finger1-1" else PALM
