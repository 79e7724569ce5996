"""`signer shelf`, and the signs that commands take: those of shelves in order, then the program's."""

import os
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from handshapes.search import did_you_mean
from signer.commands.terminal import DONE, FAILED, Commands, command, complain, say, warn
from signer.errors import SignerError, SignFileError
from signer.folders import WILD
from signer.lazy import lazily
from signer.shelves.shelf import Shelf

with lazily():
    from signer.library import shelf as library
    from signer.shelves import history, listed


if TYPE_CHECKING:
    from signer.library.shelf import Entry, Library

NAME: Final = 16
"""Letters to a shelf's name."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    parser = command(
        commands, "shelf", run_list, "list, add, move and take off shelves, and tell of versions"
    )
    acts = parser.add_subparsers(title="what is done", metavar="ACT")
    command(acts, "list", run_list, "say which shelves there are, the first one that is looked at in front")
    one = command(
        acts, "add", run_add, "put a folder on the list, such as a checkout of git or a shared disk"
    )
    one.add_argument("name", metavar="NAME")
    one.add_argument("folder", type=Path, metavar="DIR")
    one.add_argument("--read-only", action="store_true", help="nothing is written on it from here")
    one = command(acts, "remove", run_remove, "take a shelf off the list; its folder stays as it is")
    one.add_argument("name", metavar="NAME")
    one = command(acts, "move", run_move, "put a shelf at another place of the list")
    one.add_argument("name", metavar="NAME")
    one.add_argument("place", type=int, metavar="PLACE", help="1 is looked at first")
    one = command(acts, "history", run_history, "say who changed a sign when and why, where git keeps it")
    one.add_argument("file", metavar="FILE", help="a file, a gloss, or SHELF/GLOSS")


def run_list(_options: Namespace) -> int:
    """Print the shelves in their order; exit 1 where one is not there."""
    return _told(listed.read_shelves())


def run_add(options: Namespace) -> int:
    """Put a folder on the list."""
    return _told(listed.change(listed.added(options.name, options.folder, read_only=options.read_only)))


def run_remove(options: Namespace) -> int:
    """Take a shelf off the list."""
    return _told(listed.change(listed.removed(options.name)))


def run_move(options: Namespace) -> int:
    """Put a shelf at another place."""
    return _told(listed.change(listed.moved(options.name, options.place)))


def run_history(options: Namespace) -> int:
    """Print the versions of a file, the newest first; exit 1 where there are none."""
    found = history.history_of(Path(looked_up(options.file)))
    say(f"{one.commit[:10]}  {one.day}  {one.who}: {one.why}" for one in found.versions)
    if found.words:
        complain(SignerError(found.words))
    return DONE if found.versions else FAILED


def _told(shelves: Sequence[Shelf]) -> int:
    marks = {True: " (read-only)", False: ""}
    say(
        f"{place:>2}  {one.name:<{NAME}} {one.folder}{marks[one.is_read_only]}"
        for place, one in enumerate(shelves, 1)
    )
    problems = [one.problem for one in shelves if one.problem]
    for words in problems:
        complain(SignerError(words))
    return FAILED if problems else DONE


def add_shelves(parser: ArgumentParser) -> None:
    """Let the command take signs of other shelves than the user's."""
    words = (
        "a folder of signs, or one of your shelves by its name, instead of all of your shelves; again for "
        "more: the first that has a gloss is taken"
    )
    parser.add_argument("--shelf", action="append", default=[], metavar="DIR", help=words)
    parser.add_argument("--library", action="append", dest="shelf", help=SUPPRESS)  # its name before 0.4


def shelves_of(options: Namespace) -> tuple[Shelf, ...]:
    """Return the shelves that are asked for, else the user's; SignFileError where one is not there."""
    every = listed.read_shelves()
    return tuple(_shelf(one, every) for one in options.shelf) if options.shelf else every


def _shelf(asked: str, every: tuple[Shelf, ...]) -> Shelf:
    folder = Path(asked)
    return Shelf(folder.name or asked, folder) if folder.is_dir() else listed.find(asked, every)


def library_of(shelves: Iterable[Shelf]) -> "Library":
    """Return the signs of shelves and of the program; what cannot be read is a warning."""
    signs = library.Library(tuple(shelves))
    for refused in signs.refresh():
        for line in refused.split("\n"):
            warn(f"signer: warning: {line}")
    return signs


def tell_of_several(entries: "Iterable[Entry]") -> None:
    """Say of each gloss that several shelves have from which one it is taken."""
    for first, *others in library.also_of(entries).values():
        names = " and ".join(one.shelf.name for one in others)
        warn(
            f"signer: {first.gloss or first.name} is that of {first.shelf.name}; {names} has it too (--shelf)"
        )


def looked_up(argument: str) -> str:
    """Return the file that an argument names: a file as it is, a gloss or SHELF/GLOSS on the shelves.

    The name of a shelf stands for its folder of signs. SignFileError for what is neither.
    """
    path = Path(argument)
    if (
        argument.startswith(("@", "-"))
        or path.suffix
        or os.path.lexists(argument)
        or any(one in argument for one in WILD)
    ):
        return argument
    shelves = listed.read_shelves()
    name, _, gloss = argument.rpartition("/")
    if not name and (named := [one for one in shelves if one.name.casefold() == gloss.casefold()]):
        return str(named[0].place_of("signs"))
    try:
        searched = [listed.find(name, shelves)] if name else shelves
    except SignFileError:
        return argument  # a folder that is not there: whoever opens it says so
    signs = library_of(searched)
    found = [one for one in signs.named([gloss]) if not name or one.is_kept]
    tell_of_several(found)
    known = () if found else [one.gloss or one.name for one in signs.entries() if not name or one.is_kept]
    signs.close()
    if not found:
        where = f"on the shelf {searched[0].name}" if name else "in the library"
        mend = did_you_mean(gloss, known) or "; check the name"
        raise SignFileError(argument, [f"there is no such file, and no sign of this gloss {where}{mend}"])
    return str(found[0].path)
