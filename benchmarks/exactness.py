"""Accuracy of the arm solver on random arms and targets, reachable and not.

python -m benchmarks.exactness [COUNT]
"""

import sys
from itertools import product
from typing import Any, Final

import numpy as np

from benchmarks.figure import Figure, show
from signer.kinematics.arm import Arm, ArmPosture, Reference, forward_arm, solve_arm
from signer.kinematics.rotations import matrix_from_quaternion

MILLION: Final = 1_000_000
SEED: Final = 20020911
ALONE: Final = 200
"""From each arm so many are solved again one by one."""


def measure(count: int = MILLION) -> list[Figure]:
    """Solve `count` targets over forty arms, both sides, references and branches.

    Everything is relative to the arm's length.
    """
    rng = np.random.default_rng(SEED)
    worst = dict.fromkeys(("miss", "claim", "shortfall", "turn", "nan", "alone"), 0.0)
    reached, arms = 0, [_arm(rng, i) for i in range(40)]
    each = max(count // (4 * len(arms)), ALONE)
    for arm, (reference, branch) in product(arms, product(("vertical", "smooth"), ("primary", "secondary"))):
        given = _draw(rng, arm, each)
        found = solve_arm(arm, **given, reference=reference, branch=branch)
        for name, value in _faults(arm, given, found).items():
            worst[name] = max(worst[name], value)
        worst["alone"] = max(worst["alone"], _alone(arm, given, found, reference, branch))
        reached += int((found.flags == 0).sum())
    total = each * 4 * len(arms)
    return [
        Figure(f"reached of {total:,} targets", 100.0 * reached / total, "%", None),
        Figure("worst miss of a reached target", worst["miss"], "arm's lengths", 1e-12),
        Figure("worst gap of the drawn chain", worst["claim"], "arm's lengths", 1e-12),
        Figure("worst error of a told shortfall", worst["shortfall"], "arm's lengths", 1e-12),
        Figure("worst departure from a rotation", worst["turn"], "", 1e-12),
        Figure("answers that are not numbers", worst["nan"], "", 0.0),
        Figure("worst difference of one by one", worst["alone"], "", 1e-12),
    ]


def _arm(rng: np.random.Generator, i: int) -> Arm:
    """Human arms of any size, and bones and hinges in any direction as an imported rig may have them."""
    side = 1 if i % 2 else -1
    if i % 4 < 2:
        return Arm.straight(float(rng.uniform(0.2, 0.35)), float(rng.uniform(0.2, 0.3)), side)
    return Arm(rng.normal(size=3) * 0.3, rng.normal(size=3) * 0.3, rng.normal(size=3), (-0.3, 2.5), side)


def _draw(rng: np.random.Generator, arm: Arm, n: int) -> dict[str, Any]:
    direction = rng.normal(size=(n, 3))
    direction /= np.linalg.norm(direction, axis=1, keepdims=True)
    shoulder = rng.normal(size=(n, 3)) * 0.2
    return {
        "shoulder": shoulder,
        "target": shoulder + direction * rng.uniform(0.0, 1.5, (n, 1)) * _length(arm),
        "articulator": rng.normal(size=(n, 3)) * 0.1,
        "wrist_rotation": matrix_from_quaternion(rng.normal(size=(n, 4))),
        "swivel": rng.uniform(-np.pi, np.pi, n),
    }


def _faults(arm: Arm, given: dict[str, Any], found: ArmPosture) -> dict[str, float]:
    R = found.shoulder_rotation
    chain = forward_arm(
        arm,
        shoulder=given["shoulder"],
        shoulder_rotation=R,
        flexion=found.flexion_rad,
        wrist_rotation=given["wrist_rotation"],
        articulator=given["articulator"],
    )
    missed = np.linalg.norm(chain.articulator - given["target"], axis=-1)
    met = found.short_by_m == 0.0
    size = _length(arm)
    return {
        "miss": float(missed[met].max(initial=0.0)) / size,
        "claim": float(max(np.abs(there - told).max() for there, told in zip(chain, found[3:6], strict=True)))
        / size,
        "shortfall": float(np.abs(missed - found.short_by_m).max()) / size,
        "turn": float(np.abs(np.swapaxes(R, -1, -2) @ R - np.eye(3)).max()),
        "nan": float(sum(np.count_nonzero(~np.isfinite(part)) for part in found)),
    }


def _alone(arm: Arm, given: dict[str, Any], found: ArmPosture, reference: Reference, branch: str) -> float:
    """Largest difference between members of the batch and the same solved on their own."""
    worst = 0.0
    for i in range(0, len(found.flags), max(1, len(found.flags) // ALONE * 8)):
        one = solve_arm(
            arm, **{name: value[i] for name, value in given.items()}, reference=reference, branch=branch
        )
        pairs = zip(one, found, strict=True)
        worst = max(
            worst, *(float(np.abs(np.asarray(alone) - together[i]).max()) for alone, together in pairs)
        )
    return worst


def _length(arm: Arm) -> float:
    return float(np.linalg.norm(arm.upper_arm) + np.linalg.norm(arm.forearm))


if __name__ == "__main__":
    show(measure(int(sys.argv[1]) if len(sys.argv) > 1 else MILLION))
