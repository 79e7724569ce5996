"""Moments of a sign by itself and in its sentence: there and back is where one was, in order all the way."""

from hypothesis import given
from hypothesis import strategies as st

from signer.document.utterance_times import Moments, carried
from tests.strategies import over


@st.composite
def moments(draw: st.DrawFn) -> Moments:
    steps = draw(st.lists(st.tuples(*2 * [st.floats(0.01, 2.0)]), min_size=1, max_size=6))
    here = there = 0.0
    found = []
    for one, other in steps:
        here, there = here + one, there + other
        found.append((here, there))
    return tuple(found)


@over(20)
@given(moments(), st.floats(0.0, 15.0), st.floats(0.0, 5.0))
def test_a_moment_comes_back_to_itself_and_later_is_later(
    pairs: Moments, time_s: float, more_s: float
) -> None:
    there = carried(pairs, time_s)
    assert abs(carried(pairs, there, back=True) - time_s) < 1e-6
    assert carried(pairs, time_s + more_s) >= there - 1e-9
    for here, becomes in pairs:
        assert abs(carried(pairs, here) - becomes) < 1e-9
