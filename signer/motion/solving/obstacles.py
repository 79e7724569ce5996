"""Obstacles to a hand whose key is tried otherwise: the body, and the other arm with its hand."""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array
from body_model.plain_types import Side, Vector
from signer.document.queries import key_under
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, HandRole
from signer.motion.movement.compiling import end_of
from signer.motion.movement.score import score_of
from signer.motion.movement.shoulder_curve import shoulder_for
from signer.motion.posture.contact_constraint import follows_other_arm
from signer.motion.posture.penetration import Worst, is_too_deep, worst_in, worst_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier, arm_matrices, resting
from signer.motion.solving.candidates import Candidates
from signer.motion.solving.hand_moment import HandMoment


class Follower(NamedTuple):
    """The other hand's key where it goes to the hand that is tried, and so goes along with it."""

    key: Key
    role: HandRole
    around: Context


class Obstacle(NamedTuple):
    """The body and the other arm as they are around a hand; where the other hand's articulator is.

    Attributes:
        surroundings: of the hand in question.
        articulator: (3,) m of the other hand.
        follower: who follows the hand in question.
    """

    surroundings: Surroundings
    articulator: Vector | None = None
    follower: Follower | None = None


def obstacle_for(at: HandMoment) -> Obstacle:
    """Return the obstacle to a key's hand at the key's time."""
    sign, role, key = at.sign, at.role, at.key
    score, across = score_of(at.character, sign), OTHER_ROLE[role]
    character = score.character
    surroundings = score.surroundings_of(role, key.time_s)
    if not surroundings.moves({arm_carrier(SIDE_OF[across])}):
        return Obstacle(surroundings)
    x, y, z = (float(value) for value in score.at(np.array([key.time_s])).tracks[across].frames.reached[0])
    held = key_under(sign.hand(across), key.time_s)
    if held is None or not follows_other_arm(character, held, across):
        return Obstacle(surroundings, (x, y, z))
    around = end_of(character, sign, across, held).context(
        shoulder_for(sign, across, key), resting(character)
    )
    return Obstacle(surroundings, (x, y, z), Follower(held, across, around))


def bodies_of(
    solved: SolvedPosture, tries: Candidates, obstacle: Obstacle
) -> tuple[Array, dict[Side, Array], Surroundings]:
    """The bodies of tried postures, each with the other arm as it then is.

    Returns skinning matrices (n, B, 3, 4), articulators (n, 3) m of hands in use by side, and surroundings.
    """
    assert solved.constraint is not None
    count, articulators = len(tries), {solved.side: tries.articulators}
    across, surroundings = OTHER_SIDE[solved.side], surroundings_of(solved, obstacle)
    if obstacle.follower is not None:
        arm, articulators[across] = following(solved, tries, obstacle.follower)
        surroundings = surroundings.with_arm(across, arm)
    elif surroundings.moves({arm_carrier(across)}) and obstacle.articulator is not None:
        articulators[across] = np.broadcast_to(np.array(obstacle.articulator), (count, 3))
    return solved.constraint.bodies(tries.answer, surroundings), articulators, surroundings


def worst_of_tries(solved: SolvedPosture, tries: Candidates, obstacle: Obstacle) -> Worst:
    """The worst point of the hand in each of n tried postures, told as a pose tells it.

    With what the other hand's articulator gives, where the obstacle tells of it, and what of that hand lies
    in this one.
    """
    matrices, articulators, around = bodies_of(solved, tries, obstacle)
    worst, near = worst_of(solved.character, matrices, articulators, solved.side, around.face)
    if not around.moves({arm_carrier(OTHER_SIDE[solved.side])}):
        return worst
    # where it is in something already, the other hand's own skin would not make it clear
    rows = np.flatnonzero(near & ~is_too_deep(worst.over_m))
    if len(rows):
        some = {side: points[rows] for side, points in articulators.items()}
        worst.put_deeper(worst_in(solved.character, matrices[rows], some, solved.side), rows)
    return worst


def surroundings_of(solved: SolvedPosture, obstacle: Obstacle) -> Surroundings:
    """Return what is around the hand of a posture.

    What the obstacle tells of, else what the posture was solved beside.
    """
    return obstacle.surroundings if obstacle.surroundings.moved else solved.surroundings


def following(solved: SolvedPosture, tries: Candidates, follower: Follower) -> tuple[Array, Array]:
    """The arm of a hand that goes along with the candidate, and its articulator.

    (n, 26, 3, 4) and (n, 3).
    """
    answer, (key, role, around) = tries.answer, follower
    own = arm_matrices(tries.rig, answer.girdle, answer.posture, solved.hand.matrices)
    around = replace(around, surroundings=around.surroundings.with_arm(solved.side, own))
    beside = solve_candidate(key, role, around, AS_ONE)
    assert beside.constraint is not None
    arm = arm_matrices(beside.constraint.rig, beside.reach.girdle, beside.reach.posture, beside.hand.matrices)
    return arm, np.asarray(beside.reach.posture.articulator)
