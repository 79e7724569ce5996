"""Numbers from 0 to 999 as signs of one hand, from the table of those that are formed by themselves."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.plain_types import Vector
from fingerspelling.catalogue import USUAL, find_numeral, has_numeral, numeral_variants
from fingerspelling.form import Form, direction
from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.utterance import LARGEST_NUMBER, Number
from signer.sequencing.letter_keys import placed_key
from signer.sequencing.part import hand_sign
from signer.sequencing.spelling import RHYTHM

PLAIN: Final = "two digits"
"""Variant of a number that is rocked: its digits one after the other."""
_OUT: Final[Vector] = (0.0, 0.0, 1.0)


class _Counting(NamedTuple):
    """Ways of a hand from form to form of a number, by eye.

    Attributes:
        hold_s: hold of a form, s; the last one has that of a spelled word's last letter.
        beat_s: hold before a quick form, s: a frame.
        way_s, quick_s: time from form to form, and to a stamp or a repetition, s.
        step_m: from digit to digit the hand goes so far to the signing side, m.
        stamp_m: way down of a stamp, m.
        chin_m: where ages begin, before the chin, m from the usual place of the hand.
    """

    hold_s: float
    beat_s: float
    way_s: float
    quick_s: float
    step_m: float
    stamp_m: float
    chin_m: Vector


_COUNTING: Final = _Counting(
    hold_s=0.16, beat_s=0.03, way_s=0.22, quick_s=0.13, step_m=0.05, stamp_m=0.03, chin_m=(0.12, 0.16, -0.12)
)


def number_variants(value: int) -> tuple[str, ...]:
    """Return the accepted forms of a number, the usual one first."""
    if has_numeral(value):
        return numeral_variants(value)
    return (USUAL, PLAIN) if _is_rocked(value) else (USUAL,)


def _is_rocked(value: int) -> bool:
    """Return whether the hand rocks to the side of the other digit, as both touch the thumb: 6 to 9 do."""
    tens, ones = divmod(value, 10)
    return tens != ones and all(5 < digit < 10 for digit in (tens, ones))


@per_character(maxsize=256)
def number_sign(character: Character, content: Number) -> Sign:
    """Return a number as a sign.

    Raises:
        ValueError: not from 0 to 999.
        LookupError: a variant that the number does not have.
    """
    if not 0 <= content.value <= LARGEST_NUMBER:
        raise ValueError(f"{content.value} is no number from 0 to {LARGEST_NUMBER}")
    forms = list(_forms(content))
    keys, time_s = [], 0.0
    for index, (form, way_s) in enumerate(forms):
        is_last = index + 1 == len(forms)
        is_quick = not is_last and forms[index + 1][1] <= _COUNTING.quick_s
        hold_s = RHYTHM.least_last_s if is_last else _COUNTING.beat_s if is_quick else _COUNTING.hold_s
        time_s = stored(time_s + (way_s if index else 0.0))
        keys.append(placed_key(character, f"k{index + 1}", form, time_s, hold_s))
        time_s = keys[-1].end_s
    return hand_sign(keys, str(content.value))


def _forms(content: Number) -> Iterator[tuple[Form, float]]:
    """Yield the forms of a number, and how long the hand takes to each from the one before, s."""
    variants = number_variants(content.value)
    if content.variant and content.variant not in variants:
        raise LookupError(
            f"{content.value} has no form {content.variant!r}; its forms: {', '.join(variants)}"
        )
    found = list(_counted(content.value, content.variant or USUAL, alone=True))
    faces_in = content.use == "count"
    if content.value <= 9:
        found = [(form if faces_in else _facing_out(form), way_s) for form, way_s in found]
    if content.use == "ordinal" and content.value <= 9:
        form, way_s = found[-1]
        found.append((replace(_facing_out(form), palm=direction("i+l")), _COUNTING.quick_s * 1.5))
    if content.use == "age":
        form, way_s = found[0]
        x, y, z = (one + more for one, more in zip(form.aside_m, _COUNTING.chin_m, strict=True))
        found.insert(0, (replace(form, aside_m=(x, y, z)), way_s))
    yield from found


def _counted(value: int, variant: str, *, alone: bool) -> Iterator[tuple[Form, float]]:
    if value >= 100:
        yield from _hundreds(value)
    elif has_numeral(value):
        numeral = find_numeral(value, variant)
        forms = numeral.forms * numeral.times
        for index, form in enumerate(forms):
            is_quick = numeral.times > 1 and index > 0
            way_s = _COUNTING.quick_s if is_quick else _COUNTING.way_s
            yield (form if alone or value > 5 else _facing_out(form)), way_s
    else:
        yield from _two_digits(value, variant)


def _hundreds(value: int) -> Iterator[tuple[Form, float]]:
    hundreds, rest = divmod(value, 100)
    yield _digit(hundreds), _COUNTING.way_s
    yield Form("c", direction("l"), direction("u")), _COUNTING.way_s
    if rest:
        for index, (form, way_s) in enumerate(_counted(rest, USUAL, alone=False)):
            x, y, z = form.aside_m
            yield replace(form, aside_m=(x - _COUNTING.step_m, y, z)), way_s if index else _COUNTING.way_s


def _two_digits(value: int, variant: str) -> Iterator[tuple[Form, float]]:
    tens, ones = divmod(value, 10)
    first, second = _digit(tens), _digit(ones)
    if tens == ones:  # the same shape, stamped twice
        for x in (0.0, -_COUNTING.step_m):
            form = replace(first, palm=direction("d"), fingers=direction("o"))
            yield replace(form, aside_m=(x, _COUNTING.stamp_m, 0.0)), _COUNTING.way_s
            yield replace(form, aside_m=(x, 0.0, 0.02)), _COUNTING.quick_s
        return
    if variant == USUAL and _is_rocked(value):
        tilts = (direction("u+u+r"), direction("u+u+l"))
        for form, fingers in zip((first, second), tilts if tens < ones else tilts[::-1], strict=True):
            yield replace(form, fingers=fingers), _COUNTING.way_s
        return
    yield first, _COUNTING.way_s
    yield replace(second, aside_m=(-_COUNTING.step_m, 0.0, 0.0)), _COUNTING.way_s


def _digit(digit: int) -> Form:
    return _facing_out(find_numeral(digit).forms[0])


def _facing_out(form: Form) -> Form:
    return replace(form, palm=_OUT) if float(np.dot(form.palm, _OUT)) < 0.0 else form
