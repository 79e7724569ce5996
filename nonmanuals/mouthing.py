"""Mouthing: an English word made into sounds, and these into shapes of the mouth in their time."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from handshapes.search import did_you_mean
from handshapes.table import Row, read_table
from nonmanuals.letters import guessed
from nonmanuals.reading import read_weights
from nonmanuals.signal import Reading, Values
from nonmanuals.words import CONSONANTS, VOWELS, pronounced

DATA: Final = Path(__file__).parent / "data"
PHONEMES: Final = (*CONSONANTS, *VOWELS)
"""The 39 phonemes of ARPABET, without stress."""

DIPHTHONGS: Final = frozenset({"AW", "AY", "EY", "OW", "OY"})
"""Vowels whose shapes follow each other; those of others are mixed."""
MOST_A_SECOND: Final = 14.0
"""More sounds a second are told: eight are done with ease."""
_COLUMNS: Final = (
    "phoneme", "viseme", "shapes", "duration_rel", "lips", "jaw", "tongue", "must_reach", "anticipate_ms",
    "carry_ms", "confidence",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Phonemes:
    """Sounds of a word.

    Attributes:
        sounds: in ARPABET, vowels with their stress.
        is_guessed: no dictionary has the word; somebody should look at it.
    """

    sounds: tuple[str, ...]
    is_guessed: bool


@dataclass(frozen=True, slots=True)
class Mouth:
    """A shape of the mouth for a stretch of time, and how it gives way to its neighbours.

    Attributes:
        phoneme: for which it stands, without stress.
        weights: of face shapes.
        length: share of the time, beside those of the others.
        lips, jaw, tongue: dominance of each group of shapes, 0 to 1.
        must_reach: it is seen whole, as lips that meet.
        anticipate_s, carry_s: how long before its stretch it begins to show, and after it fades.
    """

    phoneme: str
    weights: Values
    length: float
    lips: float
    jaw: float
    tongue: float
    must_reach: bool
    anticipate_s: float
    carry_s: float


def phonemes(word: str, reading: Reading = "whole") -> Phonemes:
    """Return the sounds of an English word, or of several; `first` only of its stressed beginning.

    The first reading goes up to the stressed vowel and adds the consonant that closes the word: FINISH
    becomes F I SH.
    """
    found: list[str] = []
    is_guessed = False
    for one in re.findall(r"[a-z]+(?:'[a-z]+)*'?", word.casefold()):
        sounds = pronounced(one)
        is_guessed |= not sounds
        found += sounds or guessed(one)
    return Phonemes(_first(found) if reading == "first" else tuple(found), is_guessed)


def visemes(sounds: Sequence[str] | Sequence[tuple[str, float]]) -> tuple[Mouth, ...]:
    """Return the shapes of the mouth for sounds, or for pairs of a sound and its own share of the time.

    Raises:
        LookupError: a sound that is no phoneme.
    """
    pairs = [(one, None) if isinstance(one, str) else one for one in sounds]
    names = [name.rstrip("012") for name, _ in pairs]
    table = _table()
    found: list[Mouth] = []
    for place, (name, (_, share)) in enumerate(zip(names, pairs, strict=True)):
        if name not in table:
            raise LookupError(f"there is no phoneme {name!r}{did_you_mean(name, table)}")
        mouths = table[name]
        following = next((one for one in names[place + 1 :] if one in VOWELS), None)
        if name == "HH" and following is not None:  # it takes the shape of the vowel that follows
            mouths = tuple(replace(one, weights=table[following][0].weights) for one in mouths)
        if share is not None:
            whole = sum(one.length for one in mouths)
            mouths = tuple(replace(one, length=share * one.length / whole) for one in mouths)
        found += mouths
    return tuple(found)


def viseme_weights(viseme: str) -> Values:
    """Return the weights of face shapes of a shape of the mouth. LookupError for one that there is not."""
    shapes = _shapes()
    if viseme not in shapes:
        raise LookupError(f"there is no viseme {viseme!r}{did_you_mean(viseme, shapes)}")
    return shapes[viseme]


def phoneme_problem(sound: str) -> str:
    """Return what is wrong with the name of a phoneme; empty when nothing is."""
    name = sound.rstrip("012")
    return "" if name in PHONEMES else f"there is no phoneme {sound!r}{did_you_mean(name, PHONEMES)}"


def _first(sounds: Sequence[str]) -> tuple[str, ...]:
    stressed = next((place for place, one in enumerate(sounds) if one.endswith("1")), None)
    if stressed is None:
        return tuple(sounds)
    rest = list(sounds[stressed + 1 :])
    closing = rest[-1:] if rest and rest[-1] in CONSONANTS else [one for one in rest if one in CONSONANTS][:1]
    return (*sounds[: stressed + 1], *closing)


@cache
def _table() -> Mapping[str, tuple[Mouth, ...]]:
    """By phoneme its shapes: one, or one after the other."""
    return {row["phoneme"]: tuple(_mouths(row, _shapes())) for row in _rows() if row["phoneme"] != "shape"}


@cache
def _shapes() -> Mapping[str, Values]:
    """Weights of face shapes by viseme."""
    return {row["viseme"]: read_weights(row, row["shapes"]) for row in _rows() if row["phoneme"] == "shape"}


def _rows() -> Iterator[Row]:
    return read_table(DATA / "visemes.csv", _COLUMNS, key=("phoneme", "viseme"))


def _mouths(row: Row, shapes: Mapping[str, Values]) -> list[Mouth]:
    """Read the shapes of a phoneme: `aa`, or `aa 0.7 E 0.3`, mixed or, of a diphthong, in sequence."""
    words = row["viseme"].split()
    parts = (
        {words[0]: 1.0} if len(words) == 1 else dict(zip(words[::2], map(float, words[1::2]), strict=True))
    )
    for name in parts:
        if name not in shapes:
            raise row.wrong(f"viseme is {name!r}, which is no shape{did_you_mean(name, shapes)}")
    plain = Mouth(
        row["phoneme"],
        (),
        row.number_in("duration_rel", 0.1, 3.0),
        row.number_in("lips", 0.0, 1.0),
        row.number_in("jaw", 0.0, 1.0),
        row.number_in("tongue", 0.0, 1.0),
        row.one_of("must_reach", ("yes", "no")) == "yes",
        row.number_in("anticipate_ms", 0.0, 500.0) / 1000,
        row.number_in("carry_ms", 0.0, 500.0) / 1000,
    )
    if row["phoneme"] in DIPHTHONGS:
        return [
            replace(plain, weights=shapes[name], length=plain.length * share) for name, share in parts.items()
        ]
    mixed: dict[str, float] = {}
    for name, share in parts.items():
        for shape, weight in shapes[name]:
            mixed[shape] = mixed.get(shape, 0.0) + share * weight
    return [replace(plain, weights=tuple(sorted(mixed.items())))]
