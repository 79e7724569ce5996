"""Moments of a sign by itself, and of the same sign within a performed sentence."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeAlias

from signer.document.items import every_item
from signer.document.sign import Sign

Moments: TypeAlias = Sequence[tuple[float, float]]
"""Times in a sign by itself with those in the sentence, s, both in order."""


def moments_of(own: Sign, performed: Sign, item_id: str) -> Moments:
    """Return when keys of an item's sign begin and end by themselves, and in the performed sentence.

    Empty where the sentence has none of its keys, as before it was performed.
    """
    there = {item.id: item for name, item in every_item(performed) if name.kind == "hand"}
    found = dict[float, float]()
    for name, key in every_item(own):
        same = there.get(f"{item_id}.{key.id}")
        if name.kind == "hand" and same is not None:
            found.setdefault(key.time_s, same.time_s)
            found[key.end_s] = max(found.get(key.end_s, same.end_s), same.time_s)
    ordered = sorted(found.items())
    return tuple(one for row, one in enumerate(ordered) if all(one[1] >= each[1] for each in ordered[:row]))


def carried(moments: Moments, time_s: float, *, back: bool = False) -> float:
    """Return when a moment of a sign by itself comes in the sentence, s; `back` the other way.

    Between keys times go evenly, before the first and after the last one at the same pace in both.
    """
    pairs = [(there, here) if back else (here, there) for here, there in moments]
    row = bisect_right([one[0] for one in pairs], time_s)
    if row in (0, len(pairs)):
        here, there = pairs[0 if row == 0 else -1]
        return there + time_s - here
    (start, becomes), (end, ends) = pairs[row - 1], pairs[row]
    return becomes + (ends - becomes) * (time_s - start) / (end - start)
