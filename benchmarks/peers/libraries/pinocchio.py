"""Pinocchio: the inverse kinematics of its own example, as printed and with shrinking damping.

The damping shrinks with the error.
"""

from pathlib import Path

import numpy as np
import pinocchio as pin

from benchmarks.peers.arm_task import Array
from benchmarks.peers.solver import Solver


def make(variant: str, folder: Path) -> Solver:
    """`example`: step 0.1 to 1e-4; `loose` and `tight`: whole damped steps to 1e-5 and 1e-11."""
    step, enough, most = {
        "example": (0.1, 1e-4, 1000),
        "loose": (1.0, 1e-5, 100),
        "tight": (1.0, 1e-11, 100),
    }[variant]
    damped = variant != "example"
    models = {count: pin.buildModelFromUrdf(str(folder / f"arm{count}.urdf")) for count in (4, 7)}
    held = {count: (model, model.createData(), model.getFrameId("tip")) for count, model in models.items()}
    three, six = np.eye(3), np.eye(6)

    def damping(squared: float) -> float:
        return 0.01 * squared + 1e-14 if damped else 1e-12

    def place(target: Array, seed: Array) -> Array:
        model, data, tip = held[4]
        q = np.array(seed[:4])
        for _ in range(most):
            pin.computeJointJacobians(model, data, q)
            miss = target - pin.updateFramePlacement(model, data, tip).translation
            squared = miss @ miss
            if squared < enough * enough:
                break
            J = pin.getFrameJacobian(model, data, tip, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)[:3]
            q = pin.integrate(
                model, q, step * (J.T @ np.linalg.solve(J @ J.T + damping(squared) * three, miss))
            )
        return q

    def grasp(target: Array, seed: Array) -> Array:
        model, data, tip = held[7]
        q, wanted = np.array(seed), pin.SE3(target[:3, :3], target[:3, 3])
        for _ in range(most):
            pin.computeJointJacobians(model, data, q)
            between = pin.updateFramePlacement(model, data, tip).actInv(wanted)
            miss = pin.log(between).vector
            squared = miss @ miss
            if squared < enough * enough:
                break
            J = -pin.Jlog6(between.inverse()) @ pin.getFrameJacobian(
                model, data, tip, pin.ReferenceFrame.LOCAL
            )
            q = pin.integrate(
                model, q, -step * (J.T @ np.linalg.solve(J @ J.T + damping(squared) * six, miss))
            )
        return q

    return Solver(pin.__version__, place, grasp)
