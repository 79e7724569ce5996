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

NEXT_RAD: Final = radians(45.0)
"""Angle between two symbols of directions: a hand that is less off is within one symbol of what is told."""
UNUSUAL_RAD: Final = ELBOW_HIGH_RAD
"""Angle of an elbow from where it hangs naturally, from which it is a guess: what looks natural is what
notation means, as nobody writes elbows down."""
FURTHER_M: Final = (0.04, 0.08, 0.13)
"""Distances, m, by which a hand is tried further off that cannot be where it is told to be without touching
anything: a third of a hand's length each. Beyond the last it would be at another place."""


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


def settle(at: HandMoment, palm: Vector | None, fingers: Vector | None, parts: tuple[str, ...]) -> Drafted:
    """Find the posture of a key that was just placed.

    Args:
        at: the key, with its elbow anyhow; its directions are those that are told where both are.
        palm: where it is told to face; None where nothing is told.
        fingers: where they are told to point; None likewise.
        parts: articulators that may be meant, that of the key first.
    """
    told = at.key.placement
    tries = [
        at.with_key(relaxed_elbow(at.having(placement=placement)))
        for placement in (told, *_other_parts(told, parts), *_further(told))
    ]
    first = tries[0]
    if isinstance(told, BothMeet):
        return _drafted(at, first, palm, fingers, is_clean=True)
    found = (_as_told(tries, palm, fingers) if palm or fingers else None) or _anyhow(first)
    if found is None:
        away = [
            at.with_key(relaxed_elbow(at.having(placement=placement, act=None)))
            for placement in _away(at, first)
        ]
        found = (_as_told(away, palm, fingers) if palm or fingers else None) or next(
            filter(None, map(_anyhow, away)), None
        )
    done = first if found is None else at.with_key(found)
    done = at.with_key(to_directions(done))
    return _drafted(at, done, palm, fingers, is_clean=found is not None)


def _as_told(tries: Sequence[HandMoment], palm: Vector | None, fingers: Vector | None) -> Key | None:
    """Return the first posture that is as told: the easiest, else one that strains but lies in nothing."""
    for anyway in (False, True):
        for tried in tries:
            found = facing_answer(tried, palm=palm, fingers=fingers, anyway=anyway)
            if found.off_rad > MOST_TILT_RAD:
                continue
            if found.is_clean or (anyway and _is_free(tried.with_key(found.key))):
                return found.key
    return None


def _is_free(at: HandMoment) -> bool:
    return float(at.tried.reach.posture.short_by_m) < MET_M and is_clear(at)


def _anyhow(at: HandMoment) -> Key | None:
    """Return a posture that lies in nothing at the place, whatever it does to elbow and wrist."""
    found = cleared_in_place(at)
    if found is not None and _is_free(at.with_key(found.key)):
        return found.key
    anew = at.with_key(settled(at.having(orientation=Orientation())))
    return anew.key if _is_free(anew) else None


def _away(at: HandMoment, first: HandMoment) -> Iterator[Placement]:
    """Yield points ever further before a place that the hand cannot come to, and to its own side."""
    target, aside = first.tried.target, side_sign(at.side)
    for by in AWAY_M:
        for way in ((0.0, 0.0, 1.0), (0.6 * aside, 0.0, 0.8)):
            yield space_point(at.character, first.key.articulator, target + by * np.array(way))


def _other_parts(told: Placement, parts: tuple[str, ...]) -> Iterator[Placement]:
    """Yield the same place for the other parts of the hand that may be meant."""
    return (replace(told, articulator=part) for part in parts if part != told.articulator)


def _further(told: Placement) -> Iterator[Placement]:
    """Yield places a little further from the body, of a hand that touches nothing."""
    if isinstance(told, SpacePoint):
        x, y, z = told.point_m
        yield from (replace(told, point_m=(x, y, round(z + by, 6))) for by in FURTHER_M)
    elif isinstance(told, Contact) and told.manner == "near":
        yield from (replace(told, stand_off_m=round(told.stand_off_m + by, 6)) for by in FURTHER_M)


def _drafted(
    at: HandMoment, done: HandMoment, palm: Vector | None, fingers: Vector | None, *, is_clean: bool
) -> Drafted:
    """Return a key with what of its posture was chosen otherwise than told, or where nothing was told."""
    found, told = list[Open](), at.key
    off_m = _moved_m(told.placement, done.key.placement)
    if done.key.placement != told.placement and off_m == 0.0:
        found.append(Open("placement", (done.key.placement, told.placement), _why_there(told, done.key)))
    solved, off_rad = done.tried, 0.0
    if palm is None or fingers is None:
        found.append(Open("directions", (done.key.orientation,), "not all directions of the hand are told"))
    else:
        now = directions_of(done.side, hand_in_world(solved))
        off_rad = max(_angle(now.fingers, fingers), _angle(now.palm, palm))
        if off_rad > NEXT_RAD:
            words = f"what is told is not possible there: the hand is {np.degrees(off_rad):.0f} degrees off"
            found.append(Open("directions", (done.key.orientation, told.orientation), words))
    swung_rad = abs(float(wrapped(elbow_height_of(solved) - relaxed_height(done))))
    if swung_rad > UNUSUAL_RAD:
        words = f"the elbow is {np.degrees(swung_rad):.0f} degrees from where it hangs naturally"
        found.append(Open("elbow", (done.key.elbow, relaxed_elbow(done).elbow), words))
    return Drafted(done.key, is_clean, tuple(found), off_rad, off_m)


def _moved_m(told: Placement, done: Placement) -> float:
    """Return how far, m, a point is from that which is told, as near still as notation tells; else zero."""
    if not (isinstance(told, SpacePoint) and isinstance(done, SpacePoint)):
        return 0.0
    apart_m = float(np.linalg.norm(np.subtract(told.point_m, done.point_m)))
    return apart_m if told.articulator == done.articulator and apart_m <= FURTHER_M[-1] + MET_M else 0.0


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
