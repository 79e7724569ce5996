"""IKPy: its optimiser over a chain read from URDF, as it comes."""

import warnings
from importlib import metadata
from pathlib import Path

import numpy as np
from ikpy.chain import Chain

from benchmarks.peers.arm_task import Array
from benchmarks.peers.solver import Solver


def make(_variant: str, folder: Path) -> Solver:
    """`default` only."""
    warnings.simplefilter("ignore")  # it warns about every fixed link
    short, whole = _chain(folder / "arm4.urdf", 4), _chain(folder / "arm7.urdf", 7)

    def place(target: Array, seed: Array) -> Array:
        return np.asarray(
            short.inverse_kinematics(target, initial_position=np.array((0.0, *seed[:4], 0.0)))[1:5]
        )

    def grasp(target: Array, seed: Array) -> Array:
        start = np.array((0.0, *seed, 0.0))
        return np.asarray(
            whole.inverse_kinematics_frame(target, initial_position=start, orientation_mode="all")[1:8]
        )

    return Solver(metadata.version("ikpy"), place, grasp)


def _chain(path: Path, count: int) -> Chain:
    elements = ["base"]
    for i in range(count):
        elements += [f"j{i + 1}", f"l{i + 1}"]
    return Chain.from_urdf_file(
        str(path),
        base_elements=[*elements, "tool", "tip"],
        active_links_mask=[False] + [True] * count + [False],
    )
