import pytest

from signer.words.numbers import as_degrees, in_degrees, millimetres, signed


@pytest.mark.parametrize(
    ("length_m", "words"), [(0.0, "0.00 mm"), (0.001234, "1.23 mm"), (0.012, "12 mm"), (0.00999, "9.99 mm")]
)
def test_small_lengths_have_decimals(length_m: float, words: str) -> None:
    assert millimetres(length_m) == words


def test_degrees_have_a_true_minus_sign_and_zero_has_none() -> None:
    assert [as_degrees(angle) for angle in (0.8901, -0.2, -0.001)] == ["51°", "\N{MINUS SIGN}11°", "0°"]
    assert [in_degrees(angle) for angle in (90.0, -20.0, -0.2)] == ["90°", "\N{MINUS SIGN}20°", "0°"]


def test_a_number_has_as_many_decimals_as_were_asked_for() -> None:
    assert [signed(value, 1) for value in (2.0, -1.26, -0.04)] == ["2.0", "\N{MINUS SIGN}1.3", "0.0"]
