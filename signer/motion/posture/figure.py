"""The whole body put together from its arms and hands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.load import load_body
from body_model.skin import skin_matrices
from signer.document.sign import Side
from signer.kinematics.rig import arm_bone_rotations, arm_rig, local_rotations
from signer.kinematics.skeleton import mirrored_rotations, rest_rotations, world_pose
from signer.motion.posture.reaching import Reach


class Limb(NamedTuple):
    """An arm and its hand: turns against the parent bones, (..., 7, 3, 3) of the arm and (..., 19, 3, 3) of the fingers."""

    arm: Array
    fingers: Array


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """The bones of posed bodies: `rotations` (..., B, 3, 3) from rest, `positions` (..., B, 3), skinning `matrices` (..., B, 3, 4)."""

    rotations: Array
    positions: Array
    matrices: Array


def limb_of(side: Side, reach: Reach, fingers: Array) -> Limb:
    """The limb of a solved arm whose fingers are turned so."""
    rig = arm_rig(load_body(), side)
    return Limb(local_rotations(arm_bone_rotations(rig, reach.girdle, reach.posture)), fingers)


def put_together(limbs: Mapping[Side, Limb], lead: tuple[int, ...]) -> Figure:
    """Bodies over the leading axes `lead` with these limbs; what is not given stays as the model rests."""
    body = load_body()
    local = rest_rotations(body, lead)
    for side, limb in limbs.items():
        rig = arm_rig(body, side)
        local[..., rig.bones, :, :] = limb.arm
        local[..., rig.hand_bones, :, :] = limb.fingers
    rotations, positions = world_pose(body, local)
    return Figure(rotations, positions, skin_matrices(body, rotations, positions))


def mirrored(figure: Figure) -> Figure:
    """Return the bodies mirrored across the signer's middle."""
    other = load_body().mirror_bone
    rotations, positions = mirrored_rotations(figure.rotations[..., other, :, :]), mirrored_points(figure.positions[..., other, :])
    return Figure(rotations, positions, skin_matrices(load_body(), rotations, positions))


def mirrored_points(points: Array) -> Array:
    """Points or directions (..., 3) in that mirror."""
    return np.asarray(points * (-1.0, 1.0, 1.0))
