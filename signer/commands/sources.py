"""Sources of a command's signs: files, all sign files of a folder, or standard input."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

from signer.commands.terminal import warn
from signer.errors import SignFileError
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.files import json_text


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.files import SignReading

STANDARD: Final = "-"
"""Name of standard input and output on the command line."""
HELP: Final = "sign files, folders (all sign files in them), or - for standard input"


class Source(NamedTuple):
    """One sign to be read; `path` is None for standard input."""

    name: str
    path: Path | None

    @property
    def stem(self) -> str:
        """The name that an output takes over."""
        return "sign" if self.path is None else self.path.stem

    @property
    def short_name(self) -> str:
        """The name without its folder."""
        return self.name if self.path is None else self.path.name

    def reading(self) -> "SignReading":
        """Read the sign, with what is odd about the file; SignFileError when it cannot be read."""
        return (
            files.read_sign(_standard_input(), self.name) if self.path is None else files.open_sign(self.path)
        )

    def sign(self) -> "Sign":
        """Read the sign and print what is odd about the file; SignFileError when it cannot be read."""
        reading = self.reading()
        for warning in reading.warnings:
            warn(f"signer: {self.name}: warning: {warning}")
        return reading.sign


def sources(arguments: Iterable[str]) -> list[Source]:
    """Look up the signs that arguments name, those of a folder by name.

    SignFileError for a folder without any.
    """
    return [source for argument in arguments for source in _sources(argument)]


def _sources(argument: str) -> Iterator[Source]:
    if argument == STANDARD:
        yield Source("standard input", None)
        return
    path = Path(argument)
    if not os.path.isdir(path):  # also no name that a disk takes
        yield Source(str(path), path)
        return
    found = sorted(path.glob("*.sign"))
    if not found:
        raise SignFileError(str(path), ["no sign file (NAME.sign) is in this folder; give another one"])
    yield from (Source(str(one), one) for one in found)


def _standard_input() -> bytes:
    return sys.stdin.buffer.read(json_text.MAX_BYTES + 1)


@contextmanager
def as_file(source: Source, sign: "Sign") -> Iterator[Path]:
    """Give the sign of a source as a file, a passing one for standard input."""
    if source.path is not None:
        yield source.path
        return
    with TemporaryDirectory(prefix="signer-") as folder:
        path = Path(folder) / "standard_input.sign"
        files.save_sign(sign, path)
        yield path
