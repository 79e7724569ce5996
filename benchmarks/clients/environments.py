"""An environment of its own for a client that is a Python library, outside the project.

Made once under the user's cache, by pip, from wheels only.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

STAMP = "signer-peer.json"
TOO_LONG_S = 900


class MissingError(Exception):
    """A library that cannot be had here; the message is the reason."""


def default_folder() -> Path:
    """Return where environments are kept unless a folder is given."""
    cache = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return Path(cache or Path.home() / ".cache") / "asl-signer" / "peers"


def python_in(
    home: Path, packages: Sequence[str], *, may_install: bool = True, maker: str = sys.executable
) -> Path:
    """The interpreter of the environment `home` that holds the packages.

    Made when it is not there yet, by the Python `maker`.

    Raises:
        MissingError: it is not there and may not or cannot be made.
    """
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / STAMP
    if (
        stamp.is_file()
        and json.loads(stamp.read_text(encoding="utf-8")) == list(packages)
        and python.exists()
    ):
        return python
    if not may_install:
        raise MissingError("not installed")
    shutil.rmtree(home, ignore_errors=True)
    home.parent.mkdir(parents=True, exist_ok=True)
    _must([maker, "-m", "venv", str(home)])
    _must(
        [
            str(python),
            "-m",
            "pip",
            "--disable-pip-version-check",
            "install",
            "--quiet",
            "--only-binary",
            ":all:",
            *packages,
        ]
    )
    stamp.write_text(json.dumps(list(packages)), encoding="utf-8")
    return python


def _must(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TOO_LONG_S)
    except subprocess.TimeoutExpired:
        raise MissingError(f"not installed within {TOO_LONG_S // 60} minutes") from None
    except OSError as reason:
        raise MissingError(str(reason)) from None
    if done.returncode != 0:
        errors = [
            line for line in done.stderr.splitlines() if line.startswith("ERROR")
        ] or done.stderr.strip().splitlines()
        raise MissingError(errors[-1].removeprefix("ERROR: ") if errors else f"{command[0]} failed")
