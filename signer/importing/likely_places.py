"""Looks at a hand in many places at once: what keeps it from its directions, before any is solved."""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.wrist import wrist_rotation
from signer.motion.solving.barring import OF_HAND, excess_of
from signer.motion.solving.candidates import Candidates, solve_roughly
from signer.motion.solving.descent import EVERY
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
    over_m = Tried(course, (found.rows(rows),)).look(EVERY).over_m.reshape(count, LOOKED)
    tried = Barred(np.take_along_axis(joints_rad, best, axis=1), over_m)
    least = tried.cost_rad.argmin(axis=1)[:, None]
    return Barred(*(np.take_along_axis(one, least, axis=1)[:, 0] for one in tried))


def _held(tried: Candidates) -> Array:
    """Return hands (n, 3, 3) in the chest's frame as their wrists can hold them, at their stops at most."""
    arm, posture = tried.rig.arm, tried.answer.posture
    forearm = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad)
    return np.asarray(forearm @ wrist_rotation(arm, *clamp_wrist(tried.wrist).angles))
