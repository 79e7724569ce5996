"""One arm brought to its target on the body: the girdle first, then the arm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.arm import (
    ArmParameters,
    ArmPosture,
    Attainable,
    Reference,
    arm_parameters,
    attainable,
    forward_arm,
    solve_arm,
)
from signer.kinematics.arm_shape import NEAREST, PRIMARY, SECONDARY, TOO_FAR, TOO_NEAR
from signer.kinematics.clavicle import turn_girdle
from signer.kinematics.rig import ArmRig, Girdle, girdle_for
from signer.motion.many import Many
from signer.motion.posture.fixed_point import EXACT, MOST_ROUNDS, VAIN_ROUNDS, settled
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, most_from, moved

MOST: Final = 0.02
"""Largest share of the reach, inward of its end, over which an arm gives way."""
MOST_FROM_REST: Final = 0.08
"""Largest such share for a hand that rises from rest or sinks back, whose place on the way nobody has asked
for: with 0.02 a hand on its way to the ear, at 2.6 m/s towards the shoulder, changed the elbow's velocity
by 0.40 m/s within half a millisecond; this makes it 0.10."""


@dataclass(frozen=True, slots=True, eq=False)
class SoftReachLimit(Many, far=0, near=0, goes_over=0, flexion_rad=0):
    """Soft reach limits of an arm in each of n frames.

    Attributes:
        far, near: (n,) from which share of the reach on the arm gives way, outward and inward.
        goes_over: (n,) the frames that go from one branch of the elbow to the other; None where none does.
        flexion_rad: (n,) how far the elbow is bent there instead: the place is drawn in or pushed out to
            where that brings the hand.
        is_guide: only the elbow's direction counts: an arm out of reach is quite straight then.
    """

    far: Array
    near: Array
    goes_over: Mask | None = None
    flexion_rad: Array | None = None
    is_guide: bool = False

    def yielded(
        self,
        rig: ArmRig,
        shoulder: Array,
        target: Array,
        articulator: Array,
        turn: Array,
        ends: Attainable | None = None,
    ) -> Array:
        """Return the place (n, 3) m, in the same direction from the shoulder, that is met for `target`.

        `ends` are those of the arm's reach, where they are known.
        """
        away = target - shoulder
        distance = np.linalg.norm(away, axis=-1)
        least, most = ends or attainable(rig.arm, wrist_rotation=turn, articulator=articulator)
        gives = np.square(eased((most - distance) / most, self.far, power=0.5))
        # beyond its reach by a trace an arm is straight whatever rounding does
        drawn_in = most * (1.0 - (gives - EXACT if self.is_guide else np.maximum(gives, EXACT)))
        wanted = np.where(most - distance < self.far * most, drawn_in, distance)
        pushed_out = least + most * eased((wanted - least) / most, self.near)
        wanted = np.where(wanted - least < self.near * most, pushed_out, wanted)
        if self.goes_over is not None and self.flexion_rad is not None:
            bent = np.linalg.norm(_hanging(rig, self.flexion_rad, articulator, turn), axis=-1)
            wanted = np.where(self.goes_over, bent, wanted)
        stays = (wanted == distance) | (distance == 0.0)
        return np.where(
            stays[..., None], target, shoulder + away * (wanted / np.where(stays, 1.0, distance))[..., None]
        )


GUIDE: Final = SoftReachLimit(np.array(0.004), np.array(EXACT), is_guide=True)
"""Limits of an arm that tells its girdle where it will go, wherever its place has to be met: without them the
girdle would go with the root of what is left of the reach of a shoulder at rest."""


def guides(distance: Array, most_m: Array) -> bool:
    """Return whether `GUIDE` matters to any of the places so far (...) m from a shoulder at rest."""
    return bool(np.any((most_m - distance) / most_m < GUIDE.far))


def gap_of(
    rig: ArmRig, shoulder: Array, target: Array, articulator: Array, turn: Array
) -> tuple[Array, Array]:
    """Return the reach left (...) outward and inward, as shares of all of it; negative out of reach."""
    shell = attainable(rig.arm, wrist_rotation=turn, articulator=articulator)
    distance = np.linalg.norm(target - shoulder, axis=-1)
    return (shell.most_m - distance) / shell.most_m, (distance - shell.least_m) / shell.most_m


def margin(first: Array, last: Array, way: Array, most: float = MOST) -> Array:
    """Return the share (n,) from which on an arm gives way between two ends, which are left as they are."""
    start, end = (np.clip(gap, EXACT, most) for gap in (first, last))
    along = (1.0 - way) * start + way * end
    return np.asarray(along + 4.0 * way * (1.0 - way) * (most - along))


def eased(gap: Array, limit: Array, power: float = 1.0) -> Array:
    """Raise `gap` to a power from `limit` on, and lower it softly to nothing below, up to its bend.

    Speed and its change are those of the power there: exp(power (x - x²/2)) goes on from it without a corner.
    """
    short = np.minimum(gap / limit, 1.0) - 1.0
    falls = power * short - 0.5 * power * short * short
    return np.asarray(limit**power * np.exp(np.maximum(falls, -500.0)))


def _hanging(rig: ArmRig, flexion: Array, articulator: Array, turn: Array) -> Array:
    """(n, 3) m, the articulator from the shoulder of an arm that hangs with its elbow bent."""
    posture = forward_arm(
        rig.arm,
        shoulder=np.zeros(3),
        shoulder_rotation=np.eye(3),
        flexion=flexion,
        wrist_rotation=turn,
        articulator=articulator,
    )
    return np.asarray(posture.articulator)


@dataclass(frozen=True, slots=True, eq=False)
class ArmGoal(
    Many,
    wrist_rotation=2,
    help=2,
    target=1,
    articulator=1,
    swivel_rad=0,
    branch=0,
    shoulder=0,
    soft_limit=0,
):
    """Goal of an arm; arrays broadcast over leading axes.

    Attributes:
        target: (..., 3) m, world.
        articulator: (..., 3) m, in the hand's frame.
        wrist_rotation: (..., 3, 3) hand relative to the forearm, within its limits.
        swivel_rad: (...) hinge psi, `smooth` reference.
        branch: as `solve_arm` takes it, by number.
        shoulder: what the shoulder does.
        help: (..., 3, 3) turn of the girdle instead of the help it would give; None where it helps as it is
            asked.
        soft_limit: how the arm gives way where its reach ends, from the shoulder at rest and as moved; None
            where it goes as far as it can.
    """

    target: Array
    articulator: Array
    wrist_rotation: Array
    swivel_rad: Array | float
    branch: Any = PRIMARY
    shoulder: Shoulder = AUTOMATIC
    help: Array | None = None
    soft_limit: tuple[SoftReachLimit, SoftReachLimit] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ArmSolution(Many, girdle=(2, 2, 1), posture=(2, 0, 2, 1, 1, 1, 0, 0, 0), help=2):
    """Solved girdle, the arm below it, and the girdle's turn (..., 3, 3) that was help; None for no help."""

    girdle: Girdle
    posture: ArmPosture
    help: Array | None = None

    @staticmethod
    def joined(parts: Sequence["ArmSolution"]) -> "ArmSolution":
        """Return solutions of many arms one after the other, with help that does nothing beside help."""
        girdle = Girdle(*map(np.concatenate, zip(*(one.girdle for one in parts), strict=True)))
        posture = ArmPosture(*map(np.concatenate, zip(*(one.posture for one in parts), strict=True)))
        if all(one.help is None for one in parts):
            return ArmSolution(girdle, posture)
        none = (np.broadcast_to(np.eye(3), one.girdle.clavicle.shape) for one in parts)
        helps = [no if one.help is None else one.help for one, no in zip(parts, none, strict=True)]
        return ArmSolution(girdle, posture, np.concatenate(helps))


def reach(rig: ArmRig, arm_goal: ArmGoal) -> ArmSolution:
    """Bring the articulator to its target.

    The girdle follows the upper arm, and the upper arm hangs on the girdle: a first solve from the shoulder
    at rest tells the girdle where the arm will go, a second one from the moved shoulder is exact. In between
    the shoulder helps towards what is far, and goes where it is put by hand.

    Both are on the branch of the elbow that is asked for as long as the arm has room on it from the shoulder
    that this very branch moves, and both on the other one where it has not: else the girdle would leap where
    the shoulder at rest alone has no room.
    """
    found = _reach(rig, arm_goal)
    refused = _refused(rig, arm_goal, found.posture)
    if refused is None:
        return found
    codes = np.asarray(arm_goal.branch)
    other = np.where(refused, PRIMARY + SECONDARY - codes, codes)
    return _reach(rig, replace(arm_goal, branch=other if other.ndim else int(other)))


def _reach(rig: ArmRig, arm_goal: ArmGoal) -> ArmSolution:
    """Bring the articulator to its target, the girdle guided by the branch that is asked for."""
    at_rest, as_moved = arm_goal.soft_limit or (None, None)
    target = arm_goal.target
    hand = {"articulator": arm_goal.articulator, "wrist_rotation": arm_goal.wrist_rotation}
    is_needed = rig.girdle_gain != 1.0 or arm_goal.soft_limit is not None
    ends = attainable(rig.arm, **hand) if is_needed else None
    most_m = most_from(rig, target=target, ends=ends, **hand)
    if (
        at_rest is None
        and most_m is not None
        and guides(np.linalg.norm(target - rig.shoulder, axis=-1), most_m)
    ):
        at_rest = GUIDE
    first = _solve(rig, arm_goal, rig.shoulder, at_rest, ends)
    along = girdle_for(rig, first, target, ends)
    shoulder = arm_goal.shoulder if arm_goal.help is None else replace(arm_goal.shoulder, assist=0.0)
    carried, help_ = moved(rig, along, shoulder, target=target, most_m=most_m)
    if arm_goal.help is not None:
        carried, help_ = turn_girdle(rig, carried, arm_goal.help), arm_goal.help
    return ArmSolution(
        carried, _solve(rig, arm_goal, carried.shoulder, as_moved, ends, is_rotation=True), help_
    )


def elbow_from(rig: ArmRig, arm_goal: ArmGoal, shoulder: Array) -> Array:
    """(...) rad, how far the elbow is bent where the arm reaches from a shoulder at (3,) m."""
    return np.asarray(_solve(rig, arm_goal, shoulder).flexion_rad)


def _refused(rig: ArmRig, arm_goal: ArmGoal, posture: ArmPosture) -> Mask | None:
    """(...) where an arm is not on the branch that is asked for and that it has room on; None for nowhere."""
    asked = arm_goal.branch
    is_other = asked != posture.branch
    if is_other is False or not np.any(is_other):  # one of two plain numbers costs no array
        return None
    refused = is_other & (np.asarray(asked) < NEAREST)
    if arm_goal.soft_limit is not None and (goes_over := arm_goal.soft_limit[0].goes_over) is not None:
        refused = refused & ~goes_over
    elbow, flexion = rig.arm.elbow, posture.flexion_rad
    is_one = (np.asarray(posture.flags) & (TOO_FAR | TOO_NEAR)) != 0
    refused = refused & ~(is_one & (flexion > elbow.low + EXACT) & (flexion < elbow.high - EXACT))
    return refused if refused.any() else None


def reach_moving(
    rig: ArmRig,
    arm_goal: ArmGoal,
    place: Callable[[ArmSolution, Any], Array] | None,
    met_m: float = EXACT,
    rounds: int = MOST_ROUNDS,
    swing: Callable[[ArmSolution], Array] | None = None,
) -> tuple[ArmGoal, ArmSolution]:
    """Bring articulators to places that these very arms carry along, such as their own collar bones.

    Of one arm or of many (n,): each is sent to where its place would stay. The solution of an arm depends on
    no other arm.

    Args:
        rig: the arm.
        arm_goal: what is asked of them; the targets being the places from which to begin.
        place: for solutions of some of the arms and which these are, where their places then are, (..., 3) m;
            None where they stay.
        met_m: how near is near enough. Out of reach a place may go to and fro between skin that comes to
            touch first: one whose gap is not halved in twice the usual rounds is left.
        rounds: after the first one, at most.
        swing: how far (...) rad the elbow is to swing on with the arm as found; None where it stays.
    """
    lead = np.broadcast_shapes(
        arm_goal.target.shape[:-1], arm_goal.wrist_rotation.shape[:-2], np.shape(arm_goal.swivel_rad)
    )
    tries: list[tuple[Any, Array, ArmSolution]] = []

    def goal_at(tried: Array, rows: Any) -> ArmGoal:
        goal = replace(arm_goal.rows(rows) if lead else arm_goal, target=tried[..., :3])
        return goal if swing is None else replace(goal, swivel_rad=tried[..., 3])

    def came_of(tried: Array, rows: Any) -> Array:
        goal = goal_at(tried, rows)
        found = reach(rig, goal)
        tries.append((rows, tried, found))
        went = goal.target if place is None else place(found, rows)
        return went if swing is None else np.column_stack([went, goal.swivel_rad + swing(found)])

    begun = np.broadcast_to(arm_goal.target, (*lead, 3))
    if swing is not None:
        begun = np.column_stack([begun, np.broadcast_to(arm_goal.swivel_rad, lead)])
    best = settled(begun, came_of, met_m, rounds + 1, 2 * VAIN_ROUNDS).values
    return goal_at(best, ...), _solution_of(best, tries)


def _solution_of(best: Array, tries: Sequence[tuple[Any, Array, ArmSolution]]) -> ArmSolution:
    """Return the solution that was found at the best values (..., k), of tries of some rows each."""
    found: ArmSolution
    for _, tried, found in reversed(tries):  # of one arm, or where all go on to the last
        if np.array_equal(tried, best):
            return found
    at, count = np.zeros(len(best), np.intp), 0
    for rows, tried, _ in tries:
        is_best = (tried == best[rows]).all(axis=-1)
        at[rows[is_best]] = count + np.flatnonzero(is_best)
        count += len(rows)
    return ArmSolution.joined([found for *_, found in tries]).rows(at)


def _solve(
    rig: ArmRig,
    arm_goal: ArmGoal,
    shoulder: Array,
    soft_limit: SoftReachLimit | None = None,
    ends: Attainable | None = None,
    *,
    is_rotation: bool = False,
) -> ArmPosture:
    target, branch, turn = arm_goal.target, arm_goal.branch, arm_goal.wrist_rotation
    hint: Array | None = None
    if soft_limit is not None:
        target = soft_limit.yielded(rig, shoulder, target, arm_goal.articulator, turn, ends)
        if soft_limit.goes_over is not None and soft_limit.flexion_rad is not None:
            branch = np.where(soft_limit.goes_over, NEAREST, np.asarray(branch))
            hint = np.where(soft_limit.goes_over, soft_limit.flexion_rad, rig.arm.elbow.low)
    posture = solve_arm(
        rig.arm,
        shoulder=shoulder,
        target=target,
        articulator=arm_goal.articulator,
        wrist_rotation=turn,
        swivel=arm_goal.swivel_rad,
        branch=branch,
        hint_flexion=hint,
        reference="smooth",
        is_rotation=is_rotation,
    )
    if soft_limit is None or target is arm_goal.target:
        return posture
    given = np.any(target != arm_goal.target, axis=-1)
    return posture._replace(
        short_by_m=np.where(
            given, np.linalg.norm(posture.articulator - arm_goal.target, axis=-1), posture.short_by_m
        )
    )


def parameters_of(
    rig: ArmRig, found: ArmSolution, articulator: Array, turn: Array, reference: Reference = "vertical"
) -> ArmParameters:
    """Read an arm as what solves it: how far it has swung about the way from its shoulder to its hand.

    Args:
        rig: the arm.
        found: as it was solved.
        articulator: (..., 3) m, the point of the hand, in its frame.
        turn: (..., 3, 3), of the wrist.
        reference: from which a swing is counted.
    """
    return arm_parameters(
        rig.arm,
        shoulder=found.girdle.shoulder,
        shoulder_rotation=found.posture.shoulder_rotation,
        flexion=found.posture.flexion_rad,
        wrist_rotation=turn,
        articulator=articulator,
        reference=reference,
    )
