"""Find the key or item that a problem is about, and describe the problem with it."""

import re
from typing import Final

from signer.document.items import items_on
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.track import TrackName
from signer.phrases import begins, joined, phrase
from signer.words import wording

ITEM: Final = re.compile(r"items\[(\d+)\] \((.*)\)", re.DOTALL)
PLACE: Final = re.compile(r"tracks\[\d+\] \((\w+)(?:, (\w+))?\)\.\w+\[(\d+)\]")


def key_of(sign: Sign, problem: Problem) -> tuple[TrackName, str] | None:
    """The key that a problem is about, by the place it names; None when it is about none, or that is gone."""
    found = PLACE.match(problem.where)
    if found is None:
        return None
    kind, side, index = found.groups()
    row = next((name for name in TRACK_NAMES if (name.kind, name.side) == (kind, side)), None)
    if row is None or int(index) >= len(items_on(sign, row)):
        return None
    return row, items_on(sign, row)[int(index)].id


def item_of(problem: Problem) -> int | None:
    """Return the row of the item of a sentence that a problem is about; None where it is about none."""
    found = ITEM.fullmatch(problem.where)
    return None if found is None else int(found.group(1))


def problem_words(sign: Sign, problem: Problem) -> str:
    """A problem with its key, as tracks count it: "Right hand, key 2: The contact is missed by 3.1 mm".

    In a sentence the key is told by what is signed then: "NAME, right hand: The contact is missed by 3.1 mm".
    """
    place, item = key_of(sign, problem), ITEM.fullmatch(problem.where)
    words = begins(problem.words)
    if item is not None:
        return joined("", (item.group(2), ": ", words))
    if place is None:
        return words
    row, key_id = place
    keys = items_on(sign, row)
    number = [key.id for key in keys].index(key_id)
    track = wording.row_name(sign, row)
    signed = signed_at(sign, keys[number].time_s if problem.time_s is None else problem.time_s)
    if signed:
        return joined("", (signed, ", ", track, ": ", words))
    return phrase("{track}, key {number}: {words}", track=begins(track), number=number + 1, words=words)


def signed_at(sign: Sign, time_s: float) -> str:
    """Say which sign of a sentence a time lies in: "NAME", or "NAME to WHAT"; empty for a single sign."""
    items = [marker for marker in sign.markers if marker.hold_s > 0.0]
    if len(items) < 2:
        return ""
    before = [one for one in items if one.time_s <= time_s + SAME_TIME_S]
    after = [one for one in items if one.time_s + one.hold_s >= time_s - SAME_TIME_S]
    if not before or not after:
        return (items[0] if not before else items[-1]).text
    return (
        before[-1].text
        if before[-1] in after
        else phrase("{text} to {text2}", text=before[-1].text, text2=after[0].text)
    )
