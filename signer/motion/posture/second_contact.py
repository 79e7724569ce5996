"""Turn the wrist of a hand with two contacts until the second is as near as it can be.

The wrist turns about the first contact, which is met exactly.

Two points leave a hand one turn, that about the line between them. Which of all wrists that bring the second
contact as near is taken is a rule, not a matter of where a search happens to stop: the one that is nearest,
angle by angle, to the wrist that the key has at its own time. There it is what Newton's rule finds from the
wrist that is asked for. Where limits leave no such turn there is one nearest wrist anyhow; where that one
points far past the second place, or that is far out, the hand keeps the wrist of the key's own time.
"""

from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.least_jerk import smooth_step
from signer.kinematics.vectors import unit_or_ahead
from signer.kinematics.wrist import WristAngles
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import fixed_point
from signer.motion.posture.reaching import ArmGoal
from signer.motion.posture.second_contact_points import ContactPoints, TriedWrists
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

_CACHED: Final = 64
"""Single postures that are cached."""
EXACT_ROUNDS: Final = 40
"""Most rounds of a search, and of making its wrist exact."""
_FIRST_DAMPING: Final = 1e-3
_EASIER: Final = 0.1
_HARDER: Final = 20.0
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
_LITTLE: Final = 1e-4
"""Share of the miss: a search whose step gains less is near enough to be made exact."""
_SHORTEST_RAD: Final = 1e-4
"""A step that is shorter and still comes no nearer ends a search: what touches changes there."""
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
    rules = is_found, is_carried, rounds
    if len(wished) == 1:
        does = arm_goal.shoulder
        shoulder = Shoulder(*map(_float, (does.assist, does.elevation_rad, does.protraction_rad)))
        asked = _Asked(
            tuple(wished.ravel().tolist()),
            tuple(arm_goal.target.ravel().tolist()),
            _float(arm_goal.swivel_rad),
            int(_float(arm_goal.branch)),
            shoulder,
        )
        angles = np.array([_solve_one(constraint, surroundings.row(0), asked, *rules)])
    else:
        angles = _solve_many(constraint, wished, arm_goal, surroundings, *rules)
    return WristAngles(*np.moveaxis(angles.reshape(*lead, 3), -1, 0))


class _Asked(NamedTuple):
    """Numbers that are asked of one hand: the wrist to begin with, rad, and what its arm is to do."""

    wrist: tuple[float, ...]
    target: tuple[float, ...]
    swivel_rad: float
    branch: int
    shoulder: Shoulder


def _float(value: Any) -> float:
    return float(np.ravel(value)[0])


@lru_cache(maxsize=_CACHED)
def _solve_one(
    constraint: ContactConstraint, surroundings: Surroundings, asked: _Asked, *rules: Any
) -> tuple[float, ...]:
    """Solve one posture, cached: hands that look ahead and back ask for the same moment again and again."""
    target, turn = np.array([asked.target]), np.eye(3)[None]
    arm_goal = ArmGoal(target, target, turn, asked.swivel_rad, asked.branch, shoulder=asked.shoulder)
    (found,) = _solve_many(constraint, np.array([asked.wrist]), arm_goal, surroundings, *rules).tolist()
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
        return some.sought(wished, np.arange(len(wished)), is_found=is_found)[0]
    far = some.far_out(wished)
    angles, rows = np.array(wished), np.flatnonzero(far < 1.0)
    if len(rows):
        found, past = some.sought(wished[rows], rows, is_found=True, most_rad=_FAR_RAD + _NEAR_RAD)
        past = smooth_step((past - _NEARLY) / (_FAR_RAD - _NEARLY))
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


class _Descent(NamedTuple):
    """Search of n hands for the least miss, while it goes on.

    Attributes:
        angles: (n, 3) rad, the best wrists so far.
        misses: (10, n, 3) m, from second place to second articulator for these and the wrists around them.
        damping: (n,) of their next steps.
        past: (n,) rad, how far they point past them.
        left: (n,) how many more rounds are theirs at most.
    """

    angles: Array
    misses: Array
    damping: Array
    past: Array
    left: Indices


class _Second:
    """Hands with two contacts: constraint, goals of their arms and surroundings, one for all or n each."""

    def __init__(
        self,
        constraint: ContactConstraint,
        arm_goal: ArmGoal,
        surroundings: Surroundings,
        count: int,
        rounds: int,
    ) -> None:
        self.constraint, self._rounds = constraint, rounds
        self._tried = TriedWrists(constraint, arm_goal, surroundings, count)

    def sought(
        self,
        start: Array,
        rows: Indices,
        *,
        is_found: bool,
        most_rad: float = np.inf,
    ) -> tuple[Array, Array]:
        """Return wrists (m, 3) rad for the second contact, and how far (m,) rad hands point past it.

        They are sought from a start that may have been found before. Hands that point farther past it than
        `most_rad` are left where Newton's rule does not come nearer, or not soon enough.
        """
        search = self._begun(start, rows)
        angles, past, left = np.array(start), np.full(len(start), np.inf), np.arange(len(start))
        begun_past = search.past.copy()
        # one whose wrist was found before turns from where it points nearly: down the slope from there it may
        # go far along a free turn, for little
        for nearly in (True, False) if is_found and self._rounds == EXACT_ROUNDS else (False,):
            rounds = search.left[left]
            self._descend(search, left, rows, _NEARLY if nearly else 0.0)
            angles[left], past[left] = search.angles[left], search.past[left]
            if self._rounds < EXACT_ROUNDS:
                return angles, past
            aimed = left[(past[left] < _NEARLY) & (nearly | (search.left[left] < rounds))]
            near = start if is_found else angles
            found, pointed, is_met = self._pointing(angles[aimed], near[aimed], rows[aimed])
            angles[aimed[is_met]], past[aimed[is_met]] = found[is_met], pointed[is_met]
            left = np.setdiff1d(left, aimed[is_met])
        # where limits keep a hand from its place there is one nearest wrist: Newton's rule makes that exact
        kept = left[past[left] < most_rad]
        exact = _exact(angles[kept], lambda tried, some: self.stepped(tried, rows[kept[some]]))
        is_exact = exact.off < _EXACT_RAD
        moved = kept[is_exact]
        angles[moved] = exact.values[is_exact]
        if len(moved):
            past[moved] = self.past(angles[moved], rows[moved])
        if is_found:
            # down the slope a hand may have gone past a wrist that points right, and is nearer to its own
            passed = kept[begun_past[kept] >= _NEARLY]
            found, pointed, is_met = self._pointing(start[passed], start[passed], rows[passed])
            there, here = (np.linalg.norm(each - start[passed], axis=-1) for each in (found, angles[passed]))
            nearer = is_met & (there < here)
            angles[passed[nearer]], past[passed[nearer]] = found[nearer], pointed[nearer]
        return angles, past

    def _pointing(self, start: Array, near: Array, rows: Indices) -> tuple[Array, Array, Mask]:
        """Return the wrists (m, 3) rad nearest to `near` that let hands point to their second places.

        They are looked for from a start (m, 3) rad. With them come how far (m,) rad hands point past their
        places, and where (m,) they do not.
        """
        found = _exact(
            start, lambda tried, some: aimed_wrists(tried, near[some], self._tried.around(tried, rows[some]))
        )
        past, met = np.full(len(rows), np.inf), np.flatnonzero(found.off < _EXACT_RAD)
        if len(met):
            past[met] = self.past(found.values[met], rows[met])
        return found.values, past, past < _AIMED

    def far_out(self, angles: Array) -> Array:
        """(n,) how far second places are out with wrists (n, 3) rad, from 0 to 1 where nothing is sought."""
        points = self._tried.points(angles[None], np.arange(len(angles)))
        first, second, place = (each[0] for each in points)
        out = np.abs(np.linalg.norm(second - first, axis=-1) - np.linalg.norm(place - first, axis=-1))
        low, high = (self.constraint.character.scale.length * limit for limit in _OUT_M)
        return smooth_step((out - low) / (high - low))

    def _begun(self, start: Array, everyone: Indices) -> _Descent:
        """Return a search from wrists (n, 3) rad."""
        count, begun = len(start), self._tried.around(start, everyone)
        damping, left = np.full(count, _FIRST_DAMPING), np.full(count, self._rounds)
        return _Descent(np.array(start), begun.miss, damping, _past(begun)[0], left)

    def _descend(self, search: _Descent, some: Indices, everyone: Indices, least_rad: float) -> None:
        """Bring second contacts of some hands (m,) nearer, until no step does much.

        It ends too where a hand points past its place by less than `least_rad`.
        """
        rows = some[(search.left[some] > 0) & (search.past[some] >= least_rad)]
        while len(rows):
            search.left[rows] -= 1
            search.left[rows[~self._step(search, rows, everyone[rows])]] = 0
            rows = rows[(search.left[rows] > 0) & (search.past[rows] >= least_rad)]

    def _step(self, search: "_Descent", rows: Indices, everyone: Indices) -> Mask:
        """Take steps that come nearer, else damp the next ones more; return where (m,) the search goes on."""
        here, now = search.angles[rows], np.linalg.norm(search.misses[0, rows], axis=-1)
        step = newton_step(search.misses[:, rows], here, search.damping[rows])
        tried = np.clip(here + step, LOW, HIGH)
        points = self._tried.around(tried, everyone)
        miss = np.linalg.norm(points.miss[0], axis=-1)
        good = miss < now
        search.angles[rows[good]], search.misses[:, rows[good]] = tried[good], points.miss[:, good]
        search.past[rows[good]] = _past(points)[0, good]
        search.damping[rows] *= np.where(good, _EASIER, _HARDER)
        leads_astray = ~good & (np.abs(tried - here).max(axis=-1) >= _SHORTEST_RAD)
        goes_on: Mask = leads_astray | (good & (now - miss > _LITTLE * now))
        return goes_on

    def stepped(self, angles: Array, rows: Indices) -> Array:
        """Return wrists (m, 3) rad after a whole step of Newton's rule."""
        step = newton_step(self._tried.around(angles, rows).miss, angles, np.zeros(len(rows)))
        return np.clip(angles + np.clip(step, -_NEAR_RAD, _NEAR_RAD), LOW, HIGH)

    def past(self, angles: Array, rows: Indices) -> Array:
        """(m,) rad, how far hands point past their second places with wrists (m, 3) rad."""
        past = _past(self._tried.points(angles[None], rows))
        return np.asarray(past[0])


def aimed_wrists(angles: Array, near: Array, around: ContactPoints) -> Array:
    """Return wrists (m, 3) rad, the nearest to given ones (m, 3) that would point the hand right.

    Where the hand points is taken to change as slopes at `angles` say, `around` which it was measured. Of
    that it is the exact solution within the limits, but for the free turn: how far that goes follows from how
    slopes change along it.
    """
    off, slope, bend = aim_of(around)
    near = along_free_turn(slope, bend, angles, near)
    low, high = np.maximum(LOW, angles - _LONGEST_RAD), np.minimum(HIGH, angles + _LONGEST_RAD)
    return least_off(off, slope, angles, near, (low, high))


def aim_of(around: ContactPoints) -> _Aim:
    """Return how far hands point past their second places, as measured around their wrists."""
    first, second, place = around
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


_exact: Final = partial(
    fixed_point, tolerance=_SETTLED_RAD, rounding=_ROUNDING_RAD, rounds=EXACT_ROUNDS, within=(LOW, HIGH)
)
"""Finds wrists that stay."""


def _past(points: ContactPoints) -> Array:
    """(...) rad, how far hands point past their second places."""
    first, second, place = points
    return np.asarray(np.linalg.norm(unit_or_ahead(second - first) - unit_or_ahead(place - first), axis=-1))
