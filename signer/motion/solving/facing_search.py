"""Search for the easiest posture of a hand that is to face some way.

Exactly where that is clean, else tilted as little as a clean posture needs. One question has one answer on
every machine: the budget is counted, and of equals the first is taken.
"""

from dataclasses import replace
from functools import cached_property
from math import degrees
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array, Mask
from signer.document.tracks.hand import Key
from signer.document.values import Elbow
from signer.kinematics.comfort import Past
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.orientation import directions_of
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.wrist import WristAngles
from signer.motion.comfort.body import BodyTerms
from signer.motion.posture.fixed_point import ROUGHLY
from signer.motion.posture.penetration import is_too_deep
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.wished_wrist import orientation_from
from signer.motion.solving.barring import OF_HAND, excess_of, in_the_way, strained
from signer.motion.solving.budgets import BUDGETS, PRICES
from signer.motion.solving.candidates import Candidates, as_it_is, solve_exactly, solve_roughly
from signer.motion.solving.descent import Evaluated, Free, Measured, Move, PostureSearch, moves_by
from signer.motion.solving.directions import (
    HEIGHT,
    MOST_TILT_RAD,
    NEARLY,
    TILT,
    TURN,
    Asked,
    Leeway,
    Turns,
    tilt_of,
)
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import HoldSamples, Tried, course_of
from signer.phrases import joined, phrase


class _Polishing(NamedTuple):
    """Polishing of a request.

    Attributes:
        steps_rad: first steps of the five free values with a free turn, exact and tilted.
        fixed_rad: the same without one.
        shrunk: shares of the tilt that was found that are measured too.
    """

    steps_rad: tuple[Array, Array]
    fixed_rad: tuple[Array, Array]
    shrunk: Array


_POLISHING: Final = _Polishing(
    steps_rad=(np.radians((7.5, 0.0, 0.0, 0.0, 5.0)), np.radians((10.0, 0.0, 5.0, 5.0, 7.0))),
    fixed_rad=(np.radians((0.0, 0.0, 0.0, 0.0, 2.0)), np.radians((0.0, 5.0, 5.0, 5.0, 6.0))),
    shrunk=np.array((0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88)),
)
_SLOPES: Final = np.array(Past(20.0, 20.0, 20.0, 60.0, 20.0))  # type: ignore[arg-type]
"""Cost of a share of the wrist's ellipse or the forearm's range past its end, and of a metre that the elbow
stands above the shoulder: the slopes back."""
_TOGETHER_NEAR: Final = 0.15
"""Distance of wrist and forearm together from their stop at which it begins to cost, 2 there: the slope that
leads a search away from it."""
MET_RAD: Final = np.radians(0.1)
"""A direction is met exactly within this angle."""


class Strain(NamedTuple):
    """Discomfort of a posture: of joints and depth, of what it hides, of a hand bent like a goose's neck."""

    held: float
    hides: float
    bend: float


class FacingSearch(PostureSearch):
    """The search for one request, and how much of its budget it used.

    Attributes:
        candidates: how many were solved roughly.
        measures: how many were measured.
    """

    def __init__(self, course: HoldSamples, asked: Asked, leeway: Leeway = NEARLY) -> None:
        """Prepare for the hand of a key."""
        self.course, self.station, self.asked, self.leeway = course, course.solved, asked, leeway
        self._turns = Turns(self.station.side, asked, leeway.most_rad)
        self._present = directions_of(self.station.side, hand_in_world(self.station))
        self._untilted: tuple[Measured, int] | None = None
        self.candidates = self.measures = 0

    @cached_property
    def _exact(self) -> tuple[Evaluated, Array]:
        """All that meet the directions exactly, solved roughly: a search and its reason begin with them."""
        values = self._turns.exact()
        return self.solved(values), values

    @cached_property
    def off_now_rad(self) -> float:
        """By how much the present hand is off."""
        return float(self.asked.off_rad(self.station.side, hand_in_world(self.station)))

    @cached_property
    def present(self) -> Measured:
        """The key as it is, measured."""
        now = as_it_is(self.station)
        return self._measured(np.zeros((1, HEIGHT + 1)), now, now.hands())

    def find(self) -> Measured | None:
        """Return measured postures, some clean: exact ones unless a tilt is much cheaper; None for none."""
        exact = self.descended(*self._exact, self._free(is_tilted=False), BUDGETS.exact)
        row = None if exact is None else exact.best()
        if exact is not None and row is not None and exact.cost[row] <= self.leeway.gives_way:
            return exact
        values = self._turns.tilted()
        tilted = self._shrunk(
            self.descended(self.solved(values), values, self._free(is_tilted=True), BUDGETS.tilted)
        )
        if exact is None or row is None or tilted is None:
            return tilted or (exact if row is not None else None)
        if tilted.cost[tilted.best()] >= exact.cost[row]:
            return exact
        self._untilted = exact, row
        return tilted

    def nearest(self) -> tuple[Measured, int]:
        """Measured postures that meet the directions as nearly as the joints do, and the row of the best."""
        low = self.descend(*self._exact, self._free(is_tilted=False), BUDGETS.exact._replace(too_dear=np.inf))
        assert low is not None
        found = self.measured(low.low.values[: BUDGETS.exact.measured])
        off = self.asked.off_rad(self.station.side, found.tried.site.hands())
        return found, int(np.argmin(found.cost + self.leeway.per_rad * off))

    def _shrunk(self, found: Measured | None) -> Measured | None:
        """Postures with less of the tilt that was found, where one is clean and cheaper; else those found."""
        row = None if found is None else found.best()
        if found is None or row is None:
            return None
        values = np.repeat(found.values[[row]], len(_POLISHING.shrunk), axis=0)
        values[:, TILT] *= _POLISHING.shrunk[:, None]
        less = self.measured(values)
        self._untilted = less, 0
        # a dearer tilt: what was found by an easy one is brought as near as it bears
        nearer, now = (each.cost + self.leeway.per_rad * tilt_of(each.values) for each in (less, found))
        nearer = np.where(less.clean, nearer, np.inf)
        meets = bool(less.clean[0]) and less.cost[0] <= self.leeway.gives_way
        best = 0 if meets else int(np.argmin(nearer))
        if not meets and nearer[best] >= now[row]:
            return found
        return less._replace(clean=less.clean & (np.arange(len(values)) == best))

    def solved(self, values: Array) -> Evaluated:
        """Solve free values (n, 5) roughly, and say what they cost."""
        self.candidates += len(values)
        turns = self._turns.rotations(values)
        tried = solve_roughly(self.station, turns, values[:, HEIGHT])
        joints, bad = joints_cost(tried)
        return Evaluated(Tried(self.course, (tried,)), joints + self._asked_cost(turns, values), bad)

    def measured(self, values: Array) -> Measured:
        """Solve free values (n, 5) as their keys will be, and measure them."""
        turns = self._turns.rotations(values)
        return self._measured(values, solve_exactly(self.station, turns, values[:, HEIGHT]), turns)

    def _measured(self, values: Array, exact: Candidates, turns: Array) -> Measured:
        self.measures += len(values)
        joints, bad = joints_cost(exact)
        held = self.course.along(exact)
        worst = held.worst()
        # where an arm is all but straight it may get to its place with the hand turned otherwise
        is_turned = rotation_angle(np.swapaxes(turns, -1, -2) @ exact.hands()) < MET_RAD
        clean = ~bad & held.keeps_on() & is_turned & ~is_too_deep(worst.over_m + ROUGHLY)
        hides = held.hides()
        cost = joints + self._asked_cost(turns, values) + hides
        return Measured(values, held, cost, clean, worst, hides)

    def strain(self, found: Measured, row: int = 0) -> Strain:
        """Return the discomfort of a measured posture, by the measure."""
        one = found.tried.rows(np.array([row]))
        bend = float(one.site.terms().weighted().bend[0])
        body = float(BodyTerms(found.worst.over_m[[row]], np.zeros(1)).total()[0])
        return Strain(float(joints_cost(one.site)[0][0]) - bend + body, float(found.hides[row]), bend)

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
        return np.asarray(self.leeway.per_rad * tilt_of(values) + PRICES.away * away)

    def reason_for_tilt(self) -> str:
        """Return what bars a found posture without its tilt, or what is most awkward of it."""
        assert self._untilted is not None
        return in_the_way(*self._untilted) or strained(*self._untilted)

    def barred(self) -> tuple[str, Array]:
        """Return what bars the exact directions, as a clause, and the free values (1, 5) of that posture.

        Of the postures whose upper arm and elbow are in range, the easiest shows which joint of the hand is
        most out of range. Where the hand's joints can be kept too, the body bars: what lies in something in
        the least deep of the easiest such postures. Where no arm is in range, the arm does.
        """
        rough, values = self._exact
        excess, cost = excess_of(rough.tried.site), joints_cost(rough.tried.site)[0]
        keep = np.flatnonzero(sum(excess.values(), np.zeros(len(cost))) <= AS_ONE)
        if len(keep):
            keep = keep[np.argsort(cost[keep], kind="stable")[: BUDGETS.together]]
            row = keep[int(np.argmin(rough.look(keep, BUDGETS.every).over_m))]
        else:
            of_arm = (each for name, each in excess.items() if name not in OF_HAND)
            is_held = sum(of_arm, np.zeros(len(cost))) <= AS_ONE
            row = int(np.argmin(np.where(is_held, cost, np.inf) if is_held.any() else cost))
        found = self.measured(values[[row]])
        return in_the_way(found, 0) or strained(found, 0), found.values

    def _free(self, *, is_tilted: bool) -> Free:
        moves = moves_by((_POLISHING.steps_rad if self._turns.can_turn else _POLISHING.fixed_rad)[is_tilted])
        moves += [_less_tilt(share) for share in (0.85, 0.6)] if is_tilted else []
        return Free(self._turns.within, moves, TURN)


def joints_cost(tried: Candidates) -> tuple[Array, Mask]:
    """Cost (n,) of the joints, and whether any of them is not as it may be."""
    joints = tried.joints()
    past = tried.past(joints).array() - AS_ONE
    bad = np.any(
        [*(each > AS_ONE for each in tried.excess(joints.upper_arm).values()), *(past > 0.0)], axis=0
    )
    near = np.maximum(1.0 + Past(*past).together / _TOGETHER_NEAR, 0.0)
    slopes = _SLOPES @ np.maximum(past, 0.0) + 2.0 * near * near
    return np.asarray(tried.terms(joints).total() + PRICES.unclean * bad + slopes), np.asarray(bad)


def _less_tilt(share: float) -> Move:
    def move(values: Array, _scale: Array) -> Array:
        moved = values.copy()
        moved[:, TILT] *= share
        return moved

    return move


HELD_BY_SECOND: Final = "the second contact holds the hand"
"""Reason of a hand that touches two places: only the turn about both is free."""


class Answer(NamedTuple):
    """Posture that a search found.

    Attributes:
        key: as it becomes; the key itself where nothing clean was found, or nothing better.
        is_clean: whether the posture keeps every limit, lies in nothing and has its elbow no higher than the
            shoulder.
        off_rad: angle between the hand and what was asked, the larger of two.
        reason: what keeps the hand from the asked direction, as a clause; empty where nothing does.
        discomfort: of the posture, by the measure.
    """

    key: Key
    is_clean: bool
    off_rad: float
    reason: str
    discomfort: float

    def words(self, named: str, before: Key) -> str:
        """Return what a user is told of a direction named as "Palm up"; nothing where it is met."""
        why = joined("", (": ", self.reason)) if self.reason else ""
        if self.key is before and self.off_rad > MOST_TILT_RAD:
            return phrase(
                "{named} is not possible here{why}. The hand stays as it was.", named=named, why=why
            )
        off_deg = round(degrees(self.off_rad))
        return (
            phrase("{named}, {off_deg}° off{why}.", named=named, off_deg=off_deg, why=why) if off_deg else ""
        )


def easiest_facing(at: HandMoment, asked: Asked, *, anyway: bool = False, leeway: Leeway = NEARLY) -> Answer:
    """Turn a hand with the easiest clean posture: exactly, else with the least tilt, else not at all.

    Args:
        at: told by its wrist; its place is kept, its elbow and the turn that is not asked for are free.
        asked: one direction or two.
        anyway: meet the directions as nearly as the joints do, clean or not.
        leeway: how far the hand may be off them, and what that costs.
    """
    key, search = at.key, FacingSearch(course_of(at), asked, leeway)
    if anyway:
        return _anyway(key, search)
    found = search.find()
    if found is None:
        return _kept(key, search, search.barred()[0])
    row = found.best()
    assert row is not None
    tilt_rad = float(tilt_of(found.values)[row])
    reason = search.reason_for_tilt() if tilt_rad > MET_RAD else ""
    # what is met exactly at an ease that is worth having is not left for a hand that is off; nor is what is
    # met at all for a hand that faces another way
    is_worse = tilt_rad > MET_RAD or found.cost[row] > leeway.gives_way
    may_stay = search.off_now_rad <= (leeway.most_rad if is_worse else MET_RAD)
    cost_now = search.present.cost[0] + leeway.per_rad * search.off_now_rad
    if may_stay and cost_now <= found.cost[row] + PRICES.same:
        kept = _kept(key, search, reason if search.off_now_rad > MET_RAD else "")
        if kept.is_clean:
            return kept
    strain = search.strain(found, row)
    if strain.held > PRICES.dearest and search.strain(search.present).held < strain.held:
        return _kept(key, search, reason or strained(found, row))
    changed = _with_posture(key, found.tried.site, row)
    off_rad = float(asked.off_rad(at.side, hand_in_world(at.with_key(changed).tried)))
    if off_rad > tilt_rad + 2.0 * MET_RAD:  # a second contact turns the wrist its own way
        return _kept(key, search, HELD_BY_SECOND)
    return Answer(changed, True, off_rad, reason, sum(strain))


def _kept(key: Key, search: FacingSearch, reason: str) -> Answer:
    """The key as it is."""
    now = search.present
    return Answer(key, bool(now.clean[0]), search.off_now_rad, reason, sum(search.strain(now)))


def _anyway(key: Key, search: FacingSearch) -> Answer:
    """The key with the directions met as nearly as the joints do, whatever that breaks."""
    found, row = search.nearest()
    off_rad = float(search.asked.off_rad(search.station.side, found.tried.site.hands()[row]))
    changed = _with_posture(key, found.tried.site, row)
    is_clean, discomfort = bool(found.clean[row]), sum(search.strain(found, row))
    return Answer(changed, is_clean, off_rad, in_the_way(found, row), discomfort)


def _with_posture(key: Key, found: Candidates, row: int) -> Key:
    """The key whose own solving gives a measured posture."""
    assert found.goal is not None
    orientation = orientation_from(clamp_wrist(WristAngles(*(angle[row] for angle in found.wrist))).angles)
    is_second = bool(np.asarray(found.goal.branch)[row])
    swivel_rad = float(np.asarray(found.goal.swivel_rad)[row])
    return replace(
        key, orientation=orientation, elbow=Elbow(swivel_rad, "secondary" if is_second else "primary")
    )
