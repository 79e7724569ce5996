"""Folder for what lasts from one start to the next and belongs to nobody's documents."""

import os
import sys
from pathlib import Path


def state_folder() -> Path:
    """The folder by the customs of the system; it need not exist yet."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "asl-signer"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "asl-signer"
    return Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state") / "asl-signer"


def made(folder: Path) -> Path | None:
    """The folder, made if need be and for this user alone; None where that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
