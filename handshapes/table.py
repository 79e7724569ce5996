"""Read the tables of the inventory and say exactly which row is wrong."""

import csv
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

CONFIDENCES = frozenset({"H", "M", "L"})


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table; its number is the line in the file, the heading being line 1."""

    path: Path
    number: int
    cells: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.cells[column].strip()

    def wrong(self, reason: str) -> ValueError:
        """The error to raise about this row."""
        return ValueError(f"{self.path.name}, row {self.number}: {reason}")

    def number_in(self, column: str, low: float, high: float) -> float:
        """The number in a column, which must lie within the range."""
        try:
            value = float(self[column])
        except ValueError:
            raise self.wrong(f"{column} is {self[column]!r}, not a number") from None
        if not low <= value <= high:
            raise self.wrong(f"{column} is {value:g}; allowed is {low:g} to {high:g}")
        return value

    def one_of(self, column: str, allowed: Sequence[str] | frozenset[str]) -> str:
        """The word in a column, which must be one of those allowed."""
        if self[column] not in allowed:
            raise self.wrong(f"{column} is {self[column]!r}; allowed is {', '.join(sorted(allowed))}")
        return self[column]


def read_table(path: Path, columns: Sequence[str], *, key: Sequence[str]) -> Iterator[Row]:
    """Yield the rows of a table, each checked for its columns, its source and a key that no other row has."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{path.name} cannot be read: {error.strerror}") from error
    reader = csv.DictReader(text.splitlines())
    missing = [column for column in columns if column not in (reader.fieldnames or ())]
    if missing:
        raise ValueError(f"{path.name}, row 1: column {missing[0]!r} is missing")
    seen: dict[tuple[str, ...], int] = {}
    for number, cells in enumerate(reader, start=2):
        row = Row(path, number, cells)
        if None in cells or None in cells.values():
            raise row.wrong(
                f"it has not as many cells as the heading, which has {len(reader.fieldnames or ())}"
            )
        name = tuple(row[column] for column in key)
        if not all(name):
            raise row.wrong(f"{key[name.index('')]} is empty")
        if name in seen:
            raise row.wrong(f"{' '.join(name)!r} stands in row {seen[name]} already")
        seen[name] = number
        if not row["source"]:
            raise row.wrong("it does not name its source")
        yield row


def read_uses(path: Path, known: Set[str]) -> dict[str, int]:
    """Read how many signs of the inventory use each thing, of those that are used at all.

    Ids must be among the known.
    """
    uses = {}
    for row in read_table(path, ("id", "uses"), key=("id",)):
        if row["id"] not in known:
            raise row.wrong(f"{row['id']!r} is not in the inventory")
        uses[row["id"]] = int(row.number_in("uses", 1, 1e6))
    return uses
