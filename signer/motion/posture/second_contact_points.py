"""Measure where both contacts of a hand are for wrists that are tried, the first one met.

Where the place of the first contact moves with the arm, its target is found by Newton's rule: how what is off
changes with the target is measured in the same round as everything else. What is left of it is small, and is
taken off as slopes have it. A wrist that is little beside one that was measured begins from it.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.wrist import wrist_rotation
from signer.motion.places.touched_skin import Kept
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.reaching import MANY_MET_M, ArmGoal, ArmSolution, reach, some_of
from signer.motion.posture.second_contact_steps import PAIRS, PATTERN, TRIED_RAD
from signer.motion.posture.surroundings import Surroundings

_BEGINS_RAD: Final = 0.1
"""A posture whose wrist is within this of one that is known begins from it, rad."""
_SHIFT_M: Final = 1e-6
"""Shift of a target to measure slopes, m."""
_LEFT_M: Final = 2e-6
"""Offset of a target, m, that may be left to slopes: what bends is squared, and is less than 1e-10 m."""
_LEFT_EXACT_M: Final = 1e-8
"""Likewise where slopes are measured exactly: less than 1e-14 m."""
_ROUNDS: Final = 4
"""Rounds of Newton's rule at most; where skin that touches changes, shorter steps find the target."""
_NEARER: Final = 0.5
"""Most of an offset that a round may leave."""
_AXES: Final = np.eye(3)


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


class _Known(NamedTuple):
    """Measured postures of n hands, from which the next ones begin.

    Attributes:
        angles: (n, 3) rad, of their wrists; not a number where nothing is known.
        target: (n, 3) m, where their first articulators went.
        by_angle: (n, 3, 3) m/rad, how that changes with the wrist.
        bend: (n, 3, 3, 3) m/rad^2, how that slope changes with it.
        slope: (n, 3, 3) as of `Followed`.
    """

    angles: Array
    target: Array
    by_angle: Array
    bend: Array
    slope: Array

    def target_at(self, angles: Array) -> tuple[Array, Mask]:
        """Return targets (k, n, 3) m foreseen for wrists (k, n, 3) rad, and which (n,) are near enough."""
        by = angles - self.angles
        target = self.target + (self.by_angle @ by[..., None])[..., 0]
        target = target + 0.5 * np.einsum("ncij,kni,knj->knc", self.bend, by, by)
        is_near: Mask = np.abs(by).max(axis=(0, 2)) < _BEGINS_RAD  # nothing known is not near
        return target, is_near


class TriedWrists:
    """Hands with two contacts, while wrists of theirs are tried.

    Constraint, goals of their arms and surroundings are one for all or of n each. What is measured of a hand
    depends on no other hand.
    """

    def __init__(
        self, constraint: ContactConstraint, arm_goal: ArmGoal, surroundings: Surroundings, count: int
    ) -> None:
        self.constraint, self.arm_goal, self.surroundings = constraint, arm_goal, surroundings
        self._kept: tuple[Kept, Kept] = {}, {}
        unknown = np.full((count, 3, 3, 3), np.nan)
        slopes = unknown[:, 0]
        self._known = _Known(slopes[:, 0].copy(), slopes[:, 0].copy(), slopes.copy(), unknown, slopes.copy())

    def points(self, angles: Array, rows: Indices, met_m: float = MANY_MET_M) -> ContactPoints:
        """Measure wrists (k, m, 3) rad of some hands (m,), first contacts met to `met_m`."""
        return self.sent(angles, rows, met_m)[1]

    def sent(self, angles: Array, rows: Indices, met_m: float = MANY_MET_M) -> tuple[Array, ContactPoints]:
        """Return where first articulators go too, (k, m, 3) m."""
        every = np.tile(rows, len(angles))
        tried, target = _Tried(self, angles.reshape(-1, 3), every), some_of(self.arm_goal, every).target
        if not self.constraint.moves:
            found = tried.reached(target)
        else:
            foreseen, near = _Known(*(values[rows] for values in self._known)).target_at(angles)
            asked = np.broadcast_to(target, (len(every), 3)).reshape(angles.shape)
            start = np.where(near[:, None], foreseen, asked).reshape(-1, 3)
            slope = np.where(near[:, None, None], self._known.slope[rows], -np.eye(3))
            target, _slope, found = tried.followed(start, np.tile(slope, (len(angles), 1, 1)), met_m)
        sent, *points = (
            np.broadcast_to(each, (len(every), 3)).reshape(angles.shape) for each in (target, *found)
        )
        return sent, ContactPoints(*points)

    def around(
        self, angles: Array, rows: Indices, sent: Array | None = None, *, exactly: bool = False
    ) -> ContactPoints:
        """Measure wrists (m, 3) rad of some hands (m,) and those around them: (10, m, 3) m, as `PATTERN`.

        First contacts are met to 1e-10 m, or `exactly` enough for slopes to a billionth; `sent` (m, 3) m is
        where first articulators go, if that is known.
        """
        pattern = angles + TRIED_RAD * PATTERN[:, None]
        if not self.constraint.moves:
            return self.points(pattern, rows)
        target, near = _Known(*(values[rows] for values in self._known)).target_at(pattern)
        far = np.flatnonzero(~near)
        if len(far):
            there = self._begins(rows[far]) if sent is None else sent[far]
            target[:, far] = there + self._turned_from(rows[far])
        points = ContactPoints(*(np.empty(pattern.shape) for _ in range(3)))
        left, size = np.arange(len(rows)), np.full(len(rows), np.inf)
        limit = _LEFT_EXACT_M if exactly else _LEFT_M
        for _ in range(_ROUNDS):
            by, slope, found = self._corrected(pattern[:, left], target[:, left], rows[left])
            off = np.abs(by).max(axis=(0, 2))
            is_met = off < limit
            target[:, left] += by
            for values, new in zip(points, found, strict=True):
                values[:, left[is_met]] = new[:, is_met]
            self._learn(pattern[:, left[is_met]], target[:, left[is_met]], slope[is_met], rows[left[is_met]])
            goes_on = ~is_met & (off < _NEARER * size[left])
            size[left] = np.where(is_met, 0.0, off)
            left = left[goes_on]
            if not len(left):
                break
        lost = np.flatnonzero(size > 0.0)
        if len(lost):
            self._search(pattern, target, points, rows, lost)
        return points

    def _begins(self, rows: Indices) -> Array:
        """(m, 3) m, targets to begin with far from what is known: where hands last went, or are sent."""
        last = self._known.target[rows]
        return np.where(np.isnan(last), some_of(self.arm_goal, rows).target, last)

    def _turned_from(self, rows: Indices) -> Array:
        """(10, m, 3) m, how targets of the wrists around one differ, as far as slopes elsewhere tell."""
        by_angle = np.nan_to_num(self._known.by_angle[rows])
        return np.asarray((by_angle @ (TRIED_RAD * PATTERN[:, None, :, None]))[..., 0])

    def _corrected(self, pattern: Array, target: Array, rows: Indices) -> tuple[Array, Array, ContactPoints]:
        """Return what targets (10, m, 3) m are off, (m, 3, 3) how that changes with them, and the points.

        The points are those of targets that are right, as slopes have them.
        """
        count = len(pattern)
        tried = _Tried(
            self,
            np.concatenate([pattern, np.broadcast_to(pattern[0], (3, *pattern.shape[1:]))]).reshape(-1, 3),
            np.tile(rows, count + 3),
        )
        shifted = np.concatenate([target, target[0] + _SHIFT_M * _AXES[:, None]])
        gap, found = tried.measured(shifted.reshape(-1, 3))
        gap = gap.reshape(shifted.shape)
        slope = np.moveaxis(gap[count:] - gap[0], 0, -1) / _SHIFT_M
        by = -np.linalg.solve(slope, gap[:count, ..., None])[..., 0]
        corrected = []
        for values in found:
            values = np.broadcast_to(values, (gap[..., 0].size, 3)).reshape(gap.shape)
            along = np.moveaxis(values[count:] - values[0], 0, -1) / _SHIFT_M
            corrected.append(values[:count] + (along @ by[..., None])[..., 0])
        return by, slope, ContactPoints(*corrected)

    def _search(
        self, pattern: Array, target: Array, points: ContactPoints, rows: Indices, lost: Indices
    ) -> None:
        """Measure some of the hands by steps that find a target where other skin comes to touch."""
        angles, every = pattern[:, lost], np.tile(rows[lost], len(pattern))
        goal, slope, found = _Tried(self, angles.reshape(-1, 3), every).followed(
            target[:, lost].reshape(-1, 3), None, MANY_MET_M
        )
        for values, new in zip(points, found, strict=True):
            values[:, lost] = np.broadcast_to(new, (len(every), 3)).reshape(angles.shape)
        slope = slope.reshape(*angles.shape, 3)[0]
        self._learn(angles, goal.reshape(angles.shape), slope, rows[lost])

    def _learn(self, pattern: Array, target: Array, slope: Array, rows: Indices) -> None:
        """Remember measured hands: wrists (10, m, 3) rad, targets (10, m, 3) m and slopes (m, 3, 3)."""
        here, on, back, both = target[0], target[1:4], target[4:7], target[7:]
        bend = np.empty((len(rows), 3, 3, 3))
        for axis in range(3):
            bend[..., axis, axis] = on[axis] + back[axis] - 2.0 * here
        for (i, j), pair in zip(PAIRS, both, strict=True):
            bend[..., i, j] = bend[..., j, i] = pair - on[i] - on[j] + here
        by_angle = np.moveaxis(on - back, 0, -1) / (2.0 * TRIED_RAD)
        found = _Known(pattern[0], here, by_angle, bend / TRIED_RAD**2, slope)
        for values, new in zip(self._known, found, strict=True):
            values[rows] = new


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
        own, second = hands._kept
        self._place = self._constraint.placing(self._beside, own) if self._constraint.moves else None
        self._second_place = (
            None if self._second.is_on_own_arm else self._second.placing(self._beside, second)
        )

    def reached(self, target: Array) -> ContactPoints:
        """Measure hands whose first contacts stay at (n, 3) m, or one for all."""
        return self._points(reach(self._constraint.rig, replace(self._goal, target=target)))

    def followed(self, start: Array, slope: Array | None, met_m: float) -> tuple[Array, Array, ContactPoints]:
        """Measure hands whose first contacts move with their arms, begun from targets (n, 3) m.

        The targets (n, 3) m that were found come first, and how what is off changes with them, (n, 3, 3).
        """
        goal = replace(self._goal, target=start)
        met, found, slope = self._constraint.followed(goal, self._beside, met_m, slope)
        return met.target, slope, self._points(found)

    def measured(self, target: Array) -> tuple[Array, ContactPoints]:
        """Return what is off, (n, 3) m, of first contacts sent to (n, 3) m, and the points as they are."""
        assert self._place is not None
        found = reach(self._constraint.rig, replace(self._goal, target=target))
        return self._place(found) - target, self._points(found)

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
