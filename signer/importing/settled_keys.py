"""Postures of drafted keys: as they are told where that can be, else as near to it as is found clean."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.document.items import with_items
from signer.document.tracks.track import TrackName
from signer.document.values import (
    OTHER_ROLE,
    BothMeet,
    Contact,
    GlobalOrientation,
    Orientation,
    Placement,
    SpacePoint,
    direction_problem,
)
from signer.importing.draft_places import FURTHER, HAND, MET_AT, SHIFTS, as_close, away, beside, near, touches
from signer.importing.drafted_keys import Drafted, drafted_key, off_rad
from signer.importing.effort import AT_PLACE, LAST, POSTURE, Effort
from signer.importing.likely_places import GIVES_M, barred_at, uncrossed
from signer.kinematics.comfort import ELBOW_HIGH_RAD
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.swivel import wrapped
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.clearing import is_clear, settled_in_place
from signer.motion.operations.elbows import as_vector, relaxed_elbow, relaxed_height, to_directions
from signer.motion.operations.new_keys import space_point
from signer.motion.operations.placing import settled
from signer.motion.operations.turning import facing_answer
from signer.motion.places.contact_target import is_off_skin
from signer.motion.pose import MET_M
from signer.motion.posture.solved_posture import elbow_height_of
from signer.motion.solving.budgets import BUDGETS
from signer.motion.solving.directions import FREELY, MOST_TILT_RAD, NEARLY, Leeway
from signer.motion.solving.facing_search import Answer
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.notation.directions import NEXT_RAD

SAME_SYMBOL: Final = NEARLY._replace(most_rad=radians(44.5))
"""Leeway of a hand that cannot be as told within 30 degrees: all but the angle between two symbols."""
AS_TURNED: Final = NEARLY._replace(most_rad=radians(20.0))
"""Leeway of a hand that meets its mirror image, against how it has to be turned for it: less leaves many
elbows behind the back, more brings hands over the middle again."""
WIDELY: Final = FREELY._replace(most_rad=radians(100.0))
"""Leeway of a hand that cannot be within 65 degrees of what is told: two symbols beside it, which is a guess
but nearer than whatever posture is easiest there."""
UNUSUAL_RAD: Final = ELBOW_HIGH_RAD
"""Angle of an elbow from where it hangs naturally, from which it is a guess: what looks natural is what
notation means, as nobody writes elbows down."""
TILTED_RAD: Final = radians(65.0)
"""Angle by which a rough look may find a hand off that can be as told but for a tilt: the search turns the
arm too. From 50 degrees some came to 25, from 96 to 36 at best, which is too much."""
SWUNG_RAD: Final = radians(90.0)
"""Angle of an elbow from where it hangs, from which another place is better: to come there the arm swings
over, which is seen as a movement that nobody wrote."""
TRIED: Final = 5
"""Places of these at which all postures of a hand are looked at: each takes 0.2 s."""
TRIED_BESIDE: Final = 2
"""Places of these beside one that is touched at which all postures of a hand are looked at."""
LATER_RAD: Final = radians(2.0)
"""Degrees for which the next of the places is taken: one that is nearer is better."""
PRESSED_M: Final = 0.003
"""Depth, m, beyond what flesh gives that a hand may have which touches: so what is written stays, and
`signer check` fails from 5 mm on."""
EASED_RAD: Final = (radians(10.0), radians(20.0))
"""Tilts of a hand that touches, and presses into the skin by some millimetres just as it is told: 10 degrees
are not seen, and bring the fingers off a chin; 20 are the same symbol."""
BEFORE_M: Final = 0.005
"""Distance, m, before what it touches at which a hand is turned: as much as flesh gives and a little."""


def settle(
    at: HandMoment,
    palm: Vector | None,
    fingers: Vector | None,
    parts: tuple[str, ...],
    effort: Effort | None = None,
) -> Drafted:
    """Find the posture of a key that was just placed.

    Args:
        at: the key, with its elbow anyhow; its directions are those that are told where both are.
        palm: where it is told to face; None where nothing is told.
        fingers: where they are told to point; None likewise.
        parts: articulators that may be meant, that of the key first.
        effort: what may be spent; None for as much as one draft has. Without any the told place alone
            is tried.
    """
    first = at.with_key(relaxed_elbow(at))
    search = _Settling(palm, fingers, Effort() if effort is None else effort)
    if isinstance(at.key.placement, BothMeet):
        return drafted_key(at, search.meeting(first), palm, fingers, is_clean=True)
    meant = _meant(at.key.placement, parts)
    rungs: tuple[Callable[[], HandMoment | None], ...] = (
        lambda: search.first(at, meant),
        lambda: search.eased(at, meant),
        lambda: search.first(at, as_close(first)),
        lambda: search.first(at, search.likely(first, near(first, SHIFTS))),
        lambda: search.first_tilted(at, (*search.likely(first, near(first, FURTHER)), *meant)),
        lambda: search.first_tilted(at, search.likely_beside(first)),
        lambda: search.tilted(first, FREELY),
        lambda: search.tilted(first, WIDELY),
        lambda: search.anew(first),
        lambda: search.first_tilted(at, search.likely(first, away(first))),
        lambda: search.any_at(first, away(first)[-2:]),
    )
    done = next(filter(None, (rung() for rung in rungs)), None)
    is_clean = done is not None
    done = search.hanging(done) if done else first
    return drafted_key(at, done.with_key(to_directions(done)), palm, fingers, is_clean=is_clean)


def settle_as_told(
    at: HandMoment,
    palm: Vector | None,
    fingers: Vector | None,
    parts: tuple[str, ...],
    effort: Effort,
    *,
    tilts: bool = False,
) -> Drafted | None:
    """Find the posture of a key just where it is told to be, args as of `settle`; None where it is not.

    One that tilts may be turned from what is told by nearly the angle between two symbols.
    """
    search = _Settling(palm, fingers, effort)
    meant = _meant(at.key.placement, parts)
    done = search.first(at, meant) or (search.first_tilted(at, meant) if tilts else None)
    if done is None:
        return None
    done = search.hanging(done)
    return drafted_key(at, done.with_key(to_directions(done)), palm, fingers, is_clean=True)


class _Settling(NamedTuple):
    """Searches for a hand of which these directions are told, as long as there is effort."""

    palm: Vector | None
    fingers: Vector | None
    effort: Effort

    @property
    def is_told(self) -> bool:
        """Return whether any direction is told."""
        return bool(self.palm or self.fingers)

    def likely(self, first: HandMoment, points: Sequence[Array]) -> Sequence[Placement]:
        """Return the likeliest of points, nearest first, for the usual part of the hand or its middle."""
        if not self.is_told or not len(points):
            return []
        found = list[tuple[float, Placement]]()
        for part in dict.fromkeys((first.key.articulator, HAND)):
            at = first.having(placement=space_point(first.character, part, points[0]), act=None)
            off_rad = barred_at(at, np.array(points), self.palm, self.fingers).cost_rad.tolist()
            for row, each_rad in enumerate(off_rad):
                there = space_point(first.character, part, points[row])
                if there != first.key.placement:  # that was tried
                    found.append((each_rad + row * LATER_RAD, there))
        return _least(found)[:TRIED]

    def likely_beside(self, first: HandMoment) -> Sequence[Placement]:
        """Return the likeliest of the places beside the one that a hand touches."""
        if not self.is_told:
            return []
        found = list[tuple[float, Placement]]()
        for row, there in enumerate(beside(first)):
            tried = first.having(placement=there)
            barred = barred_at(tried, tried.solved.target[None], self.palm, self.fingers)
            found.append((float(barred.cost_rad[0]) + row * LATER_RAD, there))
        return _least(found)[:TRIED_BESIDE]

    def hanging(self, done: HandMoment) -> HandMoment:
        """Return a posture with its elbow let down where it is swung far, if its symbol stays the same."""
        if _swung_rad(done) <= UNUSUAL_RAD:
            return done
        told = directed(self.palm, self.fingers)
        natural = done if told == Orientation() else done.having(orientation=told)
        natural = natural.with_key(relaxed_elbow(natural))
        return natural if is_free(natural) and self.off_rad(natural) < NEXT_RAD else done

    def off_rad(self, at: HandMoment) -> float:
        """Return by which angle, rad, a hand is off the directions that are told."""
        return off_rad(at, self.palm, self.fingers)

    def first(self, at: HandMoment, meant: Sequence[Placement]) -> HandMoment | None:
        """Return the first posture that is as told at one of the places that may be meant.

        The easiest, else one that strains but lies in nothing.
        """
        if not self.is_told:
            return None
        strained = list[tuple[float, HandMoment]]()
        for placement in meant:
            is_first = placement is meant[0]
            tried = at.having(placement=placement)
            barred = barred_at(tried, tried.solved.target[None], self.palm, self.fingers)
            if barred.joints_rad[0] > TILTED_RAD or not (self.effort.takes(POSTURE, LAST) or is_first):
                continue
            tried = tried.with_key(relaxed_elbow(tried))
            if barred.over_m[0] <= GIVES_M or is_first:
                found = self._turned(tried, NEARLY)
                if found.is_clean and found.off_rad <= MOST_TILT_RAD:
                    return tried.with_key(found.key)
            if barred.joints_rad[0] > NEXT_RAD or not self.effort.takes(POSTURE, LAST):
                continue
            found = self._turned(tried, NEARLY, anyway=True)
            if found.off_rad < NEXT_RAD and is_free(there := tried.with_key(found.key)):
                swung_rad = _swung_rad(there)
                if swung_rad < SWUNG_RAD:
                    off_rad = max(found.off_rad, MOST_TILT_RAD) + max(swung_rad - UNUSUAL_RAD, 0.0)
                    strained.append((off_rad, there))
        return min(strained, key=lambda one: one[0], default=(0.0, None))[1]

    def eased(self, at: HandMoment, meant: Sequence[Placement]) -> HandMoment | None:
        """Return a hand that touches as is told but for a tilt, by which it does not press into the skin."""
        for placement in filter(touches, meant):
            tried = at.having(placement=placement)
            tried = tried.with_key(self._turned(tried.with_key(relaxed_elbow(tried)), NEARLY).key)
            turned = tried.key.orientation
            if not isinstance(turned, GlobalOrientation):
                return None
            palm, fingers = np.array(turned.palm), np.array(turned.fingers)
            for by_rad in EASED_RAD:
                if not self.effort.takes(POSTURE, LAST):
                    return None
                for axis in (np.cross(fingers, palm), fingers, palm):
                    for turn in (axis_rotation(axis, sign * by_rad) for sign in (1.0, -1.0)):
                        tilted = GlobalOrientation(as_vector(turn @ palm), as_vector(turn @ fingers))
                        there = tried.having(orientation=tilted)
                        if is_free(there) and self.off_rad(there) < NEXT_RAD:
                            return there
        return None

    def meeting(self, first: HandMoment) -> HandMoment:
        """Return a hand that meets its mirror image, turned as little as keeps it at its own side."""
        placement = first.key.placement
        if self.palm is None or self.fingers is None or not isinstance(placement, BothMeet):
            return first
        other = TrackName("hand", OTHER_ROLE[first.role])
        alone = first.within(with_items(first.sign, other, ())).having(
            placement=SpacePoint(placement.articulator, placement.point_m)
        )
        points = alone.tried.target + np.array(MET_AT)
        tried = list[tuple[float, Vector, Vector, Array]]()
        for palm, fingers in uncrossed(alone, self.palm, self.fingers, SAME_SYMBOL.most_rad):
            cost = barred_at(alone, points, palm, fingers).cost_rad + LATER_RAD * np.arange(len(points))
            tried += ((each, palm, fingers, point) for each, point in zip(cost, points, strict=True))
        for _, palm, fingers, point in sorted(tried, key=lambda one: one[0])[: len(MET_AT)]:
            if not self.effort.takes(POSTURE, LAST):
                break
            at = space_point(alone.character, placement.articulator, point)
            found = facing_answer(alone.having(placement=at), palm=palm, fingers=fingers, leeway=AS_TURNED)
            if found.is_clean and found.off_rad <= AS_TURNED.most_rad:
                met = BothMeet(placement.articulator, at.point_m)
                done = first.with_key(replace(found.key, placement=met))
                image = replace(mirrored_key(done.key), id="image")
                if self.off_rad(done) < NEXT_RAD and is_free(
                    done.within(with_items(first.sign, other, (image,)))
                ):
                    return done
        return first

    def first_tilted(self, at: HandMoment, places: Sequence[Placement]) -> HandMoment | None:
        """Return the first posture within a symbol of what is told at one of some places."""
        tilted = (self.tilted(at.having(placement=there), SAME_SYMBOL) for there in places)
        return next(filter(None, tilted), None)

    def tilted(self, at: HandMoment, leeway: Leeway) -> HandMoment | None:
        """Return the posture in nothing at the place that is least off what is told, within a leeway."""
        if not self.is_told or not self.effort.takes(POSTURE, LAST):
            return None
        at = at.with_key(relaxed_elbow(at))
        found = self._turned(at, leeway)
        return at.with_key(found.key) if found.is_clean and found.off_rad <= leeway.most_rad else None

    def _turned(self, at: HandMoment, leeway: Leeway, *, anyway: bool = False) -> Answer:
        """Turn a hand to what is told; one that touches with skin around a part is turned just off it."""
        touch = at.key.placement
        beside = at.having(placement=_before_skin(touch))
        found = facing_answer(beside, palm=self.palm, fingers=self.fingers, anyway=anyway, leeway=leeway)
        if beside.key.placement is touch:
            return found
        there = at.with_key(replace(found.key, placement=touch))
        return found._replace(
            key=there.key, is_clean=found.is_clean and is_free(there), off_rad=self.off_rad(there)
        )

    def any_at(self, first: HandMoment, points: Sequence[Array]) -> HandMoment | None:
        """Return the first posture in nothing at one of some points, whatever its directions."""
        free = (space_point(first.character, first.key.articulator, point) for point in points)
        tried = (self.anew(first.having(placement=there, act=None)) for there in free)
        return next(filter(None, tried), None)

    def anew(self, at: HandMoment) -> HandMoment | None:
        """Return the posture in nothing of a hand of which nothing but its place is told."""
        untold = at.having(orientation=Orientation())
        if not self.is_told:
            there = untold.with_key(settled(untold))
            return there if is_free(there) else None
        if not self.effort.takes(AT_PLACE):
            return None
        budget = BUDGETS.at_once if touches(at.key.placement) else BUDGETS.for_two
        found = settled_in_place(untold.with_key(relaxed_elbow(untold)), budget)
        return None if found is None or not is_free(there := untold.with_key(found.key)) else there


def _meant(told: Placement, parts: tuple[str, ...]) -> Sequence[Placement]:
    """Return the place that is told by each part of the hand that may be meant."""
    return [told, *(replace(told, articulator=part) for part in parts if part != told.articulator)]


def _least(found: Sequence[tuple[float, Placement]]) -> list[Placement]:
    """Return places in the order of their costs, rad; of equal ones the first stays first."""
    return [placement for _, placement in sorted(found, key=lambda one: one[0])]


def _swung_rad(at: HandMoment) -> float:
    """Return by which angle, rad, an elbow is swung from where it hangs naturally."""
    return abs(float(wrapped(elbow_height_of(at.tried) - relaxed_height(at))))


def is_free(at: HandMoment) -> bool:
    """Return whether a hand is at its place and lies in nothing; one that touches may press a little."""
    if float(at.tried.reach.posture.short_by_m) >= MET_M:
        return False
    if touches(at.key.placement):
        return float(course_of(at).as_it_is().over_m().max()) <= PRESSED_M
    return is_clear(at)


def _before_skin(placement: Placement) -> Placement:
    """Return where a hand is turned that is to touch with the skin around a part: just off it.

    Which of that skin touches is searched anew for each turn that is tried, which takes twenty times as long.
    """
    if isinstance(placement, Contact) and touches(placement) and is_off_skin(placement.articulator):
        return replace(placement, manner="near", stand_off_m=max(placement.stand_off_m, BEFORE_M))
    return placement


def directed(palm: Vector | None, fingers: Vector | None) -> Orientation | GlobalOrientation:
    """Return the orientation of a hand by directions that are told; by nothing where one is missing."""
    if palm is None or fingers is None or direction_problem(palm, fingers):
        return Orientation()
    return GlobalOrientation(palm, fingers)
