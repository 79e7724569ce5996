"""What callers of Signer may catch."""

from collections.abc import Sequence


class SignerError(Exception):
    """Root of every error that tells the user what happened, where, and what to do."""


class SignFileError(SignerError):
    """A sign file could not be read or written; the message names the file, the place in it and the mend.

    `problems` holds every problem found, one line each, as "place: words"; `name` is the file they were found in.
    """

    def __init__(self, name: str, problems: Sequence[str]) -> None:
        self.name = name
        self.problems = tuple(problems)
        super().__init__(name, self.problems)

    def __str__(self) -> str:
        if len(self.problems) == 1:
            return f"{self.name}: {self.problems[0]}"
        return "\n".join((f"{self.name} has {len(self.problems)} problems:", *(f"  {problem}" for problem in self.problems)))


class ExportError(SignerError):
    """A sign could not be exported; the message names the target and the mend."""
