"""The dictionary of pronunciations: CMUdict's words, packed, loaded when the first one is asked for."""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent / "data" / "words.bin"

VOWELS: Final = (
    "AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW"
)  # fmt: skip
CONSONANTS: Final = (
    "B", "CH", "D", "DH", "F", "G", "HH", "JH", "K", "L", "M", "N", "NG", "P", "R", "S", "SH", "T", "TH",
    "V", "W", "Y", "Z", "ZH",
)  # fmt: skip
SOUNDS: Final = (*CONSONANTS, *(f"{vowel}{stress}" for vowel in VOWELS for stress in "012"))
"""Phonemes of ARPABET, vowels with their stress: 1 is the main one."""

_FIRST: Final = 33
"""Code of the first character that stands for a sound; those of shared letters follow those of sounds."""
_CODES: Final = {sound: chr(_FIRST + place) for place, sound in enumerate(SOUNDS)}
_SOUND_OF: Final = {code: sound for sound, code in _CODES.items()}
_SHARED: Final = ord("a")


def pronounced(word: str) -> tuple[str, ...]:
    """Return the sounds of a word in small letters; none where the dictionary does not have it."""
    return tuple(_SOUND_OF[code] for code in _dictionary().get(word, ""))


def packed(entries: Mapping[str, Iterable[str]]) -> bytes:
    """Pack words and their sounds: each word says how many letters it shares with the one before it."""
    lines, before = [], ""
    for word in sorted(entries):
        shared = next(
            (place for place, pair in enumerate(zip(word, before, strict=False)) if pair[0] != pair[1]),
            min(len(word), len(before)),
        )
        codes = "".join(_CODES[sound] for sound in entries[word])
        lines.append(f"{chr(_SHARED + min(shared, 25))}{word[min(shared, 25) :]} {codes}")
        before = word
    return zlib.compress("\n".join(lines).encode("ascii"), 9)


def unpacked(data: bytes) -> Iterator[tuple[str, str]]:
    """Yield words and the codes of their sounds."""
    word = ""
    for line in zlib.decompress(data).decode("ascii").split("\n"):
        rest, _, codes = line[1:].partition(" ")
        word = word[: ord(line[0]) - _SHARED] + rest
        yield word, codes


@cache
def _dictionary() -> Mapping[str, str]:
    return dict(unpacked(WORDS.read_bytes()))
