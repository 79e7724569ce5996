"""A target moved by a millimetre turns no joint further than the closed form's own rate says, and by no
degree in the signing space."""

import numpy as np
import pytest

from body_model.arrays import Array
from signer.kinematics.arm import Arm, ArmPosture, attainable, solve_arm
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.wrist import wrist_rotation

STEP_M = 1e-3
TINY_M = 1e-6
LINES, STEPS = 80, 300
SLACK_RAD = np.radians(0.01)
HAND_M = np.array((0.02, -0.15, 0.01))


def reached(arm: Arm, target: Array, turn: Array, swivel: Array) -> ArmPosture:
    return solve_arm(
        arm, shoulder=np.zeros(3), target=target, articulator=HAND_M, wrist_rotation=turn, swivel=swivel, reference="smooth", branch="nearest",
        hint_flexion=1.2,
    )  # fmt: skip


def turned(one: ArmPosture, other: ArmPosture) -> tuple[Array, Array]:
    """Angles by which the shoulder and the elbow differ."""
    return rotation_angle(np.swapaxes(one.shoulder_rotation, -1, -2) @ other.shoulder_rotation), np.abs(
        other.flexion_rad - one.flexion_rad
    )


def lines(arm: Arm, most_share: float) -> tuple[Array, Array, Array, Array]:
    """Straight paths in front of the shoulder, between a third and a share of the reach: starts, directions,
    wrists, swivels."""
    rng = np.random.default_rng(20020911)
    turn = wrist_rotation(arm, *rng.uniform(-0.6, 0.6, (3, LINES)))
    most = attainable(arm, wrist_rotation=turn, articulator=HAND_M).most_m
    middle = rng.normal(size=(LINES, 3))
    middle[:, 2] = np.abs(middle[:, 2])
    middle *= (most * rng.uniform(0.45, most_share - 0.15, LINES) / np.linalg.norm(middle, axis=1))[:, None]
    way = rng.normal(size=(LINES, 3))
    way /= np.linalg.norm(way, axis=1)[:, None]
    return middle, way, turn, rng.uniform(-0.2, 1.2, LINES)


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("most_share", [0.9, 0.99])
def test_steps_of_a_millimetre_follow_the_rate_of_the_closed_form(side: int, most_share: float) -> None:
    arm = Arm.straight(0.247, 0.245, side)
    middle, way, turn, swivel = lines(arm, most_share)
    most = attainable(arm, wrist_rotation=turn, articulator=HAND_M).most_m[:, None]
    along = (np.arange(STEPS) - STEPS / 2) * STEP_M
    path = middle[:, None] + along[:, None] * way[:, None]
    turns, swings = (
        np.broadcast_to(turn[:, None], (LINES, STEPS, 3, 3)),
        np.broadcast_to(swivel[:, None], (LINES, STEPS)),
    )
    now, later = reached(arm, path, turns, swings), reached(arm, path + STEP_M * way[:, None], turns, swings)
    rates = []
    for start in (path, path + STEP_M * way[:, None]):
        before, after = (
            reached(arm, start + sign * TINY_M / 2 * way[:, None], turns, swings) for sign in (-1, 1)
        )
        rates.append([angle / TINY_M for angle in turned(before, after)])
    length = np.linalg.norm(path, axis=-1)
    counts = (
        (now.flags == 0)
        & (later.flags == 0)
        & (length > 0.35 * most)
        & (length < most_share * most)
        & (path[..., 2] > 0)
    )
    assert counts.sum() > 0.3 * LINES * STEPS
    for actual, one, other in zip(turned(now, later), rates[0], rates[1], strict=True):
        allowed = 1.05 * STEP_M * np.maximum(one, other) + SLACK_RAD
        assert (actual <= allowed)[counts].all()
        assert most_share > 0.9 or np.degrees(actual[counts].max()) <= 1.0
