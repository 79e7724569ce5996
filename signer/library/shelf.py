"""The sign files that come with the program and those that a user keeps, and what each is found by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, TypeAlias

import handshapes.catalogue as shapes
import sites.catalogue as places
from handshapes.handshape import Handshape
from handshapes.search import Searchable, rank_matches
from signer import atomic
from signer.document.queries import every_key
from signer.document.sign import Sign
from signer.document.values import Contact, Placement
from signer.errors import SignFileError
from signer.files import open_sign, save_sign
from signer.files.utterance_file import digest_of

Hands: TypeAlias = Literal["one", "two"]

FOLDER: Final = Path(__file__).parent / "signs"
ENDING: Final = ".sign"


@dataclass(frozen=True)
class Entry:
    """A sign of the library.

    Attributes:
        path: its file.
        is_own: it is the user's, not the program's.
    """

    path: Path
    sign: Sign
    is_own: bool = False

    @property
    def title(self) -> str:
        """The gloss, with what tells the file from others of the same gloss: "IDEA (index)"."""
        stem, gloss = self.path.stem, self.sign.gloss
        if not gloss:
            return stem
        variant = stem.removeprefix(f"{gloss}_")
        return f"{gloss} ({variant})" if variant != stem else gloss

    @property
    def name(self) -> str:
        """Name by which sentences remember where they took it from: that of its file."""
        return self.path.stem

    @cached_property
    def digest(self) -> str:
        """Digest of its content, by which sentences tell whether it has changed since."""
        return digest_of(self.sign)

    @property
    def hands(self) -> Hands:
        """Number of hands that are used: `one` or `two`."""
        return "two" if self.sign.hand("dominant").keys and self.sign.hand("base").keys else "one"

    @cached_property
    def handshapes(self) -> tuple[str, ...]:
        """The handshapes of both hands, each once, the dominant hand's first."""
        return tuple(dict.fromkeys(key.handshape for _, key in every_key(self.sign)))

    @cached_property
    def sites(self) -> tuple[str, ...]:
        """The places of the inventory that the hands are brought to, each once."""
        placements: list[Placement] = []
        for _, key in every_key(self.sign):
            placements += [key.placement] if key.second is None else [key.placement, key.second]
        found = (place.site for place in placements if isinstance(place, Contact))
        return tuple(dict.fromkeys(site for site in found if isinstance(site, str)))

    @cached_property
    def searchable(self) -> Searchable:
        """By which words it is found.

        Its gloss first, then letters and names of handshapes, then places, then what is said of it.
        """
        known = [shape for shape in map(_handshape, self.handshapes) if shape is not None]
        names = [name for shape in known for name in (shape.name, shape.title)]
        at = [word for site in self.sites for word in (site, _site_name(site))]
        text = " ".join(
            (
                f"{self.hands} hands" if self.hands == "two" else "one hand",
                *self.sign.tags,
                *at,
                self.sign.notes,
            )
        )
        letters = tuple(letter for shape in known for letter in shape.letters)
        return Searchable((self.title, self.sign.gloss), letters, (*names, *at), text)


def sign_files(folder: Path = FOLDER) -> tuple[Path, ...]:
    """The signs of a folder, in the order of the alphabet."""
    return tuple(sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.stem.casefold()))


def read_shelf(
    own: Path | None = None, tell: Callable[[float], None] = lambda _share: None
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """All signs, the user's own in front, and what is wrong with files that could not be read.

    Args:
        own: the user's folder; it need not exist.
        tell: told how far this is, 0 to 1.
    """
    files = [(path, True) for path in (sign_files(own) if own is not None and own.is_dir() else ())]
    files += [(path, False) for path in sign_files()]
    entries, refused = [], []
    for number, (path, is_own) in enumerate(files):
        tell(number / len(files))
        try:
            entries.append(Entry(path, open_sign(path).sign, is_own))
        except SignFileError as error:
            refused.append(str(error))
    return tuple(entries), tuple(refused)


def search(entries: Sequence[Entry], text: str, hands: Hands | None = None) -> tuple[Entry, ...]:
    """The signs that answer the text, best first; no text finds all."""
    chosen = [entry for entry in entries if hands in (None, entry.hands)]
    return tuple(chosen[place] for place in rank_matches(text, [entry.searchable for entry in chosen]))


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


def _handshape(name: str) -> Handshape | None:
    try:
        return shapes.find(name)
    except LookupError:  # of a newer version
        return None


def _site_name(site: str) -> str:
    try:
        return places.find(site).name
    except LookupError:
        return site
