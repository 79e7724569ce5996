"""Solve postures that begin from a solved one: keys that move while held, elbows that swing.

Iterations begin from what the solved posture has found.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from body_model.arrays import TRACE, Array
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation
from signer.kinematics.arm_shape import FIRM
from signer.kinematics.wrist import WristAngles
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.posture_solver import PostureGoal, WristRules, posed
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Surroundings
from signer.motion.posture.turning import WarmStart
from signer.motion.posture.wished_wrist import moved_wrist


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

    The solution begins from the posture that is held. The elbow stays on the branch of that posture, also
    where the hand falls short on it; only where the posture itself does may the other one be taken. A
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
    warm_start = WarmStart(held.reach.girdle.shoulder, reached, start, held.articulator)
    if not constraint.moves:
        start = np.broadcast_to(constraint.start_beside(around.surroundings), (count, 3))
    near = None if constraint.second is None else moved_wrist(held.carried_from or held.wrist, locally)
    return posed(
        PostureGoal(constraint, key.orientation, key.elbow, around),
        np.broadcast_to(np.where(held.is_short, held.got_branch, held.got_branch + FIRM), count),
        start,
        warm_start,
        WristRules(near, held.carried_from, locally, wrist),
    )


def with_swivel(solved_posture: SolvedPosture, swivel_rad: float) -> SolvedPosture:
    """Return the posture with its elbow swung elsewhere, all else being as it is."""
    if solved_posture.constraint is None:
        return solved_posture
    constraint, reach = solved_posture.constraint, solved_posture.reach
    if constraint.second is None and not isinstance(solved_posture.wish, GlobalOrientation):
        # the wrist is the same, and with it the articulator: the arm alone is solved
        around = solved_posture.around
        arm_goal, solution = constraint.reached(
            replace(solved_posture.arm_goal, swivel_rad=swivel_rad), around.surroundings
        )
        return replace(
            solved_posture,
            swivel_rad=swivel_rad,
            target=arm_goal.target,
            normal=constraint.normal(solution, around.surroundings),
            reach=solution,
        )
    warm_start = None if np.any(reach.posture.short_by_m) else _begun_from(solved_posture)
    return posed(
        PostureGoal(constraint, solved_posture.wish, Elbow(swivel_rad), solved_posture.around),
        solved_posture.branch,
        solved_posture.target,
        warm_start,
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
    found = posed(
        PostureGoal(constraint, solved_posture.wish, Elbow(solved_posture.swivel_rad), solved_posture.around),
        solved_posture.branch,
        solved_posture.target,
        _begun_from(solved_posture),
        swing=off_of,
    )
    return (
        None if abs(float(off_of(found.reach))) > TRACE or np.any(found.reach.posture.short_by_m) else found
    )


def _begun_from(solved: SolvedPosture) -> WarmStart:
    """Return where a posture that is little else begins: what a solved one has found."""
    reach = solved.reach
    return WarmStart(reach.girdle.shoulder, reach.posture.articulator, solved.target, solved.articulator)
