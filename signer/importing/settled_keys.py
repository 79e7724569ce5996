"""Postures of drafted keys: as they are told where that can be, else as near to it as is found clean."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import radians
from typing import Final, NamedTuple

import numpy as np

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
from signer.kinematics.comfort import ELBOW_HIGH_RAD
from signer.kinematics.orientation import directions_of
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import wrapped
from signer.motion.operations.clearing import cleared_in_place, is_clear
from signer.motion.operations.conversion import to_directions
from signer.motion.operations.elbows import relaxed_elbow, relaxed_height
from signer.motion.operations.new_keys import space_point
from signer.motion.operations.placing import settled
from signer.motion.operations.turning import facing_answer
from signer.motion.pose import MET_M
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world
from signer.motion.solving.directions import MOST_TILT_RAD
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.place_search import AT_ONCE

NEXT_RAD: Final = radians(45.0)
"""Angle between two symbols of directions: a hand that is less off is within one symbol of what is told."""
UNUSUAL_RAD: Final = ELBOW_HIGH_RAD
"""Angle of an elbow from where it hangs naturally, from which it is a guess: what looks natural is what
notation means, as nobody writes elbows down."""
SHIFTS: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.04), (0.0, 0.0, 0.08), (0.07, 0.0, 0.0), (0.0, -0.07, 0.0), (0.0, 0.07, 0.0),
    (0.0, 0.0, 0.13), (-0.07, 0.0, 0.0), (0.07, 0.0, 0.08), (0.07, -0.07, 0.08), (0.07, 0.07, 0.08),
    (0.1, -0.1, 0.0), (0.0, 0.0, -0.1), (0.12, 0.0, 0.1),
)  # fmt: skip
"""Shifts, m, at which a hand is tried that cannot be where it is told to be: to its own side, up, out.
Symbols of places are a hand's length apart: half of it is the same symbol, the last ones are the next."""
MOST_MOVED_M: Final = 0.16
"""Distance, m, from where a hand is told to be up to which it is at the next symbol at most."""
TRIED: Final = 4
"""Places of these at which all postures of a hand are looked at: each takes 0.2 s."""
LATER_RAD: Final = radians(2.0)
"""Degrees for which the next of the places is taken: one that is nearer is better."""
HAND: Final = "palm.centre"
"""Part of a hand that is at a place where notation names none: its middle, where the usual part cannot be."""
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
    done = done or _first(at, _likely(at, first, palm, fingers), palm, fingers)
    if done is None and (found := _anyhow(first)):
        done = first.with_key(found)
    if done is None:
        away = list(_away(at, first))
        done = _first(at, away, palm, fingers) or _any_at(at, away)
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
    at: HandMoment, first: HandMoment, palm: Vector | None, fingers: Vector | None
) -> Sequence[Placement]:
    """Return the places about that which is told at which the hand is least off with its elbow hanging."""
    tried = [
        (hanging_off_rad(at.having(placement=placement), palm, fingers) + row * LATER_RAD, row, placement)
        for row, placement in enumerate(_near(first))
    ]
    return [placement for off_rad, _, placement in sorted(tried)[:TRIED] if off_rad < float("inf")]


def _hanging(done: HandMoment, palm: Vector | None, fingers: Vector | None) -> HandMoment:
    """Return a posture with its elbow let down where it is swung far, if the hand is at the same symbol."""
    swung_rad = abs(float(wrapped(elbow_height_of(done.tried) - relaxed_height(done))))
    if swung_rad <= UNUSUAL_RAD:
        return done
    told = directed(palm, fingers)
    natural = done if told == Orientation() else done.having(orientation=told)
    natural = natural.with_key(relaxed_elbow(natural))
    return natural if _is_free(natural) and _off_rad(natural, palm, fingers) < NEXT_RAD else done


def off_told_rad(at: HandMoment, told: HandOrientation) -> float:
    """Return by which angle, rad, a hand is off directions that its key had; 0 for angles of a wrist."""
    return _off_rad(at, told.palm, told.fingers) if isinstance(told, GlobalOrientation) else 0.0


def hanging_off_rad(at: HandMoment, palm: Vector | None, fingers: Vector | None) -> float:
    """Return by which angle, rad, a hand with its elbow hanging is off directions; infinite out of reach."""
    there = at.with_key(relaxed_elbow(at))
    is_there = float(there.tried.reach.posture.short_by_m) < MET_M
    return _off_rad(there, palm, fingers) if is_there else float("inf")


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
        tried = tried.with_key(relaxed_elbow(tried))
        found = facing_answer(tried, palm=palm, fingers=fingers)
        if found.is_clean and found.off_rad <= MOST_TILT_RAD:
            return tried.with_key(found.key)
        found = facing_answer(tried, palm=palm, fingers=fingers, anyway=True)
        if found.off_rad < NEXT_RAD and _is_free(there := tried.with_key(found.key)):
            strained.append((max(found.off_rad, MOST_TILT_RAD), there))
    return min(strained, key=lambda one: one[0], default=(0.0, None))[1]


def _any_at(at: HandMoment, meant: Sequence[Placement]) -> HandMoment | None:
    """Return the first posture in nothing at one of some places, whatever its directions."""
    for placement in meant:
        tried = at.having(placement=placement, act=None)
        if _is_free(anew := _anew(tried)):
            return anew
    return None


def _is_free(at: HandMoment) -> bool:
    return float(at.tried.reach.posture.short_by_m) < MET_M and is_clear(at)


def _anyhow(at: HandMoment) -> Key | None:
    """Return a posture that lies in nothing at the place, whatever it does to elbow and wrist."""
    found = cleared_in_place(at, budget=AT_ONCE)
    if found is not None and _is_free(at.with_key(found.key)):
        return found.key
    return anew.key if _is_free(anew := _anew(at)) else None


def _anew(at: HandMoment) -> HandMoment:
    """Return the posture that a hand would have there of which nothing but its place is told."""
    return at.with_key(settled(at.having(orientation=Orientation())))


def _away(at: HandMoment, first: HandMoment) -> Iterator[Placement]:
    """Yield points ever further before a place that the hand cannot come to, and to its own side."""
    target, aside = first.tried.target, side_sign(at.side)
    for by in AWAY_M:
        for way in ((0.0, 0.0, 1.0), (0.6 * aside, 0.0, 0.8)):
            yield space_point(at.character, first.key.articulator, target + by * np.array(way))


def _near(first: HandMoment) -> Iterator[Placement]:
    """Yield places about that of a hand that touches nothing, nearest first, by usual part or middle.

    Half a hand further on is the same symbol still.
    """
    told = first.key.placement
    if isinstance(told, BothMeet) or (isinstance(told, Contact) and told.manner not in ("near", "none")):
        return
    target, side = first.tried.target, side_sign(first.side)
    parts = dict.fromkeys((told.articulator, HAND))
    if isinstance(told, SpacePoint):
        yield replace(told, articulator=HAND)
    for x, y, z in SHIFTS:
        for part in parts:
            yield space_point(first.character, part, target + np.array((side * x, y, z)))


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
    if not isinstance(other, SpacePoint) or (isinstance(one, Contact) and one.manner not in ("near", "none")):
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
