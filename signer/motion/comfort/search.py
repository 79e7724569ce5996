"""Search for the easiest posture of a hand that is to face some way.

Exactly where that is clean, else tilted as little as a clean posture needs. One question has one answer on
every machine: the budget is counted, and of equals the first is taken.
"""

from collections.abc import Callable
from functools import cached_property
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.sign import OTHER_SIDE
from signer.kinematics.comfort import TURN_LIMIT, WRIST_LIMIT, joint_terms, turn_share, wrist_share
from signer.kinematics.orientation import directions_of
from signer.kinematics.rotations import rotation_angle
from signer.motion.comfort.body import BodyTerms, Look
from signer.motion.comfort.candidates import Candidates, as_it_is, solve_exactly, solve_roughly
from signer.motion.comfort.directions import (
    COLUMNS,
    HEIGHT,
    TILT,
    TURN,
    Asked,
    Free,
    tilt_of,
    within_most_tilt,
)
from signer.motion.posture.penetration import Worst, is_too_deep, place_words, worst_of
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
from signer.motion.posture.surroundings import Surroundings

TILT_PER_RAD: Final = 1.0 / np.radians(3.0)
"""Cost of a radian of tilt: three degrees count as much as one awkward joint, so that little is given away
for ease."""
AWAY: Final = 0.4
"""Cost of turning the direction that is not asked for a quarter away from where it is: of like postures the
nearer one."""
UNCLEAN: Final = 10.0
"""Cost of breaking a limit, the ellipse of the wrist or the height of the shoulder, or of lying too deep:
more than any ease is worth."""
_PAST_SHARE: Final = 20.0
"""Cost of a share of the wrist's ellipse or the forearm's range past its end: the slope back to it."""
_ABOVE_PER_M: Final = 60.0
"""Cost of a metre that the elbow stands above the shoulder."""
_DEEPER_PER_M: Final = 1500.0
"""Cost of a metre too deep beyond what the measure counts: the slope out must be steeper than that of a
tilt."""
_ROUGH_MARGIN: Final = 0.004
"""How far rough candidates keep from the ends of shares, and, m, from the height of the shoulder: they err by
as much."""
_ROUGH_GIVES_M: Final = 0.004
"""By how much a coarse look may find a candidate too deep that is still worth polishing."""

_LOOKED: Final = (160, 320)
"""Budget: how many of the cheapest candidates are looked at, met exactly and tilted."""
_AT_ONCE: Final = 32
_ENOUGH: Final = 24
"""So many looked at that are cheaper than all that are left end the looking."""
_EVERY: Final = 2
"""A coarse look takes each second patch of skin."""
_SEEDS: Final = (3, 5)
_APART_RAD: Final = (np.radians(20.0), np.radians(24.0))
_HOPELESS: Final = 12.0
"""Budget: from how many candidates, that lie so far apart and cost at most so much more than the best, is
polished."""
_ROUNDS: Final = (3, 5)
_STEPS_RAD: Final = (np.radians((7.5, 0.0, 0.0, 0.0, 5.0)), np.radians((10.0, 0.0, 5.0, 5.0, 7.0)))
_FIXED_STEPS_RAD: Final = (np.radians((0.0, 0.0, 0.0, 0.0, 2.0)), np.radians((0.0, 5.0, 5.0, 5.0, 6.0)))
"""Budget: rounds of polishing, and first steps of the five free values with and without a free turn; halved
where none helps."""
_LOOKS_EACH: Final = 6
_TOO_DEAR: Final = (30.0, 60.0)
"""Without a clean candidate and with none cheaper, nothing clean comes of polishing: of 300 requests it did
in less than 3 of 100."""
_MEASURED: Final = 2
_BACK: Final = np.array((0.0, 0.2, 0.45, 0.75))
_WIDER_RAD: Final = np.radians((2.5, 6.0))
"""Budget: so many of the polished are measured, there, at these shares of the way back to where each began,
and tilted more: looks err."""
_SHRUNK: Final = np.array((0.15, 0.3, 0.45, 0.6, 0.75, 0.88))
"""Shares of the tilt that was found that are measured too."""
_SURE_M: Final = 1e-4
"""By how much less deep than flesh gives is enough to be still clear when a posture is solved to the last
digit."""
MET_RAD: Final = np.radians(0.1)
"""A direction is met exactly within this angle."""


class Beside(NamedTuple):
    """All that a hand may be in, and the other hand's articulator (3,) m if it is used.

    About an articulator flesh gives more.
    """

    surroundings: Surroundings
    articulator: Array | None = None


class _Pool(NamedTuple):
    """Candidates that were looked at: free values (n, 5), cost (n,), and whether they look clean (n,)."""

    values: Array
    cost: Array
    clean: Mask

    def take(self, rows: Indices) -> "_Pool":
        return _Pool(self.values[rows], self.cost[rows], self.clean[rows])


class Measured(NamedTuple):
    """Candidates solved as their keys will be: values (n, 5), cost, cleanness and worst points (n,)."""

    values: Array
    candidates: Candidates
    cost: Array
    clean: Mask
    worst: Worst

    def best(self) -> int | None:
        """The cheapest that is clean."""
        return int(np.argmin(np.where(self.clean, self.cost, np.inf))) if self.clean.any() else None


class FacingSearch:
    """One search, and how much of its budget it used.

    Attributes:
        solved: candidates solved roughly.
        looked: candidates looked at.
        measured: candidates measured.
    """

    def __init__(self, station: SolvedPosture, asked: Asked, beside: Beside | None = None) -> None:
        """Prepare for the hand of a posture."""
        self.station, self.asked = station, asked
        self._beside = beside or Beside(station.surroundings)
        self._free = Free(station.side, asked)
        self._present = directions_of(station.side, hand_in_world(station))
        self._look: Look | None = None
        self._nearest: Measured | None = None
        self.solved = self.looked = self.measured = 0

    @cached_property
    def off_now_rad(self) -> float:
        """By how much the present hand is off."""
        return float(self.asked.off_rad(self.station.side, hand_in_world(self.station)))

    def find(self) -> Measured | None:
        """Return measured postures, at least one of them clean, met exactly if any is; None if none is."""
        return self._found(self._free.exact(), 0) or self._shrunk(self._found(self._free.tilted(), 1))

    def nearest(self) -> tuple[Measured, int]:
        """Measured postures that meet the directions as nearly as the joints do, and the row of the best."""
        pool = self._polished(_apart(self._best(self._free.exact(), 0), 0), 0)
        found = self._measure(pool.values[np.argsort(pool.cost, kind="stable")[:_MEASURED]])
        off = self.asked.off_rad(self.station.side, found.candidates.hands())
        return found, int(np.argmin(found.cost + TILT_PER_RAD * off))

    def present(self) -> Measured:
        """The key as it is, measured."""
        return self._measured(np.zeros((1, COLUMNS)), as_it_is(self.station))

    def cost_now(self, now: Measured) -> float:
        """Return what the present posture costs beside those that were found."""
        return float(now.cost[0] + TILT_PER_RAD * self.off_now_rad)

    def discomfort(self, found: Measured, row: int) -> float:
        """Discomfort of one measured posture."""
        one = found.candidates.rows(np.array([row]))
        terms = self._looked(one)._replace(over_m=_over(found.worst)[[row]])
        return float(self._joints(one)[0][0] + terms.total()[0])

    def _found(self, values: Array, stage: int) -> Measured | None:
        pool = _apart(self._best(values, stage), stage)
        if not pool.clean.any() and pool.cost.min() > _TOO_DEAR[stage]:
            self._nearest = self._nearest or self._measure(pool.values[:1])
            return None
        polished = self._polished(pool, stage)
        order = np.argsort(polished.cost, kind="stable")[:_MEASURED]
        ways = _BACK[:, None, None] * (pool.values - polished.values)[order] + polished.values[order]
        wider = [_wider(polished.values[order], by_rad) for by_rad in _WIDER_RAD] if stage else []
        found = self._measure(np.concatenate([ways.reshape(-1, COLUMNS), *wider]))
        if found.best() is None:
            self._nearest = self._nearest or found
            return None
        return found

    def _shrunk(self, found: Measured | None) -> Measured | None:
        """Postures with less of the tilt that was found, where one is clean and cheaper; else those found."""
        row = None if found is None else found.best()
        if found is None or row is None:
            return None
        values = np.repeat(found.values[[row]], len(_SHRUNK), axis=0)
        values[:, TILT] *= _SHRUNK[:, None]
        less = self._measure(values)
        best = less.best()
        return found if best is None or less.cost[best] >= found.cost[row] else less

    def _best(self, values: Array, stage: int) -> _Pool:
        """The cheapest of many, looked at until those left cannot be among the best."""
        tried = solve_roughly(self.station, self._free.rotations(values), values[:, HEIGHT])
        self.solved += len(values)
        joints, bad = self._joints(tried)
        cost = joints + self._asked_cost(tried, values)
        order = np.argsort(cost, kind="stable")[: _LOOKED[stage]]
        totals, clean, looked = np.zeros(0), np.zeros(0, np.bool_), 0
        for looked in range(0, len(order), _AT_ONCE):
            some = order[looked : looked + _AT_ONCE]
            if len(totals) >= _ENOUGH and np.partition(totals, _ENOUGH - 1)[_ENOUGH - 1] <= cost[some[0]]:
                break
            terms = self._looked(tried.rows(some), _EVERY)
            totals = np.concatenate([totals, cost[some] + _of_body(terms)])
            clean = np.concatenate([clean, ~bad[some] & (terms.over_m <= _ROUGH_GIVES_M)])
        return _Pool(values[order[: len(totals)]], totals, clean)

    def _polished(self, pool: _Pool, stage: int) -> _Pool:
        """Each of a few moved downhill by itself."""
        count, moves = (
            len(pool.cost),
            _moves((_STEPS_RAD if self._free.can_turn else _FIXED_STEPS_RAD)[stage], tilts=stage > 0),
        )
        scale, rows = np.ones(count), np.arange(count)
        for _ in range(_ROUNDS[stage]):
            near = within_most_tilt(
                np.stack([move(pool.values, scale) for move in moves], axis=1).reshape(-1, COLUMNS)
            )
            tried = solve_roughly(self.station, self._free.rotations(near), near[:, HEIGHT], rounds=3)
            self.solved += len(near)
            joints, bad = self._joints(tried)
            cost = (joints + self._asked_cost(tried, near)).reshape(count, -1)
            # worth a look is what may be better, of each the few cheapest
            rank = np.argsort(np.argsort(cost, axis=1, kind="stable"), axis=1, kind="stable")
            worth = np.flatnonzero((cost < pool.cost[:, None]) & (rank < _LOOKS_EACH))
            total, clean = np.full(cost.size, np.inf), np.zeros(cost.size, np.bool_)
            if len(worth):
                terms = self._looked(tried.rows(worth))
                total[worth] = cost.ravel()[worth] + _of_body(terms)
                clean[worth] = ~bad[worth] & (terms.over_m <= 0.0)
            best = np.argmin(total.reshape(cost.shape), axis=1) + rows * cost.shape[1]
            is_better = total[best] < pool.cost
            pool = _Pool(
                np.where(is_better[:, None], near[best], pool.values),
                np.where(is_better, total[best], pool.cost),
                np.where(is_better, clean[best], pool.clean),
            )
            scale = np.where(is_better, scale, 0.5 * scale)
        return pool

    def _measure(self, values: Array) -> Measured:
        rough = solve_roughly(self.station, self._free.rotations(values), values[:, HEIGHT])
        return self._measured(values, solve_exactly(self.station, rough))

    def _measured(self, values: Array, exact: Candidates) -> Measured:
        self.measured += len(values)
        joints, bad = self._joints(exact)
        side, count = self.station.side, len(values)
        articulators = {side: np.broadcast_to(exact.answer.posture.articulator, (count, 3))}
        if self._beside.articulator is not None:
            articulators[OTHER_SIDE[side]] = np.broadcast_to(self._beside.articulator, (count, 3))
        worst, _ = worst_of(self.station.around.character, self._bodies(exact), articulators, side)
        # where an arm is all but straight it may get to its place with the hand turned otherwise
        is_turned = rotation_angle(np.swapaxes(exact.rotation, -1, -2) @ exact.hands()) < MET_RAD
        clean = ~bad & is_turned & ~is_too_deep(_over(worst) + _SURE_M)
        return Measured(values, exact, joints + self._asked_cost(exact, values), clean, worst)

    def _joints(self, tried: Candidates) -> tuple[Array, Mask]:
        """Cost (n,) of the joints, and whether any of them is not as it may be."""
        past = self._past(tried)
        cost = joint_terms(
            tried.constraint.rig.arm, tried.answer.posture, tried.answer.girdle.shoulder, tried.wrist
        ).total()
        bad = tried.breaks_limits() | (past.max(axis=0) > 0.0)
        slopes = np.array((_PAST_SHARE, _PAST_SHARE, _ABOVE_PER_M)) @ np.maximum(past, 0.0)
        return np.asarray(cost + UNCLEAN * bad + slopes), np.asarray(bad)

    @staticmethod
    def _past(tried: Candidates) -> Array:
        """(3, n) how far wrist and forearm are past their shares, and the elbow, m, is above the shoulder."""
        margin = _ROUGH_MARGIN if tried.ask is None else -1e-7
        above = tried.answer.posture.elbow[..., 1] - tried.answer.girdle.shoulder[..., 1]
        return (
            np.stack([wrist_share(tried.wrist) - WRIST_LIMIT, turn_share(tried.wrist) - TURN_LIMIT, above])
            + margin
        )

    def _asked_cost(self, tried: Candidates, values: Array) -> Array:
        """Cost (n,) of tilts, and of turning away what is not asked for."""
        now = directions_of(self.station.side, tried.rotation)
        pairs = (
            (self.asked.palm, now.palm, self._present.palm),
            (self.asked.fingers, now.fingers, self._present.fingers),
        )
        away = sum(
            (1.0 - there @ before for asked, there, before in pairs if asked is None), np.zeros(len(values))
        )
        return np.asarray(TILT_PER_RAD * tilt_of(values) + AWAY * away)

    def _looked(self, tried: Candidates, every: int = 1) -> BodyTerms:
        bodies = self._bodies(tried)
        self.looked += len(tried)
        if self._look is None:
            self._look = Look(self.station.side, bodies[0], *self._beside)
        return self._look.terms(
            bodies, np.broadcast_to(tried.answer.posture.articulator, (len(tried), 3)), every
        )

    def _bodies(self, tried: Candidates) -> Array:
        return tried.constraint.bodies(tried.answer, self._beside.surroundings)

    def reason(self) -> str:
        """Return what was in the way of the nearest posture that was tried, where none was clean."""
        return (
            ""
            if self._nearest is None
            else self.in_the_way(self._nearest, int(np.argmin(self._nearest.cost)))
        )

    def reason_for_tilt(self, found: Measured, row: int) -> str:
        """Return what is in the way of the same posture without its tilt."""
        values = found.values[[row]].copy()
        values[:, TILT] = 0.0
        return self.in_the_way(self._measure(values), 0) or self.reason()

    def in_the_way(self, found: Measured, row: int) -> str:
        """Return the first thing that a measured posture breaks, as a clause; empty for a clean one."""
        one = found.candidates.rows(np.array([row]))
        wrist, forearm, above = self._past(one)[:, 0]
        if float(one.answer.posture.short_by_m[0]) > 1e-6:
            return "the arm is not long enough"
        if max(wrist, forearm) > 0.0:
            return "the wrist bends no further" if wrist > forearm else "the forearm turns no further"
        if one.breaks_limits()[0]:
            return "the shoulder turns no further"
        if above > 0.0:
            return "the elbow would stand above the shoulder"
        if is_too_deep(_over(found.worst)[row]):
            part, into = (
                place_words(self.station.around.character, int(code[row]), found.worst.place[row])
                for code in found.worst[3:1:-1]
            )
            return f"the {part} would be in the {into}"
        return ""


def _over(worst: Worst) -> Array:
    """(n,) how much deeper than flesh gives, far less than nothing where nothing is in anything."""
    return np.where(worst.into >= 0, worst.over_m, -1.0)


def _of_body(terms: BodyTerms) -> Array:
    """Cost (n,) of body terms in a search."""
    deep = np.maximum(terms.over_m, 0.0)
    return np.asarray(terms.total() + UNCLEAN * (deep > 0.0) + _DEEPER_PER_M * deep)


def _apart(pool: _Pool, stage: int) -> _Pool:
    """The cheapest few that lie apart."""
    order = np.argsort(pool.cost, kind="stable")
    values, chosen = pool.values[order], list[int]()
    is_left = pool.cost[order] <= pool.cost[order[0]] + _HOPELESS
    while len(chosen) < _SEEDS[stage] and is_left.any():
        chosen.append(int(np.argmax(is_left)))
        off = np.abs(values - values[chosen[-1]])
        off[:, TURN] = np.minimum(off[:, TURN], 2.0 * np.pi - off[:, TURN])
        is_left &= off.max(axis=1) > _APART_RAD[stage]
    return pool.take(order[chosen])


def _wider(values: Array, by_rad: float) -> Array:
    """Free values (n, 5) tilted by so much more, as far as they may be."""
    tilt = tilt_of(values)
    wider = values.copy()
    wider[:, TILT] *= ((tilt + by_rad) / np.maximum(tilt, 1e-9))[:, None]
    return within_most_tilt(wider)


Move = Callable[[Array, Array], Array]


def _moves(steps: Array, *, tilts: bool) -> list[Move]:
    """Moves of free values (n, 5) by a share (n,) of their steps, and back to less tilt."""
    free = np.flatnonzero(steps)
    ways = [sign * np.eye(COLUMNS)[each] * steps for each in free for sign in (1.0, -1.0)]
    corners = [
        np.array(signs)
        for signs in product((1.0, -1.0), repeat=len(free))
        if len(free) == 2 or (len(free) > 2 and np.prod(signs) > 0.0)
    ]
    for corner in corners:
        across = np.zeros(COLUMNS)
        across[free] = corner * steps[free] * (1.0 if len(free) == 2 else 0.7)
        ways.append(across)
    moves: list[Move] = [lambda values, scale, way=way: values + scale[:, None] * way for way in ways]  # type: ignore[misc]
    return [*moves, *(_less_tilt(share) for share in (0.85, 0.6))] if tilts else moves


def _less_tilt(share: float) -> Move:
    def move(values: Array, _scale: Array) -> Array:
        moved = values.copy()
        moved[:, TILT] *= share
        return moved

    return move
