"""EAIK: closed forms by subproblems for six joints.

The third of our seven is locked, and there is no swivel.
"""

from importlib import metadata
from pathlib import Path

import numpy as np
from eaik.IK_HP import HPRobot

from benchmarks.peers.arm_task import Array
from benchmarks.peers.libraries.locked_joint import (
    AXES_7,
    FIRST_LOCK,
    LOCKS,
    SEATS_8,
    nearest_sound,
    with_lock,
)
from benchmarks.peers.solver import Solver, joints


def make(variant: str, _folder: Path) -> Solver:
    """`bare`: one call, the first branch whatever its elbow.

    `sound`: locks tried until a branch has the elbow in its range.
    """
    version = metadata.version("EAIK")
    robots = [
        HPRobot(AXES_7, SEATS_8, fixed_axes=[(2, lock)])
        for lock in (LOCKS if variant == "sound" else LOCKS[:1])
    ]

    def bare(target: Array, _: Array) -> Array | None:
        found = robots[0].IK(target).Q
        return found[0] if len(found) else None

    def sound(target: Array, seed: Array) -> Array | None:
        for robot, lock in zip(robots, LOCKS, strict=True):
            found = robot.IK(target)
            exact = [
                with_lock(q, lock)
                for q, is_least_squares in zip(found.Q, found.is_LS, strict=True)
                if not is_least_squares
            ]
            chosen = nearest_sound(exact, seed)
            if chosen is not None:
                return chosen
        return None

    if variant == "sound":
        return Solver(version, grasp=sound)
    return Solver(
        version,
        grasp=bare,
        grasp_many=lambda T: robots[0].IK_batched(T, 1),
        read=lambda answers: joints([with_lock(np.asarray(q), FIRST_LOCK) for q in answers]),
        is_seeded=False,
    )
