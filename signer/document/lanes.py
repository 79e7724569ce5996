"""Keys put on lanes so that they stay in order, apart, and made of finite numbers."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from signer.document.queries import find_key, neighbours
from signer.document.sign import Key, Lane, ShoulderKey, Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.values import LANES, Contact, LaneName, Orientation

AnyKey = TypeVar("AnyKey", bound=Key | ShoulderKey)


def with_lane(sign: Sign, name: LaneName, lane: Lane) -> Sign:
    """The sign with another lane; a lane that did not change stays the same object, as motion solves only what differs."""
    if lane == sign.lane(name):
        return sign
    return replace(sign, dominant=lane) if name == "dominant" else replace(sign, base=lane)


def with_key(sign: Sign, name: LaneName, key: Key) -> Sign:
    """The sign with this key in place of the one of the same id; changed times are fitted between the neighbours."""
    require_finite_key(key)
    return with_lane(sign, name, Lane(exchanged(sign.lane(name).keys, key)))


def exchanged(keys: tuple[AnyKey, ...], key: AnyKey) -> tuple[AnyKey, ...]:
    """The keys with this one in place of the one of the same id; changed times are fitted between its neighbours."""
    index = [other.id for other in keys].index(key.id)
    if (key.time_s, key.hold_s) != (keys[index].time_s, keys[index].hold_s):
        key = _fitted(key, keys[:index], keys[index + 1 :])
    return (*keys[:index], key, *keys[index + 1 :])


def inserted(keys: tuple[AnyKey, ...], key: AnyKey) -> tuple[AnyKey, ...]:
    """The keys and one more: one at the same moment is replaced, a hold it falls into ends before it."""
    key = replace(key, time_s=stored(min(max(0.0, key.time_s), LONGEST_S)))
    earlier = [other for other in keys if other.time_s < key.time_s - SAME_TIME_S]
    later = [other for other in keys if other.time_s > key.time_s + SAME_TIME_S]
    if earlier and earlier[-1].end_s > key.time_s - SHORTEST_GAP_S:
        before = earlier[-1]
        earlier[-1] = replace(before, hold_s=stored(max(0.0, key.time_s - SHORTEST_GAP_S - before.time_s)))
    return (*earlier, _fitted(key, earlier, later), *later)


def room(sign: Sign, ids: frozenset[str]) -> tuple[float, float]:
    """How far earlier (negative) and later keys may move together before one meets a key that stays, or zero."""
    low, high = -LONGEST_S, LONGEST_S
    for key_id in ids:
        lane, key = find_key(sign, key_id)
        high = min(high, LONGEST_S - key.end_s)
        before, after = neighbours(sign.lane(lane), key_id)
        if before is None:
            low = max(low, -key.time_s)
        elif before.id not in ids:
            low = max(low, before.end_s + SHORTEST_GAP_S - key.time_s)
        if after is not None and after.id not in ids:
            high = min(high, after.time_s - SHORTEST_GAP_S - key.end_s)
    return min(low, 0.0), max(high, 0.0)


def with_followers(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """The keys and all that come after the first of them on its lane."""
    followers: set[str] = set()
    for name in LANES:
        keys = sign.lane(name).keys
        first = next((index for index, key in enumerate(keys) if key.id in ids), len(keys))
        followers.update(key.id for key in keys[first:])
    return ids | followers


def require_finite(**numbers: float) -> None:
    """ValueError with the name of the first number that is infinite or not a number."""
    for name, number in numbers.items():
        if not math.isfinite(number):
            raise ValueError(f"{name} is {number}; it must be a finite number")


def require_finite_key(key: Key) -> None:
    """The same for every number of a key."""
    placement, turned = key.placement, key.orientation
    target = (placement.stand_off_m,) if isinstance(placement, Contact) else placement.point_m
    require_finite(time_s=key.time_s, hold_s=key.hold_s, swivel_rad=key.elbow.swivel_rad, height_m=key.transition.height_m)
    if isinstance(turned, Orientation):
        require_finite(pronation_rad=turned.pronation_rad, flexion_rad=turned.flexion_rad, deviation_rad=turned.deviation_rad)
    for number in target:
        require_finite(target=number)


def _fitted(key: AnyKey, earlier: Sequence[AnyKey], later: Sequence[AnyKey]) -> AnyKey:
    first = earlier[-1].end_s + SHORTEST_GAP_S if earlier else 0.0
    last = later[0].time_s - SHORTEST_GAP_S if later else LONGEST_S
    time_s = stored(max(min(key.time_s, last), first))
    return replace(key, time_s=time_s, hold_s=stored(max(0.0, min(key.hold_s, last - time_s))))
