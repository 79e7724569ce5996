"""Paths as Qt can hold them.

Its texts have no place for the bytes of a name that is not UTF-8, and drop them without a word.
"""

import os
from pathlib import Path
from typing import Final
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QUrl

_LOCAL: Final = "file:///"


def fits_qt(path: Path) -> bool:
    """Tell whether Qt can be given the path as it stands.

    Another one would be taken for a path of fewer letters.
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


def as_text(path: Path) -> str:
    """Spell a path as a URI, in plain letters and percent signs."""
    return path.absolute().as_uri()


def of_text(text: str) -> Path:
    """Read a path that `as_text` has spelled; another text is a path as it stands."""
    if os.name == "posix" and text.startswith(_LOCAL):
        return Path(os.fsdecode(unquote_to_bytes(text[len(_LOCAL) - 1 :])))
    return Path(QUrl(text).toLocalFile()) if text.startswith("file:") else Path(text)


def of_url(url: QUrl) -> Path:
    """Read the path of a file that was dropped."""
    return of_text(bytes(url.toEncoded().data()).decode("ascii"))
