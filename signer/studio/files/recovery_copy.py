"""The content of a recovery copy.

A sign that was being edited, the file it belongs to, and when it was last edited.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeGuard

from signer import atomic
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.lazy import lazily

with lazily():
    from signer.files import disk, reading, writing


WORD: Final = "recovery copy"
MOST_BYTES: Final = 40_000_000
"""A sign file of the greatest size (5 MB), were every character of it escaped."""
LATEST_S: Final = 253_402_300_799
"""The end of the year 9999, in seconds of the clock: calendars show no later time."""
_DAMAGED: Final = "the copy is damaged; it cannot be recovered"


@dataclass(frozen=True, slots=True)
class Copy:
    """Recovery copy that another run of the program left behind.

    `edited_s` is when it was last edited, in seconds of the clock.
    """

    file: Path
    sign: Sign
    path: Path | None
    edited_s: float


def copy_bytes(sign: Sign, path: Path | None, edited_s: float) -> bytes:
    """Write the content of a copy; ValueError for a sign that no file can hold."""
    content = {
        "path": None if path is None else str(path.absolute()),
        "edited_s": edited_s,
        "sign": writing.sign_bytes(sign).decode(),
    }
    return json.dumps(content).encode()


def read_copy(file: Path) -> Copy:
    """Read a copy; SignFileError when it is damaged in any way."""
    content = _object(file, disk.content_of(file, WORD, MOST_BYTES))
    path, edited_s, text = content.get("path"), content.get("edited_s"), content.get("sign")
    if not isinstance(text, str) or not _may_be_path(path) or not _may_be_time(edited_s):
        raise SignFileError(str(file), [_DAMAGED])
    return Copy(
        file, reading.read_sign(text, str(file)).sign, None if path is None else Path(path), float(edited_s)
    )


def _object(file: Path, data: bytes) -> dict[str, Any]:
    try:
        content = json.loads(data)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise SignFileError(str(file), [_DAMAGED])
    return content


def _may_be_path(path: object) -> TypeGuard[str | None]:
    return path is None or (isinstance(path, str) and atomic.is_name(path))


def _may_be_time(time_s: object) -> TypeGuard[float]:
    return isinstance(time_s, (int, float)) and not isinstance(time_s, bool) and 0 <= time_s <= LATEST_S
