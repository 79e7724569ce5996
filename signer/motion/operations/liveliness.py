"""Life in new keys: a low arc between free places, and leads as long as the way.

These are values of the sign, written when a key is made or placed, and changed again only as long as they
are what this module wrote. None of them moves a contact.
"""

from dataclasses import replace
from typing import Final

import numpy as np

from signer.characters.character import Character
from signer.document.items import with_items
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.span import DIGITS
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, Contact, HandRole, SpacePoint, Transition
from signer.motion.operations.leads import ENDS, lasting, lasting_s, lead_s
from signer.motion.places.contact_target import is_on_skin
from signer.motion.solving.hand_moment import HandMoment

ARC_SHARE: Final = 0.08
"""Height of the arc between two free places as a share of the way: reaching hands leave the straight line
by a few hundredths of it."""
LEAST_WAY_M: Final = 0.03
"""A shorter way stays straight."""


def enlivened(character: Character, before: Sign, after: Sign) -> Sign:
    """Return a sign with life in the keys that a change has made or placed otherwise.

    Args:
        character: who signs.
        before: the sign before the change.
        after: the sign after it; returned as it is where no key was made or placed.
    """
    for role in ROLES:
        old = {key.id: key for key in before.hand(role).keys}
        for key in after.hand(role).keys:
            if key.id not in old or key.placement != old[key.id].placement:
                after = _with_ways(character, before, after, role, key.id)
                after = _with_leads(character, before, after)
    return after


def _with_ways(character: Character, before: Sign, after: Sign, role: HandRole, key_id: str) -> Sign:
    """The sign with arcs of the ways to a key and from it, where they are not what somebody set."""
    keys, old = list(after.hand(role).keys), {key.id: key for key in before.hand(role).keys}
    index = [key.id for key in keys].index(key_id)
    is_appended = key_id not in old and index == len(keys) - 1
    for first in (index - 1, index):
        if not 0 <= first < len(keys) - 1:
            continue
        one, other = keys[first], keys[first + 1]
        if one.id in old and other.id in old:
            ours = way_between(character, before, role, old[one.id], old[other.id])
        elif is_appended:
            ours = Transition()
        else:
            continue  # a key on the way between two others leaves the way as it was
        if one.transition == ours:
            keys[first] = replace(one, transition=way_between(character, after, role, one, other))
    return with_items(after, TrackName("hand", role), tuple(keys))


def way_between(character: Character, sign: Sign, role: HandRole, one: Key, other: Key) -> Transition:
    """The transition between two keys that nobody has set: a low arc between free places, else straight."""
    if not (_is_free(one) and _is_free(other)):
        return Transition()
    start, end = (HandMoment(character, sign, role, key).tried.target for key in (one, other))
    way_m = float(np.linalg.norm(end - start))
    if way_m < LEAST_WAY_M:
        return Transition()
    return Transition(path="arc", height_m=round(ARC_SHARE * way_m, DIGITS))


def _with_leads(character: Character, before: Sign, after: Sign) -> Sign:
    """The sign with straight leads as long as its ways need, where nobody set them otherwise."""
    for end in ENDS:
        was_s, now_s = lasting_s(before, end), lasting_s(after, end)
        if any(getattr(one.hand(role), end) for one in (before, after) for role in ROLES):
            continue
        if was_s == lead_s(character, before, end, fits=True):
            needs_s = lead_s(character, after, end, fits=True)
            after = after if needs_s == now_s else lasting(after, end, needs_s)
    return after


def _is_free(key: Key) -> bool:
    """Return whether a hand is in space and touches nothing."""
    if isinstance(key.placement, SpacePoint):
        return True
    return isinstance(key.placement, Contact) and not is_on_skin(key.placement.site)
