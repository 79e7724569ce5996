"""What can be wrong with a sign, said with the place and the reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from signer.document.sign import Lane, Sign
from signer.document.timing import SHORTEST_GAP_S
from signer.document.values import LANES, LaneName

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: `where` is a place as in the sign file, `words` say what and how to mend it."""

    where: str
    words: str
    severity: Severity = "error"

    def __str__(self) -> str:
        return f"{self.where}: {self.words}" if self.where else self.words


def key_place(lane: LaneName, index: int) -> str:
    """The place of a key, as the sign file and every message spell it."""
    return f"lanes.{lane}.keys[{index}]"


def structure_problems(sign: Sign) -> tuple[Problem, ...]:
    """Ids used twice, keys out of order and keys that overlap: what every edit keeps right and only a file can break."""
    found = list(_repeated_ids(sign))
    for name in LANES:
        found += _collisions(name, sign.lane(name))
    return tuple(found)


def _repeated_ids(sign: Sign) -> Iterator[Problem]:
    first_place: dict[str, str] = {}
    for name in LANES:
        for index, key in enumerate(sign.lane(name).keys):
            place = key_place(name, index)
            if key.id in first_place:
                yield Problem(f"{place}.id", f"the id {key.id!r} is taken by {first_place[key.id]}; give every key its own")
            first_place.setdefault(key.id, place)


def _collisions(name: LaneName, lane: Lane) -> Iterator[Problem]:
    for index in range(1, len(lane.keys)):
        before, key = lane.keys[index - 1 : index + 1]
        place = f"{key_place(name, index)}.time_s"
        if key.time_s < before.time_s:
            yield Problem(place, f"{key.time_s:g} s is before the key above it ({before.time_s:g} s); put the keys in order of time")
        elif key.time_s < before.end_s + SHORTEST_GAP_S / 2:
            words = f"{key.time_s:g} s is inside the key above it, which lasts until {before.end_s:g} s"
            yield Problem(place, f"{words}; shorten its hold or move this key later")
