"""Sentences of the program that a file keeps in English, in the language of the window.

Why a field of a draft had to be guessed is written into its file as it reads in English. Shown again, it is
found among the English texts of the catalogue, by what stands about its values.
"""

import re
import struct
from collections.abc import Iterator
from functools import cache
from typing import Final

from signer.phrases import Phrase, phrase, plurals
from signer.studio.language import ENGLISH, FOLDER, PSEUDO, current, decimals, translated

BETWEEN: Final = "; "
"""Between sentences that were put together."""
DEEPEST: Final = 3
"""Values are texts with values themselves, and those are again; deeper goes none."""
LEAST_LETTERS: Final = 3
"""Letters outside its values that a text is known by: with two, words of a user are taken for it."""
OTHERS: Final = frozenset({"code", "table"})
"""Values that are letters of somebody's table, whatever the catalogue would say of them."""
_VALUE: Final = re.compile(r"\{(\w+)[^{}]*\}")
_ONE: Final = re.compile(r"1 (\w+)")
_MESSAGES, _END, _OBSOLETE, _SOURCE, _COMMENT = 0x69, 1, 5, 6, 8
"""Tags of Qt's catalogues: of the part with the messages, and of what belongs to one of them."""
_HEAD: Final = 16


def retold(words: str, depth: int = 0) -> str:
    """Return a text that the program wrote into a file in the language; other words stay as they are."""
    if isinstance(words, Phrase) or current() in (ENGLISH, PSEUDO):
        return translated(words)
    if not depth and BETWEEN in words:
        return BETWEEN.join(map(retold, words.split(BETWEEN)))
    if words in sources():
        return translated(phrase(words))
    if one := _ONE.fullmatch(words):
        counted = plurals(one[1])[1]
        return translated(Phrase(counted, {"number": 1}, 1)) if counted in sources() else words
    found = [(template, fits) for template in sources() if (fits := _fits(template, words))]
    if depth >= DEEPEST or not found:
        return decimals(words) if re.fullmatch(r"[\d.,]+", words) else words
    template, fits = max(found, key=lambda each: (len(_VALUE.sub("", each[0])), "number" in each[1]))
    number = int(fits["number"].replace(",", "")) if fits.get("number", "x").isdecimal() else None
    made = translated(Phrase(template, {}, number, english=template))
    told = {name: each if name in OTHERS else retold(each, depth + 1) for name, each in fits.items()}
    return _VALUE.sub(lambda value: told.get(value[1], value[0]), made)


def _fits(template: str, words: str) -> dict[str, str] | None:
    """Return the values that make a text of a template; None where none do."""
    parts = _VALUE.split(template)
    fixed, names = parts[::2], parts[1::2]
    letters = sum(map(str.isalpha, "".join(fixed)))
    if not names or letters < LEAST_LETTERS or not all(each in words for each in fixed):
        return None
    pattern = re.escape(fixed[0]) + "".join(f"(.+?){re.escape(each)}" for each in fixed[1:])
    match = re.fullmatch(pattern, words)
    return dict(zip(names, match.groups(), strict=True)) if match else None


@cache
def sources() -> dict[str, None]:
    """Return the English texts of the catalogue, but those of which the language has several meanings."""
    data, at = (FOLDER / f"{current()}.qm").read_bytes(), _HEAD
    while at < len(data):
        tag, size = struct.unpack_from(">BI", data, at)
        at += 5
        if tag == _MESSAGES:
            return dict.fromkeys(_sources(data[at : at + size]))
        at += size
    return {}


def _sources(data: bytes) -> Iterator[str]:
    """Yield the texts of the messages of a catalogue."""
    at, source, comment = 0, b"", b""
    while at < len(data):
        tag = data[at]
        at += 1
        if tag == _END:
            if not comment:
                yield source.decode()
            source, comment = b"", b""
        elif tag == _OBSOLETE:
            at += 4
        else:
            (size,) = struct.unpack_from(">I", data, at)
            part = b"" if size == 0xFFFFFFFF else data[at + 4 : at + 4 + size]
            source, comment = (part if tag == _SOURCE else source), (part if tag == _COMMENT else comment)
            at += 4 + len(part)
