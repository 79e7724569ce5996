"""Mink: quadratic programs over MuJoCo, whole steps until the frame task is met."""

from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import mink
import mujoco
import numpy as np

from benchmarks.peers.arm_task import Array
from benchmarks.peers.solver import Solver

STEPS = 60


def make(variant: str, folder: Path) -> Solver:
    """`loose`: met within 1e-5; `tight`: within 1e-10."""
    enough = {"loose": 1e-5, "tight": 1e-10}[variant]
    upright = mink.SO3.identity()
    place, grasp = (
        _follower(folder / "arm4.xml", 4, 0.0, enough),
        _follower(folder / "arm7.xml", 7, 1.0, enough),
    )
    return Solver(
        f"{metadata.version('mink')}, mujoco {mujoco.__version__}",
        lambda p, seed: place(mink.SE3.from_rotation_and_translation(upright, p), seed),
        lambda T, seed: grasp(mink.SE3.from_matrix(T), seed),
    )


def _follower(path: Path, count: int, turn_cost: float, enough: float) -> Callable[[Any, Array], Array]:
    model = mujoco.MjModel.from_xml_path(str(path))
    held = mink.Configuration(model)
    task = mink.FrameTask("tip", "site", position_cost=1.0, orientation_cost=turn_cost, lm_damping=1e-1)
    limits = [mink.ConfigurationLimit(model)]

    def follow(target: Any, seed: Array) -> Array:
        held.update(np.array(seed[:count]))
        task.set_target(target)
        for _ in range(STEPS):
            miss = task.compute_error(held)
            if miss[:3] @ miss[:3] < enough**2 and (turn_cost == 0.0 or miss[3:] @ miss[3:] < enough**2):
                break
            held.integrate_inplace(mink.solve_ik(held, [task], 1.0, "daqp", damping=1e-9, limits=limits), 1.0)
        return np.array(held.q)

    return follow
