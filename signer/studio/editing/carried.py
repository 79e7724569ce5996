"""Keys and spans that were copied, and what else the clipboard of the system holds."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from nonmanuals.target import Place as PlaceTarget
from nonmanuals.target import Sweep
from signer.document.guesses import Guess
from signer.document.place_edits import new_place
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.span import Span
from signer.document.tracks.track import AnyItem, Item, TrackName
from signer.document.utterance import MOST_ITEMS
from signer.document.values import Place, SpacePoint
from signer.printable import quoted
from signer.studio.language import tr

MIME: Final = "application/x-asl-signer-keys"
FOREIGN: Final = tr("The clipboard holds something else than keys, copied elsewhere: copy keys, then paste.")
NO_GLOSSES: Final = tr("The clipboard holds no glosses: copy items of a sentence, or a line of glosses.")
LONGEST_GLOSS: Final = 60
"""Characters; a longer word is none. The longest of the library has 15."""
_NO_GLOSS: Final = re.compile(rf"[{{}}<>\[\]\"=\\\\\x00-\x1f]|://|.{{{LONGEST_GLOSS + 1}}}")


@dataclass(frozen=True)
class Carried:
    """Items that were copied.

    Attributes:
        items: with the rows that they were on, in order of time.
        places: of the room at which they look, or to which hands go.
        begins_s: the time that comes to the playhead.
        over: keys over which a face was copied, the first and the last; empty for a copy of keys.
        ends_s: when the last of these keys ends.
        guesses: of the keys, still to be settled.
    """

    items: tuple[tuple[TrackName, Item], ...]
    places: tuple[Place, ...] = ()
    begins_s: float = 0.0
    over: tuple[str, str] = ("", "")
    ends_s: float = 0.0
    guesses: tuple[Guess, ...] = ()


def carried(sign: Sign, items: tuple[tuple[TrackName, Item], ...], begins_s: float, **over: Any) -> Carried:
    """Take items of a sign along, with the places of the room that they name and what of them is guessed."""
    wanted = {place for _, item in items for place in _places_of(item)}
    ids = {item.id for _, item in items}
    guesses = tuple(one for one in sign.guesses if one.key_id in ids)
    places = tuple(one for one in sign.places if one.id in wanted)
    return Carried(items, places, begins_s, guesses=guesses, **over)


def keep_board() -> None:
    """Let the clipboard of the system hold that keys were copied here, in place of what it held."""
    if (board := _board()) is not None:
        data = QMimeData()
        data.setData(MIME, b"keys")
        board.setMimeData(data)


def is_board_foreign() -> bool:
    """Return whether something was copied elsewhere since."""
    board = _board()
    return board is not None and not board.ownsClipboard() and bool(board.mimeData().formats())


def line_of_glosses(text: str) -> str:
    """Return a text of the clipboard as a line of glosses; ValueError says why it is none."""
    words = text.split()
    if not words:
        raise ValueError(NO_GLOSSES)
    if len(words) > MOST_ITEMS:
        raise ValueError(
            tr(
                "The clipboard holds {count} words; a sentence has at most {most_items} items.",
                count=len(words),
                most_items=MOST_ITEMS,
            )
        )
    foreign = next((word for word in words if _NO_GLOSS.search(word)), None)
    if foreign is not None:
        raise ValueError(
            tr("The clipboard holds no line of glosses: {foreign} is none.", foreign=quoted(foreign))
        )
    return " ".join(words)


def with_places_of(sign: Sign, copied: Carried) -> tuple[Sign, dict[str, str]]:
    """Return the sign with the places that copied items need, and their ids in it by those they had.

    A place that is the same is the same; one whose id means another place gets an id of its own.
    """
    names: dict[str, str] = {}
    for place in copied.places:
        there = next((one for one in sign.places if one.id == place.id), None)
        made = place if there is None else replace(place, id=new_place(sign).id)
        if there is not None and replace(there, name=place.name) == place:
            names[place.id] = place.id
            continue
        names[place.id] = made.id
        sign = replace(sign, places=(*sign.places, made))
    return sign, names


def with_place_ids(item: AnyItem, names: dict[str, str]) -> AnyItem:
    """Return a key or span whose places have other ids."""
    changed: Any = item
    if isinstance(changed, Key):
        placed = changed.placement
        if isinstance(placed, SpacePoint) and placed.place:
            placed = replace(placed, place=names.get(placed.place, placed.place))
            changed = replace(changed, placement=placed)
    elif isinstance(changed, Span):
        target = changed.target
        if isinstance(target, PlaceTarget):
            changed = replace(changed, target=replace(target, id=names.get(target.id, target.id)))
        elif isinstance(target, Sweep):
            ends = (names.get(one, one) for one in (target.start, target.end))
            changed = replace(changed, target=Sweep(*ends))
    return cast(AnyItem, changed)


def _places_of(item: Item) -> tuple[str, ...]:
    """Return the ids of the places of the room that a key or span names."""
    if isinstance(item, Key):
        return (item.placement.place,) if isinstance(item.placement, SpacePoint) else ()
    target = item.target if isinstance(item, Span) else None
    if isinstance(target, PlaceTarget):
        return (target.id,)
    return (target.start, target.end) if isinstance(target, Sweep) else ()


def _board() -> Any:
    """Return the clipboard of the system; None without a window system."""
    return QGuiApplication.clipboard() if isinstance(QGuiApplication.instance(), QGuiApplication) else None
