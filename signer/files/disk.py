"""The bytes of our files: read and written, and what stands in the way in words."""

import os
import stat
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import TypeAlias, TypeVar

from signer import atomic
from signer.errors import SignFileError
from signer.files.json_text import MAX_BYTES
from signer.phrases import phrase
from signer.printable import quoted

AnyPath: TypeAlias = str | PathLike[str]
Reading = TypeVar("Reading")


def content_of(path: Path, word: str, most_bytes: int = MAX_BYTES) -> bytes:
    """Read the content of a `word` file; SignFileError when it cannot be read.

    At most one byte more than `most_bytes` is read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            if path.is_dir():
                raise IsADirectoryError(str(path))
            raise SignFileError(
                str(path), [phrase("is a device, not a file; choose a {word} file", word=word)]
            )
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise SignFileError(str(path), [_unreadable(error, path)]) from error
    except ValueError as error:  # a zero byte, or half a character
        raise SignFileError(str(path), [phrase("is no name of a file; choose another")]) from error
    backup = atomic.backup_of(path)
    if not data.strip() and os.path.isfile(backup):
        raise SignFileError(
            str(path),
            [phrase("the file is empty; open its backup {backup} or another file", backup=backup.name)],
        )
    return data


def open_checked(path: Path, word: str, read: Callable[[bytes, str], Reading]) -> Reading:
    """Read a `word` file by its reader; SignFileError when it cannot be read.

    That tells of a backup which may be opened in its place.
    """
    content, backup = content_of(path, word), atomic.backup_of(path)
    try:
        return read(content, str(path))
    except SignFileError as error:
        if not os.path.isfile(backup):
            raise
        hint = phrase(
            "{backup} beside it holds the {word} as it was before; open that", backup=backup.name, word=word
        )
        raise SignFileError(error.name, [*error.problems, hint]) from None


class ChangedFileError(SignFileError):
    """Somebody else has written a file since it was read here, and nothing was written over that."""


def save_checked(
    path: Path,
    word: str,
    content: Callable[[], bytes],
    read: Callable[[bytes, str], object],
    over: str | None = None,
) -> None:
    """Write a `word` file whole or not at all; SignFileError when that cannot be done.

    What is written is first read again, so that no file comes to be which would not open. The file before is
    kept as `NAME~`. With `over` it replaces no other content than that of this digest: ChangedFileError.
    """
    try:
        data = content()
    except ValueError as error:  # JSON has no NaN
        words = phrase("not saved: a number in the {word} is infinite or not a number", word=word)
        raise SignFileError(str(path), [words]) from error
    read(data, str(path))
    write(path, data, over)


def write(path: Path, data: bytes, over: str | None = None) -> None:
    """Write the file whole or not at all, keeping the one before as `NAME~`.

    SignFileError when it cannot be done.
    """
    try:
        atomic.write(path, data, over=over)
    except atomic.ChangedError as error:
        words = phrase(
            "not saved: somebody else has changed it since it was opened; open it anew, or save elsewhere"
        )
        raise ChangedFileError(str(path), [words]) from error
    except OSError as error:
        raise SignFileError(
            str(path), [phrase("not saved: {refusal}", refusal=atomic.refusal(error, path))]
        ) from error


def keep_version(path: Path) -> tuple[str, str]:
    """Keep what stands in a file under a name of its own beside it; its digest and that name.

    SignFileError when it cannot be done.
    """
    try:
        kept = atomic.keep_version(path)
    except OSError as error:
        raise SignFileError(
            str(path), [phrase("not saved: {refusal}", refusal=atomic.refusal(error, path))]
        ) from error
    return atomic.digest_of(kept) or "", kept.name


def _unreadable(error: OSError, path: Path) -> str:
    """Return why a file could not be read, and what mends it."""
    if isinstance(error, IsADirectoryError):
        return phrase("is a folder; choose a file in it")
    if isinstance(error, FileNotFoundError):
        if os.path.isdir(path.parent):
            return phrase("there is no such file; check the name")
        return phrase("there is no folder {parent}; make it first", parent=quoted(str(path.parent)))
    if isinstance(error, PermissionError):
        return phrase("may not be read; change its permissions")
    return phrase("cannot be read: {error}", error=str(error.strerror or error))
