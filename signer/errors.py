"""Errors that callers of Signer may catch."""

from collections.abc import Sequence

from signer.printable import MESSAGE, excerpt


class SignerError(Exception):
    """Root of every error that tells the user what happened, where, and what to do.

    Its text is fit to be shown anywhere, whatever stands in the files and names that it speaks of.
    """

    def __str__(self) -> str:
        return "\n".join(excerpt(line, MESSAGE) for line in super().__str__().split("\n"))


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
        return tuple(f"{excerpt(self.name, MESSAGE)}: {problem}" for problem in self.problems)

    def __str__(self) -> str:
        if len(self.problems) == 1:
            return self.lines[0]
        return "\n".join(
            (
                f"{excerpt(self.name, MESSAGE)} has {len(self.problems)} problems:",
                *(f"  {problem}" for problem in self.problems),
            )
        )


class GapError(SignFileError):
    """A sentence has glosses without signs, and nothing else is wrong with it."""


class ExportError(SignerError):
    """A sign could not be exported; the message names the target and the mend."""


class ImportingError(SignerError):
    """A file of another program could not be read; the message names the file and the mend."""


class FilmError(SignerError):
    """A film could not be read or written; the message names the file and the mend."""


class AvatarError(SignerError):
    """An avatar could not be read, learned or written; the message names the file and the mend."""


class AvatarMovedError(AvatarError):
    """The file of an avatar that was learned is not there any more, or is another one."""
