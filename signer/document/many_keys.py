"""Many keys changed in time together: stretched, closed up, and those of one posture found."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from signer.document.lanes import with_row_key
from signer.document.rows import ROWS, every_row_key, find_row_key, keys_on, with_keys
from signer.document.sign import Key, ShoulderKey, Sign
from signer.document.timing import LONGEST_S, SAME_TIME_S, SHORTEST_GAP_S, stored

AnyKey = TypeVar("AnyKey", bound=Key | ShoulderKey)

LEAST_FACTOR = 0.01


def with_posture(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """The keys and all that begin at the same moments on other rows: a posture of both hands and shoulders."""
    times = [find_row_key(sign, key_id)[1].time_s for key_id in ids]
    return ids | {key.id for _, key in every_row_key(sign) if any(abs(key.time_s - time_s) <= SAME_TIME_S for time_s in times)}


def stretched(key: AnyKey, about_s: float, factor: float) -> AnyKey:
    """The key and its hold `factor` times as far from a moment."""
    start_s = stored(about_s + (key.time_s - about_s) * factor)
    return replace(key, time_s=start_s, hold_s=stored(about_s + (key.end_s - about_s) * factor - start_s))


def shifted(keys: tuple[AnyKey, ...], ids: frozenset[str], dt_s: float) -> tuple[AnyKey, ...]:
    """The keys of a row, some of them by so much later."""
    return tuple(replace(key, time_s=stored(key.time_s + dt_s)) if key.id in ids else key for key in keys)


def followers(sign: Sign, ids: frozenset[str]) -> frozenset[str]:
    """What comes after the last of these keys on each of their rows."""
    found: set[str] = set()
    for row in ROWS:
        keys = keys_on(sign, row)
        last = max((index for index, key in enumerate(keys) if key.id in ids), default=len(keys))
        found.update(key.id for key in keys[last + 1 :])
    return frozenset(found)


def last_end_s(sign: Sign, ids: frozenset[str]) -> float:
    """When the last hold of these keys ends; zero without any."""
    return max((find_row_key(sign, key_id)[1].end_s for key_id in ids), default=0.0)


def with_hold(sign: Sign, key_id: str, hold_s: float) -> Sign:
    """The sign with another hold of a key; what comes later on its row goes along with the end of it."""
    row, key = find_row_key(sign, key_id)
    keys = keys_on(sign, row)
    step = min(max(hold_s, 0.0) - key.hold_s, LONGEST_S - keys[-1].end_s)
    sign = with_keys(sign, row, shifted(keys, followers(sign, frozenset({key_id})), step))
    return with_row_key(sign, replace(key, hold_s=stored(key.hold_s + step)))


def with_span(sign: Sign, key_id: str, time_s: float, end_s: float) -> Sign:
    """The sign with a key that begins and ends then; one that would begin within its neighbour begins right after it."""
    row, key = find_row_key(sign, key_id)
    keys = keys_on(sign, row)
    index = keys.index(key)
    first_s = keys[index - 1].end_s + SHORTEST_GAP_S if index else 0.0
    start_s = stored(max(time_s, first_s))
    return with_row_key(sign, replace(key, time_s=start_s, hold_s=stored(max(0.0, end_s - start_s))))


def with_stretched(sign: Sign, ids: frozenset[str], about_s: float, factor: float, *, ripple: bool) -> Sign:
    """The sign with keys `factor` times as far from a moment, as far as there is room; with `ripple` later ones go along with the last end."""
    later = followers(sign, ids) if ripple else frozenset()
    low, high = stretch_room(sign, ids, about_s, later)
    times = min(max(factor, low), high)
    later_s = (last_end_s(sign, ids) - about_s) * (times - 1.0)
    for row in ROWS:
        keys = shifted(keys_on(sign, row), later, later_s)
        sign = with_keys(sign, row, tuple(stretched(key, about_s, times) if key.id in ids else key for key in keys))
    return sign


def stretch_room(sign: Sign, ids: frozenset[str], about_s: float, later: frozenset[str] = frozenset()) -> tuple[float, float]:
    """The least and the greatest factor by which keys may be stretched before one meets what stays, its neighbour or an end of time.

    The keys of `later` go along with the end of them all.
    """
    low, high = LEAST_FACTOR, float("inf")
    for offset, slope in _rooms(sign, ids, about_s, later):
        # offset + slope * factor is what room is left; it is not negative for a factor of one
        if slope > 0.0:
            low = max(low, -offset / slope)
        elif slope < 0.0:
            high = min(high, -offset / slope)
    return min(low, 1.0), max(high, 1.0)


def closed_up(keys: tuple[AnyKey, ...], ids: frozenset[str]) -> tuple[AnyKey, ...]:
    """The keys of a row without some; what follows one of these comes as much earlier as it leaves room."""
    kept: list[AnyKey] = []
    earlier_s = 0.0
    for index, key in enumerate(keys):
        if key.id not in ids:
            kept.append(replace(key, time_s=stored(key.time_s - earlier_s)))
        elif index + 1 < len(keys):
            earlier_s += keys[index + 1].time_s - key.time_s
    return tuple(kept)


def _rooms(sign: Sign, ids: frozenset[str], about_s: float, later: frozenset[str]) -> Iterator[tuple[float, float]]:
    """What room is left beside each key as (at a factor of zero, more for each factor of one)."""
    grown = last_end_s(sign, ids) - about_s  # what goes along goes by this much for each factor of one
    if later:
        yield LONGEST_S - last_end_s(sign, later) + grown, -grown
    for key_id in ids:
        row, key = find_row_key(sign, key_id)
        keys = keys_on(sign, row)
        index = keys.index(key)
        start, end = key.time_s - about_s, key.end_s - about_s
        yield about_s, start
        yield LONGEST_S - about_s, -end
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
