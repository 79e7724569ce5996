"""Measure how hands point past their second contacts for wrists that are tried, the first one met.

Where the place of the first contact moves with the arm, the arm is not brought there anew for each wrist: how
far off it is tells, by slopes that are measured too, what would be there.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.arm import forearm_of
from signer.kinematics.vectors import IDENTITY, unit_or_ahead
from signer.kinematics.wrist import wrist_rotation
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import CLOSELY, VAIN_ROUNDS
from signer.motion.posture.reaching import ArmGoal, reach
from signer.motion.posture.surroundings import Surroundings

_TRIED_RAD: Final = 3e-4
_TRIED_M: Final = 3e-5
"""Steps by which wrists and places are tried for slopes. Half and double of the first move where a search for
a key ends by up to a milliradian along its free turn, of the second by 2e-6 rad."""
_PAIRS: Final = ((0, 1), (0, 2), (1, 2))
_PATTERN: Final = np.concatenate(
    [np.zeros((1, 3)), IDENTITY, -IDENTITY, [IDENTITY[i] + IDENTITY[j] for i, j in _PAIRS]]
)
"""(10, 3) the posture itself, each angle turned on and back a little, and each two turned on: what slope and
curvature are read from."""


class Residual(NamedTuple):
    """Residual of n hands, (n, 3), with slope (n, 3, 3) and curvature (n, 3, 3, 3) by the wrist's angles."""

    off: Array
    slope: Array
    bend: Array


class Pointing(NamedTuple):
    """Measurement of n hands with two contacts at their wrists, with slopes by the angles of these.

    Attributes:
        off: (n, 6) from the direction of the second place to that of the second articulator, both unit and
            seen from the first contact; then m, from that place to that articulator.
        slope: (n, 6, 3) of it.
        bend: (n, 6, 3, 3), its curvature.
        angles: (n, 3) rad, the wrists.
        target: (n, 3) m, the place of the first contact.
        follows: (n, 3, 3) m a radian, its slope.
        out_m: (n,) by how much second places are nearer to the first ones, or farther from them, than
            articulators are from each other.
    """

    off: Array
    slope: Array
    bend: Array
    angles: Array
    target: Array
    follows: Array
    out_m: Array

    @property
    def past_rad(self) -> Array:
        """(n,) rad, how far hands point past their second places."""
        return np.asarray(np.linalg.norm(self.off[:, :3], axis=-1))

    @property
    def miss_m(self) -> Array:
        """(n,) m, how far second contacts are missed."""
        return np.asarray(np.linalg.norm(self.off[:, 3:], axis=-1))

    def of(self, pointing: Mask) -> Residual:
        """Return what is off in direction where hands (n,) are to point right, else by how far they miss."""
        which = (np.arange(3) + np.where(pointing, 0, 3)[:, None], np.arange(len(pointing))[:, None])
        return Residual(*(each[which[::-1]] for each in self[:3]))

    def rows(self, rows: Indices) -> "Pointing":
        """Some of the hands."""
        return Pointing(*(each[rows] for each in self))

    def put(self, rows: Indices, part: "Pointing") -> None:
        """Bring some of the hands up to date."""
        for each, new in zip(self, part, strict=True):
            each[rows] = new


class TriedWrists:
    """Hands with two contacts while wrists are tried; what is measured of one depends on no other."""

    def __init__(
        self, constraint: ContactConstraint, arm_goal: ArmGoal, surroundings: Surroundings, count: int
    ) -> None:
        self.constraint, self.arm_goal, self.surroundings = constraint, arm_goal, surroundings
        self._start = np.broadcast_to(arm_goal.target, (count, 3))

    def around(self, angles: Array, rows: Indices, near: Pointing | None = None) -> Pointing:
        """Measure wrists (m, 3) rad of some hands (m,), near others that were measured before."""
        target, follows = self._start[rows], np.zeros((len(rows), 3, 3))
        if near is not None:
            target = near.target + (near.follows @ (angles - near.angles)[..., None])[..., 0]
            follows = near.follows
        found, gap_m = self._sent(angles, rows, target, follows)
        # within such a gap of the first contact slopes tell what is off without it to 1e-9 m
        left = np.flatnonzero(gap_m > CLOSELY)
        for _ in range(VAIN_ROUNDS if len(left) else 0):  # an arm out of reach keeps a gap
            again, gap_m = self._sent(angles[left], rows[left], found.target[left], found.follows[left])
            found.put(left, again)
            left = left[gap_m > CLOSELY]
            if not len(left):
                break
        return found

    def _sent(self, angles: Array, rows: Indices, target: Array, follows: Array) -> tuple[Pointing, Array]:
        """Measure hands whose first contacts are sent to `target` (m, 3) m, and their gaps (m,) m there."""
        steps = _TRIED_RAD * _PATTERN
        tried, sent = angles + steps[:, None], target + (follows @ steps[:, None, :, None])[..., 0]
        if self.constraint.moves:
            tried = np.concatenate([tried, np.broadcast_to(angles, (3, *angles.shape))])
            sent = np.concatenate([sent, target + _TRIED_M * IDENTITY[:, None]])
        off, gap, out_m, middle = self._measured(tried, sent, rows)
        if self.constraint.moves:
            # what would be off without the gap, and where the place would be
            by_target, turns = (np.moveaxis(each[10:] - each[0], 0, -1) / _TRIED_M for each in (gap, off))
            on = -np.linalg.solve(by_target, gap[:10, ..., None])
            sent, off = sent[:10] + on[..., 0], off[:10] + (turns @ on)[..., 0]
            follows = np.moveaxis(sent[1:4] - sent[4:7], 0, -1) / (2.0 * _TRIED_RAD)
        here, on, back, both = off[0], off[1:4], off[4:7], off[7:]
        slope = np.moveaxis(on - back, 0, -1) / (2.0 * _TRIED_RAD)
        # a direction has two parts: along the middle of both nothing can be off
        slope[:, :3] -= middle[:, :, None] @ (middle[:, None] @ slope[:, :3])
        bend = np.empty((*slope.shape, 3))
        for axis in range(3):
            bend[..., axis, axis] = on[axis] + back[axis] - 2.0 * here
        for (i, j), pair in zip(_PAIRS, both, strict=True):
            bend[..., i, j] = bend[..., j, i] = pair - on[i] - on[j] + here
        found = here, slope, bend / _TRIED_RAD**2, angles, sent[0], follows, out_m
        return Pointing(*map(np.array, found)), np.linalg.norm(gap[0], axis=-1)

    def _measured(self, angles: Array, target: Array, rows: Indices) -> tuple[Array, Array, Array, Array]:
        """Measure wrists (k, m, 3) with first contacts sent to targets (k, m, 3) m.

        Returns what is off (k, m, 6), gaps (k, m, 3) m to where the first places then are, and of the first
        wrist of each hand how far its second place is out (m,) m and the middle (m, 3) of its directions.
        """
        every, count = np.tile(rows, len(angles)), len(rows)
        constraint, beside = self.constraint.rows(every), self.surroundings.rows(every)
        turns = wrist_rotation(constraint.rig.arm, *np.moveaxis(angles.reshape(-1, 3), -1, 0))
        goal = replace(
            self.arm_goal.rows(every),
            target=target.reshape(-1, 3),
            articulator=constraint.articulator_in(turns),
            wrist_rotation=turns,
        )
        found, second, arm = reach(constraint.rig, goal), constraint.second, constraint.rig.arm
        assert second is not None
        posture, first = found.posture, found.posture.articulator
        gap = np.zeros(first.shape)
        if constraint.moves:
            gap = constraint.placing(beside)(found) - goal.target
        hand = forearm_of(arm, posture) @ turns
        touches = posture.wrist + (hand @ second.articulator_in(turns)[..., None])[..., 0]
        if second.is_on_own_arm:
            bodies = constraint.bodies(found, beside)
            place = second.on_face(beside.face).aim(bodies, bends=beside.bends)
        else:
            there = replace(found, posture=posture._replace(articulator=touches))
            place = second.placing(beside)(there)
        own, asked = touches - first, place - first
        one, other = unit_or_ahead(own), unit_or_ahead(asked)
        off = np.concatenate([one - other, touches - place], axis=-1)
        out_m = np.abs(np.linalg.norm(own[:count], axis=-1) - np.linalg.norm(asked[:count], axis=-1))
        middle = unit_or_ahead(one[:count] + other[:count])
        return off.reshape(*angles.shape[:2], 6), gap.reshape(angles.shape), out_m, middle
