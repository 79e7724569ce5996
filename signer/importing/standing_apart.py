"""Hands of a draft brought apart where one moves into the other, which no single posture tells."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.fitting import with_key
from signer.document.guesses import Guess
from signer.document.settling import with_guesses
from signer.document.sign import SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, BothMeet, Contact, HandRole, SpacePoint
from signer.importing.draft_places import moved
from signer.importing.drafted_keys import Open, guess_of
from signer.importing.effort import OF_MOMENT, Effort
from signer.importing.meetings import aside
from signer.kinematics.sides import side_sign
from signer.motion.checks.penetrating_transitions import Passage
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase
from sites.reading import ON_OTHER_HAND

TOO_DEEP_M: Final = 0.005
"""Depth of a hand in something, m, by more than which `signer check` fails."""
BY_M: Final = (0.04, 0.08, 0.14)
"""Distances, m, by which hands are tried further apart: a hand is 3 cm thick and with its thumb some 8; the
last is less than the distance of two symbols of places."""
OFF_M: Final = 0.03
"""Distance, m, of hands that cannot touch as is told without lying in each other: as thick as one."""
MISSED_M: Final = 0.1
"""Depth, m, that a moment counts at which a hand misses its place: more than any hand is deep."""
_ASIDE: Final[Vector] = (1.0, 0.0, 0.0)
_OUT: Final[Vector] = (0.0, 0.0, 1.0)
_UP: Final[Vector] = (0.0, 1.0, 0.0)
_DOWN: Final[Vector] = (0.0, -1.0, 0.0)
WAYS: Final[tuple[Mapping[HandRole, Vector], ...]] = (
    {"dominant": _ASIDE, "base": _ASIDE}, {"dominant": _OUT}, {"dominant": _UP}, {"base": _DOWN},
    {"dominant": _ASIDE}, {"base": _ASIDE}, {"base": _OUT}, {"dominant": _DOWN}, {"base": _UP},
    {"dominant": _OUT, "base": _DOWN}, {"dominant": _UP, "base": _DOWN},
)  # fmt: skip
"""Ways in which hands go apart, those that show least first: x is to the own side."""
CANNOT: Final = phrase("no way was found on which the hands come to each other")


class Apart(NamedTuple):
    """A sign whose hands stand apart, and how far, m, each was moved."""

    sign: Sign
    by_m: Mapping[HandRole, float]


def stood_apart(character: Character, sign: Sign, deep: Collection[Passage], effort: Effort) -> Apart:
    """Return the sign with its hands out of each other, if that is found, else in each other least.

    Those that are in space go apart as far as they have to. Those that are to touch each other come near
    only, which is a guess.

    Args:
        character: who signs.
        sign: as drafted.
        deep: passages that lie too deep.
        effort: of which each try takes some; without any the best one so far is taken.
    """
    worst = {time_s for one in deep for time_s in (one.from_s, one.time_s, one.to_s)}
    rest = {time_s for role in ROLES for key in sign.hand(role).keys for time_s in (key.time_s, key.end_s)}

    def off_m(tried: Sign, least_m: float) -> float:
        missed, deep_m = 0, 0.0
        for times in filter(
            None, (worst, rest - worst)
        ):  # most tries are seen to be no better where it is worst already
            frames = poses(tried, np.array(sorted(times)), character)
            missed += sum(hand.state == "missed" for role in ROLES for hand in frames.hands[role])
            deep_m = max(deep_m, *(one.over_m for inside in insides(frames).values() for one in inside))
            if MISSED_M * missed + deep_m >= least_m:
                break
        return MISSED_M * missed + deep_m

    best = Apart(sign, {})
    least_m = off_m(sign, np.inf)
    for begun in dict.fromkeys((sign, _near(sign))):
        for by_m in ({}, *_ways()):
            tried = _moved(character, begun, by_m)
            if tried is sign:
                continue
            if not effort.takes(OF_MOMENT * (len(worst) + len(rest))):
                return best
            found_m = off_m(tried, least_m)
            if found_m < least_m:
                least_m, best = found_m, Apart(tried, {role: _length(way) for role, way in by_m.items()})
            if least_m <= TOO_DEEP_M:
                return best
    return best


def _ways() -> Iterator[Mapping[HandRole, Vector]]:
    """Yield how far, m, hands are moved, the shortest ways first."""
    for by in BY_M:
        for way in WAYS:
            yield {role: (by * x, by * y, by * z) for role, (x, y, z) in way.items()}


def _length(way: Vector) -> float:
    return float(np.linalg.norm(way))


def _moved(character: Character, sign: Sign, by_m: Mapping[HandRole, Vector]) -> Sign:
    """Return the sign with the keys of hands in space moved, x being to their own side."""
    for role, (x, y, z) in by_m.items():
        shift = np.array((side_sign(SIDE_OF[role]) * x, y, z))
        for key in sign.hand(role).keys:
            if isinstance(key.placement, SpacePoint):
                point: Array = HandMoment(character, sign, role, key).tried.target + shift
                sign = with_key(sign, role, replace(key, placement=moved(character, key.placement, point)))
    return sign


def _near(sign: Sign) -> Sign:
    """Return the sign with hands that touch each other coming near each other only, which is a guess."""
    for role in ROLES:
        for key in sign.hand(role).keys:
            placement = _off(key, role)
            if placement is not None:
                guess = guess_of(key, Open("placement", (placement, key.placement), CANNOT))
                sign = with_key(sign, role, replace(key, placement=placement, act=None))
                sign = with_guesses(sign, (*_others(sign, guess), guess))
    return sign


def _off(key: Key, role: HandRole) -> SpacePoint | Contact | None:
    """Return where a hand is that does not quite touch the other one; None where it does not touch that."""
    placement = key.placement
    if isinstance(placement, BothMeet):
        there = aside(SpacePoint(key.articulator, placement.point_m), role)
        return there if isinstance(there, SpacePoint) else None
    if isinstance(placement, Contact) and str(placement.site).startswith(ON_OTHER_HAND):
        return replace(placement, manner="near", stand_off_m=max(OFF_M, placement.stand_off_m))
    return None


def _others(sign: Sign, guess: Guess) -> Iterator[Guess]:
    return (one for one in sign.guesses if (one.key_id, one.field) != (guess.key_id, guess.field))
