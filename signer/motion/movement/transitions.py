"""Solve the hand on its way between two postures: goals of the arm are interpolated and solved."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.values import GlobalOrientation
from signer.kinematics.limits import HIGH, LOW, ClampedWrist
from signer.kinematics.rig import ArmRig, articulator_in_hand
from signer.kinematics.rotations import slerp
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import wrist_angles, wrist_rotation
from signer.motion.movement.frames import Frames, SampledSegment, mixed
from signer.motion.movement.paths import bulge_direction, onward_direction, path_points
from signer.motion.movement.rest_ways import LOOKS, on_rest_way, turns_of
from signer.motion.movement.secondary_motion import UNMOVED
from signer.motion.movement.segments import Segment
from signer.motion.places.hands import Hand, hand_of
from signer.motion.posture.fixed_point import EXACT, ROUGHLY
from signer.motion.posture.reaching import (
    GUIDE,
    MOST,
    MOST_FROM_REST,
    ArmGoal,
    ArmSolution,
    SoftReachLimit,
    elbow_from,
    gap_of,
    margin,
    reach,
)
from signer.motion.posture.shoulder import AUTOMATIC
from signer.motion.posture.soft_wrist_limit import GENTLE_RAD, gentle_wrist, most_ambiguous
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
from signer.motion.posture.surroundings import resting
from signer.motion.posture.turning import HandToTurn, WarmStart, turn_hand
from signer.motion.posture.wished_wrist import moved_wrist

_SWINGS_OUT: Final = np.array((0.5, 0.0, 1.5))
"""Lengths added to the normal at rest, to the hand's own side and ahead: such an arc swings out there."""
_ON_LINE: Final = WeakKeyDictionary[Segment, float]()
"""Shares of the line on ways, known as long as their score is."""


def on_the_way(sampled: SampledSegment, warm_start: WarmStart | None = None, met_m: float = EXACT) -> Frames:
    """The frames of a segment between two postures; on a slide the place on the skin is met as at a key.

    `warm_start` (n, ...) is how a hand that is told by directions was solved between postures only little
    elsewhere. Where directions are told `met_m` is the error that is near enough.
    """
    if sampled.goes_by_itself:
        return on_rest_way(sampled)
    before, after, way = sampled.before, sampled.after, sampled.way
    rig, constraint = sampled.character.rigs[before.side], sampled.constraint
    hand, articulator_of = _articulator(sampled, rig)

    def answered(arm_goal: ArmGoal) -> tuple[ArmGoal, ArmSolution]:
        return (
            (arm_goal, reach(rig, arm_goal))
            if constraint is None
            else constraint.reached(arm_goal, sampled.surroundings)
        )

    arm_goal = _goal(sampled, articulator_of)
    swivel = arm_goal.swivel_rad
    is_told_in_world = isinstance(before.wish, GlobalOrientation) and isinstance(
        after.wish, GlobalOrientation
    )
    if constraint is None:
        arm_goal = replace(
            arm_goal, soft_limit=_yielding(sampled, before, rig, goes_over=not is_told_in_world)
        )
    if is_told_in_world:
        arm_goal = _turned_in_world(sampled, rig, arm_goal, articulator_of, warm_start, met_m)
    if sampled.locally.wrist is not None:
        arm_goal = _with_moved_wrist(rig, arm_goal, sampled.locally.wrist, articulator_of)
        if constraint is None and sampled.held is not None:
            # as the wrist is moved, another share of the reach is left at the end from which it goes
            arm_goal = replace(
                arm_goal, soft_limit=_yielding(sampled, sampled.held, rig, goes_over=not is_told_in_world)
            )
    arm_goal, solution = answered(arm_goal)
    normal = (
        mixed(before.normal, after.normal, way)
        if constraint is None
        else np.broadcast_to(constraint.normal(solution, sampled.surroundings), (len(way), 3))
    )
    asked = (
        hand.angles,
        hand.fingers,
        swivel,
        arm_goal.articulator,
        arm_goal.target,
        normal,
        np.zeros((len(way), 3)),
    )
    return Frames(*(np.asarray(value) for value in (*asked, *solution.girdle, *solution.posture)))


def _articulator(sampled: SampledSegment, rig: ArmRig) -> tuple[Hand, Callable[[Array], Array]]:
    """Return the hand in each frame, and where its articulator is in the wrist's frame for a wrist."""
    before, after, constraint = sampled.before, sampled.after, sampled.constraint
    fingers = sampled.fingers if sampled.locally.fingers is None else sampled.locally.fingers
    hand = hand_of(sampled.character, fingers, before.side)

    def articulator_of(turn: Array) -> Array:
        if constraint is not None:
            return constraint.articulator_in(turn)
        point = articulator_in_hand(rig, before.attachment, hand.matrices, turn)
        if after.attachment is before.attachment:
            return point
        return mixed(point, articulator_in_hand(rig, after.attachment, hand.matrices, turn), sampled.way)

    return hand, articulator_of


def _goal(sampled: SampledSegment, articulator_of: Callable[[Array], Array]) -> ArmGoal:
    """Return where the hand is sent in each frame, its wrist as it is between those of both ends."""
    before, after, way = sampled.before, sampled.after, sampled.way
    if sampled.is_asked:
        turn = slerp(
            before.wrist_rotation,
            after.wrist_rotation,
            way if sampled.wrist_way is None else sampled.wrist_way,
        )
        swivel = before.swivel_rad + way * wrapped(after.swivel_rad - before.swivel_rad)
    else:
        turn, swivel = turns_of(sampled)
    target = (
        _path(sampled)
        if sampled.constraint is None
        else np.broadcast_to(sampled.constraint.start_beside(sampled.surroundings), (len(way), 3))
    )
    branches = np.broadcast_to(_branches(sampled)[0], len(way))
    return _with_shoulder(sampled, ArmGoal(target, articulator_of(turn), turn, swivel, branches))


def _turned_in_world(
    sampled: SampledSegment,
    rig: ArmRig,
    arm_goal: ArmGoal,
    articulator_of: Callable[[Array], Array],
    warm_start: WarmStart | None,
    met_m: float,
) -> ArmGoal:
    """Return the goal with the hand between the directions that both ends have at their own moments."""
    constraint = sampled.constraint
    place = None if constraint is None or not constraint.moves else constraint.placing(sampled.surroundings)
    hand = HandToTurn(
        rig,
        arm_goal,
        _hand_rotations(sampled),
        articulator_of,
        place=place,
        wrist_for=_gentle_limits(sampled, rig),
    )
    return turn_hand(hand, warm_start, met_m=met_m).arm_goal


def _hand_rotations(sampled: SampledSegment) -> Array:
    """(n, 3, 3) how the hand is turned in the world, between the directions that both ends have there."""
    return slerp(
        hand_in_world(sampled.departure or sampled.before),
        hand_in_world(sampled.arrival or sampled.after),
        sampled.way if sampled.wrist_way is None else sampled.wrist_way,
    )


def _on_line(sampled: SampledSegment, rig: ArmRig) -> float | None:
    """Return how much the line between both ends' wrists counts all along; None for frame by frame."""
    ends = (sampled.departure or sampled.before, sampled.arrival or sampled.after)
    if any(end.target.ndim > 1 for end in ends):
        return None
    known = _ON_LINE.get(sampled.segment)
    if known is None:
        looked_at = replace(
            sampled,
            rows=np.arange(LOOKS),
            before=ends[0],
            after=ends[1],
            way=np.linspace(0.0, 1.0, LOOKS),
            shoulder=AUTOMATIC,
            surroundings=resting(sampled.character),
            constraint=None,
            fingers_way=None,
            wrist_way=None,
            locally=UNMOVED,
            aside=None,
            share=None if sampled.share is None else np.linspace(0.0, 1.0, LOOKS),
        )
        _, articulator_of = _articulator(looked_at, rig)
        goal = _goal(looked_at, articulator_of)
        hand = HandToTurn(rig, goal, _hand_rotations(looked_at), articulator_of)
        one, other = (end.reach.girdle.shoulder for end in ends)
        near = WarmStart(mixed(one, other, looked_at.way), goal.target, goal.target, goal.articulator)
        # mostly a single round from between both ends tells that it is nowhere in doubt
        known = most_ambiguous(rig.arm, turn_hand(hand, near, np.inf).wished_turn)
        if known:
            known = most_ambiguous(rig.arm, turn_hand(hand, met_m=ROUGHLY).wished_turn)
        _ON_LINE[sampled.segment] = known
    return known


def _with_moved_wrist(
    rig: ArmRig, arm_goal: ArmGoal, moves: Array, articulator_of: Callable[[Array], Array]
) -> ArmGoal:
    """Return the goal with the wrist's angles moved by (n, 3) rad, within its limits."""
    turn = wrist_rotation(rig.arm, *moved_wrist(wrist_angles(rig.arm, arm_goal.wrist_rotation), moves))
    return replace(arm_goal, wrist_rotation=turn, articulator=articulator_of(turn))


def _gentle_limits(sampled: SampledSegment, rig: ArmRig) -> Callable[[Array], ClampedWrist]:
    """Return the limits of a wrist between two keys that tell directions: it slows down before them."""
    start, end = (
        np.stack(wrist_angles(rig.arm, one.wrist_rotation), axis=-1)
        for one in (sampled.before, sampled.after)
    )
    way = (sampled.way if sampled.wrist_way is None else sampled.wrist_way)[:, None]
    below = margin(start - LOW, end - LOW, way, GENTLE_RAD)
    above = margin(HIGH - start, HIGH - end, way, GENTLE_RAD)
    line = (1.0 - way) * start + way * end
    on_line = _on_line(sampled, rig)
    return lambda wished: gentle_wrist(rig.arm, wished, below, above, line, on_line)


def _yielding(
    sampled: SampledSegment, before: SolvedPosture, rig: ArmRig, *, goes_over: bool
) -> tuple[SoftReachLimit, SoftReachLimit]:
    """Return the soft reach limits of an arm on its way, with the shoulder at rest and as moved.

    There is none at both ends of the way, which are met as they are; it leaves from `before`.

    From one branch to the other the elbow goes from its bend at the one end to that at the other, as there is
    no other way; `goes_over` tells that it may.
    """
    way, ends, branches = sampled.way, (before, sampled.after), _branches(sampled)
    changes = goes_over & np.broadcast_to(np.not_equal(*branches), len(way))
    asks = [
        ArmGoal(end.target, end.articulator, end.wrist_rotation, end.swivel_rad, branch)
        for end, branch in zip(ends, branches, strict=True)
    ]
    at_rest = [elbow_from(rig, arm_goal, rig.shoulder) for arm_goal in asks] if changes.any() else None
    as_moved = None if at_rest is None else [np.asarray(end.reach.posture.flexion_rad) for end in ends]
    most_near = MOST if sampled.is_asked else MOST_FROM_REST
    found: list[SoftReachLimit] = []
    for bends, shoulders in (
        (at_rest, (rig.shoulder,) * 2),
        (as_moved, [end.reach.girdle.shoulder for end in ends]),
    ):
        gaps = [
            gap_of(rig, shoulder, arm_goal.target, arm_goal.articulator, arm_goal.wrist_rotation)
            for arm_goal, shoulder in zip(asks, shoulders, strict=True)
        ]
        (far_start, near_start), (far_end, near_end) = gaps
        far, near = margin(far_start, far_end, way), margin(near_start, near_end, way, most_near)
        if not found:  # with the shoulder at rest it guides the girdle, as at keys
            far = np.maximum(far, GUIDE.far)
        over = () if bends is None else (changes, bends[0] + way * (bends[1] - bends[0]))
        found.append(SoftReachLimit(far, near, *over))
    return found[0], found[1]


def _branches(sampled: SampledSegment) -> tuple[Indices, Indices]:
    """Return the elbow's branches with which the hand leaves and arrives."""
    return (sampled.departure or sampled.before).got_branch, (sampled.arrival or sampled.after).got_branch


def _with_shoulder(sampled: SampledSegment, arm_goal: ArmGoal) -> ArmGoal:
    """Return the goal with what the shoulder does; from and to rest help comes and goes with its key."""
    arm_goal = replace(arm_goal, shoulder=sampled.shoulder)
    if sampled.is_asked:
        return arm_goal
    to_key = sampled.interval.after is not None
    help_ = (sampled.after if to_key else sampled.before).reach.help
    if help_ is None:
        return replace(arm_goal, shoulder=replace(sampled.shoulder, assist=0.0))
    return replace(arm_goal, help=slerp(np.eye(3), help_, sampled.way if to_key else 1.0 - sampled.way))


def normals_of(sampled: SampledSegment, start: SolvedPosture, end: SolvedPosture) -> tuple[Array, Array]:
    """Return the normals between which a path bends: before the body and aside on a way from or to rest."""
    if sampled.is_asked:
        return start.normal, end.normal
    return start.normal + _SWINGS_OUT * (side_sign(start.side), 1.0, 1.0), end.normal


def _path(sampled: SampledSegment) -> Array:
    """(n, 3) m, where the articulator is sent on its way."""
    transition, start, end = sampled.interval.transition, sampled.before, sampled.after
    if sampled.aside is not None:
        return mixed(start.target, end.target, sampled.way) + sampled.aside
    height_m = sampled.character.scale.length * transition.height_m
    drawn = sampled.drawn or (start.target, end.target, *normals_of(sampled, start, end))
    bulge = bulge_direction(*drawn, transition.plane_rad)
    onward = onward_direction(drawn[0], drawn[1], bulge)
    points = path_points(
        transition.path, height_m, start.target, end.target, bulge, sampled.way, transition.turns, onward
    )
    flow, interval = sampled.segment.flow, sampled.interval
    if flow is None or sampled.share is None:
        return points
    length = sampled.character.scale.length
    return points + length * flow.offset(interval.end_s - interval.start_s, sampled.share)
