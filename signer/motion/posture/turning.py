"""Turn a hand to directions of the world and bring it to its place.

It finds the wrist that does so, for a key or for every frame.

The result is the goal of an ordinary reach, wrist and all. So a key given by directions and the
same key given by its wrist are one posture to the last digit.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.hand_in_world import nearest_wrist, solve_arm_turned
from signer.kinematics.limits import ClampedWrist
from signer.kinematics.rig import ArmRig
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.fixed_point import Iteration, extrapolated
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach

_ROUNDS: Final = 40
_SETTLED_M: Final = 1e-12


class WarmStart(NamedTuple):
    """Warm start of `turn_hand`: four points (..., 3) m, and a relative tolerance (...).

    The points are the shoulder, the articulator as reached, its target, and the articulator in the hand's
    frame.

    `left` (...) is how much of what is off there may be left, zero for what can be told from nothing; above
    one a single round does.
    """

    shoulder: Array
    reached: Array
    target: Array
    articulator: Array
    left: Array


@dataclass(frozen=True, slots=True, eq=False)
class TurnedHand:
    """Final goal and solution of an arm whose hand was turned, with the wrist's angles (...).

    `angles` are within their limits; `over` is how far the wish was past them.

    Where `is_settled` (...) is not true, as far out of reach, targets that the arm moves are not quite met.
    """

    arm_goal: ArmGoal
    solution: ArmSolution
    angles: WristAngles
    over: WristAngles
    is_settled: Mask


def turn_hand(
    rig: ArmRig,
    arm_goal: ArmGoal,
    hand_rotation: Array,
    *,
    articulator_in: Callable[[Array], Array],
    place: Callable[[ArmSolution], Array] | None = None,
    warm_start: WarmStart | None = None,
    left: Array | float = 0.0,
    swing: Callable[[ArmSolution], Array] | None = None,
    wrist_for: Callable[[Array], ClampedWrist] | None = None,
) -> TurnedHand:
    """Find the wrist that turns the hand in the world as nearly as its limits allow.

    An articulator is brought to its target meanwhile.

    For a shoulder that stands still this is closed form. The girdle follows the arm, the skin near the
    wrist follows the wrist, and the target may follow the arm. So it is done in iterations: where
    shoulder, articulator and target were left by one tells where they will be in the next. The elbow's
    swivel can be found in the same iterations.

    Args:
        rig: the arm.
        arm_goal: its target and swivel; wrist, articulator and branch are found here.
        hand_rotation: (..., 3, 3) wished, in the world.
        articulator_in: where the articulator is in the hand's frame (..., 3) m, for wrist rotations
            (..., 3, 3).
        place: where the target is (..., 3) m with the arm as found; None where it stays.
        warm_start: where to begin; None for an arm at rest.
        left: of what is off for an arm at rest, how much (...) may be left, as in `WarmStart`.
        swing: how far (...) rad the elbow is to swing on with the arm as found; None where the ask's
            swivel stays.
        wrist_for: the angles within the wrist's limits for wished rotations (..., 3, 3); the nearest
            ones unless given.
    """
    lead = np.broadcast_shapes(hand_rotation.shape[:-2], arm_goal.target.shape[:-1])
    if warm_start is None:
        at_rest = articulator_in(np.broadcast_to(np.eye(3), (*lead, 3, 3)))
        warm_start = WarmStart(
            rig.shoulder, arm_goal.target, arm_goal.target, at_rest, np.broadcast_to(left, lead)
        )
    elif place is None:
        # the target may be elsewhere than it was then
        warm_start = warm_start._replace(
            target=arm_goal.target, reached=warm_start.reached + (arm_goal.target - warm_start.target)
        )
    tried = np.concatenate([np.broadcast_to(part, (*lead, 3)) for part in warm_start[:-1]], axis=-1)
    swivel: Any = arm_goal.swivel_rad
    if swing is not None:
        tried = np.concatenate([tried, np.broadcast_to(swivel, lead)[..., None]], axis=-1)
    moving = np.ones((*lead, 1), np.bool_)
    rounds: list[Iteration] = []
    enough = np.asarray(_SETTLED_M)
    for _ in range(_ROUNDS):
        shoulder, got, target, articulator = (
            tried[..., :3],
            tried[..., 3:6],
            tried[..., 6:9],
            tried[..., 9:12],
        )
        if swing is not None:
            swivel = tried[..., 12]
        found = solve_arm_turned(
            rig.arm,
            shoulder=shoulder,
            target=got,
            articulator=articulator,
            hand_rotation=hand_rotation,
            swivel=swivel,
            reference="smooth",
        )
        wished = found.posture.wrist_rotation
        wrist = nearest_wrist(rig.arm, wished) if wrist_for is None else wrist_for(wished)
        turn = wrist_rotation(rig.arm, *wrist.angles)
        wish = replace(
            arm_goal,
            target=target,
            articulator=articulator_in(turn),
            wrist_rotation=turn,
            branch=found.branch,
            swivel_rad=swivel,
        )
        solution = reach(rig, wish)
        # an arm may not get as far as the target, and where it gets to goes with the target
        went = target if place is None else place(solution)
        got = solution.posture.articulator + (went - target)
        came = np.concatenate([solution.girdle.shoulder, got, went, wish.articulator], axis=-1)
        if swing is not None:
            came = np.concatenate([came, (swivel + swing(solution))[..., None]], axis=-1)
        off = np.abs(came - tried).max(axis=-1, keepdims=True)
        if not rounds:
            enough = np.maximum(warm_start.left[..., None] * off, _SETTLED_M)
        rounds.append(Iteration(tried, came))
        # an arm that has settled is solved as before from then on, so that what comes of it depends on no
        # other
        moving = moving & (off >= enough)
        if not moving.any():
            break
        # where the arm ends stretched, nothing can be foreseen: it gives way without end before it is quite
        # straight
        follows = np.where(solution.posture.short_by_m[..., None] > 0.0, came, extrapolated(rounds))
        tried = np.where(moving, follows, tried)
    return TurnedHand(
        replace(wish, target=went), solution, wrist.angles, wrist.over, is_settled=~moving[..., 0]
    )
