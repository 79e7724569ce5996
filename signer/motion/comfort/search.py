"""Search for the easiest posture of a hand that is to face some way.

Exactly where that is clean, else tilted as little as a clean posture needs. One question has one answer on
every machine: the budget is counted, and of equals the first is taken.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.document.sign import OTHER_SIDE
from signer.kinematics.comfort import Joints, Past, joint_terms, joints_of, past_stops
from signer.kinematics.orientation import directions_of
from signer.kinematics.rotations import rotation_angle
from signer.motion.comfort.barring import excess_of, strained_words
from signer.motion.comfort.body import BodyTerms, Look
from signer.motion.comfort.candidates import (
    CLOSE_ROUNDS,
    ROUGH_ROUNDS,
    Candidates,
    as_it_is,
    solve_exactly,
    solve_roughly,
)
from signer.motion.comfort.cover import face_cost
from signer.motion.comfort.descent import (
    UNCLEAN,
    Evaluated,
    Move,
    Pool,
    apart,
    cheapest,
    is_hopeless,
    moves_by,
    of_body,
    polished,
)
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
from signer.motion.posture.reaching import ArmGoal, ArmSolution
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
from signer.motion.posture.surroundings import Surroundings

TILT_PER_RAD: Final = 1.0 / np.radians(6.0)
"""Cost of a radian of tilt: six degrees count as much as one awkward joint. Of 600 postures looked at, three
left 26 forearms and 19 wrists at their stops for a degree or two; six leaves six of each."""
GIVES_WAY: Final = 6.0
"""Cost above which an exact answer gives way to a cheaper tilt: twice what should not be chosen. Below it a
tilt is cheaper in hardly any case."""
DEAREST: Final = 7.0
"""Discomfort above which nothing is answered: more than two of what should not be chosen. A hand that stays
as it was reads better, and *Exact anyway* is left."""
AWAY: Final = 0.4
"""Cost of turning the direction that is not asked for a quarter away from where it is: of like postures the
nearer one."""
_PAST_SHARE: Final = 20.0
"""Cost of a share of the wrist's ellipse or the forearm's range past its end: the slope back to it."""
_ABOVE_PER_M: Final = 60.0
"""Cost of a metre that the elbow stands above the shoulder."""
_TOGETHER_NEAR: Final = 0.15
"""Distance of wrist and forearm together from their stop at which it begins to cost, 2 there: the slope that
leads a search away from it."""
_SLOPES: Final = np.array(Past(_PAST_SHARE, _PAST_SHARE, _PAST_SHARE, _ABOVE_PER_M, _PAST_SHARE))  # type: ignore[arg-type]
_ROUGH_MARGIN: Final = 0.004
"""Distance of rough candidates from the ends of shares, and, m, from the height of the shoulder: they err by
as much."""
_LIKELY: Final = 800
"""Budget: of more candidates than these the cheapest after one round of solving are solved in two."""
_LOOKED: Final = (160, 320)
"""Budget: how many of the cheapest candidates are looked at, met exactly and tilted."""
_EVERY: Final = 2
"""A coarse look takes each second patch of skin."""
_SEEDS: Final = (3, 5)
_APART_RAD: Final = (np.radians(20.0), np.radians(24.0))
"""Budget: from how many candidates, that lie so far apart, is polished."""
_ROUNDS: Final = (3, 5)
_STEPS_RAD: Final = (np.radians((7.5, 0.0, 0.0, 0.0, 5.0)), np.radians((10.0, 0.0, 5.0, 5.0, 7.0)))
_FIXED_STEPS_RAD: Final = (np.radians((0.0, 0.0, 0.0, 0.0, 2.0)), np.radians((0.0, 5.0, 5.0, 5.0, 6.0)))
"""Budget: rounds of polishing, and first steps of the five free values with and without a free turn; halved
where none helps."""
_TOO_DEAR: Final = ((24.0, 21.0, 21.0, 19.0), (60.0, 36.0, 28.0, 26.5, 25.5, 25.0))
"""Costs before polishing and after each round of it above which nothing clean is expected where none looks
clean: of 900 requests the dearest ones from which something came cost 21, 19, 19 and 16, tilted 52, 32, 26,
24, 24 and 24."""
_MEASURED: Final = 2
_BACK: Final = np.array((0.0, 0.2, 0.45, 0.75))
_NUDGED_M: Final = 0.004
"""Depth, m, up to which what was measured as too deep is polished again, where nothing is clean."""
_WIDER_RAD: Final = np.radians((2.5, 6.0))
"""Budget: so many of the polished are measured, there, at these shares of the way back to where each began,
and tilted more: looks err."""
_SHRUNK: Final = np.array((0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88))
"""Shares of the tilt that was found that are measured too."""
_SCATTERED: Final = 4000
_SCATTERED_MEASURED: Final = 32
"""Budget where neither gives anything clean: so many postures all over, and so many of these measured. Of 57
refusals three had a clean posture that the descent had missed; half as many find them too, one at
twice the discomfort."""
_BARRED: Final = 32
"""Budget: so many of the easiest postures that keep the joints are looked at for what bars a direction."""
_ROUGHLY_KEPT_RAD: Final = 0.005
"""Excess up to which a rough candidate keeps its joints: it errs by as much."""
_SURE_M: Final = 1e-4
"""By how much less deep than flesh gives is enough to be still clear when a posture is solved to the last
digit."""
MET_RAD: Final = np.radians(0.1)
"""A direction is met exactly within this angle."""


Measure = Callable[[ArmGoal, ArmSolution], tuple[Worst, Mask]]
"""Measures postures (n,) of a key over its whole hold: worst points, and whether they keep every limit."""


class Beside(NamedTuple):
    """All that a hand may be in, and the other hand's articulator (3,) m if it is used.

    About an articulator flesh gives more. `measure` measures postures over the whole hold of a key, and with
    a hand that goes along; without it only where the hold begins.
    """

    surroundings: Surroundings
    articulator: Array | None = None
    measure: Measure | None = None


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
        self._errs_m, self._dearer = 0.0, 1.0
        self._untilted: tuple[Measured, int] | None = None
        self.solved = self.looked = self.measured = 0

    @cached_property
    def _exact_values(self) -> Array:
        """(n, 5) of all that meet the directions exactly."""
        return self._free.exact()

    @cached_property
    def _exact_tried(self) -> tuple[Candidates, Array, Mask]:
        """These, solved roughly, and their `joints_cost`: a search and its reason begin with them."""
        tried = self._roughly(self._exact_values)
        return tried, *joints_cost(tried)

    @cached_property
    def off_now_rad(self) -> float:
        """By how much the present hand is off."""
        return float(self.asked.off_rad(self.station.side, hand_in_world(self.station)))

    def find(self) -> Measured | None:
        """Return measured postures, at least one of them clean; None if none is.

        They meet the directions exactly if any clean one does, unless that is so awkward that a tilt is
        cheaper.
        """
        exact = self._found(self._exact_values, 0)
        if exact is not None and exact.cost[exact.best()] <= GIVES_WAY:
            return exact
        tilted = self._shrunk(self._found(self._free.tilted(), 1))
        if exact is None or tilted is None:
            return tilted or exact or self._anywhere()
        row, there = exact.best(), tilted.best()
        assert row is not None
        if tilted.cost[there] >= exact.cost[row]:
            return exact
        self._untilted = exact, row
        return tilted

    def nearest(self) -> tuple[Measured, int]:
        """Measured postures that meet the directions as nearly as the joints do, and the row of the best."""
        pool = self._polished(self._seeds(self._exact_values, 0), 0)
        found = self._measure(pool.values[np.argsort(pool.cost, kind="stable")[:_MEASURED]])
        off = self.asked.off_rad(self.station.side, found.candidates.hands())
        return found, int(np.argmin(found.cost + TILT_PER_RAD * off))

    def present(self) -> Measured:
        """The key as it is, measured."""
        return self._measured(np.zeros((1, COLUMNS)), as_it_is(self.station))

    def cost_now(self) -> float:
        """Return what the present posture costs beside those that were found."""
        now, values = as_it_is(self.station), np.zeros((1, COLUMNS))
        cost = joints_cost(now)[0] + self._asked_cost(now, values) + self._of_face(now)
        return float(cost[0] + TILT_PER_RAD * self.off_now_rad)

    def discomfort(self, found: Measured, row: int) -> float:
        """Discomfort of one measured posture."""
        return self.strain(found, row) + float(self._of_face(found.candidates.rows(np.array([row])))[0])

    def strain(self, found: Measured, row: int) -> float:
        """Discomfort of one measured posture, whatever it hides of the face."""
        one = found.candidates.rows(np.array([row]))
        terms = BodyTerms(_over(found.worst)[[row]], np.zeros(1))
        return float(joints_cost(one)[0][0] + terms.total()[0])

    def _found(self, values: Array, stage: int) -> Measured | None:
        pool = self._seeds(values, stage)
        if is_hopeless(pool, _TOO_DEAR[stage][0]):
            return None
        polished = self._polished(pool, stage)
        if is_hopeless(polished, _TOO_DEAR[stage][-1]):
            return None
        order = np.argsort(polished.cost, kind="stable")[:_MEASURED]
        ways = _BACK[:, None, None] * (pool.values - polished.values)[order] + polished.values[order]
        wider = [_wider(polished.values[order], by_rad) for by_rad in _WIDER_RAD] if stage else []
        found = self._measure(np.concatenate([ways.reshape(-1, COLUMNS), *wider]))
        if found.best() is None:
            found = self._nudged(pool, polished.take(order), found, stage) or found
        return None if found.best() is None else found

    def _anywhere(self) -> Measured | None:
        """Measured postures of many that fill all turns, tilts and heights; None where none is clean."""
        values = self._free.scattered(_SCATTERED)
        rough = self._evaluated(values, False)
        kept = values[np.flatnonzero(~rough.bad)]
        pool = cheapest(kept, self._evaluated, _LOOKED[1], _EVERY) if len(kept) else None
        if pool is None or not pool.clean.any():
            return None
        pool = pool.take(np.flatnonzero(pool.clean)).in_order()
        found = self._measure(pool.values[:_SCATTERED_MEASURED])
        return self._shrunk(found if found.clean.any() else None)

    def _nudged(self, seeds: Pool, pool: Pool, found: Measured, stage: int) -> Measured | None:
        """Postures polished again, farther off by what looks erred; None where that was not what failed.

        Tilted ones first begin where they began, with a dearer tilt, which leads them another way.
        """
        deep = _over(found.worst)[: len(pool.cost)] + _SURE_M
        rows = np.flatnonzero((deep > 0.0) & (deep <= _NUDGED_M) & pool.clean)
        if not len(rows):
            return None
        looks = self._evaluated(pool.values, True).look(rows, 1)
        errs_m = float((deep[rows] - looks.over_m).max()) + _SURE_M
        ways = [(1.0, errs_m, pool.take(rows))]
        if stage:
            ways.insert(0, (2.0, 0.0, seeds))
        for self._dearer, self._errs_m, begun in ways:
            again = self._polished(begun, stage)
            self._dearer, self._errs_m = 1.0, 0.0
            found = self._measure(again.values[np.argsort(again.cost, kind="stable")[:_MEASURED]])
            if found.clean.any():
                break
        return found

    def _shrunk(self, found: Measured | None) -> Measured | None:
        """Postures with less of the tilt that was found, where one is clean and cheaper; else those found."""
        row = None if found is None else found.best()
        if found is None or row is None:
            return None
        values = np.repeat(found.values[[row]], len(_SHRUNK), axis=0)
        values[:, TILT] *= _SHRUNK[:, None]
        less = self._measure(values)
        self._untilted = less, 0
        nearer = self._nearer(less)
        if less.clean[0] and less.cost[0] <= GIVES_WAY:
            return less._replace(clean=less.clean & (np.arange(len(values)) == 0))
        best = int(np.argmin(np.where(less.clean, nearer, np.inf))) if less.clean.any() else None
        if best is None or nearer[best] >= self._nearer(found)[row]:
            return found
        return less._replace(clean=less.clean & (np.arange(len(values)) == best))

    @staticmethod
    def _nearer(found: Measured) -> Array:
        """Cost (n,) with a dearer tilt: what was found by an easy one is brought as near as it bears."""
        return np.asarray(found.cost + TILT_PER_RAD * tilt_of(found.values))

    def _seeds(self, values: Array, stage: int) -> Pool:
        """The cheapest few that lie apart."""
        if len(values) > _LIKELY:
            cost = self._evaluated(values, False, 1).cost
            values = values[np.sort(np.argsort(cost, kind="stable")[:_LIKELY])]
        looked = cheapest(values, self._evaluated, _LOOKED[stage], _EVERY)
        return apart(looked, _SEEDS[stage], _APART_RAD[stage], TURN)

    def _polished(self, pool: Pool, stage: int) -> Pool:
        """Each of a few moved downhill by itself, from what a close look finds it to cost."""
        start = self._evaluated(pool.values, True)
        terms = start.look(np.arange(len(pool.cost)), 1)
        pool = Pool(pool.values, start.cost + of_body(terms), ~start.bad & (terms.over_m <= 0.0))
        moves = self._moves(stage)
        moves += [_less_tilt(share) for share in (0.85, 0.6)] if stage else []
        return polished(
            pool, self._evaluated, moves, _ROUNDS[stage], within_most_tilt, too_dear=_TOO_DEAR[stage][1:]
        )

    def _evaluated(self, values: Array, closely: bool, rounds: int = ROUGH_ROUNDS) -> Evaluated:
        self.solved += len(values)
        if values is self._exact_values and rounds == ROUGH_ROUNDS and not closely:
            tried, joints, bad = self._exact_tried
        else:
            tried = self._roughly(values, CLOSE_ROUNDS if closely else rounds)
            joints, bad = joints_cost(tried)
        cost = joints + self._asked_cost(tried, values)
        return Evaluated(
            cost,
            bad,
            lambda rows, every: self._kept_off(self._looked(tried.rows(rows), every)),
            lambda rows: self._prepared(tried).glance(self._bodies(tried.rows(rows))),
        )

    def _roughly(self, values: Array, rounds: int = ROUGH_ROUNDS) -> Candidates:
        return solve_roughly(self.station, self._free.rotations(values), values[:, HEIGHT], rounds)

    def _measure(self, values: Array) -> Measured:
        return self._measured(values, solve_exactly(self.station, self._roughly(values)))

    def _measured(self, values: Array, exact: Candidates) -> Measured:
        self.measured += len(values)
        joints, bad = joints_cost(exact)
        side, count = self.station.side, len(values)
        articulators = {side: np.broadcast_to(exact.answer.posture.articulator, (count, 3))}
        if self._beside.articulator is not None:
            articulators[OTHER_SIDE[side]] = np.broadcast_to(self._beside.articulator, (count, 3))
        keeps: Mask = np.ones(count, np.bool_)
        if self._beside.measure is None:
            character, face = self.station.around.character, self._beside.surroundings.face
            worst, _ = worst_of(character, self._bodies(exact), articulators, side, face)
        else:
            assert exact.ask is not None
            worst, keeps = self._beside.measure(exact.ask, exact.answer)
        # where an arm is all but straight it may get to its place with the hand turned otherwise
        is_turned = rotation_angle(np.swapaxes(exact.rotation, -1, -2) @ exact.hands()) < MET_RAD
        clean = ~bad & keeps & is_turned & ~is_too_deep(_over(worst) + _SURE_M)
        cost = joints + self._asked_cost(exact, values) + self._of_face(exact)
        return Measured(values, exact, cost, clean, worst)

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
        return np.asarray(self._dearer * TILT_PER_RAD * tilt_of(values) + AWAY * away)

    def _looked(self, tried: Candidates, every: int = 1) -> BodyTerms:
        self.looked += len(tried)
        articulators = np.broadcast_to(tried.answer.posture.articulator, (len(tried), 3))
        return self._prepared(tried).terms(self._bodies(tried), articulators, every)

    def _of_face(self, tried: Candidates) -> Array:
        """Cost (n,) of what postures hide of the face."""
        return face_cost(self._looked(tried).face)

    def _kept_off(self, terms: BodyTerms) -> BodyTerms:
        """Body terms of a look, deeper by what looks erred."""
        return terms._replace(over_m=terms.over_m + self._errs_m) if self._errs_m else terms

    def _prepared(self, tried: Candidates) -> Look:
        """Looks beside the first posture that is looked at."""
        if self._look is None:
            posed = self._bodies(tried.rows(np.zeros(1, np.intp)))[0]
            self._look = Look(self.station.side, posed, self._beside.surroundings, self._beside.articulator)
        return self._look

    def _bodies(self, tried: Candidates) -> Array:
        return tried.constraint.bodies(tried.answer, self._beside.surroundings)

    def reason(self) -> str:
        """Return what is in the way of the exact directions where nothing clean was found, as a clause."""
        return self.barred()[0]

    def reason_for_tilt(self) -> str:
        """Return what is in the way of the same posture without its tilt, after `find` gave a tilted one.

        Where that is clean, what is most awkward of it.
        """
        assert self._untilted is not None
        return self.in_the_way(*self._untilted) or self.strained(*self._untilted)

    def barred(self) -> tuple[str, Array]:
        """Return what bars the exact directions, as a clause, and the free values (1, 5) of that posture.

        Of the postures whose upper arm and elbow are in range, the easiest shows which joint of the hand is
        most out of range. Where the hand's joints can be kept too, the body bars: what lies in something in
        the least deep of the easiest such postures. Where no arm is in range, the arm does.
        """
        tried, cost, _ = self._exact_tried
        excess = excess_of(tried)
        keep = np.flatnonzero(excess.total() <= _ROUGHLY_KEPT_RAD)
        if len(keep):
            keep = keep[np.argsort(cost[keep], kind="stable")[:_BARRED]]
            row = keep[int(np.argmin(self._looked(tried.rows(keep), _EVERY).over_m))]
        else:
            is_held = excess.of_arm() <= _ROUGHLY_KEPT_RAD
            row = int(np.argmin(np.where(is_held, cost, np.inf) if is_held.any() else cost))
        found = self._measure(self._exact_values[[row]])
        return self.in_the_way(found, 0) or self.strained(found, 0), found.values

    def _moves(self, stage: int) -> list[Move]:
        return moves_by((_STEPS_RAD if self._free.can_turn else _FIXED_STEPS_RAD)[stage])

    def strained(self, found: Measured, row: int) -> str:
        """Return what is most awkward of a measured posture, as a clause."""
        one = found.candidates.rows(np.array([row]))
        return strained_words(one, self._looked(one))

    def in_the_way(self, found: Measured, row: int) -> str:
        """Return the worst that a measured posture breaks, as a clause; empty for a clean one."""
        by_joints = excess_of(found.candidates.rows(np.array([row]))).words(0)
        if by_joints:
            return by_joints
        if is_too_deep(_over(found.worst)[row]):
            part, into = (
                place_words(self.station.around.character, int(code[row]), found.worst.place[row])
                for code in found.worst[3:1:-1]
            )
            return f"the {part} would be in the {into}"
        return "" if found.clean[row] else "the arm could not follow while the contact moves"


def joints_cost(tried: Candidates) -> tuple[Array, Mask]:
    """Cost (n,) of the joints, and whether any of them is not as it may be."""
    arm, posture, shoulder = tried.constraint.rig.arm, tried.answer.posture, tried.answer.girdle.shoulder
    joints = joints_of(arm, posture, tried.wrist)
    past = _past(tried, joints)
    cost = joint_terms(arm, posture, shoulder, joints).total()
    bad = tried.breaks_limits(joints.upper_arm) | (past.max(axis=0) > 0.0)
    near = np.maximum(1.0 + Past(*past).together / _TOGETHER_NEAR, 0.0)
    slopes = _SLOPES @ np.maximum(past, 0.0) + 2.0 * near * near
    return np.asarray(cost + UNCLEAN * bad + slopes), np.asarray(bad)


def _past(tried: Candidates, joints: Joints) -> Array:
    """(5, n) how far past what may be, in the order of `Past`; rough ones keep a little off."""
    answer = tried.answer
    past = past_stops(answer.posture, answer.girdle.shoulder, joints)
    return past.array() + (_ROUGH_MARGIN if tried.ask is None else -1e-7)


def _over(worst: Worst) -> Array:
    """(n,) how much deeper than flesh gives, far less than nothing where nothing is in anything."""
    return np.where(worst.into >= 0, worst.over_m, -1.0)


def _wider(values: Array, by_rad: float) -> Array:
    """Free values (n, 5) tilted by so much more, as far as they may be."""
    tilt = tilt_of(values)
    wider = values.copy()
    wider[:, TILT] *= ((tilt + by_rad) / np.maximum(tilt, 1e-9))[:, None]
    return within_most_tilt(wider)


def _less_tilt(share: float) -> Move:
    def move(values: Array, _scale: Array) -> Array:
        moved = values.copy()
        moved[:, TILT] *= share
        return moved

    return move
