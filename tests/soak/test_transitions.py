"""A few of the transitions that `dev.py soak transitions` joins."""

from tests.soak import transitions


def test_signs_of_the_library_are_joined_slowly_enough_and_free_of_the_body() -> None:
    found = transitions.Found()
    for pair in (("MY", "NAME"), ("MOTHER", "SIT")):
        transitions.look_at(*pair, found)
    assert found.broken == found.through == []
    assert found.count == 2
    assert len(list(transitions.pairs(10, seed=1))) == 10
