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
from signer.document.values import HandForm
from signer.kinematics.rig import arm_rig
from signer.motion.places.hands import points_shape, shaped_hand

Array = NDArray[np.float64]
Indices = NDArray[np.intp]

AROUND_M: Final = 0.012
"""Skin this near to one of the points belongs to the articulator: about a fingertip."""


@dataclass(frozen=True, slots=True, eq=False)
class Foremost:
    """Skin around an articulator of a hand that keeps its shape: the wrist bone and (m, 3) m, points that ride on it, from rest."""

    wrist: int
    points: Array

    def overhang(self, matrices: Array, articulator: Array, outward: Array) -> Array:
        """How far (...) m this skin reaches beyond the articulator into a body whose normal is `outward` (..., 3)."""
        return self.overhang_of(matrices[..., self.wrist, :, :], articulator, outward)

    def overhang_of(self, carried: Array, articulator: Array, outward: Array) -> Array:
        """The same for a wrist bone whose skinning matrix (..., 3, 4) is `carried`."""
        along = (outward[..., None, :] @ carried[..., :3])[..., 0, :] @ self.points.T
        lowest = along.min(axis=-1) + (outward * carried[..., 3]).sum(axis=-1)
        return np.asarray(np.maximum((articulator * outward).sum(axis=-1) - lowest, 0.0))


@dataclass(frozen=True, slots=True, eq=False)
class Changing:
    """Skin around an articulator that becomes another one on the way (n,): none of a kind stands out by nothing."""

    before: Foremost | None
    after: Foremost | None
    way: Array

    def overhang(self, matrices: Array, articulator: Array, outward: Array) -> Array:
        """How far (n,) m it reaches beyond the articulator, as for one alone."""
        wrist = self.before.wrist if self.before is not None else self.after.wrist if self.after is not None else 0
        return self.overhang_of(matrices[..., wrist, :, :], articulator, outward)

    def overhang_of(self, carried: Array, articulator: Array, outward: Array) -> Array:
        """The same for wrist bones whose skinning matrices (n, 3, 4) are `carried`."""
        first, last = (0.0 if one is None else one.overhang_of(carried, articulator, outward) for one in (self.before, self.after))
        return np.asarray((1.0 - self.way) * first + self.way * last)

    def rows(self, rows: Indices) -> "Changing":
        """Some of the frames."""
        return Changing(self.before, self.after, self.way[rows])


@lru_cache(maxsize=512)
def foremost_of(form: HandForm, articulator: str, side: Side) -> Foremost | None:
    """The skin that touches for a derived articulator; None for one that is a point of the skin itself."""
    if shapes.find_articulator(articulator).kind == "point":
        return None
    body, shape = load_body(), points_shape(form)
    bones, q = _skin_of_hand(side)
    posed = np.zeros((len(body.bone_names), 3, 4))
    posed[bones] = np.concatenate([np.eye(3, 4)[None], shaped_hand(form, side).matrices])
    skin = np.einsum("kij,mkj->mi", posed[bones], q)
    parts = [attach(body, [(point, 1.0)]).position(posed) for point, _ in shapes.articulator_points(articulator, side, shape)]
    near = (np.linalg.norm(skin[:, None] - np.stack(parts), axis=-1) < AROUND_M).any(axis=-1)
    return Foremost(int(bones[0]), skin[near])


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
