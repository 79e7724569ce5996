"""Search for the easiest posture of a hand that is to face some way.

Exactly where that is clean, else tilted as little as a clean posture needs. One question has one answer on
every machine: the budget is counted, and of equals the first is taken.
"""

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.comfort import Past
from signer.kinematics.orientation import directions_of
from signer.kinematics.rotations import rotation_angle
from signer.motion.comfort.body import BodyTerms
from signer.motion.comfort.cover import face_cost
from signer.motion.posture.penetration import Worst, is_too_deep, place_words
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.barring import OF_HAND, barring_words, excess_of, strained_words
from signer.motion.solving.candidates import ROUGH_MARGIN, Candidates, as_it_is
from signer.motion.solving.descent import (
    EVERY,
    SURE_M,
    UNCLEAN,
    Budget,
    Evaluated,
    Free,
    Move,
    cheapest,
    descend,
    moves_by,
)
from signer.motion.solving.directions import (
    HEIGHT,
    NEARLY,
    TILT,
    TURN,
    Asked,
    Leeway,
    Turns,
    tilt_of,
)
from signer.motion.solving.hold import HoldSamples, Tried
from signer.motion.solving.turned_hands import CLOSE_ROUNDS, ROUGH_ROUNDS, solve_exactly, solve_roughly

DEAREST: Final = 7.0
"""Discomfort above which nothing is answered: more than two of what should not be chosen. A hand that stays
as it was reads better, and *Exact anyway* is left."""
AWAY: Final = 0.4
"""Cost of turning the direction that is not asked for a quarter away from where it is: of like postures the
nearer one."""
_SLOPES: Final = np.array(Past(20.0, 20.0, 20.0, 60.0, 20.0))  # type: ignore[arg-type]
"""Cost of a share of the wrist's ellipse or the forearm's range past its end, and of a metre that the elbow
stands above the shoulder: the slopes back."""
_TOGETHER_NEAR: Final = 0.15
"""Distance of wrist and forearm together from their stop at which it begins to cost, 2 there: the slope that
leads a search away from it."""
_EXACT: Final = Budget(160, 3, 3, np.radians(20.0), (24.0, 21.0, 21.0, 19.0), hopeless=12.0)
_TILTED: Final = Budget(320, 5, 5, np.radians(24.0), (60.0, 36.0, 28.0, 26.5, 25.5, 25.0), hopeless=12.0)
"""Budgets of directions that are met exactly, and tilted. Of 900 requests the dearest ones from which
something clean came cost 21, 19, 19 and 16 before and after each round of polishing, tilted 52, 32, 26, 24,
24 and 24."""
_STEPS_RAD: Final = (np.radians((7.5, 0.0, 0.0, 0.0, 5.0)), np.radians((10.0, 0.0, 5.0, 5.0, 7.0)))
_FIXED_STEPS_RAD: Final = (np.radians((0.0, 0.0, 0.0, 0.0, 2.0)), np.radians((0.0, 5.0, 5.0, 5.0, 6.0)))
"""First steps of polishing, of the five free values with and without a free turn, exact and tilted."""
_MEASURED: Final = 2
"""Budget: so many of the polished are measured, there and on the way back to where each began: looks err."""
_SHRUNK: Final = np.array((0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88))
"""Shares of the tilt that was found that are measured too."""
_SCATTERED: Final = 4000
_SCATTERED_MEASURED: Final = 32
"""Budget where neither gives anything clean: so many postures all over, and so many of these measured. Of 57
refusals three had a clean posture that the descent had missed; half as many find them too, one at
twice the discomfort."""
_BARRED: Final = 32
"""Budget: so many of the easiest postures that keep the joints are looked at for what bars a direction."""
MET_RAD: Final = np.radians(0.1)
"""A direction is met exactly within this angle."""


class Measured(NamedTuple):
    """Candidates (n,) solved as their keys will be.

    Attributes:
        values: (n, 5) free values.
        candidates: the postures.
        cost: (n,) in the search.
        clean: (n,) whether they keep all limits, on and on, and lie in nothing.
        worst: their worst points.
        strain: (n,) discomfort, but for what is only seen.
        hides: (n,) discomfort of what they hide of the face.
        bend: (n,) discomfort of a hand bent like a goose's neck.
    """

    values: Array
    candidates: Candidates
    cost: Array
    clean: Mask
    worst: Worst
    strain: Array
    hides: Array
    bend: Array

    def best(self) -> int | None:
        """The cheapest that is clean."""
        return int(np.argmin(np.where(self.clean, self.cost, np.inf))) if self.clean.any() else None

    def discomfort(self, row: int) -> float:
        """Discomfort of one of them, by the measure."""
        return float(self.strain[row] + self.hides[row] + self.bend[row])


class FacingSearch:
    """One search, and how much of its budget it used.

    Attributes:
        solved: candidates solved roughly.
        measured: candidates measured.
    """

    def __init__(self, course: HoldSamples, asked: Asked, leeway: Leeway = NEARLY) -> None:
        """Prepare for the hand of a key."""
        self.course, self.station, self.asked, self.leeway = course, course.solved, asked, leeway
        self._turns = Turns(self.station.side, asked, leeway.most_rad)
        self._present = directions_of(self.station.side, hand_in_world(self.station))
        self._untilted: tuple[Measured, int] | None = None
        self.solved = self.measured = 0

    @cached_property
    def _exact_values(self) -> Array:
        """(n, 5) of all that meet the directions exactly."""
        return self._turns.exact()

    @cached_property
    def _exact_evaluated(self) -> Evaluated:
        """These, solved roughly: a search and its reason begin with them."""
        return self._evaluated(self._exact_values.view(), False)

    @cached_property
    def off_now_rad(self) -> float:
        """By how much the present hand is off."""
        return float(self.asked.off_rad(self.station.side, hand_in_world(self.station)))

    def find(self) -> Measured | None:
        """Return measured postures, at least one of them clean; None if none is.

        They meet the directions exactly if any clean one does, unless that is so awkward that a tilt is
        cheaper.
        """
        exact = self._found(self._exact_values, is_tilted=False)
        if exact is not None and exact.cost[exact.best()] <= self.leeway.gives_way:
            return exact
        tilted = self._shrunk(self._found(self._turns.tilted(), is_tilted=True))
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
        budget = _EXACT._replace(too_dear=(np.inf,))
        low = descend(self._exact_values, self._evaluated, self._free(is_tilted=False), budget)
        assert low is not None
        found = self._measure(low.low.values[:_MEASURED])
        off = self.asked.off_rad(self.station.side, found.candidates.hands())
        return found, int(np.argmin(found.cost + self.leeway.per_rad * off))

    @cached_property
    def present(self) -> Measured:
        """The key as it is, measured."""
        now = as_it_is(self.station)
        return self._measured(np.zeros((1, HEIGHT + 1)), now, now.hands())

    def _found(self, values: Array, *, is_tilted: bool) -> Measured | None:
        free, budget = self._free(is_tilted=is_tilted), _TILTED if is_tilted else _EXACT
        low = descend(values, self._evaluated, free, budget)
        if low is None:
            return None
        found = self._measure(low.ways_back(_MEASURED))
        return None if found.best() is None else found

    def _anywhere(self) -> Measured | None:
        """Measured postures of many that fill all turns, tilts and heights; None where none is clean."""
        values = self._turns.scattered(_SCATTERED)
        rough = self._evaluated(values, False)
        kept = np.flatnonzero(~rough.bad)
        pool = cheapest(values[kept], lambda _values, _closely: rough.rows(kept), _TILTED.looked)
        if not pool.clean.any():
            return None
        pool = pool.take(np.flatnonzero(pool.clean)).in_order()
        found = self._measure(pool.values[:_SCATTERED_MEASURED])
        return self._shrunk(found if found.clean.any() else None)

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
        if less.clean[0] and less.cost[0] <= self.leeway.gives_way:
            return less._replace(clean=less.clean & (np.arange(len(values)) == 0))
        best = int(np.argmin(np.where(less.clean, nearer, np.inf))) if less.clean.any() else None
        if best is None or nearer[best] >= self._nearer(found)[row]:
            return found
        return less._replace(clean=less.clean & (np.arange(len(values)) == best))

    def _nearer(self, found: Measured) -> Array:
        """Cost (n,) with a dearer tilt: what was found by an easy one is brought as near as it bears."""
        return np.asarray(found.cost + self.leeway.per_rad * tilt_of(found.values))

    def _evaluated(self, values: Array, closely: bool) -> Evaluated:
        if values is self._exact_values and not closely:
            return self._exact_evaluated
        self.solved += len(values)
        turns = self._turns.rotations(values)
        tried = solve_roughly(
            self.station, turns, values[:, HEIGHT], CLOSE_ROUNDS if closely else ROUGH_ROUNDS
        )
        joints, bad = joints_cost(tried)
        cost = joints + self._asked_cost(turns, values)
        return Evaluated(Tried(self.course, (tried,)), cost, bad)

    def _measure(self, values: Array) -> Measured:
        turns = self._turns.rotations(values)
        return self._measured(values, solve_exactly(self.station, turns, values[:, HEIGHT]), turns)

    def _measured(self, values: Array, exact: Candidates, turns: Array) -> Measured:
        self.measured += len(values)
        joints, bad = joints_cost(exact)
        held = self.course.along(exact)
        worst = held.worst()
        # where an arm is all but straight it may get to its place with the hand turned otherwise
        is_turned = rotation_angle(np.swapaxes(turns, -1, -2) @ exact.hands()) < MET_RAD
        clean = ~bad & held.keeps_on() & is_turned & ~is_too_deep(_over(worst) + SURE_M)
        hides = face_cost(self._look(exact).face)
        cost = joints + self._asked_cost(turns, values) + hides
        bend = exact.terms().weighted().bend
        strain = joints - bend + BodyTerms(_over(worst), np.zeros(len(values))).total()
        return Measured(values, exact, cost, clean, worst, strain, hides, bend)

    def _asked_cost(self, turns: Array, values: Array) -> Array:
        """Cost (n,) of tilts, and of turning away what is not asked for."""
        now = directions_of(self.station.side, turns)
        pairs = (
            (self.asked.palm, now.palm, self._present.palm),
            (self.asked.fingers, now.fingers, self._present.fingers),
        )
        away = sum(
            (1.0 - there @ before for asked, there, before in pairs if asked is None), np.zeros(len(values))
        )
        return np.asarray(self.leeway.per_rad * tilt_of(values) + AWAY * away)

    def _look(self, tried: Candidates, every: int = 1) -> BodyTerms:
        return Tried(self.course, (tried,)).look(every)

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
        tried = self._exact_evaluated.tried.moments[0]
        excess, cost = excess_of(tried), joints_cost(tried)[0]
        keep = np.flatnonzero(sum(excess.values(), np.zeros(len(cost))) <= ROUGH_MARGIN)
        if len(keep):
            keep = keep[np.argsort(cost[keep], kind="stable")[:_BARRED]]
            row = keep[int(np.argmin(self._look(tried.rows(keep), EVERY).over_m))]
        else:
            of_arm = (each for name, each in excess.items() if name not in OF_HAND)
            is_held = sum(of_arm, np.zeros(len(cost))) <= ROUGH_MARGIN
            row = int(np.argmin(np.where(is_held, cost, np.inf) if is_held.any() else cost))
        found = self._measure(self._exact_values[[row]])
        return self.in_the_way(found, 0) or self.strained(found, 0), found.values

    def _free(self, *, is_tilted: bool) -> Free:
        moves = moves_by((_STEPS_RAD if self._turns.can_turn else _FIXED_STEPS_RAD)[is_tilted])
        moves += [_less_tilt(share) for share in (0.85, 0.6)] if is_tilted else []
        return Free(self._turns.within, moves, TURN)

    def strained(self, found: Measured, row: int) -> str:
        """Return what is most awkward of a measured posture, as a clause."""
        one = found.candidates.rows(np.array([row]))
        return strained_words(one, self._look(one))

    def in_the_way(self, found: Measured, row: int) -> str:
        """Return the worst that a measured posture breaks, as a clause; empty for a clean one."""
        by_joints = barring_words(found.candidates.rows(np.array([row])))
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
    joints = tried.joints()
    past = tried.past(joints).array() + (ROUGH_MARGIN if tried.goal is None else -1e-7)
    bad = tried.breaks_limits(joints.upper_arm) | (past.max(axis=0) > 0.0)
    near = np.maximum(1.0 + Past(*past).together / _TOGETHER_NEAR, 0.0)
    slopes = _SLOPES @ np.maximum(past, 0.0) + 2.0 * near * near
    return np.asarray(tried.terms(joints).total() + UNCLEAN * bad + slopes), np.asarray(bad)


def _over(worst: Worst) -> Array:
    """(n,) how much deeper than flesh gives, far less than nothing where nothing is in anything."""
    return np.where(worst.into >= 0, worst.over_m, -1.0)


def _less_tilt(share: float) -> Move:
    def move(values: Array, _scale: Array) -> Array:
        moved = values.copy()
        moved[:, TILT] *= share
        return moved

    return move
