"""The second hand comes a little later where nothing binds it: hands are not quite in step."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from itertools import pairwise
from math import dist, floor, pi, sin
from typing import Final, NamedTuple
from zlib import crc32

from signer.characters.load import reference
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.values import HandRole
from signer.motion.movement.flow import Hands, is_plain, is_with_other_hand, own_contact
from signer.motion.posture.contact_constraint import key_point_m


class Later(NamedTuple):
    """Times by which free keys of the second hand come later with whole life.

    Attributes:
        mean_s, differs_s: mean, s, and the most that they differ from it: in trials hands differed by -67 to
            3 ms in signs of two hands, people's by -142 to 126.
        apart_m: length, m, of the hand's way by which it is behind at most, at its mean speed: two hands that
            move alike come apart by about twice as much. Without it TEACHER's hands were apart by 70 mm,
            which looked drunk.
        most: share of the way before a key, of its hold, and of the time to what the other hand does next, by
            which it comes later at most: so the hands' times keep their order.
    """

    mean_s: float
    differs_s: float
    apart_m: float
    most: float

    @property
    def latest_s(self) -> float:
        """Return how much later one comes at most, s."""
        return self.mean_s + self.differs_s


LATER: Final = Later(mean_s=0.020, differs_s=0.025, apart_m=0.01, most=0.3)


def base_later(keys: Hands, life: float, stay: Set[str] = frozenset()) -> tuple[Key, ...]:
    """Return the keys of the base hand, those in space that nothing binds a little later, each by its own.

    How much is told by the key's id, in whole milliseconds, which transitions last too. Its hold ends when it
    did. The first and the last key stay, and those whose ids are to `stay`.
    """
    track = tuple(keys["base"])
    if not life:
        return track
    found, edges_s = list(track[:1]), {role: _edges_s(one) for role, one in keys.items()}
    for before, key in pairwise(track):
        is_asked = key is not track[-1] and key.id not in stay
        by_s = stored(floor(1e3 * _later_s(keys, edges_s, before, key, life)) / 1e3) if is_asked else 0.0
        hold_s = stored(max(key.hold_s - by_s, 0.0))
        found.append(replace(key, time_s=stored(key.time_s + by_s), hold_s=hold_s) if by_s else key)
    return tuple(found)


def _later_s(
    keys: Hands, edges_s: Mapping[HandRole, Sequence[float]], before: Key, key: Key, life: float
) -> float:
    own_s = life * max(LATER.mean_s + LATER.differs_s * sin(2.0 * pi * crc32(key.id.encode()) / 2**32), 0.0)
    if not own_s or key.stops or not (_is_free(before) and _is_free(key)) or _is_bound(keys, key):
        return 0.0
    rooms = [key.time_s - before.end_s, *_next(key.time_s, edges_s["dominant"])]
    rooms += [key.hold_s] if key.hold_s else _next(key.time_s, edges_s["base"])
    way_m = dist(*(key_point_m(reference(), keys, "base", one) for one in (key, before)))
    behind_s = LATER.apart_m * (key.time_s - before.end_s) / max(way_m, LATER.apart_m)
    return min(own_s, behind_s, *(LATER.most * room for room in rooms))


def _is_bound(keys: Hands, key: Key) -> bool:
    """Return whether contact, movement or the other hand asks for the time of a base key."""
    return key.moves_in_hold or own_contact(key) is not None or is_with_other_hand(keys, "base", key)


def _is_free(key: Key) -> bool:
    """Return whether nobody set the way from a key, and nothing in it has a rate."""
    return is_plain(key.transition) and not key.transition.repeats


def _edges_s(track: Sequence[Key]) -> list[float]:
    return [edge_s for key in track for edge_s in (key.time_s, key.end_s)]


def _next(time_s: float, edges_s: Sequence[float]) -> list[float]:
    """Return how long, s, it is to the next of some moments in order; none after the last."""
    row = bisect_right(edges_s, time_s + SAME_TIME_S)
    return [edge_s - time_s for edge_s in edges_s[row : row + 1]]
