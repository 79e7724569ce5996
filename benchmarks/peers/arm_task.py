"""The tasks that every solver gets.

One left arm of seven joints, its targets, and how an answer is judged.

Axes, angles and the elbow's range are those of `signer.kinematics`; only numpy is needed, so that peers run
without us.
"""

from dataclasses import dataclass
from math import acos, pi, radians
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmarks.yardstick import FOREARM_M, HAND_M, UPPER_ARM_M, WRIST_DEG

Array: TypeAlias = NDArray[np.float64]

DOWN: Final = np.array((0.0, -1.0, 0.0))
HINGE: Final = np.array((-1.0, 0.0, 0.0))
BACK: Final = np.array((0.0, 0.0, -1.0))
AXES: Final = (DOWN, HINGE, DOWN, HINGE, DOWN, BACK, HINGE)
"""Shoulder by three joints, elbow, then the wrist: forearm turn, bend, side."""
OFFSETS: Final = (
    0.0 * DOWN,
    0.0 * DOWN,
    0.0 * DOWN,
    UPPER_ARM_M * DOWN,
    FOREARM_M * DOWN,
    0.0 * DOWN,
    0.0 * DOWN,
)
"""Origin of each joint in the frame of the one before."""
HAND: Final = np.array(HAND_M)
WRIST: Final = np.radians(WRIST_DEG)
FLEXION_MOST: Final = radians(150.0)
LIMITS: Final = tuple((0.0, FLEXION_MOST) if joint == 3 else (-pi, pi) for joint in range(7))
SEED_POSTURE: Final = np.array((0.3, 0.8, 0.1, 1.2, 0.1, 0.1, 0.1))
"""Posture at which iterative solvers start on a target they have not seen."""
NEAR: Final = 0.999
BEYOND: Final = 1.05
SEED: Final = 20020911


class Parts(NamedTuple):
    """Answers as the arm's parts: shoulder rotation (n, 3, 3), flexion (n,) rad, wrist rotation (n, 3, 3)."""

    shoulder: Array
    flexion: Array
    wrist: Array


def turn(axis: Array, angle: Array) -> Array:
    """Rotations (n, 3, 3) about one axis by angles (n,) rad."""
    x, y, z = axis
    cross = np.array(((0.0, -z, y), (z, 0.0, -x), (-y, x, 0.0)))
    a = np.asarray(angle, np.float64)[..., None, None]
    return np.eye(3) + np.sin(a) * cross + (1.0 - np.cos(a)) * (cross @ cross)


LOCKED_WRIST: Final = turn(AXES[4], WRIST[0]) @ turn(AXES[5], WRIST[1]) @ turn(AXES[6], WRIST[2])
IN_FOREARM: Final = FOREARM_M * DOWN + LOCKED_WRIST @ HAND
"""The articulator in the forearm's frame while the wrist is locked."""
REACH_M: Final = float(
    np.sqrt(
        UPPER_ARM_M**2 + IN_FOREARM @ IN_FOREARM + 2.0 * UPPER_ARM_M * np.hypot(IN_FOREARM[1], IN_FOREARM[2])
    )
)
"""Reach of the articulator with the locked wrist, were the elbow free to open past straight."""


def parts_of(joints: Array) -> Parts:
    """Seven joint angles (n, 7), or four with the wrist locked (n, 4), as parts."""
    q = np.atleast_2d(np.asarray(joints, np.float64))
    shoulder = turn(AXES[0], q[:, 0]) @ turn(AXES[1], q[:, 1]) @ turn(AXES[2], q[:, 2])
    if q.shape[1] == 4:
        return Parts(shoulder, q[:, 3], np.broadcast_to(LOCKED_WRIST, shoulder.shape))
    return Parts(shoulder, q[:, 3], turn(AXES[4], q[:, 4]) @ turn(AXES[5], q[:, 5]) @ turn(AXES[6], q[:, 6]))


def poses_of(parts: Parts) -> Array:
    """Compute the poses (n, 4, 4) of the articulator: its place and the hand's turn."""
    forearm = parts.shoulder @ turn(HINGE, parts.flexion)
    hand = forearm @ parts.wrist
    poses = np.zeros((len(hand), 4, 4))
    poses[:, :3, :3] = hand
    poses[:, :3, 3] = UPPER_ARM_M * parts.shoulder @ DOWN + FOREARM_M * forearm @ DOWN + hand @ HAND
    poses[:, 3, 3] = 1.0
    return poses


def angle_between(first: Array, second: Array) -> Array:
    """Angle (n,) rad from one rotation to another, exact near zero."""
    between = np.swapaxes(first, -1, -2) @ second
    across = np.stack(
        [
            between[:, 2, 1] - between[:, 1, 2],
            between[:, 0, 2] - between[:, 2, 0],
            between[:, 1, 0] - between[:, 0, 1],
        ],
        -1,
    )
    return np.asarray(
        np.arctan2(np.linalg.norm(across, axis=-1), np.trace(between, axis1=-2, axis2=-1) - 1.0)
    )


@dataclass(frozen=True)
class Targets:
    """Targets as poses (n, 4, 4) of the articulator.

    A task that leaves the hand's turn free looks at the position only.
    """

    place: Array
    grasp: Array
    near: Array
    near_grasp: Array
    beyond: Array
    line: Array


def targets(count: int) -> Targets:
    """Targets that a moderately bent elbow reaches, others near and past full reach, a line of 1 mm steps."""
    rng = np.random.default_rng(SEED)
    q = np.empty((count, 7))
    q[:, 0], q[:, 2] = rng.uniform(-pi, pi, (2, count))
    q[:, 1] = rng.uniform(0.2, pi - 0.2, count)
    q[:, 3] = rng.uniform(0.4, 2.3, count)
    q[:, 4], q[:, 5], q[:, 6] = (
        rng.uniform((-1.4,), 1.4, count),
        rng.uniform(-1.0, 1.0, count),
        rng.uniform(-0.6, 0.4, count),
    )
    few = max(20, count // 5)
    straight = q[:few].copy()
    reach = NEAR * (UPPER_ARM_M + FOREARM_M)
    straight[:, 3] = acos((reach**2 - UPPER_ARM_M**2 - FOREARM_M**2) / (2.0 * UPPER_ARM_M * FOREARM_M))
    direction = rng.normal(size=(few, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    return Targets(
        poses_of(parts_of(q[:, :4])),
        poses_of(parts_of(q)),
        _points(NEAR * most_m() * direction),
        poses_of(parts_of(straight)),
        _points(BEYOND * most_m() * direction),
        _points(_line(rng)),
    )


def most_m() -> float:
    """The greatest distance from the shoulder that the elbow's range allows with the locked wrist."""
    farthest = float(np.arctan2(IN_FOREARM[2], -IN_FOREARM[1]))
    if 0.0 <= -farthest <= FLEXION_MOST:
        return REACH_M
    ends = UPPER_ARM_M * DOWN + turn(HINGE, np.array((0.0, FLEXION_MOST))) @ IN_FOREARM
    return float(np.linalg.norm(ends, axis=1).max())


def _points(positions: Array) -> Array:
    poses = np.tile(np.eye(4), (len(positions), 1, 1))
    poses[:, :3, 3] = positions
    return poses


def _line(rng: np.random.Generator) -> Array:
    """Half a metre in steps of 1 mm, well inside the shell."""
    while True:
        middle, direction = rng.normal(size=(2, 3)) * 0.3
        line: Array = middle + np.linspace(-0.25, 0.25, 501)[:, None] * direction / np.linalg.norm(direction)
        distance = np.linalg.norm(line, axis=1)
        if distance.min() > 0.35 and distance.max() < 0.9 * REACH_M:
            return line
