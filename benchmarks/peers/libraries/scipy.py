"""SciPy: bounded least squares on the arm's own formulas with an exact Jacobian.

The do-it-yourself way.
"""

from math import atan2, cos, sin
from pathlib import Path

import numpy as np
import scipy
from scipy.optimize import least_squares

from benchmarks.peers.arm_task import AXES, FLEXION_MOST, FOREARM_M, HAND, IN_FOREARM, UPPER_ARM_M, Array
from benchmarks.peers.solver import Solver

TURN_WEIGHT_M = 0.2
"""One radian of turn counts as much as this many metres."""
FREE = 7.0
_UNIT = np.eye(3)
_CROSSES = [np.cross(_UNIT, axis) for axis in AXES]
_SQUARES = [cross @ cross for cross in _CROSSES]


def make(variant: str, _folder: Path) -> Solver:
    """`loose`: the default tolerances of 1e-8; `tight`: 1e-15."""
    tolerance = {"loose": 1e-8, "tight": 1e-15}[variant]
    options = {"xtol": tolerance, "ftol": tolerance, "gtol": tolerance, "max_nfev": 200}
    low = [-FREE, -FREE, -FREE, 0.0, -FREE, -FREE, -FREE]
    high = [FREE, FREE, FREE, FLEXION_MOST, FREE, FREE, FREE]

    def place(target: Array, seed: Array) -> Array:
        def miss(q: Array) -> Array:
            _, forearm, elbow = _chain(q)
            return elbow + forearm @ IN_FOREARM - target

        def slope(q: Array) -> Array:
            axes, forearm, elbow = _chain(q)
            tip = elbow + forearm @ IN_FOREARM
            return np.stack(
                [np.cross(axis, tip - at) for axis, at in zip(axes, (0.0, 0.0, 0.0, elbow), strict=True)], 1
            )

        return np.asarray(
            least_squares(miss, _inside(seed[:4]), slope, bounds=(low[:4], high[:4]), **options).x
        )

    def grasp(target: Array, seed: Array) -> Array:
        def miss(q: Array) -> Array:
            _, hand, tip, _, _ = _whole(q)
            between = hand @ target[:3, :3].T
            across = 0.5 * np.array(
                [between[2, 1] - between[1, 2], between[0, 2] - between[2, 0], between[1, 0] - between[0, 1]]
            )
            sine = float(np.linalg.norm(across))
            across *= atan2(sine, 0.5 * (np.trace(between) - 1.0)) / sine if sine > 1e-9 else 1.0
            return np.concatenate([tip - target[:3, 3], TURN_WEIGHT_M * across])

        def slope(q: Array) -> Array:
            axes, _, tip, elbow, wrist = _whole(q)
            seats = (0.0, 0.0, 0.0, elbow, wrist, wrist, wrist)
            columns = [
                np.concatenate([np.cross(a, tip - at), TURN_WEIGHT_M * a])
                for a, at in zip(axes, seats, strict=True)
            ]
            return np.stack(columns, 1)

        return np.asarray(least_squares(miss, _inside(seed), slope, bounds=(low, high), **options).x)

    return Solver(scipy.__version__, place, grasp)


def _inside(seed: Array) -> Array:
    start = np.array(seed)
    start[3] = min(max(start[3], 1e-6), FLEXION_MOST - 1e-6)
    return start


def _turn(joint: int, angle: float) -> Array:
    """A joint's rotation; the general function for many costs three times as much on one."""
    rotation: Array = _UNIT + sin(angle) * _CROSSES[joint] + (1.0 - cos(angle)) * _SQUARES[joint]
    return rotation


def _chain(q: Array) -> tuple[list[Array], Array, Array]:
    """World axes of the first four joints, the forearm's rotation, the elbow."""
    rotation, axes, elbow = np.eye(3), [], np.zeros(3)
    for joint in range(4):
        if joint == 3:
            elbow = rotation @ (0.0, -UPPER_ARM_M, 0.0)
        axes.append(rotation @ AXES[joint])
        rotation = rotation @ _turn(joint, q[joint])
    return axes, rotation, elbow


def _whole(q: Array) -> tuple[list[Array], Array, Array, Array, Array]:
    """World axes of all joints, the hand's rotation, articulator, elbow and wrist."""
    axes, rotation, elbow = _chain(q)
    wrist = elbow + rotation @ (0.0, -FOREARM_M, 0.0)
    for joint in range(4, 7):
        axes.append(rotation @ AXES[joint])
        rotation = rotation @ _turn(joint, q[joint])
    return axes, rotation, wrist + rotation @ HAND, elbow, wrist
