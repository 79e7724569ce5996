"""Turn a hand to directions of the world and bring it to its place.

It finds the wrist that does so, for a key or for every frame.

The result is the goal of an ordinary reach, wrist and all. So a key given by directions and the
same key given by its wrist are one posture to the last digit.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.arm import solve_arm_turned
from signer.kinematics.limits import ClampedWrist
from signer.kinematics.nearest_wrist import nearest_wrist
from signer.kinematics.rig import ArmRig
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.fixed_point import (
    EXACT,
    MOST_ROUNDS,
    VAIN_ROUNDS,
    Iteration,
    Patience,
    extrapolated,
)
from signer.motion.posture.reach_limit import SoftReachLimit
from signer.motion.posture.reaching import ArmGoal, ArmSolution, firm_or, reach


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


def as_many(turned: TurnedHand, asked: ArmGoal | None = None) -> TurnedHand:
    """Return one hand as the only one of many: all that is told of it leads with 1.

    `asked` is the goal of many that it was solved for; None where what is asked is the same for all.
    """

    def lead(values: Any) -> Any:
        return np.asarray(values)[None]

    goal, found = turned.arm_goal, turned.solution
    arm_goal = replace(
        goal if asked is None else asked,
        target=lead(goal.target),
        articulator=lead(goal.articulator),
        wrist_rotation=lead(goal.wrist_rotation),
        swivel_rad=goal.swivel_rad if asked is None else lead(goal.swivel_rad),
        branch=lead(goal.branch),
    )
    solution = found.as_many()
    angles, over = (WristAngles(*map(lead, each)) for each in (turned.angles, turned.over))
    return TurnedHand(arm_goal, solution, angles, over, lead(turned.wished_turn), lead(turned.is_settled))


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
        soft_limit: how an arm that would turn the hand so gives way where its wrist's reach ends; None
            where it goes as far as it can.
    """

    rig: ArmRig
    arm_goal: ArmGoal
    rotation: Array
    articulator_in: Callable[[Array], Array]
    place: Callable[[ArmSolution], Array] | None = None
    swing: Callable[[ArmSolution], Array] | None = None
    wrist_for: Callable[[Array], ClampedWrist] | None = None
    soft_limit: SoftReachLimit | None = None

    @property
    def lead(self) -> tuple[int, ...]:
        """Leading axes: none for one hand."""
        return np.broadcast_shapes(self.rotation.shape[:-2], self.arm_goal.target.shape[:-1])

    def alone(self) -> "HandToTurn":
        """Return the only one of many, without a leading axis."""
        articulator_in, place, swing, wrist_for = self.articulator_in, self.place, self.swing, self.wrist_for
        return HandToTurn(
            self.rig,
            self.arm_goal.rows(0),
            self.rotation.reshape(3, 3),
            lambda turn: articulator_in(turn).reshape(3),
            None if place is None else lambda found: place(found).reshape(3),
            None if swing is None else lambda found: swing(found).reshape(()),
            None if wrist_for is None else lambda wished: _wrist_alone(wrist_for(wished)),
            None if self.soft_limit is None else self.soft_limit.rows(0),
        )


class Turning:
    """A hand that is turned to directions of the world and brought to its place, while it is being solved.

    Each iteration tries the points of a `WarmStart` (..., 12) m, in its order, and the swivel (...) rad after
    them where that is found too.

    Attributes:
        hand: what is asked.
        tried: (..., 12 or 13) what is tried next.
        arm_goal: the goal of the last solution, its target being the one tried.
        solution: of the arm.
        wrist: its angles within their limits, and how far past them the hand is wished.
        wished_turn: (..., 3, 3) how it is wished against the forearm.
    """

    arm_goal: ArmGoal
    solution: ArmSolution
    wrist: ClampedWrist
    wished_turn: Array

    def __init__(self, hand: HandToTurn, warm_start: WarmStart | None = None) -> None:
        self.hand, self.rig = hand, hand.rig
        if warm_start is None:
            at_rest = hand.articulator_in(np.broadcast_to(np.eye(3), (*hand.lead, 3, 3)))
            target = hand.arm_goal.target
            warm_start = WarmStart(hand.rig.shoulder, target, target, at_rest)
        parts = [np.broadcast_to(part, (*hand.lead, 3)) for part in warm_start]
        if hand.swing is not None:
            parts.append(np.broadcast_to(hand.arm_goal.swivel_rad, hand.lead)[..., None])
        self.tried = np.concatenate(parts, axis=-1)

    @property
    def target(self) -> Array:
        """(..., 3) m, where the articulator is sent."""
        return self.tried[..., 6:9]

    @property
    def swivel(self) -> Array | float:
        """(...) rad, where the elbow is swung to."""
        return self.tried[..., 12] if self.tried.shape[-1] > 12 else self.hand.arm_goal.swivel_rad

    @property
    def is_short(self) -> Mask:
        """(...) where the arm as solved does not get as far as it is sent."""
        return np.asarray(self.solution.posture.short_by_m > 0.0)

    def solve(self) -> ArmSolution:
        """Solve the arm for what is tried."""
        found = solve_arm_turned(
            self.rig.arm,
            shoulder=self.tried[..., :3],
            target=self._wished_target(),
            articulator=self.tried[..., 9:12],
            hand_rotation=self.hand.rotation,
            swivel=self.swivel,
            reference="smooth",
        )
        self.wished_turn = found.posture.wrist_rotation
        self.wrist = (self.hand.wrist_for or self._nearest)(self.wished_turn)
        turn = wrist_rotation(self.rig.arm, *self.wrist.angles)
        self.arm_goal = replace(
            self.hand.arm_goal,
            target=self.target,
            articulator=self.hand.articulator_in(turn),
            wrist_rotation=turn,
            branch=firm_or(self.hand.arm_goal.branch, found.branch),
            swivel_rad=self.swivel,
        )
        self.solution = reach(self.rig, self.arm_goal)
        return self.solution

    def _wished_target(self) -> Array:
        """(..., 3) m, where the articulator would be, the wrist before it being softly in reach."""
        target, soft_limit = self.tried[..., 3:6], self.hand.soft_limit
        if soft_limit is None:
            return target
        wrist = target - (self.hand.rotation @ self.tried[..., 9:12, None])[..., 0]
        softly = soft_limit.yielded(self.rig, self.tried[..., :3], wrist, np.zeros(3), np.eye(3))
        return np.asarray(target + (softly - wrist))

    def went(self) -> Array:
        """(..., 3) m, where the place is with the arm as solved."""
        return self.target if self.hand.place is None else self.hand.place(self.solution)

    def came(self, went: Array) -> Array:
        """(..., 12 or 13) what came of what was tried, for a place that the arm takes to (..., 3) m."""
        # an arm may not get as far as the target, and where it gets to goes with the target
        reached = self.solution.posture.articulator + (went - self.target)
        parts = [self.solution.girdle.shoulder, reached, went, self.arm_goal.articulator]
        if self.hand.swing is not None:
            parts.append((self.swivel + self.hand.swing(self.solution))[..., None])
        return np.concatenate(parts, axis=-1)

    def turned(self, went: Array, is_settled: Mask) -> TurnedHand:
        """Return the last solution, its place being at (..., 3) m."""
        goal, wrist = replace(self.arm_goal, target=went), self.wrist
        return TurnedHand(goal, self.solution, wrist.angles, wrist.over, self.wished_turn, is_settled)

    def brought_to(self, went: Array) -> TurnedHand:
        """Return the last solution with its articulator brought exactly to (..., 3) m, its wrist as it is."""
        arm_goal = replace(self.arm_goal, target=went)
        settled = np.ones(went.shape[:-1], np.bool_)
        found, wrist = reach(self.rig, arm_goal), self.wrist
        return TurnedHand(arm_goal, found, wrist.angles, wrist.over, self.wished_turn, settled)

    def _nearest(self, wished: Array) -> ClampedWrist:
        return nearest_wrist(self.rig.arm, wished)


def turn_hand(
    hand: HandToTurn,
    warm_start: WarmStart | None = None,
    met_m: Array | float = EXACT,
    vain_rounds: int = VAIN_ROUNDS,
) -> TurnedHand:
    """Find the wrist that turns the hand in the world as nearly as its limits allow.

    An articulator is brought to its target meanwhile.
    For a shoulder that stands still this is closed form. The girdle follows the arm, the skin near the
    wrist follows the wrist, and the target may follow the arm. So it is done in iterations: where
    shoulder, articulator and target were left by one tells where they will be in the next. The elbow's
    swivel can be found in the same iterations.

    Args:
        hand: what is asked.
        warm_start: where to begin; None for an arm at rest.
        met_m: error (...) that is near enough; where it is infinite a single round does.
        vain_rounds: after so many rounds that did not halve what is off a hand is left as it is.
    """
    lead = hand.lead
    if lead == (1,):  # a lone hand is solved in plain floats, several times sooner than as an array of one
        begun = None if warm_start is None else WarmStart(*(np.reshape(point, 3) for point in warm_start))
        alone = turn_hand(hand.alone(), begun, float(np.max(met_m)), vain_rounds)
        if alone.is_settled:
            return as_many(alone, hand.arm_goal)
        # where rounds end in vain rounding decides where: it must be as among many
    if warm_start is not None and hand.place is None:
        # the target may be elsewhere than it was then
        target = hand.arm_goal.target
        reached = warm_start.reached + (target - warm_start.target)
        warm_start = warm_start._replace(target=target, reached=reached)
    turning = Turning(hand, warm_start)
    moving, patience = np.ones(lead, np.bool_), Patience(lead, met_m, vain_rounds)
    rounds = list[Iteration]()
    for _ in range(MOST_ROUNDS):
        turning.solve()
        went = turning.went()
        came = turning.came(went)
        off = np.abs(came - turning.tried).max(axis=-1)
        rounds.append(Iteration(turning.tried, came))
        # an arm that has settled is solved as before from then on, so that what comes of it depends on no
        # other
        moving = moving & patience.after(off)
        if not moving.any():
            break
        turning.tried = np.where(moving[..., None], extrapolated(rounds), turning.tried)
    return turning.turned(went, patience.converged)


def _wrist_alone(wrist: ClampedWrist) -> ClampedWrist:
    """Return the only one of many wrists, without a leading axis."""
    return ClampedWrist(*(WristAngles(*(np.reshape(angle, ()) for angle in each)) for each in wrist))
