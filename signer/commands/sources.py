"""Sources of a command's signs: files, folders, patterns, lists, tables, or standard input."""

import errno
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from signer.commands.shelves import looked_up
from signer.commands.terminal import warn
from signer.corpus.inputs import ENDINGS, STANDARD, found_of
from signer.corpus.work import STANDARD_INPUT, Item
from signer.errors import GapError, SignFileError
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.files import json_text


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.document.utterance import Utterance
    from signer.files import SignReading

GO_ON: Final = (
    "--gaps spell spells what has no sign, --gaps pause leaves pauses, --gaps keep writes it with the gaps"
)
HELP: Final = (
    "sign and sentence files, folders (all of them that are in it), patterns as 'SIGNS/**/*.sign', @LIST.txt "
    "a table of paths (.csv, .parquet), a GLOSS or SHELF/GLOSS of your shelves, or - for standard input"
)


def add_files(parser: ArgumentParser, to: Callable[[str], object], words: str) -> None:
    """Let a command take signs and where to write them, which `to` reads and `words` tell."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=HELP)
    parser.add_argument("-o", "--out", required=True, type=to, metavar="OUT", help=words)


@dataclass(frozen=True)
class Source:
    """One sign to be read.

    Attributes:
        name: its path as it was given or found, or what was given and names no file.
        path: None for standard input.
        problems: why there is no file, where what was given names none.
    """

    name: str
    path: Path | None
    problems: tuple[str, ...] = ()

    @property
    def stem(self) -> str:
        """The name that an output takes over."""
        return "sign" if self.path is None else self.path.stem

    @property
    def short_name(self) -> str:
        """The name without its folder."""
        return self.name if self.path is None else self.path.name

    @property
    def is_sentence(self) -> bool:
        """Return whether the file is called a sentence."""
        return self.path is not None and self.path.suffix.lower() == ENDINGS[1] and not self.problems

    def is_own(self, life: float | None) -> bool:
        """Return whether the file shows the sign as it is to be seen: with its own life, and no sentence."""
        return self.path is not None and not self.is_sentence and life is None

    @cached_property
    def item(self) -> Item:
        """The sign as an item of a run; standard input is read."""
        content = _standard_input() if self.path is None else None
        return Item(self.name, self.stem, content, problems=self.problems)

    def reading(self) -> "SignReading":
        """Read the sign, or the sentence as a sign, with what is odd about the file.

        SignFileError when it cannot be read, or when signs of a sentence are missing.
        """
        return self.item.reading()

    def utterance(self) -> "Utterance | None":
        """Read the sentence; None for a sign. SignFileError when it cannot be read."""
        if not self.is_sentence or self.path is None:
            return None
        return files.open_utterance(self.path).utterance

    def sign(self, options: Namespace | None = None) -> "Sign":
        """Read the sign and print what is odd about the file; SignFileError when it cannot be read.

        `options` are those of a command that takes `--gaps` and `--life`.
        """
        try:
            asked = () if options is None else (options.gaps, options.life)
            reading = self.item.reading(*asked)
        except GapError as error:
            raise error if options is None else SignFileError(error.name, [*error.problems, GO_ON]) from None
        for warning in reading.warnings:
            warn(f"signer: {self.name}: warning: {warning}")
        return reading.sign


def _standard_input() -> bytes:
    """Read standard input; SignFileError where there is none."""
    try:
        if sys.stdin is None:
            raise OSError(errno.EBADF, "it is closed")
        return sys.stdin.buffer.read(json_text.MAX_BYTES + 1)
    except OSError as error:
        words = f"cannot be read: {error.strerror or error}; give a file, or pipe one in"
        raise SignFileError(STANDARD_INPUT, [words]) from error


def sources(
    arguments: Iterable[str],
    look_up: Callable[[str], str] = looked_up,
    endings: Sequence[str] = ENDINGS,
) -> list[Source]:
    """Look up the files that arguments name, each once, those of a folder by name.

    What names none does not stop the others: it is a source that cannot be read, and says why when it is.

    Args:
        arguments: files, folders, patterns, @lists, tables, standard input, or what `look_up` takes.
        look_up: gives the file of an argument.
        endings: of the files that folders and patterns stand for.
    """
    return list(map(_source, found_of(arguments, look_up, endings)))


def _source(found: str | SignFileError) -> Source:
    if isinstance(found, SignFileError):
        return Source(found.name, Path(found.name), found.problems)
    return Source(STANDARD_INPUT, None) if found == STANDARD else Source(found, Path(found))


@contextmanager
def as_file(source: Source, sign: "Sign", *, is_own: bool) -> Iterator[Path]:
    """Give the sign of a source as a file: its own one, or a passing one."""
    if is_own and source.path is not None:
        yield source.path
        return
    with TemporaryDirectory(prefix="signer-") as folder:
        path = Path(folder) / f"{source.stem}.sign"
        files.save_sign(sign, path)
        yield path
