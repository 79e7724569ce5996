"""Terminal output, and the start and the end, that all commands share.

Everything a command says goes through here: a terminal obeys control characters, so none of a file or of a
    name reaches it.
"""

import contextlib
import errno
import io
import json
import os
import re
import sys
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from signer.errors import SignerError, SignFileError
from signer.printable import printable

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
STOPPED: Final = 130
_PIECE: Final = 2**20
"""Bytes of a file that go to standard output at once."""

Commands: TypeAlias = "_SubParsersAction[Any]"
Job: TypeAlias = Callable[[Namespace], int]


class WrongUseError(SignerError):
    """Options that do not fit each other, or what they are given for."""


class OutputError(SignerError):
    """Failure to write what was asked for to standard output."""


def prepare_streams() -> None:
    """Let standard output and error take every text, whatever their encoding.

    Also where the program was started without them: what is to go to a closed output is refused.
    """
    for name, mode in (("stdout", "r"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  as long as the program lasts
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(lines: Iterable[str]) -> None:
    """Print lines on standard output; OutputError when it takes no more."""
    _put("".join(f"{printable(line)}\n" for line in lines))


def say_json(value: object) -> None:
    """Print a value for other programs; what a terminal would obey is escaped as JSON does it."""
    is_unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    text = json.dumps(value, indent=2, ensure_ascii=not is_unicode)
    _put(
        re.sub(
            r"[^\n -~]",
            lambda found: found[0] if found[0].isprintable() else json.dumps(found[0])[1:-1],
            text,
        )
        + "\n"
    )


@contextlib.contextmanager
def given_out(out: Path | None, ending: str) -> Iterator[Path]:
    """Give the file to write; one for standard output, None, is passed on once it is whole.

    OutputError when standard output takes no more.
    """
    if out is not None:
        yield out
        return
    with TemporaryDirectory(prefix="signer-") as folder:
        passing = Path(folder) / f"standard_output.{ending}"
        yield passing
        with passing.open("rb") as file:
            while piece := file.read(_PIECE):
                _put(piece)


def warn(words: str) -> None:
    """Print a line on standard error; where nobody can read it, nothing is lost."""
    with contextlib.suppress(OSError):
        print(printable(words), file=sys.stderr, flush=True)


def end_output() -> None:
    """Write what still waits to be written; OutputError when it cannot be."""
    _put("")


def drop_output() -> None:
    """Let nothing more go to standard output, which takes none: Python would try again as it ends."""
    with contextlib.suppress(OSError, ValueError):  # a stand-in has no number
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _put(content: str | bytes) -> None:
    """Write all of it now. A pipe that nobody reads from any more is left to the caller."""
    try:
        if isinstance(content, bytes):
            _write_whole(content)
        elif isinstance(getattr(sys.stdout, "buffer", None), io.RawIOBase):
            _write_whole(content.replace("\n", os.linesep).encode(sys.stdout.encoding, "backslashreplace"))
        elif content:
            sys.stdout.write(content)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(
            f"standard output cannot be written: {error.strerror or 'it is closed'}; send it elsewhere"
        ) from error


def _write_whole(data: bytes) -> None:
    """Write bytes to standard output; without a buffer (PYTHONUNBUFFERED) one write may take but some."""
    left = memoryview(data)
    while left:
        taken = sys.stdout.buffer.write(left)
        if taken is None:
            raise BlockingIOError(errno.EAGAIN, "it takes nothing now")
        left = left[taken:]


class Progress:
    """One line on a terminal that says how far a job is; silent when nobody sits there."""

    def __init__(self, words: str) -> None:
        self._words, self._seen = printable(words), sys.stderr.isatty()

    def __call__(self, share: float) -> None:
        """So much of the job is done."""
        self._show(f"\r{self._words}: {share:4.0%}")

    def show(self, words: str) -> None:
        """Show a line of one's own."""
        self._show(f"\r\033[K{printable(words)}")

    def done(self, words: str) -> None:
        """The job has ended."""
        self._show(f"\r\033[K{printable(words)}" + ("\n" if words else ""))

    def _show(self, text: str) -> None:
        if self._seen:
            with contextlib.suppress(OSError):
                print(text, end="", file=sys.stderr, flush=True)


class Outputs:
    """Files that a command is to write, and which of them have been written so far.

    The disk is asked which are written, so a stop at any moment is reported truly.
    """

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
    """Return what tells one writing of a file from the next; None without a file."""
    try:
        found = path.stat()
    except (OSError, ValueError):  # also a name that no disk takes
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def stopped(words: str = "stopped") -> int:
    """End a command that Ctrl+C interrupted."""
    Progress("").done("")
    warn(f"signer: {words}")
    return STOPPED


def command(commands: Commands, name: str, job: Job, words: str) -> ArgumentParser:
    """A command that does `job`; `words` say what for."""
    added: ArgumentParser = commands.add_parser(
        name, help=words, description=f"{words[:1].upper()}{words[1:]}.", allow_abbrev=False
    )
    added.set_defaults(job=job)
    return added


def complain(error: SignerError) -> None:
    """Say what is wrong, a line for each mistake, each with the file it is in."""
    for line in error.lines if isinstance(error, SignFileError) else [str(error)]:
        warn(f"signer: {line}")
