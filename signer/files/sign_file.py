"""Sign files: opening and saving."""

import stat
from os import PathLike
from pathlib import Path
from typing import TypeAlias

from signer import atomic
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.files.json_text import MAX_BYTES
from signer.files.reading import SignReading, read_sign
from signer.files.writing import sign_bytes

AnyPath: TypeAlias = str | PathLike[str]


def open_sign(path: AnyPath) -> SignReading:
    """The sign of a file, and warnings worth showing; SignFileError when it cannot be read."""
    return read_sign(_content(Path(path)), str(path))


def load_sign(path: AnyPath) -> Sign:
    """The sign of a file; SignFileError when it cannot be read."""
    return open_sign(path).sign


def save_sign(sign: Sign, path: AnyPath) -> None:
    """Write the sign to a file, keeping the one before as `NAME~`; SignFileError when it cannot be done.

    What is written is first read again, so that no file comes to be which would not open. A failed save leaves the old
    file whole.
    """
    try:
        data = sign_bytes(sign)
    except ValueError as error:  # JSON has no NaN
        raise SignFileError(str(path), ["not saved: a number in the sign is infinite or not a number"]) from error
    read_sign(data, str(path))
    try:
        atomic.write(Path(path), data)
    except OSError as error:
        raise SignFileError(str(path), [f"not saved: {_reason(error, Path(path), 'written')}"]) from error


def _content(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            if path.is_dir():
                raise IsADirectoryError(str(path))
            raise SignFileError(str(path), ["is a device, not a file; choose a sign file"])
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SignFileError(str(path), [_reason(error, path, "read")]) from error
    except ValueError as error:  # a name with a zero byte
        raise SignFileError(str(path), [f"not a name of a file: {error}"]) from error
    backup = atomic.backup_of(path)
    if not data.strip() and backup.is_file():
        raise SignFileError(str(path), [f"the file is empty; open its backup {backup.name} or another file"])
    return data


def _reason(error: OSError, path: Path, done: str) -> str:
    folder = path.parent
    if isinstance(error, IsADirectoryError):
        return "is a folder; choose a file in it" if done == "read" else "is a folder; give a file name"
    if isinstance(error, FileNotFoundError):
        return "there is no such file; check the name" if folder.is_dir() else f"there is no folder {str(folder)!r}; make it first"
    if isinstance(error, PermissionError):
        return f"may not be {done}; change its permissions{'' if done == 'read' else ' or save it in another folder'}"
    return f"cannot be {done}: {error.strerror or error}"
