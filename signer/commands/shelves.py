"""Signs that a command may take: those of the program, and a folder's before them."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from signer.commands.terminal import warn
from signer.lazy import lazily

with lazily():
    from signer.library import shelf as library


if TYPE_CHECKING:
    from signer.library.shelf import Shelf


def add_library(parser: ArgumentParser) -> None:
    """Let the command take signs of a folder first."""
    parser.add_argument(
        "--library", type=Path, metavar="DIR", help="a folder of signs that come before the program's own"
    )


def shelf_of(options: Namespace) -> "Shelf":
    """Return the signs of the program and those of --library; what cannot be read is a warning."""
    shelf = library.Shelf(options.library)
    for refused in shelf.refresh():
        for line in refused.split("\n"):
            warn(f"signer: warning: {line}")
    return shelf
