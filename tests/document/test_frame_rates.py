"""Frames a second: read from what people type, spelled so that it reads back, and exact."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from signer.document.frame_rates import OF_FILMS, USUAL, Rate, exact, ratio, read, spelled, whole_or_fraction
from tests.helpers.extent import each
from tests.strategies import over

RATES = st.fractions(min_value=1, max_value=1000, max_denominator=100_000).map(whole_or_fraction)


@over(40)
@given(RATES)
def test_a_spelled_rate_reads_back_exactly(rate: Rate) -> None:
    assert read(spelled(rate)) == rate
    assert isinstance(read(spelled(rate)), type(rate))
    assert ratio(float(rate)) == ratio(rate) == (None if isinstance(rate, int) else rate.as_integer_ratio())
    assert exact(rate) == rate


@each([
        ("30", 30), ("30.0", 30), ("29.97", Fraction(30000, 1001)), ("29,970", Fraction(30000, 1001)),
        (" 30000 / 1001 ", Fraction(30000, 1001)), ("23.976", Fraction(24000, 1001)),
        ("23.98", Fraction(24000, 1001)), ("59.94", Fraction(60000, 1001)), ("12.5", Fraction(25, 2)),
        ("29.9", Fraction(299, 10)), ("60/2", 30), ("0", 0),
    ],
)  # fmt: skip
def test_rates_of_films_are_what_they_are_called(typed: str, rate: Rate) -> None:
    assert read(typed) == rate


@each(["", "many", "-30", "30/0", "1e3", "nan", "30 fps", "1/999999999", "9" * 5000])
def test_what_is_no_rate_is_told(typed: str) -> None:
    assert read(typed) is None


def test_usual_rates_are_spelled_short() -> None:
    assert [spelled(rate) for rate in USUAL] == ["23.976", "24", "25", "29.97", "30", "50", "59.94", "60"]
    assert len({spelled(rate) for rate in OF_FILMS}) == len(OF_FILMS)
