"""Files written whole or not at all."""

import contextlib
import errno
import os
import shutil
import stat
import tempfile
import time
from pathlib import Path
from typing import Final

_PART: Final = ".part"
_LEFT_OVER_S: Final = 3600.0
"""A part that old belongs to no writing that still goes on: a process was killed over it."""


def write(path: Path, data: bytes, *, keep_backup: bool = True) -> None:
    """Replace the content of a file in one step: at every moment `path` holds the old content or all of the new.

    What was there before is kept beside it as `NAME~`. A link is followed, the file's permissions stay. OSError when it
    cannot be done; then nothing has changed and nothing is left behind.
    """
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(f"{target} is a folder")
    exists = target.exists()
    if exists and not os.access(target, os.W_OK):
        raise PermissionError(f"{target} is write-protected")
    part = _written_beside(target, data, stat.S_IMODE(target.stat().st_mode) if exists else _new_mode())
    try:
        if exists and keep_backup:
            _back_up(target)
        os.replace(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    _flush_folder(target.parent)
    _sweep(target)


def refusal_words(error: OSError) -> str:
    """Why a disk does not take a file, and what to do; empty when the error is another one."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "the disk is full; free some space on it"
    return "the disk is read-only; make it writable" if error.errno == errno.EROFS else ""


def backup_of(path: Path) -> Path:
    """Where the content before the last writing is kept."""
    target = Path(os.path.realpath(path))
    return target.with_name(f"{target.name}~")


def _written_beside(target: Path, data: bytes, mode: int) -> Path:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=_prefix(target), suffix=_PART)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(mode)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    return part


def _prefix(target: Path) -> str:
    return f".{target.name[:40]}."


def _sweep(target: Path) -> None:
    """Remove the parts of this file that killed processes left behind."""
    oldest = time.time() - _LEFT_OVER_S
    with contextlib.suppress(OSError), os.scandir(target.parent) as items:
        for item in items:
            if item.name.startswith(_prefix(target)) and item.name.endswith(_PART) and item.stat().st_mtime < oldest:
                os.unlink(item.path)


def _back_up(target: Path) -> None:
    """Give the present content a second name; it stays in place until the new one takes over."""
    backup = backup_of(target)
    step = backup.with_name(f".{backup.name}.part")
    with contextlib.suppress(FileNotFoundError):
        step.unlink()
    try:
        os.link(target, step)
    except OSError:  # a file system without hard links
        shutil.copy2(target, step)
    os.replace(step, backup)


def _new_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _flush_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system knows how to."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
