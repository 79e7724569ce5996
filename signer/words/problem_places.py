"""Find the key of a sign that a problem is about, and describe the problem with that key."""

import re
from typing import Final

from signer.document.items import items_on
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.tracks.track import TrackName, sided
from signer.words import wording

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


def problem_words(sign: Sign, problem: Problem) -> str:
    """A problem with its key, as tracks count it: "Right hand, key 2: The contact is missed by 3.1 mm"."""
    place = key_of(sign, problem)
    words = wording.capitalized(problem.words)
    if place is None:
        return words
    row, key_id = place
    number = [key.id for key in items_on(sign, row)].index(key_id) + 1
    track = row.kind if row.side is None else f"{wording.side_of(sign, sided(row))} {row.kind}"
    return f"{wording.capitalized(track)}, key {number}: {words}"
