"""Many keys changed in time together: stretched, closed up, and those of one posture found."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from signer.document.fitting import with_followers
from signer.document.items import every_item, find_item, items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored
from signer.document.tracks.kinds import TRACK_NAMES, kind_of
from signer.document.tracks.track import AnyItem

LEAST_FACTOR = 0.01


def with_posture(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """Return the items with all that begins at the same moments as a key of them: whole postures.

    A posture is of hands and shoulders, torso and head. A span goes along with keys and takes none
    along: a nod is moved or copied by itself.
    """
    found = (find_item(sign, item_id) for item_id in ids)
    times = [item.time_s for row, item in found if not kind_of(row).ramps]
    return ids | {
        key.id
        for _, key in every_item(sign)
        if any(abs(key.time_s - time_s) <= SAME_TIME_S for time_s in times)
    }


def moved_along(sign: Sign, ids: frozenset[str], *, ripple: bool, as_one: bool) -> frozenset[str]:
    """Return the keys that move along when some keys move.

    With `ripple` these are all later ones of their rows, with `as_one` those of the same postures.
    """
    while True:
        more = with_posture(sign, ids) if as_one else ids
        more = with_followers(sign, more) if ripple else more
        if more == ids:
            return ids
        ids = more


def stretched(key: AnyItem, about_s: float, factor: float, ramps: Iterable[str] = ()) -> AnyItem:
    """Return the item with its hold, and its ramps, `factor` times as far from a moment."""
    start_s = stored(about_s + (key.time_s - about_s) * factor)
    longer = {name: stored(min(getattr(key, name) * factor, LONGEST_S)) for name in ramps}
    return replace(
        key, time_s=start_s, hold_s=stored(about_s + (key.end_s - about_s) * factor - start_s), **longer
    )


def shifted(keys: tuple[AnyItem, ...], ids: frozenset[str], dt_s: float) -> tuple[AnyItem, ...]:
    """The keys of a row, some of them by so much later."""
    return tuple(replace(key, time_s=stored(key.time_s + dt_s)) if key.id in ids else key for key in keys)


def with_moved(sign: Sign, ids: frozenset[str], dt_s: float) -> Sign:
    """Put keys by so much later, on whatever rows they are; whoever asks has looked whether there is room."""
    for row in TRACK_NAMES:
        sign = with_items(sign, row, shifted(items_on(sign, row), ids, dt_s))
    return sign


def followers(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """Return the ids of all keys after the last of these on each of their tracks."""
    found: set[str] = set()
    for row in TRACK_NAMES:
        keys = items_on(sign, row)
        last = max((index for index, key in enumerate(keys) if key.id in ids), default=len(keys))
        found.update(key.id for key in keys[last + 1 :])
    return frozenset(found)


def last_end_s(sign: Sign, ids: frozenset[str]) -> float:
    """Return when the last hold of these keys ends, s; zero without any."""
    return max((find_item(sign, key_id)[1].end_s for key_id in ids), default=0.0)


def with_stretched(
    sign: Sign, ids: frozenset[str], about_s: float, factor: float, *, ripple: bool, as_one: bool = False
) -> Sign:
    """Put keys `factor` times as far from a moment, as far as there is room.

    With `ripple` later keys go along with the last end.
    """
    later = (
        moved_along(sign, followers(sign, ids), ripple=True, as_one=as_one) - ids if ripple else frozenset()
    )
    low, high = stretch_room(sign, ids, about_s, later)
    times = min(max(factor, low), high)
    later_s = (last_end_s(sign, ids) - about_s) * (times - 1.0)
    for row in TRACK_NAMES:
        keys = shifted(items_on(sign, row), later, later_s)
        ramps = kind_of(row).ramps
        sign = with_items(
            sign, row, tuple(stretched(key, about_s, times, ramps) if key.id in ids else key for key in keys)
        )
    return sign


def stretch_room(
    sign: Sign, ids: frozenset[str], about_s: float, later: frozenset[str] = frozenset()
) -> tuple[float, float]:
    """Return the least and the greatest factor by which keys may be stretched in time.

    A key is stopped where it meets one that stays, its neighbour, or an end of time. The keys of `later` go
    along with the end of them all.
    """
    low, high = LEAST_FACTOR, float("inf")
    for offset, slope in _rooms(sign, ids, about_s, later):
        # offset + slope * factor is what room is left; it is not negative for a factor of one
        if slope > 0.0:
            low = max(low, -offset / slope)
        elif slope < 0.0:
            high = min(high, -offset / slope)
    return min(low, 1.0), max(high, 1.0)


def closed_up(keys: tuple[AnyItem, ...], ids: frozenset[str]) -> tuple[AnyItem, ...]:
    """The keys of a row without some; what follows one of these comes as much earlier as it leaves room."""
    kept: list[AnyItem] = []
    earlier_s = 0.0
    for index, key in enumerate(keys):
        if key.id not in ids:
            kept.append(replace(key, time_s=stored(key.time_s - earlier_s)))
        elif index + 1 < len(keys):
            earlier_s += keys[index + 1].time_s - key.time_s
    return tuple(kept)


def _rooms(
    sign: Sign, ids: frozenset[str], about_s: float, later: frozenset[str]
) -> Iterator[tuple[float, float]]:
    """Yield the room beside each key, s, as (room at a factor of zero, growth per unit of factor)."""
    grown = last_end_s(sign, ids) - about_s  # what goes along goes by this much for each factor of one
    if later:
        yield LONGEST_S - last_end_s(sign, later) + grown, -grown
    for row in TRACK_NAMES if later else ():
        if kind_of(row).nests:
            continue
        for before, key in pairwise(items_on(sign, row)):
            if key.id in later and before.id not in later and before.id not in ids:
                yield key.time_s - before.end_s - SHORTEST_GAP_S - grown, grown
    for key_id in ids:
        row, key = find_item(sign, key_id)
        keys = items_on(sign, row)
        index = keys.index(key)
        start, end = key.time_s - about_s, key.end_s - about_s
        yield about_s, start
        yield LONGEST_S - about_s, -end
        if kind_of(row).nests:
            continue
        if index and keys[index - 1].id not in ids:
            yield about_s - keys[index - 1].end_s - SHORTEST_GAP_S, start
        if index + 1 < len(keys):
            following = keys[index + 1]
            if following.id in ids:
                yield -SHORTEST_GAP_S, following.time_s - key.end_s
            elif following.id in later:
                yield following.time_s - SHORTEST_GAP_S - about_s - grown, grown - end
            else:
                yield following.time_s - SHORTEST_GAP_S - about_s, -end
