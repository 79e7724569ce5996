"""A hand turned to directions of the world and brought to its place: the wrist that does it, found for a key or for every frame.

What comes out is the ask of an ordinary reach, wrist and all, so that a key told by directions and the same key told by
its wrist are one posture to the last digit.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from signer.kinematics.hand_in_world import nearest_wrist, solve_arm_turned
from signer.kinematics.rig import ArmRig
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.reaching import Ask, Reach

Array = NDArray[np.float64]
Answering: TypeAlias = Callable[[Ask], tuple[Ask, Reach]]

_ROUNDS: Final = 40
_SETTLED: Final = 1e-13


@dataclass(frozen=True, slots=True, eq=False)
class Turned:
    """What the arm was asked in the end and its answer; the wrist's angles (...) within their limits and how far the wish was past them."""

    ask: Ask
    answer: Reach
    angles: WristAngles
    over: WristAngles


def turn_hand(rig: ArmRig, ask: Ask, hand_rotation: Array, *, articulator_in: Callable[[Array], Array], answer: Answering) -> Turned:
    """Bring an articulator to its target with the hand turned in the world as nearly as the wrist's limits allow.

    For a shoulder that stands still this is closed form. The girdle follows the arm and the skin near the wrist follows
    the wrist, so it is done in rounds, from the shoulder and the place that the last one ended with.

    Args:
        rig: the arm.
        ask: its target and swivel; wrist, articulator and branch are found here.
        hand_rotation: (..., 3, 3) wished, in the world.
        articulator_in: where the articulator is in the hand's frame (..., 3) m, for wrist rotations (..., 3, 3).
        answer: how the arm is brought to a target.
    """
    shoulder, target, begun = rig.shoulder, ask.target, ask.target
    turn = np.broadcast_to(np.eye(3), hand_rotation.shape)
    articulator = articulator_in(turn)
    moving = np.ones(hand_rotation.shape[:-2], np.bool_)
    for _ in range(_ROUNDS):
        found = solve_arm_turned(
            rig.arm,
            shoulder=shoulder,
            target=target,
            articulator=articulator,
            hand_rotation=hand_rotation,
            swivel=ask.swivel_rad,
            reference="smooth",
        )
        wrist, before = nearest_wrist(rig.arm, found.posture.wrist_rotation), turn
        turn = wrist_rotation(rig.arm, *wrist.angles)
        articulator = articulator_in(turn)
        wish = replace(ask, target=begun, articulator=articulator, wrist_rotation=turn, branch=found.branch)
        met, reached = answer(wish)
        # an arm that has settled is solved as before from then on, so that what comes of it depends on no other
        moving = moving & (np.abs(turn - before).max(axis=(-2, -1)) >= _SETTLED)
        if not moving.any():
            break
        shoulder = np.where(moving[..., None], reached.girdle.shoulder, shoulder)
        target = np.where(moving[..., None], reached.posture.articulator, target)
        begun = np.where(moving[..., None], met.target, begun)
    return Turned(met, reached, wrist.angles, wrist.over)
