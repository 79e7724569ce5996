"""The keys and spans of a sign, of whatever kind, by their tracks and ids."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.track import Item, TrackName, items_of, name_of

N = TypeVar("N")
I = TypeVar("I", bound=Item)  # noqa: E741 - an item


def items_on(sign: Sign, name: TrackName) -> tuple[Any, ...]:
    """Return the items of a track in order of time."""
    return items_of(sign.track(name))


def with_items(sign: Sign, name: TrackName, items: Sequence[Item]) -> Sign:
    """Return the sign with other items on a track.

    A track that did not change stays the same object, because caches go by that. Items that may lie within
    each other are put in order of time.
    """
    track = sign.track(name)
    if kind_of(name).nests:
        items = sorted(items, key=lambda item: (item.time_s, -item.hold_s))
    return sign.with_tracks(replace(track, **{track.content: tuple(items)}))


def every_item(sign: Sign) -> Iterator[tuple[TrackName, Any]]:
    """Yield all items with the names of their tracks, in the registry's order: those of the hands first."""
    for track in sign.tracks:
        for item in items_of(track):
            yield name_of(track), item


def find_item(sign: Sign, item_id: str) -> tuple[TrackName, Any]:
    """Return the item of an id, of any kind, and its track's name; LookupError when there is none."""
    return of_id(every_item(sign), item_id)


def of_id(named: Iterable[tuple[N, I]], item_id: str) -> tuple[N, I]:
    """Return the one of an id of some items with their tracks; LookupError when there is none."""
    known = []
    for name, item in named:
        if item.id == item_id:
            return name, item
        known.append(item.id)
    raise LookupError(f"no key {item_id!r} in this sign; its keys: {', '.join(known) or 'none'}")


def item_under(sign: Sign, name: TrackName, time_s: float) -> Any | None:
    """Return the item of a track whose moment or hold contains the time, None without one."""
    return next(
        (
            item
            for item in items_on(sign, name)
            if item.time_s - SAME_TIME_S <= time_s <= item.end_s + SAME_TIME_S
        ),
        None,
    )


def has_id(sign: Sign, item_id: str) -> bool:
    """Return whether an item of any track has that id."""
    return any(item.id == item_id for _, item in every_item(sign))


def new_item_id(sign: Sign, name: TrackName) -> str:
    """Return an unused item id: the letter of the track's kind and a number.

    The number is the one after the highest in use.
    """
    letter = kind_of(name).letter
    ids = (item.id for _, item in every_item(sign))
    used = (int(one[1:]) for one in ids if one[:1] == letter and one[1:].isdecimal())
    return f"{letter}{max(used, default=0) + 1}"
