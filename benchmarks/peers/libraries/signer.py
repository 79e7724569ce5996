"""Our own solver: one target or many through `solve_arm`, and on plain floats as the editor calls it."""

from importlib import metadata
from math import cos, sin
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers.arm_task import FLEXION_MOST, HAND, IN_FOREARM, LOCKED_WRIST, Array, Parts
from benchmarks.peers.solver import Solver
from benchmarks.yardstick import FOREARM_M, UPPER_ARM_M
from signer.kinematics import arm_one
from signer.kinematics.arm import Arm, solve_arm, solve_arm_global

SWIVEL = 0.3


def make(variant: str, _folder: Path) -> Solver:
    """`call`: arrays in, checked, posture out; `floats`: the formulas alone."""
    arm = Arm.straight(UPPER_ARM_M, FOREARM_M, 1, (0.0, FLEXION_MOST))
    version = metadata.version("asl-signer") + f", numpy {np.__version__}"
    if variant == "floats":
        in_forearm, swing = tuple(IN_FOREARM.tolist()), (cos(SWIVEL), sin(SWIVEL))
        return Solver(
            version,
            lambda p, _: arm_one.solve(arm.elbow, *p.tolist(), *in_forearm, *swing),
            read=_floats,
            is_seeded=False,
        )
    shoulder = np.zeros(3)
    locked: dict[str, Any] = {
        "shoulder": shoulder,
        "articulator": HAND,
        "wrist_rotation": LOCKED_WRIST,
        "swivel": SWIVEL,
    }
    held: dict[str, Any] = {"shoulder": shoulder, "articulator": HAND, "swivel_about_wrist": SWIVEL}
    return Solver(
        version,
        place=lambda p, _: solve_arm(arm, target=p, **locked),
        grasp=lambda T, _: solve_arm_global(arm, target=T[:3, 3], hand_rotation=T[:3, :3], **held),
        place_many=_own_each(arm),
        grasp_many=lambda T: solve_arm_global(arm, target=T[:, :3, 3], hand_rotation=T[:, :3, :3], **held),
        read=_postures,
        is_seeded=False,
    )


def _own_each(arm: Arm) -> Any:
    """Every target with its own wrist, articulator and swivel, as a clip has them.

    Harder than the peers' batches.
    """

    def place_many(targets: Array) -> Any:
        n = len(targets)
        if n not in own:
            own[n] = np.tile(LOCKED_WRIST, (n, 1, 1)), np.tile(HAND, (n, 1)), np.full(n, SWIVEL)
        wrist, hand, swivel = own[n]
        return solve_arm(
            arm, shoulder=np.zeros(3), target=targets, articulator=hand, wrist_rotation=wrist, swivel=swivel
        )

    own: dict[int, tuple[Array, Array, Array]] = {}
    return place_many


def _postures(answers: Any) -> Parts:
    return Parts(
        np.array([a.shoulder_rotation for a in answers]),
        np.array([float(a.flexion_rad) for a in answers]),
        np.array([a.wrist_rotation for a in answers]),
    )


def _floats(answers: Any) -> Parts:
    numbers = np.array([answer[:12] for answer in answers])
    shoulder = numbers[:, :9].reshape(-1, 3, 3)
    return Parts(shoulder, numbers[:, 11], np.broadcast_to(LOCKED_WRIST, shoulder.shape))
