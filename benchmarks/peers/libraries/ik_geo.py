"""IK-Geo: closed forms by subproblems for six joints.

The third of our seven is locked, and there is no swivel.
"""

from importlib import metadata
from pathlib import Path

import ik_geo
import numpy as np

from benchmarks.peers.arm_task import AXES, DOWN, FOREARM_M, HAND, UPPER_ARM_M, Array, turn
from benchmarks.peers.libraries.locked_joint import FIRST_LOCK, LOCKS, nearest_sound, with_lock
from benchmarks.peers.solver import Solver, joints


def make(variant: str, _folder: Path) -> Solver:
    """`bare`: one call, the first branch whatever its elbow.

    `sound`: locks tried until a branch has the elbow in its range.
    """
    version = metadata.version("ik-geo")
    held = [(_robot(lock), turn(AXES[2], np.array(lock)), lock) for lock in LOCKS]
    robot, locked, _ = held[0]

    def bare(target: Array, _: Array) -> Array | None:
        found = robot.get_ik((locked @ target[:3, :3].T).tolist(), target[:3, 3].tolist())
        return found[0][0] if found else None

    def sound(target: Array, seed: Array) -> Array | None:
        for each, rotation, lock in held:
            # the binding takes the transposed rotation
            found = each.get_ik_sorted((rotation @ target[:3, :3].T).tolist(), target[:3, 3].tolist())
            chosen = nearest_sound(
                (with_lock(q, lock) for q, _, is_least_squares in found if not is_least_squares), seed
            )
            if chosen is not None:
                return chosen
        return None

    if variant == "sound":
        return Solver(version, grasp=sound)
    return Solver(
        version,
        grasp=bare,
        read=lambda answers: joints([with_lock(q, FIRST_LOCK) for q in answers]),
        is_seeded=False,
    )


def _robot(lock: float) -> "ik_geo.Robot":
    rotation = turn(AXES[2], np.array(lock))
    axes = [AXES[0], AXES[1], *(rotation @ axis for axis in AXES[3:])]
    none = np.zeros(3)
    # its family has the spherical wrist last, so the hand's offset, turned by the lock, ends the chain
    seats = [none, none, UPPER_ARM_M * DOWN, FOREARM_M * (rotation @ DOWN), none, none, rotation @ HAND]
    return ik_geo.Robot.spherical_two_intersecting([a.tolist() for a in axes], [s.tolist() for s in seats])
