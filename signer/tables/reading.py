"""Tables of signs read from files: CSV of dictionaries and vocabularies of ELAN (.ecv).

A table is read whole or not at all. Columns are known by their heads; others are named by hand.
"""

import csv
import io
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import Final, TypeAlias

from signer.errors import ImportingError
from signer.importing.xml_text import parsed
from signer.phrases import joined, phrase
from signer.printable import excerpt, quoted
from signer.tables.row import NUMBERS, TEXTS, Scheme, SignRow, SignTable

Columns: TypeAlias = Mapping[str, str]
"""Heads of a table's columns by the fields that they are read as."""

ENDINGS: Final = (".csv", ".tsv", ".txt", ".ecv")
"""Endings of files that are read."""
MOST_BYTES: Final = 64 * 2**20
"""Bytes of the longest table; ASL-LEX has 2 MB. It is in memory at once, some ten times as large."""
MOST_ROWS: Final = 100_000
"""Rows of the longest table, some ten times a large Signbank."""
MOST_COLUMNS: Final = 1_000
"""Columns of the widest table; ASL-LEX has some 200."""
LONGEST: Final = 200
"""Letters of an ID, a gloss or a code at most: longer ones are a text that got into the wrong column."""
MOST: Final = 1e9
"""Numbers are smaller: a frequency in a large corpus, a duration in ms."""
_BETWEEN: Final = (",", ";", "\t")
_NOTHING: Final = frozenset({"", "na", "n/a", "nan", "null", "-", "#n/a"})
"""Texts that tables write where they say nothing."""
_FREE: Final = frozenset({"words"})
"""Fields that may be as long as they like."""
_VERSION: Final = re.compile(r"\.?\d+\.\d+$|\((?:m|ms|s|mean)\)$", re.IGNORECASE)
"""End of a head that tells a version or a measure: Handshape.2.0, SignFrequency(M), SignDuration(ms)."""

_HEADS: Final[Mapping[str, tuple[str, ...]]] = {
    "entry": ("entryid", "signbankid", "signbankreferenceid", "id", "glossid", "cveid"),
    "lemma": ("lemmaid", "lemmaidgloss", "lemma", "signbanklemmaid"),
    "gloss": (
        "gloss", "annotationidglossenglish", "annotationidgloss", "idgloss", "glossinenglish", "englishgloss",
        "annotationgloss", "signname",
    ),
    "words": (
        "translations", "translation", "dominanttranslation", "keywords", "signbankenglishtranslations",
        "sensesenglish", "keywordsenglish", "englishtranslations", "meaning",
    ),
    "frequency": ("signfrequency", "frequency", "signfrequencymean"),
    "hands": ("signtype", "handedness", "hands"),
    "handshape": ("handshape", "stronghand", "dominanthandshape", "stronghandhandshape"),
    "base_handshape": ("nondominanthandshape", "weakhand", "basehandshape", "weakhandhandshape"),
    "fingers": ("selectedfingers",),
    "major": ("majorlocation", "locationmajor"),
    "minor": ("minorlocation", "location", "locationminor"),
    "second_minor": ("secondminorlocation",),
    "movement": ("movement", "movementshape", "pathmovement"),
    "repeated": ("repeatedmovement", "repeatedmovements", "repeated"),
    "duration_ms": ("signduration", "duration", "durationms"),
}  # fmt: skip
"""Heads by which fields are known, the likeliest first: of ASL-LEX 1 and 2, and of exports of Signbank."""
FIELDS: Final = tuple(_HEADS)
TITLES: Final[Mapping[str, str]] = {
    "entry": phrase("ID"), "lemma": phrase("Lemma"), "gloss": phrase("Gloss"),
    "words": phrase("English words"), "frequency": phrase("Frequency"),
    "hands": phrase("Hands"), "handshape": phrase("Handshape"),
    "base_handshape": phrase("Handshape of the other hand"),
    "fingers": phrase("Selected fingers"), "major": phrase("Place, coarsely"), "minor": phrase("Place"),
    "second_minor": phrase("Second place"), "movement": phrase("Movement"), "repeated": phrase("Repeated"),
    "duration_ms": phrase("Duration, ms"),
}  # fmt: skip
"""Names of fields for the user."""


def heads_of(content: bytes, name: str) -> tuple[str, ...]:
    """Return the heads of a table's columns; ImportingError where it is no table."""
    return _whole(content, name)[0]


def columns_of(heads: Sequence[str]) -> dict[str, str]:
    """Return the columns that are known by their heads: fields with the head of each."""
    known = {_plain(head): head for head in reversed(heads)}
    found = {
        field: next((known[one] for one in names if one in known), "") for field, names in _HEADS.items()
    }
    return {field: head for field, head in found.items() if head}


def _plain(head: str) -> str:
    """Return a head without version, measure, case and signs between its words."""
    return re.sub(r"[^a-z0-9]", "", _VERSION.sub("", head.strip()).casefold())


def read_table(content: bytes, name: str, columns: Columns | None = None) -> SignTable:
    """Read a table.

    Args:
        content: of its file.
        name: of the file; its stem names the table.
        columns: heads by fields, over those that are known; an empty head leaves a field out.

    Raises:
        ImportingError: it is no table, a column is missing, or a row cannot be understood; the message says
            which.
    """
    title = PurePath(name).stem
    if name.lower().endswith(".ecv"):
        return SignTable(title, "signbank", tuple(_with_ids_once(_entries(content, name), name)))
    heads, rows = _whole(content, name)
    chosen = columns_of(heads) | dict(columns or {})
    for field, head in chosen.items():
        if field not in _HEADS:
            words = phrase(
                "{field} is no field; there are {fields}", field=quoted(field), fields=", ".join(FIELDS)
            )
            raise _refused(name, words)
        if head and head not in heads:
            raise _refused(name, phrase("it has no column {head}; name one of its own", head=quoted(head)))
    if not (chosen.get("entry") or chosen.get("gloss") or chosen.get("lemma")):
        raise _refused(name, phrase("no column of IDs or glosses is known; say which it is"))
    at = {field: heads.index(head) for field, head in chosen.items() if head}
    read = (
        _row(cells, at, phrase("{name}: row {number}", name=name, number=number)) for number, cells in rows
    )
    return SignTable(title, _scheme(chosen.get("entry", "")), tuple(_with_ids_once(read, name)))


def _scheme(head: str) -> Scheme:
    plain = _plain(head)
    return (
        "asllex" if plain == "entryid" else "signbank" if plain.startswith(("signbank", "cve")) else "table"
    )


def _whole(content: bytes, name: str) -> tuple[tuple[str, ...], list[tuple[int, list[str]]]]:
    """Return the heads of a table and its rows, each with its number in the file, blank ones left out."""
    if len(content) > MOST_BYTES:
        raise _refused(name, phrase("it has over {most} MB; divide it", most=MOST_BYTES // 2**20))
    text = _decoded(content, name)
    try:
        lines = [
            (number, cells)
            for number, cells in enumerate(csv.reader(io.StringIO(text), delimiter=_between(text)), 1)
            if any(map(str.strip, cells))
        ]
    except csv.Error as error:
        words = phrase("it is no table that can be understood ({why})", why=excerpt(str(error)))
        raise _refused(name, words) from None
    if len(lines) < 2 or len(lines[0][1]) > MOST_COLUMNS or len(lines) > MOST_ROWS:
        raise _refused(
            name,
            phrase(
                "a table has heads and 1 to {rows:,} rows, in {columns:,} columns at most",
                rows=MOST_ROWS,
                columns=MOST_COLUMNS,
            ),
        )
    heads = tuple(head.strip() for head in lines[0][1])
    for number, cells in lines[1:]:
        if any(map(str.strip, cells[len(heads) :])):
            told = {"row": number, "cells": len(cells), "heads": len(heads)}
            raise _refused(name, phrase("row {row} has {cells} cells, and there are {heads} heads", **told))
    return heads, lines[1:]


def _decoded(content: bytes, name: str) -> str:
    """Return the text of a file: UTF-8, UTF-16 with its mark, or else as older Windows programs write."""
    coding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        try:
            text = content.decode(coding)
        except UnicodeDecodeError:
            text = content.decode("cp1252")
    except UnicodeError:
        text = "\0"
    if "\0" in text:
        raise _refused(name, phrase("it is no text, but some other file"))
    return text


def _between(text: str) -> str:
    """Return what stands between cells: what divides the first line into the most."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(_BETWEEN, key=first.count)


def _row(cells: Sequence[str], at: Mapping[str, int], where: str) -> SignRow:
    found = {field: cells[place].strip() if place < len(cells) else "" for field, place in at.items()}
    texts = {
        field: "" if text.casefold() in _NOTHING and field not in ("entry", "gloss", "lemma") else text
        for field, text in found.items()
        if field in TEXTS
    }
    for field, text in texts.items():
        if len(text) > LONGEST and field not in _FREE:
            told = {"field": TITLES[field], "letters": len(text), "most": LONGEST}
            raise _refused(where, phrase("{field} has {letters} letters, and may have {most}", **told))
    entry = texts.get("entry") or texts.get("gloss") or texts.get("lemma")
    if not entry:
        raise _refused(where, phrase("it has neither an ID nor a gloss; fill it in, or delete it"))
    numbers = {
        field: _number(found[field], joined(", ", (where, TITLES[field])))
        for field in NUMBERS
        if field in found
    }
    return SignRow(**(texts | {"entry": entry}), **numbers)  # type: ignore[arg-type]


def _number(text: str, where: str) -> float | None:
    """Read a number, with a comma or a point before its decimals; None where nothing is said."""
    if text.casefold() in _NOTHING:
        return None
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    if not (math.isfinite(value) and abs(value) < MOST):
        raise _refused(where, phrase("{text} is no number", text=quoted(text)))
    return value


def _entries(content: bytes, name: str) -> Iterator[SignRow]:
    """Yield the entries of a vocabulary: its values are glosses, and what describes them English words."""
    root = parsed(content, name, "CV_RESOURCE", "vocabulary of ELAN")
    found = [*root.iter("CV_ENTRY_ML"), *root.iter("CV_ENTRY")]
    if not found or len(found) > MOST_ROWS:
        raise _refused(name, phrase("a vocabulary has 1 to {rows:,} entries", rows=MOST_ROWS))
    for number, one in enumerate(found, 1):
        value = one.find("CVE_VALUE") if one.tag == "CV_ENTRY_ML" else one
        gloss = " ".join((value.text or "").split()) if value is not None else ""
        words = "" if value is None else value.get("DESCRIPTION", "")
        cells = one.get("CVE_ID", ""), gloss, words
        where = phrase("{name}: entry {number}", name=name, number=number)
        yield _row(cells, {"entry": 0, "gloss": 1, "words": 2}, where)


def _with_ids_once(rows: Iterator[SignRow], name: str) -> Iterator[SignRow]:
    """Yield rows; ImportingError where an ID comes again."""
    seen = set[str]()
    for row in rows:
        if row.entry in seen:
            words = phrase("the ID {entry} stands in two rows; give each its own", entry=quoted(row.entry))
            raise _refused(name, words)
        seen.add(row.entry)
        yield row


def _refused(where: str, words: str) -> ImportingError:
    return ImportingError(phrase("{where}: not read: {words}", where=where, words=words))
