"""Freeze the program with PyInstaller, in a clean environment, into a folder that needs no Python."""

import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.distributions import PROJECT, ROOT
from tools.smoke import SmokeError

SPECS: Final = {"linux": "linux.spec", "win32": "windows.spec", "darwin": "macos.spec"}
SYMBOLS: Final = ("libpython*.so*", "lib-dynload/*.so")
"""Libraries of Python itself: some have all their symbols in, which only a debugger reads."""


def freeze(environment: Path, python: Path, out: Path) -> tuple[Path, Path]:
    """Freeze what an environment holds; the folder of the program, and the archive of it.

    Args:
        environment: folder of the environment; build files are left in it.
        python: its interpreter, which has PyInstaller too.
        out: folder that both are put into.

    Raises:
        SmokeError: where PyInstaller fails; its last lines say why.
    """
    spec = ROOT / "packaging" / SPECS[sys.platform]
    made = environment / "frozen"
    command = [
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--distpath",
        made,
        "--workpath",
        environment / "build",
    ]
    # From another folder: the checkout's own packages must not be taken for the installed ones.
    done = subprocess.run(
        [*map(str, command), str(spec)], cwd=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SmokeError("PyInstaller failed:\n" + "\n".join(done.stderr.splitlines()[-20:]))
    program = max(made.iterdir(), key=lambda path: path.suffix == ".app")  # macOS has the bare folder too
    if strip := shutil.which("strip") if sys.platform == "linux" else None:
        for library in (found for pattern in SYMBOLS for found in program.rglob(pattern)):
            subprocess.run([strip, "--strip-unneeded", str(library)], check=True)
    folder = out / program.name
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(program, folder, symlinks=True)
    return folder, _pack(folder, out / f"signer-{PROJECT['project']['version']}-{_system()}.tar.gz")


def _pack(folder: Path, archive: Path) -> Path:
    """Pack a folder; what lies in it belongs to nobody in particular."""

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    filtered: Callable[[tarfile.TarInfo], tarfile.TarInfo] = anonymous
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(folder, arcname=folder.name, filter=filtered)
    return archive


def _system() -> str:
    """Return the system and the processor that a frozen program runs on, as its archive is named."""
    return f"{platform.system().lower()}-{platform.machine().lower()}"
