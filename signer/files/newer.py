"""What only a newer Signer knows of a sign: kept when its file is read, put back at its places when it is written."""

import json
from collections.abc import Iterable
from typing import Any, TypeAlias

from signer.document.values import Extra
from signer.files.json_text import Json, one_line
from signer.files.mistakes import Steps

Owned: TypeAlias = dict[Steps, Extra]
"""Unknown fields by the way to what keeps them."""


def by_owner(unknown: Iterable[tuple[Steps, Json]]) -> Owned:
    """Unknown fields, each told by the way to it, as what keeps them has them."""
    found: Owned = {}
    for steps, item in unknown:
        owner = _owner(steps)
        within = "/".join(_escaped(part) for part in steps[len(owner) :])
        found[owner] = (*found.get(owner, ()), (within, one_line(item)))
    return found


def put_back(fields: dict[str, Json], extra: Extra) -> dict[str, Json]:
    """The fields with the unknown ones put back; those whose place is gone (a contact that became a point) go with it."""
    for pointer, text in extra:
        *way, name = (part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/"))
        holder: Any = fields
        for part in way:
            holder = holder.get(part) if isinstance(holder, dict) else _item(holder, part)
        if isinstance(holder, dict):
            holder[name] = json.loads(text)
    return fields


def _owner(steps: Steps) -> Steps:
    """The way to what keeps an unknown field: the nearest thing that may be moved or taken away by itself, else the sign."""
    if steps[0] == "markers" and len(steps) > 2:
        return steps[:2]
    if steps[0] == "lanes" and len(steps) > 4 and steps[2] == "keys":
        return steps[:6] if steps[4] == "local" and len(steps) > 6 else steps[:4]
    return ()


def _escaped(part: str | int) -> str:
    return str(part).replace("~", "~0").replace("/", "~1")


def _item(holder: Json, part: str) -> Json:
    index = int(part) if part.isdecimal() else -1
    return holder[index] if isinstance(holder, list) and 0 <= index < len(holder) else None
