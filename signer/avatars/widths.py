"""Greatest width of skin patches as arms and fingers bend, over seeded postures within joint ranges."""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.distance.parts import BUNDLE, POINTS
from body_model.distance.skin import moving_skin
from body_model.model import Body
from body_model.skin import skin_matrices
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.arm_shape import ArmPosture
from signer.kinematics.hand import finger_rotations
from signer.kinematics.rig import arm_rig, bone_rotations, girdle
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import world_pose
from signer.kinematics.wrist import wrist_rotation

POSTURES: Final = 600
"""Seeded postures that are measured; the bake adds a share for those that are not."""
_AT_ONCE: Final = 50
"""Postures posed together: a third of a megabyte of matrices."""
# Flexion, spread, middle and end joint of a finger, then the thumb's five: degrees.
_LOW_DEG: Final = (*((-20.0, -20.0, 0.0, 0.0) * 4), -50.0, -10.0, -10.0, 0.0, 0.0)
_HIGH_DEG: Final = (*((95.0, 20.0, 110.0, 80.0) * 4), 30.0, 60.0, 60.0, 60.0, 80.0)


class Widest(NamedTuple):
    """The widest balls about the middles: of patches (K, p) and of bundles (K,), m."""

    patches: Array
    bundles: Array


def widest(body: Body, patches: Indices, starts: Indices, bones: Indices) -> Widest:
    """Measured on the right side; the left one is its mirror image and stands after it in the same order."""
    skin = moving_skin(body, patches, starts, bones, None)
    half = len(skin.part) // 2
    of_patches, of_bundles = np.zeros(skin.vertices.shape[:2]), np.zeros(len(skin.part))
    for first in range(0, POSTURES, _AT_ONCE):
        columns = np.swapaxes(_postures(body, first, _AT_ONCE), -1, -2).astype(np.float32)
        for posed in columns:
            own = posed[skin.bones[:half]].reshape(half, -1, 3)
            points = (
                np.swapaxes(np.swapaxes(skin.rows[:half], 1, 2) @ own, 1, 2)
                .reshape(half, 3, POINTS, BUNDLE)
                .transpose(0, 3, 2, 1)
            )
            real = skin.vertices[:half] >= 0
            middles, centres = skin.patch_rows[:half] @ own, (skin.centre_rows[:half] @ posed.reshape(-1, 3))
            away = np.linalg.norm(points - middles[:, :, None], axis=3)
            of_patches[:half] = np.maximum(of_patches[:half], np.where(real, away, 0.0).max(axis=2))
            away = np.linalg.norm(points - centres[:, None, None], axis=3)
            of_bundles[:half] = np.maximum(of_bundles[:half], np.where(real, away, 0.0).max(axis=(1, 2)))
    of_patches[half:], of_bundles[half:] = of_patches[:half], of_bundles[:half]
    return Widest(of_patches, of_bundles)


def _postures(body: Body, seed: int, count: int) -> Array:
    """Skinning matrices (count, B, 3, 4) of right arms anyhow within their ranges, and hands anyhow."""
    rng = np.random.default_rng(seed)
    rig = arm_rig(body, "right")
    direction = rng.normal(size=(count, 3))
    direction[:, 2] = np.abs(direction[:, 2]) - 0.4
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    hanging = np.array((0.0, -1.0, 0.0))
    across = np.cross(hanging, direction)
    size = np.linalg.norm(across, axis=1, keepdims=True)
    angle = np.arctan2(size[:, 0], direction @ hanging)
    swing = axis_rotation(across / np.maximum(size, 1e-9), angle)
    shoulder = swing @ axis_rotation(hanging, rng.uniform(-1.2, 1.2, count))
    flexion = rng.uniform(0.0, 2.5, count)
    wrist = wrist_rotation(
        rig.arm, rng.uniform(-1.3, 1.3, count), rng.uniform(-1.0, 1.2, count), rng.uniform(-0.4, 0.3, count)
    )
    carried = girdle(rig, direction)
    elbow = carried.shoulder + (shoulder @ rig.arm.upper_arm)
    hand = elbow + (shoulder @ elbow_rotation(rig.arm, flexion) @ rig.arm.forearm)
    none = np.zeros(count)
    posture = ArmPosture(
        shoulder, flexion, wrist, elbow, hand, hand, none, none.astype(np.intp), none.astype(np.intp)
    )
    fingers = finger_rotations(
        body, "right", np.radians(rng.uniform(_LOW_DEG, _HIGH_DEG, (count, len(_LOW_DEG))))
    )
    return skin_matrices(
        body, *world_pose(body, bone_rotations(body, posture, side="right", girdle=carried, fingers=fingers))
    )
