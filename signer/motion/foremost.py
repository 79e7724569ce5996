"""Articulators that are means of points lie off the skin: what touches for them is the skin around that stands out furthest."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

import handshapes.catalogue as shapes
from body_model.load import load_body
from body_model.surface_point import attach
from signer.document.sign import Side
from signer.kinematics.rig import arm_rig
from signer.motion.hands import shaped_hand

Array = NDArray[np.float64]
Indices = NDArray[np.intp]

AROUND_M: Final = 0.012
"""Skin this near to one of the points belongs to the articulator: about a fingertip."""


@dataclass(frozen=True, slots=True, eq=False)
class Foremost:
    """Points of the skin around an articulator, carried by bones (k,) with one 4-vector for each: (m, k, 4)."""

    bones: Indices
    q: Array

    def overhang(self, matrices: Array, articulator: Array, outward: Array) -> Array:
        """How far (...) m this skin reaches beyond the articulator into a body whose normal is `outward` (..., 3)."""
        points = np.einsum("...kij,mkj->...mi", matrices[..., self.bones, :, :], self.q)
        return np.asarray(np.maximum(((articulator[..., None, :] - points) * outward[..., None, :]).sum(axis=-1).max(axis=-1), 0.0))


@lru_cache(maxsize=512)
def foremost_of(handshape: str, articulator: str, side: Side) -> Foremost | None:
    """The skin that touches for a derived articulator; None for one that is a point of the skin itself."""
    if shapes.find_articulator(articulator).kind == "point":
        return None
    body, shape = load_body(), shapes.find(handshape)
    bones, q = _skin_of_hand(side)
    posed = np.concatenate([np.eye(3, 4)[None], shaped_hand(handshape, side).matrices])
    skin = np.einsum("kij,mkj->mi", posed, q)
    by_bone = np.zeros((len(body.bone_names), 3, 4))
    by_bone[bones] = posed
    parts = [attach(body, [(point, 1.0)]).position(by_bone) for point, _ in shapes.articulator_points(articulator, side, shape)]
    near = (np.linalg.norm(skin[:, None] - np.stack(parts), axis=-1) < AROUND_M).any(axis=-1)
    return Foremost(bones, q[near])


@lru_cache(maxsize=2)
def _skin_of_hand(side: Side) -> tuple[Indices, Array]:
    """The drawn vertices that wrist bone and hand alone carry: bones (20,), wrist first, and their 4-vectors (m, 20, 4)."""
    body, rig = load_body(), arm_rig(load_body(), side)
    bones = np.concatenate([rig.bones[-1:], rig.hand_bones])
    shares = (body.subdivision @ body.weights)[:, bones].toarray()
    rows = np.flatnonzero(shares.sum(axis=1) > 1.0 - 1e-9)
    drawn, carried = body.subdivision[rows], body.weights[:, bones]
    moments = [((drawn.multiply(body.cage[:, axis])) @ carried).toarray() for axis in range(3)]
    return bones, np.stack([*moments, shares[rows]], axis=-1)
