"""Numbers as the window says them: with a true minus sign, and none before zero."""

from math import degrees
from typing import Final

from signer.phrases import Phrase, joined, phrase

MINUS: Final = "\N{MINUS SIGN}"


def signed(value: float, digits: int = 0) -> Phrase:
    """A number with so many decimals."""
    shown = round(value, digits) + 0.0
    return phrase(f"{{minus}}{{size:.{digits}f}}", minus=MINUS if shown < 0 else "", size=abs(shown))


def in_degrees(angle_deg: float) -> str:
    """An angle in whole degrees."""
    return f"{signed(angle_deg)}°"


def as_degrees(angle_rad: float) -> str:
    """An angle of the model, in whole degrees."""
    return in_degrees(degrees(angle_rad))


def millimetres(length_m: float) -> Phrase:
    """A small length with two decimals, a large one without."""
    length_mm = 1000.0 * length_m
    return joined(" ", (signed(length_mm, 2 if length_mm < 9.995 else 0), "mm"))
