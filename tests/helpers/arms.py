"""Seeded arms, postures and targets for the laws that every arm must obey."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from body_model.arrays import Array
from signer.kinematics.arm import Arm, ArmPosture, forward_arm
from signer.kinematics.rotations import matrix_from_quaternion
from signer.kinematics.wrist import wrist_rotation

MIRROR = np.diag([-1.0, 1.0, 1.0])


def human_arm(side: int) -> Arm:
    return Arm.straight(0.28, 0.25, side)


def odd_arm(side: int, seed: int) -> Arm:
    """Bones and hinge in any direction, as an imported rig may have them."""
    rng = np.random.default_rng(seed)
    return Arm(rng.normal(size=3) * 0.3, rng.normal(size=3) * 0.3, rng.normal(size=3), (-0.3, 2.5), side)


def hinge_forward_arm(side: int) -> Arm:
    """Straight bones, a hinge the other way round, and a range beyond half a turn's zero."""
    return Arm(
        np.array((0.0, -0.3, 0.0)), np.array((0.01, -0.25, 0.02)), np.array((1.0, 0.0, 0.0)), (0.9, 3.9), side
    )


ARMS = {
    f"{name} {word}": arm
    for word, side in (("left", 1), ("right", -1))
    for name, arm in (
        ("human", human_arm(side)),
        ("odd", odd_arm(side, 7)),
        ("odder", odd_arm(side, 8)),
        ("turned", hinge_forward_arm(side)),
    )
}


@dataclass(frozen=True)
class Draw:
    """Arguments of `solve_arm` for n targets."""

    shoulder: Array
    target: Array
    articulator: Array
    wrist_rotation: Array
    swivel: Array

    def arguments(self) -> dict[str, Any]:
        return {
            name: getattr(self, name)
            for name in ("shoulder", "target", "articulator", "wrist_rotation", "swivel")
        }

    def one(self, i: int) -> dict[str, Any]:
        return {name: value[i] for name, value in self.arguments().items()}


def random_rotations(rng: np.random.Generator, n: int) -> Array:
    return matrix_from_quaternion(rng.normal(size=(n, 4)))


def anywhere(arm: Arm, n: int = 4000, seed: int = 1) -> Draw:
    """Targets in, short of and beyond reach, any wrist, any swivel."""
    rng = np.random.default_rng(seed)
    size = float(np.linalg.norm(arm.upper_arm) + np.linalg.norm(arm.forearm))
    shoulder = rng.normal(size=(n, 3)) * 0.2
    direction = rng.normal(size=(n, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    target = shoulder + direction * rng.uniform(0.02, 1.6, (n, 1)) * size
    return Draw(
        shoulder, target, rng.normal(size=(n, 3)) * 0.1, random_rotations(rng, n), rng.uniform(-3.1, 3.1, n)
    )


def within_reach(arm: Arm, n: int = 4000, seed: int = 2, wrist: bool = False) -> tuple[Draw, ArmPosture]:
    """Targets that a posture within the limits reaches, with that posture."""
    rng = np.random.default_rng(seed)
    draw = anywhere(arm, n, seed)
    turn = draw.wrist_rotation
    if wrist:
        turn = wrist_rotation(arm, *np.radians(rng.uniform((-82, -70, -35), (80, 80, 22), (n, 3))).T)
    flexion = rng.uniform(*arm.flexion_range, n)
    rotation = random_rotations(rng, n)
    points = forward_arm(
        arm,
        shoulder=draw.shoulder,
        shoulder_rotation=rotation,
        flexion=flexion,
        wrist_rotation=turn,
        articulator=draw.articulator,
    )
    zero = np.zeros(n)
    posture = ArmPosture(rotation, flexion, turn, *points, zero, zero.astype(np.intp), zero.astype(np.intp))
    return Draw(draw.shoulder, points.articulator, draw.articulator, turn, draw.swivel), posture


def nearest_distances(arm: Arm, draw: Draw, steps: int = 4001) -> tuple[Array, Array]:
    """Least and greatest distance from shoulder to articulator over a dense sweep of the elbow: the shell by
    brute force."""
    from signer.kinematics.arm import elbow_rotation

    flexions = np.linspace(*arm.flexion_range, steps)
    forearm = arm.forearm + (draw.wrist_rotation @ draw.articulator[..., None])[..., 0]
    swept = arm.upper_arm + forearm @ np.swapaxes(elbow_rotation(arm, flexions), -1, -2)
    distances = np.linalg.norm(swept, axis=-1)
    return distances.min(0), distances.max(0)
