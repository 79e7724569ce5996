"""Row of a table of signs, in fields of our own, and a whole table that finds its rows."""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias

from handshapes.search import Searchable, name_key, rank_matches

Scheme: TypeAlias = Literal["asllex", "signbank", "table"]
"""Whose IDs they are; in tags of signs they stand before the ID: `asllex:idea`."""

_VARIANT: Final = re.compile(r"(?<=.)[-_ ]\d+$")
"""Number that tells entries of one gloss apart: fall_1, fall_2."""


@dataclass(frozen=True, slots=True)
class SignRow:
    """A sign as a table has it; an empty text says nothing.

    Attributes:
        entry: its ID in the table.
        lemma: ID of the sign of which it is a form.
        gloss: what it is called, where the table has glosses beside IDs.
        words: English words for it.
        frequency: how often it is used, in the table's own measure: more is more often.
        hands: how many hands, and how alike they are, in the table's code.
        handshape, base_handshape: of both hands.
        fingers: which are selected, in letters of t, i, m, r and p.
        major, minor: where, coarsely and finely; `second_minor` where it ends.
        movement: the path.
        repeated: whether it is done again, "1" or "0".
        duration_ms: how long it takes, without the ways from and to rest.
    """

    entry: str
    lemma: str = ""
    gloss: str = ""
    words: str = ""
    frequency: float | None = None
    hands: str = ""
    handshape: str = ""
    base_handshape: str = ""
    fingers: str = ""
    major: str = ""
    minor: str = ""
    second_minor: str = ""
    movement: str = ""
    repeated: str = ""
    duration_ms: float | None = None

    @property
    def title(self) -> str:
        """Gloss as this program writes glosses: in capitals, with hyphens."""
        return (self.gloss or self.lemma or self.entry).strip().replace("_", "-").replace(" ", "-").upper()

    @property
    def names(self) -> tuple[str, ...]:
        """Names by which a library may have the sign: with the number that tells it apart, and without."""
        found = (self.title, *(one for one in (self.gloss, self.lemma, self.entry) if one))
        plain = (_VARIANT.sub("", one) for one in found)
        return tuple(dict.fromkeys((*found, *plain)))

    @property
    def searchable(self) -> Searchable:
        """Texts by which it is found: names, then handshapes and places, then words."""
        codes = (self.handshape, self.base_handshape, self.major, self.minor, self.second_minor)
        others = " ".join(filter(None, (self.words, self.movement, self.hands)))
        return Searchable(self.names, (), tuple(filter(None, codes)), others)


TEXTS: Final = tuple(one.name for one in fields(SignRow) if one.type in (str, "str"))
NUMBERS: Final = ("frequency", "duration_ms")


class Written(NamedTuple):
    """A sign of a library: what it is called, and its tags."""

    names: tuple[str, ...]
    tags: tuple[str, ...]


@dataclass(frozen=True)
class SignTable:
    """Rows of a table, in its order.

    Attributes:
        name: of its file, without folder and ending.
        scheme: whose IDs it has.
        rows: each with an ID of its own.
    """

    name: str
    scheme: Scheme
    rows: tuple[SignRow, ...]

    @cached_property
    def _by_entry(self) -> dict[str, SignRow]:
        return {row.entry: row for row in self.rows}

    @cached_property
    def _by_frequency(self) -> tuple[SignRow, ...]:
        return by_frequency(self.rows)

    @cached_property
    def _searchable(self) -> tuple[Searchable, ...]:
        return tuple(row.searchable for row in self._by_frequency)

    def tag(self, row: SignRow) -> str:
        """Return the tag by which a sign says that it is the one of a row."""
        return f"{self.scheme}:{row.entry}"

    def row_of(self, tags: Iterable[str]) -> SignRow | None:
        """Return the row that tags of a sign name; None for none."""
        mark = f"{self.scheme}:"
        named = (tag.removeprefix(mark) for tag in tags if tag.startswith(mark))
        return next((row for one in named if (row := self._by_entry.get(one))), None)

    def search(self, text: str) -> tuple[SignRow, ...]:
        """Return rows that answer a text, best first, of equal ones the most frequent; no text finds all."""
        return tuple(self._by_frequency[place] for place in rank_matches(text, self._searchable))


def by_frequency(rows: Iterable[SignRow]) -> tuple[SignRow, ...]:
    """Return rows with the most frequent first; those of which nothing is known last, in their order."""
    return tuple(sorted(rows, key=lambda row: math.inf if row.frequency is None else -row.frequency))


def unwritten(table: SignTable, rows: Iterable[SignRow], written: Iterable[Written]) -> Iterator[SignRow]:
    """Yield rows of which no sign is written: none has the row's ID or one of its names."""
    tags, names = set[str](), set[str]()
    for one in written:
        tags.update(one.tags)
        names.update(map(name_key, one.names))
    for row in rows:
        if table.tag(row) not in tags and names.isdisjoint(map(name_key, row.names)):
            yield row
