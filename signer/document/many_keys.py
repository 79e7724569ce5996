"""Many keys changed in time together: stretched, closed up, and those of one posture found."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from signer.document.rows import every_row_key, find_row_key, keys_on
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


def stretch_room(sign: Sign, ids: frozenset[str], about_s: float) -> tuple[float, float]:
    """The least and the greatest factor by which keys may be stretched before one meets what stays, its neighbour or an end of time."""
    low, high = LEAST_FACTOR, float("inf")
    for offset, slope in _rooms(sign, ids, about_s):
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


def _rooms(sign: Sign, ids: frozenset[str], about_s: float) -> Iterator[tuple[float, float]]:
    """What room is left beside each key as (at a factor of zero, more for each factor of one)."""
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
            else:
                yield following.time_s - SHORTEST_GAP_S - about_s, -end
