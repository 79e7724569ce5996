"""The sign files that come with the program and those that a user keeps, and what each is found by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from handshapes.search import Searchable, rank_matches, term
from signer import atomic
from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.files import open_sign, save_sign
from signer.folders import files_in
from signer.library import facts
from signer.library.facts import Facts, Hands
from signer.library.index import ENDING as ENDING
from signer.library.index import MOST, Hit, Index
from signer.tables.row import Written

FOLDER: Final = Path(__file__).parent / "signs"
EXAMPLES: Final = Path(__file__).parent / "examples"
"""Signs that come with the program and are no signs of the language, such as a figure of a paper: no search
finds them, their names do."""


@dataclass(frozen=True)
class Entry:
    """A sign of the library; its file is read when it is asked for.

    Attributes:
        path: its file.
        given: the sign, where it has been read already.
        is_own: it is the user's, not the program's.
        hit: what an index knows of it, where one says so.
    """

    path: Path
    given: Sign | None = None
    is_own: bool = False
    hit: Hit | None = None

    @cached_property
    def sign(self) -> Sign:
        """The sign; SignFileError when its file cannot be read any more."""
        return open_sign(self.path).sign if self.given is None else self.given

    @cached_property
    def facts(self) -> Facts:
        """Facts by which it is found and shown."""
        return Facts.of(self.path.stem, self.sign) if self.hit is None else self.hit.facts

    @property
    def title(self) -> str:
        """The gloss, with what tells the file from others of the same gloss: "IDEA (index)"."""
        return self.facts.title

    @property
    def gloss(self) -> str:
        """The gloss."""
        return self.facts.gloss

    @cached_property
    def name(self) -> str:
        """Name by which sentences remember where they took it from: that of its file."""
        return self.path.stem

    @property
    def digest(self) -> str:
        """Digest of its content, by which sentences tell whether it has changed since."""
        return self.facts.digest

    @property
    def hands(self) -> Hands:
        """Number of hands that are used: `one` or `two`."""
        return self.facts.hands

    @property
    def handshapes(self) -> tuple[str, ...]:
        """The handshapes of both hands, each once, the dominant hand's first."""
        return self.facts.handshapes

    @property
    def sites(self) -> tuple[str, ...]:
        """The places of the inventory that the hands are brought to, each once."""
        return self.facts.sites

    @cached_property
    def searchable(self) -> Searchable:
        """By which words it is found."""
        return self.facts.searchable


class Found(NamedTuple):
    """Signs that answer a search, best first; there are more when `is_all` is false."""

    entries: tuple[Entry, ...]
    is_all: bool


class Shelf:
    """The signs of the program and of a user, found by the indexes of their folders.

    Args:
        own: the user's folder; it need not exist. None for the program's signs alone.
    """

    def __init__(self, own: Path | None = None) -> None:
        folders = ((own, True), (FOLDER, False)) if own is not None else ((FOLDER, False),)
        self._parts = tuple((Index(folder, known=facts.shipped), is_own) for folder, is_own in folders)

    def refresh(self, tell: Callable[[float], None] = lambda _share: None, jobs: int = 1) -> tuple[str, ...]:
        """Take in what has changed in the folders; what is wrong with files that could not be read."""
        share, refused = 1.0 / len(self._parts), list[str]()
        for number, (index, _) in enumerate(self._parts):
            refused += index.refresh(lambda done, before=number: tell(share * (before + done)), jobs)  # type: ignore[misc]
        return tuple(refused)

    def close(self) -> None:
        """Close the indexes."""
        for index, _ in self._parts:
            index.close()

    def __len__(self) -> int:
        return sum(len(index) for index, _ in self._parts)

    def search(
        self,
        text: str,
        hands: Hands | None = None,
        *,
        own_only: bool = False,
        frequent_first: bool = False,
        most: int = MOST,
    ) -> Found:
        """Return the signs that answer a text, the user's own first among equally good ones."""
        found = [
            (hit, is_own)
            for index, is_own in self._parts
            if is_own or not own_only
            for hit in index.search(text, hands, most + 1, frequent_first=frequent_first)
        ]
        found.sort(key=lambda each: (each[0].grade, each[0].grade == 0 and not each[0].facts.is_called(text)))
        return Found(tuple(_entry(*each) for each in found[:most]), len(found) <= most)

    def named(self, names: Sequence[str]) -> tuple[Entry, ...]:
        """Return the signs with these glosses or names, the user's own first, and examples of these names."""
        found = tuple(_entry(hit, is_own) for index, is_own in self._parts for hit in index.named(names))
        wanted = {term(name) for name in names}
        return (*found, *(entry for entry in examples() if term(entry.name) in wanted))

    def entries(self) -> tuple[Entry, ...]:
        """Return all signs, the user's own in front, those of a folder in order of their names."""
        return tuple(
            sorted(
                (
                    _entry(hit, is_own)
                    for index, is_own in self._parts
                    for hit in index.search("", most=len(index))
                ),
                key=lambda entry: (not entry.is_own, entry.path.stem.casefold()),
            )
        )


def glosses_of(shelf: Shelf) -> tuple[tuple[str, str], ...]:
    """Return the glosses of a library and what tells each, once: hands, handshapes and places in words."""
    found = dict[str, str]()
    for entry in shelf.entries():
        if entry.gloss:
            found.setdefault(entry.gloss, entry.facts.form_words)
    return tuple(sorted(found.items()))


def written_in(shelf: Shelf) -> tuple[Written, ...]:
    """Return what the signs of a library are called, with their tags."""
    every = (entry.facts for entry in shelf.entries())
    return tuple(Written(tuple(filter(None, (one.gloss, one.stem))), one.tags) for one in every)


def sign_files(folder: Path = FOLDER) -> tuple[Path, ...]:
    """The signs of a folder, in the order of the alphabet."""
    return tuple(sorted(files_in(folder, [ENDING]), key=lambda path: path.stem.casefold()))


def examples() -> tuple[Entry, ...]:
    """The examples; sentences that name one find it among them."""
    return tuple(Entry(path) for path in sign_files(EXAMPLES))


def read_shelf(
    own: Path | None = None, tell: Callable[[float], None] = lambda _share: None
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """All signs, the user's own in front, and what is wrong with files that could not be read.

    Args:
        own: the user's folder; it need not exist.
        tell: told how far this is, 0 to 1.
    """
    shelf = Shelf(own)
    try:
        refused = shelf.refresh(tell)
        return shelf.entries(), refused
    finally:
        shelf.close()


def search(entries: Sequence[Entry], text: str, hands: Hands | None = None) -> tuple[Entry, ...]:
    """The signs that answer the text, best first; no text finds all."""
    chosen = [entry for entry in entries if hands in (None, entry.hands)]
    return tuple(chosen[place] for place in rank_matches(text, [entry.searchable for entry in chosen]))


def _entry(hit: Hit, is_own: bool) -> Entry:
    return Entry(hit.path, is_own=is_own, hit=hit)


def keep(sign: Sign, stem: str, folder: Path) -> Path:
    """Put a sign into the user's folder under a file name, in place of what bears it.

    Raises:
        SignFileError: the disk does not let it.
    """
    path = folder / f"{stem}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SignFileError(str(folder), [f"this folder cannot be made: {error.strerror}"]) from error
    save_sign(sign, path)
    return path


def remove(path: Path) -> None:
    """Delete a sign of the user's own, and the copy of what it was before.

    Raises:
        SignFileError: the disk does not let it.
    """
    try:
        path.unlink()
        atomic.backup_of(path).unlink(missing_ok=True)
    except OSError as error:
        raise SignFileError(str(path), [f"not deleted: {error.strerror}"]) from error
