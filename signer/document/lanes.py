"""Keys put on lanes so that they stay in order, apart, whole, and made of finite numbers."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from signer.document.movement import movement_problems
from signer.document.queries import has_id
from signer.document.rows import ROWS, Row, find_row_key, keys_on, with_keys
from signer.document.sign import Key, ShoulderKey, Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.values import ACTING, Contact, LaneName, Orientation, Placement, SkinSpot

AnyKey = TypeVar("AnyKey", bound=Key | ShoulderKey)


def with_key(sign: Sign, name: LaneName, key: Key) -> Sign:
    """The sign with this key in place of the one of the same id; changed times are fitted between the neighbours."""
    return with_keys(sign, Row(name), exchanged(sign.lane(name).keys, whole(key)))


def with_row_key(sign: Sign, key: Key | ShoulderKey) -> Sign:
    """The same for a key of either kind, on whatever row it is; LookupError when there is none of its id."""
    row, _ = find_row_key(sign, key.id)
    return with_keys(sign, row, exchanged(keys_on(sign, row), sound(key)))


def with_new_key(sign: Sign, row: Row, key: Key | ShoulderKey) -> Sign:
    """The sign and one more key: one at the same moment is replaced, a hold it falls into ends before it."""
    if has_id(sign, key.id):
        raise ValueError(f"the id {key.id!r} is taken; use {'new_key_id' if row.part == 'hand' else 'new_shoulder_key_id'}")
    return with_keys(sign, row, inserted(keys_on(sign, row), sound(key)))


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
        row, key = find_row_key(sign, key_id)
        keys = keys_on(sign, row)
        index = keys.index(key)
        before, after = keys[index - 1] if index else None, keys[index + 1] if index + 1 < len(keys) else None
        high = min(high, LONGEST_S - key.end_s)
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
    for row in ROWS:
        keys = keys_on(sign, row)
        first = next((index for index, key in enumerate(keys) if key.id in ids), len(keys))
        followers.update(key.id for key in keys[first:])
    return ids | followers


def sound(key: Key | ShoulderKey) -> Key | ShoulderKey:
    """A key of either kind as a sign keeps it; ValueError for what cannot be."""
    if isinstance(key, Key):
        return whole(key)
    require_finite(time_s=key.time_s, hold_s=key.hold_s, elevation_rad=key.elevation_rad, protraction_rad=key.protraction_rad)
    if not 0.0 <= key.assist <= 1.0:
        raise ValueError(f"assist is {key.assist}; it must be from 0 to 1")
    return key


def whole(key: Key) -> Key:
    """The key as a sign keeps it.

    A second contact is only beside a first, joints are sorted, only changed ones have a name, and only a manner that acts an act.
    ValueError for a number that is not finite or out of its range, or a joint that is there twice.
    """
    require_finite_key(key)
    for _, words in movement_problems(key):
        raise ValueError(words)
    joints = tuple(sorted(key.joints))
    if len(dict(joints)) < len(joints):
        raise ValueError("a joint is there twice; give each one angle")
    second = key.second if key.contact is not None else None
    own = key.own_handshape if joints else ""
    act = key.act if key.contact is not None and key.contact.manner in ACTING else None
    if (second, joints, own, act) == (key.second, key.joints, key.own_handshape, key.act):
        return key
    return replace(key, second=second, joints=joints, own_handshape=own, act=act)


def require_finite(**numbers: float) -> None:
    """ValueError with the name of the first number that is infinite or not a number."""
    for name, number in numbers.items():
        if not math.isfinite(number):
            raise ValueError(f"{name} is {number}; it must be a finite number")


def require_finite_key(key: Key) -> None:
    """The same for every number of a key."""
    turned = key.orientation
    require_finite(time_s=key.time_s, hold_s=key.hold_s, swivel_rad=key.elbow.swivel_rad, height_m=key.transition.height_m)
    if isinstance(turned, Orientation):
        require_finite(pronation_rad=turned.pronation_rad, flexion_rad=turned.flexion_rad, deviation_rad=turned.deviation_rad)
    for placement in (key.placement, *([key.second] if key.second is not None else [])):
        for number in _numbers(placement):
            require_finite(target=number)
    require_finite(**dict(key.joints))


def _numbers(placement: Placement) -> tuple[float, ...]:
    if not isinstance(placement, Contact):
        return placement.point_m
    weights = placement.site.weights if isinstance(placement.site, SkinSpot) else ()
    return (placement.stand_off_m, *weights)


def _fitted(key: AnyKey, earlier: Sequence[AnyKey], later: Sequence[AnyKey]) -> AnyKey:
    first = earlier[-1].end_s + SHORTEST_GAP_S if earlier else 0.0
    last = later[0].time_s - SHORTEST_GAP_S if later else LONGEST_S
    time_s = stored(max(min(key.time_s, last), first))
    return replace(key, time_s=time_s, hold_s=stored(max(0.0, min(key.hold_s, last - time_s))))
