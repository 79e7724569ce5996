"""Fields that only a newer Signer knows: kept on reading a sign, put back in place on writing it."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from signer.document.values import Extra, UnknownField
from signer.files.json_text import Json, Steps, one_line

Owned: TypeAlias = dict[Steps, Extra]
"""Unknown fields by the way to what keeps them."""


class Strange(NamedTuple):
    """A field that a form does not have.

    Attributes:
        steps: the way to it.
        item: what it holds.
        known: the names that the form knows there.
        after: those of them that stand before it in its object.
    """

    steps: Steps
    item: Json
    known: tuple[str, ...]
    after: tuple[str, ...]


def by_owner(unknown: Iterable[Strange], content: Json = None) -> Owned:
    """Sort unknown fields by what keeps them; in `content`, the whole file, the tracks have their names."""
    found: dict[Steps, list[UnknownField]] = {}
    for turn, (steps, item, _, after) in enumerate(unknown):
        owner = _owner(steps)
        within = "/".join(_escaped(part) for part in _named(steps, content)[len(owner) :])
        found.setdefault(owner, []).append(UnknownField(within, one_line(item), after, turn))
    return {owner: tuple(sorted(fields, key=lambda one: one.place)) for owner, fields in found.items()}


def put_back(fields: dict[str, Json], extra: Extra) -> dict[str, Json]:
    """Add the unknown fields to `fields` where they stood.

    Those whose place is gone (a contact that became a point) are dropped with it.
    """
    by_holder: dict[str, list[UnknownField]] = {}
    for one in sorted(extra, key=lambda one: one.turn):
        by_holder.setdefault(one.place.rpartition("/")[0], []).append(one)
    for way, found in by_holder.items():
        holder: Any = fields
        for part in way.split("/") if way else ():
            name = _plain(part)
            holder = holder.get(name) if isinstance(holder, dict) else _item(holder, name)
        if isinstance(holder, dict):
            _insert(holder, found)
        elif isinstance(holder, list):  # whole tracks of kinds that are not known
            holder.extend(json.loads(one.text) for one in found)
    return fields


def track_step(fields: dict[str, Json]) -> str:
    """Return the step that names a track in the place of an unknown field: its kind and side.

    The track's number cannot stand for it, as that may change in a file.
    """
    return f"{fields.get('kind', '')},{fields.get('side', '')}"


def _named(steps: Steps, content: Json) -> Steps:
    if len(steps) > 1 and steps[0] == "tracks" and isinstance(steps[1], int):
        return ("tracks", track_step(content["tracks"][steps[1]]), *steps[2:])
    return steps


def _insert(holder: dict[str, Json], found: Iterable[UnknownField]) -> None:
    """Add fields to an object, each after the last field that stood before it and is still there.

    A field that is there already is replaced.
    """
    following: dict[str, dict[str, Json]] = {}
    for one in found:
        name, value = _plain(one.place.rpartition("/")[2]), json.loads(one.text)
        if name in holder:
            holder[name] = value
        else:
            before = next((known for known in reversed(one.after) if known in holder), "")
            following.setdefault(before, {})[name] = value
    known = dict(holder)
    holder.clear()
    holder.update(following.get("", {}))
    for name, value in known.items():
        holder[name] = value
        holder.update(following.get(name, {}))


def _owner(steps: Steps) -> Steps:
    """Return the way to the owner of an unknown field.

    The owner is the nearest thing that may be moved or removed by itself, else the sign.
    """
    if steps[0] in ("markers", "places", "items", "spans", "guesses") and len(steps) > 2:
        return steps[:2]
    if steps[0] == "video" and len(steps) > 1:
        return steps[:1]
    if steps[0] == "tracks" and len(steps) > 4 and steps[2] in ("keys", "spans"):
        return steps[:6] if steps[4] == "local" and len(steps) > 6 else steps[:4]
    return ()


def _plain(part: str) -> str:
    return part.replace("~1", "/").replace("~0", "~")


def _escaped(part: str | int) -> str:
    return str(part).replace("~", "~0").replace("/", "~1")


def _item(holder: Json, part: str) -> Json:
    if isinstance(holder, list) and "," in part:
        return next((track for track in holder if track_step(track) == part), None)
    index = int(part) if part.isdecimal() else -1
    return holder[index] if isinstance(holder, list) and 0 <= index < len(holder) else None
