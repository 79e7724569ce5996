"""JSON as sign files use it: read strictly, and written the same way every time.

Anything that other readers would take differently is refused.
"""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from signer.document.problems import Problem
from signer.errors import SignFileError
from signer.phrases import phrase
from signer.printable import excerpt, printable

Json: TypeAlias = Any
Steps: TypeAlias = tuple[str | int, ...]
"""The way to a value: names of fields and numbers of items."""
MAX_BYTES: Final = 5_000_000
MAX_DEPTH: Final = 32
MAX_ITEMS: Final = 5_000
"""In one list or object; a track has a thousand keys at most."""
MAX_VALUES: Final = 300_000
"""In all; four full tracks have less. A file of five megabytes could hold millions, each of them a mistake to
be told."""
LINE_WIDTH: Final = 110
_TOO_DEEP: Final = phrase(
    "lists and objects are nested more than {most} deep; is it another file?", most=MAX_DEPTH
)
_TOLD: Final = {
    "Expecting ',' delimiter": phrase("a comma or a closing bracket is missing"),
    "Expecting ':' delimiter": phrase("a colon is missing"),
    "Expecting property name enclosed in double quotes": phrase("a name in double quotes is missing"),
    "Expecting value": phrase("a value is missing"),
    "Extra data": phrase("more follows behind the end"),
    "Unterminated string starting at": phrase("a text that begins there does not end"),
}
"""Mistakes by what Python says of them; a rarer one is told in its words."""


class _Object(dict[str, Json]):
    """An object of the text that remembers names written twice."""

    repeated: tuple[str, ...] = ()


def parse(data: bytes, name: str, word: str = "sign") -> tuple[dict[str, Json], list[Problem]]:
    """The object that the text is, and what in it other readers would take differently (names twice, NaN).

    SignFileError for anything that is not one JSON object in UTF-8.
    """
    if len(data) > MAX_BYTES:
        raise SignFileError(
            name,
            [
                phrase(
                    "the file has {size:.0f} MB, a {word} has less than {most:.0f}; is it another file?",
                    size=len(data) / 1e6,
                    word=word,
                    most=MAX_BYTES / 1e6,
                )
            ],
        )
    text = _text(data, name)
    if not text.strip():
        raise SignFileError(name, [phrase("the file is empty; open another file")])
    try:
        value = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        if words := _conflict(text):
            raise SignFileError(name, [words]) from None
        raise SignFileError(
            name,
            [
                phrase(
                    "line {lineno}, column {colno}: not JSON: {told}",
                    lineno=error.lineno,
                    colno=error.colno,
                    told=_TOLD.get(error.msg, error.msg),
                )
            ],
        ) from None
    except RecursionError:
        raise SignFileError(name, [_TOO_DEEP]) from None
    except ValueError:  # an integer of thousands of digits
        raise SignFileError(name, [phrase("a number in the file has too many digits to be one")]) from None
    if not isinstance(value, dict):
        raise SignFileError(
            name,
            [
                phrase(
                    "a {word} file holds one object {{...}}, this one holds {value}; is it another file?",
                    word=word,
                    value=kind(value),
                )
            ],
        )
    if words := _size_problem(value):
        raise SignFileError(name, [words])
    return value, list(_unfit(value, ""))


def kind(value: Json) -> str:
    """Describe a JSON value in words: its kind, and the start of a number or a text."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return phrase("the number {value}", value=excerpt(str(value)))
    if isinstance(value, str):
        return phrase("the text {value}", value=printable(json.dumps(value[:40], ensure_ascii=False)))
    return phrase("a list") if isinstance(value, list) else phrase("an object")


def one_line(value: Json) -> str:
    """The value on one line; numbers are the shortest that read back exactly."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def pretty(value: Json, indent: int = 0) -> str:
    """The value over several lines, but whatever fits on one line is on one line."""
    line = one_line(value)
    if not value or not isinstance(value, (dict, list)) or indent + len(line) <= LINE_WIDTH:
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        items = [f"{inner}{one_line(name)}: {pretty(item, indent + 2)}" for name, item in value.items()]
        opening, closing = "{", "}"
    else:
        items = [f"{inner}{pretty(item, indent + 2)}" for item in value]
        opening, closing = "[", "]"
    return f"{opening}\n" + ",\n".join(items) + f"\n{' ' * indent}{closing}"


def _text(data: bytes, name: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise SignFileError(name, [phrase("the text is UTF-16; save it as UTF-8")])
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark in front
    except UnicodeDecodeError as error:
        raise SignFileError(
            name,
            [
                phrase(
                    "byte {start} is not UTF-8; is it another file, or text of another encoding?",
                    start=error.start + 1,
                )
            ],
        ) from None


def _conflict(text: str) -> str:
    """Say that a merge of git has left two versions in a text; empty where it has not."""
    lines = text.splitlines()
    begun = next((number for number, line in enumerate(lines, 1) if line.startswith("<<<<<<< ")), 0)
    if not begun or not any(line.startswith(">>>>>>> ") for line in lines[begun:]):
        return ""
    return phrase(
        "line {begun}: a merge of git has left two versions in it, and they are "
        "both still there; keep one with: git checkout --ours FILE, or --theirs, "
        "then: git add FILE",
        begun=begun,
    )


def _object(pairs: list[tuple[str, Json]]) -> _Object:
    value = _Object(pairs)
    if len(value) < len(pairs):
        counts = Counter(name for name, _ in pairs)
        value.repeated = tuple(name for name in value if counts[name] > 1)
    return value


def _size_problem(value: Json) -> str:
    """Return what is too large or too deep to be a file of ours; empty when nothing is."""
    level, count = [value], 0
    for _ in range(MAX_DEPTH + 1):
        inner: list[Json] = []
        for part in level:
            if isinstance(part, (dict, list)):
                if len(part) > MAX_ITEMS:
                    return phrase(
                        "{part} in it holds {count} items, more than {max_items}; is it another file?",
                        part=kind(part),
                        count=len(part),
                        max_items=MAX_ITEMS,
                    )
                inner.extend(part.values() if isinstance(part, dict) else part)
        level, count = inner, count + len(inner)
        if count > MAX_VALUES:
            return phrase(
                "it holds more than {max_values} values; is it another file?", max_values=MAX_VALUES
            )
    return _TOO_DEEP if level else ""


def _unfit(value: dict[str, Json] | list[Json], place: str) -> Iterator[Problem]:
    """Yield problems with what other readers take differently, or not at all, from the top down."""
    if isinstance(value, dict):
        for name in getattr(value, "repeated", ()):
            yield Problem(step(place, name), "the name is there twice; keep one of the two")
    for name, item in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(item, (dict, list)):
            yield from _unfit(item, inner(place, name))
        elif words := _unfit_words(item):
            yield Problem(inner(place, name), words)
        if isinstance(name, str) and not _is_text(name):
            yield Problem(place, "a name has half a character in it (a lone surrogate)")


def _unfit_words(value: Json) -> str:
    if isinstance(value, float) and not abs(value) < float("inf"):
        return "must be a finite number"
    if isinstance(value, str) and not _is_text(value):
        return "the text has half a character in it (a lone surrogate)"
    return ""


def inner(place: str, name: str | int) -> str:
    """The place of a field of the object, or of an item of the list, at `place`."""
    return f"{place}[{name}]" if isinstance(name, int) else step(place, name)


def step(place: str, name: str) -> str:
    """The place of a field of the object at `place`."""
    shown = excerpt(name)
    return f"{place}.{shown}" if place else shown


def _is_text(text: str) -> bool:
    if text.isascii():
        return True
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
