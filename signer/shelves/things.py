"""Handshapes, signals, places of one's own on several shelves: the first of a name is the one meant."""

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple

from handshapes.search import fold
from signer.errors import SignFileError
from signer.files.own_files import OwnFolder, OwnKind, T
from signer.phrases import phrase
from signer.shelves.shelf import Shelf, ShelfKind


class Kept(NamedTuple, Generic[T]):
    """A thing of one's own, and the shelf that it lies on."""

    own: T
    shelf: Shelf


def all_called(kept: Iterable[Kept[T]], name: str) -> tuple[Kept[T], ...]:
    """Return those of a name, the one that is meant first."""
    return tuple(one for one in kept if fold(one.own.name) == fold(name)) if name else ()


class Things(Generic[T]):
    """Reads and changes the things of one kind on shelves.

    What changes them raises SignFileError when a shelf is read-only, or the disk does not let it.

    Attributes:
        every: all of them, shelf by shelf, by name on each; none before `read`.
    """

    def __init__(self, kind: OwnKind[T], where: ShelfKind, shelves: Sequence[Shelf]) -> None:
        """`where` is the folder of the kind; new things are kept on the user's own shelf."""
        self._kind, self._where, self._shelves = kind, where, tuple(shelves)
        self.every: tuple[Kept[T], ...] = ()

    def read(self) -> tuple[str, ...]:
        """Read the shelves; what is wrong with files and shelves that could not be read."""
        found, refused = list[Kept[T]](), list[str]()
        for shelf in self._shelves:
            if words := shelf.problem:
                refused.append(words)
            elif shelf.place_of(self._where).is_dir():
                every, bad = self._folder(shelf).read()
                found += (Kept(own, shelf) for own in every)
                refused += bad
        self.every = tuple(found)
        return tuple(refused)

    def add(self, own: T) -> None:
        """Keep a new one on the user's own shelf, under a name that is free on all."""
        self.read()
        if words := self._kind.name_problem(own.name, (one.own.name for one in self.every)):
            raise SignFileError(own.name, [phrase("name: {words}", words=words)])
        self.put(own)

    def put(self, own: T, shelf: Shelf | None = None) -> None:
        """Keep one on a shelf; without one on that of the one of its name, else on the user's own."""
        if shelf is None:
            self.read()
            named = all_called(self.every, own.name)
            shelf = named[0].shelf if named else next(one for one in self._shelves if one.is_own)
        self._folder(_writable(shelf)).put(own)

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise; its new file is whole before the old one goes."""
        self._folder_with(name).rename(name, new_name)

    def remove(self, name: str) -> None:
        """Delete one from the first shelf that has it; one that is gone already is no mistake."""
        self.read()
        if all_called(self.every, name):
            self._folder_with(name).remove(name)

    def _folder_with(self, name: str) -> OwnFolder[T]:
        self.read()
        named = all_called(self.every, name)
        if not named:
            raise SignFileError(name, [phrase("it is no longer on any shelf")])
        return self._folder(_writable(named[0].shelf))

    def _folder(self, shelf: Shelf) -> OwnFolder[T]:
        return OwnFolder(shelf.place_of(self._where), self._kind)


def _writable(shelf: Shelf) -> Shelf:
    if shelf.is_read_only:
        raise SignFileError(
            shelf.name, [phrase("this shelf is read-only; keep it under another name, on your own")]
        )
    return shelf
