"""`signer --diagnose`: what a bug report needs to say about this installation and this computer."""

import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from signer import installed
from signer.lazy import lazily

with lazily():
    from signer.films import extra
    from signer.studio import still_picture

PATIENCE_S: Final = 30.0
"""Seconds that the process may take that looks at screens and OpenGL."""
TOLD: Final = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "LANG", "LC_ALL")
"""Variables of the environment that are told, beside those of Qt and of OpenGL."""
PREFIXES: Final = ("QT_", "MESA_", "LIBGL_", "GALLIUM_", "__GL", "OPENBLAS_", "OMP_", "SIGNER_")


def lines() -> Iterator[str]:
    """Yield the facts, a line each; the name of the user's home is not among them."""
    home = str(Path.home())
    for line in _facts():
        yield line.replace(home, "~") if len(home) > 1 else line


def _facts() -> Iterator[str]:
    own = ", ".join(f"{each.name} {each.version}" for each in installed.own())
    yield f"signer {installed.version()} ({own or 'not installed'}; {_kind()})"
    yield f"python {platform.python_version()} {platform.python_implementation()}, {sys.executable}"
    libc = " ".join(filter(None, platform.libc_ver()))
    yield f"system {platform.platform()}{f', {libc}' if libc else ''}"
    yield f"processors {os.cpu_count()}, {platform.machine()}"
    for each in installed.needed():
        yield f"{each.name} {each.version}"
    yield "films can be read and written" if extra.is_installed() else extra.MISSING
    for name, value in sorted(os.environ.items()):
        if name in TOLD or name.startswith(PREFIXES):
            yield f"{name}={value}"
    yield from _window()


def _kind() -> str:
    """Return how this Signer came here."""
    if installed.is_frozen():
        return "frozen"
    return "checkout" if (Path(__file__).parents[2] / "dev.py").is_file() else "installed"


def _window() -> Iterator[str]:
    """Yield what the window's own process finds; why it finds nothing, where that is so."""
    try:
        if not still_picture.has_screen():
            yield "window: no screen answers"
            return
    except ImportError as error:
        yield f"window: not there ({error})"
        return
    try:
        done = subprocess.run(
            [sys.executable, "-m", "signer.studio.diagnosis"],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        yield f"window: no answer in {PATIENCE_S:.0f} s"
        return
    yield from done.stdout.splitlines()
    if done.returncode != 0:
        yield f"window: ended with {done.returncode}"
        yield from done.stderr.splitlines()
