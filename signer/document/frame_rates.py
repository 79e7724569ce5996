"""Frames a second: whole numbers, and broken ones held exactly, such as 30000/1001, called 29.97."""

import re
from fractions import Fraction
from typing import Final, TypeAlias

Rate: TypeAlias = int | Fraction
"""Rate of a sign: a whole number, or a fraction in lowest terms that is none."""
FrameRate: TypeAlias = float | Fraction
"""Any number of frames a second."""

LEAST: Final = 1
MOST: Final = 1000
MOST_DENOMINATOR: Final = 100_000
"""Finer rates would not be told from each other in ten minutes."""
OF_FILMS: Final = tuple(Fraction(1000 * whole, 1001) for whole in (24, 30, 48, 60, 72, 90, 120, 240))
"""Rates written as decimals and meant as fractions: colour television (SMPTE 12M) runs so much slower."""
USUAL: Final[tuple[Rate, ...]] = (
    Fraction(24000, 1001), 24, 25, Fraction(30000, 1001), 30, 50, Fraction(60000, 1001), 60,
)  # fmt: skip
_TYPED: Final = re.compile(r"(\d{1,9})\s*/\s*(\d{1,9})|\d{1,9}(?:\.(\d{1,9}))?")


def whole_or_fraction(value: Fraction) -> Rate:
    """Return a rate as signs hold it: an int where it is whole."""
    return value.numerator if value.denominator == 1 else value


def exact(rate: FrameRate) -> FrameRate:
    """Return a rate as frames are counted by it: a fraction stays one, all else is a float."""
    return rate if isinstance(rate, Fraction) else float(rate)


def read(text: str) -> Rate | None:
    """Return the rate of a text such as 30, 29.97 or 30000/1001; None where it is no rate."""
    found = _TYPED.fullmatch(text.strip().replace(",", "."))
    if found is None or (found[2] is not None and not int(found[2])):
        return None
    value = Fraction(found[0].replace(" ", ""))
    if found[3] is not None and len(found[3]) > 1:
        of_film = (one for one in OF_FILMS if round(one, len(found[3])) == value)
        value = next(of_film, value)
    return whole_or_fraction(value) if value.denominator <= MOST_DENOMINATOR else None


def spelled(rate: FrameRate) -> str:
    """Spell a rate as people do, so that reading it gives the same one: 30, 29.97, 25/3."""
    if not isinstance(rate, Fraction):
        return f"{rate:g}"
    decimal = f"{float(rate):.3f}".rstrip("0").rstrip(".")
    return decimal if read(decimal) == rate else f"{rate.numerator}/{rate.denominator}"


def ratio(rate: FrameRate) -> tuple[int, int] | None:
    """Return numerator and denominator of a broken rate; None of a whole one."""
    exact = Fraction(rate).limit_denominator(MOST_DENOMINATOR)
    return None if exact.denominator == 1 else (exact.numerator, exact.denominator)
