"""Robotics Toolbox: its Levenberg-Marquardt in C++, with its own random restarts."""

from importlib import metadata
from math import pi
from pathlib import Path

import numpy as np
from roboticstoolbox import ET

from benchmarks.peers.arm_task import FLEXION_MOST, FOREARM_M, HAND, LOCKED_WRIST, UPPER_ARM_M, Array
from benchmarks.peers.solver import Solver


def make(variant: str, _folder: Path) -> Solver:
    """`loose`: the default tolerance of 1e-6; `tight`: 1e-20, both in its own squared measure."""
    tolerance = {"loose": 1e-6, "tight": 1e-20}[variant]
    free, bend = {"qlim": [-pi, pi]}, {"qlim": [0.0, FLEXION_MOST]}
    turn, hinge, side = {"flip": True, **free}, {"flip": True, **free}, {"flip": True, **free}
    shoulder = ET.Ry(**turn) * ET.Rx(**hinge) * ET.Ry(**turn)
    arm = shoulder * ET.ty(-UPPER_ARM_M) * ET.Rx(flip=True, **bend) * ET.ty(-FOREARM_M)
    tip = np.eye(4)
    tip[:3, :3], tip[:3, 3] = LOCKED_WRIST, LOCKED_WRIST @ HAND
    locked = arm * ET.SE3(tip)
    whole = (
        arm
        * ET.Ry(**turn)
        * ET.Rz(**side)
        * ET.Rx(**hinge)
        * ET.tx(HAND[0])
        * ET.ty(HAND[1])
        * ET.tz(HAND[2])
    )
    position_only = np.array((1.0, 1.0, 1.0, 0.0, 0.0, 0.0))

    def place(target: Array, seed: Array) -> Array | None:
        pose = np.eye(4)
        pose[:3, 3] = target
        found = locked.ik_LM(
            pose, q0=np.array(seed[:4]), mask=position_only, tol=tolerance, joint_limits=True
        )
        return found.q if found.success else None

    def grasp(target: Array, seed: Array) -> Array | None:
        found = whole.ik_LM(target, q0=np.array(seed), tol=tolerance, joint_limits=True)
        return found.q if found.success else None

    return Solver(metadata.version("roboticstoolbox-python"), place, grasp)
