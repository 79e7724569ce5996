"""Plain files, the only ones that are opened as films: no folder, no pipe, no device, nothing empty."""

import os
import stat
from pathlib import Path
from typing import Final

from signer.errors import FilmError
from signer.phrases import phrase
from signer.printable import quoted

_KINDS: Final = (
    (stat.S_ISDIR, phrase("is a folder")),
    (stat.S_ISFIFO, phrase("is a pipe")),
    (stat.S_ISSOCK, phrase("is a socket")),
    (stat.S_ISCHR, phrase("is a device")),
    (stat.S_ISBLK, phrase("is a device")),
)


def require_plain(path: Path) -> None:
    """Raise FilmError for what is no plain file, or has nothing in it; nothing else is ever opened."""
    try:
        kind = path.stat().st_mode
        for is_kind, words in _KINDS:
            if is_kind(kind):
                raise FilmError.of(path.name, phrase("{words}; choose a film", words=words))
        # What takes its place meanwhile, such as a pipe, is not waited for.
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            is_empty = stat.S_ISREG(os.fstat(file).st_mode) and not os.read(file, 1)
        finally:
            os.close(file)
    except FileNotFoundError as error:
        raise FilmError.of(
            path.name, phrase("is not in {parent}; show where it is now", parent=quoted(str(path.parent)))
        ) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FilmError.of(path.name, phrase("cannot be read: {error}", error=reason)) from error
    if is_empty:
        raise FilmError.of(path.name, phrase("is empty; choose another film"))
