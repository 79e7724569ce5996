"""The bytes of our files: read and written, and what stands in the way in words."""

import stat
from pathlib import Path

from signer import atomic
from signer.errors import SignFileError
from signer.files.json_text import MAX_BYTES


def content_of(path: Path, word: str) -> bytes:
    """What is in a file that should hold a `word`; SignFileError when it cannot be read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            if path.is_dir():
                raise IsADirectoryError(str(path))
            raise SignFileError(str(path), [f"is a device, not a file; choose a {word} file"])
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


def write(path: Path, data: bytes) -> None:
    """Write the file whole or not at all, keeping the one before as `NAME~`; SignFileError when it cannot be done."""
    try:
        atomic.write(path, data)
    except OSError as error:
        raise SignFileError(str(path), [f"not saved: {_reason(error, path, 'written')}"]) from error


def _reason(error: OSError, path: Path, done: str) -> str:
    folder = path.parent
    if isinstance(error, IsADirectoryError):
        return "is a folder; choose a file in it" if done == "read" else "is a folder; give a file name"
    if isinstance(error, FileNotFoundError):
        if not folder.is_dir():
            return f"there is no folder {str(folder)!r}; make it first"
        return "there is no such file; check the name" if done == "read" else "no file can be made there; save it in another folder"
    if isinstance(error, PermissionError):
        return f"may not be {done}; change its permissions{'' if done == 'read' else ' or save it in another folder'}"
    if words := atomic.refusal_words(error):
        return f"{words}, or save it in another folder"
    return f"cannot be {done}: {error.strerror or error}"
