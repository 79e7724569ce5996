"""Postures of drafted keys: as they are told where that can be, else as near to it as is found clean."""

from collections.abc import Sequence
from dataclasses import replace
from math import radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.document.guesses import GuessField, GuessValue
from signer.document.tracks.hand import Key
from signer.document.values import (
    BothMeet,
    Contact,
    GlobalOrientation,
    HandOrientation,
    Orientation,
    Placement,
    SpacePoint,
    direction_problem,
)
from signer.importing.likely_places import GIVES_M, barred_at
from signer.kinematics.comfort import ELBOW_HIGH_RAD
from signer.kinematics.orientation import directions_of
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.motion.operations.clearing import is_clear, settled_in_place
from signer.motion.operations.conversion import to_directions
from signer.motion.operations.elbows import relaxed_elbow, relaxed_height
from signer.motion.operations.new_keys import space_point
from signer.motion.operations.placing import settled
from signer.motion.operations.turning import facing_answer
from signer.motion.pose import MET_M
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world
from signer.motion.solving.directions import FREELY, MOST_TILT_RAD
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import AT_ONCE, FOR_TWO

NEXT_RAD: Final = radians(45.0)
"""Angle between two symbols of directions: a hand that is less off is within one symbol of what is told."""
UNUSUAL_RAD: Final = ELBOW_HIGH_RAD
"""Angle of an elbow from where it hangs naturally, from which it is a guess: what looks natural is what
notation means, as nobody writes elbows down."""
TILTED_RAD: Final = radians(65.0)
"""Angle by which a rough look may find a hand off that can be as told but for a tilt: the search turns the
arm too. From 50 degrees some came to 25, from 96 to 36 at best, which is too much."""
SWUNG_RAD: Final = radians(90.0)
"""Angle of an elbow from where it hangs, from which another place is better: to come there the arm swings
over, which is seen as a movement that nobody wrote."""
SHIFTS: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.04), (0.0, 0.0, 0.08), (0.07, 0.0, 0.0), (0.0, -0.07, 0.0), (0.0, 0.07, 0.0),
    (0.0, 0.0, 0.13), (-0.07, 0.0, 0.0), (0.07, 0.0, 0.08), (0.07, -0.07, 0.08), (0.07, 0.07, 0.08),
    (0.1, -0.1, 0.0), (0.0, 0.0, -0.1), (0.12, 0.0, 0.1),
)  # fmt: skip
"""Shifts, m, at which a hand is tried that cannot be where it is told to be: to its own side, up, out.
Symbols of places are a hand's length apart: half of it is the same symbol, the last ones are the next."""
MOST_MOVED_M: Final = 0.16
"""Distance, m, from where a hand is told to be up to which it is at the next symbol at most."""
TRIED: Final = 5
"""Places of these at which all postures of a hand are looked at: each takes 0.2 s."""
LATER_RAD: Final = radians(2.0)
"""Degrees for which the next of the places is taken: one that is nearer is better."""
HAND: Final = "palm.centre"
"""Part of a hand that is at a place where notation names none: its middle, where the usual part cannot be."""
PRESSED_M: Final = 0.003
"""Depth, m, beyond what flesh gives that a hand may have which touches: so what is written stays, and
`signer check` fails from 5 mm on."""
AWAY_M: Final = (0.1, 0.2, 0.3)
"""Distances, m, before a place to which a hand is brought for which no posture at it is found."""


class Open(NamedTuple):
    """A field of a key that was chosen among several values.

    Attributes:
        field: of the key.
        values: those that it may have, the one that it has first.
        told: why it had to be chosen.
    """

    field: GuessField
    values: tuple[GuessValue, ...]
    told: str


class Drafted(NamedTuple):
    """A key in its posture, whether that is clean, and what of it was chosen.

    Its directions are `off_rad` from those that are told, its point of space `off_m`.
    """

    key: Key
    is_clean: bool
    open: tuple[Open, ...]
    off_rad: float = 0.0
    off_m: float = 0.0

    @property
    def is_as_told(self) -> bool:
        """Return whether the hand is clean, and at the same symbols as it is told."""
        return (
            self.is_clean
            and not any(one.field == "placement" for one in self.open)
            and self.off_rad < NEXT_RAD
        )


def settle(at: HandMoment, palm: Vector | None, fingers: Vector | None, parts: tuple[str, ...]) -> Drafted:
    """Find the posture of a key that was just placed.

    Args:
        at: the key, with its elbow anyhow; its directions are those that are told where both are.
        palm: where it is told to face; None where nothing is told.
        fingers: where they are told to point; None likewise.
        parts: articulators that may be meant, that of the key first.
    """
    first = at.with_key(relaxed_elbow(at))
    if isinstance(at.key.placement, BothMeet):
        return _drafted(at, first, palm, fingers, is_clean=True)
    done = _first(at, _meant(at.key.placement, parts), palm, fingers)
    done = done or _first(at, _likely(first, _near(first), palm, fingers), palm, fingers)
    if done is None:
        done = _freely(first, palm, fingers) or _anew(first, is_told=bool(palm or fingers))
    if done is None:
        away = _away(first)
        done = _first(at, _likely(first, away, palm, fingers), palm, fingers) or _any_at(first, away[-2:])
    is_clean = done is not None
    done = _hanging(done, palm, fingers) if done else first
    return _drafted(at, done.with_key(to_directions(done)), palm, fingers, is_clean=is_clean)


def settle_as_told(
    at: HandMoment, palm: Vector | None, fingers: Vector | None, parts: tuple[str, ...]
) -> Drafted | None:
    """Find the posture of a key just where it is told to be, args as of `settle`; None where it is not."""
    done = _first(at, _meant(at.key.placement, parts), palm, fingers)
    if done is None:
        return None
    done = _hanging(done, palm, fingers)
    return _drafted(at, done.with_key(to_directions(done)), palm, fingers, is_clean=True)


def _meant(told: Placement, parts: tuple[str, ...]) -> Sequence[Placement]:
    """Return the place that is told by each part of the hand that may be meant."""
    return [told, *(replace(told, articulator=part) for part in parts if part != told.articulator)]


def _likely(
    first: HandMoment, points: Sequence[Array], palm: Vector | None, fingers: Vector | None
) -> Sequence[Placement]:
    """Return the likeliest of points, nearest first, for the usual part of the hand or its middle."""
    if not (palm or fingers) or not len(points):
        return []
    likely = list[tuple[float, int, Placement]]()
    for part in dict.fromkeys((first.key.articulator, HAND)):
        at = first.having(placement=space_point(first.character, part, points[0]), act=None)
        for row, off_rad in enumerate(barred_at(at, np.array(points), palm, fingers).cost_rad.tolist()):
            there = space_point(first.character, part, points[row])
            if there != first.key.placement:  # that was tried
                likely.append((off_rad + row * LATER_RAD, len(likely), there))
    return [placement for _, _, placement in sorted(likely, key=lambda one: one[:2])[:TRIED]]


def _hanging(done: HandMoment, palm: Vector | None, fingers: Vector | None) -> HandMoment:
    """Return a posture with its elbow let down where it is swung far, if the hand is at the same symbol."""
    if _swung_rad(done) <= UNUSUAL_RAD:
        return done
    told = directed(palm, fingers)
    natural = done if told == Orientation() else done.having(orientation=told)
    natural = natural.with_key(relaxed_elbow(natural))
    return natural if is_free(natural) and _off_rad(natural, palm, fingers) < NEXT_RAD else done


def _swung_rad(at: HandMoment) -> float:
    """Return by which angle, rad, an elbow is swung from where it hangs naturally."""
    return abs(float(wrapped(elbow_height_of(at.tried) - relaxed_height(at))))


def off_told_rad(at: HandMoment, told: HandOrientation) -> float:
    """Return by which angle, rad, a hand is off directions that its key had; 0 for angles of a wrist."""
    return _off_rad(at, told.palm, told.fingers) if isinstance(told, GlobalOrientation) else 0.0


def _off_rad(at: HandMoment, palm: Vector | None, fingers: Vector | None) -> float:
    """Return by which angle, rad, a hand is off the directions that are told."""
    now = directions_of(at.side, hand_in_world(at.tried))
    off = [_angle(one, told) for one, told in ((now.fingers, fingers), (now.palm, palm)) if told]
    return max(off, default=0.0)


def _first(
    at: HandMoment, meant: Sequence[Placement], palm: Vector | None, fingers: Vector | None
) -> HandMoment | None:
    """Return the first posture that is as told at one of some places.

    The easiest, else one that strains but lies in nothing, else one that is off by less than a symbol.
    """
    if not (palm or fingers):
        return None
    strained = list[tuple[float, HandMoment]]()
    for placement in meant:
        tried = at.having(placement=placement)
        barred = barred_at(tried, tried.solved.target[None], palm, fingers)
        if barred.joints_rad[0] > TILTED_RAD:
            continue
        tried = tried.with_key(relaxed_elbow(tried))
        is_hopeful = barred.over_m[0] <= GIVES_M or placement == at.key.placement
        if is_hopeful:
            found = facing_answer(tried, palm=palm, fingers=fingers)
            if found.is_clean and found.off_rad <= MOST_TILT_RAD:
                return tried.with_key(found.key)
        if barred.joints_rad[0] > NEXT_RAD:
            continue
        found = facing_answer(tried, palm=palm, fingers=fingers, anyway=True)
        if found.off_rad < NEXT_RAD and is_free(there := tried.with_key(found.key)):
            swung_rad = _swung_rad(there)
            if swung_rad < SWUNG_RAD:
                strained.append(
                    (max(found.off_rad, MOST_TILT_RAD) + max(swung_rad - UNUSUAL_RAD, 0.0), there)
                )
    return min(strained, key=lambda one: one[0], default=(0.0, None))[1]


def _any_at(first: HandMoment, points: Sequence[Array]) -> HandMoment | None:
    """Return the first posture in nothing at one of some points, whatever its directions."""
    for point in points:
        there = space_point(first.character, first.key.articulator, point)
        tried = first.having(placement=there, act=None)
        if anew := _anew(tried, is_told=True):
            return anew
    return None


def is_free(at: HandMoment) -> bool:
    """Return whether a hand is at its place and lies in nothing; one that touches may press a little."""
    if float(at.tried.reach.posture.short_by_m) >= MET_M:
        return False
    if _touches(at.key.placement):
        return float(course_of(at).as_it_is().over_m().max()) <= PRESSED_M
    return is_clear(at)


def _freely(at: HandMoment, palm: Vector | None, fingers: Vector | None) -> HandMoment | None:
    """Return the posture in nothing at the place that is least off its directions; None beyond 65 degrees."""
    if not (palm or fingers):
        return None
    found = facing_answer(at, palm=palm, fingers=fingers, leeway=FREELY)
    return at.with_key(found.key) if found.is_clean and found.off_rad <= FREELY.most_rad else None


def _touches(placement: Placement) -> bool:
    return isinstance(placement, Contact) and placement.manner not in ("near", "none")


def _anew(at: HandMoment, *, is_told: bool) -> HandMoment | None:
    """Return the posture in nothing that a hand would have there of which nothing but its place is told."""
    untold = at.having(orientation=Orientation())
    if not is_told:
        there = untold.with_key(settled(untold))
        return there if is_free(there) else None
    budget = AT_ONCE if _touches(at.key.placement) else FOR_TWO
    found = settled_in_place(untold.with_key(relaxed_elbow(untold)), budget)
    return None if found is None or not is_free(there := untold.with_key(found.key)) else there


def _away(first: HandMoment) -> list[Array]:
    """Return points (3,) m ever further before a place that the hand cannot come to, and to its own side."""
    target, aside = first.tried.target, side_sign(first.side)
    ways = ((0.0, 0.0, 1.0), (0.6 * aside, 0.0, 0.8))
    return [target + by * np.array(way) for by in AWAY_M for way in ways]


def _near(first: HandMoment) -> list[Array]:
    """Return points (3,) m about the place of a hand that touches nothing, nearest first.

    Half a hand further on is the same symbol still.
    """
    told = first.key.placement
    if _touches(told):
        return []
    target, side = first.tried.target, side_sign(first.side)
    return [target, *(target + np.array((side * x, y, z)) for x, y, z in SHIFTS)]


def _drafted(
    at: HandMoment, done: HandMoment, palm: Vector | None, fingers: Vector | None, *, is_clean: bool
) -> Drafted:
    """Return a key with what of its posture was chosen otherwise than told, or where nothing was told."""
    found, told = list[Open](), at.key
    off_m = _moved_m(at, done)
    if done.key.placement != told.placement and off_m is None:
        found.append(Open("placement", (done.key.placement, told.placement), _why_there(told, done.key)))
    off_rad = 0.0
    if palm is None or fingers is None:
        found.append(Open("directions", (done.key.orientation,), "not all directions of the hand are told"))
    else:
        off_rad = _off_rad(done, palm, fingers)
        if off_rad > NEXT_RAD:
            words = f"what is told is not possible there: the hand is {np.degrees(off_rad):.0f} degrees off"
            found.append(Open("directions", (done.key.orientation, told.orientation), words))
    return Drafted(done.key, is_clean, tuple(found), off_rad, off_m or 0.0)


def _moved_m(told: HandMoment, done: HandMoment) -> float | None:
    """Return how far, m, a hand that touches nothing is from where it is told to be; None further."""
    one, other = told.key.placement, done.key.placement
    if one == other:
        return 0.0
    if not isinstance(other, SpacePoint) or _touches(one):
        return None
    if other.articulator not in (one.articulator, HAND):
        return None
    apart_m = float(np.linalg.norm(told.tried.target - done.tried.target))
    return apart_m if apart_m <= MOST_MOVED_M else None


def _why_there(told: Key, done: Key) -> str:
    if isinstance(told.placement, Contact) and isinstance(done.placement, SpacePoint):
        return "no posture was found for what is told: the hand is before the place"
    if told.placement.articulator != done.placement.articulator:
        return "another part of the hand touches: the usual one cannot be there"
    return "the hand is further off: where it is told to be it would be in something"


def _angle(one: object, other: object) -> float:
    a, b = np.asarray(one, np.float64), np.asarray(other, np.float64)
    return float(np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b))


def directed(palm: Vector | None, fingers: Vector | None) -> Orientation | GlobalOrientation:
    """Return the orientation of a hand by directions that are told; by nothing where one is missing."""
    if palm is None or fingers is None or direction_problem(palm, fingers):
        return Orientation()
    return GlobalOrientation(palm, fingers)
