"""Blender's own IK constraint without its window.

Three bones, the wrist locked, one update of the scene a target.
"""

from pathlib import Path
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from benchmarks.peers.arm_task import (
    DOWN,
    FLEXION_MOST,
    FOREARM_M,
    HAND,
    HINGE,
    LOCKED_WRIST,
    UPPER_ARM_M,
    Array,
    Parts,
    turn,
)
from benchmarks.peers.solver import Solver

REST_FLEXION = 0.6
"""The rest pose is bent, which tells its solver the way to bend."""


def make(_variant: str, _folder: Path) -> Solver:
    """`default`: 500 iterations, as it comes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rig = _rig()
    bones = rig.pose.bones
    target = bpy.data.objects.new("target", None)
    bpy.context.scene.collection.objects.link(target)
    constraint = bones["hand"].constraints.new("IK")
    constraint.target, constraint.chain_count, constraint.use_tail = target, 3, True
    fore = bones["fore"]
    fore.lock_ik_y = fore.lock_ik_z = True
    for axis in "xyz":
        setattr(bones["hand"], f"lock_ik_{axis}", True)
    rest_upper, rest_fore = (
        np.array(rig.data.bones[name].matrix_local.to_3x3()) for name in ("upper", "fore")
    )
    # the bone's own hinge axis runs with ours or against it
    sense = float(np.sign(rest_fore[:, 0] @ HINGE))
    ends = sorted((-sense * REST_FLEXION, sense * (FLEXION_MOST - REST_FLEXION)))
    fore.use_ik_limit_x, fore.ik_min_x, fore.ik_max_x = True, *ends
    layer = bpy.context.view_layer

    def place(point: Array, _: Array) -> tuple[Array, Array]:
        target.location = point.tolist()
        layer.update()
        return np.array(bones["upper"].matrix.to_3x3()), np.array(fore.matrix.to_3x3())

    def read(answers: Any) -> Parts:
        shoulder = np.array([upper for upper, _ in answers]) @ rest_upper.T
        forearm = np.array([lower for _, lower in answers]) @ (
            rest_fore.T @ turn(HINGE, np.array(REST_FLEXION))
        )
        between = np.swapaxes(shoulder, 1, 2) @ forearm
        return Parts(
            shoulder,
            np.arctan2(between[:, 1, 2], between[:, 1, 1]),
            np.broadcast_to(LOCKED_WRIST, shoulder.shape),
        )

    return Solver(bpy.app.version_string, place, read=read, is_seeded=False)


def _rig() -> Any:
    armature = bpy.data.armatures.new("arm")
    rig = bpy.data.objects.new("arm", armature)
    bpy.context.scene.collection.objects.link(rig)
    bpy.context.view_layer.objects.active = rig
    bpy.ops.object.mode_set(mode="EDIT")
    bend = turn(HINGE, np.array(REST_FLEXION))
    elbow = UPPER_ARM_M * DOWN
    wrist = elbow + FOREARM_M * bend @ DOWN
    joints = np.zeros(3), elbow, wrist, wrist + bend @ LOCKED_WRIST @ HAND
    parent = None
    for i, name in enumerate(("upper", "fore", "hand")):
        bone = armature.edit_bones.new(name)
        bone.head, bone.tail = tuple(joints[i]), tuple(joints[i + 1])
        if parent is not None:
            bone.parent, bone.use_connect = parent, True
        # roll so that the bone's own z is across the hinge, which makes its x the hinge
        bone.align_roll(Vector(tuple(np.cross(HINGE, joints[i + 1] - joints[i]))))
        parent = bone
    bpy.ops.object.mode_set(mode="OBJECT")
    return rig
