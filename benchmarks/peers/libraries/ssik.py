"""ssik: analytic answers for the whole seven-joint arm, nearest to a seed or at a given swivel."""

from importlib import metadata
from pathlib import Path

import numpy as np
import ssik

from benchmarks.peers.arm_task import FLEXION_MOST, SEED_POSTURE, Array, parts_of, poses_of
from benchmarks.peers.solver import Solver

SWIVEL = 0.3


def make(_variant: str, folder: Path) -> Solver:
    """`chart`: the self-motion at a swivel, the peer nearest to our own task."""
    arm = ssik.Manipulator.from_urdf(str(folder / "arm7.urdf"), base="base", ee="tip")
    charts = arm.self_motion(poses_of(parts_of(SEED_POSTURE))[0])
    label = next(label for label in charts.labels() if _is_human(charts.by_label(label).q(SWIVEL)))

    def grasp(target: Array, _: Array) -> Array | None:
        chart = arm.self_motion(target).by_label(label)
        return None if chart is None else np.asarray(chart.q(SWIVEL))

    return Solver(f"{metadata.version('ssik')}, {arm.solver_name}", grasp=grasp, is_seeded=False)


def _is_human(q: Array | None) -> bool:
    return q is not None and 0.0 <= q[3] <= FLEXION_MOST and abs(q[5]) < 1.57
