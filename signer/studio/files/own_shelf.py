"""Things that a user keeps under names, on all shelves: read, changed here, told to who shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from signer.lazy import lazily
from signer.studio.files.shelves import Shelves
from signer.studio.language import tr

with lazily():
    from signer.shelves import things

if TYPE_CHECKING:
    from signer.files.own_files import OwnKind, T
    from signer.shelves.shelf import Shelf, ShelfKind
    from signer.shelves.things import Kept

else:
    T = TypeVar("T")


class OwnShelf(QObject, Generic[T]):
    """The things of one kind on the user's shelves; of a name the first one is meant.

    Methods that change them raise SignFileError when a shelf is read-only, or the disk does not let them.

    Signals:
        changed(): there are others now.
    """

    changed = Signal()

    def __init__(self, kind: Callable[[], OwnKind[T]], where: ShelfKind, shelves: Shelves | None) -> None:
        """`kind` is asked for when it is first needed; `where` is its folder on a shelf."""
        super().__init__()
        self.kind, self.shelves = where, shelves or Shelves()
        self._kind = kind
        self._kept: tuple[Kept[T], ...] = ()
        self._is_read = False
        self.shelves.changed.connect(self._on_changed)

    @property
    def file_kind(self) -> OwnKind[T]:
        """The kind of its files."""
        return self._kind()

    @property
    def every(self) -> tuple[T, ...]:
        """The first of each name, shelf by shelf; none before `read`."""
        return tuple(one.own for one in self._kept if self.all_called(one.own.name)[0] is one)

    def read(self) -> tuple[str, ...]:
        """Read the shelves; what is wrong with files and shelves that could not be read."""
        self._is_read = True
        found = self._things()
        refused = found.read()
        if found.every != self._kept:
            self._kept = found.every
            self.changed.emit()
        return refused

    def all_called(self, name: str) -> tuple[Kept[T], ...]:
        """Those of a name with their shelves, the one that is meant first."""
        return things.all_called(self._kept, name)

    def find(self, name: str) -> T | None:
        """The one of that name."""
        found = self.all_called(name)
        return found[0].own if found else None

    def others(self, name: str) -> tuple[Kept[T], ...]:
        """Those of a name that another shelf has before them."""
        return self.all_called(name)[1:]

    def places_for(self, name: str) -> tuple[Shelf, ...]:
        """The shelves on which the one of a name may be copied: those that can be written and have none."""
        taken = [one.shelf for one in self.all_called(name)]
        every = self.shelves.every if taken else ()
        return tuple(one for one in every if one not in taken and not one.is_read_only and not one.problem)

    def where(self, name: str) -> str:
        """Words for the shelf of the one of that name, where it is not the user's own."""
        found = self.all_called(name)
        return tr("on {name}", name=found[0].shelf.name) if found and not found[0].shelf.is_own else ""

    def add(self, own: T) -> None:
        """Keep a new one on the user's own shelf, under a name that is free."""
        self._things().add(own)
        self.read()

    def put(self, own: T, shelf: Shelf | None = None) -> None:
        """Keep one on a shelf; without one in place of the one of its name, else on the user's own."""
        self._things().put(own, shelf)
        self.read()

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise."""
        self._things().rename(name, new_name)
        self.read()

    def remove(self, name: str) -> None:
        """Delete one."""
        self._things().remove(name)
        self.read()

    def _on_changed(self, kinds: frozenset[ShelfKind]) -> None:
        if self._is_read and self.kind in kinds:
            self.read()

    def _things(self) -> things.Things[T]:
        return things.Things(self.file_kind, self.kind, self.shelves.every)
