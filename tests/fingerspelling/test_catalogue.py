"""Tables of letters and numbers: complete, with sources, and what is asked for is found or refused in words."""

from math import hypot

import pytest

from fingerspelling.catalogue import (
    USUAL,
    find_letter,
    find_numeral,
    has_numeral,
    letters,
    numeral_variants,
    numerals,
    variants_of,
)
from fingerspelling.form import direction, form_of


def test_every_letter_and_every_number_up_to_thirty_is_there() -> None:
    assert {one.letter for one in letters() if one.variant == USUAL} == set("abcdefghijklmnopqrstuvwxyz")
    assert all(has_numeral(number) for number in (*range(31), 40, 50, 60, 70, 80, 90))
    assert (len(letters()), len(numerals())) == (32, 48)
    for one in (*letters(), *numerals()):
        assert one.source
        assert one.confidence in ("H", "M", "L")


def test_palms_do_not_face_along_the_fingers() -> None:
    forms = [one.form for one in letters()] + [form for one in numerals() for form in one.forms]
    for form in forms:
        assert hypot(*form.palm) == pytest.approx(1.0)
        along = sum(a * b for a, b in zip(form.palm, form.fingers, strict=True))
        assert abs(along) < 0.75


def test_variants_are_found_and_others_refused() -> None:
    assert find_letter("E", "open").form.handshape == "open_e"
    assert variants_of("e") == (USUAL, "open")
    assert numeral_variants(16) == (USUAL, "10 + 6")
    assert find_numeral(16, "10 + 6").forms[0].handshape == "10"
    with pytest.raises(LookupError, match="'ß' is not spelled"):
        find_letter("ß")
    with pytest.raises(LookupError, match="31 has no form 'usual'; its forms: none"):
        find_numeral(31)


def test_forms_are_spelled_in_a_cell() -> None:
    form = form_of("l o+l u thumb_ip_flex=60 @-50/0/10")
    assert form.handshape == "l"
    assert form.aside_m == (-0.05, 0.0, 0.01)
    assert dict(form.joints)["thumb_ip_flex"] == pytest.approx(1.0472, abs=1e-4)
    assert direction("o+l") == pytest.approx((0.7071, 0.0, 0.7071), abs=1e-4)
    with pytest.raises(KeyError):
        direction("x")
