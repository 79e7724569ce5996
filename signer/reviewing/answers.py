"""Answers of reviewers: read from their files, and written into the signs that they are about."""

import hashlib
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from signer.document.sign import Sign, SignConfidence
from signer.errors import SignFileError
from signer.files import disk, json_text
from signer.files.form import Form, Name
from signer.files.kinds import REVIEW
from signer.files.mistakes import fitted, in_file_order
from signer.files.versions import told_lines, version_of
from signer.files.writing import sign_bytes
from signer.phrases import counted
from signer.printable import printable

Verdict: TypeAlias = Literal["right", "odd", "wrong"]
MOST_LIVES: Final = 6
"""Ways of moving that are compared on a page at most: more have no room beside each other."""
CONFIDENCE: Final[dict[Verdict, SignConfidence]] = {"right": "H", "odd": "M", "wrong": "L"}
"""Confidence of a sign by what its last reviewer says of it."""
UNREVIEWED: Final = "No signer has reviewed this yet."
"""Sentence in the notes of library signs that the first answer replaces."""


class AnswerForm(Form):
    """One reviewer's answer about one sign."""

    sign: Name = Field(description="name of the sign's file, without folder and ending")
    digest: str = Field("", max_length=64, description="of what was looked at, as the page had it")
    verdict: Verdict
    notes: str = Field("", max_length=4000)
    reviewer: str = Field("", max_length=200)
    background: str = Field("", max_length=200, description="how the reviewer comes to the language")
    date: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class ChoiceForm(Form):
    """Choice of the life, among several of one sign, that is most as people sign."""

    sign: Name = Field(description="name of the sign's file, without folder and ending")
    digest: str = Field("", max_length=64, description="of what was looked at, as the page had it")
    lives: list[Annotated[float, Field(ge=0.0, le=1.0)]] = Field(
        min_length=2, max_length=MOST_LIVES, description="in the order in which they were shown"
    )
    chosen: int = Field(ge=-1, description="place of the chosen one among them; -1 for no difference")
    notes: str = Field("", max_length=4000)
    reviewer: str = Field("", max_length=200)
    background: str = Field("", max_length=200, description="how the reviewer comes to the language")
    date: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class AnswersForm(Form):
    """A file of answers, as the pages of a review kit save it."""

    format: Literal["asl-review"]
    version: list[Annotated[int, Field(ge=0)]] = Field(min_length=2, max_length=2, description="major, minor")
    answers: list[AnswerForm] = Field(max_length=json_text.MAX_ITEMS)
    choices: list[ChoiceForm] = Field([], max_length=json_text.MAX_ITEMS)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the files that the pages of a review kit save."""
    published = AnswersForm.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = "ASL review file"
    published["properties"]["version"]["const"] = list(REVIEW.version)
    return published


class Answer(NamedTuple):
    """One reviewer's answer about one sign.

    Attributes:
        sign: name of the sign's file, without folder and ending.
        digest: `digest_of` the sign that was looked at; empty where it is not known.
    """

    sign: str
    digest: str
    verdict: Verdict
    notes: str
    reviewer: str
    background: str
    date: date


class Choice(NamedTuple):
    """Life that a reviewer chose among those of one sign; None where no difference was seen."""

    sign: str
    reviewer: str
    lives: frozenset[float]
    life: float | None
    date: date


class Review(NamedTuple):
    """Content of a file of a review kit: verdicts on signs, and choices among lives."""

    answers: list[Answer]
    choices: list[Choice]


def read_review(path: Path) -> Review:
    """Return what a file says; SignFileError, with every mistake in it, when it cannot be read."""
    name = str(path)
    fields, problems = json_text.parse(disk.content_of(path, REVIEW.word), name, REVIEW.word)
    version = version_of(fields, name, REVIEW)
    form, mistakes = fitted(fields, AnswersForm, newer=version > REVIEW.version)
    problems += mistakes
    if form is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, fields), version, REVIEW.version))
    return Review(
        [_answer(each, name) for each in form.answers], [_choice(each, name) for each in form.choices]
    )


def _answer(form: AnswerForm, name: str) -> Answer:
    notes, day = " ".join(form.notes.split()), _day(form.date, name)
    return Answer(form.sign, form.digest, form.verdict, notes, form.reviewer, form.background, day)


def _choice(form: ChoiceForm, name: str) -> Choice:
    if form.chosen >= len(form.lives):
        words = (
            f"chosen {form.chosen}: there are {len(form.lives)} lives, counted from 0; -1 is no difference"
        )
        raise SignFileError(name, [words])
    life = None if form.chosen < 0 else form.lives[form.chosen]
    return Choice(form.sign, form.reviewer, frozenset(form.lives), life, _day(form.date, name))


def _day(text: str, name: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise SignFileError(name, [f"date {printable(text)}: no such day; write YYYY-MM-DD"]) from None


def count_choices(choices: list[Choice]) -> list[str]:
    """Return in lines how often each life was chosen where it was shown, the last choice of each reviewer."""
    kept: dict[tuple[str, str], Choice] = {}
    for choice in sorted(choices, key=lambda one: one.date):
        kept[choice.sign, choice.reviewer] = choice
    found = list(kept.values())
    lines = []
    for life in sorted({life for one in found for life in one.lives}):
        shown = [one for one in found if life in one.lives]
        times = counted(sum(one.life == life for one in shown), "time")
        lines.append(f"life {life:g}: chosen {times} of {len(shown)}")
    same, reviewers = sum(one.life is None for one in found), len({one.reviewer for one in found})
    lines.append(f"no difference: {counted(same, 'time')} of {len(found)}")
    return [*lines, f"{counted(len({one.sign for one in found}), 'sign')}, {counted(reviewers, 'reviewer')}"]


def latest(answers: list[Answer]) -> list[Answer]:
    """Return one answer for each sign and reviewer: the one of the latest day, the last one of that day."""
    kept: dict[tuple[str, str], Answer] = {}
    for answer in answers:
        before = kept.get((answer.sign, answer.reviewer))
        if before is None or answer.date >= before.date:
            kept[answer.sign, answer.reviewer] = answer
    return sorted(kept.values(), key=lambda answer: (answer.sign, answer.date, answer.reviewer))


def digest_of(sign: Sign) -> str:
    """Return the SHA-256 of what a sign shows: its file without notes and confidence, which reviews set."""
    return hashlib.sha256(sign_bytes(replace(sign, notes="", confidence=""))).hexdigest()


def note_of(answer: Answer, *, is_current: bool) -> str:
    """Return the line that an answer adds to a sign's notes."""
    who = printable(answer.reviewer) or "a reviewer"
    who += f" ({printable(answer.background)})" if answer.background else ""
    older = "" if is_current else ", of an older form"
    said = f" {printable(answer.notes)}" if answer.notes else ""
    return f"Reviewed on {answer.date.isoformat()} by {who}{older}: {answer.verdict}.{said}"


def reviewed(sign: Sign, answer: Answer, *, is_current: bool) -> Sign:
    """Return the sign with an answer in its notes and confidence; the same one where it has it already.

    Args:
        sign: the sign that the answer is about.
        answer: what the reviewer says.
        is_current: whether the reviewer saw the sign as it is now.
    """
    line = note_of(answer, is_current=is_current)
    if line in sign.notes.splitlines():
        return sign
    before = sign.notes.replace(UNREVIEWED, "").strip()
    return replace(sign, notes=f"{before}\n{line}" if before else line, confidence=CONFIDENCE[answer.verdict])
