"""Solve one posture of one hand on its own: a key, or the hand at rest as any articulator sees it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.document.sign import SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, HandForm, HandOrientation, HandRole, Orientation
from signer.kinematics.arm import arm_parameters, elbow_rotation
from signer.kinematics.limits import ClampedWrist, LimitReport, clamp_wrist, wrist_reports
from signer.kinematics.rig import articulator_in_hand
from signer.kinematics.sides import side_sign
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.places.hands import Hand, resting_hand
from signer.motion.posture.contact_constraint import ContactConstraint, constraint_of
from signer.motion.posture.elbow_height import elbow_heights
from signer.motion.posture.reaching import ArmGoal, ArmSolution, some_of
from signer.motion.posture.resting import resting_reach
from signer.motion.posture.second_contact import wrist_for_second
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.soft_wrist_limit import keeping
from signer.motion.posture.surroundings import Context, Surroundings, at_rest, resting
from signer.motion.posture.turning import TurnedHand, Turning, WarmStart, turn_hand
from signer.motion.posture.wished_wrist import (
    NOT_OVER,
    angles_of,
    moved_wrist,
    orientation_from,
    wished_rotation,
)

_TRACE: Final = 1e-3
_SWUNG: Final = 1e-10
UNUSED_HAND: Final = (HandForm("5"), "index.tip")
"""Form and articulator by which a hand that is never used is read."""


@dataclass(frozen=True, slots=True, eq=False)
class SolvedPosture:
    """One solved posture, or many of one key in as many surroundings; then arrays lead with n.

    Attributes:
        constraint: what is to meet what; None at rest.
        wish: how the key wants the hand turned.
        wrist: the angles (...) that do it within their limits, and `wrist_rotation` (..., 3, 3) made of them.
        over: how far (...) rad the wish is past these limits.
        branch: 0 or 1, as asked; (...) for a hand turned in the world.
        target: (..., 3) m, where the articulator is sent: the site where this very posture leaves it.
        normal: (..., 3) outward at the target, zero at a free point.
        articulator: (..., 3) m, in the hand's frame.
        around: what it depends on besides the key.
        carried_from: the wrist that the key has at its own time, where that matters elsewhere.
        wished_turn: (..., 3, 3) how a hand told by directions is wished against its forearm; else None.
    """

    side: Side
    hand: Hand
    attachment: Attachment
    constraint: ContactConstraint | None
    wish: HandOrientation
    wrist: WristAngles
    over: WristAngles
    wrist_rotation: Array
    swivel_rad: float
    branch: Any
    target: Array
    normal: Array
    articulator: Array
    reach: ArmSolution
    around: Context
    carried_from: WristAngles | None = None
    wished_turn: Array | None = None

    @property
    def got_branch(self) -> Indices:
        """The elbow's branch (...): the one asked for, unless it is past the elbow's limits."""
        return np.asarray(self.reach.posture.branch)

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.around.character

    @property
    def orientation(self) -> Orientation:
        """The wrist of a single posture, within its limits."""
        return orientation_from(self.wrist)

    @property
    def limits(self) -> tuple[LimitReport, ...]:
        """Reports of the wrist limits that bound in a single posture."""
        return wrist_reports(self.over)

    @property
    def shoulder(self) -> Shoulder:
        """Help and shrug of the shoulder."""
        return self.around.shoulder

    @property
    def surroundings(self) -> Surroundings:
        """The surroundings in which it was solved."""
        return self.around.surroundings


def solve_posture(key: Key, role: HandRole, around: Context) -> SolvedPosture:
    """The posture of a key on its track, remembered."""
    return solve_cached(_meeting(key, role, around), key.orientation, key.elbow, around)


def solve_candidate(
    key: Key, role: HandRole, around: Context, warm_start: WarmStart | None = None, left: Array | float = 0.0
) -> SolvedPosture:
    """Solve a key's posture without caching it: for candidates and batches.

    `warm_start` is where to begin to look and `left` how much of what is off where nothing has begun may be
    left, as `turn_hand` takes them.
    """
    return solve_uncached(_meeting(key, role, around), key.orientation, key.elbow, around, warm_start, left)


def solve_moving(
    key: Key,
    held: SolvedPosture,
    constraint: ContactConstraint,
    locally: Array | None,
    count: int,
    *,
    wrist: WristAngles | None = None,
    shoulder: Shoulder | None = None,
    surroundings: Surroundings | None = None,
) -> SolvedPosture:
    """Solve a held key while its contact, its fingers or its wrist move.

    The solution begins from the posture that is held. The elbow's branch is that of the posture. A
    second contact is looked for near the wrist that the key has at its own time, as that moves by itself.

    Args:
        key: held.
        held: its posture; one for all, or one of each of n frames.
        constraint: its own, or one of n frames.
        locally: (n, 3) rad added to the wrist's angles; None for nothing.
        count: n.
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
    moved = constraint.start_beside(around.surroundings) - held.constraint.start_beside(held.surroundings)
    start = np.broadcast_to(held.target + moved, (count, 3))
    reached = held.reach.posture.articulator + moved
    warm_start = WarmStart(held.reach.girdle.shoulder, reached, start, held.articulator, np.zeros(()))
    if not constraint.moves:
        start = np.broadcast_to(constraint.start_beside(around.surroundings), (count, 3))
    near = None if constraint.second is None else moved_wrist(held.carried_from or held.wrist, locally)
    return _posed(
        constraint,
        key.orientation,
        key.elbow.swivel_rad,
        np.broadcast_to(held.got_branch, count),
        start,
        around,
        warm_start=warm_start,
        near=near,
        carried_from=held.carried_from,
        locally=locally,
        wrist=wrist,
    )


def _meeting(key: Key, role: HandRole, around: Context) -> ContactConstraint:
    return constraint_of(
        around.character, key.form, key.placement, SIDE_OF[role], around.form, key.second, around.meets
    )


@lru_cache(maxsize=512)
def solve_cached(
    constraint: ContactConstraint,
    orientation: HandOrientation,
    elbow: Elbow,
    around: Context,
    near: tuple[float, ...] | None = None,
) -> SolvedPosture:
    """The posture of a key whose contact constraint is known, remembered."""
    return solve_uncached(constraint, orientation, elbow, around, near=near)


def solve_uncached(
    constraint: ContactConstraint,
    orientation: HandOrientation,
    elbow: Elbow,
    around: Context,
    warm_start: WarmStart | None = None,
    left: Array | float = 0.0,
    near: tuple[Array | float, ...] | None = None,
    turned: TurnedHand | None = None,
) -> SolvedPosture:
    """Solve the posture of a key whose contact constraint is known, without caching it.

    The rest is as in `solve_candidate`. `near` (3,) or (3, n) rad is the wrist that a key whose places are
    carried has at its own time: one that is found for a second contact is nearest to it, one that is turned
    to directions goes over to it where the nearest one may leap, unless it is not a number. `turned` is the
    solution of `turning_of` where that is known.
    """
    branch = 1 if elbow.branch == "secondary" else 0
    nearest = None if near is None else WristAngles(*map(np.asarray, near))
    start = (
        warm_start.target
        if warm_start is not None and constraint.moves
        else constraint.start_beside(around.surroundings)
    )
    return _posed(
        constraint,
        orientation,
        elbow.swivel_rad,
        branch,
        start,
        around,
        warm_start=warm_start,
        left=left,
        near=nearest,
        carried_from=nearest,
        turned=turned,
    )


def turning_of(
    constraint: ContactConstraint,
    orientation: HandOrientation,
    elbow: Elbow,
    around: Context,
    lead: tuple[int, ...],
    wrist_for: Callable[[Array], ClampedWrist] | None = None,
) -> Turning | None:
    """Return the iteration that solves postures (*lead) of a key from rest; None where another one does.

    That is where the key tells the wrist's angles or has a second contact. `wrist_for` is as of `turn_hand`.
    """
    if not isinstance(orientation, GlobalOrientation) or constraint.second is not None:
        return None
    start = np.broadcast_to(constraint.start_beside(around.surroundings), (*lead, 3))
    arm_goal = ArmGoal(start, np.zeros(3), np.eye(3), elbow.swivel_rad, shoulder=around.shoulder)
    in_world = np.broadcast_to(wished_rotation(constraint.rig.side, orientation), (*lead, 3, 3))
    return Turning(constraint.rig, arm_goal, in_world, constraint.articulator_in, wrist_for=wrist_for)


def with_swivel(solved_posture: SolvedPosture, swivel_rad: float) -> SolvedPosture:
    """Return the posture with its elbow swung elsewhere, all else being as it is.

    What converges in iterations does so but for a trace of the change.
    """
    if solved_posture.constraint is None:
        return solved_posture
    constraint, reach = solved_posture.constraint, solved_posture.reach
    warm_start = None
    if not np.any(reach.posture.short_by_m):
        warm_start = WarmStart(
            reach.girdle.shoulder,
            reach.posture.articulator,
            solved_posture.target,
            solved_posture.articulator,
            np.asarray(_TRACE),
        )
    return _posed(
        constraint,
        solved_posture.wish,
        swivel_rad,
        solved_posture.branch,
        solved_posture.target,
        solved_posture.around,
        warm_start=warm_start,
    )


def with_elbow_swung(
    solved_posture: SolvedPosture, off_of: Callable[[ArmSolution], Array]
) -> SolvedPosture | None:
    """Return the posture of a hand turned in the world with its elbow swung until nothing is off.

    It is found by one evaluation of all that converges in iterations.

    `off_of` tells how far (...) rad the elbow is to swing on, for a solution of the arm. None where the
    posture cannot be found so: for a hand that is turned by its wrist, that meets a second contact or
    does not reach its place.
    """
    constraint, reach = solved_posture.constraint, solved_posture.reach
    if (
        constraint is None
        or constraint.second is not None
        or not isinstance(solved_posture.wish, GlobalOrientation)
        or np.any(reach.posture.short_by_m)
    ):
        return None
    warm_start = WarmStart(
        reach.girdle.shoulder,
        reach.posture.articulator,
        solved_posture.target,
        solved_posture.articulator,
        np.asarray(_SWUNG),
    )
    found = _posed(
        constraint,
        solved_posture.wish,
        solved_posture.swivel_rad,
        solved_posture.branch,
        solved_posture.target,
        solved_posture.around,
        warm_start=warm_start,
        swing=off_of,
    )
    return (
        None if abs(float(off_of(found.reach))) > _SWUNG or np.any(found.reach.posture.short_by_m) else found
    )


def _posed(
    constraint: ContactConstraint,
    wish: HandOrientation,
    swivel_rad: float,
    branch: Any,
    start: Array,
    around: Context,
    *,
    warm_start: WarmStart | None = None,
    near: WristAngles | None = None,
    carried_from: WristAngles | None = None,
    locally: Array | None = None,
    wrist: WristAngles | None = None,
    left: Array | float = 0.0,
    swing: Callable[[ArmSolution], Array] | None = None,
    turned: TurnedHand | None = None,
) -> SolvedPosture:
    """Solve one posture, or many.

    `start` is where to begin to look for a place that the own arm carries, `warm_start` the same for a hand
    turned in the world, which may `swing` its elbow on; `near` the wrist to which one that is found for a
    second contact is to be nearest, `carried_from` that of a key whose places are carried; `locally`
    (n, 3) rad is added to the wrist's angles, which are `wrist` if it is given; `turned` is what `turn_hand`
    would find.
    """
    rig = constraint.rig

    def asked(turn: Array, branch: Any) -> ArmGoal:
        return ArmGoal(
            start, constraint.articulator_in(turn), turn, swivel_rad, branch, shoulder=around.shoulder
        )

    if wrist is not None:
        over = NOT_OVER
    elif isinstance(wish, GlobalOrientation):
        in_world = np.broadcast_to(wished_rotation(rig.side, wish), (*start.shape[:-1], 3, 3))
        turned = turned or turn_hand(
            rig,
            asked(np.eye(3), branch),
            in_world,
            articulator_in=constraint.articulator_in,
            place=constraint.placing(around.surroundings) if constraint.moves else None,
            warm_start=warm_start,
            left=left,
            swing=swing,
            wrist_for=None if carried_from is None else keeping(rig.arm, lambda: carried_from),
        )
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
                asked(np.eye(3), branch),
                around.surroundings,
                is_found=near is not None,
                is_carried=carried_from is not None,
            ),
            NOT_OVER,
        )
    if turned is not None and wrist is turned.angles:
        turn = turned.arm_goal.wrist_rotation
        arm_goal, solution = _brought_there(constraint, turned, around.surroundings)
    else:
        turn = wrist_rotation(rig.arm, *wrist)
        arm_goal, solution = constraint.reached(asked(turn, branch), around.surroundings)
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
        branch=branch,
        target=arm_goal.target,
        normal=constraint.normal(solution, around.surroundings),
        articulator=arm_goal.articulator,
        reach=solution,
        around=around,
        carried_from=carried_from,
        wished_turn=None if turned is None else turned.wished_turn,
    )


def _brought_there(
    constraint: ContactConstraint, turned: TurnedHand, surroundings: Surroundings
) -> tuple[ArmGoal, ArmSolution]:
    """The hands as turned, each that did not settle brought to its place with its wrist as it was left."""
    arm_goal, solution = turned.arm_goal, turned.solution
    if turned.is_settled.ndim == 0:
        return (arm_goal, solution) if turned.is_settled else constraint.reached(arm_goal, surroundings)
    rows = np.flatnonzero(~turned.is_settled)
    if not len(rows):
        return arm_goal, solution
    there, part = constraint.rows(rows).reached(some_of(arm_goal, rows), surroundings.rows(rows))
    target = np.array(arm_goal.target)
    target[rows] = there.target
    return replace(arm_goal, target=target), solution.replaced(rows, part, len(target))


@per_character(maxsize=256)
def resting_posture(
    character: Character, side: Side, attachment: Attachment, shoulder: Shoulder = AUTOMATIC
) -> SolvedPosture:
    """Return the solved posture of the hand at rest at the side, given by an articulator.

    It is the same posture whichever articulator is given; the hand hangs on its shoulder.
    """
    rig, hand, hanging = (
        character.rigs[side],
        resting_hand(character, side),
        resting_reach(character, side, shoulder),
    )
    turn = hanging.posture.wrist_rotation
    articulator = articulator_in_hand(rig, attachment, hand.matrices, turn)
    target, swivel, branch = arm_parameters(
        rig.arm,
        shoulder=hanging.girdle.shoulder,
        shoulder_rotation=hanging.posture.shoulder_rotation,
        flexion=hanging.posture.flexion_rad,
        wrist_rotation=turn,
        articulator=articulator,
        reference="smooth",
    )
    wrist = wrist_angles(rig.arm, turn)
    return SolvedPosture(
        side=side,
        hand=hand,
        attachment=attachment,
        constraint=None,
        wish=orientation_from(wrist),
        wrist=wrist,
        over=NOT_OVER,
        wrist_rotation=turn,
        swivel_rad=float(swivel),
        branch=int(branch),
        target=target,
        normal=np.zeros(3),
        articulator=articulator,
        reach=replace(hanging, posture=hanging.posture._replace(articulator=target)),
        around=at_rest(character) if shoulder is AUTOMATIC else Context(shoulder, resting(character)),
    )


def elbow_height_of(solved_posture: SolvedPosture) -> float:
    """Return the height of the elbow of a solved posture, rad.

    Zero is the lowest point of its circle about shoulder-articulator.
    """
    return float(elbow_height_at(side_sign(solved_posture.side), solved_posture.reach))


def elbow_height_at(side: int, solution: ArmSolution) -> Array:
    """Return the height (...) rad of the elbow of a solved arm.

    The height is on its circle about shoulder-articulator. `side` is +1 left and -1 right.
    """
    return elbow_heights(side, solution.girdle.shoulder, solution.posture.elbow, solution.posture.articulator)


def hand_in_world(solved_posture: SolvedPosture) -> Array:
    """(3, 3) rotation of the solver's hand in the chest's frame."""
    arm, posture = solved_posture.character.rigs[solved_posture.side].arm, solved_posture.reach.posture
    return np.asarray(
        posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ solved_posture.wrist_rotation
    )
