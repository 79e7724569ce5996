"""What every command shares: what it says on a terminal, and how it begins and ends."""

import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

from signer.errors import SignerError, SignFileError

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


class Outputs:
    """Files that a command is to write. The disk says which of them are written, so a stop at any moment is told truly."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._before = {path: _identity(path) for path in paths}

    def written(self) -> list[Path]:
        """List the files that are there anew."""
        return [path for path, before in self._before.items() if _identity(path) != before]

    def stopped_words(self) -> str:
        """Say what an interrupted command leaves behind."""
        written = self.written()
        if not written:
            return "stopped; nothing was written"
        return f"stopped; {len(written)} of {len(self._before)} files written: {', '.join(map(str, written))}"


def _identity(path: Path) -> tuple[int, int, int] | None:
    """What tells one writing of a file from the next; None without a file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def stopped(words: str = "stopped") -> int:
    """End a command that Ctrl+C interrupted."""
    Progress("").done("")
    print(f"signer: {words}", file=sys.stderr, flush=True)
    return STOPPED


def command(commands: Commands, name: str, job: Job, words: str) -> ArgumentParser:
    """A command that does `job`; `words` say what for."""
    added: ArgumentParser = commands.add_parser(name, help=words, description=f"{words[:1].upper()}{words[1:]}.", allow_abbrev=False)
    added.set_defaults(job=job)
    return added


def complain(error: SignerError) -> None:
    """Say what is wrong, a line for each mistake, each with the file it is in."""
    lines = [f"{error.name}: {problem}" for problem in error.problems] if isinstance(error, SignFileError) else [str(error)]
    for line in lines:
        print(f"signer: {line}", file=sys.stderr)
