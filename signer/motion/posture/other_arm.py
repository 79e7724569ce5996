"""The arm that is not being solved, as it is at the moment: it carries places to which the other hand goes."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer.document.sign import Side
from signer.kinematics.arm import ArmPosture, elbow_rotation
from signer.kinematics.rig import ArmRig, Girdle, arm_bone_rotations, arm_rig

Array = NDArray[np.float64]
Indices = NDArray[np.intp]


@dataclass(frozen=True, slots=True, eq=False)
class OtherArm:
    """Skinning matrices (..., 26, 3, 4) of the bones of one arm and its hand, in the order of `bones_of`.

    Two of them are equal when all their numbers are, so that what was solved beside one can be remembered.
    """

    side: Side
    matrices: Array

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OtherArm) and self.side == other.side and np.array_equal(self.matrices, other.matrices)

    def __hash__(self) -> int:
        return hash((self.side, self.matrices.tobytes()))


@lru_cache(maxsize=2)
def bones_of(side: Side) -> Indices:
    """(26,) the bones of an arm from the clavicle on, and of its hand."""
    rig = arm_rig(load_body(), side)
    return np.concatenate([rig.bones, rig.hand_bones])


def rows_of(other: OtherArm | None, rows: Indices) -> OtherArm | None:
    """Some moments of many; one moment is that for all."""
    return other if other is None or other.matrices.ndim == 3 else OtherArm(other.side, other.matrices[rows])


def wrist_matrix(rig: ArmRig, posture: ArmPosture) -> Array:
    """Skinning matrix (..., 3, 4) of the wrist bone of a solved arm: the last one of the arm itself."""
    turn = posture.shoulder_rotation @ elbow_rotation(rig.arm, posture.flexion_rad) @ posture.wrist_rotation @ rig.hand_frame.T
    return np.concatenate([turn, (posture.wrist - turn @ rig.wrist)[..., None]], axis=-1)


def arm_matrices(rig: ArmRig, girdle: Girdle, posture: ArmPosture, hand: Array) -> Array:
    """Skinning matrices (..., 26, 3, 4) of a solved arm whose hand bones have these (..., 19, 3, 4) while the wrist is at rest."""
    turns = arm_bone_rotations(rig, girdle, posture)
    matrices = np.empty((*turns.shape[:-3], 26, 3, 4))
    matrices[..., : len(rig.bones), :, :3] = turns
    # a bone is where the one above it carries its head
    matrices[..., 0, :, 3] = rig.heads[0] - turns[..., 0, :, :] @ rig.heads[0]
    slips = ((turns[..., :-1, :, :] - turns[..., 1:, :, :]) @ rig.heads[1:, :, None])[..., 0]
    matrices[..., 1 : len(rig.bones), :, 3] = matrices[..., :1, :, 3] + slips.cumsum(axis=-2)
    wrist = matrices[..., len(rig.bones) - 1, None, :, :]
    matrices[..., len(rig.bones) :, :, :] = wrist[..., :3] @ hand
    matrices[..., len(rig.bones) :, :, 3] += wrist[..., 3]
    return matrices
