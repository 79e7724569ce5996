"""Measure where both contacts of a hand are for wrists that are tried, the first one met.

Where the place of the first contact moves with the arm, its target is found from where it was with the wrist
that was measured last.
"""

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.wrist import wrist_rotation
from signer.motion.places.touched_skin import Kept
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach, some_of
from signer.motion.posture.second_contact_steps import PATTERN, TRIED_RAD
from signer.motion.posture.surroundings import Surroundings


class ContactPoints(NamedTuple):
    """Both articulators of a hand and the place of the second contact, (..., 3) m each."""

    first: Array
    second: Array
    place: Array

    @property
    def miss(self) -> Array:
        """(..., 3) m, from the second place to the second articulator."""
        return np.asarray(self.second - self.place)

    def rows(self, rows: Indices) -> "ContactPoints":
        """Some of the hands (..., n, 3)."""
        return ContactPoints(*(points[..., rows, :] for points in self))


class TriedWrists:
    """Hands with two contacts, while wrists of theirs are tried.

    Constraint, goals of their arms and surroundings are one for all or of n each. What is measured of a hand
    depends on no other hand.
    """

    def __init__(
        self, constraint: ContactConstraint, arm_goal: ArmGoal, surroundings: Surroundings, count: int
    ) -> None:
        self.constraint, self.arm_goal, self.surroundings = constraint, arm_goal, surroundings
        self._kept: Kept = {}
        target = np.broadcast_to(some_of(arm_goal, np.arange(count)).target, (count, 3))
        self._target, self._slope = target.copy(), np.tile(-np.eye(3), (count, 1, 1))

    def points(self, angles: Array, rows: Indices) -> ContactPoints:
        """Measure wrists (k, m, 3) rad of some hands (m,), first contacts met.

        What is found for the first wrist of each tells where the next ones begin.
        """
        count, every = len(angles), np.tile(rows, len(angles))
        constraint, beside = self.constraint.rows(every), self.surroundings.rows(every)
        turns = wrist_rotation(constraint.rig.arm, *np.moveaxis(angles.reshape(-1, 3), -1, 0))
        goal = replace(
            some_of(self.arm_goal, every),
            articulator=constraint.articulator_in(turns),
            wrist_rotation=turns,
        )
        if not constraint.moves:
            found = reach(constraint.rig, goal)
        else:
            start, slope = np.tile(self._target[rows], (count, 1)), np.tile(self._slope[rows], (count, 1, 1))
            met, found, slope = constraint.followed(replace(goal, target=start), beside, slope=slope)
            self._target[rows], self._slope[rows] = met.target[: len(rows)], slope[: len(rows)]
        points = self._measured(constraint, beside, turns, found)
        return ContactPoints(
            *(np.broadcast_to(each, (len(every), 3)).reshape(angles.shape) for each in points)
        )

    def around(self, angles: Array, rows: Indices) -> ContactPoints:
        """Measure wrists (m, 3) rad of some hands (m,) and those around them: (10, m, 3) m, as `PATTERN`."""
        return self.points(angles + TRIED_RAD * PATTERN[:, None], rows)

    def _measured(
        self, constraint: ContactConstraint, beside: Surroundings, turns: Array, found: ArmSolution
    ) -> ContactPoints:
        second, posture, arm = constraint.second, found.posture, constraint.rig.arm
        assert second is not None
        hand = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ turns
        touches = posture.wrist + (hand @ second.articulator_in(turns)[..., None])[..., 0]
        if second.is_on_own_arm:
            bodies = constraint.bodies(found, beside)
            place = second.on_face(beside.face).aim(bodies, bends=beside.bends)
        else:
            there = replace(found, posture=posture._replace(articulator=touches))
            place = second.placing(beside, self._kept)(there)
        return ContactPoints(posture.articulator, touches, place)
