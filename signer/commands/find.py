"""`signer find`: signs of the library by gloss, handshape, place, movement or what face and head do."""

from argparse import Namespace
from typing import TYPE_CHECKING, Final

from signer.commands.shelves import add_shelves, library_of, shelves_of
from signer.commands.terminal import DONE, FAILED, Commands, command, say
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import MESSAGE, excerpt

with lazily():
    from signer.library import index


if TYPE_CHECKING:
    from signer.library.shelf import Entry

SHOWN: Final = 20
"""Signs that are printed unless another number is asked for."""
TITLE: Final = 20
"""Letters to a sign's gloss."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "find signs of the library by gloss, meaning, handshape, place, movement or non-manual signal"
    parser = command(commands, "find", run, words)
    words = "each begins a word of what is known of a sign, as in: find flat o temple, find tongue"
    parser.add_argument("words", nargs="+", metavar="WORD", help=words)
    parser.add_argument("--hands", choices=("one", "two"), help="only signs with so many hands")
    words = f"at most so many; {SHOWN} unless given"
    parser.add_argument("--most", type=int, default=SHOWN, metavar="N", help=words)
    add_shelves(parser)


def run(options: Namespace) -> int:
    """Print the signs that answer, best first; exit 1 where none does."""
    found = library_of(shelves_of(options)).search(" ".join(options.words), options.hands, most=index.MOST)
    say(_line(entry) for entry in found.entries[: max(0, options.most)])
    say([f"{'' if found.is_all else 'more than '}{counted(len(found.entries), 'sign')}"])
    return DONE if found.entries else FAILED


def _line(entry: "Entry") -> str:
    signals = ", ".join(entry.facts.signals)
    shelf = f"on {entry.shelf.name}" if entry.is_kept else ""
    told = "; ".join(filter(None, (entry.facts.form_words, signals, shelf)))
    return excerpt(f"{entry.title:<{TITLE}} {told}", MESSAGE)
