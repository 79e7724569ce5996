"""Look up letters and numbers, each with its variants."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from fingerspelling.form import Form, Letter, Numeral, form_of
from handshapes import catalogue as shapes
from handshapes.handshape import Confidence
from handshapes.joints import RANGES
from handshapes.table import CONFIDENCES, Row, read_table

DATA: Final = Path(__file__).parent / "data"
USUAL: Final = "usual"
PATHS: Final = ("", "j", "z")
MOST_TIMES: Final = 4


def letters() -> tuple[Letter, ...]:
    """All letters and their variants, in the order of the alphabet."""
    return tuple(_letters().values())


def find_letter(letter: str, variant: str = USUAL) -> Letter:
    """Return a letter; LookupError for a character or a variant that there is not."""
    found = _letters().get((letter.casefold(), variant))
    if found is None:
        known = variants_of(letter)
        if not known:
            raise LookupError(f"{letter!r} is not spelled: letters a to z and digits are")
        raise LookupError(f"{letter!r} has no variant {variant!r}; it has {', '.join(known)}")
    return found


def variants_of(letter: str) -> tuple[str, ...]:
    """Return the variants of a letter, the usual one first; none of a character that is not spelled."""
    return tuple(variant for own, variant in _letters() if own == letter.casefold())


@cache
def practice_words() -> tuple[str, ...]:
    """Return words to practise reading on: names, towns, and things that are often spelled."""
    return tuple((DATA / "words.txt").read_text(encoding="utf-8").split())


def numerals() -> tuple[Numeral, ...]:
    """All numbers that are formed by themselves, and their variants, from zero up."""
    return tuple(_numerals().values())


def has_numeral(number: int) -> bool:
    """Return whether a number is formed by itself, and not from its digits."""
    return (number, USUAL) in _numerals()


def find_numeral(number: int, variant: str = USUAL) -> Numeral:
    """Return a number that is formed by itself; LookupError for one, or a variant, that there is not."""
    found = _numerals().get((number, variant))
    if found is None:
        known = ", ".join(numeral_variants(number)) or "none"
        raise LookupError(f"{number} has no form {variant!r}; its forms: {known}")
    return found


def numeral_variants(number: int) -> tuple[str, ...]:
    """Return the variants of a number that is formed by itself, the usual one first."""
    return tuple(variant for own, variant in _numerals() if own == number)


@cache
def _letters() -> Mapping[tuple[str, str], Letter]:
    columns = ("letter", "variant", "handshape", "palm", "fingers", "path", "least_hold_ms", "notes")
    found = {}
    for row in read_table(
        DATA / "letters.csv", (*columns, "source", "confidence"), key=("letter", "variant")
    ):
        form = _form(row, f"{row['handshape']} {row['palm']} {row['fingers']}")
        found[row["letter"], row["variant"]] = Letter(
            row["letter"], row["variant"], form, row.one_of("path", PATHS),
            row.number_in("least_hold_ms", 0.0, 500.0) / 1000.0,
            row["notes"], row["source"], _confidence(row),
        )  # fmt: skip
    return found


@cache
def _numerals() -> Mapping[tuple[int, str], Numeral]:
    columns = ("number", "variant", "forms", "times", "notes", "source", "confidence")
    found = {}
    for row in read_table(DATA / "numbers.csv", columns, key=("number", "variant")):
        number = int(row.number_in("number", 0.0, 99.0))
        forms = tuple(_form(row, text) for text in row["forms"].split(">"))
        times = int(row.number_in("times", 1.0, MOST_TIMES))
        found[number, row["variant"]] = Numeral(
            number, row["variant"], forms, times, row["notes"], row["source"], _confidence(row)
        )
    return found


def _form(row: Row, text: str) -> Form:
    try:
        form = form_of(text)
        shapes.find(form.handshape)
    except (KeyError, LookupError, ValueError) as error:
        raise row.wrong(f"{text.strip()!r} is no form: {error}") from None
    for name, angle in form.joints:
        if name not in RANGES:
            raise row.wrong(f"a hand has no joint {name!r}")
        low, high = RANGES[name]
        if not low <= angle <= high:
            raise row.wrong(f"{name} does not bend so far")
    return form


def _confidence(row: Row) -> Confidence:
    return cast(Confidence, row.one_of("confidence", CONFIDENCES))
