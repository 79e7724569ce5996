"""Folders of what a user keeps under names, handshapes and signals: one file each, called as it is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from handshapes.own import OwnHandshape
from handshapes.own import name_problem as handshape_name_problem
from handshapes.search import fold
from nonmanuals.own import OwnSignal
from nonmanuals.own import name_problem as signal_name_problem
from signer.atomic import backup_of
from signer.errors import SignFileError
from signer.files import handshape_file, signal_file
from signer.folders import files_in


class Named(Protocol):
    """A thing that its maker has named."""

    @property
    def name(self) -> str:
        """Its name."""


T = TypeVar("T", bound=Named)


@dataclass(frozen=True, slots=True)
class OwnKind(Generic[T]):
    """A kind of thing that a user keeps.

    Attributes:
        ending: of its files.
        open: reads a file; SignFileError when it cannot be read.
        save: writes a file; SignFileError when it cannot be done.
        renamed: the same under another name.
        name_problem: what is wrong with a name beside those that are taken; empty when nothing is.
    """

    ending: str
    open: Callable[[Path], T]
    save: Callable[[T, Path], None]
    renamed: Callable[[T, str], T]
    name_problem: Callable[[str, Iterable[str]], str]


HANDSHAPES: Final[OwnKind[OwnHandshape]] = OwnKind(
    handshape_file.ENDING,
    lambda path: handshape_file.open_handshape(path).handshape,
    handshape_file.save_handshape,
    lambda own, name: replace(own, name=name),
    handshape_name_problem,
)
SIGNALS: Final[OwnKind[OwnSignal]] = OwnKind(
    signal_file.ENDING,
    lambda path: signal_file.open_signal(path).signal,
    signal_file.save_signal,
    lambda own, name: replace(own, name=name),
    signal_name_problem,
)


class FolderReading(NamedTuple, Generic[T]):
    """Things of a folder, by name, and what was wrong with the files that could not be read."""

    every: tuple[T, ...]
    refused: tuple[str, ...]


class OwnFolder(Generic[T]):
    """Reads and changes the things of a folder; it is made by the first that is saved.

    Every method raises SignFileError when the disk does not let it.
    """

    def __init__(self, path: Path, kind: OwnKind[T]) -> None:
        self.path, self._kind = path, kind

    def read(self) -> FolderReading[T]:
        """All of them in the order of their names. One bad file does not hide the others."""
        found: dict[str, T] = {}
        refused = []
        for path in self._files():
            try:
                own = self._kind.open(path)
            except SignFileError as error:
                refused.append(str(error))
                continue
            found.setdefault(fold(own.name), own)
        return FolderReading(tuple(found[name] for name in sorted(found)), tuple(refused))

    def _files(self) -> list[Path]:
        return files_in(self.path, [self._kind.ending]) if self.path.is_dir() else []

    def add(self, own: T) -> None:
        """Put one into the folder, under a name that is free."""
        if words := self._kind.name_problem(own.name, (other.name for other in self.read().every)):
            raise SignFileError(own.name, [f"name: {words}"])
        self.put(own)

    def put(self, own: T) -> None:
        """Put one into the folder, in place of the one of its name if there is one."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SignFileError(
                str(self.path), [f"the folder cannot be made: {error.strerror or error}"]
            ) from error
        self._kind.save(own, self._file_of(own.name))

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise; its new file is whole before the old one goes."""
        own = next((own for own in self.read().every if fold(own.name) == fold(name)), None)
        if own is None:
            raise SignFileError(name, [f"it is no longer in {str(self.path)!r}"])
        others = [
            other.name for other in self.read().every if other is not own and fold(other.name) != fold(name)
        ]
        if words := self._kind.name_problem(new_name, others):
            raise SignFileError(new_name, [f"name: {words}"])
        old = self._file_of(name)
        if fold(new_name) == fold(name):
            self._kind.save(self._kind.renamed(own, new_name), old)
        else:
            self.put(self._kind.renamed(own, new_name))
            _delete(old)

    def remove(self, name: str) -> None:
        """Delete the one of this name; one that is gone already is no mistake."""
        _delete(self._file_of(name))

    def _file_of(self, name: str) -> Path:
        """The file that holds the one of this name, or the one it would be put into."""
        for path in self._files():
            try:
                if fold(self._kind.open(path).name) == fold(name):
                    return path
            except SignFileError:
                continue
        stem = fold(name).replace(" ", "_")
        tries = (
            self.path / f"{stem}{'' if count == 1 else f'_{count}'}{self._kind.ending}"
            for count in range(1, 1000)
        )
        return next(path for path in tries if not path.exists())


def _delete(path: Path) -> None:
    """Remove a file, and what was in it before: whoever deletes one has no use for an older one."""
    try:
        path.unlink(missing_ok=True)
        backup_of(path).unlink(missing_ok=True)
    except OSError as error:
        raise SignFileError(str(path), [f"cannot be deleted: {error.strerror or error}"]) from error
