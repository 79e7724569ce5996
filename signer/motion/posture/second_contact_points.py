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
        tried, target = _Tried(self, angles.reshape(-1, 3), every), some_of(self.arm_goal, every).target
        if not self.constraint.moves:
            found = tried.reached(target)
        else:
            start, slope = np.tile(self._target[rows], (count, 1)), np.tile(self._slope[rows], (count, 1, 1))
            target, slope, found = tried.followed(start, slope)
            self._target[rows], self._slope[rows] = target[: len(rows)], slope[: len(rows)]
        return ContactPoints(
            *(np.broadcast_to(each, (len(every), 3)).reshape(angles.shape) for each in found)
        )

    def around(self, angles: Array, rows: Indices) -> ContactPoints:
        """Measure wrists (m, 3) rad of some hands (m,) and those around them: (10, m, 3) m, as `PATTERN`."""
        return self.points(angles + TRIED_RAD * PATTERN[:, None], rows)


class _Tried:
    """Wrists (n, 3) rad of some hands (n,), prepared for one target after the other."""

    def __init__(self, hands: TriedWrists, angles: Array, rows: Indices) -> None:
        self._constraint = hands.constraint.rows(rows)
        self._beside = hands.surroundings.rows(rows)
        rig = self._constraint.rig
        self._turns = wrist_rotation(rig.arm, *np.moveaxis(angles, -1, 0))
        self._goal = replace(
            some_of(hands.arm_goal, rows),
            articulator=self._constraint.articulator_in(self._turns),
            wrist_rotation=self._turns,
        )
        assert self._constraint.second is not None
        self._second = self._constraint.second
        self._second_in_hand = self._second.articulator_in(self._turns)
        second = hands._kept
        self._second_place = (
            None if self._second.is_on_own_arm else self._second.placing(self._beside, second)
        )

    def reached(self, target: Array) -> ContactPoints:
        """Measure hands whose first contacts stay at (n, 3) m, or one for all."""
        return self._points(reach(self._constraint.rig, replace(self._goal, target=target)))

    def followed(self, start: Array, slope: Array) -> tuple[Array, Array, ContactPoints]:
        """Measure hands whose first contacts move with their arms, begun from targets (n, 3) m.

        The targets (n, 3) m that were found come first, and how what is off changes with them, (n, 3, 3).
        """
        goal = replace(self._goal, target=start)
        met, found, slope = self._constraint.followed(goal, self._beside, slope=slope)
        return met.target, slope, self._points(found)

    def _points(self, found: ArmSolution) -> ContactPoints:
        posture, arm = found.posture, self._constraint.rig.arm
        hand = posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ self._turns
        second = posture.wrist + (hand @ self._second_in_hand[..., None])[..., 0]
        if self._second_place is not None:
            there = replace(found, posture=posture._replace(articulator=second))
            return ContactPoints(posture.articulator, second, self._second_place(there))
        place = self._second.on_face(self._beside.face)
        bodies = self._constraint.bodies(found, self._beside)
        return ContactPoints(posture.articulator, second, place.aim(bodies, bends=self._beside.bends))
