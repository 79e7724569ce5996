"""Letters and digits that a word is spelled with, in whatever Unicode form it is written."""

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from fingerspelling.catalogue import DATA, letters
from handshapes.search import APOSTROPHES
from handshapes.table import read_table

GAP: Final = " "
"""Stands between words that are spelled."""
_BETWEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Pd", "Pc"})
"""Unicode categories of what parts words: spaces, dashes, underscores."""
_SILENT: Final = frozenset({"Mn", "Me", "Cf", "Ps", "Pe", "Pi", "Pf"})
"""Unicode categories of what nobody spells: marks over a base letter, brackets, quotes, joiners."""
_UNSPELLED: Final = frozenset({*APOSTROPHES, *'.,;:!?"¡¿·'})


def spelled(word: str) -> Iterator[str]:
    """Yield the letters a to z, the digits and the gaps with which a word is spelled.

    A letter with marks is its base letter, others are spelled as the table of base letters says, and
    digits of any script are digits. `without_letter` names what is left out.
    """
    for character in unicodedata.normalize("NFC", word):
        yield from _spelled_of(character) or ""


def without_letter(word: str) -> tuple[str, ...]:
    """Return the characters of a word for which there is no letter, each once."""
    composed = unicodedata.normalize("NFC", word)
    return tuple(dict.fromkeys(one for one in composed if _spelled_of(one) is None))


def can_spell(word: str) -> bool:
    """Return whether there is something to spell in a word, and a letter for everything in it."""
    return not without_letter(word) and any(one != GAP for one in spelled(word))


@lru_cache(maxsize=4096)
def _spelled_of(character: str) -> str | None:
    """Return what a character is spelled with, which may be nothing; None where it has no letter."""
    if character in _UNSPELLED:
        return ""
    found, known = "", _base_letters()
    for one in unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", character).casefold()):
        category = unicodedata.category(one)
        if one in known:
            found += known[one]
        elif category == "Nd":
            found += str(unicodedata.decimal(one))
        elif category in _BETWEEN or one == "/":
            found += GAP
        elif category not in _SILENT and one not in _UNSPELLED:
            return None
    is_said = unicodedata.category(character)[0] in "LNS"  # a letter, a number, or a symbol such as an accent
    return None if is_said and not found.strip() else found


@cache
def _base_letters() -> Mapping[str, str]:
    table = read_table(DATA / "base_letters.csv", ("letter", "spelled", "source"), key=("letter",))
    return {row["letter"]: row["spelled"] for row in table} | {one.letter: one.letter for one in letters()}
