"""Sign files: opening and saving."""

from pathlib import Path

from signer.document.sign import Sign
from signer.files import disk
from signer.files.disk import AnyPath
from signer.files.kinds import SIGN
from signer.files.reading import SignReading, read_sign
from signer.files.writing import sign_bytes


def open_sign(path: AnyPath) -> SignReading:
    """The sign of a file, and warnings worth showing; SignFileError when it cannot be read."""
    return disk.open_checked(Path(path), SIGN.word, read_sign)


def load_sign(path: AnyPath) -> Sign:
    """The sign of a file; SignFileError when it cannot be read."""
    return open_sign(path).sign


def save_sign(sign: Sign, path: AnyPath, over: str | None = None) -> None:
    """Write the sign to a file, keeping the one before as `NAME~`; SignFileError when it cannot be done.

    A failed save leaves the old file whole. With `over` it replaces no content of another digest.
    """
    disk.save_checked(Path(path), SIGN.word, lambda: sign_bytes(sign), read_sign, over)
