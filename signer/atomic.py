"""Files written whole or not at all."""

import contextlib
import errno
import hashlib
import itertools
import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from signer.phrases import phrase
from signer.printable import quoted

_PART: Final = ".part"
_LEFT_OVER_S: Final = 3600.0
"""Seconds. A part that old belongs to no save that still goes on: a process was killed over it."""
_LOCKED_S: Final = 5.0
"""Seconds that another process may hold a file for one step of its save, which takes milliseconds; a network
disk may take a second."""
_LOOK_S: Final = 0.01
"""Seconds between two looks whether it is free."""
_PREFIX_BYTES: Final = 40
"""So much of a file's name begins the names of its parts: enough to know it by, and short of every limit on
names."""
_LONGEST_NAME: Final = 255
"""Bytes of a name where the system does not say its limit; nearly all file systems have this one."""


class NotAFileError(OSError):
    """An error for a path at which no file can be put.

    Its name is not a file name, or a device, a pipe or a socket is there.
    """


class ChangedError(OSError):
    """An error for a file that somebody else has written since it was read here; nothing is written."""


def write(
    path: Path,
    data: bytes | Iterable[bytes | memoryview],
    *,
    keep_backup: bool = True,
    over: str | None = None,
) -> None:
    """Replace the content of a file in one step; one too large for memory is given in pieces.

    At every moment `path` holds the old content or all of the new. The previous content is kept beside
    it as `NAME~`. A link is followed, the file's permissions stay. Several processes may write one
    file: it is always whole, and the last one wins.

    Args:
        path: of the file.
        data: its content.
        keep_backup: whether the previous content is kept.
        over: digest of the content that it may replace; of all processes that say so one writes at a time.

    Raises:
        ChangedError: another content than that stands there.
        OSError: it cannot be done; then nothing has changed and nothing is left behind. `refusal` says
            it in words.
    """
    require_file(path, keep_backup=keep_backup)
    target = Path(os.path.realpath(path))
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    part = _write_part(target, data, mode)
    try:
        with contextlib.nullcontext() if over is None else _alone(target) as is_held:
            if over is not None and digest_of(target) not in (None, over):
                raise ChangedError(f"{target} was changed meanwhile")
            if mode is not None and keep_backup:
                _back_up(target, mode)
            if is_held is not None and not is_held():
                raise ChangedError(f"{target} could not be held for as long as it took to save it")
            os.replace(part, target)
    finally:
        _remove(part)
    _flush_folder(target.parent)
    _sweep(target)


def digest_of(path: Path) -> str | None:
    """Return the SHA-256 of a file's content; None when there is no file that can be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None


def keep_version(path: Path) -> Path:
    """Copy a file to `NAME.~1~`, or the first such number that is free, and return where; OSError."""
    target = Path(os.path.realpath(path))
    for number in itertools.count(1):
        with contextlib.suppress(FileExistsError):
            kept = target.with_name(f"{target.name}.~{number}~")
            with open(kept, "xb") as file:
                file.write(target.read_bytes())
            return kept
    raise AssertionError("numbers have no end")


@contextlib.contextmanager
def _alone(target: Path) -> Iterator[Callable[[], bool]]:
    """Hold a file for one step of a save, by a file beside it, which network disks know how to make once.

    What it yields tells whether it is still held: who stands still too long is taken for one that was killed.
    """
    lock, mine = target.with_name(f"{_prefix(target)}lock"), secrets.token_bytes(8)
    seen, since_s = b"", time.monotonic()
    while True:
        try:
            with open(lock, "xb") as file:
                file.write(mine)
            break
        except FileExistsError:
            now_s, holder = time.monotonic(), _content(lock)
            if holder != seen:
                seen, since_s = holder, now_s
            elif now_s - since_s > _LOCKED_S:  # whoever made it has been killed over it
                _remove(lock)
            time.sleep(_LOOK_S)
    try:
        yield lambda: _content(lock) == mine
    finally:
        if _content(lock) == mine:
            _remove(lock)


def _content(path: Path) -> bytes:
    """Return the content of a small file; none where it is gone."""
    with contextlib.suppress(OSError):
        return path.read_bytes()
    return b""


def require_file(path: Path, *, keep_backup: bool = False) -> None:
    """Raise the OSError that writing a file to `path` would end with, as far as it can be known before.

    A path that is a folder, a device, a pipe or a socket, a link to one, or no name at all is refused; so is
    one whose backup could not be made.
    """
    if words := _name_problem(str(path)):
        raise NotAFileError(phrase("is no name of a file: {words}; choose another", words=words))
    _require_plain(path)
    target = Path(os.path.realpath(path))
    kept = [target, backup_of(target)] if keep_backup else [target]
    if len(os.fsencode(kept[-1].name)) > _longest_name(target.parent):
        raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG), str(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(target.parent))
    for each in kept:
        _require_plain(each)
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(f"{target} is write-protected")


def refusal(error: OSError, path: Path) -> str:
    """Return why nothing could be written to `path`, and what mends it."""
    folder = path.parent
    if isinstance(error, NotAFileError):
        told: str = error.args[0]
        return told
    if isinstance(error, IsADirectoryError):
        return phrase("is a folder; give a file name")
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return (
            phrase("there is no folder {folder}; make it first", folder=quoted(str(folder)))
            if not os.path.isdir(folder)
            else phrase("no file can be made there; save it in another folder")
        )
    if isinstance(error, PermissionError):
        return phrase("may not be written; change its permissions or save it in another folder")
    known = _REFUSALS.get(error.errno or 0)
    return known or phrase("cannot be written: {error}", error=str(error.strerror or error))


_FULL: Final = phrase("the disk is full; free some space on it, or save it in another folder")
_REFUSALS: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EROFS: phrase("the disk is read-only; make it writable, or save it in another folder"),
    errno.ENAMETOOLONG: phrase(
        "the name is too long for this disk; choose a shorter one, or save it in another folder"
    ),
    errno.ELOOP: phrase(
        "the name is a link that leads back to itself; delete the link, or save it in another folder"
    ),
}


def backup_of(path: Path) -> Path:
    """Return the path at which the content before the last writing is kept."""
    target = Path(os.path.realpath(path))
    return target.with_name(f"{target.name}~")


def is_name(path: str) -> bool:
    """Tell whether a file can be called so."""
    return not _name_problem(path)


def _name_problem(path: str) -> str:
    """Return why no file can be called so; empty when one can."""
    if "\0" in path:
        return phrase("it has a zero byte in it")
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        return phrase("it has half a character in it (a lone surrogate)")
    return ""


def _require_plain(path: Path) -> None:
    """Raise when something else than a plain file stands there; nothing at all is good."""
    try:
        found = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(found):
        raise IsADirectoryError(f"{path} is a folder")
    if not stat.S_ISREG(found):
        raise NotAFileError(phrase("is a device or a pipe, not a file; give the name of a file"))


def _longest_name(folder: Path) -> int:
    """The limit of the file system, in bytes."""
    try:
        return os.pathconf(folder, "PC_NAME_MAX")
    except (OSError, ValueError, AttributeError):  # no such folder, or a system that does not say
        return _LONGEST_NAME


def _prefix(target: Path) -> str:
    """Return the beginning of the names of the file's parts."""
    return f".{os.fsencode(target.name)[:_PREFIX_BYTES].decode(errors='ignore')}."


def _new_part(target: Path) -> Path:
    """A name that nothing else has or ever had, for one step of one save; it tells when the step began."""
    return target.with_name(f"{_prefix(target)}{int(time.time()):x}-{secrets.token_hex(8)}{_PART}")


def _write_part(target: Path, data: bytes | Iterable[bytes | memoryview], mode: int | None) -> Path:
    """Write the data to a file beside the target, down to the disk.

    The file has the permissions `mode`, or those of new files.
    """
    part = _new_part(target)
    try:
        with open(
            part, "xb", opener=lambda name, flags: os.open(name, flags, 0o666 if mode is None else 0o600)
        ) as file:
            if mode is not None:
                part.chmod(mode)
            file.writelines([data] if isinstance(data, bytes) else data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        _remove(part)
        raise
    return part


def _back_up(target: Path, mode: int) -> None:
    """Give the present content a second name; it stays in place until the new one takes over."""
    step = _new_part(target)
    try:
        try:
            os.link(target, step)
        except FileNotFoundError:  # somebody has just taken it away
            return
        except OSError:  # a file system without hard links
            step = _write_part(target, target.read_bytes(), mode)
            shutil.copystat(target, step)
        os.replace(step, backup_of(target))
    finally:
        _remove(
            step
            # left over when it failed, and when the backup is this very content already: then replacing does
            # nothing
        )


def _remove(part: Path) -> None:
    with contextlib.suppress(OSError):
        part.unlink(missing_ok=True)


def _sweep(target: Path) -> None:
    """Remove the parts of this file that killed processes left behind."""
    name = re.compile(re.escape(_prefix(target)) + "([0-9a-f]+)-[0-9a-f]+" + re.escape(_PART))
    oldest = time.time() - _LEFT_OVER_S
    with contextlib.suppress(OSError), os.scandir(target.parent) as items:
        for item in items:
            made = name.fullmatch(item.name)
            if made and int(made[1], 16) < oldest:
                _remove(Path(item.path))


def _flush_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system knows how to."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
