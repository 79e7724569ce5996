"""Figures to draw: the posed body, the body at rest for the pickers, and one hand upright for its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.skin import skin_matrices, surface
from body_model.surface_point import SurfacePoint, attach
from handshapes import catalogue
from signer.document.sign import Side
from signer.kinematics.hand import finger_rotations, hand_bones, handshape_angles
from signer.kinematics.skeleton import world_pose
from signer.studio.stage.mesh import Part

Array = NDArray[np.float64]
Points = NDArray[np.float32]
Shares = Sequence[tuple[SurfacePoint, float]]


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """A posed surface, ready to be drawn, and the matrices that posed it.

    Attributes:
        matrices: (B, 3, 4) skinning matrices.
        positions, normals: (M, 3) m and unit.
        part: what of it is drawn.
    """

    matrices: Array
    positions: Points
    normals: Points
    part: Part = "all"

    def point(self, shares: Shares) -> tuple[Array, Array]:
        """Where a point of the skin (or a mean of several) is, (3,) m, and its outward normal, (3,)."""
        attachment = attach(load_body(), shares)
        return attachment.position(self.matrices), attachment.normal(self.matrices)


def figure_of(matrices: Array) -> Figure:
    """The whole body in a pose."""
    drawn = surface(load_body(), matrices)
    return Figure(matrices, drawn.positions, drawn.normals)


@lru_cache(maxsize=1)
def resting_figure() -> Figure:
    """The body as it stands in its data, arms a little away: nothing hides the places on it."""
    body = load_body()
    count = len(body.bone_names)
    return figure_of(skin_matrices(body, np.broadcast_to(np.eye(3), (count, 3, 3)), body.heads))


@lru_cache(maxsize=8)
def hand_figure(handshape_name: str, side: Side) -> Figure:
    """One hand upright, its palm to the viewer: fingers along +y, palm along +z, wrist at the origin.

    Raises:
        LookupError: no such handshape.
    """
    body = load_body()
    suffix = "R" if side == "right" else "L"
    wrist = body.bone_index[f"wrist.{suffix}"]
    local = np.broadcast_to(np.eye(3), (len(body.bone_names), 3, 3)).copy()
    local[0] = body.frames[wrist].T
    local[list(hand_bones(body, side))] = finger_rotations(body, side, handshape_angles(catalogue.find(handshape_name)))
    posed = world_pose(body, local)
    matrices = skin_matrices(body, posed.rotations, posed.positions - posed.positions[wrist])
    drawn = surface(body, matrices)
    return Figure(matrices, drawn.positions, drawn.normals, "right hand" if side == "right" else "left hand")
