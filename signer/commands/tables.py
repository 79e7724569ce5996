"""`signer table`: signs looked up in a table that the user has, and drafts begun from its rows."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signer.commands.arguments import add_signer
from signer.commands.shelves import add_shelves, library_of, shelves_of
from signer.commands.terminal import DONE, Commands, command, say
from signer.errors import SignerError
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import MESSAGE, excerpt

with lazily():
    from signer import files
    from signer.characters import load
    from signer.library import shelf
    from signer.tables import drafting, kept, reading, row


if TYPE_CHECKING:
    from signer.tables.row import SignRow, SignTable

SHOWN: Final = 20
"""Rows that are printed unless another number is asked for."""
NAME: Final = 24
"""Letters to a row's gloss."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    words = "look up signs in a table that you have (ASL-LEX, Signbank, ECV), and begin drafts of them"
    parser = command(commands, "table", run, words)
    parser.add_argument("table", type=Path, metavar="TABLE", help="a .csv, .tsv or .ecv file")
    words = "read a column as a field, such as handshape=HS; an empty HEAD leaves it out"
    parser.add_argument("--column", action="append", default=[], metavar="FIELD=HEAD", help=words)
    parser.add_argument("--find", default="", metavar="TEXT", help="rows that answer a text, best first")
    words = "only signs that are not written yet: none of the library has their ID or name"
    parser.add_argument("--unwritten", action="store_true", help=words)
    words = f"at most so many rows; {SHOWN} unless given"
    parser.add_argument("--most", type=int, default=SHOWN, metavar="N", help=words)
    words = "begin a draft of the sign with this ID; every field is a guess, to be settled"
    parser.add_argument("--draft", default="", metavar="ID", help=words)
    parser.add_argument("-o", "--out", type=Path, metavar="OUT", help="NAME.sign, of a draft")
    add_shelves(parser)
    add_signer(parser)


def run(options: Namespace) -> int:
    """Print rows of a table, the most frequent first, or write a draft."""
    table = kept.read_file(options.table, _columns(options))
    if options.draft or options.out:
        return _draft(table, options)
    found = table.search(options.find)
    if options.unwritten:
        written = shelf.written_in(library_of(shelves_of(options)))
        found = tuple(row.unwritten(table, found, written))
    say(_line(one) for one in found[: max(0, options.most)])
    say([f"{counted(len(found), 'row')} of {len(table.rows):,} in {table.name}"])
    return DONE


def _columns(options: Namespace) -> dict[str, str]:
    """Return heads by fields, as they are asked for; SignerError for what cannot be meant."""
    found = dict[str, str]()
    for asked in options.column:
        field, between, head = asked.partition("=")
        if not between or field not in reading.FIELDS:
            words = f"write FIELD=HEAD with a field of {', '.join(reading.FIELDS)}"
            raise SignerError(f"--column {asked}: {words}")
        found[field] = head
    return found


def _draft(table: "SignTable", options: Namespace) -> int:
    one = table.row_of([f"{table.scheme}:{options.draft}"])
    if one is None or options.out is None:
        words = "give --draft ID and --out NAME.sign" if one else f"no row has the ID {options.draft!r}"
        raise SignerError(f"{options.table}: {words}")
    made = drafting.draft_of(load.load_character(options.signer), table, one)
    files.save_sign(made, options.out)
    say([f"wrote {options.out}, with {counted(len(made.guesses), 'guess', 'guesses')} to settle"])
    return DONE


def _line(one: "SignRow") -> str:
    """Return a row as a line: gloss, frequency, ID, and what it says of the form."""
    frequency = "" if one.frequency is None else f"{one.frequency:.2f}"
    named = f"{one.title:<{NAME}} {frequency:>8}  {one.entry:<{NAME}}"
    return excerpt(f"{named} {drafting.said(one)}", MESSAGE).rstrip()
