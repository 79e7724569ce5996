"""Answers of reviewers, from their files into signs."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signer.document.sign import Sign
from signer.errors import SignFileError
from signer.files.sign_file import read_sign
from signer.files.writing import sign_bytes
from signer.reviewing.answers import (
    CONFIDENCE,
    UNREVIEWED,
    Answer,
    count_choices,
    digest_of,
    latest,
    read_review,
    reviewed,
)
from tests.strategies import over
from tests.strategies.signs import signs

ANSWER = {
    "sign": "HOME", "digest": "0" * 64, "verdict": "odd", "notes": "The\n thumb <b>sticks</b> out.",
    "reviewer": "A", "background": "Deaf", "date": "2026-11-22",
}  # fmt: skip


def file_of(folder: Path, *answers: dict[str, Any]) -> Path:
    path = folder / "answers.json"
    path.write_text(json.dumps({"format": "asl-review", "version": [1, 0], "answers": answers}))
    return path


def answer(**changes: Any) -> Answer:
    given_values = {**ANSWER, "date": date(2026, 11, 22), "notes": "", **changes}
    return Answer(**given_values)


def test_a_file_of_answers_is_read(tmp_path: Path) -> None:
    (found,) = read_review(file_of(tmp_path, ANSWER)).answers
    assert found == answer(notes="The thumb <b>sticks</b> out.")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"verdict": "maybe"}, "verdict"),
        ({"sign": ""}, "sign"),
        ({"date": "2026-13-40"}, "no such day"),
        ({"date": "yesterday"}, "date"),
        ({"mood": 1}, "mood"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_and_nothing_of_it_is_read(
    tmp_path: Path, changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(SignFileError, match=told):
        read_review(file_of(tmp_path, ANSWER, ANSWER | changes))


def test_another_file_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "x.sign"
    path.write_bytes(sign_bytes(Sign()))
    with pytest.raises(SignFileError, match="is it another file"):
        read_review(path)


@over(5)
@given(signs(), st.sampled_from(sorted(CONFIDENCE)), st.text(max_size=30), st.booleans())
def test_an_answer_is_written_once_and_changes_notes_and_confidence_alone(
    sign: Sign, verdict: Any, notes: str, is_current: bool
) -> None:
    one = answer(verdict=verdict, notes=" ".join(notes.split()))
    after = reviewed(sign, one, is_current=is_current)
    assert after.confidence == CONFIDENCE[verdict]
    assert len(after.notes) > len(sign.notes.replace(UNREVIEWED, "").strip())
    assert reviewed(after, one, is_current=is_current) is after
    assert digest_of(after) == digest_of(sign), "a second reviewer saw the same sign"
    assert read_sign(sign_bytes(after)).sign == after


def test_the_first_answer_takes_the_place_of_the_words_that_there_is_none() -> None:
    sign = Sign(notes=f"A hand. {UNREVIEWED}")
    after = reviewed(sign, answer(verdict="right"), is_current=True)
    assert after.notes == "A hand.\nReviewed on 2026-11-22 by A (Deaf): right."


def test_of_one_reviewer_the_latest_answer_counts() -> None:
    old, new = answer(verdict="wrong", date=date(2026, 1, 1)), answer(verdict="right")
    other = answer(reviewer="B")
    assert latest([new, old, other]) == [new, other]


CHOICE = {"sign": "HOME", "lives": [1.0, 0.0, 0.5], "chosen": 2, "reviewer": "A", "date": "2026-11-22"}


def choices_of(folder: Path, *choices: dict[str, Any]) -> list[str]:
    path = folder / "choices.json"
    path.write_text(
        json.dumps({"format": "asl-review", "version": [1, 1], "answers": [], "choices": choices})
    )
    return count_choices(read_review(path).choices)


def test_choices_are_counted_by_life_whatever_their_order_was(tmp_path: Path) -> None:
    told = choices_of(
        tmp_path,
        CHOICE,
        CHOICE | {"reviewer": "B", "lives": [0.5, 1.0, 0.0], "chosen": 0},
        CHOICE | {"reviewer": "C", "lives": [0.0, 1.0], "chosen": -1},
    )
    assert told == [
        "life 0: chosen 0 times of 3",
        "life 0.5: chosen 2 times of 2",
        "life 1: chosen 0 times of 3",
        "no difference: 1 time of 3",
        "1 sign, 3 reviewers",
    ]


def test_the_last_choice_of_a_reviewer_counts(tmp_path: Path) -> None:
    told = choices_of(tmp_path, CHOICE | {"date": "2026-11-23", "chosen": 0}, CHOICE)
    assert told[2] == "life 1: chosen 1 time of 1"


def test_a_choice_of_what_was_not_shown_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SignFileError, match="chosen 3: there are 3 lives, counted from 0"):
        choices_of(tmp_path, CHOICE | {"chosen": 3})
