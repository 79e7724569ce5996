"""Sources of a command's signs: files, all sign files of a folder, or standard input."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

from signer.commands.terminal import warn
from signer.errors import SignFileError
from signer.lazy import lazily

with lazily():
    from signer import files
    from signer.document import video
    from signer.files import json_text, utterance_file
    from signer.sequencing import performing


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.files import SignReading
    from signer.files.utterance_file import UtteranceReading

STANDARD: Final = "-"
"""Name of standard input and output on the command line."""
SENTENCE: Final = ".utterance"
"""Ending of sentence files."""
HELP: Final = "sign and sentence files, folders (all of them that are in it), or - for standard input"


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

    @property
    def is_sentence(self) -> bool:
        """Return whether the file is called a sentence."""
        return self.path is not None and self.path.suffix.lower() == SENTENCE

    def reading(self) -> "SignReading":
        """Read the sign, or the sentence as a sign, with what is odd about the file.

        SignFileError when it cannot be read, or when signs of a sentence are missing.
        """
        if self.path is not None and not self.is_sentence:
            return files.open_sign(self.path)
        if self.path is not None:
            return _performed(files.open_utterance(self.path), self.name, self.path.absolute().parent)
        content = _standard_input()
        if utterance_file.is_utterance(content):
            return _performed(utterance_file.read_utterance(content, self.name), self.name)
        return files.read_sign(content, self.name)

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
    found = sorted((*path.glob("*.sign"), *path.glob(f"*{SENTENCE}")))
    if not found:
        words = (
            f"no sign file (NAME.sign) and no sentence (NAME{SENTENCE}) is in this folder; give another one"
        )
        raise SignFileError(str(path), [words])
    yield from (Source(str(one), one) for one in found)


def _performed(reading: "UtteranceReading", name: str, folder: Path | None = None) -> "SignReading":
    """Perform a sentence; its film has an absolute path, counted from the folder of its file."""
    said, film = reading.utterance, reading.utterance.video
    if film is not None and folder is not None:
        said = replace(said, video=video.placed(film, str(folder), absolute=True))
    done = performing.perform(said)
    errors = [str(problem) for problem in done.problems if problem.severity == "error"]
    if errors:
        raise SignFileError(name, errors)
    warnings = (str(problem) for problem in done.problems)
    return files.SignReading(done.sign, (*reading.warnings, *warnings))


def _standard_input() -> bytes:
    return sys.stdin.buffer.read(json_text.MAX_BYTES + 1)


@contextmanager
def as_file(source: Source, sign: "Sign") -> Iterator[Path]:
    """Give the sign of a source as a file, a passing one for standard input and for a sentence."""
    if source.path is not None and not source.is_sentence:
        yield source.path
        return
    with TemporaryDirectory(prefix="signer-") as folder:
        path = Path(folder) / f"{source.stem}.sign"
        files.save_sign(sign, path)
        yield path
