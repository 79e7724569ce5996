"""Things that a user keeps under names: read once, changed here, told to whoever shows them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QObject, QStandardPaths, Signal

from handshapes.search import fold
from signer.lazy import lazily

with lazily():
    from signer.files import own_files

if TYPE_CHECKING:
    from handshapes.own import OwnHandshape
    from nonmanuals.own import OwnSignal
    from signer.files.own_files import OwnKind

    T = TypeVar("T", bound=OwnHandshape | OwnSignal)
else:
    T = TypeVar("T")


def data_folder(name: str) -> Path:
    """Return a folder of the user's own things; the user may put files there, and take some away."""
    return (
        Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))
        / "asl-signer"
        / name
    )


class OwnShelf(QObject, Generic[T]):
    """The things of one kind in the user's folder.

    Methods that change them raise SignFileError when the disk does not let them.

    Signals:
        changed(): there are others now.
    """

    changed = Signal()

    def __init__(self, kind: Callable[[], OwnKind[T]], folder: Callable[[], Path]) -> None:
        """`kind` and `folder` are asked for when they are first needed."""
        super().__init__()
        self._kind, self._where = kind, folder
        self._every: tuple[T, ...] = ()

    @property
    def every(self) -> tuple[T, ...]:
        """All of them by name; none before `read`."""
        return self._every

    def read(self) -> tuple[str, ...]:
        """Read the folder; what is wrong with files that could not be read."""
        every: tuple[T, ...] = ()
        refused: tuple[str, ...] = ()
        if self._where().is_dir():
            every, refused = self._folder().read()
        if every != self._every:
            self._every = every
            self.changed.emit()
        return refused

    def find(self, name: str) -> T | None:
        """The one of that name."""
        return next((own for own in self._every if fold(own.name) == fold(name)), None) if name else None

    def add(self, own: T) -> None:
        """Keep a new one, under a name that is free."""
        self._folder().add(own)
        self.read()

    def put(self, own: T) -> None:
        """Keep one in place of the one of its name."""
        self._folder().put(own)
        self.read()

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise."""
        self._folder().rename(name, new_name)
        self.read()

    def remove(self, name: str) -> None:
        """Delete one."""
        self._folder().remove(name)
        self.read()

    def _folder(self) -> own_files.OwnFolder[T]:
        return own_files.OwnFolder(self._where(), self._kind())
