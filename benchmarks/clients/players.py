"""The clients that a GLB is opened in: which program each is, and where it shows the vertices."""

import base64
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.clients.environments import MissingError, default_folder, python_in

WEB: Final = Path(__file__).resolve().parents[2] / "tests" / "web"
SCRIPTS: Final = {
    "three.js": WEB / "play.mjs",
    "Babylon.js": WEB / "babylon.mjs",
    "Blender": Path(__file__).with_name("blender.py"),
}
CLIENTS: Final = tuple(SCRIPTS)
BLENDER: Final = ("bpy",)
"""The package that is Blender without its window, 400 MB; each of its versions runs on one version of Python
alone."""
BLOCK: Final = 64
"""Frames at a time: what a client prints for them, 45 MB, is far from the longest text that Node.js can
hold."""
TOO_LONG_S: Final = 300
"""Of one block, which takes some seconds."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """Vertices of a file as a client shows them.

    Attributes:
        client: its name and version.
        vertices: (F, N, 3) m, float32, of each mesh by its name, in the order of the file.
    """

    client: str
    vertices: dict[str, NDArray[np.float32]]


def command_of(client: str, *, python: str = sys.executable, may_install: bool = True) -> tuple[str, ...]:
    """The command that plays a GLB in one of CLIENTS, but for its arguments FILE.glb and FRAME,FRAME,...

    Args:
        client: its name.
        python: the Python that makes Blender's environment, in a folder of the
            user's cache.
        may_install: fetch Blender where it is not there yet.

    Raises:
        MissingError: it is not there and may not or cannot be fetched.
    """
    if client == "Blender":
        home = default_folder() / BLENDER[0]
        try:
            return str(python_in(home, BLENDER, may_install=may_install, maker=python)), str(SCRIPTS[client])
        except MissingError as reason:
            raise MissingError(
                f"Blender: {reason}; a version of bpy runs on one version of Python, which --python can name"
            ) from None
    if not (WEB / "node_modules" / "three").is_dir():
        raise MissingError(f"{client}: not installed; `python3 dev.py test` fetches it")
    return str(Path(sys.executable).with_name("node")), str(SCRIPTS[client])


def play(command: Sequence[str], path: Path, frames: Sequence[float], *bodies: Path) -> Shown:
    """Return the vertices as a client shows them at some frames; MissingError when it fails.

    Frames may be fractions. Movement without a mesh is played on the body of another file.
    """
    told = [
        _told(command, path, bodies, frames[start : start + BLOCK]) for start in range(0, len(frames), BLOCK)
    ]
    shown = [frame["vertices"] for block in told for frame in block["frames"]]
    return Shown(
        told[0]["client"], {name: np.array([_points(each[name]) for each in shown]) for name in shown[0]}
    )


def _told(command: Sequence[str], path: Path, bodies: Sequence[Path], frames: Sequence[float]) -> Any:
    try:
        whole = [*command, str(path), ",".join(map(repr, frames)), *map(str, bodies)]
        done = subprocess.run(whole, capture_output=True, text=True, check=False, timeout=TOO_LONG_S)
    except (OSError, subprocess.TimeoutExpired) as reason:
        raise MissingError(str(reason)) from None
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise MissingError(next((line for line in lines if "Error" in line), lines[-1]))
    return json.loads(done.stdout.splitlines()[-1])


def _points(text: str) -> NDArray[np.float32]:
    return np.frombuffer(base64.b64decode(text), np.float32).reshape(-1, 3)
