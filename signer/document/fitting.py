"""Items fitted into tracks, so that they stay in order, apart, and as a sign may keep them."""

from collections.abc import Sequence
from dataclasses import replace

from signer.document.items import find_item, has_id, items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.track import AnyItem, Item, TrackName
from signer.document.values import HandRole


def with_key(sign: Sign, role: HandRole, key: Key) -> Sign:
    """Return the sign with a hand's key replaced by id, its times fitted between the neighbours."""
    name = TrackName("hand", role)
    return with_items(sign, name, _exchanged(items_on(sign, name), kind_of(name).checked(key)))


def with_item(sign: Sign, item: Item) -> Sign:
    """Return the sign with an item replaced by id, its times fitted; LookupError when there is none."""
    name, _ = find_item(sign, item.id)
    item = kind_of(name).checked(item)
    if kind_of(name).nests:
        return with_items(
            sign, name, [_fitted(item, (), ()) if one.id == item.id else one for one in items_on(sign, name)]
        )
    return with_items(sign, name, _exchanged(items_on(sign, name), item))


def with_new_item(sign: Sign, name: TrackName, item: Item) -> Sign:
    """Return the sign with one more item, which replaces any item at the same moment.

    A hold that it falls into ends before it, unless items of the kind may lie within each other.
    """
    if has_id(sign, item.id):
        raise ValueError(f"the id {item.id!r} is taken; use new_item_id")
    item = kind_of(name).checked(item)
    if kind_of(name).nests:
        return with_items(sign, name, [*items_on(sign, name), _fitted(item, (), ())])
    return with_items(sign, name, _inserted(items_on(sign, name), item))


def _exchanged(keys: tuple[AnyItem, ...], key: AnyItem) -> tuple[AnyItem, ...]:
    """Return the items with one replaced by id; changed times are fitted between its neighbours."""
    index = [other.id for other in keys].index(key.id)
    if (key.time_s, key.hold_s) != (keys[index].time_s, keys[index].hold_s):
        key = _fitted(key, keys[:index], keys[index + 1 :])
    return (*keys[:index], key, *keys[index + 1 :])


def _inserted(keys: tuple[AnyItem, ...], key: AnyItem) -> tuple[AnyItem, ...]:
    """Return the items with one more, which replaces any item at the same moment.

    A hold that it falls into ends before it.
    """
    key = replace(key, time_s=stored(min(max(0.0, key.time_s), LONGEST_S)))
    earlier = [other for other in keys if other.time_s < key.time_s - SAME_TIME_S]
    later = [other for other in keys if other.time_s > key.time_s + SAME_TIME_S]
    if earlier and earlier[-1].end_s > key.time_s - SHORTEST_GAP_S:
        before = earlier[-1]
        earlier[-1] = replace(before, hold_s=stored(max(0.0, key.time_s - SHORTEST_GAP_S - before.time_s)))
    return (*earlier, _fitted(key, earlier, later), *later)


def room(sign: Sign, ids: frozenset[str]) -> tuple[float, float]:
    """Return how far items may move together, s: earlier (negative) and later.

    The limit is where one of them meets an item that stays, or time zero.
    """
    low, high = -LONGEST_S, LONGEST_S
    for key_id in ids:
        name, key = find_item(sign, key_id)
        keys = items_on(sign, name)
        index, nests = keys.index(key), kind_of(name).nests
        before, after = (
            keys[index - 1] if index and not nests else None,
            keys[index + 1] if index + 1 < len(keys) and not nests else None,
        )
        high = min(high, LONGEST_S - key.end_s)
        if before is None:
            low = max(low, -key.time_s)
        elif before.id not in ids:
            low = max(low, before.end_s + SHORTEST_GAP_S - key.time_s)
        if after is not None and after.id not in ids:
            high = min(high, after.time_s - SHORTEST_GAP_S - key.end_s)
    return min(low, 0.0), max(high, 0.0)


def with_followers(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """Return the ids and those of all that comes after the first of them on its track."""
    followers: set[str] = set()
    for name in TRACK_NAMES:
        keys = items_on(sign, name)
        first = next((index for index, key in enumerate(keys) if key.id in ids), len(keys))
        followers.update(key.id for key in keys[first:])
    return ids | followers


def _fitted(key: AnyItem, earlier: Sequence[AnyItem], later: Sequence[AnyItem]) -> AnyItem:
    first = earlier[-1].end_s + SHORTEST_GAP_S if earlier else 0.0
    last = later[0].time_s - SHORTEST_GAP_S if later else LONGEST_S
    time_s = stored(max(min(key.time_s, last), first))
    return replace(key, time_s=time_s, hold_s=stored(max(0.0, min(key.hold_s, last - time_s))))
