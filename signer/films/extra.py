"""The extra `video`: whether it is installed, and what is said where it is not."""

from importlib.util import find_spec
from typing import Final

from signer import installed
from signer.errors import FilmError
from signer.phrases import phrase

MISSING: Final = installed.needs_extra(phrase("films need"), "video")
"""One line for menus, tooltips and the terminal."""


def is_installed() -> bool:
    """Return whether films can be read and written here; nothing of the extra is loaded by asking."""
    return find_spec("av") is not None


def require() -> None:
    """Raise FilmError where the extra is not installed."""
    if not is_installed():
        raise FilmError(MISSING)
