"""Keys of drafts out of what they lie in, and hands that meet brought together."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.fitting import with_key
from signer.document.guesses import MOST_ALTERNATIVES, Alternative, Guess
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, BothMeet, Contact, GlobalOrientation, SpacePoint
from signer.drafting.hand_fit import articulators_of
from signer.importing.effort import Effort
from signer.importing.settled_keys import is_free, settle, settle_as_told
from signer.motion.operations.new_keys import space_point
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.posing import pose_at
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

TRIED: Final = 3
"""Places that are tried as they are seen before any is searched about: each takes some milliseconds."""
WORTH: Final = 0.1
"""Certainty beside that of the first place, from which on another one is tried as it is: a hand of exact
points in space was put to a cheek 13 cm off, as space was not clean by a millimetre."""
NOT_CLEAN: Final = phrase("no posture was found at its place that lies in nothing")


def cleaned(
    at: HandMoment, choices: Sequence[Alternative], tell: Tell = quietly
) -> tuple[Key, tuple[Alternative, ...], str]:
    """Return the key in a posture that lies in nothing, its places with that first, and what stays wrong.

    Args:
        at: the key at the first of its places.
        choices: places, the likeliest first.
        tell: called again and again meanwhile; what it raises ends the search.
    """
    for one in choices[:TRIED]:
        if one.certainty < WORTH * choices[0].certainty:
            continue
        tell()
        there = at.having(placement=one.value)
        if is_free(there):
            return there.key, _first(one, choices), ""
    told = at.key.orientation
    assert isinstance(told, GlobalOrientation)
    if isinstance(at.key.placement, Contact):
        touching = settle_as_told(at, told.palm, told.fingers, (), Effort(), tilts=True)
        if touching is not None:
            return touching.key, tuple(choices), ""
    free = next(one for one in choices if not isinstance(one.value, Contact))
    tell()
    done = settle(at.having(placement=free.value), told.palm, told.fingers, ())
    where = Alternative(done.key.placement, free.certainty)
    rest = [one for one in choices if one is not free]
    return done.key, (where, *rest), "" if done.is_clean else NOT_CLEAN


def _first(one: Alternative, choices: Sequence[Alternative]) -> tuple[Alternative, ...]:
    return one, *(other for other in choices if other is not one)


MEETS_M: Final = 0.015
"""Distance of the same part of both hands, m, up to which they meet: those of 14 signs of two hands of the
half for setting are up to 10 mm apart where they do, and 25 or more where they do not."""
SEEN_TO_MEET_M: Final = 0.03
"""Distance in the picture, m, up to which they meet where depth is not known. One reading only: 22 mm in the
film of HOUSE, 65 and more in those of that half whose hands, alike for the same time, do not meet."""
EQUAL_S: Final = 0.06
"""Time, s, by which holds of hands that meet begin and end apart; they come to last equally."""
ALIKE_M: Final = 0.005
"""Distances that differ by less are alike: parts that a handshape usually touches with go first."""
RIGHT: Final = 0.8
"""Share of these that are written so: of 9 in that half 7, one with another part and one as a contact."""


def with_meetings(character: Character, sign: Sign, *, has_depth: bool) -> Sign:
    """Return a draft with hands that meet brought together, a guess like the rest.

    Hands meet that are held still in one handshape for the same time, the same part of it at one place; they
    stay as they are where they would lie in something so.

    Args:
        character: who signs.
        sign: the draft.
        has_depth: depth is known; otherwise hands meet that do so in the picture.
    """
    met = set[str]()
    for key, other in product(sign.hand("dominant").keys, sign.hand("base").keys):
        apart_s = max(abs(key.time_s - other.time_s), abs(key.end_s - other.end_s))
        is_alike = key.form.handshape == other.form.handshape
        acts = key.act is not None or other.act is not None
        if apart_s > EQUAL_S or not is_alike or acts or met & {key.id, other.id}:
            continue
        time_s = stored(0.5 * (key.time_s + other.time_s))
        hold_s = stored(0.5 * (key.hold_s + other.hold_s))
        keys = replace(key, time_s=time_s, hold_s=hold_s), replace(other, time_s=time_s, hold_s=hold_s)
        if not has_depth:  # contacts with what is before or behind are in doubt
            keys = _in_space(sign, keys[0]), _in_space(sign, keys[1])
        there = _meeting(character, sign, keys, time_s + 0.5 * hold_s, has_depth=has_depth)
        if there is not None:
            met |= {key.id, other.id}
            for role, one in zip(ROLES, keys, strict=True):
                sign = with_key(sign, role, replace(one, placement=there))
            guesses = (_offering(each, there, {key.id, other.id}) for each in sign.guesses)
            sign = replace(sign, guesses=tuple(guesses))
    return sign


def _in_space(sign: Sign, key: Key) -> Key:
    """Return a key at the point of space that is among its places."""
    for guess in sign.guesses:
        if (guess.key_id, guess.field) == (key.id, "placement"):
            for one in guess.alternatives:
                if isinstance(one.value, SpacePoint):
                    return replace(key, placement=one.value)
    return key


def _meeting(
    character: Character, sign: Sign, keys: tuple[Key, Key], time_s: float, *, has_depth: bool
) -> BothMeet | None:
    """Return where keys of both hands meet; None where no part of both is at one point, free of all else."""
    for role, key in zip(ROLES, keys, strict=True):
        sign = with_key(sign, role, key)
    matrices = pose_at(sign, time_s, character).matrices
    parts = articulators_of(character, keys[0].form, "right")
    found, axes = list[tuple[int, int, str, Array]](), 3 if has_depth else 2
    for part, tier in zip(parts.ids, parts.tier, strict=True):
        if not tier:
            continue
        places = [
            articulator_attachment(character, key.form, part, SIDE_OF[role]).position(matrices)
            for role, key in zip(ROLES, keys, strict=True)
        ]
        apart_m = float(np.linalg.norm((places[0] - places[1])[:axes]))
        if apart_m < (MEETS_M if has_depth else SEEN_TO_MEET_M):
            found.append((int(apart_m / ALIKE_M), -int(tier), part, np.mean(places, axis=0)))
    if not found:
        return None
    _, _, part, at = min(found, key=lambda one: one[:2])
    there = BothMeet(part, space_point(character, part, at).point_m)
    brought = [(role, replace(key, placement=there)) for role, key in zip(ROLES, keys, strict=True)]
    for role, key in brought:
        sign = with_key(sign, role, key)
    are_free = all(is_free(HandMoment(character, sign, role, key)) for role, key in brought)
    return there if are_free else None


def _offering(guess: Guess, there: BothMeet, ids: set[str]) -> Guess:
    """Return a guess of the place of one of some keys with a meeting first."""
    if guess.key_id not in ids or guess.field != "placement":
        return guess
    others = [replace(one, certainty=(1.0 - RIGHT) * one.certainty) for one in guess.alternatives]
    return replace(guess, alternatives=(Alternative(there, RIGHT), *others)[:MOST_ALTERNATIVES])
