"""Describe what a file holds that is about to be replaced: the question says what would be lost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from signer.printable import excerpt

MOST_BYTES: Final = 16_000_000
"""A larger file is not read for its name: that would be waited for."""
_GLB_HEAD: Final = 20
"""Bytes before the JSON of a GLB: the file's head of twelve, and the chunk's length and type."""


def what_is_there(path: Path) -> str:
    """Say whose file it is and when it was written.

    "It holds the animation of MOTHER, written on 22 November 2026, 09:12.".
    """
    try:
        written = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return "There is something of that name in the folder already."
    return f"It holds {_content(path)}, written on {QLocale.c().toString(written, 'd MMMM yyyy, HH:mm')}."


def _content(path: Path) -> str:
    find = _GLOSS_IN.get(path.suffix.lower())
    gloss = None if find is None or not path.is_file() else find(path)  # a pipe would be waited for
    if gloss is None:
        return "something else"
    if path.suffix.lower() == ".sign":
        return f"the sign {excerpt(gloss)}" if gloss else "a sign without a name"
    return f"the animation of {excerpt(gloss) if gloss else 'a sign without a name'}"


def _in_sign(path: Path) -> str | None:
    return _text(_json(path), "gloss")


def _in_animation(path: Path) -> str | None:
    return _text(_json(path), "sign", "gloss")


def _in_glb(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            head = file.read(_GLB_HEAD)
            chunk = file.read(min(int.from_bytes(head[12:16], "little"), MOST_BYTES))
    except OSError:
        return None
    return _text(_parsed(chunk), "asset", "extras", "sign", "gloss")


_GLOSS_IN: Final[dict[str, Callable[[Path], str | None]]] = {
    ".sign": _in_sign,
    ".json": _in_animation,
    ".glb": _in_glb,
}


def _json(path: Path) -> object:
    try:
        return _parsed(path.read_bytes()) if path.stat().st_size <= MOST_BYTES else None
    except OSError:
        return None


def _parsed(content: bytes) -> object:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _text(content: object, *names: str) -> str | None:
    """Return the text under a path of names, None where there is none."""
    for name in names:
        content = content.get(name) if isinstance(content, dict) else None
    return content if isinstance(content, str) else None
