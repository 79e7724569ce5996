"""The description of a kind of track in sign files: form, reading, writing and checks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from signer.document.problems import Problem
from signer.document.tracks.kind import TrackKind
from signer.document.values import Extra, HandRole
from signer.files.form import TrackForm
from signer.files.json_text import Json

Within: TypeAlias = tuple[str | int, ...]
"""The steps from a track to something in it."""
Kept: TypeAlias = Callable[[Within], Extra]
"""Returns the unknown fields that something in a track keeps."""


@dataclass(frozen=True, slots=True)
class TrackFormat:
    """One kind of track as sign files hold it.

    Attributes:
        kind: the kind.
        form: what the object of such a track may hold.
        read: makes the track from its form, and from the unknown fields that its parts keep.
        write: returns the fields of a track beside kind and side.
        problems: yields what is wrong beyond the form: of the object, for a side, with the place of the track
            before each.
        finish_schema: completes the JSON Schema's definitions of these forms by what the forms cannot say.
    """

    kind: TrackKind
    form: type[TrackForm]
    read: Callable[[Any, Kept], Any]
    write: Callable[[Any], dict[str, Json]]
    problems: Callable[[dict[str, Json], HandRole | None, str], Iterator[Problem]]
    finish_schema: Callable[[dict[str, Any]], None]


def no_problems(_fields: dict[str, Json], _side: HandRole | None, _where: str) -> Iterator[Problem]:
    """Yield nothing: the form says all."""
    return iter(())


def items_in(fields: dict[str, Json], content: str, where: str) -> Iterator[tuple[dict[str, Json], str]]:
    """Yield the keys or spans of a track's object that are objects at all, with their places."""
    items = fields.get(content)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if isinstance(item, dict):
            yield item, f"{where}.{content}[{index}]"
