"""The folder where Mesa keeps compiled shaders, made safe.

A disk that is full must not end the program.

Mesa maps the index of this cache into memory, a file with holes. Where the disk has no room for a hole that
is written to, the system ends the program (SIGBUS). So the whole index is allocated before Mesa opens it;
without room there is no cache, and the first picture takes half a second longer.
"""

import contextlib
import os
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

INDEX: Final = Path("mesa_shader_cache", "index")
"""The file within the folder that Mesa is given."""
INDEX_BYTES: Final = 8 + 20 * 2**16
"""Mesa's index: its size, and a key for each of 65536 places (CACHE_INDEX_MAX_KEYS in its
disk_cache_os.h)."""
_FOLDER: Final = "MESA_SHADER_CACHE_DIR"
_DISABLED: Final = "MESA_SHADER_CACHE_DISABLE"


def prepare(environment: MutableMapping[str, str] = os.environ) -> None:
    """Tell Mesa where its cache is, or that there is none.

    Call it before anything of OpenGL is loaded. Settings of the user stay as they are.
    """
    if not sys.platform.startswith("linux") or _FOLDER in environment or _DISABLED in environment:
        return
    folder = (
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation))
        / "asl-signer"
    )
    try:
        _allocate(folder / INDEX)
    except OSError:
        environment[_DISABLED] = "true"
    else:
        environment[_FOLDER] = str(folder)


def _allocate(index: Path) -> None:
    """Make the index, and give every part of it its place on the disk; OSError without room for it."""
    index.parent.mkdir(parents=True, exist_ok=True)
    is_new = not index.exists()
    handle = os.open(index, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        os.posix_fallocate(handle, 0, max(INDEX_BYTES, os.fstat(handle).st_size))
    except OSError:
        if is_new:
            with contextlib.suppress(OSError):
                index.unlink()
        raise
    finally:
        os.close(handle)
