"""Changes on shelves that others make: files by their times and sizes, looked at again and again."""

import contextlib
import os
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from signer.folders import has_ending, is_shown
from signer.shelves.shelf import ENDINGS, Shelf, ShelfKind

Stamps: TypeAlias = Mapping[tuple[ShelfKind, str], tuple[int, int]]
"""Time (ns) and size of each file by its kind and path, and of shelves that cannot be seen."""
EVERY_S: Final = 0.5
"""Seconds from one look to the next: what somebody saves is to be seen within two, of which a busy machine
takes one to read it. Half of it would ask disks twice as often for nothing."""
SHARE: Final = 10.0
"""A pause lasts at least so many times as long as the look before: a slow disk is not asked on and on."""
_KINDS: Final[Mapping[str, ShelfKind]] = {ending: kind for kind, ending in ENDINGS.items()}


def stamps_of(shelves: Iterable[Shelf]) -> Stamps:
    """Look at the files of all shelves as they are now."""
    found: dict[tuple[ShelfKind, str], tuple[int, int]] = {}
    for shelf in shelves:
        if shelf.problem:
            found |= {(kind, str(shelf.folder)): (0, 0) for kind in ENDINGS}
            continue
        for folder in dict.fromkeys(shelf.place_of(kind) for kind in ENDINGS):
            _look(str(folder), found)
    return found


def _look(folder: str, found: dict[tuple[ShelfKind, str], tuple[int, int]]) -> None:
    """Take in the files of a folder and of those in it; what goes away meanwhile is passed over."""
    waiting = [folder]
    while waiting:
        with contextlib.suppress(OSError), os.scandir(waiting.pop()) as inside:
            for one in inside:
                kind = _KINDS.get(os.path.splitext(one.name)[1].lower())
                if kind is not None and has_ending(one.name, (ENDINGS[kind],)):
                    with contextlib.suppress(OSError):
                        held = one.stat()
                        found[kind, one.path] = held.st_mtime_ns, held.st_size
                elif is_shown(one.name) and one.is_dir(follow_symlinks=False):
                    waiting.append(one.path)


def changed_kinds(before: Stamps, now: Stamps) -> frozenset[ShelfKind]:
    """Return the kinds of files that came, went or were written between two looks."""
    return frozenset(kind for (kind, _path), _stamp in before.items() ^ now.items())
