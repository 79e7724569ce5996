"""The command line: which job is asked for, and how it ends."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NoReturn

from signer.commands import terminal
from signer.commands.terminal import DONE, FAILED, WRONG_USE, OutputError, WrongUseError, command
from signer.errors import SignerError
from signer.lazy import lazily
from signer.printable import printable

with lazily():
    from signer import installed
    from signer.commands import (
        avatar,
        check,
        dataset,
        desktop,
        detector,
        diagnose,
        export,
        find,
        formats,
        importing,
        index,
        info,
        lexicon,
        publish,
        render,
        review_answers,
        review_kit,
        sentences,
        shelves,
        tables,
    )
    from signer.studio import app


WINDOW_NEEDS: Final = ("PySide6", "shiboken6", "pyqtgraph", "OpenGL")
"""Packages that draw; all that needs none of them works with the distribution `asl-signer-core` alone."""

PROGRAMS: Final = ("signer", "asl-signer", "signer-studio", "signer-core", "asl-signer-core")
"""Names of the commands that the distributions install."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit code: 0 done, 1 a bad file or a failed check, 2 wrong use."""
    terminal.prepare_streams()
    # Before numpy loads: in products as small as ours more threads mostly wait for each other, which doubles
    # the processor's time of a search where anything else runs beside it.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        code = _done(list(sys.argv[1:] if arguments is None else arguments))
        terminal.end_output()
    except SignerError as error:
        terminal.complain(error)
        if isinstance(error, OutputError):
            terminal.drop_output()
        return WRONG_USE if isinstance(error, WrongUseError) else FAILED
    except ImportError as error:
        if (words := _missing_window(error) or _missing_library(error)) is None:
            raise
        terminal.complain(SignerError(words))
        return FAILED
    except KeyboardInterrupt:
        return terminal.stopped()
    except BrokenPipeError:  # whoever read our output has seen enough
        terminal.drop_output()
        return FAILED
    return code


def _done(arguments: list[str]) -> int:
    """Do the job; the exit code."""
    if arguments[:1] == ["--version"]:  # at once, without the options of all commands
        terminal.say([f"signer {installed.version()}"])
        return DONE
    try:
        options = _parsed(arguments)
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    return int(options.job(options))


def _missing_window(error: ImportError) -> str | None:
    """Say which distribution brings the editor, where only the core is installed; None for another error."""
    if (error.name or "").split(".")[0] in WINDOW_NEEDS or error.name == "signer.studio":
        return (
            "this needs the editor, and only the core of Signer is installed; "
            "install the editor too: pip install asl-signer"
        )
    return None


def _missing_library(error: ImportError) -> str | None:
    """Say which library of the system the drawing commands lack; None for another error."""
    found = re.match(r"(lib[^\s:]+\.so[.\d]*):", str(error))
    if found is None:
        return None
    what = "no OpenGL" if re.match(r"lib(Open)?E?GLX?\.", found[1]) else "not all that the editor needs"
    mend = (
        "install it (on Debian and Ubuntu: apt install libgl1 libegl1 libgl1-mesa-dri), or use "
        "check, info and export, which draw nothing"
    )
    return f"this computer has {what}: {found[1]} cannot be loaded; {mend}"


def _edit(options: Namespace) -> int:
    return int(app.run(options.file, alone=options.new))


class _Parser(ArgumentParser):
    """Says in one line what is wrong, and its help as all else is said."""

    names: Sequence[str] = ()
    """The commands, in their order."""

    def print_help(self, file: object = None) -> None:  # noqa: ARG002  the help always goes where all else goes
        """Print the help on standard output."""
        terminal.say(self.format_help().splitlines())

    def error(self, message: str) -> NoReturn:
        """End the program."""
        self.exit(WRONG_USE, f"{printable(f'{self.prog}: {message}; see {self.prog} --help')}\n")


def _parsed(arguments: list[str]) -> Namespace:
    parser = _parser()
    if arguments == ["help"]:
        arguments = ["--help"]
    known = (*parser.names, "-h", "--help")
    if arguments and arguments[0] not in (*known, "--version", "--diagnose"):
        _require_a_file_or_command(parser, arguments[0])
    if arguments[:1] == ["--diagnose"]:
        terminal.say(diagnose.lines())
        parser.exit()
    if not arguments or arguments[0] not in known:
        arguments = ["edit", *arguments]
    return parser.parse_args(arguments)


def _require_a_file_or_command(parser: _Parser, first: str) -> None:
    """Say that a mistyped command is one, instead of looking for a file of that name."""
    if first.startswith("-") or os.path.exists(first):
        return
    close = get_close_matches(first.lower(), parser.names, n=1)
    if close or (Path(first).name == first and not Path(first).suffix):
        others = f"did you mean {close[0]!r}?" if close else f"the commands are {', '.join(parser.names)}"
        parser.error(f"there is no command {first!r}, nor a file; {others}")


def _parser() -> _Parser:
    parser = _Parser(
        prog=_program(),
        description="Write signs of American Sign Language. Without a command it opens the editor.",
        epilog="With a FILE alone it opens the editor with that sign, or with that handshape among your own.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--diagnose",
        action="store_true",
        help="say what a bug report needs: versions, screen, OpenGL, folders",
    )
    parser.add_argument("--version", action="store_true", help="say which Signer this is")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    edit = command(commands, "edit", _edit, "open the editor")
    edit.add_argument("file", nargs="?", type=Path, metavar="FILE")
    edit.add_argument(
        "--new", action="store_true", help="open a window of its own, also where an editor is open already"
    )
    for one in (
        *(export, check, info, render, formats, dataset, index, review_kit, review_answers, importing),
        *(detector, find, tables, sentences, desktop, avatar, publish, lexicon, shelves),
    ):
        one.add(commands)
    parser.names = tuple(commands.choices)
    return parser


def _program() -> str:
    """Return the name of the command that was called, where it is one of ours."""
    called = Path(sys.argv[0]).stem if sys.argv else ""
    return called if called in PROGRAMS else "signer"
