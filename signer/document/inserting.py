"""The keys of one sign put into another."""

from dataclasses import replace
from typing import Final

from signer.document.binding import copied_binding
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import items_on, new_item_id, with_items
from signer.document.place_edits import at_their_places
from signer.document.settling import copied_guesses
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.track import Item

BETWEEN_S: Final = 0.3
"""Shortest time that a hand takes from the one sign to the other."""


def insert_sign(other: Sign, time_s: float) -> Edit:
    """Put all keys of another sign in at a time, as far apart as they were; what comes later makes room.

    Within a hold they come when the hold has ended. The sign keeps its own gloss, details and dominant hand.
    """
    return Edit(f"Insert {other.gloss}".rstrip(), lambda sign: _inserted(sign, other, time_s))


def span_of_keys(sign: Sign) -> tuple[float, float] | None:
    """From the first key of any hand or shoulder to the end of the last; None without keys."""
    keys = [key for row in TRACK_NAMES for key in items_on(sign, row)]
    return (min(key.time_s for key in keys), max(key.end_s for key in keys)) if keys else None


def insertion_s(sign: Sign, time_s: float) -> float:
    """Return when an inserted sign's first key comes, s: no earlier than the hands can get there."""
    ended = [
        key.end_s for row in TRACK_NAMES for key in items_on(sign, row) if key.time_s <= time_s + SAME_TIME_S
    ]
    earliest = max(ended) + BETWEEN_S if ended else sign.lead_in_s
    return stored(max(time_s, earliest))


def _inserted(sign: Sign, other: Sign, time_s: float) -> Sign:
    span = span_of_keys(other)
    if span is None:
        return sign
    start_s = insertion_s(sign, time_s)
    sign = _made_room(sign, time_s, start_s + span[1] - span[0] + BETWEEN_S)
    copies: dict[str, str] = {}
    for row in TRACK_NAMES:
        for key in items_on(other, row):
            copies[key.id] = new_item_id(sign, row)
            copy = replace(key, id=copies[key.id], time_s=stored(key.time_s - span[0] + start_s))
            sign = with_new_item(sign, row, copy)
    return with_places(copied_guesses(copied_binding(sign, copies), copies, other.guesses), other)


def with_places(sign: Sign, other: Sign) -> Sign:
    """Return the sign with the places of another one that it does not have, by their ids.

    Keys that were taken from there are at the places that the sign has.
    """
    own = {place.id for place in sign.places}
    more = tuple(place for place in other.places if place.id not in own)
    return at_their_places(replace(sign, places=(*sign.places, *more)) if more else sign)


def _made_room(sign: Sign, time_s: float, until_s: float) -> Sign:
    """Return the sign with all keys after a time moved together to begin no earlier than `until_s`."""
    later = [
        key.time_s for row in TRACK_NAMES for key in items_on(sign, row) if key.time_s > time_s + SAME_TIME_S
    ]
    dt_s = max(until_s - min(later), 0.0) if later else 0.0
    if not dt_s:
        return sign
    for row in TRACK_NAMES:
        sign = with_items(sign, row, tuple(_moved(key, time_s, dt_s) for key in items_on(sign, row)))
    return sign


def _moved(key: Item, time_s: float, dt_s: float) -> Item:
    return replace(key, time_s=stored(key.time_s + dt_s)) if key.time_s > time_s + SAME_TIME_S else key
