"""Turn a hand to directions of the world and bring it to its place.

It finds the wrist that does so, for a key or for every frame.

The result is the goal of an ordinary reach, wrist and all. So a key given by directions and the
same key given by its wrist are one posture to the last digit.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.arm import solve_arm_turned
from signer.kinematics.arm_shape import FIRM
from signer.kinematics.limits import ClampedWrist
from signer.kinematics.nearest_wrist import nearest_wrist
from signer.kinematics.rig import ArmRig
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.fixed_point import EXACT, settled
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach

_STILL_OFF: Final = 10.0
"""Times the error that is near enough by which a round of several hands may be off: what comes of it is off
by a twentieth of that. With half of it MORE takes a round more; double changes nothing."""


class WarmStart(NamedTuple):
    """Warm start of `turn_hand`: four points (..., 3) m.

    They are the shoulder, the articulator as reached, its target, and the articulator in the hand's frame.
    """

    shoulder: Array
    reached: Array
    target: Array
    articulator: Array


@dataclass(frozen=True, slots=True, eq=False)
class TurnedHand:
    """Final goal and solution of an arm whose hand was turned, with the wrist's angles (...).

    `angles` are within their limits; `over` is how far the wish was past them.

    `wished_turn` (..., 3, 3) is how the hand was wished against the forearm when the angles were found.

    Where `is_settled` (...) is not true, as far out of reach, targets that the arm moves are not quite met.
    """

    arm_goal: ArmGoal
    solution: ArmSolution
    angles: WristAngles
    over: WristAngles
    wished_turn: Array
    is_settled: Mask


@dataclass(frozen=True, slots=True, eq=False)
class HandToTurn:
    """A hand that is to be turned to directions of the world and brought to its place, one or many.

    Attributes:
        rig: the arm.
        arm_goal: its target and swivel; wrist, articulator and branch are found.
        rotation: (..., 3, 3) how the hand is wished in the world.
        articulator_in: where the articulator is in the hand's frame (..., 3) m, for wrist rotations
            (..., 3, 3).
        place: where the target is (..., 3) m with the arm as found; None where it stays.
        swing: how far (...) rad the elbow is to swing on with the arm as found; None where the goal's
            swivel stays.
        wrist_for: the angles within the wrist's limits for wished rotations (..., 3, 3); the nearest ones
            unless given.
    """

    rig: ArmRig
    arm_goal: ArmGoal
    rotation: Array
    articulator_in: Callable[[Array], Array]
    place: Callable[[ArmSolution], Array] | None = None
    swing: Callable[[ArmSolution], Array] | None = None
    wrist_for: Callable[[Array], ClampedWrist] | None = None

    @property
    def lead(self) -> tuple[int, ...]:
        """Leading axes: none for one hand."""
        return np.broadcast_shapes(self.rotation.shape[:-2], self.arm_goal.target.shape[:-1])


def turn_hand(
    hand: HandToTurn,
    warm_start: WarmStart | None = None,
    met_m: Array | float = EXACT,
) -> TurnedHand:
    """Find the wrist that turns the hand in the world as nearly as its limits allow.

    An articulator is brought to its target meanwhile. For a shoulder that stands still this is closed form.
    The girdle follows the arm, the skin near the wrist follows the wrist, and the target may follow the arm.
    So it is done in rounds: where shoulder, articulator and target were left by one tells where they will be
    in the next. The elbow's swivel can be found in the same rounds.

    Args:
        hand: what is asked.
        warm_start: where to begin; None for an arm at rest.
        met_m: error (...) that is near enough; where it is infinite a single round does.
    """
    tried = _begun(hand, warm_start)
    last: list[TurnedHand] = []

    def came_of(some: Array, rows: Any) -> Array:
        # an arm that has settled is solved as before from then on, so that what comes of it depends on no
        # other
        tried[rows] = some
        turned = _solved(hand, tried)
        went = turned.arm_goal.target if hand.place is None else hand.place(turned.solution)
        last[:] = [replace(turned, arm_goal=replace(turned.arm_goal, target=went))]
        return np.asarray(_came(hand, turned, went)[rows])

    converged = settled(tried.copy(), came_of, met_m).rounds.converged
    return replace(last[0], is_settled=converged)


def turned_together(
    hands: Sequence[HandToTurn], places: Callable[[Sequence[ArmSolution]], Sequence[Array]], met_m: float
) -> tuple[list[WarmStart], ArmSolution] | None:
    """Find single hands each of whose places the others move, in common rounds: where each ends.

    That is where the last round leads, nearer than what it tried. With it comes the first one's arm there.
    None where they do not settle.

    Args:
        hands: what is asked, places left out.
        places: where the target of each is (3,) m, with all the arms as found.
        met_m: error that is near enough.
    """
    came = np.concatenate([_begun(hand, None) for hand in hands])

    def came_of(tried: Array, _: Any) -> Array:
        nonlocal came
        turned = [_solved(*each) for each in zip(hands, tried.reshape(len(hands), -1), strict=True)]
        went = places([each.solution for each in turned])
        came = np.concatenate([_came(*each) for each in zip(hands, turned, went, strict=True)])
        return came

    if not settled(came, came_of, _STILL_OFF * met_m).rounds.converged:
        return None
    ends = came.reshape(len(hands), -1)
    return [WarmStart(*one) for one in ends.reshape(-1, 4, 3)], _solved(hands[0], ends[0]).solution


def _begun(hand: HandToTurn, warm_start: WarmStart | None) -> Array:
    """(..., 12) m, the numbers to begin with, and the swivel after them where that is found too."""
    if warm_start is None:
        at_rest = hand.articulator_in(np.broadcast_to(np.eye(3), (*hand.lead, 3, 3)))
        target = hand.arm_goal.target
        warm_start = WarmStart(hand.rig.shoulder, target, target, at_rest)
    elif hand.place is None:
        # the target may be elsewhere than it was then
        target = hand.arm_goal.target
        reached = warm_start.reached + (target - warm_start.target)
        warm_start = warm_start._replace(target=target, reached=reached)
    parts = [np.broadcast_to(part, (*hand.lead, 3)) for part in warm_start]
    if hand.swing is not None:
        parts.append(np.broadcast_to(hand.arm_goal.swivel_rad, hand.lead)[..., None])
    return np.concatenate(parts, axis=-1)


def _solved(hand: HandToTurn, tried: Array) -> TurnedHand:
    """Solve once for a `WarmStart` (..., 12) m and the swivel."""
    rig, goal = hand.rig, hand.arm_goal
    shoulder, wished, target, articulator = (tried[..., at : at + 3] for at in (0, 3, 6, 9))
    swivel: Array | float = goal.swivel_rad if hand.swing is None else tried[..., 12]
    found = solve_arm_turned(
        rig.arm,
        shoulder=shoulder,
        target=wished,
        articulator=articulator,
        hand_rotation=hand.rotation,
        swivel=swivel,
        reference="smooth",
    )
    wished_turn = found.wrist_rotation
    wrist_at = nearest_wrist(rig.arm, wished_turn) if hand.wrist_for is None else hand.wrist_for(wished_turn)
    turn = wrist_rotation(rig.arm, *wrist_at.angles)
    arm_goal = replace(
        goal,
        target=target,
        articulator=hand.articulator_in(turn),
        wrist_rotation=turn,
        branch=np.where(np.asarray(goal.branch) >= FIRM, goal.branch, found.branch),
        swivel_rad=swivel,
    )
    return TurnedHand(arm_goal, reach(rig, arm_goal), *wrist_at, wished_turn, np.zeros(hand.lead, np.bool_))


def _came(hand: HandToTurn, turned: TurnedHand, went: Array) -> Array:
    """Return what becomes of the numbers that a hand was solved for, its place being at (..., 3) m then."""
    goal, solution = turned.arm_goal, turned.solution
    # an arm may not get as far as the target, and where it gets to goes with the target
    reached = solution.posture.articulator + (went - goal.target)
    came = [solution.girdle.shoulder, reached, went, goal.articulator]
    if hand.swing is not None:
        came.append((goal.swivel_rad + hand.swing(solution))[..., None])
    return np.concatenate(came, axis=-1)
