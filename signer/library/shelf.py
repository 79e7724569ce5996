"""The sign files that come with the program and those on shelves, and what each is found by."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from handshapes.search import Searchable, rank_matches, term
from signer import atomic
from signer.document.sign import Sign
from signer.document.utterance import Document, Utterance
from signer.errors import SignFileError
from signer.files import document_file, open_sign
from signer.files.utterance_file import words_in
from signer.folders import files_in
from signer.library import facts
from signer.library.facts import Facts, Hands
from signer.library.index import ENDING as ENDING
from signer.library.index import MOST, Hit, Index
from signer.phrases import phrase
from signer.shelves.shelf import Shelf
from signer.tables.row import Written

FOLDER: Final = Path(__file__).parent / "signs"
EXAMPLES: Final = Path(__file__).parent / "examples"
"""Signs that come with the program and are no signs of the language, such as a figure of a paper: no search
finds them, their names do."""


PROGRAM: Final = Shelf("Signer", FOLDER, is_kept=True)
"""The shelf of the signs that come with the program, always the last."""


@dataclass(frozen=True)
class Entry:
    """A sign of the library; its file is read when it is asked for.

    Attributes:
        path: its file.
        given: the sign, where it has been read already.
        shelf: on which it lies.
        hit: what an index knows of it, where one says so.
    """

    path: Path
    given: Sign | None = None
    shelf: Shelf = PROGRAM
    hit: Hit | None = None

    @property
    def is_kept(self) -> bool:
        """Return whether somebody keeps it, and it does not come with the program."""
        return self.shelf != PROGRAM

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


class Library:
    """The signs of shelves, in their order, then of the program; found by the indexes of their folders.

    Args:
        shelves: those before the program's signs; none of their folders need exist.
    """

    def __init__(self, shelves: Sequence[Shelf] = ()) -> None:
        self.shelves = (*shelves, PROGRAM)
        self._every = tuple((Index(one.place_of("signs"), known=facts.shipped), one) for one in self.shelves)
        self._parts = self._every

    @property
    def places(self) -> list[Path]:
        """The folders that are looked at; they change when a shelf gets a folder for its signs."""
        return [index.folder for index, _ in self._every]

    def refresh(self, tell: Callable[[float], None] = lambda _share: None, jobs: int = 1) -> tuple[str, ...]:
        """Take in what has changed in the folders; what is wrong with shelves and files, in words.

        A shelf that is not there is passed over, and its index kept for when it comes back.
        """
        problems = {shelf: shelf.problem for shelf in self.shelves}
        self._parts = tuple(one for one in self._every if not problems[one[1]])
        refused, share = list(filter(None, problems.values())), 1.0 / len(self._parts)
        for number, (index, _) in enumerate(self._parts):
            refused += index.refresh(lambda done, before=number: tell(share * (before + done)), jobs)  # type: ignore[misc]
        return tuple(refused)

    def close(self) -> None:
        """Close the indexes."""
        for index, _ in self._every:
            index.close()

    def __len__(self) -> int:
        return sum(len(index) for index, _ in self._parts)

    def search(
        self,
        text: str,
        hands: Hands | None = None,
        *,
        only: Shelf | None = None,
        frequent_first: bool = False,
        most: int = MOST,
    ) -> Found:
        """Return the signs that answer a text, those of shelves first among equally good ones.

        Args:
            text: what was typed.
            hands: how many hands it has; None for any number.
            only: the one shelf that is searched.
            frequent_first: equally good ones by frequency instead of by title.
            most: of these at most.
        """
        found = [
            (hit, shelf)
            for index, shelf in self._parts
            if only in (None, shelf)
            for hit in index.search(text, hands, most + 1, frequent_first=frequent_first)
        ]
        found.sort(key=lambda each: (each[0].grade, each[0].grade == 0 and not each[0].facts.is_called(text)))
        return Found(tuple(_entry(*each) for each in found[:most]), len(found) <= most)

    def named(self, names: Sequence[str]) -> tuple[Entry, ...]:
        """Return the signs with these glosses or names, shelf by shelf, and examples of these names."""
        found = tuple(_entry(hit, shelf) for index, shelf in self._parts for hit in index.named(names))
        wanted = {term(name) for name in names}
        return (*found, *(entry for entry in examples() if term(entry.name) in wanted))

    def entries(self) -> tuple[Entry, ...]:
        """Return all signs, shelf by shelf and the program's last, those of one in order of their names."""
        return tuple(
            entry
            for index, shelf in self._parts
            for entry in sorted(
                (_entry(hit, shelf) for hit in index.search("", most=len(index))),
                key=lambda entry: entry.path.stem.casefold(),
            )
        )


def also_of(entries: Iterable[Entry]) -> dict[str, tuple[Entry, ...]]:
    """Return the signs of each gloss that several shelves have, by the gloss as it is compared.

    The first is the one that is meant. Variants of one shelf, as those of the program, are no others.
    """
    found = dict[str, dict[str, Entry]]()
    for entry in entries:
        found.setdefault(term(entry.gloss or entry.name), {}).setdefault(entry.shelf.name, entry)
    return {gloss: tuple(by_shelf.values()) for gloss, by_shelf in found.items() if len(by_shelf) > 1}


def glosses_of(library: Library) -> tuple[tuple[str, str], ...]:
    """Return the glosses of a library and what tells each, once: hands, handshapes and places in words."""
    found = dict[str, str]()
    for entry in library.entries():
        if entry.gloss:
            found.setdefault(entry.gloss, entry.facts.form_words)
    return tuple(sorted(found.items()))


def written_in(library: Library) -> tuple[Written, ...]:
    """Return what the signs of a library are called, with their tags."""
    every = (entry.facts for entry in library.entries())
    return tuple(Written(tuple(filter(None, (one.gloss, one.stem))), one.tags) for one in every)


class Sentence(NamedTuple):
    """A sentence on a shelf, and the words by which it is found."""

    path: Path
    shelf: Shelf
    searchable: Searchable


def sentences_on(shelves: Iterable[Shelf]) -> tuple[Sentence, ...]:
    """Return the sentences right on shelves, shelf by shelf, by name on each."""
    places = ((one.place_of("sentences"), one) for one in shelves if not one.problem)
    ending = (document_file.ENDINGS[Utterance],)
    return tuple(
        Sentence(path, one, _words_of(path, *_stamp(path)))
        for place, one in places
        if place.is_dir()
        for path in files_in(place, ending)
    )


def _stamp(path: Path) -> tuple[int, int]:
    """Return time and size of a file, by which it is told from what it was before."""
    try:
        held = path.stat()
    except OSError:
        return 0, 0
    return held.st_mtime_ns, held.st_size


@lru_cache(maxsize=4096)  # each is read again as its file changes, and a shelf has a thousand of them
def _words_of(path: Path, _mtime_ns: int, _size: int) -> Searchable:
    """Return the words by which a sentence is found; its name alone where it cannot be read."""
    try:
        title, translation, glosses = words_in(path.read_bytes())
    except (OSError, SignFileError):
        return Searchable((path.stem,))
    return Searchable((path.stem, title), aliases=glosses, text=f"{' '.join(glosses)} {translation}")


def sign_files(folder: Path = FOLDER) -> tuple[Path, ...]:
    """The signs of a folder, in the order of the alphabet."""
    return tuple(sorted(files_in(folder, [ENDING]), key=lambda path: path.stem.casefold()))


def load_reader() -> None:
    """Load what reads signs: some 0.5 s of the processor, for which the first that is saved would wait."""
    Facts.of("", open_sign(sign_files()[0]).sign)


def examples() -> tuple[Entry, ...]:
    """The examples; sentences that name one find it among them."""
    return tuple(Entry(path) for path in sign_files(EXAMPLES))


def read_shelf(
    shelves: Sequence[Shelf] = (), tell: Callable[[float], None] = lambda _share: None
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """All signs, those of shelves in front, and what is wrong with what could not be read.

    Args:
        shelves: as `signer.shelves.listed.read_shelves` returns the user's; none for the program's alone.
        tell: told how far this is, 0 to 1.
    """
    library = Library(shelves)
    try:
        refused = library.refresh(tell)
        return library.entries(), refused
    finally:
        library.close()


def search(entries: Sequence[Entry], text: str, hands: Hands | None = None) -> tuple[Entry, ...]:
    """The signs that answer the text, best first; no text finds all."""
    chosen = [entry for entry in entries if hands in (None, entry.hands)]
    return tuple(chosen[place] for place in rank_matches(text, [entry.searchable for entry in chosen]))


def _entry(hit: Hit, shelf: Shelf) -> Entry:
    return Entry(hit.path, shelf=shelf, hit=hit)


def file_on(document: Document, stem: str, shelf: Shelf) -> Path:
    """Return the file of a sign or a sentence on a shelf, which need not be there."""
    place = shelf.place_of("sentences" if isinstance(document, Utterance) else "signs")
    return place / f"{stem}{document_file.ENDINGS[type(document)]}"


def keep(document: Document, stem: str, shelf: Shelf, over: str | None = None) -> Path:
    """Put a sign or a sentence on a shelf under a file name, in place of what bears it.

    With `over` it replaces no other content than that of this digest.

    Raises:
        SignFileError: the shelf is read-only, or the disk does not let it.
    """
    path = file_on(document, stem, shelf)
    folder = path.parent
    if shelf.is_read_only:
        raise SignFileError(
            str(path), [phrase("the shelf {shelf} is read-only; choose another", shelf=shelf.name)]
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SignFileError(
            str(folder), [phrase("this folder cannot be made: {error}", error=error.strerror)]
        ) from error
    document_file.save_document(document, path, over)
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
        raise SignFileError(str(path), [phrase("not deleted: {error}", error=error.strerror)]) from error
