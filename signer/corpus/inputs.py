"""Inputs of a run: files, folders, patterns, lists and tables of paths, each file once."""

import csv
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from signer import folders
from signer.errors import SignFileError
from signer.lazy import lazily

with lazily():
    from signer.corpus import table

ENDINGS: Final = (".sign", ".utterance")
"""Endings of sign and sentence files."""
LIST: Final = "@"
"""Mark before a list of paths on the command line: @list.txt."""
TABLES: Final = (".csv", ".parquet")
"""Endings of tables of paths."""
COLUMNS: Final = ("path", "file")
"""Names of the column that holds paths; the first column where a table has neither."""
BETWEEN: Final = (",", ";", "\t")
"""Signs between the cells of a table: programs whose numbers have commas write semicolons or tabs."""
STANDARD: Final = "-"
"""Name of standard input."""


def paths_of(arguments: Iterable[str]) -> list[str]:
    """List the files that arguments name, each once, those of a folder or a pattern by name.

    The order is that of the arguments. A folder stands for the sign and sentence files right in it.

    Raises:
        SignFileError: a folder, pattern, list or table that names no file or cannot be read.
    """
    return list(map(_required, found_of(arguments)))


def found_of(
    arguments: Iterable[str],
    look_up: Callable[[str], str] = str,
    endings: Sequence[str] = ENDINGS,
) -> Iterator[str | SignFileError]:
    """Yield the files that arguments name as `paths_of` has them, and the error of each that names none.

    Args:
        arguments: files, folders, patterns, @lists, tables, or standard input.
        look_up: gives the file of an argument; SignFileError where there is none.
        endings: of the files that folders and patterns stand for.
    """
    seen, search = set[str](), _Search(tuple(endings))
    for argument in arguments:
        for each in _found(argument, search, look_up):
            is_path = not isinstance(each, SignFileError) and each != STANDARD
            identity = _real(str(each)) if is_path else str(each)
            if identity not in seen:
                seen.add(identity)
                yield each


def _required(found: str | SignFileError) -> str:
    if isinstance(found, SignFileError):
        raise found
    return found


class _Search(NamedTuple):
    """Endings of the files that are looked for, and the lists that led here."""

    endings: tuple[str, ...]
    lists: tuple[str, ...] = ()


def _found(
    argument: str, search: _Search, look_up: Callable[[str], str] = str
) -> Iterator[str | SignFileError]:
    """Yield the files that an argument names, and the error that ends them."""
    try:
        yield from _paths(look_up(argument), search)
    except SignFileError as error:
        yield error


def _paths(argument: str, search: _Search) -> Iterator[str | SignFileError]:
    if argument == STANDARD:
        yield argument
    elif argument.startswith(LIST):
        yield from _listed(argument.removeprefix(LIST), search)
    elif os.path.isdir(argument):  # also no name that a disk takes
        yield from _in_folder(argument, search.endings)
    elif argument.lower().endswith(TABLES):
        yield from _named(argument, _table(argument), search)
    elif any(sign in argument for sign in folders.WILD) and not os.path.lexists(argument):
        yield from _matching(argument, search.endings)
    else:
        yield str(Path(folders.spelled_on_disk(argument)))


def _in_folder(folder: str, endings: Sequence[str]) -> list[str]:
    try:
        found = folders.files_in(folder, endings)
    except OSError as error:
        raise SignFileError(folder, [f"this folder cannot be read: {error.strerror or error}"]) from error
    if not found:
        raise SignFileError(folder, [f"no {_kinds(endings)} file is in this folder; give another one"])
    return [str(path) for path in found]


def _matching(pattern: str, endings: Sequence[str]) -> list[str]:
    found = folders.matching(pattern, endings)
    if not found:
        raise SignFileError(pattern, [f"no {_kinds(endings)} file has such a name; check the pattern"])
    return found


def _kinds(endings: Sequence[str]) -> str:
    return " or ".join(endings)


def _listed(name: str, search: _Search) -> Iterator[str | SignFileError]:
    try:
        text = Path(name).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise _unreadable(name, "list of paths, one a line, in UTF-8", error) from error
    lines = (line.strip() for line in text.splitlines())
    yield from _named(name, [line for line in lines if line and not line.startswith("#")], search)


def _named(name: str, entries: Sequence[str], search: _Search) -> Iterator[str | SignFileError]:
    """Yield the files that entries of a list or table name, as seen from its own folder."""
    if not entries:
        raise SignFileError(name, ["it names no file; give one path a line"])
    if (real := _real(name)) in search.lists:
        raise SignFileError(name, ["this list names itself, perhaps by another one; take that line out"])
    folder, inner = os.path.dirname(name), search._replace(lists=(*search.lists, real))
    for entry in entries:
        mark = LIST if entry.startswith(LIST) else ""
        yield from _found(mark + os.path.join(folder, entry.removeprefix(mark)), inner)


def _table(name: str) -> list[str]:
    if name.lower().endswith(".parquet"):
        return table.paths_in(name, COLUMNS)
    try:
        with open(name, encoding="utf-8-sig", newline="") as file:
            lines = file.read().splitlines(keepends=True)
        rows = [row for row in csv.reader(lines, delimiter=_between(lines)) if any(map(str.strip, row))]
    except (OSError, ValueError, csv.Error) as error:
        raise _unreadable(name, "table of paths, in UTF-8", error) from error
    if not rows:
        return []
    heads = _heads(rows[0])
    column = next((heads.index(each) for each in COLUMNS if each in heads), None)
    body = rows if column is None else rows[1:]
    cells = (row[column or 0].strip() for row in body if len(row) > (column or 0))
    return [cell for cell in cells if cell]


def _between(lines: Sequence[str]) -> str:
    """Return what stands between the cells: what gives a column or a file that is known, else commas."""
    first = next((line for line in lines if line.strip()), "")
    for between in BETWEEN:
        heads = _heads(next(csv.reader([first], delimiter=between), []))
        if set(heads) & set(COLUMNS) or (len(heads) > 1 and heads[0].endswith(ENDINGS)):
            return between
    return BETWEEN[0]


def _heads(row: Sequence[str]) -> list[str]:
    return [cell.strip().lower() for cell in row]


def _unreadable(name: str, what: str, error: Exception) -> SignFileError:
    words = error.strerror if isinstance(error, OSError) and error.strerror else "it is not text"
    return SignFileError(name, [f"cannot be read as a {what}: {words}"])


def _real(path: str) -> str:
    try:
        return os.path.realpath(path)
    except (OSError, ValueError):  # no name that a disk takes: told when it is opened
        return path
