"""Keys of drafts out of what they lie in: the next place where the first cannot be clean."""

from collections.abc import Sequence
from typing import Final

from signer.document.guesses import Alternative
from signer.document.tracks.hand import Key
from signer.document.values import Contact, GlobalOrientation
from signer.importing.effort import Effort
from signer.importing.settled_keys import is_free, settle, settle_as_told
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
