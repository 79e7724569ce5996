"""Symbols of HamNoSys 4: their names, their characters in Unicode, and the words SiGML has for them."""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from handshapes.search import did_you_mean
from signer.errors import ImportingError
from signer.phrases import phrase
from signer.printable import excerpt

TABLE: Final = Path(__file__).parent / "data" / "symbols.csv"
SAME: Final[Mapping[str, str]] = MappingProxyType({
    "hamcee12open": "hamceeopen", "hampinchopen": "hampinch12open", "hamsympar": "hamsymmpar",
    "hamsymlr": "hamsymmlr", "hamthumbout": "hamthumboutmod", "hamclockplus": "hamclockfull",
    "hamneutral": "hamneutralspace", "hamversionfourzero": "hamversion40",
})  # fmt: skip
"""Other spellings of names, as files have them."""
REMARK: Final = "remark"
"""Kind of symbols that say nothing of the hands: punctuation, the version, mime."""


class NotationError(ImportingError):
    """A notation could not be read; the message names the first symbol that does not fit."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """One symbol.

    Attributes:
        name: in SiGML: hamfist.
        character: in Unicode's private use area, or an ASCII sign.
        kind: where in a notation it stands, such as `handshape` or `move`.
        value: the word of gestural SiGML for it; empty where it has none.
    """

    name: str
    character: str
    kind: str
    value: str


@cache
def symbols() -> Mapping[str, Symbol]:
    """Return all symbols by their names, in the order of their characters."""
    with TABLE.open(encoding="utf-8", newline="") as table:
        found = [
            Symbol(row["name"], chr(int(row["code_point"], 16)), row["kind"], row["value"])
            for row in csv.DictReader(table)
        ]
    return MappingProxyType({one.name: one for one in found})


@cache
def _by_character() -> Mapping[str, Symbol]:
    return {one.character: one for one in symbols().values()}


@cache
def _by_value() -> Mapping[tuple[str, str], str]:
    return {(one.kind, one.value): one.name for one in symbols().values()}


def find(name: str) -> Symbol:
    """Return the symbol of a name, or of another spelling of it; NotationError where there is none."""
    found = symbols().get(SAME.get(name, name))
    if found is None:
        words = phrase("{symbol} is no symbol of HamNoSys 4", symbol=excerpt(name))
        raise NotationError(words + did_you_mean(name, symbols()))
    return found


def name_of(kind: str, value: str = "") -> str:
    """Return the name of the symbol of a kind for a word of gestural SiGML; LookupError without one."""
    return _by_value()[kind, value]


def has_symbol(kind: str, value: str) -> bool:
    """Return whether a word of gestural SiGML has a symbol."""
    return (kind, value) in _by_value()


def values_of(kind: str) -> tuple[str, ...]:
    """Return the words of gestural SiGML for all symbols of a kind."""
    return tuple(one.value for one in symbols().values() if one.kind == kind)


def text_of(names: Iterable[str]) -> str:
    """Return symbols, by their names, as a line of text."""
    return "".join(find(name).character for name in names)


def names_in(text: str) -> tuple[str, ...]:
    """Return the names of the symbols in a text; spaces and line ends between them say nothing.

    Raises:
        NotationError: a character is no symbol.
    """
    found = []
    for place, character in enumerate(text):
        if character.isspace():
            continue
        symbol = _by_character().get(character)
        if symbol is None:
            words = phrase(
                "character {place}, {character!r} (U+{code:04X}), is no symbol of HamNoSys 4",
                place=place + 1, character=character, code=ord(character),
            )  # fmt: skip
            raise NotationError(words)
        found.append(symbol.name)
    return tuple(found)
