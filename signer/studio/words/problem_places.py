"""Which key of a sign a problem is about, and how that is said."""

import re
from typing import Final

from signer.document.problems import Problem
from signer.document.rows import ROWS, Row, keys_on
from signer.document.sign import Sign
from signer.studio.words import wording

PLACE: Final = re.compile(r"lanes\.(\w+?)(_shoulder)?\.keys\[(\d+)\]")


def key_of(sign: Sign, problem: Problem) -> tuple[Row, str] | None:
    """The key that a problem is about, by the place it names; None when it is about none, or that is gone."""
    found = PLACE.match(problem.where)
    if found is None:
        return None
    lane, shoulder, index = found.groups()
    row = next((row for row in ROWS if row.lane == lane and (row.part == "shoulder") == bool(shoulder)), None)
    if row is None or int(index) >= len(keys_on(sign, row)):
        return None
    return row, keys_on(sign, row)[int(index)].id


def problem_words(sign: Sign, problem: Problem) -> str:
    """A problem with its key, as the lanes count it: "Right hand, key 2: The contact is missed by 3.1 mm"."""
    place = key_of(sign, problem)
    words = wording.capitalized(problem.words)
    if place is None:
        return words
    row, key_id = place
    number = [key.id for key in keys_on(sign, row)].index(key_id) + 1
    return f"{wording.side_of(sign, row.lane).capitalize()} {row.part}, key {number}: {words}"
