"""What can be wrong with a sign, said with the place and the reason."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Literal, TypeAlias

from signer.document.sign import Key, ShoulderKey, Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S
from signer.document.values import LANES, OTHER_LANE, BothMeet, LaneName
from signer.printable import quoted

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: `where` is a place as in the sign file, `words` say what and how to mend it.

    `time_s` is when it is worst, where it is a matter of a moment.
    """

    where: str
    words: str
    severity: Severity = "error"
    time_s: float | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{self.where}: {self.words}" if self.where else self.words


def key_place(lane: LaneName, index: int) -> str:
    """The place of a key, as the sign file and every message spell it."""
    return f"lanes.{lane}.keys[{index}]"


def shoulder_place(lane: LaneName, index: int) -> str:
    """The place of a shoulder's key, likewise."""
    return f"lanes.{lane}_shoulder.keys[{index}]"


def structure_problems(sign: Sign) -> tuple[Problem, ...]:
    """Ids used twice, keys out of order and keys that overlap: what every edit keeps right and only a file can break."""
    found = list(_repeated_ids(sign))
    for name in LANES:
        found += _collisions(partial(key_place, name), sign.lane(name).keys)
        found += _collisions(partial(shoulder_place, name), sign.shoulder(name).keys)
    return tuple(found)


def meeting_problems(sign: Sign) -> tuple[Problem, ...]:
    """Keys at which both hands are to meet while the other hand is elsewhere, or is sent to another point."""
    found = []
    for name in LANES:
        for index, key in enumerate(sign.lane(name).keys):
            if isinstance(key.placement, BothMeet) and (words := _unmet(key, sign.lane(OTHER_LANE[name]).keys)):
                found.append(Problem(f"{key_place(name, index)}.both_meet", words))
    return tuple(found)


def _unmet(key: Key, others: Sequence[Key]) -> str:
    placement = key.placement
    together = [one for one in others if one.time_s <= key.end_s + SAME_TIME_S and one.end_s >= key.time_s - SAME_TIME_S]
    points = [one.placement.point_m for one in together if isinstance(one.placement, BothMeet)]
    if not points:
        return "both hands are to meet here, and the other hand has no such key at this time; give it one, or choose another place"
    if isinstance(placement, BothMeet) and placement.point_m not in points:
        return "both hands are to meet, but at two points; give both keys the same point"
    return ""


def _repeated_ids(sign: Sign) -> Iterator[Problem]:
    first_place: dict[str, str] = {}
    placed = [(key_place(name, index), key.id) for name in LANES for index, key in enumerate(sign.lane(name).keys)]
    placed += [(shoulder_place(name, index), key.id) for name in LANES for index, key in enumerate(sign.shoulder(name).keys)]
    for place, key_id in placed:
        if key_id in first_place:
            yield Problem(f"{place}.id", f"the id {quoted(key_id)} is taken by {first_place[key_id]}; give every key its own")
        first_place.setdefault(key_id, place)


def _collisions(place_of: Callable[[int], str], keys: Sequence[Key | ShoulderKey]) -> Iterator[Problem]:
    for index, (before, key) in enumerate(pairwise(keys), 1):
        place = f"{place_of(index)}.time_s"
        if key.time_s < before.time_s:
            yield Problem(place, f"{key.time_s:g} s is before the key above it ({before.time_s:g} s); put the keys in order of time")
        elif key.time_s < before.end_s + SHORTEST_GAP_S / 2:
            words = f"{key.time_s:g} s is inside the key above it, which lasts until {before.end_s:g} s"
            yield Problem(place, f"{words}; shorten its hold or move this key later")
