"""Pink: quadratic programs over Pinocchio, whole steps until the frame task is met."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pink
import pinocchio as pin

from benchmarks.peers.arm_task import Array
from benchmarks.peers.solver import Solver

STEPS = 60


def make(_variant: str, folder: Path) -> Solver:
    """`loose`: met within 1e-5."""
    upright = np.eye(3)
    place, grasp = _follower(folder / "arm4.urdf", 4, 0.0), _follower(folder / "arm7.urdf", 7, 1.0)
    return Solver(
        f"{pink.__version__}, pinocchio {pin.__version__}",
        lambda p, seed: place(pin.SE3(upright, p), seed),
        lambda T, seed: grasp(pin.SE3(T[:3, :3], T[:3, 3]), seed),
    )


def _follower(path: Path, count: int, turn_cost: float) -> Callable[[pin.SE3, Array], Array]:
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    task = pink.tasks.FrameTask("tip", position_cost=1.0, orientation_cost=turn_cost, lm_damping=1e-1)

    def follow(target: pin.SE3, seed: Array) -> Array:
        held = pink.Configuration(model, data, np.array(seed[:count]))
        task.set_target(target)
        for _ in range(STEPS):
            miss = task.compute_error(held)
            if miss[:3] @ miss[:3] < 1e-10 and (turn_cost == 0.0 or miss[3:] @ miss[3:] < 1e-10):
                break
            held.integrate_inplace(
                pink.solve_ik(held, [task], 1.0, solver="daqp", damping=1e-9, safety_break=False), 1.0
            )
        return np.array(held.q)

    return follow
