"""`signer formats`: what is written and read here for other programs, and what each format keeps."""

import shutil
import textwrap
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from signer.commands.terminal import DONE, Commands, command, say, say_json
from signer.importing.formats import IN_FOLDERS
from signer.lazy import lazily

with lazily():
    from signer.export import features, formats


if TYPE_CHECKING:
    from signer.export import Format

FORMAT: Final = "asl-formats"
WIDEST: Final = 100
"""Columns of a line, at most: longer ones are hard to follow on a wide terminal, and in a file."""
VERSION: Final = 1
"""Of the report; it changes only when a reader of the old one would break."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "say what can be written for other programs and read, and what each format keeps of a sign"
    parser = command(commands, "formats", run, words)
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(options: Namespace) -> int:
    """Print the table of formats."""
    if options.json:
        told = [_told(one) for one in formats.FORMATS]
        say_json({"format": FORMAT, "version": VERSION, "formats": told})
    else:
        say(line for one in formats.FORMATS for line in _lines(one))
    return DONE


def _told(form: "Format") -> dict[str, Any]:
    shown = [name for name in features.FEATURES if form.severity_of(name) == "changed"]
    return {
        "ending": form.ending,
        "name": form.name,
        "family": form.family,
        "source": form.source,
        "about": form.about,
        "is_available": form.is_available,
        "needs_extra": form.needs_extra,
        "is_read": form.ending in IN_FOLDERS,
        "keeps": [name for name in features.FEATURES if form.severity_of(name) is None],
        "changes": shown,
        "leaves_out": [name for name in features.FEATURES if form.severity_of(name) == "left out"],
    }


def _lines(form: "Format") -> Iterator[str]:
    told = _told(form)
    needs = "" if form.is_available else f" (needs the extra {form.needs_extra})"
    reads = ", read too" if told["is_read"] else ""
    yield f"{form.ending:<7} {form.name}, {form.family}{reads}{needs}"
    yield from _wrapped(form.about)
    changes = "as movement alone" if form.moves else "written otherwise"
    words = {"keeps": "keeps", "changes": changes, "leaves_out": "leaves out"}
    for field, said in words.items():
        if told[field]:
            yield from _wrapped(f"{said}: {', '.join(told[field])}")


def _wrapped(text: str) -> list[str]:
    """Return a text as lines of the terminal below a format's name; those of a list stand further in."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    return textwrap.wrap(text, width, initial_indent=" " * 8, subsequent_indent=" " * 10)
