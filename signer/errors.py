"""Errors that callers of Signer may catch."""

from collections.abc import Sequence
from os import PathLike
from typing import Self

from signer.phrases import Phrase, joined, phrase
from signer.printable import MESSAGE, excerpt


class SignerError(Exception):
    """Root of every error that tells the user what happened, where, and what to do.

    Its text is fit to be shown anywhere, whatever stands in the files and names that it speaks of.
    """

    @classmethod
    def of(cls, name: str | PathLike[str], words: str) -> Self:
        """Say of a file by its name or path what is wrong with it."""
        return cls(phrase("{path}: {words}", path=name, words=words))

    def __str__(self) -> str:
        return "\n".join(excerpt(line, MESSAGE) for line in super().__str__().split("\n"))

    @property
    def words(self) -> str:
        """Its text; a `Phrase`, which the window shows in its language, where it was raised with one."""
        told = self.args[0] if len(self.args) == 1 else ""
        return told if isinstance(told, Phrase) and told == str(self) else str(self)


class SignFileError(SignerError):
    """A sign file could not be read or written; the message names the file, the place in it and the mend.

    `problems` holds every problem found, one line each, as "place: words"; `name` is the file they were found
    in.
    """

    def __init__(self, name: str, problems: Sequence[str]) -> None:
        self.name = name
        self.problems = tuple(excerpt(problem, MESSAGE) for problem in problems)
        super().__init__(name, self.problems)

    @property
    def lines(self) -> tuple[str, ...]:
        """Each problem with the file it is in."""
        return tuple(joined(": ", (excerpt(self.name, MESSAGE), problem)) for problem in self.problems)

    def __str__(self) -> str:
        return str(self.words)

    @property
    def words(self) -> str:
        """Its problems with the file they are in, a line each."""
        if len(self.problems) == 1:
            return self.lines[0]
        head = phrase(
            "{name} has {count} problems:", name=excerpt(self.name, MESSAGE), count=len(self.problems)
        )
        return joined("\n  ", (head, *self.problems))


class GapError(SignFileError):
    """A sentence has glosses without signs, and nothing else is wrong with it."""


class ExportError(SignerError):
    """A sign could not be exported; the message names the target and the mend."""

    @classmethod
    def of(cls, name: str | PathLike[str], words: str) -> Self:
        """Say of a file by its name or path why it was not written."""
        return cls(phrase("{path}: not exported: {refusal}", path=name, refusal=words))


class ImportingError(SignerError):
    """A file of another program could not be read; the message names the file and the mend."""

    @classmethod
    def of(cls, name: str | PathLike[str], words: str) -> Self:
        """Say of a file by its name why it was not read."""
        return cls(phrase("{name}: not read: {words}", name=name, words=words))

    @classmethod
    def too_long(cls, name: str, most_bytes: int) -> Self:
        """Say of a file that it is longer than what is read."""
        return cls.of(name, phrase("it has over {megabytes} MB; divide it", megabytes=most_bytes // 2**20))


class FilmError(SignerError):
    """A film could not be read or written; the message names the file and the mend."""


class AvatarError(SignerError):
    """An avatar could not be read, learned or written; the message names the file and the mend."""


class AvatarMovedError(AvatarError):
    """The file of an avatar that was learned is not there any more, or is another one."""
