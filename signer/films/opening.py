"""A look at a film before it is opened: that it is a plain file, where it lies, and which one it is.

A sign that somebody received names a path: it must open nothing but a film beside it, or below, unless its
user has allowed that.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from signer.addresses import is_address
from signer.errors import FilmError
from signer.films import scrub
from signer.films.plain_file import require_plain
from signer.phrases import phrase
from signer.printable import quoted

SILENT_S: Final = 60.0
"""A film that the decoder does not open in so long hangs it."""


class ElsewhereError(FilmError):
    """A film that lies neither beside its sign nor below it, so that its user is to be asked."""


class Identity(NamedTuple):
    """Identity of a film: the name of its copy, and its digest, by which signs recognise it."""

    key: str
    digest: str


def is_below(path: str, folder: Path | None) -> bool:
    """Return whether a path, as it is written, leads into a folder or below it; nothing is opened."""
    if folder is None or "\0" in path or (is_address(path) and not is_address(str(folder))):
        return False
    home = os.path.normpath(folder.absolute())
    return os.path.normpath(os.path.join(home, path)).startswith(os.path.join(home, ""))


def require_beside(path: Path, folder: Path | None) -> None:
    """Raise FilmError for a film that is not beside a sign or below it, links followed.

    Args:
        path: the film.
        folder: that of the sign; None for a sign without one.

    Raises:
        ElsewhereError: it lies elsewhere.
        FilmError: it is an address, or on another machine.
    """
    if is_address(str(path)) and not is_below(str(path), folder):
        words = phrase("is no file of this machine; save the film beside the sign")
        raise FilmError.of(quoted(str(path)), words)
    if not is_below(str(path), folder) or not _is_really_below(path, folder):
        raise ElsewhereError.of(
            path.name,
            phrase("is not beside the sign or below it, but in {parent}", parent=quoted(str(path.parent))),
        )


def _is_really_below(path: Path, folder: Path | None) -> bool:
    return is_below(os.path.realpath(path), folder and Path(os.path.realpath(folder)))


def identify(path: Path, folder: Path | None = None, *, anywhere: bool = True) -> Identity:
    """Return which film a file is; FilmError where it is no plain file, or not where it may be."""
    if not anywhere:
        require_beside(path, folder)
    require_plain(path)
    try:
        return Identity(scrub.key_of(path), scrub.digest_of(path))
    except (OSError, ValueError) as error:
        raise FilmError.of(
            path.name, phrase("cannot be read: {error}", error=str(getattr(error, "strerror", None) or error))
        ) from error


def try_out(path: Path) -> Identity:
    """Return which film a file is, once a process of its own has read its first frame; else FilmError."""
    found = identify(path)
    command = [sys.executable, "-m", "signer.films.copying", str(path)]
    try:
        done = subprocess.run(command, input=b"", capture_output=True, timeout=SILENT_S, check=False)
    except subprocess.TimeoutExpired as error:
        raise FilmError.of(path.name, phrase("reading it does not come to an end; it is damaged")) from error
    except OSError as error:
        raise FilmError.of(path.name, phrase("no other process can be started here to read it")) from error
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip()
        if done.returncode == 1 and told and "Traceback" not in told:
            raise FilmError(told.splitlines()[-1])
        raise FilmError.of(path.name, phrase("its decoder ended over it; it is damaged"))
    return found
