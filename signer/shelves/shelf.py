"""A shelf: a named folder of signs, sentences, handshapes, signals and avatars, shared or one's own."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from signer import folders
from signer.phrases import phrase

ShelfKind: TypeAlias = Literal["signs", "sentences", "handshapes", "signals", "places", "avatars"]
ENDINGS: Final[Mapping[ShelfKind, str]] = {
    "signs": ".sign",
    "sentences": ".utterance",
    "handshapes": ".handshape",
    "signals": ".signal",
    "places": ".place",
    "avatars": ".avatar",
}
"""Endings of the files of each kind that may lie on a shelf; its folder, where it has one, is called so."""
OWN_NAME: Final = phrase("My own")
"""Name of the shelf in the user's data folder, which is always there; in files and commands it is English."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A folder under a name.

    Attributes:
        name: what it is called.
        folder: where it lies; that of the user's own shelf need not exist.
        is_own: it is the one in the user's data folder.
        is_kept: nothing is written on it from here, whatever the disk would let.
    """

    name: str
    folder: Path
    is_own: bool = False
    is_kept: bool = False

    def place_of(self, kind: ShelfKind) -> Path:
        """Return the folder of a kind: one that is called so, or where there is none the shelf's itself."""
        inner = self.folder / kind
        return inner if self.is_own or inner.is_dir() else self.folder

    @property
    def is_read_only(self) -> bool:
        """Return whether nothing can be kept on it: it is marked so, or the disk does not let it."""
        return self.is_kept or (self.folder.is_dir() and not os.access(self.folder, os.W_OK))

    @property
    def problem(self) -> str:
        """Return why nothing of it can be seen, in a sentence; empty when it can."""
        if self.folder.is_dir():
            can_be_read = os.access(self.folder, os.R_OK | os.X_OK)
            refused = phrase(
                "shelf {name}: the folder {folder} may not be read; change its permissions",
                name=self.name,
                folder=self.folder,
            )
            return "" if can_be_read else refused
        if self.is_own and not os.path.lexists(self.folder):
            return ""
        return phrase(
            "shelf {name}: the folder {folder} is not there; connect its disk, or take the shelf off the "
            "list",
            name=self.name,
            folder=self.folder,
        )


def own_shelf() -> Shelf:
    """Return the shelf of the user's data folder."""
    return Shelf(OWN_NAME, folders.data_folder(), is_own=True)


def shelf_of(path: Path, shelves: Iterable[Shelf]) -> Shelf | None:
    """Return the shelf on which a file lies; None where it lies on none."""
    real = Path(os.path.realpath(path))
    return next((one for one in shelves if real.is_relative_to(os.path.realpath(one.folder))), None)
