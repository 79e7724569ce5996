"""Solve one posture of one hand, or many: first its wrist, then the arm that brings it to its place."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, HandOrientation, HandRole
from signer.kinematics.arm_shape import FIRM
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.contact_constraint import ContactConstraint, constraint_of
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.reaching import ArmGoal, ArmSolution
from signer.motion.posture.second_contact import wrist_for_second
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.soft_wrist_limit import keeping
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context, Surroundings
from signer.motion.posture.turning import HandToTurn, TurnedHand, WarmStart, turn_hand
from signer.motion.posture.wished_wrist import NOT_OVER, angles_of, moved_wrist, wished_rotation


class PostureGoal(NamedTuple):
    """Goal of a posture: what a key asks of its hand, what is around, and which error is near enough."""

    constraint: ContactConstraint
    orientation: HandOrientation
    elbow: Elbow
    around: Context
    met_m: Array | float = EXACT


class WristRules(NamedTuple):
    """Rules of a wrist besides what a key asks of it.

    Attributes:
        near: the wrist to which one that is found for a second contact is to be nearest.
        carried_from: that of a key whose places are carried, at its own time.
        locally: (n, 3) rad, added to the angles.
        told: the angles, in place of those that are asked for.
    """

    near: WristAngles | None = None
    carried_from: WristAngles | None = None
    locally: Array | None = None
    told: WristAngles | None = None


NO_RULES: Final = WristRules()


def goal_of(key: Key, constraint: ContactConstraint, around: Context) -> PostureGoal:
    """Return the goal of a key whose contact constraint is known."""
    return PostureGoal(constraint, key.orientation, key.elbow, around)


def goal_on(key: Key, role: HandRole, around: Context) -> PostureGoal:
    """Return the goal of a key on its track."""
    form, meets = around.form, around.meets
    place, side = key.placement, SIDE_OF[role]
    meeting = constraint_of(around.character, key.form, place, side, form, key.second, meets)
    return goal_of(key, meeting, around)


def solve_posture(key: Key, role: HandRole, around: Context) -> SolvedPosture:
    """The posture of a key on its track, remembered; poses that show the key find it again."""
    return solve_cached(goal_on(key, role, around), None)


def solve_candidate(key: Key, role: HandRole, around: Context, met_m: float = EXACT) -> SolvedPosture:
    """Solve a posture without caching it, to an error that is near enough: for candidates and batches."""
    return solve_uncached(goal_on(key, role, around)._replace(met_m=met_m))


@lru_cache(maxsize=512)
def solve_cached(goal: PostureGoal, near: tuple[float, ...] | None) -> SolvedPosture:
    """The posture of a goal, remembered."""
    return solve_uncached(goal, near=near)


def solve_uncached(
    goal: PostureGoal,
    warm_start: WarmStart | None = None,
    near: tuple[Array | float, ...] | None = None,
    branch: Indices | None = None,
) -> SolvedPosture:
    """Solve the posture of a goal without caching it.

    `warm_start` is where to begin to look. `near` (3,) or (3, n) rad is the wrist that a key whose places are
    carried has at its own time: one that is found for a second contact is nearest to it, one that is turned
    to directions goes over to it where the nearest one may leap, unless it is not a number. `branch` (...) is
    asked of the elbow in place of the key's.
    """
    nearest = None if near is None else WristAngles(*map(np.asarray, near))
    asked = _asked_branch(goal.elbow) if branch is None else branch
    return posed(goal, asked, warm_start, WristRules(near=nearest, carried_from=nearest))


def _asked_branch(elbow: Elbow) -> int:
    return 1 if elbow.branch == "secondary" else 0


def _start_of(goal: PostureGoal, warm_start: WarmStart | None) -> Array:
    """(..., 3) m, where to begin to look for the place."""
    if warm_start is not None and goal.constraint.moves:
        return warm_start.target
    return goal.constraint.start_beside(goal.around.surroundings)


def posed(
    goal: PostureGoal,
    branch: Any,
    warm_start: WarmStart | None = None,
    rules: WristRules = NO_RULES,
    *,
    start: Array | None = None,
    swing: Callable[[ArmSolution], Array] | None = None,
) -> SolvedPosture:
    """Solve one posture, or many, on a branch of the elbow (0 or 1, or one of each).

    `start` (..., 3) m is where a place that the own arm carries may be, unless the warm start tells it. A
    hand turned in the world begins at `warm_start` and may `swing` its elbow on.
    """
    start = _start_of(goal, warm_start) if start is None else start
    constraint, wish, around = goal.constraint, goal.orientation, goal.around
    near, carried_from, locally, wrist = rules
    rig, swivel_rad = constraint.rig, goal.elbow.swivel_rad
    turned: TurnedHand | None = None
    if wrist is not None:
        over = NOT_OVER
    elif isinstance(wish, GlobalOrientation):
        wrist_for = None if carried_from is None else keeping(rig.arm, lambda: carried_from)
        place = constraint.placing(around.surroundings) if constraint.moves else None
        hand = replace(_to_turn(goal, wish, branch, start), place=place, swing=swing, wrist_for=wrist_for)
        turned = turn_hand(hand, warm_start, met_m=goal.met_m)
        swivel_rad = swivel_rad if swing is None else float(turned.arm_goal.swivel_rad)
        wrist, over, branch = turned.angles, turned.over, np.asarray(turned.arm_goal.branch)
        branch = branch if branch.ndim else int(branch)
    else:
        wrist, over = clamp_wrist(angles_of(wish))
    wrist = moved_wrist(wrist, locally)
    if constraint.second is not None:
        # of a wrist that moves by itself what is left is the turn about both contacts
        wrist, over = (
            wrist_for_second(
                constraint,
                near or wrist,
                _arm_goal(goal, start, np.eye(3), swivel_rad, branch),
                around.surroundings,
                is_found=near is not None,
                is_carried=carried_from is not None,
            ),
            NOT_OVER,
        )
    if turned is not None and wrist is turned.angles:
        arm_goal, solution = turned.arm_goal, turned.solution
        turn = arm_goal.wrist_rotation
        if not turned.is_settled.all():
            arm_goal, solution = constraint.reached(arm_goal, around.surroundings)
    else:
        turn = wrist_rotation(rig.arm, *wrist)
        arm_goal, solution = constraint.reached(
            _arm_goal(goal, start, turn, swivel_rad, branch), around.surroundings
        )
    return SolvedPosture(
        side=rig.side,
        hand=constraint.hand,
        attachment=constraint.attachment,
        constraint=constraint,
        wish=wish,
        wrist=wrist,
        over=over,
        wrist_rotation=turn,
        swivel_rad=swivel_rad,
        branch=branch % FIRM,
        target=arm_goal.target,
        normal=constraint.normal(solution, around.surroundings),
        articulator=arm_goal.articulator,
        reach=solution,
        around=around,
        carried_from=carried_from,
        wished_turn=None if turned is None else turned.wished_turn,
    )


def _arm_goal(goal: PostureGoal, start: Array, turn: Array, swivel_rad: float, branch: Any) -> ArmGoal:
    articulator = goal.constraint.articulator_in(turn)
    return ArmGoal(start, articulator, turn, swivel_rad, branch, shoulder=goal.around.shoulder)


def hand_to_turn(goal: PostureGoal) -> HandToTurn | None:
    """Return the hand of a goal that turning alone solves, its place left out.

    None where the wrist is told or asked for more.
    """
    if goal.constraint.second is not None or not isinstance(goal.orientation, GlobalOrientation):
        return None
    return _to_turn(goal, goal.orientation, _asked_branch(goal.elbow), _start_of(goal, None))


def _to_turn(goal: PostureGoal, wish: GlobalOrientation, branch: Any, start: Array) -> HandToTurn:
    """The hand of a goal as it is to be turned to directions, at a place that stays."""
    constraint = goal.constraint
    return HandToTurn(
        constraint.rig,
        _arm_goal(goal, start, np.eye(3), goal.elbow.swivel_rad, branch),
        np.broadcast_to(wished_rotation(constraint.rig.side, wish), (*start.shape[:-1], 3, 3)),
        constraint.articulator_in,
    )


def solve_moving(
    held: SolvedPosture,
    constraint: ContactConstraint,
    locally: Array | None,
    count: int | None,
    *,
    wrist: WristAngles | None = None,
    shoulder: Shoulder | None = None,
    surroundings: Surroundings | None = None,
) -> SolvedPosture:
    """Solve a held key while its contact, its fingers or its wrist move.

    The solution begins from the posture that is held. The elbow stays on the branch of that posture, also
    where the hand falls short on it; only where the posture itself does may the other one be taken. A
    second contact is looked for near the wrist that the key has at its own time, as that moves by itself.

    Args:
        held: the key's posture; one for all, or one of each of n frames.
        constraint: its own, or one of n frames.
        locally: (n, 3) rad added to the wrist's angles; None for nothing.
        count: n; None for a single moment.
        wrist: the wrist's angles, each one for all or (n,), in place of those that the key wants.
        shoulder: what the shoulder does in each frame; None where it does as in the posture that is
            held.
        surroundings: in each frame; None where they are those of the posture that is held.
    """
    assert held.constraint is not None
    there = held.surroundings if surroundings is None else surroundings.only(constraint.carriers)
    around = replace(
        held.around, shoulder=held.shoulder if shoulder is None else shoulder, surroundings=there
    )
    goal = PostureGoal(constraint, held.wish, Elbow(held.swivel_rad), around)
    moved = constraint.start_beside(around.surroundings) - held.constraint.start_beside(held.surroundings)
    lead, warm_start = () if count is None else (count,), begun_from(held, moved)
    near = None if constraint.second is None else moved_wrist(held.carried_from or held.wrist, locally)
    return posed(
        goal,
        np.broadcast_to(np.where(held.is_short, held.got_branch, held.got_branch + FIRM), lead),
        warm_start,
        WristRules(near, held.carried_from, locally, wrist),
        start=np.broadcast_to(_start_of(goal, warm_start), (*lead, 3)),
    )


def with_swivel(
    solved: SolvedPosture, swivel_rad: float, swing: Callable[[ArmSolution], Array] | None = None
) -> SolvedPosture:
    """Return the posture with its elbow swung elsewhere, all else being as it is.

    The elbow of a hand turned in the world may `swing` on from there by as much (...) rad as is told for a
    solution of the arm; all that converges in iterations is found in one evaluation.
    """
    if solved.constraint is None:
        return solved
    if solved.constraint.second is None and not isinstance(solved.wish, GlobalOrientation):
        # the wrist stays, and with it the articulator: the arm alone is solved
        around = solved.surroundings
        asked = replace(solved.arm_goal, swivel_rad=swivel_rad)
        asked, reach = solved.constraint.reached(asked, around)
        normal = solved.constraint.normal(reach, around)
        return replace(solved, swivel_rad=swivel_rad, target=asked.target, normal=normal, reach=reach)
    warm_start = None if np.any(solved.reach.posture.short_by_m) else begun_from(solved)
    goal = PostureGoal(solved.constraint, solved.wish, Elbow(swivel_rad), solved.around)
    return posed(goal, solved.branch, warm_start, start=solved.target, swing=swing)


def begun_from(solved: SolvedPosture, moved: Array | float = 0.0) -> WarmStart:
    """Return where a posture that is little else begins: what a solved one has found, its place moved, m."""
    shoulder, reached = solved.reach.girdle.shoulder, solved.reach.posture.articulator
    return WarmStart(shoulder, reached + moved, solved.target + moved, solved.articulator)
