"""Turn the wrist of a hand with two contacts until the second is as near as it can be.

The wrist turns about the first contact, which is met exactly.

Two points leave a hand one turn, that about the line between them. Which of all wrists that bring the second
contact as near is taken is a rule, not a matter of where a search happens to stop: the one that is nearest,
angle by angle, to the wrist that the key has at its own time. There it is what Newton's rule finds from the
wrist that is asked for. Where limits leave no such turn there is one nearest wrist anyhow; where that one
points far past the second place, or that is far out, the hand keeps the wrist of the key's own time.
"""

from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.least_jerk import smooth_step
from signer.kinematics.vectors import unit_or_ahead
from signer.kinematics.wrist import WristAngles, wrist_rotation
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import fixed_point
from signer.motion.posture.reaching import MANY_MET_M, ArmGoal, ArmSolution, reach, some_of
from signer.motion.posture.second_contact_steps import (
    HIGH,
    LOW,
    PAIRS,
    TRIED_RAD,
    along_free_turn,
    least_off,
    newton_step,
)
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.surroundings import Surroundings

_AXES: Final = np.eye(3)
_PATTERN: Final = np.concatenate([np.zeros((1, 3)), _AXES, -_AXES, [_AXES[i] + _AXES[j] for i, j in PAIRS]])
"""The posture itself, each angle turned on and back a little, and each two turned on: what slope and
curvature are read from."""
_MET_M: Final = 1e-14
"""Tolerance of the first contact while slopes are measured exactly: what is left of it counts there as much
more as a wrist is turned on by less than a radian. A search needs curvatures to a hundredth only."""
_BEGINS_RAD: Final = 0.1
"""A posture whose wrist is within this of one that is solved begins from it, rad."""
_CACHED: Final = 64
"""Single postures that are cached."""
_CONVERGED_RAD: Final = 1e-9
_EXACT_M: Final = 1e-10
"""Accuracy of a measured miss: where a step is to gain less, the miss no longer tells whether it was good,
but the next step's length does. Without that a wrist would end wherever rounding happens to stop it, up to a
millionth of a radian apart."""
EXACT_ROUNDS: Final = 40
"""Most rounds of a search, and of making its wrist exact."""
_FIRST_DAMPING: Final = 1e-3
_LEAST_DAMPING: Final = 1e-9
_EASIER: Final = 0.1
_HARDER: Final = 5.0
_NEARLY: Final = 0.1
"""Angle, rad, by which a search may end past the second place and the hand may still be able to point
there."""
_AIMED: Final = 1e-8
"""It does where it points past it by less, rad."""
_FAR_RAD: Final = 0.4
"""A hand that can only point farther past the second place, rad, keeps the wrist that it is to be near to:
several others come as near, and the nearest one leaps between them. It goes over to it from `_NEARLY` on."""
_OUT_M: Final = (0.05, 0.15)
"""So does one whose second place is so much nearer to its first one, or farther from it, m, than its
articulators are from each other: it would turn for nothing, and leap where it first can point there."""
_SETTLED_RAD: Final = 1e-11
"""A wrist that changes by less in a round is exact."""
_ROUNDING_RAD: Final = 2e-10
"""So is one that changes by less and no longer by half as much: slopes are measured to about that."""
_EXACT_RAD: Final = 1e-8
"""A wrist that has changed by less in some round is taken as of that round, whether or not it went on to
settle: where slopes tell little, rounding decides whether it does, and the search alone is 1e-5 rad off."""
_VAIN_ROUNDS: Final = 3
"""A wrist of which what is off is not halved within so many rounds is left as the search has found it."""
_AIMING_VAIN_ROUNDS: Final = 6
"""Vain rounds after which a hand that can point to the second place is left on its way to its nearest wrist:
rounds go half a radian at most, and that wrist may be two radians away."""
_LITTLE: Final = 1e-5
"""Share of the miss: a search whose step gains less is near enough to be made exact."""
_HARDER_STEPS: Final = np.arange(1, 11)
"""So often damping may grow for one step."""
_LONGEST_RAD: Final = 0.5
"""Most by which an angle changes in a round: slopes tell nothing of what is farther away."""
_NEAR_RAD: Final = 1e-3
"""Most by which an angle changes in a round where a search is only to be made exact."""


def wrist_for_second(
    constraint: ContactConstraint,
    wish: WristAngles,
    arm_goal: ArmGoal,
    surroundings: Surroundings,
    *,
    is_found: bool = False,
    is_carried: bool = False,
    rounds: int = EXACT_ROUNDS,
) -> WristAngles:
    """Return the wrist angles (...) that bring the second articulator nearest to its place.

    They are within their limits; the swivel stays. Each posture is solved by itself. Newton's rule with the
    true curvature, damped where it would not come nearer, finds where the hand points to the second place,
    or as nearly so as limits allow. Then the wrist is made exact.

    Args:
        constraint: with a second one.
        wish: the angles (...) to begin with, within their limits.
        arm_goal: of the arm; its wrist and articulator are found here.
        surroundings: of the hand.
        is_found: whether `wish` has been found so beside other surroundings: then the wrist is as near to it
            as can be.
        is_carried: whether what carries the places moves: then that wrist is kept where the second place is
            far out of reach.
        rounds: most rounds; with fewer than `EXACT_ROUNDS` the wrist is not made exact.
    """
    assert constraint.second is not None
    lead = np.broadcast_shapes(arm_goal.target.shape[:-1], np.shape(wish.pronation))
    wished = np.stack(np.broadcast_arrays(*wish), axis=-1)
    wished = np.array(np.broadcast_to(wished, (*lead, 3)).reshape(-1, 3))
    if len(wished) == 1:
        shoulder = arm_goal.shoulder
        shoulder = Shoulder(*map(_float, (shoulder.assist, shoulder.elevation_rad, shoulder.protraction_rad)))
        goal = _Goal(
            tuple(wished[0].tolist()),
            tuple(arm_goal.target.reshape(3).tolist()),
            _float(arm_goal.swivel_rad),
            int(_float(arm_goal.branch)),
            shoulder,
            is_found,
            is_carried,
            rounds,
        )
        angles = np.array([_solve_one(constraint, goal, surroundings.row(0))])
    else:
        angles = _solve_many(constraint, wished, arm_goal, surroundings, is_found, is_carried, rounds)
    return WristAngles(*np.moveaxis(angles.reshape(*lead, 3), -1, 0))


class _Goal(NamedTuple):
    """Goal of one hand with two contacts: the wrist to begin with, rad, and that of its arm."""

    wrist: tuple[float, ...]
    target: tuple[float, ...]
    swivel_rad: float
    branch: int
    shoulder: Shoulder
    is_found: bool
    is_carried: bool
    rounds: int


def _float(value: Any) -> float:
    return float(np.ravel(value)[0])


@lru_cache(maxsize=_CACHED)
def _solve_one(constraint: ContactConstraint, goal: _Goal, surroundings: Surroundings) -> tuple[float, ...]:
    """Solve one posture, cached: hands that look ahead and back ask for the same moment again and again."""
    target, turn = np.array([goal.target]), np.eye(3)[None]
    arm_goal = ArmGoal(target, target, turn, goal.swivel_rad, goal.branch, shoulder=goal.shoulder)
    rules = goal.is_found, goal.is_carried, goal.rounds
    (found,) = _solve_many(constraint, np.array([goal.wrist]), arm_goal, surroundings, *rules).tolist()
    return tuple(found)


def _solve_many(
    constraint: ContactConstraint,
    wished: Array,
    arm_goal: ArmGoal,
    surroundings: Surroundings,
    is_found: bool,
    is_carried: bool,
    rounds: int,
) -> Array:
    """Return the wrists (n, 3) rad of hands with two contacts, each solved by itself."""
    some = _Second(constraint, arm_goal, surroundings, len(wished), rounds)
    if not is_carried:
        return some.sought(wished, np.arange(len(wished)), is_found=is_found)
    far = some.far_out(wished)
    angles, rows = np.array(wished), np.flatnonzero(far < 1.0)
    if len(rows):
        found = some.sought(wished[rows], rows, is_found=True, most_rad=_FAR_RAD + _NEAR_RAD)
        past = smooth_step((some.past(found, rows) - _NEARLY) / (_FAR_RAD - _NEARLY))
        share = ((1.0 - far[rows]) * (1.0 - past))[:, None]
        angles[rows] = share * found + (1.0 - share) * wished[rows]
    return angles


class _Aim(NamedTuple):
    """Offset of the directions in which hands point from those of their second places.

    `off` (n, 3) is from the direction of the second place to that of the second articulator, both unit and
    seen from the first. `slope` (n, 3, 3) is how it changes with each angle of the wrist, and `bend`
    (n, 3, 3, 3) how that slope does with each of them.
    """

    off: Array
    slope: Array
    bend: Array


class _Known(NamedTuple):
    """Solutions of n postures, from which the next ones begin that are looked at.

    Attributes:
        angles: (n, 3) rad, of their wrists; not a number where nothing is known.
        target: (n, 3) m, where their articulators went.
        by_angle: (n, 3, 3) m/rad, how that changes with the wrist.
        slope: (n, 3, 3) as of `Followed`.
    """

    angles: Array
    target: Array
    by_angle: Array
    slope: Array


class _Second:
    """Hands with two contacts: constraint, goals of their arms and surroundings, one for all or n each.

    A posture that is little beside one that was solved begins from it: the first contact of each is where it
    would be anyhow, but is found sooner.
    """

    def __init__(
        self,
        constraint: ContactConstraint,
        arm_goal: ArmGoal,
        surroundings: Surroundings,
        count: int,
        rounds: int,
    ) -> None:
        self.constraint, self.arm_goal, self.surroundings = constraint, arm_goal, surroundings
        self._rounds = rounds
        unknown = np.full((count, 3, 3), np.nan)
        self._known = _Known(unknown[:, 0].copy(), unknown[:, 0].copy(), unknown, unknown.copy())

    def sought(self, start: Array, rows: Indices, *, is_found: bool, most_rad: float = np.inf) -> Array:
        """Return wrists (m, 3) rad for the second contact, from a start that may have been found before.

        Hands that point farther past it than `most_rad` are left where Newton's rule does not come nearer.
        """
        exact = partial(
            fixed_point,
            tolerance=_SETTLED_RAD,
            rounding=_ROUNDING_RAD,
            rounds=self._rounds,
            within=(LOW, HIGH),
        )
        angles = self._descended(start, rows)
        if self._rounds < EXACT_ROUNDS:
            return angles
        near, past = start if is_found else angles, self.past(angles, rows)
        aimed = np.flatnonzero(past < _NEARLY)
        found = exact(
            angles[aimed],
            lambda tried, some: self.aiming(tried, near[aimed[some]], rows[aimed[some]]),
            vain_rounds=_AIMING_VAIN_ROUNDS,
        )
        is_met = found.off < _EXACT_RAD
        if len(aimed):
            is_met &= self.past(found.values, rows[aimed]) < _AIMED
        angles[aimed[is_met]] = found.values[is_met]
        # where limits keep a hand from its place there is one nearest wrist: Newton's rule makes that exact
        kept = np.setdiff1d(np.flatnonzero(past < most_rad), aimed[is_met])
        found = exact(
            angles[kept],
            lambda tried, some: self.stepped(tried, rows[kept[some]]),
            vain_rounds=_VAIN_ROUNDS,
        )
        is_exact = found.off < _EXACT_RAD
        angles[kept[is_exact]] = found.values[is_exact]
        return angles

    def far_out(self, angles: Array) -> Array:
        """(n,) how far second places are out with wrists (n, 3) rad, from 0 to 1 where nothing is sought."""
        first, second, place = (each[0] for each in self._points(angles[None], np.arange(len(angles))))
        out = np.abs(np.linalg.norm(second - first, axis=-1) - np.linalg.norm(place - first, axis=-1))
        low, high = (self.constraint.character.scale.length * limit for limit in _OUT_M)
        return smooth_step((out - low) / (high - low))

    def _descended(self, start: Array, everyone: Indices) -> Array:
        """Return wrists (n, 3) rad from which no step brings the second contact much nearer, from a start."""
        angles = np.array(start)
        damping = np.full(len(angles), _FIRST_DAMPING)
        rows = np.arange(len(angles))
        misses = self.misses(angles, everyone)
        last = np.full(len(angles), np.inf)
        for _ in range(self._rounds):
            here, now = angles[rows], np.linalg.norm(misses[0, rows], axis=-1)
            step, gain = newton_step(misses[:, rows], here, damping[rows])
            tried = np.clip(here + step, LOW, HIGH)
            found = self.misses(tried, everyone[rows])
            size, is_flat = np.abs(tried - here).max(axis=-1), gain < _EXACT_M * now
            miss = np.linalg.norm(found[0], axis=-1)
            good = np.where(is_flat, size < last[rows], miss < now)
            angles[rows[good]], misses[:, rows[good]] = tried[good], found[:, good]
            last[rows] = np.where(good & is_flat, 0.5 * size, last[rows])
            damping[rows] = np.maximum(damping[rows] * np.where(good, _EASIER, 1.0), _LEAST_DAMPING)
            goes_on = good & (size >= _CONVERGED_RAD) & (is_flat | (now - miss > _LITTLE * now))
            too_far = np.flatnonzero(~good & ~is_flat)
            if len(too_far):
                goes_on[too_far] = self._shortened(angles, misses, damping, rows[too_far], everyone)
            rows = rows[goes_on]
            if not len(rows):
                break
        return angles

    def _shortened(
        self, angles: Array, misses: Array, damping: Array, rows: Indices, everyone: Indices
    ) -> Mask:
        """Take steps that are damped until they come nearer; return where (m,) they came much nearer.

        All dampings are tried at once, and of those that come nearer the least is taken.
        """
        here, now = angles[rows], np.linalg.norm(misses[0, rows], axis=-1)
        harder = damping[rows] * (_HARDER**_HARDER_STEPS)[:, None]
        count = len(_HARDER_STEPS)
        step, _gain = newton_step(
            np.tile(misses[:, rows], (1, count, 1)), np.tile(here, (count, 1)), harder.ravel()
        )
        tried = np.clip(here + step.reshape(count, -1, 3), LOW, HIGH)
        _, second, place = self._points(tried.reshape(1, -1, 3), np.tile(everyone[rows], count))
        miss = np.linalg.norm(second - place, axis=-1).reshape(count, -1)
        good: Mask = np.any(miss < now, axis=0)
        first, among, taken = np.argmax(miss < now, axis=0)[good], np.flatnonzero(good), rows[good]
        if not len(taken):
            return good
        angles[taken] = tried[first, among]
        misses[:, taken] = self.misses(angles[taken], everyone[taken])
        damping[taken] = np.maximum(harder[first, among] * _EASIER, _LEAST_DAMPING)
        good[among] = now[among] - miss[first, among] > _LITTLE * now[among]
        return good

    def stepped(self, angles: Array, rows: Indices) -> Array:
        """Return wrists (m, 3) rad after a whole step of Newton's rule."""
        step, _gain = newton_step(self.misses(angles, rows, _MET_M), angles, np.zeros(len(rows)))
        return np.clip(angles + np.clip(step, -_NEAR_RAD, _NEAR_RAD), LOW, HIGH)

    def aiming(self, angles: Array, near: Array, rows: Indices) -> Array:
        """Return wrists (m, 3) rad, the nearest to given ones (m, 3) that would point the hand right.

        Where the hand points is taken to change as slopes at `angles` say. Of that it is the exact solution
        within the limits, but for the free turn: how far that goes follows from how slopes change along it.
        """
        off, slope, bend = self.aimed(angles, rows)
        near = along_free_turn(slope, bend, angles, near)
        low, high = np.maximum(LOW, angles - _LONGEST_RAD), np.minimum(HIGH, angles + _LONGEST_RAD)
        return least_off(off, slope, angles, near, (low, high))

    def misses(self, angles: Array, rows: Indices, met_m: float = MANY_MET_M) -> Array:
        """(10, m, 3) m, from the second place to the second articulator for wrists and those around them."""
        _, second, place = self._points(angles + TRIED_RAD * _PATTERN[:, None], rows, met_m)
        return second - place

    def past(self, angles: Array, rows: Indices) -> Array:
        """(m,) rad, how far hands point past their second places with wrists (m, 3) rad."""
        first, second, place = self._points(angles[None], rows)
        return np.asarray(
            np.linalg.norm(unit_or_ahead(second - first) - unit_or_ahead(place - first), axis=-1)[0]
        )

    def aimed(self, angles: Array, rows: Indices) -> _Aim:
        """Measure how far hands point past their second places with wrists (m, 3) rad."""
        first, second, place = self._points(angles + TRIED_RAD * _PATTERN[:, None], rows, _MET_M)
        hand, way = unit_or_ahead(second - first), unit_or_ahead(place - first)
        off = hand - way
        here, on, back, both = off[0], off[1:4], off[4:7], off[7:]
        slope = np.moveaxis(on - back, 0, -1) / (2.0 * TRIED_RAD)
        bend = np.empty((*slope.shape, 3))
        for axis in range(3):
            bend[..., axis, axis] = on[axis] + back[axis] - 2.0 * here
        for (i, j), pair in zip(PAIRS, both, strict=True):
            bend[..., i, j] = bend[..., j, i] = pair - on[i] - on[j] + here
        # a direction has two parts: along the middle of both nothing can be off
        middle = unit_or_ahead(hand[0] + way[0])[..., None]
        slope = slope - middle @ (np.swapaxes(middle, -1, -2) @ slope)
        return _Aim(here, slope, bend / TRIED_RAD**2)

    def _points(self, angles: Array, rows: Indices, met_m: float = MANY_MET_M) -> tuple[Array, Array, Array]:
        """(k, m, 3) m each: both articulators and the second place, for wrists (k, m, 3) of some postures.

        They are those of `_PATTERN`, or its first ones, without slopes the very first. First contacts are met
        to `met_m`.
        """
        every = np.tile(rows, len(angles))
        constraint, beside = self.constraint.rows(every), self.surroundings.rows(every)
        assert constraint.second is not None
        turns = wrist_rotation(constraint.rig.arm, *np.moveaxis(angles.reshape(-1, 3), -1, 0))
        articulators = constraint.articulator_in(turns)
        arm_goal = replace(some_of(self.arm_goal, every), articulator=articulators, wrist_rotation=turns)
        if constraint.moves:
            solution = self._followed(constraint, arm_goal, beside, angles, rows, met_m)
        else:
            solution = reach(constraint.rig, arm_goal)
        bodies, first = constraint.bodies(solution, beside), solution.posture.articulator
        second, place = (
            constraint.second.attachment.position(bodies),
            constraint.second.on_face(beside.face).aim(bodies, bends=beside.bends),
        )
        first, second, place = (
            np.broadcast_to(each, (len(every), 3)).reshape(angles.shape) for each in (first, second, place)
        )
        return first, second, place

    def _followed(
        self,
        constraint: ContactConstraint,
        arm_goal: ArmGoal,
        beside: Surroundings,
        angles: Array,
        rows: Indices,
        met_m: float,
    ) -> ArmSolution:
        """Return the arms whose first contacts are met, each begun from what is known of its posture."""
        known = _Known(*(values[rows] for values in self._known))
        by = angles - known.angles
        is_near = (np.abs(by).max(axis=(0, 2)) < _BEGINS_RAD)[:, None]  # nothing known is not near
        start: Array = np.broadcast_to(arm_goal.target, (by[..., 0].size, 3)).reshape(by.shape)
        begun = known.target + (known.by_angle @ by[..., None])[..., 0]
        start = np.where(is_near, begun, start).reshape(-1, 3)
        slope: Array = np.where(is_near[..., None], known.slope, -np.eye(3))
        slope = np.broadcast_to(slope, (*by.shape, 3)).reshape(-1, 3, 3)
        goal, solution, slope = constraint.followed(replace(arm_goal, target=start), beside, met_m, slope)
        if len(angles) == 1:
            return solution
        target = goal.target.reshape(angles.shape)
        by_angle = np.moveaxis(target[1:4] - target[4:7], 0, -1) / (2.0 * TRIED_RAD)
        found = _Known(angles[0], target[0], by_angle, slope.reshape(*by.shape, 3)[0])
        for values, new in zip(self._known, found, strict=True):
            values[rows] = new
        return solution
