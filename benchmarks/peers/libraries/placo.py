"""Placo: its kinematics solver stepped until the task is met, joint limits on."""

from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import numpy as np
import placo

from benchmarks.peers.arm_task import Array
from benchmarks.peers.solver import Solver

STEPS = 60


def make(_variant: str, folder: Path) -> Solver:
    """`loose`: met within 1e-5."""
    return Solver(
        metadata.version("placo"), _follower(folder / "arm4.urdf", 4), _follower(folder / "arm7.urdf", 7)
    )


def _follower(path: Path, count: int) -> Callable[[Array, Array], Array]:
    robot = placo.RobotWrapper(str(path), placo.Flags.ignore_collisions)
    solver = placo.KinematicsSolver(robot)
    solver.mask_fbase(True)
    solver.enable_joint_limits(True)
    whole = count == 7
    task = solver.add_frame_task("tip", np.eye(4)) if whole else solver.add_position_task("tip", np.zeros(3))
    task.configure("tip", "soft", *((1.0, 1.0) if whole else (1.0,)))
    solver.add_regularization_task(1e-4)
    names = [f"j{i + 1}" for i in range(count)]

    def is_met(target: Array) -> bool:
        pose = robot.get_T_world_frame("tip")
        miss = pose[:3, 3] - (target[:3, 3] if whole else target)
        if miss @ miss >= 1e-10:
            return False
        if not whole:
            return True
        between = pose[:3, :3].T @ target[:3, :3]
        skew = between - between.T
        return bool(abs(skew[2, 1]) + abs(skew[0, 2]) + abs(skew[1, 0]) < 2e-5)

    def follow(target: Array, seed: Array) -> Array:
        for name, angle in zip(names, seed, strict=False):
            robot.set_joint(name, float(angle))
        robot.update_kinematics()
        if whole:
            task.T_world_frame = target
        else:
            task.target_world = target
        for _ in range(STEPS):
            if is_met(target):
                break
            solver.solve(True)
            robot.update_kinematics()
        return np.array([robot.get_joint(name) for name in names])

    return follow
