"""Looks at a hand in many places, or turned in many ways, before any is solved."""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side, Vector
from body_model.skin import posed_cage
from signer.characters.character import Character, per_character
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.orientation import directions_of
from signer.kinematics.sides import side_sign
from signer.kinematics.wrist import wrist_rotation
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.barring import OF_HAND, excess_of
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.candidates import Candidates, solve_roughly
from signer.motion.solving.directions import HEIGHT, Asked, Turns
from signer.motion.solving.facing_search import joints_cost
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import Tried, course_of

LOOKED: Final = 3
"""Elbow heights of each place at which the hand is looked at: with one, arms that just pass are missed."""
GIVES_M: Final = 0.004
"""Depth, m, that a look at each second patch of skin may find where there is none (`solving.descent`)."""
DEEP_RAD: Final = 1.0
"""Cost, rad, of a hand that lies in something: more than that of facing the next symbol."""
DEEPER_RAD_PER_M: Final = 10.0
"""Cost of depth, rad/m: of hands that all lie in something the least deep comes first."""
EACH: Final = 3
"""Of turns and heights that are tried together each third is enough here."""


class Barred(NamedTuple):
    """Measure of what keeps a hand from its directions in some places, at its best.

    Attributes:
        joints_rad: (n,) by how much it is off with its wrist at its stops, and excesses of the arm.
        over_m: (n,) how much deeper than flesh gives it lies in something there.
    """

    joints_rad: Array
    over_m: Array

    @property
    def cost_rad(self) -> Array:
        """Return both (n,) as an angle."""
        deep = np.where(self.over_m > GIVES_M, DEEP_RAD + DEEPER_RAD_PER_M * self.over_m, 0.0)
        return np.asarray(self.joints_rad + deep)


def barred_at(at: HandMoment, points: Array, palm: Vector | None, fingers: Vector | None) -> Barred:
    """Tell what keeps a hand from its directions at points.

    Args:
        at: the hand with the part that is brought to the points; how it is turned does not count.
        points: (n, 3) m in the chest's frame.
        palm: where it is to face; None where nothing is told.
        fingers: where they are to point; None likewise, but one of both is told.
    """
    asked = Asked(*(None if one is None else np.array(one) for one in (palm, fingers)))
    turns, course = Turns(at.side, asked), course_of(at)
    values = turns.exact()
    values = values[::EACH] if turns.can_turn else values
    count, each = len(points), len(values)
    station = replace(course.solved, target=np.repeat(points, each, axis=0))
    rotations, heights = turns.rotations(values), values[:, HEIGHT]
    found = solve_roughly(station, np.tile(rotations, (count, 1, 1)), np.tile(heights, count))
    of_arm = [excess for name, excess in excess_of(found).items() if name not in OF_HAND]
    joints_rad = np.sum(of_arm, axis=0) + asked.off_rad(at.side, _held(found))
    joints_rad, cost = (one.reshape(count, each) for one in (joints_rad, joints_cost(found)[0]))
    best = np.lexsort((cost, joints_rad), axis=1)[:, :LOOKED]
    rows = (best + np.arange(count)[:, None] * each).ravel()
    over_m = Tried(course, (found.rows(rows),)).look(BUDGETS.every).over_m.reshape(count, LOOKED)
    tried = Barred(np.take_along_axis(joints_rad, best, axis=1), over_m)
    least = tried.cost_rad.argmin(axis=1)[:, None]
    return Barred(*(np.take_along_axis(one, least, axis=1)[:, 0] for one in tried))


def _held(tried: Candidates) -> Array:
    """Return hands (n, 3, 3) in the chest's frame as their wrists can hold them, at their stops at most."""
    arm, posture = tried.rig.arm, tried.answer.posture
    forearm = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)
    return np.asarray(forearm @ wrist_rotation(arm, *clamp_wrist(tried.wrist).angles))


MAY_CROSS_M: Final = 0.006
"""Distance, m, by which a coarse hand may reach over the middle: a close look sees what is left of it."""
TOUCHING_M: Final = 0.03
"""Distance, m, from the middle of a part of the hand within which skin touches: half of a palm."""
SHARES: Final = (0.4, 0.7, 1.0)
"""Shares of the tilts of a search that are tried besides none: neighbours are some 10 degrees apart."""
CROSSES_RAD_PER_M: Final = 60.0
"""Cost, rad/m, of reaching further over: a centimetre outweighs any turn within a symbol."""
MOST: Final = 4
"""Turns that are returned, the best ones; for each all points are looked at."""


def uncrossed(at: HandMoment, palm: Vector, fingers: Vector, most_rad: float) -> list[tuple[Vector, Vector]]:
    """Return directions (3,) of palm and fingers that leave a hand at its own side, the nearest first.

    Args:
        at: the hand at the point of the middle where it meets its mirror image, turned anyhow.
        palm: where it is told to face.
        fingers: where they are told to point.
        most_rad: greatest angle off what is told.
    """
    asked = Asked(np.array(palm), np.array(fingers))
    turns = Turns(at.side, asked, most_rad)
    tilted = turns.tilted()
    tilted = tilted[tilted[:, HEIGHT] == tilted[0, HEIGHT]]  # the elbow changes nothing of a hand
    values = np.concatenate([0.0 * tilted[:1], *(share * tilted for share in SHARES)])
    rotations = turns.rotations(values)
    solved = at.tried
    assert solved.constraint is not None
    bodies = solved.constraint.bodies(solved.reach, solved.surroundings)
    skin = posed_cage(at.character.body, bodies)[_rows(at.character, at.side)] - solved.target
    in_hand = skin @ hand_in_world(solved)
    over_m = -side_sign(at.side) * (in_hand @ rotations[:, 0, :].T)  # (m, n) towards the other side
    near = np.linalg.norm(in_hand, axis=1) < TOUCHING_M
    crossing_m = np.maximum(over_m.max(axis=0) - over_m[near].max(axis=0, initial=0.0), 0.0)
    cost = asked.off_rad(at.side, rotations) + CROSSES_RAD_PER_M * crossing_m
    best = np.argsort(cost, kind="stable")[:MOST]
    found = (directions_of(at.side, rotations[row]) for row in best if crossing_m[row] <= MAY_CROSS_M)
    return [(_vector(now.palm), _vector(now.fingers)) for now in found]


def _vector(direction: Array) -> Vector:
    x, y, z = direction.tolist()
    return x, y, z


@per_character(maxsize=2)
def _rows(character: Character, side: Side) -> Indices:
    """Return the vertices of the cage that a hand carries."""
    body = character.body
    shares = np.asarray(body.weights[:, character.rigs[side].hand_bones].sum(axis=1)).ravel()
    return np.flatnonzero(shares > 0.5)
