"""Stops at keys that a hand would pass deeper in flesh than it comes to them.

A hand that passes a key goes rounder than one that stops there. Where that costs depth the key gets a stop,
as an edit that somebody sees and may take back: what is played must not depend on what was measured.
"""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, HandRole
from signer.motion.movement.flow import stop_of
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.descent import Tell

DEEPER_M: Final = 0.0005
"""By so much deeper over what flesh gives a passed key may take a hand, m: a sixth of what flesh gives, which
nobody sees."""
LOOKS_HZ: Final = 60.0
"""Looks a second at ways, within one of which a wrist must not go too far; a fingertip goes 3 cm between two
at its quickest."""


def with_clear_flow(sign: Sign, since: Sign, character: Character, tell: Tell) -> Sign:
    """Return a sign that stops at each key that it would pass deeper in flesh by over `DEEPER_M`.

    Keys are looked at that are passed otherwise than in the sign `since`: they, those beside them or those of
    the other hand meanwhile were made or moved, or the sign has more or less life. A stop that somebody took
    back is not set again. `tell` is called meanwhile; an exception that it raises ends it.
    """
    for role in ROLES if sign.life else ():
        for row, key in enumerate(sign.hand(role).keys):
            hands = {each: sign.hand(each).keys for each in ROLES}
            if stop_of(hands, role, row) or _conditions(since, role, key.id) == _conditions(
                sign, role, key.id
            ):
                continue
            tell()
            stopped = _with_stop(sign, role, key)
            if _over_m(sign, role, row, character) > _over_m(stopped, role, row, character) + DEEPER_M:
                sign = stopped
    return sign


def _with_stop(sign: Sign, role: HandRole, key: Key) -> Sign:
    track = sign.hand(role)
    keys = tuple(replace(each, stops=True) if each is key else each for each in track.keys)
    return sign.with_tracks(replace(track, keys=keys))


def _conditions(sign: Sign, role: HandRole, key_id: str) -> list[object]:
    """Return what decides how deep a hand is when it passes a key; nothing where there is no such key."""
    track, beside = sign.hand(role).keys, sign.hand(OTHER_ROLE[role]).keys
    row = next((row for row, key in enumerate(track) if key.id == key_id), None)
    if row is None or not 0 < row < len(track) - 1:
        return []
    around = track[row - 1 : row + 2]
    first = max((each for each, key in enumerate(beside) if key.time_s <= around[0].end_s), default=0)
    last = min(
        (each for each, key in enumerate(beside) if key.end_s >= around[2].time_s), default=len(beside)
    )
    keys = (
        replace(key, time_s=stored(key.time_s - around[1].time_s), stops=False)
        for key in (*around, *beside[first : last + 1])
    )
    return [sign.life, *keys]


def _over_m(sign: Sign, role: HandRole, row: int, character: Character) -> float:
    """Return how much deeper than flesh gives, m, any hand lies on the ways before and after a key."""
    before, _, after = sign.hand(role).keys[row - 1 : row + 2]
    lasts_s = after.time_s - before.end_s
    times = np.linspace(before.end_s, after.time_s, int(lasts_s * LOOKS_HZ) + 2)
    found = insides(poses(sign, times, character))
    return max(0.0, *(one.over_m for each in found.values() for one in each))
