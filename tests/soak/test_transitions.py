"""A few of the transitions that `dev.py soak transitions` joins."""

from pathlib import Path

import pytest

from tests.soak import transitions


def test_signs_of_the_library_are_joined_slowly_enough_and_free_of_the_body() -> None:
    found = transitions.Found(
        [transitions.look_at(*pair) for pair in (("THANK-YOU", "MOTHER"), ("THANK-YOU", "TASTE"))]
    )
    assert found.broken == found.through == []
    assert [row.pair for row in found.rows] == ["THANK-YOU-MOTHER", "THANK-YOU-TASTE"]
    assert found.told().startswith("2 transitions")
    assert len(list(transitions.pairs(10, seed=1))) == 10


def test_what_was_looked_at_is_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def looked(one: str, other: str) -> transitions.Row:
        asked.append(f"{one}-{other}")
        return transitions.Row(asked[-1], 0.25, 1, 0.5, 1.5, 2.5, "right palm in head, deep", "too quick")

    monkeypatch.setattr(transitions, "look_at", looked)
    path = tmp_path / "pairs.csv"
    first, again = transitions.go_on(path, 2), transitions.go_on(path, 3)
    assert again.rows[:2] == first.rows
    shares = [transitions.go_on(tmp_path / f"{number}.csv", 4, slice(number, None, 2)) for number in (0, 1)]
    assert {row.pair for row in shares[0].rows} & {row.pair for row in again.rows} != set()
    assert {row.pair for one in shares for row in one.rows} - {row.pair for row in again.rows} != set()
    assert len(again.rows) == 5
    assert len(asked) == 5 + 8
    assert len(set(asked)) == 8
    assert transitions.go_on(path, 0).told() == again.told()
