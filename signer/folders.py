"""Folders of files, read by one rule: no hidden ones, endings without case; cache and data folders."""

import fnmatch
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from unicodedata import normalize

WILD: Final = "*?["
"""Characters that make a name a pattern."""


def is_shown(name: str) -> bool:
    """Tell whether a name is not hidden; macOS puts `._NAME` beside files on foreign disks."""
    return not name.startswith(".")


def has_ending(name: str, endings: Sequence[str]) -> bool:
    """Tell whether a file is not hidden and has one of some endings, in whatever case."""
    return is_shown(name) and name.lower().endswith(tuple(endings))


def files_in(folder: str | os.PathLike[str], endings: Sequence[str]) -> list[Path]:
    """List the files right in a folder that have one of some endings, by name.

    OSError where it cannot be read.
    """
    with os.scandir(folder) as items:
        names = [item.name for item in items if has_ending(item.name, endings) and not item.is_dir()]
    return [Path(folder, name) for name in sorted(names)]


def matching(pattern: str, endings: Sequence[str]) -> list[str]:
    """List the files that a pattern names, each folder looked into once, by name.

    `**` stands for any folders, also for none, and links to folders are followed. Names are the same in
    whatever Unicode form they are written; what is hidden is only named by a pattern that begins with a dot.
    """
    parts = list(Path(pattern).parts)
    if parts and parts[-1] == "**":
        parts.append("*")
    start = "" if not Path(pattern).is_absolute() else parts.pop(0)
    found = {str(Path(path)) for path in _below(start, parts, set())}
    return sorted(path for path in found if path.lower().endswith(tuple(endings)) and os.path.isfile(path))


def spelled_on_disk(path: str) -> str:
    """Return a path as its folder spells it, perhaps in another Unicode form; else as it is."""
    if os.path.lexists(path):
        return path
    folder, name = os.path.split(path)
    folder = spelled_on_disk(folder) if folder and folder != path else folder
    wanted = normalize("NFC", name)
    same = next((item for item in _names(folder) if normalize("NFC", item) == wanted), name)
    return os.path.join(folder, same)


def _below(folder: str, parts: Sequence[str], seen: set[tuple[int, str]]) -> Iterator[str]:
    """Yield what the parts of a pattern name below a folder."""
    if not parts:
        yield folder
        return
    step = len(parts), os.path.realpath(folder or os.curdir)
    if step in seen:  # by a link that leads back, or by two ways of `**`
        return
    seen.add(step)
    head, rest = parts[0], parts[1:]
    if head == "**":
        yield from _below(folder, rest, seen)
        for name in _names(folder):
            inner = os.path.join(folder, name)
            if is_shown(name) and os.path.isdir(inner):
                yield from _below(inner, parts, seen)
    elif rest and not any(sign in head for sign in WILD):
        inner = spelled_on_disk(os.path.join(folder, head))
        if os.path.lexists(inner):
            yield from _below(inner, rest, seen)
    else:
        wanted = re.compile(fnmatch.translate(_one_form(head)))
        for name in _names(folder):
            if (is_shown(name) or head.startswith(".")) and wanted.match(_one_form(name)):
                yield from _below(os.path.join(folder, name), rest, seen)


def _names(folder: str) -> list[str]:
    """List what is in a folder; nothing where it cannot be read, or is none."""
    try:
        return sorted(os.listdir(folder or os.curdir))
    except (OSError, ValueError):
        return []


def _one_form(name: str) -> str:
    """Return a name in one Unicode form, with its ending in one case."""
    stem, ending = os.path.splitext(normalize("NFC", name))
    return stem + ending.lower()


def cache_folder(name: str) -> Path:
    """Return a folder for what the program can make again, in the user's cache; it may not be there yet."""
    home = Path.home()
    local = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    return _folder_of("XDG_CACHE_HOME", home / ".cache", local, home / "Library" / "Caches") / name


def data_folder() -> Path:
    """Return the folder of the user's own signs, handshapes and the like; it may not be there yet."""
    home = Path.home()
    local = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    mac = home / "Library" / "Application Support"
    return _folder_of("XDG_DATA_HOME", home / ".local" / "share", local, mac)


def _folder_of(variable: str, usual: Path, windows: Path, mac: Path) -> Path:
    """Return the program's folder by the customs of the system; a variable that is no whole path is none."""
    named = Path(os.environ.get(variable, ""))
    other = named if named.is_absolute() else usual
    return {"win32": windows, "darwin": mac}.get(sys.platform, other) / "asl-signer"
