"""Sign files: opening and saving."""

import os
from pathlib import Path

from signer import atomic
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.files import disk
from signer.files.disk import AnyPath, content_of
from signer.files.kinds import SIGN
from signer.files.reading import SignReading, read_sign
from signer.files.writing import sign_bytes


def open_sign(path: AnyPath) -> SignReading:
    """The sign of a file, and warnings worth showing; SignFileError when it cannot be read."""
    content, backup = content_of(Path(path), SIGN.word), atomic.backup_of(Path(path))
    try:
        return read_sign(content, str(path))
    except SignFileError as error:
        if not os.path.isfile(backup):
            raise
        raise SignFileError(
            error.name,
            [*error.problems, f"{backup.name} beside it holds the sign as it was before; open that"],
        ) from None


def load_sign(path: AnyPath) -> Sign:
    """The sign of a file; SignFileError when it cannot be read."""
    return open_sign(path).sign


def save_sign(sign: Sign, path: AnyPath) -> None:
    """Write the sign to a file, keeping the one before as `NAME~`; SignFileError when it cannot be done.

    What is written is first read again, so that no file comes to be which would not open. A failed save
    leaves the old file whole.
    """
    try:
        data = sign_bytes(sign)
    except ValueError as error:  # JSON has no NaN
        raise SignFileError(
            str(path), ["not saved: a number in the sign is infinite or not a number"]
        ) from error
    read_sign(data, str(path))
    disk.write(Path(path), data)
