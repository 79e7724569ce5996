"""Tables that a user has read in, kept in a folder of the user's data in columns of our own.

They are CSV files with heads that need not be named, so that the same reader reads them.
"""

import csv
import io
from functools import lru_cache
from pathlib import Path
from typing import Final

from signer import atomic
from signer.errors import ImportingError, SignerError
from signer.files import disk
from signer.folders import files_in
from signer.phrases import phrase
from signer.tables.reading import ENDINGS, MOST_BYTES, Columns, read_table
from signer.tables.row import Scheme, SignRow, SignTable

ENDING: Final = ".csv"
_HEADS: Final = {
    "lemma": "LemmaID", "gloss": "Gloss", "words": "Translations", "frequency": "SignFrequency",
    "hands": "SignType", "handshape": "Handshape", "base_handshape": "NonDominantHandshape",
    "fingers": "SelectedFingers", "major": "MajorLocation", "minor": "MinorLocation",
    "second_minor": "SecondMinorLocation", "movement": "Movement", "repeated": "RepeatedMovement",
    "duration_ms": "SignDuration",
}  # fmt: skip
"""Heads by fields, each one that is known."""
_IDS: Final[dict[Scheme, str]] = {"asllex": "EntryID", "signbank": "Signbank ID", "table": "ID"}


def read_file(path: Path, columns: Columns | None = None) -> SignTable:
    """Read the table of a file; SignerError where that cannot be done."""
    content = disk.content_of(path, "table of signs", MOST_BYTES)
    return read_table(content, str(path), columns)


@lru_cache(maxsize=2)
def read_once(name: str) -> SignTable:
    """Read the table of a file for many signs; SignerError where that cannot be done."""
    return read_file(Path(name))


def is_table(path: Path) -> bool:
    """Return whether a file is one by its ending."""
    return path.suffix.lower() in ENDINGS


def keep(table: SignTable, folder: Path) -> Path:
    """Keep a table in a folder, in place of one of its name; SignerError where the disk does not let it."""
    path = folder / f"{table.name}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        atomic.write(path, table_bytes(table), keep_backup=False)
    except OSError as error:
        raise ImportingError(
            phrase("{path}: not kept: {why}", path=path, why=atomic.refusal(error, path))
        ) from error
    return path


def table_bytes(table: SignTable) -> bytes:
    """Return a table as a CSV file that is read back as it is."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([_IDS[table.scheme], *_HEADS.values()])
    for row in table.rows:
        writer.writerow([row.entry, *(_cell(row, field) for field in _HEADS)])
    return text.getvalue().encode()


def _cell(row: SignRow, field: str) -> str:
    value = getattr(row, field)
    return "" if value is None else f"{value:.17g}" if isinstance(value, float) else str(value)


def remove(name: str, folder: Path) -> None:
    """Keep a table no longer; SignerError where the disk does not let it."""
    path = folder / f"{name}{ENDING}"
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise ImportingError(
            phrase("{path}: not removed: {why}", path=path, why=atomic.refusal(error, path))
        ) from error


def kept_in(folder: Path) -> tuple[tuple[SignTable, ...], tuple[str, ...]]:
    """Return the tables of a folder by name, and what is wrong with files that could not be read."""
    found, refused = list[SignTable](), list[str]()
    for path in sorted(files_in(folder, [ENDING]), key=lambda one: one.name) if folder.is_dir() else ():
        try:
            found.append(read_file(path))
        except SignerError as error:
            refused.append(error.words)
    return tuple(found), tuple(refused)
