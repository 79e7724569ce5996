"""What every command shares: what it says on a terminal, and how it begins and ends."""

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from signer.errors import SignerError, SignFileError

if TYPE_CHECKING:
    from signer.document.sign import Sign

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
STOPPED: Final = 130

Commands: TypeAlias = "_SubParsersAction[Any]"
Job: TypeAlias = Callable[[Namespace], int]


class Progress:
    """One line on a terminal that says how far a job is; silent when nobody sits there."""

    def __init__(self, words: str) -> None:
        self._words, self._seen = words, sys.stderr.isatty()

    def __call__(self, share: float) -> None:
        """So much of the job is done."""
        if self._seen:
            print(f"\r{self._words}: {share:4.0%}", end="", file=sys.stderr, flush=True)

    def done(self, words: str) -> None:
        """The job has ended."""
        if self._seen:
            print(f"\r\033[K{words}", end="\n" if words else "", file=sys.stderr, flush=True)


def command(commands: Commands, name: str, job: Job, words: str) -> ArgumentParser:
    """A command that does `job`; `words` say what for."""
    added: ArgumentParser = commands.add_parser(name, help=words, description=f"{words[:1].upper()}{words[1:]}.", allow_abbrev=False)
    added.set_defaults(job=job)
    return added


def opened(path: Path) -> "Sign":
    """The sign of a file, what is odd about the file being said; SignFileError when it cannot be read."""
    from signer.files import open_sign

    reading = open_sign(path)
    for warning in reading.warnings:
        print(f"signer: {path}: warning: {warning}", file=sys.stderr)
    return reading.sign


def complain(error: SignerError) -> None:
    """Say what is wrong, a line for each mistake, each with the file it is in."""
    lines = [f"{error.name}: {problem}" for problem in error.problems] if isinstance(error, SignFileError) else [str(error)]
    for line in lines:
        print(f"signer: {line}", file=sys.stderr)
