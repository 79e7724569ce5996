"""Identity of the program that does a run: the same identity gives the same rows."""

import hashlib
import platform
import sys
from functools import cache
from pathlib import Path
from typing import Final

from signer import installed
from signer.lazy import lazily

with lazily():
    import numpy

_ROOT: Final = Path(__file__).resolve().parents[2]
_PACKAGES: Final = ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling")
_LEFT_OUT: Final = frozenset({"__pycache__", "studio", "signs", "commands"})
"""Folders that do not decide what is found: the window, the library, and what is printed."""


@cache
def digest() -> str:
    """Return the digest of the program's modules and data, without the window and the library's signs."""
    found = hashlib.sha256()
    for package in _PACKAGES:
        for path in sorted((_ROOT / package).rglob("*")):
            name = path.relative_to(_ROOT)
            if not _LEFT_OUT & set(name.parts) and path.is_file():
                found.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
                found.update(path.read_bytes())
    if getattr(sys, "frozen", False):  # the modules are in the program's own file
        found.update(Path(sys.executable).read_bytes())
    return found.hexdigest()[:16]


def version() -> str:
    """Return the version of Signer, as `signer --version` says it."""
    return installed.version()


def identity() -> dict[str, str]:
    """Return what workers on other computers must have alike, by name."""
    return {
        "signer": version(),
        "program": digest(),
        "Python": ".".join(platform.python_version_tuple()[:2]),
        "numpy": numpy.__version__,
    }
